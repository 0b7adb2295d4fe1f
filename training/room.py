"""Thousands of games of Magic Numbers side by side, and what a spectator knows in each.

All games of a room have as many seats; each has its own target. What is known of the seats is the program's own
suspicion (``games/magic_numbers/suspicion.py``), worked out for all games at once.
"""

from __future__ import annotations

import torch
from torch import Tensor

from games.magic_numbers.suspicion import CARELESS, WAYS
from training.tables import BY_EVIL, EVIL, FUTURE, MANY, MARKS, TARGETS, place, rolled, tables

GOALS = torch.tensor(TARGETS)
PRIORS = torch.tensor([prior for prior, _ in WAYS])
CARD_NUMBERS = torch.arange(MANY)
TINY = 1e-30

BASE = 12 + FUTURE + len(WAYS) + 2 + 6 + 6
"""So many numbers are remembered of what is known of a seat."""
SEAT = 12 + 15 + len(WAYS) + 2 + 6 + 6 + 6
"""And so many the networks are told, once a number is rolled."""
EXACT = 12 + 15 + 3
"""And so many more, who knows exactly how the computer plays."""


class Beliefs:
    """What is known of the cards of all seats; ``prior`` is how likely somebody plays like the computer, ``loose`` how
    often it is then thought to do anything."""

    def __init__(self, games: int, seats: int, prior: float, loose: float) -> None:
        self.prior, self.loose, self.seats = prior, loose, seats
        self.ways = torch.zeros(games, seats, len(WAYS), MANY)
        self.careless = torch.zeros(games, seats)
        self.hard = torch.zeros(games, seats, MANY)
        self.known = torch.zeros(games, seats, MANY)

    def forget(self, games: Tensor) -> None:
        """These games begin anew."""
        self.ways[games] = ((1 - self.prior) * PRIORS / MANY)[:, None].expand(-1, MANY)
        self.careless[games] = (1 - self.prior) * CARELESS / MANY
        self.hard[games] = self.prior / MANY
        self.known[games] = 1 / MANY

    def decided(self, games: Tensor, seat: Tensor, keeping: Tensor, kept: Tensor, likely: Tensor) -> None:
        """In each game that seat kept its number or gave it away: ``keeping`` is how likely with each card the simple
        ways keep it, ``likely`` how likely with each card the computer does just that."""
        kept = kept[:, None]
        ways = self.ways[games, seat] * torch.where(kept[:, None], keeping, 1 - keeping)
        might = (1 - self.loose) * likely + self.loose / self.seats
        hard = self.hard[games, seat] * torch.where(kept, might, might * (self.seats - 1))
        careless = self.careless[games, seat] * torch.where(kept[:, 0], 1 / self.seats, 1 - 1 / self.seats)
        total = (ways.sum((1, 2)) + hard.sum(1) + careless * MANY)[:, None]
        self.ways[games, seat] = ways / total[:, None]
        self.hard[games, seat] = hard / total
        self.careless[games, seat] = careless / total[:, 0]
        known = self.known[games, seat] * likely
        self.known[games, seat] = known / (known.sum(1, keepdim=True) + TINY)

    def cards(self, games: Tensor, seat: Tensor, possible: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The chance of each card by suspicion, to somebody who knows for sure how the computer plays, and how likely
        each way of playing is."""
        ways, hard, careless = self.ways[games, seat], self.hard[games, seat], self.careless[games, seat]
        one = possible * (ways.sum(1) + hard + careless[:, None])
        total = one.sum(1, keepdim=True) + TINY
        known = possible * (self.known[games, seat] + TINY)
        manner = torch.cat(
            [
                (ways * possible[:, None]).sum(2),
                (careless * possible.sum(1))[:, None],
                (hard * possible).sum(1, keepdim=True),
            ],
            1,
        )
        return one / total, known / known.sum(1, keepdim=True), manner / total


class Room:
    """Games side by side. ``kind`` is who sits where; what the numbers mean is the caller's business."""

    def __init__(self, games: int, seats: int, dice: torch.Generator, beliefs: Beliefs, exact: bool = False) -> None:
        self.games, self.seats, self.dice, self.beliefs = games, seats, dice, beliefs
        self.all = torch.arange(games)
        self.target = torch.zeros(games, dtype=torch.long)
        self.card = torch.zeros(games, seats, dtype=torch.long)
        self.scores = torch.zeros(games, seats, MANY, dtype=torch.long)
        self.possible = torch.ones(games, seats, MANY)
        self.tally = torch.zeros(games, seats, 7)
        self.kept = torch.zeros(games, seats, 7, dtype=torch.bool)
        self.turn = torch.zeros(games, dtype=torch.long)
        self.turns = torch.zeros(games, dtype=torch.long)
        self.face = torch.zeros(games, dtype=torch.long)
        self.base = torch.zeros(games, seats, BASE)
        self.chances = torch.zeros(games, seats, MANY)
        self.exact = torch.zeros(games, seats, 12 + FUTURE) if exact else None
        self.by = torch.arange(seats)

    def deal(self, games: Tensor, target: Tensor) -> None:
        """These games begin anew."""
        many = len(games)
        self.target[games] = target
        self.card[games] = torch.randint(MANY, (many, self.seats), generator=self.dice)
        self.scores[games] = 0
        self.possible[games] = 1.0
        self.tally[games] = 0.0
        self.kept[games] = False
        self.turn[games] = torch.randint(self.seats, (many,), generator=self.dice)
        self.turns[games] = 0
        self.beliefs.forget(games)
        for seat in range(self.seats):
            self._look(games, torch.full((many,), seat))

    def roll(self) -> None:
        """A number in every game."""
        self.face = torch.randint(1, 7, (self.games,), generator=self.dice)

    def own(self, seat: Tensor) -> tuple[Tensor, Tensor]:
        """The true card and score of that seat in every game."""
        card = self.card[self.all, seat]
        return card, self.scores[self.all, seat, card]

    def facts(self) -> tuple[Tensor, Tensor, Tensor]:
        """What the networks are told: of each seat, the one to choose first and then round the table; of the game; and
        of how well each of the chooser's cards is known."""
        order = (self.turn[:, None] + self.by) % self.seats
        base = self.base.gather(1, order[:, :, None].expand(-1, -1, BASE))
        face = self.face[:, None, None].expand(-1, self.seats, 1)
        wins, nearer, exact, tally = 14, 27, 38, 44

        def of(first: int) -> Tensor:
            return base.gather(2, face + first - 1)

        seats = torch.cat([base[..., :27], base[..., 33:], of(wins), of(6), of(nearer), of(exact), of(tally), of(0)], 2)
        game = torch.zeros(self.games, 12)
        game.scatter_(1, self.face[:, None] - 1, 1.0)
        game[:, 6] = (self.turns / (10 * self.seats)).clamp(max=2.0)
        game[:, 7], game[:, 8] = self.seats / 10, 1 / (self.seats - 1)
        game[:, 9:].scatter_(1, self.target[:, None], 1.0)
        mine = base[:, 0]
        evils = EVIL.expand(self.games, -1)
        sure = mine[:, 6:12].gather(1, evils - 1)
        known = torch.stack(
            [
                self.chances[self.all, self.turn],
                sure,
                mine[:, exact : exact + 6].gather(1, evils - 1),
                sure * (evils == self.face[:, None]),
            ],
            2,
        )
        return seats, game, known

    def exactly(self) -> Tensor:
        """What somebody is told besides who knows exactly how the computer plays, of each seat as above."""
        assert self.exact is not None
        order = (self.turn[:, None] + self.by) % self.seats
        one = self.exact.gather(1, order[:, :, None].expand(-1, -1, 12 + FUTURE))
        face = self.face[:, None, None].expand(-1, self.seats, 1)
        return torch.cat([one[..., :27], *(one.gather(2, face + first - 1) for first in (14, 6, 27))], 2)

    def keeping(self) -> Tensor:
        """How likely, with each card, the simple ways keep the number that was rolled."""
        at = rolled(self.target[:, None], CARD_NUMBERS, self.face[:, None], self.scores[self.all, self.turn])
        return tables().keeping[at].transpose(1, 2)

    def take(self, choice: Tensor, likely: Tensor, also: tuple[Beliefs, Tensor] | None = None) -> tuple[Tensor, Tensor]:
        """In each game the number goes to the seat so many places on (0: it is kept); ``likely`` is how likely, with
        each card, the computer does that; the same for another's beliefs. Says in which games that won, and who took
        the number."""
        taker = (self.turn + choice) % self.seats
        kept = choice == 0
        keeping = self.keeping()
        self.beliefs.decided(self.all, self.turn, keeping, kept, likely)
        if also is not None:
            also[0].decided(self.all, self.turn, keeping, kept, also[1])
        self.tally[self.all, self.turn, self.face] += torch.where(kept, -1.0, 1.0)
        self.kept[self.all, self.turn, self.face] |= kept
        at = rolled(self.target[:, None], CARD_NUMBERS, self.face[:, None], self.scores[self.all, taker])
        after = tables().after[at]
        self.scores[self.all, taker] = after
        goal = GOALS[self.target]
        won = after.gather(1, self.card[self.all, taker][:, None])[:, 0] == goal
        possible = self.possible[self.all, taker]
        self.possible[self.all, taker] = torch.where(after == goal[:, None], 0.0, possible)
        rolled_by = self.turn
        self.turn = (self.turn + 1) % self.seats
        self.turns = self.turns + 1
        on = (~won).nonzero()[:, 0]
        self._look(on, rolled_by[on])
        given = on[~kept[on]]
        self._look(given, taker[given])
        return won, taker

    def _look(self, games: Tensor, seat: Tensor) -> None:
        possible = self.possible[games, seat]
        cards, read, manner = self.beliefs.cards(games, seat, possible)
        at = place(self.target[games][:, None], CARD_NUMBERS, self.scores[games, seat])
        future = tables().future[at]
        exact = (read @ BY_EVIL)[:, 1:]
        tally = (self.tally[games, seat, 1:] / 3).clamp(-1.5, 1.5)
        told = torch.cat([cards @ MARKS, torch.bmm(cards[:, None], future)[:, 0], manner, exact, tally], 1)
        self.base[games, seat] = told
        self.chances[games, seat] = cards
        if self.exact is not None:
            self.exact[games, seat] = torch.cat([read @ MARKS, torch.bmm(read[:, None], future)[:, 0]], 1)
