"""Every throw of Tie-Die: everybody's roll, roll-offs, the fight of a challenge, and the one for the win.

Scores and dice come as lists over the seats and are changed in place; what happened is added to ``told``.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Event, Seat
from games.core.dice import Dice, thrown_by
from games.tie_die.rules.events import (
    Added,
    ChallengeLost,
    ChallengeWon,
    MovedUp,
    OffLost,
    OffWon,
    Rolled,
    RollOff,
    Threw,
    TieBreak,
    Unharmed,
)
from games.tie_die.rules.state import DOWN, DOWN_TWICE, UP


def _throw(seats: Sequence[Seat], sides: Sequence[int], dice: Dice) -> tuple[int, ...]:
    """Return the faces of the seats' own dice, one each, in this order."""
    return tuple([thrown_by(dice, seat).roll(size) for seat, size in zip(seats, sides, strict=True)])


def roll(playing: Sequence[Seat], score: list[int], die: list[int], dice: Dice, announced: list[Event]) -> None:
    """Roll all players' dice in seat order: a number rolled once adds points, an equal number means a roll-off."""
    sides = tuple([die[seat] for seat in playing])
    faces = _throw(playing, sides, dice)
    seats = tuple(playing)
    announced.append(Rolled(seats, sides, faces))
    if len(set(faces)) == len(faces):
        for seat, face in zip(seats, faces, strict=True):
            score[seat] += face
        announced.append(Added(seats, faces, True))
        return
    alone = [(seat, face) for seat, face in zip(seats, faces, strict=True) if faces.count(face) == 1]
    for seat, face in alone:
        score[seat] += face
    if alone:
        announced.append(Added(tuple([seat for seat, _ in alone]), tuple([face for _, face in alone]), False))
    # The lowest tied number is fought out first (TD-3).
    for face in sorted(set(faces)):
        if faces.count(face) > 1:
            roll_off(
                [seat for seat, mine in zip(seats, faces, strict=True) if mine == face],
                face,
                score,
                die,
                dice,
                announced,
            )


def roll_off(
    seats: list[Seat], tied: int, score: list[int], die: list[int], dice: Dice, announced: list[Event]
) -> None:
    """Roll for the tied seats until one is highest alone and one lowest alone (TD-4); that throw counts (TD-5)."""
    announced.append(RollOff(tuple(seats), tied))
    sides = tuple([die[seat] for seat in seats])
    while True:
        faces = _throw(seats, sides, dice)
        high, low = max(faces), min(faces)
        decided = faces.count(high) == 1 and faces.count(low) == 1
        announced.append(Threw(tuple(seats), sides, faces, decided))
        if decided:
            break
    for seat, face in zip(seats, faces, strict=True):
        before = die[seat]
        if face == high:
            score[seat] += face
            die[seat] = UP[before]
            announced.append(OffWon(seat, face, die[seat], before))
        elif face == low:
            taken = min(score[seat], face)
            score[seat] -= taken
            die[seat] = DOWN[before]
            announced.append(OffLost(seat, face, taken, die[seat], before))
        else:
            announced.append(Unharmed(seat, face))


def fight(
    challenger: Seat, defender: Seat, score: list[int], die: list[int], dice: Dice, announced: list[Event]
) -> None:
    """Fight an accepted challenge, the challenger's die raised to the defender's if it is smaller (TD-9)."""
    if die[challenger] < die[defender]:
        announced.append(MovedUp(challenger, die[defender], die[challenger]))
        die[challenger] = die[defender]
    sides = (die[challenger], die[defender])
    while True:
        mine, theirs = _throw((challenger, defender), sides, dice)
        announced.append(Threw((challenger, defender), sides, (mine, theirs), mine != theirs))
        if mine != theirs:
            break
    if mine > theirs:
        lost = min(score[defender], theirs)
        score[challenger] += mine
        score[defender] -= lost
        die[defender] = DOWN_TWICE[sides[1]]
        announced.append(ChallengeWon(challenger, defender, mine, lost, die[defender], sides[1]))
    else:
        lost = min(score[challenger], mine)
        score[challenger] -= lost
        announced.append(ChallengeLost(challenger, defender, lost))


def break_tie(seats: Sequence[Seat], die: Sequence[int], dice: Dice, announced: list[Event]) -> Seat:
    """Return the winner of a tie on points: all roll, then those still tied, until one is highest (TD-6)."""
    while len(seats) > 1:
        sides = tuple([die[seat] for seat in seats])
        faces = _throw(seats, sides, dice)
        high = max(faces)
        announced.append(TieBreak(tuple(seats), sides, faces, faces.count(high) == 1))
        seats = [seat for seat, face in zip(seats, faces, strict=True) if face == high]
    return seats[0]
