"""Contract of the modules beside a game's rules, see ``games.COMPANIONS``."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import games
from games.achievements.shared import achievements_of
from games.ai import levels, premoves
from games.analysis import win_probability
from games.analysis.headlines import headlines_of
from games.core import IllegalAction, Seat
from games.core.dice import FastDice
from games.core.record import Frame
from games.simulation import rule_variants
from sleepover.workshop.checks.game_contract import ContractViolation, at
from sleepover.workshop.game_files import game_file, package_folder
from sleepover.workshop.samples.cases import Case, random_table

__all__ = ["LAWS"]

OFFERS: dict[str, tuple[str, ...]] = {
    "ai.players": ("LEVELS",),
    "ai.personas": ("CHARACTERS", "weigh"),
    "win_probability": ("__all__", "chances"),
    "premoves": ("PLANS",),
    "reasons": ("KINDS", "explain"),
    "advice": ("TIPS", "arguments"),
    "ai.stakes": ("stakes",),
    "data.luck": ("LUCK",),
    "rule_plan": ("PLAN",),
}
"""Names that are read from the modules of ``games.COMPANIONS``; of the others what is marked."""

MOST_QUESTIONS, MOST_CHOICES = 5, 25
"""Limits of a form."""
_PLANNED, _FOLLOWED = 6, 40
"""Number of plans made in a tried game, and most actions for which each is followed."""


def what_lies_beside_the_rules_offers_what_it_is_asked_for(case: Case) -> None:
    """Check that the game's modules listed in ``games.COMPANIONS`` are as their readers expect."""
    name = case.game.name
    folder = package_folder(name)
    here = {called for called in games.COMPANIONS if folder.joinpath(*called.split(".")).with_suffix(".py").is_file()}
    found = {called: games.companion(name, called) for called in games.COMPANIONS}
    if {called for called, module in found.items() if module} != here:
        raise ContractViolation(f"beside the rules lie {', '.join(sorted(here))}, and not all are found")
    for called, module in found.items():
        if lacking := [one for one in OFFERS.get(called, ()) if module and not hasattr(module, one)]:
            raise ContractViolation(f"{game_file(name, called.replace('.', '/'))}.py has no {' and no '.join(lacking)}")
    if found["achievements"] and not achievements_of(name):
        raise ContractViolation(f"{game_file(name, 'achievements.py')} has no achievement")
    if found["headlines"] and not headlines_of(name):
        raise ContractViolation(f"{game_file(name, 'headlines.py')} has no headline")
    if found["rule_plan"] and not isinstance(found["rule_plan"].PLAN, rule_variants.RulePlan):
        raise ContractViolation(f"{game_file(name, 'rule_plan.py')}: PLAN is no Plan")
    if found["win_probability"]:
        win_probability.load(name)
    if (own := found["ai.personas"]) and (strange := {*own.CHARACTERS} - {*levels.CHARACTERS}):
        raise ContractViolation(f"{game_file(name, 'ai/personas.py')}: nobody knows {', '.join(sorted(strange))}")
    if levels.RANDOM not in levels.levels(name):
        raise ContractViolation(f"{game_file(name, 'ai/players.py')}: its levels are {levels.levels(name)}")


def a_plan_does_what_the_rules_accept_or_nothing(case: Case) -> None:
    """Check that a plan does only legal actions.

    Every plan that its form offers can be made; its actions are legal when it is carried out, or it is left to
    its maker.
    """
    made = premoves.planner(case.game.name)
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
                raise ContractViolation(f"{at(frames[number])} the question {question.key} is not among the kinds")
        if len(questions) > MOST_QUESTIONS:
            raise ContractViolation(f"{at(frames[number])} the form of seat {seat} has {len(questions)} questions")
        given = {question.key: _question_faults(question, rng) for question in questions}
        try:
            plan = premoves.to_notation(made, view, given)
        except IllegalAction:
            continue
        if premoves.to_notation(made, view, premoves.parse_notation(plan)) != plan:
            raise ContractViolation(f"{at(frames[number])} the plan {plan!r} of seat {seat} reads as another one")
        _follow(case, made, frames[number], seat, plan, rng)


def _follow(
    case: Case, made: premoves.PremovePlanner[Any], begin: Frame, seat: Seat, plan: str, rng: random.Random
) -> None:
    """Play on at random, where ``seat`` does what was planned."""
    frames, dice = [begin], FastDice(rng)
    for _ in range(_FOLLOWED):
        state = frames[-1].state
        stands = premoves.assess_premove(made, case.game, frames, seat, plan, 0)
        if stands.over or stands.void or not case.game.actors(state):
            return
        who = seat if stands.does is not None else rng.choice(sorted(case.game.actors(state)))
        legal = case.game.legal(state, who)
        if stands.does is not None and stands.does not in legal:
            raise ContractViolation(
                f"{at(frames[-1])} the plan {plan!r} of seat {seat} comes to {stands.does!r}, not legal"
            )
        action = stands.does or rng.choice(legal)
        step = case.game.apply(state, who, action, dice)
        frames.append(Frame(frames[-1].number + 1, who, action, (), step.state, step.events))


def _is_a_question(frame: Frame, question: premoves.PremoveQuestion) -> None:
    known = set(question.choices)
    if not 1 <= len(question.choices) <= MOST_CHOICES or len(known) != len(question.choices):
        raise ContractViolation(
            f"{at(frame)} the question {question.key} has {len(question.choices)} choices, or one twice"
        )
    if not {*question.usual} <= known or not (question.usual or question.may):
        raise ContractViolation(
            f"{at(frame)} the question {question.key} may not be left open, and has no usual answer"
        )


def _question_faults(question: premoves.PremoveQuestion, rng: random.Random) -> list[str]:
    least = 0 if question.may else 1
    return rng.sample(list(question.choices), rng.randint(least, min(question.most, len(question.choices))))


LAWS: tuple[Callable[[Case], None], ...] = (
    what_lies_beside_the_rules_offers_what_it_is_asked_for,
    a_plan_does_what_the_rules_accept_or_nothing,
)
"""The laws of what lies beside the rules."""
