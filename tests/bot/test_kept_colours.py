"""Colours from game to game: a player keeps theirs, with its shape and letter, wherever it is free."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.history import share_card
from bot.storage import SeatRow, assign_styles
from bot.table.session import TableSession
from bot.ui.components.json_components import seat_colour
from renderers import load
from renderers.seat_styles import style_of
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_ai_seats import add


async def worn(harness: BotHarness, table: int | None = None) -> dict[str, int]:
    """Return each player's style at the table, by name."""
    live = TableSession(await harness.stored(table))
    return dict(zip([seat.name for seat in live.stored.seats], live.styles, strict=True))


async def over(harness: BotHarness, *who: str, game: str = "tie_die") -> None:
    await harness.start(*who, game=game)
    await harness.slash(who[0], "table resign")
    while (await harness.stored()).status == "playing":
        await harness.slash(who[1], "table resign")


async def test_a_rematch_moves_the_seats_on_and_everybody_keeps_their_colour(harness: BotHarness) -> None:
    await over(harness, "Ann", "Ben", game="magic_numbers")
    assert await worn(harness) == {"Ann": 0, "Ben": 1}
    await harness.press("Ann", "@rematch")
    assert await worn(harness) == {"Ann": 0}, "in the lobby"
    await harness.press("Ben", "@join")
    assert await harness.seated() == ["Ben", "Ann"]
    assert await worn(harness) == {"Ben": 1, "Ann": 0}
    styles = await worn(harness)
    shown, turn = (await harness.board()).json, await harness.turn()
    assert turn is not None
    assert shown["components"][0]["accent_color"] == seat_colour(styles[turn])


async def test_a_colour_is_kept_at_another_game_with_other_people(harness: BotHarness) -> None:
    await over(harness, "Ann", "Ben")
    harness.come("Cleo")
    await harness.sit("Ben", "Ann", "Cleo", game="magic_numbers")
    assert await worn(harness) == {"Ben": 1, "Ann": 0, "Cleo": 2}


async def test_nobodys_colour_changes_in_a_lobby_because_another_joins(harness: BotHarness) -> None:
    await over(harness, "Ann", "Ben")
    for name in ("Cleo", "Dan", "Eve"):
        harness.come(name)
    await harness.sit("Cleo", game="magic_numbers")
    seen: dict[str, int] = {}
    for name in ("Ben", "Dan", "Ann", "Eve"):
        await harness.press(name, "@join")
        now = await worn(harness)
        assert seen.items() <= now.items()
        seen = now
    assert seen == {"Cleo": 2, "Ben": 1, "Dan": 3, "Ann": 0, "Eve": 4}
    await harness.press("Cleo", "@start")
    assert await worn(harness) == seen


async def test_of_two_with_one_colour_the_first_to_sit_keeps_it(harness: BotHarness) -> None:
    await over(harness, "Ann", "Ben")
    for name in ("Amy", "Bob"):
        harness.come(name)
    await over(harness, "Amy", "Bob")
    await harness.sit("Bob", "Ben", "Ann", "Amy", game="magic_numbers")
    assert await worn(harness) == {"Bob": 1, "Ben": 2, "Ann": 0, "Amy": 3}


async def test_computers_keep_theirs_in_a_rematch_and_never_take_a_persons(harness: BotHarness) -> None:
    await harness.sit("Ann", game="tie_die")
    await add(harness, "Ann", times=2)
    before = await worn(harness)
    await harness.press("Ann", "@start")
    await harness.slash("Ann", "table resign")
    await harness.press("Ann", "@rematch")
    assert (await harness.stored()).id == 2
    assert await worn(harness) == before


async def test_the_card_of_a_finished_game_and_its_replay_show_the_colours_of_that_game(harness: BotHarness) -> None:
    await over(harness, "Ann", "Ben")
    await over(harness, "Ben", "Ann")
    seen: list[tuple[int, ...]] = []

    def noted(draw: Callable[..., bytes]) -> Callable[..., bytes]:
        def drawn(*given: object) -> bytes:
            seen.append((style_of(0), style_of(1)))
            return draw(*given)

        return drawn

    for module, name in ((share_card, "draw_share_card"), (load("tie_die"), "board")):
        harness.patch.setattr(module, name, noted(getattr(module, name)))
    await harness.press("Ann", "@share")
    assert seen == [(1, 0)]
    await harness.slash("Ann", "replay", id="2")
    assert len(seen) > 2
    assert set(seen) == {(1, 0)}


def seat(style: int | None, *, computer: bool = False, name: str = "") -> SeatRow:
    return SeatRow(7, name, 1, "en", None, None, -1, level="easy" if computer else None, style=style)


@pytest.mark.parametrize(
    ("given", "worn_"),
    [
        ([None, None, None], (0, 1, 2)),
        ([1, 0], (1, 0)),
        ([1, None], (1, 0)),
        ([None, 0, None], (1, 0, 2)),
        ([9, 9, None], (9, 1, 2)),
        ([3, 3, 1], (3, 0, 1)),
    ],
)
def test_everybody_gets_a_colour_and_nobody_anothers(given: list[int | None], worn_: tuple[int, ...]) -> None:
    assert assign_styles([seat(style) for style in given], lobby=True) == worn_


def test_a_person_comes_before_a_computer() -> None:
    assert assign_styles([seat(1, computer=True), seat(1)], lobby=True) == (0, 1)


def test_a_table_from_before_colours_were_stored_looks_as_it_did() -> None:
    assert assign_styles([seat(None, name="Fay")] * 10, lobby=False) == tuple(range(10))


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Gina", "Fay", "Ann"], "GFA"),
        (["Fay", "Finn", "Gina"], "FBG"),
        (["Zoë", "Ben", "élise", "雪"], "ABED"),
        (["Ann", "Blanket 🤖"], "AB"),
    ],
)
def test_a_new_players_letter_is_their_initial_where_that_is_free(names: list[str], letters: str) -> None:
    seats = [seat(None, name=name, computer=name.endswith("🤖")) for name in names]
    assert "".join(chr(ord("A") + style) for style in assign_styles(seats, lobby=True)) == letters


def test_a_kept_colour_goes_before_an_initial() -> None:
    assert assign_styles([seat(6, name="Ben"), seat(None, name="Gina")], lobby=True) == (6, 1)
