"""Private answers go away when they have served, and nothing waits for that."""

from __future__ import annotations

import pytest

from bot.interactions import ephemeral
from tests.bot.message_text import Shown
from tests.bot.pillow_table import PillowNight
from tests.bot.simcord_bot import BotHarness

SHORT = 10.0
"""Seconds for which a sentence stays at least."""
LONG = 120.0
"""Seconds after which every refusal has gone."""


@pytest.fixture(autouse=True)
def usual(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences stay as long as they do with people, and not as long as other tests want to read them."""
    monkeypatch.setattr(ephemeral, "LINGERS", SHORT)


def there(harness: BotHarness, message: Shown) -> bool:
    return message.id in {one.id for one in harness.messages(message.channel)}


def private(harness: BotHarness) -> list[Shown]:
    return [message for message in harness.messages() if message.private]


async def test_a_refusal_goes_when_there_was_time_to_read_it(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    (refused,) = (await harness.press("Dan", "roll")).private
    await harness.env.advance_time(ephemeral.LINGERS - 1)
    assert there(harness, refused)
    await harness.env.advance_time(LONG)
    assert not there(harness, refused)


async def test_who_is_told_the_same_again_and_again_has_it_before_them_once(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    (other,) = (await harness.press("Cleo", "roll")).private
    for _ in range(5):
        (latest,) = (await harness.press("Dan", "roll")).private
    await harness.bot.services.ephemeral_cleaner.wait_idle()
    assert {message.id for message in private(harness)} == {other.id, latest.id}
    # The latest has all its time.
    await harness.env.advance_time(ephemeral.LINGERS - 1)
    assert there(harness, latest)
    await harness.env.advance_time(LONG)
    assert private(harness) == []


async def test_what_one_asked_for_stays(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    asked = [(await harness.press("Ann", button)).private[0] for button in ("@peek", "@text", "@rules", "@more")]
    await harness.env.advance_time(LONG)
    assert all(there(harness, message) for message in asked)


async def test_a_refusal_that_came_late_goes_too(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.interactions.responder.DEFER_AFTER", 0.0)
    monkeypatch.setattr("bot.interactions.responder._AT_LEAST", 0.0)
    await harness.start("Ann", "Ben")
    (refused,) = (await harness.press("Dan", "roll")).private
    await harness.env.advance_time(LONG)
    assert not there(harness, refused)


async def test_the_panels_of_an_open_table_close_when_the_game_starts(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    panels = [(await harness.press("Ann", button)).private[0] for button in ("@computers", "@house-rules", "@more")]
    await harness.press("Ann", "Add a normal one", on=panels[0])
    (fair,) = (await harness.press("Ben", "@fair")).private
    (peek,) = (await harness.press("Cleo", "@rules")).private
    assert all(there(harness, message) for message in (*panels, fair, peek))
    await harness.press("Ann", "@start")
    await harness.bot.services.ephemeral_cleaner.wait_idle()
    assert not any(there(harness, message) for message in (*panels, fair))
    assert there(harness, peek), "it is of no table"


async def test_a_panel_that_is_asked_for_again_takes_the_place_of_the_older(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    first, second = [(await harness.press("Ann", "@computers")).private[0] for _ in range(2)]
    await harness.bot.services.ephemeral_cleaner.wait_idle()
    assert [there(harness, first), there(harness, second)] == [False, True]
    (bens,) = (await harness.press("Ben", "@more")).private
    (anns,) = (await harness.press("Ann", "@more")).private
    assert there(harness, bens)
    assert there(harness, anns)


async def test_a_panel_that_has_become_another_is_not_taken_for_what_it_was(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    (menu,) = (await harness.press("Ann", "@more")).private
    await harness.press("Ann", "@fair", on=menu)
    await harness.press("Ann", "@more")
    await harness.bot.services.ephemeral_cleaner.wait_idle()
    assert "fingerprint" in harness.show(menu.channel, menu.id).text


async def test_panels_go_when_the_lobby_is_ended(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    (panel,) = (await harness.press("Ann", "@computers")).private
    (bens,) = (await harness.press("Ben", "@more")).private
    await harness.slash("Ann", "table end")
    await harness.bot.services.ephemeral_cleaner.wait_idle()
    assert not there(harness, panel)
    assert not there(harness, bens)


async def test_done_is_said_in_place_of_what_was_pressed_and_goes(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    (menu,) = (await harness.press("Ann", "@more")).private
    await harness.press("Ann", "@here", on=menu)
    assert "Here's the board" in harness.show(menu.channel, menu.id).text
    await harness.env.advance_time(LONG)
    assert not there(harness, menu)


async def test_another_try_of_a_form_takes_the_place_of_the_one_before(harness: BotHarness) -> None:
    forms = PillowNight(harness)
    await forms.start("Ann", "Ben", "Cleo", rules="size 6x6, fragile on")
    board = await harness.board()
    for _ in range(2):
        form = await forms.ask("Ann", "?room", on=board)
        (wrong,) = (await forms.send("Ann", form, rows="no room at all", fragile="")).private
    await harness.bot.services.ephemeral_cleaner.wait_idle()
    assert [message.id for message in private(harness)] == [wrong.id]
    # From the answer itself, it changes in place.
    form = await forms.ask("Ann", "Change", on=wrong)
    (still,) = (await forms.send("Ann", form, rows="neither is this", fragile="")).private
    await harness.bot.services.ephemeral_cleaner.wait_idle()
    assert [message.id for message in private(harness)] == [still.id]
    assert "neitheristhis" in still.text


async def test_only_so_many_are_waited_for_and_none_when_the_bot_stops(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ephemeral, "_MOST", 1)
    await harness.start("Ann", "Ben")
    for who in ("Cleo", "Dan"):
        await harness.press(who, "roll")
    assert len(harness.bot.services.ephemeral_cleaner._expiring) == 1
    await harness.bot.services.ephemeral_cleaner.stop()
    await harness.env.advance_time(LONG)
    assert len(private(harness)) == 2


async def test_what_cannot_be_taken_away_any_more_is_left(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    (menu,) = (await harness.press("Ann", "@computers")).private
    await harness.env.advance_time(15 * 60)
    before = len(harness.env.http_requests)
    await harness.press("Ann", "@start")
    await harness.bot.services.ephemeral_cleaner.wait_idle()
    assert there(harness, menu)
    assert not [path for method, path in harness.requests(before) if method == "DELETE"]
