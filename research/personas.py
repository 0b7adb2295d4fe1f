"""Benchmark of the characters: how often each does what it is known for, next to the normal computer.

Both choose in the same positions: those of games among normal computers in which there is such a choice.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import games
from benchmarks.sheets import Sheet, tell
from games import simulation
from games.ai import levels
from games.ai.personas import personas_of
from games.core import Action, Seat
from games.core.percents import percent
from games.sibling_rivalry.ai.turn_forecast import landings, stopping
from games.simulation.stats import WinShare

OTHER = "normal"
"""The level they are compared with."""

SEATS = 4
"""The most seats at a table."""
MOST = 500
"""The most games in which positions are looked for."""

Options = list[Action]
Counts = Callable[[Any, Any, Options], tuple[Options, Options]]
"""From a view and its legal actions: those that are this way, and the others that count; a decision counts if there
are some of both."""


class Way(NamedTuple):
    """One habit of a character, in words, and the count of the actions that show it."""

    told: str
    counts: Counts


def _words(*words: str, rather: Sequence[str] | None = None) -> Counts:
    """Actions with one of these first words, of all or of those with one of the other words too."""

    def counts(_own: Any, _view: Any, legal: Options) -> tuple[Options, Options]:
        some = [action for action in legal if rather is None or action.split(" ")[0] in (*words, *rather)]
        return _split(some, lambda action: action.split(" ")[0] in words)

    return counts


def _split(legal: Options, this: Callable[[Action], bool]) -> tuple[Options, Options]:
    return [action for action in legal if this(action)], [action for action in legal if not this(action)]


def _seat(action: Action) -> Seat:
    return int(action.rpartition(" ")[2])


def _aimed(words: Sequence[str], whom: Callable[[Any, Any], Sequence[Seat | None]]) -> Counts:
    """Return the count of the actions with these words that are aimed at ``whom``, among all that are aimed."""

    def counts(own: Any, view: Any, legal: Options) -> tuple[Options, Options]:
        wanted = whom(own, view)
        return _split([a for a in legal if a.split(" ")[0] in words], lambda a: " " in a and _seat(a) in wanted)

    return counts


def _culprit(own: Any, view: Any) -> Sequence[Seat | None]:
    return [own.hurt_by(view)]


def _leaders(own: Any, view: Any) -> Sequence[Seat | None]:
    found: Sequence[Seat | None] = own.leaders(view)
    return found


def _larger(own: Any, view: Any) -> Sequence[Seat | None]:
    found: Sequence[Seat | None] = own.envied(view)
    return found


def _wanting(own: Any, view: Any, legal: Options) -> tuple[Options, Options]:
    there = view.phase == "upgrade" and own.envied(view)
    return _split(legal if there else [], lambda action: action == "upgrade")


def _not_again(_own: Any, view: Any) -> Sequence[Seat | None]:
    last = [turn.taker for turn in view.history if turn.roller == view.viewer != turn.taker][-1:]
    return [seat for seat in range(view.seats) if seat not in last]


def _big(_own: Any, view: Any, legal: Options) -> tuple[Options, Options]:
    return _split(legal, lambda action: (action == "keep") == (view.face >= 4))


def _misleading(_own: Any, view: Any, legal: Options) -> tuple[Options, Options]:
    evil = view.cards[view.viewer].evil
    return _split(legal if view.face == evil else [], lambda action: action == "keep")


def _home(_own: Any, view: Any, legal: Options) -> tuple[Options, Options]:
    there = "stop" in legal and stopping(view).place in ("alone", "ahead")
    return _split(legal if there else [], lambda action: action == "stop")


def _onward(own: Any, view: Any, legal: Options) -> tuple[Options, Options]:
    return _home(own, view, legal)[::-1]


def _content(_own: Any, view: Any, legal: Options) -> tuple[Options, Options]:
    there = "stop" in legal and stopping(view).place == "alone" and stopping(view).square <= 2
    return _split(legal if there else [], lambda action: action == "stop")


def _most_dice(_own: Any, view: Any, legal: Options) -> tuple[Options, Options]:
    there = landings(view)
    most = [one for one in there if one.steps == max(each.steps for each in there)]
    # Only where something else brings more.
    better = there and max(one.points for one in there) > max(one.points for one in most)
    return _split(legal if better else [], lambda action: action in [f"choose {one.track}" for one in most])


def _hunting(whom: Callable[[Any, Any], Sequence[Seat | None]]) -> Counts:
    def counts(own: Any, view: Any, legal: Options) -> tuple[Options, Options]:
        theirs = [view.pawns[seat][0] for seat in whom(own, view) if seat is not None and view.pawns[seat]]
        return _split(legal if view.phase == "choose" else [], lambda action: _seat(action) in theirs)

    return counts


def _beside(_own: Any, view: Any, legal: Options) -> tuple[Options, Options]:
    def close(action: Action) -> bool:
        return any(seat != view.viewer and where and _apart(action[5:], where) == 1 for seat, where in others)

    others = list(enumerate(view.at))
    return _split([action for action in legal if action.startswith("move ")], close)


def _guarding(_own: Any, view: Any, legal: Options) -> tuple[Options, Options]:
    def close(action: Action) -> bool:
        return any(_apart(action[5:], where) <= 1 for where in view.pillows)

    return _split([a for a in legal if a.startswith("move ") and view.holding[view.viewer]], close)


def _apart(one: str, other: str) -> int:
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1:]) - int(other[1:])))


FIGHTS = ("swing", "throw")

WAYS: Mapping[str, Mapping[str, Way]] = {
    "magic_numbers": {
        "beginner": Way("gives to somebody else than last time", _aimed(["give"], _not_again)),
        "hoarder": Way("keeps its number", _words("keep")),
        "gambler": Way("keeps 4 to 6, gives 1 to 3 away", _big),
        "grudge": Way("gives to whoever gave it a number last", _aimed(["give"], _culprit)),
        "bluffer": Way("keeps its Evil number", _misleading),
        "watcher": Way("gives to whoever has taken the most", _aimed(["give"], _leaders)),
    },
    "sibling_rivalry": {
        "beginner": Way("goes where the most dice show, not the points", _most_dice),
        "hoarder": Way("stops", _home),
        "gambler": Way("rolls on", _onward),
        "grudge": Way("goes where the pawn is of whoever took its own off last", _hunting(_culprit)),
        "bluffer": Way("alone on one of the first two squares, stops", _content),
        "watcher": Way("goes where the leader's pawn is", _hunting(_leaders)),
    },
    "tie_die": {
        "beginner": Way("buys when somebody has a larger die", _wanting),
        "hoarder": Way("buys", _words("upgrade", rather=["ready"])),
        "gambler": Way("challenges, or accepts", _words("challenge", "accept", rather=["pass", "decline"])),
        "grudge": Way("challenges whoever has just hurt it", _aimed(["challenge", "pass"], _culprit)),
        "bluffer": Way("challenges a larger die", _aimed(["challenge", "pass"], _larger)),
        "watcher": Way("challenges the leader", _aimed(["challenge", "pass"], _leaders)),
    },
    "pillow_fight": {
        "beginner": Way("throws rather than swings", _words("throw", rather=["swing"])),
        "hoarder": Way("holds a pillow, and walks to others", _guarding),
        "gambler": Way("attacks", _words(*FIGHTS)),
        "grudge": Way("attacks whoever hit it last, of all it could", _aimed(FIGHTS, _culprit)),
        "bluffer": Way("walks up to somebody", _beside),
        "watcher": Way("attacks whoever has the most hits, of all it could", _aimed(FIGHTS, _leaders)),
    },
}
"""By game and character."""


class Seen(NamedTuple):
    """Count of a habit: how often the player did it, and how often they did it or an alternative that counts."""

    did: int = 0
    could: int = 0

    @property
    def share(self) -> WinShare:
        """The part, with its interval."""
        return WinShare.from_wins(self.did, max(1, self.could))


def seen(game: str, number: int, seed: str = "docs") -> dict[tuple[str, str], Seen]:
    """By character, and by who was asked, the character or the normal one: how often they went each way in ``number``
    positions, or fewer if those are rare."""
    own = personas_of(game)
    found: dict[tuple[str, str], Seen] = defaultdict(Seen)
    ways = dict(WAYS[game])
    players = {name: levels.load(game, name) for name in ways}
    seats = min(games.load(game).player_counts.stop - 1, SEATS)
    for table in range(MOST):
        for decision in simulation.decisions(game, games.load(game).options(), [OTHER] * seats, seed, table):
            for name, way in list(ways.items()):
                this, rest = way.counts(own, decision.view, list(decision.legal))
                if not this or not rest:
                    continue
                rng = levels.decision_rng(seed, table, decision.number)
                taken = {OTHER: decision.action, name: players[name].choose(decision.view, decision.legal, rng)}
                for who, action in taken.items():
                    if action in (*this, *rest):
                        before = found[name, who]
                        found[name, who] = Seen(before.did + (action in this), before.could + 1)
                if found[name, name].could == number:
                    del ways[name]
        if not ways:
            break
    return found


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m research personas", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--positions", type=int, default=300, help="how many positions for each (300)")
    parser.add_argument("--game", action="append", choices=sorted(WAYS), help="this game only; may be repeated")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    rows = []
    for game in chosen.game or WAYS:
        found = seen(game, chosen.positions)
        for name, way in WAYS[game].items():
            own, normal = found[name, name], found[name, OTHER]
            rows.append(
                {
                    "game": game,
                    "character": name,
                    "way": way.told,
                    "choices": own.could,
                    "does_so": own.share.share,
                    "normal_does": normal.share.share,
                }
            )
    sheet = Sheet.of(
        "How often each does what it is known for, where it could",
        ("game", "character", "what it is known for", "choices", "does so", "normal does"),
        (
            (*list(row.values())[:4], f"{percent(float(row['does_so']))}%", f"{percent(float(row['normal_does']))}%")
            for row in rows
        ),
        words=3,
    )
    tell([sheet], {"benchmark": "characters", "rows": rows}, as_json=chosen.json)
