"""Magic Numbers' pictures: always drawn, always the same, never too large."""

from __future__ import annotations

import hashlib
import io
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from PIL import Image

from games.magic_numbers.rules import GAME, State
from renderers import UnknownRenderer, load, theme
from renderers.magic_numbers import magic_numbers_board as board
from tests.deep_share import deep
from tests.renderers.cases import NASTY, PLAIN, WORDS, long_game, states

pytestmark = pytest.mark.game("magic_numbers")

MAGIC = load("magic_numbers")


def picture(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    image.load()
    return image


def milestones(seats: int, leaving: float) -> list[State]:
    """Return the start, a roll, the middle, up to three leavings, and the end of a game."""
    course = list(states(seats, leaving=leaving))
    left = [at for at in range(1, len(course)) if len(course[at].resigned) > len(course[at - 1].resigned)]
    return [course[at] for at in sorted({0, 1, len(course) // 2, *left[:3], len(course) - 1} & set(range(len(course))))]


@pytest.mark.parametrize("leaving", [0.0, 0.15])
@pytest.mark.parametrize("seats", GAME.player_counts)
def test_every_stage_of_a_game_is_drawn_for_everybody_whatever_they_are_called(seats: int, leaving: float) -> None:
    for number, state in enumerate(milestones(seats, leaving)):
        room = picture(MAGIC.board(GAME.view(state, None), NASTY, WORDS))
        assert room.mode == "P"
        assert room.width == theme.WIDTH
        assert 0.6 <= room.height / room.width <= 1.1
        # The first seat and the last, or, outside a deep run, one of them in turn.
        for seat in {0, seats - 1} if deep() else {(0, seats - 1)[number % 2]}:
            view = GAME.view(state, seat)
            own = picture(MAGIC.card(view, NASTY, WORDS) or b"")
            whole = picture(MAGIC.board(view, NASTY, WORDS))
            assert (own.width, own.height) == (theme.WIDTH, 640)
            assert whole.height == room.height + (0 if state.phase == "over" else own.height)


def test_a_seats_board_is_the_rooms_table_with_the_card_below() -> None:
    state = long_game(3, 9)
    view = GAME.view(state, 1)
    room = picture(MAGIC.board(GAME.view(state, None), PLAIN, WORDS)).convert("RGB")
    own = picture(MAGIC.card(view, PLAIN, WORDS) or b"").convert("RGB")
    whole = picture(MAGIC.board(view, PLAIN, WORDS)).convert("RGB")
    assert whole.crop((0, 0, *room.size)).tobytes() == room.tobytes()
    assert whole.crop((0, room.height, *whole.size)).tobytes() == own.tobytes()


def test_the_room_has_no_card() -> None:
    view = GAME.view(long_game(3, 9), None)
    assert MAGIC.card(view, PLAIN, WORDS) is None
    assert MAGIC.card_alt(view, PLAIN, WORDS) == ""


@pytest.mark.parametrize("seats", [2, 6, 10])
def test_boards_stay_small_to_send(seats: int) -> None:
    state = long_game(seats, 150)
    for viewer in (None, 0):
        png = MAGIC.board(GAME.view(state, viewer), NASTY, WORDS)
        image = picture(png)
        assert len(png) <= 66_000 * image.width * image.height / 1_000_000


def digests() -> list[str]:
    """Return digests of boards, card and text for some stages; ``test_determinism`` makes them in other processes,
    too.
    """
    found: list[str] = []
    for state in (long_game(4, 12), list(states(3))[-1]):
        for viewer in (None, 2):
            view = GAME.view(state, viewer)
            texts = (make(view, NASTY, WORDS).encode() for make in (MAGIC.text, MAGIC.alt, MAGIC.card_alt))
            pictures = (MAGIC.board(view, NASTY, WORDS), MAGIC.card(view, NASTY, WORDS) or b"")
            found += [hashlib.sha256(made).hexdigest() for made in (*pictures, *texts)]
    return found


def test_boards_drawn_at_the_same_time_do_not_get_into_each_other() -> None:
    views = [GAME.view(state, viewer) for state in (long_game(4, 12), *states(3)) for viewer in (None, 0)][:24]
    one_by_one = [MAGIC.board(view, NASTY, WORDS) for view in views]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda view: MAGIC.board(view, NASTY, WORDS), views)) == one_by_one


@pytest.mark.parametrize("game", ["bridge", "theme", "canvas", "../magic_numbers", ""])
def test_a_game_without_a_renderer_is_an_error_that_names_it(game: str) -> None:
    with pytest.raises(UnknownRenderer, match=repr(game)):
        load(game)


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_until_everybody_has_seen_it_the_board_says_where_ones_own_card_is(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    peek, written = WORDS("button-peek"), list[str]()
    write = board.Sheet.write

    def noted(sheet: Any, x: float, y: float, text: str, *given: Any, **named: Any) -> int:
        written.append(text)
        return write(sheet, x, y, text, *given, **named)

    monkeypatch.setattr(board.Sheet, "write", noted)
    for state in (course := list(states(seats)))[:7] + course[-1:]:
        view = GAME.view(state, None)
        written.clear()
        board._own_card.cache_clear()
        MAGIC.board(view, PLAIN, WORDS)
        assert (peek in written) == (len(view.history) <= 2 and view.phase != "over")
