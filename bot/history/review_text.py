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

from bot.history.verdicts import care, deciding, extremes, fortune, likelihood, tells_rank
from bot.i18n import Localizer
from bot.i18n.excerpt import shortened
from bot.i18n.narrator import Narrator, reason_sentence
from bot.table.display_names import escape_names
from bot.ui.games import button_label, has_panel
from games.analysis import win_probability
from games.analysis.accuracy import accuracy_report
from games.analysis.luck_percentiles import percentile
from games.analysis.mistakes import SURE, mistake_kind
from games.analysis.reasons import ODDS, win_odds_reason
from games.analysis.review import AGREED, CostlyChoice, Review, ReviewedDecision, ReviewedPlayer, misstep
from games.core import RESIGN, Action, Seat
from games.core.percents import percent
from games.core.table import Table
from renderers.charts.win_chance import ChanceLine, WinChart, WinChartTexts, draw_win_chart
from renderers.text.text_layout import shorter

__all__ = ["ReviewSummary", "ReviewText", "SeatTenure", "confidence_margin", "fortune", "shortened", "summarise_events"]

REASONS = 2
"""Number of reasons shown for one choice."""
LEAST = 0.01
"""Less chance than this is not worth a sentence about one choice."""
COLUMNS = ("start", "choices", "luck", "others", "rest", "end")
"""The columns of the ledger in the picture: the first and all that follows make the last."""
SHOWN_SWINGS = 3
"""Number of players whose change at a turning point is shown: those whom it moved most."""
_LONGEST_TELLING = 400
"""Characters of what happened."""


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
    ) -> None:
        self._relieved = relieved
        self.review = review
        self._table = table
        self.names = names
        self._plain = plain
        self.words = words
        self._narrator = Narrator(table.record, words)

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
        """Return that player's part of the seat's figures: their choices, and the dice of their time."""
        player = self.review.players[person.seat]
        if self.review.insufficient or not any(seat == person.seat for seat, *_ in self._relieved):
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
            marks=accuracy_report(time, person.seat),
            luckier=None if player.luckier is None else percentile(self.review.game, len(self.names), luck),
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

    def players(self) -> list[str]:
        """Return what each player's chance was made of, a line each.

        If a seat has changed hands, a line follows for each player who sat there.
        """
        found = [self.insufficient()] if self.review.insufficient else [self.words("review-ledger")]
        for player in self.review.players:
            found.append(self._player(player))
            them = [person for person in self.tenures() if person.seat == player.seat]
            found += map(self._part, them if len(them) > 1 else ())
        if not self.review.finished:
            found.append(self.words("review-unfinished"))
        return found

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
                step=point.n,
                told=self.step_text(point.n),
                by=point.by,
                swings=", ".join(self._swings(decision)),
            )
            if decision.lost >= LEAST and decision.best is not None:
                told += " " + self.words(
                    "review-advice",
                    best=self.action_label(decision, decision.best),
                    player=self.chooser_name(decision),
                )
            found.append(told)
        return found if len(found) > 1 else [*found, self.words("review-no-turning")]

    def _swings(self, decision: ReviewedDecision) -> list[str]:
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

    def costliest_choices(self) -> list[str]:
        """Return the choices that lost most, the costliest first.

        Each comes with the reasons for the better one.
        """
        costly = self.review.costly
        return [
            self.words("review-costly"),
            *(map(self._cost, costly) if costly else [self.words("review-no-costly")]),
        ]

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
            self.words("review-alt-player", player=name, start=percent(player.start), end=percent(player.result))
            for name, player in zip(self._plain, self.review.players, strict=True)
        ]
        turns = [self.words("review-alt-step", step=point.n) for point in self.review.turning_points]
        return self.words(
            "review-alt",
            steps=len(self.review.decisions),
            players=", ".join(players),
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
                name=self._plain[player.seat],
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

    def _player(self, player: ReviewedPlayer) -> str:
        _, choices, luck, others, rest, _ = ledger(player)
        unseen = round(100 * player.unseen)
        rest = signed_hundredths((_whole(rest) - unseen) / 100)
        return self.words(
            "review-player",
            player=f"**{self.names[player.seat]}**",
            start=percent(player.start),
            end=percent(player.result),
            choices=_figure(choices, player.quality_error),
            luck=_figure(luck, player.luck_error),
            others=_figure(others, player.others_error),
            unseen=signed_hundredths(unseen / 100) if unseen else "none",
            rest="none" if rest == "0" else rest,
            agreed=player.agreed,
            number=player.choices,
        )

    def _part(self, person: SeatTenure) -> str:
        part = self.tenure_part(person)
        return self.words(
            "review-part",
            player=f"**{person.name}**",
            first=person.first,
            last=person.last,
            steps=max(0, person.last - person.first + 1),
            choices=_figure(signed_hundredths(part.quality), part.quality_error),
            luck=_figure(signed_hundredths(part.luck), part.luck_error),
        )

    def _cost(self, costly: CostlyChoice) -> str:
        decision = self._decision(costly.n)
        who = self.chooser_name(decision)
        if decision.action == RESIGN or decision.best is None:
            left = self.words("review-left", player=who, games=percent(costly.chance))
            return f"**{decision.n}.** {left}"
        told = self.words(
            "review-cost",
            step=decision.n,
            told=self.step_text(decision.n),
            chosen=self.action_label(decision, decision.action),
            best=self.action_label(decision, decision.best),
            player=who,
        )
        return " ".join([told, *self.reasons(decision)])

    def reasons(self, decision: ReviewedDecision) -> list[str]:
        """Return why the computer's choice was better, if the decision is one of the costliest.

        That is what both were worth, and the game's reasons.
        """
        found = next((costly for costly in self.review.costly if costly.n == decision.n), None)
        if found is None:
            return []
        names = self.names_at(decision.n)
        spoken = [reason for reason in found.reasons if reason.key != ODDS][:REASONS]
        return [
            reason_sentence(one, names, self.words) for one in (win_odds_reason(found.chance, decision.lost), *spoken)
        ]

    def _decision(self, number: int) -> ReviewedDecision:
        return self.review.decisions[number - 1]

    def step_text(self, number: int, most: int = _LONGEST_TELLING) -> str:
        """Return what the room saw of that step in plain words, in at most ``most`` characters.

        If it saw nothing, return who did what.
        """
        frame = self._table.frames[number]
        self._narrator.catch_up(self._table.frames)
        told = [told for _, told in self._narrator.plainly(frame, self.names_at(number), None)]
        decision = self._decision(number)
        return summarise_events(told, most) or self.words(
            "transcript-action", name=self.chooser_name(decision), action=self.action_label(decision, decision.action)
        )

    def joke(self, number: int) -> str:
        """Return the table's last line about that step, if it was not the plain one; else an empty text."""
        frame, names = self._table.frames[number], self.names_at(number)
        self._narrator.catch_up(self._table.frames)
        plain = [told for _, told in self._narrator.plainly(frame, names, None)]
        *_, last = ["", *(told for _, told in self._narrator.frame_text(frame, names, None) if told not in plain)]
        return last

    def action_label(self, decision: ReviewedDecision, action: Action) -> str:
        """Return the label of the action's button, for the chat: names may be in it."""
        return escape_names([action_label(self._table, decision.n, decision.seat, action, self._plain, self.words)])[0]


def summarise_events(sentences: Sequence[str], most: int) -> str:
    """Return the events one after the other, in at most ``most`` characters.

    If they are longer, return the first and as much of the end as there is space for, because the end is the
    result.
    """
    whole = " ".join(sentences)
    if len(whole) <= most or len(sentences) == 1:
        return shortened(whole, most)
    first, *rest = sentences
    for left_out in range(1, len(rest)):
        found = f"{first} … {' '.join(rest[left_out:])}"
        if len(found) <= most:
            return found
    last = shortened(rest[-1], most // 2)
    return f"{shortened(first, most - len(last) - 3).removesuffix('…')} … {last}"


def action_label(table: Table, number: int, seat: Seat, action: Action, names: Sequence[str], words: Localizer) -> str:
    """Return the label of the button that made ``action`` as number ``number``.

    Return the action's notation if there was no button.
    """
    view = table.game.view(table.frames[number - 1].state, None)
    label = button_label(table.game.name, view, action, names, words) if has_panel(table.game.name) else None
    return shorter(action, 61) if label is None else label


def ledger(player: ReviewedPlayer) -> tuple[str, ...]:
    """Return the parts of a player's result in whole hundredths, one for each of ``COLUMNS``.

    The parts add up. The rest is what no player could know, what the estimates corrected, and what rounding
    leaves.
    """
    start, *parts, end = (
        round(100 * value) for value in (player.start, player.quality, player.luck, player.others, player.result)
    )
    rest = end - start - sum(parts)
    return (str(start), *(signed_hundredths(part / 100) for part in (*parts, rest)), str(end))


def _whole(figure: str) -> int:
    """Return the number that :func:`signed` wrote."""
    return int(figure.replace("−", "-"))


def _figure(figure: str, error: float) -> str:
    """Return a figure of the ledger with half of its 95% interval, if that is half a hundredth or more."""
    return f"{figure} ± {round(100 * confidence_margin(error))}" if 100 * confidence_margin(error) >= 0.5 else figure


def signed_hundredths(value: float) -> str:
    """Hundredths of a win, with sign."""
    whole = round(100 * value)
    return "0" if whole == 0 else f"+{whole}" if whole > 0 else f"−{-whole}"


_LONGEST = 220
"""Characters of what happened."""


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
        return len(self._review.decisions) if self._decided is None else self._decided.n

    def sentences(self) -> list[str]:
        """Return what decided the game, the blunder, and the luck; or that too little was sampled to tell."""
        if self._review.insufficient:
            return [self._told.insufficient()]
        return [self._what_decided_it(), self._blunder(), self._luck()]

    def players(self) -> str:
        """Return how well and how luckily all played, a line each; nothing if too little was looked at."""
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
            told=self._told.step_text(decision.n, _LONGEST),
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
            kind=mistake_kind(worst),
            step=worst.n,
            player=self._told.chooser_name(worst),
            chosen=self._told.action_label(worst, worst.action),
            best=self._told.action_label(worst, worst.best),
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
        """Return a chance to win in words and in games of a hundred."""
        word = self._words(f"story-chance-{likelihood(chance, len(self._review.seats))}")
        return self._words("story-chance", word=word, games=percent(chance))
