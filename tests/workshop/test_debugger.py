"""``sleepover gallery --debug``: all seats of a game played on one page, and a failing test copied from it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.async_api import expect

import games
from games.core.record import parse, replay
from games.core.table import Table
from sleepover.workshop.debugger_worker import describe
from sleepover.workshop.positions import position
from sleepover.workshop.samples.cases import cases, random_table
from tests.cli.conftest import run as run
from tests.docs_games import LIARS_DICE, installed, unpacked
from tests.page.browser import open_browser
from tests.project.source_tree import ROOT
from tests.workshop.project_copy import copied, environment

EXAMPLE = ROOT / "docs" / "examples" / "tie_die.json"


def setup(game: str, **more: object) -> str:
    """Return a line of JSON."""
    return json.dumps({"game": game, **more})


def played(shown: Any, **dice: str) -> Any:
    """Return the position after the first listed action of the first seat that has to decide."""
    seat = next(seat for seat, one in enumerate(shown["seats"]) if one["acts"])
    action = shown["seats"][seat]["legal"][0]
    return describe({"line": shown["line"], "at": shown["at"], "seat": seat, "action": action, **dice})


def run_copied(text: str, folder: Path, environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run a copied test with pytest, outside this project's tests."""
    (folder / "test_copied.py").write_text(text, encoding="utf-8")
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_copied.py"]
    paths = os.pathsep.join(path for path in sys.path if path)
    return subprocess.run(
        command,
        cwd=folder,
        env={**inherited, "PYTHONPATH": paths, **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("game", games.names())
def test_any_game_is_played_and_copied_with_few_and_most_seats(game: str, tmp_path: Path) -> None:
    tests = []
    for seats in (games.load(game).player_counts[0], games.load(game).player_counts[-1]):
        shown = describe({"line": setup(game, seats=seats)})
        for _ in range(6):
            shown = played(shown, seed="any")
            assert shown["error"] == ""
        assert (shown["at"], len(shown["seats"])) == (6, seats)
        assert '"error": "T' not in json.dumps(shown)
        assert all(one["view"] for one in shown["seats"])
        begun = describe({"line": shown["start"]})
        assert (begun["facts"], begun["count"]) == (shown["facts"], 0)
        tests += [shown["test"], played(begun, seed="any")["test"]]
    for number, text in enumerate(tests):
        done = run_copied(text, tmp_path) if number == 0 else None
        assert done is None or (done.returncode == 0 and "1 passed" in done.stdout), done.stdout
        names: dict[str, Any] = {}
        exec(text, names)
        (test,) = [found for name, found in names.items() if name.startswith("test_")]
        test()


def test_a_copied_test_fails_once_its_facts_are_others(tmp_path: Path) -> None:
    text = played(describe({"line": setup("tie_die")}))["test"]
    wrong = text.replace("'round': 1", "'round': 9")
    assert wrong != text
    done = run_copied(wrong, tmp_path)
    assert (done.returncode, "AssertionError" in done.stdout) == (1, True)


def test_what_was_refused_is_copied_as_a_test_that_fails_with_it(tmp_path: Path) -> None:
    shown = describe({"line": setup("magic_numbers"), "seat": 1, "action": "roll"})
    assert shown["error"] == "It's Ann's turn."
    assert (shown["at"], shown["count"]) == (0, 0)
    done = run_copied(shown["test"], tmp_path)
    assert (done.returncode, "IllegalAction" in done.stdout) == (1, True)


def test_a_record_is_stepped_through_and_played_otherwise_from_any_of_its_steps() -> None:
    record = parse(EXAMPLE.read_bytes())
    frames = list(replay(record))
    shown = describe({"line": EXAMPLE.read_text(encoding="utf-8")})
    assert (shown["at"], shown["names"]) == (len(record.actions), record.seats)
    for at in (0, 5, len(record.actions), 99_999, -1):
        there = describe({"line": shown["line"], "at": at})
        kept = max(0, min(at, len(record.actions)))
        assert (there["at"], there["count"]) == (kept, len(record.actions))
        assert json.loads(there["facts"]) == json.loads(json.dumps(Table(record).game.to_dict(frames[kept].state)))
    # The record's own dice go on, so the same action leads to the same state.
    seat, action = record.actions[5]
    again = describe({"line": shown["line"], "at": 5, "seat": seat, "action": action})
    assert (again["count"], again["facts"]) == (6, describe({"line": shown["line"], "at": 6})["facts"])
    assert "seed" in json.loads(again["line"])


def test_the_next_dice_are_chosen_one_by_one_or_by_a_seed() -> None:
    begun = describe({"line": setup("magic_numbers", seats=3)})
    for face in range(1, 7):
        shown = played(begun, faces=f"{face}, 5")
        assert shown["steps"][-1]["dice"] == [f"d6: {face}"]
        assert shown["queued"] == [5]
        after = played(played(shown))
        assert after["steps"][-1]["dice"] == ["d6: 5"]
        assert after["queued"] == []
    by_seed = [played(begun, seed=seed)["facts"] for seed in ("a", "a", *"bcdefgh")]
    assert by_seed[0] == by_seed[1]
    assert len(set(by_seed)) > 1
    # Where chosen dice are used up, the seed's come.
    assert played(played(played(begun, faces="1")))["steps"][-1]["dice"]


@pytest.mark.parametrize(
    ("faces", "told"), [("six", "are not whole numbers"), ("0", "from 1 to"), ("7", "which a d6 does not have")]
)
def test_a_face_that_no_die_has_is_refused_and_nothing_changes(faces: str, told: str) -> None:
    begun = describe({"line": setup("magic_numbers")})
    shown = played(begun, faces=faces)
    assert told in shown["error"]
    assert (shown["line"], shown["at"]) == (begun["line"], 0)


def test_a_secret_is_shown_to_its_seat_and_among_all_and_nowhere_else() -> None:
    begun = describe({"line": setup("magic_numbers", seats=3, state={"resigned": []})})
    good = json.loads(begun["facts"])["good"]
    good[1] = next(face for face in range(1, 7) if face not in (good[1], json.loads(begun["facts"])["evil"][1]))
    other = describe({"line": setup("magic_numbers", seats=3, state={"good": good})})
    assert other["error"] == ""
    own = [one["room"]["cards"].pop(1) for one in (begun, other)]
    assert own[0]["picture"] != own[1]["picture"]
    assert (begun["room"], begun["room_view"]) == (other["room"], other["room_view"])
    same = [left == right for left, right in zip(begun["seats"], other["seats"], strict=True)]
    assert same == [True, False, True]
    assert begun["state"] != other["state"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "not JSON"),
        ("[]", "the shortest is"),
        ("{}", "'game' is missing"),
        ('{"game": "chess"}', "unknown game 'chess'"),
        ('{"game": ["tie_die"]}', "unknown game"),
        (setup("tie_die", seats=9), "'seats' is 9, but tie_die is for 2 to 4 players"),
        (setup("tie_die", seats=True), "'seats' must be a list of names"),
        (setup("tie_die", options={"target": 7}), "option 'target' cannot be 7"),
        (setup("tie_die", options=[]), "'options' must be a JSON object"),
        (setup("tie_die", state=[1]), "'state' must be a JSON object"),
        (setup("tie_die", state={"points": 1}), "the state has no field 'points'; its fields are: options, score"),
        (setup("tie_die", state={"score": "many"}), "the field 'score' of the state: Expected `array`"),
        (setup("tie_die", state={"last": [{"seat": 1}]}), "its JSON does not say all of it"),
        (setup("tie_die", actions=[[7, "ready"]]), "7 is not a seat"),
        (setup("tie_die", rules=99), "version"),
        (setup("magic_numbers", faces=[]), "the set-up: the faces ran out"),
    ],
)
def test_a_line_that_is_wrong_is_told_in_a_sentence(line: str, told: str) -> None:
    (error,) = describe({"line": line}).values()
    assert told in error
    assert "Traceback" not in error


def test_a_record_that_cannot_be_played_to_its_end_is_shown_up_to_there() -> None:
    shown = describe({"line": setup("tie_die", actions=[[0, "ready"], [0, "ready"], [1, "ready"]])})
    assert shown["error"].startswith("Action 2, 'ready' by seat 0: ")
    assert (shown["at"], shown["count"]) == (1, 1)


def test_house_rules_that_need_a_host_have_one() -> None:
    needing = {case.game.name for case in cases() if case.setup.host is not None}
    for name in needing:
        assert position({"game": name, "options": {"first": "host"}}).record.setup.host == 0
    assert needing


def test_a_table_may_begin_with_any_state_of_a_game() -> None:
    for name in games.names():
        case = next(case for case in cases() if case.game.name == name)
        table = random_table(case)
        frame = table.frames[len(table.frames) // 2]
        begun = Table(replace(table.record, actions=()), frame.state)
        assert (begun.state, begun.frames[0].dice) == (frame.state, ())


def test_a_mistake_in_a_game_is_shown_in_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Any:
        raise ZeroDivisionError("in the rules")

    rules = games.load("tie_die")
    monkeypatch.setattr(type(rules), "apply", broken)
    shown = played(describe({"line": setup("tie_die")}))
    assert "ZeroDivisionError: in the rules" in shown["error"]
    assert "table.play(0, 'ready')" in shown["test"]
    monkeypatch.setattr(type(rules), "view", broken)
    shown = describe({"line": setup("tie_die")})
    assert "ZeroDivisionError" in shown["room"]["error"]
    assert all("ZeroDivisionError" in one["view"]["error"] for one in shown["seats"])
    assert json.loads(shown["facts"])["phase"] == "upgrade"


def test_an_installed_game_is_debugged_as_well(tmp_path: Path) -> None:
    site = unpacked(LIARS_DICE, tmp_path)
    with installed(site):
        shown = describe({"line": setup("liars_dice", seats=4)})
        for _ in range(3):
            shown = played(shown, seed="x")
            assert shown["error"] == ""
        assert len(shown["seats"]) == 4
    done = run_copied(shown["test"], tmp_path, {"PYTHONPATH": os.pathsep.join([str(site), *filter(None, sys.path)])})
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--debug", "nowhere.json"], "nowhere.json: "),
        (["--debug", '{"game": "chess"}'], "--debug: unknown game 'chess'"),
        (["--debug", '{"game": "tie_die", "actions": [[0, "fly"]]}'], "'fly'"),
        (["--debug", '{"game": "magic_numbers", "actions": [[1, "roll"]]}'], "action 1, 'roll' by seat 1 (Ben): "),
        (["tie_die", "--debug", '{"game": "tie_die"}'], "leave out tie_die"),
        (["--watch", "--debug", '{"game": "tie_die"}'], "leave out --watch"),
    ],
)
def test_bad_input_is_answered_before_anything_is_served(run: Any, arguments: list[str], told: str) -> None:
    done = run("gallery", *arguments)
    assert (done.status, done.out) == (2 if "leave out" in told else 1, b"")
    assert told in done.sentence()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[Path, str, subprocess.Popen[str]]]:
    """Yield a copy of the project, and the address at which it serves the debugger of a game."""
    copy = copied(tmp_path, without=["docs", "tests", "benchmarks", "playground"])
    game = setup("magic_numbers", seats=["Ann", "</script>{{data}}", "Cleo"])
    command = [sys.executable, "-m", "sleepover", "gallery", "--debug", game, "--no-browser", "--port", "0"]
    with subprocess.Popen(
        command, cwd=copy, env=environment() | {"PYTHONUNBUFFERED": "1"}, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            yield copy, process.stdout.readline().split()[4], process
        finally:
            process.kill()


async def test_on_the_page_all_seats_are_played_back_and_forward_and_follow_the_code(
    served: tuple[Path, str, subprocess.Popen[str]],
) -> None:
    copy, address, process = served
    async with open_browser() as browser:
        page = await browser.new_page(viewport={"width": 2200, "height": 1000})
        trouble: list[str] = []
        page.on("pageerror", lambda error: trouble.append(str(error)))
        await page.goto(address)
        titles = page.locator("h2")
        await expect(titles).to_have_count(5)
        assert [text.split(":")[0] for text in await titles.all_inner_texts()] == [
            "The room", "Seat 0, Ann", "Seat 1, </script>{{data}}", "Seat 2, Cleo", "All, secrets included"
        ]  # fmt: skip
        await page.get_by_label("next faces").fill("4")
        await page.get_by_role("button", name="roll", exact=True).click()
        await expect(page.locator(".step")).to_have_count(2)
        assert "d6: 4" in await page.locator(".step").last.inner_text()
        await page.get_by_label("another action").first.fill("fly")
        await page.get_by_label("another action").first.press("Enter")
        await expect(page.get_by_role("alert")).to_contain_text("'fly' by seat 0 is not an action of magic_numbers")
        await page.get_by_role("button", name="Back").click()
        await expect(page.locator("#sets span")).to_have_text("0 of 1")
        await expect(page.get_by_role("alert")).to_be_hidden()
        await page.get_by_role("button", name="Forward").click()
        await expect(page.locator("#sets span")).to_have_text("1 of 1")
        words = copy / "bot" / "i18n" / "en" / "magic_numbers.ftl"
        text = words.read_text(encoding="utf-8")
        words.write_text(text.replace("title = Magic Numbers", "title = Tragic Numbers"), encoding="utf-8")
        await expect(page.locator("h1")).to_have_text("Tragic Numbers")
        await expect(page.locator("#sets span")).to_have_text("1 of 1")
        refused = await page.request.post(f"{address}position", data="{}", headers={"Content-Type": "text/plain"})
        assert refused.status == 415
        assert trouble == []
    process.send_signal(signal.SIGINT)
    assert process.wait() == 0
