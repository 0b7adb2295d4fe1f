"""Limits of components, forms and suggestions beyond the description of their form
(`playground.limits.request_schemas`), with the place of every fault."""

from __future__ import annotations

from collections.abc import Container
from typing import Any
from urllib.parse import urlsplit

import emoji

from playground.errors import Path, Problems
from playground.world.payloads import walk

MAX_COMPONENTS = 40
MAX_TEXT = 4000
SELECTS = frozenset({3, 5, 6, 7, 8})
NEWEST_EMOJI = 16
"""The version of Unicode's emoji that Discord knows."""
_MEDIA = ("http", "https", "attachment")
_LINKS = ("http", "https", "discord")
NO_EMOJIS: frozenset[str] = frozenset()


def _kind(component: dict[str, Any]) -> int:
    kind = component.get("type")
    return kind if isinstance(kind, int) and not isinstance(kind, bool) else 0


def check_components(
    components: object, problems: Problems, at: Path, *, v2: bool, emojis: Container[str] = NO_EMOJIS
) -> None:
    """Hold a message's components to the limits.

    `v2` says which kind of message it is, `emojis` which custom emojis there are, by id.
    """
    problems.items(components, at, 0, MAX_COMPONENTS if v2 else 5)
    count, text = 0, 0
    seen: set[str] = set()
    for component, here in walk(components, at):
        count += 1
        kind = _kind(component)
        if kind == 1:
            _check_row(component, problems, here)
        elif kind == 2:
            _check_button(component, problems, here, seen, emojis)
        elif kind in SELECTS:
            _check_select(component, problems, here, seen, emojis)
        elif kind == 10:
            text += len(component["content"])
        elif kind == 11:
            check_url(component["media"]["url"], problems, (*here, "media", "url"), _MEDIA)
        elif kind == 12:
            for n, item in enumerate(component["items"]):
                check_url(item["media"]["url"], problems, (*here, "items", n, "media", "url"), _MEDIA)
        elif kind == 13:
            check_url(component["file"]["url"], problems, (*here, "file", "url"), ("attachment",))
    if count > MAX_COMPONENTS:
        problems.add(
            at, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"Cannot have more than {MAX_COMPONENTS} components."
        )
    if text > MAX_TEXT:
        problems.add(at, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"Displayable text exceeds {MAX_TEXT} characters.")


def _check_row(row: dict[str, Any], problems: Problems, here: Path) -> None:
    kinds = [_kind(child) for child in row["components"]]
    if any(kind in SELECTS for kind in kinds) and len(kinds) > 1:
        problems.add(
            (*here, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "A select takes a whole row: nothing goes beside it.",
        )


def _check_custom_id(component: dict[str, Any], problems: Problems, here: Path, seen: set[str]) -> None:
    custom_id = component.get("custom_id")
    if custom_id is None:
        # A button is described as one that may be a link.
        problems.required((*here, "custom_id"))
    elif custom_id in seen:
        problems.add((*here, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
    else:
        seen.add(custom_id)


def check_url(url: str, problems: Problems, here: Path, schemes: tuple[str, ...] = _MEDIA) -> None:
    """Hold an address to those schemes, and a web address to having a host."""
    try:
        parts = urlsplit(url)
    except ValueError:
        problems.add(here, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        return
    if parts.scheme not in schemes:
        text = f'Scheme "{parts.scheme or url}" is not supported. Scheme must be one of {schemes}.'
        problems.add(here, "URL_TYPE_INVALID_SCHEME", text)
    elif parts.scheme in ("http", "https") and not parts.hostname:
        problems.add(here, "URL_TYPE_INVALID_URL", "Not a well formed URL.")


def exists(name: str) -> bool:
    """Return whether this is one Unicode emoji of a version that Discord knows."""
    known = emoji.EMOJI_DATA.get(name)
    return known is not None and known["E"] <= NEWEST_EMOJI


def _check_emoji(partial: object, problems: Problems, here: Path, emojis: Container[str]) -> None:
    if not isinstance(partial, dict):
        return
    if partial.get("id") is not None:
        if str(partial["id"]) not in emojis:
            problems.add((*here, "id"), _INVALID_EMOJI, "Invalid emoji")
    elif not exists(partial["name"]):
        problems.add((*here, "name"), _INVALID_EMOJI, "Invalid emoji")


# Discord says so of selects as well.
_INVALID_EMOJI = "BUTTON_COMPONENT_INVALID_EMOJI"


def _check_button(
    button: dict[str, Any], problems: Problems, here: Path, seen: set[str], emojis: Container[str]
) -> None:
    _check_emoji(button.get("emoji"), problems, (*here, "emoji"), emojis)
    style = button["style"]
    if style == 6:
        return
    if not button.get("label") and not button.get("emoji"):
        problems.add(
            (*here, "label"), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji."
        )
    if style == 5:
        if button.get("url") is None:
            problems.required((*here, "url"))
        else:
            check_url(button["url"], problems, (*here, "url"), _LINKS)
    else:
        _check_custom_id(button, problems, here, seen)


def _check_options(
    options: list[dict[str, Any]], problems: Problems, at: Path, emojis: Container[str] = NO_EMOJIS
) -> int:
    # This returns how many are chosen from the start.
    values: set[str] = set()
    for n, option in enumerate(options):
        if option["value"] in values:
            problems.add((*at, n, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The option is duplicated")
        values.add(option["value"])
        _check_emoji(option.get("emoji"), problems, (*at, n, "emoji"), emojis)
    return sum(bool(option.get("default")) for option in options)


def _check_select(
    select: dict[str, Any], problems: Problems, here: Path, seen: set[str], emojis: Container[str]
) -> None:
    _check_custom_id(select, problems, here, seen)
    check_order(select, problems, here, "min_values", "max_values", normally=1)
    most = select.get("max_values") or 1
    if select["type"] == 3:
        chosen = _check_options(select["options"], problems, (*here, "options"), emojis)
        _check_most(select, problems, here)
    else:
        chosen = len(select.get("default_values") or ())
    if chosen > most:
        where = "options" if select["type"] == 3 else "default_values"
        text = "The number of options that are chosen from the start is over max_values."
        problems.add((*here, where), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", text)


def _check_most(chooser: dict[str, Any], problems: Problems, here: Path) -> None:
    # One cannot ask for more values than there are options.
    offered, most = chooser.get("options"), chooser.get("max_values")
    if isinstance(offered, list) and isinstance(most, int) and most > len(offered):
        text = f"int value should be less than or equal to the number of options, {len(offered)}."
        problems.add((*here, "max_values"), "NUMBER_TYPE_MAX", text)


def check_order(
    body: dict[str, Any], problems: Problems, here: Path, least: str, most: str, normally: int | None = None
) -> None:
    """Hold the smaller of two numbers of `body` to being no greater than the other."""
    low, high = body.get(least), body.get(most)
    high = normally if high is None else high
    if isinstance(low, int | float) and isinstance(high, int | float) and low > high:
        problems.add((*here, least), "NUMBER_TYPE_MAX", f"{least} should be less than or equal to {most}, {high}.")


def check_modal(data: dict[str, Any], at: Path = ("data",), *, emojis: Container[str] = NO_EMOJIS) -> None:
    """Hold a form to its limits: five components, and each custom id once. Raises `ApiError`."""
    problems = Problems()
    problems.items(data.get("components"), (*at, "components"), 1, 5)
    seen: set[str] = set()
    for component, here in walk(data.get("components"), (*at, "components")):
        kind = _kind(component)
        if kind in SELECTS:
            _check_select(component, problems, here, seen, emojis)
        elif component.get("custom_id") is not None:
            _check_custom_id(component, problems, here, seen)
        if kind == 4:
            if here[-1] != "component" and component.get("label") is None:
                problems.required((*here, "label"))
            check_order(component, problems, here, "min_length", "max_length")
        elif kind in (21, 22):
            _check_options(component["options"], problems, (*here, "options"))
            check_order(component, problems, here, "min_values", "max_values")
            _check_most(component, problems, here)
        elif kind == 19:
            check_order(component, problems, here, "min_values", "max_values", normally=1)
    problems.raise_if_any()


def check_choices(choices: object, *, numbers: bool, at: Path = ("data", "choices")) -> list[dict[str, Any]]:
    """Hold autocomplete suggestions to what is beyond their form: each name once, text values up to 100.

    `numbers` says whether the option is a number's, whose values must be numbers. Raises `ApiError`.
    """
    problems = Problems()
    check_choice_list(choices, problems, at, numbers=numbers)
    problems.raise_if_any()
    return list(choices) if isinstance(choices, list) else []


def check_choice_list(choices: object, problems: Problems, at: Path, *, numbers: bool) -> None:
    """Check the fixed choices of a command's option against the limits."""
    names: set[str] = set()
    for n, choice in enumerate(problems.items(choices, at, 0, 25)):
        if choice["name"] in names:
            problems.add(
                (*at, n, "name"),
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                "Choice name already exists",
            )
        names.add(choice["name"])
        value = choice["value"]
        if not numbers:
            problems.text(value, (*at, n, "value"), 1, 100)
        elif isinstance(value, bool) or not isinstance(value, int | float):
            problems.add((*at, n, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
