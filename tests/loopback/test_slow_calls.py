"""The board when calls to Discord are slow: it ends at the present, and nothing older goes out after what is newer.

Each pair of slow calls is tried: what is slow first, on its way there or back; what somebody does meanwhile, which is
slow as well; and which of the two is let go first. Usually each is tried with one game, the next one with the next, and
in a deep run with all of them.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import product
from typing import Any, NamedTuple, get_args

import pytest
import pytest_asyncio
from PIL import Image

import bot.rendering.service
from bot.ui.components.layout import BoardImage
from bot.ui.games import playable_games
from tests import deep_share
from tests.loopback.call_log import Gate, Kind, Line, When
from tests.loopback.loopback_bot import LoopbackHarness, loopback_harness
from tests.loopback.two_guilds import PEOPLE, Room, a_room, games, here
from tests.time_limits import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="session")

Doing = Callable[[Room], Awaitable[Any]]


class Pair(NamedTuple):
    """Pair of slow calls: the first and where it is slow, the second and where, and which ends first."""

    first: Kind
    where: When
    then: str
    there: When
    released: str


async def by_computer(room: Room) -> None:
    """Play an action without a click, as a computer does for a player: an ordinary edit follows."""
    services = room.harness.bot.services
    async with services.tables.lock(room.table):
        live = await services.tables.get(room.table)
        assert live.table is not None
        if not live.table.actors:
            return
        seat = min(live.table.actors)
        action, user = live.table.legal(seat)[0], live.stored.seats[seat].user
        live, frame = await services.tables.play(live, seat, action, turn=None, user=user, interaction=None)
        await services.effects.after_action(live, frame)


async def afresh(room: Room) -> None:
    """Ask for the board as a player."""
    await room.command("Ben", "table board")


async def click(room: Room) -> None:
    """Act on the shown board as a player; if it is old, they are late."""
    try:
        who, custom_id, values = await room.next()
    except AssertionError:
        await press_again(room)
    else:
        await room.harness.seats[who].click(custom_id, room.board().json, values)


async def press_again(room: Room) -> None:
    """Press as a player who cannot act, or who acts on an old board: an old board is then updated."""
    live, board = await room.live(), room.board()
    assert live.table is not None
    ids = {seat.id: name for name, seat in room.harness.seats.items()}
    late = [seat for seat in range(len(live.names)) if seat not in live.table.actors] or [0]
    buttons = [(custom_id, None) for action, custom_id in board.actions.items() if not action.startswith("@")]
    lists = [(custom_id, [options[0]["value"]]) for custom_id, options in board.selects.items()]
    if not buttons and not lists:
        # What was slow was the end.
        return
    custom_id, values = [*buttons, *lists][0]
    await room.harness.seats[ids[live.stored.seats[late[0]].user]].click(custom_id, board.json, values)


FIRST: dict[Kind, Doing] = {"answer": click, "edit": by_computer, "post": afresh}
THEN: dict[str, tuple[Doing, Kind]] = {
    "click": (click, "answer"),
    "late click": (press_again, "answer"),
    "computer": (by_computer, "edit"),
    "here": (afresh, "post"),
}
PAIRS = [Pair(*each) for each in product(FIRST, get_args(When), THEN, get_args(When), ("first", "second"))]


def of(game: str) -> list[Pair]:
    """Return the pairs tried with a game: every first call with each game, and the second calls in turn."""
    among = playable_games()
    alike = len(get_args(When)) * 2
    return [
        pair
        for number, pair in enumerate(PAIRS)
        if deep_share.deep() or (number + number // alike) % len(among) == among.index(game)
    ]


def _blank(*_: Any) -> BoardImage:
    held = io.BytesIO()
    Image.new("RGB", (2, 2)).save(held, "png")
    return BoardImage(held.getvalue(), "a board")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def slow_house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[LoopbackHarness]:
    with pytest.MonkeyPatch.context() as patch:
        # Nobody looks at the pictures.
        patch.setattr(bot.rendering.service, "_board", _blank)
        patch.setattr(bot.rendering.service, "_card", _blank)
        async with loopback_harness(tmp_path_factory.mktemp("slow"), PEOPLE) as opened:
            yield opened


async def a_game(services: LoopbackHarness, game: str, line: Line) -> Room:
    """Another one in a channel of its own."""
    room = await a_room(services, game)
    with here(services, room.channel):
        await room.start_game()
    line.table = room.table
    line.clear()
    return room


@games
async def test_whatever_is_slow_the_board_ends_at_the_present(
    slow_house: LoopbackHarness, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Every drawing carries the number that it shows: that is what is stored, and nothing older is what stays."""
    line = Line(monkeypatch)
    room = await a_game(slow_house, game, line)
    for pair in of(game):
        if (await room.stored()).status != "playing":
            room = await a_game(slow_house, game, line)
        with here(slow_house, room.channel):
            try:
                async with asyncio.timeout(PATIENCE):
                    await both(room, line, pair)
            except Exception as error:
                raise AssertionError(f"{pair}: {error}") from error
            await room.rest()
            stored = await room.stored()
            number = len(stored.actions)
            assert line.sent == sorted(line.sent), f"{pair}: something older went out after something newer"
            assert room.shows() == number, f"{pair}: the board shows {room.shows()} and not {number}"
            assert [board.id for board in room.boards()] == [stored.message], pair
            assert stored.painted == number, f"{pair}: stored is {stored.painted} and not {number}"
            line.clear()


async def both(room: Room, line: Line, pair: Pair) -> None:
    """Two slow calls, one after the other or at the same time."""
    doing, kind = THEN[pair.then]
    one = line.hold(pair.first, pair.where)
    first = asyncio.ensure_future(FIRST[pair.first](room))
    await one.stuck.wait()
    two = line.hold(kind, pair.there)
    second = asyncio.ensure_future(doing(room))
    await at_rest(room, two, second)
    if two.stuck.is_set() and pair.released == "second":
        two.open.set()
        await two.through.wait()
    one.open.set()
    await one.through.wait()
    await at_rest(room, two, first, second)
    two.open.set()
    await asyncio.gather(first, second)


async def at_rest(room: Room, gate: Gate, *doing: asyncio.Future[Any]) -> None:
    """Wait until that call is held up, or will not be made before another call is let go."""
    services = room.harness.bot.services

    def waits() -> bool:
        lock = services.tables._locks.get(room.table)
        behind = bool(lock is not None and lock._waiters) or room.table in services.boards._wishes
        return gate.stuck.is_set() or behind or all(each.done() for each in doing)

    while not waits():  # noqa: ASYNC110
        await asyncio.sleep(0.001)
