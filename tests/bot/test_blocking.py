"""Tests of blocking: a user kept from another's tables, without any other user knowing."""

from __future__ import annotations

from tests.bot.simcord_bot import Evening
from tests.bot.test_privacy import file
from tests.store.test_privacy import holding, traces


async def block(night: Evening, who: str, whom: str) -> None:
    said = await night.slash(who, "me block", user=night.people[whom])
    assert not said.public
    assert f"<@{night.people[whom].id}>" in said.words


async def test_who_is_blocked_by_the_host_is_told_kindly_and_not_by_whom(night: Evening) -> None:
    await block(night, "Ann", "Ben")
    await night.sit("Ann", "Cleo")
    before = await night.board()
    said = await night.press("Ben", "@join")
    assert "there's no seat for you at this table" in said.words
    assert not said.public
    assert not any(str(night.people[name].id) in said.words for name in night.people)
    assert not any(name in said.words for name in night.people)
    assert await night.seated() == ["Ann", "Cleo"]
    assert (await night.board()).json["components"] == before.json["components"], "nobody else sees anything of it"


async def test_seated_people_count_as_much_as_the_host_who_can_always_sit(night: Evening) -> None:
    await block(night, "Cleo", "Ben")
    await block(night, "Cleo", "Ann")
    await night.sit("Cleo", host="Ann")
    assert "no seat for you" in (await night.press("Ben", "@join")).words
    await night.press("Ann", "@join")
    assert await night.seated() == ["Cleo", "Ann"]
    await night.press("Cleo", "@leave")
    await night.press("Ben", "@join")
    assert await night.seated() == ["Ann", "Ben"]
    await night.press("Cleo", "@join")
    assert await night.seated() == ["Ann", "Ben", "Cleo"], "it is their own choice"


async def test_the_list_is_ones_own_and_unblocking_takes_it_back(night: Evening) -> None:
    assert "Nobody." in (await night.slash("Ann", "me blocked")).words
    await block(night, "Ann", "Ben")
    assert "already" in (await night.slash("Ann", "me block", user=night.people["Ben"])).words
    said = await night.slash("Ann", "me blocked")
    assert f"- <@{night.people['Ben'].id}>" in said.words
    assert not said.public
    for name in ("Ben", "Cleo"):
        assert "Nobody." in (await night.slash(name, "me blocked")).words
    assert "can join your tables" in (await night.slash("Ann", "me unblock", user=night.people["Ben"])).words
    assert "haven't blocked" in (await night.slash("Ann", "me unblock", user=night.people["Ben"])).words
    await night.sit("Ann", "Ben")
    assert await night.seated() == ["Ann", "Ben"]


async def test_nobody_blocks_themselves(night: Evening) -> None:
    assert "can't block yourself" in (await night.slash("Ann", "me block", user=night.people["Ann"])).words
    assert await night.store.blocked(night.people["Ann"].id) == []


async def test_a_rematch_does_not_invite_whom_its_host_has_blocked(night: Evening) -> None:
    await night.start("Ann", "Ben", "Cleo")
    await block(night, "Ann", "Ben")
    for name in ("Cleo", "Ben"):
        await night.slash(name, "table resign")
    await night.press("Ann", "@rematch")
    ann, cleo = night.people["Ann"].id, night.people["Cleo"].id
    assert (await night.stored()).invited == (cleo, ann)
    assert f"<@{night.people['Ben'].id}>" not in (await night.board()).text
    await night.press("Ann", "@join")
    assert "no seat for you" in (await night.press("Ben", "@join")).words


async def test_a_rematch_of_another_does_not_show_who_has_blocked_whom(night: Evening) -> None:
    await night.start("Ann", "Ben", "Cleo")
    await block(night, "Ann", "Ben")
    for name in ("Cleo", "Ben"):
        await night.slash(name, "table resign")
    await night.press("Ben", "@rematch")
    assert set((await night.stored()).invited) == {night.people[name].id for name in ("Ann", "Ben", "Cleo")}


async def test_deleting_ones_data_does_not_shed_the_blocks_against_one(night: Evening) -> None:
    await block(night, "Ann", "Ben")
    await night.forget("Ben")
    await night.bot.services.account_deletion.wait_idle()
    ben = night.people["Ben"].id
    assert holding(file(night), ben) == traces(file(night), ben) == []
    await night.sit("Ann", "Cleo")
    assert "no seat for you" in (await night.press("Ben", "@join")).words
    assert "can join your tables" in (await night.slash("Ann", "me unblock", user=night.people["Ben"])).words
    await night.press("Ben", "@join")
    assert await night.seated() == ["Ann", "Cleo", "Ben"]
