"""Plans: choices that a player makes in advance, for their next turn.

A game's plans are in its module ``games/<game>/premoves.py``, see :class:`HasPremoves`. A plan is a filled-in
form, and holds for its owner's next turn. Its outcome follows from the plan, from what its owner sees, and
from what has happened since it was made. Nothing else is stored, so any process can carry it out at any time.

A plan *is* its notation, ``keep 3 6; give 2``: the keys of the form's questions, each with its answer.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Literal, Protocol, TypeVar, cast

from msgspec import Struct

import games
from games.core import RESIGN, Action, Event, Game, HasViewer, IllegalAction, Seat
from games.core.record import Frame

__all__ = [
    "OVER",
    "REFUSED",
    "Answers",
    "HasPremoves",
    "Kind",
    "PremovePlanner",
    "PremoveQuestion",
    "PremoveStatus",
    "answer_to",
    "assess_premove",
    "parse_notation",
    "planner",
    "to_notation",
]

Answers = Mapping[str, Sequence[str]]
"""A form that was filled in: what was answered to each question, by its key."""

OVER = "over"
"""A planner's answer to a step after the turn that a plan was for."""
REFUSED = "refused"
"""The reason for a void plan that is none of the game's any more, or that leads to an action which its rules refuse."""
LEFT = "left"
"""The reason for a void plan in any game once a player has left the table."""

Kind = Literal["word", "number", "seat"]
"""The type of a question's choices: words of the game's own, whole numbers, or seats."""

_NOTATION = re.compile(r"[a-z]+(?: [a-z0-9]+)+(?:; [a-z]+(?: [a-z0-9]+)+)*", re.ASCII)

_NUMBER = re.compile(r"0|[1-9][0-9]{0,2}", re.ASCII)

V_contra = TypeVar("V_contra", bound=HasViewer, contravariant=True)


class PremoveQuestion(Struct, frozen=True):
    """A part of the form: a list of which up to ``most`` can be taken.

    ``usual`` is what is taken beforehand. A question that ``may`` be left open has no answer then; of any other, the
    usual one holds.
    """

    key: str
    choices: Sequence[str]
    usual: Sequence[str] = ()
    most: int = 1
    may: bool = False


def answer_to(plan: Answers, key: str) -> str:
    """Return the answer to a question of which one choice can be taken; empty if it was left open."""
    return next(iter(plan.get(key, ())), "")


class PremovePlanner(Protocol[V_contra]):
    """A game's plans: their forms, and their effect. A game inherits from it.

    It gets views, never a state, so that a plan knows no more than its owner; and it stores nothing.
    """

    kinds: ClassVar[Mapping[str, Kind]]
    """All questions there can be in a form, by their keys, and what their choices are."""

    def questions(self, view: V_contra) -> Sequence[PremoveQuestion]:
        """Return the form for the viewing player, at most five questions; empty if nothing can be planned now."""
        ...

    def check(self, view: V_contra, plan: Answers) -> None:
        """Make sure that the answers fit together; by default all do.

        Raises:
            IllegalAction: they do not; the reason is one of the game's own refusals.
        """
        return

    def changed(self, seat: Seat, before: V_contra, after: V_contra, events: Sequence[Event], plan: Answers) -> str:
        """Return the effect of a step on the plan of ``seat``.

        An empty text means none, ``OVER`` that the plan is done; anything else says why it is void: the end of
        the message id ``plan-void-<why>``.

        ``before`` and ``after`` are the *room's* views, and ``events`` are what the room was told, so that the
        answer cannot depend on a secret.
        """
        ...

    def decide(self, view: V_contra, plan: Answers) -> Action | None:
        """Return the legal action that the plan chooses for its owner now; None if the owner must decide."""
        ...


class HasPremoves(Protocol):
    """Interface of the module ``games/<game>/premoves.py``."""

    PLANS: PremovePlanner[Any]
    """The planner of that game."""


class PremoveStatus(Struct, frozen=True):
    """The state of a plan: the action it ``does`` now, ``over``, or the reason why it is ``void``.

    ``does`` is None while it waits, or leaves the decision to its owner.
    """

    does: Action | None = None
    over: bool = False
    void: str = ""


@cache
def planner(game: str) -> PremovePlanner[Any] | None:
    """Return the game's plans; None if it has none.

    Raises:
        UnknownGame: there is no such game.
    """
    module = games.companion(game, "premoves")
    return None if module is None else cast(HasPremoves, module).PLANS


def to_notation(made: PremovePlanner[Any], view: Any, given: Answers) -> str:
    """Return the plan given by a filled-in form, as notation.

    Raises:
        IllegalAction: there is nothing to plan now, or the answers were not offered, or do not fit together.
    """
    questions = made.questions(view)
    if not questions:
        raise IllegalAction("plan-nothing-now")
    found: dict[str, Sequence[str]] = {}
    for question in questions:
        taken = [choice for choice in question.choices if choice in given.get(question.key, ())]
        strange = {value for value in given.get(question.key, ()) if value} - set(taken)
        if strange or len(taken) > question.most:
            raise IllegalAction("plan-strange")
        answer = taken or ([] if question.may else list(question.usual))
        if answer:
            found[question.key] = answer
    made.check(view, found)
    return "; ".join(" ".join((key, *answer)) for key, answer in found.items())


def parse_notation(plan: str) -> Answers:
    """Return the answers in a plan; empty if the text is not a plan."""
    if not _NOTATION.fullmatch(plan):
        return {}
    return {key: tuple(answer) for key, *answer in (part.split() for part in plan.split("; "))}


def assess_premove(
    made: PremovePlanner[Any], game: Game[Any, Any, Any], frames: Sequence[Frame], seat: Seat, plan: str, since: int
) -> PremoveStatus:
    """Return the status after ``frames`` of the plan that ``seat`` made when ``frames[since]`` was the latest.

    If its owner decides otherwise than planned, or leaves, the plan is over. If another player leaves, or the
    situation it was made for changes otherwise, it is void for good.
    """
    answers, state = parse_notation(plan), frames[since].state
    if not _reads(made, answers):
        return PremoveStatus(void=REFUSED)
    before = game.view(state, None)
    for frame in frames[since + 1 :]:
        if frame.action == RESIGN:
            return PremoveStatus(over=True) if frame.seat == seat else PremoveStatus(void=LEFT)
        if frame.seat == seat and made.decide(game.view(state, seat), answers) not in (None, frame.action):
            return PremoveStatus(over=True)
        state = frame.state
        after = game.view(state, None)
        seen = [event for event in frame.events if event.audience is None]
        if why := made.changed(seat, before, after, seen, answers):
            return PremoveStatus(over=True) if why == OVER else PremoveStatus(void=why)
        before = after
    if game.ranking(state) is not None:
        return PremoveStatus(over=True)
    return PremoveStatus(made.decide(game.view(state, seat), answers) if seat in game.actors(state) else None)


def _reads(made: PremovePlanner[Any], answers: Answers) -> bool:
    """Return whether every answer belongs to a question of this game."""
    return bool(answers) and all(
        key in made.kinds and (made.kinds[key] == "word" or all(_NUMBER.fullmatch(value) for value in given))
        for key, given in answers.items()
    )
