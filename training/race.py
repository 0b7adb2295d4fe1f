"""The formulas of the race (``games/magic_numbers/outlook.py``) for many games at once."""

from __future__ import annotations

import torch
from torch import Tensor

from games.magic_numbers.odds import HORIZON
from games.magic_numbers.outlook import FEAR, MIXED, NEVER, ROUNDS, UNLIKELY
from training.room import CARD_NUMBERS, Beliefs, Room
from training.tables import BY_EVIL, EVIL, place, rolled, tables


def race(room: Room, beliefs: Beliefs) -> tuple[Tensor, Tensor]:
    """With each card, and each seat that may take the number (the one to choose first, then round the table): the
    chance to win after that, and how likely it is done."""
    games, seats, everyone = room.games, room.seats, room.all
    asis: list[Tensor] = []
    taken: list[Tensor] = []
    read = mine = torch.empty(0)
    table = tables()
    for step in range(seats):
        seat = (room.turn + step) % seats
        cards, exact, _ = beliefs.cards(everyone, seat, room.possible[everyone, seat])
        if step == 0:
            read, mine = exact, room.scores[everyone, seat]
            continue
        sure = (cards @ BY_EVIL)[:, EVIL]
        cards = cards * (cards > UNLIKELY)
        weights = torch.cat([cards * (1 - sure), cards * sure], 1)[:, None]
        scores = room.scores[everyone, seat]
        after = table.after[rolled(room.target[:, None], CARD_NUMBERS, room.face[:, None], scores)]
        for found, score in ((asis, scores), (taken, after)):
            at = place(room.target[:, None], CARD_NUMBERS, score)
            found.append(torch.bmm(weights, torch.cat([table.open[at], table.hunted[at]], 1))[:, 0])
    after = table.after[rolled(room.target[:, None], CARD_NUMBERS, room.face[:, None], mine)]
    now, then = (place(room.target[:, None], CARD_NUMBERS, score) for score in (mine, after))
    free: list[Tensor] = []
    lost: list[Tensor] = []
    for who in range(seats):
        alone = torch.ones(games, HORIZON + 1)
        for other in range(seats - 1):
            alone = alone * (taken if other == who - 1 else asis)[other]
        weights = torch.cat([alone.diff(dim=1), alone[:, -1:] / seats - alone[:, -1:]], 1)[:, :, None]
        at = now if who else then
        safe = alone[:, :1] + torch.bmm(table.open[at], weights)[:, :, 0]
        free.append(safe)
        lost.append(alone[:, :1] + torch.bmm(table.hunted[at], weights)[:, :, 0] - safe)
    free_, lost_ = torch.stack(free, 2), torch.stack(lost, 2)
    keep, give = _told(read, free_, lost_)
    fear = torch.cat([keep[:, EVIL, None], give[:, EVIL, None].expand(-1, -1, seats - 1)], 2)
    chances = free_ + FEAR * fear * lost_
    return chances, _mixed(chances)


def _mixed(chances: Tensor) -> Tensor:
    best = chances.max(-1, keepdim=True).values.clamp(min=1e-9)
    return ((chances / best - 1) / MIXED).softmax(-1)


def _told(read: Tensor, free: Tensor, lost: Tensor) -> tuple[Tensor, Tensor]:
    kept = given = read @ BY_EVIL
    weight = read * (read > NEVER)
    for asked in range(ROUNDS - 1):
        fear = torch.cat([kept[:, EVIL, None], given[:, EVIL, None].expand(-1, -1, free.shape[2] - 1)], 2)
        keeping = weight * _mixed(free + FEAR * fear * lost)[:, :, 0]
        keep, give = keeping @ BY_EVIL, (weight - keeping) @ BY_EVIL
        keep, give = (one / one.sum(1, keepdim=True).clamp(min=1e-30) for one in (keep, give))
        kept = (kept + keep) / 2 if asked else keep
        given = (given + give) / 2 if asked else give
    return kept, given
