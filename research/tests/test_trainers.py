"""Trainers of Magic Numbers: they know the rules, play as the program does, and their weights go into it unchanged."""

from __future__ import annotations

import shutil
import subprocess
from array import array
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from games.ai.mlp import read
from games.magic_numbers.ai.prospects import CARDS, FACES
from games.magic_numbers.rules import taking
from research.magic_numbers import weights, weights_many, weights_two
from research.magic_numbers.rule_tables import SCORES, rules
from research.magic_numbers.weights import floats, matrices, put, rounded
from tests.deep_share import deep

SOURCES = Path(weights_two.__file__).parent
COMPILER = shutil.which("g++")
TARGETS = [20, 30, 50] if deep() else [50]
"""To 50 points they are told most."""
ALL_CARDS = [card for pair in zip(*CARDS, strict=True) for card in pair]


@pytest.mark.parametrize("target", [20, 30, 50])
def test_the_tables_say_what_the_rules_say(target: int) -> None:
    numbers = array("f", rules(target))
    assert list(numbers[: 2 * len(CARDS)]) == ALL_CARDS
    after = numbers[2 * len(CARDS) :]
    for place, (good, evil) in enumerate(CARDS):
        for face in FACES:
            row = after[(place * 7 + face) * SCORES :][:target]
            assert list(row) == [taking(face, good, evil, score, target)[1] for score in range(target)]


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the program's weights, into which the tests write theirs."""
    folder = tmp_path / "program"
    folder.mkdir()
    for file in weights.FOLDER.glob("*.bin"):
        shutil.copy(file, folder)
    for module in (weights_two, weights_many):
        monkeypatch.setattr(module, "FOLDER", folder)
    return folder


@pytest.mark.parametrize("target", [20, 30, 50])
def test_what_was_learned_goes_into_the_program_and_the_rest_stays(target: int, program: Path, tmp_path: Path) -> None:
    backs: list[tuple[ModuleType, Callable[[Path], None]]] = [
        (weights_two, lambda folder: weights_two.back((folder / "learned").read_bytes(), None, target)),
        (weights_many, lambda folder: weights_many.back(folder, "learned", None, target)),
    ]
    for trainer, back in backs:
        folder, again = tmp_path / trainer.__name__, tmp_path / f"{trainer.__name__} again"
        trainer.give(folder, target)
        learned = array("f", [-weight for weight in array("f", (folder / "keep").read_bytes())])
        (folder / "learned").write_bytes(learned.tobytes())
        back(folder)
        trainer.give(again, target)
        assert list(array("f", (again / "keep").read_bytes())) == pytest.approx(list(learned), rel=1e-6)
        assert (again / "worth").read_bytes() == (folder / "worth").read_bytes()


def test_what_choices_are_worth_goes_into_the_program_beside_the_policy(program: Path, tmp_path: Path) -> None:
    weights_many.give(tmp_path, 30)
    learned = array("f", [-weight for weight in array("f", (tmp_path / "worth").read_bytes())])
    (tmp_path / "learned").write_bytes(learned.tobytes())
    weights_many.back(tmp_path, "keep", "learned", 30)
    weights_many.give(tmp_path / "again", 30)
    for name, expected in (("keep", array("f", (tmp_path / "keep").read_bytes())), ("worth", learned)):
        given = array("f", (tmp_path / "again" / name).read_bytes())
        assert list(given) == pytest.approx(list(expected), rel=1e-6)


@pytest.mark.parametrize("asked", [["--back", "mean"], ["--worth", "mean"]], ids=" ".join)
@pytest.mark.parametrize("trainer", [weights_two, weights_many], ids=["two", "many"])
def test_a_file_that_is_not_there_is_named(
    trainer: ModuleType,
    asked: list[str],
    program: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = {file: file.read_bytes() for file in program.iterdir()}
    with pytest.raises(SystemExit) as ended:
        trainer.main([str(tmp_path), *asked])
    assert ended.value.code == 2
    assert capsys.readouterr().err.endswith(f"{tmp_path / 'mean'}: No such file or directory\n")
    assert {file: file.read_bytes() for file in program.iterdir()} == before


def test_weights_of_another_network_are_refused() -> None:
    shapes = ((2, 3), (1, 3))
    some = [[[0.5, -1.0, 2.0], [1.0, 0.25, 0.0]], [[3.0, 2.0, 1.0]]]
    assert [[list(row) for row in matrix] for matrix in matrices(floats(some), shapes)] == some
    again = read(put(rounded(some)), shapes)
    for matrix, expected in zip(again, some, strict=True):
        assert [pytest.approx(row, abs=1e-4) for row in matrix.floats()] == expected
    with pytest.raises(ValueError, match="9 weights there"):
        matrices(floats(some), ((2, 3), (1, 4)))


@pytest.fixture(scope="module")
def trainers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if COMPILER is None:
        pytest.skip("needs a C++ compiler, which is no dependency of the project")
    folder = tmp_path_factory.mktemp("trainers")
    building = [
        subprocess.Popen([COMPILER, "-O1", "-std=c++17", "-w", "-o", folder / name, SOURCES / f"{name}.cpp"])
        for name in ("many", "two")
    ]
    assert [one.wait(120) for one in building] == [0, 0]
    return folder


@pytest.mark.parametrize("target", TARGETS)
def test_the_trainer_for_many_plays_as_the_program_does(target: int, trainers: Path, tmp_path: Path) -> None:
    weights_many.give(tmp_path, target)
    points = [f"p{one}={int(one == target)}" for one in (20, 30, 50)]
    (tmp_path / "told").write_bytes(_ran(trainers / "many", tmp_path, "tell", "keep", "3", *points))
    asked, furthest = weights_many.check(tmp_path / "told", 3)
    assert asked > 1000
    assert furthest < 0.001


@pytest.mark.parametrize("target", TARGETS)
def test_the_trainer_for_two_plays_as_the_program_does(target: int, trainers: Path, tmp_path: Path) -> None:
    weights_two.give(tmp_path, target)
    (tmp_path / "told").write_bytes(_ran(trainers / "two", tmp_path, "tell", "keep", "3", f"target={target}"))
    asked, furthest = weights_two.check(tmp_path / "told", target)
    assert asked > 100
    assert furthest < 0.001


def _ran(trainer: Path, *words: str | Path) -> bytes:
    return subprocess.run([trainer, *words], check=True, capture_output=True, timeout=60).stdout
