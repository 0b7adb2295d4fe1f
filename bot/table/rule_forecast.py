"""House-rule forecasts: game lengths tried with a table's rules, or derived from such trials."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

import msgspec
import structlog
from msgspec import Struct

import games
from games.core import FIRST, option_choices
from games.simulation.rule_variants import FILE, RuleFindings, Value, VariantResult, effects, from_json

log = structlog.get_logger(__name__)

Options = Mapping[str, Value]


class LengthForecast(Struct, frozen=True):
    """Forecast of a game's length, in ``minutes`` and ``turns`` (rounds, where all decide at once).

    Each triple holds the values that a tenth, half and nine tenths of the games stay below. ``row`` is the
    result found where just these rules were tried; otherwise the lengths are combined from the effects of
    each rule.
    """

    minutes: tuple[float, float, float]
    turns: tuple[float, float, float]
    row: VariantResult | None


class RuleEffect(Struct, frozen=True):
    """One house rule changed: the option, its other value, and what to expect then."""

    option: str
    value: Value
    then: LengthForecast


@cache
def load_forecasts(game: str) -> RuleFindings | None:
    """Return the findings about that game's house rules.

    None if they have not been tried, or only with another version of the rules.
    """
    try:
        found = from_json((files(games.package(game)) / FILE).read_bytes())
    except FileNotFoundError:
        return None
    except msgspec.MsgspecError as error:
        log.warning("reading the laboratory failed", game=game, error=str(error))
        return None
    return found if found.rules == games.load(game).rules else None


def length_forecast(known: RuleFindings, seats: int, options: Options) -> LengthForecast | None:
    """Return the expected length with that many seats and these options; None if unknown."""
    row = known.row(seats, options)
    if row is not None:
        return LengthForecast(row.minutes, row.turns, row)
    usual = known.row(seats, {})
    if usual is None:
        return None
    changed = effects(known.game, options).items()
    minutes, turns = math.log(usual.minutes[1]), math.log(usual.turns[1])
    # The effect of one rule alone, and of two together beyond that, if it was tried.
    alone: dict[str, tuple[float, float]] = {}
    for name, value in changed:
        one = known.row(seats, {name: value})
        if one is None:
            return None
        alone[name] = (math.log(one.minutes[1] / usual.minutes[1]), math.log(one.turns[1] / usual.turns[1]))
        minutes, turns = minutes + alone[name][0], turns + alone[name][1]
    for (name, value), (other, theirs) in itertools.combinations(changed, 2):
        both = known.row(seats, {name: value, other: theirs})
        if both is not None:
            minutes += math.log(both.minutes[1] / usual.minutes[1]) - alone[name][0] - alone[other][0]
            turns += math.log(both.turns[1] / usual.turns[1]) - alone[name][1] - alone[other][1]
    longer, more = math.exp(minutes) / usual.minutes[1], math.exp(turns) / usual.turns[1]
    low, middle, high = (longer * value for value in usual.minutes)
    few, half, many = (more * value for value in usual.turns)
    return LengthForecast((low, middle, high), (few, half, many), None)


def usual_decisions(game: str, seats: int, options: Options) -> float | None:
    """Return how many decisions half of the games stay below with that many seats and these options; None if unknown.

    Where just these rules were not tried, there are as many more or fewer than usual as there are turns.
    """
    known = load_forecasts(game)
    forecast = None if known is None else length_forecast(known, seats, options)
    if known is None or forecast is None:
        return None
    if forecast.row is not None:
        return float(forecast.row.decisions[1])
    usual = known.row(seats, {})
    assert usual is not None
    return usual.decisions[1] * forecast.turns[1] / usual.turns[1]


def rule_effects(known: RuleFindings, seats: int, options: Options) -> Iterator[RuleEffect]:
    """Yield the effect of each house rule changed alone; not of the first player's, which changes nothing."""
    for name, values in option_choices(games.load(known.game).options).items():
        for value in values:
            if name != FIRST and value != options.get(name, values[0]):
                then = length_forecast(known, seats, {**options, name: value})
                if then is not None:
                    yield RuleEffect(name, value, then)
