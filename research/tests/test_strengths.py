"""``python -m research strengths``: measures, and writes where the program and the documents have it."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from bot.ratings.ai_strength_data import MEASURED, MeasuredWinRate
from research import __main__ as research
from research import strengths


def test_strengths_at_tables_for_more_are_measured_but_not_written(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["strengths", "--game", "tie_die", "--level", "easy", "--games", "6", "--seats", "3"]
    research.main([*asked, "--json"])
    (row,) = json.loads(capsys.readouterr().out)["rows"]
    assert (row["seats"], row["games"]) == (3, 6)
    with pytest.raises(SystemExit):
        research.main([*asked, "--write"])


def test_measured_strengths_are_written_where_the_program_and_the_documents_have_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table, document = tmp_path / "measured.py", tmp_path / "computers.md"
    table.write_text(strengths.TABLE.read_text(encoding="utf-8"), encoding="utf-8")
    document.write_text(strengths.DOCUMENT.read_text(encoding="utf-8"), encoding="utf-8")
    strengths.write(MEASURED, table, document)
    # Written again, nothing changes: what is in the house was written by this.
    assert table.read_text(encoding="utf-8") == strengths.TABLE.read_text(encoding="utf-8")
    assert document.read_text(encoding="utf-8") == strengths.DOCUMENT.read_text(encoding="utf-8")
    monkeypatch.setattr(strengths, "write", partial(strengths.write, table=table, document=document))
    research.main(["strengths", "--write", "--json", "--game", "tie_die", "--level", "gambler", "--games", "30"])
    (row,) = json.loads(capsys.readouterr().out)["rows"]
    assert f'("tie_die", "gambler"): MeasuredWinRate({row["share"]:.3f}, 30),' in table.read_text(encoding="utf-8")
    assert f"| tie_die | `gambler,normal` | 30 | {row['share']:.1%} |" in document.read_text(encoding="utf-8")
    assert not strengths.kept(MeasuredWinRate(0.05, 100))
