"""Tests of votes on a draw, and on going on without an away player; and of tables that are never started.

Such a table is cleared.
"""

from __future__ import annotations

import math

import pytest

from bot.play import scheduler, table_opener, termination, votes
from bot.play import votes as play_votes
from bot.storage import LOBBY, DeadlineUpdate, SeatDeadline, StoreFailed
from bot.table import deadlines
from bot.table import votes as table_votes
from games.achievements.context import FinishedGame, PlayerPerspective
from games.core.record import digest, parse, to_json
from games.core.table import Table
from tests.bot.simcord_bot import BotHarness, Said
from tests.bot.test_votes import DAY, _taken, alone, rest, says, status

THREE = ("Ann", "Ben", "Cleo")


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turn off the clock for decisions, because days go by in these tests."""
    monkeypatch.setattr(table_opener, "USUAL", 0)


async def asks(harness: BotHarness, who: str, button: str) -> Said:
    """By the menu, as people do it."""
    (menu,) = (await harness.press(who, "⋯ More")).private
    await harness.press(who, button, on=menu)
    sure = harness.show(menu.channel, menu.id)
    said = await harness.press(who, "Yes, ask them", on=sure)
    await rest(harness)
    return said


def later(patch: pytest.MonkeyPatch, at: float) -> None:
    """Set the tables' clock to that time."""
    for module in (votes, termination, scheduler, play_votes):
        patch.setattr(module, "now", lambda: at)


async def goes_away(harness: BotHarness, who: str) -> int:
    """Let the clock take two decisions from a player, so that a computer plays for them; return their seat."""
    harness.patch.setattr(harness.bot.services.ai_moves, "on_change", lambda live: None)
    live = await harness.bot.services.tables.get(1)
    (seat,) = [seat for seat, name in enumerate(live.names) if name == who]
    await harness.store.set_waiting(
        1, live.action_count, DeadlineUpdate(9e9, (SeatDeadline(seat, None, deadlines.AWAY_AFTER, None, 1.0),))
    )
    harness.bot.services.tables.drop()
    return seat


async def rings(harness: BotHarness, at: float) -> None:
    """Let the clock attend to table 1 at that time, in a process that has not loaded it."""
    # What is still being done there would set the clock anew once it has been taken.
    await rest(harness)
    await harness.env.settle()
    later(harness.patch, at)
    harness.bot.services.tables.drop()
    until = await _taken(harness)
    while (await harness.stored()).wake != until:
        # The bot's own clock was faster.
        until = await _taken(harness)
    await harness.bot.services.scheduler._process_table(1, until)
    await rest(harness)


async def test_a_draw_shares_the_first_place_and_nobody_has_won(harness: BotHarness, short_tables_count: None) -> None:
    await harness.start(*THREE, rules="first host, target 20")
    turn = await harness.turn()
    assert turn is not None
    await harness.press(turn, "roll")
    await harness.slash("Cleo", "table resign")
    assert "I've asked the others" in (await asks(harness, "Ann", "Call it a draw")).words
    board = await harness.board()
    assert "Ann offers a draw" in board.text
    assert "Not heard from yet: Ben" in board.text
    await says(harness, "Ben", "yes")
    await harness.bot.services.stats.wait_idle()
    assert await status(harness) == "over"
    end = await harness.board()
    assert "A draw! Ann and Ben share the first place" in end.text
    assert "1. Ann and Ben" in end.pictures[0].alt
    assert "3. Cleo (left)" in end.pictures[0].alt
    services = harness.bot.services
    wins = {
        who: (await harness.store.game_tallies(harness.people[who].id, guild=harness.guild.id))[0].wins for who in THREE
    }
    assert wins == {"Ann": 0, "Ben": 0, "Cleo": 0}
    ann, ben, cleo = [(await harness.store.ratings(harness.people[who].id, guild=harness.guild.id))[0] for who in THREE]
    assert ann.mu == ben.mu > cleo.mu
    # What can be looked at afterwards goes by it too.
    assert "🤝 " in (await harness.slash("Ann", "history")).public[0].text
    (card,) = (await harness.press("Ann", "@share")).public
    assert "Ann and Ben called it a draw" in card.pictures[0].alt
    stored = await harness.stored()
    live = await services.tables.get(1)
    assert live.table is not None
    assert stored.digest == digest(live.table.record), "the record is the game as far as it was played"
    again = parse(to_json(live.table.record))
    assert again.actions == stored.actions
    (more,) = (await harness.press("Ann", "@more")).private
    checked = (await harness.press("Ann", "@record", on=more)).private[0].text
    assert "stops before the end of the game" in checked
    assert "called it a draw" in checked
    (review,) = (await harness.press("Ben", "Review")).private
    last = review.buttons["Next"].removesuffix("2") + "4"
    figures = (await harness.click("Ben", last, on=review)).private[0].text
    assert "wasn't played to the end" in figures


async def test_a_draw_that_had_passed_when_the_process_ended_is_one_after_it(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await asks(harness, "Ann", "Call it a draw")
    vote = (await harness.stored()).vote
    assert vote is not None
    await harness.store.close_vote(1, vote.id, "passed", n=0)
    later(harness.patch, vote.asked + 1.0)
    harness.bot.services.tables.drop()
    await harness.bot.services.recovery.recover()
    await rest(harness)
    stored = await harness.stored()
    assert (stored.status, stored.drawn, stored.vote) == ("over", True, None)


async def test_one_whose_end_was_not_painted_is_painted_by_the_next_start(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    services = harness.bot.services
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(services.effects, "after_end", _dies)
        with pytest.raises(KeyboardInterrupt):
            await services.termination.end_in_draw(await services.tables.get(1))
    assert "a draw" not in (await harness.board()).text
    services.tables.drop()
    await services.recovery.recover()
    await rest(harness)
    assert "A draw!" in (await harness.board()).text


async def _dies(live: object) -> None:
    raise KeyboardInterrupt


async def test_an_offer_that_nobody_answers_is_taken_after_a_day(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await asks(harness, "Ann", "Call it a draw")
    vote = (await harness.stored()).vote
    assert vote is not None
    await rings(harness, vote.until - 1.0)
    assert await status(harness) == "playing"
    await rings(harness, vote.until)
    assert await status(harness) == "over"


async def test_computers_agree_to_no_draw(harness: BotHarness) -> None:
    await alone(harness)
    (menu,) = (await harness.press("Ann", "⋯ More")).private
    assert "Call it a draw" not in menu.buttons
    forged = menu.actions["@end"].replace("@end", "@ask!:draw")
    assert "computers don't agree" in (await harness.click("Ann", forged, on=menu)).words
    assert await status(harness) == "playing"


async def test_only_who_plays_offers_one(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    (menu,) = (await harness.press("Cleo", "⋯ More")).private
    assert "Call it a draw" not in menu.buttons
    forged = menu.actions["@here"].replace("@here", "@ask!:draw")
    assert "those who are still playing" in (await harness.click("Cleo", forged, on=menu)).words


async def test_who_is_away_is_out_once_half_of_the_others_agree_and_the_game_goes_on(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo", "Dan")
    seat = await goes_away(harness, "Dan")
    await asks(harness, "Ann", "Go on without Dan")
    board = await harness.board()
    assert "Ann would like to go on without Dan" in board.text
    assert "Not heard from yet: Ben and Cleo" in board.text
    (call,) = [message for message in harness.messages() if "they miss you" in message.text]
    assert {int(user["id"]) for user in call.json["mentions"]} >= {harness.people["Dan"].id, harness.people["Ben"].id}
    assert "those who are still playing" in (await says(harness, "Dan", "no")).words
    await says(harness, "Ben", "yes")
    live = await harness.bot.services.tables.get(1)
    assert (live.stored.status, live.resigned_seats, live.stored.vote) == ("playing", {seat}, None)
    # What has served is not carried out again, whoever looks.
    await harness.bot.services.votes.resolve_due(live)
    assert (await harness.bot.services.tables.get(1)).action_count == live.action_count


async def test_coming_back_settles_it(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await goes_away(harness, "Ben")
    await asks(harness, "Ann", "Go on without Ben")
    vote = (await harness.stored()).vote
    assert vote is not None
    assert not any(action.startswith("@vote") for action in (await harness.board()).actions), "there is nobody else"
    await harness.press("Ben", "@back")
    await rest(harness)
    assert (await harness.stored()).vote is None
    assert "go on without" not in (await harness.board()).text
    await rings(harness, vote.until)
    assert await status(harness) == "playing"


async def test_of_two_who_is_away_has_a_day(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await goes_away(harness, "Ben")
    await asks(harness, "Ann", "Go on without Ben")
    vote = (await harness.stored()).vote
    assert vote is not None
    await rings(harness, vote.until - 1.0)
    assert await status(harness) == "playing"
    await rings(harness, vote.until)
    assert await status(harness) == "over"
    assert "2. Ben (left)" in (await harness.board()).pictures[0].alt


async def test_removed_before_the_process_ended_is_not_removed_twice(harness: BotHarness) -> None:
    await harness.start(*THREE)
    seat = await goes_away(harness, "Cleo")
    await asks(harness, "Ann", "Go on without Cleo")
    vote = (await harness.stored()).vote
    assert vote is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(harness.store), "close_vote", _only(harness.store.close_vote, "passed"))
        await says(harness, "Ben", "yes")
    passed = (await harness.stored()).vote
    assert passed is not None
    assert passed.state == "passed"
    later(harness.patch, vote.asked + 1.0)
    harness.bot.services.tables.drop()
    await harness.bot.services.recovery.recover()
    await rest(harness)
    stored = await harness.stored()
    assert (stored.vote, stored.actions) == (None, ((seat, "resign"),))


def _only(real: object, wanted: str) -> object:
    async def decide(store: object, table: int, vote: int, state: str | None, *, n: int) -> None:
        if state != wanted:
            raise StoreFailed("full")
        await real(table, vote, state, n=n)  # type: ignore[operator]

    return decide


async def test_somebody_who_is_there_is_not_voted_out(harness: BotHarness) -> None:
    await harness.start(*THREE)
    (menu,) = (await harness.press("Ann", "⋯ More")).private
    assert not [label for label in menu.buttons if label.startswith("Go on without")]
    forged = menu.actions["@end"].replace("@end", "@ask!:remove:1")
    assert "Nobody has to go" in (await harness.click("Ann", forged, on=menu)).words
    assert (await harness.stored()).vote is None


async def test_without_a_clock_away_is_who_has_been_waited_for_for_a_day(harness: BotHarness) -> None:
    await harness.start(*THREE)
    live = await harness.bot.services.tables.get(1)
    assert live.table is not None
    (awaited,) = live.table.actors
    since = live.stored.seats[awaited].since
    assert since is not None
    for seconds, clock_, gone in ((0.0, 0, [awaited]), (-1.0, 0, []), (0.0, 600, [])):
        live.stored = deadlines.replace(live.stored, clock=clock_)
        assert table_votes.absent_seats(live, since + deadlines.SILENCE + seconds) == gone


async def test_a_moderator_who_does_not_play_asks_nobody_and_others_may_not(harness: BotHarness) -> None:
    await harness.start(*THREE)
    seat = await goes_away(harness, "Cleo")
    harness.come("Mo", manage_messages=True)
    harness.come("Eve")
    (menu,) = (await harness.press("Eve", "⋯ More")).private
    await harness.press("Eve", "Go on without Cleo", on=menu)
    sure = harness.show(menu.channel, menu.id)
    assert "Only" in (await harness.press("Eve", "Yes, ask them", on=sure)).words
    assert (await harness.stored()).vote is None
    await harness.click("Mo", sure.buttons["Yes, ask them"], on=sure)
    assert (await harness.bot.services.tables.get(1)).resigned_seats == {seat}


async def test_a_table_that_nobody_starts_is_cleared_after_a_day_with_a_word(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    stored = await harness.stored()
    end = deadlines.lobby_expires_at(stored)
    assert stored.wake is not None
    assert stored.created + LOBBY <= end
    await rings(harness, end - 1.0)
    assert await status(harness) == "lobby"
    assert (await harness.stored()).wake == end, "it waits on where somebody has sat down since it was opened"
    await rings(harness, end)
    assert await status(harness) == "closed"
    assert "Nobody started this game within a day" in (await harness.board()).text
    # What a host ends is not told so, at the time that it is.
    for module in (scheduler, termination):
        harness.patch.setattr(module, "now", deadlines.now)
    await harness.sit("Cleo")
    await harness.slash("Cleo", "table end")
    await rest(harness)
    assert "closed without a result" in (await harness.board()).text


async def test_a_game_that_has_started_is_not_cleared_by_it(harness: BotHarness) -> None:
    harness.patch.setattr(table_opener, "USUAL", 86_400)
    await harness.sit("Ann", "Ben")
    wake = (await harness.stored()).wake
    await harness.press("Ann", "@start")
    assert wake is not None
    assert (await harness.stored()).wake != wake
    await rings(harness, deadlines.lobby_expires_at(await harness.stored()))
    assert await status(harness) == "playing"


async def test_who_is_back_when_the_process_starts_again_is_not_removed(harness: BotHarness) -> None:
    await harness.start(*THREE)
    seat = await goes_away(harness, "Cleo")
    await asks(harness, "Ann", "Go on without Cleo")
    vote = (await harness.stored()).vote
    assert vote is not None
    await harness.store.close_vote(1, vote.id, "passed", n=0)
    await harness.store.set_waiting(1, 0, DeadlineUpdate(9e9, (SeatDeadline(seat, None, 0, None, 1.0),)))
    later(harness.patch, vote.asked + 1.0)
    harness.bot.services.tables.drop()
    await harness.bot.services.recovery.recover()
    await rest(harness)
    stored = await harness.stored()
    assert (stored.vote, stored.actions) == (None, ())


def test_nobody_remembers_a_draw_as_a_win() -> None:
    table = Table(parse(b'{"game": "tie_die", "rules": 1, "seats": ["a", "b"], "faces": [], "actions": []}'))
    table.call_it_a_draw()
    tale = FinishedGame(table, [None, None])
    assert tale.ranking == ((0, 1),)
    assert not PlayerPerspective(tale, 0).won
    assert not table.actors


async def test_who_has_been_refused_an_end_may_still_ask_about_somebody_who_is_away(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await harness.slash("Ann", "table end")
    for who in ("Ben", "Cleo"):
        await says(harness, who, "no")
    assert "play on" in (await asks(harness, "Ann", "Call it a draw")).words, "a draw is an end, too"
    await goes_away(harness, "Cleo")
    assert "I've asked the others" in (await asks(harness, "Ann", "Go on without Cleo")).words


# Whoever has said that they are away


async def goes_on_vacation(harness: BotHarness, who: str, days: float) -> float:
    """Announce a vacation of so many days from now on; return when it ends."""
    at = max(sitting.acted or 0.0 for sitting in (await harness.stored()).seats) + 1.0
    later(harness.patch, at)
    until = at + days * DAY
    await harness.store.start_vacation(harness.people[who].id, until, now=at)
    await harness.bot.services.scheduler.recompute(1)
    return until


async def test_a_vote_waits_for_whoever_is_on_vacation_and_says_so(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    until = await goes_on_vacation(harness, "Ben", 3)
    await asks(harness, "Ann", "Call it a draw")
    stored = await harness.stored()
    assert stored.vote is not None
    board = await harness.board()
    assert "so it waits for Ben" in board.text
    assert f"<t:{math.ceil(until + DAY)}:R>" in board.text
    (call,) = [message for message in harness.messages() if f"<t:{math.ceil(until + DAY)}:R>" in message.text][1:]
    assert call.json["mentions"]
    for at in (stored.vote.until, until, until + DAY - 1.0):
        await rings(harness, at)
        assert await status(harness) == "playing"
        wake = (await harness.stored()).wake
        assert wake is not None
        assert wake <= until + DAY
    await rings(harness, until + DAY)
    assert await status(harness) == "over"


async def test_a_vote_does_not_wait_for_the_vacation_of_whoever_has_asked(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await goes_on_vacation(harness, "Ann", 3)
    await asks(harness, "Ann", "Call it a draw")
    vote = (await harness.stored()).vote
    assert vote is not None
    assert "waits for" not in (await harness.board()).text
    await rings(harness, vote.until)
    assert await status(harness) == "over"


async def test_who_comes_back_early_has_the_rest_of_the_day(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await goes_on_vacation(harness, "Ben", 20)
    await asks(harness, "Ann", "Call it a draw")
    vote = (await harness.stored()).vote
    assert vote is not None
    assert await harness.store.end_vacation(harness.people["Ben"].id, now=vote.asked + DAY)
    await rings(harness, vote.asked + 2 * DAY - 1.0)
    assert await status(harness) == "playing"
    await rings(harness, vote.asked + 2 * DAY)
    assert await status(harness) == "over"


async def test_the_answer_of_somebody_on_vacation_counts_at_once(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await goes_on_vacation(harness, "Ben", 20)
    await asks(harness, "Ann", "Call it a draw")
    await says(harness, "Ben", "yes")
    assert await status(harness) == "over"


async def test_nobody_on_vacation_is_voted_out_of_a_game_without_a_clock(harness: BotHarness) -> None:
    await harness.start(*THREE)
    live = await harness.bot.services.tables.get(1)
    assert live.table is not None
    (awaited,) = live.table.actors
    name = live.names[awaited]
    live.stored = deadlines.replace(live.stored, clock=0)
    since = live.stored.seats[awaited].since
    assert since is not None

    def gone(at: float, rest: tuple[float, float] | None) -> list[int]:
        seats = list(live.stored.seats)
        away_from, away_until = rest or (None, None)
        seats[awaited] = deadlines.replace(seats[awaited], away_from=away_from, away_until=away_until)
        live.stored = deadlines.replace(live.stored, seats=tuple(seats))
        return table_votes.absent_seats(live, at)

    assert gone(since + DAY, None) == [awaited], name
    holiday = (since - 1.0, since + 20 * DAY)
    for days in (1, 2, 19.9, 20, 20.9):
        assert gone(since + days * DAY, holiday) == []
        assert deadlines.abandoned_seats(live, since + deadlines.FORSAKEN) == []
    assert gone(since + 21 * DAY, holiday) == [awaited]
    # One that begins later stops what is left of the day.
    assert gone(since + 1.5 * DAY, (since + DAY / 2, since + 10 * DAY)) == []
    assert gone(since + 10.5 * DAY, (since + DAY / 2, since + 10 * DAY)) == [awaited]
    assert deadlines.abandoned_seats(live, since + 69.5 * DAY) == [awaited]


async def test_no_vacation_of_a_player_is_taken_for_a_table_that_fell_silent(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    live = await harness.bot.services.tables.get(1)
    seats = [deadlines.replace(one, deadline=None, away_from=0.0, away_until=1e11) for one in live.stored.seats]
    live.stored = deadlines.replace(live.stored, clock=0, bank=0, seats=tuple(seats))
    last = deadlines.inactive_since(live.stored)
    assert not deadlines.is_inactive(live, last + 10 * deadlines.LONG_SILENCE)
    live.stored = deadlines.replace(live.stored, seats=tuple(deadlines.replace(one, away_until=1.0) for one in seats))
    assert deadlines.is_inactive(live, last + deadlines.LONG_SILENCE)
