"""Writes tables of ``docs/playing.md`` and ``docs/ratings.md`` from commands, words, rules and ratings themselves.

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
from bot import cogs
from bot.i18n import localizer
from bot.ratings import model
from bot.table import rule_forecast
from bot.ui.components.layout import value_label
from bot.ui.games import playable_games
from games.core import option_choices

PAGE = Path(__file__).resolve().parent / "playing.md"
RATINGS = PAGE.with_name("ratings.md")
_TABLE = re.compile(r"(<!-- table: ([a-z-]+) -->\n).*?(<!-- end -->)", re.S)

MENUS = {
    "menu-challenge": "a person",
    "menu-profile": "a person",
    "menu-replay": "a message with a game",
    "menu-verify": "a message with a game",
}

BUTTONS: dict[str, dict[str, str]] = {
    "At an open table": {
        "button-join": "Sit down.",
        "button-leave": "Get up again. In `⋯`.",
        "button-computers": "Seat an easy, normal or hard computer, one as good as you, or a regular. For the host.",
        "button-out": "Send that computer away. Beside *Add computer*.",
        "button-start": "Begin. For the host.",
        "button-rules": "The rules in a minute, for you alone.",
        "button-more": "Everything else. Only you see the list.",
        "button-house-rules": "See the house rules and the clock; the host changes them. In `⋯`.",
        "button-what-if": "What these house rules do to length and fairness, from simulated games. In `⋯`.",
        "button-what-if-figures": "The numbers behind that answer.",
        "button-what-if-words": "Back to the sentences.",
        "button-what-if-again": "The same, for the rules and seats of now.",
        "button-fair": "The fingerprint of the dice. Note it, and check it after the game. In `⋯`.",
        "button-luck": "Put a word of yours into the dice, so that nobody can have prepared them. Behind *Fair dice*.",
    },
    "At an evening with a date": {
        "button-evening-in": "Your seat is ready at that hour. Pressed again, you aren't in any more.",
        "button-evening-remind": "I write to you a quarter of an hour before. Nobody else sees it.",
        "button-evening-change": "Another time, or how often it comes again. For the host and moderators.",
        "button-evening-off": "It won't be. For the host and moderators.",
        "button-evening-sure": "You really mean it.",
        "button-evening-once": "The same for an evening that comes again and again: only this one is off.",
        "button-evening-for-good": "The same: it won't come again either.",
        "button-evening-again": "Nothing came of it: set the same game for another time.",
    },
    "While you play": {
        "button-peek": "What only you may know: your card, your reach, your odds.",
        "button-text": "The whole board in words.",
        "button-im-back": "Take your seat back from the computer that sits in for you.",
        "button-here": "Bring the board to the bottom of the channel. In `⋯`; below ten messages also on the board.",
        "button-undo": "Take back what you did last, for 30 seconds: if it rolled no die and nobody answered. In `⋯`.",
        "button-plan": "Decide now what you do when it's up to you. In `⋯` and under *Peek*.",
        "button-plan-mine": "The same place, once you have a plan: read it, change it, take it back.",
        "button-plan-make": "The form in which you make it.",
        "button-plan-change": "The same form, filled in as your plan is.",
        "button-plan-drop": "You have no plan any more.",
        "button-reminders": "How I remind you, at all tables. In `⋯`.",
        "button-mute": "Hear nothing more from this table, whatever else you have chosen. In `⋯`.",
        "button-unmute": "Hear from it again.",
        "button-pause": "Ask the others to let the game stand still for a while. In `⋯`.",
        "button-pause-alone": "The same where nobody else plays: it is paused at once.",
        "button-resume": "The paused game goes on, and so does everybody's time.",
        "button-nudge": "Remind whoever's turn it is. Where nothing has happened for long.",
        "button-sit-in": "A computer plays for whoever does not come, until they are back. In the same place.",
        "button-hand-over": "Let somebody play on in your place. The seat is yours until somebody sits down. In `⋯`.",
        "button-hand-over-sure": "You really mean it: I ask around.",
        "button-keep-seat": "Take the offer back. In `⋯`.",
        "button-take": "Play on in the place of somebody who has to go, for the rest of the game.",
        "button-take-sure": "You really mean it.",
        "button-relieve": "Ask those who play whether you may play on for somebody who is away. In `⋯`.",
        "button-resign": "Leave the game. You rank behind everybody who is still playing. In `⋯`.",
        "button-resign-sure": "You really mean it.",
        "button-end": "Ask the others to end the game without a result. In `⋯`.",
        "button-vote-end-sure": "You really mean it: the others are asked.",
        "button-draw": "Offer a draw: everybody still playing shares the first place. In `⋯`.",
        "button-remove": "Ask the others to go on without somebody who is away. In `⋯`.",
        "button-vote-sure": "You really mean it: the others are asked about the draw, or about who is away.",
        "button-alone-sure": "The same where you play against computers alone: if you are behind, you come last.",
        "button-finish-sure": "The same where all people have left, and only computers play on.",
        "button-end-sure": "The same for an open table, and for moderators.",
        "button-vote-yes": "Vote for it: to end the game, to call it a draw, to pause, to go on without somebody, or "
        "to give their seat away.",
        "button-vote-no": "Vote to play on as you are.",
        "button-use": "Take what you have filled in and seen in a preview.",
        "button-change": "Fill it in once more.",
        "button-hints-off": "No more explanations for newcomers, in any game.",
    },
    "Below the puzzle of the day": {
        "button-puzzle-lend": "Your finished games may become puzzles, once everybody in them has said so.",
        "button-puzzle-keep": "They may not any more.",
    },
    "After the game": {
        "button-rematch": "The same people, the same house rules.",
        "button-again": "The rematch of a rematch: it counts who has won more.",
        "button-again-short": "The same where names are long.",
        "button-share": "Post the game's card, once.",
        "button-why": "Two or three moves of that computer, and why it made them. For you alone.",
        "button-why-all": "The same where there are several: the first answers, the others are a press away.",
        "button-review": "What decided it: luck and skill told apart. For you alone.",
        "button-show-me": "The board at the moment that the review talks about.",
        "button-review-share": "Post this page of the review.",
        "button-replay": "The game step by step; *Animation* shows all of it at once.",
        "button-look-back": "The same while a game is running: what the room has seen.",
        "button-verify": "Check the dice and every action, and get the record. In `⋯`.",
        "button-step-through": "Step by step, from any seat.",
        "button-animation": "Back to the animation.",
        "button-step-first": "Back to the start.",
        "button-step-back": "One step back.",
        "button-step-next": "One step on.",
        "button-step-last": "On to the end.",
        "button-transcript": "All that happened, as a text file.",
        "button-picture": "Back to the picture.",
    },
    "In lists and profiles": {
        "button-show-here": "Post for all what only you see now.",
        "button-my-place": "The page with you on it.",
        "button-newcomers": "Players with too few games for a place.",
        "button-ranked": "Back to the ranking.",
        "button-older": "Further back.",
        "button-newer": "Towards today.",
        "button-back": "The page before.",
        "button-next": "The next page.",
    },
    "About yourself, and in `/settings`": {
        "button-soon-on": "Be told when one more person is to move, and then you. In `/me pings`.",
        "button-soon-off": "Be told no more.",
        "button-birthday-forget": "Have your birthday forgotten. In `/me birthday`, which shows it.",
        "button-quiet-none": "No quiet hours, whatever the server says. In `/me quiet`.",
        "button-quiet-forget": "The quiet hours of each server. In the same place.",
        "button-vacation-over": "End your vacation; what is left of it is yours again. In `/me vacation`.",
        "button-retry": "Open the form of what I could not use, with what you had typed in it.",
        "button-settings-quiet": "Set the quiet hours of a server, for all who have none of their own.",
    },
    "In `/me privacy`": {
        "button-export": "A file with all that is kept of you.",
        "button-delete": "Begin to delete it. You are asked twice.",
        "button-delete-sure": "The first yes.",
        "button-delete-final": "The second, and it is gone.",
        "button-keep": "Never mind.",
    },
}
"""Sentences that say what each button does, by where they are."""


def buttons() -> set[str]:
    """Return the ids of messages that label buttons, except those of a game's own actions."""
    text = "".join(
        path.read_text(encoding="utf-8") for path in (Path(games.__file__).parents[1] / "bot/i18n/en").glob("*.ftl")
    )
    return set(re.findall(r"^(button-[a-z-]+) *=", text, re.M))


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


def button_table() -> str:
    """All buttons that are no move in a game."""
    say = localizer()
    rows = ["| button | what it does |", "|---|---|"]
    for heading, known in BUTTONS.items():
        rows.append(f"| **{heading}** | |")
        for key, does in known.items():
            filled = {"name": "Bot Cocoa", "seats": "none", "count": 3, "players": 2, "score": "Ann 1 – Ben 1"}
            rows.append(f"| *{say(key, **filled).strip()}* | {does} |")
    return "\n".join(rows)


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
        usual = {seats: rule_forecast.length_forecast(findings, seats, {}) for seats in games.load(game).seats}
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


TABLES = {
    "commands": command_table,
    "buttons": button_table,
    "house-rules": house_rules_table,
    "lengths": lengths_table,
    "shared-places": shared_places_table,
}
"""By name, what writes the table."""


def written(page: str) -> str:
    """Return the page with its tables brought up to date."""
    return _TABLE.sub(lambda found: f"{found[1]}\n{TABLES[found[2]]()}\n\n{found[3]}", page)


if __name__ == "__main__":
    for path in (PAGE, RATINGS):
        path.write_text(written(path.read_text(encoding="utf-8")), encoding="utf-8")
