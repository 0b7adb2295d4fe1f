"""Onboarding hints: what a player who is new to a game can do now, shown to them alone at their first decisions.

A game is explained in at most three of the player's turns, and never again once they have finished it or
turned hints off. In a game with a direct message or a Peek, the hint stands there:
``hint_for_direct_message`` and ``hint_for_answer`` are asked for it whenever one is built. A direct message
with a hint is edited when the decision it is about has begun or is over (``stale_seats``). In all other games
the hint is an ephemeral message that follows the player's last press at the table, changes with what they
have to decide, and is deleted when they have decided. No player gets one unasked: without a press in the last
minutes there is none. A hint follows from that seat's view alone.

In a guided game every game's hint follows the player's last press, and stands nowhere else. It has advice with a
reason, in ``GUIDED`` turns with something to choose, and whenever something comes up for the first time. Nobody else
plays there but computers, so it is no help against anybody.

A button that is the only one is explained once. The last regular hint says that it is the last.

Nothing waits for a hint, and an error in one has no consequences.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog
from msgspec import Struct

from bot.ai.worker_pool import EngineFailed, EngineWorkers
from bot.core import retry
from bot.core.service import Service
from bot.i18n import localizer
from bot.interactions.ephemeral import token_left
from bot.interactions.responder import NOBODY
from bot.messages.hint_texts import Lesson, advice_text, hint_of, hint_text, lesson_text
from bot.messages.reconciler import Reconciler, Result
from bot.storage import ENOUGH, StoreFailed, kept_actions
from bot.storage.repos.user_prefs import UserPrefsRepository
from bot.table.session import TableSession
from bot.ui.components import layout
from bot.ui.components.account_buttons import AccountButton
from bot.ui.games import load
from games.core import Seat

log = structlog.get_logger(__name__)

OFF = "hints-off"
"""The action of the button that switches hints off."""
FOLLOWS = True
"""True if there are hints that take a call of their own: those that follow a press, and edits of a direct message for
one."""
GUIDED = 6
"""Number of turns of a guided game in which every decision with a choice is explained."""
_KEPT = 2000
"""Number of players at tables whose hints are remembered."""
_WAYS = 500
"""Number of players whose last press is kept."""
_A_MOMENT = 0.1
"""Seconds between two looks whether a press has been answered."""

_Key = tuple[int, int]
"""A table, and somebody who sits there."""


class _Shown(Struct, frozen=True):
    """A hint that is there: the interaction that it followed, its message's id, and its text."""

    way: discord.Interaction[Any]
    message: int
    text: str
    advice: str = ""


class OnboardingHints(Service):
    """Hints that explain a game to players who are new to it."""

    def __init__(self, store: UserPrefsRepository, engine_workers: EngineWorkers) -> None:
        self._store = store
        self._engine_workers = engine_workers
        self._ways: OrderedDict[_Key, discord.Interaction[Any]] = OrderedDict()
        self._had: OrderedDict[_Key, int] = OrderedDict()
        """The number of turns in which the game has been explained to each player."""
        self._turn: dict[_Key, int] = {}
        """The latest of those turns."""
        self._guided: dict[_Key, bool] = {}
        """True for the player's guided game."""
        self._lessons: OrderedDict[_Key, Lesson] = OrderedDict()
        """Explanations that have followed each player's presses."""
        self._shown: dict[_Key, _Shown] = {}
        self._written: OrderedDict[_Key, int | None] = OrderedDict()
        """The decision for which a player's direct message has a hint; None: for while they wait."""
        self._newest: dict[_Key, TableSession] = {}
        self._reconciler = Reconciler("showing a hint failed", self._step)
        """A hint that came late would be about another moment, so none is tried again."""

    def on_press(self, interaction: discord.Interaction[Any], session: TableSession) -> None:
        """Note that a user has pressed something at that table: a hint may follow."""
        key = (session.id, interaction.user.id)
        self._ways.pop(key, None)
        # An interaction is large. None is kept for players who know the game, or whose hints are elsewhere.
        if not self._guided.get(key, True) and (
            load(session.game.name).has_direct_messages or (self._had.get(key, 0) >= ENOUGH and key not in self._shown)
        ):
            return
        self._ways[key] = interaction
        while self._ways and (len(self._ways) > _WAYS or not _alive(next(iter(self._ways.values())))):
            self._ways.popitem(last=False)

    def after_press(self, interaction: discord.Interaction[Any], session: TableSession) -> None:
        """Show the hints that follow an answered press."""
        if interaction.type is discord.InteractionType.component:
            self.on_press(interaction, session)
            self.on_change(session)

    async def hint_for_answer(self, session: TableSession, seat: Seat, locale: str) -> str:
        """Return the present hint for that seat's player, or an empty string if they need none."""
        sitting = session.stored.seats[seat]
        if (
            sitting.user <= 0
            or session.stored.status != "playing"
            or session.table is None
            or seat in session.out_seats
        ):
            return ""
        key = (session.id, sitting.user)
        try:
            had = await self._had_by(session, key)
            await self._is_guided(key)
        except StoreFailed:
            return ""
        if self._follows_guided(key, session):
            return ""
        if had >= ENOUGH and not (seat in session.table.actors and self._turn.get(key) == _turn(session, seat)):
            return ""
        text, shown = hint_text(session, seat, locale), self._shown.get(key)
        # A hint that has followed a press is not shown twice.
        return "" if shown is not None and shown.text == text and _alive(shown.way) else text

    async def hint_for_direct_message(self, session: TableSession, seat: Seat, locale: str) -> str:
        """Return the present hint for that seat's direct message, and note that it stands there."""
        hint, key = await self.hint_for_answer(session, seat, locale), (session.id, session.stored.seats[seat].user)
        self._written.pop(key, None)
        if hint:
            self._written[key] = _mark(session, seat)
        while len(self._written) > _KEPT:
            self._written.popitem(last=False)
        return hint

    def on_change(self, session: TableSession) -> None:
        """Find the players who get a hint after a change at that table, and the hints that have served."""
        if self._reconciler.stopped:
            return
        playing = session.stored.status == "playing"
        awaited = session.table.actors if session.table is not None and playing else frozenset[Seat]()
        for seat, sitting in enumerate(session.stored.seats):
            key = (session.id, sitting.user)
            new = seat in awaited and (self._had.get(key, 0) < ENOUGH or self._guided.get(key, True))
            if sitting.user > 0 and (new or key in self._shown):
                self._newest[key] = session
                self._reconciler.request(key)

    def stale_seats(self, session: TableSession) -> list[Seat]:
        """Return the seats whose direct message has a hint for another moment, or lacks the present one.

        Only whose turn it is and which players are new decide that; nothing hidden does.
        """
        if not FOLLOWS or session.table is None or session.stored.status != "playing":
            return []
        found = []
        for seat, sitting in enumerate(session.stored.seats):
            key, mark = (session.id, sitting.user), _mark(session, seat)
            new = mark is not None and self._had.get(key, ENOUGH) < ENOUGH and not self._follows_guided(key, session)
            if sitting.user > 0 and (self._written[key] != mark if key in self._written else new):
                found.append(seat)
        return found

    async def guide(self, user: int, session: TableSession, at: float) -> None:
        """Explain every decision of the user's first turns in that game, and why."""
        await self._store.begin_guide(user, session.id, now=at)
        for key in [key for key in self._guided if key[1] == user]:
            self._guided[key] = key[0] == session.id

    async def disable(self, user: int) -> None:
        """Turn hints off for that user."""
        await self._store.stop_hints(user)
        for key in [key for key in self._guided if key[1] == user]:
            self._guided[key] = False
        for key in [key for key in self._had if key[1] == user]:
            self._had[key] = ENOUGH
            self._turn.pop(key, None)

    async def wait_idle(self) -> None:
        """Wait until everybody has the hints that they are to have."""
        await self._reconciler.wait_idle()

    async def stop(self) -> None:
        """Stop updating hints; shown hints stay."""
        await self._reconciler.stop()

    async def _step(self, key: _Key) -> Result:
        if (live := self._newest.pop(key, None)) is not None:
            await self._bring_up_to_date(key, live)
        return "done"

    async def _bring_up_to_date(self, key: _Key, session: TableSession) -> None:
        seat = session.seat_of(key[1])
        if (
            seat is None
            or session.table is None
            or session.stored.status != "playing"
            or seat not in session.table.actors
        ):
            await self._take_away(key)
            return
        turn = _turn(session, seat)
        had = await self._had_by(session, key)
        guided = await self._is_guided(key) and _is_alone(session, key[1])
        if not guided and load(session.game.name).has_direct_messages:
            await self._take_away(key)
            if had < ENOUGH or self._turn.get(key) == turn:
                await self._count(key, session, turn, had)
            return
        lesson = self._lesson(key, turn if guided else 0)
        hint, choice = hint_of(session, seat), len(session.table.legal(seat)) > 1
        mark = _mark(session, seat)
        told = had + (self._turn.get(key) != turn) if not guided else lesson.turns_with(turn)
        regular = told <= (GUIDED if guided else ENOUGH) and (choice or not guided)
        if hint is None or not lesson.wants(hint.key, mark, regular=regular, choice=choice, guided=guided):
            await self._take_away(key)
            return
        last = regular and told == (GUIDED if guided else ENOUGH)
        if not await self._follow(key, session, seat, goal=guided and lesson.is_first(mark), guided=guided, last=last):
            return
        lesson.note(hint.key, mark, turn if choice else None)
        if regular or not guided:
            await self._count(key, session, turn, had)

    async def _count(self, key: _Key, session: TableSession, turn: int, had: int) -> None:
        """Count a turn with a hint, once."""
        if self._turn.get(key) != turn:
            await self._store.count_hint(key[1], session.game.name)
            # So many other players may have been looked up meanwhile that it was forgotten.
            self._had[key] = had + 1
            self._turn[key] = turn

    def _lesson(self, key: _Key, turn: int) -> Lesson:
        """Return the explanations that the player has had, as far as this process knows; before, one in each turn."""
        if key not in self._lessons:
            self._lessons[key] = Lesson(turns=set(range(1, turn)))
            while len(self._lessons) > _WAYS:
                self._lessons.popitem(last=False)
        return self._lessons[key]

    def _follows_guided(self, key: _Key, session: TableSession) -> bool:
        """Return whether the player's hint is one of a guided game, which follows a press, and stands nowhere else."""
        way = self._ways.get(key)
        alive = way is not None and _alive(way)
        return FOLLOWS and alive and self._guided.get(key, False) and _is_alone(session, key[1])

    async def _had_by(self, session: TableSession, key: _Key) -> int:
        had = self._had.get(key)
        if had is None:
            had = self._had[key] = await self._store.hint_count(key[1], session.game.name)
            while len(self._had) > _KEPT:
                gone, _ = self._had.popitem(last=False)
                self._turn.pop(gone, None)
                self._guided.pop(gone, None)
        return had

    async def _is_guided(self, key: _Key) -> bool:
        if key not in self._guided:
            self._guided[key] = await self._store.guided_table(key[1]) == key[0]
        return self._guided[key]

    async def _follow(
        self, key: _Key, session: TableSession, seat: Seat, *, goal: bool, guided: bool, last: bool
    ) -> bool:
        """Show or edit the player's hint after their latest click; return whether it is shown."""
        locale = session.stored.seats[seat].locale
        text, shown = hint_text(session, seat, locale, goal=goal), self._shown.get(key)
        if not FOLLOWS or not text:
            return False
        advice = await self._advice(session, seat, locale) if guided else ""
        if shown is not None and (shown.text, shown.advice) == (text, advice):
            return True
        speak = localizer(locale, session.game.name)
        told = lesson_text(session, seat, locale, text, advice, guided=guided, last=last)
        view = layout.private_question(told, AccountButton(OFF, speak("button-hints-off"))).view
        if shown is not None and _alive(shown.way):
            await _call(lambda: shown.way.followup.edit_message(shown.message, view=view, allowed_mentions=NOBODY))
            self._shown[key] = _Shown(shown.way, shown.message, text, advice)
            return True
        self._shown.pop(key, None)
        way = self._ways.get(key)
        if way is None or not _alive(way) or not await _answered(way):
            return False
        sent = await _call(lambda: way.followup.send(view=view, ephemeral=True, allowed_mentions=NOBODY, wait=True))
        self._shown[key] = _Shown(way, sent.id, text, advice)
        while len(self._shown) > _KEPT:
            self._shown.pop(next(iter(self._shown)))
        return True

    async def _advice(self, session: TableSession, seat: Seat, locale: str) -> str:
        """Return what is good to press in that seat, and why; empty if that is no button."""
        table, game = session.table, session.game.name
        assert table is not None
        view, legal = table.view(seat), table.legal(seat)
        try:
            advice = await self._engine_workers.advise(game, view, legal, f"{session.id}:{session.action_count}")
        except EngineFailed as error:
            log.warning("no advice", table=session.id, game=game, error=str(error))
            return ""
        return "" if advice is None else advice_text(session, advice, locale)

    async def _take_away(self, key: _Key) -> None:
        shown = self._shown.pop(key, None)
        if shown is not None and _alive(shown.way):
            await _call(lambda: shown.way.followup.delete_message(shown.message))


def _is_alone(session: TableSession, user: int) -> bool:
    """Return whether nobody but computers plays against that user: advice would be help against others."""
    return all(sitting.level is not None or sitting.user == user for sitting in session.stored.seats)


def _mark(session: TableSession, seat: Seat) -> int | None:
    """Return how many decisions the seat has made, to tell one from the next; None if it has none to make."""
    assert session.table is not None
    return sum(1 for one, _ in session.stored.actions if one == seat) if seat in session.table.actors else None


def _turn(session: TableSession, seat: Seat) -> int:
    """Return the number of the seat's present or next turn; its actions without another's in between are one turn."""
    seats = [one for one, _ in kept_actions(session.stored.actions)]
    begun = sum(1 for before, one in zip([None, *seats], seats, strict=False) if one == seat != before)
    return begun if seats[-1:] == [seat] else begun + 1


def _alive(way: discord.Interaction[Any]) -> bool:
    return token_left(way) > 0


async def _answered(way: discord.Interaction[Any]) -> bool:
    """Wait for the answer to the press, and return whether it has had one; a hint comes after it."""
    waited = 0.0
    while not way.response.is_done() and waited < retry.COURTESY:
        await asyncio.sleep(_A_MOMENT)
        waited += _A_MOMENT
    return way.response.is_done()


async def _call(do: Callable[[], Awaitable[Any]]) -> Any:
    async with asyncio.timeout(retry.COURTESY):
        return await do()
