"""A table for programs: begun from nothing, played, and refused with a sentence."""

from __future__ import annotations

import pytest

import games
from games.core import Event, IllegalAction, Secret, SetupData
from games.core.record import Frame, Record, RecordError, parse, to_json
from games.core.table import Table
from games.core.undo import can_undo
from sleepover.workshop.samples.cases import Case, cases
from tests.games import small_games

SEED = bytes(range(32))


class Told(Secret, frozen=True):
    """``seat`` has learned something."""


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_new_table_is_that_of_a_record_with_the_same_seed_and_house_rules(case: Case) -> None:
    options = {name: getattr(case.options, name) for name in case.options.__struct_fields__}
    setup = {"host": case.setup.host} if case.setup.host is not None else {}
    if case.setup.birthday_order is not None:
        setup = {"birthday_order": [list(group) for group in case.setup.birthday_order]}
    players = [f"Player {seat}" for seat in range(case.seats)]
    table = Table.new(case.game.name, players, seed=SEED, salt="1-2-3", setup=setup, **options)
    assert table.record.seed == SEED
    assert table.record.salt == "1-2-3"
    assert (table.record.options, table.record.setup) == (case.options, case.setup)
    assert list(table.record.seats) == players
    assert Table(parse(to_json(table.record))).state == table.state


def test_what_is_played_is_in_the_record_and_what_is_refused_is_not() -> None:
    table = Table.new("magic_numbers", ["Ann", "Ben"], seed=SEED)
    (turn,) = table.actors
    frame = table.play(turn, "roll")
    assert (frame.number, frame.action) == (1, "roll")
    with pytest.raises(IllegalAction):
        table.play(1 - turn, "keep")
    assert table.record.actions == ((turn, "roll"),)
    assert Table(table.record).state == table.state


@pytest.mark.parametrize(
    ("game", "players", "more", "told"),
    [
        ("tiedie", ["Ann", "Ben"], {}, "there are: magic_numbers"),
        ("tie_die", ["Ann"], {}, "2 to 4 players"),
        ("tie_die", ["Ann", "Ben"], {"goal": 3}, "tie_die has: target"),
        ("tie_die", ["Ann", "Ben"], {"target": 35}, "30, 20, 50"),
        ("tie_die", ["Ann", "Ben"], {"seed": b"short"}, r"5 bytes.*token_bytes\(32\)"),
        ("sibling_rivalry", ["Ann", "Ben"], {"first": "host"}, "'host'"),
    ],
)
def test_what_there_is_not_is_refused_with_what_there_is(
    game: str, players: list[str], more: dict[str, object], told: str
) -> None:
    with pytest.raises(RecordError, match=told):
        Table.new(game, players, **{"seed": SEED, **more})  # type: ignore[arg-type]


def test_the_last_action_of_a_game_that_is_over_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "load", lambda name: small_games.GAME)
    monkeypatch.setattr(small_games.Small, "perfect_information", True)
    record = Record(
        game="small", rules=1, options=small_games.Options(), seats=("Ann", "Ben"), setup=SetupData(), faces=()
    )
    table = Table(record)
    for seat in (0, 1):
        table.play(seat, "safe")
        assert table.can_take_back() == (seat == 0)
    with pytest.raises(ValueError, match="cannot be taken back"):
        table.take_back()


def test_a_game_that_its_players_called_a_draw_awaits_nobody() -> None:
    table = Table.new("magic_numbers", ["Ann", "Ben", "Cleo"], seed=SEED)
    table.play(1, "resign")
    assert table.actors
    table.call_it_a_draw()
    assert table.actors == frozenset()
    assert table.ranking == ((0, 2), (1,))


def test_proposals_behind_one_another_roll_what_is_rolled_when_they_are_played_in_turn() -> None:
    proposing, playing = (Table.new("magic_numbers", ["Ann", "Ben"], seed=SEED) for _ in range(2))
    (turn,) = playing.actors
    proposal, proposed, played = None, [], []
    for seat, action in ((turn, "roll"), (turn, "keep"), (1 - turn, "roll")):
        proposal = proposing.propose(seat, action, proposal)
        proposed.append(proposal.frame)
        played.append(playing.play(seat, action))
    assert proposed == played
    assert proposed[0].dice != proposed[2].dice
    assert proposing.number == 0


@pytest.mark.parametrize(("event", "can"), [(small_games.Made(0), True), (Told(0), False)], ids=["public", "private"])
def test_an_action_that_told_somebody_something_is_not_taken_back(
    event: Event, can: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(small_games.Small, "perfect_information", True)
    frame = Frame(1, 0, "safe", (), small_games.State((3,)), (event,))
    assert can_undo(small_games.GAME, frame) == can
