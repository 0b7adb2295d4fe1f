"""The sample program of docs/write-a-computer.md that looks at what it sees."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bot.engines import process
from tests.cli.conftest import Run
from tests.project.source_tree import ROOT

pytestmark = pytest.mark.skipif(not process.POSSIBLE, reason="programs are started on Linux and macOS")

PAGE = (ROOT / "docs" / "write-a-computer.md").read_text(encoding="utf-8")


def test_thirty_lines_that_look_at_the_view_beat_the_easy_computer(tmp_path: Path, run: Run) -> None:
    files = dict(re.findall(r'^```python title="(\w+\.py)"\n(.*?)^```', PAGE, re.M | re.S))
    assert len(files["careful.py"].splitlines()) <= 30
    assert "view[" in files["careful.py"]
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    told = run("simulate", "magic-numbers", "--players", f"{tmp_path}/careful.py,easy", "--games", "250", "--json")
    careful, easy = json.loads(told.out)["players"]
    assert careful["program"]["faults"] == {}
    assert careful["low"] > 0.5 > easy["high"]
