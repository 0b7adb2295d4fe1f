"""The message of a table that is not being played yet, and the private messages beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

import games
from bot.ground.laboratory import findings
from bot.ground.seated import Seated, is_program
from bot.panels import IN_A_ROW, Field, Form, load, proof
from bot.panels.buttons import ActionPicker, OptionPicker
from bot.panels.frame import NIGHT, Message, Picture, asked, button, framed, message, row_of, show_picture, value_label
from bot.panels.frame import fair as fair_button
from bot.panels.selfservice import SelfServiceButton
from bot.panels.whatif import WhatIfButton
from bot.store import Faced, Option
from bot.table.changes import CLOCK, PLANS, ROLLS, unseen
from bot.table.links import link
from bot.table.live import Live
from bot.table.names import mention
from bot.table.planned import planning
from bot.table.regulars import EVEN, REGULARS, can_be_even, face_of, regulars, score_against, told_level
from bot.table.rolling import rolling
from bot.table.waiting import PACES, offered, pace_key
from bot.words import Words
from bot.words.excerpt import LONGEST_ALT, alternative
from games.core import FIRST, Seat, option_choices
from renderers.names import clipped, isolated
from renderers.poster import Poster, Sitter

LONGEST_WORD = 100
"""Characters of a word for luck."""


def opened(live: Live, picture: Picture | None) -> Message:
    """The open table, before the game: its poster, and the words that go with it."""
    stored, words = live.stored, live.words
    seated = {sitting.user for sitting in stored.seats}
    least, most = live.game.seats.start, live.game.seats.stop - 1
    lines = [words("lobby-host", host=mention(stored.host, words), least=least, most=most)]
    if picture is None:
        lines[:0] = [words("tagline"), ""]
        lines.append(_seats(live))
    if rules_now(live).get(FIRST) == "birthday":
        lines.append(words("lobby-birthday"))
    waiting = [f"<@{user}>" for user in stored.invited if user > 0 and user not in seated]
    if waiting:
        lines.append(words("lobby-invited", seats=words.join(waiting)))
    lines.append(words("lobby-rules", rules=" · ".join(_unusual(live))))
    if any(is_program(sitting.level) for sitting in stored.seats):
        lines.append(words("program-unrated"))
    if changed(live):
        lines.append(words("lobby-changed"))
    box = framed(
        words("lobby-title", emoji=load(live.game.name).emoji, game=live.title, table=str(live.id)),
        "\n".join(lines),
        colour=NIGHT,
    )
    files = () if picture is None else show_picture(box, picture, words)
    box.add_item(
        row_of(
            button(live, "@join", words("button-join"), "success"),
            button(live, "@computers", words("button-computers")),
            button(live, "@start", words("button-start"), "primary"),
            button(live, "@rules", words("button-rules")),
            button(live, "@more", words("button-more")),
        )
    )
    return message(box, files)


def poster(live: Live) -> Poster:
    """What the open table's poster shows."""
    words, host = live.words, live.stored.host
    sitters = []
    for name, sitting in zip(live.names, live.stored.seats, strict=True):
        note = words("poster-host") if sitting.user == host else ""
        if sitting.level is not None:
            note = told_level(sitting.level, words)
        sitters.append(Sitter(name, note, sitting.level is not None, sitting.level or ""))
    return Poster(live.game.name, live.title, words("tagline"), tuple(sitters), live.game.seats.stop - 1)


def poster_of_nobody(game: str, words: Words) -> Poster:
    """The poster of a game with every chair free."""
    return Poster(game, words("title"), words("tagline"), (), games.load(game).seats.stop - 1)


def poster_alt(live: Live) -> str:
    """The poster in words."""
    words, most = live.words, live.game.seats.stop - 1
    about, seats = " ".join(words("tagline").split()), len(live.names)
    whole = words("poster-alt", game=live.title, about=about, seats=_seats(live, plain=True), free=most - seats)
    if len(whole) <= LONGEST_ALT:
        return whole
    # Who sits there matters more than what the game is about.
    return alternative(words("poster-alt-short", game=live.title, seats=_seats(live, plain=True), free=most - seats))


def more(live: Live, seat: Seat | None, words: Words) -> Message:
    """What is behind the three dots of an open table, for the person who asked."""
    buttons: list[ui.DynamicItem[ui.Button[Any]]] = [
        button(live, "@house-rules", words("button-house-rules")),
        fair_button(live, words),
    ]
    if findings(live.game.name):
        buttons.append(WhatIfButton(live.id, words("button-what-if")))
    buttons.append(button(live, "@here", words("button-here")))
    if seat is not None:
        buttons.append(SelfServiceButton("reminders", words("button-reminders")))
        buttons.append(button(live, "@leave", words("button-leave")))
    buttons.append(button(live, "@end", words("button-end"), "danger"))
    return asked(words("more-title", table=str(live.id)), *buttons)


def fair(live: Live, seat: Seat | None, words: Words) -> Message:
    """The commitment of the dice, for those who want to keep it, and their own part in the seed."""
    open_to_luck = live.stored.status == "lobby"
    text = f"{words('fair-lobby' if open_to_luck else 'fair-running')}\n{proof.dice(live, seat, words)}"
    return asked(text, *([button(live, "@luck", words("button-luck"))] if open_to_luck and seat is not None else []))


def taken(live: Live, words: Words, user: int) -> Message:
    """For somebody who would open a table where this one is already: where it is, and a way to sit down there."""
    told = {"game": words("title"), "link": link(live.stored)}
    if live.stored.status != "lobby":
        return asked(words("taken-playing", **told))
    if live.seat_of(user) is not None:
        return asked(words("taken-yours", **told))
    there = set(people(live))
    seats = [name for name, sitting in zip(live.chat_names, live.stored.seats, strict=True) if sitting.user in there]
    told["seats"] = words.join(seats)
    if len(live.stored.seats) >= live.game.seats.stop - 1:
        return asked(words("taken-full", **told))
    return asked(words("taken-lobby", count=len(seats), **told), button(live, "@join", words("button-join"), "success"))


def seated_already(live: Live, words: Words) -> Message:
    """For somebody who sits there and presses Join once more."""
    few = "yes" if len(live.stored.seats) < live.game.seats.start else "no"
    return asked(words("seated-already", few=few), button(live, "@leave", words("button-leave")))


def people(live: Live) -> list[int]:
    """The people who sit there, without computers."""
    return [sitting.user for sitting in live.stored.seats if sitting.level is None]


LUCK = "word-for-luck"
"""What the form for a word for luck is called; no game's form is."""


def lucky(live: Live, added: str, words: Words) -> Message:
    """What came of a word for luck, with another try; ``added`` is empty if there is none any more."""
    text = words("luck-said", luck=added) if added else words("luck-none")
    return asked(text, button(live, "@luck", words("button-luck")))


def luck(words: Words) -> Form:
    """The form for a word for luck. What was said before is not kept, so it cannot be shown."""
    field = Field("word", words("luck-label"), placeholder=words("luck-example"), longest=LONGEST_WORD)
    return Form(words("luck-title"), (field,))


def told(live: Live, words: Words) -> Message:
    """The house rules, for those who cannot change them."""
    rules = "\n".join(f"- {rule}" for rule in house_rules(live, words))
    return asked(words("house-rules-told", table=str(live.id), host=mention(live.stored.host, words), rules=rules))


def options(live: Live, words: Words) -> Message:
    """The house rules, each to be chosen from a list."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(words("house-rules-title", table=str(live.id))))
    current = rules_now(live)
    for name, values in rule_choices(live).items():
        labels = [(rule(name, value, words), value == current[name]) for value in values]
        view.add_item(ui.ActionRow(OptionPicker(live.id, name, labels)))
    return Message(view)


def computers(live: Live, words: Words, faced: Sequence[Faced] = (), programs: Sequence[Seated] = ()) -> Message:
    """For the host: the computers to add, by how well they play or as regulars with a way of their own, and those to
    take out again; also the ``programs`` of the machine. ``faced`` is how the host and the regulars stand."""
    view = ui.LayoutView(timeout=None)
    text = words("computers-title", table=str(live.id), seats=len(live.names), most=live.game.seats.stop - 1)
    view.add_item(ui.TextDisplay(text))
    game = live.game.name
    levels = (*offered(game), *((EVEN,) if can_be_even(game) else ()))
    view.add_item(row_of(*(button(live, f"@add:{level}", words(f"add-{level}"), "success") for level in levels)))
    own = [button(live, f"@add:{one.level}", words("add-program", name=one.name), "success") for one in programs]
    for start in range(0, len(own), IN_A_ROW):
        view.add_item(row_of(*own[start : start + IN_A_ROW]))
    here = {str(sitting.level): seat for seat, sitting in enumerate(live.stored.seats) if sitting.level in REGULARS}
    others = [level for level in regulars(game) if level not in here]
    if others:
        view.add_item(ui.ActionRow(_regulars(live, others, words)))
    scores = {one.level: one for one in faced}
    told = [_regular(live, seat, level, scores.get(level), words) for level, seat in here.items()]
    if told:
        view.add_item(ui.TextDisplay("\n".join(told)))
    out = [
        button(live, f"@out:{sitting.user}", words("button-out", name=live.names[seat]))
        for seat, sitting in enumerate(live.stored.seats)
        if sitting.level is not None
    ]
    for start in range(0, len(out), IN_A_ROW):
        view.add_item(row_of(*out[start : start + IN_A_ROW]))
    return Message(view)


def _regulars(live: Live, levels: Sequence[str], words: Words) -> ActionPicker:
    """The list of those regulars."""
    options = [
        discord.SelectOption(
            label=REGULARS[level].name,
            value=f"@add:{level}",
            description=clipped(words(f"plays-{level}"), 100),
            emoji=live.emojis.of(face_of(level)),
        )
        for level in levels
    ]
    return ActionPicker(live.id, live.number, "regulars", options, words("pick-regular"))


def _regular(live: Live, seat: Seat, level: str, faced: Faced | None, words: Words) -> str:
    """A regular who sits there: how it plays, and how it and the host stand."""
    score = "none" if faced is None else score_against(faced, words)
    return words("regular-here", who=live.chat_names[seat], plays=words(f"plays-{level}"), score=score)


def rule_choices(live: Live) -> dict[str, Sequence[Option]]:
    """What can be chosen in the lobby, and the values of each: the game's options, what the table does for people, and
    the seconds for a decision."""
    switches = dict.fromkeys({**rolling(live.stored), **planning(live.stored)}, (True, False))
    paces = [pace_key(clock, bank) for clock, bank in PACES.values()]
    return {**option_choices(live.game.options), **switches, CLOCK: paces}


def rules_now(live: Live) -> dict[str, Option]:
    """The same with the values of now."""
    choices = option_choices(live.game.options).items()
    chosen = {name: live.stored.options.get(name, values[0]) for name, values in choices}
    switches = {**rolling(live.stored), **planning(live.stored)}
    return {**chosen, **switches, CLOCK: pace_key(live.stored.clock, live.stored.bank)}


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
    if name == ROLLS:
        return words("house-rule", option=words("rolls-label"), value=words("value-on" if value else "value-off"))
    if name == PLANS:
        return words("house-rule", option=words("plans-label"), value=words("value-on" if value else "value-off"))
    return words("house-rule", option=words(f"option-{name}"), value=value_label(name, value, words))


def _seats(live: Live, *, plain: bool = False) -> str:
    """Who sits there, of computers with how well they play; ``plain`` where it is not for the chat."""
    words, names = live.words, live.names if plain else live.chat_names
    seated = [
        name if sitting.level is None else words("lobby-computer", name=name, level=told_level(sitting.level, words))
        for name, sitting in zip(names, live.stored.seats, strict=True)
    ]
    if plain:
        return words.join([isolated(name) for name in seated]) if seated else words("poster-nobody")
    return words("lobby-seats", count=len(seated), seats=words.join(seated)) if seated else words("lobby-nobody")


def _unusual(live: Live) -> list[str]:
    """The house rules that are not the usual ones, or have changed since somebody sat down, and the time for a move."""
    words, marked = live.words, changed(live)
    usual = {name: values[0] for name, values in option_choices(live.game.options).items()}
    told = [
        words("house-rule-changed", rule=rule(name, value, words)) if name in marked else rule(name, value, words)
        for name, value in rules_now(live).items()
        if name in marked or (name in usual and value != usual[name])
    ]
    if not told:
        told.append(words("lobby-usual"))
    if CLOCK not in marked:
        pace = pace_key(live.stored.clock, live.stored.bank)
        told.append(words("lobby-clock", clock=live.stored.clock, time=words(f"clock-{pace}")))
    if ROLLS not in marked and rolling(live.stored):
        told.append(words("lobby-rolls" if live.stored.rolls else "lobby-rolls-not"))
    if PLANS not in marked and planning(live.stored) and not live.stored.planning:
        told.append(words("lobby-plans-not"))
    return told
