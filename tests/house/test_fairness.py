"""The programs in docs/fairness.md check a real record, find a wrong one out, and print the dice that were rolled."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games.dice import SeededDice
from games.record import parse, replay
from tests.bot.building import blocks
from tests.house.tree import ROOT

RECORD = ROOT / "docs" / "examples" / "magic_numbers.json"
PROGRAMS = blocks(ROOT / "docs" / "fairness.md")
RUNNERS = {"check.py": (sys.executable, "-I"), "check.mjs": ("node",), "check.sh": ("bash",)}
NEEDED = {"check.py": (), "check.mjs": ("node",), "check.sh": ("bash", "openssl")}


def run(program: str, record: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    for tool in NEEDED[program]:
        if shutil.which(tool) is None:
            pytest.skip(f"there is no {tool} on this machine")
    path = folder / program
    path.write_text(PROGRAMS[program], encoding="utf-8")
    command = [*RUNNERS[program], str(path), str(record)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)


def test_there_are_programs_in_several_languages_and_short() -> None:
    assert PROGRAMS.keys() == RUNNERS.keys()
    for text in PROGRAMS.values():
        assert len([line for line in text.splitlines() if line.strip()]) <= 11


@pytest.mark.parametrize("program", ["check.py", "check.mjs"])
def test_a_program_prints_the_commitment_and_the_dice(program: str, tmp_path: Path) -> None:
    record = parse(RECORD.read_bytes())
    assert record.seed is not None
    dice = SeededDice(record.seed, record.salt)
    done = run(program, RECORD, tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        f"commitment {json.loads(RECORD.read_text())['commitment']}",
        " ".join(["d6", *(str(dice.roll(6)) for _ in range(20))]),
    ]


def test_the_faces_are_those_of_the_game() -> None:
    record = parse(RECORD.read_bytes())
    rolled = [roll for frame in replay(record) for roll in frame.dice]
    assert {sides for sides, _ in rolled} == {6}
    assert record.seed is not None
    dice = SeededDice(record.seed, record.salt)
    assert [(6, dice.roll(6)) for _ in rolled] == rolled


def test_the_shell_prints_the_commitment_and_the_first_block(tmp_path: Path) -> None:
    done = run("check.sh", RECORD, tmp_path)
    assert done.returncode == 0, done.stderr
    promised, block = done.stdout.splitlines()
    record = parse(RECORD.read_bytes())
    assert record.seed is not None
    assert promised == f"commitment {json.loads(RECORD.read_text())['commitment']}"
    dice = SeededDice(record.seed, record.salt)
    faces = [1 + byte % 6 for byte in bytes.fromhex(block) if byte < 252]
    assert faces == [dice.roll(6) for _ in faces]


@pytest.mark.parametrize("program", ["check.py", "check.mjs"])
def test_another_seed_than_the_promised_one_is_found_out(program: str, tmp_path: Path) -> None:
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(json.loads(RECORD.read_text()) | {"seed": "11" * 32}))
    done = run(program, forged, tmp_path)
    assert done.returncode != 0
    assert "not the seed that was promised" in done.stderr
