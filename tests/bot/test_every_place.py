"""Each place where something is stored of a table fails once, in every kind of press that comes past it: also the
second write of a press, and the third. What has been done by then is followed up without anybody's doing and without a
restart: memory is what is stored, the board shows it, the clock runs, and who is owed a letter or a call gets it.

Which places there are is read from the code, so that a new one cannot be forgotten.
"""

from __future__ import annotations

import ast
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import asdict, replace
from structlog.testing import capture_logs

import bot
from bot.play import scheduler
from bot.play.recovery import _lagging
from bot.storage import SqliteStore, TableRow
from bot.storage.backends.base import Database
from bot.table.deadlines import deadlines_now, is_away, now
from bot.table.session import TableSession
from bot.table.votes import asked_seats, open_vote, vote_outcome
from bot.ui.games import load
from tests.bot.simcord_bot import BotHarness, Said, bot_harness
from tests.bot.test_ai_seats import add
from tests.bot.test_every_write import SCENES as WHOLE
from tests.bot.test_every_write import WRITES, Step, forgets, plays, presses, says, sits, types
from tests.bot.test_stale_clicks import CARDS
from tests.conftest import Share
from tests.loopback.presence import composed, seen

HERE = Path(bot.__file__).parent


class Press(NamedTuple):
    """One press: the step before it, the press, and the places where it stores data, in order.

    ``known``: the failure of the first place is tested in ``test_every_write``.
    """

    before: Step
    press: Step
    places: tuple[str, ...]
    known: bool = False


def whole(name: str, *places: str) -> Press:
    return Press(WHOLE[name].before, WHOLE[name].press, places, known=True)


async def asks_for_a_pause(harness: BotHarness) -> Said:
    (sure,) = (await harness.press("Ben", "@pause")).private
    return await harness.press("Ben", "@pause!", on=sure)


async def asked_for_a_pause(harness: BotHarness) -> None:
    await plays(harness)
    await asks_for_a_pause(harness)


async def agrees(harness: BotHarness) -> Said:
    return await harness.press(
        "Ann", next(one for one in (await harness.board()).actions if one.startswith("@vote:yes"))
    )


async def paused(harness: BotHarness) -> None:
    await asked_for_a_pause(harness)
    await agrees(harness)


async def could_take_back(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo", game="tie_die")
    await harness.press("Ann", "ready")


async def takes_back(harness: BotHarness) -> Said:
    (menu,) = (await harness.press("Ann", "⋯ More")).private
    return await harness.press("Ann", "Take it back", on=menu)


async def with_a_computer(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", rules="first host, target 50")
    await add(harness)


async def before_a_computer(harness: BotHarness) -> None:
    """Ann has rolled, and after her it is a computer's turn."""
    harness.deal(*CARDS[:4], 1, *([5, 5, 6, 6] * 20))
    await harness.sit("Ann", rules="first host, target 50")
    await add(harness)
    await harness.press("Ann", "@start")
    await harness.press("Ann", "roll")


async def adds_a_computer(harness: BotHarness) -> Said:
    (menu,) = (await harness.press("Ann", "@computers")).private
    return await harness.press("Ann", next(action for action in menu.actions if action.startswith("@add")), on=menu)


async def takes_out(harness: BotHarness) -> Said:
    (menu,) = (await harness.press("Ann", "@computers")).private
    return await harness.press("Ann", next(action for action in menu.actions if action.startswith("@out")), on=menu)


async def ann_is_away(harness: BotHarness) -> None:
    await plays(harness)
    for _ in range(6):
        await harness.env.advance_time(601)
    assert is_away(await harness.stored(), 0)


async def one_is_against(harness: BotHarness) -> None:
    """Of the two whom Ann has asked, Ben has said no: what Cleo says decides."""
    await plays(harness)
    await harness.slash("Ann", "table end")
    await says("Ben", "no")(harness)


async def left_alone(harness: BotHarness) -> None:
    """Ann has opened a table and got up again."""
    await harness.sit("Ann")
    await harness.press("Ann", "@leave")


async def by_message(harness: BotHarness) -> None:
    """Ann wants to be reminded by direct message, and it is her turn."""
    await harness.slash("Ann", "me pings", how="message")
    await plays(harness)


async def nudged(harness: BotHarness) -> None:
    await by_message(harness)
    await harness.slash("Ben", "table nudge")
    await harness.env.settle()


async def over_with_a_computer(harness: BotHarness) -> None:
    await harness.sit("Ann", rules="first host, target 50")
    await add(harness)
    await harness.press("Ann", "@start")
    await harness.slash("Ann", "table resign")
    await harness.bot.services.stats.wait_idle()


async def asks_for_a_rematch(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    await harness.press("Ann", "@start")
    await harness.slash("Ann", "table resign")
    await harness.bot.services.stats.wait_idle()
    await harness.press("Ann", "@rematch")


async def says_yes(harness: BotHarness) -> None:
    await harness.press("Ben", "@rematch", on=await harness.board(1))


CREATE, SIT, RISE, START = (
    "create by TableOpener.open",
    "sit by LobbyHandlers._join",
    "leave by LobbyHandlers.leave_lobby",
    "start by GameStart.begin",
)
ASK, BALLOT, DECIDE = (
    "open_vote by VoteService.start_vote",
    "cast_ballot by VoteService.cast",
    "close_vote by VoteService.resolve_due",
)
APPEND, ANEW, PAUSE = (
    "append by TableRegistry._append",
    "set_waiting by TableRegistry.reset_waiting",
    "pause by PauseService._set",
)
CLOSE, DRAW, COUNT = (
    "close by GameTermination.void",
    "end_in_draw by GameTermination.end_in_draw",
    "count_table by catch_up",
)
LETTER, POSTED = "set_direct_message by DirectMessageSync._take_in", "set_board_message by BoardMessages._posted"
RETRACTED = "finish_deletion by PendingDeletions._retract_all"
NUDGED = "set_reminder_message by TurnReminders"
NOTED = "note_notice by TableNotices._note"
SETTLED = "retract_notices by TableNotices._retract_settled"

PRESSES: dict[str, Press] = {
    "play": whole("create", CREATE, POSTED, LETTER),
    "play where everybody has left": Press(
        left_alone,
        types("Ben", "play", game="magic_numbers"),
        (CREATE, "close by TableOpener.blocking_table", CREATE, POSTED, LETTER),
    ),
    "join": whole("sit", SIT, LETTER),
    "leave": whole("leave", RISE, RETRACTED),
    "leave as the host": whole("set_host", RISE, "set_host by LobbyHandlers.reassign_host", RETRACTED),
    "house rule": whole("set_options", "set_options by OptionHandlers.choose"),
    "clock": whole("set_clock", "set_clock by OptionHandlers.choose"),
    "rolls": whole("set_rolls", "set_rolls by OptionHandlers.choose"),
    "plans": whole("set_planning", "set_planning by OptionHandlers.choose"),
    "luck": whole("set_luck", "set_luck by OptionHandlers.set_lucky_word"),
    "add a computer": Press(sits("Ann"), adds_a_computer, ("sit by AiSeating._sit",)),
    "take out a computer": Press(with_a_computer, takes_out, ("leave by AiSeating.remove",)),
    "start": whole("start", START, ANEW),
    "start with a computer": Press(with_a_computer, presses("Ann", "@start"), (START, ANEW)),
    "act": whole("append", APPEND),
    "act before a computer": Press(before_a_computer, presses("Ann", "keep"), (APPEND, APPEND, APPEND)),
    "undo": Press(could_take_back, takes_back, ("append by TableRegistry.undo",)),
    "come back": Press(ann_is_away, presses("Ann", "@back"), ("set_waiting by TableRegistry.set_waiting",)),
    "resign": Press(plays, types("Cleo", "table resign"), (APPEND,)),
    "resign last": whole("count_table", APPEND, COUNT),
    "close": whole("close", CLOSE),
    "ask to end": whole("open_vote", ASK, ANEW),
    "say no": whole("cast_ballot", BALLOT),
    "agree to end": whole("close_vote", BALLOT, DECIDE, CLOSE),
    "agree to a draw": whole("end_in_draw", BALLOT, DECIDE, DRAW, COUNT),
    "leave a vote": Press(one_is_against, types("Cleo", "table resign"), (APPEND, DECIDE, ANEW)),
    "ask for a pause": Press(plays, asks_for_a_pause, (ASK, ANEW)),
    "agree to a pause": Press(asked_for_a_pause, agrees, (BALLOT, DECIDE, PAUSE, DECIDE, ANEW)),
    "pause alone": whole("pause", PAUSE),
    "go on": Press(paused, presses("Ann", "@resume"), (PAUSE,)),
    "offer a seat": whole("offer_seat", "offer_seat by SeatSubstitution.offer"),
    "keep a seat": whole("withdraw_offer", "withdraw_offer by SeatSubstitution.withdraw_offer"),
    "ask for a seat": whole("check_substitution", "check_substitution by SeatSubstitution.require_fitting"),
    "take a seat": whole("substitute", "substitute by SeatSubstitution.assign_seat", ANEW, RETRACTED, LETTER, SETTLED),
    "plan": whole("set_premove", "set_premove by Premoves._keep"),
    "take back a plan": whole("delete_premove", "delete_premove by Premoves.discard"),
    "make a plan void": whole(
        "void_premove", APPEND, "void_premove by Premoves._void", "mark_premove_told by Premoves._tell_void"
    ),
    "nudge": Press(by_message, types("Ben", "table nudge"), (f"{NUDGED}.remind", f"{NUDGED}._remind", NOTED)),
    "act after a nudge": Press(nudged, presses("Ann", "roll"), (APPEND, f"{NUDGED}._tidy")),
    "mute": whole("mute", "mute by PauseService.mute", ANEW),
    "quiet hours": whole("set_quiet", "set_quiet by AccountSettings._set_quiet", ANEW),
    "vacation": whole("start_vacation", "start_vacation by AccountSettings.vacation", ANEW),
    "back from vacation": whole("end_vacation", "end_vacation by AccountSettings.end_vacation"),
    "reminders": whole("set_reminders", "set_reminders by AccountSettings.set_reminders"),
    "forget": whole(
        "delete_user",
        APPEND,
        "delete_user by AccountDeletion.delete_account",
        RETRACTED,
        "erase_traces by AccountDeletion._sweep",
    ),
    "forget alone": Press(
        sits("Cleo"),
        forgets,
        (RISE, "close by AccountDeletion._leave", "delete_user by AccountDeletion.delete_account"),
    ),
    "rematch": whole("blocked_among", "blocked_among by TableOpener.open", CREATE, POSTED, LETTER),
    "rematch with a computer": Press(
        over_with_a_computer,
        presses("Ann", "@rematch"),
        ("blocked_among by TableOpener.open", CREATE, POSTED, START, ANEW, LETTER),
    ),
    "the last yes to a rematch": Press(asks_for_a_rematch, says_yes, (SIT, START, ANEW, LETTER, LETTER)),
    "time for a reminder": whole(
        "set_reminder_message",
        f"{NUDGED}.remind",
        "set_waiting by DeadlineScheduler._process_table",
        f"{NUDGED}._remind",
    ),
    "time for a word": whole(
        "mark_inactivity_notified",
        "mark_inactivity_notified by PauseService.post_notice",
        "set_waiting by DeadlineScheduler._process_table",
    ),
}

WHERE = (
    "table/*",
    "ai/*",
    "accounts/deletion",
    "messages/reminders",
    *(
        f"play/{name}"
        for name in (
            "scheduler",
            "termination",
            "substitutions",
            "lobby",
            "pauses",
            "premoves",
            "option_handlers",
            "table_opener",
            "votes",
        )
    ),
)
"""Where something is stored of a table, but for what is shown of it."""
ELSEWHERE = {
    "blocked_among by TableInvitations._open_rematch": "it only asks",
    "close by GameTermination.close_missing": "tests/bot/test_missing_game.py",
    "close by TableRegistry._give_up": "tests/bot/test_unreadable_tables.py",
    "extend_wake by DeadlineScheduler.hold": "tests/bot/test_missing_game.py",
    "extend_wake by GameStart.start_complete": "tests/bot/test_rematch.py",
    "extend_wake by GameTermination.close_expired_lobby": "tests/bot/test_every_write.py",
    "set_waiting by DeadlineScheduler.hold": "tests/bot/test_missing_game.py",
    "take_due by DeadlineScheduler._process_due": "tests/bot/test_every_write.py",
    "erase_traces by AccountDeletion._rewrite": "tests/bot/test_privacy.py",
    "delete_premove by Premoves._step": "tests/bot/test_premoves.py",
    "finish_repaint by NameRedaction._paint_all": "tests/bot/test_every_write.py",
    "fix_salt by GameStart.begin": "tests/bot/test_duplicate_nights.py",
    "offer_guide by LobbyHandlers._offer_guide": "tests/bot/test_guided_games.py",
}
"""Places past which none of these comes, and where they are tried."""
ALIKE = (LETTER, POSTED, RETRACTED, COUNT, ANEW, "blocked_among by TableOpener.open")
"""What follows many presses in the same way. Unless a run is deep, it is tried after some of them only."""
A_MOMENT = 20.0
"""Seconds within which all has to be well again."""
BESIDE = ("note_shown", "take_due", "heartbeat", "count_hint", "clear_stale_message")
"""Writes that belong to no press at a table, and may come at any time."""


def places() -> set[str]:
    """Every place in the code where something is stored of a table: the method of the store, and who calls it."""
    found = set()
    for where in WHERE:
        for path in HERE.glob(f"{where}.py"):
            for part in ast.parse(path.read_text(encoding="utf-8")).body:
                for function in getattr(part, "body", ()) if isinstance(part, ast.ClassDef) else ():
                    calls = [one.func for one in ast.walk(function) if isinstance(one, ast.Call)]
                    for call in calls:
                        if (
                            isinstance(call, ast.Attribute)
                            and call.attr in WRITES
                            and "store" in ast.unparse(call.value)
                        ):
                            found.add(f"{call.attr} by {part.name}.{function.name}")  # type: ignore[attr-defined]
    return found


def test_every_place_where_something_is_stored_of_a_table_has_its_press() -> None:
    pressed = {place for press in PRESSES.values() for place in press.places}
    assert places() - pressed == ELSEWHERE.keys()


class Failing:
    """From now on the write fails that comes past that place for the ``nth`` time; which places have been passed
    by then is noted."""

    def __init__(self, patch: pytest.MonkeyPatch, place: str, nth: int) -> None:
        self.failed = False
        self.passed: list[str] = []
        self.before: list[str] = []
        real, failing = SqliteStore._write, self

        async def write(store: SqliteStore, work: Callable[[Database], Any], **named: Any) -> Any:
            method = sys._getframe(1)
            caller = method.f_back
            # A transaction's method runs in another thread; here is what runs it.
            name = method.f_locals["method"].__name__ if "method" in method.f_locals else method.f_code.co_name
            here = f"{name} by {caller.f_code.co_qualname if caller else ''}"
            if name not in BESIDE:
                failing.passed.append(here)
            fails = here == place and failing.passed.count(place) == nth

            def broken(db: Database) -> Any:
                failing.failed, failing.before = True, failing.passed[:]
                raise sqlite3.OperationalError("disk I/O error")

            return await real(store, broken if fails else work, **named)

        patch.setattr(SqliteStore, "_write", write)


async def all_is_well(harness: BotHarness) -> None:
    """Check that all users see what is stored, and are awaited and told by it."""
    services = harness.bot.services
    await services.boards.wait_idle()
    await services.direct_messages.wait_idle()
    with harness.env.time_context():
        for stored in [stored for stored in await harness.everything() if stored is not None]:
            live = TableSession(stored)
            if (there := services.tables.cached(stored.id)) is not None:
                assert comparable_row(there.stored) == comparable_row(stored), "memory is what is stored"
            await sees(harness, live)
            if stored.status == "playing":
                runs(live)
                lagging = _lagging(live) if load(stored.game).has_direct_messages else []
                assert [seat for seat in lagging if stored.seats[seat].user > 0] == [], "a letter is owed"
            called = [*asked_now(live), *(stored.seats[relief.seat].user for relief in stored.reliefs)]
            texts = [message.text for message in harness.messages() if message.id != stored.message]
            for user in called:
                assert any(f"<@{user}>" in text for text in texts), "they are called"


def comparable_row(stored: TableRow) -> dict[str, Any]:
    """Return the stored row of a table, without how far its messages show it, which is noted a moment later."""
    seats = tuple(replace(sitting, whispered=0) for sitting in stored.seats)
    return asdict(replace(stored, painted=0, seats=seats))


async def sees(harness: BotHarness, session: TableSession) -> None:
    """Check that one board has buttons, and that it shows what is stored."""
    mine = f"s:{session.id}:"
    public = [message for message in harness.messages() if not message.private]
    boards = [one.id for one in public if any(custom_id.startswith(mine) for custom_id in one.buttons.values())]
    assert boards == ([] if session.stored.status == "closed" else [session.stored.message])
    assert session.stored.message is not None
    there = harness.show(session.stored.channel, session.stored.message)
    assert seen(there.json, there._fetch) == composed((await harness.bot.services.board_builder.build(session)).message)


def runs(session: TableSession) -> None:
    """Check that players in turn have deadlines, and that the clock rings no later than necessary."""
    assert session.table is not None
    stored, wanted = session.stored, deadlines_now(session, at=now())
    assert wanted.seats == ()
    assert stored.vote is None or stored.vote.state != "passed", "what has been agreed on is carried out"
    assert (vote := open_vote(session)) is None or vote_outcome(session, vote, now()) is None
    assert stored.wake is not None
    assert wanted.wake is None or stored.wake <= wanted.wake
    if stored.clock and stored.paused is None:
        for seat in session.table.actors:
            sitting = stored.seats[seat]
            assert sitting.level is not None or is_away(stored, seat) or sitting.deadline is not None


def asked_now(session: TableSession) -> list[int]:
    """Return the users who are asked in a vote at that table."""
    vote = open_vote(session)
    return [] if vote is None else [session.stored.seats[seat].user for seat in asked_seats(session, vote)]


@pytest.mark.parametrize("name", PRESSES)
async def test_what_fails_in_the_middle_of_a_press_is_made_good_by_itself(
    tmp_path: Path, name: str, share: Share
) -> None:
    before, press, every, known = PRESSES[name]
    tried = [(place, every[: at + 1].count(place)) for at, place in enumerate(every)]
    if not share(1, 0):
        some = ("play", "start with a computer", "agree to a pause", "leave a vote", "take a seat", "resign last")
        tried = [one for one in tried[known:] if one[0] not in ALIKE or name in some]
    for number, (place, nth) in enumerate(tried):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with bot_harness(folder) as harness:
            with capture_logs():
                await before(harness)
                await harness.env.settle()
                failing = Failing(harness.patch, place, nth)
                await press(harness)
                await harness.env.settle()
                assert failing.failed, (place, nth, failing.passed)
                assert set(failing.before) <= {*every}, "a write that is not tried yet"
                # What the clock comes to in vain it comes to again in a while.
                await harness.env.advance_time(A_MOMENT + (scheduler.AGAIN if name.startswith("time for") else 0.0))
                await all_is_well(harness)
