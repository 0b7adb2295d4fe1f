"""Lists of which one counts: with the language's word for «or», which changes before some sounds."""

from __future__ import annotations

import pytest

from bot.i18n import localizer


@pytest.mark.parametrize(
    ("locale", "names", "told"),
    [
        ("en", ["Ann"], "Ann"),
        ("en", ["Ann", "Ben"], "Ann or Ben"),
        ("en", ["Ann", "Ben", "Cleo"], "Ann, Ben, or Cleo"),
        ("de", ["Ann", "Ben", "Cleo"], "Ann, Ben oder Cleo"),
        ("fr", ["Ann", "Ben"], "Ann ou Ben"),
        ("it", ["Ann", "Otto"], "Ann o Otto"),
        ("ja", ["Ann", "Ben"], "AnnまたはBen"),
        ("pl", ["Ann", "Ben"], "Ann lub Ben"),
        ("pt-BR", ["Ann", "Ben", "Cleo"], "Ann, Ben ou Cleo"),
        ("es-ES", ["Ann", "Ben"], "Ann o Ben"),
        ("es-ES", ["Ann", "Otto"], "Ann u Otto"),
        ("es-ES", ["Ann", "Ben", "Horacio"], "Ann, Ben u Horacio"),
    ],
)
def test_a_list_of_which_one_counts_is_said_as_the_language_does(locale: str, names: list[str], told: str) -> None:
    assert localizer(locale).format_list(names, either=True) == told


def test_a_list_of_all_stays_as_it_was() -> None:
    assert localizer("es-ES").format_list(["Ann", "Otto"]) == "Ann y Otto"
