"""Tests of the animation: the boards that it shows, and their captions."""

from __future__ import annotations

import io

import pytest
from msgspec.structs import replace
from PIL import Image

import games
from bot.history import animation
from bot.i18n import localizer
from bot.i18n.transcript import TranscriptWriter, printable_names
from games.core.record import Frame, replay
from tests.games import examples


def example(game: str) -> tuple[list[Frame], TranscriptWriter]:
    record = examples.example(game)
    return list(replay(record)), TranscriptWriter(
        record, printable_names(record, localizer("en", game)), localizer("en", game)
    )


def log(*seats: int) -> list[Frame]:
    actions = enumerate((None, *seats))
    return [Frame(number, seat, None if seat is None else "a", (), None, ()) for number, seat in actions]


def numbers(frames: list[Frame]) -> list[list[int]]:
    return [[frame.number for frame in scene] for scene in animation.group_frames(frames)]


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
    assert len(found) <= animation.MOST
    assert [number for scene in found for number in scene] == list(range(length + 1))
    assert found[0] == [0]


@pytest.mark.parametrize("game", games.names())
def test_each_game_becomes_an_animation_of_less_than_a_megabyte(game: str) -> None:
    frames, say = example(game)
    *steps, gif = animation.animation_frames(frames, say)
    assert len(steps) == animation.STEPS * len(animation.group_frames(frames))
    assert len(gif) < 1_000_000
    with Image.open(io.BytesIO(gif)) as image:
        assert getattr(image, "n_frames", 0) == len(animation.group_frames(frames))
        assert image.width == 500


@pytest.mark.parametrize("game", games.names())
def test_captions_tell_what_the_room_saw_and_fit(game: str) -> None:
    frames, say = example(game)
    for scene in animation.group_frames(frames):
        told = animation.caption(scene, say)
        assert told
        assert len(told) <= animation.LONGEST_CAPTION + 100
        assert "*" not in told
        assert "→" not in told
        assert 1 <= animation.display_seconds(told) <= 3.2
    assert say.audience_text(frames[-1])[-1] in animation.caption(animation.group_frames(frames)[-1], say)


@pytest.mark.parametrize("game", games.names())
def test_no_caption_is_empty_where_all_that_happened_is_a_secret(game: str) -> None:
    frames, say = example(game)
    # As the room would have seen it.
    hidden = [replace(frame, events=()) for frame in frames]
    blind = TranscriptWriter(say.record, say.names, say.words, hidden)
    for frame in frames[1:]:
        told = animation.caption([hidden[frame.number]], blind)
        assert frame.seat is not None
        assert say.names[frame.seat] in told
        assert not any(sentence in told for sentence in say.audience_text(frame, frame.seat))


def test_no_caption_tells_what_one_player_alone_was_told() -> None:
    frames, say = example("magic_numbers")
    secret = {told for frame in frames for event, told in say.full_frame_text(frame) if event.audience is not None}
    public = {sentence for frame in frames for sentence in say.audience_text(frame)}
    assert secret - public
    for scene in animation.group_frames(frames):
        assert not any(sentence in animation.caption(scene, say) for sentence in secret - public)
