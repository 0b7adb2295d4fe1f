"""Accuracy of puzzles' answers: positions are played to their ends after the answer, and after what was played.

The strongest computers play, with dice of their own.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import games
from benchmarks.sheets import Sheet, tell
from games import simulation
from games.ai.levels import decision_rng
from games.analysis.puzzles import FILE, Puzzle, bundled_puzzles, find_puzzles, from_json, to_json
from games.analysis.win_probability import Rollout
from games.core.dice import FastDice

LEVELS = ("normal", "easy")
"""The players of the games in which puzzles are looked for, in turns around the table: a hard computer finds the
answers."""


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print, or find puzzles and write them."""
    about = (__doc__ or "").split("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m research puzzles", description=about)
    parser.add_argument("game", nargs="*", metavar="GAME", help="of which games (default: all)")
    parser.add_argument("--puzzles", type=int, default=60, help="how many of each game (default 60)")
    parser.add_argument("--ends", type=int, default=40, help="how often each is played to its end (default 40)")
    parser.add_argument("--seed", default="held out", help="another seed, other games")
    parser.add_argument("--bank", action="store_true", help="instead: all that come with the games")
    parser.add_argument("--each", action="store_true", help="a line for each puzzle, too")
    parser.add_argument("--write", action="store_true", help="put that many into the games' folders, to come with them")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args(argv)
    if unknown := [name for name in asked.game if name not in games.names()]:
        parser.error(f"there is no game {unknown[0]!r}; there are {', '.join(games.names())}")
    if asked.write:
        for name in asked.game or games.names():
            lines = [to_json(puzzle) for puzzle in gathered(name, asked.puzzles, asked.seed)[0]]
            folder = Path(games.__file__).parent / name
            (folder / FILE).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        return
    rows: list[dict[str, Any]] = []
    each: list[Sequence[object]] = []
    for name in asked.game or games.names():
        if asked.bank:
            found, number = [from_json(line) for line in bundled_puzzles(name)], 0
        else:
            found, number = gathered(name, asked.puzzles, asked.seed)
        ends = [_ends(puzzle, asked.ends, f"{asked.seed}:{place}") for place, puzzle in enumerate(found)]
        print(f"{name}: {len(found)} puzzles", file=sys.stderr, flush=True)
        if len(found) > 1:
            rows.append(_row(name, found, ends, number))
        for puzzle, (right, wrong) in zip(found, ends, strict=True) if asked.each else ():
            seats = len(puzzle.record.seats)
            each.append((name, puzzle.answer, puzzle.played, seats, puzzle.gap, right, wrong, right - wrong))
    sheets = [_sheet(rows)]
    if asked.each:
        columns = ("game", "answer", "played", "seats", "gap", "after answer", "after played", "better by")
        sheets.append(Sheet.of("The same for each puzzle", columns, each, words=3))
    tell(sheets, {"benchmark": "puzzles", "rows": rows}, as_json=asked.json)


def gathered(name: str, wanted: int, seed: str) -> tuple[list[Puzzle], int]:
    """Return ``wanted`` puzzles, each of another game, and how many games were played for them."""
    game = games.load(name)
    found: list[Puzzle] = []
    number = 0
    while len(found) < wanted:
        seats = (max(2, game.player_counts.start), max(2, game.player_counts.start) + 1)[number % 2]
        levels = [LEVELS[(seat + number) % len(LEVELS)] for seat in range(seats)]
        _, record = simulation.record(name, game.options(), levels, seed, number)
        # One of each game: those of one game are alike.
        here = list(find_puzzles(record))
        if here:
            found.append(decision_rng(seed, number, "which").choice(here))
        number += 1
    return found, number


def _ends(puzzle: Puzzle, ends: int, seed: str) -> tuple[float, float]:
    """Return how often the seat wins after the answer, and after what was played."""
    return (
        _won(puzzle, puzzle.answer, ends, f"{seed}:answer"),
        _won(puzzle, puzzle.played, ends, f"{seed}:played"),
    )


def _row(name: str, found: Sequence[Puzzle], ends: Sequence[tuple[float, float]], number: int) -> dict[str, Any]:
    """Return what two puzzles or more came to: means, and the chance ``p`` that answers are no better.

    ``number`` games were played for these puzzles; 0 for puzzles that come with the games.
    """
    gains = [right - wrong for right, wrong in ends]
    mean = fmean(gains)
    error = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
    after_answer, after_played = (fmean(column) for column in zip(*ends, strict=True))
    return {
        "game": name,
        "puzzles": len(found),
        "games": number,
        "gap": fmean(puzzle.gap for puzzle in found),
        "after_answer": after_answer,
        "after_played": after_played,
        "better": mean,
        "plus_minus": 1.96 * error,
        "p": math.erfc(mean / error / math.sqrt(2)) / 2 if error else float(mean <= 0),
    }


def _sheet(rows: Sequence[Mapping[str, Any]]) -> Sheet:
    """Return the table of all games."""
    return Sheet.of(
        "Wins of the player who was to decide",
        ("game", "puzzles", "in games", "gap", "after the answer", "after what was played", "better by (95%)", "p"),
        [
            (
                *(row["game"], row["puzzles"], row["games"] or ""),
                *(f"{row[part]:.3f}" for part in ("gap", "after_answer", "after_played")),
                f"{row['better']:.3f} ± {row['plus_minus']:.3f}",
                f"{row['p']:.1e}",
            )
            for row in rows
        ],
    )


def _won(puzzle: Puzzle, action: str, ends: int, seed: str) -> float:
    """Return how often the seat wins after that action."""
    game: Any = games.load(puzzle.record.game)
    seats = len(puzzle.record.seats)
    playing, rng, state = Rollout(game, seats, puzzle.record.options), decision_rng(seed), puzzle.state()
    dice = FastDice(rng)
    won = 0.0
    for _ in range(ends):
        won += playing.to_the_end(game.apply(state, puzzle.seat, action, dice).state, rng)[puzzle.seat]
    return won / ends
