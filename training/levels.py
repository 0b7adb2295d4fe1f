"""The easy and the normal computer (``games/magic_numbers/computer.py``) for many games at once."""

from __future__ import annotations

import torch
from torch import Tensor

from games.magic_numbers.computer import SURE, WAITS
from training.room import CARD_NUMBERS, GOALS, Room
from training.tables import EVIL, rolled, tables


def normal(room: Room) -> Tensor:
    """How likely the normal computer gives the number to each seat, the one to choose first (it keeps it)."""
    card, score = room.own(room.turn)
    nearer = tables().nearer[rolled(room.target, card, room.face, score)]
    tally = room.tally[room.all, :, room.face].gather(1, _others(room))
    most = tally.max(1, keepdim=True).values
    keep = (nearer > 0) | ((nearer == 0) & (most[:, 0] <= 0))
    return _kept(keep, (tally == most).float())


def easy(room: Room) -> Tensor:
    """The same of the easy one."""
    card, score = room.own(room.turn)
    stuck = tables().stuck[(room.target * len(EVIL) + card) * 51 + score]
    keep = (room.face != EVIL[card]) | (score == 0) | stuck
    waiting: list[Tensor] = []
    for step in range(1, room.seats):
        seat = (room.turn + step) % room.seats
        scores = room.scores[room.all, seat]
        goal = GOALS[room.target][:, None]
        may = (scores < goal) & ~room.kept[room.all, seat][:, EVIL]
        wins = tables().after[rolled(room.target[:, None], CARD_NUMBERS, room.face[:, None], scores)] == goal
        waiting.append((wins & may).sum(1) / may.sum(1).clamp(min=1))
    waits = torch.stack(waiting, 1)
    least = waits.min(1, keepdim=True).values
    return _kept(keep | (least[:, 0] > SURE), (waits <= least.clamp(min=WAITS)).float())


def _others(room: Room) -> Tensor:
    return (room.turn[:, None] + room.by[1:]) % room.seats


def _kept(keep: Tensor, gifts: Tensor) -> Tensor:
    gifts = gifts / gifts.sum(1, keepdim=True)
    kept = keep.float()[:, None]
    return torch.cat([kept, (1 - kept) * gifts], 1)
