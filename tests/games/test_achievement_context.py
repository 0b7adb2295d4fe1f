"""Dice that belong to each player, and a player's history of finished games."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

import games
from games.achievements.context import PlayerPerspective, dice_totals
from games.achievements.shared import achievements_of
from games.core import RESIGN
from games.core.record import parse, replay
from sleepover.workshop.playthroughs import files as playthroughs
from sleepover.workshop.samples.cases import BOUND, Case, cases, random_table
from tests.games import magic_numbers_helpers, sibling_rivalry_helpers, tie_die_helpers
from tests.games.review_helpers import earners, fight_of_three, tale, won_by_ann


def of_small_tables() -> list[Case]:
    """One case for each game and number of seats."""
    chosen: dict[tuple[str, int], Case] = {}
    for case in cases():
        chosen.setdefault((case.game.name, case.seats), case)
    return list(chosen.values())


@pytest.mark.parametrize("case", of_small_tables(), ids=str)
def test_every_die_after_the_start_is_somebodys_and_nobodys_twice(case: Case) -> None:
    table = random_table(case, "whose", bound=BOUND)
    for frame in table.frames:
        mine = list(case.game.dice_owners(frame.seat, frame.dice, frame.events))
        if frame.seat is None:
            assert mine == []
        else:
            assert Counter((sides, face) for _, sides, face in mine) == Counter(frame.dice), frame
            assert {seat for seat, _, _ in mine} <= set(range(case.seats))


def test_a_roll_of_sibling_rivalry_is_of_whoever_rolls_and_the_lot_is_nobodys() -> None:
    table = sibling_rivalry_helpers.act(
        sibling_rivalry_helpers.sit(2, 2, 3, 3, 3, 6, 4, 4, 4, 4, 5, first=0), "roll", "stop", "roll"
    )
    assert dice_totals(tale(table)) == {0: {6: (5, 17)}, 1: {6: (5, 21)}}


def test_the_cards_of_magic_numbers_are_nobodys_dice() -> None:
    table = magic_numbers_helpers.act(
        magic_numbers_helpers.sit(magic_numbers_helpers.deal((5, 1), (6, 2)), [4, 3, 6]),
        "roll",
        "give 1",
        "roll",
        "keep",
        "roll",
    )
    assert dice_totals(tale(table)) == {0: {6: (2, 10)}, 1: {6: (1, 3)}}


def test_in_tie_die_everybody_throws_when_the_last_one_is_ready() -> None:
    table = tie_die_helpers.act(tie_die_helpers.sit(3, [2, 2, 3, 4, 1]), "all ready")
    assert dice_totals(tale(table)) == {0: {4: (2, 6)}, 1: {4: (2, 3)}, 2: {4: (1, 3)}}


def test_in_a_pillow_fight_the_second_die_is_the_defenders() -> None:
    assert dice_totals(tale(fight_of_three("swing 1", faces=(5, 2)))) == {0: {6: (1, 5)}, 1: {6: (1, 2)}}


def test_a_game_that_all_others_left_is_abandoned() -> None:
    table = magic_numbers_helpers.act(
        magic_numbers_helpers.sit(magic_numbers_helpers.deal((5, 1), (6, 2), (4, 3)), []), "1 resign"
    )
    assert not tale(table).abandoned
    assert tale(magic_numbers_helpers.act(table, "2 resign")).abandoned
    assert not tale(won_by_ann(3)).abandoned


def test_a_memory_knows_how_it_ended() -> None:
    story = tale(won_by_ann(3))
    assert [PlayerPerspective(story, seat).won for seat in range(3)] == [True, False, False]
    assert [PlayerPerspective(story, seat).last for seat in range(3)] == [False, False, True]
    assert PlayerPerspective(story, 0).how == "target"
    unfinished = tale(
        magic_numbers_helpers.act(magic_numbers_helpers.sit(magic_numbers_helpers.deal((5, 1), (6, 2)), [4]), "roll")
    )
    assert [
        (mine.won, mine.last, mine.how) for mine in (PlayerPerspective(unfinished, 0), PlayerPerspective(unfinished, 1))
    ] == [(False, False, "")] * 2


@pytest.mark.parametrize("file", playthroughs(), ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_every_rule_can_be_asked_of_every_kind_of_game(file: object) -> None:
    text = next(line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("{"))  # type: ignore[attr-defined]
    record = parse(text)
    frames = list(replay(record))
    assert frames
    table = tie_die_helpers.Table(record)
    for game in (None, record.game):
        for feat in achievements_of(game):
            found = earners(table, feat.key, game)
            left = {seat for seat, action in record.actions if action == RESIGN}
            assert set(found) <= set(range(len(record.seats))), (feat.key, left)


def test_a_game_s_own_feats_are_found_in_its_folder_and_it_may_have_none() -> None:
    tellers = [name for name in games.names() if (files(games.package(name)) / "achievements.py").is_file()]
    assert len(tellers) >= 4
    assert [name for name in games.names() if achievements_of(name)] == tellers
    assert len(achievements_of()) >= 10
    assert sum(len(achievements_of(game)) for game in (None, *games.names())) >= 25
