"""Languages for a test, in place of those that the bot has been translated into."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import i18n
from bot.i18n import DEFAULT
from tests.project.source_tree import ROOT


def only(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """From now on there are English and the languages in that folder, and no others. Undo it, and ``forget``."""
    english = folder.with_name(f"{folder.name} in English")
    english.mkdir(parents=True)
    (english / DEFAULT).symlink_to(ROOT / "bot" / "i18n" / DEFAULT)
    patch.setattr(i18n.locales, "FOLDERS", [english, folder])
    forget()


def forget() -> None:
    """Clear the caches of the translations that were read."""
    i18n.localizer.cache_clear()
    i18n.available_locales.cache_clear()
    i18n.negotiate_locale.cache_clear()
