"""Guesses in the chat: by those who watch, until a third of the game is over, and told after its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bot.ai.worker_pool import EngineFailed, EngineWorkers
from bot.core import retry
from bot.history import guesses as service
from bot.i18n import available_locales, localizer
from bot.profiles.leaderboard import LEAST_GUESSES
from bot.storage import UNDO, Guess
from bot.table import guesses as rules
from bot.ui.views import guesses as panel
from tests.bot.action_helpers import fail_once
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import FORM, BotHarness, Said
from tests.bot.test_operator_requests import do
from tests.bot.test_recovery import again
from tests.bot.tournament_helpers import FOUR, all_in, clock, end_all, night, pairs, presses, tables_of

__all__ = ["clock", "pairs"]

BUTTON = "b:1"


async def asks(harness: BotHarness, who: str, table: int = 1) -> Said:
    """Press the button, wherever it is."""
    board = await harness.board(table)
    return await harness.click(who, f"b:{table}", on=board)


async def guesses(harness: BotHarness, who: str, table: int = 1, **written: str) -> Said:
    """Press the button of that table."""
    fields = [{"type": 18, "component": {"type": 4, "custom_id": key, "value": one}} for key, one in written.items()]
    data = {"custom_id": f"f:{table}:0:guess", "components": fields}
    board = await harness.board(table)
    return Said(harness, await harness.interact(who, FORM, data, on=board))


async def settled(harness: BotHarness) -> Shown:
    """Wait until the guesses have been scored and the board tells of them; return it."""
    services = harness.bot.services
    await services.guesses.wait_idle()
    await services.name_redaction.settle(retries=True)
    await services.boards.wait_idle()
    return await harness.board()


def form_of(said: Said) -> Mapping[str, Any]:
    assert said.form is not None, said.words
    return {one["component"]["custom_id"]: one["component"] for one in said.form["components"]}


@pytest.fixture(autouse=True)
def at_once(harness: BotHarness) -> None:
    harness.patch.setattr("bot.accounts.deletion.BETWEEN", 0.0)


async def test_whoever_watches_finds_it_behind_the_dots_and_who_plays_does_not(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    (menu,) = (await harness.press("Cleo", "⋯ More")).private
    assert menu.buttons["🎯 Who wins?"] == BUTTON
    fields = form_of(await harness.click("Cleo", BUTTON, on=menu))
    assert list(fields) == ["a", "b"]
    (menu,) = (await harness.press("Ann", "⋯ More")).private
    assert BUTTON not in menu.buttons.values()
    assert "no guessing" in (await asks(harness, "Ann")).words
    assert "no guessing" in (await guesses(harness, "Ann", a="100")).words
    assert await harness.store.guesses(1) == []


async def test_a_guess_is_seen_by_its_person_alone_until_the_game_is_over(harness: BotHarness) -> None:
    harness.soon_over()
    await harness.start("Ann", "Ben")
    before = (await harness.board()).json
    said = await guesses(harness, "Cleo", a="70", b="")
    assert not said.public
    assert "**Ann** 70%, **Ben** 30%" in said.words
    assert "Nobody else sees it before the game is over. You can change it for 7 more moves." in said.words
    assert (await harness.board()).json == before
    assert [component["value"] for component in form_of(await asks(harness, "Cleo")).values()] == ["70", "30"]
    assert {component.get("value") for component in form_of(await asks(harness, "Dan")).values()} == {None}
    await harness.play_on()
    board = await settled(harness)
    (guess,) = await harness.store.guesses(1)
    assert guess.review is not None
    assert guess.reviewed is not None
    live = await harness.bot.services.tables.get(1)
    assert live.table is not None
    assert live.table.ranking is not None
    ((winner,), *_) = live.table.ranking
    assert guess.score == pytest.approx(2 * (1 - guess.chances[winner]) ** 2)
    assert guess.review == pytest.approx(2 * (1 - guess.reviewed[winner]) ** 2)
    assert "Cleo" in board.text
    assert "when the review gives" in board.text


async def test_the_review_it_is_compared_with_is_the_one_that_people_see(harness: BotHarness) -> None:
    harness.soon_over()
    await harness.start("Ann", "Ben")
    await guesses(harness, "Cleo", a="100")
    await harness.play_on()
    await settled(harness)
    (guess,) = await harness.store.guesses(1)
    live = await harness.bot.services.tables.get(1)
    review = await harness.bot.services.reviews.review(live)
    assert guess.reviewed == pytest.approx(review.decisions[guess.number].before, abs=1e-4)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ({"a": "sixty"}, "Write numbers from 0 to 100"),
        ({"a": "101"}, "Write numbers from 0 to 100"),
        ({"a": "-1"}, "Write numbers from 0 to 100"),
        ({"a": "nan"}, "Write numbers from 0 to 100"),
        ({"a": "0", "b": "0"}, "Write numbers from 0 to 100"),
        ({}, "Write numbers from 0 to 100"),
    ],
)
async def test_what_is_no_chance_is_refused_and_comes_back_as_it_was(
    harness: BotHarness, written: dict[str, str], told: str
) -> None:
    await harness.start("Ann", "Ben")
    said = await guesses(harness, "Cleo", 1, **written)
    assert told in said.words
    assert await harness.store.guesses(1) == []
    if written:
        (refusal,) = said.private
        (retry,) = [one for one in refusal.buttons.values() if one.startswith("t:guess:")]
        fields = form_of(await harness.click("Cleo", retry, on=refusal))
        assert fields["a"]["value"] == written["a"]


@pytest.mark.parametrize("written", ["60%", "60,0", "６０", " 60 ", "60％"])
async def test_numbers_are_understood_as_people_write_them(harness: BotHarness, written: str) -> None:
    await harness.start("Ann", "Ben")
    assert "**Ann** 60%" in (await guesses(harness, "Cleo", a=written)).words


async def test_with_many_players_one_field_has_a_line_for_each(harness: BotHarness) -> None:
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")
    for name in names:
        if name not in harness.people:
            harness.come(name)
    harness.come("Gus")
    await harness.start(*names)
    fields = form_of(await asks(harness, "Gus"))
    assert list(fields) == ["all"]
    assert sorted(line.strip(": ") for line in fields["all"]["value"].splitlines()) == sorted(names)
    assert "Write a line for each player" in (await guesses(harness, "Gus", all="Zoe: 10")).words
    assert "Write a line for each player" in (await guesses(harness, "Gus", all="Ann: 10\nAnn: 20")).words
    assert "**Eve** 50%" in (await guesses(harness, "Gus", all="eve: 50\nBen： 10")).words
    assert "Eve: 50" in form_of(await asks(harness, "Gus"))["all"]["value"]


async def test_after_a_third_of_a_usual_game_no_guess_is_taken_or_changed(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await guesses(harness, "Cleo", a="70")
    harness.patch.setattr(rules, "usual_decisions", lambda *_: 3.0)
    assert rules.closing_action(await harness.bot.services.tables.get(1)) == 1
    turn = await harness.turn()
    assert turn is not None
    await harness.do(turn, await harness._helpful())
    assert "Too late" in (await guesses(harness, "Cleo", a="1")).words
    said = await asks(harness, "Cleo")
    assert "**Ann** 70%" in said.words
    assert "too late to change it" in said.words
    assert "Too late" in (await asks(harness, "Dan")).words
    (menu,) = (await harness.press("Cleo", "⋯ More")).private
    assert BUTTON not in menu.buttons.values()


@pytest.mark.parametrize(
    ("log", "number", "moment"),
    [
        ([(0, "a"), (1, "b"), (0, "c")], 2, 2),
        ([(0, "a"), (1, "b"), (1, "!undo"), (1, "c")], 2, 1),
        ([(0, "a"), (1, "b"), (1, "!undo"), (1, "c")], 3, 1),
        ([(0, "a"), (1, "b"), (1, "!undo"), (1, "c")], 4, 2),
        ([(0, "a"), (1, "!relieve"), (1, "c")], 2, 1),
        ([], 0, 0),
    ],
)
def test_a_guess_at_what_was_undone_is_one_at_the_position_before(
    log: list[tuple[int, str]], number: int, moment: int
) -> None:
    assert rules.record_moment(log, number) == moment


async def test_an_undo_does_not_take_guesses_again(harness: BotHarness) -> None:
    """Actions that were played count, undone ones included."""
    await harness.start("Ann", "Ben", game="sibling_rivalry")
    live = await harness.bot.services.tables.get(1)
    at = live.action_count
    assert rules.actions_left(live) > 0
    harness.patch.setattr(rules, "usual_decisions", lambda *_: 3.0 * (at + 1))
    turn = await harness.turn()
    assert turn is not None
    await harness.do(turn, await harness._helpful())
    stored = await harness.store.load(1)
    assert stored is not None
    n, seat = len(stored.actions) + 1, stored.actions[-1][0]
    await harness.store.append(1, n, seat=seat, action=UNDO, user=None, interaction=None, now=stored.created)
    live = await harness.bot.services.tables.reload(1)
    assert live.table is not None
    assert live.table.number == at
    assert rules.actions_left(live) == 0


async def test_somebody_who_takes_over_a_seat_has_no_guess_any_more(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    for name in ("Cleo", "Dan"):
        await guesses(harness, name, a="70")
    cleo = harness.people["Cleo"].id
    real = rules.plays
    harness.patch.setattr(rules, "plays", lambda session, user: user == cleo or real(session, user))
    await ends(harness)
    await settled(harness)
    assert [one.name for one in await harness.store.guesses(1)] == ["Dan"]


async def ends(harness: BotHarness, who: str = "Ben", table: int = 1) -> None:
    """Have somebody resign, so that the game ends."""
    services = harness.bot.services
    async with services.tables.lock(table):
        live = await services.tables.reload(table)
        if live.stored.status != "playing":
            return
        seat = live.seat_of(harness.people[who].id)
        assert seat is not None
        live, done = await services.tables.play(
            live, seat, "resign", turn=None, user=harness.people[who].id, interaction=None
        )
        await services.effects.after_action(live, done)


async def test_a_game_without_a_winner_leaves_no_guess(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await guesses(harness, "Cleo", a="70")
    await do(harness, "close", table=1, reason="stuck")
    await settled(harness)
    assert await harness.store.guesses(1) == []


async def test_a_draw_is_shared(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await guesses(harness, "Cleo", a="50", b="50")
    services = harness.bot.services
    async with services.tables.lock(1):
        live = await services.tables.reload(1)
        await services.termination.end_in_draw(live)
    board = await settled(harness)
    (guess,) = await harness.store.guesses(1)
    assert guess.score == 0
    assert "Cleo gave Ann and Ben 100%, when the review gives 100% (0)." in board.text


async def test_a_restart_scores_what_the_last_process_left(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await guesses(harness, "Cleo", a="70")
    harness.patch.setattr(service.Guesses, "on_change", lambda self, session: None)
    await ends(harness)
    await settled(harness)
    assert [one.score for one in await harness.store.guesses(1)] == [None]
    await again(harness)
    board = await settled(harness)
    assert (await harness.store.guesses(1))[0].score is not None
    assert "Cleo" in board.text


@pytest.mark.parametrize("point", ["guesses reviewed", "guesses scored"])
async def test_a_death_while_guesses_are_scored_loses_none(harness: BotHarness, point: str) -> None:
    died: list[str] = []

    def fail(name: str) -> None:
        if name == point and not died:
            died.append(name)
            raise RuntimeError(f"the process dies at {name}")

    harness.patch.setattr(service, "failpoint", fail)
    await harness.start("Ann", "Ben")
    await guesses(harness, "Cleo", a="70")
    await ends(harness)
    await harness.env.settle()
    await harness.bot.services.guesses._reconciler.wait_idle()
    assert died
    await again(harness)
    board = await settled(harness)
    assert board.text.count("🎯") == 1
    assert (await harness.store.guesses(1))[0].score is not None


@pytest.mark.parametrize("write", ["set_guess", "score_guesses"])
async def test_a_write_that_fails_once_loses_no_guess(harness: BotHarness, write: str) -> None:
    failed = fail_once(harness, write)
    harness.patch.setattr(retry.PROMPT, "first", 0.01)
    await harness.start("Ann", "Ben")
    said = await guesses(harness, "Cleo", a="70")
    if write == "set_guess":
        assert "70%" not in said.words, "nobody is told that it counts"
        assert await harness.store.guesses(1) == []
        await guesses(harness, "Cleo", a="70")
    await ends(harness)
    board = await settled(harness)
    assert failed
    assert board.text.count("🎯") == 1
    assert (await harness.store.guesses(1))[0].score is not None


async def test_without_a_review_the_guess_is_told_alone(harness: BotHarness) -> None:
    async def fails(*_: Any) -> Any:
        raise EngineFailed("out of order")

    harness.patch.setattr(EngineWorkers, "review", fails)
    harness.patch.setattr(retry.NOTICE, "tries", 1)
    await harness.start("Ann", "Ben")
    await guesses(harness, "Cleo", a="70")
    await ends(harness)
    assert "🎯 Cleo gave Ann 70%." in (await settled(harness)).text


async def test_a_struck_game_tells_and_counts_no_guess(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await guesses(harness, "Cleo", a="70")
    await ends(harness)
    assert "🎯" in (await settled(harness)).text
    await do(harness, "strike", table=1, reason="a bot played")
    assert "🎯" not in (await settled(harness)).text
    assert await harness.store.best_guessers(harness.guild.id, since=0, until=1e12, least=1, limit=9) == []


async def test_who_is_forgotten_leaves_no_guess_and_no_name(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await guesses(harness, "Cleo", a="70")
    await ends(harness)
    assert "Cleo" in (await settled(harness)).text
    await harness.forget("Cleo")
    assert "🎯" not in (await settled(harness)).text
    assert await harness.store.guesses(1) == []


async def test_ratings_are_the_same_with_and_without_guesses(harness: BotHarness) -> None:
    found = []
    for guessed in (False, True):
        await harness.start("Ann", "Ben")
        table = await harness.tables()
        if guessed:
            await guesses(harness, "Cleo", table, a="99")
        await ends(harness, table=table)
        await settled(harness)
        await harness.counted()
        found.append(len(await harness.store.ratings(harness.people["Cleo"].id, guild=harness.guild.id)))
    assert found == [0, 0]


async def test_the_season_lists_the_best_guessers_once_they_have_enough(harness: BotHarness) -> None:
    harness.soon_over()
    await harness.start("Ann", "Ben")
    await harness.play_on()
    await harness.counted()
    assert "🎯 Guessers" not in (await harness.slash("Ann", "leaderboard")).private[0].buttons
    for number in range(LEAST_GUESSES):
        await harness.start("Ann", "Ben")
        table = await harness.tables()
        await guesses(harness, "Cleo", table, a="70")
        await ends(harness, table=table)
        await settled(harness)
        ended = (await harness.stored(table)).ended
        harness.patch.setattr("bot.profiles.leaderboard.now", lambda ended=ended: ended)
        (page,) = (await harness.slash("Ann", "leaderboard")).private
        assert ("🎯 Guessers" in page.buttons) == (number == LEAST_GUESSES - 1)
    listed = (await harness.press("Dan", "🎯 Guessers", on=page)).words
    assert "Best guessers" in listed
    assert "**1.** Cleo · **" in listed
    assert f"{LEAST_GUESSES} guesses" in listed


@pytest.mark.usefixtures("clock", "pairs")
async def test_a_nights_message_asks_at_which_table_and_its_card_names_the_best_guesser(harness: BotHarness) -> None:
    harness.come("Gus")
    await all_in(harness, FOUR, length="1")
    await presses(harness, "Ann", "start")
    (choice,) = (await presses(harness, "Gus", "guess")).private
    first, second = await tables_of(harness)
    assert list(choice.buttons.values()) == [f"b:{first}", f"b:{second}"]
    fields = form_of(await harness.click("Gus", f"b:{first}", on=choice))
    assert len(fields) == 2
    assert form_of(await presses(harness, "Ann", "guess")), "the other table is the only one where she may guess"
    winners = []
    for table in (first, second):
        stored = await harness.store.load(table)
        assert stored is not None
        winners.append(min(range(2), key=lambda seat: stored.seats[seat].user))
        said = await harness.interact(
            "Gus",
            FORM,
            {
                "custom_id": f"f:{table}:0:guess",
                "components": [
                    {"type": 18, "component": {"type": 4, "custom_id": "ab"[winners[-1]], "value": "100"}},
                ],
            },
            on=choice,
        )
        assert "100%" in Said(harness, said).words
    await end_all(harness)
    await settled(harness)
    services = harness.bot.services
    services.tournaments.catch_up()
    await services.tournaments.wait_idle()
    assert (await night(harness)).state == "over"
    (card,) = [one for one in harness.messages() if "j:1:again" in one.buttons.values()]
    assert "**Gus guessed best:** +" in card.text
    assert "in 2 guesses" in card.text


@pytest.mark.parametrize("locale", available_locales())
async def test_what_is_told_fits_in_every_language(harness: BotHarness, locale: str) -> None:
    harness.soon_over()
    await harness.start("Ann", "Ben")
    await harness.play_on()
    live = await harness.bot.services.tables.get(1)
    live.words = localizer(locale, "magic_numbers")
    winner = live.table.ranking[0][0]  # type: ignore[union-attr,index]
    right = tuple(float(seat == winner) for seat in range(2))
    told = [
        Guess(9, "Cleo", 0, right, 0.0, 0.5, (0.5, 0.5)),
        Guess(8, "Dan", 0, (0.5, 0.5), 0.5, 0.5, (0.5, 0.5)),
        Guess(7, "Eve", 0, right, 0.0),
        *(Guess(user, "Fay", 0, right, 0.0) for user in range(2)),
    ]
    lines = panel.guess_lines(live, told)
    assert len(lines) == 4
    assert all("{" not in line and "guess-" not in line for line in lines)
    assert "+50" in lines[0]
    assert "2" in lines[3]


def test_points_have_a_sign_and_nothing_is_no_points() -> None:
    assert [panel.points_text(one) for one in (0.124, -0.3, 0.0, -0.001)] == ["+12", "−30", "0", "0"]
