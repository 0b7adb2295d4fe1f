"""What scripts ask for beyond one letter after the other: direction, joined letters, vowels set before their letter.

A small part of what a shaping library does, enough to read a name: Arabic letters take their joined forms, text
from right to left is turned round (numbers in it are not), and the vowel signs of Devanagari, Bengali and Tamil
that are said after a letter and drawn before it stand where they are drawn.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

__all__ = ["visual_order"]

_MIRRORED = dict(zip("()[]{}<>«»‹›", ")(][}{><»«›‹", strict=True))
_LAM = "\u0644"
_VIRAMA = "\u094d\u09cd\u0bcd"
_BEFORE = "\u093f\u09bf\u09c7\u09c8\u0bc6\u0bc7\u0bc8"
_CLUSTER = re.compile(rf"((?:\w[\u093c\u09bc]?[{_VIRAMA}])*\w[\u093c\u09bc]?)([{_BEFORE}])")
_SPLIT = {char: unicodedata.normalize("NFD", char) for char in "\u09cb\u09cc\u0bca\u0bcb\u0bcc"}


def visual_order(text: str) -> str:
    """The characters from left to right as they are drawn."""
    if text.isascii():
        return text
    text = _CLUSTER.sub(r"\2\1", "".join(_SPLIT.get(char, char) for char in text))
    text = _joined(text)
    directions = _directions(text)
    return _turned(text, directions) if "R" in directions else text


def _directions(text: str) -> list[str]:
    """``L``, ``R`` or ``N`` (a number) for each character; what has no direction takes its neighbours'."""
    strong = {"L": "L", "R": "R", "AL": "R", "EN": "N", "AN": "N"}
    found = [strong.get(unicodedata.bidirectional(char), "") for char in text]
    base = next((way for way in found if way in ("L", "R")), "L")
    for at, char in enumerate(text):
        if unicodedata.bidirectional(char) == "NSM" and at:
            found[at] = found[at - 1]
    filled: list[str] = []
    for at, way in enumerate(found):
        if way:
            filled.append(way)
            continue
        before = filled[-1] if filled else base
        after = next((other for other in found[at:] if other), base)
        before, after = ("R" if way == "N" and base == "R" else way for way in (before, after))
        filled.append(before if before == after else base)
    return filled


def _turned(text: str, directions: list[str]) -> str:
    base = next((way for way in directions if way != "N"), "L")
    runs: list[tuple[str, str]] = []
    for char, way in zip(text, directions, strict=True):
        if runs and runs[-1][0] == way:
            runs[-1] = (way, runs[-1][1] + char)
        else:
            runs.append((way, char))
    if base == "R":
        runs.reverse()
        return "".join(_backwards(part) if way == "R" else part for way, part in runs)
    # Within a line from left to right, numbers stand on the left of the right-to-left words they follow.
    out: list[str] = []
    group: list[str] = []
    for way, part in runs:
        if way == "R" or (way == "N" and group):
            group.insert(0, _backwards(part) if way == "R" else part)
        else:
            out += [*group, part]
            group = []
    return "".join((*out, *group))


def _backwards(text: str) -> str:
    """Turned round, each mark still behind the letter it belongs to."""
    clusters: list[str] = []
    for char in text:
        if clusters and unicodedata.category(char) == "Mn":
            clusters[-1] += char
        else:
            clusters.append(_MIRRORED.get(char, char))
    return "".join(reversed(clusters))


@cache
def _forms() -> dict[str, dict[str, str]]:
    """The joined forms of Arabic letters by letter and place: isolated, initial, medial, final."""
    forms: dict[str, dict[str, str]] = {}
    for code in (*range(0xFB50, 0xFC00), *range(0xFE80, 0xFEFD)):
        tag, _, letters = unicodedata.decomposition(chr(code)).partition("> ")
        if letters:
            plain = "".join(chr(int(part, 16)) for part in letters.split())
            forms.setdefault(plain, {})[tag[1:]] = chr(code)
    return forms


def _joined(text: str) -> str:
    """Each Arabic letter in the form its neighbours give it; lam with the alef behind it becomes one letter."""
    forms = _forms()
    shaped = list(text)
    solid = [at for at, char in enumerate(text) if unicodedata.category(char) != "Mn"]
    ties = False
    for at, following in zip(solid, (*solid[1:], None), strict=True):
        if shaped[at] == "":
            continue
        letter, after = text[at], "" if following is None else text[following]
        if following is not None and letter == _LAM and letter + after in forms:
            letter, after, shaped[following] = letter + after, "", ""
        mine = forms.get(letter, {})
        tied = ties and "final" in mine
        ties = "initial" in mine and "final" in forms.get(after, {})
        form = ("medial" if ties else "final") if tied else ("initial" if ties else "isolated")
        shaped[at] = mine.get(form, letter)
    return "".join(shaped)
