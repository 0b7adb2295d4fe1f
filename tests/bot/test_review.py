"""Finished games looked back on in the chat: privately, in time, and never before the end."""

from __future__ import annotations

import asyncio
import io
import re
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

import games
from bot.ai.worker_pool import EngineFailed, EngineWorkers
from bot.core.errors import UserError
from bot.history.moments import Moments
from bot.history.review_text import ReviewSummary, ReviewText, fortune, ledger
from bot.history.reviews import PAGES
from bot.i18n import localizer
from games.analysis.accuracy import AccuracyReport, accuracy_report
from games.analysis.advice import Advice
from games.analysis.mistakes import choice_loss
from games.analysis.review import Review, ReviewedDecision, ReviewedPlayer, SamplingErrors, review
from games.core.record import Record
from games.core.table import Table
from games.pillow_fight.rules.state import Options
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness, looked_back
from tests.games.examples import example, reviewed
from tests.games.review_helpers import from_here
from tests.games.tie_die_helpers import position
from tests.time_limits import PATIENCE

NAMES = ("Ann", "Ben", "Cleo", "Dan")
POINT = {
    "en": "point", "de": "punkt", "es-ES": "punto", "fr": "point", "it": "punt", "ja": "ポイント", "pl": "punkt",
    "pt-BR": "ponto",
}  # fmt: skip
"""The word for points, in each language."""


async def finished(harness: BotHarness, *who: str) -> Shown:
    """Play a game of these people to its end; return the board."""
    harness.soon_over()
    await harness.start(*(who or ("Ann", "Ben", "Cleo")))
    return await harness.play_on()


async def test_the_button_below_a_finished_game_shows_its_review_to_whoever_pressed_it(harness: BotHarness) -> None:
    end = await finished(harness)
    before = end.json
    said = await harness.press("Ann", "Review")
    assert not said.public
    (page,) = said.private
    assert "Magic Numbers · table 1 · the review" in page.text
    assert page.text.count("**What decided it:**") == 1
    assert re.search(r"\*\*\w+ won:\*\* \w+ 20, ", page.text)
    assert "luck" not in page.text.lower().replace("the luck, and all figures", ""), "it is on the last page"
    assert re.search(r"\*\*The (blunder|slip):\*\*", page.text)
    for name in ("Ann", "Ben", "Cleo"):
        assert re.search(rf"\*\*{name}\*\* · (accuracy \*\*[0-9]+\*\*[\w, ]*|nothing to choose|all choices)", page.text)
    assert "% at the start" not in page.text, "figures are on the last page"
    assert "The luck, and all figures, are on the last page." in page.text
    (picture,) = page.pictures
    assert Image.open(io.BytesIO(picture.data)).width == 1000
    assert (await harness.board()).json == before


async def test_show_me_opens_the_position_before_the_decision_beside_the_review(harness: BotHarness) -> None:
    await finished(harness)
    (page,) = (await harness.press("Ann", "Review")).private
    (shown,) = (await harness.press("Ann", "Show me", on=page)).private
    assert shown.id != page.id
    assert harness.show(page.channel, page.id).json == page.json
    (step,) = re.findall(r"Step (\d+)", shown.text)[:1]
    (task,) = harness.bot.services.reviews._once.found.values()
    assert int(step) + 1 in {point.n for point in task.result().turning_points}
    moment = re.findall(r"What decided it:\*\* (\w+, round \d+)", page.text)[0]
    assert f"**{moment}:**" in shown.text, "the decision is named"
    worst = re.findall(r"\*\*The (?:blunder|slip):\*\* (\w+, round \d+): (“.+?”), when (“.+?”) was better", page.text)
    if worst and "Show the better choice" in page.buttons:
        (shown,) = (await harness.press("Ann", "Show the better choice", on=page)).private
        moment, chosen, better = worst[0]
        assert f"**{moment}:** {chosen}. Better: {better}." in shown.text


@pytest.mark.parametrize("number", [0, 999_999_999])
async def test_a_decision_that_there_is_not_shows_the_nearest(harness: BotHarness, number: int) -> None:
    await finished(harness)
    (page,) = (await harness.press("Ann", "Review")).private
    (shown,) = (await harness.click("Ben", f"v:1:at:{number}", on=page)).private
    live = await harness.bot.services.tables.get(1)
    assert f"Step {0 if number == 0 else live.action_count - 1} of" in shown.text


async def test_its_pages_are_turned_in_place(harness: BotHarness) -> None:
    await finished(harness)
    (page,) = (await harness.press("Ann", "Review")).private
    said = await harness.press("Ann", "Next", on=page)
    assert not said.public
    page = harness.show(page.channel, page.id)
    assert "The turning points" in page.text
    assert re.search(r"\*\*1\. \w+, round \d+:\*\*", page.text)
    assert "→ 100%" in page.text
    assert not page.pictures
    await harness.press("Ann", "Next", on=page)
    page = harness.show(page.channel, page.id)
    assert "The costliest choices" in page.text
    await harness.press("Ann", "Next", on=page)
    page = harness.show(page.channel, page.id)
    assert "Page 4 of 4" in page.text
    for name in ("Ann", "Ben", "Cleo"):
        assert f"**{name}**: " in page.text
    assert page.text.count("**The luck:**") == 1
    assert "% at the start" not in page.text, "the figures are in the picture"
    assert "estimate, not proven odds" in page.text
    (picture,) = page.pictures
    assert picture.alt.startswith("The chances of winning over ")
    assert re.search(r"Ann from \d+% to 100% \(choices [+−]?\d+, others [+−]?\d+, luck [+−]?\d+\)", picture.alt)
    await harness.press("Ann", "Back", on=page)
    assert "The costliest choices" in harness.show(page.channel, page.id).text


async def test_the_command_says_the_same_as_the_button(harness: BotHarness) -> None:
    await finished(harness)
    (by_button,) = (await harness.press("Ann", "Review")).private
    said = await harness.slash("Ben", "review", id="1")
    assert not said.public
    assert said.private[0].text == by_button.text


async def test_a_running_game_is_refused_to_everybody_whatever_they_press(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben")
    everything = await harness.everything()
    for who in ("Ann", "Ben", "Dan"):
        for said in (
            await harness.slash(who, "review", id="1"),
            await harness.click(who, "v:1:1", on=board),
            await harness.click(who, "v:1:3", on=board),
            await harness.click(who, "v:1:share", on=board),
        ):
            assert "still being played" in said.words
            assert not said.public
            assert "%" not in said.words
    assert await harness.everything() == everything
    assert not harness.bot.services.reviews._once.found


async def test_a_lobby_a_closed_table_and_none_at_all_are_refused_with_a_sentence(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    assert "still being played" in (await harness.slash("Ann", "review", id="1")).words
    await harness.start_now("Ann")
    await harness.play_on(["roll", "keep"])
    await harness.sweep()
    assert "closed without a result" in (await harness.slash("Ann", "review", id="1")).words
    assert "can't show you a game with that number" in (await harness.slash("Ann", "review", id="7")).words


async def test_who_cannot_see_the_channel_learns_nothing(harness: BotHarness) -> None:
    await finished(harness)
    elsewhere = harness.env.create_guild()
    channel = elsewhere.create_text_channel("other")
    stranger = elsewhere.add_member(harness.env.create_user("Zoe"))
    result = await stranger.slash(channel, "review", id="1")
    told = [message.content for message in (result.response, *result.followups) if message is not None]
    assert [words.startswith("I can't show you a game with that number") for words in told] == [True]


async def test_it_is_worked_out_once_however_many_ask(harness: BotHarness) -> None:
    asked: list[Record] = []
    begun, free = asyncio.Event(), asyncio.Event()

    async def slowly(self: EngineWorkers, record: Record) -> Review:
        asked.append(record)
        begun.set()
        await free.wait()
        return looked_back(record)

    await finished(harness)
    harness.patch.setattr(EngineWorkers, "review", slowly)
    asking = [asyncio.create_task(harness.press(who, "Review")) for who in ("Ann", "Ben", "Dan")]
    await begun.wait()
    free.set()
    pages = [(await task).private for task in asking]
    assert {page.text for (page,) in pages} == {pages[0][0].text}
    # It is kept for whoever asks later.
    (later,) = (await harness.press("Cleo", "Review")).private
    assert later.text == pages[0][0].text
    assert len(asked) == 1


async def test_each_waits_for_one_review_and_may_ask_for_it_again(harness: BotHarness) -> None:
    await finished(harness)
    await finished(harness)
    first, second = [await harness.bot.services.tables.get(table) for table in (1, 2)]
    ann, ben = harness.people["Ann"].id, harness.people["Ben"].id
    reviews, begun, free = harness.bot.services.reviews, asyncio.Event(), asyncio.Event()

    async def slowly(self: EngineWorkers, record: Record) -> Review:
        begun.set()
        await free.wait()
        return looked_back(record)

    harness.patch.setattr(EngineWorkers, "review", slowly)
    asking = [asyncio.create_task(reviews._review(first, ann))]
    await begun.wait()
    with pytest.raises(UserError, match="sorry-review-waiting"):
        async with asyncio.timeout(PATIENCE):
            await reviews._review(second, ann)
    # Asked for once more it is not another game; and others may have the other one.
    asking += [asyncio.create_task(reviews._review(*which)) for which in ((first, ann), (second, ben))]
    await asyncio.sleep(0)
    free.set()
    once, again, other = await asyncio.gather(*asking)
    assert once is again is not other
    assert await reviews._review(second, ann) is other


async def test_a_review_that_takes_long_is_announced_in_time_and_comes_when_it_is_there(harness: BotHarness) -> None:
    await finished(harness)
    harness.patch.setattr("bot.interactions.responder.DEFER_AFTER", 0.0)
    harness.patch.setattr("bot.interactions.responder._AT_LEAST", 0.0)

    async def slowly(self: EngineWorkers, record: Record) -> Review:
        await asyncio.sleep(0.05)
        return looked_back(record)

    harness.patch.setattr(EngineWorkers, "review", slowly)
    since = len(harness.env.http_requests)
    said = await harness.press("Ann", "Review")
    assert "· the review" in said.words
    assert not said.public
    first = next(call for call in harness.env.http_requests[since:] if call.path.endswith("/callback"))
    assert _deferred(first) == {"type": 5, "data": {"flags": 64}}


def _deferred(call: Any) -> dict[str, Any]:
    body: dict[str, Any] = call.json
    return {"type": body["type"], "data": {"flags": body.get("data", {}).get("flags")}}


async def test_when_the_computers_fail_it_is_said_and_can_be_tried_again(harness: BotHarness) -> None:
    await finished(harness)
    real = EngineWorkers.review

    async def failing(self: EngineWorkers, record: Record) -> Review:
        raise EngineFailed("Timeout")

    harness.patch.setattr(EngineWorkers, "review", failing)
    assert "couldn't work that out" in (await harness.press("Ann", "Review")).words
    harness.patch.setattr(EngineWorkers, "review", real)
    assert "· the review" in (await harness.press("Ann", "Review")).words


async def test_it_can_be_shared_where_it_was_played(harness: BotHarness) -> None:
    await finished(harness)
    (page,) = (await harness.press("Ben", "Review")).private
    said = await harness.press("Ben", "Share it here", on=page)
    (shared,) = said.public
    assert "· the review" in shared.text
    assert next(iter(shared.buttons)) == "Show me"
    assert [*shared.buttons][-1] == "Review"
    assert shared.pictures[0].alt == page.pictures[0].alt
    assert not (await harness.press("Cleo", "Show me", on=shared)).public


async def test_the_page_one_sees_is_the_one_that_is_shared_with_its_pictures(harness: BotHarness) -> None:
    await finished(harness)
    (page,) = (await harness.press("Ben", "Review")).private
    for number in range(1, PAGES + 1):
        assert f"Page {number} of {PAGES}" in page.text
        (shared,) = (await harness.press("Ben", "Share it here", on=page)).public
        for paragraph in page.lines:
            # What is mine in my own review is Ben's for all others.
            assert paragraph.replace("**You, ", "**Ben, ") in shared.text, (number, paragraph)
        assert [picture.alt for picture in shared.pictures] == [picture.alt for picture in page.pictures]
        assert "Page " not in shared.text, "there is nothing to turn"
        assert "last page" not in shared.text
        # Whoever is curious gets the whole of it, from there on.
        (own,) = (await harness.press("Cleo", "Review", on=shared)).private
        assert f"Page {number} of {PAGES}" in own.text
        if number < PAGES:
            await harness.press("Ben", "Next", on=page)
            page = harness.show(page.channel, page.id)


@pytest.mark.parametrize(
    ("what", "shown"), [("share", "What decided it:"), ("share:0", "What decided it:"), ("share:99", "The luck:")]
)
async def test_buttons_older_than_pages_to_share_share_the_first(harness: BotHarness, what: str, shown: str) -> None:
    await finished(harness)
    (page,) = (await harness.press("Ben", "Review")).private
    (shared,) = (await harness.click("Ben", f"v:1:{what}", on=page)).public
    assert shown in shared.text


async def test_the_first_page_has_facts_and_retells_no_joke(harness: BotHarness) -> None:
    await finished(harness)
    (page,) = (await harness.press("Ann", "Review")).private
    live = await harness.bot.services.tables.get(1)
    assert live.table is not None
    say = live.narrator(live.words)
    for frame in live.table.frames:
        for _, told in say.frame_text(frame, live.chat_names, None):
            assert told not in page.text
    assert "> " not in page.text
    assert "…" not in page.text


async def test_names_cannot_mark_anything_up(harness: BotHarness) -> None:
    harness.come("**Eve** @everyone")
    await finished(harness, "Ann", "**Eve** @everyone")
    (page,) = (await harness.press("Ann", "Review")).private
    assert "\\*\\*Eve\\*\\*" in page.text
    assert "@everyone" not in page.text.replace("@\u200beveryone", "")


@pytest.mark.parametrize("game", ["magic_numbers"])
async def test_it_is_found_there_as_it_would_be_here(game: str) -> None:
    thinkers = EngineWorkers(most=1)
    try:
        record = example(game)
        assert await thinkers.review(record) == review(record)
        assert not thinkers._deciding.all
    finally:
        await thinkers.stop()


async def test_what_is_kept_of_a_review_has_no_names(harness: BotHarness) -> None:
    await finished(harness)
    await harness.slash("Ann", "review", id="1")
    (task,) = harness.bot.services.reviews._once.found.values()
    assert "".join(task.result().seats).isdigit()


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("locale", POINT)
def test_chances_are_never_called_points(locale: str, game: str) -> None:
    """Points are what a game is won by: beside them, nobody would know which are meant."""
    names = [f"\U000f0000{seat}" for seat in range(len(reviewed(game).seats))]
    table, say = Table(example(game)), localizer(locale, game)
    told = ReviewText(reviewed(game), table, names, names, say)
    point = POINT[locale]
    for line in (*told.players(), ReviewSummary(told).players(), told.method_note()):
        assert point not in line.casefold(), line


def test_a_rule_that_the_estimates_do_not_foresee_is_named() -> None:
    record = example("pillow_fight")
    for rule in (True, False):
        shown = Table(record)
        shown.record = replace(record, options=Options(fragile=rule))
        told = ReviewText(reviewed("pillow_fight"), shown, NAMES, NAMES, localizer("en", "pillow_fight"))
        assert ("Fragile objects" in told.method_note()) is rule


def judged(lost: float, *, error: float = 0.0, seat: int = 0, real: bool = True) -> ReviewedDecision:
    even = (0.5, 0.5)
    return ReviewedDecision(
        1, seat, "roll", even, even, even, SamplingErrors(even, even, even), "keep", even, lost, error, real=real
    )


def by_turns(*turns: list[ReviewedDecision]) -> list[ReviewedDecision]:
    """Return these turns of seat 0, with turns of the other seat between them."""
    return [one for turn in turns for one in (*turn, judged(0.2, seat=1))]


def lucky(luck: float, error: float, rank: int | None = None) -> ReviewedPlayer:
    nothing = AccuracyReport(0, None, None, 0, 0)
    result = 0.5 + luck
    return ReviewedPlayer(0, "Ann", 0.5, luck, error, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, result, 1, 1, nothing, rank)


@pytest.mark.parametrize(
    ("decisions", "expected"),
    [
        ([judged(0.0)], 100),
        ([judged(-0.2)], 100),
        ([judged(0.03)], 50),
        ([judged(0.06)], 25),
        (by_turns([judged(0.0)], [judged(0.03)]), 75),
        (by_turns([judged(0.0)], [judged(0.02, real=False)]), 100),
        ([judged(1.0)], 0),
        ([judged(0.03, error=0.02)], 100),
        (by_turns([], []), None),
        ([judged(0.0, real=False)], None),
    ],
)
def test_three_points_given_away_in_a_turn_are_half_of_an_accuracy(
    decisions: list[ReviewedDecision], expected: int | None
) -> None:
    assert accuracy_report(decisions, 0).accuracy == expected


def test_slips_and_blunders_are_told_apart_by_what_they_lost() -> None:
    made = [judged(lost) for lost in (0.0, 0.029, 0.03, 0.099, 0.1, 0.4)]
    found = accuracy_report([*made, judged(0.4, error=0.3)], 0)
    assert (found.slips, found.blunders, found.real, found.turns) == (2, 2, 7, 1)
    assert found.mean_lost == pytest.approx((0.029 + 0.03 + 0.099 + 0.1 + 0.4) / 7)
    assert found.turn_lost == pytest.approx(0.029 + 0.03 + 0.099 + 0.1 + 0.4)


def test_who_makes_more_choices_in_a_turn_is_no_better_for_it() -> None:
    """Rolling on where that is as good gives a choice more, and hides no mistake; nor does losing it bit by bit."""
    short = accuracy_report(by_turns([judged(0.03)], [judged(0.06)]), 0)
    long = accuracy_report(by_turns([judged(0.0)] * 3 + [judged(0.03)], [judged(0.06)] + [judged(0.0)] * 3), 0)
    assert long.accuracy == short.accuracy
    assert long.turn_lost == short.turn_lost == pytest.approx(0.045)
    assert long.real > short.real
    bit_by_bit = accuracy_report(by_turns([judged(0.01)] * 3, [judged(0.02)] * 3), 0)
    assert (bit_by_bit.accuracy, bit_by_bit.turn_lost) == (short.accuracy, pytest.approx(short.turn_lost))


@pytest.mark.parametrize(
    ("luck", "error", "word"),
    [
        (0.09, 0.0, "even"), (0.1, 0.0, "little-up"), (-0.1, 0.0, "little-down"), (0.3, 0.0, "clear-up"),
        (-0.6, 0.0, "amazing-down"), (0.31, 0.2, "unsure"), (0.61, 0.2, "amazing-up"), (0.02, 0.2, "even"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("rank", [None, 4, 50, 96])
def test_luck_has_the_word_of_the_figure_beside_it(luck: float, error: float, word: str, rank: int | None) -> None:
    assert fortune(lucky(luck, error, rank)) == word


@pytest.mark.parametrize("game", games.names())
def test_the_figures_of_the_ledger_add_up_to_the_result(game: str) -> None:
    for player in reviewed(game).players:
        start, *parts, end = ledger(player)
        moved = [int(part.replace("−", "-")) for part in parts]
        assert int(start) + sum(moved) == int(end) == round(100 * player.result)
        assert moved[:-1] == [round(100 * part) for part in (player.quality, player.others)]
        assert moved[-1] == pytest.approx(100 * player.chance_part, abs=2)


async def test_my_own_costliest_choice_comes_first_and_is_called_mine(harness: BotHarness) -> None:
    await finished(harness)
    first = {}
    for who in ("Ann", "Ben", "Dan"):
        (page,) = (await harness.press(who, "Review")).private
        for _ in range(2):
            await harness.press(who, "Next", on=page)
            page = harness.show(page.channel, page.id)
        first[who] = page.text.split("**The costliest choices**")[1].strip()
    assert first["Ben"].startswith("**You, round 2:**")
    assert first["Ann"].startswith("None of yours is worth regretting.\n\n**Ben, round 2:**")
    assert first["Dan"].startswith("**Ben, round 2:**"), "whoever only watched has none"


async def test_each_picture_says_which_moment_it_shows(harness: BotHarness) -> None:
    await finished(harness)
    (page,) = (await harness.press("Ann", "Review")).private
    assert "The picture shows the table right after it: Ben, round 2." in page.text
    (moment,) = (await harness.press("Ann", "Show me", on=page)).private
    assert "just before this choice, and before its dice" in moment.text


async def test_only_a_guided_game_spares_the_choices_of_its_people(harness: BotHarness) -> None:
    await finished(harness)
    asked: list[tuple[object, ...]] = []

    async def noting(self: EngineWorkers, record: Record, *guided: object) -> Review:
        asked.append(guided)
        return looked_back(record)

    harness.patch.setattr(EngineWorkers, "review", noting)
    live = await harness.bot.services.tables.get(1)
    await harness.bot.services.reviews.review(live)
    live.stored = replace(live.stored, guided=True)
    harness.bot.services.reviews._once.found.clear()
    await harness.bot.services.reviews.review(live)
    assert asked == [(), ([0, 1, 2],)]


@pytest.mark.parametrize("game", ["magic_numbers", "pillow_fight", "sibling_rivalry", "tie_die"])
def test_a_choice_that_the_guide_advised_is_no_mistake(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = example(game)
    plain = review(record, samples=2)
    lossy = [one for one in plain.decisions if choice_loss(one) >= 0.01 and one.best is not None]
    assert lossy
    chosen = {one.n: one.action for one in lossy}
    monkeypatch.setattr("games.analysis.review.advise", lambda game, view, legal, seed: Advice(chosen[int(seed)], ())
                        if int(seed) in chosen else None)  # fmt: skip
    found = review(record, samples=2, guided=range(len(record.seats)))
    assert all(found.decisions[n - 1].advised for n in chosen)
    assert not any(player.marks.slips or player.marks.blunders for player in found.players)
    assert {one.n for one in (*found.costly, *found.others_costly)} == {
        one.n for one in (*plain.costly, *plain.others_costly) if one.n not in chosen
    }
    unguided = review(record, samples=2)
    assert unguided == plain


@pytest.mark.parametrize("locale", ["en", "de", "es-ES", "fr", "it", "ja", "pl", "pt-BR"])
@pytest.mark.parametrize("game", ["magic_numbers", "pillow_fight", "sibling_rivalry", "tie_die"])
def test_a_moment_is_told_in_sentences(locale: str, game: str) -> None:
    names = NAMES[: len(reviewed(game).seats)]
    told = ReviewText(reviewed(game), Table(example(game)), names, names, localizer(locale, game))
    for decision in reviewed(game).decisions:
        # What stands on a button is quoted as it is.
        fact = told.facts(decision.n).replace(told.moments.label(decision.n, decision.action), "")
        assert fact[-1] in ".。", fact
        assert " · " not in fact
        assert "→" not in fact


def test_a_roll_off_is_told_by_who_won_it_and_what_that_brought() -> None:
    state = position((16, 16), (6, 6), target=40)
    table = from_here("tie_die", state, "0 ready", "1 ready", faces=(5, 5, 3, 3, 4, 2))
    fact = Moments(table, NAMES[:2], localizer("en", "tie_die")).facts(2, NAMES[:2])
    assert "Ann won the roll-off on 5 at throw 2: +4 and a d8." in fact
    assert fact.startswith("The dice: Ann 5, Ben 5. ")
