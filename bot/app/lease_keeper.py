"""The keeper of the lease on the database: it waits for the lease, renews it, and notices when it is lost or
requested.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from time import monotonic

import structlog

from bot.core.sharding import ShardAssignment
from bot.core.tasks import cancel_tasks
from bot.storage import LeaseAcquired, NotOwner, StoreFailed
from bot.storage.ops.lease import BEAT, LEASE, is_owner_alive, process_name, shares_clock
from bot.storage.ops.shard_leases import ShardLeaseRepository
from bot.table.deadlines import now

log = structlog.get_logger(__name__)

_LOOK = 0.2
"""Seconds between two looks whether it is our turn."""
_LOOK_CLOSELY = 0.02
"""Seconds between two looks while another process is asked to hand over: users wait meanwhile."""
ASKS = 0.25
"""Seconds after which whoever wants to take over asks again."""
_STALE = 5.0
"""Seconds after which a request says nothing any more of whether somebody is there."""
_MARGIN = 3.0
"""Seconds before the end of the lease from which on this process is not sure of it any more."""

VACANT = 30.0
"""Seconds for which a shard is left to others that may be about to start, if no process that served it has died."""

AT_WORK = "another Sleepover is at work with this database; waiting until it ends or hands over"
TAKEN = "other processes look after these shards; waiting until one of them ends or hands over"


class PeerLiveness:
    """Liveness check of other processes that allows for clocks that are late or early.

    One on another machine is taken to be dead only if its heartbeat has not changed for as long as a lease.
    """

    def __init__(self) -> None:
        self._seen: dict[str, tuple[float, float]] = {}
        """The last sign of life of each, and since when it has been known here."""

    def is_alive(self, holder: str, beat: float | None, now: float) -> bool:
        """Return whether the lease holder is at work."""
        if is_owner_alive(holder, beat, now):
            return True
        if not holder or beat is None or shares_clock(holder):
            return False
        seen, since = self._seen.get(holder, (None, 0.0))
        if seen != beat:
            self._seen[holder] = beat, monotonic()
            return True
        return monotonic() - since <= LEASE


class LeaseKeeper:
    """Lease of this process, or its leases on its shards."""

    def __init__(
        self,
        store: ShardLeaseRepository,
        name: str | None = None,
        sharding: ShardAssignment | None = None,
        of: int | None = None,
        *,
        peer_liveness: PeerLiveness | None = None,
    ) -> None:
        """Keep the lease under ``name``.

        ``sharding``: this process serves some of the shards, ``of`` so many; None: all of them, alone. With a
        ``witness``, other processes may be on other machines.
        """
        assert sharding is None or of is not None
        self._store = store
        self._sharding = sharding
        self._of = of or 1
        self._lives = is_owner_alive if peer_liveness is None else peer_liveness.is_alive
        self._asks = 0
        self._request: tuple[str, float] | None = None
        """The latest request to take over, and since when it has been known."""
        self._vacant: dict[int, float] = {}
        """Shards that no process serves, and since when this process has seen that."""
        self._name = name or process_name()
        self._beating: asyncio.Task[None] | None = None
        self._owning = False
        self._be_sure(LEASE - _MARGIN)
        self.lost = asyncio.Event()
        """Set when another process has taken over."""
        self.wanted = asyncio.Event()
        """Set when another process asks to take over."""
        self.renewed: Callable[[], None] = lambda: None
        """Called after each heartbeat."""
        self.stood_still: Callable[[], None] = lambda: None
        """Called when deadlines have been moved by time in which this process could do nothing."""
        self.claimed: Callable[[LeaseAcquired], None] = lambda owned: None
        """Called when shards have come to this process that it did not have before: somebody else's, who has died."""

    @property
    def is_owner(self) -> bool:
        """Return whether this process has become the owner and has not handed over."""
        return self._owning and not self.lost.is_set()

    def is_certain(self) -> bool:
        """Return whether no other process can have taken over.

        This holds while neither this process nor its machine has been suspended for long. Only the machine's
        clock may show that the machine was.
        """
        return not self.lost.is_set() and monotonic() < self._sure_until and now() < self._sure_by_the_clock

    def _be_sure(self, seconds: float) -> None:
        self._sure_until, self._sure_by_the_clock = monotonic() + seconds, now() + seconds

    async def acquire(self, *, ask: bool = False) -> LeaseAcquired:
        """Wait until this process is the owner, and renew the lease from then on. ``ask``: have it handed over."""
        told, asked = False, -math.inf
        while (owned := await self._begin()) is None:
            if not told:
                log.warning(AT_WORK if self._sharding is None else TAKEN)
                told = True
            if ask and monotonic() - asked >= ASKS and await self._ask():
                asked = monotonic()
            await asyncio.sleep(_LOOK_CLOSELY if ask else _LOOK)
        return owned

    async def try_acquire(self) -> bool:
        """Become the owner and renew the lease from then on, unless another process is at work."""
        return await self._begin() is not None

    async def _begin(self) -> LeaseAcquired | None:
        owned = await self._try()
        if owned is not None:
            self._be_sure(LEASE - _MARGIN)
            self._owning = True
            self._beating = asyncio.create_task(self._beat())
            if owned.away > 2 * BEAT:
                log.info("the bot was down; deadlines moved by that time", seconds=round(owned.away))
        return owned

    async def release(self, heard: list[int]) -> None:
        """Release the lease, so that another process can begin at once."""
        await self._stop()
        if self._owning and not self.lost.is_set():
            self._owning = False
            try:
                await self._store.release(heard, now=now())
            except NotOwner:
                self.lost.set()
            except StoreFailed as error:
                # The other one has to wait until the lease runs out.
                log.error("releasing the lease failed", error=str(error))

    async def _try(self) -> LeaseAcquired | None:
        try:
            if self._sharding is None:
                return await self._store.acquire(self._name, now=now(), living=self._lives)
            named, most = self._sharding.named, self._sharding.most
            return await self._store.acquire_shards(
                self._name, self._of, named=named, most=most, now=now(), living=self._lives
            )
        except StoreFailed as error:
            log.error("taking over the database failed", error=str(error))
            await asyncio.sleep(BEAT)
            return None

    async def _ask(self) -> bool:
        self._asks += 1
        request = f"{self._name} {self._asks}"
        try:
            if self._sharding is None:
                await self._store.request_handover(request)
            else:
                await self._store.request_shards(request, self._sharding.named)
        except StoreFailed as error:
            log.error("requesting the hand-over failed", error=str(error))
            return False
        return True

    async def _beat(self) -> None:
        while True:
            pause = BEAT
            try:
                pulse = await self._store.heartbeat(now())
                pause = self._check_handover_request(pulse.wanted)
                self._be_sure(LEASE - _MARGIN)
                if pulse.stood_still:
                    log.warning("time stood still; deadlines moved by that time", seconds=round(pulse.stood_still))
                    self.stood_still()
            except NotOwner:
                self.lost.set()
                return
            except StoreFailed as error:
                log.error("heartbeat failed", error=str(error))
                if not await self._still_own():
                    self.lost.set()
                    return
            self.renewed()
            if self._sharding is not None and not self._sharding.named:
                try:
                    await self._claim()
                except NotOwner:
                    self.lost.set()
                    return
                except StoreFailed as error:
                    log.error("checking for free shards failed", error=str(error))
            await asyncio.sleep(pause)

    def _check_handover_request(self, request: str) -> float:
        """Note another process's request to hand over; return the seconds until the next look.

        A waiting process asks again and again: one that asked once and died gets nothing, for then no process
        would be the bot.
        """
        if not request or (self._request is not None and self._request[0] == request):
            return BEAT
        if self._request is not None and monotonic() - self._request[1] < _STALE:
            self.wanted.set()
        self._request = request, monotonic()
        return min(BEAT, 2 * ASKS)

    async def _still_own(self) -> bool:
        """Return whether the lease is still ours, as far as is known, while nothing can be written.

        A lease that is ours is so for a moment only: others can take it as soon as they can write.
        """
        try:
            if not await self._store.is_owner():
                return False
        except StoreFailed:
            return True
        if not self.is_certain() or self._sure_until < monotonic() + 2 * BEAT:
            self._be_sure(2 * BEAT)
        return True

    async def _claim(self) -> None:
        """Take over shards whose process has died, and shards that no process has taken for a while."""
        at, wanted = monotonic(), list[int]()
        for shard, _, holder, beat in await self._store.leases():
            if not holder:
                if at - self._vacant.setdefault(shard, at) >= VACANT:
                    wanted.append(shard)
                continue
            self._vacant.pop(shard, None)
            if holder != self._name and not self._lives(holder, beat, now()):
                wanted.append(shard)
        if not wanted:
            return
        if owned := await self._store.acquire_shards(self._name, self._of, named=wanted, now=now(), living=self._lives):
            log.info("shards taken over", shards=list(owned.shards), seconds=round(owned.away))
            self.claimed(owned)

    async def _stop(self) -> None:
        await cancel_tasks([self._beating])
