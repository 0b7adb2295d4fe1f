"""Options of the whole suite.

``pytest --regen`` rewrites the golden files (``games/<game>/playthroughs/*.txt``) from the records they carry; the
change is then there to be read as a diff. It also draws the picture of the page on adding a game again. It never adds
or removes a file.
"""

import signal

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--regen", action="store_true", help="rewrite the golden playthroughs instead of comparing them")


def pytest_configure(config: pytest.Config) -> None:
    # A shell starts what runs in the background with Ctrl-C ignored, and our programs would inherit that.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
