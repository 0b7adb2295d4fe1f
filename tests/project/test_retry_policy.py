"""Retries, time limits and Discord's error codes are in one place each; what looks alike says why it is not."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

import pytest

from bot.core.discord_errors import ErrorCode
from tests.project.source_tree import ROOT, modules

PACKAGES = ("bot", "playground", "sleepover")
CODES = "bot/core/discord_errors.py"
POLICY = ("bot/core/retry.py", "bot/messages/reconciler.py")
"""Modules that pause between tries; the first also says how long anything may take."""

CONSTANT = re.compile(r"_?([A-Z]+_)*(PAUSE|PAUSES|REST|CALL|TIMEOUT|TRIES|BACKOFF|RETRY|RETRIES|ATTEMPTS)")

GROWS = re.compile(r"pause|rest$|backoff|delay|failures|tries|vain", re.IGNORECASE)

ALLOWED = {
    # Something is done again and again, and nothing has failed.
    ("sleep in a loop", "bot/accounts/deletion.py"): "a queue that goes slowly, so that running games go first",
    ("sleep in a loop", "bot/app/client.py"): "the parts of a warm-up, between which clicks are answered",
    ("sleep in a loop", "bot/app/health.py"): "the service manager's heartbeat",
    ("sleep in a loop", "bot/app/lease_keeper.py"): "the lease's heartbeat, and a poll of who has it",
    ("sleep in a loop", "bot/app/metrics.py"): "a measurement of the event loop",
    ("sleep in a loop", "bot/app/run.py"): "a poll of another process that is asked for the database",
    ("sleep in a loop", "bot/core/runtime.py"): "the interval of the garbage collector",
    ("sleep in a loop", "bot/rendering/service.py"): "the interval of packing pictures",
    ("sleep in a loop", "bot/interactions/api_limiter.py"): "a rate limiter",
    ("sleep in a loop", "bot/interactions/concurrency.py"): "a wait until no click has come for a moment",
    ("sleep in a loop", "bot/messages/delivery_log.py"): "entries of a log that are gathered",
    ("sleep in a loop", "bot/messages/onboarding.py"): "a poll: discord.py has no event for an answer",
    ("sleep in a loop", "bot/play/recovery.py"): "a poll of what other processes have left",
    ("sleep in a loop", "bot/play/scheduler.py"): "a rate limiter",
    ("sleep in a loop", "bot/profiles/rating_updates.py"): "a long job that leaves half of the time to others",
    ("sleep in a loop", "sleepover/commands/admin.py"): "a poll of what the running bot has done",
    ("sleep in a loop", "sleepover/workshop/live_gallery.py"): "a poll of changed files",
    # Retries in the database's own thread, which are over before anybody hears of a failure.
    ("sleep in a loop", "bot/storage/backends/postgres.py"): "locks that other transactions hold for a moment",
    ("sleep in a loop", "bot/storage/backends/sqlite.py"): "a lock that another process holds for a moment",
    ("growing pause", "bot/storage/backends/postgres.py"): "locks that other transactions hold for a moment",
    ("constant", "bot/storage/backends/postgres.py"): "locks that other transactions hold for a moment",
    ("constant", "bot/storage/backends/postgres_rewrite.py"): "locks that other transactions hold for a moment",
    # Other tries, other pauses.
    ("constant", "bot/play/substitutions.py"): "an optimistic write: it is repeated at once",
    ("constant", "bot/table/registry.py"): "an optimistic write: it is repeated at once",
    ("constant", "bot/ai/move_scheduler.py"): "how long a computer seems to think, and how soon a user wakes it",
    ("constant", "bot/table/deadlines.py"): "how long a game may be paused",
    ("constant", "sleepover/support/players.py"): "faults after which a program has lost a tournament",
    # Limits of something else than a call to Discord.
    ("time limit", "bot/app/client.py"): "how long a warm-up waits for the connection",
    ("time limit", "bot/core/worker_process.py"): "the end of a worker process",
    ("time limit", "bot/app/health.py"): "an interval",
    ("time limit", "bot/interactions/concurrency.py"): "how long other work lets clicks go first",
    ("time limit", "bot/interactions/responder.py"): "an interaction's answer, for which a table may be held",
    ("time limit", "bot/messages/board.py"): "a limit without a number: it is set once somebody waits for a repost",
    ("time limit", "bot/messages/direct.py"): "how long somebody who sits down waits to hear of their message",
    ("time limit", "sleepover/doctor/discord_checks.py"): "how long somebody waits for all findings of the doctor",
    ("time limit", "playground/client/user_actions.py"): "a bot's answer, as a user's Discord waits for it",
    ("time limit", "playground/faults/control.py"): "a test's patience",
    ("time limit", "playground/page_api/routes.py"): "a keep-alive of the page's event stream",
    ("time limit", "playground/process.py"): "the end of a process",
    ("time limit", "playground/simulated_user.py"): "a test's patience",
}
"""Exceptions that look alike and are something else: its kind and module, with the reason."""


class Finding(NamedTuple):
    """Something that belongs elsewhere: its kind, module, and function or name."""

    kind: str
    module: str
    name: str


def bare_codes(tree: ast.Module) -> Iterator[str]:
    """Yield each number that is a code of Discord's, and each large one that is compared with or given as a code."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value in set(ErrorCode):
            yield str(node.value)
        elif isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr == "code":
            yield from _large(node.comparators)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ApiError":
            yield from _large(node.args[1:2])


def _large(nodes: list[ast.expr]) -> Iterator[str]:
    for each in nodes:
        for node in ast.walk(each):
            if isinstance(node, ast.Constant) and type(node.value) is int and node.value >= 10_000:
                yield str(node.value)


def sleeps_in_loops(tree: ast.AST, function: str = "", looping: bool = False) -> Iterator[str]:
    """Yield the function of each sleep inside a loop."""
    for node in ast.iter_child_nodes(tree):
        inside, loops = function, looping or isinstance(node, ast.While | ast.For | ast.AsyncFor)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            inside, loops = node.name, False
        if looping and isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "sleep":
            yield function
        yield from sleeps_in_loops(node, inside, loops)


def own_limits(tree: ast.AST, function: str = "") -> Iterator[str]:
    """Yield the function of each time limit that is not one of ``retry``'s."""
    for node in ast.iter_child_nodes(tree):
        inside = node.name if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else function
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in ("timeout", "wait_for")
            and isinstance(node.func.value, ast.Name)
            and node.func.value.id == "asyncio"
            and not any(isinstance(part, ast.Name) and part.id == "retry" for part in ast.walk(node))
        ):
            yield function
        yield from own_limits(node, inside)


def growing(tree: ast.AST, function: str = "") -> Iterator[str]:
    """Yield the function of each product or power of something that is named after a pause or a number of tries."""
    for node in ast.iter_child_nodes(tree):
        inside = node.name if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else function
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Pow | ast.Mult):
            named = [getattr(part, "id", getattr(part, "attr", "")) for part in ast.walk(node)]
            if any(GROWS.search(name) for name in named):
                yield function
        yield from growing(node, inside)


def constants(tree: ast.Module) -> Iterator[str]:
    """Yield the module's constants that are named after a pause, a limit or a number of tries, and are numbers."""
    for node in tree.body:
        if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
            continue
        values = [part.value for part in ast.walk(node.value) if isinstance(part, ast.Constant)]
        if values and all(isinstance(value, int | float) for value in values):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                names = [part.id for part in ast.walk(target) if isinstance(part, ast.Name)]
                yield from (name for name in names if CONSTANT.fullmatch(name))


@cache
def findings() -> tuple[Finding, ...]:
    """Return everything in the packages that is elsewhere than it belongs."""
    found: list[Finding] = []
    for package in PACKAGES:
        for path, tree in modules(package):
            name = path.relative_to(ROOT).as_posix()
            if name != CODES:
                found += [Finding("error code", name, code) for code in bare_codes(tree)]
            if name not in POLICY:
                found += [Finding("sleep in a loop", name, function) for function in sleeps_in_loops(tree)]
                found += [Finding("time limit", name, function) for function in own_limits(tree)]
                found += [Finding("growing pause", name, function) for function in growing(tree)]
                found += [Finding("constant", name, constant) for constant in constants(tree)]
    return tuple(dict.fromkeys(found))


def test_whatever_is_tried_again_is_tried_by_the_one_policy() -> None:
    left = [finding for finding in findings() if (finding.kind, finding.module) not in ALLOWED]
    assert not left, "use bot/core/retry.py, bot/messages/reconciler.py or ErrorCode, or say in ALLOWED why not"


def test_every_exception_is_still_needed() -> None:
    found = {(finding.kind, finding.module) for finding in findings()}
    assert [allowed for allowed in ALLOWED if allowed not in found] == []


@pytest.mark.parametrize(
    ("check", "source", "found"),
    [
        (bare_codes, "if error.code == 99999: pass", ["99999"]),
        (bare_codes, "if error.code in (UNKNOWN, 99999): pass", ["99999"]),
        (bare_codes, "GONE = frozenset({10008})", ["10008"]),
        (bare_codes, "raise ApiError(400, 99999, 'no')", ["99999"]),
        (bare_codes, "minutes = 10080", []),
        (sleeps_in_loops, "async def work():\n while True:\n  await asyncio.sleep(1)", ["work"]),
        (
            sleeps_in_loops,
            "async def work():\n for _ in range(3):\n  try: pass\n  except E: await sleep.sleep(1)",
            ["work"],
        ),
        (sleeps_in_loops, "async def work():\n await asyncio.sleep(1)", []),
        (own_limits, "async def work():\n async with asyncio.timeout(30): pass", ["work"]),
        (own_limits, "async def work():\n await asyncio.wait_for(call(), _CALL)", ["work"]),
        (own_limits, "async def work():\n async with asyncio.timeout(retry.CALL): pass", []),
        (growing, "def work():\n pause = min(2 * pause, LONGEST)", ["work"]),
        (growing, "def work():\n delay *= 2", ["work"]),
        (growing, "def work():\n return min(FIRST * 2**self._failures, LONGEST)", ["work", "work"]),
        (growing, "def work():\n return 2 * width", []),
        (constants, "_FIRST_PAUSE, _LONGEST_PAUSE = 1.0, 60.0", ["_FIRST_PAUSE", "_LONGEST_PAUSE"]),
        (constants, "_CALL: float = 30.0", ["_CALL"]),
        (constants, "TRIES = 4", ["TRIES"]),
        (constants, "PAUSE = 'update tables set paused = 1'", []),
    ],
)
def test_a_second_policy_is_found(check: Callable[[ast.Module], Iterator[str]], source: str, found: list[str]) -> None:
    assert list(check(ast.parse(source))) == found
