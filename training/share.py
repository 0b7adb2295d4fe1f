"""What ``many.cpp`` needs to know, and what comes of it: the rules' tables and the weights for three and more seats.

``python -m training.share FOLDER`` writes the tables, and the program's weights as ``keep``, ``worth`` and ``guess``,
into that folder: those for 50 points, or with ``--target 30`` the policy for 20 and 30, for which there is no guess.
``--check FILE SEATS`` says how far what ``many FOLDER tell keep SEATS`` wrote there is from what the program does;
``--back NAME`` puts the policy of that name into the program, and its guess; ``--worth NAME`` what choices are worth.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from games.magic_numbers.beliefs import outlook
from games.magic_numbers.crowd import shapes
from games.magic_numbers.guesses import GUESSED, SHAPES_MANY, TARGETS
from games.magic_numbers.learned import read, size
from games.magic_numbers.odds import CARDS
from games.magic_numbers.rules import Turn
from training import commands
from training.tables import rules
from training.weights import FOLDER, floats, matrices, put

BOTH = FOLDER / "weights-many.bin"
"""The policy to 20 and 30 points and, after it, what choices are worth."""
PLAIN = shapes(guessing=False)
EVERY = 5
"""The program is asked at each so many turns of a game: it takes that much longer."""


def give(folder: Path, target: int) -> None:
    """Write what the program has."""
    for one in TARGETS:
        (folder / str(one)).mkdir(exist_ok=True, parents=True)
        (folder / str(one) / "rules").write_bytes(rules(one))
    (folder / "keep").write_bytes(floats(read(_policy(target).read_bytes(), 0, _shapes(target))[0]))
    (folder / "worth").write_bytes(floats(read(BOTH.read_bytes(), sum(map(size, PLAIN)), PLAIN)[0]))
    if target in GUESSED:
        (folder / "guess").write_bytes(floats(read(_guess(target).read_bytes(), 0, SHAPES_MANY)[0]))


def back(folder: Path, policy: str | None, worth: str | None, target: int) -> None:
    """Write a policy into the program, and its guess if it has one, or what choices are worth, or both; what is left
    out stays."""
    both = BOTH.read_bytes()
    first, second = both[: sum(map(size, PLAIN))], both[sum(map(size, PLAIN)) :]
    if worth is not None:
        second = put(matrices((folder / worth).read_bytes(), PLAIN))
    if policy is not None:
        learned = put(matrices((folder / policy).read_bytes(), _shapes(target)))
        if target in GUESSED:
            _policy(target).write_bytes(learned)
            _guess(target).write_bytes(put(matrices((folder / "guess").read_bytes(), SHAPES_MANY)))
        else:
            first = learned
    BOTH.write_bytes(first + second)


def _policy(target: int) -> Path:
    return FOLDER / f"weights-many-{target}.bin" if target in GUESSED else BOTH


def _guess(target: int) -> Path:
    return FOLDER / f"guess-many-{target}.bin"


def _shapes(target: int) -> tuple[tuple[int, int], ...]:
    return shapes(guessing=target in GUESSED)


def check(file: Path, seats: int) -> tuple[int, float]:
    """Compare what was written there with the program: how many cards were asked about, and how far the furthest chance
    is from the program's."""
    furthest, asked = 0.0, 0
    histories: dict[str, tuple[Turn, ...]] = {}
    for line in file.read_text().splitlines():
        game, *numbers = line.split()
        target, roller, which, done, face = map(int, numbers[:5])
        history = histories.get(game, ())
        if len(history) % EVERY == 0:
            found = outlook(history, seats, target, (), roller, face)
            takers = [found.takers.index((roller + k) % seats) for k in range(seats)]
            for k, place in enumerate(takers):
                said = map(float, numbers[5 + k * len(CARDS) :][: len(CARDS)])
                furthest = max(furthest, *(abs(row[place] - one) for row, one in zip(found.likely, said, strict=True)))
            asked += len(CARDS)
        histories[game] = () if done else (*history, Turn(roller, face, (roller + which) % seats))
    return asked, furthest


def main() -> None:
    """Write, compare or put back."""
    parser = commands.parser(__doc__)
    parser.add_argument("--check", nargs=2, metavar=("FILE", "SEATS"))
    commands.run(parser, _done)


def _done(chosen: argparse.Namespace) -> None:
    if chosen.check:
        asked, furthest = check(chosen.folder / chosen.check[0], int(chosen.check[1]))
        print(f"{asked} cards asked about, {furthest:.6f} from the program's chances at most")
    elif chosen.back or chosen.worth:
        back(chosen.folder, chosen.back, chosen.worth, chosen.target)
    else:
        give(chosen.folder, chosen.target)


if __name__ == "__main__":
    main()
