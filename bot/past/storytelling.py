"""A review as a story: what decided the game, the blunder, the luck, and how well everybody played, in plain words.

Its figures are those of the review; what is made of them is fixed here and told in ``docs/review.md``.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.past.looking_back import LookingBack, margin
from bot.table.names import for_chat
from games.core import RESIGN, Action
from games.marks import BLUNDER, given_away, missed
from games.review import Decision, Player

DEARLY = 0.25
"""From so much on a blunder cost dearly."""
NOTICED, CLEAR, AMAZING = 0.1, 0.3, 0.6
"""From so much of a chance to win that the dice gave or took on, luck is told of, as clear, and as amazing."""
RARE = (15, 30, 45)
"""The same where it is known how rare it is: so far from the middle of a hundred such games."""
CHANCES = (0.03, 0.2, 0.4, 0.6, 0.8, 0.97)
"""Where one word for a chance ends and the next begins."""
_LONGEST = 220
"""Characters of what happened."""


def fortune(player: Player) -> str:
    """What the dice did for or against somebody: ``even``, or ``little``, ``clear`` or ``amazing`` with ``-up`` or
    ``-down``."""
    if abs(player.luck) <= margin(player.luck_error):
        return "even"
    if player.luckier is None:
        size, edges, up = abs(player.luck), (NOTICED, CLEAR, AMAZING), player.luck > 0
    else:
        size, edges, up = float(abs(player.luckier - 50)), RARE, player.luckier > 50
    words = [word for word, edge in zip(("little", "clear", "amazing"), edges, strict=True) if size >= edge]
    return f"{words[-1]}-{'up' if up else 'down'}" if words else "even"


class Story:
    """Tells one review to somebody who knows no figures."""

    def __init__(self, told: LookingBack) -> None:
        self._told = told
        self._review = told.review
        self._words = told.words
        self._names = told.names
        points = self._review.turning_points
        self._decided = max(points, key=lambda point: sum(map(abs, point.swing)), default=None)

    @property
    def step(self) -> int:
        """After which action it was decided; the last one if no single one did it."""
        return len(self._review.decisions) if self._decided is None else self._decided.n

    def sentences(self) -> list[str]:
        """What decided it, the blunder, and the luck."""
        return [self._what_decided_it(), self._blunder(), self._luck()]

    def players(self) -> str:
        """How well everybody chose, and how lucky they were: a line each."""
        say, lines = self._words, list[str]()
        for person in self._told.people():
            part = self._told.part(person)
            played, luck = part.marks.accuracy, say(f"story-luck-{fortune(part)}")
            if part.luckier is not None:
                luck = say("story-luck-rare", luck=luck, games=part.luckier)
            missteps = [
                say(f"story-{kind}", number=number)
                for kind, number in (("blunders", part.marks.blunders), ("slips", part.marks.slips))
                if number
            ]
            lines.append(
                say(
                    "story-player",
                    player=person.name,
                    accuracy="none" if played is None else str(played),
                    missed="".join(missteps),
                    luck=luck,
                )
            )
        return "\n".join(lines)

    def _what_decided_it(self) -> str:
        if self._decided is None:
            return self._words("story-nothing-decided")
        decision, seat = self._review.decisions[self._decided.n - 1], self._decided.most
        return self._words(
            "story-decided",
            told=self._told.happened(decision.n, _LONGEST),
            step=decision.n,
            player=self._names[seat],
            before=self._chance(decision.before[seat]),
            after=self._chance(decision.after[seat]),
        )

    def _blunder(self) -> str:
        dear = [
            decision
            for decision in self._review.decisions
            if decision.best is not None and decision.action != RESIGN and missed(decision)
        ]
        if not dear:
            return self._words("story-no-blunder")
        worst = max(dear, key=given_away)
        assert worst.best is not None
        lost = given_away(worst)
        return self._words(
            "story-blunder",
            kind=missed(worst),
            step=worst.n,
            player=self._told.who(worst),
            chosen=self._chosen(worst, worst.action),
            best=self._chosen(worst, worst.best),
            cost="dearly" if lost >= DEARLY else "much" if lost >= BLUNDER else "little",
        )

    def _luck(self) -> str:
        players = self._review.players
        if all(fortune(player) == "even" for player in players):
            return self._words("story-fair-dice")
        # Those at one table compare by points; how rare each one's luck is, stands with their names.
        by_luck: Sequence[Player] = sorted(players, key=lambda player: player.luck)
        return self._words("story-dice", lucky=self._names[by_luck[-1].seat], unlucky=self._names[by_luck[0].seat])

    def _chosen(self, decision: Decision, action: Action) -> str:
        """What a choice was called, for the chat: names may be in it."""
        return for_chat([self._told.label(decision, action)])[0]

    def _chance(self, chance: float) -> str:
        """A chance to win in words: seven of them, from next to none to a win in hand."""
        return self._words(f"story-chance-{sum(chance >= edge for edge in CHANCES)}")
