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
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest
from structlog.testing import capture_logs

import bot
from bot.ai.move_scheduler import _Mover
from bot.messages.direct import _Sent
from bot.storage import PremoveChanged, StoredPremove, TableNotice
from bot.table.deadlines import now
from bot.table.registry import TableRegistry
from bot.table.session import TableSession
from games.tournaments.programme import Programme
from tests.bot.lease_helpers import calls_while_holding
from tests.bot.message_text import Shown
from tests.bot.pillow_table import PillowNight
from tests.bot.premove_helpers import opens, plans
from tests.bot.simcord_bot import FORM, BotHarness, Said
from tests.bot.test_ai_seats import add
from tests.bot.test_deadline_scheduler import acts
from tests.bot.test_guarantees import same
from tests.bot.test_operator_requests import do as request
from tests.bot.test_record_digest import says as luck
from tests.bot.test_rematch import over
from tests.bot.test_stale_clicks import CARDS
from tests.time_limits import PATIENCE

HERE = Path(bot.__file__).parent


def holders() -> set[str]:
    """Every function of the bot in which a table is held, with its class."""
    found = set()
    # The store holds rows.
    for path in set(HERE.rglob("*.py")) - set((HERE / "storage").rglob("*.py")):
        for part in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(part, ast.AsyncFunctionDef) and "tables.lock(" in ast.unparse(part):
                found.add(part.name)
            for function in getattr(part, "body", ()) if isinstance(part, ast.ClassDef) else ():
                calls = [one.func for one in ast.walk(function) if isinstance(one, ast.Call)]
                held = {
                    ast.unparse(call.value) for call in calls if isinstance(call, ast.Attribute) and call.attr == "lock"
                }
                if "self._tables" in held or (held and part.name == "TableRegistry"):  # type: ignore[attr-defined]
                    found.add(f"{part.name}.{function.name}")  # type: ignore[attr-defined]
    return found


def ann(harness: BotHarness) -> int:
    return harness.people["Ann"].id


async def live(harness: BotHarness) -> TableSession:
    return await harness.bot.services.tables.get(1)


async def looking_after(harness: BotHarness) -> None:
    await harness.bot.services.recovery._look_after(1)


async def reminding(harness: BotHarness) -> None:
    at, services = await live(harness), harness.bot.services
    at.apply(await services.store.set_reminder_message(1, ann(harness), 0, at=now()))
    await services.reminders._remind(at, (await harness.stored()).seats[0])


async def taking_in(harness: BotHarness) -> None:
    sitting = (await harness.stored()).seats[0]
    assert sitting.dm_channel is not None
    assert sitting.dm_message is not None
    sent = _Sent(sitting.dm_channel, sitting.dm_message)
    await harness.bot.services.direct_messages._take_in((1, sitting.user), sent, 0, None)


async def posting(harness: BotHarness) -> None:
    await harness.bot.services.boards._post(await live(harness), harness.channel.id)


async def redrawing(harness: BotHarness) -> None:
    harness.patch.setattr("bot.messages.board._REDRAWN", 0)
    await harness.bot.services.boards._drawn(1)


async def dismissed(harness: BotHarness) -> None:
    """Delete the account of a user who only watches: nothing changes at the table."""
    await harness.forget("Cleo")


async def leaving(harness: BotHarness) -> None:
    await harness.bot.services.account_deletion._leave(1, harness.people["Dan"].id)


async def closing(harness: BotHarness) -> None:
    assert (await request(harness, "close", table=1, reason="stuck")).result == "closed, told 1 of 1 channels"


SCENES: dict[str, Callable[[BotHarness], Awaitable[Any]]] = {
    "DeadlineScheduler._process_table": lambda harness: harness.bot.services.scheduler._process_table(1, 0.0),
    "DeadlineScheduler.recompute": lambda harness: harness.bot.services.scheduler.recompute(1),
    "TableRecovery._look_after": looking_after,
    "TableRecovery.after_foreign_write": lambda harness: harness.bot.services.recovery.after_foreign_write(1),
    "BoardMessages.adopt_messages": lambda harness: harness.bot.services.boards.adopt_messages(1, [1]),
    "BoardMessages._post": posting,
    "BoardMessages._drawn": redrawing,
    "AiMoveScheduler._move": lambda harness: _computer_moves(harness),
    "Premoves._step": lambda harness: _plan_is_due(harness, None),
    "Premoves._tell_void": lambda harness: _plan_is_due(harness, "left"),
    "ChannelWatcher._try_to_close": lambda harness: harness.bot.services.channel_watcher._close(1, "vanished-channel"),
    "VoteService._resolve": lambda harness: harness.bot.services.votes._resolve(1),
    "DirectMessageSync._close": lambda harness: harness.bot.services.direct_messages._close(1, ann(harness)),
    "DirectMessageSync._take_in": taking_in,
    "TableNotices._note": lambda harness: harness.bot.services.notices._note(
        1, TableNotice(harness.channel.id, 1, "turn 0")
    ),
    "TableNotices._retract_settled": lambda harness: harness.bot.services.notices._retract_settled(1),
    "TurnReminders._remind": reminding,
    "TurnReminders._tidy": lambda harness: harness.bot.services.reminders._tidy(1),
    "AccountDeletion._show": dismissed,
    "AccountDeletion._leave": leaving,
    "OperatorClosures.close_table": closing,
    "TournamentService._start_table": lambda harness: _night_starts(harness),
    "TournamentService._overtime": lambda harness: harness.bot.services.tournaments._overtime(1, 0),
}


async def _night_starts(harness: BotHarness) -> None:
    """Have a night start a table that is being played already."""
    night = SimpleNamespace(id=1, deals=(), programme=Programme(games=("magic_numbers",)))
    table = SimpleNamespace(round=1)
    await harness.bot.services.tournaments._start_table(cast("Any", night), cast("Any", table), await live(harness))


async def _computer_moves(harness: BotHarness) -> None:
    harness.patch.setattr("bot.ai.move_scheduler.next_ai_move", lambda live, at, only=None: _duty(live))
    harness.patch.setattr(harness.bot.services.ai_moves, "_decide", _rolls)
    await harness.bot.services.ai_moves._move(1, _Mover())


async def _plan_is_due(harness: BotHarness, void: str | None) -> None:
    at = await live(harness)
    planned = StoredPremove(ann(harness), "keep 1; give 1; given void", 0, void)
    at.apply(PremoveChanged(ann(harness), planned))
    await harness.bot.services.premoves._step(1, ann(harness))


def _duty(session: TableSession) -> Any:
    from bot.ai.move_scheduler import PendingMove

    return PendingMove(0, "easy", session.action_count, "clock") if session.action_count == 0 else None


async def _rolls(session: TableSession, duty: Any) -> str:
    return "roll"


def test_whoever_holds_a_table_has_a_scene() -> None:
    assert holders() == {*SCENES, *PRESSES}


class Parked:
    """From now on that function waits as soon as it has the table to itself."""

    def __init__(self, harness: BotHarness, holder: str) -> None:
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

        harness.patch.setattr(TableRegistry, "lock", hold)


@pytest.mark.parametrize("holder", SCENES)
async def test_a_click_waits_for_whoever_has_the_table_and_then_counts(harness: BotHarness, holder: str) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    if holder == "AccountDeletion._show":
        await harness.start("Ann", "Ben", "Cleo")
    else:
        await harness.start("Ann", "Ben", "Dan")
    await harness.env.settle()
    parked = Parked(harness, holder)
    tables, done = harness.bot.services.tables, []
    at_work = asyncio.create_task(_quietly(SCENES[holder](harness)))
    await asyncio.wait({asyncio.create_task(parked.there.wait()), at_work}, return_when=asyncio.FIRST_COMPLETED)
    assert parked.there.is_set(), "it did not take the table"
    if holder == "AccountDeletion._show":
        # Cleo has resigned by then; what follows is painted with the table held.
        before = await acts(harness)
    else:
        before = []

    async def click() -> None:
        async with tables.lock(1):
            done.append(True)
            mine = await tables.get(1)
            if mine.stored.status == "playing" and mine.action_count == len(before):
                await tables.play(mine, 0, "roll", turn=None, user=ann(harness), interaction=77)

    clicking = asyncio.create_task(click())
    for _ in range(20):
        await asyncio.sleep(0)
    assert not done, "the click did not wait"
    assert await acts(harness) == before
    parked.go_on.set()
    await asyncio.gather(at_work, clicking)
    await harness.env.settle()
    stored = await harness.stored()
    assert stored.status == "closed" or stored.actions[len(before) : len(before) + 1]
    if tables.cached(1) is not None:
        await same(harness)


async def _quietly(work: Awaitable[Any]) -> None:
    with capture_logs():
        await work


class Presses(NamedTuple):
    """Two presses at one table: the first has it when the second comes. ``kept`` is what came ``before``."""

    before: Callable[[BotHarness], Awaitable[Any]]
    first: Callable[[BotHarness, Any], Awaitable[Said]]
    second: Callable[[BotHarness, Any], Awaitable[Said]]
    then: Callable[[BotHarness, Said, Said], Awaitable[None]]


async def sitting(harness: BotHarness) -> Shown:
    harness.deal(*CARDS, 1, 5, 5)
    return await harness.sit("Ann", "Ben")


async def playing(harness: BotHarness) -> Shown:
    harness.deal(*CARDS, 1, 5, 5)
    return await harness.start("Ann", "Ben", "Cleo")


async def an_old_lobby(harness: BotHarness) -> Shown:
    lobby = await sitting(harness)
    await harness.press("Ann", "@start")
    return lobby


async def an_empty_lobby(harness: BotHarness) -> Shown:
    lobby = await harness.sit("Ann")
    await harness.press("Ann", "@leave")
    return lobby


async def a_form(harness: BotHarness) -> Any:
    table = PillowNight(harness)
    await table.start("Ann", "Ben", "Cleo")
    await harness.press("Ann", "Ann: Nursery")
    return await table.ask("Ben", "?pillows")


async def sends(harness: BotHarness, form: Any) -> Said:
    """Ben sends the form filled in. simcord has one form sent at a time, so the interaction is made a level below."""
    parts = [label["component"] for label in form.modal["components"]]
    filled = [{**part, "values": [one["value"] for one in part["options"][:3]]} for part in parts]
    data = {
        "custom_id": form.modal["custom_id"],
        "components": [{"type": 18, "component": part} for part in filled],
    }
    return Said(harness, await harness.interact("Ben", FORM, data))


async def a_plan(harness: BotHarness) -> Any:
    await playing(harness)
    await harness.press("Ann", "roll")
    return await opens(harness, "Ben")


async def a_pause(harness: BotHarness) -> Shown:
    await playing(harness)
    services = harness.bot.services
    with harness.env.time_context():
        async with services.tables.lock(1):
            paused = await services.pauses.pause(await live(harness))
        await services.pauses._say(paused, paused.action_count)
        await services.boards.wait_idle()
    return next(message for message in harness.messages() if "z:1:resume" in message.buttons.values())


async def a_finished_game(harness: BotHarness) -> Shown:
    harness.deal(*CARDS, 1, 5, 5)
    return await over(harness, "Ann", "Ben")


async def a_game_against_a_computer(harness: BotHarness) -> Shown:
    """Finish a game after which nobody but Ann need say yes to a rematch."""
    await harness.sit("Ann")
    await add(harness)
    await harness.start_now("Ann")
    await harness.slash("Ann", "table resign")
    return await harness.board()


async def a_rematch_with_one_of_three(harness: BotHarness) -> Shown:
    harness.deal(*CARDS, 1, 5, 5)
    board = await over(harness, "Ann", "Ben", "Cleo")
    await says_yes("Ann")(harness, board)
    return board


async def the_help(harness: BotHarness) -> Shown:
    (shown,) = (await harness.slash("Ann", "help")).private
    return shown


async def one_of_several(harness: BotHarness) -> Shown:
    """Other processes have a part in the table, and have just done something there."""
    board, tables = await playing(harness), harness.bot.services.tables

    class Shared:
        owns_all_shards = False

        def __getattr__(self, name: str) -> Any:
            return getattr(harness.store, name)

        async def has_notes(self, table: int) -> bool:
            return True

    harness.patch.setattr(tables, "store", Shared())
    return board


async def only_once(harness: BotHarness, first: Said, second: Said) -> None:
    assert await acts(harness) == [(0, "roll")]
    assert not first.words
    assert "somebody was quicker" in second.words


async def both_sit(harness: BotHarness, first: Said, second: Said) -> None:
    assert await harness.seated() == ["Ann", "Ben", "Cleo", "Dan"]
    # Each of them reads their own secrets.
    assert [len(harness.mail(name)) for name in ("Cleo", "Dan")] == [1, 1]


async def left_first(harness: BotHarness, first: Said, second: Said) -> None:
    assert await acts(harness) == [(2, "resign")]
    assert first.words == "You've left the game."
    assert "somebody was quicker" in second.words
    # Now that she sees it she rolls.
    await harness.press("Ann", "roll")
    assert await acts(harness) == [(2, "resign"), (0, "roll")]


async def placed_once(harness: BotHarness, first: Said, second: Said) -> None:
    assert [seat for seat, _ in await acts(harness)] == [0, 1]
    assert "somebody was quicker" in second.words


async def goes_on_once(harness: BotHarness, first: Said, second: Said) -> None:
    assert (await harness.stored()).paused is None
    assert len([message for message in harness.messages() if "resumed the game" in message.text]) == 1
    assert "somebody was quicker" in second.words


async def not_begun_by_another_rule(harness: BotHarness, first: Said, second: Said) -> None:
    stored = await harness.stored()
    assert (stored.status, stored.options["target"]) == ("lobby", 30)
    assert "A house rule has changed since somebody sat down" in second.words


async def one_lobby(harness: BotHarness, first: Said, second: Said) -> None:
    found = [stored.status for stored in await harness.everything() if stored]
    assert found == ["closed", "lobby"]
    assert await harness.seated() == ["Ben"]
    assert second.words == "This table was closed."


async def lucky(harness: BotHarness, first: Said, second: Said) -> None:
    stored = await harness.stored()
    assert stored.status == "playing"
    assert [bool(seat.luck) for seat in stored.seats] == [False, True]


async def planned(harness: BotHarness, first: Said, second: Said) -> None:
    assert "Your plan" in first.words
    assert await acts(harness) == [(0, "roll"), (0, "keep"), (1, "roll"), (1, "give 0")]


async def painted(harness: BotHarness, first: Said, second: Said) -> None:
    assert await acts(harness) == [(0, "roll")]
    assert first.words == "This game has already started."
    assert "s:1:1:keep" in (await harness.board()).buttons.values()


async def peeked_and_rolled(harness: BotHarness, first: Said, second: Said) -> None:
    assert "Good **" in first.words
    assert await acts(harness) == [(0, "roll")]


async def one_rematch(harness: BotHarness, first: Said, second: Said) -> None:
    """Ben's press at the old table, which came before there was a rematch, is his yes to it."""
    stored = await harness.stored()
    assert (stored.id, stored.after, stored.status) == (2, 1, "playing")
    assert await harness.seated() == ["Ben", "Ann"]
    assert [message.id for message in first.public] == [stored.message]
    assert "Everybody has said yes" in second.words


async def all_say_yes(harness: BotHarness, first: Said, second: Said) -> None:
    cleo, stored = harness.people["Cleo"].id, await harness.stored()
    assert (stored.id, stored.status) == (2, "playing")
    assert await harness.seated() == ["Ben", "Cleo", "Ann"]
    assert f"Still to say yes: <@{cleo}>" in first.words
    assert not second.words


async def begun_without_another(harness: BotHarness, first: Said, second: Said) -> None:
    """Check that the host plays with computers alone, and that Ben, who pressed meanwhile, is told that it is late."""
    stored = await harness.stored()
    assert stored.status == "playing"
    assert await harness.seated() == ["Ann"]
    assert any(seat.level is not None for seat in stored.seats)
    assert [message.id for message in first.public] == [stored.message]
    assert "This game has already started." in second.words
    await harness.bot.services.boards.wait_idle()
    assert "@join" not in (await harness.board()).actions


def says_yes(who: str) -> Callable[[BotHarness, Any], Awaitable[Said]]:
    return lambda harness, board: harness.click(who, board.actions["@rematch"], on=board)


def sits_down(who: str) -> Callable[[BotHarness, Any], Awaitable[Said]]:
    """Return a press of theirs at the newest table."""
    return lambda harness, _: harness.press(who, "@join")


def rolls(harness: BotHarness, kept: Any) -> Awaitable[Said]:
    return harness.click("Ann", "s:1:0:roll", on=kept)


PRESSES = {
    "InteractionDispatcher.run_here": Presses(
        playing, lambda harness, _: harness.slash("Cleo", "table resign"), rolls, left_first
    ),
    "TableActions.on_form": Presses(a_form, sends, sends, placed_once),
    "held_table": Presses(
        sitting,
        lambda harness, lobby: harness.click("Cleo", "s:1:0:@join", on=lobby),
        lambda harness, lobby: harness.click("Dan", "s:1:0:@join", on=lobby),
        both_sit,
    ),
    "PauseHandlers.on_inactivity_button": Presses(
        a_pause,
        lambda harness, silence: harness.click("Ann", "z:1:resume", on=silence),
        lambda harness, silence: harness.click("Ben", "z:1:resume", on=silence),
        goes_on_once,
    ),
    "OptionHandlers.choose": Presses(
        sitting,
        lambda harness, lobby: harness.click("Ann", "p:1:target", on=lobby, values=["0"]),
        lambda harness, lobby: harness.click("Ann", "s:1:0:@start", on=lobby),
        not_begun_by_another_rule,
    ),
    "TableOpener.blocking_table": Presses(
        an_empty_lobby,
        lambda harness, _: harness.slash("Ben", "play", game="magic_numbers"),
        lambda harness, lobby: harness.click("Cleo", "s:1:0:@join", on=lobby),
        one_lobby,
    ),
    "OptionHandlers.set_lucky_word": Presses(
        sitting,
        lambda harness, _: luck(harness, "Ben", "moon"),
        lambda harness, lobby: harness.click("Ann", "s:1:0:@start", on=lobby),
        lucky,
    ),
    "Premoves.on_form": Presses(
        a_plan,
        lambda harness, form: plans(harness, "Ben", form, give=["0"]),
        lambda harness, _: harness.press("Ann", "keep"),
        planned,
    ),
    "TableInvitations.rematch": Presses(a_finished_game, says_yes("Ann"), says_yes("Ben"), one_rematch),
    "LobbyHandlers.begin_rematch": Presses(
        a_game_against_a_computer, says_yes("Ann"), sits_down("Ben"), begun_without_another
    ),
    "LobbyHandlers.join_rematch": Presses(a_rematch_with_one_of_three, says_yes("Ben"), sits_down("Cleo"), all_say_yes),
    "GuidedGames.open": Presses(
        the_help,
        lambda harness, shown: harness.click("Ann", f"u:{harness.game}", on=shown),
        sits_down("Ben"),
        begun_without_another,
    ),
    "BoardRepair.refresh": Presses(
        an_old_lobby, lambda harness, lobby: harness.click("Ben", "s:1:0:@join", on=lobby), rolls, painted
    ),
    "TableRegistry.refresh": Presses(
        one_of_several, lambda harness, board: harness.press("Ben", "@peek", on=board), rolls, peeked_and_rolled
    ),
}
"""For each function that holds a table for somebody who has pressed something."""
OPENED_BEFORE = {"LobbyHandlers.begin_rematch", "GuidedGames.open"}
"""Holders of a table which the same press has just opened, so that nobody else can wait for it."""


@pytest.mark.parametrize("holder", PRESSES)
async def test_a_press_waits_for_the_press_that_has_the_table_and_is_answered_then(
    harness: BotHarness, holder: str
) -> None:
    presses = PRESSES[holder]
    kept = await presses.before(harness)
    await harness.env.settle()
    parked = Parked(harness, holder)
    tables, so_far = harness.bot.services.tables, await harness.everything()
    since = len(harness.requests())
    first = asyncio.create_task(_done(presses.first(harness, kept)))
    await asyncio.wait({asyncio.create_task(parked.there.wait()), first}, return_when=asyncio.FIRST_COMPLETED)
    assert parked.there.is_set(), "it did not take the table"
    if holder in OPENED_BEFORE:
        assert await harness.everything() != so_far
        so_far = await harness.everything()
    second = asyncio.create_task(_done(presses.second(harness, kept)))
    async with asyncio.timeout(PATIENCE):
        while not parked.asked and not second.done():  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    for _ in range(20):
        await asyncio.sleep(0)
    waited, meanwhile = parked.asked == 1 and not parked.had, await harness.everything()
    parked.go_on.set()
    said = await asyncio.gather(first, second)
    await harness.env.settle()
    assert waited, "the second press did not wait"
    assert meanwhile == so_far
    responses = Counter(path for _, path in harness.requests()[since:] if path.endswith("/callback"))
    assert list(responses.values()) == [1, 1]
    await presses.then(harness, *said)
    if tables.cached(1) is not None:
        await same(harness)


async def _done(pressing: Awaitable[Said]) -> Said:
    return await pressing


@pytest.mark.parametrize("holder", [holder for holder in PRESSES if holder not in OPENED_BEFORE])
async def test_no_press_waits_for_discord_while_it_has_the_table(harness: BotHarness, holder: str) -> None:
    presses = PRESSES[holder]
    kept = await presses.before(harness)
    await harness.env.settle()
    await harness.bot.services.boards.wait_idle()
    calls, passed = calls_while_holding(harness), Parked(harness, holder)
    passed.go_on.set()
    await presses.first(harness, kept)
    await harness.env.settle()
    await harness.bot.services.boards.wait_idle()
    assert passed.there.is_set(), "it did not take the table"
    assert calls == []


async def test_the_operator_waits_for_no_call_to_discord_with_a_table(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Dan")
    await harness.env.settle()
    await harness.bot.services.boards.wait_idle()
    calls, passed = calls_while_holding(harness), Parked(harness, "OperatorClosures.close_table")
    passed.go_on.set()
    await closing(harness)
    assert passed.there.is_set(), "it did not take the table"
    assert calls == []
