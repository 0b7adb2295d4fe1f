"""The lengths and shapes Discord holds messages, forms and suggestions to, with the place of every fault.

The world checks structure again when it carries a request out; what is here is what it does not check, and what a
bot's author wants to see named by its path.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playground.errors import ApiError, Path, Problems

COMPONENTS_V2 = 1 << 15
MAX_COMPONENTS = 40
MAX_TEXT = 4000
SELECTS = frozenset({3, 5, 6, 7, 8})
_LEGACY = ("content", "embeds", "poll", "sticker_ids")


def check_message(body: dict[str, Any], files: int, *, flags: int, create: bool, at: Path = ()) -> None:
    """Hold a message body to Discord's limits.

    `files` is how many came with it, `flags` what the message's flags will be, `create` whether it is a new
    message (which may not be empty). Raises `ApiError`.
    """
    problems = Problems()
    v2 = bool(flags & COMPONENTS_V2)
    if body.get("content") is not None:
        problems.text(body["content"], (*at, "content"), 0, 2000, required=False)
    if v2:
        for name in _LEGACY:
            if body.get(name):
                problems.add(
                    (*at, name),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    if body.get("embeds") is not None:
        _check_embeds(body["embeds"], problems, (*at, "embeds"))
    if body.get("attachments") is not None:
        _check_attachments(body["attachments"], problems, (*at, "attachments"))
    if files > 10:
        problems.add((*at, "attachments"), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    if body.get("components") is not None:
        check_components(body["components"], problems, (*at, "components"), v2=v2)
    if body.get("nonce") is not None and not (
        isinstance(body["nonce"], int) or (isinstance(body["nonce"], str) and len(body["nonce"]) <= 25)
    ):
        problems.add((*at, "nonce"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    problems.raise_if_any()
    said = str(body.get("content") or "").strip()
    shown = [body.get(name) for name in ("embeds", "components", "sticker_ids", "poll", "message_reference")]
    forward = isinstance(shown[4], dict) and shown[4].get("type") == 1
    if create and not (said or files or any(shown[:4]) or forward):
        raise ApiError(400, 50006, "Cannot send an empty message")


def _check_attachments(listed: object, problems: Problems, at: Path) -> None:
    for place, item in enumerate(problems.items(listed, at, 0, 10)):
        if isinstance(item, dict):
            problems.text(item.get("description"), (*at, place, "description"), 0, 1024, required=False)
        else:
            problems.add((*at, place), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")


def _check_embeds(embeds: object, problems: Problems, at: Path) -> None:
    total = 0
    for place, embed in enumerate(problems.items(embeds, at, 0, 10)):
        if not isinstance(embed, dict):
            problems.add((*at, place), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        here = (*at, place)
        texts: list[tuple[Path, Any, int]] = [
            ((*here, "title"), embed.get("title"), 256),
            ((*here, "description"), embed.get("description"), 4096),
            ((*here, "footer", "text"), _part(embed, "footer").get("text"), 2048),
            ((*here, "author", "name"), _part(embed, "author").get("name"), 256),
        ]
        for n, part in enumerate(problems.items(embed.get("fields") or [], (*here, "fields"), 0, 25)):
            part = part if isinstance(part, dict) else {}
            for name, limit in (("name", 256), ("value", 1024)):
                if not str(part.get(name) or "").strip():
                    problems.required((*here, "fields", n, name))
                texts.append(((*here, "fields", n, name), part.get(name), limit))
        for path, text, limit in texts:
            problems.text(text, path, 0, limit, required=False)
            total += len(text) if isinstance(text, str) else 0
    if total > 6000:
        problems.add(at, "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _part(embed: dict[str, Any], name: str) -> dict[str, Any]:
    part = embed.get(name)
    return part if isinstance(part, dict) else {}


def _kind(component: dict[str, Any]) -> int:
    kind = component.get("type")
    return kind if isinstance(kind, int) and not isinstance(kind, bool) else 0


def walk(components: object, at: Path) -> Iterator[tuple[dict[str, Any], Path]]:
    """Every component with its place, outermost first, nested ones included."""
    for place, component in enumerate(components if isinstance(components, list) else []):
        if isinstance(component, dict):
            yield from _walk_one(component, (*at, place))


def _walk_one(component: dict[str, Any], here: Path) -> Iterator[tuple[dict[str, Any], Path]]:
    yield component, here
    yield from walk(component.get("components"), (*here, "components"))
    for name in ("accessory", "component"):
        if isinstance(component.get(name), dict):
            yield from _walk_one(component[name], (*here, name))


def check_components(components: object, problems: Problems, at: Path, *, v2: bool) -> None:
    """Hold a message's components to the limits; `v2` says which kind of message it is."""
    problems.items(components, at, 0, MAX_COMPONENTS if v2 else 5)
    count, text = 0, 0
    seen: set[str] = set()
    for component, here in walk(components, at):
        count += 1
        kind = _kind(component)
        if kind == 1:
            _check_row(component, problems, here)
        elif kind == 2:
            _check_button(component, problems, here, seen)
        elif kind in SELECTS:
            _check_select(component, problems, here, seen)
        elif kind == 10:
            if problems.text(component.get("content"), (*here, "content"), 1, MAX_TEXT):
                text += len(component["content"])
        elif kind == 9:
            problems.items(component.get("components"), (*here, "components"), 1, 3)
            if not isinstance(component.get("accessory"), dict):
                problems.required((*here, "accessory"))
        elif kind == 11:
            problems.text(component.get("description"), (*here, "description"), 0, 1024, required=False)
        elif kind == 12:
            for n, item in enumerate(problems.items(component.get("items"), (*here, "items"), 1, 10)):
                alt = item.get("description") if isinstance(item, dict) else None
                problems.text(alt, (*here, "items", n, "description"), 0, 1024, required=False)
        elif kind == 17:
            problems.items(component.get("components"), (*here, "components"), 1, MAX_COMPONENTS)
    if count > MAX_COMPONENTS:
        problems.add(
            at, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"Cannot have more than {MAX_COMPONENTS} components."
        )
    if text > MAX_TEXT:
        problems.add(at, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"Displayable text exceeds {MAX_TEXT} characters.")


def _check_row(row: dict[str, Any], problems: Problems, here: Path) -> None:
    children = problems.items(row.get("components"), (*here, "components"), 1, 5)
    kinds = [_kind(child) for child in children if isinstance(child, dict)]
    if any(kind in SELECTS for kind in kinds) and len(kinds) > 1:
        problems.add(
            (*here, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "A select takes a whole row: nothing goes beside it.",
        )


def _check_custom_id(component: dict[str, Any], problems: Problems, here: Path, seen: set[str]) -> None:
    custom_id = component.get("custom_id")
    if problems.text(custom_id, (*here, "custom_id"), 1, 100):
        if custom_id in seen:
            problems.add(
                (*here, "custom_id"),
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            )
        seen.add(str(custom_id))


def _check_button(button: dict[str, Any], problems: Problems, here: Path, seen: set[str]) -> None:
    style = button.get("style")
    problems.text(button.get("label"), (*here, "label"), 0, 80, required=False)
    if style == 6:
        return
    if not button.get("label") and not button.get("emoji"):
        problems.add(
            (*here, "label"), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji."
        )
    if style == 5:
        problems.text(button.get("url"), (*here, "url"), 1, 512)
    else:
        _check_custom_id(button, problems, here, seen)


def _check_options(options: object, problems: Problems, at: Path, low: int, high: int) -> None:
    values: set[str] = set()
    defaults = 0
    for n, option in enumerate(problems.items(options, at, low, high)):
        if not isinstance(option, dict):
            problems.add((*at, n), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        problems.text(option.get("label"), (*at, n, "label"), 1, 100)
        problems.text(option.get("description"), (*at, n, "description"), 0, 100, required=False)
        if problems.text(option.get("value"), (*at, n, "value"), 1, 100):
            if option["value"] in values:
                problems.add((*at, n, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The option is duplicated")
            values.add(option["value"])
        defaults += bool(option.get("default"))


def _check_select(select: dict[str, Any], problems: Problems, here: Path, seen: set[str]) -> None:
    _check_custom_id(select, problems, here, seen)
    problems.text(select.get("placeholder"), (*here, "placeholder"), 0, 150, required=False)
    for name, low in (("min_values", 0), ("max_values", 1)):
        if select.get(name) is not None:
            problems.integer(select[name], (*here, name), low, 25)
    if select.get("type") == 3:
        _check_options(select.get("options"), problems, (*here, "options"), 1, 25)


def check_modal(data: dict[str, Any], at: Path = ("data",)) -> None:
    """Hold a form to its limits: title 45, 1 to 5 components, labels 45. Raises `ApiError`."""
    problems = Problems()
    problems.text(data.get("title"), (*at, "title"), 1, 45)
    problems.text(data.get("custom_id"), (*at, "custom_id"), 1, 100)
    problems.items(data.get("components"), (*at, "components"), 1, 5)
    seen: set[str] = set()
    for component, here in walk(data.get("components"), (*at, "components")):
        kind = _kind(component)
        if kind == 18:
            problems.text(component.get("label"), (*here, "label"), 1, 45)
            problems.text(component.get("description"), (*here, "description"), 0, 100, required=False)
            if not isinstance(component.get("component"), dict):
                problems.required((*here, "component"))
        elif kind == 4:
            _check_custom_id(component, problems, here, seen)
            if here[-1] != "component":
                problems.text(component.get("label"), (*here, "label"), 1, 45)
            problems.text(component.get("placeholder"), (*here, "placeholder"), 0, 100, required=False)
            problems.text(component.get("value"), (*here, "value"), 0, 4000, required=False)
            for name, low in (("min_length", 0), ("max_length", 1)):
                if component.get(name) is not None:
                    problems.integer(component[name], (*here, name), low, 4000)
        elif kind in SELECTS:
            _check_select(component, problems, here, seen)
        elif kind in (21, 22):
            _check_custom_id(component, problems, here, seen)
            _check_options(component.get("options"), problems, (*here, "options"), 2 if kind == 21 else 1, 10)
        elif kind in (19, 23):
            _check_custom_id(component, problems, here, seen)
        elif kind == 10:
            problems.text(component.get("content"), (*here, "content"), 1, MAX_TEXT)
    problems.raise_if_any()


def check_choices(choices: object, *, numbers: bool, at: Path = ("data", "choices")) -> list[dict[str, Any]]:
    """Hold autocomplete suggestions to their limits: 25 of them, names 1–100, text values up to 100.

    `numbers` says whether the option is a number's, whose values must be numbers. Raises `ApiError`.
    """
    problems = Problems()
    check_choice_list(choices, problems, at, numbers=numbers)
    problems.raise_if_any()
    return list(choices) if isinstance(choices, list) else []


def check_choice_list(choices: object, problems: Problems, at: Path, *, numbers: bool) -> None:
    """The same for the fixed choices of a command's option."""
    for n, choice in enumerate(problems.items(choices, at, 0, 25)):
        if not isinstance(choice, dict):
            problems.add((*at, n), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        problems.text(choice.get("name"), (*at, n, "name"), 1, 100)
        value = choice.get("value")
        if not numbers:
            problems.text(value, (*at, n, "value"), 1, 100)
        elif isinstance(value, bool) or not isinstance(value, int | float):
            problems.add((*at, n, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
