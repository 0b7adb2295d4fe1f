"""Running the bot until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

import discord
import structlog

from bot.ai.external_players import ExternalPlayers
from bot.app.client import SleepoverClient
from bot.app.handover_gate import InteractionGate
from bot.app.health import HealthMonitor, is_foreign_file
from bot.app.lease_keeper import ASKS, AT_WORK, LeaseKeeper, PeerLiveness
from bot.core import config as core_config
from bot.core import instrumentation
from bot.core.config import Config, ConfigError, application_of, env_variable
from bot.core.database_url import is_postgres_url
from bot.core.memory import configure_malloc, freeze_gc
from bot.core.retry import retry_until_success
from bot.core.runtime import freeze_survivors, on_shutdown_signal, run_gc_policy, set_switch_interval
from bot.core.sharding import ShardAssignment, parse_shards
from bot.core.tasks import cancel_tasks
from bot.play.application_check import OtherApplication, owning_application, release_application, require_owner
from bot.rendering.worker_pool import RenderProcess
from bot.storage import DatabaseInUse, LeaseAcquired, NotOwner, Store, StoreFailed, open_store, request_handover
from bot.storage.ops.backup import default_backup_folder
from bot.storage.ops.lease import is_owner_alive, process_name
from bot.table.deadlines import now
from renderers.text import text_layout

if TYPE_CHECKING:
    from bot.app.metrics import Metrics

T = TypeVar("T")

log = structlog.get_logger(__name__)


async def freeze_startup_objects(bot: SleepoverClient) -> None:
    """Keep the garbage collector from scanning long-lived objects again and again.

    These are the objects alive now, and once the bot is up.

    For a process that runs one bot and nothing else: objects alive then are never collected. Most of them
    exist before the bot connects, when no user waits. Those that came with thousands of tables are only
    frozen: users click already, and a full collection would stop everything for as long as several answers
    take.
    """
    await bot.set_up.wait()
    freeze_gc()
    await bot.recovered.wait()
    freeze_survivors()


async def tune_runtime(bot: SleepoverClient) -> None:
    """Run :func:`freeze_startup_objects` and the collector's policy as long as the bot runs.

    Also make rendering threads let the event loop go on soon, and give back memory.
    """
    configure_malloc()
    set_switch_interval()
    await freeze_startup_objects(bot)
    await bot.warm.wait()
    freeze_survivors()
    quiet = bot.services.priority.wait_idle
    await asyncio.gather(run_gc_policy(quiet), bot.services.renderer.save_memory(quiet))


async def run(config: Config, *, take_over: bool = False, new_application: bool = False) -> None:
    """Keep the bot connected until a signal to stop (SIGINT, SIGTERM) arrives, then disconnect in order.

    If another process is the bot already, wait until it ends. With ``take_over``, connect first, and have it hand over
    as soon as this one is ready.

    If the setting ``shards`` gives it some of the shards, other processes may run beside it; it waits for those that
    have these, or takes over from them.

    A database belongs to one of Discord's applications. ``new_application``: from now on to the token's.

    Raises:
        ConfigError: Discord does not accept the token, the database is another application's, or it is to take over
            from nobody in particular, or from another application.
        StoreError: the database cannot be used, or another process has taken over.
    """
    if take_over and config.shards and not cast(ShardAssignment, parse_shards(config.shards)).named:
        raise ConfigError(
            "With --take-over, name the shards to be taken over in the setting shards (or --shards), such as 0-3/8."
        )
    if take_over and new_application:
        raise ConfigError("With --new-application nobody can be taken over from: stop the bot, and start without it.")
    configure_malloc()
    if config.discord:
        core_config.point_discord_at(config.discord)
        log.warning("connecting to a local Discord, not to Discord itself", address=config.discord)
    if not text_layout.SHAPED:
        log.warning(text_layout.UNSHAPED)
    stopping = asyncio.Event()
    on_shutdown_signal(stopping.set)
    name = process_name()
    if config.status and is_foreign_file(Path(config.status)):
        raise ConfigError(
            f"The setting status (or {env_variable('status')}) names {config.status}, which is there and is no status "
            "file. Name another one, or move that one away; it was left as it was."
        )
    # Asked before the status file may make that folder.
    alone = _file_in_empty_folder(config.database)
    vitals = HealthMonitor(Path(config.status) if config.status else None)
    async with contextlib.AsyncExitStack() as opened:
        vitals.start()
        opened.push_async_callback(vitals.stop)
        metrics = await _measured(opened, config, vitals)
        vitals.set_stage("waiting")
        store = await _unless(stopping, _open(opened, config.database, name, take_over))
        if store is None:
            return
        if metrics is not None:
            metrics.watch_storage(store, _folders(config))
        if alone is not None:
            log.warning(NOTHING_THERE, database=str(alone))
        # This comes before any deadline is moved, any process is asked to hand over, or anything is answered.
        if not new_application and await _unless(stopping, _see_whose(store, config.token)) is None:
            return
        sharding = parse_shards(config.shards)
        of = None if sharding is None else await _how_many(sharding, store, config.token)
        lease = LeaseKeeper(
            store, name, sharding, of, peer_liveness=PeerLiveness() if is_postgres_url(config.database) else None
        )
        vitals.attach(tables=store, lease=lease)
        # One that takes over is connected before it begins; one that waits for its turn connects afterwards.
        if not take_over and await _unless(stopping, lease.acquire()) is None:
            return
        if new_application:
            await release_application(store)
        gate = InteractionGate(lease.is_certain)
        lease.renewed = gate.resume
        try:
            trace = None if metrics is None else metrics.trace_config()
            shards = store.shards or (() if sharding is None else sharding.named)
            async with SleepoverClient(
                store,
                sync_commands=config.sync_commands,
                interaction_gate=gate,
                trace=trace,
                render_process=RenderProcess.create_if_useful(),
                external_players=ExternalPlayers(Path(config.programs) if config.programs else None),
                shards=shards,
                of=of,
            ) as bot:
                vitals.attach(bot=bot)

                def renewed() -> None:
                    gate.resume()
                    bot.services.operator_requests.check()

                lease.renewed = renewed

                def claim(owned: LeaseAcquired) -> None:
                    gate.open(owned.heard)
                    bot.adopt_shards(owned)

                lease.claimed = claim
                lease.stood_still = bot.on_clock_gap
                if metrics is not None:
                    metrics.attach(bot, bot.services.queue_lengths())
                if not take_over:
                    vitals.set_stage("connecting")
                await _serve(bot, config.token, lease, gate, stopping, take_over, vitals)
        finally:
            await lease.release([])
        if lease.lost.is_set():
            raise NotOwner


def _file_in_empty_folder(database: str) -> Path | None:
    """Return the file that is to be made as the database in a folder that is missing or has nothing in it, else None.

    None also for a server's database, and for a folder that cannot be read: the store says so when it is opened.
    """
    path = Path(database).absolute()
    with contextlib.suppress(OSError):
        if not is_postgres_url(database) and (not path.parent.is_dir() or not any(path.parent.iterdir())):
            return path
    return None


def _folders(config: Config) -> Mapping[str, Path]:
    """Return the folders that the bot's data are in; a server's database has none here."""
    found = {"work": Path.cwd()}
    if not is_postgres_url(config.database):
        path = Path(config.database).absolute()
        backups = Path(config.backups).absolute() if config.backups else default_backup_folder(path)
        found |= {"database": path.parent, "backups": backups}
    return found


async def _how_many(sharding: ShardAssignment, store: Store, token: str) -> int:
    """Return the number of shards: as set, as running processes have it, or as Discord recommends."""
    if sharding.of is not None:
        return sharding.of
    at_work = [lease.of for lease in await store.leases() if is_owner_alive(lease.holder, lease.beat, now())]
    if at_work:
        return at_work[0]
    async with _logged_in(token) as client:
        recommended, *_ = await client.http.get_bot_gateway()
        return int(recommended)


async def _see_whose(store: Store, token: str) -> bool:
    """Check that the database does not belong to another application than the token's; return True.

    Raises:
        ConfigError: it does, or Discord does not accept the token.
    """
    owner = await retry_until_success(
        "checking the application failed", partial(owning_application, store), on=StoreFailed
    )
    # The tokens of a few old bots begin with another id; Discord knows the right one.
    if owner and owner != str(application_of(token)):
        async with _logged_in(token) as client:
            assert client.application_id is not None
            try:
                await require_owner(store, client.application_id)
            except OtherApplication:
                log.error(
                    "this database is another application's; nothing is touched: put back the token of its owner, or "
                    "start once with --new-application",
                    owner=owner,
                    application=client.application_id,
                )
                raise
    return True


@contextlib.asynccontextmanager
async def _logged_in(token: str) -> AsyncIterator[discord.Client]:
    """Yield a client that is logged in to Discord's API, without a gateway connection.

    Raises:
        ConfigError: Discord does not accept the token.
    """
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            raise ConfigError(_NO_TOKEN) from None
        yield client


async def _measured(opened: contextlib.AsyncExitStack, config: Config, health: HealthMonitor) -> Metrics | None:
    """Measure this process as far as the host wants it; return the metrics if they are served."""
    if not config.metrics:
        instrumentation.metrics_hook = health if config.status else None
        return None
    # The import takes time at a start, and few hosts need it.
    from bot.app.metrics import Metrics, serve_monitoring

    metrics = Metrics(health)
    instrumentation.metrics_hook, instrumentation.failpoint_listener = metrics, metrics.on_failpoint
    structlog.configure(processors=[metrics.count_log, *structlog.get_config()["processors"]])
    opened.push_async_callback(metrics.stop)
    await opened.enter_async_context(serve_monitoring(metrics, config.metrics))
    return metrics


async def _open(opened: contextlib.AsyncExitStack, where: str, name: str, take_over: bool) -> Store:
    """Return the open store, once no process is running that knows only its state before an update."""
    asks = 0
    while True:
        try:
            return await opened.enter_async_context(open_store(where))
        except DatabaseInUse:
            if not asks:
                log.warning(AT_WORK)
            asks += 1
            if take_over:
                # Repeated requests show the running process that another one is there to follow.
                await asyncio.to_thread(request_handover, where, f"{name} {asks}")
            await asyncio.sleep(ASKS)


async def _serve(
    bot: SleepoverClient,
    token: str,
    lease: LeaseKeeper,
    interaction_gate: InteractionGate,
    stopping: asyncio.Event,
    take_over: bool,
    health: HealthMonitor,
) -> None:
    """Run the bot, from connecting to disconnecting."""
    working = asyncio.create_task(bot.start(token))

    async def begin() -> None:
        heard: tuple[int, ...] = ()
        if take_over:
            await bot.ready.wait()
            # Work that needs no lease is done while the other process still answers.
            await bot.warm.wait()
            freeze_gc()
            heard = (await lease.acquire(ask=True)).heard
        bot.start_owning()
        interaction_gate.open(heard)
        await bot.ready.wait()
        health.set_stage("ready")

    beginning = asyncio.create_task(begin())
    lightening = asyncio.create_task(tune_runtime(bot))
    ends = [asyncio.create_task(event.wait()) for event in (stopping, lease.lost, lease.wanted)]
    try:
        await asyncio.wait({working, *ends}, return_when=asyncio.FIRST_COMPLETED)
        health.set_stage("stopping")
        if beginning.done():
            # This raises the error of a failed start.
            beginning.result()
        if lease.wanted.is_set() and not working.done():
            log.info("handing over to another process")
            heard = interaction_gate.close()
            await bot.drain_for_handover()
            await lease.release(heard)
        elif lease.lost.is_set():
            interaction_gate.close()
        if not working.done():
            log.info("stopping")
            await disconnect(bot, working)
            return
    finally:
        for task in (beginning, lightening, *ends):
            task.cancel()
    try:
        await working
    except discord.LoginFailure:
        raise ConfigError(_NO_TOKEN) from None


async def disconnect(bot: SleepoverClient, working: asyncio.Task[None]) -> None:
    """Disconnect the bot, whose ``start`` is ``working``.

    What fails while it still starts, fails because it is to stop, and is nobody's trouble.
    """
    if not bot.ready.is_set():
        await cancel_tasks([working])
    await bot.close()
    (failed,) = await asyncio.gather(working, return_exceptions=True)
    if failed is not None:
        log.debug("start cancelled", error=repr(failed))


NOTHING_THERE = "the database's folder was empty: right at a first start, else its path or its volume is wrong"
_NO_TOKEN = (
    "Discord does not accept this token: copy it again from the page “Bot” of your application in Discord's developer "
    "portal, or reset it there."
)


async def _unless(stopping: asyncio.Event, work: Coroutine[Any, Any, T]) -> T | None:
    """Return the result of the work; None if the bot is to stop first."""
    doing, end = asyncio.create_task(work), asyncio.create_task(stopping.wait())
    await asyncio.wait({doing, end}, return_when=asyncio.FIRST_COMPLETED)
    end.cancel()
    if not doing.done():
        await cancel_tasks([doing])
        return None
    return doing.result()
