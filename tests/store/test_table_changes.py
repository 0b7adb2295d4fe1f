"""A change that a repository returns makes of the row in memory what a load returns."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.storage import UNDO, DeadlineUpdate, RecordDigest, SeatDeadline, Store, TableChange, TableNotice
from tests.store.people import ANN, BEN, CLEO, interactions, lobby, won_by
from tests.store.test_lobby import loaded

Write = Callable[[Store, int], Awaitable[TableChange | None]]

HERE = 7
WAITED_FOR = DeadlineUpdate(90.0, (SeatDeadline(1, 80.0, 2, since=50.0, acted=40.0, bank=30.0, remaining=20.0),))


def append(n: int, action: str = "give 1", **more: Any) -> Write:
    def write(store: Store, table: int) -> Awaitable[TableChange]:
        click = next(interactions)
        return store.append(table, n, seat=0, action=action, user=ANN, interaction=click, now=300.0, **more)

    return write


def board(number: int, message: int | None) -> Write:
    return lambda store, table: store.set_board_message(table, number=number, message=message, channel=HERE)


def direct(number: int, message: int | None, channel: int = 70) -> Write:
    return lambda store, table: store.set_direct_message(table, 1, number=number, channel=channel, message=message)


def remind(message: int | None, **more: Any) -> Write:
    return lambda store, table: store.set_reminder_message(table, BEN, message, **more)


def note(message: int) -> Write:
    return lambda store, table: store.note_notice(table, TableNotice(HERE, message, "turn 0"))


WRITES: dict[str, Write] = {
    "wait for nobody else": lambda store, table: store.set_waiting(table, 2, DeadlineUpdate(60.0)),
    "wait for another": lambda store, table: store.set_waiting(table, 2, WAITED_FOR),
    "an action": append(3),
    "an action, and who is waited for": append(3, waiting=WAITED_FOR),
    "taking an action back": append(3, UNDO, waiting=WAITED_FOR),
    "the last action": append(3, results=won_by(ANN, ANN, BEN), record_digest=RecordDigest("ab" * 32, ["Ann", "Ben"])),
    "the last action, and nobody is waited for": append(3, results=won_by(ANN, ANN, BEN), waiting=WAITED_FOR),
    "a reminder": remind(5, channel=8, at=99.0),
    "a reminder that was sent": remind(6),
    "a reminder that was deleted": remind(None),
    "a newer notice": note(22),
    "an older notice": note(20),
    "the same notice": note(21),
    "notices that are settled": lambda store, table: store.retract_notices(table, [21, 5]),
    "inactivity": lambda store, table: store.mark_inactivity_notified(table, 2),
    "inactivity before the last action": lambda store, table: store.mark_inactivity_notified(table, 1),
    "another's plan": lambda store, table: store.set_premove(table, ANN, "keep 1", n=2),
    "another plan": lambda store, table: store.set_premove(table, BEN, "keep 1", n=2),
    "no plan": lambda store, table: store.delete_premove(table, BEN),
    "no plan of another moment": lambda store, table: store.delete_premove(table, BEN, n=0),
    "a void plan": lambda store, table: store.void_premove(table, BEN, "left", n=1),
    "a plan that its maker knows to be void": lambda store, table: store.mark_premove_told(table, BEN, n=1),
    "a board that shows more": board(2, 10),
    "a board that shows less": board(0, 10),
    "a newer board that shows less": board(0, 11),
    "an older board": board(2, 9),
    "no board": board(2, None),
    "a direct message that shows more": direct(2, 12),
    "a direct message that shows less": direct(0, 12),
    "a newer direct message that shows less": direct(0, 13, channel=71),
    "an older direct message": direct(2, 11),
    "no direct message": direct(2, None),
}


@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES)
async def test_memory_is_what_a_load_returns_after(store: Store, write: Write) -> None:
    table = await lobby(store, ANN, BEN, channel=HERE)
    await store.set_planning(table, planning=True)
    await store.start(table, order=[ANN, BEN], salt="", setup={}, now=200.0)
    for prepared in (append(1), append(2), remind(4, at=60.0), note(21), board(1, 10), direct(1, 12)):
        await prepared(store, table)
    await store.set_premove(table, BEN, "give 1", n=1)
    await store.offer_seat(table, BEN, invited=CLEO, until=400.0)
    await store.open_vote(table, what="end", user=ANN, now=100.0, until=300.0)
    await board(1, 10)(store, table)
    before = await loaded(store, table)
    change = await write(store, table)
    assert (before if change is None else change.apply_to(before)) == await loaded(store, table)


async def test_a_notice_that_comes_after_the_end_is_none_of_the_table(store: Store) -> None:
    table = await lobby(store, ANN)
    await store.close(table, now=9.0)
    change = await store.note_notice(table, TableNotice(HERE, 5, "lobby"))
    assert change.apply_to(await loaded(store, table)).notices == ()
