"""Policy of calls: who may be mentioned so that Discord notifies them.

Every call passes :class:`MentionPolicy`, in two steps. :meth:`MentionPolicy.request` asks the budgets, once for each
call. :meth:`MentionPolicy.allowed` asks what the server and the person have said, each time that it is sent: pings
switched off, reminders *never*, a muted table, a block against who calls, quiet hours, days off and vacations. Whoever
may not be called is named all the same, without a notification.

Budgets are token buckets in memory, across all kinds of calls: one for each pair of a sender and the person called, one
for each person at a table, and one for the table. Nobody who plays can restart the bot, so no loop gains by that. What
is settled by silence (a vote, an evening that moves) has budgets of its own beside them, so that an earlier nudge hides
none of it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

import discord
from msgspec import Struct

from bot.core.availability import is_resting
from bot.i18n import Localizer
from bot.interactions.rate_limits import BucketSpec, TokenBuckets
from bot.interactions.responder import NOBODY
from bot.storage import CallPrefs, Store
from bot.table.deadlines import is_live_game, now, relative_time
from bot.table.session import TableSession

MOST_CALLED = 100
"""Most people that one message calls: Discord takes no more ids."""

CallKind = Literal["turn", "soon", "nudge", "resumed", "vote", "offer", "relieved", "challenge", "evening", "appointed"]
"""Kinds of calls: it is your turn, or next but one; somebody nudges, or resumes a game; a vote; a seat that is offered
or handed over; a challenge; news of an evening; and an evening's reminder or beginning, for which people asked."""


class CallRule(NamedTuple):
    """Rule of a kind of calls.

    ``budgets``: those that are asked in turn, until one has something left; empty where what is stored makes it one
    call. ``by_message``: also people who want direct messages are called. ``rests``: nobody is called in their rest;
    who has said yes to an evening is told at once if it moves. ``asked_for``: they have asked for this very call, so
    reminders *never* do not count.
    """

    budgets: Sequence[Literal["call", "notice"]] = ("call",)
    by_message: bool = True
    rests: bool = True
    asked_for: bool = False


RULES: Mapping[CallKind, CallRule] = {
    # One for each decision, which is noted before it is sent.
    "turn": CallRule(budgets=()),
    "soon": CallRule(by_message=False),
    "nudge": CallRule(by_message=False),
    "resumed": CallRule(by_message=False),
    "vote": CallRule(budgets=("call", "notice")),
    "offer": CallRule(),
    "relieved": CallRule(budgets=("call", "notice")),
    "challenge": CallRule(),
    "evening": CallRule(budgets=("call", "notice"), rests=False),
    # One for each evening, which is stored.
    "appointed": CallRule(budgets=(), rests=False, asked_for=True),
}

PAIR = BucketSpec(1, 1 / 600)
"""Limit of calls from one person to another, wherever that is."""
SEATED = BucketSpec(3, 1 / 600)
"""Limit of calls to somebody about one table, whoever calls."""
PLACE = BucketSpec(6, 1 / 300)
"""Limit of calls from one table, whoever is called; or from one person, where there is no table yet."""


class MentionRequest(Struct, frozen=True):
    """Call that :meth:`MentionPolicy.request` has let pass, of the ``users`` that its budgets allow.

    ``again`` is when the first of those left out may be called (None: none is), and ``live`` whether nobody rests at
    that table.
    """

    kind: CallKind
    users: Sequence[int] = ()
    sender: int | None = None
    table: int | None = None
    live: bool = False
    again: float | None = None

    @property
    def is_spent(self) -> bool:
        """Return whether all who were to be called have been called a short while ago."""
        return self.again is not None and not self.users

    def some(self, users: Iterable[int]) -> MentionRequest:
        """Return the same call of those among its users alone."""
        chosen = set(users)
        return MentionRequest(
            self.kind, [user for user in self.users if user in chosen], self.sender, self.table, self.live
        )


NO_CALL = MentionRequest("turn")
"""Nobody is called."""


def named_only(call: MentionRequest, speak: Localizer) -> list[str]:
    """Return the sentence that says to who calls that some are named without a notification; empty if none is."""
    return [] if call.again is None else [speak("done-named-only", when=relative_time(call.again))]


class MentionPolicy:
    """The one decision on who may be called, by whom, for what and how often."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._buckets = TokenBuckets(clock=lambda: now())

    def request(
        self,
        kind: CallKind,
        users: Iterable[int],
        *,
        sender: int | None = None,
        session: TableSession | None = None,
    ) -> MentionRequest:
        """Return the call of those users that the budgets allow, which are spent by that.

        They are spent alike for all, so that nothing tells how somebody wants to be called.
        """
        table = None if session is None else session.id
        within, waits, place = list[int](), list[float](), True
        for user in dict.fromkeys(users):
            if user <= 0:
                continue
            wait = self._spend(RULES[kind], sender, user, table, place=place)
            if wait:
                waits.append(wait)
            else:
                within.append(user)
                place = False
        # Somebody who does not sit there rests at any table.
        live = (
            session is not None
            and is_live_game(session.stored)
            and all(session.seat_of(user) is not None for user in within)
        )
        return MentionRequest(kind, within, sender, table, live, now() + min(waits) if waits else None)

    async def called_users(self, guild: int, call: MentionRequest) -> list[int]:
        """Return those of a call's users who may be called now, by what the server and they themselves have said."""
        users = call.users[:MOST_CALLED]
        if not users or not (await self._store.guild_settings(guild)).pings:
            return []
        prefs = await self._store.call_prefs(users, guild=guild, table=call.table, sender=call.sender)
        return [user for user in users if _may_be_called(call, prefs[user])]

    async def users_by_message(self, guild: int, call: MentionRequest) -> list[int]:
        """Return those of a call's users who want a direct message instead, and may be called now."""
        prefs = await self._store.call_prefs(call.users, guild=guild, table=call.table, sender=call.sender)
        return [user for user in call.users if prefs[user].how == "message" and not _is_refused(call, prefs[user])]

    async def allowed(self, guild: int, call: MentionRequest) -> discord.AllowedMentions:
        """Return the mentions that Discord is to notify."""
        called = await self.called_users(guild, call)
        return discord.AllowedMentions(users=[discord.Object(user) for user in called]) if called else NOBODY

    def _spend(self, rule: CallRule, sender: int | None, user: int, table: int | None, *, place: bool) -> float:
        """Spend the first budget that has something left, and return 0; or return the seconds until one has."""
        waits = list[float]()
        for budget in rule.budgets:
            buckets = dict[Hashable, BucketSpec]()
            if sender is not None:
                buckets[budget, "pair", sender, user] = PAIR
            if table is not None:
                buckets[budget, "seated", table, user] = SEATED
            if place:
                buckets[budget, "place", sender if table is None else None, table] = PLACE
            if self._buckets.take(buckets):
                return 0.0
            waits.append(self._buckets.seconds_until(buckets))
        return min(waits, default=0.0)


def _may_be_called(call: MentionRequest, prefs: CallPrefs) -> bool:
    if prefs.how == "message" and not RULES[call.kind].by_message:
        return False
    return not _is_refused(call, prefs)


def _is_refused(call: MentionRequest, prefs: CallPrefs) -> bool:
    """Return whether the person wants no call of this kind, from this sender, or at this time."""
    rule = RULES[call.kind]
    if prefs.blocked or prefs.muted or (prefs.how == "never" and not rule.asked_for):
        return True
    return rule.rests and not call.live and is_resting(prefs.rest, now())
