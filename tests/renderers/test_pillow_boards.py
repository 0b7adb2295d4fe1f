"""Pillow Fight's pictures: always drawn, always the same, never too large."""

from __future__ import annotations

import hashlib
import io
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

from games.core import Left
from games.core.last_action import view_to_draw
from games.pillow_fight.rules import GAME
from games.pillow_fight.rules.events import Rested
from games.pillow_fight.rules.prospects import aims, can_attack
from games.pillow_fight.rules.state import Blow, Grab, State, Walk
from renderers import load, theme
from renderers.pillow_fight import aim_lines
from renderers.pillow_fight import pillow_fight_board as board
from tests.deep_share import deep, share
from tests.renderers.cases import NASTY, PLAIN
from tests.renderers.pillow_fight_cases import EVERYTHING, WORDS, frames, fullest, states, views

pytestmark = pytest.mark.game("pillow_fight")

PILLOW = load("pillow_fight")
SIZES = ("6x6", "8x8", "10x10")


def picture(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    image.load()
    return image


def check(state: State, names: tuple[str, ...] = NASTY) -> None:
    room = picture(PILLOW.board(GAME.view(state, None), names, WORDS))
    assert room.mode == "P"
    assert room.width == theme.WIDTH
    # An end has rows of players instead of the room.
    assert (0.5 if state.phase == "over" else 0.85) <= room.height / room.width <= 1.2
    for seat in range(len(state.at)):
        view = GAME.view(state, seat)
        card = PILLOW.card(view, names, WORDS)
        assert (card is None) == (state.phase != "play" or seat in state.resigned)
        assert card is None or picture(card).size == room.size


@pytest.mark.parametrize(
    ("seats", "size", "leaving"),
    [
        (seats, size, leaving)
        for seats in GAME.player_counts
        for number, size in enumerate(SIZES)
        for leaving in ((0.0, 0.05) if deep() else ((0.0, 0.05)[(seats + number) % 2],))
    ],
)
def test_every_stage_of_a_game_is_drawn_for_everybody_whatever_they_are_called(
    seats: int, size: str, leaving: float
) -> None:
    course = list(states(seats, leaving=leaving, size=size, most=120, **EVERYTHING))
    turning = [at for at in range(1, len(course)) if course[at].phase != course[at - 1].phase]
    leavings = [at for at in range(1, len(course)) if len(course[at].resigned) > len(course[at - 1].resigned)]
    for at in sorted({0, *turning, *leavings, *range(0, len(course), share(15, 40)), len(course) - 1}):
        check(course[at])


@pytest.mark.parametrize("seats", GAME.player_counts)
def test_every_ending_is_drawn_with_its_winners(seats: int) -> None:
    (*_, last) = states(seats, curfew=10, size="6x6")
    for hits in ((5, *(0,) * (seats - 1)), (2,) * seats, (0,) * seats):
        together = tuple(seat for seat in range(seats) if hits[seat] == max(hits))
        rest = tuple(seat for seat in range(seats) if seat not in together)
        ranking = (together, rest) if rest else (together,)
        check(replace(last, phase="over", turn=None, actions=0, hits=hits, ranking=ranking, resigned=()))


def test_everything_can_be_on_one_square() -> None:
    """Draw a guarding player with a pillow in hand on a pile of pillows, beside a vase."""
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
        assert image.width == 1000
        assert len(png) <= (57_600 if viewer is None else 67_200)


def digests() -> list[str]:
    """Return digests of boards and texts for some stages; ``test_determinism`` makes them in other processes, too."""
    found: list[str] = []
    for state in (next(states(3)), fullest(), list(states(4, size="6x6"))[-1]):
        for viewer in (None, 2):
            view = GAME.view(state, viewer)
            texts = (make(view, NASTY, WORDS).encode() for make in (PILLOW.text, PILLOW.alt, PILLOW.card_alt))
            pictures = (PILLOW.board(view, NASTY, WORDS), PILLOW.card(view, NASTY, WORDS) or b"")
            found += [hashlib.sha256(made).hexdigest() for made in (*pictures, *texts)]
    return found


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
    assert board._background.cache_info().currsize <= 16


def test_each_kind_of_attack_just_made_is_seen_with_its_odds_and_gone_with_the_next_action() -> None:
    seen = set()
    for seed in range(4):
        for before, after in pairwise(views(4, seed, pillow_theft=True)):
            blow = before.moment
            if not isinstance(blow, Blow) or before.turn is None or (key := (blow.kind, blow.fate, blow.hit)) in seen:
                continue
            seen.add(key)
            others = (replace(blow, ways=blow.ways + 1), replace(blow, against=blow.against % 6 + 1), None)
            drawn = {PILLOW.board(replace(before, moment=each), PLAIN, WORDS) for each in (blow, *others)}
            assert len(drawn) == 4, key
            assert after.moment != blow
    assert len({(kind, fate) for kind, fate, _ in seen}) == 5


def test_the_odds_against_each_player_are_seen_before_choosing() -> None:
    state = next(s for s in states(4, 2, size="8x8") if (t := s.turn) is not None and s.holding[t] and not s.attacked)
    view = GAME.view(state, None)
    assert aims(view)
    seen = {PILLOW.board(each, PLAIN, WORDS) for each in (view, replace(view, attacked=True))}
    assert len(seen) == 2


def test_a_seats_own_board_shows_the_risk_and_the_attack_of_each_square_within_reach() -> None:
    state = next(
        s for s in list(states(4, 2, size="8x8"))[20:] if (t := s.turn) is not None and s.holding[t] and s.actions == 2
    )
    view = GAME.view(state, state.turn)
    assert can_attack(view, state.turn or 0, moving=True)
    armed = tuple(seat == state.turn for seat in range(4))
    seen = {
        PILLOW.card(each, PLAIN, WORDS)
        for each in (view, replace(view, holding=armed, pillows={}), replace(view, actions=1))
    }
    assert len(seen) == 3


def test_cover_that_helped_is_seen() -> None:
    blow = next(v.moment for v in views(4, 1) if isinstance(v.moment, Blow) and v.moment.cover)
    view = next(v for v in views(4, 1) if v.moment == blow)
    drawn = {PILLOW.board(replace(view, moment=each), PLAIN, WORDS) for each in (blow, replace(blow, cover=()))}
    assert len(drawn) == 2


def test_a_walk_leaves_its_prints_and_a_pillow_picked_up_its_place() -> None:
    found = {type(view.moment): view for view in views(3, 2)}
    for kind in (Walk, Grab):
        view = found[kind]
        assert PILLOW.board(view, PLAIN, WORDS) != PILLOW.board(replace(view, moment=None), PLAIN, WORDS)


def test_nothing_is_shown_where_nothing_has_just_happened() -> None:
    first, *_ = views(3)
    assert first.moment is None
    moments = [view.moment for view in views(3, leaving=0.2)]
    told = [frame.events for frame in frames(3, leaving=0.2)]
    for moment, events in zip(moments, told, strict=True):
        if any(isinstance(event, Left | Rested) for event in events):
            assert moment is None


def test_all_winners_are_crowned_and_told_in_the_plural() -> None:
    *_, last = states(6, curfew=10, size="6x6")
    boards = set()
    for winners in range(1, 7):
        hits = (4,) * winners + (0,) * (6 - winners)
        rest = tuple(range(winners, 6))
        ranking = (tuple(range(winners)), rest) if rest else (tuple(range(winners)),)
        over = replace(last, phase="over", turn=None, actions=0, hits=hits, ranking=ranking, resigned=())
        view = GAME.view(over, None)
        boards.add(PILLOW.board(view, NASTY, WORDS))
        for said in (PILLOW.alt(view, PLAIN, WORDS), PILLOW.text(view, PLAIN, WORDS).split("\n")[1]):
            assert ("share the win" in said) == (winners > 1), said
            assert " wins" in said or winners > 1
    assert len(boards) == 6


def test_before_an_attack_the_board_shows_who_could_be_hit_and_how_likely() -> None:
    shown = 0
    for frame in frames(4, 3, size="8x8"):
        view = view_to_draw(GAME, frame, None)
        if not aims(view):
            continue
        bare, told = board.empty(view), board.empty(view)
        aim_lines.below(told, view)
        aim_lines.above(told, view, WORDS)
        assert told.cut().image.tobytes() != bare.cut().image.tobytes()
        # With nothing in hand there is nobody to aim at.
        empty_handed = replace(view, holding=(False,) * view.seats)
        aim_lines.below(bare, empty_handed)
        aim_lines.above(bare, empty_handed, WORDS)
        assert bare.cut().image.tobytes() == board.empty(view).cut().image.tobytes()
        shown += 1
    assert shown


def test_a_room_is_low_enough_for_its_buttons_to_be_on_the_same_screen() -> None:
    for viewer in (None, 0):
        image = picture(PILLOW.board(GAME.view(fullest(), viewer), PLAIN, WORDS))
        assert image.height <= 860
