"""Nothing public depends on a secret (Magic Numbers, Secrecy).

Two evenings with the same clicks and the same rolls, on which only the cards differ, must look the same to the room:
every message byte for byte, its pictures too, and every call to Discord in the same order. What goes to one person
alone is known to be sent, and nothing else of it.
"""

from __future__ import annotations

import copy
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import structlog
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from bot import lobby
from bot.live import Live
from bot.painter import Painter
from bot.panels.frame import Picture
from bot.whispers import Whispers
from games.magic_numbers.rules import taking
from games.record import ReplayError, from_json, replay
from tests.bot.evening import Evening, evening
from tests.bot.test_whispers import close

PRIVATE = 64
NAMES = ("Ann", "Ben", "Cleo")

Cards = tuple[tuple[int, int], ...]
"""Good and Evil by seat."""


class Plot(NamedTuple):
    """What the room sees of a game: who goes first, what is rolled, and who gets it (by how many seats on)."""

    first: int
    rolls: tuple[tuple[int, int], ...]
    target: int = 20
    leaves: tuple[int, ...] = ()
    """Who resigns after how many turns, as seat numbers; they go after the first turns, one after each."""


def faces(cards: Cards, plot: Plot) -> list[int]:
    return [*(face for card in cards for face in card), plot.first + 1, *(face for face, _ in plot.rolls)]


async def public(
    cards: Cards,
    plot: Plot,
    *,
    closed: Sequence[str] = (),
    bend: Callable[[Evening], None] | None = None,
    late: float = 0.0,
) -> list[Any]:
    """All that the room could notice of such an evening, step by step; everybody decides after ``late`` seconds."""
    names = NAMES[: len(cards)]
    seen: list[Any] = []
    with tempfile.TemporaryDirectory() as folder, structlog.testing.capture_logs() as logs:
        async with evening(Path(folder), names) as night:
            night.patch.setattr(lobby.secrets, "token_bytes", bytes)
            night.deal(*faces(cards, plot))
            if bend:
                bend(night)
            for name in closed:
                close(night, name)
            await night.sit(*names, rules=f"first random, target {plot.target}")
            await night.press(names[0], "@start")
            _look(night, seen)
            for number, (_, onward) in enumerate(plot.rolls):
                turn = await night.turn()
                assert turn is not None
                await night.env.advance_time(late)
                await night.press(turn, "roll")
                _look(night, seen)
                await night.env.advance_time(late)
                taker = (names.index(turn) + onward) % len(names)
                # A choice that is not there, for a seat that has left, is not made.
                offered = (await night.board()).actions
                action = "keep" if f"give {taker}" not in offered else f"give {taker}"
                await night.press(turn, action)
                _look(night, seen)
                if number < len(plot.leaves):
                    await night.slash(names[plot.leaves[number]], "table resign")
                    _look(night, seen)
            for name in names:
                for button in ("@peek", "@text"):
                    await night.press(name, button)
            await night.slash(names[0], "table board")
            _look(night, seen)
            assert await night.turn() is not None, "the plot must not end the game: then all is laid open"
    return [*seen, [(entry["event"], sorted(entry)) for entry in logs]]


def _look(night: Evening, seen: list[Any]) -> None:
    """The public messages with their files, and the calls so far with what is private masked."""
    messages = [(message.json, message.files) for message in night.messages() if not message.private]
    private = {f"/channels/{channel}" for channel in night.env.backend.dm_channels.values()}
    calls = [(call.method, call.path, _masked(call.path, call.json, private)) for call in night.env.http_requests]
    seen.append(copy.deepcopy((messages, calls)))


def _masked(path: str, body: Any, private: set[str]) -> Any:
    data = body.get("data") or body if isinstance(body, dict) else {}
    if any(path.startswith(channel) for channel in private) or (data.get("flags") or 0) & PRIVATE:
        return "private"
    # discord.py makes a random number up for every message it posts.
    return {**body, "nonce": 0} if isinstance(body, dict) and "nonce" in body else body


def difference(first: Sequence[Any], second: Sequence[Any]) -> int | None:
    """The first step at which two evenings can be told apart."""
    steps = zip(first, second, strict=True)
    return next((number for number, (one, other) in enumerate(steps) if one != other), None)


GIVEN_TO_ANN = Plot(1, ((5, 2), (6, 1), (5, 0), (3, 2)))
"""Everything goes to seat 0: a 5, a 6, a 5 and a 3."""

GOOD = ((5, 2), (3, 6), (1, 4))
"""To seat 0: 10, 16, over the target twice… and the 5 would be 26: not added."""
EVIL = ((1, 5), (3, 6), (1, 4))
"""To seat 0: back to 0, 6, back to 0, 3."""
PLAIN = ((2, 1), (6, 3), (4, 1))
"""To seat 0: 5, 11, 16, 19."""


def test_the_plots_are_what_they_are_meant_to_be() -> None:
    def effects(cards: Cards) -> list[str]:
        (good, evil), score, found = cards[0], 0, []
        for face, _ in GIVEN_TO_ANN.rolls:
            effect, score = taking(face, good, evil, score, GIVEN_TO_ANN.target)
            found.append(effect)
        return found

    assert effects(GOOD) == ["good", "plain", "over", "plain"]
    assert effects(EVIL) == ["evil", "plain", "evil", "plain"]
    assert effects(PLAIN) == ["plain", "plain", "plain", "plain"]


@pytest.mark.parametrize("closed", [(), ("Ann",), NAMES], ids=["open", "one closed", "all closed"])
@pytest.mark.parametrize(("one", "other"), [(GOOD, EVIL), (EVIL, PLAIN)], ids=["good or evil", "evil or plain"])
async def test_what_a_number_did_cannot_be_seen(one: Cards, other: Cards, closed: Sequence[str]) -> None:
    first = await public(one, GIVEN_TO_ANN, closed=closed)
    assert difference(first, await public(other, GIVEN_TO_ANN, closed=closed)) is None
    assert len(first) > 8


async def test_neither_can_it_where_people_have_to_be_reminded() -> None:
    plot = GIVEN_TO_ANN._replace(rolls=GIVEN_TO_ANN.rolls[:3])
    first = await public(GOOD, plot, late=301.0)
    assert difference(first, await public(EVIL, plot, late=301.0)) is None
    assert "half over" in str(first)


async def test_neither_can_it_once_somebody_has_left() -> None:
    plot = GIVEN_TO_ANN._replace(leaves=(2,))
    assert difference(await public(GOOD, plot), await public(PLAIN, plot)) is None


cards = st.permutations(range(1, 7)).map(lambda faces: (faces[0], faces[1]))
takings = st.lists(st.tuples(st.integers(1, 6), st.integers(0, 2)), min_size=3, max_size=6)
plots = st.tuples(st.integers(0, 2), takings).map(lambda drawn: Plot(drawn[0], tuple(drawn[1]), 50))


def over(cards: Cards, plot: Plot) -> bool:
    """Whether those cards end that game, or its record cannot be."""
    turn, actions = plot.first, []
    for _, onward in plot.rolls:
        taker = (turn + onward) % 3
        actions += [[turn, "roll"], [turn, "keep" if taker == turn else f"give {taker}"]]
        turn = (turn + 1) % 3
    record = {
        "game": "magic_numbers",
        "rules": 1,
        "options": {"first": "random", "target": plot.target},
        "seats": list(NAMES),
        "faces": faces(cards, plot),
        "actions": actions,
    }
    try:
        return list(replay(from_json(record)))[-1].state.phase == "over"
    except ReplayError:
        return True


@given(one=st.tuples(cards, cards, cards), other=st.tuples(cards, cards, cards), plot=plots)
# A failing plot is short enough as it is: making it shorter would take minutes.
@settings(max_examples=5, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
async def test_no_cards_can_be_told_from_others(one: Cards, other: Cards, plot: Plot) -> None:
    if over(one, plot) or over(other, plot):
        return
    assert difference(await public(one, plot), await public(other, plot)) is None


# The test of the test: each of these gives something away, and is found out.


def a_space_in_the_story(night: Evening) -> None:
    real = Live.story

    def story(self: Live) -> list[str]:
        return [*real(self), " " if self.table and self.table.state.score[0] == 0 else "  "]

    night.patch.setattr(Live, "story", story)


def a_byte_in_the_picture(night: Evening) -> None:
    real = Painter.board

    async def board(self: Painter, live: Live) -> Picture | None:
        picture = await real(self, live)
        assert picture
        assert live.table
        return Picture(picture.png + bytes([live.table.state.score[0]]), picture.alt)

    night.patch.setattr(Painter, "board", board)


def a_word_in_the_alt_text(night: Evening) -> None:
    real = Painter.board

    async def board(self: Painter, live: Live) -> Picture | None:
        picture = await real(self, live)
        assert picture
        assert live.table
        return Picture(picture.png, picture.alt + "." * (live.table.state.good[0] > 2))

    night.patch.setattr(Painter, "board", board)


def a_whisper_only_where_the_score_changed(night: Evening) -> None:
    real = Whispers.poke

    def poke(self: Whispers, live: Live, seats: Any) -> None:
        assert live.table
        told = [event for event in live.table.frames[-1].events if event.audience is not None]
        if not any(getattr(event, "effect", "") == "over" for event in told):
            real(self, live, seats)

    night.patch.setattr(Whispers, "poke", poke)


def a_button_less(night: Evening) -> None:
    panel = type(__import__("bot.panels.magic_numbers", fromlist=["PANEL"]).PANEL)
    real = panel.rows

    def rows(self: Any, view: Any, names: Sequence[str], speak: Any) -> Any:
        found = [list(row) for row in real(self, view, names, speak)]
        table = night.bot.tables._live[1].table
        assert table
        return [row[:-1] for row in found] if table.state.score[0] == 10 and len(found[0]) > 1 else found

    night.patch.setattr(panel, "rows", rows)


@pytest.mark.parametrize(
    "leak",
    [
        a_space_in_the_story,
        a_byte_in_the_picture,
        a_word_in_the_alt_text,
        a_whisper_only_where_the_score_changed,
        a_button_less,
    ],
    ids=lambda leak: leak.__name__,
)
async def test_a_leak_is_found(leak: Callable[[Evening], None]) -> None:
    first = await public(GOOD, GIVEN_TO_ANN, bend=leak)
    second = await public(EVIL, GIVEN_TO_ANN, bend=leak)
    assert first != second
