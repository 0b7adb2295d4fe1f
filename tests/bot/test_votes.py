"""Ending a game before its end: by a vote, by giving up, by a moderator; and never to get out of a lost one."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.play import new_table, scheduler, termination, votes
from bot.ratings import model
from bot.storage import NoVote, Vote, open_store
from bot.table import deadlines
from bot.table import votes as table_votes
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import Evening, Said
from tests.store.people import ANN, BEN, running
from tests.store.test_lobby import loaded

THREE = ("Ann", "Ben", "Cleo")
DAY = table_votes.PATIENCE


async def asks(night: Evening, who: str) -> Said:
    """By the menu, as people do it."""
    (menu,) = (await night.press(who, "⋯ More")).private
    await night.press(who, "@end", on=menu)
    return await night.press(who, "@end!", on=night.show(menu.channel, menu.id))


async def rest(night: Evening) -> None:
    await night.bot.services.votes.wait_idle()
    await night.bot.services.boards.wait_idle()


async def says(night: Evening, who: str, what: str, on: Shown | None = None) -> Said:
    shown = on or await night.board()
    (button,) = [action for action in shown.actions if action.startswith(f"@vote:{what}:")]
    said = await night.press(who, button, on=shown)
    await rest(night)
    return said


async def status(night: Evening) -> str:
    return (await night.stored()).status


async def rated(night: Evening, who: str) -> float | None:
    found = await night.store.ratings(night.people[who].id, guild=night.guild.id)
    return found[0].mu if found else None


def later(patch: pytest.MonkeyPatch, at: float) -> None:
    """Set the tables' clock to that time."""
    for module in (votes, termination, scheduler):
        patch.setattr(module, "now", lambda: at)


async def test_half_of_the_others_end_it_and_everybody_sees_who_says_what(night: Evening) -> None:
    await night.start(*THREE)
    await asks(night, "Ann")
    await rest(night)
    assert await status(night) == "playing"
    board = await night.board()
    assert "Ann would like to end this game" in board.text
    assert "Not heard from yet: Ben and Cleo" in board.text
    assert {"Fine with me", "Let's play on"} <= board.buttons.keys()
    (call,) = [message for message in night.messages() if "Have your say" in message.text]
    assert {int(user["id"]) for user in call.json["mentions"]} >= {
        night.people["Ben"].id,
        night.people["Cleo"].id,
    }
    await says(night, "Ben", "no")
    board = await night.board()
    assert "Let's play on · Ben" in board.buttons
    assert "Not heard from yet: Cleo" in board.text
    assert await status(night) == "playing"
    # One of two others is half of them.
    await says(night, "Cleo", "yes")
    assert await status(night) == "closed"
    assert "closed without a result" in (await night.board()).text
    assert [await rated(night, who) for who in THREE] == [None] * 3


async def test_who_loses_cannot_end_a_game_of_two_alone(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await asks(night, "Ann")
    assert "up to the others now" in (await says(night, "Ann", "yes")).words
    assert await status(night) == "playing"
    await says(night, "Ben", "no")
    board = await night.board()
    assert "Ben would rather play on" in board.text
    assert not [action for action in board.actions if action.startswith("@vote")]
    assert "You can ask again" in (await night.slash("Ann", "table end")).words
    # Somebody else may ask; and the line goes with the next move.
    turn = await night.turn()
    assert turn is not None
    await night.press(turn, "roll")
    await rest(night)
    assert "would rather play on" not in (await night.board()).text
    await asks(night, "Ben")
    await says(night, "Ann", "yes")
    assert await status(night) == "closed"


async def pauses(night: Evening, who: str) -> None:
    await night.click(who, "s:1:0:@pause!", on=await night.board())
    await rest(night)


async def test_a_paused_game_is_not_ended_by_the_silence_of_who_need_not_look_in(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await pauses(night, "Ann")
    await says(night, "Ben", "yes")
    assert "paused" in (await asks(night, "Ann")).words
    await night.env.advance_time(DAY + 120)
    await rest(night)
    assert await status(night) == "playing"


async def test_who_may_not_pause_may_still_ask_to_end(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await pauses(night, "Ann")
    await says(night, "Ben", "no")
    await asks(night, "Ann")
    await says(night, "Ben", "yes")
    assert await status(night) == "closed"


async def test_minds_change_until_it_is_decided(night: Evening) -> None:
    await night.start("Ann", "Ben", "Cleo", "Dan")
    await asks(night, "Dan")
    board = await night.board()
    await says(night, "Ann", "yes")
    await says(night, "Ann", "no")
    assert "Let's play on · Ann" in (await night.board()).buttons
    assert "has already asked" in (await night.slash("Ben", "table end")).words
    night.come("Eve")
    assert "those who are still playing" in (await says(night, "Eve", "yes")).words
    await says(night, "Ben", "yes")
    assert await status(night) == "playing"
    await says(night, "Ann", "yes")
    assert await status(night) == "closed"
    # What a slow client still shows means nothing any more.
    assert "was closed" in (await says(night, "Cleo", "no", on=board)).words


async def test_a_button_of_an_older_vote_does_not_count_for_the_next(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await asks(night, "Ann")
    old = await night.board()
    await says(night, "Ben", "no")
    await asks(night, "Ben")
    assert "That vote is over" in (await says(night, "Ann", "yes", on=old)).words
    assert await status(night) == "playing"


async def test_leaving_decides_what_those_who_left_had_held_up(night: Evening) -> None:
    await night.start("Ann", "Ben", "Cleo", "Dan")
    await asks(night, "Ann")
    await says(night, "Ben", "no")
    await says(night, "Cleo", "yes")
    assert await status(night) == "playing"
    await night.slash("Ben", "table resign")
    await rest(night)
    assert await status(night) == "closed"


async def test_who_asks_and_leaves_has_asked_nothing(night: Evening) -> None:
    await night.start(*THREE)
    await asks(night, "Ann")
    await night.slash("Ann", "table resign")
    await rest(night)
    assert (await night.stored()).vote is None
    assert await status(night) == "playing"
    assert "would like to end" not in (await night.board()).text


async def test_silence_is_a_yes_after_a_day_also_after_a_restart(
    night: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    night.patch.setattr(new_table, "USUAL", 0)
    await night.start(*THREE, rules="first host, target 20")
    await asks(night, "Ann")
    await rest(night)
    stored = await night.stored()
    assert stored.vote is not None
    assert stored.wake == stored.vote.until == stored.vote.asked + DAY
    house = night.bot.services
    house.tables.drop()
    later(monkeypatch, stored.vote.until - 60)
    await house.votes.resolve_due(await house.tables.get(1))
    assert await status(night) == "playing"
    house.tables.drop()
    later(monkeypatch, stored.vote.until)
    await house.scheduler._process_table(1, await _taken(night))
    await rest(night)
    assert await status(night) == "closed"


async def _taken(night: Evening) -> float:
    """Take the table, which is due, as the scheduler does; return when it is due again."""
    until = 9e9
    assert await night.store.take_due(8e9, most=1, until=until) == [1]
    return until


async def test_one_that_had_passed_when_the_process_ended_is_carried_out_by_the_next(
    night: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await night.start(*THREE)
    await asks(night, "Ann")
    await rest(night)
    vote = (await night.stored()).vote
    assert vote is not None
    await night.store.close_vote(1, vote.id, "passed", n=0)
    later(monkeypatch, vote.asked + 1)
    night.bot.services.tables.drop()
    await night.bot.services.recovery.recover()
    await rest(night)
    assert await status(night) == "closed"


async def test_a_moderator_who_does_not_sit_there_ends_it_and_one_who_does_asks(night: Evening) -> None:
    night.come("Mo", manage_messages=True)
    await night.start("Ann", "Mo")
    assert "I've asked the others" in (await night.slash("Mo", "table end")).words
    assert await status(night) == "playing"
    night.come("Mia", manage_messages=True)
    await night.slash("Mia", "table end")
    assert await status(night) == "closed"


async def test_a_host_who_does_not_play_has_to_ask_as_well(night: Evening) -> None:
    await night.sit("Ben", "Cleo", host="Ann")
    await night.press("Ben", "@start")
    assert "I've asked the others" in (await night.slash("Ann", "table end")).words
    await says(night, "Ben", "no")
    await says(night, "Cleo", "no")
    assert await status(night) == "playing"
    assert (await night.slash("Dan", "table end")).words.startswith("Only")


async def alone(night: Evening, *faces: int, computers: int = 1) -> None:
    """Ann against computers that rest, Ann to begin; the cards are Good 1, Evil 2 for each."""
    night.deal(*[1, 2] * (1 + computers), *faces)
    await night.sit("Ann", rules="first host, target 20")
    await night.press("Ann", "@computers")
    menu = night.messages()[-1]
    (add,) = [action for action in menu.actions if action.startswith("@add")][:1]
    for _ in range(computers):
        await night.press("Ann", add, on=menu)
    night.patch.setattr(night.bot.services.ai_moves, "on_change", lambda live: None)
    await night.press("Ann", "@start")


async def test_who_ends_a_game_against_computers_while_behind_comes_last(
    night: Evening, short_tables_count: None
) -> None:
    await alone(night, 5, computers=2)
    await night.press("Ann", "roll")
    await night.press("Ann", "give 1")
    (menu,) = (await night.press("Ann", "⋯ More")).private
    await night.press("Ann", "@end", on=menu)
    sure = night.show(menu.channel, menu.id)
    assert "If you're behind" in sure.text
    await night.press("Ann", "@end!", on=sure)
    await night.bot.services.boards.wait_idle()
    assert await status(night) == "over"
    end = await night.board()
    assert "3. Ann (left)" in end.pictures[0].alt
    mu = await rated(night, "Ann")
    assert mu is not None
    assert mu < model.initial_rating().mu


async def test_who_ends_it_while_ahead_or_level_has_neither_won_nor_lost(night: Evening) -> None:
    await alone(night, 5)
    await night.press("Ann", "roll")
    await night.press("Ann", "keep")
    await night.slash("Ann", "table end")
    assert await status(night) == "closed"
    assert await rated(night, "Ann") is None


@pytest.mark.parametrize("gives", [True, False])
async def test_taking_the_channel_away_is_no_way_out_of_a_game_that_is_lost_to_computers(
    night: Evening, short_tables_count: None, gives: bool
) -> None:
    await alone(night, 5, computers=2)
    await night.press("Ann", "roll")
    await night.press("Ann", "give 1" if gives else "keep")
    await night.bot.services.channel_watcher._close(1, "vanished-channel")
    await night.bot.services.stats.wait_idle()
    assert await status(night) == ("over" if gives else "closed")
    mu = await rated(night, "Ann")
    assert (mu is not None and mu < model.initial_rating().mu) == gives


async def test_having_left_one_does_not_end_it_without_a_result(night: Evening, short_tables_count: None) -> None:
    await alone(night, computers=2)
    await night.slash("Ann", "table resign")
    assert await status(night) == "playing"
    await night.slash("Ann", "table end")
    await night.bot.services.boards.wait_idle()
    assert await status(night) == "over"
    mu = await rated(night, "Ann")
    assert mu is not None
    assert mu < model.initial_rating().mu


@pytest.mark.parametrize("people", [1, 2, 3])
async def test_walking_away_from_a_lost_game_counts_as_last(
    night: Evening, monkeypatch: pytest.MonkeyPatch, short_tables_count: None, people: int
) -> None:
    names = THREE[:people]
    if people == 1:
        await alone(night, 5)
        await night.press("Ann", "roll")
        await night.press("Ann", "give 1")
    else:
        night.deal(*[1, 2] * people, 5)
        await night.start(*names, rules="first host, target 20")
        await night.press("Ann", "roll")
        await night.press("Ann", "give 1")
    live = await night.bot.services.tables.get(1)
    waits = [
        replace(wait, missed=deadlines.AWAY_AFTER, deadline=None)
        for wait in deadlines.deadlines_now(live, range(len(live.names)), at=1.0).seats
        if live.stored.seats[wait.seat].level is None
    ]
    await night.store.set_waiting(1, live.action_count, deadlines.DeadlineUpdate(1.0, tuple(waits)))
    night.bot.services.tables.drop()
    await night.bot.services.scheduler._process_table(1, await _taken(night))
    await night.bot.services.boards.wait_idle()
    assert await status(night) == "over"
    end = await night.board()
    mus = {name: await rated(night, name) for name in names}
    assert mus["Ann"] is not None
    assert mus["Ann"] < model.initial_rating().mu
    if people > 1:
        # Ben was ahead.
        assert "1. Ben" in end.pictures[0].alt


async def test_without_a_clock_whoever_does_not_come_for_two_months_has_walked_away(
    night: Evening, monkeypatch: pytest.MonkeyPatch, short_tables_count: None
) -> None:
    night.patch.setattr(new_table, "USUAL", 0)
    await night.start("Ann", "Ben", "Cleo", rules="first host, target 20")
    stored = await night.stored()
    since = stored.seats[0].since
    assert stored.clock == 0
    assert since is not None
    assert stored.wake is not None
    assert stored.wake <= since + deadlines.FORSAKEN
    house = night.bot.services
    for seconds, left in ((-60.0, set[int]()), (0.0, {0})):
        later(monkeypatch, since + deadlines.FORSAKEN + seconds)
        await house.scheduler._process_table(1, await _taken(night))
        await house.boards.wait_idle()
        assert (await house.tables.get(1)).resigned_seats == left
    assert await status(night) == "playing", "Ben and Cleo play on"
    assert "Ann has left" in (await night.board()).text


async def test_walking_away_where_all_are_level_is_no_ones_loss(night: Evening) -> None:
    await night.start("Ann", "Ben")
    live = await night.bot.services.tables.get(1)
    await night.bot.services.termination.end_abandoned(live)
    assert await status(night) == "closed"


async def test_a_vote_is_forgotten_with_who_asked_and_its_number_is_not_used_again(tmp_path: Path) -> None:
    async with open_store(tmp_path / "sleepover.db") as store:
        table = await running(store, ANN, BEN)
        await store.open_vote(table, what="end", user=ANN, now=1.0, until=2.0)
        first = (await loaded(store, table)).vote
        assert first == Vote(1, "end", ANN, 1.0, 2.0)
        await store.cast_ballot(table, 1, user=BEN, yes=True)
        await store.delete_user(ANN, ghost=-1_234_567)
        assert (await loaded(store, table)).vote is None
        await store.open_vote(table, what="end", user=BEN, now=3.0, until=4.0)
        again = (await loaded(store, table)).vote
        assert again is not None
        assert (again.id, again.ballots) == (2, ()), "a number is never used again"
        with pytest.raises(NoVote):
            await store.cast_ballot(table, 1, user=BEN, yes=True)
