"""The best thing to do with the rest of a turn: every plan of one or two actions, with exact odds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from games.core import Action
from games.pillow_fight.ai.evaluation import impatience, value
from games.pillow_fight.ai.search_state import SearchContext, SearchPosition, share
from games.pillow_fight.rules.squares import members

Judgement = Callable[[SearchContext, SearchPosition], float]
"""Returns a position's value for ``fight.me`` after an action or a turn."""

LEVEL_TIE: Final = 1e-9
"""Actions are taken to be equally good if no more than this is between them."""


def best_of(ranked: Mapping[Action, float]) -> list[Action]:
    """Return the best actions: ``end`` wins every tie, and any other action wins against a move."""
    most = max(ranked.values()) - LEVEL_TIE
    best = [action for action, worth in ranked.items() if worth >= most]
    if "end" in best:
        return ["end"]
    return [action for action in best if not action.startswith("move ")] or best


class TurnSearch:
    """The plans for what is left of ``fight.me``'s turn, judged at its end."""

    def __init__(self, fight: SearchContext, judge: Judgement = value) -> None:
        self.fight = fight
        self._judge = judge
        self._eager = impatience(fight)
        self._judged: dict[SearchPosition, float] = {}

    def ranked(self, position: SearchPosition, actions: int, attacked: bool) -> dict[Action, float]:
        """Return the value of each possible next action, given the best continuation."""
        found: dict[Action, float] = {"end": self.value_at_end(position)}
        for action, following in self._moves(position):
            found[action] = self._best(following, actions - 1, attacked, may_move=False)
        if actions > 1:
            self._two_moves(position, found)
        for action, following in self._plain(position):
            found[action] = self._best(following, actions - 1, attacked)
        if not attacked and position.holding >> self.fight.me & 1:
            found.update(self._attacks(position, actions))
        return found

    def value_at_end(self, position: SearchPosition) -> float:
        """Return the value of ending the turn in this position; cached."""
        worth = self._judged.get(position)
        if worth is None:
            worth = self._judged[position] = self._judge(self.fight, position)
        return worth

    def _best(self, position: SearchPosition, actions: int, attacked: bool, *, may_move: bool = True) -> float:
        best = self.value_at_end(position)
        if not actions:
            return best
        for _, following in self._plain(position):
            best = max(best, self.value_at_end(following))
        if may_move:
            for _, following in self._moves(position):
                best = max(best, self.value_at_end(following))
        if not attacked and position.holding >> self.fight.me & 1:
            for _, worth in self._attacks(position, actions):
                best = max(best, worth)
        return best

    def _moves(self, position: SearchPosition) -> Iterator[tuple[Action, SearchPosition]]:
        me = self.fight.me
        reached, actions = self.fight.known.moves(position.at[me], self.fight.standing(position, me))
        for action, square in zip(actions, members(reached), strict=True):
            yield action, position.moved(me, square)

    def _two_moves(self, position: SearchPosition, found: dict[Action, float]) -> None:
        """Raise what moves are worth that lead on to a better square; each such square is judged once."""
        me, known = self.fight.me, self.fight.known
        others = self.fight.standing(position, me)
        reached, actions = known.moves(position.at[me], others)
        seen = reached | 1 << position.at[me]
        for action, square in zip(actions, members(reached), strict=True):
            farther = known.moves(square, others)[0] & ~seen
            seen |= farther
            for end in members(farther):
                found[action] = max(found[action], self.value_at_end(position.moved(me, end)))

    def _plain(self, position: SearchPosition) -> Iterator[tuple[Action, SearchPosition]]:
        """Yield picking up and defending (the actions without dice or movement) with the resulting positions."""
        fight, me = self.fight, self.fight.me
        if not position.holding >> me & 1:
            for square in members(position.free & fight.spans.hands[position.at[me]]):
                yield fight.known.take_actions[square], position.took(me, square)
        if fight.options.full_defence and not position.defending >> me & 1:
            yield "defend", position.defended(me)

    def _attacks(self, position: SearchPosition, actions: int) -> Iterator[tuple[Action, float]]:
        fight, me = self.fight, self.fight.me
        for kind, other, covered in fight.attacks(position, me):
            worth = self._eager
            for reply in fight.replies(position, me, kind, other, covered):
                if reply.over:
                    worth += reply.chance * share(reply.position, fight.order, me)
                else:
                    worth += reply.chance * self._best(reply.position, actions - 1, True)
            yield f"{kind} {other}", worth
