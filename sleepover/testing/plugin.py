"""The plugin that pytest loads with Sleepover installed. It does nothing unless ``sleepover.testing`` is to be run."""

from __future__ import annotations

from collections.abc import Sequence

import pytest


def pytest_load_initial_conftests(early_config: pytest.Config, args: Sequence[str]) -> None:
    """Add the options of ``sleepover.testing``: pytest reads no ``conftest.py`` of a package early enough for that."""
    if any(argument.startswith("sleepover.testing") for argument in args):
        early_config.pluginmanager.import_plugin("sleepover.testing.options")
