"""Notifications that really arrive, as the local Discord counts it: what is pressed in a loop notifies once."""

from __future__ import annotations

from tests.loopback.loopback_bot import LoopbackHarness


async def settle(opened: LoopbackHarness) -> None:
    services = opened.bot.services
    await services.substitutions.wait_idle()
    await services.votes.wait_idle()
    await services.notices.done()
    await services.pending_deletions.settle()
    await opened.rest()


async def test_offers_and_nudges_in_a_loop_notify_once(open_hall: LoopbackHarness) -> None:
    await open_hall.start("Ann", "Ben", "Cleo")
    awaited = await open_hall.turn()
    assert awaited is not None
    presser = next(name for name in ("Ann", "Ben", "Cleo") if name != awaited)
    seat, seen = open_hall.seats[presser], open_hall.local.world.notifications
    before = seen.copy()
    for _ in range(3):
        await seat.command("table hand-over", user=str(open_hall.seats["Dan"].id))
        await settle(open_hall)
        await open_hall.store.withdraw_offer(1, seat.id)
        await open_hall.bot.services.tables.reload(1)
    for _ in range(3):
        await seat.command("table nudge")
    await settle(open_hall)
    assert seen - before == {open_hall.seats["Dan"].id: 1, open_hall.seats[awaited].id: 1}
    said = open_hall.ephemeral_text(presser)
    assert "I just give the name, without one" in said
    assert "There was a call for" in said


async def test_a_board_that_names_people_notifies_nobody(open_hall: LoopbackHarness) -> None:
    await open_hall.sit("Ann", "Ben")
    await open_hall.rest()
    assert f"<@{open_hall.seats['Ann'].id}>" in str((await open_hall.board()).json["components"])
    assert (await open_hall.board()).json["mentions"] == []
    # Each has had their direct message, and nothing else.
    for name, seat in open_hall.seats.items():
        assert open_hall.local.world.notifications[seat.id] == len(open_hall.mail(name))
