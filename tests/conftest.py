"""Options of the whole suite, and how it is spread over processes.

``pytest --regen`` rewrites the golden files (``games/<game>/playthroughs/*.txt``) from the records they carry; the
change is then there to be read as a diff. It also draws the picture of the page on adding a game again. It never adds
or removes a file.

``pytest --game NAME`` runs what concerns one game, or several if it is given several times: see ``concerns``.

``pytest --deep`` has tests that could go on for ever do all that they were written for, and not the usual share of it.
"""

from __future__ import annotations

import gc
import importlib
import logging
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import structlog

import games
from bot.i18n import lint
from bot.ratings import model
from tests import deep_share

Share = Callable[[int, int], int]
_MEMORY, _ROOM = "/dev/shm", 4 * 2**30
"""Folder of files in memory, and the bytes that have to be free there."""
WORKERS = 4
"""Processes that share the suite: twice as many as a small machine has cores. With three a fifth of its time was idle,
as tests wait for a browser, a database or another process."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regen", action="store_true", help="rewrite the golden playthroughs instead of comparing them")
    parser.addoption("--game", metavar="NAME", action="append", help="run only what concerns this game, or these")
    parser.addoption("--deep", action="store_true", help="have long tests try all that they can, not the usual share")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("deep"):
        os.environ[deep_share.ASKED] = "1"
    config.addinivalue_line("markers", "game(name): the test is about this game; see `--game` in CONTRIBUTING.md")
    config.addinivalue_line("markers", "relies_on(library, behaviour): what nobody promises; see docs/compatibility.md")
    config.addinivalue_line("markers", "letters: the mood is one of direct messages, which only some games send")
    for wanted in config.getoption("game") or ():
        if wanted not in games.names():
            raise pytest.UsageError(f"there is no game {wanted!r}; there are {', '.join(games.names())}")
    # A shell starts what runs in the background with Ctrl-C ignored, and our programs would inherit that.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    _keep_bytecode(config)
    _keep_in_memory()
    # For the processes that share the suite. Each evening draws on a thread of its own, and the C library would keep
    # memory apart for each of them: twice as much as is in use.
    os.environ.setdefault("MALLOC_ARENA_MAX", "2")
    # The tests themselves are some hundred thousand objects. The collector walked over all of them whenever a few more
    # had been made, for a fifth of the suite's time.
    gc.set_threshold(50_000, 10, 10)
    # How long an example takes says more about the machine than about the code.
    slow = hypothesis.HealthCheck.too_slow
    examples = deep_share.share(200, 60)
    hypothesis.settings.register_profile("patient", max_examples=examples, deadline=None, suppress_health_check=[slow])
    hypothesis.settings.load_profile("patient")
    # What is logged is read with a failed test only. structlog's own way colours the source around every line of a
    # traceback, which takes a tenth of a second for each.
    renderer = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(
        processors=[structlog.processors.add_log_level, renderer],
        # As the command line has it: what a command prints is for whoever reads it, and the log is apart.
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
    )


def _keep_bytecode(config: pytest.Config) -> None:
    """Keep bytecode in pytest's cache if Python is told not to write it into the tree.

    The suite starts more than a hundred interpreters. Each would otherwise compile all its libraries again, which
    takes some seconds.
    """
    cache: pytest.Cache | None = getattr(config, "cache", None)
    if sys.dont_write_bytecode and cache is not None:
        folder = str(cache.mkdir("bytecode"))
        sys.dont_write_bytecode, sys.pycache_prefix = False, folder
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = folder


def _share_the_compiling(config: pytest.Config) -> None:
    """Start each xdist worker's imports of the tests at a different place.

    In a fresh checkout every test is compiled, with pytest's own assertions, which takes longer than everything
    else before the first test. In one order all workers would compile the same file at the same time. Like this,
    another worker has already compiled and cached most of them.
    """
    us: dict[str, Any] = getattr(config, "workerinput", {})
    if not us or config.args != config.getini("testpaths"):
        return
    names = [
        ".".join(path.relative_to(config.rootpath).with_suffix("").parts)
        for folder in config.args
        for path in sorted((config.rootpath / folder).rglob("test_*.py"))
    ]
    first = int(us["workerid"].removeprefix("gw")) * len(names) // us["workercount"]
    for name in names[first:] + names[:first]:
        # What cannot be imported is told when it is collected.
        with suppress(Exception, pytest.skip.Exception):
            importlib.import_module(name)


def _keep_in_memory() -> None:
    """Keep the tests' folders in memory, if there is room and programs may be started.

    Every commit of a database waits for the disk, some ten thousand times in a run: a quarter of the time. What is kept
    when a process is killed is the same; and no test can cut the power.
    """
    if not Path(_MEMORY).is_dir():
        return
    there = os.statvfs(_MEMORY)
    if there.f_bavail * there.f_frsize >= _ROOM and not there.f_flag & os.ST_NOEXEC:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", _MEMORY)


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return the number of processes for ``-n auto``: none extra for single files, ``-s`` or ``--regen``."""
    asked: list[str] = config.option.file_or_dir
    small = bool(asked) and all(Path(each.partition("::")[0]).is_file() for each in asked)
    watched = config.option.capture == "no" or config.getoption("regen")
    return 0 if small or watched else WORKERS


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    # Begun last, the longest tests would keep one process busy while the others have nothing to do.
    items.sort(key=lambda item: item.path.parent.name != "workshop")
    wanted = config.getoption("game")
    if wanted is not None:
        others = [item for item in items if not any(concerns(item, game) for game in wanted)]
        items[:] = [item for item in items if any(concerns(item, game) for game in wanted)]
        config.hook.pytest_deselected(items=others)


def pytest_collection_finish(session: pytest.Session) -> None:
    # These stay: nothing is found by walking over them again.
    gc.collect()
    gc.freeze()


def concerns(item: pytest.Item, game: str) -> bool:
    """Return whether a test is about that game: by its file, its parameters or its mark.

    The file is named after the game (``test_tie_die_counts.py``), a parameter is its name or has it in its id, or
    the test or its module carries ``pytest.mark.game(name)``.
    """
    if any(game in mark.args for mark in item.iter_markers("game")):
        return True
    return re.search(rf"(?<![a-z]){game}(?![a-z])", f"{item.path.name} {_parameters(item)}") is not None


def _parameters(item: pytest.Item) -> str:
    spec = getattr(item, "callspec", None)
    if spec is None:
        return ""
    return " ".join([spec.id, *(value for value in spec.params.values() if isinstance(value, str))])


@pytest.fixture(autouse=True)
def log_as_it_was() -> Iterator[None]:
    """However a test has logs written, the next one's are written as they were before."""
    before, root = structlog.get_config(), logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    structlog.configure(**before)
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
def share() -> Share:
    """Return ``share(full, usual)``: the amount of work for an open-ended test, ``full`` with ``--deep``."""
    return deep_share.share


def pytest_sessionstart(session: pytest.Session) -> None:
    _share_the_compiling(session.config)
    # Told here, a mistake in an English file is told once. Otherwise each test fails that meets a sentence it has cost.
    # Nearly all tests speak English. Mistakes in other languages are told by `test_localizer.py`.
    # The processes that share the suite are started when this has been looked at.
    wrong = [] if hasattr(session.config, "workerinput") else lint.lint_languages(locales=())
    if wrong:
        raise pytest.UsageError(*map(str, wrong))


@pytest.fixture
def short_tables_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rate tables at which people have decided nothing, for those are quickly played.

    ``tests/store/test_farming.py`` tests the real thresholds.
    """
    monkeypatch.setattr(model, "ENOUGH", {})
    monkeypatch.setattr(model, "USUALLY_ENOUGH", 0)
