"""Reasons speak for the choice that they are given for, and never for the other one."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from games.analysis.explanations import best_other
from games.analysis.reasons import Reason, explain_action
from games.core import Action
from games.core.percents import whole
from games.magic_numbers.ai.belief_updates import public_beliefs
from games.magic_numbers.ai.prospects import CARDS, prospects
from games.pillow_fight.rules.queries import odds
from games.sibling_rivalry.rules.board import POINTS
from games.simulation import SimulatedDecision
from games.tie_die.ai.expected_points import fight_brings
from games.tie_die.rules import GAME
from tests.deep_share import share
from tests.games.test_reasons import EXPLAINED, decisions
from tests.games.tie_die_helpers import position


def speaks_against(game: str, view: Any, action: Action, instead: Action, reason: Reason) -> bool:
    """Return whether the reason, given for ``action``, speaks for ``instead``."""
    facts: Any = reason.facts
    kind = f"{game} {reason.key}"
    if kind in ("tie_die dear", "tie_die fight"):
        return (facts["percent"] > 50) is (reason.key == "dear") and facts["percent"] != 50
    if kind == "tie_die poor-trade":
        me, theirs = view.viewer, view.die[facts["other"]]
        return action != "pass" or fight_brings(view.score[me] - theirs, view.die[me], theirs) >= facts["points"]
    if kind == "tie_die threat":
        return action != f"challenge {facts['other']}"
    if kind == "sibling_rivalry about-to-win":
        pawn = view.pawns[facts["other"]]
        wins = view.score[facts["other"]] + POINTS[pawn[0]][pawn[1] - 1] > view.score_track.length
        return action == "stop" or not wins
    if kind == "sibling_rivalry next-roll":
        return (facts["safe"] == "yes") is not (action == "roll") or (facts["safe"] == "yes" and facts["points"] > 4)
    if kind == "sibling_rivalry risk":
        return bool(facts["percent"] >= facts["otherwise"])
    if kind == "magic_numbers ahead":
        known = public_beliefs(
            view.history, view.seats, view.options.target, view.seats - len(view.resigned), view.resigned
        )
        before, after = 0.0, 0.0
        for card, likely, score in zip(CARDS, known[facts["other"]].cards(), known[facts["other"]].scores, strict=True):
            future = prospects(*card, view.options.target)
            before += likely * (1 - future.open[score][facts["rounds"]])
            after += likely * (1 - future.open[future.after[view.face][score]][facts["rounds"]])
        return action != f"give {facts['other']}" or after >= before
    if kind == "magic_numbers own-evil":
        return action == "keep" or facts["face"] != view.cards[view.viewer].evil
    if game == "pillow_fight" and instead.startswith(("swing ", "throw ")):
        word, other = instead.split()
        now = whole(float(odds(view, view.viewer, int(other), word).hit))  # type: ignore[arg-type]
        return reason.key in ("then", "next-turn", "hits") and facts["percent"] <= now
    return False


def compared(game: str, decision: SimulatedDecision) -> tuple[Action, Action]:
    """Return the decision's best choice and the best other one, or two choices where they are not weighed."""
    first = decision.legal[0]
    other, better = best_other(game, decision.view, decision.legal, first)
    if other is None:
        chosen, rather = random.Random(decision.number).sample(list(decision.legal), 2)
        return chosen, rather
    return (first, other) if better else (other, best_other(game, decision.view, decision.legal, other)[0] or first)


@pytest.mark.parametrize("game", EXPLAINED)
def test_no_reason_speaks_for_the_opposite(game: str) -> None:
    given = 0
    for decision in islice(decisions(game), share(2_000, 60)):
        for action, instead in {compared(game, decision), (decision.legal[0], decision.legal[-1])}:
            for reason in explain_action(game, decision.view, action, instead):
                assert not speaks_against(game, decision.view, action, instead, reason), (action, instead, reason)
                given += 1
    assert given


def test_passing_is_not_explained_by_fights_that_are_mostly_won() -> None:
    """A d10 beats a d4 most of the time: that speaks for the challenge."""
    state = position((6, 9), (10, 4), phase="challenge")
    found = {
        reason.key: reason.facts for reason in explain_action("tie_die", GAME.view(state, 0), "pass", "challenge 1")
    }
    assert "dear" not in found


def test_a_leader_who_is_about_to_win_is_the_reason_to_challenge() -> None:
    state = position((12, 29), (6, 6), phase="challenge")
    (first, *_) = explain_action("tie_die", GAME.view(state, 0), "challenge 1", "pass")
    assert (first.key, first.facts["other"]) == ("threat", 1)
