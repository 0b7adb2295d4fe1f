"""Sentences with a count, in every language: what stands behind a number agrees with it, and nothing else breaks."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

import pytest
from babel import Locale

import games
from bot.i18n import DEFAULT, FOLDERS, available_locales, localizer
from bot.i18n.lint_parser import ParsedFile, ReferenceVisitor
from bot.i18n.lint_translations import plural_forms, selector_name, variant_key

NUMBERS = (0, 1, 2, 5, 21, 1_000_000)
FORMS = {"zero", "one", "two", "few", "many"}
NEVER_ONE = {
    "the time to take back, the reminder and other times are fixed, and longer": {
        "sorry-undo-late", "evening-small", "evening-done-remind", "sorry-quiet-long", "sorry-quiet-days",
    },
    "pictures are shared only where there are many": {"film-some"},
    "a house rule is tried in hundreds of games, which take several rounds": {
        "what-if-length", "what-if-first-even", "what-if-how",
    },
    "a Good number brings ten, and a story is made of a larger fall": {
        "hint-good", "headline-fell-and-got-up", "why-stuck",
    },
    "a room's limits are larger, and so is what exceeds them": {
        "refusal-room-walls", "refusal-room-furniture", "refusal-room-floor",
    },
    "every square scores two at least": {
        "why-finishes", "why-outdoes", "why-leads-to", "why-next-roll", "headline-past-the-finish",
        "why-about-to-win", "tip-tops", "tip-stays", "tip-more", "tip-bank",
    },
    "a challenge costs four at least, a game is won with more, and rolls are counted from two on": {
        "board-price", "board-throws-count", "event-declined", "event-voided", "event-challenge-lost", "prompt-answer",
        "action-challenge", "action-decline", "why-pays", "why-dear", "board-header-won", "board-now-won",
        "board-now-tied", "why-poor-trade", "tip-pass", "tip-fight",
    },
    "a record lists more faces": {"verify-faces"},
    "a roll-off is shortened from four throws on, which leaves two between the first and the last": {
        "review-dice-many",
    },
    "the chances are always those of four rounds": {"why-ahead"},
}  # fmt: skip
"""Sentences that would be wrong with 1, which they never get, by the reason."""
INVARIABLE = {"de": {"Würfel"}, "en": {"hit"}, "fr": {"touche"}}
"""Words that have one form beside others: nouns that differ in the dative only, and verbs behind a name."""
GENITIVE = {"pl": {"why-nearer", "why-farther", "why-cheaper", "why-ahead"}}
"""Sentences whose number stands behind a preposition, which has another form."""


class Reading(NamedTuple):
    """One way through a sentence: what is said with each number."""

    name: str
    said: Mapping[int, str]


def shapes(visitor: ReferenceVisitor) -> dict[str, list[str]]:
    """Return, by parameter, the keys that a sentence has for it; none for a parameter it only says."""
    found: dict[str, list[str]] = {one.id.name: [] for one in visitor.variables}
    for chosen in visitor.selections:
        if (name := selector_name(chosen)) is not None:
            found[name] += [variant_key(variant) for variant in chosen.variants]
    return found


def files(locale: str) -> Iterator[tuple[str, dict[str, dict[str, list[str]]]]]:
    """Yield each file of a language with the parameters of its sentences, those of the ones they use included."""
    for folder in FOLDERS:
        for path in sorted((folder / locale).glob("*.ftl")):
            visitors = {one.name: ReferenceVisitor(one.entry) for one in ParsedFile(path).said}
            found: dict[str, dict[str, list[str]]] = {}
            for name, visitor in visitors.items():
                found[name] = shapes(visitor)
                for used in (visitors.get(other) for other, _ in visitor.references):
                    found[name] |= {} if used is None else shapes(used) | found[name]
            yield path.stem, found


@cache
def counts() -> frozenset[str]:
    """Return the parameters that English chooses a plural by somewhere."""
    return frozenset(
        name
        for _, sentences in files(DEFAULT)
        for shape in sentences.values()
        for name, keys in shape.items()
        if FORMS & {*keys}
    )


@cache
def readings(locale: str) -> tuple[Reading, ...]:
    """Return every sentence with a count, once for each key of each of its other parameters."""
    found = []
    for file, sentences in files(locale):
        speak = localizer(locale, file if file in games.names() else None)
        for name, shape in sentences.items():
            counted = counts() & shape.keys()
            if name.startswith("-") or not counted:
                continue
            usual = {other: keys[0] if keys else f"X{other}" for other, keys in shape.items() if other not in counted}
            ways = [usual, *({**usual, other: key} for other in usual for key in shape[other][1:] if key != "other")]
            for way in ways:
                given = {other: int(key) if key.isdecimal() else key for other, key in way.items()}
                said = {number: speak(name, **given, **dict.fromkeys(counted, number)) for number in NUMBERS}
                found.append(Reading(name, said))
    return tuple(found)


def behind(text: str, number: int) -> list[str]:
    """Return the words that follow that number."""
    return re.findall(rf"(?<![\w.,−+/%–-]){number}[ \u00a0\u202f]([^\W\d_]{{3,}})", text)


@cache
def forms(locale: str) -> Mapping[str, set[str]]:
    """Return the words that stand behind numbers of each plural form where the language chooses one by it."""
    form, found = Locale.parse(locale, sep="-").plural_form, defaultdict(set)
    for reading in readings(locale):
        words = {number: behind(reading.said[number], number) for number in NUMBERS[1:5]}
        for number, there in words.items():
            for at, word in enumerate(there):
                other = [theirs[at] for theirs in words.values() if len(theirs) == len(there)]
                if len({*other}) > 1:
                    found[form(number)].add(word)
    return found


@pytest.mark.parametrize("locale", [one for one in available_locales() if len(plural_forms(one)[0]) > 1])
def test_a_word_behind_a_number_agrees_with_it(locale: str) -> None:
    form, known = Locale.parse(locale, sep="-").plural_form, forms(locale)
    assert len(known) > 1, "the sentences choose plurals"
    never = set.union(*NEVER_ONE.values())
    wrong = [
        f"{name}: {number} {word}"
        for name, said in readings(locale)
        for number in NUMBERS[1:5]
        for word in behind(said[number], number)
        if word not in known[form(number)] | INVARIABLE.get(locale, set())
        and any(word in words for words in known.values())
        and not (number == 1 and name in never)
        and name not in GENITIVE.get(locale, ())
    ]
    assert wrong == []


@pytest.mark.parametrize("locale", available_locales())
def test_a_sentence_is_whole_with_every_number(locale: str) -> None:
    there = readings(locale)
    assert len(there) > 300
    for name, said in there:
        for number, text in said.items():
            assert "{" not in text, (name, number)
            assert not re.search(r"(?<=\S)  (?=\S)|\S ,|\( | \)", text), (name, number, text)
            assert not re.search(r"10\D?00(?!\D?0)|(?<!\d)0\D?000\b", text) or number != NUMBERS[-1], (name, text)
