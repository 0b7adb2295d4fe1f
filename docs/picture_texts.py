"""Sentences in the pictures of the documents, and the messages that they come from: ``docs/picture_texts.json``.

While a picture is taken, every message that the bot fills in is noted. Those that the picture shows are stored with
what was filled in. A test fills them in again, so that no picture shows words that the product no longer has.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import re
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import regex
from fluent.syntax import ast as fluent
from msgspec import Struct
from playwright.async_api import Locator

import games
from bot.i18n import DEFAULT, Localizer, MissingMessage, localization, localizer
from bot.i18n.bundles import FluentSource
from bot.i18n.locales import FOLDERS
from bot.rendering import service

DOCS = Path(__file__).resolve().parent
STORED = DOCS / "picture_texts.json"
PAGE_WORDS = DOCS.parent / "playground" / "page" / "words" / "en.json"
COMMAND = "just pictures"

NAMES = (
    "Ann",
    "Ben",
    "Cleo",
    "Bot",
    "Slippers",
    "Sleepover",
    "Games night",
    "games-night",
    "Friday",
    "November",
    "and",
    "ALT",
)
"""Words in pictures that are no message: people, the place, the day, lists, and the sign at a picture."""

Key = tuple[str | None, str, tuple[tuple[str, Any], ...]]
"""A game (None: what all share), a message, and what is filled in."""

_MARKUP = re.compile(r"\*\*|__|[*_~`]|\|\||^(?:#{1,3}|-#|-|>) +", re.M)
_EMOJI = regex.compile(r"(?:<a?:\w+:\d+>|\p{Extended_Pictographic}\uFE0F?) ?")
"""An emoji, with the space behind it: some are shown as images."""
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_ELSEWHERE = re.compile(r"(<(?:t:|@|#|/)[^>]*>|\{[^{}]*\})")
"""A part that is shown as something else: a time, a person; and a parameter of the page's words."""
_SHOWN = {"<t": r"[\w ,:]{1,40}", "<@": "@\\w+", "<#": r"#[\w-]+", "</": r"/[\w -]+", "{": r".{1,40}?"}
"""Patterns for how such parts are shown, by how they begin."""
_LETTERS = re.compile(r"[^\W\d_]{2,}")
_VISIBLE = """(root) => {
  const frame = root.getBoundingClientRect();
  const inside = (box) => box.width > 0 && box.bottom > Math.max(0, frame.top) &&
    box.top < Math.min(innerHeight, frame.bottom);
  const seen = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return inside(range.getBoundingClientRect()) && !node.parentElement.closest(".unseen") &&
      node.parentElement.checkVisibility({checkOpacity: true, checkVisibilityCSS: true});
  };
  const blockOf = (node) => {
    let block = node.parentElement;
    while (block !== root && block.tagName !== "BUTTON" && getComputedStyle(block).display.startsWith("inline"))
      block = block.parentElement;
    return block;
  };
  const blocks = new Map();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.tagName === "BR" ? "\\n" : node.nodeType === Node.TEXT_NODE && seen(node) ? node.data : "";
    if (text) blocks.set(blockOf(node), (blocks.get(blockOf(node)) ?? "") + text);
  }
  const fields = [...root.querySelectorAll("input, textarea")].filter((it) => inside(it.getBoundingClientRect()));
  const images = [...root.querySelectorAll("figure img")].filter((it) => inside(it.getBoundingClientRect()));
  return {
    lines: [...blocks.values(), ...fields.map((it) => it.value || it.placeholder), ...images.map((it) => it.alt)],
    images: images.map((it) => it.currentSrc || it.src),
  };
}"""


class Message(Struct, frozen=True):
    """A message as it was filled in, and the pictures that show it."""

    game: str | None
    id: str
    arguments: dict[str, Any]
    text: str
    pictures: list[str]

    def now(self) -> str | None:
        """Return the message as it is filled in today; None if there is none of that name."""
        try:
            return localizer(DEFAULT, self.game)(self.id, **self.arguments)
        except MissingMessage:
            return None


class Texts(Struct):
    """The file: the lines in each picture, the messages in them, and those words of the page that they show."""

    pictures: dict[str, list[str]]
    messages: list[Message]
    page: dict[str, str]

    def unexplained(self) -> dict[str, list[str]]:
        """Return the lines of each picture that hold a word of no message."""
        patterns = [_pattern(message.text) for message in self.messages]
        patterns += [_pattern(text) for text in self.page.values()]
        return {
            picture: wrong
            for picture, lines in self.pictures.items()
            if (wrong := [line for line in lines if _uncovered(line, patterns)])
        }


def load() -> Texts:
    """Return what is stored."""
    raw = json.loads(STORED.read_text(encoding="utf-8"))
    return Texts(raw["pictures"], [Message(**each) for each in raw["messages"]], raw["page"])


def plain(text: str) -> str:
    """Return a message as it is shown, without markup."""
    return _MARKUP.sub("", _LINK.sub(r"\1", _EMOJI.sub("", text)))


@cache
def _pattern(text: str, *, longest: bool = False) -> re.Pattern[str]:
    """Return a pattern for where a message is shown: each of its lines is shown apart, or only the ``longest``."""
    lines = [line for line in plain(text).split("\n") if _LETTERS.search(_ELSEWHERE.sub("", line))]
    lines = sorted(lines, key=len, reverse=True)[: 1 if longest else None]
    found = "|".join("".join(map(_part, _ELSEWHERE.split(line.strip()))) for line in lines)
    return re.compile(rf"(?<!\w)(?:{found})(?!\w)" if found else r"(?!)")


def _part(part: str) -> str:
    """Return a pattern for a part of a message."""
    if _ELSEWHERE.fullmatch(part):
        return next((pattern for begins, pattern in _SHOWN.items() if part.startswith(begins)), "")
    return r"\s+".join(map(re.escape, part.split(" ")))


def _uncovered(line: str, patterns: Iterable[re.Pattern[str]]) -> list[str]:
    """Return the words of a line that no pattern covers."""
    covered = [False] * len(line)
    for pattern in (*patterns, _names()):
        for found in pattern.finditer(line):
            covered[found.start() : found.end()] = [True] * (found.end() - found.start())
    return [found[0] for found in _LETTERS.finditer(line) if not all(covered[found.start() : found.end()])]


@cache
def _names() -> re.Pattern[str]:
    # The browser writes how long until a time.
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, NAMES))})\b|\b[0-9a-f]{{64}}\b|\bin \d+ minutes?\b")


@cache
def _fixed() -> dict[Key, str]:
    """Return the messages that nothing is filled into; the names and descriptions of commands are among them."""
    found: dict[Key, str] = {}
    wrong: set[str] = set()
    with pytest.MonkeyPatch.context() as patch:
        # A message that names another one may need more than it seems.
        patch.setattr(localization, "complain", lambda what, **details: wrong.add(details["sentence"]))
        for each in _unfilled():
            found[each] = localizer(DEFAULT, each[0])(each[1])
    return {key: text for key, text in found.items() if key[1] not in wrong}


def _unfilled() -> Iterator[Key]:
    """Yield the messages that ask for nothing."""
    for folder in FOLDERS:
        for path in sorted((folder / DEFAULT).glob("*.ftl")):
            game = path.stem if path.stem in games.names() else None
            source, speak = FluentSource.path_of(path), localizer(DEFAULT, game)
            for name in source.names():
                entry = source.entry(name)
                if isinstance(entry, fluent.Message) and not speak.sentence(name).asks:
                    if entry.value is not None:
                        yield game, name, ()
                    for each in entry.attributes:
                        yield game, f"{name}.{each.id.name}", ()


class TextLog:
    """Log of all messages that are filled in, and of those that each drawn picture holds."""

    def __init__(self) -> None:
        self._said: dict[Key, str] = {}
        self._drawn: dict[str, dict[Key, str]] = {}
        self._drawing = threading.local()
        self.pictures: dict[str, dict[str, None]] = {}
        """By picture, its lines."""
        self._images: dict[str, set[str]] = {}

    @classmethod
    @contextlib.contextmanager
    def listening(cls) -> Iterator[TextLog]:
        """Note every message until the block ends."""
        log, fill, draw = cls(), Localizer.__call__, service._or_none

        def filled(speak: Localizer, message: str, /, **arguments: object) -> str:
            text = fill(speak, message, **arguments)
            log._note(speak, message, arguments, text)
            return text

        def drawn(what: Callable[[], Any], name: str) -> Any:
            said: dict[Key, str] = {}
            log._drawing.said = said
            try:
                picture = draw(what, name)
            finally:
                log._drawing.said = None
            if picture is not None:
                log._drawn[_digest(picture.png)] = said
            return picture

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Localizer, "__call__", filled)
            patch.setattr(service, "_or_none", drawn)
            yield log

    def _note(self, speak: Localizer, message: str, arguments: Mapping[str, object], text: str) -> None:
        if speak.locale != DEFAULT or not _LETTERS.search(text):
            return
        key = (speak.game, message, tuple(sorted(arguments.items())))
        said = getattr(self._drawing, "said", None)
        if said is not None:
            said[key] = text
        self._said[key] = text

    async def note(self, picture: str, shown: Locator, fetch: Callable[[str], bytes | None]) -> None:
        """Note what is shown there as part of a picture. ``fetch`` returns the file at an address."""
        seen = await shown.evaluate(_VISIBLE)
        lines = [part for line in seen["lines"] for part in line.split("\n")]
        lines = [" ".join(_EMOJI.sub("", line).split()) for line in lines]
        self.pictures.setdefault(picture, {}).update(dict.fromkeys(line for line in lines if _LETTERS.search(line)))
        files = [fetch(address) for address in seen["images"]]
        self._images.setdefault(picture, set()).update(_digest(file) for file in files if file is not None)

    def texts(self) -> Texts:
        """Return all that the noted pictures show."""
        shown: dict[Key, list[str]] = {}
        known = {**_fixed(), **self._said}
        everything = {picture: "\n".join(lines) for picture, lines in self.pictures.items()}
        for key, text in known.items():
            pattern = _pattern(text, longest=True)
            for picture, lines in everything.items():
                drawn = (self._drawn.get(image, {}) for image in self._images[picture])
                if pattern.search(lines) or any(key in said for said in drawn):
                    shown.setdefault(key, []).append(picture)
        messages = [
            Message(game, name, dict(arguments), known[game, name, arguments], sorted(pictures))
            for (game, name, arguments), pictures in shown.items()
        ]
        words: dict[str, str] = json.loads(PAGE_WORDS.read_text(encoding="utf-8"))
        page = {
            name: text
            for name, text in words.items()
            if _pattern(text, longest=True).search("\n".join(everything.values()))
        }
        return Texts({picture: sorted(lines) for picture, lines in self.pictures.items()}, messages, page)


def store(*found: Texts) -> Texts:
    """Write the texts of all pictures to ``STORED`` and return them.

    Raises:
        SystemExit: a picture holds words of no message.
    """
    messages: dict[str, Message] = {}
    for texts in found:
        for each in texts.messages:
            name = json.dumps([each.game, each.id, each.arguments], sort_keys=True)
            before = messages[name].pictures if name in messages else []
            messages[name] = Message(each.game, each.id, each.arguments, each.text, sorted({*before, *each.pictures}))
    pictures = {name: lines for texts in found for name, lines in sorted(texts.pictures.items())}
    page = {name: text for texts in found for name, text in sorted(texts.page.items())}
    everything = Texts(pictures, [messages[name] for name in sorted(messages)], page)
    raw = {
        "pictures": everything.pictures,
        "messages": [{name: getattr(each, name) for name in each.__struct_fields__} for each in everything.messages],
        "page": everything.page,
    }
    STORED.write_text(json.dumps(raw, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    if wrong := everything.unexplained():
        raise SystemExit(f"Words of no message: {json.dumps(wrong, ensure_ascii=False, indent=1)}")
    return everything


def _digest(file: bytes) -> str:
    return hashlib.sha256(file).hexdigest()
