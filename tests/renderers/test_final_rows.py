"""Ends with everybody's way, a pillow underfoot that is seen, and an advice drawn where it leads."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.core.last_action import view_to_draw
from games.pillow_fight.rules import GAME as PILLOW_FIGHT
from games.pillow_fight.rules.state import View
from games.sibling_rivalry.ai.turn_forecast import landings
from games.sibling_rivalry.rules import GAME as SIBLING_RIVALRY
from renderers import load, theme
from renderers.charts.final_rows import MOST, thinned
from renderers.pillow_fight.board import empty, sheet
from renderers.pillow_fight.layout import CELLS, corner
from renderers.pillow_fight.view_model import width
from tests.renderers import pillow_fight_cases, sibling_rivalry_cases
from tests.renderers.cases import PLAIN

CASES: dict[str, Any] = {"pillow_fight": pillow_fight_cases, "sibling_rivalry": sibling_rivalry_cases}
GAMES: dict[str, Any] = {"pillow_fight": PILLOW_FIGHT, "sibling_rivalry": SIBLING_RIVALRY}


def ends(name: str) -> list[Any]:
    found = []
    for seats in (3, 5):
        course = list(CASES[name].frames(seats, 5))
        found.append(view_to_draw(GAMES[name], course[-1], None, history=course))
    return [view for view in found if view.ranking]


@pytest.mark.parametrize("name", CASES)
def test_the_end_shows_the_way_of_every_players_score(name: str) -> None:
    board, words = load(name).board, CASES[name].WORDS
    assert ends(name)
    for view in ends(name):
        names = PLAIN[: view.seats]
        assert view.score_history[-1] == tuple(getattr(view, "hits", ()) or view.score)
        whole = board(view, names, words)
        assert whole != board(replace(view, score_history=()), names, words)
        for seat in range(view.seats):
            raised = [list(scores) for scores in view.score_history]
            raised[len(raised) // 2][seat] += 1
            assert board(replace(view, score_history=tuple(map(tuple, raised))), names, words) != whole


@pytest.mark.parametrize("name", CASES)
def test_a_way_is_in_no_view_of_a_game_that_goes_on(name: str) -> None:
    course = list(CASES[name].frames(3, 5))
    assert view_to_draw(GAMES[name], course[-2], None, history=course[:-1]).score_history == ()
    assert GAMES[name].view(course[-1].state, None).score_history == ()


def test_a_long_way_is_thinned_and_keeps_both_its_ends() -> None:
    run = list(range(5 * MOST))
    assert len(thinned(run)) == MOST
    assert (thinned(run)[0], thinned(run)[-1]) == (run[0], run[-1])
    assert thinned(run[:MOST]) == run[:MOST]


def test_a_pillow_underfoot_peeks_out_on_both_sides() -> None:
    looked = 0
    for frame in pillow_fight_cases.frames(4, 3, size="8x8"):
        view = replace(view_to_draw(PILLOW_FIGHT, frame, None), moment=None)
        for square in view.at if view.phase == "play" else ():
            if square is None or not view.pillows.get(square):
                continue
            cell, (x, y) = CELLS[width(view)], corner(view, square)
            image = sheet(view, PLAIN[:4], pillow_fight_cases.WORDS).cut().image
            for left in (x, x + round(cell * 0.8)):
                box = (left, y + cell // 2, left + round(cell * 0.2), y + cell)
                assert theme.index(theme.CREAM) in image.crop(box).tobytes(), (frame.number, square)
            looked += 1
    assert looked


def fights() -> list[View]:
    found = [view_to_draw(PILLOW_FIGHT, frame, None) for frame in pillow_fight_cases.frames(4, 3, size="8x8")]
    return [replace(view, moment=None) for view in found if view.phase == "play"]


def target(view: View, action: str) -> str | None:
    word, _, what = action.partition(" ")
    return view.at[int(what)] if word in ("throw", "swing") else what if word in ("move", "take") else None


def test_an_advice_is_drawn_as_a_frame_round_where_it_leads() -> None:
    looked = set[str]()
    frames = list(pillow_fight_cases.frames(4, 3, size="8x8"))
    for frame in frames:
        if frame.state.phase != "play":
            continue
        for action in PILLOW_FIGHT.legal(frame.state, frame.state.turn):
            word = action.split()[0]
            if word in looked:
                continue
            looked.add(word)
            view = view_to_draw(PILLOW_FIGHT, frame, None, advice=action)
            assert view.moment is None, "what led to the position is not part of it"
            without = sheet(replace(view, advice=None), PLAIN[:4], pillow_fight_cases.WORDS).cut().image
            image = sheet(view, PLAIN[:4], pillow_fight_cases.WORDS).cut().image
            square = target(view, action)
            assert (image.tobytes() != without.tobytes()) == (square is not None), action
            if square is not None:
                cell, (x, y) = CELLS[width(view)], corner(view, square)
                edge = (x + 5, y + cell // 2)
                assert image.getpixel(edge) == theme.index(theme.GOOD), action
    assert {"move", "take", "throw", "swing", "end"} <= looked
    assert empty(fights()[0]).size == (theme.WIDTH, 860)


def test_an_advised_track_has_a_frame_of_its_own_colour() -> None:
    board, words = load("sibling_rivalry").board, sibling_rivalry_cases.WORDS
    frame = next(
        frame
        for frame in sibling_rivalry_cases.frames(3, 5)
        if len(landings(SIBLING_RIVALRY.view(frame.state, None))) > 1
    )
    looks = {
        board(view_to_draw(SIBLING_RIVALRY, frame, None, advice=action), PLAIN[:3], words)
        for action in (*SIBLING_RIVALRY.legal(frame.state, frame.state.turn), "none of them")
    }
    assert len(looks) == len(SIBLING_RIVALRY.legal(frame.state, frame.state.turn)) + 1
