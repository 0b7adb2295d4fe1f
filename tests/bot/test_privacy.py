"""Tests of a user's data: shown, exported, and deleted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import discord
import pytest
import structlog

from bot.accounts import deletion
from bot.accounts.account import FORMAT, export_file
from bot.app.run import configure_logging
from bot.messages import cleanup, direct
from bot.storage import GHOSTS
from games.core import RESIGN
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import Evening
from tests.bot.test_deadline_scheduler import again
from tests.bot.test_stale_clicks import CARDS
from tests.name_spellings import absent
from tests.store.test_privacy import holding, traces

THREE = ("Ann", "Ben", "Cleo")


async def settled(night: Evening) -> None:
    """Wait until all clean-up work for deleted users is done."""
    await night.bot.services.account_deletion.wait_idle()
    await night.bot.services.pending_deletions.settle()
    await night.bot.services.name_redaction.settle()


async def delete(night: Evening, who: str) -> Shown:
    """Say yes to everything."""
    (shown,) = (await night.slash(who, "me privacy")).private
    for label in ("Delete", "Yes, delete my data", "Delete it for good"):
        assert shown.private
        await night.press(who, label, on=shown)
        shown = night.show(shown.channel, shown.id)
    await settled(night)
    await night.env.settle()
    return shown


def file(night: Evening) -> Path:
    (path,) = (Path(row[2]) for row in night.store._connection._conn.execute("pragma database_list"))
    return path


async def test_what_is_known_is_shown_in_words_and_in_private(night: Evening) -> None:
    await night.start(*THREE)
    await night.slash("Ann", "me birthday", day=3, month=4)
    await night.slash("Ann", "me block", user=night.people["Dan"])
    await night.slash("Ann", "me pings", how="never")
    said = await night.slash("Ann", "me privacy")
    assert not said.public
    for part in ("1 table", "you told me", "(Never)", "blocked** (1)", "0 results", "I don't read what people write"):
        assert part in said.words
    assert "you haven't told me" in (await night.slash("Dan", "me privacy")).words


async def test_an_export_is_a_file_for_oneself(night: Evening) -> None:
    night.deal(*CARDS, 1)
    await night.start(*THREE)
    await night.play_on(["roll", "keep"])
    (shown,) = (await night.slash("Ann", "me privacy")).private
    (answer,) = (await night.press("Ann", "Export", on=shown)).private
    assert answer.files.keys() == {"sleepover-you.json"}
    document = json.loads(answer.files["sleepover-you.json"])
    assert (document["format"], document["user_id"]) == (FORMAT, str(night.people["Ann"].id))
    assert [row["action"] for row in document["known"]["actions"]] == ["roll", "keep"]
    assert [row["name"] for row in document["known"]["seats"]] == ["Ann"]
    text = answer.files["sleepover-you.json"].decode()
    stored = await night.stored()
    assert absent([stored.seed, stored.salt], text), "the dice are still secret"
    assert absent([str(night.people[name].id) for name in ("Ben", "Cleo")], text)


def test_a_very_large_export_is_packed() -> None:
    name, data = export_file(5, {"actions": [{"action": f"give {number}"} for number in range(500_000)]}, 1.0)
    assert name == "sleepover-you.json.gz"
    assert len(data) < 8 << 20


async def test_deleting_asks_twice_and_no_means_no(night: Evening) -> None:
    await night.start(*THREE)
    before = await night.everything()
    (shown,) = (await night.slash("Ann", "me privacy")).private
    await night.press("Ann", "Delete", on=shown)
    first = night.show(shown.channel, shown.id)
    await night.press("Ann", "Yes, delete my data", on=first)
    second = night.show(shown.channel, shown.id)
    assert "can't be undone" in second.text
    await night.press("Ann", "No, keep it", on=second)
    assert "What I know about you" in night.show(shown.channel, shown.id).text
    assert await night.everything() == before


async def test_whoever_is_deleted_is_nowhere_in_the_file(night: Evening) -> None:
    ann = night.people["Ann"].id
    night.deal(*CARDS, *([1, 5] * 40))
    await night.slash("Ann", "me birthday", day=3, month=4)
    await night.slash("Ann", "me block", user=night.people["Dan"])
    await night.slash("Dan", "me block", user=night.people["Ann"])
    await night.slash("Ann", "me pings", how="message")
    await night.start("Ann", "Ben")
    await night.play_on()
    assert (await night.stored()).status == "over"
    await night.press("Ben", "@rematch")
    await night.slash("Ben", "table end")
    await night.start(*THREE)
    night.channel = night.guild.create_text_channel("a lobby")
    await night.sit("Ann", "Cleo")
    assert traces(file(night), ann)
    shown = await delete(night, "Ann")
    assert "I've forgotten everything about you" in shown.text
    assert not shown.buttons
    assert holding(file(night), ann) == []
    assert traces(file(night), ann) == []
    assert night.mail("Ann") == []
    lobby, running, over = await night.stored(), await night.stored(3), await night.stored(1)
    assert [seat.user for seat in lobby.seats] == [lobby.host] == [night.people["Cleo"].id]
    assert running.host == night.people["Ben"].id
    assert (0, RESIGN) in running.actions
    ghosts = {running.seats[0].user, over.seats[0].user}
    assert len(ghosts) == 1
    assert ghosts.pop() <= GHOSTS


@pytest.mark.usefixtures("short_tables_count")
async def test_a_forgotten_person_is_somebody_wherever_they_are_shown(night: Evening) -> None:
    night.deal(*CARDS, *([1, 5] * 40))
    await night.start(*THREE)
    await delete(night, "Ann")
    board = await night.board()
    assert "Somebody has left the game" in board.text
    assert "Ann" not in board.text
    assert not any("Ann" in picture.alt for picture in board.pictures)
    assert await night.turn_of_person() == "Ben"
    assert "Ann" not in night.mail("Ben")[0].text
    await night.slash("Ben", "table resign")
    board = await night.board()
    assert "Somebody (left)" in board.pictures[0].alt
    record = await night.record("Cleo")
    assert record.seats == ("Somebody", "Ben", "Cleo")
    await night.counted()
    newcomers = await night.store.leaderboard_page(guild=night.guild.id, game=None, newcomers=True, limit=9, offset=0)
    assert sorted(line.name for line in newcomers.lines) == ["Ben", "Cleo"]
    await again(night)
    assert "Somebody" in (await night.bot.services.tables.get(1)).names
    # A rematch does not wait for them.
    await night.press("Ben", "@rematch")
    assert (await night.board()).text.count("<@") == 2, "Ben, who is the host, and Cleo"


async def three_finished(night: Evening) -> list[Shown]:
    """Return the boards of three finished games of Ann's, and of one without her."""
    boards = []
    for names in (("Ann", "Ben"), ("Ann", "Cleo"), ("Ben", "Ann"), ("Ben", "Cleo")):
        await night.start(*names)
        await night.slash(names[1], "table resign")
        boards.append(await night.board())
    assert [("Ann" in board.text) for board in boards] == [True, True, True, False]
    return boards


def edits(night: Evening, since: int, boards: Sequence[Shown]) -> list[int]:
    """Return the indices of these boards in the order in which they were edited."""
    paths = {f"/channels/{board.channel}/messages/{board.id}": number for number, board in enumerate(boards)}
    return [paths[path] for method, path in night.requests(since) if method == "PATCH" and path in paths]


async def test_the_boards_of_finished_games_are_painted_without_the_name(night: Evening) -> None:
    boards = await three_finished(night)
    since = len(night.env.http_requests)
    await delete(night, "Ann")
    # The newest first, each once, one after the other; and no game that they did not play.
    assert edits(night, since, boards) == [2, 1, 0]
    for before in boards[:3]:
        after = night.show(before.channel, before.id)
        assert "Ann" not in str(after.json["components"])
        assert "Somebody" in after.text
        assert after.buttons == before.buttons
        assert after.pictures[0].data != before.pictures[0].data
    assert await night.store.pending_repaints() == []


async def test_a_board_that_could_not_be_painted_is_tried_again_and_after_a_restart(night: Evening) -> None:
    boards = await three_finished(night)
    night.env.inject_error(
        "PATCH", f"/channels/{boards[1].channel}/messages/{boards[1].id}", status=500, code=0, times=None
    )
    await delete(night, "Ann")
    assert await night.store.pending_repaints() == [(2, 1)]
    assert holding(file(night), night.people["Ann"].id) == []
    night.env.backend.faults.clear()
    await again(night)
    await settled(night)
    assert await night.store.pending_repaints() == []
    assert "Ann" not in night.show(boards[1].channel, boards[1].id).text


async def test_boards_that_are_gone_or_out_of_reach_are_let_go(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deletion, "TRIES", 2)
    boards = await three_finished(night)
    night.env.backend.delete_message(boards[0].channel, boards[0].id)
    path = f"/channels/{boards[1].channel}/messages/{boards[1].id}"
    night.env.inject_error("PATCH", path, status=403, code=50001, times=None)
    before = [message.id for message in night.messages() if not message.private]
    await delete(night, "Ann")
    assert await night.store.pending_repaints() == [(2, 1)]
    await night.env.advance_time(61)
    await settled(night)
    assert await night.store.pending_repaints() == []
    after = [message.id for message in night.messages() if not message.private]
    assert after == before, "no board comes back that somebody took away"
    assert (await night.stored(1)).message is None


@pytest.mark.usefixtures("short_tables_count")
async def test_the_last_one_to_go_ends_the_game(night: Evening) -> None:
    night.deal(*CARDS[:4], 1)
    await night.start("Ann", "Ben")
    await delete(night, "Ann")
    stored = await night.stored()
    assert stored.status == "over"
    assert "Ann" not in (await night.board()).text
    (ghost,) = (seat.user for seat in stored.seats if seat.user < 0)
    assert stored.actions[-1] == (0, RESIGN)
    await night.counted()
    newcomers = await night.store.leaderboard_page(guild=night.guild.id, game=None, newcomers=True, limit=9, offset=0)
    assert [line.name for line in newcomers.lines] == ["Ben"]
    assert ghost <= GHOSTS


async def test_a_lobby_without_anybody_else_is_closed(night: Evening) -> None:
    await night.sit("Ann")
    await delete(night, "Ann")
    assert (await night.stored()).status == "closed"
    assert "closed without a result" in (await night.board()).text


async def test_whoever_comes_again_is_a_newcomer(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await delete(night, "Ann")
    assert "not finished a game" in (await night.slash("Ann", "profile")).private[0].text
    assert "0 tables" in (await night.slash("Ann", "me privacy")).words
    await night.start("Ann", "Ben")
    assert "Ann" in (await night.bot.services.tables.get(2)).names
    assert (await night.stored()).seats[0].user == night.people["Ann"].id


async def test_a_game_that_a_ghost_sits_in_goes_on_to_its_results(night: Evening) -> None:
    night.deal(*CARDS, *([1, 5] * 60))
    await night.start(*THREE)
    live = await night.bot.services.tables.get(1)
    await delete(night, "Ann")
    # Somebody acts with what was in memory before.
    night.bot.services.tables._live[1] = live
    await night.slash("Ben", "table resign")
    assert (await night.stored()).status == "over"
    assert traces(file(night), night.people["Ann"].id) == []


async def test_a_message_that_could_not_be_deleted_is_tried_again_and_after_a_restart(night: Evening) -> None:
    await night.start(*THREE)
    ann = night.people["Ann"].id
    dm = night.env.backend.dm_channels[ann]
    night.env.inject_error("DELETE", f"/channels/{dm}/messages/*", status=500, code=0, times=None)
    await delete(night, "Ann")
    assert len(night.mail("Ann")) == 1
    owed = await night.store.pending_deletions()
    assert [(channel, tries) for channel, _, tries in owed] == [(dm, 1)]
    assert holding(file(night), ann) == []
    assert traces(file(night), ann) == []
    night.env.backend.faults.clear()
    await again(night)
    await settled(night)
    assert night.mail("Ann") == []
    assert await night.store.pending_deletions() == []


async def test_what_can_never_be_deleted_is_given_up(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleanup, "TRIES", 2)
    await night.start(*THREE)
    dm = night.env.backend.dm_channels[night.people["Ann"].id]
    night.env.inject_error("DELETE", f"/channels/{dm}/messages/*", status=500, code=0, times=None)
    await delete(night, "Ann")
    await night.env.advance_time(61)
    await settled(night)
    assert await night.store.pending_deletions() == []


async def test_a_crash_before_the_sweep_is_made_up_for_at_the_next_start(
    night: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await night.start(*THREE)
    ann = night.people["Ann"].id

    async def crash(*_: Any) -> None:
        """Killed at this point."""

    with monkeypatch.context() as patch:
        patch.setattr(deletion.AccountDeletion, "_sweep", crash)
        await delete(night, "Ann")
    assert await night.store.erase_pending()
    await again(night)
    await settled(night)
    assert not await night.store.erase_pending()
    assert traces(file(night), ann) == []


class HeldBack:
    """The next direct message is under way: it is not delivered before it is let go."""

    def __init__(self, night: Evening) -> None:
        self.under_way, self._go = asyncio.Event(), asyncio.Event()
        real = discord.abc.Messageable.send

        async def send(channel: discord.abc.Messageable, *given: Any, **named: Any) -> discord.Message:
            if "nonce" in named and not self._go.is_set():
                self.under_way.set()
                await self._go.wait()
            return await real(channel, *given, **named)

        night.patch.setattr(discord.abc.Messageable, "send", send)

    def let_go(self) -> None:
        self._go.set()


@pytest.mark.parametrize("when", ["sitting down", "playing"])
async def test_a_message_that_was_being_sent_while_somebody_was_forgotten_is_taken_back(
    night: Evening, when: str
) -> None:
    ann, house = night.people["Ann"].id, night.bot.services
    if when == "playing":
        # Their message has grown old: a fresh one is sent in its place.
        await night.start(*THREE)
        night.patch.setattr(direct, "GROWS_OLD_AFTER", -1)
    else:
        await night.slash("Ben", "play", game="magic_numbers")
    held = HeldBack(night)
    if when == "playing":
        house.direct_messages.schedule_update(await house.tables.get(1), [(await night.seated()).index("Ann")])
    else:
        joining = asyncio.create_task(night.press("Ann", "@join"))
    await held.under_way.wait()
    await night.forget("Ann")
    await house.pending_deletions.settle()
    assert night.mail("Ann") == []
    held.let_go()
    if when == "sitting down":
        await joining
    await house.direct_messages.wait_idle()
    await settled(night)
    assert night.mail("Ann") == [], "what arrived afterwards is taken back"
    assert await night.store.pending_deletions() == []
    assert traces(file(night), ann) == []


async def test_leaving_a_lobby_takes_the_direct_message_along(night: Evening) -> None:
    await night.sit("Ann", "Ben")
    await night.press("Ben", "@leave")
    await settled(night)
    assert night.mail("Ben") == []
    assert len(night.mail("Ann")) == 1


def test_the_log_of_an_error_does_not_write_what_was_in_memory(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logging("info")
    secret = "1234567890123456789"
    try:
        assert secret
        raise RuntimeError("on purpose")
    except RuntimeError:
        structlog.get_logger().exception("answer failed", table=5)
    written = capsys.readouterr().err
    assert "on purpose" in written
    assert secret not in written.replace(f'"{secret}"', "")
