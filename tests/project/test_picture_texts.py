"""The pictures of the documents show words that the product still has, and the documents describe them."""

from __future__ import annotations

import json
import re

import pytest

from docs import picture_texts
from docs.picture_texts import COMMAND, PAGE_WORDS, Message, Texts
from tests.project.source_tree import ROOT, files

TEXTS = picture_texts.load()
ALT = re.compile(
    r"""<img src="(?:docs/)?images/([\w-]+\.\w+)"[^>]*? alt="([^"]*)">|!\[([^\]]*)\]\([\w/]*?images/([^)]+)\)"""
)


def test_messages_in_pictures_are_filled_in_as_they_were() -> None:
    wrong = {
        f"{message.game or 'common'}: {message.id}": (message.text, now, message.pictures)
        for message in TEXTS.messages
        if (now := message.now()) != message.text
    }
    assert not wrong, f"pictures show old words; `{COMMAND}` makes them anew: {json.dumps(wrong, indent=1)}"


def test_words_of_the_page_in_pictures_are_its_words() -> None:
    words = json.loads(PAGE_WORDS.read_text(encoding="utf-8"))
    wrong = {name: (text, words.get(name)) for name, text in TEXTS.page.items() if words.get(name) != text}
    assert not wrong, f"pictures show old words of the page; `{COMMAND}` makes them anew: {wrong}"


def test_every_word_in_a_picture_is_of_a_message() -> None:
    assert TEXTS.unexplained() == {}


def test_every_picture_of_the_product_has_its_words_stored() -> None:
    taken = {path.name for path in (ROOT / "docs" / "images").glob("evening*.webp")}
    assert set(TEXTS.pictures) | {"evening-still.webp"} == {*taken, "play.png"}
    assert all(TEXTS.pictures.values())


def test_a_person_wins_in_the_film() -> None:
    assert "wins the pillow fight" in "\n".join(TEXTS.pictures["evening.webp"])
    winner = re.search(r"(\w+) wins the pillow fight", "\n".join(TEXTS.pictures["evening.webp"]))
    assert winner
    assert winner[1] in {"Ann", "Ben"}


def test_buttons_named_in_an_alt_text_are_in_its_picture() -> None:
    named = 0
    for page in (path for path in files() if path.suffix == ".md"):
        for source, alt, other_alt, other in ALT.findall(page.read_text(encoding="utf-8")):
            lines = TEXTS.pictures.get(source or other, ())
            for listed in re.findall(r"\bbuttons? ([^.]+)", alt or other_alt) if lines else ():
                for label in re.split(r", | and ", " ".join(listed.split())):
                    named += 1
                    assert any(label in line for line in lines), f"{page.name}: no {label!r} in {source or other}"
    assert named > 5


def _example(text: str, now: str) -> Texts:
    return Texts({"one.webp": [text]}, [Message(None, now, {}, text, ["one.webp"])], {})


@pytest.mark.parametrize(("text", "missing"), [("Join", []), ("Sit down, please", ["Sit down, please"])])
def test_words_of_no_message_are_found(text: str, missing: list[str]) -> None:
    texts = Texts({"one.webp": [text]}, [Message(None, "button-join", {}, "Join", ["one.webp"])], {})
    assert texts.unexplained() == ({"one.webp": missing} if missing else {})


def test_a_changed_label_is_noticed() -> None:
    (message,) = _example("Sit down", "button-join").messages
    assert message.now() != message.text
    assert Message(None, "button-that-never-was", {}, "Sit down", []).now() is None
