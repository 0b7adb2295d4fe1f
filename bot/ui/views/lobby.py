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
from bot.table.deadlines import PACES, clock_key, now, offered_levels
from bot.table.display_names import isolate_bidi, mention
from bot.table.emojis_and_links import table_link
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
from bot.table.series import missing_players
from bot.table.session import TableSession
from bot.table.table_options import CLOCK, PLANS, ROLLS, auto_roll_option, premove_option, unseen_changes
from bot.table.votes import takes_newcomers
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
from bot.ui.games import IN_A_ROW, FormField, GameForm, load, named_label
from bot.ui.views.rule_forecast import ForecastButton
from games.core import FIRST, Seat, option_choices
from renderers.cards.poster import Poster, PosterSeat
from renderers.names import clipped, isolated

LONGEST_WORD = 100
"""Characters of a word for luck."""


def lobby_message(session: TableSession, picture: BoardImage | None) -> OutgoingMessage:
    """Build the message of an open table before the game: its poster and the text below it."""
    stored, words = session.stored, session.words
    least, most = session.game.player_counts.start, session.game.player_counts.stop - 1
    lines = [words("lobby-host", host=mention(stored.host, words), least=least, most=most)]
    if picture is None:
        lines[:0] = [words("tagline"), ""]
        lines.append(_seats(session))
    if current_options(session).get(FIRST) == "birthday":
        lines.append(words("lobby-birthday"))
    waiting = [f"<@{user}>" for user in missing_players(session)]
    if waiting:
        invited = "lobby-invited" if stored.after is None else "lobby-rematch"
        lines.append(words(invited, seats=words.format_list(waiting)))
    lines.append(words("lobby-rules", rules=" · ".join(_unusual(session))))
    if any(is_program(sitting.level) for sitting in stored.seats):
        lines.append(words("program-unrated"))
    if unseen_option_changes(session):
        lines.append(words("lobby-changed"))
    box = boxed(
        words("lobby-title", emoji=load(session.game.name).emoji, game=session.title, table=str(session.id)),
        "\n".join(lines),
        colour=NIGHT,
    )
    files = () if picture is None else insert_picture(box, picture, words)
    box.add_item(
        button_row(
            button(session, "@join", words("button-join"), "success"),
            button(session, "@computers", _of_host(session, "button-computers")),
            button(session, "@start", _of_host(session, "button-start"), "primary"),
            button(session, "@rules", words("button-rules")),
            button(session, "@more", words("button-more")),
        )
    )
    return single_box_message(box, files)


def _of_host(session: TableSession, sentence: str) -> str:
    """Return the label of a button of the leaders', with their names; without, where everybody who sits may press
    it."""
    seats, words = [session.seat_of(user) for user in leaders(session)], session.words
    names = [isolate_bidi(session.names[seat]) for seat in seats if seat is not None]
    return named_label(words(sentence), names, words) if names else words(sentence)


def leaders(session: TableSession) -> list[int]:
    """Return the users at the table who can start it: the host, and the first who has sat down at a rematch.

    If the host does not sit there, it is empty: everybody who does may start it.
    """
    if session.seat_of(session.stored.host) is None:
        return []
    first = seated_people(session)[:1] if session.stored.after is not None else []
    return list(dict.fromkeys([session.stored.host, *first]))


def lobby_poster(session: TableSession) -> Poster:
    """Return the data of the open table's poster."""
    words, host = session.words, session.stored.host
    sitters = []
    for name, sitting in zip(session.names, session.stored.seats, strict=True):
        note = words("poster-host") if sitting.user == host else ""
        if sitting.level is not None:
            note = level_label(sitting.level, words)
        sitters.append(PosterSeat(name, note, sitting.level is not None, sitting.level or ""))
    most = session.game.player_counts.stop - 1
    return Poster(session.game.name, session.title, words("tagline"), tuple(sitters), most, session.styles)


def empty_poster(game: str, words: Localizer) -> Poster:
    """Return a game's poster with every chair free."""
    return Poster(game, words("title"), words("tagline"), (), games.load(game).player_counts.stop - 1)


def poster_alt(session: TableSession) -> str:
    """Return the poster's alt text."""
    words, most = session.words, session.game.player_counts.stop - 1
    about, seats = " ".join(words("tagline").split()), len(session.names)
    whole = words("poster-alt", game=session.title, about=about, seats=_seats(session, plain=True), free=most - seats)
    if len(whole) <= LONGEST_ALT:
        return whole
    # The players matter more than the game's description.
    return alternative(
        words("poster-alt-short", game=session.title, seats=_seats(session, plain=True), free=most - seats)
    )


def lobby_menu(session: TableSession, user: int, words: Localizer, *, ends: bool) -> OutgoingMessage:
    """Build the ⋯ menu of an open table for that user, who may end it if ``ends``.

    Its host has a select menu of those they can get up.
    """
    buttons: list[ui.DynamicItem[ui.Button[Any]]] = [
        button(session, "@house-rules", words("button-house-rules")),
        fair_button(session, words),
    ]
    if load_forecasts(session.game.name):
        buttons.append(ForecastButton(session.id, words("button-what-if")))
    buttons.append(button(session, "@here", words("button-here")))
    if session.seat_of(user) is not None:
        buttons.append(AccountButton("reminders", words("button-reminders")))
        buttons.append(button(session, "@leave", words("button-leave")))
    if ends:
        buttons.append(button(session, "@end", words("button-end"), "danger"))
    menu = private_question(words("more-title", table=str(session.id)), *buttons)
    others = [
        discord.SelectOption(label=clipped(words("button-unseat", name=name), 100), value=f"@unseat:{sitting.user}")
        for name, sitting in zip(session.names, session.stored.seats, strict=True)
        if sitting.level is None and sitting.user != user
    ]
    if others and user == session.stored.host:
        select = ActionSelectComponent(session.id, session.action_count, "seats", others, words("pick-unseat"))
        menu.view.add_item(ui.ActionRow(select))
    return menu


def fair_dice_message(session: TableSession, seat: Seat | None, words: Localizer) -> OutgoingMessage:
    """Show the commitment of the dice, to note down, and the player's own part of the seed."""
    open_to_luck = session.stored.status == "lobby"
    text = (
        f"{words('fair-lobby' if open_to_luck else 'fair-running')}\n{table_sections.dice_proof(session, seat, words)}"
    )
    return private_question(
        text, *([button(session, "@luck", words("button-luck"))] if open_to_luck and seat is not None else [])
    )


def channel_taken_message(session: TableSession, words: Localizer, user: int) -> OutgoingMessage:
    """Build the answer to a user who wants to open a table in a channel that already has one.

    The message links to the table, with a button to join if the game has not begun and a seat is free.
    """
    told = {"game": words("title"), "link": table_link(session.stored)}
    if session.stored.status != "lobby":
        free = table_sections.request_seat_buttons(session, words, now()) if takes_newcomers(session) else []
        joining = f"\n{words('taken-free')}" if free and session.seat_of(user) is None else ""
        return private_question(words("taken-playing", **told) + joining, *(free if joining else ()))
    if session.seat_of(user) is not None:
        return private_question(words("taken-yours", **told))
    there = set(seated_people(session))
    seats = [
        name for name, sitting in zip(session.chat_names, session.stored.seats, strict=True) if sitting.user in there
    ]
    told["seats"] = words.format_list(seats)
    if len(session.stored.seats) >= session.game.player_counts.stop - 1:
        return private_question(words("taken-full", **told))
    return private_question(
        words("taken-lobby", count=len(seats), **told), button(session, "@join", words("button-join"), "success")
    )


def already_seated_message(session: TableSession, words: Localizer) -> OutgoingMessage:
    """Build the answer to a user who presses Join again, with a button to leave."""
    few = "yes" if len(session.stored.seats) < session.game.player_counts.start else "no"
    return private_question(words("seated-already", few=few), button(session, "@leave", words("button-leave")))


def seated_people(session: TableSession) -> list[int]:
    """Return the users who sit at the table, without computer players."""
    return [sitting.user for sitting in session.stored.seats if sitting.level is None]


LUCK = "word-for-luck"
"""Id of the form for a word for luck; no game's form has it."""


def lucky_word_result(session: TableSession, added: str, words: Localizer) -> OutgoingMessage:
    """Show the result of adding a lucky word, with a button for another try.

    ``added`` is what the word adds to the salt; empty if there is no word any more.
    """
    text = words("luck-said", luck=added) if added else words("luck-none")
    return private_question(text, button(session, "@luck", words("button-luck")))


def lucky_word_form(words: Localizer) -> GameForm:
    """Build the form for a lucky word. It is not filled in, because earlier words are not stored."""
    field = FormField("word", words("luck-label"), placeholder=words("luck-example"), longest=LONGEST_WORD)
    return GameForm(words("luck-title"), (field,))


def options_text(session: TableSession, words: Localizer) -> OutgoingMessage:
    """Show the house rules to users who cannot change them."""
    rules = "\n".join(f"- {rule}" for rule in option_lines(session, words))
    return private_question(
        words("house-rules-told", table=str(session.id), host=mention(session.stored.host, words), rules=rules)
    )


def options_menu(session: TableSession, words: Localizer) -> OutgoingMessage:
    """Build the house rules menu, with a select menu for each rule."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(words("house-rules-title", table=str(session.id))))
    current = current_options(session)
    for name, values in lobby_choices(session).items():
        labels = [(option_line(name, value, words), value == current[name]) for value in values]
        view.add_item(ui.ActionRow(OptionSelect(session.id, name, labels)))
    return OutgoingMessage(view)


def ai_menu(
    session: TableSession,
    words: Localizer,
    faced: Sequence[PersonaRecord] = (),
    programs: Sequence[ExternalEngine] = (),
) -> OutgoingMessage:
    """Build the host's menu of computers: to add, by strength or as regulars, and to remove; also the ``programs``.

    ``faced`` is how the host and the regulars stand.
    """
    view = ui.LayoutView(timeout=None)
    text = words(
        "computers-title", table=str(session.id), seats=len(session.names), most=session.game.player_counts.stop - 1
    )
    view.add_item(ui.TextDisplay(text))
    game = session.game.name
    levels = (*offered_levels(game), *((EVEN,) if has_even_match(game) else ()))
    view.add_item(button_row(*(button(session, f"@add:{level}", words(f"add-{level}"), "success") for level in levels)))
    own = [button(session, f"@add:{one.level}", words("add-program", name=one.name), "success") for one in programs]
    for start in range(0, len(own), IN_A_ROW):
        view.add_item(button_row(*own[start : start + IN_A_ROW]))
    here = {str(sitting.level): seat for seat, sitting in enumerate(session.stored.seats) if sitting.level in REGULARS}
    others = [level for level in persona_levels(game) if level not in here]
    if others:
        view.add_item(ui.ActionRow(_regulars(session, others, words)))
    scores = {one.level: one for one in faced}
    told = [_regular(session, seat, level, scores.get(level), words) for level, seat in here.items()]
    if told:
        view.add_item(ui.TextDisplay("\n".join(told)))
    out = [
        button(session, f"@out:{sitting.user}", words("button-out", name=session.names[seat]))
        for seat, sitting in enumerate(session.stored.seats)
        if sitting.level is not None
    ]
    for start in range(0, len(out), IN_A_ROW):
        view.add_item(button_row(*out[start : start + IN_A_ROW]))
    return OutgoingMessage(view)


def _regulars(session: TableSession, levels: Sequence[str], words: Localizer) -> ActionSelectComponent:
    """Build the select menu of these regulars."""
    options = [
        discord.SelectOption(
            label=REGULARS[level].name,
            value=f"@add:{level}",
            description=clipped(words(f"plays-{level}"), 100),
            emoji=session.emojis.for_component(face_emoji_key(level)),
        )
        for level in levels
    ]
    return ActionSelectComponent(session.id, session.action_count, "regulars", options, words("pick-regular"))


def _regular(session: TableSession, seat: Seat, level: str, faced: PersonaRecord | None, words: Localizer) -> str:
    """Describe a regular at the table: how it plays, and its score against the host."""
    score = "none" if faced is None else persona_record(faced, words)
    return words("regular-here", who=session.chat_names[seat], plays=words(f"plays-{level}"), score=score)


def lobby_choices(session: TableSession) -> dict[str, Sequence[Option]]:
    """Return each lobby option with its possible values.

    These are the game's options, automatic rolls, plans, and the time limit in seconds for a decision.
    """
    switches = dict.fromkeys({**auto_roll_option(session.stored), **premove_option(session.stored)}, (True, False))
    paces = [clock_key(clock, bank) for clock, bank in PACES.values()]
    return {**option_choices(session.game.options), **switches, CLOCK: paces}


def current_options(session: TableSession) -> dict[str, Option]:
    """Return the same options with their current values."""
    choices = option_choices(session.game.options).items()
    chosen = {name: session.stored.options.get(name, values[0]) for name, values in choices}
    switches = {**auto_roll_option(session.stored), **premove_option(session.stored)}
    return {**chosen, **switches, CLOCK: clock_key(session.stored.clock, session.stored.bank)}


def option_lines(session: TableSession, words: Localizer) -> list[str]:
    """List the table's options as «name: value», and the time limit; changes since a player sat down are marked."""
    marked = unseen_option_changes(session)
    told = [(name, option_line(name, value, words)) for name, value in current_options(session).items()]
    return [words("house-rule-changed", rule=said) if name in marked else said for name, said in told]


def unseen_option_changes(session: TableSession) -> dict[str, int]:
    """Return options that differ from when a player sat down, and were not changed by that player.

    Each option maps to the interaction that changed it last.
    """
    return unseen_changes(session.stored.changes, session.stored.seats, current_options(session))


def option_line(name: str, value: Option, words: Localizer) -> str:
    """One of them, as «name: value»."""
    if name == CLOCK:
        return words("house-rule", option=words("clock-label"), value=words(f"clock-{value}"))
    if name == ROLLS:
        return words("house-rule", option=words("rolls-label"), value=words("value-on" if value else "value-off"))
    if name == PLANS:
        return words("house-rule", option=words("plans-label"), value=words("value-on" if value else "value-off"))
    return words("house-rule", option=words(f"option-{name}"), value=value_label(name, value, words))


def _seats(session: TableSession, *, plain: bool = False) -> str:
    """List the seated players, computers with their level; ``plain`` is for text outside the chat."""
    words, names = session.words, session.names if plain else session.chat_names
    seated = [
        name if sitting.level is None else words("lobby-computer", name=name, level=level_label(sitting.level, words))
        for name, sitting in zip(names, session.stored.seats, strict=True)
    ]
    if plain:
        return words.format_list([isolated(name) for name in seated]) if seated else words("poster-nobody")
    return words("lobby-seats", count=len(seated), seats=words.format_list(seated)) if seated else words("lobby-nobody")


def _unusual(session: TableSession) -> list[str]:
    """List house rules that are not at their default or changed since a player sat down, and the time limit."""
    words, marked = session.words, unseen_option_changes(session)
    usual = {name: values[0] for name, values in option_choices(session.game.options).items()}
    told = [
        words("house-rule-changed", rule=option_line(name, value, words))
        if name in marked
        else option_line(name, value, words)
        for name, value in current_options(session).items()
        if name in marked or (name in usual and value != usual[name])
    ]
    if not told:
        told.append(words("lobby-usual"))
    if CLOCK not in marked:
        pace = clock_key(session.stored.clock, session.stored.bank)
        told.append(words("lobby-clock", clock=session.stored.clock, time=words(f"clock-{pace}")))
    if ROLLS not in marked and auto_roll_option(session.stored):
        told.append(words("lobby-rolls" if session.stored.rolls else "lobby-rolls-not"))
    if PLANS not in marked and premove_option(session.stored) and not session.stored.planning:
        told.append(words("lobby-plans-not"))
    return told
