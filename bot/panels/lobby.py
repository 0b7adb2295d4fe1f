"""The message of a table that is not being played yet, and the private messages beside it."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.ground.laboratory import findings
from bot.panels import IN_A_ROW, Field, Form, load
from bot.panels.buttons import OptionPicker
from bot.panels.frame import NIGHT, Message, button, framed, message, row_of, small, value_label
from bot.panels.whatif import WhatIfButton
from bot.store import Option
from bot.table.changes import CLOCK, unseen
from bot.table.live import Live
from bot.table.names import mention
from bot.table.waiting import CLOCKS, offered
from bot.words import Words
from games.core import option_choices

LONGEST_WORD = 100
"""Characters of a word for luck."""


def opened(live: Live) -> Message:
    """The open table, before the game."""
    stored, words = live.stored, live.words
    count = len(stored.seats)
    seated = {sitting.user for sitting in stored.seats}
    lines = [
        words(
            "lobby-host", host=mention(stored.host, words), least=live.game.seats.start, most=live.game.seats.stop - 1
        ),
        words("lobby-seats", count=count, seats=words.join(_seated(live))) if count else words("lobby-nobody"),
    ]
    waiting = [f"<@{user}>" for user in stored.invited if user > 0 and user not in seated]
    if waiting:
        lines.append(words("lobby-invited", seats=words.join(waiting)))
    lines.append(words("lobby-rules", rules=", ".join(house_rules(live, words))))
    if changed(live):
        lines.append(words("lobby-changed"))
    box = framed(
        words("lobby-title", emoji=load(live.game.name).emoji, game=live.title, table=str(live.id)),
        f"{words('tagline')}\n\n" + "\n".join(lines),
        colour=NIGHT,
    )
    box.add_item(
        row_of(
            button(live, "@join", words("button-join"), "success"),
            button(live, "@leave", words("button-leave")),
            button(live, "@computers", words("button-computers")),
            button(live, "@house-rules", words("button-house-rules")),
            button(live, "@start", words("button-start"), "primary"),
        )
    )
    tools: list[ui.DynamicItem[ui.Button[Any]]] = [button(live, "@rules", words("button-rules"))]
    if findings(live.game.name):
        tools.append(WhatIfButton(live.id, words("button-what-if")))
    tools.append(button(live, "@luck", words("button-luck")))
    box.add_item(row_of(*tools, button(live, "@more", words("button-more"))))
    box.add_item(ui.TextDisplay(small(words("lobby-commitment", commitment=live.commitment))))
    return message(box)


LUCK = "word-for-luck"
"""What the form for a word for luck is called; no game's form is."""


def luck(words: Words) -> Form:
    """The form for a word for luck. What was said before is not kept, so it cannot be shown."""
    field = Field("word", words("luck-label"), placeholder=words("luck-example"), longest=LONGEST_WORD)
    return Form(words("luck-title"), (field,))


def options(live: Live, words: Words) -> Message:
    """The house rules, each to be chosen from a list."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(words("house-rules-title", table=str(live.id))))
    for name, values in option_choices(live.game.options).items():
        current = live.stored.options.get(name, values[0])
        labels = [
            (f"{words(f'option-{name}')}: {value_label(name, value, words)}", value == current) for value in values
        ]
        row: ui.ActionRow[Any] = ui.ActionRow()
        row.add_item(OptionPicker(live.id, name, labels))
        view.add_item(row)
    times = [(f"{words('clock-label')}: {words(f'clock-{clock}')}", clock == live.stored.clock) for clock in CLOCKS]
    view.add_item(ui.ActionRow(OptionPicker(live.id, CLOCK, times)))
    return Message(view)


def computers(live: Live, words: Words) -> Message:
    """For the host: the computers to add, by how well they play, and those to take out again."""
    view = ui.LayoutView(timeout=None)
    text = words("computers-title", table=str(live.id), seats=len(live.names), most=live.game.seats.stop - 1)
    view.add_item(ui.TextDisplay(text))
    view.add_item(
        row_of(*(button(live, f"@add:{level}", words(f"add-{level}"), "success") for level in offered(live.game.name)))
    )
    out = [
        button(live, f"@out:{sitting.user}", words("button-out", name=live.names[seat]))
        for seat, sitting in enumerate(live.stored.seats)
        if sitting.level is not None
    ]
    for start in range(0, len(out), IN_A_ROW):
        view.add_item(row_of(*out[start : start + IN_A_ROW]))
    return Message(view)


def rules_now(live: Live) -> dict[str, Option]:
    """The table's options as they are now, and the seconds for a decision."""
    choices = option_choices(live.game.options).items()
    return {**{name: live.stored.options.get(name, values[0]) for name, values in choices}, CLOCK: live.stored.clock}


def house_rules(live: Live, words: Words) -> list[str]:
    """The table's options, each as «name: value», and the time for a decision; what has changed since somebody sat down
    is marked."""
    marked = changed(live)
    told = [(name, rule(name, value, words)) for name, value in rules_now(live).items()]
    return [words("house-rule-changed", rule=said) if name in marked else said for name, said in told]


def changed(live: Live) -> dict[str, int]:
    """What somebody sat down to otherwise and has not changed themselves, with the interaction that changed it last."""
    return unseen(live.stored.changes, live.stored.seats, rules_now(live))


def rule(name: str, value: Option, words: Words) -> str:
    """One of them, as «name: value»."""
    if name == CLOCK:
        return words("house-rule", option=words("clock-label"), value=words(f"clock-{value}"))
    return words("house-rule", option=words(f"option-{name}"), value=value_label(name, value, words))


def _seated(live: Live) -> list[str]:
    """Who sits there; of computers, how well they play."""
    return [
        name
        if sitting.level is None
        else live.words("lobby-computer", name=name, level=live.words(f"level-{sitting.level}"))
        for name, sitting in zip(live.chat_names, live.stored.seats, strict=True)
    ]
