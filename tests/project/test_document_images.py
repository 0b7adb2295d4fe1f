"""The boards in the documents are what the renderers draw now, from records that hold."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from docs import draw_portal, pictures
from docs.draw import DOCS, NAMES, draw
from docs.film import FILM, MOST, STILL
from games.core.record import parse, replay
from tests.project.source_tree import ROOT, files, shown


def _difference(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_in_the_documents_is_current(name: str, tmp_path: Path) -> None:
    # Pixels, not bytes: what a compressor makes of them may differ from one processor to another.
    with Image.open(DOCS / "images" / name) as kept, Image.open(draw(name, tmp_path)) as drawn:
        same = (
            kept.size == drawn.size and not ImageChops.difference(kept.convert("RGB"), drawn.convert("RGB")).getbbox()
        )
    assert same, f"docs/images/{name} is out of date: `just pictures` draws it again"


@pytest.mark.parametrize("name", draw_portal.PLACES)
def test_a_drawing_of_the_portal_is_current(name: str) -> None:
    assert (DOCS / "images" / name).read_text(encoding="utf-8") == draw_portal.picture(draw_portal.PLACES[name])


def _webp(*pictures: Image.Image) -> bytes:
    file = io.BytesIO()
    first, *others = pictures
    first.save(file, "WEBP", lossless=True, save_all=True, append_images=others, duration=[100] * len(pictures))
    return file.getvalue()


def test_a_new_run_keeps_pictures_that_nobody_can_tell_apart_and_names_the_others() -> None:
    plain = Image.new("RGB", (40, 40), (20, 20, 40))
    barely, other = plain.copy(), plain.copy()
    barely.putpixel((3, 3), (90, 90, 90))
    other.paste((255, 255, 255), (10, 10, 20, 20))
    assert pictures.difference(_webp(plain, other), _webp(barely, other)) == ""
    assert pictures.difference(_webp(plain), _webp(other)) == "other pixels in (10, 10, 20, 20)"
    assert pictures.difference(_webp(plain, other), _webp(plain, barely)) == "picture 2: other pixels in (3, 3, 20, 20)"
    assert pictures.difference(_webp(plain, other), _webp(plain)) == "1 pictures, was 2"


@pytest.mark.parametrize("path", sorted((DOCS / "examples").glob("*.json")), ids=lambda path: path.stem)
def test_an_example_record_is_a_whole_game_with_checked_dice(path: Path) -> None:
    record = parse(path.read_bytes())
    *_, last = replay(record)
    assert record.commitment
    assert last.number == len(record.actions) > 0


PAGES = [path for path in files() if path.suffix == ".md"]
PICTURE = re.compile(r"""!\[([^\]]*)\]\(([^)]+)\)|<img src="([^"]+)"[^>]*?(?: alt="([^"]*)")?>""")


def test_the_film_is_short_and_small_and_has_a_still() -> None:
    with Image.open(FILM) as film:
        milliseconds = 0
        for picture in range(film.n_frames):
            film.seek(picture)
            film.load()
            milliseconds += film.info["duration"]
        size = film.size
    assert FILM.stat().st_size < MOST
    assert 10_000 < milliseconds < 25_000
    with Image.open(STILL) as still:
        assert still.size == size
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f'<source media="(prefers-reduced-motion: reduce)" srcset="{shown(STILL)}">' in readme
    first, *others = PICTURE.findall(readme)
    assert first[2] == shown(FILM)
    assert len(others) < 4


def test_pictures_are_all_shown_all_have_alt_text_and_are_not_large_together() -> None:
    used = {STILL}
    for page in PAGES:
        for in_words, target, source, alt in PICTURE.findall(page.read_text(encoding="utf-8")):
            assert len(in_words or alt) > 20, f"{shown(page)}: {target or source} has no alt text"
            used.add((page.parent / (target or source)).resolve())
    there = set((DOCS / "images").iterdir())
    assert there == used & there
    assert sum(path.stat().st_size for path in there) < 4_000_000
