"""Evenings that the room, or one of the players, must not be able to tell apart: the same clicks, other secrets.

A :class:`Script` is an evening to be played. ``public`` is all that the room could notice of it, ``told`` all that one
player gets, ``looked`` all that can be got out of its archive while the game goes on. ``twin_scripts`` makes two
scripts of any game with secrets that differ in nothing that the room may know, or in nothing that one player may.
"""

from __future__ import annotations

import copy
import random
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import structlog

import games
from bot.i18n import localizer
from bot.play import table_opener
from bot.table import table_options
from bot.ui import games as ui_games
from games.core import FIRST, Action, Seat, SetupData, option_choices
from games.core.table import Table
from sleepover.workshop.samples.cases import Case
from tests.bot.action_helpers import act
from tests.bot.simcord_bot import BotHarness, bot_harness
from tests.bot.test_direct_messages import close
from tests.games.twins import twins

PRIVATE = 64
NAMES = ("Ann", "Ben", "Cleo")

LOOKS = [
    *(f"h:g:1:{step}:{seat}:{way}:next" for step in range(9) for seat in ("r", "0", "2") for way in "pt"),
    "h:g:1:999999999:1:p:last",
    "h:o:1",
    "h:a:1",
    "h:t:1",
    "h:c:1",
]
FEW_LOOKS = [look for look in LOOKS if look[:8] not in {f"h:g:1:{step}:" for step in (1, 2, 3, 5, 6, 7)}]
"""Presses of the archive's buttons, also of such as nobody is offered; and fewer, where each takes its time."""
SOME_LOOKS = [
    *(
        f"h:g:1:{step}:{seat}:{'pt'[(step + at) % 2]}:next"
        for step in range(9)
        for at, seat in enumerate(("r", "0", "2"))
    ),
    *LOOKS[54:],
]
"""Every step from every seat, as a picture or in words in turn."""
CHOICES = [("h:J:1:0:0:p", "5"), ("h:J:1:3:1:t", "7"), ("h:S:1:4:r:p", "0"), ("h:S:1:8:r:t", "1")]
"""The same with its lists."""

Bend = Callable[[BotHarness], None]
"""Makes the bot do something wrong, for a test of the test."""


class Script(NamedTuple):
    """A game among so many of ``NAMES``: its house rules as they are typed, what its dice show, and who does what."""

    game: str
    rules: str
    seats: int
    faces: tuple[int, ...]
    actions: tuple[tuple[Seat, Action], ...]


async def public(
    script: Script, *, closed: Sequence[str] = (), bend: Bend | None = None, late: float = 0.0, rolls: bool = False
) -> list[Any]:
    """Return everything that the room could notice of such an evening, step by step.

    Each player decides after ``late`` seconds. With ``rolls``, the table makes the rolls that decide nothing.
    """
    names = NAMES[: script.seats]
    seen: list[Any] = []
    with tempfile.TemporaryDirectory() as folder, structlog.testing.capture_logs() as logs:
        async with bot_harness(Path(folder), names) as harness:
            harness.patch.setattr(table_options, "ROLLS_BY_DEFAULT", rolls)
            await _sit(harness, script, names, closed, bend)
            await harness.press(names[0], "@start")
            _look(harness, seen)
            for number, (seat, action) in enumerate(script.actions):
                if rolls and len((await harness.stored()).actions) > number:
                    continue
                await harness.env.advance_time(late)
                await act(harness, names[seat], action)
                _look(harness, seen)
            for name in names:
                for button in ("@peek", "@text"):
                    await harness.press(name, button)
            await harness.slash(names[0], "table board")
            _look(harness, seen)
            assert await harness.turn() is not None, "the script must not end the game: then all is laid open"
    return [*seen, [(entry["event"], sorted(entry)) for entry in logs]]


async def messages_to(script: Script, seat: Seat, *, bend: Bend | None = None) -> list[Any]:
    """Return everything that the player at ``seat`` gets of such an evening, step by step.

    That is what the room gets, their direct messages, their Peeks and whatever else they may ask for, with
    pictures and files.
    """
    names = NAMES[: script.seats]
    me, seen = names[seat], []

    async def look(harness: BotHarness) -> None:
        _look(harness, seen)
        seen.append([(message.json, message.files) for message in harness.mail(me)])
        for button in ("@peek", "@text"):
            said = await harness.press(me, button)
            seen.append([(message.json, message.files) for message in said.private])

    with tempfile.TemporaryDirectory() as folder:
        async with bot_harness(Path(folder), names) as harness:
            await _sit(harness, script, names, (), bend)
            await harness.press(names[0], "@start")
            await look(harness)
            for actor, action in script.actions:
                answer = await act(harness, names[actor], action)
                if actor == seat:
                    seen.append([(message.json, message.files) for message in answer.private])
                await look(harness)
            assert await harness.turn() is not None, "the script must not end the game: then all is laid open"
    return seen


async def looked(script: Script, bend: Bend | None = None, *, looks: Sequence[str] = LOOKS) -> list[Any]:
    """Return everything that the history shows of that game while it goes on, also with ids that were never offered."""
    names = NAMES[: script.seats]
    seen: list[Any] = []
    with tempfile.TemporaryDirectory() as folder:
        async with bot_harness(Path(folder), (*names, "Dan")) as harness:
            await _sit(harness, script, names, (), bend)
            await harness.press(names[0], "@start")
            for seat, action in script.actions:
                await act(harness, names[seat], action)
            assert await harness.turn() is not None
            board = await harness.board()
            # Somebody who plays there and somebody who does not.
            for who in ("Ben", "Dan"):
                for command in ("replay", "verify"):
                    said = await harness.slash(who, command, id="1")
                    seen += [(message.json, message.files) for message in (*said.private, *said.public)]
                for custom_id, values in [*((look, None) for look in looks), *((at, [value]) for at, value in CHOICES)]:
                    said = await harness.click(who, custom_id, on=board, values=values)
                    seen += [(message.json, message.files) for message in (*said.private, *said.public)]
    return seen


async def _sit(
    harness: BotHarness, script: Script, names: Sequence[str], closed: Sequence[str], bend: Bend | None
) -> None:
    harness.patch.setattr(table_opener.secrets, "token_bytes", bytes)
    # One more, for the table may roll on where the script ends.
    harness.deal(*script.faces, 1)
    if bend:
        bend(harness)
    for name in closed:
        close(harness, name)
    await harness.slash(names[0], "play", game=script.game, house_rules=script.rules)
    await harness.join(*names)


def _look(harness: BotHarness, seen: list[Any]) -> None:
    """Note the public messages with their files, and the calls so far.

    Calls for the room are noted in their order. Private calls run beside them in no fixed order, so they are
    noted sorted.
    """
    messages = [(message.json, message.files) for message in harness.messages() if not message.private]
    channels = {f"/channels/{channel}" for channel in harness.env.backend.dm_channels.values()}
    calls: list[Any] = []
    private: list[Any] = []
    for call in harness.env.http_requests:
        if _private(call.path, call.json, channels):
            private.append((call.method, call.path))
        else:
            calls.append((call.method, call.path, _plain(call.json)))
    seen.append(copy.deepcopy((messages, calls, sorted(private))))


def _private(path: str, body: Any, channels: set[str]) -> bool:
    data = body.get("data") or body if isinstance(body, dict) else {}
    return any(path.startswith(channel) for channel in channels) or bool((data.get("flags") or 0) & PRIVATE)


def _plain(body: Any) -> Any:
    # discord.py makes a random number up for every message it posts.
    return {**body, "nonce": 0} if isinstance(body, dict) and "nonce" in body else body


def difference(first: Sequence[Any], second: Sequence[Any]) -> int | None:
    """Return the first step at which two evenings can be told apart, or None."""
    steps = zip(first, second, strict=True)
    return next((number for number, (one, other) in enumerate(steps) if one != other), None)


def twin_scripts(
    game: str, *, label: str = "evening", steps: int = 12, viewer: Seat | None = None
) -> tuple[Script, Script]:
    """Two evenings with any game that has secrets: the room, or ``viewer``, sees the same, and as many dice as can be
    differ."""
    rules = games.load(game)
    options = rules.options(**({FIRST: "random"} if FIRST in option_choices(rules.options) else {}))
    seats = min(len(NAMES), rules.player_counts.stop - 1)
    found = twins(Case(rules, seats, options, SetupData()), label, steps=steps, choose=_offered, viewer=viewer)
    assert found.turned, f"{game} hides no die"
    typed = ", ".join(f"{name} random" for name in option_choices(rules.options) if name == FIRST)
    records = (found.one.record, found.other.record)
    one, other = (Script(game, typed, seats, record.faces or (), record.actions) for record in records)
    return one, other


def _offered(table: Table, rng: random.Random) -> tuple[Seat, Action]:
    """Return a legal action that the message offers; of a select menu a low choice, so that the game goes on."""
    seat = rng.choice(sorted(table.actors))
    names = table.record.seats
    rows = ui_games.load(table.game.name).rows(table.view(None), names, localizer(game=table.game.name))
    choices = [
        choice.action for row in rows for choice in (row.choices[:6] if isinstance(row, ui_games.ActionSelect) else row)
    ]
    return seat, rng.choice([action for action in choices if action in table.legal(seat)])


async def cannot_be_told_apart(game: str) -> None:
    """Check that neither the table nor the history of a running game gives away anything hidden in it."""
    one, other = twin_scripts(game)
    first = await public(one)
    assert difference(first, await public(other)) is None
    assert len(first) > len(one.actions)
    assert await looked(one, looks=FEW_LOOKS) == await looked(other, looks=FEW_LOOKS)


async def learns_nothing_of_others(game: str, seat: Seat, *, bend: Bend | None = None) -> bool:
    """Return whether that player gets the same, byte by byte, whatever only others may know."""
    one, other = twin_scripts(game, viewer=seat, steps=6)
    first, second = await messages_to(one, seat, bend=bend), await messages_to(other, seat, bend=bend)
    assert len(first) > 4 * len(one.actions)
    return difference(first, second) is None
