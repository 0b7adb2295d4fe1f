"""Little words that change before a sound, and the digits of numbers, as each language writes them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.i18n import FOLDERS, ListOf, Localizer, localizer
from bot.i18n.bundles import FluentSource, LazyBundle

SPANISH = {
    "Inés": "e", "Íñigo": "e", "ines": "e", "Hilda": "e", "hijo": "e", "**Iván**": "e", "«Irma»": "e",
    "\u2068Inés\u2069": "e",
    "Yago": "y", "Hielo": "y", "hiena": "y", "Hiato": "y", "Ana": "y", "<@17>": "y", "": "y", "Umi": "y", "Eva": "y",
}  # fmt: skip
ITALIAN = {"Elena": "ed", "èra": "ed", "**Ezio**": "ed", "Anna": "e", "Ugo": "e", "Heidi": "e", "Iris": "e"}


def sentence(text: str, locale: str) -> Localizer:
    """Words with one sentence more."""
    speak = Localizer(locale, None)
    speak._books = [LazyBundle(locale, [FluentSource(text)])]
    return speak


@pytest.mark.parametrize(("locale", "wanted"), [("es-ES", SPANISH), ("it", ITALIAN)])
def test_and_in_a_list_is_written_as_it_is_said(locale: str, wanted: dict[str, str]) -> None:
    speak = localizer(locale)
    for name, word in wanted.items():
        assert speak.format_list(["Bo", name]) == f"Bo {word} {name}"
        assert speak.format_list(["Bo", "Cleo", name]) == f"Bo, Cleo {word} {name}"


def test_and_and_or_before_a_name_in_a_sentence_are_written_as_they_are_said() -> None:
    speak = sentence("both = { $one } y **{ $other }**, o { $other }\nnone = y\n", "es-ES")
    assert speak("both", one="Ana", other="Inés") == "Ana e **Inés**, o Inés"
    assert speak("both", one="Ana", other="Olga") == "Ana y **Olga**, u Olga"
    assert speak("both", one="Sol y Inca", other="Hortensia") == "Sol y Inca y **Hortensia**, u Hortensia"
    assert speak("both", one="8", other=11) == "8 y **11**, u 11"
    assert speak("both", one="7", other=8) == "7 y **8**, u 8"
    assert speak("none") == "y"
    italian = sentence("both = { $one } e { $other }\n", "it")
    assert italian("both", one="Anna", other="Elena") == "Anna ed Elena"
    assert italian("both", one="E", other="Anna") == "E e Anna"


def test_names_and_what_stands_in_a_sentence_of_another_language_are_left_alone() -> None:
    for locale in ("de", "fr", "pl", "pt-BR", "en", "ja"):
        speak = sentence("both = { $one } y { $other } e { $other }\n", locale)
        assert speak("both", one="Ana", other="Inés") == "Ana y Inés e Inés"
    assert localizer("es-ES").format_list(["y", "Iris y Inca"]) == "y e Iris y Inca"


def test_no_sentence_of_ours_keeps_a_mark() -> None:
    for locale in ("es-ES", "it"):
        for path in Path(FOLDERS[0] / locale).glob("*.ftl"):
            source = FluentSource.path_of(path)
            text = path.read_text(encoding="utf-8")
            told, used = sentence(text, locale), dict.fromkeys(re.findall(r"\$(\w+)", text), "Inés")
            for name in source.names():
                if not name.startswith("-") and (entry := told._books[0].message(name)):
                    assert entry.value is None or "\ue000" not in told(name, **used)


@pytest.mark.parametrize(
    ("locale", "four", "five"),
    [
        ("en", "1,234", "12,345"),
        ("de", "1.234", "12.345"),
        ("es-ES", "1234", "12.345"),
        ("pl", "1234", "12\u00a0345"),
        ("pt-BR", "1.234", "12.345"),
        ("fr", "1\u202f234", "12\u202f345"),
        ("it", "1.234", "12.345"),
        ("ja", "1,234", "12,345"),
        ("pt-PT", "1234", "12\u00a0345"),
    ],
)
def test_digits_are_grouped_from_where_on_the_language_groups_them(locale: str, four: str, five: str) -> None:
    speak = sentence("many = { $count }\nnamed = { NUMBER($count) }\n", locale)
    for number, told in ((1234, four), (12345, five), (-1234, f"-{four}"), (999, "999")):
        assert speak("many", count=number) == told
        assert speak("named", count=number) == told
        assert speak.number(number) == told


def test_portuguese_readers_share_their_sentences_and_each_have_their_numbers() -> None:
    there, here = localizer("pt-PT"), localizer("pt-BR")
    assert there("button-join") == here("button-join")
    assert [speak("profile-summary", games=1234, wins=1, share="1", scope="", time="") for speak in (there, here)] == [
        here("profile-summary", games=999, wins=1, share="1", scope="", time="").replace("999", told)
        for told in ("1234", "1.234")
    ]
    assert [speak.number(12345) for speak in (there, here)] == ["12\u00a0345", "12.345"]


def test_a_number_that_is_not_grouped_still_chooses_its_plural() -> None:
    speak = sentence(
        "many =\n    { $count ->\n        [1000] thousand\n        [one] one\n       *[other] { $count }\n    }\n",
        "es-ES",
    )
    assert [speak("many", count=count) for count in (1, 1000, 1001)] == ["one", "thousand", "1001"]
    assert speak("many", count=True) == speak("many", count=True)


@pytest.mark.parametrize(
    ("locale", "joined"),
    [
        ("en", "Ann, Ben, or Óscar"),
        ("es-ES", "Ann, Ben u Óscar"),
        ("pl", "Ann, Ben lub Óscar"),
        ("de", "Ann, Ben oder Óscar"),
    ],
)
def test_a_list_of_choices_is_joined_in_the_language_of_its_sentence(locale: str, joined: str) -> None:
    seats = ListOf(("Ann", "Ben", "Óscar"), "or")
    assert joined in localizer(locale)("sorry-not-seated-free", seats=seats)
