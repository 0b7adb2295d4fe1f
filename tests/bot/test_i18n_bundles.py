"""Sentences that are parsed one by one are those that Fluent reads in the whole file."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent

from bot.i18n import DEFAULT, FOLDERS
from bot.i18n.bundles import FluentSource, LazyBundle
from tests.deep_share import share

FILES = sorted(path for folder in FOLDERS for path in folder.glob("*/*.ftl"))
SOME = [path for number, path in enumerate(FILES) if path.parent.name == DEFAULT or number % share(1, 4) == 0]
"""All of English, and of the other languages every fourth, unless it is a deep run."""


def whole(text: str) -> dict[str, fluent.Message | fluent.Term]:
    """Return what Fluent itself reads, by name; of two entries with one name the first."""
    found: dict[str, fluent.Message | fluent.Term] = {}
    for entry in FluentResource(text).body:
        if isinstance(entry, fluent.Message | fluent.Term):
            found.setdefault(f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name, entry)
    return found


def same(text: str) -> bool:
    source, expected = FluentSource(text), whole(text)
    read = {name: entry for name in (*source.names(), *expected) if (entry := source.entry(name)) is not None}
    return read.keys() == expected.keys() and all(
        read[name].equals(entry, ignored_fields=["span", "comment"]) for name, entry in expected.items()
    )


@pytest.mark.parametrize("path", SOME, ids=lambda path: f"{path.parent.name}/{path.stem}")
@pytest.mark.relies_on("fluent.runtime", "Its parser makes of a file what our quicker reading makes of it.")
def test_every_file_is_read_as_fluent_reads_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(whole(text)) > 3
    assert same(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n  \n# nothing but this",
        "one = 1",
        "### all\n\n## some\n# one\none = 1\n# loose\n\ntwo = 2\n-term = a { one }\n",
        "one =\n    over\n    two lines\n\n    and a third\ntwo = { one }\n",
        "one = 1\n    .label = { $n ->\n        [one] a\n       *[other] b\n    }\n    .other = x\ntwo = 2\n",
        "one = first\ntwo = 2\none = second\n",
        "-one = a term\none = a message\n",
        "one = { $n ->\n[one] a\n*[other] b\n}\ntwo = 2\n",
        "one = {\nNUMBER($n)\n}\ntwo = 2\n",
        "one = {\ntwo = 2\n}\nthree = 3\n",
        "one = {\n-term\n}\n-term = t\n",
        "one = 1\nnot one = 2\ntwo = 2\n",
        "one = 1\n  = two\nthree\nfour = 4\n",
        "one\n = 1\ntwo =\nthree = { $n\nfour = 4\n",
        "one = 1 }\ntwo = 2\n",
        "one = { two\n    .three = 3\n",
        "#no comment\none = 1\n-\n- two = 2\n",
        "ä = 1\none = 2\nä\n",
    ],
)
def test_so_is_what_is_hard_to_tell_apart_or_wrong(text: str) -> None:
    assert same(text)


def test_a_book_fills_in_what_a_sentence_refers_to_in_whatever_file_it_is() -> None:
    first = FluentSource("one = { two } and { -what } and { $n }\nshared = here\n")
    second = FluentSource(
        "two = { three.label }\n-what = a { four }\nfour = 4\nthree = 3\n    .label = 3!\nshared = there\n"
    )
    book = LazyBundle("en", [first, second])
    bundle = book.bundle("one")
    pattern = bundle.get_message("one").value
    assert pattern is not None
    assert bundle.format_pattern(pattern, {"n": "5"}) == ("3! and a 4 and 5", [])
    assert book.message("shared") is first.entry("shared")
    assert book.message("-what") is None
    assert book.message("five") is None
    assert not book.bundle("five").has_message("five")


def test_sentences_that_refer_to_one_another_are_both_there() -> None:
    bundle = LazyBundle("en", [FluentSource("one = { two }\ntwo = { one }\n")]).bundle("one")
    assert bundle.has_message("one")
    assert bundle.has_message("two")


def test_a_message_is_looked_up_once_however_often_it_is_filled_in(monkeypatch: pytest.MonkeyPatch) -> None:
    source = FluentSource("plain = A line\nnamed = Hello { $name }\n")
    bundle = LazyBundle("en", [source])
    looked: list[str] = []
    written = source.written

    def look_up(name: str) -> str | None:
        looked.append(name)
        return written(name)

    monkeypatch.setattr(source, "written", look_up)
    for _ in range(3):
        assert bundle.plain("plain") == "A line"
        assert bundle.plain("named") is bundle.plain("absent") is None
    assert sorted(looked) == ["absent", "named", "plain"]
