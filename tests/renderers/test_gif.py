"""Animations: what a player of GIFs shows is each board in its turn, for its time, with its caption."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageSequence

from renderers import canvas, theme
from renderers.canvas import Sheet, passing
from renderers.gif import CAPTION, GifWriter
from renderers.theme import WIDTH


def board(*boxes: tuple[int, int, int, int], height: int = 300) -> bytes:
    sheet = Sheet.plain((WIDTH, height), theme.PANEL)
    for x, y, wide, high in boxes:
        sheet.box(x, y, wide, high, theme.LAMP)
    with passing():
        return sheet.png()


def shown(gif: bytes) -> list[tuple[Image.Image, float]]:
    """Return the frames as shown, each with its seconds."""
    with Image.open(io.BytesIO(gif)) as image:
        return [(frame.convert("RGB").copy(), frame.info["duration"] / 1000) for frame in ImageSequence.Iterator(image)]


def below(picture: Image.Image) -> Image.Image:
    """Return the board without its caption."""
    return picture.crop((0, CAPTION // 2, picture.width, picture.height))


def test_each_picture_is_its_board_at_half_the_size_for_its_time() -> None:
    boards = [board(), board((11, 21, 31, 41)), board((11, 21, 31, 41), (700, 99, 3, 3)), board((500, 0, 8, 299))]
    reel = GifWriter()
    for number, each in enumerate(boards):
        reel.add(each, f"Number {number}", f"{number} / 3", number / 3, 1.5 + number)
    pictures = shown(reel.gif())
    assert reel.frames == len(pictures) == 4
    assert [seconds for _, seconds in pictures] == [1.5, 2.5, 3.5, 4.5]
    for (picture, _), each in zip(pictures, boards, strict=True):
        half = canvas.halved(canvas.indices(each))
        half.putpalette(canvas.flat_palette())
        assert ImageChops.difference(below(picture), half.convert("RGB")).getbbox() is None


def test_a_caption_is_new_in_each_picture_and_takes_nothing_from_the_board() -> None:
    reel = GifWriter()
    for caption in ("One", "Another", "A caption of very many words " * 20, "", "字幕 עברית"):
        reel.add(board(), caption, "1 / 2", 0.5, 1)
    pictures = [picture for picture, _ in shown(reel.gif())]
    captions = {picture.crop((0, 0, picture.width, CAPTION // 2)).tobytes() for picture in pictures}
    assert len(captions) == 5
    assert len({below(picture).tobytes() for picture in pictures}) == 1


def test_a_picture_that_does_not_change_still_has_its_time() -> None:
    reel = GifWriter()
    for _ in range(3):
        reel.add(board(), "Nothing happens.", "0 / 0", 0, 2)
    pictures = shown(reel.gif())
    assert [seconds for _, seconds in pictures] == [2, 2, 2]
    assert len({picture.tobytes() for picture, _ in pictures}) == 1


@pytest.mark.parametrize("heights", [(300, 501, 300), (501, 300, 300), (300, 300, 403)])
def test_boards_of_several_heights_fit_in_the_tallest(heights: tuple[int, ...]) -> None:
    reel = GifWriter()
    for height in heights:
        reel.add(board((0, height - 20, WIDTH, 20), height=height), "Up and down", "1", 1, 1)
    pictures = [picture for picture, _ in shown(reel.gif())]
    tallest = max(height + height % 2 for height in heights)
    assert {picture.size for picture in pictures} == {(WIDTH // 2, (CAPTION + tallest) // 2)}
    for picture, height in zip(pictures, heights, strict=True):
        assert picture.getpixel((250, (CAPTION + height) // 2 - 3)) == theme.LAMP
        if height + 20 < tallest:
            assert picture.getpixel((250, (CAPTION + tallest) // 2 - 3)) == theme.SKY[0]


def test_an_animation_repeats_and_is_the_same_each_time_it_is_made() -> None:
    def made() -> bytes:
        reel = GifWriter()
        for number in range(3):
            reel.add(board((number * 40, 0, 20, 20)), f"{number}", "", number / 2, 1)
        return reel.gif()

    assert made() == made()
    with Image.open(io.BytesIO(made())) as image:
        assert image.info["loop"] == 0


def test_an_animation_without_a_picture_is_none() -> None:
    with pytest.raises(ValueError, match="needs a picture"):
        GifWriter().gif()


def test_there_is_an_index_left_for_what_does_not_change() -> None:
    assert len(theme.palette()) < 256


def test_pictures_that_are_passed_on_are_the_same_unpacked() -> None:
    sheet = Sheet.plain((WIDTH, 50), theme.PANEL)
    packed = sheet.png()
    with passing():
        loose = sheet.png()
    assert len(loose) > len(packed)
    assert canvas.indices(loose).tobytes() == canvas.indices(packed).tobytes()
    assert sheet.png() == packed


def test_only_what_changes_is_shrunk(monkeypatch: pytest.MonkeyPatch) -> None:
    halves: list[tuple[int, int]] = []
    halved = canvas.halved

    def counting(image: Image.Image) -> Image.Image:
        halves.append(image.size)
        return halved(image)

    monkeypatch.setattr("renderers.gif.halved", counting)
    reel = GifWriter()
    for boxes in ([], [(100, 800, 30, 30)]):
        reel.add(board(*boxes, height=900), "The same", "1 / 2", 0.5, 1)
    first, *changed = halves
    assert first == (WIDTH, CAPTION + 900)
    assert sum(width * height for width, height in changed) <= 32 * 32, "and not all from the caption down to it"
