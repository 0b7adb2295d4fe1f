"""Ending a game before its end: by a vote, by giving up, by a moderator; and never to get out of a lost one."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.play import scheduler, table_opener, termination, votes
from bot.ratings import model
from bot.storage import NoVote, Vote, open_store
from bot.table import deadlines
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness, Said
from tests.store.people import ANN, BEN, running
from tests.store.test_lobby import loaded

THREE = ("Ann", "Ben", "Cleo")
DAY = deadlines.SILENCE


async def asks(harness: BotHarness, who: str) -> Said:
    """By the menu, as people do it."""
    (menu,) = (await harness.press(who, "⋯ More")).private
    await harness.press(who, "@end", on=menu)
    return await harness.press(who, "@end!", on=harness.show(menu.channel, menu.id))


async def rest(harness: BotHarness) -> None:
    await harness.bot.services.votes.wait_idle()
    await harness.bot.services.boards.wait_idle()


async def says(harness: BotHarness, who: str, what: str, on: Shown | None = None) -> Said:
    shown = on or await harness.board()
    (button,) = [action for action in shown.actions if action.startswith(f"@vote:{what}:")]
    said = await harness.press(who, button, on=shown)
    await rest(harness)
    return said


async def status(harness: BotHarness) -> str:
    return (await harness.stored()).status


async def rated(harness: BotHarness, who: str) -> float | None:
    found = await harness.store.ratings(harness.people[who].id, guild=harness.guild.id)
    return found[0].mu if found else None


def later(patch: pytest.MonkeyPatch, at: float) -> None:
    """Set the tables' clock to that time."""
    for module in (votes, termination, scheduler):
        patch.setattr(module, "now", lambda: at)


async def test_half_of_the_others_end_it_and_everybody_sees_who_says_what(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await asks(harness, "Ann")
    await rest(harness)
    assert await status(harness) == "playing"
    board = await harness.board()
    assert "Ann would like to end this game" in board.text
    assert "Not heard from yet: Ben and Cleo" in board.text
    assert {"Fine with me", "Let's play on"} <= board.buttons.keys()
    (call,) = [message for message in harness.messages() if "Have your say" in message.text]
    assert {int(user["id"]) for user in call.json["mentions"]} >= {
        harness.people["Ben"].id,
        harness.people["Cleo"].id,
    }
    await says(harness, "Ben", "no")
    board = await harness.board()
    assert "Let's play on · Ben" in board.buttons
    assert "Not heard from yet: Cleo" in board.text
    assert await status(harness) == "playing"
    # One of two others is half of them.
    await says(harness, "Cleo", "yes")
    assert await status(harness) == "closed"
    assert "closed without a result" in (await harness.board()).text
    assert [await rated(harness, who) for who in THREE] == [None] * 3


async def test_who_loses_cannot_end_a_game_of_two_alone(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await asks(harness, "Ann")
    assert "up to the others now" in (await says(harness, "Ann", "yes")).words
    assert await status(harness) == "playing"
    await says(harness, "Ben", "no")
    board = await harness.board()
    assert "Ben would rather play on" in board.text
    assert not [action for action in board.actions if action.startswith("@vote")]
    assert "You can ask again" in (await harness.slash("Ann", "table end")).words
    # Somebody else may ask; and the line goes with the next move.
    turn = await harness.turn()
    assert turn is not None
    await harness.press(turn, "roll")
    await rest(harness)
    assert "would rather play on" not in (await harness.board()).text
    await asks(harness, "Ben")
    await says(harness, "Ann", "yes")
    assert await status(harness) == "closed"


async def pauses(harness: BotHarness, who: str) -> None:
    await harness.click(who, "s:1:0:@pause!", on=await harness.board())
    await rest(harness)


async def test_a_paused_game_is_not_ended_by_the_silence_of_who_need_not_look_in(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await pauses(harness, "Ann")
    await says(harness, "Ben", "yes")
    assert "paused" in (await asks(harness, "Ann")).words
    await harness.env.advance_time(DAY + 120)
    await rest(harness)
    assert await status(harness) == "playing"


async def test_who_may_not_pause_may_still_ask_to_end(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await pauses(harness, "Ann")
    await says(harness, "Ben", "no")
    await asks(harness, "Ann")
    await says(harness, "Ben", "yes")
    assert await status(harness) == "closed"


async def test_minds_change_until_it_is_decided(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo", "Dan")
    await asks(harness, "Dan")
    board = await harness.board()
    await says(harness, "Ann", "yes")
    await says(harness, "Ann", "no")
    assert "Let's play on · Ann" in (await harness.board()).buttons
    assert "has already asked" in (await harness.slash("Ben", "table end")).words
    harness.come("Eve")
    assert "those who are still playing" in (await says(harness, "Eve", "yes")).words
    await says(harness, "Ben", "yes")
    assert await status(harness) == "playing"
    await says(harness, "Ann", "yes")
    assert await status(harness) == "closed"
    # What a slow client still shows means nothing any more.
    assert "was closed" in (await says(harness, "Cleo", "no", on=board)).words


async def test_a_button_of_an_older_vote_does_not_count_for_the_next(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await asks(harness, "Ann")
    old = await harness.board()
    await says(harness, "Ben", "no")
    await asks(harness, "Ben")
    assert "That vote is over" in (await says(harness, "Ann", "yes", on=old)).words
    assert await status(harness) == "playing"


async def test_leaving_decides_what_those_who_left_had_held_up(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo", "Dan")
    await asks(harness, "Ann")
    await says(harness, "Ben", "no")
    await says(harness, "Cleo", "yes")
    assert await status(harness) == "playing"
    await harness.slash("Ben", "table resign")
    await rest(harness)
    assert await status(harness) == "closed"


async def test_who_asks_and_leaves_has_asked_nothing(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await asks(harness, "Ann")
    await harness.slash("Ann", "table resign")
    await rest(harness)
    assert (await harness.stored()).vote is None
    assert await status(harness) == "playing"
    assert "would like to end" not in (await harness.board()).text


async def test_silence_is_a_yes_after_a_day_also_after_a_restart(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    harness.patch.setattr(table_opener, "USUAL", 0)
    await harness.start(*THREE, rules="first host, target 20")
    await asks(harness, "Ann")
    await rest(harness)
    stored = await harness.stored()
    assert stored.vote is not None
    assert stored.wake == stored.vote.until == stored.vote.asked + DAY
    services = harness.bot.services
    services.tables.drop()
    later(monkeypatch, stored.vote.until - 60)
    await services.votes.resolve_due(await services.tables.get(1))
    assert await status(harness) == "playing"
    services.tables.drop()
    later(monkeypatch, stored.vote.until)
    await services.scheduler._process_table(1, await _taken(harness))
    await rest(harness)
    assert await status(harness) == "closed"


async def _taken(harness: BotHarness) -> float:
    """Take the table, which is due, as the scheduler does; return when it is due again."""
    until = 9e9
    assert await harness.store.take_due(8e9, most=1, until=until) == [1]
    return until


async def test_one_that_had_passed_when_the_process_ended_is_carried_out_by_the_next(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await harness.start(*THREE)
    await asks(harness, "Ann")
    await rest(harness)
    vote = (await harness.stored()).vote
    assert vote is not None
    await harness.store.close_vote(1, vote.id, "passed", n=0)
    later(monkeypatch, vote.asked + 1)
    harness.bot.services.tables.drop()
    await harness.bot.services.recovery.recover()
    await rest(harness)
    assert await status(harness) == "closed"


async def test_a_moderator_who_does_not_sit_there_ends_it_and_one_who_does_asks(harness: BotHarness) -> None:
    harness.come("Mo", manage_messages=True)
    await harness.start("Ann", "Mo")
    assert "I've asked the others" in (await harness.slash("Mo", "table end")).words
    assert await status(harness) == "playing"
    harness.come("Mia", manage_messages=True)
    await harness.slash("Mia", "table end")
    assert await status(harness) == "closed"


async def test_a_host_who_does_not_play_has_to_ask_as_well(harness: BotHarness) -> None:
    await harness.sit("Ben", "Cleo", host="Ann")
    await harness.press("Ben", "@start")
    assert "I've asked the others" in (await harness.slash("Ann", "table end")).words
    await says(harness, "Ben", "no")
    await says(harness, "Cleo", "no")
    assert await status(harness) == "playing"
    assert (await harness.slash("Dan", "table end")).words.startswith("Only")


async def alone(harness: BotHarness, *faces: int, computers: int = 1) -> None:
    """Ann against computers that rest, Ann to begin; the cards are Good 1, Evil 2 for each."""
    harness.deal(*[1, 2] * (1 + computers), *faces)
    await harness.sit("Ann", rules="first host, target 20")
    await harness.press("Ann", "@computers")
    menu = harness.messages()[-1]
    (add,) = [action for action in menu.actions if action.startswith("@add")][:1]
    for _ in range(computers):
        await harness.press("Ann", add, on=menu)
    harness.patch.setattr(harness.bot.services.ai_moves, "on_change", lambda live: None)
    await harness.press("Ann", "@start")


async def test_who_ends_a_game_against_computers_while_behind_comes_last(
    harness: BotHarness, short_tables_count: None
) -> None:
    await alone(harness, 5, computers=2)
    await harness.press("Ann", "roll")
    await harness.press("Ann", "give 1")
    (menu,) = (await harness.press("Ann", "⋯ More")).private
    await harness.press("Ann", "@end", on=menu)
    sure = harness.show(menu.channel, menu.id)
    assert "If you're behind" in sure.text
    await harness.press("Ann", "@end!", on=sure)
    await harness.bot.services.boards.wait_idle()
    assert await status(harness) == "over"
    end = await harness.board()
    assert "3. Ann (left)" in end.pictures[0].alt
    mu = await rated(harness, "Ann")
    assert mu is not None
    assert mu < model.initial_rating().mu


async def test_who_ends_it_while_ahead_or_level_has_neither_won_nor_lost(harness: BotHarness) -> None:
    await alone(harness, 5)
    await harness.press("Ann", "roll")
    await harness.press("Ann", "keep")
    await harness.slash("Ann", "table end")
    assert await status(harness) == "closed"
    assert await rated(harness, "Ann") is None


@pytest.mark.parametrize("gives", [True, False])
async def test_taking_the_channel_away_is_no_way_out_of_a_game_that_is_lost_to_computers(
    harness: BotHarness, short_tables_count: None, gives: bool
) -> None:
    await alone(harness, 5, computers=2)
    await harness.press("Ann", "roll")
    await harness.press("Ann", "give 1" if gives else "keep")
    await harness.bot.services.channel_watcher._close(1, "vanished-channel")
    await harness.bot.services.stats.wait_idle()
    assert await status(harness) == ("over" if gives else "closed")
    mu = await rated(harness, "Ann")
    assert (mu is not None and mu < model.initial_rating().mu) == gives


async def test_having_left_one_does_not_end_it_without_a_result(harness: BotHarness, short_tables_count: None) -> None:
    await alone(harness, computers=2)
    await harness.slash("Ann", "table resign")
    assert await status(harness) == "playing"
    await harness.slash("Ann", "table end")
    await harness.bot.services.boards.wait_idle()
    assert await status(harness) == "over"
    mu = await rated(harness, "Ann")
    assert mu is not None
    assert mu < model.initial_rating().mu


@pytest.mark.parametrize("people", [1, 2, 3])
async def test_walking_away_from_a_lost_game_counts_as_last(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch, short_tables_count: None, people: int
) -> None:
    names = THREE[:people]
    if people == 1:
        await alone(harness, 5)
        await harness.press("Ann", "roll")
        await harness.press("Ann", "give 1")
    else:
        harness.deal(*[1, 2] * people, 5)
        await harness.start(*names, rules="first host, target 20")
        await harness.press("Ann", "roll")
        await harness.press("Ann", "give 1")
    live = await harness.bot.services.tables.get(1)
    waits = [
        replace(wait, missed=deadlines.AWAY_AFTER, deadline=None)
        for wait in deadlines.deadlines_now(live, range(len(live.names)), at=1.0).seats
        if live.stored.seats[wait.seat].level is None
    ]
    await harness.store.set_waiting(1, live.action_count, deadlines.DeadlineUpdate(1.0, tuple(waits)))
    harness.bot.services.tables.drop()
    await harness.bot.services.scheduler._process_table(1, await _taken(harness))
    await harness.bot.services.boards.wait_idle()
    assert await status(harness) == "over"
    end = await harness.board()
    mus = {name: await rated(harness, name) for name in names}
    assert mus["Ann"] is not None
    assert mus["Ann"] < model.initial_rating().mu
    if people > 1:
        # Ben was ahead.
        assert "1. Ben" in end.pictures[0].alt


async def test_without_a_clock_whoever_does_not_come_for_two_months_has_walked_away(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch, short_tables_count: None
) -> None:
    harness.patch.setattr(table_opener, "USUAL", 0)
    await harness.start("Ann", "Ben", "Cleo", rules="first host, target 20")
    stored = await harness.stored()
    since = stored.seats[0].since
    assert stored.clock == 0
    assert since is not None
    assert stored.wake is not None
    assert stored.wake <= since + deadlines.FORSAKEN
    services = harness.bot.services
    for seconds, left in ((-60.0, set[int]()), (0.0, {0})):
        later(monkeypatch, since + deadlines.FORSAKEN + seconds)
        await services.scheduler._process_table(1, await _taken(harness))
        await services.boards.wait_idle()
        assert (await services.tables.get(1)).resigned_seats == left
    assert await status(harness) == "playing", "Ben and Cleo play on"
    assert "Ann has left" in (await harness.board()).text


async def test_walking_away_where_all_are_level_is_no_ones_loss(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    live = await harness.bot.services.tables.get(1)
    await harness.bot.services.termination.end_abandoned(live)
    assert await status(harness) == "closed"


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


async def test_only_who_may_end_a_table_is_offered_to(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    for who, ends in (("Ann", True), ("Cleo", False)):
        (menu,) = (await harness.press(who, "⋯ More")).private
        assert ("@end" in menu.actions) == ends
    (menu,) = (await harness.press("Ann", "⋯ More")).private
    (sure,) = (await harness.press("Ann", "@end", on=menu)).private
    # Nobody has played yet, so there is no winner to go without.
    assert "before the game has begun" in sure.text
    await harness.press("Ann", "@start")
    for who, ends in (("Ann", True), ("Ben", True), ("Cleo", False)):
        (menu,) = (await harness.press(who, "⋯ More")).private
        assert ("@end" in menu.actions) == ends
