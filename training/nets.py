"""The networks that are trained: what a seat does or what its choices are worth, and who wins with all cards open."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn

from games.magic_numbers.crowd import CARE
from games.magic_numbers.learned import WIN
from training.room import EXACT, SEAT
from training.tables import CARD, tables

EACH = 32
"""Units that look at each of the others."""
FIRST, SECOND = 64, 32
GIFT = 8
"""A gift is scored by a product of so many numbers of the chooser and of the seat that would get it."""
GAME = 12


class Facts(NamedTuple):
    """What a network is told in many positions: of each seat, of the game, and for some cards of the chooser how well
    they are known and where they stand in the tables."""

    seats: Tensor
    game: Tensor
    known: Tensor
    cards: Tensor


class Mind(nn.Module):
    """For each card, a number for each choice: keeping, then giving it to each of the others, round the table.

    A policy takes them as logits of what it does; a worth as logits of the chances to win.
    """

    def __init__(self, *, exact: bool = False) -> None:
        super().__init__()
        told = SEAT + (EXACT if exact else 0)
        self.each = nn.Linear(told + 1, EACH)
        self.public = nn.Linear(told + 2 * EACH + GAME, FIRST)
        self.card = nn.Linear(CARD, FIRST, bias=False)
        self.known = nn.Linear(4, FIRST, bias=False)
        self.second = nn.Linear(FIRST, SECOND)
        self.last = nn.Linear(SECOND, 2 + GIFT)
        self.gift = nn.Linear(EACH, GIFT)
        nn.init.uniform_(self.last.weight, -0.05, 0.05)

    def forward(self, facts: Facts, cards: Tensor | None = None) -> Tensor:
        """``cards``: what :meth:`remembered` says, where it is known already."""
        games, seats, _ = facts.seats.shape
        steps = (torch.arange(1, seats) / seats)[None, :, None].expand(games, -1, 1)
        each = self.each(torch.cat([facts.seats[:, 1:], steps], 2)).relu()
        public = self.public(torch.cat([facts.seats[:, 0], each.mean(1), each.amax(1), facts.game], 1))
        card = self.card(tables().card[facts.cards]) if cards is None else cards[facts.cards]
        first = self.known(facts.known).add_(card).add_(public[:, None]).relu_()
        out = self.last(self.second(first).relu())
        gifts = out[:, :, 1:2] + torch.bmm(out[:, :, 2:], self.gift(each).transpose(1, 2))
        return torch.cat([out[:, :, :1], gifts], 2)

    def remembered(self) -> Tensor:
        """What each card with a score and a number adds, for all of them."""
        found: Tensor = self.card(tables().card).detach()
        return found


def acting(logits: Tensor, cards: Tensor) -> Tensor:
    """The logarithms of how likely each choice is. Who can win does."""
    wins = tables().card[cards][:, :, 15]
    return torch.cat([logits[:, :, :1] + WIN * wins[:, :, None], logits[:, :, 1:]], 2).log_softmax(2)


class Careful(nn.Module):
    """A policy that does less often what its worth says loses: as the program plays."""

    def __init__(self, mind: Mind, worth: Mind, care: float = CARE) -> None:
        super().__init__()
        self.mind, self.worth, self.care = mind, worth, care

    def forward(self, facts: Facts, cards: tuple[Tensor, Tensor] | None = None) -> Tensor:
        """As of a policy."""
        mine, price = (None, None) if cards is None else cards
        found: Tensor = self.mind(facts, mine) - self.held(facts, price)
        return found

    @torch.no_grad()
    def held(self, facts: Facts, price: Tensor | None = None) -> Tensor:
        """What care takes from each logit of the policy; nothing learns from it."""
        worth = self.worth(facts, price).sigmoid()
        found: Tensor = self.care * (worth.amax(2, keepdim=True) - worth)
        return found

    def remembered(self) -> tuple[Tensor, Tensor]:
        """Of both."""
        return self.mind.remembered(), self.worth.remembered()


class Critic(nn.Module):
    """Who wins, for somebody who sees all cards and who plays there: a logit for each seat, in the order given."""

    def __init__(self, kinds: int) -> None:
        super().__init__()
        self.each = nn.Linear(SEAT + CARD + kinds + 1, 64)
        self.public = nn.Linear(64 * 3 + GAME, 64)
        self.last = nn.Linear(64, 1)

    def forward(self, seats: Tensor, game: Tensor) -> Tensor:
        """The logarithms of everybody's chances."""
        each = self.each(seats).relu()
        pooled = torch.cat([each.mean(1), each.amax(1), game], 1)[:, None].expand(-1, seats.shape[1], -1)
        return self.last(self.public(torch.cat([each, pooled], 2)).relu())[:, :, 0].log_softmax(1)
