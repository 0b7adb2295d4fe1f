"""Programs at the table: those that the host of this machine has seated, asked one decision after the other."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import structlog

from bot.core.service import DrainLimit, Service
from bot.core.worker_process import RestartPause
from bot.engines.process import POSSIBLE, EngineProcess
from bot.engines.registry import EngineConfigError, ExternalEngine, load_engines
from bot.table.session import TableSession
from games.ai import levels
from games.ai.engine_protocol import DecisionRequest, EngineFault, illegal_action_fault
from games.core import Action, IllegalAction, Seat

log = structlog.get_logger(__name__)

IDLE = 600.0
"""Seconds after which a program that nobody has asked is ended; it is started again when it is asked."""


class _Player:
    """One seated program, and the thread that waits for its answers."""

    def __init__(self, seated: ExternalEngine) -> None:
        self.seated = seated
        self._program = EngineProcess(seated.command, seated.limits, Path(seated.folder) if seated.folder else None)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="program")
        self._pause = RestartPause()
        self._idle: asyncio.TimerHandle | None = None

    async def choose(self, which: object, question: DecisionRequest) -> Action:
        loop = asyncio.get_running_loop()
        if not self._pause.is_over:
            raise EngineFault("rests", "has failed, and is not asked for a while")
        if self._idle:
            self._idle.cancel()
        try:
            action = await loop.run_in_executor(self._thread, self._program.request, which, question)
        except EngineFault:
            if not self._program.is_running:
                self._pause.on_failure()
            raise
        self._pause.on_success()
        self._idle = loop.call_later(IDLE, self._thread.submit, self._program.kill)
        return action

    async def stop(self) -> None:
        if self._idle:
            self._idle.cancel()
        # Callers that wait for its answer get none.
        self._program.interrupt()
        self._thread.submit(self._program.kill)
        await asyncio.to_thread(self._thread.shutdown)


class ExternalPlayers(Service):
    """The programs in a file, which may change at any time. No file: none."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path if POSSIBLE else None
        self._seen: tuple[int, int] | None = None
        self._seated: tuple[ExternalEngine, ...] = ()
        self._players: dict[ExternalEngine, _Player] = {}

    def playable_for(self, game: str) -> list[ExternalEngine]:
        """Return the programs that can play that game."""
        return [one for one in self._known() if one.can_play(game)]

    def get(self, game: str, level: str) -> ExternalEngine | None:
        """Return the program of that level, if it can play that game."""
        return next((one for one in self.playable_for(game) if one.level == level), None)

    async def choose(self, session: TableSession, seat: Seat, level: str, seed: str) -> Action | None:
        """Return the action that the program in that seat chooses.

        Return None if there is no such program, or it has not decided. That is logged, and the caller has to
        decide in another way.
        """
        assert session.table is not None
        seated = self.get(session.game.name, level)
        if seated is None:
            log.warning("program missing on this machine", table=session.id, level=level)
            return None
        question = DecisionRequest(
            session.game.name,
            session.table.record.options,
            len(session.stored.seats),
            seat,
            session.table.view(seat),
            session.table.legal(seat),
            levels.decision_rng(seed).getrandbits(53),
        )
        if seated not in self._players:
            self._players[seated] = _Player(seated)
        try:
            action = await self._players[seated].choose((session.id, seat), question)
            try:
                session.table.propose(seat, action)
            except IllegalAction as error:
                raise illegal_action_fault(action, error) from None
        except EngineFault as fault:
            log.warning(
                f"program {fault.quiet}",
                program=seated.name,
                table=session.id,
                game=session.game.name,
                fault=fault.kind,
            )
            return None
        return action

    async def drain(self, limit: DrainLimit) -> None:
        """Go on: somebody may wait for it, and it changes nothing."""

    async def stop(self) -> None:
        """End them all."""
        players = list(self._players.values())
        self._players.clear()
        await asyncio.gather(*(player.stop() for player in players))

    def _known(self) -> tuple[ExternalEngine, ...]:
        """Return the programs that are in the file now.

        A file that cannot be read is logged once, and the programs read before it stay.
        """
        seen = self._stamp()
        if self._path is not None and seen != self._seen:
            self._seen = seen
            try:
                self._seated = load_engines(self._path)
            except EngineConfigError as error:
                log.error("reading programs failed", error=str(error))
        return self._seated

    def _stamp(self) -> tuple[int, int] | None:
        """Return a stamp that changes whenever the file changes; None if there is no file."""
        try:
            found = self._path.stat() if self._path else None
        except OSError:
            return None
        return found and (found.st_mtime_ns, found.st_ino)
