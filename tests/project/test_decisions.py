"""Each decision has a page of its own, which is short and has the same parts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.project.source_tree import ROOT

FOLDER = ROOT / "docs" / "decisions"
DECISIONS = sorted(path for path in FOLDER.glob("*.md") if path.name != "README.md")
"""All decisions. A new one has no number until the next release."""
MOST_WORDS = 400
PARTS = ("status", "context", "decision", "not chosen")


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.stem)
def test_a_decision_is_short_and_has_its_parts(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert len(text.split()) <= MOST_WORDS
    words = re.sub(r"[#*_:]", "", text.partition("\n")[2]).lower()
    places = [re.search(rf"^\W*{part}\b", words, re.M) for part in PARTS]
    assert None not in places
    starts = [place.start() for place in places if place]
    assert starts == sorted(starts)


def test_the_numbers_of_decisions_have_no_gap_and_the_index_lists_them() -> None:
    numbered = [path for path in DECISIONS if path.name[:4].isdigit()]
    assert [int(path.name[:4]) for path in numbered] == list(range(1, len(numbered) + 1))
    index = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"\]\((\d[^)]+)\)", index) == [path.name for path in numbered]
