"""Sentences that new players tripped over, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.i18n import available_locales, localizer
from bot.ui.games import described
from tests.bot.simcord_bot import BotHarness
from tests.games.optional import spoken_in

WORDS = Path("bot/i18n")
QUOTES = "“„«「"
TAUNTS = ("event-moved", "event-stayed", "event-claimed", "event-outdid", "event-scored")


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize("event", TAUNTS)
def test_what_a_square_says_is_in_quotation_marks(locale: str, event: str) -> None:
    speak = localizer(locale, "sibling_rivalry")
    taunt = speak("short-square", track=6, square=4)
    for flavour in range(9):
        for left in (0, 3):
            parts = {"seat": "Ann", "other": "Ben", "track": 6, "square": 4, "flavour": flavour, "left": left}
            said = speak(event, **parts, row=0, pair=0, points=3, before=1, after=4)
            before = said.partition(taunt)[0].rstrip("*\u00a0\u202f ")
            assert before[-1:] in QUOTES, said


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize("event", TAUNTS)
def test_nobody_says_what_is_done_or_made_with_a_face(locale: str, event: str) -> None:
    speak = localizer(locale, "sibling_rivalry")
    done = speak("short-square", track=2, square=4)
    says = r"[”“»』」]+,?\s*(?:says|whispers|sagt|flüstert|dice|dit|lance|mówi|diz|と(?:Ann|言))"
    for flavour in range(9):
        for left in (0, 3):
            parts = {"seat": "Ann", "other": "Ben", "track": 2, "square": 4, "flavour": flavour, "left": left}
            said = speak(event, **parts, row=0, pair=0, points=3, before=1, after=4)
            assert done in said
            assert not re.match(says, said.partition(done)[2].lstrip("*\u00a0\u202f ")), said


@pytest.mark.parametrize("locale", available_locales())
def test_who_is_alone_at_a_table_is_told_of_computers(locale: str) -> None:
    speak = localizer(locale)
    button = speak("button-computers")
    assert button in speak("seated-already", few="yes")
    assert button not in speak("seated-already", few="no")
    for seated in ("yes", "no"):
        said = speak("sorry-too-few", least=2, count=1, seated=seated)
        assert button in said
        assert (speak("button-join") in said) == (seated == "no")


async def test_who_has_sat_down_alone_is_not_told_to_join(harness: BotHarness) -> None:
    await harness.sit("Ann")
    for button in ("@join", "@start"):
        said = (await harness.press("Ann", button)).words
        assert "Add computer" in said
        assert "press Join" not in said
        assert "Press Join" not in said


@pytest.mark.parametrize("locale", available_locales())
def test_more_1s_than_it_takes_are_not_so_many_of_so_many(locale: str) -> None:
    said = localizer(locale, "sibling_rivalry")(
        "event-rolled", seat="Ann", faces="1, 1", new=2, ones=4, limit=3, flavour=0, row=0
    )
    assert not re.search(r"4 (of|von|de|sur|su|z) 3|3個中4個", said)
    assert "4" in said
    assert "3" in said


def test_one_point_is_one() -> None:
    said = localizer("en", "tie_die")("event-off-lost", seat="Cleo", before=4, sides=4, points=1, flavour=3, row=0)
    assert "Off goes one of Cleo's points" in said


@pytest.mark.parametrize("locale", available_locales())
def test_choosing_a_game_shows_players_and_minutes(locale: str) -> None:
    told = described(locale)
    assert re.search(r"2\D+10\D+4–13", told["magic_numbers"])
    assert len({*told.values()}) == len(told)


async def test_a_lobby_says_how_to_tell_a_birthday_where_it_counts(harness: BotHarness) -> None:
    assert "/me birthday" in (await harness.sit("Ann", rules="first birthday")).text


async def test_a_lobby_says_nothing_of_birthdays_where_they_do_not_count(harness: BotHarness) -> None:
    assert "/me birthday" not in (await harness.sit("Ann", rules="first host")).text


SAYS = {
    "en": "says|thinks|asks|whispers",
    "de": "sagt|denkt|findet|fragt|flüstert",
    "es-ES": "dice|piensa|pregunta|susurra",
    "fr": "dit|se dit|demande|déclare",
    "it": "dice|pensa|chiede|sussurra",
    "pl": "mówi|myśli|pyta|szepcze",
    "pt-BR": "diz|pensa|pergunta|sussurra",
}
"""Verbs that follow what somebody says, by language; in Japanese と does."""


@pytest.mark.parametrize(
    ("game", "locale"), [(game, locale) for locale in available_locales() for game in spoken_in(locale)]
)
def test_what_players_say_is_in_quotation_marks(game: str, locale: str) -> None:
    verbs = SAYS.get(locale)
    said = re.compile(rf", (?:{verbs}) \{{ \$(?:seat|other)" if verbs else r"、と\{ \$(?:seat|other)")
    text = (WORDS / locale / f"{game}.ftl").read_text(encoding="utf-8")
    found = [
        line.strip() for line in text.splitlines() for at in said.finditer(line) if line[at.start() - 1] not in "”“»」"
    ]
    assert found == []


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize(
    ("game", "sentence", "parts"),
    [
        ("magic_numbers", "final-card", {"seat": "Ann", "good": 3, "evil": 4, "score": 1}),
        ("magic_numbers", "board-card", {"good": 3, "evil": 4, "score": 1, "target": 30}),
        ("pillow_fight", "headline-not-a-feather", {"winners": "Ann", "number": 1}),
    ],
)
def test_one_of_something_is_no_plural(game: str, sentence: str, parts: dict[str, object], locale: str) -> None:
    said = localizer(locale, game)(sentence, **parts)
    assert not re.search(r"\b1 (points|puntos|punti|pontos|hits|golpes|touches|colpi|acertos)\b", said), said


@pytest.mark.parametrize("locale", available_locales())
def test_giving_away_a_seat_is_explained_in_sixty_words(locale: str) -> None:
    speak = localizer(locale)
    told = f"{speak('hand-over-sure')} {speak('drop-out-sure')}"
    if locale == "ja":
        assert len(told) <= 160, told
    else:
        assert len([word for word in told.split() if any(map(str.isalnum, word))]) <= 60, told


@pytest.mark.parametrize("locale", available_locales())
def test_a_risk_is_said_to_be_that_of_now(locale: str) -> None:
    speak = localizer(locale, "pillow_fight")
    now = {
        "en": "now",
        "de": "gerade",
        "es-ES": "ahora",
        "fr": "pour l’instant",
        "it": "per ora",
        "ja": "今",
        "pl": "teraz",
        "pt-BR": "agora",
    }[locale]
    assert now in speak("own-risk-here", count=0, percent=0).lower()
    assert now in speak("square-risk", count=0, percent=0).lower()


@pytest.mark.parametrize("locale", available_locales())
def test_the_label_of_a_room_to_draw_is_short_and_its_signs_stand_below(locale: str) -> None:
    speak = localizer(locale, "pillow_fight")
    assert len(speak("form-room-rows")) <= 24
    assert all(sign in speak("form-room-rows.about") for sign in "🟫⬜🟦.#f")


def test_a_name_in_s_has_no_second_one() -> None:
    speak = localizer("en", "pillow_fight")
    for name in ("Slippers", "**Boss**", "\u2068🤖 Bot Slippers\u2069"):
        assert "s's" not in speak("event-dropped", seat=name, square="D3").replace("*", "").replace("\u2069", "")
    assert "Ann's pillow" in speak("event-dropped", seat="Ann", square="D3")
    assert "\u2068Bot Slippers\u2069' pillow" in speak("event-dropped", seat="\u2068Bot Slippers\u2069", square="D3")
