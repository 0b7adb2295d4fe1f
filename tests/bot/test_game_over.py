"""The end of a game: five buttons, nothing twice, a card for all to see, and best of three."""

from __future__ import annotations

import re

import pytest

from bot.history import share_card
from bot.rendering.service import RenderService
from bot.storage import SeriesGame
from bot.table.series import SeriesScore, latest_series
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_table_access import Place, press

LIMIT = 100_000

STANDING = r"Good \**\d"
"""Somebody's secret numbers, as the text of an end tells them."""


async def finished(harness: BotHarness, *who: str) -> Shown:
    harness.soon_over()
    await harness.start(*(who or ("Ann", "Ben", "Cleo")))
    return await harness.play_on()


def labels(end: Shown) -> list[str]:
    return [part["label"] for part in end.components if part["type"] == 2]


async def test_the_end_has_five_buttons_and_says_nothing_twice(harness: BotHarness) -> None:
    end = await finished(harness)
    assert labels(end) == ["Rematch", "Share", "Review", "Replay", "⋯ More"]
    winner = next(name for name in ("Ann", "Ben", "Cleo") if f"· 1. {name}" in end.pictures[0].alt)
    assert f"1. {winner}" not in end.text
    assert "**1.**" not in end.text
    assert not re.search(STANDING, end.text)
    assert not re.search(r"[0-9a-f]{9}", end.text)
    (more,) = (await harness.press("Dan", "⋯ More", on=end)).private
    assert list(more.buttons) == ["Verify", "Text board", "Rules", "Move the board down here"]
    assert not re.search(r"[0-9a-f]{9}", more.text)


async def test_where_the_board_cannot_be_drawn_the_end_is_told(harness: BotHarness) -> None:
    async def nothing(self: RenderService, *given: object, **named: object) -> None:
        return None

    harness.patch.setattr(RenderService, "board", nothing)
    end = await finished(harness)
    assert "**1.** " in end.text
    assert re.search(STANDING, end.text)
    assert not end.pictures


async def test_anybody_there_shares_the_card_and_there_is_one(harness: BotHarness) -> None:
    end = await finished(harness)
    said = await harness.press("Dan", "Share", on=end)
    (card,) = said.public
    (picture,) = card.pictures
    assert picture.name == "sleepover-1.png"
    assert len(picture.data) <= LIMIT
    assert card.text == ""
    assert not card.buttons
    winner = next(name for name in ("Ann", "Ben", "Cleo") if f"· 1. {name}" in end.pictures[0].alt)
    assert winner in picture.alt.partition(".")[0], "the headline names whoever won"
    assert all(name in picture.alt for name in ("Ann", "Ben", "Cleo"))
    assert "table 1" in picture.alt
    for who in ("Ann", "Dan"):
        harness.bot.services.tables.drop()
        said = await harness.press(who, "Share", on=end)
        assert not said.public
        assert f"/{card.id})" in said.words, "the link goes to the card"
    assert (await harness.board()).json == end.json


async def test_the_last_click_does_not_wait_for_the_card(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    real = share_card.build_card

    def composed(*given: object, **named: object) -> object:
        made.append(given)
        return real(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(share_card, "build_card", composed)
    end = await finished(harness)
    await harness.bot.services.boards.wait_idle()
    assert not made
    await harness.press("Ann", "Share", on=end)
    assert len(made) == 1


async def test_a_running_and_a_closed_game_have_no_card(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben")
    assert "played to the end" in (await harness.click("Ann", "s:1:0:@share", on=board)).words
    await harness.sweep()
    said = await harness.click("Ann", "s:1:0:@share", on=board)
    assert not any(message.pictures for message in said.public)
    assert "played to the end" in said.words


async def test_whoever_plays_cannot_share_it_into_their_direct_messages(harness: BotHarness) -> None:
    await finished(harness, "Ann", "Ben")
    ann = harness.people["Ann"].user
    (said,) = await press(harness, Place(ann, ann.dm_channel, harness.mail("Ann")[0]), "s:1:0:@share")
    assert not any(message.pictures for message in (*said.public, *said.private))
    assert await harness.store.share_card(1) is None


async def test_a_name_on_the_card_is_painted_over_when_it_is_to_be_forgotten(harness: BotHarness) -> None:
    await finished(harness)
    (card,) = (await harness.press("Ann", "Share")).public
    await harness.forget("Ben")
    await harness.bot.services.account_deletion.wait_idle()
    harness.bot.services.name_redaction.begin()
    await harness.bot.services.name_redaction.settle()
    now = harness.show(card.channel, card.id)
    assert "Ben" in card.pictures[0].alt
    assert "Ben" not in now.pictures[0].alt
    assert "Somebody" in now.pictures[0].alt
    assert now.pictures[0].data != card.pictures[0].data
    assert not await harness.store.pending_repaints()


# Best of three


async def again(harness: BotHarness, *who: str) -> None:
    """Let the same people play once more."""
    board = await harness.board()
    await harness.click(who[0], board.button("@rematch"), on=board)
    for name in who[1:]:
        await harness.click(name, board.button("@rematch"), on=board)
    assert (await harness.stored()).status == "playing"


async def give_up(harness: BotHarness, who: str) -> Shown:
    await harness.slash(who, "table resign")
    await harness.bot.services.boards.wait_idle()
    return await harness.board()


async def test_rematches_are_best_of_three(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    end = await give_up(harness, "Ann")
    assert labels(end)[0] == "Rematch"
    await again(harness, "Ann", "Ben")
    end = await give_up(harness, "Ben")
    assert labels(end)[0] == "Again: best of three"
    assert "Ben 1 – Ann 1" in end.text
    assert labels(end)[1:] == ["Share", "Review", "Replay", "⋯ More"]
    await again(harness, "Ben", "Ann")
    end = await give_up(harness, "Ann")
    assert labels(end)[0] == "Rematch"
    assert "Ben has taken the best of three: Ann 1 – Ben 2" in end.text
    # The next one is the first of another series.
    await again(harness, "Ann", "Ben")
    assert labels(await give_up(harness, "Ann"))[0] == "Rematch"


def bout(*players: int, won: tuple[int, ...], table: int = 1) -> SeriesGame:
    return SeriesGame(table, tuple((user, f"name {user}", None) for user in players), frozenset(won))


def test_a_series_goes_back_as_far_as_the_same_players_met() -> None:
    assert latest_series([]) is None
    two = [bout(1, 2, won=(1,)), bout(2, 1, won=(1,))]
    found = latest_series(two)
    assert found == SeriesScore((0, 2), 2)
    assert found.winners == (1,)
    assert latest_series([*two, bout(1, 2, won=(2,))]) == SeriesScore((0, 1), 1)
    assert latest_series([bout(1, 2, 3, won=(1,)), bout(1, 2, won=(2,))]) == SeriesScore((0, 1), 1)
    assert latest_series([bout(1, 2, 3, won=(1, 2)), bout(1, 2, 3, won=(3,))]) == SeriesScore((1, 1, 1), 2)
    assert latest_series([bout(1, 2, won=(1, 2)), bout(1, 2, won=(1,))]) == SeriesScore((1, 0), 2), (
        "where all won nobody has a point"
    )


def test_a_computer_is_the_same_by_its_name_and_its_level() -> None:
    def game(user: int, name: str, level: str) -> SeriesGame:
        return SeriesGame(1, ((7, "Ann", None), (user, name, level)), frozenset({user}))

    assert latest_series([game(-1, "Cocoa", "hard"), game(-2, "Cocoa", "hard")]) == SeriesScore((0, 2), 2)
    assert latest_series([game(-1, "Cocoa", "hard"), game(-1, "Cocoa", "easy")]) == SeriesScore((0, 1), 1)
    assert latest_series([game(-1, "Cocoa", "hard"), game(-1, "Mops", "hard")]) == SeriesScore((0, 1), 1)
