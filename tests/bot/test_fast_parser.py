"""Tests of the quicker parser of Fluent: it reads what the library's parser reads."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bot.i18n import FOLDERS, bundles
from bot.i18n.bundles import FluentSource, LazyBundle
from bot.i18n.fast_parser import parse_entry

FILES = sorted(path for folder in FOLDERS for path in Path(folder).glob("*/*.ftl"))
AWKWARD = (
    "a = b\r\n    c\r\n",
    "a =\n\n    b\n\n      c\n     { $d }\n  \n",
    "a = { $n ->\n    [one] x\n   *[other]\n        y\n          z\n}\n",
    "a = b\n    .c = d\n    .e =\n        f\n",
    '-t = { -u(case: "x", n: 1.5) } \n',
    "# comment\n\n## group\na = b   ",
    'a = { NUMBER($x, a: "\\u00e9") }{ "}" }',
    "a =\n",
    "a = }\n",
    "a = { $b\n",
    "a = { -b.c }\n",
    "1a = b\n",
    "a = b\n[[ junk ]]\n",
    "",
    "a = \n  { $b }\n  \n",
    "#no space\na = b\n",
)


def library(text: str) -> fluent.EntryType:
    return FluentParser(with_spans=False).parse_entry(text)


def test_there_are_files() -> None:
    assert len(FILES) > 100


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_sentence_is_read_as_the_library_reads_it(path: Path) -> None:
    source = FluentSource.path_of(path)
    for name in source.names():
        written = source.written(name)
        assert written is not None
        expected = library(written)
        assert parse_entry(written).to_json() == expected.to_json(), name
        plain = LazyBundle("en", [source]).plain(name)
        if plain is not None:
            assert isinstance(expected, fluent.Message)
            assert not expected.attributes
            assert expected.value is not None
            (text,) = expected.value.elements
            assert isinstance(text, fluent.TextElement)
            assert text.value == plain


@pytest.mark.parametrize("text", AWKWARD)
def test_awkward_and_broken_sentences_are_read_as_the_library_reads_them(text: str) -> None:
    found, expected = parse_entry(text), library(text)
    assert type(found) is type(expected)
    if isinstance(expected, fluent.Junk):
        assert isinstance(found, fluent.Junk)
        assert [each.code for each in found.annotations] == [each.code for each in expected.annotations]
    else:
        assert found.to_json() == expected.to_json()


def test_a_language_of_which_no_number_is_written_is_not_read() -> None:
    read: list[object] = []
    text = "a = b { $c } d\nb = { $n ->\n    [one] one\n   *[other] others\n }\n"
    book = LazyBundle("pl", [FluentSource(text)])
    bundle = book.bundle("a")
    value = bundle.get_message("a").value
    assert value is not None
    assert bundle.format_pattern(value, {"c": "x"}) == ("b x d", [])
    assert not {"_plural_form", "_babel_locale"} & set(vars(bundle)), read
    book.bundle("b")
    value = bundle.get_message("b").value
    assert value is not None
    assert bundle.format_pattern(value, {"n": 1}) == ("one", [])
    assert bundle.format_pattern(value, {"n": 5}) == ("others", [])
    assert bundles.babel_locale("pl").language == "pl"
