"""Options of ``pytest --pyargs sleepover.testing``, and the tables that its tests are about: a plugin of pytest."""

from __future__ import annotations

import pytest

import games
from sleepover.support import fuzzy_match
from sleepover.support.terminal import UsageError
from sleepover.testing.test_games import LAWS
from sleepover.workshop import playthroughs
from sleepover.workshop.samples.cases import cases


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--game`` and ``--regen``."""
    parser.addoption("--game", metavar="NAME", action="append", help="the game to test; may be repeated")
    parser.addoption("--regen", action="store_true", help="write the golden playthroughs anew from their records")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse a game that is not there, with the reason why."""
    try:
        config.stash[CHOSEN] = [fuzzy_match.game(name) for name in config.getoption("game") or ()]
    except UsageError as error:
        raise pytest.UsageError(str(error)) from None
    if not config.stash[CHOSEN]:
        brought = [name for name in games.names() if games.distribution(name)]
        raise pytest.UsageError(f"--game NAME is missing; installed beside Sleepover: {', '.join(brought) or 'none'}")


CHOSEN = pytest.StashKey[list[str]]()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give each test its games, its tables with the laws, or its playthroughs."""
    chosen = metafunc.config.stash[CHOSEN]
    if "case" in metafunc.fixturenames:
        own = [(case, law) for case in cases() if case.game.name in chosen for law in LAWS]
        metafunc.parametrize(("case", "law"), own, ids=lambda value: getattr(value, "__name__", str(value)))
    elif "playthrough" in metafunc.fixturenames:
        paths = [path for name in chosen for path in playthroughs.files_of(name)]
        metafunc.parametrize("playthrough", paths, ids=lambda path: path.stem)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", chosen)
