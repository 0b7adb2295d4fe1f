"""Tests of table locks: a click that comes while the lock is held waits for it, and counts afterwards.

The code paths that hold a lock are read from the code. Those that act for a user's press are also stopped
there, while another user presses, or the same one once more.
"""

from __future__ import annotations

import ast
import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from simcord import actors
from structlog.testing import capture_logs

import bot
from bot.ai.move_scheduler import _Mover
from bot.messages.direct import _Sent
from bot.messages.reminders import TurnReminders
from bot.storage import SeatRow, SqliteStore, StoredPremove, TableNotice
from bot.table.deadlines import now
from bot.table.registry import TableRegistry
from bot.table.session import TableSession
from tests.bot.message_text import Shown
from tests.bot.pillow_table import PillowNight
from tests.bot.premove_helpers import opens, plans
from tests.bot.simcord_bot import Evening, Said
from tests.bot.test_deadline_scheduler import MINUTE, acts, reminders
from tests.bot.test_guarantees import same
from tests.bot.test_record_digest import says as luck
from tests.bot.test_stale_clicks import CARDS
from tests.time_limits import PATIENCE

HERE = Path(bot.__file__).parent


def holders() -> set[str]:
    """Every function of the bot in which a table is held, with its class."""
    found = set()
    # The store holds rows.
    for path in set(HERE.rglob("*.py")) - set((HERE / "storage").rglob("*.py")):
        for part in ast.parse(path.read_text(encoding="utf-8")).body:
            for function in getattr(part, "body", ()) if isinstance(part, ast.ClassDef) else ():
                calls = [one.func for one in ast.walk(function) if isinstance(one, ast.Call)]
                held = {
                    ast.unparse(call.value) for call in calls if isinstance(call, ast.Attribute) and call.attr == "lock"
                }
                if "self._tables" in held or (held and part.name == "TableRegistry"):  # type: ignore[attr-defined]
                    found.add(f"{part.name}.{function.name}")  # type: ignore[attr-defined]
    return found


def ann(night: Evening) -> int:
    return night.people["Ann"].id


async def live(night: Evening) -> TableSession:
    return await night.bot.services.tables.get(1)


async def looking_after(night: Evening) -> None:
    await night.bot.services.recovery._look_after(1)


async def reminding(night: Evening) -> None:
    at, house = await live(night), night.bot.services
    await house.store.set_reminder_message(1, ann(night), 0, at=now())
    at.apply_reminder(0, 0, at=now())
    await house.reminders._remind(at, (await night.stored()).seats[0])


async def taking_in(night: Evening) -> None:
    sitting = (await night.stored()).seats[0]
    assert sitting.dm_channel is not None
    assert sitting.dm_message is not None
    sent = _Sent(sitting.dm_channel, sitting.dm_message)
    await night.bot.services.direct_messages._take_in((1, sitting.user), sent, 0, None)


async def posting(night: Evening) -> None:
    await night.bot.services.boards._post(await live(night), night.channel.id)


async def redrawing(night: Evening) -> None:
    night.patch.setattr("bot.messages.board._REDRAWN", 0)
    await night.bot.services.boards._drawn(1)


async def dismissed(night: Evening) -> None:
    """Delete the account of a user who only watches: nothing changes at the table."""
    await night.forget("Cleo")


async def leaving(night: Evening) -> None:
    await night.bot.services.account_deletion._leave(1, night.people["Dan"].id)


SCENES: dict[str, Callable[[Evening], Awaitable[Any]]] = {
    "DeadlineScheduler._process_table": lambda night: night.bot.services.scheduler._process_table(1, 0.0),
    "DeadlineScheduler.recompute": lambda night: night.bot.services.scheduler.recompute(1),
    "TableRecovery._look_after": looking_after,
    "TableRecovery.after_foreign_write": lambda night: night.bot.services.recovery.after_foreign_write(1),
    "BoardMessages.adopt_messages": lambda night: night.bot.services.boards.adopt_messages(1, [1]),
    "BoardMessages._post": posting,
    "BoardMessages._drawn": redrawing,
    "AiMoveScheduler._move": lambda night: _computer_moves(night),
    "Premoves._step": lambda night: _plan_is_due(night, None),
    "Premoves._tell_void": lambda night: _plan_is_due(night, "left"),
    "ChannelWatcher._try_to_close": lambda night: night.bot.services.channel_watcher._close(1, "vanished-channel"),
    "VoteService._resolve": lambda night: night.bot.services.votes._resolve(1),
    "DirectMessageSync._close": lambda night: night.bot.services.direct_messages._close(1, ann(night)),
    "DirectMessageSync._take_in": taking_in,
    "TableNotices._note": lambda night: night.bot.services.notices._note(1, TableNotice(night.channel.id, 1, "turn 0")),
    "TableNotices._retract_settled": lambda night: night.bot.services.notices._retract_settled(1),
    "TurnReminders._remind": reminding,
    "TurnReminders._tidy": lambda night: night.bot.services.reminders._tidy(1),
    "AccountDeletion._show": dismissed,
    "AccountDeletion._leave": leaving,
}


async def _computer_moves(night: Evening) -> None:
    night.patch.setattr("bot.ai.move_scheduler.next_ai_move", lambda live, at, only=None: _duty(live))
    night.patch.setattr(night.bot.services.ai_moves, "_decide", _rolls)
    await night.bot.services.ai_moves._move(1, _Mover())


async def _plan_is_due(night: Evening, void: str | None) -> None:
    at = await live(night)
    at.apply_premove(ann(night), StoredPremove(ann(night), "keep 1; give 1; given void", 0, void))
    await night.bot.services.premoves._step(1, ann(night))


def _duty(session: TableSession) -> Any:
    from bot.ai.move_scheduler import PendingMove

    return PendingMove(0, "easy", session.action_count, "clock") if session.action_count == 0 else None


async def _rolls(session: TableSession, duty: Any) -> str:
    return "roll"


def test_whoever_holds_a_table_has_a_scene() -> None:
    assert holders() == {*SCENES, *PRESSES}


class Parked:
    """From now on that function waits as soon as it has the table to itself."""

    def __init__(self, night: Evening, holder: str) -> None:
        self.there, self.go_on = asyncio.Event(), asyncio.Event()
        """Set when it does; set it to go on."""
        self.asked = self.had = 0
        """How many others have asked for a table since, and have had one."""
        real, parked = TableRegistry.lock, self

        def hold(self: TableRegistry, table: int) -> AbstractAsyncContextManager[None]:
            caller = sys._getframe(1).f_code.co_qualname

            @asynccontextmanager
            async def held() -> Any:
                parked.asked += parked.there.is_set()
                async with real(self, table):
                    parked.had += parked.there.is_set()
                    if caller == holder and not parked.there.is_set():
                        parked.there.set()
                        await parked.go_on.wait()
                    yield

            return held()

        night.patch.setattr(TableRegistry, "lock", hold)


@pytest.mark.parametrize("holder", SCENES)
async def test_a_click_waits_for_whoever_has_the_table_and_then_counts(night: Evening, holder: str) -> None:
    night.deal(*CARDS, 1, 5, 5)
    if holder == "AccountDeletion._show":
        await night.start("Ann", "Ben", "Cleo")
    else:
        await night.start("Ann", "Ben", "Dan")
    await night.env.settle()
    parked = Parked(night, holder)
    tables, done = night.bot.services.tables, []
    at_work = asyncio.create_task(_quietly(SCENES[holder](night)))
    await asyncio.wait({asyncio.create_task(parked.there.wait()), at_work}, return_when=asyncio.FIRST_COMPLETED)
    assert parked.there.is_set(), "it did not take the table"
    if holder == "AccountDeletion._show":
        # Cleo has resigned by then; what follows is painted with the table held.
        before = await acts(night)
    else:
        before = []

    async def click() -> None:
        async with tables.lock(1):
            done.append(True)
            mine = await tables.get(1)
            if mine.stored.status == "playing" and mine.action_count == len(before):
                await tables.play(mine, 0, "roll", turn=None, user=ann(night), interaction=77)

    clicking = asyncio.create_task(click())
    for _ in range(20):
        await asyncio.sleep(0)
    assert not done, "the click did not wait"
    assert await acts(night) == before
    parked.go_on.set()
    await asyncio.gather(at_work, clicking)
    await night.env.settle()
    stored = await night.stored()
    assert stored.status == "closed" or stored.actions[len(before) : len(before) + 1]
    if tables.cached(1) is not None:
        await same(night)


async def _quietly(work: Awaitable[Any]) -> None:
    with capture_logs():
        await work


class Presses(NamedTuple):
    """Two presses at one table: the first has it when the second comes. ``kept`` is what came ``before``."""

    before: Callable[[Evening], Awaitable[Any]]
    first: Callable[[Evening, Any], Awaitable[Said]]
    second: Callable[[Evening, Any], Awaitable[Said]]
    then: Callable[[Evening, Said, Said], Awaitable[None]]


async def sitting(night: Evening) -> Shown:
    night.deal(*CARDS, 1, 5, 5)
    return await night.sit("Ann", "Ben")


async def playing(night: Evening) -> Shown:
    night.deal(*CARDS, 1, 5, 5)
    return await night.start("Ann", "Ben", "Cleo")


async def an_old_lobby(night: Evening) -> Shown:
    lobby = await sitting(night)
    await night.press("Ann", "@start")
    return lobby


async def an_empty_lobby(night: Evening) -> Shown:
    lobby = await night.sit("Ann")
    await night.press("Ann", "@leave")
    return lobby


async def a_form(night: Evening) -> Any:
    table = PillowNight(night)
    await table.start("Ann", "Ben", "Cleo")
    await night.press("Ann", "Nursery")
    return await table.ask("Ben", "?pillows")


async def sends(night: Evening, form: Any) -> Said:
    """Ben sends the form filled in. simcord has one form sent at a time, so the interaction is made a level below."""
    parts = [label["component"] for label in form.modal["components"]]
    filled = [{**part, "values": [one["value"] for one in part["options"][:3]]} for part in parts]
    data = {
        "custom_id": form.modal["custom_id"],
        "components": [{"type": 18, "component": part} for part in filled],
    }
    return Said(night, await actors._dispatch_actor_interaction(night.people["Ben"], 5, night.channel, data))


async def a_plan(night: Evening) -> Any:
    await playing(night)
    await night.press("Ann", "roll")
    return await opens(night, "Ben")


async def a_pause(night: Evening) -> Shown:
    await playing(night)
    house = night.bot.services
    with night.env.time_context():
        async with house.tables.lock(1):
            paused = await house.pauses.pause(await live(night))
        await house.inactivity_notices._say(paused, paused.action_count)
        await house.boards.wait_idle()
    return next(message for message in night.messages() if "z:1:resume" in message.buttons.values())


async def one_of_several(night: Evening) -> Shown:
    """Other processes have a part in the table, and have just done something there."""
    board, tables = await playing(night), night.bot.services.tables

    class Shared:
        owns_all_shards = False

        def __getattr__(self, name: str) -> Any:
            return getattr(night.store, name)

        async def has_notes(self, table: int) -> bool:
            return True

    night.patch.setattr(tables, "store", Shared())
    return board


async def only_once(night: Evening, first: Said, second: Said) -> None:
    assert await acts(night) == [(0, "roll")]
    assert not first.words
    assert "somebody was quicker" in second.words


async def both_sit(night: Evening, first: Said, second: Said) -> None:
    assert await night.seated() == ["Ann", "Ben", "Cleo", "Dan"]
    # Each of them reads their own secrets.
    assert [len(night.mail(name)) for name in ("Cleo", "Dan")] == [1, 1]


async def left_first(night: Evening, first: Said, second: Said) -> None:
    assert await acts(night) == [(2, "resign")]
    assert first.words == "You've left the game."
    assert "somebody was quicker" in second.words
    # Now that she sees it she rolls.
    await night.press("Ann", "roll")
    assert await acts(night) == [(2, "resign"), (0, "roll")]


async def placed_once(night: Evening, first: Said, second: Said) -> None:
    assert [seat for seat, _ in await acts(night)] == [0, 1]
    assert "somebody was quicker" in second.words


async def goes_on_once(night: Evening, first: Said, second: Said) -> None:
    assert (await night.stored()).paused is None
    assert len([message for message in night.messages() if "resumed the game" in message.text]) == 1
    assert "somebody was quicker" in second.words


async def not_begun_by_another_rule(night: Evening, first: Said, second: Said) -> None:
    stored = await night.stored()
    assert (stored.status, stored.options["target"]) == ("lobby", 30)
    assert "A house rule has changed since somebody sat down" in second.words


async def one_lobby(night: Evening, first: Said, second: Said) -> None:
    found = [stored.status for stored in await night.everything() if stored]
    assert found == ["closed", "lobby"]
    assert await night.seated() == ["Ben"]
    assert second.words == "This table was closed."


async def lucky(night: Evening, first: Said, second: Said) -> None:
    stored = await night.stored()
    assert stored.status == "playing"
    assert [bool(seat.luck) for seat in stored.seats] == [False, True]


async def planned(night: Evening, first: Said, second: Said) -> None:
    assert "Your plan" in first.words
    assert await acts(night) == [(0, "roll"), (0, "keep"), (1, "roll"), (1, "give 0")]


async def painted(night: Evening, first: Said, second: Said) -> None:
    assert await acts(night) == [(0, "roll")]
    assert first.words == "This game has already started."
    assert "s:1:1:keep" in (await night.board()).buttons.values()


async def peeked_and_rolled(night: Evening, first: Said, second: Said) -> None:
    assert "Good **" in first.words
    assert await acts(night) == [(0, "roll")]


def rolls(night: Evening, kept: Any) -> Awaitable[Said]:
    return night.click("Ann", "s:1:0:roll", on=kept)


PRESSES = {
    "TableCog._here": Presses(playing, lambda night, _: night.slash("Cleo", "table resign"), rolls, left_first),
    "TableController.on_form": Presses(a_form, sends, sends, placed_once),
    "TableController._act_by_click": Presses(playing, rolls, rolls, only_once),
    "TableController._control": Presses(
        sitting,
        lambda night, lobby: night.click("Cleo", "s:1:0:@join", on=lobby),
        lambda night, lobby: night.click("Dan", "s:1:0:@join", on=lobby),
        both_sit,
    ),
    "TableController.on_inactivity_button": Presses(
        a_pause,
        lambda night, silence: night.click("Ann", "z:1:resume", on=silence),
        lambda night, silence: night.click("Ben", "z:1:resume", on=silence),
        goes_on_once,
    ),
    "LobbyController.set_option": Presses(
        sitting,
        lambda night, lobby: night.click("Ann", "p:1:target", on=lobby, values=["0"]),
        lambda night, lobby: night.click("Ann", "s:1:0:@start", on=lobby),
        not_begun_by_another_rule,
    ),
    "LobbyController.blocking_table": Presses(
        an_empty_lobby,
        lambda night, _: night.slash("Ben", "play", game="magic_numbers"),
        lambda night, lobby: night.click("Cleo", "s:1:0:@join", on=lobby),
        one_lobby,
    ),
    "LobbyController.set_lucky_word": Presses(
        sitting,
        lambda night, _: luck(night, "Ben", "moon"),
        lambda night, lobby: night.click("Ann", "s:1:0:@start", on=lobby),
        lucky,
    ),
    "Premoves.on_form": Presses(
        a_plan,
        lambda night, form: plans(night, "Ben", form, give=["0"]),
        lambda night, _: night.press("Ann", "keep"),
        planned,
    ),
    "InteractionDispatcher._repair": Presses(
        an_old_lobby, lambda night, lobby: night.click("Ben", "s:1:0:@join", on=lobby), rolls, painted
    ),
    "TableRegistry.refresh": Presses(
        one_of_several, lambda night, board: night.press("Ben", "@peek", on=board), rolls, peeked_and_rolled
    ),
}
"""For each function that holds a table for somebody who has pressed something."""


@pytest.mark.parametrize("holder", PRESSES)
async def test_a_press_waits_for_the_press_that_has_the_table_and_is_answered_then(night: Evening, holder: str) -> None:
    presses = PRESSES[holder]
    kept = await presses.before(night)
    await night.env.settle()
    parked = Parked(night, holder)
    tables, so_far = night.bot.services.tables, await night.everything()
    since = len(night.requests())
    first = asyncio.create_task(_done(presses.first(night, kept)))
    await asyncio.wait({asyncio.create_task(parked.there.wait()), first}, return_when=asyncio.FIRST_COMPLETED)
    assert parked.there.is_set(), "it did not take the table"
    second = asyncio.create_task(_done(presses.second(night, kept)))
    async with asyncio.timeout(PATIENCE):
        while not parked.asked and not second.done():  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    for _ in range(20):
        await asyncio.sleep(0)
    waited, meanwhile = parked.asked == 1 and not parked.had, await night.everything()
    parked.go_on.set()
    said = await asyncio.gather(first, second)
    await night.env.settle()
    assert waited, "the second press did not wait"
    assert meanwhile == so_far
    responses = Counter(path for _, path in night.requests()[since:] if path.endswith("/callback"))
    assert list(responses.values()) == [1, 1]
    await presses.then(night, *said)
    if tables.cached(1) is not None:
        await same(night)


async def _done(pressing: Awaitable[Said]) -> Said:
    return await pressing


async def test_the_clock_leaves_a_table_alone_at_which_something_has_happened_since(night: Evening) -> None:
    night.deal(*CARDS, 1, 5, 5)
    await night.start("Ann", "Ben", "Cleo")
    (taken,) = await night.store.take_due(1e12, most=1, until=5e11)
    assert taken == 1
    # Before the clock comes to it, somebody acts, and that sets the clock anew.
    night.bot.services.tables.drop()
    await night.press("Ann", "roll")
    before = await night.stored()
    assert before.wake != 5e11
    waits = []
    real = SqliteStore.set_waiting

    async def wait(self: SqliteStore, *given: Any) -> None:
        waits.append(given)
        await real(self, *given)

    night.patch.setattr(SqliteStore, "set_waiting", wait)
    await night.bot.services.scheduler._process_table(1, 5e11)
    assert waits == []
    assert await night.stored() == before


async def test_a_reminder_that_arrives_late_is_not_taken_for_that_of_the_next_turn(night: Evening) -> None:
    night.deal(*CARDS[:4], 1, *([5, 5, 6, 6] * 20))
    await night.start("Ann", "Ben", rules="first host, target 50")
    let = asyncio.Event()
    real = TurnReminders._call

    async def call(self: TurnReminders, before: TableSession, seat_row: SeatRow) -> int:
        message = await real(self, before, seat_row)
        await night.env.external_wait(let.wait(), reason="a slow Discord")
        return message

    night.patch.setattr(TurnReminders, "_call", call)
    await night.env.advance_time(5 * MINUTE + 1)
    for who, action in (("Ann", "roll"), ("Ann", "keep"), ("Ben", "roll"), ("Ben", "keep")):
        await night.press(who, action)
    assert await night.turn() == "Ann"
    await night.env.advance_time(5 * MINUTE + 1)
    first, second = await reminders(night)
    let.set()
    await night.env.settle()
    (left,) = await reminders(night)
    assert left.id == second.id > first.id
    assert (await night.stored()).seats[0].nudge == second.id
