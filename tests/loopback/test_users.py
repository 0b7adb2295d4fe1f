"""Turns, reminders, blocking and being forgotten, over real HTTP and a real websocket."""

from __future__ import annotations

import json
from pathlib import Path

from tests.loopback.loopback_bot import LoopbackHarness, connected, loopback_harness
from tests.store.test_privacy import holding, traces


async def delete(opened: LoopbackHarness, who: str) -> str:
    """Say yes to everything; returns what is said at the end."""
    seat = opened.seats[who]
    assert (await seat.command("me privacy")).state == "done"
    for what in ("delete", "delete-sure", "delete-final"):
        assert (await seat.click(f"m:{what}")).state == "done"
    await opened.rest()
    await opened.bot.services.account_deletion.wait_idle()
    return opened.ephemeral_text(who)


async def test_turns_and_the_list_of_what_is_known_are_answered_in_private(open_hall: LoopbackHarness) -> None:
    await open_hall.start("Ann", "Ben")
    turn = await open_hall.turn()
    for name in ("Ann", "Ben"):
        assert (await open_hall.seats[name].command("turns")).state == "done"
        heading = "Your turn (1)" if name == turn else "Waiting for others (1)"
        assert heading in open_hall.ephemeral_text(name)
        assert "Your tables" not in open_hall.ephemeral_text("Cleo")


async def test_who_is_blocked_finds_no_seat(open_hall: LoopbackHarness) -> None:
    ben = open_hall.seats["Ben"]
    assert (await open_hall.seats["Ann"].command("me block", user=str(ben.id))).state == "done"
    await open_hall.sit("Ann")
    await open_hall.press("Ben", "@join")
    assert "no seat for you" in open_hall.ephemeral_text("Ben")
    assert len((await open_hall.stored()).seats) == 1


async def test_an_export_is_a_file(open_hall: LoopbackHarness) -> None:
    await open_hall.start("Ann", "Ben")
    await open_hall.seats["Ann"].command("me privacy")
    await open_hall.seats["Ann"].click("m:export")
    (file,) = (m.files for m in open_hall.messages("Ann") if m.private and m.files)
    document = json.loads(file["sleepover-you.json"])
    assert document["user_id"] == str(open_hall.seats["Ann"].id)
    assert len(document["known"]["seats"]) == 1


async def test_a_forgotten_person_leaves_no_byte_and_no_message(open_hall: LoopbackHarness, tmp_path: Path) -> None:
    await open_hall.start("Ann", "Ben", "Cleo")
    await open_hall.rest()
    ann = open_hall.seats["Ann"].id
    assert len(open_hall.mail("Ann")) == 1
    assert "I've forgotten everything about you" in await delete(open_hall, "Ann")
    assert open_hall.mail("Ann") == []
    path = tmp_path / "bot.sqlite"
    assert holding(path, ann) == []
    assert traces(path, ann) == []
    assert "Somebody" in (await open_hall.board()).text
    await open_hall.play_on()
    assert (await open_hall.stored()).status == "over"
    assert (await open_hall.game()).record.seats.count("Somebody") == 1


async def test_a_direct_message_that_could_not_be_deleted_goes_after_the_next_start(tmp_path: Path) -> None:
    async with loopback_harness(tmp_path) as opened:
        await opened.start("Ann", "Ben")
        await opened.rest()
        dm = opened.seats["Ann"].dm_id
        opened.local.control.fail("DELETE", f"/channels/{dm}/messages/*", times=100, status=400)
        await delete(opened, "Ann")
        assert len(opened.mail("Ann")) == 1
        assert len(await opened.store.pending_deletions()) == 1
        await opened.bot.close()
        opened.local.fault_state.clear()
        async with connected(opened.local, opened.store) as bot:
            await bot.services.account_deletion.wait_idle()
            await bot.services.pending_deletions.settle()
            assert opened.mail("Ann") == []
            assert await opened.store.pending_deletions() == []
