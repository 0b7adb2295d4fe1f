"""Plans: what somebody has decided beforehand, "if it comes to me".

A game's plans are in its module ``games/<game>/premoves.py``, see :class:`HasPlans`. A plan is a form that was filled in,
and stands for its maker's next turn. What becomes of it follows from the plan, from what its maker sees, and
from what has happened since it was made; nothing else is kept, so that any process can carry it out, at any time.

A plan *is* its notation, ``keep 3 6; give 2``: the keys of the form's questions, each with what was answered.
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
    "assess_premove",
    "parse_notation",
    "planner",
    "to_notation",
]

Answers = Mapping[str, Sequence[str]]
"""A form that was filled in: what was answered to each question, by its key."""

OVER = "over"
"""What a planner says of a step after which the turn that a plan was for has been."""
REFUSED = "refused"
"""Why a plan is void that is none of the game's any more, or comes to something which its rules refuse."""
LEFT = "left"
"""Why a plan is void in any game once somebody has left the table."""

Kind = Literal["word", "number", "seat"]
"""What the choices of a question are: words of the game's own, whole numbers, or seats."""

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


class PremovePlanner(Protocol[V_contra]):
    """How plans are made in a game, and what they come to. It gets views, never a state, so that a plan knows no more
    than its maker; and it keeps nothing."""

    kinds: ClassVar[Mapping[str, Kind]]
    """All questions there can be in a form, by their keys, and what their choices are."""

    def questions(self, view: V_contra) -> Sequence[PremoveQuestion]:
        """The form for the player whose view that is, at most five questions; none where nothing can be planned now."""
        ...

    def check(self, view: V_contra, plan: Answers) -> None:
        """Make sure that the answers fit together.

        Raises:
            IllegalAction: they do not; the reason is one of the game's own refusals.
        """
        ...

    def changed(self, seat: Seat, before: V_contra, after: V_contra, events: Sequence[Event], plan: Answers) -> str:
        """What a step does to the plan of ``seat``: nothing (an empty text), ``OVER``, or why it is void now: the end
        of the name of a sentence, ``plan-void-<why>``.

        ``before`` and ``after`` are what the *room* sees, ``events`` what it was told: whether a plan still stands
        cannot depend on a secret.
        """
        ...

    def decide(self, view: V_contra, plan: Answers) -> Action | None:
        """What the plan has its maker do who is awaited now, something legal; None where it leaves that to them."""
        ...


class HasPremoves(Protocol):
    """What the module ``games/<game>/premoves.py`` has at its top level."""

    PLANS: PremovePlanner[Any]
    """How plans are made in that game."""


class PremoveStatus(Struct, frozen=True):
    """How a plan stands: what it ``does`` now (None: it waits, or leaves the decision to its maker), or that it is
    ``over``, or why it is ``void``."""

    does: Action | None = None
    over: bool = False
    void: str = ""


@cache
def planner(game: str) -> PremovePlanner[Any] | None:
    """How plans are made in that game; None if there are none.

    Raises:
        UnknownGame: there is no such game.
    """
    module = games.companion(game, "premoves")
    return None if module is None else cast(HasPremoves, module).PLANS


def to_notation(made: PremovePlanner[Any], view: Any, given: Answers) -> str:
    """The plan that a filled-in form stands for, as its notation.

    Raises:
        IllegalAction: there is nothing to plan now, or the answers are none of those that were offered, or do not fit
            together.
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
    """The answers of a plan; none of a text that is no plan."""
    if not _NOTATION.fullmatch(plan):
        return {}
    return {key: tuple(answer) for key, *answer in (part.split() for part in plan.split("; "))}


def assess_premove(
    made: PremovePlanner[Any], game: Game[Any, Any, Any], frames: Sequence[Frame], seat: Seat, plan: str, since: int
) -> PremoveStatus:
    """How the plan of ``seat`` stands after ``frames``; it was made when ``frames[since]`` was the latest.

    A player who decides otherwise than the plan would have, or leaves, has taken it back. Where anybody else leaves, or
    what it was made for has changed in another way, it is void, and stays so.
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
    """Whether these are answers to questions that there are in that game."""
    return bool(answers) and all(
        key in made.kinds and (made.kinds[key] == "word" or all(_NUMBER.fullmatch(value) for value in given))
        for key, given in answers.items()
    )
