"""Wins against the hard computer of Magic Numbers by a reader, which knows exactly how it plays.

A *reader* sees what a player sees, its own card and the history. But it has the hard computer's policy as a
function: how likely it keeps or gives a number with each of the thirty cards. So it knows by Bayes' rule,
exactly, how likely each card is, and plays on that. The readers differ in how they choose:

- ``race``: by the hard computer's own evaluation, with the exact chances of the cards in place of its
  suspicion.
- ``pairs``: by the solved game with both cards open, in which the hard computer keeps each number as often as
  it does on average with that card and score; the mean over the cards it may have.
- ``deeper``: as ``pairs``, a round later: the hard computer's answer, with each card and to just this
  history, is taken from its policy. So the effect of the reader's choice on its belief counts.
- ``bluffing``: as ``pairs``; but of two choices that differ by little it takes the one after which the hard
  computer gives the reader's true Evil number the smallest chance.
- ``wary``: as ``pairs``, less a price for being seen through: the surer the choice makes the hard computer of
  the reader's true Evil number, the less it is worth, in every choice.

If no reader could gain anything, all of them would win half of their games. At a larger table only ``race``
can play: it reads all others, who are hard computers, and would win its fair share.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, Protocol

import games
from benchmarks.bound import Kept, Tables, tables
from benchmarks.sheets import Sheet, tell
from games.ai.levels import decision_rng, load
from games.core import Action, Seat, Setup
from games.core.dice import FastDice
from games.core.percents import percent
from games.magic_numbers.ai.belief_updates import outlook, suspicions
from games.magic_numbers.ai.card_belief import CardBelief
from games.magic_numbers.ai.policy import look
from games.magic_numbers.ai.prospects import CARDS, FACES, prospects
from games.magic_numbers.rules import GAME, FinishedTurn, Options, View
from games.simulation.stats import WinShare

FEWEST = 2
TURNS = 12
SEEN = 2
"""In the average, what helps counts as kept so many times more than was seen: there are scores that were not seen."""
LITTLE = 0.01
"""So much chance to win a bluffing reader pays for a bluff."""
WARY = 0.5
"""And so much a wary one, in log-odds, for its Evil number not to be known for sure: fitted to who won in 40,000 games
of a prototype, together with the weight of what ``pairs`` says; see docs/measurements.md."""


class Moment(NamedTuple):
    """Knowledge of a reader at a choice: its seat's view, and how likely each possible card of the other is."""

    view: View
    me: Seat
    face: int
    place: int
    score: int
    cards: Sequence[float]
    known: Sequence[CardBelief]

    @property
    def other(self) -> Seat:
        """The one other, at a table for two."""
        return 1 - self.me


class Reader(Protocol):
    """Says what each choice is worth: keeping, then giving it to each of the others."""

    def __call__(self, moment: Moment) -> Sequence[float]: ...


class Average:
    """Average of how often the hard computer keeps each number, by its card and score, and the games solved on it."""

    def __init__(self, target: int, kept: Sequence[Kept]) -> None:
        self.target, self._kept = target, kept
        self._solved: dict[tuple[int, int], Tables] = {}

    @classmethod
    def of(cls, target: int, number: int) -> Average:
        """From so many games of two hard computers."""
        count: dict[tuple[int, int, int], list[float]] = {}
        for game in range(number):
            _play(target, "average", game, partial(_noted, count=count))
        found: list[Kept] = []
        for place, (good, evil) in enumerate(CARDS):
            future = prospects(good, evil, target)
            found.append(
                [
                    [_often(count.get((place, face, score)), future.nearer(face, score)) for score in range(target)]
                    if face
                    else []
                    for face in (0, *FACES)
                ]
            )
        return cls(target, found)

    def tables(self, mine: int, theirs: int) -> Tables:
        """Return the chance to win with both cards open; solved when first asked for."""
        if (mine, theirs) not in self._solved:
            self._solved[mine, theirs] = tables(CARDS[mine], CARDS[theirs], self._kept[theirs], self.target, 1e-3)
        return self._solved[mine, theirs]


def _often(seen: Sequence[float] | None, nearer: float) -> float:
    kept, times = seen or (0.0, 0.0)
    return (kept + SEEN * (nearer > 0)) / (times + SEEN)


def _noted(
    view: View, legal: Sequence[Action], rng: random.Random, count: dict[tuple[int, int, int], list[float]]
) -> Action:
    action = load("magic_numbers", "hard").choose(view, legal, rng)
    assert view.viewer is not None
    assert view.face is not None
    card = view.cards[view.viewer]
    assert card is not None
    seen = count.setdefault((CARDS.index((card.good, card.evil)), view.face, card.score), [0.0, 0.0])
    seen[0] += action == "keep"
    seen[1] += 1
    return action


def race(moment: Moment) -> Sequence[float]:
    """See the module."""
    known = [seen if seat == moment.me else _Sure(seen, seen.read()) for seat, seen in enumerate(moment.known)]
    others = [seat for seat in range(len(known)) if seat != moment.me]
    return look(known, moment.me, others, moment.face, moment.view.options.target).chances[moment.place]


class _Sure(CardBelief):
    """A suspicion that is known exactly."""

    def __init__(self, seen: CardBelief, cards: Sequence[float]) -> None:
        self._cards = list(cards)
        self.scores, self.races = seen.scores, {}

    def cards(self) -> list[float]:
        return self._cards


def pairs(moment: Moment, average: Average) -> tuple[float, float]:
    """See the module."""
    after = _after(moment, average.target)
    keep = give = 0.0
    for place, chance, score in _may_have(moment):
        theirs = average.tables(moment.place, place).theirs
        keep += chance * theirs[after][score]
        give += chance * theirs[moment.score][prospects(*CARDS[place], average.target).after[moment.face][score]]
    return keep, give


def deeper(moment: Moment, average: Average) -> tuple[float, float]:
    """See the module."""
    target, after = average.target, _after(moment, average.target)
    if after == target:
        return 1.0, 0.0
    found: list[float] = []
    for taker in (moment.me, moment.other):
        history = (*moment.view.history, FinishedTurn(moment.me, moment.face, taker))
        mine, chance = after if taker == moment.me else moment.score, 0.0
        for face in FACES:
            kept = [row[0] for row in outlook(history, 2, target, (), moment.other, face).likely]
            mine_then = prospects(*CARDS[moment.place], target).after[face][mine]
            for place, weight, score in _may_have(moment):
                their = prospects(*CARDS[place], target).after
                now = their[moment.face][score] if taker == moment.other else score
                if now != target:
                    table = average.tables(moment.place, place).mine
                    stay, go = table[mine][their[face][now]], table[mine_then][now]
                    chance += weight * (kept[place] * stay + (1 - kept[place]) * go)
        found.append(chance / len(FACES))
    return found[0], found[1]


def bluffing(moment: Moment, average: Average) -> tuple[float, float]:
    """See the module."""
    keep, give = pairs(moment, average)
    if abs(keep - give) > LITTLE:
        return keep, give
    told = _told(moment)
    return -told[0], -told[1]


def wary(moment: Moment, average: Average) -> tuple[float, float]:
    """See the module."""
    if _after(moment, average.target) == average.target:
        # That wins, and afterwards there is nothing to see through.
        return 1.0, 0.0
    (keep, give), told = pairs(moment, average), _told(moment)
    return _log_odds(keep) - WARY * told[0], _log_odds(give) - WARY * told[1]


def _log_odds(chance: float) -> float:
    chance = min(max(chance, 1e-4), 1 - 1e-4)
    return math.log(chance / (1 - chance))


def _told(moment: Moment) -> tuple[float, float]:
    """Return how sure the hard computer is of the reader's true Evil number, after each choice."""
    told = []
    for taker in (moment.me, moment.other):
        history = (*moment.view.history, FinishedTurn(moment.me, moment.face, taker))
        seen = suspicions(history, 2, moment.view.options.target, 2)[moment.me]
        told.append(seen.evil(CARDS[moment.place][1]))
    return told[0], told[1]


def _after(moment: Moment, target: int) -> int:
    return prospects(*CARDS[moment.place], target).after[moment.face][moment.score]


def _may_have(moment: Moment) -> list[tuple[int, float, int]]:
    """Return the cards the other may have: the index among all cards, the chance, the score with it."""
    scores = moment.known[moment.other].scores
    return [
        (k, chance, score) for k, (chance, score) in enumerate(zip(moment.cards, scores, strict=True)) if chance > 1e-4
    ]


Choose = Callable[[View, Sequence[Action], random.Random], Action]


class Tally:
    """Tally of how well a reader knew the other's Evil number at its first choice after some turns."""

    def __init__(self) -> None:
        self.games = 0
        self.named = 0
        self.chance = 0.0
        self.hidden = -1
        self.done = False

    def game(self, hidden: int) -> None:
        """Another game begins, with that Evil number."""
        self.hidden, self.done = hidden, False

    def looked(self, moment: Moment) -> None:
        """Count, if it is the moment for that."""
        if self.done or len(moment.view.history) < TURNS:
            return
        evils = [0.0] * 7
        for (_, evil), chance in zip(CARDS, moment.cards, strict=True):
            evils[evil] += chance
        self.done = True
        self.games += 1
        self.named += evils.index(max(evils)) == self.hidden
        self.chance += evils[self.hidden]


def _reading(view: View, legal: Sequence[Action], rng: random.Random, reader: Reader, tally: Tally) -> Action:
    me, face = view.viewer, view.face
    assert me is not None
    assert face is not None
    card = view.cards[me]
    assert card is not None
    known = suspicions(view.history, view.seats, view.options.target, view.seats)
    moment = Moment(view, me, face, CARDS.index((card.good, card.evil)), card.score, known[me - 1].read(), known)
    tally.looked(moment)
    worth = reader(moment)
    return legal[worth.index(max(worth))]


def _play(target: int, seed: str, number: int, choose: Choose, tally: Tally | None = None, seats: int = FEWEST) -> bool:
    """One game of ``choose`` in seat 0 against hard computers: whether seat 0 won it, and it was not broken off."""
    hard = load("magic_numbers", "hard")
    dice = FastDice(decision_rng(seed, number, "dice"))
    options = Options(first="random", target=target)  # type: ignore[arg-type]
    state = GAME.start(options, seats, Setup(), dice).state
    if tally is not None:
        tally.game(state.evil[-1])
    for made in range(5_000):
        if state.turn is None:
            break
        legal, action = GAME.legal(state, state.turn), "roll"
        if len(legal) > 1:
            view, rng = GAME.view(state, state.turn), decision_rng(seed, number, made)
            action = choose(view, legal, rng) if state.turn == 0 else hard.choose(view, legal, rng)
        state = GAME.apply(state, state.turn, action, dice).state
    return state.ranking is not None and 0 in state.ranking[0]


def readers(average: Average) -> Mapping[str, Reader]:
    """All of them."""
    return {
        "race": race,
        "pairs": partial(pairs, average=average),
        "deeper": partial(deeper, average=average),
        "bluffing": partial(bluffing, average=average),
        "wary": partial(wary, average=average),
    }


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks readers", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="of each reader (default 1000)")
    parser.add_argument("--average", type=int, default=600, help="games from which the average is taken (default 600)")
    parser.add_argument("--target", type=int, choices=(20, 30, 50), default=30, help="points to reach (default 30)")
    parser.add_argument("--seats", type=int, default=FEWEST, help="with more than two the reader race alone plays")
    parser.add_argument("--only", nargs="+", metavar="READER", help="these alone")
    parser.add_argument("--alone", action="store_true", help="accepted, and changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    games.load("magic_numbers")
    found: dict[str, dict[str, float]] = {}
    seats = chosen.seats
    average = Average.of(chosen.target, chosen.average if seats == FEWEST else 0)
    for name, reader in (readers(average) if seats == FEWEST else {"race": race}).items():
        if chosen.only and name not in chosen.only:
            continue
        tally = Tally()
        choose = partial(_reading, reader=reader, tally=tally)
        wins = sum(_play(chosen.target, "readers", number, choose, tally, seats) for number in range(chosen.games))
        share, read = WinShare.of(wins, chosen.games), max(1, tally.games)
        found[name] = {
            "games": chosen.games,
            "share": share.share,
            "low": share.low,
            "high": share.high,
            "named": tally.named / read,
            "chance": tally.chance / read,
        }
    sheet = Sheet.of(
        f"Magic Numbers to {chosen.target}, seats: {seats}: what a reader wins of hard computers",
        ("reader", "games", "wins", "95% interval", "names the Evil number", "its chance"),
        (
            (
                name,
                int(row["games"]),
                f"{percent(row['share'], 1)}%",
                f"{percent(row['low'], 1)}%–{percent(row['high'], 1)}%",
                f"{percent(row['named'], 1)}%",
                f"{percent(row['chance'], 1)}%",
            )
            for name, row in found.items()
        ),
        f"The last two columns are about the first choice after {TURNS} turns: how often the Evil number that the "
        "reader finds likeliest for the last seat is the true one, and the mean chance of the true one (1/6: nothing "
        "known).",
    )
    tell(
        [sheet],
        {"benchmark": "readers", "target": chosen.target, "seats": seats, "readers": found},
        as_json=chosen.json,
    )
