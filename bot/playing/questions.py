"""What the people at a table can vote on: who may ask for it, and what comes of it. Another question is another class
here, a word in ``bot.store.votes.What``, and its sentences: ``vote-<what>-sure``, ``-open``, ``-call``, ``-refused``.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import ClassVar, Protocol

from bot.ground.refusals import Refusal
from bot.playing.endings import Endings
from bot.playing.handovers import Handovers
from bot.playing.pauses import Pauses
from bot.store import AlreadyOver, Conflict, Vote, What
from bot.table.live import Live
from bot.table.polls import absent, can_be_drawn
from bot.table.tables import check_running
from bot.table.waiting import now
from games.core import Seat


class Question(Protocol):
    """Something that a table can vote on."""

    what: ClassVar[What]

    def check(self, live: Live, user: int, about: Seat | None) -> None:
        """Whether that person may ask it there now, about that seat.

        Raises:
            Refusal: they may not; it says why.
        """
        ...

    async def carry_out(self, live: Live, vote: Vote) -> None:
        """It has passed. The caller holds the table. It may be called again after a restart, also where
        it has been carried out already, and then does nothing."""
        ...


class ToEnd:
    """Whether to end the game without a result. Who may ask is found the same way as who may end tables alone."""

    what: ClassVar[What] = "end"

    def __init__(self, endings: Endings) -> None:
        self._endings = endings

    def check(self, live: Live, user: int, about: Seat | None) -> None:
        """See ``Question.check``."""
        _must_go_on(live)

    async def carry_out(self, live: Live, vote: Vote) -> None:
        """See ``Question.carry_out``."""
        with suppress(AlreadyOver):
            await self._endings.void(live)


class ToDraw:
    """Whether to call it a draw. Computers agree to nothing, so there must be none."""

    what: ClassVar[What] = "draw"

    def __init__(self, endings: Endings) -> None:
        self._endings = endings

    def check(self, live: Live, user: int, about: Seat | None) -> None:
        """See ``Question.check``."""
        _must_play(live, user)
        _must_go_on(live)
        if not can_be_drawn(live):
            raise Refusal("sorry-no-draw")

    async def carry_out(self, live: Live, vote: Vote) -> None:
        """See ``Question.carry_out``."""
        with suppress(Conflict):
            await self._endings.draw(live)


class ToRemove:
    """Whether to go on without somebody who is away. They come back as if nothing had been, as long as it is open."""

    what: ClassVar[What] = "remove"

    def __init__(self, endings: Endings) -> None:
        self._endings = endings

    def check(self, live: Live, user: int, about: Seat | None) -> None:
        """See ``Question.check``."""
        if user != live.stored.host:
            _must_play(live, user)
        _must_go_on(live)
        if about not in absent(live, now()) or live.seat_of(user) == about:
            raise Refusal("sorry-not-absent", repaint=True)

    async def carry_out(self, live: Live, vote: Vote) -> None:
        """See ``Question.carry_out``."""
        if vote.about in absent(live, now()):
            assert vote.about is not None
            await self._endings.give_up(live, [vote.about], by="clock")


class ToPause:
    """Whether to let the game stand still for a while."""

    what: ClassVar[What] = "pause"

    def __init__(self, pauses: Pauses) -> None:
        self._pauses = pauses

    def check(self, live: Live, user: int, about: Seat | None) -> None:
        """See ``Question.check``."""
        _must_play(live, user)
        _must_go_on(live)

    async def carry_out(self, live: Live, vote: Vote) -> None:
        """See ``Question.carry_out``."""
        with suppress(Refusal):
            await self._pauses.pause(live)


class ToRelieve:
    """Whether the person asking may take over the seat of somebody who is away. Coming back is their answer."""

    what: ClassVar[What] = "relieve"

    def __init__(self, handovers: Handovers) -> None:
        self._handovers = handovers

    def check(self, live: Live, user: int, about: Seat | None) -> None:
        """See ``Question.check``. Whether that person may sit down there is asked of the store, before this."""
        check_running(live)
        _must_go_on(live)
        if about not in absent(live, now()):
            raise Refusal("sorry-not-absent", repaint=True)

    async def carry_out(self, live: Live, vote: Vote) -> None:
        """See ``Question.carry_out``."""
        seat, heir = vote.about, vote.heir
        if seat is not None and heir is not None:
            with suppress(Refusal):
                await self._handovers.give(live, seat, heir, lambda live: seat in absent(live, now()))


def questions(endings: Endings, pauses: Pauses, handovers: Handovers) -> Mapping[What, Question]:
    """All that can be asked."""
    asked: tuple[Question, ...] = (
        *(ToEnd(endings), ToDraw(endings), ToRemove(endings), ToPause(pauses)),
        ToRelieve(handovers),
    )
    return {question.what: question for question in asked}


def _must_play(live: Live, user: int) -> None:
    check_running(live)
    seat = live.seat_of(user)
    if seat is None or seat in live.out:
        raise Refusal("sorry-vote-others")


def _must_go_on(live: Live) -> None:
    """No answer counts as a yes; where nobody's time runs, nobody has to look in so often."""
    if live.stored.paused is not None:
        raise Refusal("sorry-paused", repaint=True)
