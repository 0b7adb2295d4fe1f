"""Every sentence a player reads, by language.

A language is a folder of Fluent files named by its locale (``en``, ``de``, ``pt-BR``): ``common.ftl`` for what
all tables share, ``commands.ftl`` for the slash commands, one file for each game, and one for each subject beside the
games. What a language lacks is said in English.
"""

from __future__ import annotations

from bot.i18n.bundles import DEFAULT
from bot.i18n.locales import FOLDERS, available_locales, game_folders, missing_title, negotiate_locale, shared_files
from bot.i18n.localization import ListOf, Localizer, MissingMessage, date_and_time, localizer

__all__ = [
    "DEFAULT",
    "FOLDERS",
    "ListOf",
    "Localizer",
    "MissingMessage",
    "available_locales",
    "date_and_time",
    "game_folders",
    "localizer",
    "missing_title",
    "negotiate_locale",
    "shared_files",
]
