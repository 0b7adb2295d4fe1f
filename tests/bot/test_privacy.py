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
from bot.app.log_setup import configure_logging
from bot.core import retry
from bot.messages import direct
from bot.storage import GHOSTS
from bot.storage.backends import sqlite
from games.core import RESIGN
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_deadline_scheduler import again
from tests.bot.test_stale_clicks import CARDS
from tests.name_spellings import absent
from tests.store.test_privacy import holding, traces

THREE = ("Ann", "Ben", "Cleo")


async def settled(harness: BotHarness) -> None:
    """Wait until all clean-up work for deleted users is done."""
    await harness.bot.services.account_deletion.wait_idle()
    await harness.bot.services.pending_deletions.settle()
    await harness.bot.services.name_redaction.settle()


async def delete(harness: BotHarness, who: str) -> Shown:
    """Say yes to everything."""
    (shown,) = (await harness.slash(who, "me privacy")).private
    for label in ("Delete", "Yes, delete my data", "Delete it for good"):
        assert shown.private
        await harness.press(who, label, on=shown)
        shown = harness.show(shown.channel, shown.id)
    await settled(harness)
    await harness.env.settle()
    return shown


def file(harness: BotHarness) -> Path:
    (path,) = (Path(row[2]) for row in harness.store._connection._conn.execute("pragma database_list"))
    return path


async def test_what_is_known_is_shown_in_words_and_in_private(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await harness.slash("Ann", "me birthday", day=3, month=4)
    await harness.slash("Ann", "me block", user=harness.people["Dan"])
    await harness.slash("Ann", "me pings", how="never")
    said = await harness.slash("Ann", "me privacy")
    assert not said.public
    for part in ("1 table", "you told me", "(Never)", "blocked** (1)", "0 results", "I don't read what people write"):
        assert part in said.words
    assert "you haven't told me" in (await harness.slash("Dan", "me privacy")).words


async def test_an_export_is_a_file_for_oneself(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1)
    await harness.start(*THREE)
    await harness.play_on(["roll", "keep"])
    (shown,) = (await harness.slash("Ann", "me privacy")).private
    (answer,) = (await harness.press("Ann", "Export", on=shown)).private
    assert answer.files.keys() == {"sleepover-you.json"}
    document = json.loads(answer.files["sleepover-you.json"])
    assert (document["format"], document["user_id"]) == (FORMAT, str(harness.people["Ann"].id))
    assert [row["action"] for row in document["known"]["actions"]] == ["roll", "keep"]
    assert [row["name"] for row in document["known"]["seats"]] == ["Ann"]
    text = answer.files["sleepover-you.json"].decode()
    stored = await harness.stored()
    assert absent([stored.seed, stored.salt], text), "the dice are still secret"
    assert absent([str(harness.people[name].id) for name in ("Ben", "Cleo")], text)


def test_a_very_large_export_is_packed() -> None:
    name, data = export_file(5, {"actions": [{"action": f"give {number}"} for number in range(500_000)]}, 1.0)
    assert name == "sleepover-you.json.gz"
    assert len(data) < 8 << 20


async def test_deleting_asks_twice_and_no_means_no(harness: BotHarness) -> None:
    await harness.start(*THREE)
    before = await harness.everything()
    (shown,) = (await harness.slash("Ann", "me privacy")).private
    await harness.press("Ann", "Delete", on=shown)
    first = harness.show(shown.channel, shown.id)
    await harness.press("Ann", "Yes, delete my data", on=first)
    second = harness.show(shown.channel, shown.id)
    assert "can't be undone" in second.text
    await harness.press("Ann", "No, keep it", on=second)
    assert "What I know about you" in harness.show(shown.channel, shown.id).text
    assert await harness.everything() == before


async def test_whoever_is_deleted_is_nowhere_in_the_file(harness: BotHarness) -> None:
    ann = harness.people["Ann"].id
    harness.deal(*CARDS, *([1, 5] * 40))
    await harness.slash("Ann", "me birthday", day=3, month=4)
    await harness.slash("Ann", "me block", user=harness.people["Dan"])
    await harness.slash("Dan", "me block", user=harness.people["Ann"])
    await harness.slash("Ann", "me pings", how="message")
    await harness.start("Ann", "Ben")
    await harness.play_on()
    assert (await harness.stored()).status == "over"
    await harness.press("Ben", "@rematch")
    await harness.slash("Ben", "table end")
    await harness.start(*THREE)
    harness.channel = harness.guild.create_text_channel("a lobby")
    await harness.sit("Ann", "Cleo")
    assert traces(file(harness), ann)
    shown = await delete(harness, "Ann")
    assert "I've forgotten everything about you" in shown.text
    assert not shown.buttons
    assert holding(file(harness), ann) == []
    assert traces(file(harness), ann) == []
    assert harness.mail("Ann") == []
    lobby, running, over = await harness.stored(), await harness.stored(3), await harness.stored(1)
    assert [seat.user for seat in lobby.seats] == [lobby.host] == [harness.people["Cleo"].id]
    assert running.host == harness.people["Ben"].id
    assert (0, RESIGN) in running.actions
    ghosts = {running.seats[0].user, over.seats[0].user}
    assert len(ghosts) == 1
    assert ghosts.pop() <= GHOSTS


@pytest.mark.usefixtures("short_tables_count")
async def test_a_forgotten_person_is_somebody_wherever_they_are_shown(harness: BotHarness) -> None:
    harness.deal(*CARDS, *([1, 5] * 40))
    await harness.start(*THREE)
    await delete(harness, "Ann")
    board = await harness.board()
    assert "Somebody has left the game" in board.text
    assert "Ann" not in board.text
    assert not any("Ann" in picture.alt for picture in board.pictures)
    assert await harness.turn_of_person() == "Ben"
    assert "Ann" not in harness.mail("Ben")[0].text
    await harness.slash("Ben", "table resign")
    board = await harness.board()
    assert "Somebody (left)" in board.pictures[0].alt
    record = await harness.record("Cleo")
    assert record.seats == ("Somebody", "Ben", "Cleo")
    await harness.counted()
    newcomers = await harness.store.leaderboard_page(
        guild=harness.guild.id, game=None, newcomers=True, limit=9, offset=0
    )
    assert sorted(line.name for line in newcomers.lines) == ["Ben", "Cleo"]
    await again(harness)
    assert "Somebody" in (await harness.bot.services.tables.get(1)).names
    # A rematch does not wait for them.
    await harness.press("Ben", "@rematch")
    assert (await harness.board()).text.count("<@") == 2, "Ben, who is the host, and Cleo"


async def three_finished(harness: BotHarness) -> list[Shown]:
    """Return the boards of three finished games of Ann's, and of one without her."""
    boards = []
    for names in (("Ann", "Ben"), ("Ann", "Cleo"), ("Ben", "Ann"), ("Ben", "Cleo")):
        await harness.start(*names)
        await harness.slash(names[1], "table resign")
        boards.append(await harness.board())
    assert [("Ann" in board.text) for board in boards] == [True, True, True, False]
    return boards


def edits(harness: BotHarness, since: int, boards: Sequence[Shown]) -> list[int]:
    """Return the indices of these boards in the order in which they were edited."""
    paths = {f"/channels/{board.channel}/messages/{board.id}": number for number, board in enumerate(boards)}
    return [paths[path] for method, path in harness.requests(since) if method == "PATCH" and path in paths]


async def test_the_boards_of_finished_games_are_painted_without_the_name(harness: BotHarness) -> None:
    boards = await three_finished(harness)
    since = len(harness.env.http_requests)
    await delete(harness, "Ann")
    # The newest first, each once, one after the other; and no game that they did not play.
    assert edits(harness, since, boards) == [2, 1, 0]
    for before in boards[:3]:
        after = harness.show(before.channel, before.id)
        assert "Ann" not in str(after.json["components"])
        assert "Somebody" in after.text
        assert after.buttons == before.buttons
        assert after.pictures[0].data != before.pictures[0].data
    assert await harness.store.pending_repaints() == []


async def test_a_board_that_could_not_be_painted_is_tried_again_and_after_a_restart(harness: BotHarness) -> None:
    boards = await three_finished(harness)
    harness.env.inject_error(
        "PATCH", f"/channels/{boards[1].channel}/messages/{boards[1].id}", status=500, code=0, times=None
    )
    await delete(harness, "Ann")
    assert await harness.store.pending_repaints() == [(2, 1)]
    assert holding(file(harness), harness.people["Ann"].id) == []
    harness.env.backend.faults.clear()
    await again(harness)
    await settled(harness)
    assert await harness.store.pending_repaints() == []
    assert "Ann" not in harness.show(boards[1].channel, boards[1].id).text


async def test_boards_that_are_gone_or_out_of_reach_are_let_go(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry.OWED, "tries", 2)
    boards = await three_finished(harness)
    harness.env.backend.delete_message(boards[0].channel, boards[0].id)
    path = f"/channels/{boards[1].channel}/messages/{boards[1].id}"
    harness.env.inject_error("PATCH", path, status=403, code=50001, times=None)
    before = [message.id for message in harness.messages() if not message.private]
    await delete(harness, "Ann")
    assert await harness.store.pending_repaints() == [(2, 1)]
    await harness.env.advance_time(61)
    await settled(harness)
    assert await harness.store.pending_repaints() == []
    after = [message.id for message in harness.messages() if not message.private]
    assert after == before, "no board comes back that somebody took away"
    assert (await harness.stored(1)).message is None


@pytest.mark.usefixtures("short_tables_count")
async def test_the_last_one_to_go_ends_the_game(harness: BotHarness) -> None:
    harness.deal(*CARDS[:4], 1)
    await harness.start("Ann", "Ben")
    await delete(harness, "Ann")
    stored = await harness.stored()
    assert stored.status == "over"
    assert "Ann" not in (await harness.board()).text
    (ghost,) = (seat.user for seat in stored.seats if seat.user < 0)
    assert stored.actions[-1] == (0, RESIGN)
    await harness.counted()
    newcomers = await harness.store.leaderboard_page(
        guild=harness.guild.id, game=None, newcomers=True, limit=9, offset=0
    )
    assert [line.name for line in newcomers.lines] == ["Ben"]
    assert ghost <= GHOSTS


async def test_a_lobby_without_anybody_else_is_closed(harness: BotHarness) -> None:
    await harness.sit("Ann")
    await delete(harness, "Ann")
    assert (await harness.stored()).status == "closed"
    assert "closed without a result" in (await harness.board()).text


async def test_whoever_comes_again_is_a_newcomer(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await delete(harness, "Ann")
    assert "not finished a game" in (await harness.slash("Ann", "profile")).private[0].text
    assert "0 tables" in (await harness.slash("Ann", "me privacy")).words
    await harness.start("Ann", "Ben")
    assert "Ann" in (await harness.bot.services.tables.get(2)).names
    assert (await harness.stored()).seats[0].user == harness.people["Ann"].id


async def test_a_game_that_a_ghost_sits_in_goes_on_to_its_results(harness: BotHarness) -> None:
    harness.deal(*CARDS, *([1, 5] * 60))
    await harness.start(*THREE)
    live = await harness.bot.services.tables.get(1)
    await delete(harness, "Ann")
    # Somebody acts with what was in memory before.
    harness.bot.services.tables._live[1] = live
    await harness.slash("Ben", "table resign")
    assert (await harness.stored()).status == "over"
    assert traces(file(harness), harness.people["Ann"].id) == []


async def test_a_message_that_could_not_be_deleted_is_tried_again_and_after_a_restart(harness: BotHarness) -> None:
    await harness.start(*THREE)
    ann = harness.people["Ann"].id
    dm = harness.env.backend.dm_channels[ann]
    harness.env.inject_error("DELETE", f"/channels/{dm}/messages/*", status=500, code=0, times=None)
    await delete(harness, "Ann")
    assert len(harness.mail("Ann")) == 1
    owed = await harness.store.pending_deletions()
    assert [(channel, tries) for channel, _, tries in owed] == [(dm, 1)]
    assert holding(file(harness), ann) == []
    assert traces(file(harness), ann) == []
    harness.env.backend.faults.clear()
    await again(harness)
    await settled(harness)
    assert harness.mail("Ann") == []
    assert await harness.store.pending_deletions() == []


async def test_what_can_never_be_deleted_is_given_up(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry.OWED, "tries", 2)
    await harness.start(*THREE)
    dm = harness.env.backend.dm_channels[harness.people["Ann"].id]
    harness.env.inject_error("DELETE", f"/channels/{dm}/messages/*", status=500, code=0, times=None)
    await delete(harness, "Ann")
    await harness.env.advance_time(61)
    await settled(harness)
    assert await harness.store.pending_deletions() == []


async def test_a_crash_before_the_sweep_is_made_up_for_at_the_next_start(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harness.start(*THREE)
    ann = harness.people["Ann"].id

    async def crash(*_: Any) -> None:
        """Killed at this point."""

    with monkeypatch.context() as patch:
        patch.setattr(deletion.AccountDeletion, "_sweep", crash)
        await delete(harness, "Ann")
    assert await harness.store.erase_pending()
    await again(harness)
    await settled(harness)
    assert not await harness.store.erase_pending()
    assert traces(file(harness), ann) == []


async def test_a_large_file_is_rewritten_in_the_quiet_hour_once_for_all(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harness.start(*THREE)
    monkeypatch.setattr(sqlite, "AT_ONCE", 0)
    monkeypatch.setattr(sqlite, "contains_id", lambda path, user: True)
    monkeypatch.setattr(deletion, "seconds_until_quiet", lambda ends, at: 7200.0)
    rewritten: list[Path] = []
    monkeypatch.setattr(sqlite, "vacuum", rewritten.append)
    for who in ("Ann", "Ben"):
        await delete(harness, who)
    await settled(harness)
    assert await harness.store.erase_pending()
    assert rewritten == []
    await harness.env.advance_time(7201)
    await settled(harness)
    await harness.bot.services.account_deletion.wait_rewritten()
    assert not await harness.store.erase_pending()
    assert len(rewritten) == 1


@pytest.mark.parametrize(
    ("ends", "at", "wait"),
    [
        ([], 1800.0, 0.0),
        ([100.0], 1800.0, 1800.0),
        ([hour * 3600.0 for hour in range(24) if hour != 4], 7 * 3600.0 + 60, 21 * 3600.0 - 60),
        ([hour * 3600.0 for hour in range(24)], 7 * 3600.0 + 60, 0.0),
        ([hour * 3600.0 for hour in range(24)] + [7 * 3600.0], 7 * 3600.0 + 60, 3540.0),
    ],
)
def test_the_quiet_hour_is_the_next_in_which_the_fewest_games_end(ends: list[float], at: float, wait: float) -> None:
    assert deletion.seconds_until_quiet(ends, at) == wait


class HeldBack:
    """The next direct message is under way: it is not delivered before it is let go."""

    def __init__(self, harness: BotHarness) -> None:
        self.under_way, self._go = asyncio.Event(), asyncio.Event()
        real = discord.abc.Messageable.send

        async def send(channel: discord.abc.Messageable, *given: Any, **named: Any) -> discord.Message:
            if "nonce" in named and not self._go.is_set():
                self.under_way.set()
                await self._go.wait()
            return await real(channel, *given, **named)

        harness.patch.setattr(discord.abc.Messageable, "send", send)

    def let_go(self) -> None:
        self._go.set()


@pytest.mark.parametrize("when", ["sitting down", "playing"])
async def test_a_message_that_was_being_sent_while_somebody_was_forgotten_is_taken_back(
    harness: BotHarness, when: str
) -> None:
    ann, services = harness.people["Ann"].id, harness.bot.services
    if when == "playing":
        # Their message has grown old: a fresh one is sent in its place.
        await harness.start(*THREE)
        harness.patch.setattr(direct, "GROWS_OLD_AFTER", -1)
    else:
        await harness.slash("Ben", "play", game="magic_numbers")
    held = HeldBack(harness)
    if when == "playing":
        services.direct_messages.schedule_update(await services.tables.get(1), [(await harness.seated()).index("Ann")])
    else:
        joining = asyncio.create_task(harness.press("Ann", "@join"))
    await held.under_way.wait()
    await harness.forget("Ann")
    await services.pending_deletions.settle()
    assert harness.mail("Ann") == []
    held.let_go()
    if when == "sitting down":
        await joining
    await services.direct_messages.wait_idle()
    await settled(harness)
    assert harness.mail("Ann") == [], "what arrived afterwards is taken back"
    assert await harness.store.pending_deletions() == []
    assert traces(file(harness), ann) == []


async def test_leaving_a_lobby_takes_the_direct_message_along(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    await harness.press("Ben", "@leave")
    await settled(harness)
    assert harness.mail("Ben") == []
    assert len(harness.mail("Ann")) == 1


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
