"""Private answers go away when they have served, and nothing waits for that."""

from __future__ import annotations

import pytest

from bot.interactions import ephemeral
from tests.bot.message_text import Shown
from tests.bot.pillow_table import PillowNight
from tests.bot.simcord_bot import Evening

SHORT = 10.0
"""Seconds for which a sentence stays at least."""
LONG = 120.0
"""Seconds after which every refusal has gone."""


@pytest.fixture(autouse=True)
def usual(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences stay as long as they do with people, and not as long as other tests want to read them."""
    monkeypatch.setattr(ephemeral, "LINGERS", SHORT)


def there(night: Evening, message: Shown) -> bool:
    return message.id in {one.id for one in night.messages(message.channel)}


def private(night: Evening) -> list[Shown]:
    return [message for message in night.messages() if message.private]


async def test_a_refusal_goes_when_there_was_time_to_read_it(night: Evening) -> None:
    await night.start("Ann", "Ben")
    (refused,) = (await night.press("Dan", "roll")).private
    await night.env.advance_time(ephemeral.LINGERS - 1)
    assert there(night, refused)
    await night.env.advance_time(LONG)
    assert not there(night, refused)


async def test_who_is_told_the_same_again_and_again_has_it_before_them_once(night: Evening) -> None:
    await night.start("Ann", "Ben")
    (other,) = (await night.press("Cleo", "roll")).private
    for _ in range(5):
        (latest,) = (await night.press("Dan", "roll")).private
    await night.bot.services.ephemeral_cleaner.wait_idle()
    assert {message.id for message in private(night)} == {other.id, latest.id}
    # The latest has all its time.
    await night.env.advance_time(ephemeral.LINGERS - 1)
    assert there(night, latest)
    await night.env.advance_time(LONG)
    assert private(night) == []


async def test_what_one_asked_for_stays(night: Evening) -> None:
    await night.start("Ann", "Ben")
    asked = [(await night.press("Ann", button)).private[0] for button in ("@peek", "@text", "@rules", "@more")]
    await night.env.advance_time(LONG)
    assert all(there(night, message) for message in asked)


async def test_a_refusal_that_came_late_goes_too(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.interactions.responder.DEFER_AFTER", 0.0)
    monkeypatch.setattr("bot.interactions.responder._AT_LEAST", 0.0)
    await night.start("Ann", "Ben")
    (refused,) = (await night.press("Dan", "roll")).private
    await night.env.advance_time(LONG)
    assert not there(night, refused)


async def test_the_panels_of_an_open_table_close_when_the_game_starts(night: Evening) -> None:
    await night.sit("Ann", "Ben")
    panels = [(await night.press("Ann", button)).private[0] for button in ("@computers", "@house-rules", "@more")]
    await night.press("Ann", "Add a normal one", on=panels[0])
    (fair,) = (await night.press("Ben", "@fair")).private
    (peek,) = (await night.press("Cleo", "@rules")).private
    assert all(there(night, message) for message in (*panels, fair, peek))
    await night.press("Ann", "@start")
    await night.bot.services.ephemeral_cleaner.wait_idle()
    assert not any(there(night, message) for message in (*panels, fair))
    assert there(night, peek), "it is of no table"


async def test_a_panel_that_is_asked_for_again_takes_the_place_of_the_older(night: Evening) -> None:
    await night.sit("Ann", "Ben")
    first, second = [(await night.press("Ann", "@computers")).private[0] for _ in range(2)]
    await night.bot.services.ephemeral_cleaner.wait_idle()
    assert [there(night, first), there(night, second)] == [False, True]
    (bens,) = (await night.press("Ben", "@more")).private
    (anns,) = (await night.press("Ann", "@more")).private
    assert there(night, bens)
    assert there(night, anns)


async def test_a_panel_that_has_become_another_is_not_taken_for_what_it_was(night: Evening) -> None:
    await night.sit("Ann", "Ben")
    (menu,) = (await night.press("Ann", "@more")).private
    await night.press("Ann", "@fair", on=menu)
    await night.press("Ann", "@more")
    await night.bot.services.ephemeral_cleaner.wait_idle()
    assert "fingerprint" in night.show(menu.channel, menu.id).text


async def test_panels_go_when_the_lobby_is_ended(night: Evening) -> None:
    await night.sit("Ann", "Ben")
    (panel,) = (await night.press("Ann", "@computers")).private
    (bens,) = (await night.press("Ben", "@more")).private
    await night.slash("Ann", "table end")
    await night.bot.services.ephemeral_cleaner.wait_idle()
    assert not there(night, panel)
    assert not there(night, bens)


async def test_done_is_said_in_place_of_what_was_pressed_and_goes(night: Evening) -> None:
    await night.start("Ann", "Ben")
    (menu,) = (await night.press("Ann", "@more")).private
    await night.press("Ann", "@here", on=menu)
    assert "Here's the board" in night.show(menu.channel, menu.id).text
    await night.env.advance_time(LONG)
    assert not there(night, menu)


async def test_another_try_of_a_form_takes_the_place_of_the_one_before(night: Evening) -> None:
    forms = PillowNight(night)
    await forms.start("Ann", "Ben", "Cleo", rules="size 6x6, fragile on")
    board = await night.board()
    for _ in range(2):
        form = await forms.ask("Ann", "?room", on=board)
        (wrong,) = (await forms.send("Ann", form, rows="no room at all", fragile="")).private
    await night.bot.services.ephemeral_cleaner.wait_idle()
    assert [message.id for message in private(night)] == [wrong.id]
    # From the answer itself, it changes in place.
    form = await forms.ask("Ann", "Change", on=wrong)
    (still,) = (await forms.send("Ann", form, rows="neither is this", fragile="")).private
    await night.bot.services.ephemeral_cleaner.wait_idle()
    assert [message.id for message in private(night)] == [still.id]
    assert "neitheristhis" in still.text


async def test_only_so_many_are_waited_for_and_none_when_the_bot_stops(
    night: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ephemeral, "_MOST", 1)
    await night.start("Ann", "Ben")
    for who in ("Cleo", "Dan"):
        await night.press(who, "roll")
    assert len(night.bot.services.ephemeral_cleaner._expiring) == 1
    await night.bot.services.ephemeral_cleaner.stop()
    await night.env.advance_time(LONG)
    assert len(private(night)) == 2


async def test_what_cannot_be_taken_away_any_more_is_left(night: Evening) -> None:
    await night.sit("Ann", "Ben")
    (menu,) = (await night.press("Ann", "@computers")).private
    await night.env.advance_time(15 * 60)
    before = len(night.env.http_requests)
    await night.press("Ann", "@start")
    await night.bot.services.ephemeral_cleaner.wait_idle()
    assert there(night, menu)
    assert not [path for method, path in night.requests(before) if method == "DELETE"]
