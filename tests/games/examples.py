"""A whole game of each to look back on: the example in the documents or, where a game has none there, a playthrough."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from games.analysis.review import Review, review
from games.core.record import Record, parse
from games.core.table import Table
from sleepover.workshop.playthroughs import files_of, split

DOCUMENTS = Path(__file__).parents[2] / "docs" / "examples"


def example(game: str) -> Record:
    """Return a record of that game from its start to its end."""
    written = DOCUMENTS / f"{game}.json"
    if written.exists():
        return parse(written.read_bytes())
    own = files_of(game)
    played = [parse(split(path.read_text(encoding="utf-8"))[1]) for path in own]
    whole = [record for record in played if Table(record).ranking is not None]
    assert whole, f"games/{game}/playthroughs/ needs a game that is played to its end"
    return whole[0]


SAMPLES = 60
"""Enough for a review that only has to hang together."""


@cache
def reviewed(game: str) -> Review:
    """Return a review of that game's example."""
    return review(example(game), samples=SAMPLES)
