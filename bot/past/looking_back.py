"""A review in words, for the chat and the terminal alike."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from bot.panels import Pick, has_panel
from bot.panels import load as load_panel
from bot.words import Words
from bot.words.telling import Narrator, because
from games.core import RESIGN, Action, Seat
from games.lucks import percentile
from games.marks import SURE, marked
from games.percents import percent
from games.review import AGREED, Costly, Decision, Player, Review
from games.table import Table
from renderers.course import Course, Line, Texts, course
from renderers.lettering import beginning, shorter

__all__ = ["LookingBack", "Person", "margin", "outlined", "shortened"]

REASONS = 2
"""So many reasons are told of one choice."""
LEAST = 0.01
"""Less chance than this is not worth a sentence about one choice."""
COLUMNS = ("start", "choices", "luck", "others", "rest", "end")
"""The columns of the ledger in the picture: the first and all that follows make the last."""
SHOWN_SWINGS = 3
"""Of so many players it is told how a turning point moved them: of those whom it moved most."""
_LONGEST_TELLING = 400
"""Characters of what happened."""
_END = re.compile(r"[.!?][”\"*)]*(?= )|[。！？][」』*）]*")
"""Where a sentence ends and another one begins."""

Way = Literal["won", "lost", "even"]


def margin(error: float) -> float:
    """Half of the 95% interval that belongs to a standard error."""
    return SURE * error


class Person(NamedTuple):
    """Somebody who sat in ``seat`` from one step to another, both included; in most games from the first to the
    last."""

    seat: Seat
    name: str
    first: int
    last: int


class LookingBack:
    """Tells one review. ``names`` are those of the seats as they can stand in a text, ``plain`` as they are.

    ``relieved`` are the seats that changed hands, in their order: after which step, and the name, as it can stand in a
    text, of the player who sat there until then.
    """

    def __init__(
        self,
        review: Review,
        table: Table,
        names: Sequence[str],
        plain: Sequence[str],
        words: Words,
        relieved: Sequence[tuple[Seat, int, str]] = (),
    ) -> None:
        self._relieved = relieved
        self.review = review
        self._table = table
        self.names = names
        self._plain = plain
        self.words = words
        self._narrator = Narrator(table.record, words)

    def people(self) -> list[Person]:
        """All who have played, by seats, and in each in their order."""
        found: list[Person] = []
        for seat, name in enumerate(self.names):
            first = 1
            for _, last, former in (one for one in self._relieved if one[0] == seat):
                found.append(Person(seat, former, first, last))
                first = last + 1
            found.append(Person(seat, name, first, len(self.review.decisions)))
        return found

    def part(self, person: Person) -> Player:
        """What of the seat's figures is that person's: their choices, and the dice of their time."""
        player = self.review.players[person.seat]
        if not any(seat == person.seat for seat, *_ in self._relieved):
            return player
        time = self.review.decisions[person.first - 1 : person.last]
        made = [one for one in time if one.seat == person.seat and one.best is not None]
        rolled = [one for one in time if one.luck[person.seat]]
        luck = sum(one.luck[person.seat] for one in time)
        return replace(
            player,
            luck=luck,
            luck_error=math.hypot(
                *(error for one in rolled for error in (one.errors.after[person.seat], one.errors.chosen[person.seat]))
            ),
            quality=-sum(one.lost for one in made),
            quality_error=math.hypot(*(one.lost_error for one in made)),
            choices=len(made),
            agreed=sum(one.lost < AGREED for one in made),
            marks=marked(time, person.seat),
            luckier=None if player.luckier is None else percentile(self.review.game, len(self.names), luck),
        )

    def who(self, decision: Decision) -> str:
        """The name of the player who made that choice, as it can stand in a text."""
        return self._names_at(decision.n)[decision.seat]

    def _names_at(self, number: int) -> Sequence[str]:
        names = list(self.names)
        for seat, last, former in reversed(self._relieved):
            if number <= last:
                names[seat] = former
        return names

    def players(self) -> list[str]:
        """A sentence or two about each player, and where a seat has changed hands about each who sat there."""
        found: list[str] = []
        for player in self.review.players:
            found.append(self._player(player))
            them = [person for person in self.people() if person.seat == player.seat]
            found += map(self._part, them if len(them) > 1 else ())
        if not self.review.finished:
            found.append(self.words("review-unfinished"))
        return found

    def turning_points(self) -> list[str]:
        """What moved the chances most, in the order of the game."""
        found = [self.words("review-turning")]
        for place, point in enumerate(self.review.turning_points, 1):
            decision = self._decision(point.n)
            told = self.words(
                "review-turn",
                place=place,
                step=point.n,
                told=self.happened(point.n),
                by=point.by,
                swings=", ".join(self._swings(decision)),
            )
            if decision.lost >= LEAST and decision.best is not None:
                told += " " + self.words(
                    "review-advice",
                    best=self.label(decision, decision.best),
                    points=self._lost(decision),
                    player=self.who(decision),
                )
            found.append(told)
        return found if len(found) > 1 else [*found, self.words("review-no-turning")]

    def _swings(self, decision: Decision) -> list[str]:
        swing = decision.swing
        moved = sorted(range(len(swing)), key=lambda seat: -abs(swing[seat]))[:SHOWN_SWINGS]
        return [
            self.words(
                "review-swing",
                player=self.names[seat],
                before=percent(decision.before[seat]),
                after=percent(decision.after[seat]),
            )
            for seat in moved
            if round(100 * abs(swing[seat])) > 0
        ]

    def costly(self) -> list[str]:
        """The choices that lost most, the dearest first, each with what spoke for the better one."""
        costly = self.review.costly
        return [
            self.words("review-costly"),
            *(map(self._cost, costly) if costly else [self.words("review-no-costly")]),
        ]

    def how(self) -> str:
        """What of it is exact, and what an estimate."""
        if self.review.method == "played":
            return self.words("review-how-played", samples=self.review.samples)
        if self.review.exact:
            return self.words("review-how-counted")
        return self.words("review-how-sampled")

    def alt(self) -> str:
        """The picture in words."""
        players = [
            self.words("review-alt-player", player=name, start=percent(player.start), end=percent(player.result))
            for name, player in zip(self._plain, self.review.players, strict=True)
        ]
        turns = [self.words("review-alt-step", step=point.n) for point in self.review.turning_points]
        return self.words(
            "review-alt",
            steps=len(self.review.decisions),
            players=", ".join(players),
            turns=self.words.join(turns) if turns else "none",
        )

    def picture(self) -> bytes:
        """The chances over the game, as a PNG."""
        review, say = self.review, self.words
        texts = Texts(
            title=say("review-plot-title", game=say("title")),
            about=say("review-plot-about", steps=len(review.decisions)),
            marks=say("review-plot-marks") if review.turning_points else "",
            columns=tuple(say(f"review-plot-{column}") for column in COLUMNS),
        )
        lines = [
            Line(
                name=self._plain[player.seat],
                seat=player.seat,
                chances=(review.start[player.seat], *(decision.after[player.seat] for decision in review.decisions)),
                errors=(
                    margin(review.start_errors[player.seat]),
                    *(margin(decision.errors.after[player.seat]) for decision in review.decisions),
                ),
                figures=ledger(player),
            )
            for player in review.players
        ]
        return course(Course(texts, lines, tuple(point.n for point in review.turning_points)), say)

    def _player(self, player: Player) -> str:
        say = self.words
        parts = {
            name: say(f"review-{name}", way=way(value, error), points=self._points(value, error))
            if way(value, error) != "even"
            else ""
            for name, value, error in (
                ("others", player.others, player.others_error),
                ("unseen", player.unseen, 0.0),
                ("drift", player.drift, player.drift_error),
            )
        }
        return say(
            "review-player",
            player=f"**{self.names[player.seat]}**",
            start=percent(player.start),
            end=percent(player.result),
            way=way(player.quality, player.quality_error),
            points=self._points(player.quality, player.quality_error),
            choices=player.choices,
            agreed=player.agreed,
            mean=self._mean(player),
            luck=say(
                "review-luck",
                way=way(player.luck, player.luck_error),
                points=self._points(player.luck, player.luck_error),
            ),
            **parts,
        )

    def _part(self, person: Person) -> str:
        part = self.part(person)
        return self.words(
            "review-part",
            player=f"**{person.name}**",
            first=person.first,
            last=person.last,
            steps=max(0, person.last - person.first + 1),
            way=way(part.quality, part.quality_error),
            points=self._points(part.quality, part.quality_error),
            choices=part.choices,
            luck=self.words(
                "review-luck",
                way=way(part.luck, part.luck_error),
                points=self._points(part.luck, part.luck_error),
            ),
        )

    def _mean(self, player: Player) -> str:
        """What a real turn lost on average, in a clause of its own; nothing where that is nothing."""
        mean = round(100 * (player.marks.turn_lost or 0.0), 1)
        return self.words("review-mean", points=mean, turns=player.marks.turns) if mean else ""

    def _points(self, value: float, error: float) -> int | str:
        if 100 * margin(error) < 0.5:
            return points(value)
        return self.words("review-points", points=points(value), margin=points(margin(error)))

    def _cost(self, costly: Costly) -> str:
        decision = self._decision(costly.n)
        who, lost = self.who(decision), self._lost(decision)
        if decision.action == RESIGN or decision.best is None:
            return f"**{decision.n}.** " + self.words("review-left", player=who, points=lost)
        told = self.words(
            "review-cost",
            step=decision.n,
            told=self.happened(decision.n),
            chosen=self.label(decision, decision.action),
            best=self.label(decision, decision.best),
            player=who,
            points=lost,
        )
        names = self._names_at(decision.n)
        return " ".join([told, *(because(reason, names, self.words) for reason in costly.reasons[:REASONS])])

    def _lost(self, decision: Decision) -> int | str:
        return self._points(decision.lost, decision.lost_error)

    def _decision(self, number: int) -> Decision:
        return self.review.decisions[number - 1]

    def happened(self, number: int, most: int = _LONGEST_TELLING) -> str:
        """What the room saw of that step, in so many characters at most."""
        frame = self._table.frames[number]
        self._narrator.catch_up(self._table.frames)
        return outlined([told for _, told in self._narrator.told(frame, self._names_at(number), None)], most)

    def label(self, decision: Decision, action: Action) -> str:
        """What the button said that did it."""
        return label(self._table, decision.n, decision.seat, action, self._plain, self.words)


def outlined(told: Sequence[str], most: int) -> str:
    """What happened, one thing after the other, in so many characters at most: if all of it is longer, how it began and
    as much of the end as there is room for, which is what came of it."""
    whole = " ".join(told)
    if len(whole) <= most or len(told) == 1:
        return shortened(whole, most)
    first, *rest = told
    for left_out in range(1, len(rest)):
        found = f"{first} … {' '.join(rest[left_out:])}"
        if len(found) <= most:
            return found
    last = shortened(rest[-1], most // 2)
    return f"{shortened(first, most - len(last) - 3).removesuffix('…')} … {last}"


def shortened(told: str, most: int) -> str:
    """As many whole sentences of ``told`` as ``most`` characters hold; of a first one that is longer, its words."""
    if len(told) <= most:
        return told
    ends = [end.end() for end in re.finditer(_END, told) if end.end() <= most]
    return told[: ends[-1]] if ends else f"{beginning(told, most - 1).rsplit(' ', 1)[0]}…"


def label(table: Table, number: int, seat: Seat, action: Action, names: Sequence[str], words: Words) -> str:
    """What the button said that did ``action`` as number ``number``; its notation where there was none."""
    if has_panel(table.game.name):
        view = table.game.view(table.frames[number - 1].state, None)
        for row in load_panel(table.game.name).rows(view, names, words):
            for choice in row.choices if isinstance(row, Pick) else row:
                if choice.action == action:
                    return choice.label
    return shorter(action, 61)


def way(value: float, error: float = 0.0) -> Way:
    """Which way it goes, if that can be said: a figure below half a point, or inside of its own margin, goes
    neither."""
    if 100 * abs(value) < 0.5 or abs(value) <= margin(error):
        return "even"
    return "won" if value > 0 else "lost"


def points(value: float) -> int:
    """Hundredths of a win, without sign."""
    return round(100 * abs(value))


def ledger(player: Player) -> tuple[str, ...]:
    """What a player's result was made of, in whole hundredths that add up: a figure for each of ``COLUMNS``.

    The rest is what nobody could know, what the estimates corrected, and what rounding leaves.
    """
    start, *parts, end = (
        round(100 * value) for value in (player.start, player.quality, player.luck, player.others, player.result)
    )
    rest = end - start - sum(parts)
    return (str(start), *(signed(part / 100) for part in (*parts, rest)), str(end))


def signed(value: float) -> str:
    """Hundredths of a win, with sign."""
    whole = round(100 * value)
    return "0" if whole == 0 else f"+{whole}" if whole > 0 else f"−{-whole}"
