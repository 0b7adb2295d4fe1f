"""Options and settings of the ordinary suite, for these tests too, whichever of both is run."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import conftest as suite
from tests.conftest import log_as_it_was

__all__ = ["log_as_it_was"]


def pytest_addoption(pluginmanager: pytest.PytestPluginManager) -> None:
    # By the name that pytest gives it when it finds the file itself.
    name = str(Path(suite.__file__))
    if not pluginmanager.has_plugin(name):
        pluginmanager.register(suite, name)
