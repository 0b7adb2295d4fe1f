"""The house rules laboratory: the variants tried of each game, and the results of many games of one.

A game's plan is in ``games/<game>/rule_plan.py``, see :class:`HasRulePlan`; a game without one is tried by
the defaults if it has computers. Results are kept beside the rules, in ``games/<game>/data/laboratory.json``;
``uv run sleepover laboratory GAME --fresh`` makes it.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import games
from games import simulation
from games.ai import levels
from games.core import FIRST, Game, Seat, option_choices
from games.simulation.stats import Quantiles, WinShare

__all__ = [
    "FILE",
    "GameObserver",
    "HasRulePlan",
    "RuleFindings",
    "RulePlan",
    "ShareEstimate",
    "Variant",
    "VariantGame",
    "VariantResult",
    "effects",
    "empty_findings",
    "from_json",
    "going_first",
    "leading",
    "play",
    "players_of_game",
    "playing_better",
    "rule_plan",
    "summarise",
    "to_json",
    "trials",
]

FILE = "data/laboratory.json"
"""The findings' file in the game's folder."""

PRESS, CHOICE = 4.0, 10.0
"""The seconds that a press with nothing to decide is taken to need, and a decision. Where several decide at once, their
times run side by side, and the slowest counts. These are guesses, and the only thing that the minutes rest on besides
the games themselves."""

FEW = 12
"""Up to so many combinations of options are all tried; of more, one option at a time and the plan's pairs."""

Value = int | str | bool
Options = Mapping[str, Value]


class RulePlan(Struct, frozen=True):
    """Plan for simulating a game's house rules.

    Each trial has ``games`` among computers of the level ``alike``, and ``unlike`` games of one computer of the
    level ``better`` among others of the level ``others``. ``pairs`` of options are also changed together.
    """

    games: int = 1000
    unlike: int = 500
    alike: str = "normal"
    better: str = "normal"
    others: str = "easy"
    pairs: tuple[tuple[str, str], ...] = ()


SEARCHED = RulePlan(games=40, unlike=40, alike="hard", better="hard", others="random")
"""The plan where a game brings no computers: few games, since a search takes its time."""


class HasRulePlan(Protocol):
    """Protocol: top level of the module ``games/<game>/rule_plan.py``."""

    PLAN: RulePlan


class Variant(NamedTuple):
    """Number of seats and the options that are not the default."""

    seats: int
    options: tuple[tuple[str, Value], ...]


class VariantResult(Struct, frozen=True, omit_defaults=True):
    """Result of a trial, as counts, so that shares and intervals follow from them.

    ``turns``, ``decisions`` and ``minutes`` are the 10th, 50th and 90th percentiles. ``first``: wins of the first
    player (None: there is none). ``led``: games that one seat alone led half way; ``lead_won``: those of them
    that it won. ``shared``: games with several winners; ``unfinished``: games broken off. ``better``: wins of the
    better player among the others. A win shared by n counts 1/n.
    """

    seats: int
    options: dict[str, Value]
    turns: tuple[int, int, int]
    decisions: tuple[int, int, int]
    minutes: tuple[float, float, float]
    first: float | None
    led: int
    lead_won: float
    better: float
    shared: int = 0
    unfinished: int = 0

    @property
    def variant(self) -> Variant:
        """Variant that was tried."""
        return Variant(self.seats, tuple(self.options.items()))


class RuleFindings(Struct, frozen=True):
    """All findings about a game, with the settings they were made with.

    ``together``: several seats decide at once, and ``turns`` are rounds. ``seconds`` are those of a press and of
    a decision.
    """

    game: str
    rules: int
    seed: str
    games: int
    unlike: int
    alike: str
    better: str
    others: str
    seconds: tuple[float, float]
    together: bool
    rows: tuple[VariantResult, ...]

    def row(self, seats: int, options: Options) -> VariantResult | None:
        """Return the result for exactly these options (defaults may be left out); None if they were not tried."""
        wanted = Variant(seats, tuple(effects(self.game, options).items()))
        return next((row for row in self.rows if row.variant == wanted), None)

    def same_making(self, other: RuleFindings) -> bool:
        """Return whether the other findings come from the same games and settings, so that their rows fit here."""
        return replace(other, rows=(), together=self.together) == replace(self, rows=())

    def with_row(self, row: VariantResult, *, together: bool) -> RuleFindings:
        """Return these findings with one row added or replaced, in the order of the trials."""
        order = {trial: place for place, trial in enumerate(trials(self.game))}
        rows = sorted(
            [*(one for one in self.rows if one.variant != row.variant), row], key=lambda one: order[one.variant]
        )
        return replace(self, rows=tuple(rows), together=self.together or together)

    def missing(self) -> list[Variant]:
        """Return the trials without a row."""
        there = {row.variant for row in self.rows}
        return [trial for trial in trials(self.game) if trial not in there]


class VariantGame(NamedTuple):
    """Result of one game of a trial, see :class:`VariantResult`. ``won`` has each seat's share of the win."""

    won: tuple[float, ...]
    first: Seat | None
    turns: int
    decisions: int
    seconds: float
    leader: Seat | None
    together: bool
    finished: bool


def rule_plan(game: str) -> RulePlan | None:
    """Return the game's rule plan; None if it has no computers that could play it.

    Raises:
        UnknownGame: there is no such game.
    """
    module = games.companion(game, "rule_plan")
    usual = RulePlan() if levels.own_levels(game) else SEARCHED
    found = cast(HasRulePlan, module).PLAN if module else usual
    return found if {found.alike, found.better, found.others} <= set(levels.levels(game)) else None


def effects(game: str, options: Options) -> dict[str, Value]:
    """Return those of these options that change the game, in their order.

    Neither the default does, nor who goes first (MN-1, SR-7), which makes no game longer and no seat better.
    """
    choices = option_choices(games.load(game).options)
    return {
        name: options[name]
        for name, values in choices.items()
        if name != FIRST and options.get(name, values[0]) != values[0]
    }


def trials(game: str) -> list[Variant]:
    """Return all trials of that game, in the order of the file."""
    rules = games.load(game)
    choices = {name: values for name, values in option_choices(rules.options).items() if name != FIRST}
    pairs = (rule_plan(game) or RulePlan()).pairs
    return [Variant(seats, options) for seats in rules.player_counts for options in _combinations(choices, pairs)]


def _combinations(
    choices: Mapping[str, Sequence[Value]], pairs: Sequence[tuple[str, str]]
) -> Iterator[tuple[tuple[str, Value], ...]]:
    every = math.prod(map(len, choices.values())) <= FEW
    for values in itertools.product(*choices.values()):
        # A default is as good as left out.
        chosen = tuple((name, value) for name, value in zip(choices, values, strict=True) if value != choices[name][0])
        names = tuple(name for name, _ in chosen)
        if every or len(names) < 2 or names in pairs or names[::-1] in pairs:
            yield chosen


class GameObserver:
    """Observer of a game: who leads, and how long it would take people."""

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game = game
        self.standings: list[Sequence[int]] = []
        self.now = 0.0
        self.together = False
        self._asked: dict[Seat, float] = {}
        self._slow = 1.0

    def __call__(self, state: Any, actors: frozenset[Seat], seat: Seat, choice: bool) -> None:
        """Note the state before each action; see ``games.simulation.Watch``."""
        self.standings.append(self._game.scores(state))
        self.together = self.together or len(actors) > 1
        if not self._asked.keys() >= actors:
            # Somebody is asked for the first time: that is new for all of them.
            self._asked = dict.fromkeys(actors, self.now)
            # The slowest of n takes so many times as long as one of them, on average (times that are exponential).
            self._slow = sum(1 / count for count in range(1, len(actors) + 1))
        self._asked = {one: self._asked[one] for one in actors}
        self._asked[seat] += self._slow * (CHOICE if choice else PRESS)
        self.now = max(self.now, self._asked[seat])

    @property
    def leader(self) -> Seat | None:
        """Seat that led alone when half of the decisions had been made; None if there is none."""
        standing = self.standings[len(self.standings) // 2]
        best = [seat for seat, points in enumerate(standing) if points == max(standing)]
        return best[0] if len(best) == 1 else None


def play(game: str, variant: Variant, levels: Sequence[str], seed: str, number: int) -> VariantGame:
    """Game ``number`` of a trial, with a computer of ``levels[s]`` in each seat ``s``."""
    rules = games.load(game)
    options = rules.options(**dict(variant.options))
    watch = GameObserver(rules)
    # A seed for each trial: no two rows share their luck.
    named = ":".join((seed, str(variant.seats), *(f"{name}={value}" for name, value in variant.options)))
    played = simulation.play(game, options, levels, named, number, watch)
    return VariantGame(
        tuple(played.won(seat) for seat in range(variant.seats)),
        played.first,
        played.turns,
        played.decisions,
        watch.now,
        watch.leader,
        watch.together,
        played.ranking is not None,
    )


def empty_findings(game: str, seed: str, of: int | None = None) -> RuleFindings:
    """Return findings without any row; ``of`` replaces the plan's number of games for each trial.

    Raises:
        UnknownGame: there is no such game.
        ValueError: it has no computers to try it with.
    """
    found = rule_plan(game)
    if found is None:
        raise ValueError(f"{game} has no computers to try its house rules with")
    return RuleFindings(
        game,
        games.load(game).rules,
        seed,
        of or found.games,
        max(1, of // 2) if of else found.unlike,
        found.alike,
        found.better,
        found.others,
        (PRESS, CHOICE),
        False,
        (),
    )


def players_of_game(making: RuleFindings, seats: int, number: int, *, alike: bool) -> list[str]:
    """Return the levels by seat in game ``number``; the better player moves on one seat from game to game."""
    if alike:
        return [making.alike] * seats
    levels = [making.others] * seats
    levels[number % seats] = making.better
    return levels


def summarise(variant: Variant, alike: Sequence[VariantGame], unlike: Sequence[VariantGame]) -> VariantResult:
    """Return the result of a trial's games, in their order: those among equals, and those with a better player."""
    seated = [one for one in alike if one.first is not None]
    led = [one for one in alike if one.leader is not None]
    seconds = Quantiles.from_values([round(one.seconds) for one in alike])
    return VariantResult(
        variant.seats,
        dict(variant.options),
        Quantiles.from_values([one.turns for one in alike]),
        Quantiles.from_values([one.decisions for one in alike]),
        (round(seconds.p10 / 60, 1), round(seconds.p50 / 60, 1), round(seconds.p90 / 60, 1)),
        _sum(one.won[one.first or 0] for one in seated) if seated else None,
        len(led),
        _sum(one.won[one.leader or 0] for one in led),
        _sum(one.won[number % variant.seats] for number, one in enumerate(unlike)),
        sum(one.finished and max(one.won) < 1 for one in alike),
        sum(not one.finished for one in alike),
    )


def _sum(wins: Iterator[float]) -> float:
    # Thirds of wins, written with as many digits as anybody reads.
    return round(math.fsum(wins), 2)


def from_json(text: str | bytes) -> RuleFindings:
    """Return the findings in a file.

    Raises:
        msgspec.MsgspecError: it is not such a file; the message says where.
    """
    return msgspec.json.decode(text, type=RuleFindings)


def to_json(findings: RuleFindings) -> bytes:
    """Return the findings as a file: one line of settings and one for each trial, so that diffs are short."""
    head = msgspec.json.encode(replace(findings, rows=()))
    rows = b",\n".join(msgspec.json.encode(row) for row in findings.rows)
    return head.removesuffix(b"]}") + b"\n" + rows + b"\n]}\n"


class ShareEstimate(NamedTuple):
    """A share with what it would be if all had the same chance."""

    share: WinShare
    fair: float

    @property
    def times(self) -> float:
        """Ratio of the share to the even share."""
        return self.share.share / self.fair

    @property
    def sure(self) -> bool:
        """Return whether the interval excludes the even share."""
        return not self.share.low <= self.fair <= self.share.high


def going_first(making: RuleFindings, row: VariantResult) -> ShareEstimate | None:
    """Return the first player's share of wins, among equals; None if there is no first player."""
    return None if row.first is None else ShareEstimate(WinShare.from_wins(row.first, making.games), 1 / row.seats)


def leading(row: VariantResult) -> ShareEstimate | None:
    """Return the share of wins of the leader half way, among equals; None below 30 games with a sole leader."""
    return ShareEstimate(WinShare.from_wins(row.lead_won, row.led), 1 / row.seats) if row.led >= 30 else None


def playing_better(making: RuleFindings, row: VariantResult) -> ShareEstimate:
    """Return the better player's share of wins."""
    return ShareEstimate(WinShare.from_wins(row.better, making.unlike), 1 / row.seats)
