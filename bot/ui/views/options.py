"""House rules as one types them behind ``/play``: «target 20, first random».

The form by which somebody challenges somebody else: to which game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar

import discord
from discord import ui
from msgspec import Struct

import games
from bot.core.errors import UserError
from bot.i18n import DEFAULT, Localizer, localizer
from bot.ui.components.buttons import SOMEBODY
from bot.ui.components.layout import value_label
from bot.ui.components.modals import FormModal, submitted_values
from bot.ui.games import described, load
from games.core import option_choices
from renderers.text.text_layout import shorter

Value = int | str | bool

LONGEST = 100
"""Most characters that an autocomplete choice shows, and stands for: Discord's limit."""
_SHORTEST = 3
"""Fewest characters to which a rule's name is abbreviated."""
_SEPARATORS = ",;、，；+"


def parse_options(game: str, text: str, locale: str) -> dict[str, Value]:
    """Return the options named in ``text``: «option value», separated by commas.

    ``=`` or ``:`` may stand between, and an option's name may be abbreviated. What a suggestion shows in that language,
    or in English, is understood too.

    Raises:
        UserError: something in it is not a house rule of this game; the text lists those that are.
    """
    found: dict[str, Value] = {}
    for part in _parts(game, text, locale):
        if not part:
            continue
        rule = _rule(game, part, locale)
        if rule is None:
            speak = localizer(locale, game)
            listed = speak.format_groups(
                f"{name} {' / '.join(map(_word, values))}" for name, values in _known(game).items()
            )
            raise UserError("sorry-house-rule", text=shorter(part, 80), game=speak("title"), rules=listed)
        found[rule[0]] = rule[1]
    return found


def suggest_options(game: str, current: str, locale: str) -> list[tuple[str, str]]:
    """Return what could come next behind ``current``: pairs of what is shown and the whole text to send, each at most
    ``LONGEST`` characters long. The text is whole; what is shown begins with the rule that it adds."""
    *before, last = _parts(game, current, locale)
    rules = [_rule(game, part, locale) for part in before if part]
    chosen = dict(rule for rule in rules if rule is not None)
    if None in rules:
        return []  # Whatever came behind it would be refused.
    sought = last.casefold()
    suggestions = []
    for shown, (name, value) in _shown(game, locale).items():
        if name not in chosen and any(sought in known.casefold() for known in (f"{name} {_word(value)}", shown)):
            text = _written(game, {**chosen, name: value})
            if len(text) <= LONGEST:
                others = f" + {_written(game, chosen, LONGEST - len(shown) - 3)}" if chosen else ""
                suggestions.append((shorter(shown + others, LONGEST), text))
    return suggestions


def _known(game: str) -> Mapping[str, tuple[Value, ...]]:
    """Return the options of a game, and the values of each."""
    return option_choices(games.load(game).options)


@lru_cache(256)
def _shown(game: str, locale: str) -> Mapping[str, tuple[str, Value]]:
    """Return each rule of a game under its name in that language."""
    speak = localizer(locale, game)
    return {
        " ".join(speak("house-rule", option=speak(f"option-{name}"), value=value_label(name, value, speak)).split()): (
            name,
            value,
        )
        for name, values in _known(game).items()
        for value in values
    }


_BETWEEN = ", "
"""Stands between rules as they are typed, in every language."""


def _written(game: str, rules: Mapping[str, Value], most: int = LONGEST) -> str:
    """Return the rules as :func:`parse_options` reads them; in more than ``most`` characters, their names are
    abbreviated.
    """
    text = _BETWEEN.join(f"{name} {_word(value)}" for name, value in rules.items())
    if len(text) <= most:
        return text
    return _BETWEEN.join(f"{_abbreviated(game, name)} {_word(value)}" for name, value in rules.items())


def _abbreviated(game: str, name: str) -> str:
    """Return the shortest beginning of an option's name that is not that of another."""
    others = [other for other in _known(game) if other != name]
    lengths = range(_SHORTEST, len(name))
    return next((name[:n] for n in lengths if not any(other.startswith(name[:n]) for other in others)), name)


def _parts(game: str, text: str, locale: str) -> list[str]:
    """Return the parts between the separators; a suggestion's text is one part, though it may have some in it."""
    text, at, parts = " ".join(text.split()), 0, []
    while at <= len(text):
        found = _part(game, locale).match(text, at)
        assert found is not None, "it may be empty"
        parts.append(found[1].strip())
        at = found.end() + 1
    return parts


@lru_cache(256)
def _part(game: str, locale: str) -> re.Pattern[str]:
    """Up to the next separator, or the end."""
    shown = sorted({*_shown(game, locale), *_shown(game, DEFAULT)}, key=len, reverse=True)
    return re.compile(
        rf"\s*((?:{'|'.join(map(re.escape, shown))})(?=\s*(?:[{_SEPARATORS}]|\Z))|[^{_SEPARATORS}]*)\s*", re.IGNORECASE
    )


def _rule(game: str, part: str, locale: str) -> tuple[str, Value] | None:
    """Return the option and value that one part names."""
    for language in (locale, DEFAULT):
        for shown, rule in _shown(game, language).items():
            if shown.casefold() == part.casefold():
                return rule
    named = re.fullmatch(r"(\w+)\s*[ =:：]\s*(\S+)", part)
    known = _known(game)
    name = None if named is None else _option(tuple(known), named[1].casefold())
    value = None if named is None or name is None else _value(known[name], named[2])
    return None if name is None or value is None else (name, value)


def _option(names: tuple[str, ...], typed: str) -> str | None:
    """Return the option of that name, or the only one whose name begins so."""
    begun = [name for name in names if name.startswith(typed)] if len(typed) >= _SHORTEST else []
    return typed if typed in names else begun[0] if len(begun) == 1 else None


def _word(value: Value) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _value(choices: tuple[Value, ...], typed: str) -> Value | None:
    return next((choice for choice in choices if _word(choice).casefold() == typed.casefold()), None)


_ID = re.compile(rf"c:(?P<user>{SOMEBODY})")
_STAYS = 900.0
"""Seconds that an unanswered form is remembered; its interaction is dead then."""
_GAME = "game"
_IN_A_GROUP = 10
"""Most choices side by side; more of them are a list."""


def challenge_form(user: int, name: str, speak: Localizer) -> FormModal:
    """Build the form that asks which game to challenge the user to; its ``custom_id`` is ``c:<user>``."""
    games = list(described(speak.locale).items())
    part: ui.RadioGroup[Any] | ui.Select[Any]
    if 1 < len(games) <= _IN_A_GROUP:
        part = ui.RadioGroup(
            custom_id=_GAME,
            options=[
                discord.RadioGroupOption(
                    label=shorter(f"{load(game).emoji} {title}", 100),
                    value=game,
                    description=shorter(localizer(speak.locale, game)("tagline"), 100),
                )
                for game, title in games
            ],
        )
    else:
        part = ui.Select(
            custom_id=_GAME,
            options=[discord.SelectOption(label=shorter(title, 100), value=game) for game, title in games[:25]],
        )
    shown = FormModal(title=shorter(speak("challenge-title", player=name), 45), custom_id=f"c:{user}", timeout=_STAYS)
    shown.add_item(ui.Label(text=shorter(speak("challenge-game"), 45), component=part))
    return shown


class ChallengeRequest(Struct, frozen=True):
    """A submitted challenge: the challenged user's id and the chosen game."""

    user: int
    game: str
    alone: ClassVar[bool] = False
    what: ClassVar[str] = ""
    target: ClassVar[None] = None


def parse_challenge(interaction: discord.Interaction[Any]) -> ChallengeRequest | None:
    """Return the submitted challenge; None if the interaction is something else."""
    data: Any = interaction.data or {}
    match = _ID.fullmatch(str(data.get("custom_id", "")))
    if interaction.type is not discord.InteractionType.modal_submit or match is None:
        return None
    return ChallengeRequest(int(match["user"]), next(iter(submitted_values(data).get(_GAME, ())), ""))
