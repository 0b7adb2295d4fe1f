"""Whether the games that are trained in are the program's own: what it believes and does in random positions.

``python -m training.check FILE WORTH SEATS``, once those weights have been written.
"""

from __future__ import annotations

import sys
from pathlib import Path

import torch

from games.magic_numbers.beliefs import outlook, suspicions
from games.magic_numbers.rules import Turn
from training.league import Pool
from training.learn import careful, kinds
from training.nets import Careful, acting
from training.tables import TARGETS


def main(file: str, other: str, seats: int = 3, games: int = 30, turns: int = 40) -> None:
    """Play, and compare."""
    mind = careful(Path(file), Path(other))
    assert isinstance(mind, Careful)
    mixed = kinds(mind=0.6, normal=0.2, easy=0.2)
    pool = Pool(games, seats, ((1.0, mixed, mixed),), seats)
    room = pool.room
    histories: list[list[Turn]] = [[] for _ in range(games)]
    furthest = believed = worthwhile = 0.0
    asked = 0
    for made in range(turns):
        before = room.dice.get_state()
        room.roll()
        room.dice.set_state(before)
        facts, _, _ = pool.facts()
        with torch.no_grad():
            likely = acting(mind(facts), facts.cards).exp()
            worths = mind.worth(facts).sigmoid()
        for game in range(games):
            if made % 7 != game % 7:
                continue
            me, face, target = int(room.turn[game]), int(room.face[game]), TARGETS[int(room.target[game])]
            found = outlook(histories[game], seats, target, (), me, face)
            seen = suspicions(histories[game], seats, target, seats)
            places = [found.takers.index((me + step) % seats) for step in range(seats)]
            for card in range(30):
                if seen[me].cards()[card]:
                    asked += 1
                    for k, p in enumerate(places):
                        furthest = max(furthest, abs(found.likely[card][p] - float(likely[game, card, k])))
                        worthwhile = max(worthwhile, abs(found.chances[card][p] - float(worths[game, card, k])))
            for seat in range(seats):
                cards = room.chances[game, seat].tolist()
                believed = max(believed, *(abs(a - b) for a, b in zip(seen[seat].cards(), cards, strict=True)))
        step = pool.step(mind, mind.remembered(), None, learn=False)
        for game in range(games):
            me = int(step.roller[game])
            taker = (me + int(step.choice[game])) % seats
            face = int(step.facts.game[game, :6].argmax()) + 1
            histories[game] = [] if step.done[game] else [*histories[game], Turn(me, face, taker)]
    print(
        f"{seats} seats: {asked} asked, furthest {furthest:.6f} from a chance, {worthwhile:.6f} from a worth, "
        f"{believed:.6f} from a belief"
    )


if __name__ == "__main__":
    torch.set_num_threads(1)
    main(*sys.argv[1:3], *map(int, sys.argv[3:]))
