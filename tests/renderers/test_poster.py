"""The poster of an open table: for everybody, whatever they are called and however many they are."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from bot.i18n import available_locales, localizer
from bot.ui.games import playable_games
from renderers import canvas, theme
from renderers.avatars import FACES
from renderers.cards import poster_art
from renderers.cards.poster import INSET, Poster, PosterSeat, draw, height
from renderers.theme import WIDTH
from tests.renderers.cases import NASTY

ABOUT = "Roll as often as you dare.\nA 1 eats the whole turn."


def poster(*sitters: PosterSeat, game: str = "pig", most: int = 10, title: str = "Pig", about: str = ABOUT) -> Poster:
    return Poster(game, title, about, sitters, most)


def people(count: int) -> list[PosterSeat]:
    return [PosterSeat(f"Player {number}") for number in range(count)]


def opened(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    image.load()
    return image


@pytest.mark.parametrize("most", range(2, 11))
def test_every_chair_is_there_taken_or_free(most: int) -> None:
    drawn = [draw(poster(*people(count), most=most)) for count in range(most + 1)]
    assert len(set(drawn)) == most + 1
    assert {opened(png).size for png in drawn} == {(WIDTH, height(most))}
    assert max(map(len, drawn)) < 60_000


@pytest.mark.parametrize(
    "game", [game for game in playable_games() if poster_art.load(game) is not poster_art.load("nothing")]
)
def test_a_game_s_own_scene_is_on_its_poster(game: str) -> None:
    assert draw(poster(game=game)) != draw(poster(game="nothing"))


def test_the_same_poster_is_the_same_bytes() -> None:
    assert draw(poster(*people(3))) == draw(poster(*people(3)))


def test_a_computer_looks_like_one_and_the_host_is_told() -> None:
    looks = (
        PosterSeat("Ann"),
        PosterSeat("Ann", "host"),
        *(PosterSeat("Ann", "", True, face) for face in ("", *FACES)),
    )
    assert len({draw(poster(sitter)) for sitter in looks}) == len(looks)


@pytest.mark.parametrize("name", [*NASTY, "", "W" * 32, "\u202e"])
def test_nobody_breaks_it_by_their_name_or_reaches_into_anothers_chair(name: str) -> None:
    bare, named = opened(draw(poster(*people(1), PosterSeat("")))), opened(draw(poster(*people(1), PosterSeat(name))))
    assert named.size == bare.size
    across = (WIDTH - 48) // 5
    left, right = 24 + across, 24 + 2 * across
    for box in ((0, 0, left, bare.height), (right, 0, WIDTH, bare.height)):
        assert named.crop(box).tobytes() == bare.crop(box).tobytes()


@pytest.mark.parametrize("about", ["", "word " * 60, "W" * 200, "日本語の説明です。" * 12])
def test_whatever_the_game_is_about_it_takes_two_lines(about: str) -> None:
    plain, told = opened(draw(poster())), opened(draw(poster(about=about)))
    below = (0, height(10) - 440, WIDTH, height(10))
    assert told.crop(below).tobytes() == plain.crop(below).tobytes()


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize("game", playable_games())
def test_a_poster_says_all_that_its_game_is_about(game: str, locale: str) -> None:
    about = localizer(locale, game)("tagline")
    _, lines = canvas.setting(about, (theme.BODY, 30, theme.SMALL), WIDTH - 2 * INSET, 2)
    assert "".join("".join(lines).split()) == "".join(about.split())
