"""Pillow Fight's pictures: always drawn, always the same, never too large."""

from __future__ import annotations

import hashlib
import io
import os
import random
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from games.dice import FastDice
from games.pillow_fight.rules import GAME
from games.pillow_fight.state import State
from renderers import load, theme
from renderers.pillow_fight import fight
from tests.renderers.cases import NASTY, PLAIN
from tests.renderers.pillow_cases import EVERYTHING, WORDS, fullest, states

pytestmark = pytest.mark.game("pillow_fight")

PILLOW = load("pillow_fight")
ROOT = Path(__file__).parents[2]
SIZES = ("6x6", "8x8", "10x10")


def picture(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    image.load()
    return image


def check(state: State, names: tuple[str, ...] = NASTY) -> None:
    room = picture(PILLOW.board(GAME.view(state, None), names, WORDS))
    assert room.mode == "P"
    assert room.width == theme.WIDTH
    assert 0.85 <= room.height / room.width <= 1.2
    for seat in range(len(state.at)):
        view = GAME.view(state, seat)
        card = PILLOW.card(view, names, WORDS)
        assert (card is None) == (state.phase != "play" or seat in state.out)
        assert card is None or picture(card).size == room.size


@pytest.mark.parametrize("leaving", [0.0, 0.05])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_stage_of_a_game_is_drawn_for_everybody_whatever_they_are_called(
    seats: int, size: str, leaving: float
) -> None:
    course = list(states(seats, leaving=leaving, size=size, most=120, **EVERYTHING))
    turning = [at for at in range(1, len(course)) if course[at].phase != course[at - 1].phase]
    leavings = [at for at in range(1, len(course)) if len(course[at].out) > len(course[at - 1].out)]
    for at in sorted({0, *turning, *leavings, *range(0, len(course), 15), len(course) - 1}):
        check(course[at])


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_ending_is_drawn_with_its_winners(seats: int) -> None:
    (*_, last) = states(seats, curfew=10, size="6x6")
    for hits in ((5, *(0,) * (seats - 1)), (2,) * seats, (0,) * seats):
        together = tuple(seat for seat in range(seats) if hits[seat] == max(hits))
        rest = tuple(seat for seat in range(seats) if seat not in together)
        ranking = (together, rest) if rest else (together,)
        check(replace(last, phase="over", turn=None, actions=0, hits=hits, ranking=ranking, out=()))


def test_everything_can_be_on_one_square() -> None:
    """Somebody on guard with a pillow in hand stands on a pile of pillows, beside a vase."""
    state = fullest()
    seat = state.turn or 0
    here = state.at[seat]
    pillows = bytes(18 if square == here else 0 for square in range(len(state.pillows)))
    no = tuple(other == seat for other in range(6))
    crowded = replace(state, fragile=(here,), holding=no, defending=no, pillows=pillows)
    check(crowded)
    plain = PILLOW.board(GAME.view(state, None), PLAIN, WORDS)
    assert PILLOW.board(GAME.view(crowded, None), PLAIN, WORDS) != plain


def test_each_of_the_things_on_a_square_is_seen() -> None:
    state = fullest()
    here = state.at[0]
    assert here >= 0
    no = (False,) * 6
    bare = replace(state, fragile=(), holding=no, defending=no, pillows=bytes(len(state.pillows)), turn=1)
    alone = tuple(seat == 0 for seat in range(6))
    variants = [
        bare,
        replace(bare, fragile=(here,)),
        replace(bare, holding=alone),
        replace(bare, defending=alone),
        *(replace(bare, pillows=bytes(n if s == here else 0 for s in range(100))) for n in (1, 2, 3)),
        replace(bare, turn=0),
    ]
    drawn = {PILLOW.board(GAME.view(each, None), PLAIN, WORDS) for each in variants}
    assert len(drawn) == len(variants)


@pytest.mark.parametrize("cover", [False, True], ids=["plain cover", "corner cover"])
def test_own_boards_are_drawn_with_either_cover(cover: bool) -> None:
    for state in list(states(5, 2, size="10x10", corner_cover=cover, most=80))[::9]:
        check(state)


def test_before_there_is_a_room_the_ready_made_ones_of_that_size_are_shown() -> None:
    boards = {
        PILLOW.board(GAME.view(next(states(4, size=size, fragile=fragile)), None), PLAIN, WORDS)
        for size in SIZES
        for fragile in (False, True)
    }
    assert len(boards) == 6


def test_a_room_drawn_by_hand_without_any_furniture_is_drawn_too() -> None:
    state = next(states(3, size="8x8"))
    check(replace(state, phase="pillows", room="/".join(["." * 8] * 8), turn=1))
    check(replace(state, phase="pillows", room="/".join(["ffff....", "####....", *["." * 8] * 6]), turn=1))


def test_boards_stay_small_to_send() -> None:
    state = fullest()
    for viewer in (None, *range(6)):
        png = PILLOW.board(GAME.view(state, viewer), NASTY, WORDS)
        image = picture(png)
        # What one person asks for may weigh a little more than what everybody is sent.
        most = 60_000 if viewer is None else 70_000
        assert len(png) <= most * image.width * image.height / 1_000_000


def digests() -> list[str]:
    """Of boards, own boards and texts for some stages; printed by a process of its own, too."""
    found: list[str] = []
    for state in (next(states(3)), fullest(), list(states(4, size="6x6"))[-1]):
        for viewer in (None, 2):
            view = GAME.view(state, viewer)
            texts = (make(view, NASTY, WORDS).encode() for make in (PILLOW.text, PILLOW.alt, PILLOW.card_alt))
            pictures = (PILLOW.board(view, NASTY, WORDS), PILLOW.card(view, NASTY, WORDS) or b"")
            found += [hashlib.sha256(made).hexdigest() for made in (*pictures, *texts)]
    return found


def test_the_same_view_gives_the_same_bytes_again_and_in_another_process() -> None:
    here = digests()
    assert digests() == here
    command = "from tests.renderers.test_pillow_boards import digests; print(*digests())"
    environment = {**os.environ, "PYTHONHASHSEED": "77"}
    done = subprocess.run(
        [sys.executable, "-c", command], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == here


def test_boards_drawn_at_the_same_time_do_not_get_into_each_other() -> None:
    course = list(states(4, 1, **EVERYTHING))[::12]
    views = [GAME.view(state, viewer) for state in course for viewer in (None, 0)][:24]
    one_by_one = [PILLOW.board(view, NASTY, WORDS) for view in views]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda view: PILLOW.board(view, NASTY, WORDS), views)) == one_by_one


def test_nothing_is_remembered_of_a_room_beyond_the_last_few() -> None:
    state = next(states(3, size="6x6"))
    for number in range(40):
        row = f"{number:06b}".replace("0", ".").replace("1", "f")
        drawn = replace(state, phase="pillows", room="/".join([row, *["......"] * 5]), turn=1)
        PILLOW.board(GAME.view(drawn, None), PLAIN, WORDS)
    assert fight._background.cache_info().currsize <= 16


def test_the_attack_just_made_is_seen_and_gone_with_the_next_action() -> None:
    seen = set()
    for seed in range(4):
        for state in states(4, seed, pillow_theft=True):
            assert state.last is None or state.phase in ("play", "over")
            if state.last is None or state.turn is None:
                continue
            seen.add((state.last.kind, state.last.fate))
            other = replace(state, last=replace(state.last, against=state.last.against % 6 + 1))
            drawn = {
                PILLOW.board(GAME.view(each, None), PLAIN, WORDS) for each in (state, other, replace(state, last=None))
            }
            assert len(drawn) == 3
            after = GAME.apply(state, state.turn, GAME.legal(state, state.turn)[0], FastDice(random.Random(1))).state
            assert after.last is None
    assert len(seen) == 5
