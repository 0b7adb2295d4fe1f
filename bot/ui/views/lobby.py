"""The message of a table that is not being played yet, and the private messages beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

import games
from bot.engines.registry import ExternalEngine, is_program
from bot.i18n import Localizer
from bot.i18n.excerpt import LONGEST_ALT, alternative
from bot.storage import Option, PersonaRecord
from bot.table.deadlines import PACES, clock_key, offered_levels
from bot.table.display_names import mention
from bot.table.formatting import table_link
from bot.table.personas import (
    EVEN,
    REGULARS,
    face_emoji_key,
    has_even_match,
    level_label,
    persona_levels,
    persona_record,
)
from bot.table.rule_forecast import load_forecasts
from bot.table.session import TableSession
from bot.table.table_options import CLOCK, PLANS, ROLLS, auto_roll_option, premove_option, unseen_changes
from bot.ui.components import table_sections
from bot.ui.components.account_buttons import AccountButton
from bot.ui.components.buttons import ActionSelectComponent, OptionSelect
from bot.ui.components.layout import (
    NIGHT,
    BoardImage,
    OutgoingMessage,
    boxed,
    button,
    button_row,
    insert_picture,
    private_question,
    single_box_message,
    value_label,
)
from bot.ui.components.layout import fair as fair_button
from bot.ui.games import IN_A_ROW, FormField, GameForm, load
from bot.ui.views.rule_forecast import ForecastButton
from games.core import FIRST, Seat, option_choices
from renderers.names import clipped, isolated
from renderers.poster import Poster, PosterSeat

LONGEST_WORD = 100
"""Characters of a word for luck."""


def lobby_message(live: TableSession, picture: BoardImage | None) -> OutgoingMessage:
    """The open table, before the game: its poster, and the words that go with it."""
    stored, words = live.stored, live.words
    seated = {sitting.user for sitting in stored.seats}
    least, most = live.game.seats.start, live.game.seats.stop - 1
    lines = [words("lobby-host", host=mention(stored.host, words), least=least, most=most)]
    if picture is None:
        lines[:0] = [words("tagline"), ""]
        lines.append(_seats(live))
    if current_options(live).get(FIRST) == "birthday":
        lines.append(words("lobby-birthday"))
    waiting = [f"<@{user}>" for user in stored.invited if user > 0 and user not in seated]
    if waiting:
        lines.append(words("lobby-invited", seats=words.format_list(waiting)))
    lines.append(words("lobby-rules", rules=" · ".join(_unusual(live))))
    if any(is_program(sitting.level) for sitting in stored.seats):
        lines.append(words("program-unrated"))
    if unseen_option_changes(live):
        lines.append(words("lobby-changed"))
    box = boxed(
        words("lobby-title", emoji=load(live.game.name).emoji, game=live.title, table=str(live.id)),
        "\n".join(lines),
        colour=NIGHT,
    )
    files = () if picture is None else insert_picture(box, picture, words)
    box.add_item(
        button_row(
            button(live, "@join", words("button-join"), "success"),
            button(live, "@computers", words("button-computers")),
            button(live, "@start", words("button-start"), "primary"),
            button(live, "@rules", words("button-rules")),
            button(live, "@more", words("button-more")),
        )
    )
    return single_box_message(box, files)


def lobby_poster(live: TableSession) -> Poster:
    """What the open table's poster shows."""
    words, host = live.words, live.stored.host
    sitters = []
    for name, sitting in zip(live.names, live.stored.seats, strict=True):
        note = words("poster-host") if sitting.user == host else ""
        if sitting.level is not None:
            note = level_label(sitting.level, words)
        sitters.append(PosterSeat(name, note, sitting.level is not None, sitting.level or ""))
    return Poster(live.game.name, live.title, words("tagline"), tuple(sitters), live.game.seats.stop - 1)


def empty_poster(game: str, words: Localizer) -> Poster:
    """The poster of a game with every chair free."""
    return Poster(game, words("title"), words("tagline"), (), games.load(game).seats.stop - 1)


def poster_alt(live: TableSession) -> str:
    """The poster in words."""
    words, most = live.words, live.game.seats.stop - 1
    about, seats = " ".join(words("tagline").split()), len(live.names)
    whole = words("poster-alt", game=live.title, about=about, seats=_seats(live, plain=True), free=most - seats)
    if len(whole) <= LONGEST_ALT:
        return whole
    # Who sits there matters more than what the game is about.
    return alternative(words("poster-alt-short", game=live.title, seats=_seats(live, plain=True), free=most - seats))


def lobby_menu(live: TableSession, seat: Seat | None, words: Localizer) -> OutgoingMessage:
    """What is behind the three dots of an open table, for the person who asked."""
    buttons: list[ui.DynamicItem[ui.Button[Any]]] = [
        button(live, "@house-rules", words("button-house-rules")),
        fair_button(live, words),
    ]
    if load_forecasts(live.game.name):
        buttons.append(ForecastButton(live.id, words("button-what-if")))
    buttons.append(button(live, "@here", words("button-here")))
    if seat is not None:
        buttons.append(AccountButton("reminders", words("button-reminders")))
        buttons.append(button(live, "@leave", words("button-leave")))
    buttons.append(button(live, "@end", words("button-end"), "danger"))
    return private_question(words("more-title", table=str(live.id)), *buttons)


def fair_dice_message(live: TableSession, seat: Seat | None, words: Localizer) -> OutgoingMessage:
    """The commitment of the dice, for those who want to keep it, and their own part in the seed."""
    open_to_luck = live.stored.status == "lobby"
    text = f"{words('fair-lobby' if open_to_luck else 'fair-running')}\n{table_sections.dice_proof(live, seat, words)}"
    return private_question(
        text, *([button(live, "@luck", words("button-luck"))] if open_to_luck and seat is not None else [])
    )


def channel_taken_message(live: TableSession, words: Localizer, user: int) -> OutgoingMessage:
    """For somebody who would open a table where this one is already: where it is, and a way to sit down there."""
    told = {"game": words("title"), "link": table_link(live.stored)}
    if live.stored.status != "lobby":
        return private_question(words("taken-playing", **told))
    if live.seat_of(user) is not None:
        return private_question(words("taken-yours", **told))
    there = set(seated_people(live))
    seats = [name for name, sitting in zip(live.chat_names, live.stored.seats, strict=True) if sitting.user in there]
    told["seats"] = words.format_list(seats)
    if len(live.stored.seats) >= live.game.seats.stop - 1:
        return private_question(words("taken-full", **told))
    return private_question(
        words("taken-lobby", count=len(seats), **told), button(live, "@join", words("button-join"), "success")
    )


def already_seated_message(live: TableSession, words: Localizer) -> OutgoingMessage:
    """For somebody who sits there and presses Join once more."""
    few = "yes" if len(live.stored.seats) < live.game.seats.start else "no"
    return private_question(words("seated-already", few=few), button(live, "@leave", words("button-leave")))


def seated_people(live: TableSession) -> list[int]:
    """The people who sit there, without computers."""
    return [sitting.user for sitting in live.stored.seats if sitting.level is None]


LUCK = "word-for-luck"
"""What the form for a word for luck is called; no game's form is."""


def lucky_word_result(live: TableSession, added: str, words: Localizer) -> OutgoingMessage:
    """What came of a word for luck, with another try; ``added`` is empty if there is none any more."""
    text = words("luck-said", luck=added) if added else words("luck-none")
    return private_question(text, button(live, "@luck", words("button-luck")))


def lucky_word_form(words: Localizer) -> GameForm:
    """The form for a word for luck. What was said before is not kept, so it cannot be shown."""
    field = FormField("word", words("luck-label"), placeholder=words("luck-example"), longest=LONGEST_WORD)
    return GameForm(words("luck-title"), (field,))


def options_text(live: TableSession, words: Localizer) -> OutgoingMessage:
    """The house rules, for those who cannot change them."""
    rules = "\n".join(f"- {rule}" for rule in option_lines(live, words))
    return private_question(
        words("house-rules-told", table=str(live.id), host=mention(live.stored.host, words), rules=rules)
    )


def options_menu(live: TableSession, words: Localizer) -> OutgoingMessage:
    """The house rules, each to be chosen from a list."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(words("house-rules-title", table=str(live.id))))
    current = current_options(live)
    for name, values in lobby_choices(live).items():
        labels = [(option_line(name, value, words), value == current[name]) for value in values]
        view.add_item(ui.ActionRow(OptionSelect(live.id, name, labels)))
    return OutgoingMessage(view)


def ai_menu(
    live: TableSession, words: Localizer, faced: Sequence[PersonaRecord] = (), programs: Sequence[ExternalEngine] = ()
) -> OutgoingMessage:
    """For the host: the computers to add, by how well they play or as regulars with a way of their own, and those to
    take out again; also the ``programs`` of the machine. ``faced`` is how the host and the regulars stand."""
    view = ui.LayoutView(timeout=None)
    text = words("computers-title", table=str(live.id), seats=len(live.names), most=live.game.seats.stop - 1)
    view.add_item(ui.TextDisplay(text))
    game = live.game.name
    levels = (*offered_levels(game), *((EVEN,) if has_even_match(game) else ()))
    view.add_item(button_row(*(button(live, f"@add:{level}", words(f"add-{level}"), "success") for level in levels)))
    own = [button(live, f"@add:{one.level}", words("add-program", name=one.name), "success") for one in programs]
    for start in range(0, len(own), IN_A_ROW):
        view.add_item(button_row(*own[start : start + IN_A_ROW]))
    here = {str(sitting.level): seat for seat, sitting in enumerate(live.stored.seats) if sitting.level in REGULARS}
    others = [level for level in persona_levels(game) if level not in here]
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
        view.add_item(button_row(*out[start : start + IN_A_ROW]))
    return OutgoingMessage(view)


def _regulars(live: TableSession, levels: Sequence[str], words: Localizer) -> ActionSelectComponent:
    """The list of those regulars."""
    options = [
        discord.SelectOption(
            label=REGULARS[level].name,
            value=f"@add:{level}",
            description=clipped(words(f"plays-{level}"), 100),
            emoji=live.emojis.for_component(face_emoji_key(level)),
        )
        for level in levels
    ]
    return ActionSelectComponent(live.id, live.action_count, "regulars", options, words("pick-regular"))


def _regular(live: TableSession, seat: Seat, level: str, faced: PersonaRecord | None, words: Localizer) -> str:
    """A regular who sits there: how it plays, and how it and the host stand."""
    score = "none" if faced is None else persona_record(faced, words)
    return words("regular-here", who=live.chat_names[seat], plays=words(f"plays-{level}"), score=score)


def lobby_choices(live: TableSession) -> dict[str, Sequence[Option]]:
    """What can be chosen in the lobby, and the values of each: the game's options, what the table does for people, and
    the seconds for a decision."""
    switches = dict.fromkeys({**auto_roll_option(live.stored), **premove_option(live.stored)}, (True, False))
    paces = [clock_key(clock, bank) for clock, bank in PACES.values()]
    return {**option_choices(live.game.options), **switches, CLOCK: paces}


def current_options(live: TableSession) -> dict[str, Option]:
    """The same with the values of now."""
    choices = option_choices(live.game.options).items()
    chosen = {name: live.stored.options.get(name, values[0]) for name, values in choices}
    switches = {**auto_roll_option(live.stored), **premove_option(live.stored)}
    return {**chosen, **switches, CLOCK: clock_key(live.stored.clock, live.stored.bank)}


def option_lines(live: TableSession, words: Localizer) -> list[str]:
    """The table's options, each as «name: value», and the time for a decision; what has changed since somebody sat down
    is marked."""
    marked = unseen_option_changes(live)
    told = [(name, option_line(name, value, words)) for name, value in current_options(live).items()]
    return [words("house-rule-changed", rule=said) if name in marked else said for name, said in told]


def unseen_option_changes(live: TableSession) -> dict[str, int]:
    """What somebody sat down to otherwise and has not changed themselves, with the interaction that changed it last."""
    return unseen_changes(live.stored.changes, live.stored.seats, current_options(live))


def option_line(name: str, value: Option, words: Localizer) -> str:
    """One of them, as «name: value»."""
    if name == CLOCK:
        return words("house-rule", option=words("clock-label"), value=words(f"clock-{value}"))
    if name == ROLLS:
        return words("house-rule", option=words("rolls-label"), value=words("value-on" if value else "value-off"))
    if name == PLANS:
        return words("house-rule", option=words("plans-label"), value=words("value-on" if value else "value-off"))
    return words("house-rule", option=words(f"option-{name}"), value=value_label(name, value, words))


def _seats(live: TableSession, *, plain: bool = False) -> str:
    """Who sits there, of computers with how well they play; ``plain`` where it is not for the chat."""
    words, names = live.words, live.names if plain else live.chat_names
    seated = [
        name if sitting.level is None else words("lobby-computer", name=name, level=level_label(sitting.level, words))
        for name, sitting in zip(names, live.stored.seats, strict=True)
    ]
    if plain:
        return words.format_list([isolated(name) for name in seated]) if seated else words("poster-nobody")
    return words("lobby-seats", count=len(seated), seats=words.format_list(seated)) if seated else words("lobby-nobody")


def _unusual(live: TableSession) -> list[str]:
    """The house rules that are not the usual ones, or have changed since somebody sat down, and the time for a move."""
    words, marked = live.words, unseen_option_changes(live)
    usual = {name: values[0] for name, values in option_choices(live.game.options).items()}
    told = [
        words("house-rule-changed", rule=option_line(name, value, words))
        if name in marked
        else option_line(name, value, words)
        for name, value in current_options(live).items()
        if name in marked or (name in usual and value != usual[name])
    ]
    if not told:
        told.append(words("lobby-usual"))
    if CLOCK not in marked:
        pace = clock_key(live.stored.clock, live.stored.bank)
        told.append(words("lobby-clock", clock=live.stored.clock, time=words(f"clock-{pace}")))
    if ROLLS not in marked and auto_roll_option(live.stored):
        told.append(words("lobby-rolls" if live.stored.rolls else "lobby-rolls-not"))
    if PLANS not in marked and premove_option(live.stored) and not live.stored.planning:
        told.append(words("lobby-plans-not"))
    return told
