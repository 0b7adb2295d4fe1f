"""The golden playthroughs still play as they were reviewed. ``pytest --regen`` rewrites them, to be read as a diff."""

from __future__ import annotations

from pathlib import Path

import pytest

import games
from games.core.record import parse
from sleepover.workshop.playthroughs import changed, files, files_of, split, written_again


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_a_playthrough_is_as_it_was_reviewed(path: Path, request: pytest.FixtureRequest) -> None:
    text = path.read_text(encoding="utf-8")
    if request.config.getoption("--regen"):
        if (played := written_again(text)) != text:
            path.write_text(played, encoding="utf-8")
        return
    how = changed(text)
    assert how is None, f"{path} {how}"


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_playthroughs_that_say_what_they_show(name: str) -> None:
    own = files_of(name)
    assert own, f"games/{name}/playthroughs/ needs a .txt file: a line '# what it shows', a record, pytest --regen"
    for path in own:
        head, record = split(path.read_text(encoding="utf-8"))
        assert head[0].startswith("# ")
        assert parse(record).game == name


def test_no_playthrough_belongs_to_a_game_that_is_gone() -> None:
    lying = {path for folder in games.__path__ for path in Path(folder).glob("*/playthroughs/*.txt")}
    assert lying <= {*files()}


def test_what_somebody_sees_otherwise_is_not_called_another_game() -> None:
    text = files()[0].read_text(encoding="utf-8")
    assert changed(text) is None
    seen = next(line for line in text.splitlines() if line.startswith("  "))
    told = changed(text.replace(seen, f"{seen} more"))
    assert told is not None
    assert "plays as before, and somebody sees something else" in told
    assert "no secret which leaks" in told
    facts = next(line for line in text.splitlines() if line.startswith("facts "))
    assert "plays differently now" in (changed(text.replace(facts, f"{facts} more")) or "")
