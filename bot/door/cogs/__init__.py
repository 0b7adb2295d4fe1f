"""The slash commands, one module per subject. Each module here with a ``setup`` is loaded; no list is kept."""

from __future__ import annotations

import pkgutil


def extensions() -> list[str]:
    """The modules to load, in alphabetical order."""
    return sorted(f"{__name__}.{module.name}" for module in pkgutil.iter_modules(__path__))
