"""Win rates of each computer against normal ones, from which its strength in ratings follows.

Levels, characters, and some of the computers between easy and hard sit down in turn in every seat of tables
whose others are normal. ``--write`` puts the results into ``bot/ratings/ai_strength_data.py`` and
``docs/computers.md``, and leaves the rows that were not measured.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import games
from benchmarks.sheets import Sheet, tell
from bot.ratings.ai_strength import ai_strengths
from bot.ratings.ai_strength_data import MEASURED, MeasuredWinRate
from games import simulation
from games.ai import levels
from games.core.percents import percent
from games.simulation.stats import WinShare
from sleepover.support.tally import seat_of

ROOT = Path(__file__).parents[1]
TABLE = ROOT / "bot" / "ratings" / "ai_strength_data.py"
DOCUMENT = ROOT / "docs" / "computers.md"

POINTS = ("even-20", "even-40", "even-60", "even-80")
"""The computers between easy and hard that are measured; the others lie on the lines between."""

GAMES = 2000
FEWEST = 10
"""With fewer wins, or fewer games lost, nothing is written down: they say too little."""

Row = tuple[str, str]
"""A game and a level."""


def measured(
    game: str, level: str, number: int, seed: str, seats: int | None = None
) -> tuple[MeasuredWinRate, WinShare]:
    """Play ``number`` games of one such computer, its seats in turn, against normal ones; return its win rate.

    ``seats`` is the size of the table; by default the smallest.
    """
    rules = games.load(game)
    seats = seats or rules.player_counts.start
    won = 0.0
    for table in range(number):
        seat = seat_of(0, table, seats)
        levels = ["normal"] * seats
        levels[seat] = level
        won += simulation.play(game, rules.options(), levels, seed, table).won(seat)
    return MeasuredWinRate(round(won / number, 3), number, seats), WinShare.from_wins(won, number)


def levels_of(game: str) -> list[str]:
    """Return all levels, characters and mixes that are measured in that game."""
    if "normal" not in levels.levels(game):
        return []
    own = [level for level in levels.levels(game) if level != "normal"]
    return [*own, *levels.persona_names(game), *(POINTS if levels.even_mixes(game) else ())]


def rows_of(known: Mapping[Row, MeasuredWinRate]) -> list[tuple[Row, MeasuredWinRate]]:
    """In the order of the documents: by game, then as the game lists them; nothing that no game has any more."""
    order = [(game, level) for game in games.names() for level in levels_of(game)]
    return [(row, known[row]) for row in order if row in known]


def markdown_table(known: Mapping[Row, MeasuredWinRate]) -> str:
    """Return the table for the documents."""
    lines = ["| game | players | games | share of the first | strength (mu) |", "|---|---|---|---|---|"]
    strength = ai_strengths(known)
    for (game, level), one in rows_of(known):
        players = ",".join([level, *["normal"] * (one.seats - 1)])
        lines.append(
            f"| {game} | `{players}` | {one.games:,} | {percent(one.share, 1)}% | {strength[game, level]:.1f} |"
        )
    return "\n".join(lines)


def write(known: Mapping[Row, MeasuredWinRate], table: Path = TABLE, document: Path = DOCUMENT) -> None:
    """Put the rows into the module and the document."""
    lines = []
    for (game, level), one in rows_of(known):
        seats = f", seats={one.seats}" if one.seats != 2 else ""
        lines.append(f'    ("{game}", "{level}"): MeasuredWinRate({one.share:.3f}, {one.games}{seats}),\n')
    text = table.read_text(encoding="utf-8")
    begin = text.index("{\n", text.index("MEASURED: ")) + 2
    table.write_text(text[:begin] + "".join(lines) + text[text.index("}\n", begin) :], encoding="utf-8")
    marked = r"(<!-- strengths -->\n).*?(\n<!-- /strengths -->)"
    text = document.read_text(encoding="utf-8")
    document.write_text(
        re.sub(marked, lambda m: f"{m[1]}{markdown_table(known)}{m[2]}", text, flags=re.S), encoding="utf-8"
    )


def kept(found: MeasuredWinRate) -> bool:
    """Return whether a row is precise enough to be written down."""
    return FEWEST <= found.share * found.games <= found.games - FEWEST


def main(argv: Sequence[str] | None = None) -> None:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(prog="python -m research strengths", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many games each plays ({GAMES})")
    parser.add_argument("--game", action="append", choices=games.names(), help="this game only; may be repeated")
    parser.add_argument("--level", action="append", help="this computer only; may be repeated")
    parser.add_argument("--seats", type=int, help="at tables for so many, to print (the game's fewest)")
    parser.add_argument("--seed", default="docs", help="what the games follow from (docs)")
    parser.add_argument("--write", action="store_true", help="bring the rows into the program and the documents")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    if chosen.write and chosen.seats:
        parser.error("--write brings in the strengths at the smallest tables")
    known, rows = dict(MEASURED), []
    for game in chosen.game or games.names():
        for level in levels_of(game):
            if chosen.level and level not in chosen.level:
                continue
            one, share = measured(game, level, chosen.games, chosen.seed, chosen.seats)
            rows.append({"game": game, "level": level, **one._asdict(), "low": share.low, "high": share.high})
            if kept(one):
                known[game, level] = one
            else:
                known.pop((game, level), None)
            if chosen.write:
                # Each row as it comes, so that a long run may be stopped.
                write(known)
            print(f"{game} {level}: {percent(one.share, 1)}%", file=sys.stderr, flush=True)
    sheet = Sheet.of(
        "Won against normal computers",
        ("game", "computer", "seats", "games", "won", "95% interval"),
        (
            (
                *(row["game"], row["level"], row["seats"], row["games"]),
                *(f"{percent(row['share'], 1)}%", f"{percent(row['low'], 1)}% to {percent(row['high'], 1)}%"),
            )
            for row in rows
        ),
        words=2,
    )
    tell([sheet], {"benchmark": "strengths", "rows": rows}, as_json=chosen.json)
