"""Tests of ``sleepover laboratory``: the same file whatever does the work, and resumed after a stop."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from games.simulation import rule_variants
from games.simulation.rule_variants import RuleFindings
from tests.cli.conftest import Result, Run, process
from tests.deep_share import deep

FEW = ("laboratory", "tie_die", "--games", "4", "--seed", "few")


def _made(run: Run, folder: Path, *more: str) -> bytes:
    done = run(*FEW, "--workers", "1", "--folder", folder, *more)
    assert (done.status, done.err) == (0, "")
    assert done.lines == [str(folder / "tie_die.json")]
    return (folder / "tie_die.json").read_bytes()


_WHOLE: list[bytes] = []


def _whole(run: Run, folder: Path) -> bytes:
    """Write the result of ``_made`` for an empty folder into this one; it is computed once, being always the same."""
    if not _WHOLE:
        _WHOLE.append(_made(run, folder))
    (folder / "tie_die.json").write_bytes(_WHOLE[0])
    return _WHOLE[0]


def _kept(folder: Path, findings: RuleFindings) -> None:
    (folder / "tie_die.json").write_bytes(rule_variants.to_json(findings))


def test_the_same_seed_gives_the_same_file_with_any_number_of_workers(run: Run, tmp_path: Path) -> None:
    alone = _made(run, tmp_path)
    for workers in ("2", "3") if deep() else ("3",):
        folder = tmp_path / workers
        folder.mkdir()
        done: Result = process(*FEW, "--workers", workers, "--folder", folder)
        assert (done.status, done.err) == (0, "")
        assert (folder / "tie_die.json").read_bytes() == alone
    found = rule_variants.from_json(alone)
    assert (found.games, found.unlike, found.seed) == (4, 2, "few")
    assert found.missing() == []
    assert found.together
    # A line for each trial, so that what changed is what a diff shows.
    assert len(alone.splitlines()) == len(found.rows) + 2


def test_it_goes_on_where_it_was_stopped_and_leaves_what_there_is(run: Run, tmp_path: Path) -> None:
    whole = _whole(run, tmp_path)
    found = rule_variants.from_json(whole)
    marked = replace(found.rows[1], shared=3)
    _kept(tmp_path, replace(found, rows=(found.rows[0], marked, *found.rows[5:])))
    again = rule_variants.from_json(_made(run, tmp_path))
    assert again.rows == (found.rows[0], marked, *found.rows[2:])
    assert _made(run, tmp_path, "--fresh") == whole


@pytest.mark.parametrize("other", [{"seed": "other"}, {"rules": 99}, {"games": 5}, {"alike": "hard"}])
def test_what_was_made_in_another_way_is_made_anew(run: Run, tmp_path: Path, other: dict[str, object]) -> None:
    whole = _whole(run, tmp_path)
    found = rule_variants.from_json(whole)
    _kept(tmp_path, replace(found, rows=(replace(found.rows[0], shared=3), *found.rows[1:]), **other))
    assert _made(run, tmp_path) == whole


def test_check_says_whether_all_is_there_and_current(run: Run, tmp_path: Path) -> None:
    check = ("laboratory", "tie_die", "--check", "--folder", tmp_path)
    assert "is not there; `sleepover laboratory tie_die` makes it" in run(*check).sentence()
    found = rule_variants.from_json(_whole(run, tmp_path))
    done = run(*check)
    assert (done.status, done.lines) == (0, ["tie_die: 9 trials of 4 and 2 games, rules 1"])
    _kept(tmp_path, replace(found, rows=found.rows[:-2]))
    assert "lacks 2 trials, such as 4 seats, target 20" in run(*check).sentence()
    _kept(tmp_path, replace(found, rules=found.rules + 1))
    assert "made with other rules" in run(*check).sentence()
    (tmp_path / "tie_die.json").write_text("{}")
    assert "delete it, and it is made again" in run(*check).sentence()


def test_what_is_shipped_passes_the_check(run: Run) -> None:
    done = run("laboratory", "--check")
    assert (done.status, done.err) == (0, "")
    assert [line.partition(":")[0] for line in done.lines] == [
        name for name in rule_variants.games.names() if rule_variants.rule_plan(name)
    ]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "unknown game 'chess'"),
        (["tie_die", "--games", "0"], "--games 0: it has to be at least one"),
        (["tie_die", "--workers", "-1"], "--workers -1"),
        (["tie_die", "--games", "1", "--folder", "no/such/folder", "--workers", "1"], "no/such/folder/tie_die.json"),
    ],
)
def test_bad_input_is_answered_in_one_sentence(run: Run, arguments: list[str], told: str) -> None:
    done = run("laboratory", *arguments)
    assert (done.status, done.out) == (1 if "--folder" in arguments else 2, b"")
    assert told in done.sentence()


def test_a_file_is_read_as_it_was_written(run: Run, tmp_path: Path) -> None:
    text = _whole(run, tmp_path)
    assert rule_variants.to_json(rule_variants.from_json(text)) == text
    assert msgspec.json.decode(text)["rows"][0]["options"] == {}
