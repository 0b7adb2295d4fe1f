"""A review as a story: what decided the game, the blunder, the luck, and how well everybody played, in plain words.

Its figures are those of the review; what is made of them is fixed in ``bot.past.verdicts`` and told in
``docs/review.md``.
"""

from __future__ import annotations

from bot.past.looking_back import LookingBack
from bot.past.verdicts import care, deciding, extremes, fortune, likelihood, tells_rank
from games.marks import missed
from games.percents import percent
from games.review import misstep

__all__ = ["Story", "fortune"]

_LONGEST = 220
"""Characters of what happened."""


class Story:
    """Tells one review to somebody who knows no figures."""

    def __init__(self, told: LookingBack) -> None:
        self._told = told
        self._review = told.review
        self._words = told.words
        self._decided = None if told.review.insufficient else deciding(told.review)
        self._people = told.people()
        self._parts = [told.part(person) for person in self._people]

    @property
    def step(self) -> int:
        """After which action it was decided; the last one if no single one did it."""
        return len(self._review.decisions) if self._decided is None else self._decided.n

    def sentences(self) -> list[str]:
        """What decided it, the blunder, and the luck; that nobody can tell, where too little was looked at."""
        if self._review.insufficient:
            return [self._told.insufficient()]
        return [self._what_decided_it(), self._blunder(), self._luck()]

    def players(self) -> str:
        """Say how well and how luckily everybody played: a line each; nothing where nobody can tell."""
        if self._review.insufficient:
            return ""
        say, lines = self._words, list[str]()
        for person, part in zip(self._people, self._parts, strict=True):
            played, luck = part.marks.accuracy, say(f"story-luck-{fortune(part)}")
            if tells_rank(part):
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
        told = self._words(
            "story-decided",
            told=self._told.happened(decision.n, _LONGEST),
            step=decision.n,
            player=self._told.names_at(decision.n)[seat],
            before=self._chance(decision.before[seat]),
            after=self._chance(decision.after[seat]),
        )
        joke = self._told.joke(decision.n)
        return f"{told}\n> {joke}" if joke else told

    def _blunder(self) -> str:
        worst = misstep(self._review.decisions)
        if worst is None:
            found = care([part.marks for part in self._parts], self._review.decisions)
            return self._words("story-no-blunder", care=found)
        assert worst.best is not None
        told = self._words(
            "story-blunder",
            kind=missed(worst),
            step=worst.n,
            player=self._told.who(worst),
            chosen=self._told.label(worst, worst.action),
            best=self._told.label(worst, worst.best),
        )
        return " ".join([told, *self._told.reasons(worst)])

    def _luck(self) -> str:
        lucky, unlucky = extremes(self._parts)
        if lucky is None and unlucky is None:
            return self._words("story-fair-dice")
        return self._words(
            "story-dice",
            who="both" if None not in (lucky, unlucky) else "unlucky" if lucky is None else "lucky",
            lucky="" if lucky is None else self._people[lucky].name,
            unlucky="" if unlucky is None else self._people[unlucky].name,
        )

    def _chance(self, chance: float) -> str:
        """A chance to win in words and in games of a hundred."""
        word = self._words(f"story-chance-{likelihood(chance, len(self._review.seats))}")
        return self._words("story-chance", word=word, games=percent(chance))
