"""Planning ahead: makes, changes and takes back plans, carries them out, and tells whose no longer fit.

A plan is carried out after a pause, as long as somebody takes who has seen at once that it is their turn. How long that
may be follows from the table's clock, and how long it is from nothing at all: what could be worked out beforehand could
be recognised. From then on nothing is different from a press: the board, what is whispered, reminders, who counts as
being there. What there is to do follows from what is stored, so that another process can go on with it.
"""

from __future__ import annotations

import asyncio
from random import SystemRandom

import discord
import structlog

from bot.computers.opponents import FIRST_REST, LONGEST_REST
from bot.ground.messenger import Messenger
from bot.ground.refusals import Refusal
from bot.ground.steps import step
from bot.panels import frame
from bot.panels import plans as panel
from bot.panels.forms import Submitted, modal
from bot.playing.aftermath import Aftermath
from bot.playing.answer import LOST, NOBODY, Answer
from bot.playing.codes import CLOSED
from bot.playing.slips import Slips
from bot.store import Conflict, NotSeated, Planned, Store, StoreFailed
from bot.table.live import Live
from bot.table.planned import may_act, pause, plan_of, standing
from bot.table.tables import RulesRefused, Tables, check_running, seat_at
from bot.words import words
from bot.words.telling import refuse
from games.core import Action, IllegalAction, Seat
from games.plans import REFUSED, planner, write

log = structlog.get_logger(__name__)

_dice = SystemRandom()

_CALL = 15.0
"""Seconds that telling somebody may take before it is tried again."""

_Key = tuple[int, int]
"""A table, and somebody who has a plan there."""


class Plans:
    """Looks after the plans of all tables. There is a task for a plan only while there is something to do about it."""

    def __init__(self, messenger: Messenger, store: Store, tables: Tables, aftermath: Aftermath, slips: Slips) -> None:
        self._messenger = messenger
        self._store = store
        self._tables = tables
        self._aftermath = aftermath
        self._slips = slips
        self._running: dict[_Key, asyncio.Task[None]] = {}
        self._again: set[_Key] = set()
        self._stopped = False

    # ------------------------------------------------------------------ what people do

    async def show(self, answer: Answer, live: Live) -> None:
        """Tell the person asking what they have planned at that table, and what they can do about it."""
        await self._tell(answer, live, _planner_of(live, answer.interaction.user.id))

    async def ask(self, answer: Answer, live: Live) -> None:
        """Open the form in which they make their plan, or change it."""
        seat = _planner_of(live, answer.interaction.user.id)
        assert live.table is not None
        if seat in live.table.actors:
            raise Refusal("sorry-plan-now")
        form = panel.form(live, seat, words(str(answer.interaction.locale), live.game.name))
        if form is None:
            raise Refusal("sorry-plan-not-yet")
        if not await answer.ask(modal(form, live.id, live.number, panel.PLAN)):
            raise Refusal("sorry-slow")

    async def take(self, answer: Answer, sent: Submitted) -> None:
        """They have filled it in. It is for what was there when it was opened: what has happened since counts."""
        user = answer.interaction.user.id
        async with self._tables.hold(sent.table):
            live = await self._tables.get(sent.table)
            seat = _planner_of(live, user)
            made = planner(live.stored.game)
            assert made is not None
            assert live.table is not None
            if sent.turn > live.number or live.acted_since(seat, sent.turn):
                raise Refusal("sorry-plan-late")
            plan: Planned | None
            try:
                plan = Planned(user, write(made, live.table.view(seat), sent.answers), sent.turn)
            except IllegalAction as error:
                plan, why = None, error
            else:
                await self._keep(live, plan)
        if plan is None:
            told = refuse(why, live.chat_names, words(str(answer.interaction.locale), live.game.name))
            await answer.say(told)
            self._slips.fleeting(answer, told)
        else:
            await self._tell(answer, live, seat)

    async def _keep(self, live: Live, plan: Planned) -> None:
        """Store a plan that was written now. The caller holds the table.

        Raises:
            Refusal: it is for a moment that has been.
        """
        stands = standing(live, plan)
        if stands.over or stands.void:
            raise Refusal("sorry-plan-late")
        try:
            await self._store.plan(live.id, plan.user, plan.plan, n=plan.number)
        except (Conflict, NotSeated):
            await self._tables.reload(live.id)
            raise Refusal("sorry-plan-late") from None
        step("planned")
        live.replanned(plan.user, plan)
        self.look(live)

    async def drop(self, answer: Answer, live: Live) -> None:
        """They take it back. The caller holds the table."""
        user = answer.interaction.user.id
        seat = _planner_of(live, user)
        await self._store.unplan(live.id, user)
        live.replanned(user, None)
        await self._tell(answer, live, seat)

    async def _tell(self, answer: Answer, live: Live, seat: Seat) -> None:
        await answer.reply(panel.panel(live, seat, words(str(answer.interaction.locale), live.game.name)))
        self._slips.keep(answer, live.id, "plan")

    # ------------------------------------------------------------------ what comes of it

    def look(self, live: Live) -> None:
        """Something has changed at that table: see to the plans about which there is something to do now."""
        if self._stopped or not live.ours:
            return
        for plan in live.stored.plans:
            key = live.id, plan.user
            if key in self._running:
                self._again.add(key)
            elif _is_due(live, plan):
                self._running[key] = asyncio.create_task(self._see_to(key))

    @property
    def waiting(self) -> int:
        """How many plans are about to be carried out, or told to be void."""
        return len(self._running)

    async def stop(self) -> None:
        """Leave off where it is; the next start goes on."""
        self._stopped = True
        running = list(self._running.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _see_to(self, key: _Key) -> None:
        rest = FIRST_REST
        try:
            while True:
                self._again.discard(key)
                try:
                    more = await self._step(*key)
                    rest = FIRST_REST
                except Refusal:
                    more = False
                except Exception as error:
                    if isinstance(error, (*LOST, StoreFailed)):
                        log.warning("plan not seen to yet", table=key[0], error=str(error), again_in=rest)
                    else:
                        log.exception("plan not seen to", table=key[0], again_in=rest)
                    await asyncio.sleep(rest)
                    more, rest = True, min(2 * rest, LONGEST_REST)
                # No await between finding nothing to do and the end: nobody can have looked in between.
                if not more and key not in self._again:
                    return
        finally:
            self._again.discard(key)
            self._running.pop(key, None)

    async def _step(self, table: int, user: int) -> bool:
        """Do what is to be done about that plan now; False if there is nothing."""
        live = await self._tables.get(table)
        plan = plan_of(live, user)
        if plan is None or not _is_due(live, plan):
            return False
        if plan.void is not None:
            await self._tell_void(live, plan)
            return False
        if standing(live, plan).does is not None:
            await asyncio.sleep(_dice.uniform(*pause(live.stored)))
            step("planning")
        async with self._tables.hold(table):
            live = await self._tables.get(table)
            plan = plan_of(live, user)
            if plan is None or plan.void is not None or not _is_due(live, plan):
                # They have decided themselves, or taken it back; or a computer sits in for them.
                return plan is not None
            stands = standing(live, plan)
            if stands.over:
                await self._store.unplan(table, user, n=plan.number)
                live.replanned(user, None)
            elif stands.does is None:
                await self._void(live, plan, stands.void)
            else:
                await self._carry_out(live, plan, stands.does)
        return True

    async def _carry_out(self, live: Live, plan: Planned, action: Action) -> None:
        """Play the action by the way that presses take. It counts as one of theirs in all that anybody can see."""
        seat = live.seat_of(plan.user)
        assert seat is not None
        try:
            live, played = await self._tables.play(
                live, seat, action, turn=live.number, user=plan.user, interaction=None
            )
        except RulesRefused:
            # Not what was planned: a log is read by others.
            log.error("plan refused", table=live.id, game=live.game.name)
            await self._void(live, plan, REFUSED)
            return
        await self._aftermath.follow(live, played)

    async def _void(self, live: Live, plan: Planned, why: str) -> None:
        await self._store.void_plan(live.id, plan.user, why, n=plan.number)
        step("voided")
        live.replanned(plan.user, Planned(plan.user, plan.plan, plan.number, why))

    async def _tell_void(self, live: Live, plan: Planned) -> None:
        """Tell its maker by direct message that their plan is void. Who takes none, or wants to hear nothing, finds it
        behind the three dots. The message carries a nonce, by which Discord knows it again if it is sent twice."""
        sitting = live.sitting(plan.user)
        assert sitting is not None
        if not sitting.muted and sitting.reminders != "never":
            text = panel.voided(live, plan, words(sitting.locale, live.game.name))
            try:
                async with asyncio.timeout(_CALL):
                    channel = sitting.dm_channel or (await self._messenger.create_dm(discord.Object(plan.user))).id
                    await self._messenger.get_partial_messageable(channel).send(
                        view=frame.note(text).view,
                        allowed_mentions=NOBODY,
                        silent=True,
                        nonce=f"p{live.id:x}-{plan.number:x}",
                    )
            except LOST as error:
                if getattr(error, "code", None) not in CLOSED:
                    raise
        step("told")
        async with self._tables.hold(live.id):
            await self._store.plan_told(live.id, plan.user, n=plan.number)
            live = await self._tables.get(live.id)
            there = plan_of(live, plan.user)
            if there is not None and there.number == plan.number:
                live.replanned(plan.user, Planned(plan.user, there.plan, there.number, there.void, told=True))


def _is_due(live: Live, plan: Planned) -> bool:
    """Whether there is something to do about that plan."""
    if plan.void is not None:
        return not plan.told
    stands = standing(live, plan)
    if stands.over or stands.void:
        return True
    seat = live.seat_of(plan.user)
    return stands.does is not None and seat is not None and may_act(live, seat)


def _planner_of(live: Live, user: int) -> Seat:
    """The seat of somebody who can have a plan at that table.

    Raises:
        Refusal: they cannot.
    """
    check_running(live)
    seat = seat_at(live, user)
    if planner(live.stored.game) is None:
        raise Refusal("sorry-plan-none", game=live.title)
    if not live.stored.planning:
        raise Refusal("sorry-plan-off")
    if seat in live.out:
        raise Refusal("sorry-not-playing-any-more")
    return seat
