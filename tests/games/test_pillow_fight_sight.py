"""Lines worked out by hand (PF-8, PF-9, PF-17), and that odds, sight lines and reach agree with the rules."""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction

import pytest

from games.core.dice import FastDice, ScriptedDice
from games.pillow_fight.rules import GAME
from games.pillow_fight.rules.combat import Kind
from games.pillow_fight.rules.events import Hit, Swung, Threw
from games.pillow_fight.rules.line_of_sight import Obstacles, aim, verdict
from games.pillow_fight.rules.queries import at_hand, odds, reachable, sight, sight_lines
from games.pillow_fight.rules.rooms import READY, by_number
from games.pillow_fight.rules.squares import mask, members, names, numbers
from sleepover.workshop.samples.cases import Case, cases, random_table
from tests.games.pillow_fight_helpers import OPEN, fight

each_pillow_case = pytest.mark.parametrize(
    "case", [case for case in cases() if case.game.name == "pillow_fight"], ids=str
)


def room(*things: str, width: int = 6) -> Obstacles:
    """Return an open room with ``#C4`` a wall and ``fC4`` furniture."""
    known = numbers(width)
    walls = mask(known[thing[1:]] for thing in things if thing[0] == "#")
    return Obstacles(width, walls, mask(known[thing[1:]] for thing in things if thing[0] == "f"))


def seen(things: Sequence[str], thrower: str, target: str, *, corners: bool = False) -> tuple[str, str]:
    """Return the verdict, and the squares that cause it."""
    known = numbers(6)
    found = aim(room(*things), known[thrower], known[target], corner_cover=corners)
    assert verdict(room(*things), known[thrower], known[target], corner_cover=corners) == found.verdict
    return found.verdict, " ".join(names(6)[square] for square in found.by)


# PF-8


@pytest.mark.parametrize(
    ("wall", "thrower", "target", "blocked"),
    [
        ("C1", "A1", "F1", True),
        ("C2", "A1", "F1", False),
        ("C3", "A1", "E5", True),
        # From A1 to F2 the line is in row 1 up to half of column C or D, then in row 2.
        ("C1", "A1", "F2", True),
        ("D2", "A1", "F2", True),
        ("C2", "A1", "F2", False),
        ("D1", "A1", "F2", False),
        # A knight's move passes the corner between B1 and B2 in the middle of their common edge.
        ("B1", "A1", "C2", True),
        ("B2", "A1", "C2", True),
        # From A1 to B4 the line passes through corner points: A2 and B3 are crossed, their neighbours touched.
        ("A2", "A1", "B4", True),
        ("B3", "A1", "B4", True),
        ("B2", "A1", "B4", False),
        ("A3", "A1", "B4", False),
    ],
)
def test_pf_8_a_wall_blocks_if_the_segment_passes_through_its_inside(
    wall: str, thrower: str, target: str, blocked: bool
) -> None:
    # Walls right beside the target are another ruling's affair: the way back is looked at too.
    for one, other in ((thrower, target), (target, thrower)):
        known = numbers(6)
        found = aim(room(f"#{wall}"), known[one], known[other], corner_cover=False)
        if not found.beside:
            assert (found.verdict == "blocked") == blocked


def test_pf_8_through_a_corner_point_it_is_blocked_only_by_walls_on_both_sides() -> None:
    assert seen(["#B1"], "A1", "C3") == ("clear", "")
    assert seen(["#A2"], "A1", "C3") == ("clear", "")
    assert seen(["#A2", "#B1"], "A1", "C3") == ("blocked", "B1 A2")
    assert seen(["#A2", "fB1"], "A1", "C3") == ("clear", "")
    assert seen(["#A4"], "A1", "B6") == seen(["#B3"], "A1", "B6") == ("clear", "")
    assert seen(["#A4", "#B3"], "A1", "B6") == ("blocked", "B3 A4")


def test_pf_8_furniture_never_blocks() -> None:
    assert seen(["fC1", "fD1"], "A1", "F1") == ("clear", "")


# PF-9


@pytest.mark.parametrize(
    ("beside", "behind"),
    [
        # D3 covered from straight below, and from the whole quarter behind a diagonal neighbour.
        ("D2", {"D1"}),
        ("C3", {"A3", "B3"}),
        ("C2", {"A1", "B1", "C1", "A2", "B2"}),
        ("E4", {"E5", "F5", "E6", "F6", "F4"}),
        ("C4", {"A4", "A5", "A6", "B4", "B5", "B6", "C5", "C6"}),
    ],
)
def test_pf_9_furniture_beside_the_target_covers_from_behind_it(beside: str, behind: set[str]) -> None:
    free = [name for name in names(6) if name not in ("D3", beside)]
    assert {name for name in free if seen([f"f{beside}"], name, "D3")[0] == "cover"} == behind
    for name in behind:
        assert seen([f"f{beside}"], name, "D3") == ("cover", beside)
        assert seen([f"#{beside}"], name, "D3")[0] == "blocked"
    for name in set(free) - behind:
        assert seen([f"f{beside}"], name, "D3") == ("clear", "")


def test_pf_9_nothing_else_gives_cover() -> None:
    assert seen(["fB1"], "A1", "F1") == ("clear", "")
    assert seen(["fE2", "fD1"], "A1", "F1") == ("clear", "")


# PF-17


def test_pf_17_an_open_room_is_clear() -> None:
    assert seen([], "A1", "F6", corners=True) == ("clear", "")


def test_pf_17_the_thrower_takes_the_best_corner() -> None:
    # From the left corners of A1 all lines to A4 run along or left of column A: a wall in B is in nobody's way.
    assert seen(["#B2", "#B3"], "A1", "A4", corners=True) == ("clear", "")
    # A wall in the middle of the column stops some lines from either side: the right corners see round it at best.
    assert seen(["#A3"], "A1", "A5", corners=True)[0] == "cover"
    assert seen(["#C3", "#B3", "#D3"], "C1", "C5", corners=True)[0] == "blocked"


def test_pf_17_a_wall_beside_the_target_takes_one_off_where_pf_9_shuts_the_direction_out() -> None:
    assert seen(["#C3"], "C1", "D4")[0] == "blocked"
    assert seen(["#C3"], "C1", "D4", corners=True) == ("clear", "")
    assert seen(["#D3"], "D1", "D4", corners=True)[0] == "cover"


def test_pf_17_a_line_between_two_walls_is_stopped_and_one_along_a_single_wall_is_not() -> None:
    # In a passage of one square, the lines along its sides touch walls on one side only.
    passage = ["#A2", "#C2", "#A3", "#C3"]
    assert seen(passage, "B1", "B4", corners=True) == ("clear", "")
    # A1 sees B4 only past the corner point that B2 and A3 share: a line cannot squeeze through there.
    assert seen(["#A3", "#B2"], "A1", "B4", corners=True)[0] != "clear"


def test_pf_17_neighbours_are_clear_unless_they_touch_just_between_two_walls() -> None:
    assert seen(["#A2", "#A1"], "B1", "B2", corners=True) == ("clear", "")
    assert seen(["#A2"], "A1", "B2", corners=True) == ("clear", "")
    assert seen(["#A2", "#B1"], "A1", "B2", corners=True)[0] == "blocked"
    assert seen(["#A2", "fB1"], "A1", "B2", corners=True)[0] in ("clear", "cover")


def test_pf_17_its_own_ends_count_where_a_line_leaves_the_square() -> None:
    # A1 is closed in by walls above and to the right, which meet at its upper right corner.
    for target in ("B2", "C3", "D4", "B4"):
        assert seen(["#A2", "#B1"], "A1", target, corners=True)[0] == "blocked"
        assert seen(["#A2", "#B1"], target, "A1", corners=True)[0] == "blocked"


def test_pf_17_its_own_ends_do_not_count_where_a_line_runs_along_the_square() -> None:
    # In a passage, the line along the edge between two neighbours begins and ends between its walls.
    assert seen(["#B2", "#D2", "#B3", "#D3", "#C4"], "C3", "C2", corners=True) == ("clear", "")
    assert seen(["#B2", "#D2", "#B3", "#D3", "#C1"], "C2", "C3", corners=True) == ("clear", "")


def test_pf_17_furniture_counts_only_beside_the_target_and_only_if_a_line_passes_inside() -> None:
    assert seen(["fD1"], "A1", "F1", corners=True) == ("clear", "")
    assert seen(["fE1"], "A1", "F1", corners=True) == ("cover", "E1")
    # From the lower corners, no line passes inside what is above the target.
    assert seen(["fF2"], "A1", "F1", corners=True) == ("clear", "")


def test_a_closed_room_is_as_seen_from_every_square() -> None:
    """Neither rule depends on which way the room is turned."""
    drawn = READY["8x8"]["two-rooms"]
    turned = drawn[::-1]
    for corners in (False, True):
        tables = []
        for one in (drawn, turned):
            squares = by_number(one)
            obstacles = Obstacles(
                8,
                mask(s for s, g in enumerate(squares) if g == "#"),
                mask(s for s, g in enumerate(squares) if g == "f"),
            )
            floor = [s for s, g in enumerate(squares) if g == "."]
            tables.append(
                {(a, b): verdict(obstacles, a, b, corner_cover=corners) for a in floor for b in floor if a != b}
            )
        assert tables[0] == {(63 - a, 63 - b): found for (a, b), found in tables[1].items()}


@pytest.mark.parametrize("corners", [False, True])
def test_verdict_and_reason_agree_for_every_pair_of_a_large_room(corners: bool) -> None:
    squares = by_number(READY["10x10"]["four-rooms"])
    walls = mask(s for s, g in enumerate(squares) if g == "#")
    obstacles = Obstacles(10, walls, mask(s for s, g in enumerate(squares) if g == "f"))
    floor = [s for s, g in enumerate(squares) if g == "."]
    for thrower in floor[::3]:
        for target in floor:
            if thrower == target:
                continue
            found = aim(obstacles, thrower, target, corner_cover=corners)
            assert found.verdict == verdict(obstacles, thrower, target, corner_cover=corners)
            assert bool(found.by) == (found.verdict != "clear")
            if found.verdict == "blocked":
                assert set(found.by) <= set(members(walls))


# Odds, sight lines and reach, as the rules have them


@each_pillow_case
def test_reach_sight_and_odds_are_what_the_rules_allow(case: Case) -> None:
    frames = [frame for frame in random_table(case, "aids").frames if frame.state.phase == "play"]
    for frame in random.Random(str(case)).sample(frames, min(25, len(frames))):
        seat = frame.state.turn
        view, legal = GAME.view(frame.state, seat), GAME.legal(frame.state, seat)
        assert reachable(view, seat) == tuple(a.removeprefix("move ") for a in legal if a.startswith("move "))
        if not view.holding[seat]:
            assert at_hand(view, seat) == tuple(a.removeprefix("take ") for a in legal if a.startswith("take "))
            continue
        if view.attacked:
            continue
        lines = {line.seat: line for line in sight_lines(view, seat)}
        kinds: tuple[Kind, ...] = ("swing", "throw")
        for other in range(view.seats):
            for kind in kinds:
                told = odds(view, seat, other, kind)
                assert (told.hit > 0) == (not told.obstacle) == (f"{kind} {other}" in legal)
                if f"{kind} {other}" not in legal:
                    continue
                hits = 0
                for face in range(1, 7):
                    for against in range(1, 7):
                        events = GAME.apply(frame.state, seat, f"{kind} {other}", ScriptedDice([face, against])).events
                        hits += any(isinstance(event, Hit) for event in events)
                        blow = events[0]
                        if isinstance(blow, Threw):
                            assert (blow.penalty, blow.ready) == (told.penalty, told.ready)
                            assert blow.cover == (", ".join(told.by) if told.penalty else "")
                            assert (lines[other].verdict == "cover") == bool(blow.penalty)
                        else:
                            assert isinstance(blow, Swung)
                            assert (blow.ready, blow.block) == (told.ready, told.block)
                assert told.hit == Fraction(hits, 36)


def test_the_odds_of_a_throw_from_behind_a_sofa() -> None:
    rows = (*OPEN[:4], ".....#", "..f...")
    view = fight(("A1", "D1", "F1"), rows=rows, holding=(0,)).view
    covered = odds(view, 0, 1, "throw")
    assert (covered.hit, covered.penalty, covered.by, covered.grab) == (Fraction(10, 36), 1, ("C1",), Fraction(1, 3))
    free = odds(view, 0, 2, "throw")
    assert (free.hit, free.penalty, free.by) == (Fraction(15, 36), 0, ())
    assert odds(view, 0, 1, "swing").obstacle == "far"
    assert odds(view, 0, 0, "throw").obstacle == "nobody"
    # Were Ann beside the target, she could swing.
    near = odds(view, 0, 1, "swing", origin="E1")
    assert (near.hit, near.tear, near.grab) == (Fraction(15, 36), Fraction(1, 3), Fraction(0))


def test_the_odds_know_the_optional_mechanics() -> None:
    scene = fight(("A1", "A2", "F6"), holding=(0, 1), full_defence=True, melee_block=True, pillow_theft=True, turn=1)
    scene.act("defend", "end")
    told = odds(scene.view, 0, 1, "swing")
    assert (told.ready, told.block, told.ties_hit, told.hit) == (1, 1, True, Fraction(10, 36))
    stolen = odds(scene.view, 0, 2, "swing", origin="E5")
    assert (stolen.hit, stolen.grab) == (Fraction(21, 36), Fraction(1, 3) * Fraction(2, 3))


def test_sight_lines_say_which_squares_are_in_the_way() -> None:
    rows = (*OPEN[:3], "...#..", "......", "..f...")
    view = fight(("A1", "D1", "F5", "F1"), rows=rows).view
    lines = {line.seat: line for line in sight_lines(view, 0)}
    assert (lines[1].verdict, lines[1].by, lines[1].obstacle) == ("cover", ("C1",), "")
    assert (lines[2].verdict, lines[2].by, lines[2].obstacle) == ("blocked", ("D3",), "wall-between")
    assert (lines[3].verdict, lines[3].by) == ("clear", ())
    back = sight(view, 2, 0, origin="E2")
    assert back.verdict == "clear"
    with pytest.raises(ValueError, match="no line"):
        sight(view, 0, 1, origin="D1")


def test_with_corner_cover_the_corner_thrown_from_is_told() -> None:
    view = fight(("A1", "F1", "A6"), rows=(*OPEN[:5], "....f."), corner_cover=True).view
    lines = {line.seat: line for line in sight_lines(view, 0)}
    assert lines[1].verdict == "cover"
    assert lines[1].corner in {(0, 0), (1, 0), (0, 1), (1, 1)}
    assert lines[2].corner is not None


def test_a_leaver_reaches_and_sees_nothing() -> None:
    view = fight((None, "D1", "F5")).view
    assert reachable(view, 0) == ()
    assert at_hand(view, 0) == ()
    assert sight_lines(view, 0) == ()
    assert {line.seat for line in sight_lines(view, 1)} == {2}


@pytest.mark.parametrize("curfew", [20, 10, "off"])
def test_random_games_end(curfew: int | str) -> None:
    rng = random.Random(str(curfew))
    case = next(c for c in cases() if c.game.name == "pillow_fight" and c.options.curfew == curfew and c.seats >= 4)
    for _ in range(5):
        dice = FastDice(rng)
        state = GAME.start(case.options, case.seats, case.setup, dice).state
        count = 0
        while state.turn is not None:
            state = GAME.apply(state, state.turn, rng.choice(GAME.legal(state, state.turn)), dice).state
            count += 1
            assert count < 20_000
        # Each round is at most two actions for each player, before it four decisions and a place for each.
        assert curfew == "off" or count <= 3 + case.seats + 2 * case.seats * int(curfew)
