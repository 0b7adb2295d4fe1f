"""Languages for a test, in place of those that the bot has been translated into."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import words
from bot.words import DEFAULT
from tests.house.tree import ROOT


def only(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """From now on there are English and the languages in that folder, and no others. Undo it, and ``forget``."""
    english = folder.with_name(f"{folder.name} in English")
    english.mkdir(parents=True)
    (english / DEFAULT).symlink_to(ROOT / "bot" / "words" / DEFAULT)
    patch.setattr(words, "FOLDERS", [english, folder])
    forget()


def forget() -> None:
    """What was read is read anew."""
    words.words.cache_clear()
    words.languages.cache_clear()
    words.spoken.cache_clear()
