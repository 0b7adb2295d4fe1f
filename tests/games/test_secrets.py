"""Secrets that no game may give away: the room's data depends on no die that the room has not seen."""

from __future__ import annotations

from typing import Any

import pytest

import games
import renderers
from bot.i18n import localizer
from bot.i18n.transcript import TranscriptWriter
from games.core import Event
from games.core.disclosure import last_update_step, private_fields, seats_to_update
from games.core.last_action import view_to_draw
from games.core.table import Table
from games.magic_numbers.rules.events import Kept, Took
from sleepover.workshop.checks import secrecy
from sleepover.workshop.checks.disclosure import NAMES, find_disclosure, for_the_room, for_the_seat, stale
from sleepover.workshop.samples.cases import Case, cases, random_table
from tests.deep_share import share
from tests.games import magic_numbers_helpers
from tests.games.twins import hides, pairs, twins

each_case = pytest.mark.parametrize("case", cases(), ids=str)
STEPS = 120
"""So many steps of a game are looked at."""


@each_case
def test_whoever_has_learned_something_is_whispered_to(case: Case) -> None:
    secrecy.whoever_has_learned_something_is_whispered_to(case)


@each_case
def test_what_somebody_was_whispered_to_last_still_holds(case: Case) -> None:
    assert list(stale(case)) == []


@each_case
def test_nothing_that_is_said_or_drawn_for_somebody_depends_on_what_is_hidden_from_them(case: Case) -> None:
    assert find_disclosure(case, float("inf"), pictures=share(8, 1), texts=share(200, 12)) is None


@each_case
def test_only_a_game_that_says_so_shows_a_seat_more_than_the_room(case: Case) -> None:
    frames = random_table(case, "own", resignations=0.02).frames[:STEPS]
    more = any(private_fields(case.game, frame.state, seat) for frame in frames for seat in range(case.seats))
    assert more == hides(case.game.name), "secrets on the panel says whether there are any"
    assert all(event.audience is None for frame in frames for event in frame.events) or more


@each_case
def test_dice_are_hidden_in_a_game_with_secrets_and_in_no_other(case: Case) -> None:
    # Otherwise the next test would compare what is the same anyway.
    assert bool(twins(case).turned) == hides(case.game.name)


@each_case
def test_nothing_for_the_room_holds_a_die_that_the_room_has_not_seen(case: Case) -> None:
    found = twins(case)
    if not found.turned:
        return  # Nothing is hidden: it would be compared with itself.
    for one, other in pairs(found):
        assert for_the_room(case, found.one.frames, one) == for_the_room(case, found.other.frames, other), one.number
        assert seats_to_update(found.one, one) == seats_to_update(found.other, other), one.number
    assert drawn(found.one) == drawn(found.other)
    assert last_update_step(found.one) == last_update_step(found.other)


@each_case
def test_nothing_for_a_seat_holds_a_die_that_it_has_not_seen(case: Case) -> None:
    if not hides(case.game.name):
        return  # It would be compared with itself.
    seat = sum(map(ord, str(case))) % case.seats
    known = {*range(case.seats)} - {seat}
    for label in ("twins", "others", "more", "and more"):
        found = twins(case, label, viewer=seat)
        assert found.turned, "others have something that this seat does not know"
        for one, other in pairs(found):
            here, there = (
                for_the_seat(case, table.frames, step, seat) for table, step in ((found.one, one), (found.other, other))
            )
            assert here == there, one.number
        assert card(found.one, seat) == card(found.other, seat)
        # What another has for themselves can be something else in at least one of these games.
        states = found.one.state, found.other.state
        known = {
            another
            for another in known
            if private_fields(case.game, states[0], another)
            and case.game.view(states[0], another) == case.game.view(states[1], another)
        }
        if not known:
            break
    assert not known, f"seat {seat} knows what only these may know: {known}"


def card(table: Table, seat: int) -> list[bytes | None]:
    """Return the pictures of that seat's card and board at the end."""
    renderer, speak = renderers.load(table.game.name), localizer(game=table.game.name)
    view, names = table.shown(seat), NAMES[: len(table.record.seats)]
    return [renderer.card(view, names, speak), renderer.board(view, names, speak)]


def drawn(table: Table) -> list[bytes]:
    """Return the public boards of some steps."""
    renderer, speak = renderers.load(table.game.name), localizer(game=table.game.name)
    some = table.frames[:: max(1, len(table.frames) // share(4, 2))]
    return [
        renderer.board(view_to_draw(table.game, frame, None), NAMES[: len(table.record.seats)], speak) for frame in some
    ]


@pytest.mark.parametrize("name", games.names())
def test_a_heading_with_dice_would_be_found_out(name: str) -> None:
    # The test of the test: this is what the list of steps once said.
    case = next(case for case in cases() if case.game.name == name)
    found = twins(case)
    say = TranscriptWriter(found.one.record, NAMES, localizer(game=name))
    told = [say.heading(one, open_dice=True) != say.heading(other, open_dice=True) for one, other in pairs(found)]
    assert any(told) == hides(name)


class Asked:
    """A game of Magic Numbers that answers which seats are affected, and remembers with what it was asked."""

    def __init__(self, answer: tuple[int, ...] | None) -> None:
        self.answer = answer
        self.asked: list[tuple[Any, Any, tuple[Event, ...]]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(games.load("magic_numbers"), name)

    def affected_seats(self, *given: Any) -> tuple[int, ...] | None:
        self.asked.append(given)
        return self.answer


@pytest.mark.parametrize(("answer", "updated"), [(None, {0, 1, 2}), ((), set()), ((1, 7), {1})], ids=str)
def test_a_game_is_asked_for_the_affected_seats_with_nothing_that_the_room_has_not_seen(
    answer: tuple[int, ...] | None, updated: set[int]
) -> None:
    cards = magic_numbers_helpers.deal((5, 1), (6, 2), (4, 3))
    table = magic_numbers_helpers.act(magic_numbers_helpers.sit(cards, [4]), "roll", "keep")
    frame = table.frames[-1]
    assert any(isinstance(event, Took) for event in frame.events), "only who took it knows its effect"
    table.game = asked = Asked(answer)  # type: ignore[assignment]
    assert seats_to_update(table, frame) == updated
    ((before, after, events),) = asked.asked
    assert (before.viewer, after.viewer, before.cards, after.cards) == (None, None, (None,) * 3, (None,) * 3)
    assert events == (Kept(0, 4),)
    assert seats_to_update(table, table.frames[0]) == {0, 1, 2}, "at the start everybody is"
