"""Checks of a game's display: everything is drawn and said, and fits into a message."""

from __future__ import annotations

import importlib
import random
import struct
from collections.abc import Callable, Iterator, Sequence
from time import process_time
from typing import Any, NamedTuple

import renderers
from bot.i18n.excerpt import LONGEST_ALT
from bot.i18n.narrator import all_variants, event_sentence
from bot.rendering.rules_pages import page_count
from bot.ui import games
from bot.ui.games import IN_A_LIST, IN_A_ROW, ActionOption, ActionSelect
from games.core import IllegalAction
from games.core.dice import FastDice
from games.core.record import parse, replay
from renderers.theme import WIDTH
from sleepover.workshop.checks.required_messages import Listening
from sleepover.workshop.game_files import game_file
from sleepover.workshop.samples.names import NASTY, PLAIN, seated
from sleepover.workshop.samples.positions import SamplePosition, moments

LONGEST_TEXT = 3_800
LONGEST_LABEL = 80
LONGEST_IN_LIST = 100
LONGEST_PROMPT = 1_500
MOST_COMPONENTS = 40 - 13
"""Number of Discord's 40 components of a message that are left to the panel; a row is one, and so is each button in
it."""

PARTS = ("board", "card", "alt", "card_alt", "text")
"""Parts of a renderer; see ``renderers.Renderer``."""


class Seen(NamedTuple):
    """Result of the checks at a table.

    ``wrong`` pairs each faulty part with its fault, and ``missing`` are sentences asked for in vain. ``looked`` counts
    the moments checked and ``left`` those left out; ``buttons`` and ``label`` are the most buttons and the longest
    label.
    """

    wrong: list[tuple[str, str]]
    missing: list[str]
    looked: int
    left: int
    buttons: int
    label: int


def board_is_there(name: str) -> Iterator[str]:
    """Yield the faults of a renderer; nothing if it is whole."""
    if not renderers.has_renderer(name):
        yield f"{game_file(name, 'renderer')}.py is missing, with {', '.join(PARTS)}"
        return
    module = importlib.import_module(renderers.module_name(name))
    for part in PARTS:
        if not callable(getattr(module, part, None)):
            yield f"{game_file(name, 'renderer')}.py has no {part}"


def panel_is_there(name: str) -> Iterator[str]:
    """Yield the faults of a panel; nothing if it is whole."""
    file = game_file(name, "ui")
    if not games.has_panel(name):
        yield f"{file} is missing, with a UI"
        return
    panel = games.load(name)
    for attribute in ("emoji", "example", "pictures"):
        if not getattr(panel, attribute, None):
            # The example is that of the first playthrough, and it is told elsewhere if there is none.
            if attribute != "example" or games.playthrough_files(name):
                yield f"{file}: the panel has no {attribute}"
            return
    record = parse(panel.example)
    if record.game != name:
        yield f"{file}: the example is a record of {record.game}"
        return
    frames = list(replay(record))
    for number, seat in panel.pictures:
        if not 0 <= number < len(frames) or seat not in (None, *range(len(record.seats))):
            yield f"{file}: pictures has {(number, seat)}, and the example has {len(frames) - 1} actions"
    if len(panel.pictures) > max(1, page_count(name)):
        yield f"{file}: {len(panel.pictures)} pictures for {page_count(name)} pages of rules"


def inspect_display(name: str, seconds: float, place: Callable[[BaseException], str]) -> Seen:
    """Draw, tell and offer all moments of the game; after so many ``seconds`` of a core the rest is left out.

    ``place`` tells an error in the game's code in a line.
    """
    wrong: dict[tuple[str, str], None] = {}
    speak = Listening(name)
    looked = left = buttons = label = 0
    until = process_time() + seconds
    for moment in moments(name):
        if process_time() > until:
            left += 1
            continue
        looked += 1
        with speak.noting():
            for part, find in (("board", _drawn), ("panel", _offered), ("words", _worded)):
                try:
                    for text in find(moment, speak):
                        wrong[part, f"{text} ({_when(moment)})"] = None
                except Exception as error:
                    wrong[part, f"{place(error)} ({_when(moment)})"] = None
            choices = list(_choices(moment, speak))
            buttons = max(buttons, len(choices))
            label = max([label, *(len(choice.label) for choice in choices)])
    wrong |= {("words", f"{text} (filled in badly)"): None for text in speak.badly}
    return Seen(_once(wrong), list(speak.missing), looked, left, buttons, label)


def _once(wrong: dict[tuple[str, str], None]) -> list[tuple[str, str]]:
    """Return the faults, each at the first moment only."""
    seen: dict[tuple[str, str], str] = {}
    for part, text in wrong:
        seen.setdefault((part, text.rpartition(" (")[0]), text)
    return [(part, text) for (part, _), text in seen.items()]


def _when(moment: SamplePosition) -> str:
    return f"{moment.what}, {moment.seats} players, after action {moment.frame.number}"


def _drawn(moment: SamplePosition, speak: Listening) -> Iterator[str]:
    """Yield the faults of the pictures, and of their texts."""
    name, room = moment.case.game.name, moment.view(None)
    renderer, file = renderers.load(name), game_file(name, "renderer")
    for names in (PLAIN, NASTY):
        called = names[: moment.seats]
        yield from _png(f"{file}: board", renderer.board(room, called, speak))
        yield from _fits(f"{file}: alt", renderer.alt(room, called, speak), LONGEST_ALT)
        yield from _fits(f"{file}: text", renderer.text(room, called, speak), LONGEST_TEXT)
    if renderer.board(room, NASTY[: moment.seats], speak) != renderer.board(room, NASTY[: moment.seats], speak):
        yield f"{file}: board draws the same view differently"
    for seat in range(moment.seats):
        view, called = moment.view(seat), NASTY[: moment.seats]
        card = renderer.card(view, called, speak)
        if card is None:
            break
        yield from _png(f"{file}: card", card)
        yield from _fits(f"{file}: card_alt", renderer.card_alt(view, called, speak), LONGEST_ALT)
        yield from _png(f"{file}: board", renderer.board(view, called, speak))


def _png(what: str, png: bytes) -> Iterator[str]:
    if png[:8] != b"\x89PNG\r\n\x1a\n":
        yield f"{what} is no PNG"
        return
    width, _ = struct.unpack(">II", png[16:24])
    if width != WIDTH:
        yield f"{what} is {width} pixels wide and has to be {WIDTH}"


def _fits(what: str, text: str, most: int) -> Iterator[str]:
    if not 0 < len(text) <= most:
        yield f"{what} has {len(text)} characters, of 1 to {most}"


def _worded(moment: SamplePosition, speak: Listening) -> Iterator[str]:
    """Yield the events that are told in no words; other mistakes in their wordings are noted by ``speak``."""
    for event in moment.frame.events:
        if not all(
            event_sentence(event, PLAIN[: moment.seats], speak, turn).strip() for turn in all_variants(event, speak)
        ):
            yield f"event-{event.name} says nothing"


def _choices(moment: SamplePosition, speak: Listening) -> Iterator[ActionOption]:
    try:
        rows = games.load(moment.case.game.name).rows(moment.view(None), seated(NASTY, moment.seats, speak), speak)
    except Exception:
        return
    for row in rows:
        yield from row.choices if isinstance(row, ActionSelect) else row


def _offered(moment: SamplePosition, speak: Listening) -> Iterator[str]:
    """Yield the faults of the prompt and of the buttons."""
    name, room, names = moment.case.game.name, moment.view(None), seated(NASTY, moment.seats, speak)
    panel, file = games.load(name), game_file(name, "ui")
    prompt, rows = panel.prompt(room, names, speak), panel.rows(room, names, speak)
    accent = panel.accent_seat(room)
    if accent is not None and accent not in range(moment.seats):
        yield f"{file}: accent is {accent}, which is no seat"
    over = not moment.case.game.actors(moment.frame.state)
    if over and (prompt or rows):
        yield f"{file}: something is asked or offered though the game is over"
    if not over and (not prompt or not rows):
        yield f"{file}: nothing is {'offered' if prompt else 'asked'} though somebody has to act"
    if len(prompt) > LONGEST_PROMPT:
        yield f"{file}: prompt has {len(prompt)} characters, of at most {LONGEST_PROMPT}"
    yield from _row_limits(file, rows)
    if not over and rows and not any(_open(moment, choice) for choice in _choices(moment, speak)):
        yield f"{file}: nothing that is offered is legal for anybody who has to act"
    for seat in range(moment.seats):
        told = panel.peek_text(moment.view(seat), names, speak) if panel.has_peek else ""
        if panel.has_direct_messages and not told and not over:
            yield f"{file}: peek tells seat {seat} nothing, and the game has secrets"


def _row_limits(file: str, rows: Sequence[Any]) -> Iterator[str]:
    """Yield the parts that do not fit into a Discord message."""
    if (components := sum(2 if isinstance(row, ActionSelect) else 1 + len(row) for row in rows)) > MOST_COMPONENTS:
        yield f"{file}: {components} rows and buttons, and at most {MOST_COMPONENTS} fit"
    for row in rows:
        choices = row.choices if isinstance(row, ActionSelect) else row
        kind, most, longest = (
            ("list", IN_A_LIST, LONGEST_IN_LIST) if isinstance(row, ActionSelect) else ("row", IN_A_ROW, LONGEST_LABEL)
        )
        if not 1 <= len(choices) <= most:
            yield f"{file}: a {kind} of {len(choices)}, and it takes 1 to {most}"
        for choice in choices:
            if not 0 < len(choice.label) <= longest:
                yield f"{file}: {choice.action[:40]!r} says {len(choice.label)} characters, of 1 to {longest}"
    # Discord takes no button twice, and no choice twice in a list.
    together = [[one.sent_value for row in rows if not isinstance(row, ActionSelect) for one in row]]
    together += [[one.sent_value for one in row.choices] for row in rows if isinstance(row, ActionSelect)]
    for pressed in together:
        if twice := {action for action in pressed if pressed.count(action) > 1}:
            yield f"{file}: offered twice: {', '.join(sorted(twice))}"


def _open(moment: SamplePosition, choice: ActionOption) -> bool:
    """Return whether the choice opens a form, or a seat that has to act may take it."""
    if choice.action.startswith("?"):
        return True
    for seat in moment.case.game.actors(moment.frame.state):
        try:
            moment.case.game.apply(moment.frame.state, seat, choice.action, FastDice(random.Random(1)))
        except IllegalAction:
            continue
        return True
    return False
