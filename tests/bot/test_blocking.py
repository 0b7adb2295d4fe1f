"""Tests of blocking: a user kept from another's tables, without any other user knowing."""

from __future__ import annotations

from tests.bot.simcord_bot import BotHarness
from tests.bot.test_privacy import file
from tests.store.test_privacy import holding, traces


async def block(harness: BotHarness, who: str, whom: str) -> None:
    said = await harness.slash(who, "me block", user=harness.people[whom])
    assert not said.public
    assert f"<@{harness.people[whom].id}>" in said.words


async def test_who_is_blocked_by_the_host_is_told_kindly_and_not_by_whom(harness: BotHarness) -> None:
    await block(harness, "Ann", "Ben")
    await harness.sit("Ann", "Cleo")
    before = await harness.board()
    said = await harness.press("Ben", "@join")
    assert "there's no seat for you at this table" in said.words
    assert not said.public
    assert not any(str(harness.people[name].id) in said.words for name in harness.people)
    assert not any(name in said.words for name in harness.people)
    assert await harness.seated() == ["Ann", "Cleo"]
    assert (await harness.board()).json["components"] == before.json["components"], "nobody else sees anything of it"


async def test_seated_people_count_as_much_as_the_host_who_can_always_sit(harness: BotHarness) -> None:
    await block(harness, "Cleo", "Ben")
    await block(harness, "Cleo", "Ann")
    await harness.sit("Cleo", host="Ann")
    assert "no seat for you" in (await harness.press("Ben", "@join")).words
    await harness.press("Ann", "@join")
    assert await harness.seated() == ["Cleo", "Ann"]
    await harness.press("Cleo", "@leave")
    await harness.press("Ben", "@join")
    assert await harness.seated() == ["Ann", "Ben"]
    await harness.press("Cleo", "@join")
    assert await harness.seated() == ["Ann", "Ben", "Cleo"], "it is their own choice"


async def test_the_list_is_ones_own_and_unblocking_takes_it_back(harness: BotHarness) -> None:
    assert "Nobody." in (await harness.slash("Ann", "me blocked")).words
    await block(harness, "Ann", "Ben")
    assert "already" in (await harness.slash("Ann", "me block", user=harness.people["Ben"])).words
    said = await harness.slash("Ann", "me blocked")
    assert f"- <@{harness.people['Ben'].id}>" in said.words
    assert not said.public
    for name in ("Ben", "Cleo"):
        assert "Nobody." in (await harness.slash(name, "me blocked")).words
    assert "can join your tables" in (await harness.slash("Ann", "me unblock", user=harness.people["Ben"])).words
    assert "haven't blocked" in (await harness.slash("Ann", "me unblock", user=harness.people["Ben"])).words
    await harness.sit("Ann", "Ben")
    assert await harness.seated() == ["Ann", "Ben"]


async def test_nobody_blocks_themselves(harness: BotHarness) -> None:
    assert "can't block yourself" in (await harness.slash("Ann", "me block", user=harness.people["Ann"])).words
    assert await harness.store.blocked(harness.people["Ann"].id) == []


async def test_a_rematch_does_not_invite_whom_its_host_has_blocked(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo")
    await block(harness, "Ann", "Ben")
    for name in ("Cleo", "Ben"):
        await harness.slash(name, "table resign")
    await harness.press("Ann", "@rematch")
    ann, cleo = harness.people["Ann"].id, harness.people["Cleo"].id
    assert (await harness.stored()).invited == (cleo, ann)
    assert f"<@{harness.people['Ben'].id}>" not in (await harness.board()).text
    await harness.press("Ann", "@join")
    assert "no seat for you" in (await harness.press("Ben", "@join")).words


async def test_a_rematch_of_another_does_not_show_who_has_blocked_whom(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo")
    await block(harness, "Ann", "Ben")
    for name in ("Cleo", "Ben"):
        await harness.slash(name, "table resign")
    await harness.press("Ben", "@rematch")
    assert set((await harness.stored()).invited) == {harness.people[name].id for name in ("Ann", "Ben", "Cleo")}


async def test_deleting_ones_data_does_not_shed_the_blocks_against_one(harness: BotHarness) -> None:
    await block(harness, "Ann", "Ben")
    await harness.forget("Ben")
    await harness.bot.services.account_deletion.wait_idle()
    ben = harness.people["Ben"].id
    assert holding(file(harness), ben) == traces(file(harness), ben) == []
    await harness.sit("Ann", "Cleo")
    assert "no seat for you" in (await harness.press("Ben", "@join")).words
    assert "can join your tables" in (await harness.slash("Ann", "me unblock", user=harness.people["Ben"])).words
    await harness.press("Ben", "@join")
    assert await harness.seated() == ["Ann", "Cleo", "Ben"]
