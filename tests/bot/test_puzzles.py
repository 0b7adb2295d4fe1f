"""The puzzle of the day, as people meet it."""

from __future__ import annotations

import asyncio
from datetime import date

import pytest

from bot.history import daily_puzzle
from bot.history.daily_puzzle import choice_labels
from bot.i18n import localizer
from games.analysis import puzzles
from games.analysis.puzzles import Puzzle
from games.core.table import Table
from tests.bot.simcord_bot import BotHarness, Said
from tests.failure_helpers import Failing

DAY = date(2026, 10, 3).toordinal()
"""A day whose puzzle is of Magic Numbers: both boards are shown."""


@pytest.fixture(autouse=True)
def that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_puzzle, "puzzle_day", lambda: DAY)


async def of_today(harness: BotHarness) -> Puzzle:
    stored = await harness.bot.services.store.puzzle(DAY)
    assert stored is not None
    return puzzles.from_json(stored)


async def answered(harness: BotHarness, who: str, said: Said, action: str) -> str:
    """Press the button of that choice; return the answer."""
    place = (await of_today(harness)).choices.index(action)
    told = await harness.click(who, f"q:{DAY}:{place}", on=said.private[0])
    return told.private[0].text


async def test_everybody_gets_the_same_puzzle_in_private_with_its_choices(harness: BotHarness) -> None:
    said = await harness.slash("Ann", "puzzle")
    puzzle = await of_today(harness)
    shown = said.private[0]
    assert not said.public
    assert "The puzzle of the day" in shown.text
    told = choice_labels(puzzle, Table(puzzle.record), localizer("en", puzzle.record.game))
    assert [button for button in shown.buttons if button in told] == told
    assert len(shown.pictures) in (1, 2)
    again = await harness.slash("Ben", "puzzle")
    assert again.private[0].text == shown.text


async def test_the_right_answer_is_told_with_its_reason_and_counts_for_the_streak(harness: BotHarness) -> None:
    said = await harness.slash("Ann", "puzzle")
    puzzle = await of_today(harness)
    for day in (DAY - 1, DAY - 2):
        await harness.bot.services.store.set_puzzle(day, "tie_die", "x", table=None)
        await harness.bot.services.store.answer_puzzle(harness.people["Ann"].id, day, 0, solved=True)
    told = await answered(harness, "Ann", said, puzzle.answer)
    assert told.startswith("✅")
    assert "of 100 games" in told
    assert "3 days in a row" in told


async def test_a_wrong_answer_is_told_what_is_better_and_the_first_one_stays(harness: BotHarness) -> None:
    said = await harness.slash("Ann", "puzzle")
    puzzle = await of_today(harness)
    told = await answered(harness, "Ann", said, puzzle.played)
    assert told.startswith("❌")
    assert "in a row" not in told
    again = await answered(harness, "Ann", said, puzzle.answer)
    assert again == told
    # Whoever asks for it later sees what they answered.
    assert (await harness.slash("Ann", "puzzle")).private[0].text == told


async def test_how_many_found_it_is_told_when_there_are_enough_of_them(harness: BotHarness) -> None:
    said = await harness.slash("Ann", "puzzle")
    puzzle = await of_today(harness)
    assert "found it" not in await answered(harness, "Ann", said, puzzle.answer)
    for user in range(900, 903):
        await harness.bot.services.store.answer_puzzle(user, DAY, 0, solved=False)
    told = await answered(harness, "Ben", said, puzzle.answer)
    assert "40% of 5 players found it" in told


async def test_it_can_be_shown_to_all_and_answered_there_in_private(harness: BotHarness) -> None:
    said = await harness.slash("Ann", "puzzle")
    shared = await harness.press("Ann", "Show it here", on=said.private[0])
    (public,) = shared.public
    assert "The puzzle of the day" in public.text
    puzzle = await of_today(harness)
    place = puzzle.choices.index(puzzle.answer)
    told = await harness.click("Ben", f"q:{DAY}:{place}", on=public)
    assert not told.public
    assert told.private[0].text.startswith("✅")


async def test_an_earlier_day_is_answered_and_does_not_count(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = await harness.slash("Ann", "puzzle")
    puzzle = await of_today(harness)
    monkeypatch.setattr(daily_puzzle, "puzzle_day", lambda: DAY + 1)
    told = await answered(harness, "Ann", said, puzzle.answer)
    assert "earlier day" in told
    assert await harness.bot.services.store.puzzle_answer(harness.people["Ann"].id, DAY) is None


async def test_a_day_without_a_puzzle_and_a_choice_without_a_button_are_refused(harness: BotHarness) -> None:
    said = await harness.slash("Ann", "puzzle")
    gone = await harness.click("Ann", f"q:{DAY - 9}:0", on=said.private[0])
    assert "no puzzle for that day" in gone.private[0].text
    assert (await harness.click("Ann", f"q:{DAY}:9", on=said.private[0])).private
    assert await harness.bot.services.store.puzzle_answer(harness.people["Ann"].id, DAY) is None


async def test_lent_games_become_puzzles(harness: BotHarness) -> None:
    """Only once both have said so, and only one that has a clear answer in it."""
    said = await harness.slash("Ann", "puzzle")
    puzzle = await of_today(harness)
    told = await harness.click("Ann", f"q:{DAY}:{puzzle.choices.index(puzzle.answer)}", on=said.private[0])
    lent = await harness.press("Ann", "My games may become puzzles", on=told.private[0])
    assert "Your names are left out" in lent.private[0].text
    store = harness.bot.services.store
    assert await store.allows_puzzles(harness.people["Ann"].id)
    kept = await harness.press("Ann", "Not my games", on=lent.private[0])
    assert "no new puzzles" in kept.private[0].text
    assert not await store.allows_puzzles(harness.people["Ann"].id)


async def test_the_puzzle_is_made_from_a_lent_game(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await _finished(harness)
    for who in ("Ann", "Ben"):
        await harness.bot.services.store.allow_puzzles(harness.people[who].id, 9)
    asked: list[str] = []

    async def found(record: object) -> Puzzle:
        asked.append(type(record).__name__)
        return puzzles.from_json(puzzles.bundled_puzzles("tie_die")[0])

    monkeypatch.setattr(harness.bot.services.engine_workers, "puzzle", found)
    said = await harness.slash("Ann", "puzzle")
    assert "Tie-Die" in said.private[0].text
    assert asked == ["Record"]
    # It is made once.
    await harness.slash("Ben", "puzzle")
    assert len(asked) == 1
    assert list(await harness.bot.services.store.puzzle_games(5)) == []
    assert table


async def test_it_is_made_once_for_all_who_ask_at_midnight(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await _finished(harness)
    for who in ("Ann", "Ben"):
        await harness.bot.services.store.allow_puzzles(harness.people[who].id, 9)
    begun, free, made = asyncio.Event(), asyncio.Event(), []

    async def slowly(record: object) -> Puzzle:
        made.append(record)
        begun.set()
        await free.wait()
        return puzzles.from_json(puzzles.bundled_puzzles("tie_die")[0])

    monkeypatch.setattr(harness.bot.services.engine_workers, "puzzle", slowly)
    asking = [asyncio.create_task(harness.bot.services.daily_puzzle._puzzle_of(DAY)) for _ in range(3)]
    await begun.wait()
    await asyncio.sleep(0.1)
    free.set()
    first, *others = await asyncio.gather(*asking)
    assert others == [first] * 2
    assert len(made) == 1


async def test_a_puzzle_of_other_rules_is_told_of_and_breaks_nothing(harness: BotHarness) -> None:
    await harness.bot.services.store.set_puzzle(DAY, "tie_die", "{}", table=None)
    said = await harness.slash("Ann", "puzzle")
    assert "no puzzle for that day" in said.private[0].text


@pytest.mark.parametrize("place", ["before", "after"])
@pytest.mark.parametrize("write", ["set_puzzle", "answer_puzzle", "allow_puzzles"])
async def test_a_write_that_fails_once_is_told_and_goes_well_the_next_time(
    harness: BotHarness, write: str, place: str
) -> None:
    said = None if write == "set_puzzle" else await harness.slash("Ann", "puzzle")

    async def does() -> Said:
        if said is None:
            return await harness.slash("Ann", "puzzle")
        return await harness.click("Ann", f"q:{DAY}:{0 if write == 'answer_puzzle' else 'lend'}", on=said.private[0])

    failing = Failing(harness.patch, write, place)
    assert "went wrong" in (await does()).words
    assert failing.failed
    store, ann = harness.bot.services.store, harness.people["Ann"].id
    assert not await store.allows_puzzles(ann)
    assert await store.puzzle_answer(ann, DAY) is None
    assert "went wrong" not in (await does()).words
    assert await store.puzzle(DAY) is not None
    assert (await store.puzzle_answer(ann, DAY) is not None) == (write == "answer_puzzle")
    assert await store.allows_puzzles(ann) == (write == "allow_puzzles")


async def _finished(harness: BotHarness) -> int:
    harness.soon_over()
    await harness.start("Ann", "Ben")
    await harness.play_on()
    return (await harness.stored()).id
