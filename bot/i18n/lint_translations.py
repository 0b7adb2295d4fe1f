"""Checks of a translation that is valid Fluent against English, message by message."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations

from babel import Locale
from fluent.syntax import ast as fluent

from bot.i18n.lint_parser import Entry, LintError, ParsedFile, ParsedMessage, texts, variant_key
from bot.i18n.variants import FLAVOUR, GIVEN, RARE

__all__ = ["all_variant_texts", "missing_in_translation", "plural_forms", "translation_errors"]

PLURAL = frozenset(("zero", "one", "two", "few", "many", "other"))
EXCUSE = re.compile(r"^Same as English: \S", re.MULTILINE)
"""The beginning of a comment that gives the reason why a sentence is the same as in English."""
SHARED = re.compile(r"^Words of English too: (.+)$", re.MULTILINE)
"""The form of a comment on a whole file that lists words which the language shares with English."""
_ALIKE = 4
"""A sentence of so many letters that is the same as in English was not translated."""
_ALIKE_WORDS = 3
"""A part of a sentence of so many words that English has too was not translated."""
_PAIRED = ("**", "`")
_MARKS = (*_PAIRED, "](", "~~", "||")
_COUNTED = 1000
"""Number of whole numbers that are tried for the plurals of a language."""


def missing_in_translation(read: Mapping[str, ParsedFile], english: Mapping[str, ParsedFile]) -> Iterator[LintError]:
    """Yield an error for each message that English has and a translation lacks.

    Its line is the one after which English has the message.
    """
    for stem, model in english.items():
        file = read.get(stem)
        if file is None:
            path = next(iter(read.values())).path.with_name(f"{stem}.ftl")
            yield LintError(path, 1, f"there is no such file yet, for {len(model.entries)} sentences")
            continue
        line = 1
        for name, entry, _ in model.said:
            if isinstance(entry, fluent.Term):
                continue
            own = file.entries.get(name)
            line = line if own is None else file.line_of(own.entry)
            told = {attribute.id.name for attribute in own.entry.attributes} if own else set()
            if own is None:
                yield LintError(file.path, line, f"{name} is missing (line {model.line_of(entry)} in English)")
                continue
            for attribute in entry.attributes:
                if attribute.id.name not in told:
                    there = model.line_of(attribute)
                    yield LintError(file.path, line, f"{name}.{attribute.id.name} is missing (line {there} in English)")


def translation_errors(file: ParsedFile, model: ParsedFile, locale: str) -> Iterator[LintError]:
    """Yield an error for each difference of a translated file from its English model.

    There is at most one for each line.
    """
    keys = _words_selected_on(model)
    for said in file.said:
        theirs = model.entries.get(said.name)
        yield from _plurals(file, said, theirs, locale)
        yield from _wordings(file, said, locale)
        if theirs is None or isinstance(said.entry, fluent.Term):
            continue
        have, wanted = (_all_wordings(_texts(one.entry).values()) for one in (said, theirs))
        if have < wanted:
            yield file.error_at(said.entry, f"{said.name} has {have} wordings, and {wanted} in English")
        yield from _keys(file, said, theirs, keys)
        yield from _lost(file, said, theirs)
        yield from _marks(file, said, theirs)
        yield from _alike(file, said, theirs)


@cache
def plural_forms(locale: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the plural forms of a language: those of whole numbers below 1000, and all."""
    rule = Locale.parse(locale, sep="-").plural_form
    return frozenset(rule(number) for number in range(_COUNTED)), frozenset((*rule.tags, "other"))


def selector_name(selection: fluent.SelectExpression) -> str | None:
    """Return the parameter that is selected on, as it is or as a number; None for anything else."""
    selector: fluent.BaseNode = selection.selector
    if isinstance(selector, fluent.FunctionReference) and selector.arguments.positional:
        (selector, *_) = selector.arguments.positional
    return selector.id.name if isinstance(selector, fluent.VariableReference) else None


def _plurals(file: ParsedFile, said: ParsedMessage, theirs: ParsedMessage | None, locale: str) -> Iterator[LintError]:
    """Yield an error for each selection by number that lacks a plural of the language or has another."""
    whole, all_forms = plural_forms(locale)
    # A parameter without a plural in English is a word of the program: «few» dice.
    program = {
        (selector_name(selection), variant_key(variant))
        for selection in (theirs.inside.selections if theirs else ())
        for variant in selection.variants
        if variant_key(variant) not in ("one", "other")
    }
    for selection in said.inside.selections:
        there = {variant_key(variant): variant for variant in selection.variants}
        forms = {key for key in there.keys() & PLURAL if (selector_name(selection), key) not in program}
        if not forms - {"other"}:
            continue
        for strange in sorted(forms - all_forms):
            yield file.error_at(there[strange], f"{said.name} has a variant [{strange}], which {locale} never uses")
        default = next(variant for variant in selection.variants if variant.default)
        missing = sorted(whole - there.keys())
        # The default variant is also used when no other fits.
        if variant_key(default) not in whole and missing:
            missing = missing[1:] if len(missing) == 1 else missing
        if missing and forms <= all_forms:
            named = ", ".join(f"[{form}]" for form in missing)
            yield file.error_at(selection, f"{said.name} lacks {named}, which {locale} needs beside a number")


def _words_selected_on(model: ParsedFile) -> dict[str, set[str]]:
    """Return the keys that English selects by in a file, for each parameter."""
    found: dict[str, set[str]] = {}
    for said in model.said:
        for selection in said.inside.selections:
            found.setdefault(selector_name(selection) or "", set()).update(map(variant_key, selection.variants))
    return found


def _keys(
    file: ParsedFile, said: ParsedMessage, theirs: ParsedMessage, known: Mapping[str, set[str]]
) -> Iterator[LintError]:
    """Variants that are never chosen, and choices that English makes and this does not."""
    wanted: dict[str, set[str]] = {}
    for selection in theirs.inside.selections:
        name = selector_name(selection)
        if name is not None and name not in GIVEN:
            keys = {variant_key(variant) for variant in selection.variants if not variant.default}
            wanted.setdefault(name, set()).update(keys - PLURAL)
    there: dict[str, set[str]] = {}
    strange = set()
    for selection in said.inside.selections:
        name = selector_name(selection) or ""
        for variant in selection.variants:
            key = variant_key(variant)
            there.setdefault(name, set()).add(key)
            word = isinstance(variant.key, fluent.Identifier) and key not in PLURAL
            if word and not variant.default and key not in known.get(name, set()):
                strange.add(name)
                there_are = ", ".join(f"[{one}]" for one in sorted(known.get(name, set()))) or "nothing"
                yield file.error_at(variant, f"{said.name} has a variant [{key}] of ${name}; English knows {there_are}")
    placed = set(_placed(said.entry))
    for name, keys in wanted.items():
        missing = {key for key in keys - there.get(name, set()) if not _needless(key, name in placed, there.get(name))}
        if missing and name not in strange:
            named = ", ".join(f"[{key}]" for key in sorted(missing))
            yield file.error_at(said.entry, f"{said.name} does not tell {named} of ${name} apart, as English does")


def _needless(key: str, shown: bool, keys: set[str] | None) -> bool:
    """Return whether a variant for a number can be left out: it is shown, or a plural covers it."""
    return key.isdigit() and key != "0" and (shown or (key == "1" and "one" in (keys or ())))


def _placed(node: Entry) -> Iterator[str]:
    """Yield the parameters that are shown somewhere in a message."""
    for pattern in _texts(node).values():
        for element in _elements(pattern):
            if isinstance(element, fluent.VariableReference):
                yield element.id.name


def _elements(pattern: fluent.Pattern) -> Iterator[fluent.BaseNode]:
    """Yield the parts of a text in all its variants: pieces of text, parameters and references."""
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            yield element
            continue
        expression = element.expression
        while isinstance(expression, fluent.Placeable):
            expression = expression.expression
        if isinstance(expression, fluent.SelectExpression):
            for variant in expression.variants:
                yield from _elements(variant.value)
        elif isinstance(expression, fluent.FunctionReference):
            yield from expression.arguments.positional
        else:
            yield expression


def _lost(file: ParsedFile, said: ParsedMessage, theirs: ParsedMessage) -> Iterator[LintError]:
    """Parameters that English shows in any case, and a way through the translation does not."""
    for name, pattern in _texts(said.entry).items():
        model = _texts(theirs.entry).get(name)
        if model is None:
            continue
        for parameter in sorted(_certain(model, selecting=False)):
            node = _without(pattern, parameter)
            if node is not None:
                yield file.error_at(node, f"{name} does not show ${parameter} here, which English always shows")


def _texts(entry: Entry) -> dict[str, fluent.Pattern]:
    return {name: pattern for name, _, pattern in texts(entry)}


def _certain(pattern: fluent.Pattern, *, selecting: bool) -> set[str]:
    """Return the parameters that are shown in a text, whichever variants are chosen.

    ``selecting``: include those that are selected on.
    """
    found: set[str] = set()
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            continue
        expression = element.expression
        if isinstance(expression, fluent.SelectExpression):
            ways = [_certain(variant.value, selecting=selecting) for variant in expression.variants]
            found |= set.intersection(*ways)
            name = selector_name(expression)
            if selecting and name is not None:
                found.add(name)
        else:
            found |= {
                one.id.name for one in _elements(_pattern_of(element)) if isinstance(one, fluent.VariableReference)
            }
            if isinstance(expression, fluent.MessageReference) and selecting:
                found.add(f"{{{expression.id.name}}}")
    return found


def _pattern_of(element: fluent.Placeable) -> fluent.Pattern:
    return fluent.Pattern([element])


def _without(pattern: fluent.Pattern, parameter: str) -> fluent.BaseNode | None:
    """Return the first way through a text that neither shows a parameter nor selects on it.

    Return None if there is none.
    """
    if parameter in _certain(pattern, selecting=True) or _referring(pattern):
        return None
    for element in pattern.elements:
        if isinstance(element, fluent.Placeable) and isinstance(element.expression, fluent.SelectExpression):
            ways = [(variant, _without(variant.value, parameter)) for variant in element.expression.variants]
            lost = [(variant, node) for variant, node in ways if node is not None]
            if lost and len(lost) < len(ways):
                variant, node = lost[0]
                return variant if node is variant.value else node
    return pattern


def _referring(pattern: fluent.Pattern) -> bool:
    """Return whether a text contains other messages, which may show what the text itself does not."""
    return any(isinstance(element, fluent.MessageReference) for element in _elements(pattern))


def _wordings(file: ParsedFile, said: ParsedMessage, locale: str) -> Iterator[LintError]:
    """Choices of wordings that are not counted from 0 with the star at the last, or that are too much alike."""
    for selection in said.inside.selections:
        if selector_name(selection) != FLAVOUR:
            continue
        keys = [variant_key(variant) for variant in selection.variants]
        if keys != [str(number) for number in range(len(keys))] or not selection.variants[-1].default:
            yield file.error_at(
                selection, f"{said.name} counts its wordings {', '.join(keys)}: from 0, the last with the *"
            )
            continue
        for one, other in combinations(selection.variants, 2):
            if len(_spoken(one, locale) ^ _spoken(other, locale)) <= 2:
                yield file.error_at(
                    other, f"{said.name} says in [{variant_key(other)}] nearly the same as in [{variant_key(one)}]"
                )
                break


def _all_wordings(patterns: Iterable[fluent.Pattern]) -> int:
    """Return the number of wordings in texts, at all places, without the rare ones."""
    count = 0
    for pattern in patterns:
        for element in pattern.elements:
            if isinstance(element, fluent.Placeable) and isinstance(element.expression, fluent.SelectExpression):
                selection = element.expression
                seldom, flavours = selector_name(selection) in RARE, selector_name(selection) == FLAVOUR
                count += len(selection.variants) if flavours else 0
                count += _all_wordings(one.value for one in selection.variants if one.default or not seldom)
    return count


def _spoken(variant: fluent.Variant, locale: str) -> set[str]:
    """Return the words of a wording, without its parameters.

    If the language does not write words apart, return its letters.
    """
    texts = [element.value for element in variant.value.elements if isinstance(element, fluent.TextElement)]
    unit = r"\w" if locale.partition("-")[0] in ("ja", "zh", "th") else r"[\w’']+"
    return set(re.findall(unit, " ".join(texts).lower()))


def _marks(file: ParsedFile, said: ParsedMessage, theirs: ParsedMessage) -> Iterator[LintError]:
    """Yield an error for each formatting mark that is not closed, or that English does not have."""
    allowed = {mark for mark in _MARKS if any(mark in text.value for text in all_variant_texts(theirs.entry))}
    for element in all_variant_texts(said.entry):
        for mark in _MARKS:
            if mark in element.value and mark not in allowed:
                yield file.error_at(element, f"{said.name} has {mark} in it; English has not")
    left_open = {mark for mark in _PAIRED for leaf in _leaves(theirs.entry) if _plain(leaf).count(mark) % 2}
    for pattern in _leaves(said.entry):
        whole = not any(
            isinstance(one, fluent.Placeable) and isinstance(one.expression, fluent.SelectExpression)
            for one in pattern.elements
        )
        for mark in _PAIRED:
            if whole and _plain(pattern).count(mark) % 2 and mark not in left_open:
                yield file.error_at(pattern, f"{said.name} opens {mark} here and does not close it")


def _leaves(entry: Entry) -> Iterator[fluent.Pattern]:
    """Yield the texts of a message and of all its variants, each by itself."""
    waiting = list(_texts(entry).values())
    while waiting:
        pattern = waiting.pop()
        yield pattern
        for element in pattern.elements:
            if isinstance(element, fluent.Placeable) and isinstance(element.expression, fluent.SelectExpression):
                waiting += [variant.value for variant in element.expression.variants]


def _plain(pattern: fluent.Pattern) -> str:
    return "".join(one.value for one in pattern.elements if isinstance(one, fluent.TextElement))


def all_variant_texts(entry: Entry) -> Iterator[fluent.TextElement]:
    """Yield the written text of a message, in all its variants and attributes."""
    for pattern in _texts(entry).values():
        for element in _elements(pattern):
            if isinstance(element, fluent.TextElement):
                yield element


def _alike(file: ParsedFile, said: ParsedMessage, theirs: ParsedMessage) -> Iterator[LintError]:
    """English that was left: a sentence that is the same, or a part of one."""
    own, their = _texts(said.entry), _texts(theirs.entry)
    if file.path.stem == "commands" and said.name.startswith(("command-", "option-")):
        # Names of commands may be the same in both languages; their descriptions may not.
        own.pop(said.name, None)
    comment = said.entry.comment
    if comment is not None and EXCUSE.search(comment.content or ""):
        return
    shared = {word.casefold() for found in SHARED.finditer(file.comments) for word in _words(found[1])}
    for at, pattern in own.items():
        model = their.get(at)
        if model is None:
            continue
        texts, english = _pieces(pattern), _pieces(model)
        letters = sum(len(word) for text in texts for word in _words(text) if word.casefold() not in shared)
        if Counter(texts) == Counter(english):
            if letters >= _ALIKE:
                yield file.error_at(pattern, f"{said.name} is the same as in English; {_ASKED}")
            continue
        left = next((text for text in texts if text in english and len(_words(text)) >= _ALIKE_WORDS), None)
        if left is not None:
            node = next(one for one in _elements(pattern) if getattr(one, "value", "").strip() == left)
            yield file.error_at(node, f"{said.name} has English in it: {left[:40]!r}; {_ASKED}")


_ASKED = "translate it, or say above it “# Same as English: why”"


def _pieces(pattern: fluent.Pattern) -> list[str]:
    found = [one.value.strip() for one in _elements(pattern) if isinstance(one, fluent.TextElement)]
    return [text for text in found if _letters(text)]


def _letters(text: str) -> int:
    return sum(character.isalpha() for character in text)


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text)
