"""*What if?*: what a table's house rules do to its length and fairness."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from discord import ui

from bot.i18n import Localizer
from bot.i18n.excerpt import LONGEST_ALT
from bot.table.rule_forecast import LengthForecast, RuleEffect, length_forecast, load_forecasts, rule_effects
from bot.table.session import TableSession
from bot.ui.components import layout
from bot.ui.components.buttons import PersistentComponent, TableTarget
from bot.ui.components.layout import BoardImage, OutgoingMessage, value_label
from bot.ui.games import load
from games.core import FIRST, option_choices
from games.core.percents import percent
from games.simulation.rule_variants import RuleFindings, ShareEstimate, going_first, leading, playing_better
from games.simulation.stats import Z
from renderers.charts.game_length import QuantileBar, draw_length_chart

_SURE = 2.6
"""Standard errors between two trials from which on they are said to differ: once in a hundred they do not."""
_SAME = 0.07
"""A length that changes by no more than this part is as long as before."""
_A_LITTLE = 0.25
"""A change of length up to this part is called a little."""
_HALF, _TWICE = (0.45, 0.55), (1.85, 2.15)
"""Bounds of lengths that are called half, or twice, the present one."""
_OPEN, _DECIDED = 0.5, 0.75
"""Shares of wins for a lead at half-time: below the first it means little, from the second it is hard to catch."""
_SOME, _MUCH = 1.2, 2.2
"""Factors on the even odds of the better player: between them luck has its say."""
_RARE = 0.01
"""Share of games below which an event is not mentioned."""


class ForecastButton(
    PersistentComponent,
    ui.DynamicItem[ui.Button[Any]],
    template=r"w:(?P<table>[0-9]{1,18})(?::(?P<what>again|figures))?",
):
    """A button that shows what a table's house rules do: ``w:<table>``.

    Those on the answer end in ``:again`` or ``:figures``, and update that answer: in sentences, or with the figures.
    """

    alone = True

    def __init__(self, table: int, label: str = "", what: str = "") -> None:
        self.table = table
        self.what = what
        super().__init__(ui.Button(label=label or "…", custom_id=f"w:{table}{':' if what else ''}{what}"))

    @property
    def target(self) -> TableTarget:
        """Run at the table."""
        return TableTarget(self.table)


class ForecastQuery(NamedTuple):
    """A question about a table: its rules and seats as they are now, and what is known about them."""

    live: TableSession
    words: Localizer
    seats: int
    known: RuleFindings | None
    now: LengthForecast | None
    others: tuple[tuple[int, LengthForecast], ...]
    """Forecasts for the numbers of seats around this one."""
    changes: tuple[RuleEffect, ...]

    @classmethod
    def from_table(cls, session: TableSession, speak: Localizer) -> ForecastQuery:
        """Build the query for a table.

        With too few players it assumes the smallest number of seats that can play.
        """
        game, options = session.game, session.stored.options
        seats = max(len(session.stored.seats), game.player_counts.start)
        known = load_forecasts(game.name)
        if known is None:
            return cls(session, speak, seats, None, None, (), ())
        around = [
            (count, there)
            for count in (seats - 1, seats + 1)
            if count in game.player_counts and (there := length_forecast(known, count, options)) is not None
        ]
        now = length_forecast(known, seats, options)
        return cls(session, speak, seats, known, now, tuple(around), tuple(rule_effects(known, seats, options)))

    def build_message(self, picture: BoardImage | None, *, figures: bool = False) -> OutgoingMessage:
        """Build the answer to the query: what a player wants to know, or the ``figures`` behind it."""
        live, say = self.live, self.words
        title = say(
            "what-if-title", emoji=load(live.game.name).emoji, game=say("title"), seats=self.seats, table=str(live.id)
        )
        again = ForecastButton(live.id, say("button-what-if-again"), "figures" if figures else "again")
        if self.known is None or self.now is None:
            text = say("what-if-unknown", seats=self.seats)
            return layout.paged_message(f"### {title}\n{text}", picture, "…", [again], say)
        rules = " · ".join(_rule(name, value, say) for name, value in self._rules())
        told = (
            [*self._expected(), *self._around(), "", *self._changed(figures=True)]
            if figures
            else [*self._plainly_expected(), *self._around(), "", *self._changed(figures=False)]
        )
        text = "\n".join([f"### {title}", f"-# {rules}", *told])
        other = (
            ForecastButton(live.id, say("button-what-if-words"), "again")
            if figures
            else ForecastButton(live.id, say("button-what-if-figures"), "figures")
        )
        return layout.paged_message(text, picture, self._how(figures=figures), [again, other], say)

    def _how(self, *, figures: bool) -> str:
        """Return where the answer comes from."""
        say, known = self.words, self.known
        assert known is not None
        if not figures:
            return say("what-if-plain-how")
        return say(
            "what-if-how",
            games=known.games,
            unlike=known.unlike,
            **{who: say(f"level-{level}") for who, level in _players(known)},
            press=round(known.seconds[0]),
            choice=round(known.seconds[1]),
        )

    def picture(self) -> BoardImage:
        """Return the picture: game length now, with more or fewer players, and with each rule changed."""
        assert self.now is not None
        return forecast_message(self.now, self.others, self.changes, self.words)

    def _rules(self) -> Iterator[tuple[str, int | str | bool]]:
        for name, values in option_choices(self.live.game.options).items():
            yield name, self.live.stored.options.get(name, values[0])

    def _expected(self) -> Iterator[str]:
        """Yield sentences about what to expect of the game as it is set up."""
        say, now, known = self.words, self.now, self.known
        assert now is not None
        assert known is not None
        low, middle, high = map(_whole, now.minutes)
        few, _, many = map(round, now.turns)
        unit = "rounds" if known.together else "turns"
        yield say("what-if-length", minutes=middle, low=low, high=max(high, low + 1), turns=f"{few}–{many}", unit=unit)
        row = now.row
        if row is None:
            yield say("what-if-together")
            return
        first = going_first(known, row)
        if first is None:
            yield say("what-if-first-none")
        else:
            yield self._odds(f"what-if-first-{_first(first)}", first, known.games)
        better = playing_better(known, row)
        yield self._odds(f"what-if-skill-{_skill(better)}", better, known.unlike)
        lead = leading(row)
        if lead is not None:
            yield self._odds(f"what-if-lead-{_lead(lead)}", lead, row.led)
        for count, sentence in ((row.shared, "what-if-shared"), (row.unfinished, "what-if-unfinished")):
            if count >= _RARE * known.games:
                yield say(sentence, share=percent(count / known.games))

    def _plainly_expected(self) -> Iterator[str]:
        """Yield the same in a friend's words: how long it takes, and what wins."""
        say, now, known = self.words, self.now, self.known
        assert now is not None
        assert known is not None
        _, middle, high = map(_whole, now.minutes)
        yield say("what-if-plain-length", minutes=middle, high=max(high, middle + 1))
        row = now.row
        if row is None:
            yield say("what-if-together")
            return
        yield say("what-if-plain-skill", much=_skill(playing_better(known, row)))
        first, lead = going_first(known, row), leading(row)
        yield say("what-if-first-none") if first is None else say("what-if-plain-first", how=_first(first))
        if lead is not None:
            yield say("what-if-plain-lead", how=_lead(lead))

    def _odds(self, sentence: str, odds: ShareEstimate, games: int) -> str:
        share = odds.share
        return self.words(
            sentence,
            share=percent(share.share),
            margin=round(50 * (share.high - share.low)),
            fair=percent(odds.fair),
            games=games,
        )

    def _around(self) -> Iterator[str]:
        say = self.words
        if self.others:
            told = [
                say("what-if-seats-one", seats=seats, minutes=_whole(there.minutes[1])) for seats, there in self.others
            ]
            yield say("what-if-seats", tables=say.format_groups(told))

    def _changed(self, *, figures: bool) -> Iterator[str]:
        """Yield each house rule with its other values, and their effects: in words, or with ``figures``."""
        say, current = self.words, dict(self._rules())
        yield say("what-if-changes")
        alike = []
        for change in self.changes:
            rule = _rule(change.option, change.value, say)
            effects = list(self._effects(change.then))
            if not effects and self._drawn(change.then) != self._drawn(self.now):
                # The picture shows another length, if only by a minute.
                effects = [say("what-if-plain-long", how="same", times=1)]
            if not effects:
                alike.append(rule)
            elif figures:
                yield f"- {say('what-if-change', rule=rule, effects=say.format_groups(effects))}"
            else:
                told = say.format_groups(self._plain_effects(change.then))
                # Where a rule is on or off, its value now goes without saying.
                on_or_off = isinstance(change.value, bool)
                now = "none" if on_or_off else short_label(value_label(change.option, current[change.option], say))
                yield f"- {say('what-if-plain-change', rule=rule, now=now, effects=told)}"
        if alike:
            yield f"- {say('what-if-alike', rules=say.format_groups(alike))}"
        if FIRST in option_choices(self.live.game.options):
            yield f"- {say('what-if-who', option=say(f'option-{FIRST}'))}"

    @staticmethod
    def _drawn(forecast: LengthForecast | None) -> list[int]:
        """Return the minutes that the picture shows of a forecast."""
        return [] if forecast is None else [_whole(minutes) for minutes in forecast.minutes]

    def _effects(self, then: LengthForecast) -> Iterator[str]:
        """Yield the effects with their figures."""
        say, now = self.words, self.now
        assert now is not None
        yield from self._length(then.minutes[1] / now.minutes[1], _whole(then.minutes[1]))
        for what, before, after in self._shares(then):
            more = "more" if after > before else "less"
            yield say(f"what-if-{what}-{more}", now=percent(before), then=percent(after))

    def _plain_effects(self, then: LengthForecast) -> Iterator[str]:
        """Yield the effects in a friend's words: the length, whether the better player wins, and other changes."""
        say, now = self.words, self.now
        assert now is not None
        times = then.minutes[1] / now.minutes[1]
        yield say("what-if-plain-long", how=_times(times), times=round(times))
        changed = {what: "more" if after > before else "less" for what, before, after in self._shares(then)}
        if then.row is not None and now.row is not None:
            yield say("what-if-plain-better", how=changed.pop("skill", "same"))
        for what, how in changed.items():
            yield say(f"what-if-plain-{what}-then", how=how)

    def _shares(self, then: LengthForecast) -> Iterator[tuple[str, float, float]]:
        """Yield the shares of wins that would differ by more than chance: their name, now and with that rule."""
        now, known = self.now, self.known
        assert now is not None
        assert known is not None
        if then.row is None or now.row is None:
            return
        compared = (
            ("skill", playing_better(known, now.row), playing_better(known, then.row), (known.unlike, known.unlike)),
            ("lead", leading(now.row), leading(then.row), (now.row.led, then.row.led)),
            ("first", going_first(known, now.row), going_first(known, then.row), (known.games, known.games)),
        )
        for what, before, after, games in compared:
            if before is not None and after is not None and _differ(before, after, games):
                yield what, before.share.share, after.share.share

    def _length(self, times: float, minutes: int) -> Iterator[str]:
        say, how = self.words, _times(times)
        if how == "half":
            yield say("what-if-half", minutes=minutes)
        elif how == "twice":
            yield say("what-if-twice", minutes=minutes)
        elif how == "many":
            yield say("what-if-many-times", times=round(times, 1), minutes=minutes)
        elif how != "same":
            longer = round(20 * abs(times - 1)) * 5
            yield say("what-if-longer" if times > 1 else "what-if-shorter", percent=longer, minutes=minutes)


def _times(times: float) -> str:
    """Return the kind of change for a length that is so many times the present one."""
    kinds = (
        (_HALF[0], "less"),
        (_HALF[1], "half"),
        (1 - _A_LITTLE, "shorter"),
        (1 - _SAME, "bit-shorter"),
        (1 + _SAME, "same"),
        (1 + _A_LITTLE, "bit-longer"),
        (_TWICE[0], "longer"),
        (_TWICE[1], "twice"),
    )
    return next((kind for most, kind in kinds if times <= most), "many")


def _first(first: ShareEstimate) -> str:
    return "even" if not first.sure else "good" if first.times > 1 else "bad"


def _skill(better: ShareEstimate) -> str:
    times = _odds(better.share.share) / _odds(better.fair)
    return "little" if times < _SOME or not better.sure else "some" if times < _MUCH else "much"


def _lead(lead: ShareEstimate) -> str:
    share = lead.share.share
    return "open" if share < _OPEN else "ahead" if share < _DECIDED else "decided"


def _players(known: RuleFindings) -> Sequence[tuple[str, str]]:
    return ("alike", known.alike), ("better", known.better), ("others", known.others)


def _differ(before: ShareEstimate, after: ShareEstimate, games: tuple[int, int]) -> bool:
    """Return whether two shares differ by more than chance, given the number of simulated games."""
    errors = [(odds.share.high - odds.share.low) / (2 * Z) for odds in (before, after)]
    return min(games) > 0 and abs(after.share.share - before.share.share) > _SURE * math.hypot(*errors)


def _odds(share: float) -> float:
    return share / max(1 - share, 1e-9)


def _whole(minutes: float) -> int:
    """Minutes as one says them: whole ones, at least one."""
    return max(1, round(minutes))


def forecast_message(
    now: LengthForecast, others: Sequence[tuple[int, LengthForecast]], changed: Sequence[RuleEffect], say: Localizer
) -> BoardImage:
    """Return the picture of game lengths.

    One row each for ``now``, the ``others`` numbers of seats, and each ``changed`` rule.
    """
    rows = [_range(say("what-if-picture-now"), now, say, now=True)]
    rows += [_range(say("what-if-picture-seats", seats=seats), there, say) for seats, there in others]
    for one in changed:
        if isinstance(one.value, bool):
            rows.append(_range(_rule(one.option, one.value, say), one.then, say))
        else:
            value = short_label(value_label(one.option, one.value, say))
            rows.append(_range(value, one.then, say, short_label(say(f"option-{one.option}"))))
    png = draw_length_chart(say("what-if-picture-title"), say("what-if-picture-about"), rows)
    told = [
        say("what-if-alt-row", name=row.name, low=_whole(row.low), middle=_whole(row.middle), high=_whole(row.high))
        for row in rows
    ]
    while len(alt := say("what-if-alt", rows=say.format_groups(told))) > LONGEST_ALT:
        # The message names them all in words.
        told.pop()
    return BoardImage(png, alt)


def _range(name: str, there: LengthForecast, say: Localizer, above: str = "", *, now: bool = False) -> QuantileBar:
    told = say("what-if-picture-minutes", minutes=_whole(there.minutes[1]))
    return QuantileBar(name, above, *there.minutes, told, now)


def _rule(name: str, value: int | str | bool, say: Localizer) -> str:
    """Return a rule and its value, without the parts in brackets."""
    return say(
        "house-rule", option=short_label(say(f"option-{name}")), value=short_label(value_label(name, value, say))
    )


def short_label(name: str) -> str:
    """Return the name of an option or value, without the part in brackets."""
    return re.sub(r" ?[(（][^)）]*[)）]", "", name)
