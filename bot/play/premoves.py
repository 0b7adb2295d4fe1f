"""Premoves: made, changed and taken back by players, carried out, and reported when they no longer fit.

A plan is carried out after a pause, as long as a player takes who has seen at once that it is their turn. The length
follows from the table's clock alone: what could be worked out beforehand could be recognised. From then on
everything is as after a press: the board, direct messages, reminders, who counts as present. The pending work follows
from what is stored, so that another process can go on with it.
"""

from __future__ import annotations

import asyncio
from random import SystemRandom

import structlog

from bot.core import retry
from bot.core.discord_errors import LOST, is_final
from bot.core.errors import UserError
from bot.core.instrumentation import failpoint
from bot.core.service import Service
from bot.i18n import localizer
from bot.i18n.narrator import refusal_sentence
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.responder import Responder
from bot.messages.delivery import MessageDelivery
from bot.messages.reconciler import Reconciler, Result
from bot.play.dispatcher import on, on_table
from bot.play.post_action import ActionEffects
from bot.storage import ActionConflict, NotSeated, StoredPremove
from bot.storage.repos.premoves import PremoveRepository
from bot.table.registry import ActionRefused, TableRegistry, require_running, seat_of_user
from bot.table.session import TableSession
from bot.table.table_options import may_run_premove, premove_of, premove_pause, premove_status
from bot.ui.components import layout
from bot.ui.components.buttons import TableClick
from bot.ui.components.modals import ModalSubmission, build_modal
from bot.ui.views import premoves as panel
from games.ai.premoves import REFUSED, planner, to_notation
from games.core import Action, IllegalAction, Seat

log = structlog.get_logger(__name__)

_dice = SystemRandom()

_Key = tuple[int, int]
"""A table, and somebody who has a plan there."""


class Premoves(Service):
    """The premoves of all tables. A plan has a task only while there is something to do about it."""

    def __init__(
        self,
        delivery: MessageDelivery,
        store: PremoveRepository,
        tables: TableRegistry,
        effects: ActionEffects,
        ephemeral_cleaner: EphemeralCleaner,
    ) -> None:
        self._delivery = delivery
        self._store = store
        self._tables = tables
        self._effects = effects
        self._ephemeral_cleaner = ephemeral_cleaner
        self._reconciler = Reconciler("plan step failed", self._see_to, retry.COMPUTER)

    # ------------------------------------------------------------------ what people do

    @on_table("@plan", held=False)
    async def show(self, responder: Responder, session: TableSession, click: TableClick | None = None) -> None:
        """Show the user the plan that they have made at that table, and the buttons to change it."""
        await self._tell(responder, session, _planner_of(session, responder.interaction.user.id))

    @on_table("@plan?", held=False)
    async def open_form(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Open the form in which they make their plan, or change it."""
        seat = _planner_of(session, responder.interaction.user.id)
        assert session.table is not None
        if seat in session.table.actors:
            raise UserError("sorry-plan-now")
        form = panel.premove_form(session, seat, responder.words(session.game.name))
        if form is None:
            raise UserError("sorry-plan-not-yet")
        if not await responder.send_modal(build_modal(form, session.id, session.action_count, panel.PLAN)):
            raise UserError("sorry-slow")

    @on(ModalSubmission, panel.PLAN)
    async def on_form(self, responder: Responder, sent: ModalSubmission) -> None:
        """Store the plan of a submitted modal. It is for the state at its opening: what has happened since counts."""
        user = responder.interaction.user.id
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
            told = refusal_sentence(why, live.chat_names, responder.words(live.game.name))
            await responder.send_text(told)
            self._ephemeral_cleaner.expire(responder, told)
        else:
            await self._tell(responder, live, seat)

    async def _keep(self, session: TableSession, plan: StoredPremove) -> None:
        """Store a plan that was written now. The caller holds the table.

        Raises:
            UserError: it is for a moment that has been.
        """
        stands = premove_status(session, plan)
        if stands.over or stands.void:
            raise UserError("sorry-plan-late")
        try:
            stored = await self._store.set_premove(session.id, plan.user, plan.plan, n=plan.number)
        except (ActionConflict, NotSeated):
            await self._tables.reload(session.id)
            raise UserError("sorry-plan-late") from None
        failpoint("planned")
        session.apply(stored)
        self.on_change(session)

    @on_table("@unplan")
    async def discard(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Delete the user's plan."""
        user = responder.interaction.user.id
        seat = _planner_of(session, user)
        session.apply(await self._store.delete_premove(session.id, user))
        await self._tell(responder, session, seat)

    async def _tell(self, responder: Responder, session: TableSession, seat: Seat) -> None:
        await responder.reply(panel.premove_message(session, seat, responder.words(session.game.name)))
        self._ephemeral_cleaner.track(responder, session.id, "plan")

    # ------------------------------------------------------------------ what comes of it

    def on_change(self, session: TableSession) -> None:
        """Start the plans that are due after a change at that table."""
        if not session.ours:
            return
        for plan in session.stored.plans:
            key = session.id, plan.user
            if key in self._reconciler or _is_due(session, plan):
                self._reconciler.request(key)

    @property
    def pending_count(self) -> int:
        """Count of plans about to be carried out, or reported as void."""
        return len(self._reconciler)

    async def stop(self) -> None:
        """Cancel running work; the next start goes on."""
        await self._reconciler.stop()

    async def _see_to(self, key: _Key) -> Result:
        while await self._step(*key):
            pass
        return "done"

    async def _step(self, table: int, user: int) -> bool:
        """Carry the plan out, or report it as void; return False if neither is due."""
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
                # They have decided themselves, or taken it back; or a computer stands in for them.
                return plan is not None
            stands = premove_status(live, plan)
            if stands.over:
                live.apply(await self._store.delete_premove(table, user, n=plan.number))
            elif stands.does is None:
                await self._void(live, plan, stands.void)
            else:
                await self._carry_out(live, plan, stands.does)
        return True

    async def _carry_out(self, session: TableSession, plan: StoredPremove, action: Action) -> None:
        """Play the action by the way that presses take. It counts as one of theirs in all that anybody can see."""
        seat = session.seat_of(plan.user)
        assert seat is not None
        try:
            session, played = await self._tables.play(
                session, seat, action, turn=session.action_count, user=plan.user, interaction=None
            )
        except ActionRefused:
            # The plan itself is not logged: other people read logs.
            log.error("plan action refused", table=session.id, game=session.game.name)
            await self._void(session, plan, REFUSED)
            return
        await self._effects.after_action(session, played)

    async def _void(self, session: TableSession, plan: StoredPremove, why: str) -> None:
        voided = await self._store.void_premove(session.id, plan.user, why, n=plan.number)
        failpoint("voided")
        session.apply(voided)

    async def _tell_void(self, session: TableSession, plan: StoredPremove) -> None:
        """Send the plan's maker a direct message that it is void.

        A player who takes none, or has muted the table, finds it behind the three dots. The message carries a nonce, by
        which Discord recognises it if it is sent twice.
        """
        sitting = session.seat_row_of(plan.user)
        assert sitting is not None
        if not sitting.muted and sitting.reminders != "never":
            text = panel.voided_premove_message(session, plan, localizer(sitting.locale, session.game.name))
            try:
                channel = sitting.dm_channel or await self._delivery.open_dm(plan.user)
                nonce = f"p{session.id:x}-{plan.number:x}"
                await self._delivery.send(None, channel, layout.short_note(text), nonce, silent=True)
            except LOST as error:
                if not is_final(error):
                    raise
        failpoint("told")
        async with self._tables.lock(session.id):
            told = await self._store.mark_premove_told(session.id, plan.user, n=plan.number)
            (await self._tables.get(session.id)).apply(told)


def _is_due(session: TableSession, plan: StoredPremove) -> bool:
    """Return whether that plan has to be carried out or reported now."""
    if plan.void is not None:
        return not plan.told
    stands = premove_status(session, plan)
    if stands.over or stands.void:
        return True
    seat = session.seat_of(plan.user)
    return stands.does is not None and seat is not None and may_run_premove(session, seat)


def _planner_of(session: TableSession, user: int) -> Seat:
    """Return the seat of a user who can have a plan at that table.

    Raises:
        UserError: they cannot.
    """
    require_running(session)
    seat = seat_of_user(session, user)
    if planner(session.stored.game) is None:
        raise UserError("sorry-plan-none", game=session.title)
    if not session.stored.planning:
        raise UserError("sorry-plan-off")
    if seat in session.out_seats:
        raise UserError("sorry-not-playing-any-more")
    return seat
