"""Hidden parts: a leak in any part of a view or an event, derived values too, breaks a law."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec import Struct, defstruct
from msgspec.structs import asdict, replace

import games
from bot.i18n.transcript import TranscriptWriter
from games.core import Event, Hidden
from games.core.hidden import known_part, value
from games.magic_numbers.rules import GAME
from sleepover.workshop.checks import secrecy
from sleepover.workshop.checks.disclosure import find_disclosure
from sleepover.workshop.checks.game_contract import ContractViolation
from sleepover.workshop.samples.cases import Case, cases, random_table

CASES = [case for case in cases() if case.game is GAME]
CASE = CASES[2]
DECLARED, SAME, LEARNED = secrecy.LAWS[-3:]


class Bent:
    """The rules of Magic Numbers with some answers replaced."""

    def __init__(self, **answers: Any) -> None:
        self.__dict__.update(answers)

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)


@pytest.fixture
def bend(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Case]:
    """Play by other rules: ``bend(view=…)`` is a table at which they hold."""

    def bent(case: Case = CASE, **answers: Any) -> Case:
        rules: Any = Bent(**answers)
        load = games.load
        monkeypatch.setattr(games, "load", lambda name: rules if name == GAME.name else load(name))
        return case._replace(game=rules)

    return bent


class Told(Event, frozen=True):
    """Something is told of a number."""

    number: int


View = type(GAME.view(random_table(CASE).state, None))
Leaky = defstruct("Leaky", [("leak", object, None)], bases=(View,), frozen=True)


def leaky(view: Any, leak: object) -> Any:
    return Leaky(**asdict(view), leak=leak)


FIELDS = ("good", "evil", "score")
DERIVED: dict[str, Callable[[Sequence[int]], object]] = {
    "all of it": tuple,
    "the sum": sum,
    "whether it is even": lambda values: sum(values) % 2,
    "the greatest": max,
    "one seat's": lambda values: values[-1],
    "the order": lambda values: sorted(range(len(values)), key=values.__getitem__),
    "a text": lambda values: f"{sum(values)} in all",
}


@pytest.mark.parametrize("viewer", [None, 0], ids=["room", "another seat"])
@pytest.mark.parametrize("how", DERIVED)
@pytest.mark.parametrize("field", FIELDS)
def test_a_view_with_something_of_a_hidden_field_breaks_a_law(
    field: str, how: str, viewer: int | None, bend: Callable[..., Case]
) -> None:
    def view(state: Any, seat: int | None) -> Any:
        shows = seat == viewer and state.phase != "over"
        return leaky(GAME.view(state, seat), DERIVED[how](getattr(state, field)) if shows else None)

    with pytest.raises(
        ContractViolation, match=rf"the view of (the room|seat 0) tells what is hidden: it depends on .*{field}"
    ):
        SAME(bend(view=view))


@pytest.mark.parametrize("when", ["choose", "late", "left"])
def test_a_leak_in_one_phase_alone_or_late_in_the_game_breaks_a_law(when: str, bend: Callable[..., Case]) -> None:
    def now(state: Any) -> bool:
        known = {"choose": state.phase == "choose", "late": len(state.history) > 20, "left": bool(state.resigned)}
        return bool(known[when])

    def view(state: Any, seat: int | None) -> Any:
        return leaky(GAME.view(state, seat), sum(state.score) if now(state) and state.phase != "over" else None)

    def look() -> None:
        for case in CASES:
            SAME(bend(case, view=view))

    with pytest.raises(ContractViolation, match="tells what is hidden"):
        look()


def test_an_event_for_all_with_something_of_a_hidden_field_breaks_a_law(bend: Callable[..., Case]) -> None:
    def apply(state: Any, seat: int, action: str, dice: Any) -> Any:
        step = GAME.apply(state, seat, action, dice)
        return replace(step, events=(*step.events, Told(sum(step.state.score))))

    with pytest.raises(
        ContractViolation, match=r"what is told of the room tells what is hidden: it depends on .*score of seat"
    ):
        SAME(bend(apply=apply))


def test_what_may_be_done_and_how_many_rounds_there_were_tell_nothing_hidden(bend: Callable[..., Case]) -> None:
    with pytest.raises(ContractViolation, match="the number of rounds of the room tells what is hidden"):
        SAME(bend(rounds_begun=lambda state: sum(state.score)))
    with pytest.raises(ContractViolation, match="what everybody may do of the room tells what is hidden"):
        SAME(bend(legal=lambda state, seat: GAME.legal(state, seat)[:: (-1) ** sum(state.score)]))
    # A seat's own picture may show its own card.
    SAME(
        bend(with_last_move=lambda view, events: leaky(view, None if view.viewer is None else view.cards[view.viewer]))
    )


def test_what_follows_from_a_hidden_field_is_to_be_declared_with_it(bend: Callable[..., Case]) -> None:
    # As if the state kept who has how much in a field that nobody has thought of.
    def hidden(state: Any) -> list[Hidden]:
        return [part for part in GAME.hidden(state) if part.field != "score"]

    with pytest.raises(ContractViolation, match="hidden has evil, good, and it is never something else without"):
        SAME(bend(CASES[0], hidden=hidden, start=with_the_cards_in_the_score))


def with_the_cards_in_the_score(options: Any, seats: int, setup: Any, dice: Any) -> Any:
    step = GAME.start(options, seats, setup, dice)
    state = step.state
    return replace(
        step, state=replace(state, score=tuple(10 * a + b for a, b in zip(state.good, state.evil, strict=True)))
    )


@pytest.mark.parametrize(
    ("hidden", "told"),
    [
        (lambda state: (), "seat 0 sees otherwise than the room: cards; hidden has to declare"),
        (lambda state: [Hidden("bonus", 0)], "hidden has bonus of seat 0, and the state has: options, good"),
        (lambda state: [Hidden("good", 99)], "the seats are 0 to 3"),
        (lambda state: [Hidden("turn", 0)], "hidden has turn of seat 0"),
        (lambda state: [Hidden("good", seat) for seat in range(4)], "at the end everybody gets the record"),
    ],
)
def test_a_declaration_that_is_missing_or_wrong_is_told(
    hidden: Callable[[Any], Sequence[Hidden]], told: str, bend: Callable[..., Case]
) -> None:
    with pytest.raises(ContractViolation, match=told):
        DECLARED(bend(hidden=hidden))


def test_a_forgotten_update_of_a_secret_view_breaks_a_law(bend: Callable[..., Case]) -> None:
    with pytest.raises(ContractViolation, match="sees something new, and affected_seats does not name it"):
        LEARNED(bend(affected_seats=lambda before, after, events: ()))


class Player(Struct, frozen=True):
    """A player's open points, and a card."""

    points: int
    card: int


class Deep(Struct, frozen=True):
    """A state whose secrets lie deeper."""

    players: tuple[Player, ...]
    deck: tuple[int, ...]


def test_a_part_may_lie_deeper_be_known_to_others_or_to_nobody() -> None:
    state = Deep((Player(3, 7), Player(4, 9)), (1, 2))
    parts = [Hidden("players.card", 0), Hidden("players.card", 1, known_to=(0,)), Hidden("deck")]
    rules: Any = Bent(hidden=lambda state: parts)
    assert [value(state, part) for part in parts] == [7, 9, (1, 2)]
    plain = {"points": 3, "card": None}, {"points": 4, "card": None}
    assert known_part(rules, state, None) == {"players": plain, "deck": None}
    assert known_part(rules, state, 0) == {"players": state.players, "deck": None}
    assert known_part(rules, state, 1) == known_part(rules, state, None)
    other = replace(state, players=(Player(3, 8), Player(4, 9)), deck=())
    assert known_part(rules, other, 1) == known_part(rules, state, 1)
    assert known_part(rules, other, 0) != known_part(rules, state, 0)


def test_what_is_said_or_drawn_from_more_than_a_view_is_found_too(monkeypatch: pytest.MonkeyPatch) -> None:
    heading = TranscriptWriter.heading
    with monkeypatch.context() as patch:
        patch.setattr(
            TranscriptWriter, "heading", lambda self, frame, *, open_dice: heading(self, frame, open_dice=True)
        )
        told = find_disclosure(CASE, float("inf"))
    assert told is not None
    assert "for the room tells what is hidden: it depends on" in told
    assert find_disclosure(CASE, float("inf")) is None


def test_every_phase_and_the_whole_game_is_compared_with_variants() -> None:
    numbers, phases, last = set(), set(), 0
    for case in CASES[:4]:
        last = max(last, random_table(case, "hidden 0", resignations=0.02).number)
        for walk in secrecy.hidden_variants(case):
            numbers |= {pair.one.number for pair in walk.pairs if pair.differs}
            phases |= {pair.one.state.phase for pair in walk.pairs if pair.differs}
    assert phases == {"roll", "choose"}
    assert max(numbers) >= last - 3
