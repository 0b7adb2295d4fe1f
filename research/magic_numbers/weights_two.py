"""Exchange of data with ``two.cpp``: the rules' tables and the weights for two seats as plain numbers.

``python -m research weights_two FOLDER --target 50`` writes the tables, and the program's weights as ``keep``,
``worth`` and, for some targets, ``guess``, into that folder. ``--check FILE`` says how far the output of
``two FOLDER tell keep GAMES`` in that file is from what the program does; ``--back NAME`` puts the policy of
that name into the program, ``--worth NAME`` a worth, ``--guess NAME`` a guess, and ``--opened NAME`` the
solved games.
"""

from __future__ import annotations

import argparse
import zlib
from collections.abc import Sequence
from pathlib import Path

from games.ai.mlp import read
from games.magic_numbers.ai.belief_network import GUESSED
from games.magic_numbers.ai.belief_network import SHAPES as GUESS
from games.magic_numbers.ai.belief_updates import card_policy_at
from games.magic_numbers.ai.open_game_values import SOLVED, table
from games.magic_numbers.ai.policy_two import keeping_shapes, shapes
from games.magic_numbers.rules import FinishedTurn
from research.magic_numbers import arguments
from research.magic_numbers.rule_tables import rules
from research.magic_numbers.weights import FOLDER, floats, matrices, put, rounded

WORTH = shapes(2)
"""The shapes of what choices are worth, which comes after the policy."""
EVERY = 7
"""The program is asked at each so many turns of a game: it takes that much longer."""


def solved(worths: bytes, target: int) -> None:
    """Write the solved games into the program."""
    (FOLDER / f"opened-{target}.bin").write_bytes(zlib.compress(worths, 9))


def back(policy: bytes | None, worth: bytes | None, target: int) -> None:
    """Write a policy, or a worth, or both into the program; what is left out stays."""
    into = FOLDER / f"weights-{target}.bin"
    keeping = keeping_shapes(target)
    stored = read(into.read_bytes(), (*keeping, *WORTH))
    first = stored[: len(keeping)] if policy is None else rounded(matrices(policy, keeping))
    last = stored[len(keeping) :] if worth is None else rounded(matrices(worth, WORTH))
    into.write_bytes(put([*first, *last]))


def check(file: Path, target: int) -> tuple[int, float]:
    """Compare what was written there with the program: how many chances were asked for, and how far the furthest one is
    from the program's."""
    furthest, asked, number = 0.0, 0, -1
    history: tuple[FinishedTurn, ...] = ()
    for line in file.read_text().splitlines():
        game, turn, face, kept, *keeps = line.split()
        if int(game) != number:
            number, history = int(game), ()
        roller = int(turn)
        if len(history) % EVERY == 0:
            found = card_policy_at(history, 2, target, (), roller, int(face)).likely
            told = [(there[0], float(here)) for there, here in zip(found, keeps, strict=True) if float(here) >= 0]
            furthest, asked = max(furthest, *(abs(a - b) for a, b in told)), asked + len(told)
        history = (*history, FinishedTurn(roller, int(face), roller if int(kept) else 1 - roller))
    return asked, furthest


def main(given: Sequence[str] | None = None) -> None:
    """Write, compare or put back."""
    parser = arguments.parser("weights_two", __doc__)
    parser.add_argument("--check", metavar="FILE")
    parser.add_argument("--guess", metavar="NAME")
    parser.add_argument("--opened", metavar="NAME")
    arguments.run(parser, _done, given)


def _done(chosen: argparse.Namespace) -> None:
    if chosen.check:
        asked, furthest = check(chosen.folder / chosen.check, chosen.target)
        print(f"to {chosen.target}: {asked} chances asked for, {furthest:.6f} from the program's at most")
    elif chosen.back or chosen.worth or chosen.guess or chosen.opened:
        names = (chosen.back, chosen.worth, chosen.guess, chosen.opened)
        policy, worth, guess, worths = (None if name is None else (chosen.folder / name).read_bytes() for name in names)
        if worths is not None:
            solved(worths, chosen.target)
        if guess is not None:
            (FOLDER / f"guess-{chosen.target}.bin").write_bytes(put(rounded(matrices(guess, GUESS))))
        if policy is not None or worth is not None:
            back(policy, worth, chosen.target)
    else:
        give(chosen.folder, chosen.target)


def give(folder: Path, target: int) -> None:
    """Write what the program has."""
    folder.mkdir(exist_ok=True, parents=True)
    (folder / "rules").write_bytes(rules(target))
    keeping = keeping_shapes(target)
    stored = [matrix.floats() for matrix in read((FOLDER / f"weights-{target}.bin").read_bytes(), (*keeping, *WORTH))]
    (folder / "keep").write_bytes(floats(stored[: len(keeping)]))
    (folder / "worth").write_bytes(floats(stored[len(keeping) :]))
    if target in GUESSED:
        guess = read((FOLDER / f"guess-{target}.bin").read_bytes(), GUESS)
        (folder / "guess").write_bytes(floats(matrix.floats() for matrix in guess))
    if target in SOLVED:
        (folder / "opened").write_bytes(table(target))
