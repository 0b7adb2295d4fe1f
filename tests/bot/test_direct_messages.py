"""Secrets by direct message: one for each, edited in place, and no game that needs them."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import discord
import pytest

from bot.messages import direct
from tests.bot.simcord_bot import Evening
from tests.bot.test_recovery import again
from tests.bot.test_stale_clicks import CARDS
from tests.failure_helpers import Failing
from tests.name_spellings import absent, card

THREE = ("Ann", "Ben", "Cleo")


def close(night: Evening, who: str, code: int = 50007) -> None:
    """Reject direct messages to this person from now on."""
    channel = night.env.backend.get_dm_channel(night.people[who].id).id
    night.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=code, times=None)


async def test_everybody_gets_one_message_on_joining_and_it_is_edited_ever_after(night: Evening) -> None:
    night.soon_over()
    await night.sit(*THREE)
    joined = {name: [message.id for message in night.mail(name)] for name in THREE}
    assert all(len(mail) == 1 for mail in joined.values())
    assert "Your secrets will appear here" in night.mail("Ann")[0].text
    await night.press("Ann", "@start")
    await night.play_on()
    assert {name: [message.id for message in night.mail(name)] for name in THREE} == joined


async def test_each_reads_their_own_card_and_nobody_elses(night: Evening) -> None:
    night.deal(*CARDS, 4)
    await night.start(*THREE)
    cards = {"Ann": (5, 2), "Ben": (3, 6), "Cleo": (1, 4)}
    for name, (good, evil) in cards.items():
        (mail,) = night.mail(name)
        assert f"Good **{good}** · 😈 Evil **{evil}** · score **0**" in mail.text
        assert mail.files.keys() == {"card.png"}
        for other, theirs in cards.items():
            assert other == name or absent(card(*theirs), str(mail.json))
    assert len({night.mail(name)[0].files["card.png"] for name in cards}) == 3


async def test_the_taker_alone_is_told_what_a_number_did(night: Evening) -> None:
    night.deal(*CARDS, 1, 4, 6)
    await night.start(*THREE)
    before = {name: night.mail(name)[0].json for name in THREE}
    await night.play_on(["roll", "give 2"])
    assert "0 → 10" in night.mail("Cleo")[0].text
    assert night.mail("Ann")[0].json == before["Ann"]
    assert night.mail("Ben")[0].json == before["Ben"]
    await night.play_on(["roll", "give 2"])
    assert re.search(r"\b10\b\D+\b0\b", night.mail("Cleo")[0].text)
    board = await night.board()
    assert "10" not in board.text.replace("-# 10 minutes a move", "")


async def test_a_roll_is_no_reason_for_a_whisper(night: Evening) -> None:
    await night.start(*THREE)
    before = len(night.env.http_requests)
    await night.play_on(["roll"])
    assert len(night.requests(before)) == 1


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages_are_said_in_private_and_stop_nothing(night: Evening, code: int) -> None:
    await night.slash("Ann", "play", game="magic_numbers", house_rules="first random, target 20")
    close(night, "Ben", code)
    assert len(night.mail("Ann")) == 1
    said = await night.press("Ben", "@join")
    assert "don't let me send you direct messages" in said.words
    assert "Peek" in said.words
    assert "direct messages" not in (await night.board()).text
    await night.press("Ann", "@start")
    assert "Good **" in (await night.press("Ben", "@peek")).words
    await night.play_on()
    assert (await night.stored()).status == "over"
    assert night.mail("Ben") == []
    assert len(night.mail("Ann")) == 1


async def test_a_direct_message_that_is_gone_is_sent_anew(night: Evening) -> None:
    night.deal(*CARDS, 4, 4)
    await night.start("Ann", "Ben", "Cleo")
    (mail,) = night.mail("Ann")
    night.env.backend.delete_message(mail.channel, mail.id)
    await night.play_on(["roll", "keep"])
    (fresh,) = night.mail("Ann")
    assert fresh.id != mail.id
    assert "score **4**" in fresh.text
    await night.play_on(["roll", "give 0"])
    assert [message.id for message in night.mail("Ann")] == [fresh.id]
    assert "score **8**" in night.mail("Ann")[0].text


async def test_a_whisper_that_fails_is_tried_again(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(direct, "FIRST_PAUSE", 0.01)
    night.deal(*CARDS, 4, 3)
    await night.start("Ann", "Ben", "Cleo")
    (mail,) = night.mail("Ann")
    for _ in range(3):
        night.env.inject_error("PATCH", f"/channels/{mail.channel}/messages/{mail.id}", status=400, code=50035)
    await night.play_on(["roll", "keep"])
    assert "score **4**" in night.mail("Ann")[0].text
    assert (await night.stored()).seats[0].whispered == 2


@pytest.mark.parametrize(("status", "code"), [(400, 40003), (503, 0), (403, 50001)])
async def test_what_is_not_taken_now_is_owed_and_delivered_once(
    night: Evening, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    monkeypatch.setattr(direct, "FIRST_PAUSE", 0.01)
    await night.slash("Ann", "play", game="magic_numbers", house_rules="first random, target 20")
    channel = night.env.backend.get_dm_channel(night.people["Ben"].id).id
    for _ in range(3):
        night.env.inject_error("POST", f"/channels/{channel}/messages", status=status, code=code)
    said = await night.press("Ben", "@join")
    assert "right now" in said.words
    assert "don't let me" not in said.words
    assert len(night.mail("Ben")) == 1
    await night.press("Ann", "@start")
    (mail,) = night.mail("Ben")
    assert "Good **" in mail.text


async def test_what_is_owed_is_delivered_after_a_restart(night: Evening) -> None:
    await night.slash("Ann", "play", game="magic_numbers", house_rules="first random, target 20")
    channel = night.env.backend.get_dm_channel(night.people["Ben"].id).id
    night.env.inject_error("POST", f"/channels/{channel}/messages", status=400, code=40003, times=None)
    monkeypatch = night.patch
    monkeypatch.setattr(direct, "FIRST_PAUSE", 1000.0)
    await night.press("Ben", "@join")
    assert night.mail("Ben") == []
    night.env.backend.faults.clear()
    night.bot.services.direct_messages._unsure.clear()
    await again(night)
    assert len(night.mail("Ben")) == 1


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
    night: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(direct, "FIRST_PAUSE", 0.01)
    nonces = lose_answers(monkeypatch, 1)
    await night.start("Ann", "Ben")
    (mail,) = night.mail("Ann")
    assert "Good **" in mail.text
    assert (await night.stored()).seats[0].dm_message == mail.id
    assert len(nonces) == 2
    assert len(set(nonces)) == 2


async def test_whoever_leaves_keeps_no_message_whose_answer_was_lost(night: Evening) -> None:
    night.patch.setattr(direct, "FIRST_PAUSE", 1000.0)
    await night.slash("Ann", "play", game="magic_numbers")
    lose_answers(night.patch, 1)
    await night.press("Ben", "@join")
    assert len(night.mail("Ben")) == 1
    await night.press("Ben", "@leave")
    for key in list(night.bot.services.direct_messages._later):
        night.bot.services.direct_messages._start(key)
    await night.bot.services.direct_messages.wait_idle()
    await night.bot.services.pending_deletions.settle()
    assert night.mail("Ben") == []


async def test_whoever_has_themselves_forgotten_while_their_message_changes_is_sent_no_other(night: Evening) -> None:
    night.deal(*CARDS, 4, 3)
    await night.start("Ann", "Ben", "Cleo")
    (mail,) = night.mail("Cleo")
    real, house, done = discord.PartialMessage.edit, night.bot.services, list[bool]()

    async def edit(self: discord.PartialMessage, **named: Any) -> discord.Message:
        if self.id == mail.id and not done:
            done.append(True)
            await house.account_deletion.delete_account(night.people["Cleo"].id)
            await house.pending_deletions.settle()
        return await real(self, **named)

    night.patch.setattr(discord.PartialMessage, "edit", edit)
    await night.press("Ann", "roll")
    before = len(night.env.http_requests)
    await night.press("Ann", "give 2")
    assert done
    assert ("POST", f"/channels/{mail.channel}/messages") not in night.requests(before)
    assert night.mail("Cleo") == []


async def test_whoever_leaves_while_their_message_is_sent_keeps_none_though_the_store_fails(night: Evening) -> None:
    night.patch.setattr(direct, "FIRST_PAUSE", 0.01)
    await night.slash("Ann", "play", game="magic_numbers")
    real, failing = discord.abc.Messageable.send, Failing(night.patch, "add_pending_deletion", "before")

    async def send(self: discord.abc.Messageable, *given: Any, **named: Any) -> discord.Message:
        sent = await real(self, *given, **named)
        if "nonce" in named:
            async with night.bot.services.tables.lock(1):
                live = await night.bot.services.tables.get(1)
                await night.bot.services.lobby.leave_lobby(live, night.people["Ben"].id)
        return sent

    night.patch.setattr(discord.abc.Messageable, "send", send)
    await night.press("Ben", "@join")
    await night.bot.services.direct_messages.wait_idle()
    await night.bot.services.pending_deletions.settle()
    assert failing.failed
    assert night.mail("Ben") == []


async def test_whoever_leaves_and_comes_back_has_one_message_though_the_answer_to_the_first_was_lost(
    night: Evening,
) -> None:
    night.patch.setattr(direct, "FIRST_PAUSE", 1000.0)
    await night.slash("Ann", "play", game="magic_numbers")
    lose_answers(night.patch, 1)
    await night.press("Ben", "@join")
    await night.press("Ben", "@leave")
    await night.press("Ben", "@join")
    await night.bot.services.direct_messages.wait_idle()
    await night.bot.services.pending_deletions.settle()
    (mail,) = night.mail("Ben")
    assert (await night.stored()).seats[1].dm_message == mail.id
    await night.press("Ann", "@start")
    (mail,) = night.mail("Ben")
    assert "Good **" in mail.text


async def test_a_fresh_message_replaces_an_old_one(night: Evening) -> None:
    night.deal(*CARDS, 4, 3)
    await night.start("Ann", "Ben", "Cleo")
    (before,) = night.mail("Ann")
    night.patch.setattr(direct, "GROWS_OLD_AFTER", -1)
    await night.play_on(["roll", "keep"])
    (after,) = night.mail("Ann")
    assert after.id != before.id
    assert "score **4**" in after.text
    assert (await night.stored()).seats[0].dm_message == after.id
    assert await night.store.pending_deletions() == []


@pytest.mark.parametrize(
    ("status", "code"), [(404, 10008), (404, 10003), (403, 50001), (403, 50005), (403, 50021), (400, 50083)]
)
async def test_a_message_that_cannot_be_edited_any_more_is_sent_anew(night: Evening, status: int, code: int) -> None:
    """The message is gone, or another application's, or so is its channel."""
    night.deal(*CARDS, 4, 3)
    await night.start(*THREE)
    (mail,) = night.mail("Ann")
    path = f"/channels/{mail.channel}/messages/{mail.id}"
    night.env.inject_error("PATCH", path, status=status, code=code, times=None)
    await night.play_on(["roll", "keep"])
    await night.bot.services.direct_messages.wait_idle()
    after = night.mail("Ann")[-1]
    assert after.id != mail.id
    assert "score **4**" in after.text
    assert (await night.stored()).seats[0].dm_message == after.id


async def test_whoever_takes_no_more_messages_keeps_an_old_one_that_was_edited_too_often(night: Evening) -> None:
    night.deal(*CARDS, 4, 3)
    await night.start("Ann", "Ben", "Cleo")
    (mail,) = night.mail("Ann")
    close(night, "Ann")
    night.patch.setattr(direct, "GROWS_OLD_AFTER", -1)
    night.patch.setattr(direct, "FIRST_PAUSE", 0.01)
    edits = f"/channels/{mail.channel}/messages/{mail.id}"
    night.env.inject_error("PATCH", edits, status=429, code=30046, times=2)
    await night.play_on(["roll", "keep"])
    (after,) = night.mail("Ann")
    assert after.id == mail.id
    assert "score **4**" in after.text
    sitting = (await night.stored()).seats[0]
    assert (sitting.dm_message, sitting.whispered) == (mail.id, 2)


async def test_a_fresh_message_that_was_not_noted_is_found_again(night: Evening) -> None:
    night.deal(*CARDS, 4, 3)
    await night.start("Ann", "Ben", "Cleo")
    night.patch.setattr(direct, "GROWS_OLD_AFTER", -1)
    night.patch.setattr(direct, "FIRST_PAUSE", 0.01)
    lose_answers(night.patch, 1)
    await night.play_on(["roll", "keep"])
    night.patch.setattr(direct, "GROWS_OLD_AFTER", 3000)
    (after,) = night.mail("Ann")
    assert "score **4**" in after.text


async def test_no_table_is_held_while_discord_is_asked(night: Evening) -> None:
    free: list[bool] = []
    real = discord.abc.Messageable.send

    async def send(self: discord.abc.Messageable, *given: Any, **named: Any) -> discord.Message:
        if "nonce" in named:
            lock = night.bot.services.tables._locks.get(1)
            free.append(lock is None or not lock.locked())
        return await real(self, *given, **named)

    night.patch.setattr(discord.abc.Messageable, "send", send)
    await night.start("Ann", "Ben")
    assert free == [True, True]


async def test_at_the_end_everybody_reads_their_last_card(night: Evening) -> None:
    night.deal(*CARDS, 4)
    await night.start(*THREE)
    await night.play_on(["roll", "give 1"])
    for name in ("Ann", "Ben"):
        await night.slash(name, "table resign")
    stored = await night.stored()
    assert stored.status == "over"
    assert [sitting.whispered for sitting in stored.seats] == [len(stored.actions)] * 3
    assert await night.store.unfinished() == []


async def test_the_message_of_a_rematch_is_a_new_one(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await night.slash("Ann", "table resign")
    await night.press("Ben", "@rematch")
    await night.press("Ben", "@join")
    first, second = night.mail("Ben")
    assert "table 1" in first.text
    assert "table 2" in second.text


async def test_nothing_is_kept_or_timed_for_a_message_that_was_sent(night: Evening) -> None:
    await night.start("Ann", "Ben")
    for button in ("@peek", "@text", "@rules"):
        assert (await night.press("Ann", button)).private
    assert [task for task in asyncio.all_tasks() if "timeout_task" in task.get_coro().__qualname__] == []  # type: ignore[union-attr]
