"""The English of documents and messages is plain: short sentences that do not begin with a relative clause."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.source_tree import ROOT, files, shown

MOST_WORDS = 35
"""Words of a sentence."""
MOST_IN_ALL = 75_000
"""Words of the README, the changelog's neighbours and everything in ``docs``, as ``wc -w`` counts."""
DOCUMENTS = [
    path
    for path in files()
    if path.suffix == ".md" and (path.parent == ROOT or path.is_relative_to(ROOT / "docs")) and path.name != "LICENSE"
]
MESSAGES = sorted((ROOT / "bot" / "i18n" / "en").glob("*.ftl"))

_FENCE = re.compile(r"^( *)```.*?^\1```", re.M | re.S)
_GENERATED = re.compile(r"<!-- table: .*?<!-- end -->", re.S)
_DROPPED = re.compile(r"<!--.*?-->|<[^>\n]+>", re.S)
_END = re.compile(r"(?<=[.!?…])[\"”’)*_]*\s+(?=[\"“‘(*_`\[]*[^\Wa-z])")
_BLOCK = re.compile(r"\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.)\s)|\n(?=\s*#)|\n(?=\s*\|)")
_CLAUSE = re.compile(r"(?:Who|What|Where|Whoever|Whatever|Whom|Whose)\b(?! an? )(?!(?: \w+){1,2}:\*\*)")


def prose(text: str) -> Iterator[str]:
    """Yield the sentences of a page in Markdown.

    Code is one word, a link its text, and each part of a cell up to a semicolon a text, for cells list fields.
    Generated tables are left out: their sentences have a home of their own.
    """
    text = _DROPPED.sub(" ", _FENCE.sub("\n\n", _GENERATED.sub("\n\n", text)))
    text = re.sub(r"^(?: {4,}|\t)\S.*$", "", text, flags=re.M)
    text = re.sub(r"`[^`\n]+`", "Code", text)
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    for block in _BLOCK.split(text):
        cells = re.split(r"(?<!\\)\||;|,(?= Code)", block) if block.lstrip().startswith("|") else [block]
        for cell in cells:
            plain = re.sub(r"^\s*(?:[-*+>]|\d+\.|#+)\s+", "", cell.strip())
            yield from sentences(" ".join(plain.split()))


def messages(text: str) -> Iterator[str]:
    """Yield the sentences of a Fluent file. What is filled in counts as a word."""
    for message in re.split(r"\n(?=[a-z#-])", text):
        if message.startswith("#") or "=" not in message:
            continue
        body = message.partition("=")[2]
        while re.search(r"\{[^{}]*\}", body):
            body = re.sub(r"\{([^{}]*)\}", _filled, body)
        for part in body.split("\n"):
            plain = re.sub(r"^\s*(?:\*?\[[^\]]*\]|\.[a-z-]+ =)", "", part).strip()
            yield from sentences(re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", plain))


def _filled(found: re.Match[str]) -> str:
    return "\n" + found[1].partition("->")[2] if "->" in found[1] else " X "


def sentences(text: str) -> Iterator[str]:
    """Yield the sentences of one paragraph."""
    for part in _END.split(text):
        if plain := part.strip(' *_"“”‘’()'):
            yield plain


def long(sentence: str) -> bool:
    """Return whether a sentence has too many words."""
    return len([word for word in sentence.split() if re.search(r"\w", word)]) > MOST_WORDS


def begins_with_clause(sentence: str) -> bool:
    """Return whether a sentence begins with a clause, and is neither a question nor an exclamation."""
    plain = re.sub(r"^\W+", "", sentence)
    return bool(_CLAUSE.match(plain)) and not plain.rstrip(")*_ ").endswith(("?", "?”", "!"))


@pytest.mark.parametrize("path", [*DOCUMENTS, *MESSAGES], ids=shown)
def test_sentences_are_short_and_begin_with_their_subject(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = list(messages(text) if path.suffix == ".ftl" else prose(text))
    assert [one for one in found if long(one)] == []
    # A label of a picture or a form, such as "Who goes first", is no sentence.
    checked = [one for one in found if one.endswith(".")] if path.suffix == ".ftl" else found
    assert [one for one in checked if begins_with_clause(one)] == []


def test_the_documents_are_short_in_all() -> None:
    counted = {shown(path): len(path.read_text(encoding="utf-8").split()) for path in DOCUMENTS}
    assert sum(words for name, words in counted.items() if name.startswith("docs/")) <= MOST_IN_ALL
    assert counted["docs/measurements.md"] <= 4_000
    assert counted["docs/architecture.md"] <= 3_000


@pytest.mark.parametrize(
    "page",
    [
        f"# Title\n\nShort. {'word ' * 36}end.\n",
        f"- a list\n- {'word ' * 36}end\n",
        f"| a | b |\n|---|---|\n| x | {'word ' * 36} |\n",
        "Fine.\nWho comes first wins.\n",
        "- *What* is refused comes back.\n",
        "It ends. Where there is none, nothing happens.\n",
    ],
    ids=["long", "long in a list", "long in a cell", "who", "what", "where"],
)
def test_a_hard_sentence_of_a_page_is_found(page: str) -> None:
    assert any(long(one) or begins_with_clause(one) for one in prose(page))


@pytest.mark.parametrize(
    "page",
    [
        f"```sh\n{'word ' * 40}\n```\n",
        f"`{'word ' * 40}` is code.\n",
        "What if? Look here.\n",
        f"{'word ' * 20}. {'Word ' * 20}.\n",
    ],
)
def test_code_questions_and_short_sentences_pass(page: str) -> None:
    assert not any(long(one) or begins_with_clause(one) for one in prose(page))


def test_a_hard_message_is_found_in_every_form() -> None:
    assert any(map(begins_with_clause, messages("one = Who leaves loses.\n")))
    assert any(
        map(begins_with_clause, messages("one = { $n ->\n    [one] Fine.\n   *[other] What is left goes.\n }\n"))
    )
    assert any(map(long, messages(f"one = {'word ' * 40}\n")))
    assert not any(map(begins_with_clause, messages("# What is said here\none = What if?\n")))
