"""Lessons over many simulated positions: advice is legal, quotes a label on the board, and has a true reason."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest

import games
from bot.i18n import available_locales, localizer
from bot.messages import hint_texts
from bot.table.emojis_and_links import NO_EMOJIS
from bot.ui.games import ActionSelect, find_choice, load, playable_games
from games.ai.levels import decide
from games.analysis.advice import NEAR, Advice, advise, tip_facts
from games.analysis.win_probability import load as estimates
from games.core import FIRST, ONE_SEAT, SetupData, option_choices
from games.core.dice import FastDice
from games.core.percents import whole
from games.magic_numbers.rules import taking
from games.pillow_fight.rules.prospects import aims, prospects
from games.sibling_rivalry.ai.turn_forecast import landings, next_danger, stopping

NAMES = ("Ann", "B*n", "Cleo", "Dora", "Emil")
LESSONS = {"magic_numbers": 30, "sibling_rivalry": 12, "tie_die": 25, "pillow_fight": 3}
"""Number of games that are played for the tests below."""


class Case(NamedTuple):
    """A decision with a choice, in a game's simulated position."""

    game: str
    state: Any
    seat: int
    seats: int
    legal: tuple[str, ...]
    advice: Advice | None

    @property
    def view(self) -> Any:
        """Return the view of the seat that decides."""
        return games.load(self.game).view(self.state, self.seat)


def cases(game: str) -> Iterator[Case]:
    """Yield decisions of games that easy computers play, with now and then any action."""
    rules = games.load(game)
    options = rules.options(**({FIRST: "random"} if FIRST in option_choices(rules.options) else {}))
    for seed in range(LESSONS[game]):
        rng, dice = random.Random(seed), FastDice(random.Random(seed))
        seats = rules.player_counts.start + (seed % 3 == 2)
        state: Any = rules.start(options, seats, SetupData(), dice).state
        for number in range(150):
            if not (actors := sorted(rules.actors(state))):
                break
            seat = rng.choice(actors)
            legal = tuple(rules.legal(state, seat))
            view = rules.view(state, seat)
            # A decision of Pillow Fight takes long to judge.
            if len(legal) > 1 and (game != "pillow_fight" or number < 8 or number % 4 == 0):
                yield Case(game, state, seat, seats, legal, advise(game, view, legal, "seed"))
            easy = rng.random() < 0.7
            state = rules.apply(
                state, seat, decide(game, "easy", view, legal, f"{seed}:{number}") if easy else rng.choice(legal), dice
            ).state


@cache
def positions(game: str) -> Sequence[Case]:
    """Return the decisions of that game, found once."""
    return tuple(cases(game))


def session_of(case: Case, locale: str) -> Any:
    """Return what a lesson reads of a table whose board is in that language."""
    table = SimpleNamespace(view=lambda seat: games.load(case.game).view(case.state, seat), legal=lambda _: case.legal)
    names = NAMES[: case.seats]
    return SimpleNamespace(
        table=table,
        game=games.load(case.game),
        words=localizer(locale, case.game),
        names=names,
        chat_names=tuple(name.replace("*", "\\*") for name in names),
        emojis=NO_EMOJIS,
    )


def labels(case: Case, locale: str) -> set[str]:
    """Return everything that stands on the board's buttons and in its lists, and on the two buttons below."""
    words = localizer(locale, case.game)
    found = {words("button-rules"), words("button-peek")}
    for row in load(case.game).rows(games.load(case.game).view(case.state, None), NAMES[: case.seats], words):
        if isinstance(row, ActionSelect):
            found |= {row.placeholder, *(choice.label for choice in row.choices)}
        else:
            found |= {choice.label for choice in row}
    return found


def plain(text: str) -> str:
    """Return a text without escapes and isolating marks."""
    return re.sub("[\u2066-\u2069]", "", text).replace("\\", "")


@pytest.mark.parametrize("game", playable_games())
def test_advice_is_legal_and_has_a_reason_of_the_game(game: str) -> None:
    given = set()
    for case in positions(game):
        assert case.advice is not None, f"nothing is said of {case.legal[:5]}"
        assert case.advice.action in case.legal
        assert case.advice.kind == "tip"
        (reason,) = case.advice.reasons
        assert sorted(reason.facts) == sorted(tip_facts(game)[reason.key])
        given.add(reason.key)
    assert len(given) > len(tip_facts(game)) // 2


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize("game", playable_games())
def test_every_tip_is_a_sentence_in_every_language(game: str, locale: str) -> None:
    words = localizer(locale, game)
    for key, names in tip_facts(game).items():
        said = words(f"tip-{key}", **{name: "Ann" if name in ONE_SEAT else 7 for name in names}).strip()
        assert said[-1] in ".!。！", said


@pytest.mark.parametrize("game", playable_games())
def test_it_costs_little_beside_the_strongest_computer(game: str) -> None:
    lost = []
    for case in positions(game):
        judged = estimates(game)
        assert judged is not None
        assert judged.weigh is not None
        worth = judged.weigh(case.view, case.legal)
        if case.advice is not None and case.advice.action in worth:
            lost.append(max(worth.values()) - worth[case.advice.action])
    assert sum(lost) / len(lost) < NEAR


@pytest.mark.parametrize("game", playable_games())
def test_every_label_in_a_lesson_stands_on_the_board_in_each_language(game: str) -> None:
    locales = available_locales()
    for number, case in enumerate(positions(game)):
        if case.advice is None:
            continue
        reader, board = locales[number % len(locales)], locales[number // len(locales) % len(locales)]
        session = session_of(case, board)
        hint = hint_texts.hint_text(session, case.seat, reader, goal=True)
        advice = hint_texts.advice_text(session, case.advice, reader)
        told = hint_texts.lesson_text(session, case.seat, reader, hint, advice, guided=True, last=True)
        quoted = [plain(label) for label in re.findall(r"\*\*(.+?)\*\*", told.replace("\\*", "\\\u2217"))]
        there = {plain(label).replace("*", "\u2217") for label in labels(case, board)}
        assert [label for label in quoted if label not in there and not label.isdecimal()] == []
        found = find_choice(
            game, games.load(game).view(case.state, None), case.advice.action, session.names, session.words
        )
        assert found is not None
        assert plain(found[0].label).replace("*", "\u2217") in quoted
        assert found[1] in ("", *quoted)
        assert len(told) < 1500


@pytest.mark.parametrize("game", playable_games())
def test_it_never_contradicts_the_highlighted_buttons(game: str) -> None:
    words = localizer(game=game)
    for case in positions(game):
        rows = load(game).rows(games.load(game).view(case.state, None), NAMES[: case.seats], words)
        pressable = [choice for row in rows if not isinstance(row, ActionSelect) for choice in row]
        bright = {each.action for each in pressable if each.style in ("primary", "success")} & set(case.legal)
        chosen = case.advice and next((each for each in pressable if each.action == case.advice.action), None)
        if chosen is not None and bright:
            assert chosen.action in bright


def test_in_magic_numbers_a_reason_is_true_of_the_card_and_an_evil_number_never_costs_points() -> None:
    for case in positions("magic_numbers"):
        view, advice = case.view, case.advice
        assert advice is not None
        card = view.cards[case.seat]
        effect, after = taking(view.face, card.good, card.evil, card.score, view.options.target)
        key = advice.reasons[0].key
        keeps = advice.action == "keep"
        assert keeps is (key in ("wins", "evil-free", "good", "nearer", "over"))
        if effect == "evil" and card.score:
            assert (keeps, key) == (False, "evil")
        if key in ("wins", "good", "nearer"):
            assert after > card.score
        assert (key == "wins") is (after == view.options.target)
        assert key != "over" or effect == "over"


def test_in_sibling_rivalry_a_reason_points_to_what_is_advised() -> None:
    for case in positions("sibling_rivalry"):
        view, advice = case.view, case.advice
        assert advice is not None
        key, facts = advice.reasons[0].key, cast("dict[str, Any]", advice.reasons[0].facts)
        if view.phase == "choose":
            here = {f"choose {each.track}": each for each in landings(view)}
            mine = here.pop(advice.action)
            others = here.values()
            assert key != "wins" or mine.wins
            assert key != "tops" or mine.tops
            assert key != "stays" or (mine.scores and not all(each.scores for each in others))
            assert key != "more" or any(each.points == facts["otherwise"] < mine.points for each in others)
            assert key != "higher" or any(each.square == facts["otherwise"] < mine.square for each in others)
            assert mine.scores or not any(each.scores for each in others), "a pawn that comes off is no advice"
        else:
            place, danger = stopping(view).place, whole(float(next_danger(view)))
            assert (advice.action == "stop") is (key == "bank")
            assert key not in ("bank", "climb") or facts["percent"] == danger
            assert key != "bank" or place in ("alone", "ahead")
            assert key != "climb" or danger < 25
            assert key != "comes-off" or place in ("tied", "behind")
            assert key != "nothing-yet" or place == "none"


def test_in_tie_die_a_reason_speaks_for_the_cheaper_or_the_better() -> None:
    for case in positions("tie_die"):
        advice = case.advice
        assert advice is not None
        key, facts = advice.reasons[0].key, cast("dict[str, Any]", advice.reasons[0].facts)
        side = {
            "ready": {"now", "too-dear", "save"},
            "upgrade": {"bigger"},
            "pass": {"pass"},
            "challenge": {"pull-back", "fight"},
            "accept": {"accept"},
            "decline": {"decline", "drops"},
        }
        assert key in side[advice.action.split()[0]]
        if key in ("bigger", "too-dear"):
            assert (facts["points"] > facts["sides"]) is (key == "bigger")
        if key in ("accept", "decline"):
            assert (facts["points"] <= facts["stake"]) is (key == "accept")


def test_in_pillow_fight_nothing_is_better_by_the_measure_that_the_reason_names() -> None:
    for case in positions("pillow_fight"):
        view, advice = case.view, case.advice
        assert advice is not None
        word, _, square = advice.action.partition(" ")
        key, facts = advice.reasons[0].key, cast("dict[str, Any]", advice.reasons[0].facts)
        if word in ("move", "place"):
            there = prospects(view, case.seat, (square,))[square]
            assert facts["square"] == square
            assert key not in ("start", "fetch", "safer") or facts["percent"] == whole(float(there.risk))
            assert key != "fetch" or there.pillows or there.beside
        if key in ("aim", "safer"):
            assert (facts["percent"] > facts["otherwise"]) is (key == "aim")
        if key == "hit":
            assert facts["percent"] == max(whole(float(each.hit)) for each in aims(view).values())


def test_who_says_nothing_of_a_choice_leaves_it_to_the_strongest_computer() -> None:
    assert advise("tie_die", None, ("ready",), "seed") is None
