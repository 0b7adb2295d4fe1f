"""Generated tables of the documents are current, and docs/playing.md names every command and house rule."""

from __future__ import annotations

import json
import re

from bot import cogs
from bot.core.vacations import VACATION
from bot.i18n import localizer
from bot.storage.repos.availability import LIVE
from bot.table.deadlines import AWAY_AFTER, CLOCKS, USUAL
from bot.ui.games import playable_games
from bot.ui.views import options
from docs import tables
from games.core import option_choices
from tests.project.source_tree import ROOT

PAGE = tables.PAGE.read_text(encoding="utf-8")


def test_the_tables_are_as_they_are_written_now() -> None:
    pages = {path.name: path.read_text(encoding="utf-8") for path in tables.pages()}
    assert set(re.findall(r"<!-- table: ([a-z-]+) -->", "".join(pages.values()))) == set(tables.TABLES)
    for name, page in pages.items():
        assert tables.written(page) == page, f"docs/{name} is out of date: uv run python docs/tables.py writes it again"


def test_the_contents_list_every_chapter() -> None:
    listed = re.findall(r"^- \[.+\]\(#([a-z-]+)\)$", PAGE.partition("\n## ")[0], re.M)
    chapters = re.findall(r"^## (.+)$", PAGE, re.M)
    assert listed == [re.sub(r"[^a-z ]", "", chapter.lower()).replace(" ", "-") for chapter in chapters]


def test_every_command_and_every_entry_of_the_menus_is_told() -> None:
    told = set(re.findall(r"^\| `/([a-z]+)", tables.command_table(), re.M))
    assert told == cogs.command_names() >= {"play", "me", "table"}
    assert set(tables.MENUS) == set(re.findall(r"^(menu-[a-z]+) =", _commands_file(), re.M))


def _commands_file() -> str:
    return (tables.PAGE.parents[1] / "bot" / "i18n" / "en" / "commands.ftl").read_text(encoding="utf-8")


def test_what_is_to_be_typed_for_a_house_rule_is_understood() -> None:
    typed = re.findall(r"`([a-z_]+ [a-z0-9]+)`", tables.house_rules_table())
    known = [(game, name, value) for game in playable_games() for name, values in _options(game) for value in values]
    assert len(typed) == len(known)
    for text, (game, name, value) in zip(typed, known, strict=True):
        assert options.parse_options(game, text, "en") == {name: value}
    (example,) = re.findall(r"^```text\n(.*)\n```", PAGE, re.M)
    assert options.parse_options("magic_numbers", example, "en") == {"target": 20, "first": "random"}


def _options(game: str) -> list[tuple[str, tuple[int | str | bool, ...]]]:
    from games import load

    return list(option_choices(load(game).options).items())


def test_what_the_page_says_of_clocks_is_so() -> None:
    say = localizer()
    assert "**1, 3 or 10 minutes, 1, 4 or 12 hours, 1, 3 or 7 days, or none**" in PAGE
    assert [say(f"clock-{clock}") for clock in CLOCKS] == [
        *("1 minute", "3 minutes", "10 minutes", "1 hour", "4 hours", "12 hours"),
        *("1 day", "3 days", "7 days", "no limit"),
    ]
    assert f"up to {VACATION} days in each quarter" in PAGE
    assert LIVE == 3600
    assert "an hour or less for a move" in PAGE
    assert f"It is {USUAL // 60} minutes unless" in PAGE
    assert (AWAY_AFTER, "**twice in a row**" in PAGE) == (2, True)
    for key in ("house-rules", "im-back", "reminders", "end", "hints-off", "what-if", "hand-over", "keep-seat"):
        assert f"*{say(f'button-{key}')}*" in " ".join(PAGE.split())


def test_what_is_said_of_characters_is_what_was_measured() -> None:
    run = json.loads((ROOT / "research" / "results" / "personas.json").read_text(encoding="utf-8"))
    own, normal = ([int(row[place].rstrip("%")) for row in run["tables"][0]["rows"]] for place in (4, 5))
    told = " ".join((tables.DOCS / "computers.md").read_text(encoding="utf-8").split())
    assert f"acts so in {min(own)} to {max(own)}% of its choices" in told
    assert f"a normal computer in {min(normal)} to {max(normal)}%" in told
