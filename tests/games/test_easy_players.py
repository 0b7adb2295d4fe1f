"""Easy computers and beginners are gentle, not silly: what a child would call stupid they do not do in 1,000 games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

import games
from games import simulation
from games.ai import levels
from games.ai.personas import BlunderRule
from games.core import Action
from games.core.dice import FastDice
from games.magic_numbers.rules import Card, FinishedTurn
from games.magic_numbers.rules import Options as MagicOptions
from games.magic_numbers.rules import View as MagicView
from games.pillow_fight.ai.blunder_rules import starts_without_a_pillow
from games.pillow_fight.rules import GAME
from games.sibling_rivalry.rules import Pawn
from games.tie_die.rules.state import Options as TieOptions
from tests.games import pillow_fight_helpers, sibling_rivalry_helpers, tie_die_helpers
from tests.games.optional import OURS
from tests.games.optional import blunder_rules as rules_in

RULES = {game: module.BLUNDER_RULES for game in games.names() if (module := rules_in(game))}
"""By game what a child would call stupid."""

TABLES = {
    "magic_numbers": (("easy", "random"), ("normal", "easy", "easy"), ("easy", "hard", "random", "easy")),
    "sibling_rivalry": (("easy", "random"), ("normal", "easy"), ("easy", "easy", "random", "normal")),
    "tie_die": (("easy", "random"), ("normal", "easy"), ("easy", "hard", "random"), ("easy",) * 4),
    "pillow_fight": (("easy", "easy", "random"), ("normal", "easy", "easy"), ("easy", "easy", "random", "normal")),
}
"""Who sits at the tables, one after the other; at those of another game gentle ones alone, as few as it takes."""

GENTLE = [(game, gentle) for game in RULES for gentle in ("easy", "beginner") if gentle in levels.known_players(game)]


@pytest.mark.parametrize(("game", "gentle"), GENTLE)
def test_a_gentle_computer_does_nothing_that_a_child_would_call_stupid(
    game: str, gentle: str, share: Callable[[int, int], int]
) -> None:
    found: Counter[str] = Counter()
    tables = TABLES.get(game) or (("easy",) * games.load(game).player_counts.start,)
    # Beginners, who weigh what they do, take ten times as long.
    for number in range(share(1000, 4 if gentle == "beginner" else 8)):
        levels = [gentle if level == "easy" else level for level in tables[number % len(tables)]]
        for made in simulation.decisions(game, games.load(game).options(), levels, "gentle", number):
            if levels[made.seat] == gentle:
                found.update(what.__name__ for what in RULES[game] if what(made.view, made.legal, made.action))
    assert not found


class Example(NamedTuple):
    """A choice, and what would be silly."""

    view: Any
    legal: Sequence[Action]
    action: Action


def _magic(
    good: int, evil: int, score: int, face: int, action: Action, history: tuple[FinishedTurn, ...] = ()
) -> Example:
    """Return a choice at a table for two."""
    cards = (Card(good, evil, score, ()), None)
    view = MagicView(0, 2, MagicOptions(), "choose", 0, face, (), history, cards, None)
    return Example(view, ("keep", "give 1"), action)


def _of(rules: Any, state: Any, action: Action) -> Example:
    return Example(rules.view(state, 0), rules.legal(state, 0), action)


def _tie(
    action: Action, score: tuple[int, int], die: tuple[int, int], phase: str = "upgrade", stake: int = 0
) -> Example:
    state = tie_die_helpers.position(score, die, phase=phase, waiting=[0], used=[1] if stake else ())
    return _of(tie_die_helpers.GAME, replace(state, challenge=(1, 0) if stake else None, stake=stake), action)


def _sibling(action: Action, score: int, pawns: tuple[Pawn | None, ...], phase: str, **other: Any) -> Example:
    return _of(
        sibling_rivalry_helpers.GAME, sibling_rivalry_helpers.position((score, 0), pawns, phase=phase, **other), action
    )


def _pillow(action: Action, at: Sequence[str | None], actions: int = 2, **other: Any) -> Example:
    return _of(GAME, replace(pillow_fight_helpers.fight(at, **other).state, actions=actions), action)


def _placing() -> Example:
    state = pillow_fight_helpers.opening().state
    while state.phase != "place" or state.turn != 0:
        assert state.turn is not None
        state = GAME.apply(state, state.turn, GAME.legal(state, state.turn)[0], FastDice(Random(1))).state
    legal = GAME.legal(state, 0)
    view = GAME.view(state, 0)
    return Example(view, legal, next(action for action in legal if starts_without_a_pillow(view, legal, action)))


CHOOSING: dict[str, Any] = {"phase": "choose", "faces": (2, 3, 3, 5, 5), "open": (2, 3)}

EXAMPLES: dict[str, Callable[[], Example]] = {
    "gives_away_the_number_that_wins": lambda: _magic(4, 2, 27, 3, "give 1"),
    "gives_away_its_good_number": lambda: _magic(4, 2, 3, 4, "give 1"),
    "throws_a_lot_of_points_away": lambda: _magic(4, 2, 15, 2, "keep"),
    "hands_somebody_the_win": lambda: _magic(4, 6, 3, 6, "give 1", tuple(FinishedTurn(1, 6, 1) for _ in range(4))),
    "stays_stuck_for_ever": lambda: _magic(1, 6, 29, 6, "give 1"),
    "passes_up_a_track_that_wins": lambda: _sibling("choose 3", 20, ((2, 6), None), **CHOOSING),
    "goes_where_its_pawn_is_lost": lambda: _sibling(
        "choose 2", 3, (None, (2, 3)), phase="choose", faces=(2, 3, 4, 5, 5), open=(2, 3)
    ),
    "throws_its_own_pawn_away": lambda: _sibling(
        "stop", 3, ((2, 1), (2, 3)), "decide", ones=2, dice=3, faces=(3, 3, 4)
    ),
    "stops_where_it_could_not_lose_anything": lambda: _sibling(
        "stop", 6, ((2, 1), None), "decide", ones=0, dice=3, faces=(2, 3, 3)
    ),
    "gambles_a_safe_pawn": lambda: _sibling("roll", 4, ((2, 4), None), "decide", ones=1, dice=4, faces=(2, 3, 3, 4)),
    "buys_what_never_pays": lambda: _tie("upgrade", (29, 10), (6, 6)),
    "buys_itself_out_of_reach": lambda: _tie("upgrade", (26, 29), (4, 4)),
    "lets_somebody_win": lambda: _tie("pass", (20, 29), (4, 4), "challenge"),
    "fights_where_it_is_sure_to_lose": lambda: _tie("accept", (20, 22), (4, 10), "answer", 4),
    "gives_up_a_sure_win": lambda: _tie("decline", (29, 20), (6, 6), "answer", 6),
    "ignores_somebody_at_hand": lambda: _pillow("end", ["A1", "B1", "F6"], 1, holding=[0], lying={"F1": 1}),
    "walks_away_from_somebody_at_hand": lambda: _pillow(
        "move B3",
        ["C1", "A1", None],
        rows=("......", "......", "......", "......", "##....", "......"),
        holding=[0],
        lying={"F1": 1},
    ),
    "does_not_throw_for_the_fifth_hit": lambda: _pillow("end", ["A1", "B1", "F6"], holding=[0], hits=[4, 0, 0]),
    "leaves_the_pillow_at_its_feet": lambda: _pillow("end", ["A1", "F6", "F1"], lying={"B2": 1}),
    "walks_away_from_all_pillows": lambda: _pillow("move E5", ["C3", "F6", "F1"], lying={"A1": 1}),
    "tears_the_last_pillow_for_somebody_else": lambda: _pillow(
        "swing 1", ["A1", "B1", "F6"], holding=[0], hits=[0, 3, 0]
    ),
    "starts_without_a_pillow": _placing,
}  # fmt: skip
"""One of each, at a small table."""


@pytest.mark.parametrize(("game", "what"), [(game, one) for game in OURS for one in RULES[game]])
def test_each_of_these_things_is_told_from_what_is_not_silly_and_left_alone(game: str, what: BlunderRule[Any]) -> None:
    view, legal, action = EXAMPLES[what.__name__]()
    assert what(view, legal, action)
    assert not all(what(view, legal, other) for other in legal)
    for gentle in [gentle for of, gentle in GENTLE if of == game]:
        computer = levels.load(game, gentle)
        assert not any(what(view, legal, computer.choose(view, legal, Random(seed))) for seed in range(40))


def test_an_easy_computer_of_tie_die_dares_something_now_and_then() -> None:
    done: Counter[str] = Counter()
    for number in range(20):
        for made in simulation.decisions("tie_die", TieOptions(), ("easy", "easy"), "dares", number):
            done[made.action.split()[0]] += 1
    assert done["challenge"] > 2
    assert done["upgrade"] > 3
