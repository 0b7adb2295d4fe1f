"""Last action on a board: in the picture and in its words, from public events, and gone when the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

import games
from bot.i18n import localizer
from games.core import Event, Secret
from games.core.last_action import view_to_draw
from games.core.record import Frame, parse
from games.core.table import Table
from games.magic_numbers.rules import FinishedTurn, Gave, Took
from games.pillow_fight.rules.events import Hit, Landed, Missed, Swung, Tore
from games.pillow_fight.rules.events import Threw as Thrown
from games.pillow_fight.rules.last_action import moment as pillow
from games.pillow_fight.rules.state import Blow, Options
from games.sibling_rivalry.rules.events import (
    Caught,
    Claimed,
    FellShort,
    Idled,
    Moved,
    Outdid,
    Rolled,
    Scored,
    Slid,
    Topped,
)
from games.sibling_rivalry.rules.last_action import Catch, Climb, Gain, Tumble
from games.sibling_rivalry.rules.last_action import moment as sibling
from games.tie_die.rules.events import (
    Added,
    ChallengeLost,
    ChallengeWon,
    MovedUp,
    OffLost,
    OffWon,
    Passed,
    Threw,
    TieBreak,
)
from games.tie_die.rules.last_action import Change
from games.tie_die.rules.last_action import moment as tie
from renderers import load
from renderers.magic_numbers.view_model import suspects
from renderers.sibling_rivalry import sibling_rivalry_board as board
from sleepover.workshop.playthroughs import files_of, split
from tests.renderers.cases import PLAIN
from tests.renderers.sibling_rivalry_cases import frames


@cache
def steps(name: str) -> tuple[Frame, ...]:
    """All steps of the golden playthroughs of a game."""
    of_game = files_of(name)
    records = (parse(split(path.read_text(encoding="utf-8"))[1]) for path in of_game)
    return tuple(frame for record in records for frame in Table(record).frames)


def kinds(name: str) -> Iterator[tuple[str, Any]]:
    """For each kind of moment of a game the views in which it is met."""
    game = games.load(name)
    for frame in steps(name):
        view = view_to_draw(game, frame, None)
        if view.moment is not None:
            what = getattr(view.moment, "kind", "") if name == "tie_die" else ""
            yield f"{type(view.moment).__name__} {what}{view.phase == 'over'}", view


KINDS = {
    "magic_numbers": {"FinishedTurn False", "FinishedTurn True"},
    "pillow_fight": {"Blow False", "Blow True", "Walk False", "Walk True", "Grab False", "Grab True"},
    "sibling_rivalry": {"Climb False", "Catch False", "Tumble False", "Gain False", "Gain True"},
    "tie_die": {f"LastDiceChange {kind}False" for kind in ("upgrade", "roll", "roll-off", "challenge")},
}


@pytest.mark.parametrize("name", sorted(KINDS))
def test_each_kind_of_moment_is_drawn_and_told(name: str) -> None:
    renderer, speak = load(name), localizer(game=name)
    found: dict[str, Any] = {}
    for kind, view in kinds(name):
        found.setdefault(kind, view)
    assert KINDS[name] <= {*found, "Walk True", "Grab True"}
    for kind, view in found.items():
        before = replace(view, moment=None)
        names = PLAIN[: view.seats]
        if not (name == "pillow_fight" and kind in ("Walk True", "Grab True")):
            # A table of results shows the last attack; where somebody went is told in words.
            assert renderer.board(view, names, speak) != renderer.board(before, names, speak), kind
        if name != "magic_numbers" and kind not in ("LastDiceChange rollFalse", "LastDiceChange rollTrue"):
            # Those two tell of it anyway, as the last turn and as the roll.
            assert renderer.text(view, names, speak) != renderer.text(before, names, speak), kind
            assert renderer.alt(view, names, speak) != renderer.alt(before, names, speak), kind


@pytest.mark.parametrize("name", sorted(KINDS))
def test_there_is_no_moment_at_the_start_nor_when_somebody_has_left(name: str) -> None:
    game = games.load(name)
    for frame in steps(name):
        if frame.number == 0 or (frame.action == "resign" and name in ("magic_numbers", "pillow_fight")):
            assert view_to_draw(game, frame, None).moment is None, frame.number


@pytest.mark.parametrize("name", sorted(KINDS))
def test_a_moment_changes_nothing_else_in_a_view_and_is_the_same_for_everybody(name: str) -> None:
    game = games.load(name)
    for frame in steps(name):
        views = [view_to_draw(game, frame, viewer) for viewer in (None, 0, 1)]
        assert len({repr(view.moment) for view in views}) == 1
        for view, viewer in zip(views, (None, 0, 1), strict=True):
            assert replace(view, moment=None) == game.view(frame.state, viewer)


def test_what_one_seat_alone_was_told_never_gets_there() -> None:
    game = games.load("magic_numbers")
    heard: list[Event] = []

    class Listening(type(game)):  # type: ignore[misc]
        def with_last_move(self, view: Any, events: Any) -> Any:
            heard.extend(events)
            return view

    for frame in steps("magic_numbers"):
        view_to_draw(Listening(), frame, 0)
    assert any(isinstance(event, Took) for frame in steps("magic_numbers") for event in frame.events)
    assert any(isinstance(event, Gave) for event in heard)
    assert not [event for event in heard if isinstance(event, Secret)]


def test_a_number_stays_on_its_way_until_the_next_one_is_decided() -> None:
    game = games.load("magic_numbers")
    before = None
    for frame in steps("magic_numbers"):
        now = view_to_draw(game, frame, None).moment
        if frame.action == "roll":
            assert now == before or before is None
        elif frame.action not in (None, "resign"):
            assert isinstance(now, FinishedTurn)
            assert now.roller == frame.seat
        before = now


def test_of_many_events_the_newest_is_shown() -> None:
    no = (None, None, None)
    scored, points = Scored(1, 2, 3, 2, 4, 6), Gain(1, 2, 4, 6, 2, 3)
    assert sibling([Rolled(0, (2, 2), 0, 0, 3), Moved(0, 2, 2, 5, 0)], no) == Climb(0, 2, 3, 5)
    assert sibling([Moved(0, 4, 2, 2, 3)], no) == Climb(0, 4, 0, 2), "a pawn that changes tracks begins from nothing"
    assert sibling([Topped(0, 2, 3, 7, 0), Scored(0, 2, 7, 6, 1, 7)], no) == Gain(0, 6, 1, 7, 2, 7)
    assert sibling([Caught(0, 3, 8, 5), Slid(0, 2, 5, 4)], no) == Catch(0, 3, 8, 4)
    assert sibling([Caught(0, 3, 8, 5), Slid(0, 2, 5, 4), scored], no) == points
    assert sibling([Caught(0, 3, 8, 5), Caught(1, 3, 9, 6)], no) == Catch(1, 3, 9, 6)
    assert sibling([Outdid(0, 2, 3, 4)], no) == Tumble(2, 0, 3, 4)
    assert sibling([Outdid(0, 2, 3, 4), scored], no) == points
    assert sibling([FellShort(0, 2, 3)], (None, None, (3, 5))) == Tumble(0, 2, 3, 5)
    assert sibling([Claimed(0, 2, 3), scored], no) == points
    assert sibling([scored, Slid(1, 2, 6, 5)], no) == Gain(1, 2, 4, 5, 2, 3)
    assert sibling([Slid(1, 0, 6, 5), scored], no) == points, "a pawn slid back before, not now"
    assert sibling([Idled(0)], no) is None


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("together", [1, 2, 6])
def test_the_mark_is_the_latest_told_and_at_the_end_the_winning_leap(seats: int, together: int) -> None:
    game, speak, renderer = games.load("sibling_rivalry"), localizer(game="sibling_rivalry"), load("sibling_rivalry")
    marks = {Caught: Catch, Outdid: Tumble, FellShort: Tumble, Scored: Gain, Moved: Climb, Topped: Gain}
    for seed in range(6):
        course = list(frames(seats, seed))
        for at in range(1, len(course)):
            before, frame = course[max(0, at - together + 1) : at], course[at]
            told = [event for one in (*before, frame) for event in one.events if type(event) in marks]
            found: Any = view_to_draw(game, frame, None, before).moment
            if not told:
                assert found is None
                continue
            last: Any = told[-1]
            assert type(found) is marks[type(last)], (seed, at)
            assert found.seat == (last.other if isinstance(last, Outdid) else last.seat), (seed, at)
            if isinstance(last, Scored):
                assert (found.points, found.before) == (last.points, last.before)
        view = view_to_draw(game, course[-1], None, course[-together:-1])
        assert isinstance(view.moment, Gain)
        assert view.moment.seat == view.ranking[0][0]
        assert view.moment.after == view.score_track.length + 1
        said = speak("board-just-gain", name=PLAIN[view.moment.seat], points=view.moment.points)
        for words in (renderer.alt(view, PLAIN, speak), renderer.text(view, PLAIN, speak)):
            assert said.removeprefix("Just now ").split(" ", 1)[1] in words


def test_of_a_fight_the_roll_that_won_and_all_dice_that_changed_are_shown() -> None:
    threw = Threw((0, 1), (6, 6), (5, 2), decided=True)
    rolled = Added((2,), (4,), everybody=False)
    found = tie([rolled, threw, OffWon(0, 5, 8, 6), OffLost(1, 2, 2, 4, 6)])
    assert found is not None
    assert (found.kind, found.winner, found.sides, found.face) == ("roll-off", 0, 6, 5)
    assert found.changes == (Change(0, 6, 8), Change(1, 6, 4))
    assert found.gained == ()
    alone = tie([rolled])
    assert alone is not None
    assert (alone.kind, alone.winner, alone.gained) == ("roll", None, ((2, 4),))
    won = tie([MovedUp(0, 10, 4), Threw((0, 1), (10, 10), (9, 3), decided=True), ChallengeWon(0, 1, 9, 3, 6, 10)])
    assert won is not None
    assert (won.kind, won.winner, won.face) == ("challenge", 0, 9)
    assert won.changes == (Change(0, 4, 10), Change(1, 10, 6))
    lost = tie([Threw((0, 1), (6, 8), (2, 7), decided=True), ChallengeLost(0, 1, 2)])
    assert lost is not None
    assert (lost.winner, lost.sides, lost.face) == (1, 8, 7)
    last = tie([threw, OffWon(0, 5, 6, 6), TieBreak((0, 2), (6, 10), (3, 9), decided=True)])
    assert last is not None
    assert (last.kind, last.winner, last.sides, last.face) == ("tie-break", 2, 10, 9)
    assert tie([Passed(0)]) is None


def test_what_one_may_suspect_is_shown_early_and_follows_from_what_all_saw() -> None:
    renderer, speak = load("magic_numbers"), localizer(game="magic_numbers")
    game = games.load("magic_numbers")
    view = game.view(next(frame for frame in steps("magic_numbers") if frame.action == "roll").state, None)
    given, kept, again = FinishedTurn(0, 4, 1), FinishedTurn(1, 5, 1), FinishedTurn(0, 4, 0)
    early = replace(view, history=(given, kept), resigned=())
    assert suspects(early) == {0: (4,)}
    assert suspects(replace(early, history=(given, kept, again))) == {}, "who keeps it does not fear it"
    assert suspects(replace(early, history=(given,), resigned=(0,))) == {}
    late = replace(early, history=(given, kept) * (2 * view.seats))
    assert suspects(late) == {}
    said = renderer.text(early, PLAIN, speak)
    assert f"A {PLAIN[0]} gave away 4 and never kept it, so it may be their Evil number" in said
    assert "suspect" not in renderer.text(late, PLAIN, speak)
    with_question = renderer.board(early, PLAIN, speak)
    assert with_question != renderer.board(replace(early, history=(given, kept, again)), PLAIN, speak)


def test_the_danger_meter_grows_with_the_danger(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int, int]] = []

    class Page:
        """Notes the bar, how wide a parent's eyes are, and how large the figure is."""

        def box(self, x: float, y: float, width: float, height: float, colour: Any) -> None:
            self.bar = round(width)

        def stamp(self, what: Any, x: float, y: float) -> None:
            """Holes are compared by what they were asked for."""

        def write(self, x: float, y: float, text: str, size: int, *rest: Any, **more: Any) -> int:
            self.size = size
            return 10

        def fitted(self, *rest: Any, **more: Any) -> int:
            return 10

    alarms: list[int] = []
    monkeypatch.setattr(board.sibling_rivalry_sprites, "hole", lambda state, ground, alarm=0: alarms.append(alarm))
    for danger in map(Fraction, ("0.02", "0.13", "0.31", "0.52")):
        page: Any = Page()
        monkeypatch.setattr(board, "next_danger", lambda view, danger=danger: danger)
        alarms.clear()
        board._meter(
            page,
            replace(games.load("sibling_rivalry").view(steps("sibling_rivalry")[0].state, None)),
            localizer(game="sibling_rivalry"),
        )
        seen.append((page.bar, max(alarms), page.size))
    for smaller, larger in pairwise(seen):
        assert all(one < other for one, other in zip(smaller, larger, strict=True)), seen


def test_of_an_attack_the_odds_it_had_and_the_cover_that_helped_are_those_of_the_rules() -> None:
    threw = Thrown(0, 1, 4, 3, 1, "C4, D4", 0)
    saved = pillow([threw, Missed(0, 1), Landed(1, "D5")], Options())
    assert isinstance(saved, Blow)
    assert (saved.ways, saved.cover, saved.saved, saved.hit, saved.fate) == (10, ("C4", "D4"), True, False, "landed")
    worse = pillow([replace(threw, face=3), Missed(0, 1), Landed(1, "D5")], Options())
    assert isinstance(worse, Blow)
    assert not worse.saved, "it would have missed without cover, too"
    torn = pillow([Swung(0, 1, 2, 1, 0, 0), Hit(0, 1, 1), Tore(0, 3)], Options())
    assert isinstance(torn, Blow)
    assert (torn.kind, torn.ways, torn.hit, torn.fate) == ("swing", 15, True, "tore")
    guarded = pillow([Swung(0, 1, 2, 1, 1, 0), Hit(0, 1, 1)], Options(full_defence=True))
    assert isinstance(guarded, Blow)
    assert guarded.ways == 15, "one more for the guard, and equal hits"
