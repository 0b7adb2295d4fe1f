"""A review in words, for the chat and the terminal alike.

A review as a story: what decided the game, the blunder, the luck, and how well everybody played, in plain words.

Its figures are those of the review; what is made of them is fixed in ``bot.history.verdicts`` and told in
``docs/review.md``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.history.moments import Moments
from bot.history.verdicts import care, deciding, extremes, fortune, luck_points
from bot.i18n import Localizer
from bot.i18n.narrator import reason_sentence
from bot.table.display_names import from_chat
from games.analysis import win_probability
from games.analysis.accuracy import accuracy_report
from games.analysis.decisions import choice_parts
from games.analysis.mistakes import SURE, choice_loss, misstep, mistake_kind
from games.analysis.reasons import ODDS, win_odds_reason
from games.analysis.review import AGREED, COSTLY, CostlyChoice, Review, ReviewedDecision, ReviewedPlayer
from games.analysis.win_probability import Vector
from games.core import RESIGN, Seat, Won
from games.core.percents import percent
from games.core.table import Table
from renderers.charts.win_chance import ChanceLine, WinChart, WinChartTexts, draw_win_chart

__all__ = [
    "Readers",
    "ReviewSummary",
    "ReviewText",
    "SeatTenure",
    "confidence_margin",
    "fortune",
    "ledger",
    "signed_hundredths",
]

REASONS = 2
"""Number of reasons shown for one choice."""
LEAST = 0.01
"""Less chance than this is not worth a sentence about one choice."""
COLUMNS = ("start", "choices", "others", "luck", "end")
"""The columns of the ledger in the picture: the first and all that follows make the last."""
SHOWN_SWINGS = 3
"""Number of players whose change at a turning point is shown: those whom it moved most."""


def confidence_margin(error: float) -> float:
    """Half of the 95% interval that belongs to a standard error."""
    return SURE * error


class SeatTenure(NamedTuple):
    """Player who sat in ``seat`` from one step to another, both included.

    In most games that is from the first step to the last.
    """

    seat: Seat
    name: str
    first: int
    last: int


class Readers(NamedTuple):
    """People to whom a review is shown: the seat of who reads it alone, if anybody does, and all ``people``'s seats.

    With ``people``, the costliest choice of everybody else is shown, theirs first.
    """

    seat: Seat | None = None
    people: Sequence[Seat] = ()


EVERYBODY = Readers()


class ReviewText:
    """Text of one review. ``names`` are those of the seats as they can stand in a text, ``plain`` as they are.

    ``relieved`` are the seats that changed hands, in their order: after which step, and the name, as it can stand in a
    text, of the player who sat there until then.
    """

    def __init__(
        self,
        review: Review,
        table: Table,
        names: Sequence[str],
        plain: Sequence[str],
        words: Localizer,
        relieved: Sequence[tuple[Seat, int, str]] = (),
        readers: Readers = EVERYBODY,
    ) -> None:
        self._people = readers.people
        self._reader = readers.seat
        self._relieved = relieved
        self.review = review
        self._table = table
        self.names = names
        self._plain = plain
        self.words = words
        self.moments = Moments(table, plain, words)
        judgement = win_probability.load(review.game)
        self._hidden = judgement is not None and judgement.laid_open is not None

    def tenures(self) -> list[SeatTenure]:
        """All who have played, by seats, and in each in their order."""
        found: list[SeatTenure] = []
        for seat, name in enumerate(self.names):
            first = 1
            for _, last, former in (one for one in self._relieved if one[0] == seat):
                found.append(SeatTenure(seat, former, first, last))
                first = last + 1
            found.append(SeatTenure(seat, name, first, len(self.review.decisions)))
        return found

    def tenure_part(self, person: SeatTenure) -> ReviewedPlayer:
        """Return that player's part of the seat's figures: the chances of their time, and what changed them."""
        player, seat = self.review.players[person.seat], person.seat
        time = self.review.decisions[person.first - 1 : person.last]
        if self.review.insufficient or not time or len(time) == len(self.review.decisions):
            return player
        worth = [choice_parts(one, seat, hidden=self._hidden) for one in time]
        own, others = (sum(parts) for parts in zip(*worth, strict=True))
        made = [one for one in time if one.seat == seat and one.best is not None]
        rolled = [one for one in time if one.luck[seat]]
        start, end = time[0].before[seat], time[-1].after[seat]
        return replace(
            player,
            start=start,
            result=end,
            luck=end - start - own - others,
            luck_error=math.hypot(
                *(error for one in rolled for error in (one.errors.after[seat], one.errors.chosen[seat]))
            ),
            quality=own,
            quality_error=math.hypot(*(one.lost_error for one in made)),
            others=others,
            unseen=0.0,
            drift=0.0,
            drift_error=0.0,
            choices=len(made),
            agreed=sum(one.lost < AGREED for one in made),
            marks=accuracy_report(time, seat),
        )

    def chooser_name(self, decision: ReviewedDecision) -> str:
        """Return the name of the player who made that choice, as it can stand in a text."""
        return self.names_at(decision.n)[decision.seat]

    def names_at(self, number: int) -> Sequence[str]:
        """Return the names of the players in the seats at that step, as they can stand in a text."""
        names = list(self.names)
        for seat, last, former in reversed(self._relieved):
            if number <= last:
                names[seat] = former
        return names

    def winners(self) -> str:
        """Return who won, and by what: the points of all, or that the others had left."""
        ranking = self._table.ranking
        if ranking is None:
            return self.words("review-unfinished")
        how = {event.how for event in self._table.frames[-1].events if isinstance(event, Won)}
        scores = self._table.game.scores(self._table.state)
        order = [seat for place in ranking for seat in place]
        standings = self.words.format_items(
            self.words("review-standing", player=self.names[seat], points=scores[seat]) for seat in order
        )
        return self.words(
            "story-won",
            winners=self.words.format_list([self.names[seat] for seat in ranking[0]]),
            how="left" if "last" in how else "points" if scores else "none",
            standings=standings,
        )

    def players(self, *, drawn: bool = False) -> list[str]:
        """Return what each player's chance was made of, a line each, and to whom luck was kindest.

        If the picture is ``drawn``, its figures are left to it. If a seat has changed hands, there is a line for each
        player who sat there.
        """
        people = self.tenures()
        parts = [self.tenure_part(person) for person in people]
        found = [self.insufficient()] if self.review.insufficient else [self._luck(people, parts)]
        if not self.review.insufficient:
            found.append(self.words("review-ledger"))
        found += [self._player(person, part, drawn=drawn) for person, part in zip(people, parts, strict=True)]
        if not self.review.finished:
            found.append(self.words("review-unfinished"))
        return found

    def _luck(self, people: Sequence[SeatTenure], parts: Sequence[ReviewedPlayer]) -> str:
        lucky, unlucky = extremes(parts)
        if lucky is None and unlucky is None:
            unsure = any(fortune(part) == "unsure" for part in parts)
            if not unsure:
                return self.words("story-fair-dice")
            return self.words("story-dice", who="unsure", lucky="", unlucky="")
        return self.words(
            "story-dice",
            who="both" if None not in (lucky, unlucky) else "unlucky" if lucky is None else "lucky",
            lucky="" if lucky is None else people[lucky].name,
            unlucky="" if unlucky is None else people[unlucky].name,
        )

    def insufficient(self) -> str:
        """Return the sentence that too little was looked at for a verdict, with the amount."""
        review = self.review
        return self.words(
            "story-insufficient", looked=review.looked_at, steps=len(review.decisions), samples=review.samples
        )

    def turning_points(self) -> list[str]:
        """Return the moments that moved the chances most, in the order of the game."""
        found = [self.words("review-turning")]
        for place, point in enumerate(self.review.turning_points, 1):
            decision = self._decision(point.n)
            told = self.words(
                "review-turn",
                place=place,
                moment=self.happened(decision),
                told=self.facts(point.n),
                moved="\n".join(self._moved(decision)),
            )
            if decision.best is not None and self._gave_away(decision):
                told += " " + self.words("review-advice", best=self.moments.label(point.n, decision.best))
            found.append(told)
        return found if len(found) > 1 else [*found, self.words("review-no-turning")]

    @staticmethod
    def _gave_away(decision: ReviewedDecision) -> bool:
        """Return whether another choice was better by as much as is worth a sentence."""
        return decision.best is not None and decision.lost >= LEAST and not decision.advised

    def _moved(self, decision: ReviewedDecision) -> list[str]:
        """Return what the choice did to the chances, and what the dice did: each by itself."""
        by = ("open" if self._hidden else "choice") if self._gave_away(decision) or not self._hidden else "unseen"
        parts = ((by, decision.before, decision.chosen), ("dice", decision.chosen, decision.after))
        told = [(by, self._swings(before, after)) for by, before, after in parts]
        return [
            self.words("review-moved", by=by, swings=self.words.format_items(swings)) for by, swings in told if swings
        ]

    def _swings(self, before: Vector, after: Vector) -> list[str]:
        swing = [one - other for one, other in zip(after, before, strict=True)]
        moved = sorted(range(len(swing)), key=lambda seat: -abs(swing[seat]))[:SHOWN_SWINGS]
        return [
            self.words(
                "review-swing",
                player=self.names[seat],
                before=percent(before[seat]),
                after=percent(after[seat]),
            )
            for seat in moved
            if round(100 * abs(swing[seat])) > 0
        ]

    def costliest_choices(self) -> list[str]:
        """Return the choices that lost most, the costliest first.

        Each comes with the reasons for the better one. After them come those that moved the chances as turning points,
        though their makers could not know it.
        """
        told, listed = self._listed()
        for decision in (self._decision(point.n) for point in self.review.turning_points if point.n not in listed):
            if decision.best is not None and self._gave_away(decision):
                odds = win_odds_reason(decision.best_chances[decision.seat], decision.lost)
                told.append(
                    f"{self._better(decision)} "
                    + (
                        self.words("review-cost-unknown", player=self.chooser_name(decision))
                        if self._hidden
                        else reason_sentence(odds, self.names_at(decision.n), self.words)
                    )
                )
        own = [] if self._reader is None else [self._cost(one) for one in self._costliest(self._reader)[:COSTLY]]
        if self._reader is not None and told and not own:
            own = [self.words("review-no-costly-yours")]
        return [self.words("review-costly"), *([*own, *told] or [self.words("review-no-costly")])]

    def _listed(self) -> tuple[list[str], set[int]]:
        """Return the choices of all but the reader, and the numbers of all that are listed or passed over.

        Where seats of people are known that is the costliest of each seat, those of people first.
        """
        review = self.review
        if not self._people:
            return [self._cost(costly) for costly in review.costly], {costly.n for costly in review.costly}
        worst = [(seat, self._costliest(seat)[:1]) for seat, _ in enumerate(review.seats) if seat != self._reader]
        worst.sort(key=lambda one: one[0] not in self._people)
        told = [costly for _, found in worst for costly in found]
        if self._reader is None:
            told += [costly for costly in review.costly if costly not in told]
        return list(map(self._cost, told)), {costly.n for costly in self._known_costly()}

    def _costliest(self, seat: Seat) -> list[CostlyChoice]:
        """Return the seat's costliest choices, a mistake before what lost more for no reason."""
        found = [
            costly
            for costly in self._known_costly()
            if self._decision(costly.n).seat == seat and (seat != self._reader or self._is_readers(costly.n))
        ]
        return sorted(found, key=lambda costly: -choice_loss(self._decision(costly.n)))

    def _known_costly(self) -> tuple[CostlyChoice, ...]:
        return self.review.costly + self.review.others_costly

    def _is_readers(self, number: int) -> bool:
        """Return whether the reader made that choice, and not somebody who sat there before."""
        decision = self._decision(number)
        return decision.seat == self._reader and not any(
            seat == self._reader and number <= last for seat, last, _ in self._relieved
        )

    def own_mistake(self) -> ReviewedDecision | None:
        """Return the reader's worst mistake; None if they made none, or nobody reads alone."""
        return misstep([one for one in self.review.decisions if self._is_readers(one.n)])

    def method_note(self) -> str:
        """Return which figures are exact or estimates, and the house rules that the estimates ignore."""
        if self.review.method == "played":
            return self.words("review-how-played", samples=self.review.samples)
        told = self.words("review-how-counted" if self.review.exact else "review-how-sampled")
        judgement = win_probability.load(self.review.game)
        ignored = () if judgement is None else judgement.ignored(self._table.record.options)
        if not ignored:
            return told
        rules = self.words.format_list([self.words(f"option-{option}") for option in ignored])
        return f"{told} {self.words('review-how-ignored', rules=rules)}"

    def alt_text(self) -> str:
        """Return the picture's description in words."""
        players = [
            self.words(
                "review-alt-player",
                player=name,
                start=percent(player.start),
                end=percent(player.result),
                **dict(zip(COLUMNS[1:-1], ledger(player)[1:-1], strict=True)),
            )
            for name, player in zip(self._plain, self.review.players, strict=True)
        ]
        turns = [from_chat(self.happened(self._decision(point.n))) for point in self.review.turning_points]
        return self.words(
            "review-alt",
            steps=len(self.review.decisions),
            players=self.words.format_groups(players),
            turns=self.words.format_list(turns) if turns else "none",
        )

    def picture(self) -> bytes:
        """Return a chart of the chances over the game, as a PNG."""
        review, say = self.review, self.words
        texts = WinChartTexts(
            title=say("review-plot-title", game=say("title")),
            about=say("review-plot-about", steps=len(review.decisions)),
            marks=say("review-plot-marks") if review.turning_points else "",
            columns=tuple(say(f"review-plot-{column}") for column in COLUMNS),
        )
        lines = [
            ChanceLine(
                name=self._names_of(player.seat),
                seat=player.seat,
                chances=(review.start[player.seat], *(decision.after[player.seat] for decision in review.decisions)),
                errors=(
                    confidence_margin(review.start_errors[player.seat]),
                    *(confidence_margin(decision.errors.after[player.seat]) for decision in review.decisions),
                ),
                figures=ledger(player),
            )
            for player in review.players
        ]
        return draw_win_chart(WinChart(texts, lines, tuple(point.n for point in review.turning_points)), say)

    def _names_of(self, seat: Seat) -> str:
        """Return the names of all who sat there, in their order, as they are."""
        former = [from_chat(name) for other, _, name in self._relieved if other == seat]
        return " → ".join([*former, self._plain[seat]])

    def _player(self, person: SeatTenure, part: ReviewedPlayer, *, drawn: bool) -> str:
        start, choices, others, luck, end = ledger(part)
        return self.words(
            "review-player-short" if drawn else "review-player",
            player=self._span(person),
            start=start,
            end=end,
            choices=choices,
            luck=luck,
            others=others,
            word=self.words(f"story-luck-{fortune(part)}"),
            verdict="no" if self.review.insufficient else "yes",
            number=part.choices,
            costly=part.marks.blunders + part.marks.slips,
        )

    def _span(self, person: SeatTenure) -> str:
        """Return the player's name and, of a seat that has changed hands, the time of their choices there."""
        name = f"**{person.name}**"
        if not any(seat == person.seat for seat, *_ in self._relieved):
            return name
        own = [one.n for one in self.review.decisions[person.first - 1 : person.last] if one.seat == person.seat]
        if not own:
            return self.words("review-part", player=name, span=self.words("review-no-span"))
        first, last = self.moments.when(own[0]), self.moments.when(own[-1])
        span = first if first == last else self.words("review-span", first=first, last=last)
        return self.words("review-part", player=name, span=span)

    def _cost(self, costly: CostlyChoice) -> str:
        decision = self._decision(costly.n)
        who = self.chooser_name(decision)
        if decision.action == RESIGN or decision.best is None:
            left = self.words("review-left", player=who, games=percent(costly.chance))
            return f"**{self._readers_moment(decision)}:** {left}"
        return " ".join([self._better(decision), *self.reasons(decision)])

    def _better(self, decision: ReviewedDecision) -> str:
        """Return what was chosen, and what was better."""
        assert decision.best is not None
        return self.words(
            "review-cost",
            moment=self._readers_moment(decision),
            chosen=self.moments.label(decision.n, decision.action),
            best=self.moments.label(decision.n, decision.best),
        )

    def reasons(self, decision: ReviewedDecision, most: int = REASONS) -> list[str]:
        """Return why the computer's choice was better, if the decision is one of the costliest.

        That is what both were worth, and at ``most`` so many of the game's reasons.
        """
        found = next((costly for costly in self._known_costly() if costly.n == decision.n), None)
        if found is None:
            return []
        names = self.names_at(decision.n)
        spoken = [reason for reason in found.reasons if reason.key != ODDS][:most]
        return [
            reason_sentence(one, names, self.words) for one in (win_odds_reason(found.chance, decision.lost), *spoken)
        ]

    def _decision(self, number: int) -> ReviewedDecision:
        return self.review.decisions[number - 1]

    def moment(self, decision: ReviewedDecision) -> str:
        """Return the name of the decision's moment: whose it was, and in which turn or round."""
        return self.moments.name(decision.n, self.chooser_name(decision))

    def _readers_moment(self, decision: ReviewedDecision) -> str:
        """Return the name of the decision's moment, which calls the reader *you*."""
        who = self.words("review-you") if self._is_readers(decision.n) else self.chooser_name(decision)
        return self.moments.name(decision.n, who)

    def happened(self, decision: ReviewedDecision) -> str:
        """Return the name of the moment for what came of it: a roll of all is everybody's."""
        if self.moments.is_common_roll(decision.n):
            return self.words("review-moment-all", when=self.moments.when(decision.n))
        return self.moment(decision)

    def facts(self, number: int) -> str:
        """Return what was chosen at that step, what the dice showed, and whose points changed."""
        return self.moments.facts(number, self.names_at(number))

    def decision_note(self, number: int) -> str:
        """Return the choice that was made at that step and, if it cost something, the better one and why."""
        decision = self._decision(number)
        if decision.best is None or choice_loss(decision) < LEAST:
            return self.words("review-note", moment=self.happened(decision), told=self.facts(number))
        return " ".join([self._better(decision), *self.reasons(decision)])


def ledger(player: ReviewedPlayer) -> tuple[str, ...]:
    """Return the parts of a player's result in whole hundredths, one for each of ``COLUMNS``.

    The parts add up: luck is all that the choices do not account for.
    """
    start, own, others, end = (
        round(100 * value) for value in (player.start, player.quality, player.others, player.result)
    )
    parts = (own, others, luck_points(player))
    return (str(start), *(signed_hundredths(part / 100) for part in parts), str(end))


def signed_hundredths(value: float) -> str:
    """Hundredths of a win, with sign."""
    whole = round(100 * value)
    return "0" if whole == 0 else f"+{whole}" if whole > 0 else f"−{-whole}"


class ReviewSummary:
    """Summary of one review, for a reader who knows no figures."""

    def __init__(self, text: ReviewText) -> None:
        self._told = text
        self._review = text.review
        self._words = text.words
        self._decided = None if text.review.insufficient else deciding(text.review)
        self._people = text.tenures()
        self._parts = [text.tenure_part(person) for person in self._people]

    @property
    def deciding_step(self) -> int:
        """Number of the action after which it was decided; the last one if no single one did it."""
        return len(self._review.decisions) if self._decided is None else self._decided[0].n

    @property
    def worst_step(self) -> int | None:
        """Number of the costliest choice, the reader's if they made a mistake; None if there is no slip or blunder."""
        worst = None if self._review.insufficient else self._told.own_mistake() or misstep(self._review.decisions)
        return None if worst is None else worst.n

    def caption(self) -> str:
        """Return which moment the board of the first page shows: that after the deciding step, or the end."""
        if self._decided is None:
            return self._words("review-picture-end")
        return self._words("review-picture-after", moment=self._told.happened(self._decided[0]))

    def sentences(self) -> list[str]:
        """Return who won, what decided it, and the costliest choice; or that too little was sampled to tell."""
        if self._review.insufficient:
            return [self._told.winners(), self._told.insufficient()]
        return [self._told.winners(), self._what_decided_it(), *self._mistakes()]

    def players(self) -> str:
        """Return how well all played, a line each; nothing if too little was looked at."""
        if self._review.insufficient:
            return ""
        say, lines = self._words, list[str]()
        for person, part in zip(self._people, self._parts, strict=True):
            played = part.marks.accuracy
            missteps = [
                say(f"story-{kind}", number=number)
                for kind, number in (("blunders", part.marks.blunders), ("slips", part.marks.slips))
                if number
            ]
            lines.append(
                say(
                    "story-player",
                    player=person.name,
                    accuracy=str(played) if played is not None else "alike" if part.choices else "none",
                    missed="".join(missteps),
                )
            )
        return "\n".join(lines)

    def _what_decided_it(self) -> str:
        if self._decided is None:
            return self._words("story-nothing-decided")
        decision, seat = self._decided
        return self._words(
            "story-decided",
            moment=self._told.happened(decision),
            told=self._told.facts(decision.n),
            player=self._told.names_at(decision.n)[seat],
            before=percent(decision.before[seat]),
            after=percent(decision.after[seat]),
        )

    def _mistakes(self) -> list[str]:
        """Return the worst mistake, and the reader's own if it is another one."""
        worst, own = misstep(self._review.decisions), self._told.own_mistake()
        if worst is None:
            found = care([part.marks for part in self._parts], self._review.decisions)
            return [self._words("story-no-blunder", care=found)]
        told = [self._mistake(worst, mistake_kind(worst))]
        return told if own is None or own is worst else [*told, self._mistake(own, f"your-{mistake_kind(own)}")]

    def _mistake(self, decision: ReviewedDecision, kind: str) -> str:
        assert decision.best is not None
        told = self._words(
            "story-blunder",
            kind=kind,
            moment=self._told.moment(decision),
            chosen=self._told.moments.label(decision.n, decision.action),
            best=self._told.moments.label(decision.n, decision.best),
        )
        return " ".join([told, *self._told.reasons(decision, 1)])
