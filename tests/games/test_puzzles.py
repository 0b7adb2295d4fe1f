"""Puzzles: positions in which one choice is clearly the best, made from what the player in them could see."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

import games
from games import simulation
from games.ai import levels as ai_levels
from games.analysis import puzzles
from games.analysis.puzzles import CHOICES, GAP, Puzzle
from games.core.record import Record, replay
from games.core.table import Table
from tests.deep_share import share

GAMES = {"pillow_fight": (50, 51)}
"""Where puzzles are rare (there are four in a hundred such games): those games have one each."""


TOLD = 0.005
"""What sampling may change about a worth that is told."""


@cache
def finished(name: str, number: int = 0) -> Record:
    game = games.load(name)
    levels = ["normal", "easy", "normal"][: max(2, game.player_counts.start)]
    levels = [level if level in ai_levels.known_players(name) else ai_levels.RANDOM for level in levels]
    return simulation.record(name, game.options(), levels, "puzzles", number)[1]


@cache
def found(name: str) -> tuple[tuple[Record, Puzzle], ...]:
    """Puzzles of the first games that have any; those of a game that comes with puzzles do."""
    there: list[tuple[Record, Puzzle]] = []
    for number in GAMES.get(name, range(20)):
        there += [(finished(name, number), puzzle) for puzzle in puzzles.find_puzzles(finished(name, number))]
        if len(there) >= 2:
            break
    assert there or not puzzles.bundled_puzzles(name), f"no game of {name} has a puzzle"
    return tuple(there)


@pytest.mark.parametrize("name", games.names())
def test_a_puzzle_is_a_position_of_its_game_with_one_clear_answer(name: str) -> None:
    for record, puzzle in found(name):
        frames = list(replay(record))
        number = len(puzzle.record.actions)
        assert puzzle.record.actions == record.actions[:number]
        assert puzzle.state() == frames[number].state
        assert record.actions[number] == (puzzle.seat, puzzle.played)
        game, state = games.load(name), puzzle.state()
        worth = puzzles.action_values(game, state, puzzle.seat, len(record.seats))
        others = [value for action, (value, _) in worth.items() if action != puzzle.answer]
        assert worth[puzzle.answer][0] - max(others) > GAP - 0.02
        assert 2 <= len(puzzle.choices) <= CHOICES
        legal = game.legal(state, puzzle.seat)
        assert list(puzzle.choices) == [action for action in legal if action in puzzle.choices]
        assert {puzzle.answer, puzzle.played} <= set(puzzle.choices)
        assert puzzle.answer != puzzle.played


@pytest.mark.parametrize("name", games.names())
def test_no_name_and_no_seed_is_in_a_puzzle(name: str) -> None:
    seeded = Table.new(name, ["Ann", "Ben", "Cleo"], seed=bytes(32)).record
    bare = puzzles._nameless(seeded, 0, ())
    assert (bare.seats, bare.seed, bare.commitment, bare.salt) == (("A", "B", "C"), None, None, "")
    for record, puzzle in found(name):
        assert not set(record.seats) & set(puzzle.record.seats)
        # Only the dice that had been thrown by then.
        rolled = [face for frame in list(replay(record))[: len(puzzle.record.actions) + 1] for _, face in frame.dice]
        assert list(puzzle.record.faces or ()) == rolled


def test_the_answer_depends_on_nothing_that_its_player_could_not_see() -> None:
    """The others' cards are exchanged; what the choices are worth stays the same."""
    game = games.load("magic_numbers")
    for record, puzzle in found("magic_numbers"):
        state = puzzle.state()
        others = [seat for seat in range(len(record.seats)) if seat != puzzle.seat]
        told = puzzles.action_values(game, state, puzzle.seat, len(record.seats))
        for seat in others:
            # Their Good number becomes their Evil one, and the other way round.
            good = tuple(state.evil[at] if at == seat else one for at, one in enumerate(state.good))
            evil = tuple(state.good[at] if at == seat else one for at, one in enumerate(state.evil))
            hidden = replace(state, good=good, evil=evil)
            assert hidden != state
            assert puzzles.action_values(game, hidden, puzzle.seat, len(record.seats)) == told


def test_the_same_seed_finds_the_same() -> None:
    record, _ = found("tie_die")[0]
    assert list(puzzles.find_puzzles(record)) == list(puzzles.find_puzzles(record))


@pytest.mark.parametrize("name", games.names())
def test_a_puzzle_is_the_same_after_it_was_written_down(name: str) -> None:
    for _, puzzle in found(name):
        assert puzzles.from_json(puzzles.to_json(puzzle)) == puzzle


@pytest.mark.parametrize("name", [name for name in games.names() if puzzles.bundled_puzzles(name)])
def test_puzzles_that_come_with_a_game_are_many_and_of_today_s_rules_and_computers(name: str) -> None:
    there = puzzles.bundled_puzzles(name)
    assert len(there) >= 20
    assert len(set(there)) == len(there)
    step = max(1, len(there) // share(len(there), 2))
    for line in there[::step]:
        puzzle = puzzles.from_json(line)
        legal = games.load(name).legal(puzzle.state(), puzzle.seat)
        # As the game lists them: their order tells nothing.
        assert list(puzzle.choices) == [action for action in legal if action in puzzle.choices]
        assert puzzle.gap > GAP
        # Weighed again by today's computers they have the same answer, by as much.
        worth = puzzles.action_values(games.load(name), puzzle.state(), puzzle.seat, len(puzzle.record.seats))
        assert [worth[action][0] for action in puzzle.choices] == pytest.approx(puzzle.worth, abs=TOLD)
        answer, gap = puzzles._clear(worth, puzzle.played) or ("none", 0.0)
        assert (answer, gap) == (puzzle.answer, pytest.approx(puzzle.gap, abs=TOLD))


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"record": 3}', "null"])
def test_what_is_no_puzzle_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"record|object|[Ee]xpected|truncated"):
        puzzles.from_json(text)


@pytest.mark.parametrize(
    ("best", "other", "error", "clear"),
    [
        (0.50, 0.43, 0.0, False),
        (0.50, 0.41, 0.0, True),
        # A lead of 12 points that may be wrong by one on either side is 8 for sure, and no more.
        (0.50, 0.36, 0.01, True),
        (0.50, 0.38, 0.01, False),
        # Nothing to think about.
        (0.50, 0.02, 0.0, False),
    ],
)
def test_a_puzzle_has_a_gap_of_more_than_eight_points_beyond_its_noise(
    best: float, other: float, error: float, clear: bool
) -> None:
    worth = {"answer": (best, error), "played": (other, error)}
    found = puzzles._clear(worth, "played")
    assert (found is not None) is clear
    if found is not None:
        assert found == ("answer", pytest.approx(best - other))
    assert puzzles._clear(worth, "answer") is None


@pytest.mark.parametrize("name", games.names())
def test_how_a_game_begins_is_no_puzzle(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record, looked = finished(name), list[int]()

    def look(game: object, state: object, seat: int, seats: int, seed: str) -> dict[str, tuple[float, float]]:
        looked.append(int(seed.rpartition(":")[2]))
        return {}

    monkeypatch.setattr(puzzles, "_weighed", look)
    assert list(puzzles.find_puzzles(record)) == []
    assert looked
    assert min(looked) > 0.15 * len(record.actions)
    assert max(looked) > 0.8 * len(record.actions)
