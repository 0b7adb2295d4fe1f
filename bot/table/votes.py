"""Votes at a table: who is asked, what they have said, and whether it is decided.

A player (or the host) asks; the others who still play are asked. A vote passes once half or more of them
agree, and is refused once more than half are against it. Whoever says nothing until its time is up lets it pass; time
of their rest (quiet hours, days off, a vacation) does not count. Computers and players who have left are not asked.

A vote may be about an absent player (``Vote.about``). They are not asked: coming back is their answer, and
then there is nothing left to decide. They have all the time for it where no other player is asked.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.storage import Vote, What
from bot.table.deadlines import HOUR, SILENCE, end_of_silence, is_away, users_on_vacation, vote_deadline
from bot.table.session import TableSession
from games.core import Seat

Outcome = Literal["passed", "refused", "moot"]
"""``moot``: there is nothing left to decide, for nobody is left to be asked, who asked has left, or who it is about is
back or has left."""


UNHEARD = float(HOUR)
"""Seconds after which another player's question takes the place of one that nobody has answered."""


class VoteTally(Struct, frozen=True):
    """Seats of the players asked in a vote, by what they answered."""

    yes: tuple[Seat, ...]
    no: tuple[Seat, ...]
    silent: tuple[Seat, ...]


def open_vote(session: TableSession) -> Vote | None:
    """Return the open vote at that table, or None."""
    vote = session.stored.vote
    return vote if vote is not None and vote.state == "open" and session.stored.status == "playing" else None


def voters(session: TableSession, asker: int | None = None) -> list[Seat]:
    """Return the seats of the players who still play, without the player who asks."""
    return [
        seat
        for seat, sitting in enumerate(session.stored.seats)
        if sitting.user > 0 and sitting.user != asker and seat not in session.out_seats
    ]


def asked_seats(session: TableSession, vote: Vote) -> list[Seat]:
    """Return the seats of the players who are asked."""
    return [seat for seat in voters(session, vote.user) if seat != vote.about]


def is_player(session: TableSession, user: int) -> bool:
    """Return whether that user still plays there."""
    seat = session.seat_of(user)
    return seat is not None and seat not in session.out_seats


def gives_way(session: TableSession, vote: Vote, user: int, at: float) -> bool:
    """Return whether an open vote gives way to a question of that user's.

    They have to play. It was asked by somebody who does not, or nobody has answered for long.
    """
    if user == vote.user or not is_player(session, user):
        return False
    return not is_player(session, vote.user) or (not vote.ballots and vote.asked + UNHEARD <= at)


def absent_seats(session: TableSession, at: float) -> list[Seat]:
    """Return the seats of players who still play and are away; without a clock, of those awaited too long.

    Nobody is away who has said so: they rest, or are on vacation.
    """
    announced = users_on_vacation(session, at)
    return [
        seat
        for seat in voters(session)
        if seat not in announced and (is_away(session.stored, seat) or _overdue(session, seat, at))
    ]


def _overdue(session: TableSession, seat: Seat, at: float) -> bool:
    """Return whether a player has been awaited too long at a table without a clock."""
    sitting = session.stored.seats[seat]
    if session.stored.clock or sitting.since is None:
        return False
    return end_of_silence(sitting, sitting.since, SILENCE) <= at


def computer_seats(session: TableSession) -> list[Seat]:
    """Return the seats of the computers that still play, in which a person may play on if the others agree."""
    return [
        seat
        for seat, sitting in enumerate(session.stored.seats)
        if sitting.level is not None and seat not in session.out_seats
    ]


def replaceable_seats(session: TableSession, at: float) -> list[Seat]:
    """Return the seats in which another person may play on now if the others agree."""
    return sorted([*absent_seats(session, at), *computer_seats(session)])


def takes_newcomers(session: TableSession) -> bool:
    """Return whether anybody can ask now for a seat at the running table."""
    return session.stored.status == "playing" and session.stored.paused is None


def can_drop_out(session: TableSession, seat: Seat) -> bool:
    """Return whether a person may leave their seat to a computer at once, which harms nobody.

    At least two others still play, and at least one of them is a person. If there is one other, leaving decides the
    game; if there are only computers, nobody is left whom it would serve.
    """
    out = session.out_seats
    others = [other for other in range(len(session.names)) if other != seat and other not in out]
    return seat not in out and len(others) > 1 and any(session.stored.seats[other].user > 0 for other in others)


def vote_sentence(session: TableSession, what: What, about: Seat | None) -> str:
    """Return the beginning of the ids of a vote's sentences; those about a computer's seat are others."""
    computer = about is not None and about < len(session.names) and session.stored.seats[about].level is not None
    return f"vote-{what}-computer" if what == "relieve" and computer else f"vote-{what}"


def offered_seats(session: TableSession, at: float) -> list[Seat]:
    """Return the seats that their players would hand over now."""
    return [
        seat for seat in voters(session) if (until := session.stored.seats[seat].offered) is not None and at < until
    ]


def can_be_drawn(session: TableSession) -> bool:
    """Return whether only human players still play there, and several of them."""
    people = set(voters(session))
    return len(people) > 1 and len(people) + len(session.out_seats) == len(session.names)


def tally_votes(session: TableSession, vote: Vote) -> VoteTally:
    """Return what the players asked have answered; answers of players who left since do not count."""
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
    """Return the vote's outcome by the time ``at``; None while it is open."""
    asker = session.seat_of(vote.user)
    told = tally_votes(session, vote)
    voices = len(told.yes) + len(told.no) + len(told.silent)
    affected = replaceable_seats if vote.what == "relieve" else absent_seats
    pointless = not voices if vote.about is None else vote.about not in affected(session, at)
    if pointless or (asker is not None and asker in session.out_seats):
        return "moot"
    if voices and 2 * len(told.yes) >= voices:
        return "passed"
    if 2 * len(told.no) > voices:
        return "refused"
    closes = vote_deadline(replace(session.stored, vote=vote), session.out_seats)
    return "passed" if closes is not None and closes <= at else None


def is_behind(session: TableSession, seat: Seat) -> bool:
    """Return whether a player who still plays is ahead of ``seat`` now, as far as the game can say."""
    assert session.table is not None
    standing = session.game.scores(session.table.state)
    return bool(standing) and any(
        standing[other] > standing[seat] for other in range(len(standing)) if other not in session.out_seats
    )
