"""docs/api.md keeps its word: its blocks run one after the other, and print what stands below them."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import Any

import pytest

from tests.project.source_tree import ROOT

PAGE = ROOT / "docs" / "api.md"
BLOCK = re.compile(r"^```python\n(.*?)^```$(?:\n\n```text\n(.*?)^```$)?", re.M | re.S)
"""Code, and what it prints."""


def test_the_blocks_print_what_stands_below_them(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.chdir(ROOT)
    page = PAGE.read_text(encoding="utf-8")
    assert len(BLOCK.findall(page)) > 8
    names: dict[str, Any] = {}

    def run(block: re.Match[str]) -> str:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(block[1], str(PAGE), "exec"), names)
        return f"```python\n{block[1]}```\n\n```text\n{printed.getvalue()}```"

    run_again = BLOCK.sub(run, page)
    if request.config.getoption("--regen"):
        PAGE.write_text(run_again, encoding="utf-8")
        page = run_again
    assert page == run_again, (
        f"what {PAGE} shows is out of date: uv run pytest {Path(__file__)} --regen writes it again"
    )


def test_a_game_takes_five_lines() -> None:
    first = BLOCK.search(PAGE.read_text(encoding="utf-8"))
    assert first
    after = first[1].partition("\n\n")[2]
    assert len(after.splitlines()) == 5
