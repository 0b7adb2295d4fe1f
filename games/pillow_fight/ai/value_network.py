"""Value network of the hard computer for ends of turns, trained on games against itself and its like.

It says how likely a seat is to win at the end of a turn, from the traits of the position. Its weights are in
``data/weights-3.bin`` and ``data/weights-4.bin``, for so many players; ``research/README.md`` explains how they were
made.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from games.ai.mlp import SparsePerceptron, StoredMatrix, load
from games.pillow_fight.ai.features import FeatureExtractor, layout
from games.pillow_fight.ai.search_state import SearchContext, SearchPosition, share
from games.pillow_fight.rules.state import Options

SEATS: Final = (3, 4)
"""Numbers of players that have networks."""

FIRST: Final = 64
SECOND: Final = 32
"""Number of units in each layer."""


class PositionNetwork(SparsePerceptron):
    """The network for so many seats, about the seat since whose turn ``since`` others had theirs."""

    def __init__(self, seats: int, since: int, matrices: Sequence[StoredMatrix]) -> None:
        super().__init__(matrices, layout(seats).each)
        self.since = since


@cache
def network(seats: int, since: int) -> PositionNetwork | None:
    """Return the network for a number of seats, for a seat after whose turn ``since`` others moved: none, or all.

    It is read at the first call. None if nothing was learned for that.
    """
    if seats not in SEATS:
        return None
    shapes = PositionNetwork.shapes(layout(seats).total, FIRST, SECOND)
    matrices = load("games.pillow_fight.data", f"weights-{seats}.bin", shapes * 2)
    return PositionNetwork(seats, since, matrices[len(shapes) :] if since else matrices[: len(shapes)])


class ValueNetwork:
    """Judges where a turn may end by a network. It remembers parts of what it has seen: for one turn only."""

    def __init__(self, fight: SearchContext, weighing: PositionNetwork) -> None:
        self._traits = FeatureExtractor(fight, weighing.sum)
        self.network = weighing
        self._whose = fight.order[-1 - weighing.since]
        self._base = weighing.start + weighing.sum(self._traits.lasting())
        self.over = fight.rounds is not None and fight.rounds <= 0 and not fight.sooner
        self._hits: dict[tuple[int, ...], int] = {}
        self._stands: dict[tuple[tuple[int, ...], int], int] = {}
        self._pillows: dict[tuple[tuple[int, ...], int, bytes], int] = {}

    def __call__(self, fight: SearchContext, position: SearchPosition) -> float:
        """Return the win probability of the network's seat if the turn of ``fight.me`` ends in this position."""
        if self.over:
            return share(position, fight.order, self._whose)
        at, holding, lying, hits = position.at, position.holding, position.lying, position.hits
        adding, traits = self.network.sum, self._traits
        by_hits = self._hits.get(hits)
        if by_hits is None:
            by_hits = self._hits[hits] = adding(traits.hits(hits)) + self._base
        by_stand = self._stands.get((at, holding))
        if by_stand is None:
            by_stand = self._stands[at, holding] = traits.square_features(at, holding)
        by_pillows = self._pillows.get((at, holding, lying))
        if by_pillows is None:
            by_pillows = self._pillows[at, holding, lying] = traits.pillows(position)
        return self.network.chance(by_hits + by_stand + by_pillows)


def value_network_for(fight: SearchContext, since: int = 0) -> ValueNetwork | None:
    """Foresight for the end of the turn of ``fight.me``, about the seat since whose turn so many others had theirs.

    None where nothing was learned: with other house rules, or so many players.
    """
    weighing = network(len(fight.order), since) if _learned(fight.options) else None
    return None if weighing is None else ValueNetwork(fight, weighing)


def _learned(options: Options) -> bool:
    usual = Options()
    plain = replace(options, size=usual.size, curfew=usual.curfew, pillows=usual.pillows)
    return options.curfew != "off" and plain == usual
