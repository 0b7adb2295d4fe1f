"""What a vote at a table comes to: who is asked, what they have said, and whether it is decided.

Somebody who plays (or the host) asks; the others who still play are asked. It passes once half or more of them agree,
and is refused once more than half are against it. Saying nothing until its time is up is a yes. Computers are not
asked, and neither is anybody who has left.

A vote may be about somebody who is away (``Vote.about``). They are not asked: coming back is their answer, and then
there is nothing left to decide. They have all the time for it where nobody else is asked.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bot.storage import Vote
from bot.table.deadlines import is_away
from bot.table.session import TableSession
from games.core import Seat

PATIENCE = 86_400.0
"""Seconds that people have to say what they think: a day. As long is somebody waited for, where there is no clock,
until they are away."""

Outcome = Literal["passed", "refused", "moot"]
"""``moot``: there is nothing left to decide, for nobody is left to be asked, who asked has left, or who it is about is
back or has left."""


class VoteTally(Struct, frozen=True):
    """The seats of those who are asked, by what they have said."""

    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]
    silent: tuple[Seat, ...]


def open_vote(session: TableSession) -> Vote | None:
    """The vote that is going on at that table, if there is one."""
    vote = session.stored.vote
    return vote if vote is not None and vote.state == "open" and session.stored.status == "playing" else None


def voters(session: TableSession, asker: int | None = None) -> list[Seat]:
    """The seats of people who still play, without the person who asks."""
    return [
        seat
        for seat, sitting in enumerate(session.stored.seats)
        if sitting.user > 0 and sitting.user != asker and seat not in session.out_seats
    ]


def asked_seats(session: TableSession, vote: Vote) -> list[Seat]:
    """The seats of those who are asked."""
    return [seat for seat in voters(session, vote.user) if seat != vote.about]


def absent_seats(session: TableSession, at: float) -> list[Seat]:
    """The seats of people who still play and are away; without a clock, of those who have been waited for so long."""
    since = {seat: sitting.since for seat, sitting in enumerate(session.stored.seats) if not session.stored.clock}
    return [
        seat
        for seat in voters(session)
        if is_away(session.stored, seat) or ((begun := since.get(seat)) is not None and begun + PATIENCE <= at)
    ]


def offered_seats(session: TableSession, at: float) -> list[Seat]:
    """The seats that their people would hand over now."""
    return [
        seat for seat in voters(session) if (until := session.stored.seats[seat].offered) is not None and at < until
    ]


def can_be_drawn(session: TableSession) -> bool:
    """Whether only people still play there, and several of them."""
    people = set(voters(session))
    return len(people) > 1 and len(people) + len(session.out_seats) == len(session.names)


def tally_votes(session: TableSession, vote: Vote) -> VoteTally:
    """What those who are asked have said; what somebody said who has left since counts no more."""
    said = {ballot.user: ballot.yes for ballot in vote.ballots}
    seats = asked_seats(session, vote)
    answers = [said.get(session.stored.seats[seat].user) for seat in seats]
    kept = list(zip(seats, answers, strict=True))
    return VoteTally(
        tuple(seat for seat, answer in kept if answer is True),
        tuple(seat for seat, answer in kept if answer is False),
        tuple(seat for seat, answer in kept if answer is None),
    )


def vote_outcome(session: TableSession, vote: Vote, at: float) -> Outcome | None:
    """How it has come out by the time ``at``; None while it is open."""
    asker = session.seat_of(vote.user)
    told = tally_votes(session, vote)
    voices = len(told.yes) + len(told.no) + len(told.silent)
    pointless = not voices if vote.about is None else vote.about not in absent_seats(session, at)
    if pointless or (asker is not None and asker in session.out_seats):
        return "moot"
    if voices and 2 * len(told.yes) >= voices:
        return "passed"
    if 2 * len(told.no) > voices:
        return "refused"
    return "passed" if vote.until <= at else None


def is_behind(session: TableSession, seat: Seat) -> bool:
    """Whether somebody who still plays is further than ``seat`` at this moment, as far as the game can say that."""
    assert session.table is not None
    standing = session.game.scores(session.table.state)
    return bool(standing) and any(
        standing[other] > standing[seat] for other in range(len(standing)) if other not in session.out_seats
    )
