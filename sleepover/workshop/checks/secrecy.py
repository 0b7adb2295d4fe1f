"""Checks of what a view must show and must hide: seats with equal views get equal choices and equal events."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from msgspec.structs import asdict

from games.ai import premoves
from games.core import Hidden, Seat
from games.core.disclosure import private_fields, seats_to_update
from games.core.hidden import value
from games.core.last_action import view_to_draw
from games.core.record import Frame
from games.core.table import Table
from sleepover.workshop.checks.dice_variants import DiceVariant, dice_variants
from sleepover.workshop.checks.game_contract import ContractViolation, at
from sleepover.workshop.samples.cases import Case, random_decision, random_table, record_of

__all__ = ["LAWS", "hidden_variants", "named"]

STEPS = 120
"""Number of a game's steps that are checked for changes in a seat's own part."""
PAIRS = 900
"""Number of steps of variants that are compared at a table; more only until each hidden part has differed in one."""
LOOKING = 3
"""The room looks at each of them, and so many seats, at each step others."""
GAMES = 3
"""Number of games that they are variants of."""
OPENINGS = 24
"""Number of beginnings of games that are compared: enough that many look the same to the room."""


@lru_cache(maxsize=1)
def openings(case: Case) -> Sequence[Sequence[Frame]]:
    """Return the first steps of several games with the same decisions where possible, and different dice.

    They are cached for the next check.
    """
    found = []
    for number in range(OPENINGS):
        table = Table(record_of(case, f"opening {number}"))
        rng = random.Random(str(case))
        while table.actors and table.number < 8:
            table.commit(table.propose(*random_decision(table, rng, 0.05)))
        found.append(tuple(table.frames))
    return found


def who_sees_the_same_may_do_the_same(case: Case) -> None:
    """Check that a seat's legal actions depend only on what the seat sees."""
    offered: dict[tuple[Any, ...], Any] = {}
    for frames in openings(case):
        for frame in frames:
            for seat in range(case.seats):
                view = repr(case.game.view(frame.state, seat))
                legal = tuple(case.game.legal(frame.state, seat))
                other = offered.setdefault((seat, view), legal)
                if other != legal:
                    raise ContractViolation(f"seat {seat} sees the same twice and may do {other} and {legal}: {view}")


def who_may_do_what_depends_on_nothing_the_room_cannot_see(case: Case) -> None:
    """Check that the seats to act, and every seat's legal actions, depend only on what the room sees."""
    offered: dict[str, Any] = {}
    for frames in openings(case):
        for frame in frames:
            room = repr(case.game.view(frame.state, None))
            awaited = case.game.actors(frame.state)
            legal = [tuple(case.game.legal(frame.state, seat)) for seat in range(case.seats)]
            other = offered.setdefault(room, (awaited, legal))
            if other != (awaited, legal):
                raise ContractViolation(
                    f"the room sees the same twice, and offered is {other} and {(awaited, legal)}: {room}"
                )


def what_is_told_to_the_room_and_to_whom_else_something_is_told_depends_on_nothing_hidden(case: Case) -> None:
    """Check that public events, and the audiences of secret ones, depend only on the dice and on what the room sees."""
    told: dict[tuple[Any, ...], Any] = {}
    for frames in openings(case):
        for before, frame in pairwise(frames):
            seen = [repr(case.game.view(state, None)) for state in (before.state, frame.state)]
            audiences = [event.audience for event in frame.events]
            public = [event for event in frame.events if event.audience is None]
            key = (*seen, frame.seat, frame.action, frame.dice)
            other = told.setdefault(key, (audiences, public))
            if other != (audiences, public):
                raise ContractViolation(
                    f"{frame.action!r} looks the same twice and is told as {other} and {(audiences, public)}"
                )


def a_secret_is_told_to_a_seat_of_the_table(case: Case) -> None:
    """Check that every event is for the room or for one of the seats."""
    for frames in openings(case):
        for frame in frames:
            strangers = {event.audience for event in frame.events} - {None, *range(case.seats)}
            if strangers:
                raise ContractViolation(
                    f"after action {frame.number} something is told to {strangers}, who are not there"
                )


def looking_twice_shows_the_same_and_changes_nothing(case: Case) -> None:
    """Check that a view depends only on the state, names its viewer, and leaves the state unchanged."""
    for frame in openings(case)[0]:
        before = repr(frame.state)
        for viewer in (None, *range(case.seats)):
            view = case.game.view(frame.state, viewer)
            if view != case.game.view(frame.state, viewer):
                raise ContractViolation(f"after action {frame.number} viewer {viewer} sees two things at once")
            if view.viewer != viewer:
                raise ContractViolation(f"the view of {viewer} says that it is that of {view.viewer}")
        if repr(frame.state) != before:
            raise ContractViolation(f"after action {frame.number} looking at the state changes it")


def a_game_declares_what_it_hides_while_it_goes_on(case: Case) -> None:
    """``hidden`` names parts of the state that there are, nothing at the end, and something that a seat may know alone
    wherever that seat sees more than the room."""
    for frame in random_table(case, "hidden", resignations=0.02).frames:
        declared = case.game.hidden(frame.state)
        for part in declared:
            _is_a_part(case, frame, part)
        if declared and case.game.ranking(frame.state) is not None:
            raise ContractViolation(f"at the end everybody gets the record, and hidden still has {named(declared)}")
        if declared and case.game.perfect_information:
            raise ContractViolation(f"{at(frame)} the game is open, and hidden has {named(declared)}")
        for seat in range(case.seats):
            own = private_fields(case.game, frame.state, seat)
            over = case.game.ranking(frame.state) is not None
            if own and not over and not any(part.may_know(seat) for part in declared):
                raise ContractViolation(
                    f"{at(frame)} seat {seat} sees otherwise than the room: {', '.join(own)}; hidden has to declare "
                    "which fields of the state that comes from"
                )


def _is_a_part(case: Case, frame: Frame, part: Hidden) -> None:
    known = {*range(case.seats)}
    if not {part.seat, *(part.known_to or ())} <= {None, *known}:
        raise ContractViolation(f"{at(frame)} hidden has {part}, and the seats are 0 to {case.seats - 1}")
    try:
        value(frame.state, part)
    except (AttributeError, LookupError, TypeError):
        fields = ", ".join(asdict(frame.state))
        raise ContractViolation(f"{at(frame)} hidden has {named([part])}, and the state has: {fields}") from None


def hidden_variants(case: Case, most: int = PAIRS) -> Iterator[DiceVariant]:
    """Variants of whole games in which something differs that the game declares to be hidden, and nothing else; none
    where nothing is hidden. Some, of so many steps; and more until each hidden part has differed, if it ever does.

    Raises:
        ContractViolation: a hidden field differs, but never alone, so that it could be told from the rest of the state.
    """
    alone: set[tuple[str, Seat | None]] = set()
    with_others: set[str] = set()
    for number in range(GAMES):
        frames = random_table(case, f"hidden {number}", resignations=0.02).frames
        parts = {(part.field, part.seat) for frame in frames for part in case.game.hidden(frame.state)}
        thrown, compared = sum(len(frame.dice) for frame in frames), 0
        for tried, walk in enumerate(dice_variants(case, frames, random.Random(f"{case}{number}")) if parts else ()):
            with_others |= walk.parted
            found = {(part.field, part.seat) for pair in walk.pairs for part in pair.differs}
            if found and (compared < most / GAMES or found - alone):
                alone |= found
                compared += len(walk.pairs)
                yield walk
            if compared >= most / GAMES and (alone >= parts or tried > thrown):
                break
    if lacking := sorted(with_others - {field for field, _ in alone}):
        raise ContractViolation(
            f"hidden has {', '.join(lacking)}, and it is never something else without a difference in what all may "
            "know: what follows from it has to be declared, too"
        )


def what_is_hidden_makes_no_difference_to_whoever_may_not_know_it(case: Case) -> None:
    """Check that games which differ only in what is hidden from a viewer are the same to that viewer.

    That is what they see, are told and may do, and which seats are sent a direct message.
    """
    planner = premoves.planner(case.game.name)
    for walk in hidden_variants(case):
        differed: tuple[Hidden, ...] = ()
        for one, other, differs, alike in walk.pairs:
            differed = differs or differed
            if not differed:
                # A die that changes nothing, or that all have seen.
                continue
            seats = sorted(alike - {None}, key=lambda seat: ((seat or 0) - one.number) % case.seats)
            for viewer in (None, *seats[:LOOKING]):
                here, there = (_gets(case, frame, viewer, planner) for frame in (one, other))
                if here != there:
                    what = next(name for name in here if here[name] != there[name])
                    hidden = [part for part in differed if not part.may_know(viewer)]
                    raise ContractViolation(
                        f"{at(one)} {what} of {'the room' if viewer is None else f'seat {viewer}'} tells what is "
                        f"hidden: it depends on {named(hidden)}: {_apart(here[what], there[what])}"
                    )


def _gets(case: Case, frame: Frame, viewer: Seat | None, planner: Any) -> dict[str, Any]:
    """Return what that seat, or the room, gets of a step, each under what it is called in a message."""
    game, state = case.game, frame.state
    view = game.view(state, viewer)
    found: dict[str, Any] = {
        "the view": asdict(view),
        "the picture of what has just happened": asdict(view_to_draw(game, frame, viewer)),
        "what is told": [event for event in frame.events if event.audience in (None, viewer)],
    }
    if viewer is None:
        found |= {
            "who is told something alone": [event.audience for event in frame.events],
            "who is awaited": game.actors(state),
            "what everybody may do": [tuple(game.legal(state, seat)) for seat in range(case.seats)],
            "who is eliminated": tuple(game.eliminated(state)),
            "the number of rounds": game.rounds_begun(state),
        }
    elif planner is not None:
        found["the form of plans"] = planner.questions(view)
    return found


def _apart(one: Any, other: Any) -> str:
    """Return where two differ, shortly."""
    if isinstance(one, dict):
        name = next((name for name in one if one[name] != other.get(name)), "")
        return f"{name} is {one.get(name)!r} or {other.get(name)!r}"[:300]
    return f"{one!r} or {other!r}"[:300]


def named(parts: Iterable[Hidden]) -> str:
    """Return the parts in words: ``good of seat 1, deck``."""
    told = (part.field if part.seat is None else f"{part.field} of seat {part.seat}" for part in parts)
    return ", ".join(dict.fromkeys(told))


def whoever_has_learned_something_is_whispered_to(case: Case) -> None:
    """``affected_seats`` names every seat whose own part of the view has changed, or that was told something alone.

    Else their direct message would go on saying what was true before.
    """
    table = random_table(case, "lessons", resignations=0.02)
    own = [private_fields(case.game, table.frames[0].state, seat) for seat in range(case.seats)]
    for frame in table.frames[1:STEPS]:
        told = seats_to_update(table, frame)
        for seat in range(case.seats):
            before, own[seat] = own[seat], private_fields(case.game, frame.state, seat)
            if before != own[seat] and seat not in told:
                raise ContractViolation(
                    f"{at(frame)} seat {seat} sees something new, and affected_seats does not name it: its direct "
                    "message is out of date"
                )
        if silent := {event.audience for event in frame.events} - {None} - told:
            raise ContractViolation(
                f"{at(frame)} something was told to {sorted(map(str, silent))} alone, and affected_seats does not "
                "name them"
            )


LAWS: tuple[Callable[[Case], None], ...] = (
    who_sees_the_same_may_do_the_same,
    who_may_do_what_depends_on_nothing_the_room_cannot_see,
    what_is_told_to_the_room_and_to_whom_else_something_is_told_depends_on_nothing_hidden,
    a_secret_is_told_to_a_seat_of_the_table,
    looking_twice_shows_the_same_and_changes_nothing,
    a_game_declares_what_it_hides_while_it_goes_on,
    what_is_hidden_makes_no_difference_to_whoever_may_not_know_it,
    whoever_has_learned_something_is_whispered_to,
)
"""The laws of what may be seen."""
