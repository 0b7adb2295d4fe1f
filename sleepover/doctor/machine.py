"""The machine: versions, memory, fonts, and the games that are installed."""

from __future__ import annotations

import platform
import re
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

import games
from sleepover.doctor.finding import DoctorFinding, good, megabytes, notice, wrong

ENOUGH_MEMORY = 400e6
"""Bytes that should be free: the bot takes about 195 MB, and each process that thinks for computers some more."""
_LIMITS = ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes")
_USED = ("/sys/fs/cgroup/memory.current", "/sys/fs/cgroup/memory/memory.usage_in_bytes")


def looked_at() -> Iterator[DoctorFinding]:
    """Versions, packages, fonts, games and memory."""
    yield _versions()
    yield _packages()
    yield _fonts()
    yield from _games()
    yield _memory(free_memory())


def _versions() -> DoctorFinding:
    own = version("sleepover")
    return good("versions", f"Sleepover {own}, Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}")


def _packages() -> DoctorFinding:
    missing = []
    for wanted in requires("sleepover") or ():
        name, _, condition = wanted.partition(";")
        bare = re.split(r"[<>=!~ \[]", name.strip(), maxsplit=1)[0]
        try:
            version(bare)
        except PackageNotFoundError:
            if not condition:
                missing.append(bare)
    if missing:
        return wrong("packages", f"not installed: {', '.join(missing)}", "install Sleepover again, with what it needs")
    from renderers import png

    quickest = next(iter(png.encoders()))
    says = f"discord.py {version('discord.py')}, pillow {version('pillow')}; boards are packed by {quickest}"
    if quickest == png.PILLOW:
        return notice(
            "packages", says, "install zlib-ng or isal, if there is one for this machine: boards are ready sooner"
        )
    return good("packages", says)


def _fonts() -> DoctorFinding:
    from renderers.text import text_layout

    try:
        text_layout.opened()
    except (OSError, ValueError, LookupError, struct.error) as error:
        return wrong("fonts", f"one cannot be used: {error}", "install Sleepover again")
    if not text_layout.SHAPED:
        return notice(
            "fonts", text_layout.UNSHAPED, "run the bot on a machine that uharfbuzz and python-bidi are built for"
        )
    return good("fonts", f"all {len(text_layout.FACES)} are there")


def _games() -> Iterator[DoctorFinding]:
    from bot.ui.games import check_installed

    bad = check_installed()
    brought = [f"{name} by {games.distribution(name)}" for name in games.names() if games.distribution(name)]
    also = f", and {len(brought)} of other distributions: {', '.join(brought)}" if brought else ""
    yield good("games", f"{len(games.bundled_names())} of this project{also}")
    for problem in bad:
        says = f"{problem.distribution} brings {problem.name}, which is not used: {problem.why}"
        yield wrong("games", says, "install a version of it that fits, or uninstall it; the bot runs without it")


def free_memory() -> float | None:
    """Return the bytes of memory that programs can still use, on this machine and in its container.

    None if neither says.
    """
    free = []
    with suppress(OSError, ValueError, AttributeError):
        text = Path("/proc/meminfo").read_text(encoding="ascii")
        found = re.search(r"^MemAvailable:\s+(\d+) kB", text, flags=re.M)
        assert found is not None
        free.append(float(found[1]) * 1024)
    for limit, used in zip(_LIMITS, _USED, strict=True):
        with suppress(OSError, ValueError):
            free.append(float(Path(limit).read_text()) - float(Path(used).read_text()))
    return min(free, default=None)


def _memory(free: float | None) -> DoctorFinding:
    if free is None:
        return good("memory", "this system does not say how much is free")
    if free < ENOUGH_MEMORY:
        return notice(
            "memory", f"{megabytes(free)} free", f"see that {megabytes(ENOUGH_MEMORY)} are, before the bot starts"
        )
    return good("memory", f"{megabytes(free)} free")
