"""Contract of the modules beside a game's rules, see ``games.COMPANIONS``."""

from __future__ import annotations

import importlib
import pkgutil
import random
from collections.abc import Callable
from typing import Any

import games
from games import chances, computers, laboratory, plans
from games.core import IllegalAction, Seat
from games.dice import FastDice
from games.feats import feats
from games.headlines import headlines
from games.record import Frame
from sleepover.workshop.cases import Case, random_table
from sleepover.workshop.laws import Broken, at

__all__ = ["LAWS"]

OFFERS: dict[str, tuple[str, ...]] = {
    "computer": ("LEVELS",),
    "characters": ("CHARACTERS", "weigh"),
    "chances": ("__all__", "chances"),
    "plans": ("PLANS",),
    "reasons": ("KINDS", "explain"),
    "stakes": ("stakes",),
    "luck": ("LUCK",),
    "laboratory": ("PLAN",),
}
"""What is read of the modules of ``games.COMPANIONS`` by name; of the others what is marked."""

MOST_QUESTIONS, MOST_CHOICES = 5, 25
"""Limits of a form."""
_PLANNED, _FOLLOWED = 6, 40
"""So many plans are made in a game that is tried, and each is followed for so many actions at most."""


def what_lies_beside_the_rules_offers_what_it_is_asked_for(case: Case) -> None:
    """The modules of ``games.COMPANIONS`` that the folder has are what their readers expect."""
    name = case.game.name
    here = {module.name for module in pkgutil.iter_modules(importlib.import_module(f"games.{name}").__path__)}
    found = {called: games.companion(name, called) for called in games.COMPANIONS}
    if {called for called, module in found.items() if module} != here & games.COMPANIONS.keys():
        raise Broken(f"beside the rules lie {', '.join(sorted(here & games.COMPANIONS.keys()))}, and not all are found")
    for called, module in found.items():
        if lacking := [one for one in OFFERS.get(called, ()) if module and not hasattr(module, one)]:
            raise Broken(f"games/{name}/{called}.py has no {' and no '.join(lacking)}")
    if found["feats"] and not feats(name):
        raise Broken(f"games/{name}/feats.py has no achievement")
    if found["headlines"] and not headlines(name):
        raise Broken(f"games/{name}/headlines.py has no headline")
    if found["laboratory"] and not isinstance(found["laboratory"].PLAN, laboratory.Plan):
        raise Broken(f"games/{name}/laboratory.py: PLAN is no Plan")
    if found["chances"]:
        chances.load(name)
    if (own := found["characters"]) and (strange := {*own.CHARACTERS} - {*computers.CHARACTERS}):
        raise Broken(f"games/{name}/characters.py: nobody knows {', '.join(sorted(strange))}")
    if computers.RANDOM not in computers.levels(name):
        raise Broken(f"games/{name}/computer.py: its levels are {computers.levels(name)}")


def a_plan_does_what_the_rules_accept_or_nothing(case: Case) -> None:
    """Whatever a form of plans offers can be taken; and what comes of it is legal then, or left to its maker."""
    made = plans.planner(case.game.name)
    if made is None:
        return
    rng = random.Random(str(case))
    frames = random_table(case, "plans", resignations=0.002).frames
    for number in sorted(rng.sample(range(len(frames)), min(_PLANNED, len(frames)))):
        seat = rng.randrange(case.seats)
        view = case.game.view(frames[number].state, seat)
        questions = made.questions(view)
        for question in questions:
            _is_a_question(frames[number], question)
            if question.key not in made.kinds:
                raise Broken(f"{at(frames[number])} the question {question.key} is not among the kinds")
        if len(questions) > MOST_QUESTIONS:
            raise Broken(f"{at(frames[number])} the form of seat {seat} has {len(questions)} questions")
        given = {question.key: _taken(question, rng) for question in questions}
        try:
            plan = plans.write(made, view, given)
        except IllegalAction:
            continue
        if plans.write(made, view, plans.answers_of(plan)) != plan:
            raise Broken(f"{at(frames[number])} the plan {plan!r} of seat {seat} reads as another one")
        _follow(case, made, frames[number], seat, plan, rng)


def _follow(case: Case, made: plans.Planner[Any], begin: Frame, seat: Seat, plan: str, rng: random.Random) -> None:
    """Play on at random, where ``seat`` does what was planned."""
    frames, dice = [begin], FastDice(rng)
    for _ in range(_FOLLOWED):
        state = frames[-1].state
        stands = plans.stand(made, case.game, frames, seat, plan, 0)
        if stands.over or stands.void or not case.game.actors(state):
            return
        who = seat if stands.does is not None else rng.choice(sorted(case.game.actors(state)))
        legal = case.game.legal(state, who)
        if stands.does is not None and stands.does not in legal:
            raise Broken(f"{at(frames[-1])} the plan {plan!r} of seat {seat} comes to {stands.does!r}, not legal")
        action = stands.does or rng.choice(legal)
        step = case.game.apply(state, who, action, dice)
        frames.append(Frame(frames[-1].number + 1, who, action, (), step.state, step.events))


def _is_a_question(frame: Frame, question: plans.Question) -> None:
    known = set(question.choices)
    if not 1 <= len(question.choices) <= MOST_CHOICES or len(known) != len(question.choices):
        raise Broken(f"{at(frame)} the question {question.key} has {len(question.choices)} choices, or one twice")
    if not {*question.usual} <= known or not (question.usual or question.may):
        raise Broken(f"{at(frame)} the question {question.key} may not be left open, and has no usual answer")


def _taken(question: plans.Question, rng: random.Random) -> list[str]:
    least = 0 if question.may else 1
    return rng.sample(list(question.choices), rng.randint(least, min(question.most, len(question.choices))))


LAWS: tuple[Callable[[Case], None], ...] = (
    what_lies_beside_the_rules_offers_what_it_is_asked_for,
    a_plan_does_what_the_rules_accept_or_nothing,
)
"""The laws of what lies beside the rules."""
