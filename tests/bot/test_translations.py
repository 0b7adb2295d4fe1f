"""Translations: each fault is told once, with its file and line, and ours have none.

Here are the mistakes that are found by comparing a translation with the English; ``test_i18n_lint`` has those of
any Fluent file.
"""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from discord import app_commands

import games
from bot import i18n as speech
from bot.i18n import DEFAULT, available_locales, lint, localizer, negotiate_locale
from bot.i18n.command_translator import CommandTranslator, translatable
from bot.i18n.lint_lengths import LIMITS
from bot.i18n.lint_translations import plural_forms
from sleepover.workshop.check_language import no_room
from sleepover.workshop.checks.text_fit import places
from tests.bot.locales import forget, only

ENGLISH = {
    "common": """
hello = Hello { $name }, it is your turn.
way = { $way ->
    [up] It went up
    [down] It went down
   *[same] It stayed
} by { $by }
turns = { $turns ->
    [0] no turns yet
    [one] { $turns } turn
   *[other] { $turns } turns
}
bold = It is **{ $what }** now
event-rolled = { $flavour ->
    [0] { $seat } shakes the die and rolls { $face }.
   *[1] Out of the cup tumbles a { $face }, thanks to { $seat }.
}
few = { $how ->
    [few] Far too few to tell.
   *[even] To the pip.
}
button-join = Join the table
luck-title = A word for luck
look = Try /play, or /me pings.
months = { $month ->
    [1] January
   *[2] February
}
""",
    "commands": """
command-play = play
    .description = Open a table
option-play-game = game
option-play-clock = clock
command-me = me
command-me-pings = pings
command-me-quiet = quiet
menu-profile = Profile
""",
}
POLISH = {
    "common": """
hello = Cześć { $name }, twoja kolej.
way = { $way ->
    [up] W górę
    [down] W dół
   *[same] Bez zmian
} o { $by }
turns = { $turns ->
    [0] jeszcze bez ruchu
    [one] { $turns } ruch
    [few] { $turns } ruchy
   *[many] { $turns } ruchów
}
bold = Teraz jest **{ $what }**
event-rolled = { $flavour ->
    [0] { $seat } potrząsa kostką i rzuca { $face }.
   *[1] Z kubka wypada { $face }, a rzuca { $seat }.
}
few = { $how ->
    [few] O wiele za mało.
   *[even] Co do oczka.
}
button-join = Dosiadam się
luck-title = Słowo na szczęście
look = Spróbuj /graj albo /ja pings.
months = { $month ->
    [1] styczeń
   *[2] luty
}
""",
    "commands": """
command-play = graj
    .description = Otwórz stół
option-play-game = gra
option-play-clock = zegar
command-me = ja
command-me-pings = pings
command-me-quiet = cisza
menu-profile = Profil gracza
""",
}


def lint_errors(folder: Path, changed: dict[str, tuple[str, str]]) -> list[str]:
    """Return the linter's messages about the Polish files with these replacements, without the names of files.

    ``changed`` has the old and the new text for each file.
    """
    for locale, files in ((DEFAULT, ENGLISH), ("pl", POLISH)):
        (folder / locale).mkdir(parents=True)
        for name, written in files.items():
            old, new = changed.get(name, ("", "")) if locale == "pl" else ("", "")
            assert old in written
            (folder / locale / f"{name}.ftl").write_text(written.replace(old, new, 1) if old else written, "utf-8")
    found = [*lint.lint_languages([folder]), *lint.missing_messages("pl", [folder])]
    assert all(one.path.parent.name == "pl" for one in found)
    return [f"{one.line}: {one.what}" for one in found]


def test_a_good_translation_has_no_mistakes(tmp_path: Path) -> None:
    assert lint_errors(tmp_path, {}) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        ("common", "hello = Cześć { $name }, twoja kolej.\n", "", "1: hello is missing (line 2 in English)"),
        ("common", "Cześć { $name }, twoja", "Cześć, twoja", "2: hello does not show $name here, which English always"),
        ("common", "[up] W górę", "[gora] W górę", "4: way has a variant [gora] of $way; English knows [down], [same]"),
        ("common", "    [down] W dół\n", "", "3: way does not tell [down] of $way apart, as English does"),
        ("common", "    [0] jeszcze bez ruchu\n", "", "8: turns does not tell [0] of $turns apart, as English does"),
        ("common", "    [few] { $turns } ruchy\n", "", "8: turns lacks [few], which pl needs beside a number"),
        ("common", "[few] { $turns } ruchy", "[two] { $turns } ruchy", "11: turns has a variant [two], which pl never"),
        ("common", "**{ $what }**", "**{ $what }", "14: bold opens ** here and does not close it"),
        ("common", "Cześć { $name }", "Cześć **{ $name }**", "2: hello has ** in it; English has not"),
        ("common", "a rzuca { $seat }.", "ktoś rzuca.", "17: event-rolled does not show $seat here, which English"),
        ("common", "Z kubka wypada { $face }, a rzuca { $seat }.", "{ $seat } potrząsa kostką i rzuca { $face }!",
         "17: event-rolled says in [1] nearly the same as in [0]"),
        ("common", "    [0] { $seat } potrząsa kostką i rzuca { $face }.\n   *[1]", "   *[0]",
         "15: event-rolled has 1 wordings, and 2 in English"),
        ("common", "    [0] { $seat } potrząsa", "    [2] { $seat } potrząsa", "15: event-rolled counts its"),
        ("common", "Dosiadam się", "Join the table", "23: button-join is the same as in English; translate it"),
        ("common", "Dosiadam się", "Dosiadam " * 10 + "się", "23: button-join has about 93 characters; a button"),
        ("common", "Słowo na", "Słowo zupełnie dowolne, byle tylko przyniosło na", "24: luck-title has about 58"),
        ("common", "/graj", "/play", "25: look speaks of /play, and there are /graj, /ja"),
        ("common", "/ja pings", "/ja quiet", "25: look speaks of /ja quiet; /ja has cisza, pings"),
        ("common", "    [1] styczeń\n", "", "26: months does not tell [1] of $month apart, as English does"),
        ("commands", "= graj", "= Graj", "2: command-play is 'Graj': lower-case letters"),
        ("commands", "= zegar", "= gra", "5: option-play-clock and option-play-game are both called 'gra'"),
        ("commands", "= cisza", "= pings", "8: command-me-quiet and command-me-pings are both called 'pings'"),
        ("commands", "Profil gracza", "Profil tego gracza i jego wszystkich gier", "9: menu-profile has about 41"),
        ("commands", "    .description = Otwórz stół\n", "", "2: command-play.description is missing (line 3 in"),
    ],
)  # fmt: skip
def test_each_kind_of_mistake_is_told_once_with_its_line(
    tmp_path: Path, file: str, old: str, new: str, expected: str
) -> None:
    (found,) = lint_errors(tmp_path, {file: (old, new)})
    assert found.startswith(expected)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("button-join = Dosiadam się", "# Same as English: everybody says so\nbutton-join = Join the table"),
        ("\nhello", "### Words of English too: join, the, table\n\nhello"),
        ("{ $by }\n", "{ amount }\namount = { $by }\n"),
        ("{ $turns } ruch\n", "jeden ruch\n"),
    ],
    ids=["an excuse", "shared words", "a sentence of its own", "a number in words"],
)
def test_what_a_language_may_do_otherwise(tmp_path: Path, old: str, new: str) -> None:
    assert lint_errors(tmp_path, {"common": (old, new)}) == []


def test_a_sentence_of_its_own_uses_what_it_is_given(tmp_path: Path) -> None:
    (found,) = lint_errors(tmp_path, {"common": ("{ $by }\n", "{ $by }{ more }\nmore = { $much }\n")})
    assert found == "7: way refers to more, which uses $much: way is not given it"


def test_there_are_limits_for_what_discord_limits() -> None:
    there = {name for path in (Path(speech.__file__).parent / DEFAULT).glob("*.ftl") for name in _names(path)}
    for limit in LIMITS:
        assert any(limit.names.fullmatch(name) for name in there), limit.where


def _names(path: Path) -> list[str]:
    return [name for one in lint.ParsedFile(path).said for name in (one.name, f"{one.name}.description")]


def test_which_plurals_languages_have() -> None:
    assert plural_forms("pl")[0] == {"one", "few", "many"}
    assert plural_forms("ja") == ({"other"}, {"other"})
    assert plural_forms("fr")[0] == {"one", "other"}
    assert "many" in plural_forms("es-ES")[1]


# The languages that there are


def test_all_that_pictures_say_has_room_in_every_language() -> None:
    found = [place for game in games.names() for place in places(game)]
    assert len(found) > 900, "the sentences in the pictures were not found"
    beside = {"poster-host", "keepsake-about", "review-plot-title", "what-if-picture-title", "leaderboard-about"}
    assert beside | {"profile-card-none", "tagline", "headline-won"} <= {place.sentence for place in found}
    assert list(map(str, no_room(list(available_locales()), found))) == []


def test_what_has_no_room_in_a_picture_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "words" / "de").mkdir(parents=True)
    (tmp_path / "words" / "de" / "common.ftl").write_text("button-join = Mitspielen\n", encoding="utf-8")
    (tmp_path / "words" / "de" / "tie_die.ftl").write_text(
        "title = Stich\nboard-target = Zielpunktzahl\nboard-prices = Was Würfel kosten\n", encoding="utf-8"
    )
    only(monkeypatch, tmp_path / "words")
    try:
        (found,) = no_room(["de"], places("tie_die"))
    finally:
        monkeypatch.undo()
        forget()
    assert (found.path.name, found.line) == ("tie_die.ftl", 2)
    assert found.what.startswith("board-target has no room in the picture: 'Zielpunktzahl' is")


# Which language is spoken


@pytest.fixture
def three(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for locale, play in (("es-ES", "jugar"), ("pt-BR", "jogar"), ("de", "spielen")):
        (tmp_path / "words" / locale).mkdir(parents=True)
        (tmp_path / "words" / locale / "common.ftl").write_text("button-join = ¡Va!\n", encoding="utf-8")
        (tmp_path / "words" / locale / "commands.ftl").write_text(f"command-play = {play}\n", encoding="utf-8")
    only(monkeypatch, tmp_path / "words")


@pytest.mark.usefixtures("three")
@pytest.mark.parametrize(
    ("locale", "expected"),
    [("es-ES", "es-ES"), ("es-419", "es-ES"), ("es", "es-ES"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"), ("de-AT", "de")]
    + [(english, "en") for english in ("en", "en-US", "en-GB", "ja", "zh-TW", "", "x", "../de")],
)
def test_the_nearest_language_is_spoken(monkeypatch: pytest.MonkeyPatch, locale: str, expected: str) -> None:
    try:
        assert negotiate_locale(locale) == expected
        assert localizer(locale).locale == expected
        # European Portuguese has numbers of its own.
        assert (localizer(locale) is localizer(expected)) is (locale != "pt-PT")
    finally:
        monkeypatch.undo()
        forget()


@pytest.mark.usefixtures("three")
async def test_commands_have_names_in_all_that_a_language_is_spoken_as(monkeypatch: pytest.MonkeyPatch) -> None:
    context = app_commands.TranslationContext(app_commands.TranslationContextLocation.command_name, None)  # type: ignore[arg-type]
    try:
        found = {
            str(locale): await CommandTranslator().translate(translatable("command-play"), locale, context)
            for locale in discord.Locale
        }
    finally:
        monkeypatch.undo()
        forget()
    named = {locale: name for locale, name in found.items() if name is not None}
    assert named == {"es-ES": "jugar", "es-419": "jugar", "pt-BR": "jogar", "de": "spielen"}
