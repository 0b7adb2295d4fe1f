"""Accuracy of puzzles' answers: positions are played to their ends after the answer, and after what was played.

The strongest computers play, with dice of their own.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import games
from games import simulation
from games.ai.levels import decision_rng
from games.analysis.puzzles import FILE, Puzzle, bundled_puzzles, find_puzzles, from_json, to_json
from games.analysis.win_probability import Rollout
from games.core.dice import FastDice

LEVELS = ("normal", "easy")
"""Who plays the games in which puzzles are looked for, in turns around the table: a hard computer finds the answers."""


def main(argv: list[str]) -> None:
    """``python -m research puzzles [GAME …]``."""
    parser = argparse.ArgumentParser(prog="python -m research puzzles", description=__doc__)
    parser.add_argument("game", nargs="*", metavar="GAME", help="of which games (default: all)")
    parser.add_argument("--puzzles", type=int, default=60, help="how many of each game (default 60)")
    parser.add_argument("--ends", type=int, default=40, help="how often each is played to its end (default 40)")
    parser.add_argument("--seed", default="held out", help="another seed, other games")
    parser.add_argument("--bank", action="store_true", help="instead: all that come with the games")
    parser.add_argument("--each", action="store_true", help="a line for each puzzle, too")
    parser.add_argument("--write", action="store_true", help="put that many into the games' folders, to come with them")
    asked = parser.parse_args(argv)
    if asked.write:
        for name in asked.game or games.names():
            lines = [to_json(puzzle) for puzzle in gathered(name, asked.puzzles, asked.seed)[0]]
            folder = Path(games.__file__).parent / name
            (folder / FILE).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        return
    print("game             puzzles in games   gap  answer  played  better by (95 %)      p")
    for name in asked.game or games.names():
        if asked.bank:
            found, number = [from_json(line) for line in bundled_puzzles(name)], 0
        else:
            found, number = gathered(name, asked.puzzles, asked.seed)
        ends = [_ends(puzzle, asked.ends, f"{asked.seed}:{place}") for place, puzzle in enumerate(found)]
        print(_told(name, found, ends, number), flush=True)
        if asked.each:
            for place, (puzzle, (right, wrong)) in enumerate(zip(found, ends, strict=True), 1):
                told = f"{puzzle.answer}, not {puzzle.played}"
                won = f"{puzzle.gap:5.3f}  {right:6.3f}  {wrong:6.3f}  {right - wrong:6.3f}"
                print(f"{place:4} {len(puzzle.record.seats):2} seats  {told:24} {won}", flush=True)


def gathered(name: str, wanted: int, seed: str) -> tuple[list[Puzzle], int]:
    """Return ``wanted`` puzzles, each of another game, and how many games were played for them."""
    game = games.load(name)
    found: list[Puzzle] = []
    number = 0
    while len(found) < wanted:
        seats = (max(2, game.seats.start), max(2, game.seats.start) + 1)[number % 2]
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


def _told(name: str, found: Sequence[Puzzle], ends: Sequence[tuple[float, float]], number: int) -> str:
    """Return one line of the table.

    ``number`` games were played for these puzzles; 0 for puzzles that come with the games.
    """
    gains = [right - wrong for right, wrong in ends]
    mean = fmean(gains)
    error = math.sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
    p = math.erfc(mean / error / math.sqrt(2)) / 2
    after_answer, after_played = (fmean(column) for column in zip(*ends, strict=True))
    return (
        f"{name:16} {len(found):7} {number or '':>8} {fmean(puzzle.gap for puzzle in found):5.3f}"
        f"  {after_answer:6.3f}  {after_played:6.3f}  {mean:6.3f} ± {1.96 * error:5.3f}  {p:9.1e}"
    )


def _won(puzzle: Puzzle, action: str, ends: int, seed: str) -> float:
    """Return how often the seat wins after that action."""
    game: Any = games.load(puzzle.record.game)
    seats = len(puzzle.record.seats)
    playing, rng, state = Rollout(game, seats), decision_rng(seed), puzzle.state()
    dice = FastDice(rng)
    won = 0.0
    for _ in range(ends):
        won += playing.to_the_end(game.apply(state, puzzle.seat, action, dice).state, rng)[puzzle.seat]
    return won / ends
