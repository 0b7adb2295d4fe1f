"""Exchange of data with ``many.cpp``: the rules' tables and the weights for three or more seats.

``python -m research weights_many FOLDER`` writes the tables, and the program's weights as ``keep``, ``worth`` and
``guess``, into that folder: those for 50 points, or with ``--target 30`` the policy and the guess for 20 and
30.
``--check FILE SEATS`` says how far the output of ``many FOLDER tell keep SEATS`` in that file is from what
the program does;
``--back NAME`` puts the policy of that name into the program, and its guess; ``--worth NAME`` the worth of
choices.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from games.ai.mlp import read
from games.magic_numbers.ai.belief_network import SHAPES_MANY, TARGETS, for_many
from games.magic_numbers.ai.belief_updates import card_policy_at
from games.magic_numbers.ai.policy_many import shapes
from games.magic_numbers.ai.prospects import CARDS
from games.magic_numbers.rules import FinishedTurn
from research.magic_numbers import arguments
from research.magic_numbers.rule_tables import rules
from research.magic_numbers.weights import FOLDER, floats, matrices, put, rounded

EVERY = 5
"""The program is asked at each so many turns of a game: it takes that much longer."""


class Learned(NamedTuple):
    """Weights of one network: their file in the program, their name in a folder, and their matrices' shapes."""

    file: Path
    name: str
    shapes: tuple[tuple[int, int], ...]


def give(folder: Path, target: int) -> None:
    """Write what the program has."""
    for one in TARGETS:
        (folder / str(one)).mkdir(exist_ok=True, parents=True)
        (folder / str(one) / "rules").write_bytes(rules(one))
    for learned in (*_policy(target, "keep"), _worth("worth")):
        stored = read(learned.file.read_bytes(), learned.shapes)
        (folder / learned.name).write_bytes(floats(matrix.floats() for matrix in stored))


def back(folder: Path, policy: str | None, worth: str | None, target: int) -> None:
    """Write a policy and its guess into the program, or what choices are worth, or both; what is left out stays."""
    chosen: list[Learned] = []
    if policy is not None:
        chosen += _policy(target, policy)
    if worth is not None:
        chosen.append(_worth(worth))
    # All is read before anything is written: what is wrong with one leaves the others as they are.
    contents = [put(rounded(matrices((folder / one.name).read_bytes(), one.shapes))) for one in chosen]
    for one, content in zip(chosen, contents, strict=True):
        one.file.write_bytes(content)


def _policy(target: int, name: str) -> list[Learned]:
    """Return the weights of the policy of that name, and those of its guess."""
    which = for_many(target)
    return [
        Learned(FOLDER / f"weights-{which}.bin", name, shapes(guessing=True)),
        Learned(FOLDER / f"guess-{which}.bin", "guess", SHAPES_MANY),
    ]


def _worth(name: str) -> Learned:
    """Return the weights of that name for the worth of choices."""
    return Learned(FOLDER / "worth-many.bin", name, shapes(guessing=False))


def check(file: Path, seats: int) -> tuple[int, float]:
    """Compare what was written there with the program: how many cards were asked about, and how far the furthest chance
    is from the program's."""
    furthest, asked = 0.0, 0
    histories: dict[str, tuple[FinishedTurn, ...]] = {}
    for line in file.read_text().splitlines():
        game, *numbers = line.split()
        target, roller, which, done, face = map(int, numbers[:5])
        history = histories.get(game, ())
        if len(history) % EVERY == 0:
            found = card_policy_at(history, seats, target, (), roller, face)
            takers = [found.takers.index((roller + k) % seats) for k in range(seats)]
            for k, place in enumerate(takers):
                said = map(float, numbers[5 + k * len(CARDS) :][: len(CARDS)])
                furthest = max(furthest, *(abs(row[place] - one) for row, one in zip(found.likely, said, strict=True)))
            asked += len(CARDS)
        histories[game] = () if done else (*history, FinishedTurn(roller, face, (roller + which) % seats))
    return asked, furthest


def main(given: Sequence[str] | None = None) -> None:
    """Write, compare or put back."""
    parser = arguments.parser("weights_many", __doc__)
    parser.add_argument("--check", nargs=2, metavar=("FILE", "SEATS"))
    arguments.run(parser, _done, given)


def _done(chosen: argparse.Namespace) -> None:
    if chosen.check:
        asked, furthest = check(chosen.folder / chosen.check[0], int(chosen.check[1]))
        print(f"{asked} cards asked about, {furthest:.6f} from the program's chances at most")
    elif chosen.back or chosen.worth:
        back(chosen.folder, chosen.back, chosen.worth, chosen.target)
    else:
        give(chosen.folder, chosen.target)
