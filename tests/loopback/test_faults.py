"""Each of Discord's faults with each of the games: users get a sentence, the table recovers, and no message is untrue.

One local Discord and one bot serve all of a file; every fault and every game has a room of its own. Usually each fault
is tried with one of the games, in turn; with ``--deep`` each is with all of them (``conftest.py``). The boards that are
posted are in ``test_faults_of_boards.py``, the channels with tables in ``test_faults_of_channels.py``.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Literal

import pytest

from bot.core import retry
from bot.interactions import rate_limits
from bot.messages import board, delivery
from playground.faults.rules import (
    Cleared,
    ConnectionDropped,
    DirectMessages,
    Failing,
    FaultRule,
    InteractionsLate,
    InteractionsTwice,
    Limits,
    MessageAged,
    MessageDeleted,
    Quiet,
    RateLimited,
    Reconnect,
    Twice,
)
from playground.limits import rate_limits as limits_rate_limits
from tests import deep_share
from tests.bot.message_text import Shown
from tests.loopback.fault_table import CALLBACK, EDITS, rule, tried
from tests.loopback.two_guilds import PEOPLE, UNPAINTED, Room, games
from tests.time_limits import PATIENCE

pytestmark = pytest.mark.asyncio(loop_scope="session")


Scope = Literal["user", "shared", "global"]
LONG = 3.0 if deep_share.deep() else 2.0
"""Seconds of which Discord says that they have to pass, many times as many as the bot waits here for a call: as if they
were minutes."""

# ---------------------------------------------------------------------- calls


@games
@tried("any call", "an answer", "an edit")
async def test_a_press_counts_once_and_the_board_shows_it(room: Room, mood: str) -> None:
    await room.start_game()
    await room.harness.make(rule(mood))
    assert (await room.act()).state == "done"
    await room.healed(1)
    assert room.ephemeral_text() == ""


@games
@tried("a lobby's answer")
async def test_a_table_that_is_opened_is_there_once_whatever_becomes_of_the_answer(room: Room, mood: str) -> None:
    await room.harness.make(rule(mood))
    await room.open()
    room.mark()
    await room.until(lambda: len(room.boards()) == 1, "a lobby")
    await room.sit()
    assert (await room.press("Ann", "@start")).state == "done"
    await room.healed(0)
    assert room.ephemeral_text() == ""


# ---------------------------------------------------------------------- interactions


@games
async def test_what_is_delivered_twice_acts_once_and_is_answered_once(room: Room) -> None:
    calls = room.harness.local.control.calls
    calls.clear()
    await room.harness.make(InteractionsTwice(after=0.02))
    await room.start_game()
    await room.act()
    await room.healed(1)
    # Once around the table: opened, joined twice, started, three presses.
    answered = [call.path for call in calls if call.path.endswith("/callback")]
    assert len(answered) == len(set(answered)) == 7
    assert {call.status for call in calls if call.path.endswith("/callback")} <= {200, 204}
    assert room.ephemeral_text() == ""


@games
async def test_what_is_delivered_late_counts(room: Room) -> None:
    await room.start_game()
    await room.harness.make(InteractionsLate(by=0.4, times=1))
    assert (await room.act()).state == "done"
    await room.healed(1)
    assert room.ephemeral_text() == ""


@games
async def test_what_is_delivered_too_late_does_nothing_and_costs_nothing(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start_game()
    monkeypatch.setattr(rate_limits, "IN_TIME", 0.2)
    monkeypatch.setattr(room.harness.local.actions, "deadline", 0.2)
    expired, verdict = asyncio.Event(), rate_limits.InteractionFilter.verdict

    def watched(*given: Any, **named: Any) -> rate_limits.Verdict:
        found = verdict(*given, **named)
        if found == "expired":
            expired.set()
        return found

    monkeypatch.setattr(rate_limits.InteractionFilter, "verdict", watched)
    await room.harness.make(InteractionsLate(by=0.5, times=1))
    # Discord says so to whoever pressed.
    assert (await room.act()).state == "failed"
    async with asyncio.timeout(PATIENCE):
        await expired.wait()
    monkeypatch.undo()
    await room.healed(0)
    assert room.ephemeral_text() == ""


# ---------------------------------------------------------------------- the line

LINES: dict[str, FaultRule] = {
    "dropped, and taken up again": ConnectionDropped(resume=True),
    "dropped, and begun anew": ConnectionDropped(resume=False),
    "asked to come back": Reconnect(),
    "quiet": Quiet(lasts=0.3),
}


@games
@pytest.mark.parametrize("line", LINES)
async def test_a_line_that_breaks_costs_nobody_anything(room: Room, line: str) -> None:
    await room.start_game()
    back = asyncio.Event()

    async def heard(shard: int) -> None:
        back.set()

    room.harness.bot.add_listener(heard, "on_shard_ready")
    await room.harness.make(LINES[line])
    if LINES[line] == ConnectionDropped(resume=False):
        # What is pressed meanwhile is lost with the session, and Discord says so.
        async with asyncio.timeout(PATIENCE):
            await back.wait()
    assert (await room.act()).state == "done"
    await room.healed(1)
    room.harness.bot.remove_listener(heard, "on_shard_ready")
    assert room.ephemeral_text() == ""


# ---------------------------------------------------------------------- messages


@games
async def test_a_board_that_was_deleted_is_posted_afresh(room: Room) -> None:
    await room.start_game()
    await room.harness.make(MessageDeleted(channel=str(room.channel), message=str(room.board().id)))
    assert (await room.command("Ben", "table board")).state == "done"
    await room.healed(0)
    assert room.ephemeral_text() == "Here's the board."


@games
async def test_a_fresh_board_that_is_posted_twice_on_its_way_is_there_once(room: Room) -> None:
    await room.start_game()
    await room.harness.make(Twice(method="POST", path=f"/channels/{room.channel}/messages", times=1))
    assert (await room.command("Ben", "table board")).state == "done"
    await room.healed(0)
    assert room.ephemeral_text() == "Here's the board."


@games
@pytest.mark.letters
async def test_direct_messages_that_were_deleted_come_again(room: Room) -> None:
    await room.start_game()
    for name in PEOPLE:
        for letter in room.letters(name):
            await room.harness.make(MessageDeleted(channel=str(letter.channel), message=str(letter.id)))
    await room.act()
    # Who has learned nothing new since is not written to.
    await room.until(lambda: room.shows_all(1), "the board shows it")
    for _ in range(3):
        await room.act()
    await room.rest()
    for name in PEOPLE:
        assert len(room.letters(name)) <= 1
    if room.secret:
        assert any(room.letters(name) for name in PEOPLE)
    assert room.ephemeral_text() == ""


TOO_OFTEN = Failing(status=429, code=30046, method="PATCH", path=EDITS, times=1)
"""An old message has been edited too often: Discord takes the next edit after some seconds."""


@games
async def test_an_old_board_that_may_not_be_edited_yet_is_edited_when_it_may(room: Room) -> None:
    await room.start_game()
    old = room.board()
    # The answer is lost, so that the board is painted by an edit; and that one would be too many.
    await room.harness.make(Failing(status=404, code=10062, path=CALLBACK, times=1))
    await room.harness.make(TOO_OFTEN)
    await room.act()
    await room.healed(1)
    assert room.board().id == old.id
    # The bot does not wait as long as the library would, and says so.
    assert room.ephemeral_text().startswith(UNPAINTED)


@games
@pytest.mark.parametrize("scope", ["user", "shared", "global"])
async def test_a_board_whose_edits_are_put_off_for_long_is_spoken_of_and_mended(room: Room, scope: Scope) -> None:
    await room.start_game()
    old = room.board()
    await room.harness.make(Failing(status=404, code=10062, path=CALLBACK, times=1))
    await room.harness.make(RateLimited(retry_after=LONG, scope=scope, method="PATCH", path=EDITS, times=2))
    await room.act()
    # Long before Discord's time is over.
    await room.until(lambda: room.ephemeral_text().startswith(UNPAINTED), "somebody is told")
    await room.healed(1)
    assert room.board().id == old.id


@games
@pytest.mark.letters
async def test_a_direct_message_whose_edits_are_put_off_for_long_is_mended_and_stops_nothing(room: Room) -> None:
    await room.start_game()
    letters = [letter.id for letter in room.letters("Ben")]
    puts_off = RateLimited(retry_after=LONG, method="PATCH", path=EDITS, person="Ben")
    await room.harness.make(puts_off)
    acted = 0
    # In games whose secrets stay as they are there is nothing to edit.
    while acted < 3 or (letters and acted < 8 and not _put_off(room)):
        assert (await room.act()).state == "done"
        acted += 1
        await room.until(lambda acted=acted: room.shows_all(acted), f"{acted} on the board")  # type: ignore[misc]
    if room.secret:
        # What there is to know is at the table all the time.
        await room.press("Ben", "@peek")
        assert room.ephemeral_text("Ben")
    await room.harness.make(Cleared())
    await room.healed(acted)
    assert [letter.id for letter in room.letters("Ben")] == letters


def _put_off(room: Room) -> bool:
    """Return whether Discord has rate-limited an edit of Ben's direct messages."""
    mail = f"/channels/{room.harness.seats['Ben'].dm_id}/"
    return any(call.path.startswith(mail) and call.status == 429 for call in room.harness.local.control.calls)


@games
async def test_a_board_that_may_not_be_edited_yet_is_posted_afresh_for_whoever_asks(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start_game()
    old = room.board()
    monkeypatch.setattr(limits_rate_limits, "OLD_EDIT_SECONDS", 60.0)
    with monkeypatch.context() as patch:
        # The bot waits as long as Discord has it wait.
        patch.setattr(delivery, "retry", retry)
        patch.setattr(board, "_HURRIED", 0.05)
        async with old_edits(room):
            await aged(room, old)
            for _ in range(limits_rate_limits.OLD_EDIT_LIMIT):
                room.harness.local.limits.old_edit(old.id)
            await room.harness.make(Failing(status=404, code=10062, path=CALLBACK, times=1))
            await room.act()
            await refused(room, old)
            # What comes next finds it over.
            room.harness.local.limits.switch("old_edits", on=False)
            assert (await room.command("Ben", "table board")).state == "done"
            await room.until(lambda: room.ephemeral_text("Ben") != "", "Ben has an answer")
    await room.healed(1)
    assert room.ephemeral_text() == "Here's the board."
    assert room.board().id > old.id
    assert "This table has moved" in next(message.text for message in room.messages() if message.id == old.id)


@games
async def test_a_board_of_more_than_an_hour_is_edited_as_often_as_discord_allows(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start_game()
    old = room.board()
    monkeypatch.setattr(limits_rate_limits, "OLD_EDIT_SECONDS", 60.0)
    async with old_edits(room):
        await aged(room, old)
        for number in range(1, 4):
            await room.harness.make(Failing(status=404, code=10062, path=CALLBACK, times=1))
            await room.act()
            await room.until(lambda number=number: room.shows_all(number), f"{number} on the board")  # type: ignore[misc]
        await room.harness.make(Failing(status=404, code=10062, path=CALLBACK, times=1))
        await room.act()
        await refused(room, old)
        assert (await room.number(), room.shows()) == (4, 3)
        room.harness.local.advance(60)
        await room.healed(4)
    assert room.board().id == old.id
    assert room.ephemeral_text().startswith(UNPAINTED)


@games
@pytest.mark.letters
async def test_a_direct_message_that_was_edited_too_often_is_edited_when_it_may(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.start_game()
    monkeypatch.setattr(limits_rate_limits, "OLD_EDIT_SECONDS", 60.0)
    letters = [letter for name in PEOPLE for letter in room.letters(name)]
    async with old_edits(room):
        for letter in letters:
            await aged(room, letter)
            for _ in range(limits_rate_limits.OLD_EDIT_LIMIT):
                room.harness.local.limits.old_edit(letter.id)
        acted = 0
        while acted < 3 or (letters and acted < 8 and not any(_too_often(room, letter) for letter in letters)):
            assert (await room.act()).state == "done"
            acted += 1
            await room.until(lambda acted=acted: room.shows_all(acted), f"{acted} on the board")  # type: ignore[misc]
        room.harness.local.advance(60)
        await room.healed(acted)
    assert [letter.id for name in PEOPLE for letter in room.letters(name)] == [letter.id for letter in letters]
    assert room.ephemeral_text() == ""


@asynccontextmanager
async def old_edits(room: Room) -> AsyncIterator[None]:
    """Meanwhile Discord takes few edits of a message that is older than an hour."""
    await room.harness.make(Limits(old_edits=True))
    room.harness.local.control.calls.clear()
    try:
        yield
    finally:
        await room.harness.make(Limits(old_edits=False))


async def aged(room: Room, message: Shown) -> None:
    await room.harness.make(MessageAged(channel=str(message.channel), message=str(message.id)))


def _too_often(room: Room, message: Shown) -> bool:
    """Return whether Discord has refused an edit of that message because there were too many."""
    path = f"/channels/{message.channel}/messages/{message.id}"
    return any((call.path, call.status, call.code) == (path, 429, 30046) for call in room.harness.local.control.calls)


async def refused(room: Room, message: Shown) -> None:
    await room.until(lambda: _too_often(room, message), "one edit too many")


# ---------------------------------------------------------------------- direct messages


@games
@pytest.mark.letters
async def test_closed_direct_messages_are_told_and_stop_nothing(room: Room) -> None:
    await room.harness.make(DirectMessages(person="Ben"))
    await room.open()
    room.mark()
    await room.sit()
    await room.rest()
    if room.secret:
        assert "Your privacy settings here don't let me send you direct messages" in room.ephemeral_text("Ben")
    else:
        assert room.ephemeral_text() == ""
    assert room.ephemeral_text("Ann") == room.ephemeral_text("Cleo") == ""
    assert (await room.press("Ann", "@start")).state == "done"
    for _ in range(2):
        assert (await room.act()).state == "done"
    await room.until(lambda: room.shows_all(2), "2 on the board")
    assert room.letters("Ben") == []
    await room.harness.make(DirectMessages(person="Ben", open=True))
    room.mark()
    if room.secret:
        # What there is to know is at the table all the time.
        await room.press("Ben", "@peek")
        assert room.ephemeral_text("Ben")
    assert (await room.act()).state == "done"
    await room.until(lambda: room.shows_all(3), "3 on the board")


@games
@pytest.mark.letters
async def test_direct_messages_closed_in_mid_game_stop_nothing(room: Room) -> None:
    await room.start_game()
    await room.harness.make(DirectMessages(person="Ben"))
    await room.act()
    await room.healed(1)
    assert room.ephemeral_text() == ""


@games
@pytest.mark.letters
@tried("a direct message", "a direct channel")
async def test_a_direct_message_comes_exactly_once_whatever_happens_on_its_way(room: Room, mood: str) -> None:
    await room.open()
    room.mark()
    await room.harness.make(rule(mood))
    await room.sit()
    # Either it came in time, or they were told that it will come.
    assert room.ephemeral_text() == "" or room.ephemeral_text().startswith(
        "You're in! I can't reach you by direct message right now"
    )
    # By itself, before anything else at the table has them written to.
    await room.until(lambda: len(room.letters("Ben")) == room.secret, "Ben has the one there is")
    assert (await room.press("Ann", "@start")).state == "done"
    await room.healed(0)


# ---------------------------------------------------------------------- tables that are held


@games
@tried("an answer that does not come")
@pytest.mark.parametrize("action", ["@join", "@leave", "@house-rules", "@luck"])
async def test_an_answer_that_does_not_come_keeps_nobody_from_the_lobby(room: Room, action: str, mood: str) -> None:
    await room.open()
    await room.sit("Ann", "Ben")
    who = "Ann" if action == "@house-rules" else "Ben"
    on = room.board()
    for step in ["@fair", action] if action == "@luck" else [action]:
        if step not in on.actions:
            on = await room.offered(who, step)
        if step != action:
            assert (await room.press(who, step, on)).state == "done"
    async with room.unanswered(room.press(who, action, on), rule(mood)):
        assert (await room.press("Cleo", "@join")).state == "done"
        assert "Cleo" in [seat.name for seat in (await room.stored()).seats]


@games
@tried("an answer that does not come")
async def test_a_nudge_that_is_not_answered_keeps_nobody_from_the_game(room: Room, mood: str) -> None:
    await room.start_game()
    live = await room.live()
    assert live.table is not None
    seats = {name: live.seat_of(room.harness.seats[name].id) for name in PEOPLE}
    who = next((name for name, seat in seats.items() if seat not in live.table.actors), "Ann")
    async with room.unanswered(room.command(who, "table nudge"), rule(mood)):
        assert (await room.act()).state == "done"
        assert await room.number() == 1
    await room.healed(1)
