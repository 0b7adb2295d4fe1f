"""Sibling Rivalry's pictures and texts: always drawn, never too large, and saying all there is to know."""

from __future__ import annotations

import hashlib
import io
import math
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from games.core.last_action import view_to_draw
from games.sibling_rivalry.ai.turn_forecast import landings, next_danger, percent, stopping
from games.sibling_rivalry.rules import GAME, Options, State, View
from games.sibling_rivalry.rules.board import POINTS, SCORE_TRACKS, TOP
from games.sibling_rivalry.rules.board import TRACKS as TRACK_NUMBERS
from games.sibling_rivalry.rules.last_action import Catch
from renderers import load, theme
from renderers.sibling_rivalry import layout, pawns
from renderers.sibling_rivalry.board import order, sheet
from tests.deep_share import deep
from tests.renderers.cases import NASTY, PLAIN
from tests.renderers.sibling_rivalry_cases import TRACKS, WORDS, crowded, frames, laid_out, states

SIBLING = load("sibling_rivalry")


def picture(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    image.load()
    return image


def drawn(view: View) -> Image.Image:
    """Return the board before it is packed, in palette indices, for those who look at its pixels."""
    return sheet(view, PLAIN[: view.seats], WORDS).cut().image


def milestones(seats: int, leaving: float, track: str) -> list[State]:
    """Return the start, each kind of decision, up to two leavings, and the end of a game."""
    course = list(states(seats, leaving=leaving, track=track))
    left = [at for at in range(1, len(course)) if len(course[at].resigned) > len(course[at - 1].resigned)]
    phases = [next((at for at, state in enumerate(course) if state.phase == kind), 0) for kind in ("choose", "decide")]
    return [course[at] for at in sorted({0, *phases, len(course) // 2, *left[:2], len(course) - 2, len(course) - 1})]


@pytest.mark.parametrize(
    ("seats", "leaving"),
    [
        (seats, leaving)
        for seats in GAME.player_counts
        for leaving in ((0.0, 0.1) if deep() else ((0.1, 0.0)[seats % 2],))
    ],
)
def test_every_stage_of_a_game_is_drawn_for_everybody_whatever_they_are_called(seats: int, leaving: float) -> None:
    for state in milestones(seats, leaving, TRACKS[seats % 3]):
        png = SIBLING.board(GAME.view(state, None), NASTY, WORDS)
        image = picture(png)
        assert image.mode == "P"
        assert image.width == theme.WIDTH
        least, most = (0.5, 0.9) if state.phase == "over" else (0.9, 1.1)
        assert least <= image.height / image.width <= most
        assert SIBLING.board(GAME.view(state, seats - 1), NASTY, WORDS) == png
        assert SIBLING.card(GAME.view(state, 0), NASTY, WORDS) is None
        assert SIBLING.card_alt(GAME.view(state, 0), NASTY, WORDS) == ""


@pytest.mark.parametrize("track", TRACKS)
def test_boards_stay_small_to_send(track: str) -> None:
    for state in (crowded(), *list(states(8, track=track))[-30::10]):
        png = SIBLING.board(GAME.view(state, None), NASTY, WORDS)
        image = picture(png)
        assert len(png) <= 66_000 * image.width * image.height / 1_000_000


@pytest.mark.parametrize("track", TRACKS)
def test_no_two_squares_of_the_score_track_touch(track: str) -> None:
    length = SCORE_TRACKS[track].length
    at = [layout.stone(position, length) for position in range(1, length + 2)]
    for one in range(len(at)):
        for other in range(one):
            assert math.dist(at[one], at[other]) >= 64, (other + 1, one + 1)


@pytest.mark.parametrize(
    "changed",
    [
        {"turn": 1},
        {"phase": "roll", "faces": (), "ones": 0, "dice": 5},
        {"faces": (1, 4, 4, 5, 5)},
        {"ones": 2, "dice": 3},
        {"open": (2, 3)},
        {"resigned": (2,)},
    ],
)
def test_whatever_changes_is_seen(changed: dict[str, Any]) -> None:
    score, pawns = (10, 11, 0), ((4, 3), (3, 2), None)
    base = laid_out(score, pawns)
    other = laid_out(score, pawns, **changed)
    looks = [SIBLING.board(GAME.view(state, None), PLAIN, WORDS) for state in (base, other)]
    assert looks[0] != looks[1]
    moved = [laid_out(score, ((4, 4), (3, 2), None)), laid_out((10, 12, 0), pawns), laid_out(score, (None, *pawns[1:]))]
    assert len({SIBLING.board(GAME.view(state, None), PLAIN, WORDS) for state in (base, *moved)}) == 4


def digests() -> list[str]:
    """Return digests of boards and texts for some stages; ``test_determinism`` makes them in other processes, too."""
    found: list[str] = []
    for state in (crowded(), *list(states(3))[-2:]):
        view = GAME.view(state, None)
        made = (
            SIBLING.board(view, NASTY, WORDS),
            *(f(view, NASTY, WORDS).encode() for f in (SIBLING.text, SIBLING.alt)),
        )
        found += [hashlib.sha256(each).hexdigest() for each in made]
    return found


def test_boards_drawn_at_the_same_time_do_not_get_into_each_other() -> None:
    views = [GAME.view(state, None) for state in (crowded(), *list(states(4))[:23])]
    one_by_one = [SIBLING.board(view, NASTY, WORDS) for view in views]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda view: SIBLING.board(view, NASTY, WORDS), views)) == one_by_one


# The text board, read back

ROW = re.compile(r": (?:(left)|(0 \(start\)|finish|\d+)(?:; on (\w+), (.+) \((\d+)\))?)$")
NAMES = {WORDS("track", track=track): track for track in POINTS}


def seat(text: str) -> int:
    """Return the seat whose letter the text begins with."""
    return ord(text[0]) - ord("A")


def read(text: str) -> dict[str, Any]:
    """Return the public facts, from the text board alone."""
    lines = text.split("\n")
    length, track = re.findall(r"first past square (\d+) of the (\w+) score track", lines[0])[0]
    known: dict[str, Any] = {"track": track, "escalate": "any" if "escalate from any" in lines[0] else "highest"}
    known |= {"turn": None, "phase": "over", "dice": 0, "faces": (), "ones": 0, "limit": 0, "percent": "0", "out": ()}
    known |= {"ranking": None, "reach": [], "stop": None, "grid": {}, "open": (), "score": {}, "pawns": {}}
    known["length"] = int(length)
    if found := re.search(r" rolls (\d) dice next\.$", lines[1]):
        known |= {"phase": "roll", "turn": seat(lines[1]), "dice": int(found[1])}
    elif found := re.search(r" rolled ([\d ]+): (which track|roll (\d) dice again, or stop)\?$", lines[1]):
        known |= {"turn": seat(lines[1]), "faces": tuple(map(int, found[1].split()))}
        known["phase"] = "choose" if found[2] == "which track" else "decide"
    for line in lines[2:]:
        if found := re.match(r"1s set aside: (\d) of (\d), (\d) dice left\. (.+)% to be caught", line):
            known |= {"ones": int(found[1]), "limit": int(found[2]), "dice": int(found[3]), "percent": found[4]}
        elif line.startswith("This roll can go: "):
            each = re.findall(r"(\w+): (?:(\d) up, to|stay on) [^;]+? \((\d+)\)", line)
            known["reach"] = [(NAMES[name], int(steps or 0), int(points)) for name, steps, points in each]
        elif line.startswith("Stop now: "):
            kinds = {"the pawn stays": "alone", " is outdone.": "ahead", "tied with": "tied", "behind ": "behind"}
            known["stop"] = next((kind for said, kind in kinds.items() if said in line), "none")
        elif line.startswith("Final ranking: "):
            groups = re.split(r"(?:^|; )\d+\. (?=[A-H] )", line.removeprefix("Final ranking: "))[1:]
            known["ranking"] = tuple(tuple(map(seat, re.findall(r"(?:^|, )([A-H] )", group))) for group in groups)
        elif line.startswith("Left, in this order: "):
            known["out"] = tuple(map(seat, re.findall(r"(?:: |, )([A-H] )", line)))
        elif found := re.match(r"([2-6]) \w+( \(open\))?: (.*)$", line):
            number = int(found[1])
            known["open"] += (number,) if found[2] else ()
            known["grid"][number] = _squares(found[3])
        elif found := re.match(
            r"Score track: squares 1 to (\d+); angels .* on ([\d, ]+); devils .* on ([\d, ]+)\.$", line
        ):
            known["angels"], known["devils"] = (set(map(int, found[at].split(", "))) for at in (2, 3))
        elif "score" in known and (found := ROW.search(line)) and re.match("[A-H] ", line):
            position = {"0 (start)": 0, "finish": int(length) + 1}.get(found[2] or "", found[2] or 0)
            known["score"][seat(line)] = int(position)
            known["pawns"][seat(line)] = (NAMES[found[3]], found[4], int(found[5])) if found[3] else None
    return known


def _squares(line: str) -> list[tuple[str, int, tuple[int, ...]]]:
    found = re.findall(r"(.+?) (\d+)(?: & SCORE)?(?: \[([A-H, ]+)\])?(?:, |$)", line)
    return [(name, int(points), tuple(map(seat, pawns.split(", "))) if pawns else ()) for name, points, pawns in found]


def expected(view: View) -> dict[str, Any]:
    def name(track: int, square: int) -> str:
        return WORDS("square", track=track, square=square)

    grid = {
        track: [
            (
                name(track, at),
                POINTS[track][at - 1],
                tuple(s for s, pawn in enumerate(view.pawns) if pawn == (track, at)),
            )
            for at in range(1, TOP + 1)
        ]
        for track in POINTS
    }
    return {
        "track": view.options.track,
        "escalate": view.options.escalate,
        "length": view.score_track.length,
        "angels": view.score_track.angels,
        "devils": view.score_track.devils,
        "turn": view.turn,
        "phase": view.phase,
        "dice": view.dice,
        "faces": view.faces,
        "ones": view.ones,
        "limit": view.limit,
        "percent": percent(next_danger(view)),
        "open": view.open,
        "out": view.resigned,
        "ranking": view.ranking,
        "reach": [(landing.track, landing.steps, landing.points) for landing in landings(view)],
        "stop": stopping(view).place if view.phase == "decide" else None,
        "grid": grid,
        "score": dict(enumerate(view.score)),
        "pawns": {
            s: (pawn[0], name(*pawn), POINTS[pawn[0]][pawn[1] - 1]) if pawn else None
            for s, pawn in enumerate(view.pawns)
        },
    }


@pytest.mark.parametrize("names", [PLAIN, NASTY], ids=["plain", "nasty"])
@pytest.mark.parametrize("seats", GAME.player_counts)
def test_what_is_read_back_is_what_was_known(seats: int, names: Sequence[str]) -> None:
    course = list(states(seats, leaving=0.02, track=TRACKS[seats % 3], escalate=("any", "highest")[seats % 2]))
    for state in course[::7] + course[-2:] + list(states(seats, seed=1))[-1:]:
        view = GAME.view(state, None)
        assert read(SIBLING.text(view, names, WORDS)) == expected(view)


@pytest.mark.parametrize("seats", [2, 8])
def test_texts_keep_to_their_lengths_and_names_do_not_break_them(seats: int) -> None:
    for state in (*list(states(seats, leaving=0.01, track="long"))[::5], crowded()):
        view = GAME.view(state, None)
        said = SIBLING.text(view, NASTY, WORDS)
        assert len(said) <= 3800
        assert "`" not in said
        assert len(said.split("\n")) == len(SIBLING.text(view, PLAIN, WORDS).split("\n"))
        assert 0 < len(SIBLING.alt(view, NASTY, WORDS)) <= 1024


def test_the_alternative_text_says_first_what_is_awaited_then_the_danger() -> None:
    said = SIBLING.alt(GAME.view(crowded(), None), PLAIN, WORDS)
    assert said.startswith("Ann rolled 4 4 1: roll 2 dice again, or stop? 1s set aside: 3 of 4, 2 dice left. 31% to be")
    assert "Ann Ticklers 3, Ben Ticklers 3, Cleo Faces 1" in said
    over = GAME.view(list(states(3))[-1], None)
    assert over.ranking is not None
    assert SIBLING.alt(over, PLAIN, WORDS).startswith(f"{PLAIN[over.ranking[0][0]]} is past the finish and wins!")


@pytest.mark.parametrize("seats", GAME.player_counts)
def test_what_came_of_a_move_is_said_in_the_line_of_who_made_it_and_covers_no_square(seats: int) -> None:
    looked = set[str]()
    rows = layout.people_rows(seats)
    for frame in frames(seats, track=TRACKS[seats % 3]):
        view = view_to_draw(GAME, frame, None)
        now = view.moment
        if now is None or view.phase == "over":
            continue
        looks = [drawn(replace(view, moment=told)) for told in (None, now)]
        for track in TRACK_NUMBERS:
            for square in range(1, TOP + 1):
                left, top = pawns.corner(track, square)
                box = (left + 5, top + 3, left + layout.CELL_WIDTH - 3, top + layout.cell(square)[1] - 7)
                assert looks[0].crop(box).tobytes() == looks[1].crop(box).tobytes(), (frame.number, track, square)
        for at, (_, seat) in enumerate(order(view)):
            column, row = divmod(at, rows)
            left, top = 40 + column * (layout.PERSON_WIDTH + 12), layout.PEOPLE + layout.HEM + row * layout.PERSON
            box = (left, top, left + layout.PERSON_WIDTH - 40, top + layout.PERSON)
            changed = looks[0].crop(box).tobytes() != looks[1].crop(box).tobytes()
            assert changed == (seat == now.seat), (frame.number, now, seat)
        looked.add(type(now).__name__)
    assert looked == {"Climb", "Catch", "Tumble", "Gain"}


@pytest.mark.parametrize("count", range(1, 8))
def test_no_pawn_on_a_square_covers_its_points_its_name_or_another_pawn(count: int) -> None:
    places, radius, name = pawns.beside(count)
    reach = radius + (pawns.RIM if count == 1 else 1)
    assert len(places) == count
    for at, (x, y) in enumerate(places):
        assert reach - 2 <= x <= name - reach
        assert x > 28 or y - reach >= 19
        assert y + reach <= layout.CELL - 2
        assert all(max(abs(x - left), abs(y - top)) >= 2 * reach for left, top in places[:at])


def spots(track: str) -> list[tuple[int, int]]:
    """From where to where a scoring pawn can be sent back."""
    length = SCORE_TRACKS[track].length
    return [
        (before, after) for before in range(length + 1) for after in {0, max(0, before - 1), max(0, before - 5), before}
    ]


def neighbours(seats: int, position: int, length: int) -> tuple[int, ...]:
    """Return the scoring pawns of a table where all others stand as close to that square as they can; seat 0 is on
    it.
    """
    others = sorted((at for at in range(1, length + 1) if at != position), key=lambda at: (abs(at - position), at))
    waiting = (seats - 1) // 2 if not position else 0
    return (position, *(0,) * waiting, *others[: seats - 1 - waiting])


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_being_caught_changes_no_pixel_of_anybody_elses_pawn(seats: int, track: str) -> None:
    length = SCORE_TRACKS[track].length
    climbers = tuple(((2, 3, 4, 5, 6)[seat % 5], 1 + seat // 5) for seat in range(seats))
    for before, after in spots(track)[:: 1 if deep() else 7]:
        state = laid_out(neighbours(seats, after, length), climbers, options=Options(track=track), turn=1)
        view = GAME.view(state, None)
        told = replace(view, moment=Catch(seat=0, ones=2, before=before, after=after))
        looks = [drawn(view), drawn(told)]
        own = pawns.scoring(view)[0]
        for at, radius in [each for each in pawns.scoring(view).values() if each != own]:
            box = tuple(round(edge) for edge in (at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius))
            assert looks[0].crop(box).tobytes() == looks[1].crop(box).tobytes(), (before, after, at)
        finish = (round(layout.FINISH[0]) - 30, round(layout.FINISH[1]) - 40, 93, round(layout.FINISH[1]) + 40)
        assert looks[0].crop(finish).tobytes() == looks[1].crop(finish).tobytes(), (before, after)
        assert looks[0].tobytes() != looks[1].tobytes()
