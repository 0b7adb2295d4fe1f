"""Write the tables of the documents from commands, words, rules, strengths and stored measurements.

``uv run python docs/tables.py`` writes them again; a test compares. A table stands between ``<!-- table: NAME -->`` and
``<!-- end -->``.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from discord import app_commands
from discord.ext import commands

import games
from benchmarks import __main__ as benchmarks
from benchmarks import report
from bot import cogs
from bot.i18n import localizer
from bot.ratings import ai_strength, model
from bot.table import rule_forecast
from bot.ui.components.layout import value_label
from bot.ui.games import playable_games
from games.core import option_choices
from games.simulation.stats import WinShare

DOCS = Path(__file__).resolve().parent
PAGE = DOCS / "playing.md"
DECISIONS = DOCS / "decisions"
_TABLE = re.compile(r"(<!-- table: ([a-z-]+) -->\n).*?(<!-- end -->)", re.S)

MENUS = {
    "menu-challenge": "a person",
    "menu-profile": "a person",
    "menu-replay": "a message with a game",
    "menu-verify": "a message with a game",
}


def command_table() -> str:
    """All slash commands with their options, and the entries of the right-click menu."""
    say = localizer()
    rows = ["| type | what it does | you can add |", "|---|---|---|"]
    for name, command in sorted(_commands()):
        options = ", ".join(_option(parameter) for parameter in command.parameters)
        anywhere = " ◦" if command.allowed_installs and command.allowed_installs.user else ""
        rows.append(f"| `/{name}`{anywhere} | {command.description} | {options} |")
    rows += ["", "| right-click | on |", "|---|---|"]
    rows += [f"| *{say(menu)}* | {on} |" for menu, on in MENUS.items()]
    return "\n".join(rows)


def _commands() -> Iterator[tuple[str, app_commands.Command[commands.Cog, ..., object]]]:
    for extension in cogs.extensions():
        for cog in vars(importlib.import_module(extension)).values():
            if isinstance(cog, commands.CogMeta) and cog.__module__ == extension:
                group = getattr(cog, "__cog_is_app_commands_group__", False)
                for command in cog.__cog_app_commands__:
                    assert isinstance(command, app_commands.Command)
                    yield (f"{cog.__cog_group_name__} {command.name}" if group else command.name), command


def _option(parameter: app_commands.Parameter) -> str:
    choices = "".join(f"{', ' if place else ': '}{choice.name}" for place, choice in enumerate(parameter.choices))
    return f"*{parameter.display_name}*{choices}{' (needed)' if parameter.required else ''}"


def described() -> list[str]:
    """Return the games that the documents are about: those with a row in the README."""
    readme = (Path(games.__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    return [game for game in playable_games() if f"| **{localizer(game=game)('title')}** |" in readme]


def house_rules_table() -> str:
    """Return the table of each game's house rules, as typed in ``/play``."""
    rows = ["| game | type | or | what it changes |", "|---|---|---|---|"]
    for game in described():
        say = localizer(game=game)
        for place, (option, values) in enumerate(option_choices(games.load(game).options).items()):
            typed = [
                {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)
                for value in values
            ]
            other = " · ".join(f"`{option} {value}`" for value in typed[1:])
            usual = value_label(option, values[0], say)
            title = "" if place else say("title")
            changes = f"{say(f'option-{option}')}; usual: {usual}"
            rows.append(f"| {title} | `{option} {typed[0]}` | {other} | {changes} |")
    return "\n".join(rows)


def lengths_table() -> str:
    """Return the table of game lengths under the usual rules, as shown by *What if?*."""
    rows = ["| game | players | half of the games end within | nine in ten within |", "|---|---|---|---|"]
    for game in described():
        if (findings := rule_forecast.load_forecasts(game)) is None:
            continue
        usual = {seats: rule_forecast.length_forecast(findings, seats, {}) for seats in games.load(game).player_counts}
        minutes = {seats: found.minutes for seats, found in usual.items() if found is not None}
        for place, seats in enumerate(sorted({min(minutes), min(4, max(minutes)), max(minutes)})):
            title = "" if place else localizer(game=game)("title")
            rows.append(
                f"| {title} | {seats} | {round(minutes[seats][1])} minutes | {round(minutes[seats][2])} minutes |"
            )
    return "\n".join(rows)


def shared_places_table() -> str:
    """Return the table of four newcomers' gains, in points of the shown rating, for all ways to share places."""
    rows = ["| places | first | second | third | fourth |", "|---|---|---|---|---|"]
    for shared in product((False, True), repeat=3):
        places = [1]
        for seat, level in enumerate(shared, start=2):
            places.append(places[-1] if level else seat)
        sitting = [
            model.RatedSeat(user, place, place == 1, False, None, decisions=model.USUALLY_ENOUGH)
            for user, place in enumerate(places, start=1)
        ]
        after = model.rate_table("", sitting, {}, lambda one, other: 1.0)
        gains = [
            model.display_rating(*after[player.user][:2]) - model.display_rating(*model.initial_rating()[:2])
            for player in sitting
        ]
        rows.append(
            f"| {', '.join(map(str, places))} | {' | '.join(f'{gain:+}'.replace('-', '−') for gain in gains)} |"
        )
    return "\n".join(rows)


def laboratory_table() -> str:
    """Return the shipped results of *What if?* for the usual rules: shares of wins, in %, with half an interval."""
    rows = [
        "| game, seats | minutes | going first | good play | a lead at half-time |",
        "|---|---|---|---|---|",
    ]
    for game in described():
        if (found := rule_forecast.load_forecasts(game)) is None:
            continue
        usual = {row.seats: row for row in found.rows if not row.options}
        for seats in sorted({min(usual), min(4, max(usual)), max(usual)}):
            row = usual[seats]
            low, middle, high = (round(minutes) for minutes in row.minutes)
            even = f" ({round(100 / seats)})"
            first = "–" if row.first is None else _share(row.first, found.games) + even
            rows.append(
                f"| {localizer(game=game)('title')}, {seats} | {middle} ({low}–{high}) | {first} "
                f"| {_share(row.better, found.unlike)}{even} | {_share(row.lead_won, row.led)}{even} |"
            )
    return "\n".join(rows)


def _share(won: float, games_played: int) -> str:
    share = WinShare.from_wins(won, games_played)
    return f"{round(100 * share.share)} ± {round(50 * (share.high - share.low))}"


def trials_table() -> str:
    """Return how many trials the laboratory made of each game, and how many games each had."""
    rows = ["| game | trials | games among equals | games of a better player |", "|---|---|---|---|"]
    for game in described():
        if (found := rule_forecast.load_forecasts(game)) is not None:
            title = localizer(game=game)("title")
            rows.append(f"| {title} | {len(found.rows)} | {found.games:,} | {found.unlike:,} |")
    return "\n".join(rows)


def computer_ratings_table() -> str:
    """Return the highest shown rating that wins over each level alone bring."""
    rows = ["| game | easy | normal | hard |", "|---|---|---|---|"]
    for game in described():
        worth = [model.display_rating(*ai_strength.ai_rating(game, level)) for level in ("easy", "normal", "hard")]
        rows.append(f"| {localizer(game=game)('title')} | {' | '.join(map(str, worth))} |")
    return "\n".join(rows)


def farming_table() -> str:
    """Return the stored results of ``benchmarks farming``."""
    return _stored(benchmarks.REPORT, "farming")


def _stored(reported: report.Report, name: str) -> str:
    run = reported.stored(name)
    assert run is not None, f"uv run python -m {reported.package} --report --only {name}"
    (sheet,) = run.tables
    lines = [*list(sheet.markdown())[2:], "", f"*Measured* on {run.date}: `{run.command}`."]
    return "\n".join(lines)


def decisions_table() -> str:
    """Return the index of the numbered decisions. One without a number yet is left out."""
    rows = []
    for path in sorted(DECISIONS.glob("[0-9]*.md")):
        title = path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        rows.append(f"- {path.name[:4]} [{title}]({path.name})")
    return "\n".join(rows)


TABLES = {
    "commands": command_table,
    "house-rules": house_rules_table,
    "lengths": lengths_table,
    "shared-places": shared_places_table,
    "laboratory": laboratory_table,
    "trials": trials_table,
    "computer-ratings": computer_ratings_table,
    "farming": farming_table,
    "decisions": decisions_table,
}
"""By name, what writes the table."""


def written(page: str) -> str:
    """Return the page with its tables brought up to date."""
    return _TABLE.sub(lambda found: f"{found[1]}\n{TABLES[found[2]]()}\n\n{found[3]}", page)


def pages() -> Iterator[Path]:
    """Yield the documents that have such tables."""
    for path in sorted(DOCS.rglob("*.md")):
        if "<!-- table: " in path.read_text(encoding="utf-8"):
            yield path


if __name__ == "__main__":
    for path in pages():
        path.write_text(written(path.read_text(encoding="utf-8")), encoding="utf-8")
