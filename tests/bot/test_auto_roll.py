"""*Roll for me*: where a person could do nothing but roll, the table does it, in the same answer and picture."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.rendering import service
from bot.storage import ActionConflict, SeatsChanged, SqliteStore, StoreFailed
from bot.table import table_options
from bot.table.deadlines import AWAY_AFTER
from bot.ui.games import playable_games
from games.magic_numbers.rules import FinishedTurn
from games.sibling_rivalry.rules.last_action import Climb, Tumble
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_deadline_scheduler import TEN, again
from tests.bot.test_recovery import append
from tests.bot.test_stale_clicks import CARDS, THREE
from tests.games.optional import OURS

ROLLS = [5, 5, 6, 6] * 20


@pytest.fixture(autouse=True)
def as_people_find_it(harness: BotHarness) -> None:
    harness.patch.setattr(table_options, "ROLLS_BY_DEFAULT", True)


async def acts(harness: BotHarness) -> list[tuple[int, str]]:
    return list((await harness.stored()).actions)


async def begun(harness: BotHarness, *who: str) -> Shown:
    """Start a game in which the first of these players goes first and rolls a 4."""
    harness.deal(*CARDS[: 2 * len(who)], 1, 4, *ROLLS)
    return await harness.start(*who, rules="first random, target 50")


async def clicks(harness: BotHarness) -> list[tuple[Any, ...]]:
    """Return the user and the interaction id that the store has for each action."""
    path = (await harness.store._read(lambda db: db.rows("pragma database_list")))[0][2]
    with sqlite3.connect(path) as db:
        return db.execute("select user_id, interaction_id from actions order by n").fetchall()


async def test_a_press_decides_and_the_next_roll_is_in_the_same_answer(harness: BotHarness) -> None:
    board = await begun(harness, *THREE)
    assert await acts(harness) == [(0, "roll")]
    assert "roll" not in board.actions
    assert "keep" in board.actions
    assert "I'll do the rolling" in board.text
    since = len(harness.env.http_requests)
    await harness.press("Ann", "keep")
    assert await acts(harness) == [(0, "roll"), (0, "keep"), (1, "roll")]
    # One call for all that see the table, and one for Ann, who has learned what her number did.
    await harness.env.settle()
    here = f"/channels/{harness.channel.id}/"
    calls = [path for _, path in harness.requests(since)]
    assert [path.rpartition("/")[2] for path in calls if here in path or "callback" in path] == ["callback"]
    assert "score **4**" in harness.mail("Ann")[0].text
    board = await harness.board()
    assert "**Ben**" in board.lines[-1]
    assert "I'll do the rolling" not in board.text, "that is said once"
    told = [line for line in board.text.splitlines() if line.startswith("🎲 ")]
    assert len(told) == 1, "Ben's roll"
    assert "5" in told[-1]
    assert "4" in board.text, "and what Ann did"
    # The number that Ann has kept is on its way in the picture, and Ben's is in it too.
    live = await harness.bot.services.tables.get(1)
    assert live.view_to_draw(None).moment == FinishedTurn(0, 4, 0)
    assert "5" in board.pictures[0].alt
    people = [harness.people[name].id for name in THREE]
    (start, _), (kept, press), (roll, none) = await clicks(harness)
    assert (start, kept, roll, none) == (people[0], people[0], people[1], None)
    assert press is not None


async def test_a_press_that_is_delivered_twice_and_a_start_roll_once(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4, *ROLLS)
    lobby = await harness.sit(*THREE)
    await harness.twice("Ann", lobby.button("@start"), on=lobby)
    board = await harness.board()
    await harness.twice("Ann", board.button("keep"), on=board)
    assert await acts(harness) == [(0, "roll"), (0, "keep"), (1, "roll")]


async def test_it_is_an_option_of_the_table_that_is_told_and_kept(harness: BotHarness) -> None:
    board = await harness.sit("Ann", "Ben")
    assert "I roll the dice for you" in board.text
    (form,) = (await harness.press("Ann", "@house-rules")).private
    assert [option["label"] for option in form.selects["p:1:_rolls"]] == ["Roll for me: on", "Roll for me: off"]
    await harness.click("Ann", "p:1:_rolls", on=form, values=["1"])
    assert not (await harness.stored()).rolls
    # Ben sat down to something else, and has time to see it.
    assert "🔸 **Roll for me: off**" in (await harness.board()).text
    assert "Roll for me: off" in (await harness.press("Ann", "@start")).words
    await harness.env.advance_time(10)
    board = await harness.start_now("Ann")
    assert await acts(harness) == []
    assert "roll" in board.actions
    assert "_rolls" not in (await harness.stored()).options, "it is no house rule"
    await harness.play_on()
    await harness.press("Ben", "@rematch")
    assert not (await harness.stored(2)).rolls, "as it was before"
    await harness.sweep()
    await harness.slash("Ann", "play", game="magic_numbers", roll_for_me=False)
    assert "you roll the dice yourselves" in (await harness.board()).text
    assert not (await harness.stored(3)).rolls


async def test_games_in_which_nobody_only_rolls_have_no_such_option(harness: BotHarness) -> None:
    without = [game for game in playable_games() if not table_options.has_forced_rolls(game)]
    assert [game for game in without if game in OURS] == ["pillow_fight", "tie_die"]
    for game in without:
        said = await harness.slash("Ann", "play", game=game, roll_for_me=True)
        assert "every roll is a decision" in said.words
    board = await harness.start("Ann", "Ben", game="tie_die")
    assert "🎲 I" not in board.text
    (stored,) = [one for one in await harness.everything() if one]
    assert (stored.rolls, stored.actions) == (False, ())
    assert board.actions.keys() >= {"ready"}


@pytest.mark.game("sibling_rivalry")
async def test_in_sibling_rivalry_the_first_roll_of_a_turn_is_made(harness: BotHarness) -> None:
    # Ann takes a step on Look and stops; Ben goes ahead of her there and stops; then Cleo's dice can go nowhere.
    harness.deal(2, 3, 3, 4, 4, 2, 2, 4, 4, 5, 4, 4, 5, 6, 6)
    await harness.start(*THREE, rules="first host")
    assert await acts(harness) == [(0, "roll")]
    await harness.press("Ann", "stop")
    assert await acts(harness) == [(0, "roll"), (0, "stop"), (1, "roll")]
    live = await harness.bot.services.tables.get(1)
    assert live.view_to_draw(None).moment == Climb(1, 2, 0, 2), "nothing came of Ann's stop that is drawn"
    await harness.press("Ben", "stop")
    assert (await acts(harness))[-2:] == [(1, "stop"), (2, "roll")]
    # What Ben did to Ann is what the picture shows, also after Cleo's roll.
    assert (await harness.bot.services.tables.get(1)).view_to_draw(None).moment == Tumble(0, 1, 2, 2)
    board = await harness.board()
    assert board.actions.keys() >= {"roll", "stop"}, "this one is hers to decide"
    assert "Ann" in board.text


@pytest.mark.game("sibling_rivalry")
async def test_whoever_is_caught_by_it_is_told_and_the_next_rolls(harness: BotHarness) -> None:
    harness.deal(2, 3, 3, 4, 4, 1, 1, 1, 3, 4, 3, 4, 4, 5, 6)
    await harness.start("Ann", "Ben", rules="first host")
    await harness.press("Ann", "stop")
    # Ben is caught by his first roll, and Ann's pawn scores as her turn begins.
    assert await acts(harness) == [(0, "roll"), (0, "stop"), (1, "roll"), (0, "roll")]
    board = await harness.board()
    assert "Ben" in board.text
    assert "1s" in board.text
    assert "**Ann**" in board.lines[-1]


async def test_an_absent_person_is_no_less_absent_for_it_and_has_all_the_time_for_the_decision(
    harness: BotHarness,
) -> None:
    await begun(harness, "Ann", "Ben")
    await harness.env.advance_time(100)
    await harness.press("Ann", "keep")
    stored = await harness.stored()
    now = harness.env.now().timestamp()
    ben = stored.seats[1]
    assert ben.deadline == pytest.approx(now + TEN, abs=2)
    assert (ben.missed, ben.acted) == (0, pytest.approx(now - 100, abs=2)), "here since the start, and nothing since"
    await harness.env.advance_time(TEN + 1)
    assert (await acts(harness))[3][0] == 1, "the clock has decided for Ben"
    assert (await acts(harness))[4] == (0, "roll")
    await harness.press("Ann", "keep")
    stored = await harness.stored()
    assert (stored.actions[-1], stored.seats[1].missed) == ((1, "roll"), 1), "his roll is no sign of life"
    await harness.env.advance_time(TEN + 1)
    assert (await harness.stored()).seats[1].missed == AWAY_AFTER
    await harness.press("Ann", "keep")
    await harness.env.settle()
    # From now on a computer sits there, and has its turns as everywhere.
    assert [seat for seat, _ in await acts(harness)][-3:] == [1, 1, 0]
    assert (await harness.stored()).seats[1].missed == AWAY_AFTER
    (_, _), *rest = (await clicks(harness))[-3:]
    assert rest[0] == (None, None), "what a computer rolls is not Ben's"


async def test_a_computer_keeps_its_own_pace(harness: BotHarness) -> None:
    harness.deal(*CARDS[:4], 1, 4, *ROLLS)
    await harness.sit("Ann", rules="first host, target 50")
    (menu,) = (await harness.press("Ann", "@computers")).private
    await harness.press("Ann", "@add:easy", on=menu)
    await harness.start_now("Ann")
    assert await acts(harness) == [(0, "roll")]
    # Pictures take no time: on a slow machine the clock of these tests is faster than the painter.
    harness.patch.setattr(harness.bot.services.renderer._thread, "submit", lambda draw: draw())
    shown = []
    real = service.RenderService.board

    async def board(self: Any, live: Any, **given: Any) -> Any:
        number, picture = live.action_count, await real(self, live, **given)
        # One that was begun between two actions is thrown away.
        if picture is not None:
            shown.append(number)
        return picture

    harness.patch.setattr(service.RenderService, "board", board)
    await harness.press("Ann", "keep")
    await harness.env.settle()
    assert [seat for seat, _ in await acts(harness)] == [0, 0, 1, 1, 0]
    # Ann's decision, the computer's roll, and its decision with Ann's roll.
    assert sorted(set(shown)) == [2, 3, 5]


@pytest.mark.parametrize("mended", ["by itself", "by a start"])
async def test_a_roll_that_cannot_be_stored_is_made_up_for(harness: BotHarness, mended: str) -> None:
    await begun(harness, "Ann", "Ben")
    real, broken = SqliteStore.append, True

    async def fails(store: SqliteStore, table: int, n: int, **named: Any) -> Any:
        if broken and named["action"] == "roll":
            raise StoreFailed("disk I/O error")
        return await real(store, table, n, **named)

    harness.patch.setattr(SqliteStore, "append", fails)
    with capture_logs():
        said = await harness.press("Ann", "keep")
        assert said.acknowledged
        assert not said.words
        await harness.env.settle()
        assert await acts(harness) == [(0, "roll"), (0, "keep")]
        assert "roll" in (await harness.board()).actions, "Ben can press it himself"
        broken = False
        if mended == "by a start":
            await again(harness)
        else:
            await harness.env.advance_time(60)
    assert await acts(harness) == [(0, "roll"), (0, "keep"), (1, "roll")]
    assert "keep" in (await harness.board()).actions
    people = [harness.people[name].id for name in ("Ann", "Ben")]
    assert (await clicks(harness))[-1] == (people[1], None)


@pytest.mark.parametrize("refusal", [ActionConflict, SeatsChanged])
async def test_a_roll_to_which_something_came_in_between_costs_nobody_an_answer(
    harness: BotHarness, refusal: type[ActionConflict | SeatsChanged]
) -> None:
    await begun(harness, "Ann", "Ben")
    real, refused = SqliteStore.append, 0

    async def refuses(store: SqliteStore, table: int, n: int, **named: Any) -> Any:
        nonlocal refused
        if not refused and named["action"] == "roll":
            refused += 1
            raise ActionConflict(table, n) if refusal is ActionConflict else SeatsChanged(table)
        return await real(store, table, n, **named)

    harness.patch.setattr(SqliteStore, "append", refuses)
    said = await harness.press("Ann", "keep")
    assert refused == 1
    assert not said.words, "what Ann did is stored"
    await harness.env.settle()
    assert await acts(harness) == [(0, "roll"), (0, "keep"), (1, "roll")]
    assert "keep" in (await harness.board()).actions


async def test_a_process_that_ended_between_the_two_is_gone_on_from(harness: BotHarness) -> None:
    await begun(harness, "Ann", "Ben")
    await append(harness, 0, "keep")
    await again(harness)
    assert await acts(harness) == [(0, "roll"), (0, "keep"), (1, "roll")]
    assert "**Ben**" in (await harness.board()).lines[-1]


async def test_somebody_who_comes_back_finds_their_roll_made(harness: BotHarness) -> None:
    await begun(harness, "Ann", "Ben")
    harness.patch.setattr("bot.ai.move_scheduler.PAUSE", (3600.0, 3600.0))
    stored = await harness.stored()
    away = [seat.user for seat in stored.seats].index(harness.people["Ben"].id)
    with sqlite3.connect((await harness.store._read(lambda db: db.rows("pragma database_list")))[0][2]) as db:
        db.execute("update seats set missed = ? where position = ?", (AWAY_AFTER, away))
    harness.bot.services.tables.drop()
    await harness.press("Ann", "keep")
    assert await acts(harness) == [(0, "roll"), (0, "keep")]
    await harness.press("Ben", "@back")
    assert await acts(harness) == [(0, "roll"), (0, "keep"), (1, "roll")]
    assert "keep" in (await harness.board()).actions


async def test_a_whole_game_is_verified_counted_and_played_again_with_the_same_faces(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    presses = 0
    while (await harness.turn()) is not None:
        before = len(await acts(harness))
        await harness.play_on([await harness._helpful()])
        presses += 1
        assert len(await acts(harness)) in (before + 1, before + 2)
    record = await harness.record("Ann")
    assert record.actions == tuple(await acts(harness))
    assert "✅ Everything checks out" in (await harness.verify("Ben")).words
    rows = await harness.store._read(lambda db: db.rows("select seat, decisions from results order by seat"))
    # As many as if each had pressed.
    assert rows == [(seat, sum(one == seat for one, _ in record.actions)) for seat in (0, 1)]
    assert presses * 2 == len(record.actions), "half of it was rolled for them"
