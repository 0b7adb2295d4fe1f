"""Secrets by direct message: one for each, edited in place, and no game that needs them."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import discord
import pytest

from bot.core import retry
from bot.messages import direct
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_recovery import again
from tests.bot.test_stale_clicks import CARDS
from tests.failure_helpers import Failing
from tests.name_spellings import absent, card

THREE = ("Ann", "Ben", "Cleo")


def close(harness: BotHarness, who: str, code: int = 50007) -> None:
    """Reject direct messages to this person from now on."""
    channel = harness.env.backend.get_dm_channel(harness.people[who].id).id
    harness.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=code, times=None)


async def test_everybody_gets_one_message_on_joining_and_it_is_edited_ever_after(harness: BotHarness) -> None:
    harness.soon_over()
    await harness.sit(*THREE)
    joined = {name: [message.id for message in harness.mail(name)] for name in THREE}
    assert all(len(mail) == 1 for mail in joined.values())
    assert "Your secrets will appear here" in harness.mail("Ann")[0].text
    await harness.press("Ann", "@start")
    await harness.play_on()
    assert {name: [message.id for message in harness.mail(name)] for name in THREE} == joined


async def test_each_reads_their_own_card_and_nobody_elses(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    await harness.start(*THREE)
    cards = {"Ann": (5, 2), "Ben": (3, 6), "Cleo": (1, 4)}
    for name, (good, evil) in cards.items():
        (mail,) = harness.mail(name)
        assert f"Good **{good}** · 😈 Evil **{evil}** · score **0**" in mail.text
        assert mail.files.keys() == {"card.png"}
        for other, theirs in cards.items():
            assert other == name or absent(card(*theirs), str(mail.json))
    assert len({harness.mail(name)[0].files["card.png"] for name in cards}) == 3


async def test_the_taker_alone_is_told_what_a_number_did(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 4, 6)
    await harness.start(*THREE)
    before = {name: harness.mail(name)[0].json for name in THREE}
    await harness.play_on(["roll", "give 2"])
    assert "0 → 10" in harness.mail("Cleo")[0].text
    assert harness.mail("Ann")[0].json == before["Ann"]
    assert harness.mail("Ben")[0].json == before["Ben"]
    await harness.play_on(["roll", "give 2"])
    assert re.search(r"\b10\b\D+\b0\b", harness.mail("Cleo")[0].text)
    board = await harness.board()
    assert "10" not in board.text.replace("10 minutes a move", "")


async def test_a_roll_is_no_reason_for_a_whisper(harness: BotHarness) -> None:
    await harness.start(*THREE)
    before = len(harness.env.http_requests)
    await harness.play_on(["roll"])
    assert len(harness.requests(before)) == 1


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages_are_said_in_private_and_stop_nothing(harness: BotHarness, code: int) -> None:
    await harness.slash("Ann", "play", game="magic_numbers", house_rules="first random, target 20")
    close(harness, "Ben", code)
    assert len(harness.mail("Ann")) == 1
    said = await harness.press("Ben", "@join")
    assert "don't let me send you direct messages" in said.words
    assert "Peek" in said.words
    assert "direct messages" not in (await harness.board()).text
    await harness.press("Ann", "@start")
    assert "Good **" in (await harness.press("Ben", "@peek")).words
    await harness.play_on()
    assert (await harness.stored()).status == "over"
    assert harness.mail("Ben") == []
    assert len(harness.mail("Ann")) == 1


async def test_a_direct_message_that_is_gone_is_sent_anew(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4, 4)
    await harness.start("Ann", "Ben", "Cleo")
    (mail,) = harness.mail("Ann")
    harness.env.backend.delete_message(mail.channel, mail.id)
    await harness.play_on(["roll", "keep"])
    (fresh,) = harness.mail("Ann")
    assert fresh.id != mail.id
    assert "score **4**" in fresh.text
    await harness.play_on(["roll", "give 0"])
    assert [message.id for message in harness.mail("Ann")] == [fresh.id]
    assert "score **8**" in harness.mail("Ann")[0].text


async def test_a_whisper_that_fails_is_tried_again(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retry.SECRET, "first", 0.01)
    harness.deal(*CARDS, 4, 3)
    await harness.start("Ann", "Ben", "Cleo")
    (mail,) = harness.mail("Ann")
    for _ in range(3):
        harness.env.inject_error("PATCH", f"/channels/{mail.channel}/messages/{mail.id}", status=400, code=50035)
    await harness.play_on(["roll", "keep"])
    assert "score **4**" in harness.mail("Ann")[0].text
    assert (await harness.stored()).seats[0].whispered == 2


@pytest.mark.parametrize(("status", "code"), [(400, 40003), (503, 0), (403, 50001)])
async def test_what_is_not_taken_now_is_owed_and_delivered_once(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    monkeypatch.setattr(retry.SECRET, "first", 0.01)
    await harness.slash("Ann", "play", game="magic_numbers", house_rules="first random, target 20")
    channel = harness.env.backend.get_dm_channel(harness.people["Ben"].id).id
    for _ in range(3):
        harness.env.inject_error("POST", f"/channels/{channel}/messages", status=status, code=code)
    said = await harness.press("Ben", "@join")
    assert "right now" in said.words
    assert "don't let me" not in said.words
    assert len(harness.mail("Ben")) == 1
    await harness.press("Ann", "@start")
    (mail,) = harness.mail("Ben")
    assert "Good **" in mail.text


async def test_what_is_owed_is_delivered_after_a_restart(harness: BotHarness) -> None:
    await harness.slash("Ann", "play", game="magic_numbers", house_rules="first random, target 20")
    channel = harness.env.backend.get_dm_channel(harness.people["Ben"].id).id
    harness.env.inject_error("POST", f"/channels/{channel}/messages", status=400, code=40003, times=None)
    monkeypatch = harness.patch
    monkeypatch.setattr(retry.SECRET, "first", 1000.0)
    await harness.press("Ben", "@join")
    assert harness.mail("Ben") == []
    harness.env.backend.faults.clear()
    harness.bot.services.direct_messages._unsure.clear()
    await again(harness)
    assert len(harness.mail("Ben")) == 1


def lose_answers(monkeypatch: pytest.MonkeyPatch, times: int) -> list[str]:
    """Lose the answers to the next direct messages, which do arrive; return the nonces that were sent."""
    nonces: list[str] = []
    real = discord.abc.Messageable.send

    async def send(self: discord.abc.Messageable, *given: Any, **named: Any) -> discord.Message:
        sent = await real(self, *given, **named)
        if "nonce" in named:
            nonces.append(named["nonce"])
            if len(nonces) <= times:
                raise OSError("the line is dead")
        return sent

    monkeypatch.setattr(discord.abc.Messageable, "send", send)
    return nonces


async def test_a_message_whose_answer_was_lost_is_not_sent_again(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry.SECRET, "first", 0.01)
    nonces = lose_answers(monkeypatch, 1)
    await harness.start("Ann", "Ben")
    (mail,) = harness.mail("Ann")
    assert "Good **" in mail.text
    assert (await harness.stored()).seats[0].dm_message == mail.id
    assert len(nonces) == 2
    assert len(set(nonces)) == 2


async def test_whoever_leaves_keeps_no_message_whose_answer_was_lost(harness: BotHarness) -> None:
    harness.patch.setattr(retry.SECRET, "first", 1000.0)
    await harness.slash("Ann", "play", game="magic_numbers")
    lose_answers(harness.patch, 1)
    await harness.press("Ben", "@join")
    assert len(harness.mail("Ben")) == 1
    await harness.press("Ben", "@leave")
    harness.bot.services.direct_messages._start((1, harness.people["Ben"].id))
    await harness.bot.services.direct_messages.wait_idle()
    await harness.bot.services.pending_deletions.settle()
    assert harness.mail("Ben") == []


async def test_whoever_has_themselves_forgotten_while_their_message_changes_is_sent_no_other(
    harness: BotHarness,
) -> None:
    harness.deal(*CARDS, 4, 3)
    await harness.start("Ann", "Ben", "Cleo")
    (mail,) = harness.mail("Cleo")
    real, services, done = discord.PartialMessage.edit, harness.bot.services, list[bool]()

    async def edit(self: discord.PartialMessage, **named: Any) -> discord.Message:
        if self.id == mail.id and not done:
            done.append(True)
            await services.account_deletion.delete_account(harness.people["Cleo"].id)
            await services.pending_deletions.settle()
        return await real(self, **named)

    harness.patch.setattr(discord.PartialMessage, "edit", edit)
    await harness.press("Ann", "roll")
    before = len(harness.env.http_requests)
    await harness.press("Ann", "give 2")
    assert done
    assert ("POST", f"/channels/{mail.channel}/messages") not in harness.requests(before)
    assert harness.mail("Cleo") == []


async def test_whoever_leaves_while_their_message_is_sent_keeps_none_though_the_store_fails(
    harness: BotHarness,
) -> None:
    harness.patch.setattr(retry.SECRET, "first", 0.01)
    await harness.slash("Ann", "play", game="magic_numbers")
    real, failing = discord.abc.Messageable.send, Failing(harness.patch, "add_pending_deletion", "before")

    async def send(self: discord.abc.Messageable, *given: Any, **named: Any) -> discord.Message:
        sent = await real(self, *given, **named)
        if "nonce" in named:
            async with harness.bot.services.tables.lock(1):
                live = await harness.bot.services.tables.get(1)
                await harness.bot.services.lobby.leave_lobby(live, harness.people["Ben"].id)
        return sent

    harness.patch.setattr(discord.abc.Messageable, "send", send)
    await harness.press("Ben", "@join")
    await harness.bot.services.direct_messages.wait_idle()
    await harness.bot.services.pending_deletions.settle()
    assert failing.failed
    assert harness.mail("Ben") == []


async def test_whoever_leaves_and_comes_back_has_one_message_though_the_answer_to_the_first_was_lost(
    harness: BotHarness,
) -> None:
    harness.patch.setattr(retry.SECRET, "first", 1000.0)
    await harness.slash("Ann", "play", game="magic_numbers")
    lose_answers(harness.patch, 1)
    await harness.press("Ben", "@join")
    await harness.press("Ben", "@leave")
    await harness.press("Ben", "@join")
    await harness.bot.services.direct_messages.wait_idle()
    await harness.bot.services.pending_deletions.settle()
    (mail,) = harness.mail("Ben")
    assert (await harness.stored()).seats[1].dm_message == mail.id
    await harness.press("Ann", "@start")
    (mail,) = harness.mail("Ben")
    assert "Good **" in mail.text


async def test_a_fresh_message_replaces_an_old_one(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4, 3)
    await harness.start("Ann", "Ben", "Cleo")
    (before,) = harness.mail("Ann")
    harness.patch.setattr(direct, "GROWS_OLD_AFTER", -1)
    await harness.play_on(["roll", "keep"])
    (after,) = harness.mail("Ann")
    assert after.id != before.id
    assert "score **4**" in after.text
    assert (await harness.stored()).seats[0].dm_message == after.id
    assert await harness.store.pending_deletions() == []


@pytest.mark.parametrize(
    ("status", "code"), [(404, 10008), (404, 10003), (403, 50001), (403, 50005), (403, 50021), (400, 50083)]
)
async def test_a_message_that_cannot_be_edited_any_more_is_sent_anew(
    harness: BotHarness, status: int, code: int
) -> None:
    """The message is gone, or another application's, or so is its channel."""
    harness.deal(*CARDS, 4, 3)
    await harness.start(*THREE)
    (mail,) = harness.mail("Ann")
    path = f"/channels/{mail.channel}/messages/{mail.id}"
    harness.env.inject_error("PATCH", path, status=status, code=code, times=None)
    await harness.play_on(["roll", "keep"])
    await harness.bot.services.direct_messages.wait_idle()
    after = harness.mail("Ann")[-1]
    assert after.id != mail.id
    assert "score **4**" in after.text
    assert (await harness.stored()).seats[0].dm_message == after.id


async def test_whoever_takes_no_more_messages_keeps_an_old_one_that_was_edited_too_often(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4, 3)
    await harness.start("Ann", "Ben", "Cleo")
    (mail,) = harness.mail("Ann")
    close(harness, "Ann")
    harness.patch.setattr(direct, "GROWS_OLD_AFTER", -1)
    harness.patch.setattr(retry.SECRET, "first", 0.01)
    edits = f"/channels/{mail.channel}/messages/{mail.id}"
    harness.env.inject_error("PATCH", edits, status=429, code=30046, times=2)
    await harness.play_on(["roll", "keep"])
    (after,) = harness.mail("Ann")
    assert after.id == mail.id
    assert "score **4**" in after.text
    sitting = (await harness.stored()).seats[0]
    assert (sitting.dm_message, sitting.whispered) == (mail.id, 2)


async def test_a_fresh_message_that_was_not_noted_is_found_again(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4, 3)
    await harness.start("Ann", "Ben", "Cleo")
    harness.patch.setattr(direct, "GROWS_OLD_AFTER", -1)
    harness.patch.setattr(retry.SECRET, "first", 0.01)
    lose_answers(harness.patch, 1)
    await harness.play_on(["roll", "keep"])
    harness.patch.setattr(direct, "GROWS_OLD_AFTER", 3000)
    (after,) = harness.mail("Ann")
    assert "score **4**" in after.text


async def test_no_table_is_held_while_discord_is_asked(harness: BotHarness) -> None:
    free: list[bool] = []
    real = discord.abc.Messageable.send

    async def send(self: discord.abc.Messageable, *given: Any, **named: Any) -> discord.Message:
        if "nonce" in named:
            lock = harness.bot.services.tables._locks.get(1)
            free.append(lock is None or not lock.locked())
        return await real(self, *given, **named)

    harness.patch.setattr(discord.abc.Messageable, "send", send)
    await harness.start("Ann", "Ben")
    assert free == [True, True]


async def test_at_the_end_everybody_reads_their_last_card(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    await harness.start(*THREE)
    await harness.play_on(["roll", "give 1"])
    for name in ("Ann", "Ben"):
        await harness.slash(name, "table resign")
    stored = await harness.stored()
    assert stored.status == "over"
    assert [sitting.whispered for sitting in stored.seats] == [len(stored.actions)] * 3
    assert await harness.store.unfinished() == []


async def test_the_message_of_a_rematch_is_a_new_one(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await harness.slash("Ann", "table resign")
    await harness.press("Ben", "@rematch")
    await harness.press("Ben", "@join")
    first, second = harness.mail("Ben")
    assert "table 1" in first.text
    assert "table 2" in second.text


async def test_nothing_is_kept_or_timed_for_a_message_that_was_sent(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    for button in ("@peek", "@text", "@rules"):
        assert (await harness.press("Ann", button)).private
    assert [task for task in asyncio.all_tasks() if "timeout_task" in task.get_coro().__qualname__] == []  # type: ignore[union-attr]
