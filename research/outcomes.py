"""Games among computers, each played once and its outcome drawn as often as needed.

The end of a table of given players is chance. To follow the careers of hundreds of people takes that chance
and no new games: here are so many games of each company of players, each played when it is first asked for.
With a file they are there the next time, too, so that another rule can be tried on the same games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import games
from games import simulation

Places = tuple[int, ...]
"""The place of each player, 0 the first; equals share one."""


class Outcomes:
    """Games of one game at tables for so many, all of them following from a seed.

    ``file`` keeps them, a line each. It knows nothing of how strong computers are: with other computers, take another.

    Raises:
        OSError: the file cannot be read, or written to.
        ValueError: it is none of these.
    """

    def __init__(self, game: str, seats: int, seed: str, file: Path | None = None) -> None:
        self.game = game
        self.seats = seats
        self.played = 0
        """Number of games that were played, beside those that the file had."""
        self._seed = seed
        self._file = file
        self._known: dict[tuple[str, int], Places] = {}
        if file is not None:
            # Found out now, and not after an hour of games.
            file.touch()
            self._known.update(_read(file))

    def places(self, levels: Sequence[str], number: int) -> Places:
        """Return each player's place in game ``number`` of players of these levels, in the order given.

        As many games in a row as there are seats have the same dice, with each player in another seat, so
        that luck evens out among them. Other companies have other dice. The order of the levels does not
        matter.
        """
        order = sorted(range(len(levels)), key=levels.__getitem__)
        company = [levels[at] for at in order]
        key = f"{self.game} {self._seed} {' '.join(company)}"
        if (known := self._known.get((key, number))) is None:
            known = self._known[key, number] = self._play(company, number)
            self.played += 1
            if self._file is not None:
                with self._file.open("a", encoding="utf-8") as kept:
                    kept.write(f"{key}\t{number}\t{','.join(map(str, known))}\n")
        places = dict(zip(order, known, strict=True))
        return tuple(places[at] for at in range(len(levels)))

    def _play(self, company: Sequence[str], number: int) -> Places:
        dice, turned = divmod(number, len(company))
        seated = list(range(len(company)))
        seed = f"{self._seed} {' '.join(company)}"
        Random(f"{seed} {dice}").shuffle(seated)
        seated = [*seated[turned:], *seated[:turned]]
        options = games.load(self.game).options()
        played = simulation.play(self.game, options, [company[player] for player in seated], seed, dice)
        # Easy computers may wait for one another for ever; then nobody is ahead.
        ranking = played.ranking or (tuple(range(len(company))),)
        place = {seated[seat]: at for at, tied in enumerate(ranking) for seat in tied}
        return tuple(place[player] for player in range(len(company)))


def _read(file: Path) -> Iterator[tuple[tuple[str, int], Places]]:
    """Yield the games stored in the file, by their company and number."""
    for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        try:
            of, number, places = text.split("\t")
            yield (of, int(number)), tuple(map(int, places.split(",")))
        except ValueError as error:
            raise ValueError(
                f"{file}, line {line}, is no outcome of a game: name another file, or a new one"
            ) from error
