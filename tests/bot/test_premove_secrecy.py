"""Tests that premoves cannot be told from quick presses.

Two evenings, one with a premove and one with a press in its place, are the same for all others, byte for byte
and to the second.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import structlog

from bot.messages import onboarding
from bot.play import table_opener
from bot.table import table_options
from bot.table.session import TableSession
from tests.bot.action_helpers import act
from tests.bot.premove_helpers import plans
from tests.bot.simcord_bot import BotHarness, bot_harness

PAUSE = 21.0
NAMES = ("Ann", "Ben", "Cleo")


class Plot(NamedTuple):
    """A game up to where it is Ben's turn next, what he plans, and what that comes to."""

    game: str
    rules: str
    faces: Sequence[int]
    before: Sequence[tuple[str, str]]
    last: tuple[str, str]
    plan: dict[str, Sequence[str]]
    does: Sequence[str]
    rolls: bool = False


MAGIC = Plot(
    *("magic_numbers", "first random, target 50", (5, 2, 3, 6, 1, 4, 1, 4, 2, 3), [("Ann", "roll")], ("Ann", "keep")),
    plan={"keep": ["6"], "give": ["2"]},
    does=("roll", "give 2"),
)
PLOTS = {
    "magic_numbers": MAGIC,
    "magic_numbers, rolled": MAGIC._replace(before=(), does=("give 2",), rolls=True),
    "sibling_rivalry": Plot(
        *("sibling_rivalry", "first host", (2, 2, 3, 3, 4, 2, 2, 2, 5, 6, 1, 1, 5, 6, 6, 4, 4, 4, 4, 4)),
        *([("Ann", "roll")], ("Ann", "stop")),
        plan={"danger": ["20"]},
        does=("roll", "roll", "stop"),
    ),
    "tie_die": Plot(
        *("tie_die", "", (3, 2, 1, 1, 1, 1), [("Ben", "ready"), ("Ann", "ready")], ("Cleo", "ready")),
        plan={"next": ["ready"]},
        does=("ready",),
    ),
}


async def seen(
    folder: Path, plot: Plot, *, planned_: bool, bend: Callable[[BotHarness], None] | None = None
) -> list[object]:
    """Return everything that others could notice.

    That is the content of the channel after each step, with times and files; their own messages; when each
    public message changed; and the deadlines.
    """
    found: list[object] = []
    with structlog.testing.capture_logs():
        async with bot_harness(folder, NAMES) as harness:
            harness.patch.setattr(table_opener.secrets, "token_bytes", bytes)
            harness.patch.setattr(table_options, "ROLLS_BY_DEFAULT", plot.rolls)
            harness.patch.setattr(onboarding, "FOLLOWS", False)
            for pause in ("QUICK", "UNHURRIED"):
                harness.patch.setattr(table_options, pause, (PAUSE, PAUSE))
            if bend:
                bend(harness)
            harness.deal(*plot.faces, *[1] * 9)
            await harness.start(*NAMES, rules=plot.rules, game=plot.game)
            for who, action in plot.before:
                await act(harness, who, action)
            if planned_:
                await plans(harness, "Ben", **plot.plan)
            begun = harness.env.now().timestamp()
            await act(harness, *plot.last)
            await note(harness, found, begun)
            for action in plot.does:
                # So long takes a quick hand here. What has to wait for whom is seen a little later.
                await harness.env.advance_time(PAUSE)
                if not planned_:
                    await act(harness, "Ben", action)
                await harness.env.settle()
                await note(harness, found, begun)
            bens = [action for seat, action in (await harness.stored()).actions if seat == 1]
            assert bens[-len(plot.does) :] == [*plot.does]
            await harness.env.advance_time(300)
            await note(harness, found, begun)
    return found


def made(folder: Path) -> Path:
    folder.mkdir()
    return folder


async def note(harness: BotHarness, found: list[object], begun: float) -> None:
    stored = await harness.stored()
    board = await harness.board()
    public = [(one.text, one.buttons, one.selects, one.files) for one in harness.messages() if not one.private]
    others = [
        [(one.text, one.files) for one in harness.mail(name) if not one.private] for name in NAMES if name != "Ben"
    ]
    edited = board.json["edited_timestamp"]
    times = [(seat.missed, _since(seat.since, begun), _since(seat.deadline, begun)) for seat in stored.seats]
    found.append(copy.deepcopy((public, others, edited is not None, times, stored.actions, len(stored.seats))))


def _since(moment: float | None, begun: float) -> int | None:
    return None if moment is None else round((moment - begun) / 2)


@pytest.mark.parametrize("name", PLOTS)
async def test_a_plan_cannot_be_told_from_a_quick_hand(tmp_path: Path, name: str) -> None:
    plot = PLOTS[name]
    one = await seen(made(tmp_path / "planned"), plot, planned_=True)
    other = await seen(made(tmp_path / "pressed"), plot, planned_=False)
    assert one == other


# The test of the test: each of these tells the two apart, and is found out.


def a_word_on_the_board(harness: BotHarness) -> None:
    real = TableSession.recent_story

    def story(self: TableSession) -> list[str]:
        return [*real(self), "planned" if self.stored.plans else "pressed"]

    harness.patch.setattr(TableSession, "recent_story", story)


def no_time_at_all(harness: BotHarness) -> None:
    for pause in ("QUICK", "UNHURRIED"):
        harness.patch.setattr(table_options, pause, (0.0, 0.0))


def nobody_there(harness: BotHarness) -> None:
    """Let the clock make the decisions of plans."""
    tables = harness.bot.services.tables
    real = tables.play

    async def play(*given: Any, **named: Any) -> Any:
        return await real(*given, **{**named, **({"by": "clock"} if named["interaction"] is None else {})})

    harness.patch.setattr(tables, "play", play)


@pytest.mark.parametrize("leak", [a_word_on_the_board, no_time_at_all, nobody_there], ids=lambda leak: leak.__name__)
async def test_a_leak_is_found(tmp_path: Path, leak: Callable[[BotHarness], None]) -> None:
    one = await seen(made(tmp_path / "planned"), MAGIC, planned_=True, bend=leak)
    other = await seen(made(tmp_path / "pressed"), MAGIC, planned_=False, bend=leak)
    assert one != other
