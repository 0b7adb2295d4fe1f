"""``sleepover review``: one object, or a table and sentences."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.cli.conftest import Run, Save
from tests.games.bad_records import FAILS_ON_THE_WAY, SCRIPTED, WRONG_IN_ITSELF

GOLDEN = Path(__file__).parent / "golden" / "seeded.json"
VECTORS = ("before", "chosen", "after", "best_chances")


def review_json(run: Run, *arguments: str | Path) -> dict[str, Any]:
    done = run("review", *arguments, "--json")
    assert (done.status, done.err) == (0, "")
    (line,) = done.lines
    found: dict[str, Any] = json.loads(line)
    return found


def test_json_is_one_object_with_the_fields_that_are_promised(run: Run) -> None:
    found = review_json(run, GOLDEN)
    assert list(found) == [
        "game", "seats", "finished", "method", "exact", "samples", "seed", "start", "start_errors", "result",
        "decisions", "players", "turning_points", "costly",
    ]  # fmt: skip
    assert (found["game"], found["finished"], found["method"], found["exact"]) == (
        "magic_numbers",
        True,
        "judged",
        True,
    )
    record = json.loads(GOLDEN.read_bytes())
    assert [[one["seat"], one["action"]] for one in found["decisions"]] == record["actions"]
    assert [one["n"] for one in found["decisions"]] == list(range(1, len(record["actions"]) + 1))
    for one in found["decisions"]:
        assert list(one) == [
            "n", "seat", "action", "before", "chosen", "after", "errors", "best", "best_chances", "lost", "lost_error",
            *(field for field in ("real", "unexplained") if field in one),
        ]  # fmt: skip
        assert all(sum(one[vector]) == pytest.approx(1) for vector in VECTORS)
        assert all(len(one["errors"][vector]) == len(record["seats"]) for vector in VECTORS[:3])
    for player in found["players"]:
        parts = ("start", "luck", "quality", "others", "unseen", "drift")
        assert sum(player[part] for part in parts) == pytest.approx(player["result"])
    assert [player["name"] for player in found["players"]] == record["seats"]
    for point in found["turning_points"]:
        assert list(point) == ["n", "seat", "action", "swing", "most", "by"]
        assert sum(point["swing"]) == pytest.approx(0)


def test_the_fields_are_those_of_the_document(run: Run) -> None:
    page = (Path(__file__).parents[2] / "docs" / "review.md").read_text(encoding="utf-8")
    found = review_json(run, GOLDEN)
    fields = {
        *(*found, *found["decisions"][0], *found["players"][0], *found["turning_points"][0]),
        *(*found["players"][0]["marks"], *found["costly"][0]),
    }
    assert [field for field in fields if f"`{field}`" not in page] == []


def test_the_same_seed_tells_the_same(run: Run) -> None:
    assert review_json(run, GOLDEN, "--seed", "x") == review_json(run, GOLDEN, "--seed", "x")


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes(run: Run, save: Save) -> None:
    found = review_json(run, save(SCRIPTED))
    assert not found["finished"]
    assert len(found["decisions"]) == 4
    assert "wasn't played to the end" in run("review", save(SCRIPTED)).out.decode()


def test_it_is_told_in_a_table_and_sentences(run: Run, tmp_path: Path) -> None:
    plot = tmp_path / "chances.png"
    done = run("review", GOLDEN, "--plot", plot)
    assert (done.status, done.err) == (0, "")
    text = done.out.decode()
    assert "in games won of 100" in text
    assert "The turning points" in text
    assert "The costliest choices" in text
    assert "every throw was counted out in full" in text.replace("\n", " ")
    assert "**" not in text
    assert re.search(r"Ben: \d+ ?% at the start → 100 ?%", text)
    assert done.lines[-1] == str(plot)
    with Image.open(plot) as picture:
        assert picture.width == 1000


@pytest.mark.parametrize("game", ["sibling_rivalry", "tie_die", "pillow_fight", "magic_numbers"])
def test_nothing_is_escaped_for_a_chat_that_there_is_not(run: Run, game: str) -> None:
    path = Path(__file__).parents[2] / "docs" / "examples" / f"{game}.json"
    text = run("review", path, "--samples", "2").out.decode()
    assert "\\" not in text
    assert "\u200b" not in text
    assert "**" not in text


def test_a_name_keeps_the_backslashes_that_are_its_own(run: Run, save: Save) -> None:
    done = run("review", save(SCRIPTED | {"seats": ["A\\*nn", "B@en", "C\\leo"]}))
    text = done.out.decode()
    assert "A\\*nn" in text
    assert "C\\leo" in text
    assert "B@en" in text


def test_names_cannot_steer_the_terminal(run: Run, save: Save) -> None:
    done = run("review", save(SCRIPTED | {"seats": ["[bold]A**nn**", "\x1b[31mBen", "Cleo"]}))
    text = done.out.decode()
    assert "\x1b" not in text
    assert "[bold]A**nn**" in text


@pytest.mark.parametrize(("record", "place"), WRONG_IN_ITSELF.values(), ids=WRONG_IN_ITSELF)
def test_a_record_that_is_wrong_in_itself_prints_nothing_but_one_sentence(
    run: Run, save: Save, record: bytes, place: str
) -> None:
    path = save(record)
    done = run("review", path)
    assert (done.status, done.out) == (1, b"")
    assert re.search(place, done.sentence())
    assert done.sentence().startswith(f"{path}: ")


@pytest.mark.parametrize(("record", "number", "place"), FAILS_ON_THE_WAY.values(), ids=FAILS_ON_THE_WAY)
def test_a_record_that_cannot_be_played_is_named_with_its_place(
    run: Run, save: Save, record: bytes, number: int, place: str
) -> None:
    done = run("review", save(record), "--json")
    assert (done.status, done.out) == (1, b"")
    assert re.search(place, done.sentence())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--samples", "1"], "--samples 1: at least 2"),
        (["--plot", "no/such/a.png"], "--plot no/such/a.png"),
        (["--plot", "game.json"], "this is the record itself"),
    ],
)
def test_bad_input_is_answered_in_one_sentence(run: Run, save: Save, arguments: list[str], sentence: str) -> None:
    path = save(SCRIPTED)
    before = path.read_bytes()
    done = run("review", path, *arguments)
    assert (done.status, done.out) == (2 if "--samples" in arguments else 1, b"")
    assert sentence in done.sentence()
    assert path.read_bytes() == before


def test_on_a_narrow_terminal_it_goes_down_the_page(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    wide = run("review", GOLDEN).out.decode()
    monkeypatch.setenv("COLUMNS", "40")
    done = run("review", GOLDEN)
    assert all(len(line) <= 40 for line in done.lines[1:])
    told = done.out.decode()
    figures = ("start", "choices", "dice", "others", "unseen", "drift", "end", "as the computer")
    assert all(told.count(f"\n  {figure} ") == 3 for figure in figures)
    assert " ".join(told.split()).endswith(" ".join(wide.rpartition("\n\n")[2].split()))
