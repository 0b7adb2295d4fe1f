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

from bot.ai.move_scheduler import FIRST_REST, LONGEST_REST
from bot.core.discord_errors import CLOSED
from bot.core.errors import UserError
from bot.core.instrumentation import failpoint
from bot.core.ports import MessageClient
from bot.i18n import localizer
from bot.i18n.narrator import refusal_sentence
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.responder import LOST, NOBODY, Responder
from bot.play.post_action import ActionEffects
from bot.storage import ActionConflict, NotSeated, Store, StoredPremove, StoreFailed
from bot.table.registry import ActionRefused, TableRegistry, require_running, seat_of_user
from bot.table.session import TableSession
from bot.table.table_options import may_run_premove, premove_of, premove_pause, premove_status
from bot.ui.components import layout
from bot.ui.components.modals import ModalSubmission, build_modal
from bot.ui.views import premoves as panel
from games.ai.premoves import REFUSED, planner, to_notation
from games.core import Action, IllegalAction, Seat

log = structlog.get_logger(__name__)

_dice = SystemRandom()

_CALL = 15.0
"""Seconds that telling somebody may take before it is tried again."""

_Key = tuple[int, int]
"""A table, and somebody who has a plan there."""


class Premoves:
    """Looks after the plans of all tables. There is a task for a plan only while there is something to do about it."""

    def __init__(
        self,
        messenger: MessageClient,
        store: Store,
        tables: TableRegistry,
        aftermath: ActionEffects,
        slips: EphemeralCleaner,
    ) -> None:
        self._messenger = messenger
        self._store = store
        self._tables = tables
        self._aftermath = aftermath
        self._slips = slips
        self._running: dict[_Key, asyncio.Task[None]] = {}
        self._again: set[_Key] = set()
        self._stopped = False

    # ------------------------------------------------------------------ what people do

    async def show(self, answer: Responder, live: TableSession) -> None:
        """Tell the person asking what they have planned at that table, and what they can do about it."""
        await self._tell(answer, live, _planner_of(live, answer.interaction.user.id))

    async def open_form(self, answer: Responder, live: TableSession) -> None:
        """Open the form in which they make their plan, or change it."""
        seat = _planner_of(live, answer.interaction.user.id)
        assert live.table is not None
        if seat in live.table.actors:
            raise UserError("sorry-plan-now")
        form = panel.premove_form(live, seat, localizer(str(answer.interaction.locale), live.game.name))
        if form is None:
            raise UserError("sorry-plan-not-yet")
        if not await answer.send_modal(build_modal(form, live.id, live.action_count, panel.PLAN)):
            raise UserError("sorry-slow")

    async def on_form(self, answer: Responder, sent: ModalSubmission) -> None:
        """They have filled it in. It is for what was there when it was opened: what has happened since counts."""
        user = answer.interaction.user.id
        async with self._tables.lock(sent.table):
            live = await self._tables.get(sent.table)
            seat = _planner_of(live, user)
            made = planner(live.stored.game)
            assert made is not None
            assert live.table is not None
            if sent.turn > live.action_count or live.acted_since(seat, sent.turn):
                raise UserError("sorry-plan-late")
            plan: StoredPremove | None
            try:
                plan = StoredPremove(user, to_notation(made, live.table.view(seat), sent.answers), sent.turn)
            except IllegalAction as error:
                plan, why = None, error
            else:
                await self._keep(live, plan)
        if plan is None:
            told = refusal_sentence(why, live.chat_names, localizer(str(answer.interaction.locale), live.game.name))
            await answer.send_text(told)
            self._slips.expire(answer, told)
        else:
            await self._tell(answer, live, seat)

    async def _keep(self, live: TableSession, plan: StoredPremove) -> None:
        """Store a plan that was written now. The caller holds the table.

        Raises:
            Refusal: it is for a moment that has been.
        """
        stands = premove_status(live, plan)
        if stands.over or stands.void:
            raise UserError("sorry-plan-late")
        try:
            await self._store.set_premove(live.id, plan.user, plan.plan, n=plan.number)
        except (ActionConflict, NotSeated):
            await self._tables.reload(live.id)
            raise UserError("sorry-plan-late") from None
        failpoint("planned")
        live.apply_premove(plan.user, plan)
        self.on_change(live)

    async def discard(self, answer: Responder, live: TableSession) -> None:
        """They take it back. The caller holds the table."""
        user = answer.interaction.user.id
        seat = _planner_of(live, user)
        await self._store.delete_premove(live.id, user)
        live.apply_premove(user, None)
        await self._tell(answer, live, seat)

    async def _tell(self, answer: Responder, live: TableSession, seat: Seat) -> None:
        await answer.reply(panel.premove_message(live, seat, localizer(str(answer.interaction.locale), live.game.name)))
        self._slips.track(answer, live.id, "plan")

    # ------------------------------------------------------------------ what comes of it

    def on_change(self, live: TableSession) -> None:
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
    def pending_count(self) -> int:
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
                except UserError:
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
        plan = premove_of(live, user)
        if plan is None or not _is_due(live, plan):
            return False
        if plan.void is not None:
            await self._tell_void(live, plan)
            return False
        if premove_status(live, plan).does is not None:
            await asyncio.sleep(_dice.uniform(*premove_pause(live.stored)))
            failpoint("planning")
        async with self._tables.lock(table):
            live = await self._tables.get(table)
            plan = premove_of(live, user)
            if plan is None or plan.void is not None or not _is_due(live, plan):
                # They have decided themselves, or taken it back; or a computer sits in for them.
                return plan is not None
            stands = premove_status(live, plan)
            if stands.over:
                await self._store.delete_premove(table, user, n=plan.number)
                live.apply_premove(user, None)
            elif stands.does is None:
                await self._void(live, plan, stands.void)
            else:
                await self._carry_out(live, plan, stands.does)
        return True

    async def _carry_out(self, live: TableSession, plan: StoredPremove, action: Action) -> None:
        """Play the action by the way that presses take. It counts as one of theirs in all that anybody can see."""
        seat = live.seat_of(plan.user)
        assert seat is not None
        try:
            live, played = await self._tables.play(
                live, seat, action, turn=live.action_count, user=plan.user, interaction=None
            )
        except ActionRefused:
            # Not what was planned: a log is read by others.
            log.error("plan refused", table=live.id, game=live.game.name)
            await self._void(live, plan, REFUSED)
            return
        await self._aftermath.after_action(live, played)

    async def _void(self, live: TableSession, plan: StoredPremove, why: str) -> None:
        await self._store.void_premove(live.id, plan.user, why, n=plan.number)
        failpoint("voided")
        live.apply_premove(plan.user, StoredPremove(plan.user, plan.plan, plan.number, why))

    async def _tell_void(self, live: TableSession, plan: StoredPremove) -> None:
        """Tell its maker by direct message that their plan is void. Who takes none, or wants to hear nothing, finds it
        behind the three dots. The message carries a nonce, by which Discord knows it again if it is sent twice."""
        sitting = live.seat_row_of(plan.user)
        assert sitting is not None
        if not sitting.muted and sitting.reminders != "never":
            text = panel.voided_premove_message(live, plan, localizer(sitting.locale, live.game.name))
            try:
                async with asyncio.timeout(_CALL):
                    channel = sitting.dm_channel or (await self._messenger.create_dm(discord.Object(plan.user))).id
                    await self._messenger.get_partial_messageable(channel).send(
                        view=layout.short_note(text).view,
                        allowed_mentions=NOBODY,
                        silent=True,
                        nonce=f"p{live.id:x}-{plan.number:x}",
                    )
            except LOST as error:
                if getattr(error, "code", None) not in CLOSED:
                    raise
        failpoint("told")
        async with self._tables.lock(live.id):
            await self._store.mark_premove_told(live.id, plan.user, n=plan.number)
            live = await self._tables.get(live.id)
            there = premove_of(live, plan.user)
            if there is not None and there.number == plan.number:
                live.apply_premove(plan.user, StoredPremove(plan.user, there.plan, there.number, there.void, told=True))


def _is_due(live: TableSession, plan: StoredPremove) -> bool:
    """Whether there is something to do about that plan."""
    if plan.void is not None:
        return not plan.told
    stands = premove_status(live, plan)
    if stands.over or stands.void:
        return True
    seat = live.seat_of(plan.user)
    return stands.does is not None and seat is not None and may_run_premove(live, seat)


def _planner_of(live: TableSession, user: int) -> Seat:
    """The seat of somebody who can have a plan at that table.

    Raises:
        Refusal: they cannot.
    """
    require_running(live)
    seat = seat_of_user(live, user)
    if planner(live.stored.game) is None:
        raise UserError("sorry-plan-none", game=live.title)
    if not live.stored.planning:
        raise UserError("sorry-plan-off")
    if seat in live.out_seats:
        raise UserError("sorry-not-playing-any-more")
    return seat
