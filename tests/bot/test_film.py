"""Which boards an animation shows, and what is said to each."""

from __future__ import annotations

import io

import pytest
from msgspec.structs import replace
from PIL import Image

import games
from bot.past import film
from bot.words import words
from bot.words.retelling import Sentences, names
from games.record import Frame, replay
from tests.games import examples


def example(game: str) -> tuple[list[Frame], Sentences]:
    record = examples.example(game)
    return list(replay(record)), Sentences(record, names(record, words("en", game)), words("en", game))


def log(*seats: int) -> list[Frame]:
    actions = enumerate((None, *seats))
    return [Frame(number, seat, None if seat is None else "a", (), None, ()) for number, seat in actions]


def numbers(frames: list[Frame]) -> list[list[int]]:
    return [[frame.number for frame in scene] for scene in film.scenes(frames)]


def test_a_short_game_has_a_picture_for_each_action() -> None:
    assert numbers(log(0, 0, 1)) == [[0], [1], [2], [3]]
    assert len(numbers(log(*[0] * 99))) == 100


def test_in_a_long_game_what_one_player_does_in_a_row_is_one_picture() -> None:
    found = numbers(log(*[0, 0, 0, 1, 1] * 20))
    assert found[:4] == [[0], [1, 2, 3], [4, 5], [6, 7, 8]]
    assert len(found) == 41


@pytest.mark.parametrize("length", [100, 101, 190, 199, 1000, 5000])
def test_no_game_has_more_pictures_than_that_and_none_of_its_actions_is_lost(length: int) -> None:
    found = numbers(log(*[number % 3 for number in range(length)]))
    assert len(found) <= film.MOST
    assert [number for scene in found for number in scene] == list(range(length + 1))
    assert found[0] == [0]


@pytest.mark.parametrize("game", games.names())
def test_each_game_becomes_an_animation_of_less_than_a_megabyte(game: str) -> None:
    frames, say = example(game)
    *steps, gif = film.takes(frames, say)
    assert len(steps) == film.STEPS * len(film.scenes(frames))
    assert len(gif) < 1_000_000
    with Image.open(io.BytesIO(gif)) as image:
        assert getattr(image, "n_frames", 0) == len(film.scenes(frames))
        assert image.width == 500


@pytest.mark.parametrize("game", games.names())
def test_captions_tell_what_the_room_saw_and_fit(game: str) -> None:
    frames, say = example(game)
    for scene in film.scenes(frames):
        told = film.caption(scene, say)
        assert told
        assert len(told) <= film.LONGEST_CAPTION + 100
        assert "*" not in told
        assert "→" not in told
        assert 1 <= film.pace(told) <= 3.2
    assert say.events(frames[-1])[-1] in film.caption(film.scenes(frames)[-1], say)


@pytest.mark.parametrize("game", games.names())
def test_no_caption_is_empty_where_all_that_happened_is_a_secret(game: str) -> None:
    frames, say = example(game)
    # As the room would have seen it.
    hidden = [replace(frame, events=()) for frame in frames]
    blind = Sentences(say.record, say.names, say.words, hidden)
    for frame in frames[1:]:
        told = film.caption([hidden[frame.number]], blind)
        assert frame.seat is not None
        assert say.names[frame.seat] in told
        assert not any(sentence in told for sentence in say.events(frame, frame.seat))


def test_no_caption_tells_what_one_player_alone_was_told() -> None:
    frames, say = example("magic_numbers")
    secret = {told for frame in frames for event, told in say.told(frame) if event.audience is not None}
    public = {sentence for frame in frames for sentence in say.events(frame)}
    assert secret - public
    for scene in film.scenes(frames):
        assert not any(sentence in film.caption(scene, say) for sentence in secret - public)
