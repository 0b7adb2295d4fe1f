"""Reasons of computers: every kind is given, and told, and none where there is nothing to say."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, permutations
from typing import Any

import pytest
from msgspec.structs import replace

import games
from bot.i18n.narrator import reason_sentence
from games import simulation
from games.analysis import reasons
from games.analysis.reasons import Reason
from games.core import ONE_SEAT, RESIGN, Action, Seat
from games.simulation import SimulatedDecision
from sleepover.workshop.checks.required_messages import Listening
from tests.deep_share import deep
from tests.games.pillow_fight_helpers import fight
from tests.games.tie_die_helpers import position

EXPLAINED = [game for game in games.names() if reasons.reason_keys(game)]
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn")
GAMES = 200
"""As many games are played at most until every kind has been found."""
OFTEN = 20
"""So often a reason of one kind is put into words."""
FEW = 60 if deep() else 300
"""At least so many decisions of each game are looked at, and as many as it takes until every kind has been found."""
TELLING: dict[str, Sequence[int]] = {} if deep() else {"magic_numbers": (10, 33), "sibling_rivalry": (0, 5)}
"""Games with which one begins where it takes long to say why: there the rarest kinds are found."""
RARE: dict[str, Sequence[tuple[Any, Seat]]] = {
    # Only who has a much larger die than somebody ahead reaches the target by a fight: in none of those 200 games.
    "tie_die": [(position((26, 27), (10, 4), phase="challenge"), 0)],
    # Only with fragile things, of which one is broken, is over what a throw misses.
    "pillow_fight": [
        (fight(["C3", "C6", "F6"], holding=(0, 1, 2), hits=hits, fragile=("C5", "A1")).state, 0)
        for hits in ((3, 1, 2), (0, 1, 2), (2, 1, 2))
    ],
}
"""By game, positions with reasons that are true too seldom to be met in games, and who decides there."""


def decisions_in(game: str, number: int) -> Iterator[SimulatedDecision]:
    """Choices of a game with a few players, easy ones among them, who come into all kinds of trouble."""
    rules = games.load(game)
    seats = min(max(rules.player_counts.start, 2 + number % 3), rules.player_counts.stop - 1)
    levels = [("random", "easy", "normal")[(number + seat) % 3] for seat in range(seats)]
    return simulation.decisions(game, rules.options(), levels, "reasons", number)


def decisions(game: str) -> Iterator[SimulatedDecision]:
    """Yield the decisions of many games."""
    return (decision for number in range(GAMES) for decision in decisions_in(game, number))


def all_reasons(game: str) -> Iterator[tuple[Any, Action, Action | None, tuple[Reason, ...]]]:
    """Yield the reasons for an action in each of many positions: by itself, and rather than another one.

    In rare positions, yield them for every action.
    """
    rules = games.load(game)
    for state, seat in RARE.get(game, ()):
        view = rules.view(state, seat)
        for action, instead in permutations(rules.legal(state, seat), 2):
            yield view, action, instead, reasons.explain_action(game, view, action, instead)
    for number in sorted(range(GAMES), key=lambda number: number not in TELLING.get(game, ())):
        for decision in decisions_in(game, number):
            action, other = random.Random(f"{number} {decision.number}").sample(decision.legal, 2)
            for rather in (None, other):
                yield decision.view, action, rather, reasons.explain_action(game, decision.view, action, rather)


@pytest.mark.parametrize("game", EXPLAINED)
def test_every_kind_of_reason_occurs_and_is_told_as_it_says(game: str) -> None:
    speak = Listening(game)
    left, said = set(reasons.reason_keys(game)), Counter[str]()
    with speak.noting():
        for number, (view, action, instead, found) in enumerate(all_reasons(game)):
            if not left and number > FEW:
                break
            assert len({reason.key for reason in found}) == len(found), (action, instead, found)
            for reason in found:
                left.discard(reason.key)
                assert set(reason.facts) == set(reasons.reason_facts(game)[reason.key])
                check_facts(view, reason)
                said[reason.key] += 1
                if said[reason.key] > OFTEN:
                    continue
                told = reason_sentence(reason, NAMES, speak)
                assert told.endswith("."), told
                assert told[0].isupper() or told[0].isdigit(), told
    assert left == set(), "never given"
    assert not speak.missing
    assert not speak.badly


def check_facts(view: Any, reason: Reason) -> None:
    for name, fact in reason.facts.items():
        assert type(fact) in (int, str), reason
        if name in ONE_SEAT:
            assert isinstance(fact, int)
            assert 0 <= fact < len(NAMES), reason
            assert fact not in view.resigned, reason
        if name == "percent":
            assert isinstance(fact, int)
            assert 0 <= fact <= 100, reason


@pytest.mark.parametrize("game", EXPLAINED)
def test_the_same_view_gives_the_same_reasons_and_no_move_speaks_against_itself(game: str) -> None:
    for decision in islice(decisions(game), 10):
        view, (action, instead) = decision.view, decision.legal[:2]
        assert reasons.explain_action(game, view, action, instead) == reasons.explain_action(
            game, view, action, instead
        )
        assert reasons.explain_action(game, view, action, action) == ()


@pytest.mark.parametrize("game", EXPLAINED)
def test_there_is_nothing_to_say_to_those_who_do_not_decide_or_have_no_choice(game: str) -> None:
    for decision in islice(decisions(game), 10):
        for action in (RESIGN, "nonsense"):
            assert reasons.explain_action(game, decision.view, action) == ()
        assert (
            reasons.explain_action(game, replace(decision.view, viewer=None), decision.legal[0], decision.legal[1])
            == ()
        )
