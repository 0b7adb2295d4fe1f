"""Guesses of those who watch: taken until a third of the game is over, and scored after its end.

They are compared with the review's chances at the same moment, so a guess that comes late has no advantage. Nobody but
who gave it sees a guess before it is scored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

import structlog

from bot.ai.worker_pool import EngineFailed
from bot.core import retry
from bot.core.errors import Retry, UserError, retried
from bot.core.instrumentation import failpoint
from bot.core.service import Service, StartContext
from bot.history.reviews import ReviewService
from bot.interactions.access import TableAccess
from bot.interactions.ephemeral import EphemeralCleaner
from bot.interactions.responder import Responder
from bot.messages.reconciler import Reconciler, Result
from bot.play.dispatcher import on
from bot.storage import GuessRefused, Store
from bot.table import guesses as rules
from bot.table.deadlines import now
from bot.table.display_names import clean_name
from bot.table.registry import TableRegistry
from bot.table.session import TableSession, is_finished
from bot.ui.components.modals import GUESS, ModalSubmission, build_modal
from bot.ui.components.retry import RetryButton
from bot.ui.views import guesses as panel
from bot.ui.views.guesses import GuessButton
from games.analysis.review import Review

log = structlog.get_logger(__name__)


class Guesses(Service):
    """Handlers of guesses, and their scores in the background: one task for each table that has ended."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        table_access: TableAccess,
        reviews: ReviewService,
        ephemeral_cleaner: EphemeralCleaner,
        owed: Callable[[], None],
    ) -> None:
        """Call ``owed`` after guesses were scored: the messages that show them are to be edited."""
        self._store = store
        self._tables = tables
        self._table_access = table_access
        self._reviews = reviews
        self._ephemeral_cleaner = ephemeral_cleaner
        self._owed = owed
        self._reconciler: Reconciler[int] = Reconciler("scoring guesses failed", self._step, retry.PROMPT)
        self._failed: Counter[int] = Counter()
        """Reviews that have failed, by table. After so many, the guesses are scored without one."""

    # ------------------------------------------------------------------ what people do

    @on(GuessButton)
    async def ask(self, responder: Responder, button: GuessButton) -> None:
        """Open the form, filled in with the user's guess; or show them their guess if it is too late to change it."""
        await self.open(responder, button.table)

    async def open(self, responder: Responder, table: int) -> None:
        """Open the form of that table's game for the user.

        Raises:
            UserError: they play there, or it is too late, and they have not guessed.
        """
        live, speak = await self._guessable(responder, table), responder.words()
        user = responder.interaction.user.id
        mine = next((one for one in await self._store.guesses(table) if one.user == user), None)
        if not rules.actions_left(live):
            if mine is None or is_finished(live):
                raise UserError("sorry-guess-late")
            await responder.reply(panel.guess_message(live, mine.chances, speak))
            return
        await self._send_form(responder, live, {} if mine is None else panel.written_guess(live, mine.chances))

    @on(ModalSubmission, GUESS)
    async def on_form(self, responder: Responder, sent: ModalSubmission) -> None:
        """Store the guess of a submitted form, and show it to its user alone."""
        live, speak = await self._guessable(responder, sent.table), responder.words()
        interaction = responder.interaction
        if not rules.actions_left(live):
            raise UserError("sorry-guess-late")
        with retried(Retry(GUESS, str(live.id), panel.typed_guess(live, sent.answers, speak))):
            chances = panel.parse_guess(live, sent.answers)
        name = clean_name(interaction.user.display_name, interaction.user.name)
        try:
            await self._store.set_guess(
                live.id,
                interaction.user.id,
                name,
                chances,
                closes=rules.closing_action(live),
                interaction=interaction.id,
                now=now(),
            )
        except GuessRefused as refused:
            raise UserError("sorry-guess-player" if refused.why == "seated" else "sorry-guess-late") from None
        failpoint("guessed")
        await responder.reply(panel.guess_message(live, chances, speak))
        self._ephemeral_cleaner.track(responder, live.id, "guess")

    @on(RetryButton, GUESS)
    async def retry(self, responder: Responder, button: RetryButton) -> None:
        """Open the form of a refused guess again, with what had been typed."""
        if not button.rest.isdecimal():
            raise UserError("sorry-late")
        live = await self._guessable(responder, int(button.rest))
        if not rules.actions_left(live):
            raise UserError("sorry-guess-late")
        await self._send_form(responder, live, button.typed(responder.interaction))

    async def _guessable(self, responder: Responder, table: int) -> TableSession:
        """Return the table, if that user may guess at its game."""
        # A night's button, or one below a refused guess, says itself about which table it is.
        live = await self._table_access.load_viewable(responder.interaction, table)
        if live.table is None:
            raise UserError("sorry-not-started")
        if rules.plays(live, responder.interaction.user.id):
            raise UserError("sorry-guess-player")
        return live

    async def _send_form(self, responder: Responder, session: TableSession, written: Mapping[str, str]) -> None:
        form = panel.guess_form(session, responder.words(), written)
        if not await responder.send_modal(build_modal(form, session.id, session.action_count, GUESS)):
            raise UserError("sorry-slow")

    # ------------------------------------------------------------------ what comes of it

    async def start(self, context: StartContext) -> None:
        """Score the guesses at games that have ended meanwhile."""
        self._reconciler.resume()
        for table in await self._store.unscored_guesses():
            self._reconciler.request(table, within=0.0)

    async def stop(self) -> None:
        """Cancel running work; the next start goes on."""
        await self._reconciler.stop()

    async def wait_idle(self) -> None:
        """Wait until every finished game's guesses have their scores."""
        await self._reconciler.wait_idle(retries=True)

    def on_change(self, session: TableSession) -> None:
        """Score the guesses at a game that has just ended."""
        if session.ours and is_finished(session):
            self._reconciler.request(session.id)

    async def _step(self, table: int) -> Result:
        guesses = [one for one in await self._store.guesses(table) if one.score is None]
        if not guesses:
            return "done"
        live = await self._tables.get(table)
        if not is_finished(live):
            return "done"
        if live.stored.status == "closed" or live.table is None or live.table.ranking is None:
            # Nobody has won.
            await self._store.score_guesses(table, {})
            return "done"
        watching = [one for one in guesses if not rules.plays(live, one.user)]
        review: Review | None = None
        if watching:
            try:
                review = await self._reviews.review(live)
            except EngineFailed as error:
                self._failed[table] += 1
                log.error("review for guesses failed", table=table, game=live.game.name, error=str(error))
                if self._failed[table] < retry.NOTICE.tries:
                    return "later"
        self._failed.pop(table, None)
        failpoint("guesses reviewed")
        await self._store.score_guesses(table, rules.scores(live, watching, review))
        failpoint("guesses scored")
        self._owed()
        return "done"
