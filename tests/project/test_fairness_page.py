"""The programs in docs/fairness.md check a real record, find a wrong one out, and print the dice that were rolled."""

from __future__ import annotations

import hashlib
import json
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace

from bot.i18n import localizer
from bot.ui.games import load
from bot.ui.views.lobby import LONGEST_WORD
from games.core.dice import SeededDice, commitment, salt_part
from games.core.record import Record, digest, parse, replay, to_json
from games.core.table import Table
from tests.deep_share import deep
from tests.docs_games import blocks
from tests.games.optional import OURS
from tests.project.source_tree import ROOT
from tests.time_limits import PATIENCE

T = TypeVar("T")

RECORD = ROOT / "docs" / "examples" / "magic_numbers.json"
PROGRAMS = blocks(ROOT / "docs" / "fairness.md")
SHELLS = ("bash", "dash")
NEEDED = {"check.sh": ("openssl",), "digest.sh": ("jq", "openssl"), "word.sh": ("openssl",)}
each_shell = pytest.mark.parametrize("shell", SHELLS)


def one_of(layouts: Sequence[T], number: int) -> Sequence[T]:
    """Of several ways to lay a record out one, the next one for the next ``number``; in a deep run all."""
    return layouts if deep() else [layouts[number % len(layouts)]]


def run(program: str, *arguments: str | Path, folder: Path, shell: str = "bash") -> subprocess.CompletedProcess[str]:
    runner = {".py": [sys.executable, "-I"], ".mjs": ["node"], ".sh": [shell]}[Path(program).suffix]
    for tool in (runner[0], *NEEDED.get(program, ())):
        if shutil.which(tool) is None:
            pytest.skip(f"there is no {tool} on this machine")
    path = folder / program
    path.write_text(PROGRAMS[program], encoding="utf-8")
    command = [*runner, str(path), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=4 * PATIENCE)


def test_there_are_programs_in_several_languages_and_short() -> None:
    assert set(PROGRAMS) == {f"{name}{ending}" for name in ("check", "digest") for ending in (".py", ".mjs", ".sh")} | {
        "word.py",
        "word.sh",
        "check-seats.py",
        "check-seats.mjs",
    }
    for text in PROGRAMS.values():
        assert len([line for line in text.splitlines() if line.strip()]) <= 11


@pytest.mark.parametrize("program", ["check.py", "check.mjs"])
def test_a_program_prints_the_commitment_and_the_dice(program: str, tmp_path: Path) -> None:
    record = parse(RECORD.read_bytes())
    assert record.seed is not None
    dice = SeededDice(record.seed, record.salt)
    done = run(program, RECORD, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        f"commitment {json.loads(RECORD.read_text())['commitment']}",
        " ".join(["d6", *(str(dice.roll(6)) for _ in range(20))]),
    ]


def with_streams(game: str) -> Record:
    """Return the record of a game in which each seat has its own dice and everybody did something."""
    record = replace(parse((RECORD.parent / f"{game}.json").read_bytes()), streams="seats", actions=())
    table, chance = Table(record), random.Random(1)
    while table.actors and table.number < 60:
        seat = chance.choice(sorted(table.actors))
        table.play(seat, chance.choice(table.legal(seat)))
    return table.record


@pytest.mark.parametrize("program", ["check-seats.py", "check-seats.mjs"])
def test_a_program_prints_each_seats_own_dice(program: str, tmp_path: Path) -> None:
    record = with_streams("magic_numbers")
    assert record.seed is not None
    path = tmp_path / "record.json"
    path.write_bytes(to_json(record))
    done = run(program, path, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    promised, *seats = done.stdout.splitlines()
    assert promised == f"commitment {commitment(record.seed)}"
    thrown: dict[int, list[int]] = {}
    for frame in list(replay(record))[1:]:
        for _, face in frame.dice:
            assert frame.seat is not None
            thrown.setdefault(frame.seat, []).append(face)
    assert thrown
    for seat, faces in thrown.items():
        assert [int(face) for face in seats[seat].split()[2:]][: len(faces)] == faces[:10]


def test_the_faces_are_those_of_the_game() -> None:
    record = parse(RECORD.read_bytes())
    rolled = [roll for frame in replay(record) for roll in frame.dice]
    assert {sides for sides, _ in rolled} == {6}
    assert record.seed is not None
    dice = SeededDice(record.seed, record.salt)
    assert [(6, dice.roll(6)) for _ in rolled] == rolled


@each_shell
@pytest.mark.parametrize("first", range(0, 256, 32))
def test_every_shell_prints_the_commitment_and_the_first_block(shell: str, first: int, tmp_path: Path) -> None:
    # Between them these seeds have every byte there is, the zero and the percent sign too.
    seed = bytes(range(first, first + 32))
    raw = json.loads(RECORD.read_text()) | {"seed": seed.hex(), "commitment": hashlib.sha256(seed).hexdigest()}
    path = tmp_path / "record.json"
    layouts = (json.dumps(raw), json.dumps(raw, indent=1), to_json(parse(json.dumps(raw))).decode())
    for written in one_of(layouts, first // 32 + SHELLS.index(shell)):
        path.write_text(written, encoding="utf-8")
        done = run("check.sh", path, folder=tmp_path, shell=shell)
        assert (done.returncode, done.stderr) == (0, "")
        promised, block = done.stdout.splitlines()
        assert promised == f"commitment {raw['commitment']}"
        dice = SeededDice(seed, raw["salt"])
        faces = [1 + byte % 6 for byte in bytes.fromhex(block) if byte < 252]
        assert faces == [dice.roll(6) for _ in faces]


@pytest.mark.parametrize(
    ("program", "shell"), [("check.py", ""), ("check.mjs", ""), *(("check.sh", shell) for shell in SHELLS)]
)
def test_another_seed_than_the_promised_one_is_found_out(program: str, shell: str, tmp_path: Path) -> None:
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(json.loads(RECORD.read_text()) | {"seed": "11" * 32}))
    done = run(program, forged, folder=tmp_path, shell=shell)
    assert done.returncode != 0
    assert "not the seed that was promised" in done.stderr


@pytest.mark.parametrize(
    ("program", "shell"), [("digest.py", ""), ("digest.mjs", ""), *(("digest.sh", shell) for shell in SHELLS)]
)
@pytest.mark.parametrize("game", ["magic_numbers", "pillow_fight", "sibling_rivalry", "tie_die", "streams"])
def test_a_program_prints_the_digest_of_a_record_however_it_is_laid_out(
    program: str, shell: str, game: str, tmp_path: Path
) -> None:
    own = game == "streams"
    record = with_streams("tie_die") if own else parse((RECORD.parent / f"{game}.json").read_bytes())
    record = replace(
        record, seats=("Zoë", '"B\\e/n" </>', "🎲\u2028\u0001\u001f\t\n", *record.seats[3:])[: len(record.seats)]
    )
    path = tmp_path / "record.json"
    path.write_bytes(to_json(record))
    # What the bot hands out is the form itself.
    assert hashlib.sha256(path.read_bytes()).hexdigest() == digest(record)
    place = ("digest.py", "digest.mjs", "digest.sh").index(program) + (shell == "dash")
    for layout in one_of((None, 2), place + len(game)):
        raw = dict(reversed(json.loads(to_json(record)).items()))
        path.write_text(json.dumps(raw, indent=layout), encoding="utf-8")
        done = run(program, path, folder=tmp_path, shell=shell)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.strip() == digest(record)


@pytest.mark.parametrize(("program", "shell"), [("word.py", ""), *(("word.sh", shell) for shell in SHELLS)])
@pytest.mark.parametrize("word", ["luck", "plum cake", "Zoë's 🎲 100% -n \\0"])
def test_a_program_finds_ones_own_part_of_the_salt(program: str, shell: str, word: str, tmp_path: Path) -> None:
    done = run(program, word, folder=tmp_path, shell=shell)
    assert done.returncode == 0, done.stderr
    assert f"1~{done.stdout.strip()}" == salt_part(1, word)


def test_the_examples_of_a_part_in_the_documents_are_right() -> None:
    for page in ("fairness.md", "rules.md"):
        shown = re.findall(r"[0-9]+~[0-9a-f]{32}", (ROOT / "docs" / page).read_text(encoding="utf-8"))
        assert shown == [salt_part(1234567890123456789, "luck")]


def test_what_the_page_says_of_the_chat_is_what_the_bot_says() -> None:
    page = (ROOT / "docs" / "fairness.md").read_text(encoding="utf-8")
    speak = localizer()
    for key, quoted in {
        "button-luck": "Say something for luck",
        "button-fair": "Fair dice",
        "button-verify": "Verify",
        "button-more": "⋯",
        "button-join": "Join",
        "button-start": "Start",
    }.items():
        assert quoted in speak(key)
        assert f"*{quoted}*" in page or f"`{quoted}`" in page
    (own_message,) = [localizer(game=game)("title") for game in OURS if load(game).has_direct_messages]
    assert f"in games with a direct message of your own ({own_message})" in page
    assert f"up to {LONGEST_WORD} characters" in page
