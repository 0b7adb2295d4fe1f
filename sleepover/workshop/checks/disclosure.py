"""Everything that the room, or one seat, sees and reads of a step, made as the bot makes it.

It serves to compare games that differ in what is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any

import renderers
from bot.history.animation import caption
from bot.i18n import localizer
from bot.i18n.transcript import TranscriptWriter
from bot.ui import games
from games.core import Hidden, Seat
from games.core.disclosure import private_fields, seats_to_update
from games.core.last_action import view_to_draw
from games.core.record import Frame
from games.core.table import Table
from sleepover.workshop.checks.dice_variants import DiceVariant, Pair
from sleepover.workshop.checks.game_contract import at
from sleepover.workshop.checks.secrecy import STEPS, hidden_variants, named
from sleepover.workshop.samples.cases import Case, random_table, record_of

__all__ = ["NAMES", "boards", "declared", "find_disclosure", "for_the_room", "for_the_seat", "has_secrets", "stale"]

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe")


def called(seats: int) -> Sequence[str]:
    """Names for so many seats."""
    return [NAMES[seat % len(NAMES)] for seat in range(seats)]


def for_the_room(case: Case, frames: Sequence[Frame], frame: Frame) -> dict[str, Any]:
    """Return what all are told of a step of ``frames`` while the game goes on, each part under its name.

    Those are sentences, lists, boards in words, and buttons.
    """
    game, panel, renderer = case.game, games.load(case.game.name), renderers.load(case.game.name)
    speak, names, view = localizer(game=game.name), called(case.seats), view_to_draw(game, frame, None)
    say = TranscriptWriter(record_of(case), names, speak, frames)
    return {
        "the sentences": say.audience_text(frame),
        "the list of steps": say.heading(frame, open_dice=False),
        "the caption": caption([frame], say),
        "the board's description": renderer.alt(view, names, speak),
        "the text board": renderer.text(view, names, speak),
        "the card": renderer.card(view, names, speak),
        "the prompt": panel.prompt(view, names, speak),
        "the buttons": panel.rows(view, names, speak),
        "the accent": panel.accent_seat(view),
    }


def for_the_seat(case: Case, frames: Sequence[Frame], frame: Frame, seat: Seat) -> dict[str, Any]:
    """Return what one seat alone is told of a step.

    Those are its Peek, its hint, the sentences, its card and its board in words, and its actions.
    """
    game, panel, renderer = case.game, games.load(case.game.name), renderers.load(case.game.name)
    speak, names, view = localizer(game=game.name), called(case.seats), view_to_draw(game, frame, seat)
    return {
        "the Peek": panel.peek_text(view, names, speak) if panel.has_direct_messages else "",
        "the hint": panel.hint_text(view, names, speak),
        "the sentences": TranscriptWriter(record_of(case), names, speak, frames).audience_text(frame, seat),
        "the board's description": renderer.alt(view, names, speak),
        "the text board": renderer.text(view, names, speak),
        "the card's description": renderer.card_alt(view, names, speak),
        "what may be done": game.legal(frame.state, seat),
    }


def boards(case: Case, frame: Frame, seat: Seat | None) -> dict[str, Any]:
    """Return the pictures of a step, for that seat or the room."""
    renderer, speak, names = renderers.load(case.game.name), localizer(game=case.game.name), called(case.seats)
    view = view_to_draw(case.game, frame, seat)
    return {
        "the board": renderer.board(view, names, speak),
        "the card": None if seat is None else renderer.card(view, names, speak),
    }


def find_disclosure(case: Case, until: float, *, pictures: int = 2, texts: int = 60) -> str | None:
    """Return what tells a secret, in a sentence: something that is said or drawn for them, and differs between games
    that differ in nothing but what the game hides from them. None where nothing does.

    So many ``texts`` and ``pictures`` of variants are compared at most, and none once ``process_time()`` is past
    ``until``.

    Raises:
        ContractViolation: see ``hidden_walks``.
    """
    compared = drawn = 0
    for walk in hidden_variants(case, most=texts):
        differs = [pair for pair in walk.pairs if pair.differs]
        # The last pair shows most of the difference; the others are taken evenly.
        some = differs[:: -max(1, len(differs) // 4)]
        for pair in some:
            if compared >= texts or process_time() > until:
                return None
            compared += 1
            draws = pair is some[0] and drawn < pictures
            drawn += draws
            seat = pair.one.number % case.seats
            for viewer in (None, seat):
                if viewer in pair.alike and (what := _difference(case, _steps(walk, pair), viewer, draws)):
                    hidden = [part for part in pair.differs if not part.may_know(viewer)]
                    return (
                        f"{at(pair.one)} {what} for {'the room' if viewer is None else f'seat {viewer}'} tells what is "
                        f"hidden: it depends on {named(hidden)} ({case})"
                    )
    return None


def _steps(walk: DiceVariant, last: Pair) -> tuple[list[Frame], list[Frame]]:
    """Return the steps of a game and of its variant up to that pair."""
    known = [pair for pair in walk.pairs if pair.one.number <= last.one.number]
    return [*walk.before, *(pair.one for pair in known)], [*walk.before, *(pair.other for pair in known)]


def _difference(case: Case, frames: tuple[list[Frame], list[Frame]], viewer: Seat | None, draws: bool) -> str | None:
    """Return the name of a part that differs between the two, or None."""
    here, there = (
        (for_the_room(case, steps, steps[-1]) if viewer is None else for_the_seat(case, steps, steps[-1], viewer))
        | (boards(case, steps[-1], viewer) if draws else {})
        for steps in frames
    )
    return next((name for name in here if here[name] != there[name]), None)


def stale(case: Case) -> Iterator[str]:
    """Yield a sentence for each direct message that is outdated although the seat was owed no new one.

    Its Peek or card has changed, and ``Game.affected_seats`` does not name the seat.
    """
    game, panel, renderer = case.game, games.load(case.game.name), renderers.load(case.game.name)
    if not panel.has_direct_messages:
        return
    table: Table = random_table(case, "holds", resignations=0.05)
    speak, names = localizer(game=game.name), called(case.seats)

    def direct_message(frame: Frame, seat: Seat) -> tuple[str, str]:
        view = game.view(frame.state, seat)
        return panel.peek_text(view, names, speak), renderer.card_alt(view, names, speak)

    last = [direct_message(table.frames[0], seat) for seat in range(case.seats)]
    for frame in table.frames[1:STEPS]:
        told = seats_to_update(table, frame)
        for seat in range(case.seats):
            before, last[seat] = last[seat], direct_message(frame, seat)
            if before != last[seat] and seat not in told:
                yield f"{at(frame)} seat {seat} would be shown what is over: affected_seats does not name it"
                return


def has_secrets(case: Case) -> bool:
    """Return whether some seat sees more than the room in a game at that table."""
    frames = random_table(case, "own", resignations=0.02).frames[:STEPS]
    return any(private_fields(case.game, frame.state, seat) for frame in frames for seat in range(case.seats))


def declared(case: Case) -> Sequence[Hidden]:
    """Return what the game hides when it starts at that table and later, each field once."""
    found: dict[str, Hidden] = {}
    for frame in random_table(case, "own", resignations=0.02).frames[:STEPS]:
        for part in case.game.hidden(frame.state):
            found.setdefault(part.field, part)
    return list(found.values())
