"""``sleepover gallery``: a page with everything that a game shows, rendered again when a file changes."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from typing import Any
from urllib.request import urlopen

import pytest

import renderers.tie_die
from sleepover.support.terminal import CommandError
from sleepover.workshop import gallery
from sleepover.workshop.live_gallery import HOST
from tests.cli.conftest import run as run
from tests.page.browser import open_browser
from tests.workshop.project_copy import copied, environment

PATIENCE = 120
"""So many seconds a busy machine may take to draw a page."""


def data(page: str) -> Any:
    """Return the data shown on a page."""
    (found,) = re.findall(r'<script type="application/json" id="data">(.*?)</script>', page, flags=re.S)
    return json.loads(found)


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the page of Magic Numbers and Tie-Die."""
    out = tmp_path_factory.mktemp("gallery") / "new" / "page.html"
    assert gallery.write(["magic_numbers", "tie_die"], out) == [out]
    return out


def test_every_phase_is_shown_with_few_and_most_players_awkward_names_and_everybodys_card(page: Path) -> None:
    magic, tie = data(page.read_text(encoding="utf-8"))
    assert [(one["what"], one["seats"]) for one in magic["moments"]] == [
        *((what, 2) for what in ("start", "roll", "choose", "over")),
        *((what, 10) for what in ("start", "roll", "choose", "somebody left", "over")),
    ]
    assert {one["what"] for one in tie["moments"]} >= {"upgrade", "challenge", "answer", "over"}
    for moment in magic["moments"]:
        plain, awkward = moment["shown"]
        for shown in (plain, awkward):
            assert len(shown["board"]) > 10_000
            assert [card["seat"] for card in shown["cards"]] == list(range(moment["seats"]))
            assert all(card["picture"] and card["text"] for card in shown["cards"])
            assert bool(shown["prompt"]) == bool(shown["rows"]) == (moment["what"] != "over")
        assert plain["board"] != awkward["board"]
    assert '"error"' not in json.dumps([magic, tie])


def test_the_page_needs_nothing_beside_itself(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert not re.findall(r"""(?:src|href)=["'](?!#|data:)[^"'$]*["']""", text)
    assert "http://" not in text
    assert "https://" not in text


def test_what_cannot_be_drawn_is_told_in_its_place_and_the_rest_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> str:
        raise ValueError("no <b>words</b>")

    monkeypatch.setattr(renderers.tie_die, "alt", broken)
    shown = [one for moment in gallery.game("tie_die")["moments"] for one in moment["shown"]]
    assert all("ValueError: no <b>words</b>" in one["alt"]["error"] for one in shown)
    assert all(isinstance(one["board"], str) for one in shown)


def test_a_folder_gets_a_page_for_each_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "moments", lambda name: [])
    pages = gallery.write([], tmp_path / "all")
    assert [path.name for path in pages] == [f"{name}.html" for name in gallery.games.names()]
    assert all(path.exists() for path in pages)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "unknown game 'chess'"),
        (["tie_die", "--out", "/dev/null/page.html"], "--out /dev/null/page.html: file exists"),
        (["tie_die", "--watch", "--out", "."], "with --watch there is one page; name a file"),
    ],
)
def test_bad_input_is_answered_in_one_sentence(
    run: Any, arguments: list[str], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery, "moments", lambda name: [])
    done = run("gallery", *arguments)
    assert (done.status, done.out) == (1 if "file exists" in told else 2, b"")
    assert told in done.sentence()


async def test_in_a_browser_boards_are_as_wide_as_a_phone_and_what_is_chosen_is_shown(page: Path) -> None:
    async with open_browser() as browser:
        shown = await browser.new_page(viewport={"width": 1400, "height": 900})
        trouble: list[str] = []
        shown.on("pageerror", lambda error: trouble.append(str(error)))
        await shown.goto(page.as_uri())
        assert await shown.locator("h1").inner_text() == "Magic Numbers"
        assert await shown.locator("section").count() == 9
        board = shown.locator("section").first.locator("img").first
        assert round((await board.bounding_box() or {})["width"]) == 400
        names = shown.locator("section").last.locator(".who")
        assert "محمد" in " ".join(await names.all_inner_texts())
        await shown.get_by_role("button", name="plain").click()
        assert (await names.all_inner_texts())[-1] == "Seat 9, Joe"
        await shown.get_by_role("group", name="Players").get_by_role("button", name="2", exact=True).click()
        assert await shown.locator("section").count() == 4
        await shown.get_by_role("group", name="Width").get_by_role("button", name="1000").click()
        assert round((await board.bounding_box() or {})["width"]) == 1000
        await shown.get_by_role("button", name="Tie-Die").click()
        assert await shown.locator("h1").inner_text() == "Tie-Die"
        assert await shown.locator(".buttons i").count() > 0
        # Nothing is wider than a phone either.
        await shown.set_viewport_size({"width": 400, "height": 800})
        assert await shown.evaluate("document.documentElement.scrollWidth") <= 400
        assert trouble == []


def events(address: str) -> Queue[tuple[str, str]]:
    """Return a queue of the page's events, as a browser receives them."""
    found: Queue[tuple[str, str]] = Queue()
    stream = urlopen(f"{address}changes", timeout=PATIENCE)

    def listen() -> None:
        try:
            for line in stream:
                name, _, value = line.decode().strip().partition(": ")
                if name == "event":
                    found.put((value, json.loads(next(stream).decode().partition(": ")[2])))
        except OSError:
            return

    threading.Thread(target=listen, daemon=True).start()
    return found


@pytest.fixture
def watching(tmp_path: Path) -> Iterator[tuple[Path, str, subprocess.Popen[str]]]:
    """Yield a copy of the project, and the address at which its page of Tie-Die is served."""
    copy = copied(tmp_path, without=["docs", "tests", "benchmarks", "playground"])
    command = [sys.executable, "-m", "sleepover", "gallery", "tie_die", "--watch", "--no-browser", "--port", "0"]
    with subprocess.Popen(
        command, cwd=copy, env=environment() | {"PYTHONUNBUFFERED": "1"}, stdout=subprocess.PIPE, text=True
    ) as served:
        assert served.stdout is not None
        try:
            yield copy, served.stdout.readline().split()[4], served
        finally:
            served.kill()


def test_the_page_is_drawn_anew_when_a_file_changes_and_says_why_if_it_cannot_be(
    watching: tuple[Path, str, subprocess.Popen[str]],
) -> None:
    copy, address, served = watching
    told = events(address)
    assert told.get(timeout=PATIENCE) == ("drawn", "")
    assert data(urlopen(address).read().decode())[0]["title"] == "Tie-Die"

    panel = copy / "bot" / "ui" / "games" / "tie_die.py"
    text = panel.read_text(encoding="utf-8")
    panel.write_text(f"{text}\nPANEL = (\n", encoding="utf-8")
    event, why = told.get(timeout=PATIENCE)
    assert (event, "SyntaxError" in why) == ("failed", True)
    # Whoever opens the page now is told so as well; what was drawn last is still there.
    assert events(address).get(timeout=PATIENCE) == ("failed", why)
    assert data(urlopen(address).read().decode())[0]["title"] == "Tie-Die"

    words = copy / "bot" / "i18n" / "en" / "tie_die.ftl"
    title = words.read_text(encoding="utf-8").replace("title = Tie-Die", "title = Knot-Die")
    words.write_text(title, encoding="utf-8")
    panel.write_text(text, encoding="utf-8")
    assert told.get(timeout=PATIENCE) == ("drawn", "")
    assert data(urlopen(address).read().decode())[0]["title"] == "Knot-Die"

    served.send_signal(signal.SIGINT)
    assert served.wait(timeout=PATIENCE) == 0


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server((HOST, 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(CommandError, match=f"Port {port} cannot be used"):
            gallery.run(["tie_die"], tmp_path / "page.html", watch=True, port=port, browser=False)
