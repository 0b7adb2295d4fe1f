"""A mistake in a Fluent file is told once: its file, its line, and what is wrong there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.i18n import lint
from tests.project.source_tree import ROOT

GOOD = {
    "en/common.ftl": "hello = Hello, { $name }.\n    .again = Hello again.\n-house = Sleepover\n",
    "en/pig.ftl": "title = Pig\nevent-rolled = { $seat } rolls { $face } at { -house }: { hello.again }\n",
    "de/common.ftl": "hello = Hallo { $name }.\n",
    "de/pig.ftl": "event-rolled = { $flavour ->\n    [0] { $seat } würfelt { $face }\n"
    "   *[1] Eine { $face } für { $seat }\n    }\n",
}


def lint_errors(folder: Path, given: dict[str, dict[str, frozenset[str]]] | None = None, **changed: str) -> list[str]:
    """Return the linter's messages about these files, with others in place of some."""
    for name, text in (GOOD | {name.replace("__", "/") + ".ftl": text for name, text in changed.items()}).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("utf-8", "surrogateescape"))
    found = lint.lint_languages([folder], given)
    return [f"{one.path.relative_to(folder)}:{one.line}: {one.what}" for one in found]


def test_good_files_have_no_mistakes(tmp_path: Path) -> None:
    assert lint_errors(tmp_path) == []


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize(
    ("file", "text", "expected"),
    [
        ("en__pig", "title = Pig\ntag = { $a\nrules = x\n", 'en/pig.ftl:3: expected token: "}" (in: tag = { $a)'),
        ("en__pig", "title = Pig\nthis is none\n", 'en/pig.ftl:2: expected token: "=" (in: this is none)'),
        (
            "en__pig",
            "title =\n    { $a ->\n        [0] none\n    }\n",
            "en/pig.ftl:4: expected one of the variants to be marked as default (*) (in: title =)",
        ),
        ("en__pig", "title = Pig\n\ntitle = Hog\n", "en/pig.ftl:3: title is said in line 1 already"),
        ("en__pig", "title = Pig\nhello = Oink\n", "en/pig.ftl:2: hello is said in line 1 of common.ftl already"),
        ("en__pig", "title = Pig\n    .a = 1\n    .a = 2\n", "en/pig.ftl:3: title has .a already"),
        (
            "en__pig",
            "title = { $a ->\n    [1] x\n    [1] y\n   *[2] z\n}\n",
            "en/pig.ftl:3: title has a variant [1] already",
        ),
        ("en__pig", "title = Pig\nb = { gone }\n", "en/pig.ftl:2: b refers to gone, which is not there"),
        ("en__pig", "title = Pig\nb = { hello.bye }\n", "en/pig.ftl:2: b refers to hello.bye, which is not there"),
        ("en__pig", "title =\n    Pig\n    { -hut }\n", "en/pig.ftl:3: title refers to -hut, which is not there"),
        ("en__pig", "title = { LOUD($a) }\n", "en/pig.ftl:1: title refers to LOUD(), which is not there"),
        ("de__pig", "title = Schwein { $b }\n", "de/pig.ftl:1: title uses $b; English has nothing"),
        (
            "de__pig",
            "event-rolled =\n    { $seat } { $fase }\n",
            "de/pig.ftl:2: event-rolled uses $fase; English has $comeback, $face, $flavour, $name, $pair, "
            "$people, $row, $seat",
        ),
        ("de__pig", "title = Schwein\ntitel = x\n", "de/pig.ftl:2: English does not say titel"),
        ("de__pig", "title = S\n    .x = y\n", "de/pig.ftl:2: English does not say title.x"),
        ("de__pig", "title = { -house }\n", "de/pig.ftl:1: title refers to -house, which is not there"),
        ("de__hog", "title = Eber\n", "de/hog.ftl:1: English has no file hog.ftl"),
        ("de__pig", "title = S\n# \udcff\n", "de/pig.ftl:2: this is not UTF-8 text"),
    ],
)
def test_each_kind_of_mistake_is_told_once_with_its_line(
    tmp_path: Path, file: str, text: str, expected: str, newline: str
) -> None:
    # What else the file says in English is no longer there to be translated.
    more = {} if file.startswith("de") else {"de__pig": ""}
    found = lint_errors(tmp_path, **{**more, file: text.replace("\n", newline)})
    assert found == [expected]


def test_english_is_held_to_what_the_program_is_known_to_give(tmp_path: Path) -> None:
    given = {"pig": {"event-rolled": frozenset({"seat", "total"})}}
    assert lint_errors(tmp_path, given) == [
        "en/pig.ftl:2: event-rolled uses $face; it is given $comeback, $flavour, $pair, $people, $row, $seat, $total"
    ]


def test_the_suite_tells_a_mistake_and_nothing_else(tmp_path: Path) -> None:
    for name in ("bot", "games", "renderers", "tests"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    words = tmp_path / "bot" / "i18n" / "en" / "tie_die.ftl"
    text = words.read_text(encoding="utf-8")
    words.write_text(text + "\nhalf = { $a\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "tests/bot/test_localizer.py", "tests/bot/test_tie_die.py"]
    done = subprocess.run(
        command, cwd=tmp_path, env={**os.environ, "PYTHONPATH": ""}, capture_output=True, text=True, check=False
    )
    line = text.count("\n") + 2
    assert done.returncode == pytest.ExitCode.USAGE_ERROR, done.stdout + done.stderr
    said = [each for each in (done.stdout + done.stderr).splitlines() if each.strip()]
    assert said == [f'ERROR: bot/i18n/en/tie_die.ftl:{line + 1}: expected token: "}}" (in: half = {{ $a)']
