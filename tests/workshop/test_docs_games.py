"""The pages are true: with Pig pasted in and Liar's Dice installed, the tests of a copy of the project pass.

So they do for what ``sleepover new-game`` writes, in the same copy and the same process. The suites that are
named here are run for these, as far as they are parametrised by a game. In a deep run that is every suite, with all in
modules that look for all games.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import i18n
from sleepover.workshop import check_game
from sleepover.workshop.new_game import new_game
from tests.cli.conftest import Run
from tests.cli.conftest import run as run
from tests.deep_share import deep
from tests.docs_games import LIARS_DICE, blocks, built_on, pasted, unpacked
from tests.project.source_tree import ROOT, files
from tests.workshop import all_games, project_copy
from tests.workshop.project_copy import copied, run_tests

PAGE = ROOT / "docs" / "add-a-game.md"
GAMES = ("pig", "liars_dice", "hush_race", "aardvark_race")

BY_GAME = {
    "tests/games/test_game_contract": {"test_every_table_of_every_game_keeps_it"},
    "tests/games/test_secrets": {"test_whoever_has_learned_something_is_whispered_to"},
    "tests/games/test_playthroughs": {"test_a_playthrough_is_as_it_was_reviewed"},
    "tests/games/test_ai_players": {"test_a_game_brings_all_three_levels_or_none"},
    "tests/games/test_review": {"test_everything_adds_up_in_whole_games"},
    "tests/games/test_achievement_context": {"test_every_rule_can_be_asked_of_every_kind_of_game"},
    "tests/games/test_achievements": {"test_keys_are_not_used_twice"},
    "tests/bot/test_animation": {"test_each_game_becomes_an_animation_of_less_than_a_megabyte"},
    "tests/bot/test_worker_pool": {"test_it_decides_there_as_it_would_here"},
    "tests/bot/test_ai_strength": {"test_every_level_that_people_play_against_has_a_strength_in_order"},
    "tests/bot/test_localizer": {"test_all_that_a_game_has_to_say_is_said"},
    "tests/cli/test_simulate": {"test_records_are_those_of_the_games_that_were_counted"},
    "tests/project/test_documents": {"test_a_game_cites_rulings_that_stand_somewhere"},
}
"""Some of what is asked of every game by its name, from each suite that does so."""

OF_SECRETS = {
    "tests/bot/test_secrecy": {
        "test_what_is_hidden_in_a_game_cannot_be_told_by_anything_public",
        "test_nobody_gets_anything_that_depends_on_what_only_others_may_know",
    },
}
"""And of every game with secrets."""

NEW = GAMES[-1]
"""The game that ``new-game`` has written."""

OF_NEW = {
    f"tests/games/test_{NEW}": 4,
    f"tests/bot/test_{NEW}": 2,
    "tests/games/test_game_contract": 1,
    "tests/games/test_playthroughs": 1,
    "tests/games/test_ai_players": 1,
    "tests/games/test_review": 1,
    "tests/bot/test_animation": 1,
    "tests/bot/test_localizer": 1,
}
"""How many functions at least are run for it, by suite: its own, and some of those that ask every game by its name."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the project with the page's game in it, its playthrough finished by the tool, and new ones."""
    copy = pasted(PAGE, copied(tmp_path_factory.mktemp("pasted")))
    with built_on(copy):
        new_game(NEW, "Aardvarks' Race", copy)
        new_game("hush_race", None, copy, secret=True)
    return copy


def suites(copy: Path) -> list[str]:
    """Return what of the copy is run: all of it in a deep run, otherwise the suites named above and the games' own.

    To import all others takes as long as to run these.
    """
    # Liar's Dice is installed there already; its own tests install it.
    if deep():
        return ["--ignore=tests/workshop", "--ignore=tests/bot/test_liars_dice.py"]
    own = [path for game in GAMES if game != "liars_dice" for path in copy.glob(f"tests/*/test_{game}.py")]
    return sorted(
        {f"{file}.py" for file in BY_GAME | OF_SECRETS | OF_NEW | all_games.OF_ALL}
        | {str(path.relative_to(copy)) for path in own}
    )


def test_what_is_asked_of_every_game_holds_in_a_copy_of_the_project(
    copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(project_copy, "INSTALLED", str(unpacked(LIARS_DICE, tmp_path)))
    ran = run_tests(copy, "-p", all_games.__name__, *(f"--game={game}" for game in GAMES), *suites(copy), may_skip=True)
    for wanted, were_run in (
        (BY_GAME, ran.functions("pig")),
        (BY_GAME | OF_SECRETS, ran.functions("liars_dice")),
        (all_games.OF_ALL, ran.functions()),
    ):
        for file, functions in wanted.items():
            assert functions <= were_run.get(file, set()), file
    of_new = ran.functions(NEW)
    assert {file: min(len(of_new.get(file, ())), least) for file, least in OF_NEW.items()} == OF_NEW
    assert of_new[f"tests/bot/test_{NEW}"] == {"test_it_is_found_on_play", "test_it_is_played_to_its_end_by_clicks"}


def test_pasting_changes_no_file_of_the_project(copy: Path) -> None:
    there = blocks(PAGE)
    assert [name for name in there if (ROOT / name).exists() and not (copy / name).exists()] == []
    for path in files():
        name = path.relative_to(ROOT)
        if str(name) not in there:
            assert path.read_bytes() == (copy / name).read_bytes(), name


def test_the_game_of_the_page_is_complete_and_more_could_be_added(
    copy: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_game, "ROOT", copy)
    with built_on(copy):
        monkeypatch.setattr(check_game, "FOLDERS", i18n.locales.FOLDERS)
        done = run("check-game", "pig")
    assert (done.status, done.err) == (0, "")
    there, _, could = done.out.decode().partition("Could be added:")
    for part in ("rules", "words", "board", "panel", "playthroughs"):
        assert f"✓ {part} " in there
    for part in ("computers", "chances", "achievements", "documents"):
        assert f"+ {part} " in could
    assert "pig is complete." in could
