"""Names and descriptions of the slash commands in every language there is a folder for."""

from __future__ import annotations

import re
from functools import cache

import discord
from discord import app_commands

from bot.i18n import DEFAULT, Localizer, MissingMessage, localizer, negotiate_locale

_NAME = re.compile(r"[-_'\w]{1,32}")


class CommandTranslator(app_commands.Translator):
    """Translator of ``locale_str`` messages by the Fluent files; a ``game`` in its extras names the game's own file.

    It has localizers of its own, so that the languages that no guild speaks go with it.
    """

    def __init__(self) -> None:
        self._localizer = cache(Localizer)

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Return the text in that language, or None where only English has it."""
        language = negotiate_locale(str(locale))
        if language == DEFAULT:
            return None
        try:
            text = self._localizer(language, string.extras.get("game"))(string.extras.get("sentence", string.message))
        except MissingMessage:
            return None
        return text if text != string.message else None


def translatable(sentence: str, game: str | None = None) -> app_commands.locale_str:
    """Return a command's name or description.

    It is the English text, with the key for finding the other languages.
    """
    return app_commands.locale_str(localizer(DEFAULT, game)(sentence), sentence=sentence, game=game)
