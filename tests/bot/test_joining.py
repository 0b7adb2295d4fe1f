"""Tests of joining: the user who opens a table sits at it, and no other user may close an open table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.bot.simcord_bot import Evening
from tests.bot.test_ai_seats import add
from tests.bot.test_direct_messages import close

DIRECT = "don't let me send you direct messages"


async def other(night: Evening, who: str = "Ben", game: str = "tie_die") -> str:
    """Let another user open a table in the same channel; return the private answer."""
    said = await night.slash(who, "play", game=game)
    assert not said.public
    return said.words


async def test_whoever_opens_a_table_sits_first_and_has_their_direct_message(night: Evening) -> None:
    await night.slash("Ann", "play", game="magic_numbers")
    await night.press("Ben", "@join")
    assert await night.seated() == ["Ann", "Ben"]
    assert [len(night.mail(who)) for who in ("Ann", "Ben")] == [1, 1]
    await night.press("Ann", "@start")
    assert (await night.stored()).status == "playing"


async def test_whoever_opens_a_table_hears_that_they_take_no_direct_messages(night: Evening) -> None:
    close(night, "Ann", 50007)
    said = await night.slash("Ann", "play", game="magic_numbers")
    assert DIRECT in said.words
    assert said.public
    assert await night.seated() == ["Ann"]


async def test_an_open_table_stays_and_the_next_one_is_shown_to_it(night: Evening) -> None:
    lobby = await night.sit("Ann")
    said = await night.slash("Ben", "play", game="tie_die")
    (answer,) = said.private
    assert not said.public
    assert "Ann has a table of **Magic Numbers** open [over there]" in answer.text
    assert f"/{lobby.id})" in answer.text
    assert "thread" in answer.text
    assert [one.status for one in await night.everything() if one] == ["lobby"]
    done = await night.press("Ben", "Join", on=answer)
    assert "You're in!" in done.words
    assert not night.show(answer.channel, answer.id).buttons, "in place of the question"
    assert await night.seated() == ["Ann", "Ben"]
    await night.bot.services.boards.wait_idle()
    assert "Ann and Ben" in (await night.board()).pictures[0].alt
    assert len(night.mail("Ben")) == 1


async def test_join_in_that_answer_goes_by_the_same_rules_as_at_the_table(night: Evening) -> None:
    await night.slash("Ann", "me block", user=night.people["Ben"])
    await night.sit("Ann")
    (answer,) = (await night.slash("Ben", "play", game="tie_die")).private
    before = await night.everything()
    assert "no seat for you" in (await night.press("Ben", "Join", on=answer)).words
    assert await night.everything() == before
    await night.press("Cleo", "@join")
    await night.press("Ann", "@start")
    assert "has already started" in (await night.press("Ben", "Join", on=answer)).words


async def test_whoever_cannot_sit_there_is_told_so_at_once(night: Evening) -> None:
    await night.sit("Ann", "Ben", "Cleo", "Dan", game="tie_die")
    assert "You already have" in await other(night, "Cleo")
    night.come("Eve")
    said = await night.slash("Eve", "play", game="tie_die")
    assert "every seat is taken" in said.words
    assert not said.private[0].buttons
    await night.press("Ann", "@start")
    assert "Somebody is playing" in await other(night, "Eve")
    assert await night.tables() == 1


async def test_only_a_table_that_every_person_has_left_is_replaced(night: Evening) -> None:
    await night.sit("Ann", "Ben")
    await add(night)
    await night.press("Ann", "@leave")
    assert "Ben has a table" in await other(night, "Cleo", "magic_numbers")
    await night.press("Ben", "@leave")
    assert (await night.slash("Cleo", "play", game="magic_numbers")).public
    assert [one.status for one in await night.everything() if one] == ["closed", "lobby"]
    assert await night.seated() == ["Cleo"]


async def test_a_play_that_is_delivered_to_two_processes_seats_once(night: Evening) -> None:
    emit = night.env.backend.emit

    def double(event: str, payload: Mapping[str, Any]) -> None:
        emit(event, payload)
        if event == "INTERACTION_CREATE":
            emit(event, payload)

    night.patch.setattr(night.env.backend, "emit", double)
    # Another process would not know that the first has let it in.
    night.patch.setattr(night.bot.services.dispatcher._interaction_filter, "verdict", lambda *_, **__: "welcome")
    await night.slash("Ann", "play", game="magic_numbers")
    assert [len(one.seats) for one in await night.everything() if one] == [1]


async def test_nobody_is_kept_from_a_rematch_by_whose_turn_it_is_to_be_the_host(night: Evening) -> None:
    await night.start("Ann", "Ben", "Cleo", rules="first host")
    for name in ("Ann", "Cleo"):
        await night.slash(name, "table resign")
    await night.slash("Ben", "me block", user=night.people["Cleo"])
    # It would be Ben's turn.
    await night.press("Cleo", "@rematch")
    stored = await night.stored()
    assert (stored.id, stored.host) == (2, night.people["Cleo"].id)
    assert await night.seated() == ["Cleo"]
