"""A clock for each decision: reminders, computers that decide for absent people, and tables that everybody has left."""

from __future__ import annotations

import pytest

from bot.ai import move_scheduler
from bot.app.client import SleepoverClient
from bot.play import scheduler, table_opener
from bot.table.deadlines import AWAY_AFTER, DESERTED
from bot.table.registry import TableRegistry
from games.core import RESIGN
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_stale_clicks import CARDS

MINUTE = 60.0
TEN = 10 * MINUTE


async def acts(harness: BotHarness) -> list[tuple[int, str]]:
    return list((await harness.stored()).actions)


async def reminders(harness: BotHarness) -> list[Shown]:
    return [message for message in harness.messages() if not message.private and not message.buttons]


async def nobody_comes(harness: BotHarness, times: int) -> None:
    """Let the clock take ``times`` decisions."""
    for _ in range(times):
        before = len(await acts(harness))
        await harness.env.advance_time(TEN + 1)
        assert len(await acts(harness)) > before


async def again(harness: BotHarness) -> None:
    harness.bot = SleepoverClient(harness.store, own_emojis=False)
    await harness.env.restart_bot(harness.bot)
    await harness.env.settle()


async def away(harness: BotHarness, *others: str) -> None:
    """Start a game of Ann and others in which Ann, who is first, is away and Ben is in turn."""
    # Ann rolls, gives or keeps; and once more each round.
    harness.deal(*CARDS[: 2 * (1 + len(others))], 1, *([5, 5, 6, 6] * 20))
    await harness.start("Ann", *others, rules="first random, target 50")
    await nobody_comes(harness, AWAY_AFTER)
    stored = await harness.stored()
    assert stored.seats[0].missed == AWAY_AFTER
    assert await harness.turn() == "Ben"


async def test_the_host_chooses_the_time_for_a_decision(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    assert "10 minutes a move" in (await harness.board()).text
    (form,) = (await harness.press("Ann", "@house-rules")).private
    labels = [option["label"].partition(": ")[2] for option in form.selects["p:1:_clock"]]
    assert labels[:4] == ["1 minute", "3 minutes", "10 minutes", "1 hour"]
    assert labels[4:10] == ["4 hours", "12 hours", "1 day", "3 days", "7 days", "no limit"]
    assert labels[10:] == [
        "5 minutes + 15 seconds",
        "15 minutes + 30 seconds",
        "1 day + 4 hours",
        "3 days + 12 hours",
    ]
    assert "Only <@" in (await harness.click("Ben", "p:1:_clock", on=form, values=["0"])).words
    await harness.click("Ann", "p:1:_clock", on=form, values=["0"])
    assert (await harness.stored()).clock == 60
    assert "Time for a decision: 1 minute" in (await harness.board()).text
    assert harness.show(form.channel, form.id).selects["p:1:_clock"][0].get("default")
    # Ben has time to see it.
    await harness.env.advance_time(10)
    await harness.press("Ann", "@start")
    await harness.env.advance_time(61)
    assert len(await acts(harness)) == 1
    assert "has already started" in (await harness.click("Ann", "p:1:_clock", on=form, values=["1"])).words


async def test_the_board_shows_until_when(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben")
    until = round(harness.env.now().timestamp()) + 600
    assert f"⏳ <t:{until}:R>" in board.text or f"⏳ <t:{until + 1}:R>" in board.text
    await harness.env.advance_time(100)
    turn = await harness.turn()
    await harness.press(str(turn), "roll")
    seat = (await harness.seated()).index(str(turn))
    deadline = (await harness.stored()).seats[seat].deadline
    assert deadline == pytest.approx(until + 100, abs=2), "each decision has its own time"


async def test_without_a_clock_nobody_is_hurried(harness: BotHarness) -> None:
    harness.patch.setattr(table_opener, "USUAL", 0)
    # The clock looks into the store now and then in any case; in this month not every ten minutes.
    harness.patch.setattr(scheduler, "_NAP", 86_400 * 7.0)
    board = await harness.start("Ann", "Ben")
    assert "⏳" not in board.text
    stored = await harness.stored()
    assert stored.wake is not None
    # Once in these days the table says that nothing happens.
    assert stored.wake == pytest.approx(harness.env.now().timestamp() + 3 * 86_400, abs=5)
    await harness.env.advance_time(30 * 86_400)
    assert await acts(harness) == []
    assert (await harness.stored()).status == "playing"


async def test_half_way_somebody_is_reminded_once_and_the_reminder_goes_when_they_act(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 5)
    await harness.start("Ann", "Ben", "Cleo")
    await harness.env.advance_time(5 * MINUTE - 2)
    assert await reminders(harness) == []
    await harness.env.advance_time(4)
    (nudge,) = await reminders(harness)
    assert f"<@{harness.people['Ann'].id}>" in nudge.text
    assert [mentioned["id"] for mentioned in nudge.json["mentions"]] == [str(harness.people["Ann"].id)]
    await harness.env.advance_time(60)
    assert [message.id for message in await reminders(harness)] == [nudge.id]
    await harness.press("Ann", "roll")
    assert await reminders(harness) == []
    assert (await harness.stored()).seats[0].nudge is None


async def test_a_reminder_that_cannot_be_sent_stops_nothing(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    harness.env.inject_error("POST", f"/channels/{harness.channel.id}/messages", status=403, code=50013, times=1)
    await harness.env.advance_time(5 * MINUTE + 1)
    assert await reminders(harness) == []
    await harness.env.advance_time(5 * MINUTE + 1)
    assert len(await acts(harness)) == 1


async def test_when_time_is_up_a_computer_makes_this_one_decision(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    await harness.start("Ann", "Ben", "Cleo")
    await harness.env.advance_time(TEN + 1)
    assert await acts(harness) == [(0, "roll")]
    stored = await harness.stored()
    assert stored.seats[0].missed == 1
    assert await reminders(harness) == []
    board = await harness.board()
    assert "A computer is playing" not in board.text
    assert await harness.turn() == "Ann", "the next decision is hers again"
    await harness.press("Ann", "keep")
    assert (await harness.stored()).seats[0].missed == 0
    assert (await acts(harness))[1] == (0, "keep")


async def test_the_second_time_in_a_row_it_sits_in_until_they_are_back(harness: BotHarness) -> None:
    await away(harness, "Ben", "Cleo")
    board = await harness.board()
    assert "A computer is playing for Ann" in board.text
    assert "Ann: I'm back" in board.buttons
    for name in ("Ben", "Cleo"):
        await harness.press(name, "roll")
        await harness.press(name, "keep")
    # Ann's turn went by at a computer's pace.
    assert await harness.turn() == "Ben"
    assert [seat for seat, _ in await acts(harness)][-2:] == [0, 0]
    assert "weren't away" in (await harness.press("Ben", "@back")).words
    assert "aren't playing at this table" in (await harness.press("Dan", "@back")).words
    await harness.press("Ann", "@back")
    board = await harness.board()
    assert "A computer is playing" not in board.text
    assert "@back" not in board.actions
    for name in ("Ben", "Cleo"):
        await harness.press(name, "roll")
        await harness.press(name, "keep")
    assert await harness.turn() == "Ann"
    assert (await harness.stored()).seats[0].deadline is not None


async def test_im_back_is_behind_the_three_dots_for_who_is_away(harness: BotHarness) -> None:
    await away(harness, "Ben", "Cleo")
    assert "@back" not in (await harness.press("Ben", "@more")).private[0].actions
    menu = (await harness.press("Ann", "@more")).private[0]
    await harness.press("Ann", "@back", on=menu)
    assert "Welcome back" in harness.show(menu.channel, menu.id).text
    assert "A computer is playing" not in (await harness.board()).text
    assert (await harness.stored()).seats[0].missed == 0


async def test_who_is_back_before_the_computer_moved_decides_themselves(harness: BotHarness) -> None:
    await away(harness, "Ben", "Cleo")
    harness.patch.setattr(move_scheduler, "PAUSE", (100.0, 100.0))
    for name in ("Ben", "Cleo"):
        await harness.press(name, "roll")
        await harness.press(name, "keep")
    before = len(await acts(harness))
    await harness.env.advance_time(50)
    await harness.press("Ann", "@back")
    await harness.env.advance_time(200)
    assert len(await acts(harness)) == before
    await harness.press("Ann", "roll")
    await harness.env.advance_time(200)
    assert (await acts(harness))[before:] == [(0, "roll")]


async def test_a_press_of_who_is_away_counts_and_brings_them_back(harness: BotHarness) -> None:
    await away(harness, "Ben", "Cleo")
    harness.patch.setattr(move_scheduler, "PAUSE", (100.0, 100.0))
    for name in ("Ben", "Cleo"):
        await harness.press(name, "roll")
        await harness.press(name, "keep")
    before = len(await acts(harness))
    await harness.press("Ann", "roll")
    await harness.env.advance_time(250)
    assert (await acts(harness))[before:] == [(0, "roll")]
    assert (await harness.stored()).seats[0].missed == 0


async def test_a_press_while_the_clocks_computer_thinks_counts_once(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    board = await harness.start("Ann", "Ben", "Cleo")
    real = move_scheduler.AiMoveScheduler._decide

    async def decide(self: move_scheduler.AiMoveScheduler, live: object, duty: object) -> str:
        action = await real(self, live, duty)  # type: ignore[arg-type]
        # At this very moment, between deciding and acting, Ann presses.
        tables: TableRegistry = harness.bot.services.tables
        async with tables.lock(1):
            await tables.play(
                await tables.get(1), 0, "roll", turn=0, user=harness.people["Ann"].id, interaction=board.id
            )
        return action

    harness.patch.setattr(move_scheduler.AiMoveScheduler, "_decide", decide)
    await harness.env.advance_time(TEN + 1)
    assert await acts(harness) == [(0, "roll")]
    assert (await harness.stored()).seats[0].missed == 0


async def test_the_clock_works_the_same_after_a_restart(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    await harness.start("Ann", "Ben", "Cleo")
    await harness.env.advance_time(4 * MINUTE)
    await again(harness)
    await harness.env.advance_time(MINUTE + 1)
    assert len(await reminders(harness)) == 1
    await again(harness)
    assert len(await reminders(harness)) == 1
    await harness.env.advance_time(5 * MINUTE)
    assert await acts(harness) == [(0, "roll")]
    assert await reminders(harness) == []


async def test_what_fell_due_while_nobody_ran_is_done_once_at_the_start(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    await harness.start("Ann", "Ben", "Cleo")
    await harness.bot.services.scheduler.stop()
    await harness.env.advance_time(5 * TEN)
    assert await acts(harness) == []
    await again(harness)
    assert await acts(harness) == [(0, "roll")]


async def test_a_table_whose_people_are_all_gone_waits_and_is_over_after_a_day(harness: BotHarness) -> None:
    harness.deal(*CARDS[:4], 1, *([5, 5, 6, 6] * 20))
    await harness.start("Ann", "Ben", rules="first random, target 50")
    await nobody_comes(harness, 2 * AWAY_AFTER)
    played = await acts(harness)
    board = await harness.board()
    assert "Everybody has gone" in board.text
    await harness.env.advance_time(DESERTED / 2)
    assert await acts(harness) == played, "nobody plays among themselves"
    await again(harness)
    await harness.env.advance_time(DESERTED / 2 + 10)
    stored = await harness.stored()
    assert stored.status == "over"
    # Nobody has played on; whoever was behind has given up.
    (last,) = [seat for seat, action in stored.actions[len(played) :] if action == RESIGN]
    live = await harness.bot.services.tables.get(stored.id)
    assert live.table is not None
    score = live.table.frames[len(played)].state.score
    assert score[last] < score[1 - last]
    # The message was too old to be edited, so it has moved.
    assert "(left)" in (await harness.board()).pictures[0].alt


async def test_who_comes_back_to_a_deserted_table_goes_on(harness: BotHarness) -> None:
    harness.deal(*CARDS[:4], 1, *([5, 5, 6, 6] * 20))
    await harness.start("Ann", "Ben", rules="first random, target 50")
    await nobody_comes(harness, 2 * AWAY_AFTER)
    assert await harness.turn() == "Ann"
    await harness.env.advance_time(DESERTED - MINUTE)
    await harness.press("Ben", "@back")
    await harness.env.settle()
    # A computer plays for Ann, then it is Ben's turn.
    assert await harness.turn() == "Ben"
    await harness.env.advance_time(2 * MINUTE)
    assert (await harness.stored()).status == "playing"


async def test_alone_with_computers_one_can_be_gone_too(harness: BotHarness) -> None:
    harness.deal(*CARDS[:4], 1, *([5, 5, 6, 6] * 20))
    await harness.sit("Ann", rules="first random, target 50")
    menu = (await harness.press("Ann", "@computers")).private[0]
    await harness.press("Ann", next(action for action in menu.actions if action.startswith("@add")), on=menu)
    await harness.press("Ann", "@start")
    await nobody_comes(harness, AWAY_AFTER)
    played = await acts(harness)
    await harness.env.advance_time(DESERTED + 20)
    assert await acts(harness) == [*played, (0, RESIGN)]
    assert (await harness.stored()).status == "over"


async def test_a_reminder_goes_with_the_table(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await harness.env.advance_time(5 * MINUTE + 1)
    assert len(await reminders(harness)) == 1
    await harness.sweep()
    assert [message.text for message in await reminders(harness) if "half your time is up" in message.text] == []


async def test_where_all_decide_at_once_each_has_their_own_time(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo", game="tie_die", rules="target 20")
    begun = [seat.deadline for seat in (await harness.stored()).seats]
    assert None not in begun
    await harness.env.advance_time(4 * MINUTE)
    await harness.press("Ann", "ready")
    ann, ben, cleo = (seat.deadline for seat in (await harness.stored()).seats)
    assert ann is None
    assert [ben, cleo] == begun[1:], "another's action gives nobody more time"
    await harness.env.advance_time(MINUTE + 1)
    texts = [message.text for message in await reminders(harness)]
    assert len(texts) == 2
    await harness.press("Ben", "ready")
    assert len(await reminders(harness)) == 1
    await harness.env.advance_time(5 * MINUTE)
    assert {seat for seat, _ in await acts(harness)} == {0, 1, 2}
    assert (await harness.stored()).seats[2].missed == 1
    assert len([seat for seat, action in await acts(harness) if action == "ready"]) == 3
