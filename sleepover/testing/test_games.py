"""Every game keeps the laws of all games, says all that it has to say, and can be drawn, pressed and replayed."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path

import pytest

import games
from sleepover.workshop import check_game, playthroughs
from sleepover.workshop.checks import companions, disclosure, display, game_contract, purity, secrecy
from sleepover.workshop.checks.required_messages import Listening, wanted
from sleepover.workshop.samples.cases import Case, cases

LAWS = (*game_contract.LAWS, *companions.LAWS, *secrecy.LAWS)


def test_a_table_keeps_the_law(case: Case, law: Callable[[Case], None]) -> None:
    """Each law at each number of seats, with each value of each option."""
    law(case)


def test_a_playthrough_is_as_it_was_reviewed(playthrough: Path, request: pytest.FixtureRequest) -> None:
    """A changed rule, or a secret that leaks, is a difference."""
    text = playthrough.read_text(encoding="utf-8")
    if request.config.getoption("--regen"):
        playthrough.write_text(playthroughs.written_again(text), encoding="utf-8")
    else:
        assert playthroughs.changed(text) is None


def test_a_game_has_a_playthrough(game: str) -> None:
    """One at least was reviewed."""
    assert playthroughs.files_of(game)


def test_all_that_a_game_has_to_say_is_said(game: str) -> None:
    """Events, refusals, options and labels have their sentences in English."""
    said = Listening(game)
    assert [sentence for sentence in wanted(game) if sentence not in said] == []


def test_a_game_is_drawn_told_and_offered_at_every_moment(game: str) -> None:
    """Boards, cards, texts and buttons fit, whatever people are called."""
    assert [*display.board_is_there(game), *display.panel_is_there(game)] == []
    seen = display.inspect_display(game, math.inf, check_game.place)
    assert (seen.wrong, seen.missing, seen.left) == ([], [], 0)


def test_nothing_that_others_get_depends_on_a_secret(game: str) -> None:
    """Pictures, texts, buttons and edits are the same for games that differ in what is hidden alone."""
    case = next(one for one in cases() if one.game.name == game)
    assert list(disclosure.stale(case)) == []
    assert disclosure.find_disclosure(case, math.inf) is None


def test_the_rules_are_pure(game: str) -> None:
    """No clock, files, network, pictures or Discord, and no chance of their own."""
    assert list(purity.impurities(game)) == []


def test_check_game_finds_nothing_missing_or_broken(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its laws and boards are tried above: here for a moment each."""
    monkeypatch.setattr(check_game, "LAWS_SECONDS", 0.1)
    monkeypatch.setattr(check_game, "DRAWING_SECONDS", 0.1)
    assert [one for one in check_game.report(game) if one.kind in ("missing", "broken")] == []
    assert game in games.names()
