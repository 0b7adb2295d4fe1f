"""The documents keep their promises: commands, links, rulings."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from discord import Permissions

import games
from bot import cogs
from bot.app.health import HealthMonitor
from bot.app.metrics import Metrics
from bot.core.config import Config
from bot.core.instrumentation import HealthStatus
from bot.core.permissions import NEEDED
from bot.i18n import localizer
from bot.ui.games import playable_games
from tests.project.source_tree import ROOT, files, shown

PLAY = "python3 -m pip install uv && uv run sleepover play"
TEST = "python3 -m pip install uv && uv run pytest"
DOCUMENTS = [path for path in files() if path.suffix == ".md"]
LINK = re.compile(r"""!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)|\b(?:src|srcset|href)="([^"]+)\"""")


RULES = ROOT / "docs" / "rules.md"
CHAPTER = re.compile(
    r"^- \[([^\]]+)\]\(#[^)]+\).*?\(([A-Z]+)-1(?: to \2-[0-9]+)?\)(?:.*?, ([0-9]+) to ([0-9]+) players)?", re.M
)
"""A line of the contents of rules.md: a title, its rulings and, of a game, for how many players it is."""
GAME = re.compile(r"^\| \*\*(.+?)\*\* \|[^|]*\| ([0-9]+)–([0-9]+) \|", re.M)
"""A row of the README's table of games: title and how many players it is for."""


def _series() -> list[str]:
    """Return the letters with which rulings begin, as named in the contents of rules.md."""
    return [letters for _, letters, *_ in CHAPTER.findall(RULES.read_text(encoding="utf-8"))]


def _rulings(text: str) -> set[str]:
    """Return the rulings that are named in a text."""
    return set(re.findall(rf"\b(?:{'|'.join(_series())})-[0-9]+\b", text))


def _lines(document: Path) -> list[str]:
    return document.read_text(encoding="utf-8").splitlines()


def _prose(document: Path) -> str:
    """Return the text without code, where a bracket is only a bracket."""
    text = document.read_text(encoding="utf-8")
    return re.sub(r"`[^`\n]+`", "", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S))


def _anchors(document: Path) -> set[str]:
    """Return the anchors of the headings, as code hosts make them, and the anchors set by hand."""
    text = re.sub(r"^```.*?^```", "", document.read_text(encoding="utf-8"), flags=re.M | re.S)
    anchors = set(re.findall(r'<a (?:id|name)="([^"]+)"', text))
    for heading in re.findall(r"^#{1,6} +(.+?)\s*$", text, flags=re.M):
        kept = (c for c in heading.lower() if c in " -_" or unicodedata.category(c)[0] in "LMN")
        anchors.add("".join(kept).replace(" ", "-"))
    return anchors


def _links(document: Path) -> Iterator[str]:
    for match in LINK.finditer(_prose(document)):
        target = match[1] or match[2]
        if not re.match(r"[a-z]+:", target):
            yield target


@pytest.mark.parametrize("command", [PLAY, TEST])
def test_the_readme_has_each_command_on_a_line_of_its_own(command: str) -> None:
    assert command in _lines(ROOT / "README.md")


def test_the_readmes_test_command_is_the_one_that_is_checked() -> None:
    assert TEST in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


@pytest.mark.parametrize("document", DOCUMENTS, ids=shown)
def test_links_lead_to_something_that_is_there(document: Path) -> None:
    broken: list[str] = []
    for link in _links(document):
        name, _, anchor = link.partition("#")
        target = (document.parent / name).resolve() if name else document
        there = target.exists() and target.is_relative_to(ROOT)
        if not there or (anchor and target.suffix == ".md" and anchor not in _anchors(target)):
            broken.append(link)
    assert not broken


def test_every_document_can_be_reached_from_the_readme() -> None:
    seen: set[Path] = set()
    left = [ROOT / "README.md"]
    while left:
        document = left.pop()
        if document in seen:
            continue
        seen.add(document)
        targets = ((document.parent / link.partition("#")[0]).resolve() for link in _links(document))
        left += [target for target in targets if target.suffix == ".md" and target.exists()]
    # A decision without a number is not in the index yet.
    new = {path for path in (ROOT / "docs" / "decisions").glob("[!0-9]*.md") if path.name != "README.md"}
    missing = [shown(path) for path in DOCUMENTS if path.is_relative_to(ROOT / "docs") and path not in seen | new]
    assert not missing


def test_every_ruling_that_is_cited_stands_in_the_rules() -> None:
    known = _rulings(RULES.read_text(encoding="utf-8"))
    assert len(known) > 40
    cited = {
        f"{ruling} in {shown(path)}"
        for path in files()
        if path.suffix in {".py", ".ftl", ".md", ".sql", ".txt", ".js"}
        for ruling in _rulings(path.read_text(encoding="utf-8")) - known
    }
    assert not cited


def test_the_rulings_are_numbered_without_a_gap() -> None:
    text = RULES.read_text(encoding="utf-8")
    assert len(_series()) == len(set(_series())) >= 5
    for series in _series():
        numbers = {int(number) for letters, number in (each.split("-") for each in _rulings(text)) if letters == series}
        assert numbers == set(range(1, max(numbers) + 1)), series


@pytest.mark.parametrize("game", games.names())
def test_a_game_cites_rulings_that_stand_somewhere(game: str) -> None:
    # Whatever their letters are: those of a chapter that is not there would not be looked for otherwise.
    own = [path for path in files() if path.suffix == ".py" and path.is_relative_to(ROOT / "games" / game)]
    cited = {
        letters for path in own for letters in re.findall(r"\b([A-Z]{1,4})-[0-9]+\b", path.read_text(encoding="utf-8"))
    }
    assert cited <= set(_series()), "rulings stand in docs/rules.md, in a chapter that its contents name"


def test_the_games_in_the_documents_are_those_that_are_found() -> None:
    seats = {localizer(game=name)("title"): games.load(name).player_counts for name in playable_games()}
    shown = {
        title: range(int(least), int(most) + 1)
        for title, least, most in GAME.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    }
    chapters = {
        title: range(int(least), int(most) + 1)
        for title, _, least, most in CHAPTER.findall(RULES.read_text(encoding="utf-8"))
        if least
    }
    assert len(shown) >= 4
    # A game may be there without being in the documents, but not in one of the two alone.
    assert shown == chapters
    assert {title: seats.get(title) for title in shown} == shown


def test_the_invite_link_asks_for_what_the_bot_needs() -> None:
    needed = Permissions(**dict.fromkeys(NEEDED, True))
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert f"permissions={needed.value}\n" in text
    needed.send_messages_in_threads = needed.create_public_threads = True
    assert f"`{needed.value}`" in text


def test_what_hosts_publish_names_what_there_is() -> None:
    for name in ("privacy-notice.md", "terms-of-service.md"):
        text = (ROOT / "docs" / name).read_text(encoding="utf-8")
        named = {command.split()[0] for command in re.findall(r"`/([a-z ]+)`", text)}
        assert named
        assert named <= cogs.command_names()
        assert "[your name or organisation]" in text, "what hosts fill in is marked"
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    metrics = {
        f"sleepover_{one}"
        for one in re.findall(r"^\| (\*[a-z_]+\*(?:, \*[a-z_]+\*)*) \|", hosting, flags=re.M)
        for one in re.findall(r"\w+", one)
    }
    known = {family.name for family in Metrics(HealthMonitor(None)).registry.collect()}
    assert {one for one in known if "_process_" not in one} <= {one.removesuffix("_total") for one in metrics}
    fields = set(HealthStatus.__struct_fields__)
    told = hosting.partition("The status file")[2].partition("`sleepover status` reads it")[0]
    assert fields <= set(re.findall(r"\*(\w+)\*", told))


def test_other_machines_run_what_every_change_has_to_pass() -> None:
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert re.findall(r"^ +- run: (.*)$", workflow, flags=re.M) == [".ci/run"]
    oldest = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["requires-python"]
    assert f'"{oldest.removeprefix(">=")}"' in workflow
    templates = [path.read_text(encoding="utf-8") for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")]
    assert sum("Which game?" in text for text in templates) == 2
    # A list of games would have to be edited for each new one.
    assert not [name for name in playable_games() for text in templates if localizer(game=name)("title") in text]


def test_the_configuration_that_is_described_is_the_one_that_is_read() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    described = re.findall(r"^\| `(\w+)` \|", text, flags=re.M)
    assert described == list(Config.__struct_fields__)
    example = tomllib.loads((ROOT / "config.example.toml").read_text(encoding="utf-8"))
    assert msgspec.convert(example, Config) == Config()


@pytest.mark.parametrize(
    "document", [path for path in DOCUMENTS if 'title="' in path.read_text(encoding="utf-8")], ids=shown
)
def test_a_block_that_is_a_file_has_its_name_above_it(document: Path) -> None:
    # Code hosts do not show what stands behind the fence.
    text = document.read_text(encoding="utf-8")
    titled = re.findall(r'^```\w+ title="([^"]+)"$', text, flags=re.M)
    assert titled
    assert re.findall(r'^\*\*`([^`]+)`\*\*\n\n```\w+ title="\1"$', text, flags=re.M) == titled


def test_lists_of_modules_and_folders_leave_nothing_out() -> None:
    playground = (ROOT / "docs" / "playground.md").read_text(encoding="utf-8")
    modules = {path.name for path in (ROOT / "playground").glob("*.py") if not path.name.startswith("__")}
    assert {name for name in modules if f"`{name}`" not in playground} == set()
    architecture = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    folders = {path.parent.name for path in (ROOT / "tests").glob("*/__init__.py")}
    assert {name for name in folders if f"`tests/{name}`" not in architecture} == set()


def test_the_example_of_a_mistake_in_a_translation_can_occur() -> None:
    languages = (ROOT / "docs" / "languages.md").read_text(encoding="utf-8")
    ((file, line, key, name),) = re.findall(
        r"bot/i18n/\w+/(\w+\.ftl):(\d+): ([a-z-]+) does not show (\$\w+) here", languages
    )
    english = (ROOT / "bot" / "i18n" / "en" / file).read_text(encoding="utf-8").splitlines()
    assert english[int(line) - 1].startswith(f"{key} = ")
    assert name in english[int(line) - 1]


def test_the_places_of_a_languages_words_are_named() -> None:
    languages = (ROOT / "docs" / "languages.md").read_text(encoding="utf-8")
    for folder in ("bot/i18n/<locale>", "playground/page/words/<locale>.json"):
        assert folder in languages
        assert (ROOT / folder.replace("<locale>", "de")).exists()


def test_every_document_is_in_the_list_of_documents() -> None:
    listed = {(ROOT / "docs" / link.partition("#")[0]).resolve() for link in _links(ROOT / "docs" / "README.md")}
    there = {path for path in DOCUMENTS if path.parent == ROOT / "docs" and path.name != "README.md"}
    assert there - listed == set()
