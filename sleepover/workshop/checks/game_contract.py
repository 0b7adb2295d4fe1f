"""Laws that every game must keep, whatever it is about; each violation is reported.

The test suite holds every game to them, at every kind of table; ``sleepover check-game`` tries a few.
"""

from __future__ import annotations

import copy
import inspect
import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace

import games
from games.core import (
    FIRST,
    FIRSTS,
    ONE_SEAT,
    RESIGN,
    SEATS,
    Action,
    Event,
    Game,
    IllegalAction,
    Left,
    Seat,
    Transition,
    option_choices,
)
from games.core.dice import FastDice
from games.core.disclosure import private_fields
from games.core.record import Frame, ReplayError, facts_json_line, parse, replay, to_json
from games.core.table import Table
from sleepover.workshop.samples.cases import (
    BOUND,
    Case,
    NoDice,
    play_on,
    playing,
    random_decision,
    random_table,
    record_of,
)

__all__ = ["FIRST_OF_ALL", "LAWS", "ContractViolation", "at", "facts"]

EMPTY_AT_THE_END: dict[str, tuple[object, ...]] = {
    "turn": (None,),
    "phase": ("over",),
    "ones": (0,),
    "dice": (0,),
    "actions": (0,),
    "open": ([],),
    "faces": ([],),
    "face": (None,),
    "challenge": (None,),
    "attacked": (False,),
}


MISSPELLINGS = 3
"""Number of wrong ways to write an action; each state tries the next one."""


class ContractViolation(AssertionError):
    """A law is broken. The message says where: what happened, or who may do what."""


def facts(case: Case, state: Any) -> dict[str, Any]:
    """Return the facts as they come back from JSON."""
    decoded: dict[str, Any] = json.loads(json.dumps(case.game.to_dict(state)))
    return decoded


def the_rules_answer_with_what_is_asked_for(case: Case) -> None:
    """Check that ``start`` and ``apply`` return a ``Transition`` with a tuple of events, ``view`` names its
    viewer, and so on.
    """
    game, rng = case.game, random.Random(str(case))
    dice = FastDice(rng)
    step = _is_a_step("start", game.start(case.options, case.seats, case.setup, dice))
    for _ in range(60):
        actors = _is("actors", game.actors(step.state), frozenset, "a frozenset of seats")
        for viewer in (None, 0):
            if not hasattr(view := game.view(step.state, viewer), "viewer"):
                raise ContractViolation(f"view returns {_shortly(view)}, and has to return a view, which has a viewer")
        _is("to_dict", game.to_dict(step.state), dict, "a dict")
        if not actors:
            return
        seat = rng.choice(sorted(actors))
        legal = game.legal(step.state, seat)
        if isinstance(legal, str) or not all(isinstance(action, str) for action in legal) or not legal:
            raise ContractViolation(
                f"legal returns {_shortly(legal)} for seat {seat}, and has to return a sequence of actions"
            )
        step = _is_a_step("apply", game.apply(step.state, seat, rng.choice(list(legal)), dice))


def _is_a_step(method: str, step: Any) -> Transition[Any]:
    found: Transition[Any] = _is(method, step, Transition, "a Transition(state, events)")
    _is(f"{method}, as the events of its Step,", found.events, tuple, "a tuple of events")
    if strange := [event for event in found.events if not isinstance(event, Event)]:
        raise ContractViolation(f"{method} tells {_shortly(strange[0])}, which is no Event")
    return found


def _is(method: str, value: Any, kind: type[Any], wanted: str) -> Any:
    if not isinstance(value, kind):
        raise ContractViolation(f"{method} returns {_shortly(value)}, and has to return {wanted}")
    return value


def _shortly(value: object) -> str:
    return f"a {type(value).__name__}: {value!r}"[:120]


def random_legal_play_starts_and_ends(case: Case) -> None:
    """Check that a game begins with a seat to act and no result, and ends with a result and no seat to act."""
    table = Table(record_of(case))
    if not table.actors or table.ranking is not None or facts(case, table.state)["over"]:
        raise ContractViolation("the game is over when it starts")
    finished = random_table(case)
    if finished.number >= BOUND or finished.ranking is None:
        raise ContractViolation(f"a random game is not over after {finished.number} actions")
    if finished.actors:
        raise ContractViolation(f"somebody is awaited though the game is over: {sorted(finished.actors)}")


def only_those_awaited_have_something_to_decide(case: Case) -> None:
    """Check that exactly the awaited seats have something to decide, and that no action is listed twice."""
    for frame in random_table(case, resignations=0.02).frames:
        actors = case.game.actors(frame.state)
        out = {*facts(case, frame.state)["out"], *case.game.eliminated(frame.state)}
        for seat in range(case.seats):
            legal = case.game.legal(frame.state, seat)
            if bool(legal) != (seat in actors):
                raise ContractViolation(f"{at(frame)} seat {seat} is {_awaited(seat, actors)} and may: {legal}")
            if RESIGN in legal or len(set(legal)) != len(legal):
                raise ContractViolation(f"{at(frame)} legal has resign, or an action twice: {legal}")
        if actors & out:
            raise ContractViolation(f"{at(frame)} somebody who is out is awaited: {sorted(actors)}")


def every_legal_action_is_accepted_and_is_its_notation(case: Case) -> None:
    """Check that every action in ``legal`` matches ``notation`` and is accepted by ``apply``."""
    rng = random.Random(str(case))
    for frame in random_table(case, "legal", resignations=0.02).frames[:60]:
        for seat in case.game.actors(frame.state):
            for action in case.game.legal(frame.state, seat):
                if not case.game.notation.fullmatch(action):
                    raise ContractViolation(f"{at(frame)} the notation does not know {action!r}")
                try:
                    case.game.apply(frame.state, seat, action, FastDice(rng))
                except IllegalAction as error:
                    raise ContractViolation(
                        f"{at(frame)} {action!r} is legal for seat {seat} and refused: {error}"
                    ) from None


def everything_else_is_refused_without_a_roll_and_changes_nothing(case: Case) -> None:
    """Misspelled actions, those of another moment and of others are refused before any die is rolled (C-2)."""
    frames = random_table(case, "refused", resignations=0.02).frames
    known = {action for frame in frames for seat in range(case.seats) for action in case.game.legal(frame.state, seat)}
    tried = {wrong for action in known for wrong in _mutations(action, case.seats)} | known
    tried |= {"", " ", "dance", "resign now", "Resign", "resign "}
    examples = {action for action in tried if case.game.notation.fullmatch(action) and not _lists_all(case, action)}
    dice = NoDice()
    rng = random.Random(str(case))
    sample = rng.sample(frames, min(18, len(frames)))
    misspelled = sorted(tried)
    for number, frame in enumerate([*sample, frames[-1]]):
        before = copy.deepcopy(frame.state)
        part = known.union(misspelled[number % MISSPELLINGS :: MISSPELLINGS])
        waiting = set(range(case.seats)) - case.game.actors(frame.state)
        # One of the seats with nothing to decide tries a wrong action in each state.
        writes = rng.choice(sorted(waiting)) if waiting else None
        for seat in range(case.seats):
            legal = set(case.game.legal(frame.state, seat))
            wrong = part if seat not in waiting or seat == writes else known
            for action in wrong - legal - (examples if legal else set()):
                # This runs a million times, which is too often for a context manager.
                try:
                    case.game.apply(frame.state, seat, action, dice)
                except IllegalAction:
                    continue
                except AssertionError as error:
                    raise ContractViolation(
                        f"{at(frame)} {action[:40]!r} by seat {seat} has to be refused: {error}"
                    ) from None
                raise ContractViolation(f"{at(frame)} {action[:40]!r} by seat {seat} is accepted, and not legal")
        if frame.state != before:
            raise ContractViolation(f"{at(frame)} the state is another after actions that were refused")


def nobody_from_another_table_can_act(case: Case) -> None:
    """Seats that there are not may do nothing."""
    table = Table(record_of(case))
    for stranger in (-1, case.seats, 10**30):
        if case.game.legal(table.state, stranger):
            raise ContractViolation(f"seat {stranger} may do something, and there is no such seat")
        for action in (RESIGN, *table.legal(min(table.actors))):
            with _refused(table.frames[0], stranger, action):
                case.game.apply(table.state, stranger, action, NoDice())


def every_seat_can_resign_in_every_phase_and_the_game_still_ends(case: Case) -> None:
    """Check that a player may leave at any time (C-1).

    They come last of those who stay, and the others play on.
    """
    seen: set[tuple[str, bool, bool]] = set()
    rng = random.Random(str(case))
    frames = random_table(case, "resign", resignations=0.01).frames
    phases = {facts(case, frame.state)["phase"] for frame in frames}
    for frame in frames:
        before = facts(case, frame.state)
        for seat in range(case.seats):
            kind = (before["phase"], seat in case.game.actors(frame.state), len(before["out"]) > 0)
            if before["over"] or kind in seen or seat not in playing(case.game, frame.state, case.seats):
                continue
            seen.add(kind)
            _resigns(case, frame, seat, before["out"], rng)
    if {phase for phase, _, _ in seen} != phases - {"over"}:
        raise ContractViolation(
            f"nobody was there to resign in {sorted(phases - {'over'} - {phase for phase, _, _ in seen})}"
        )


def _resigns(case: Case, frame: Frame, seat: Seat, out: list[Seat], rng: random.Random) -> None:
    try:
        step = case.game.apply(frame.state, seat, RESIGN, FastDice(rng))
    except IllegalAction as error:
        raise ContractViolation(f"{at(frame)} seat {seat} cannot resign: {error}") from None
    if Left(seat) not in step.events:
        raise ContractViolation(f"{at(frame)} seat {seat} resigns, and no event Left tells it")
    if facts(case, step.state)["out"] != [*out, seat]:
        raise ContractViolation(
            f"{at(frame)} seat {seat} resigns, and facts have out: {facts(case, step.state)['out']}"
        )
    if seat in case.game.actors(step.state):
        raise ContractViolation(f"{at(frame)} seat {seat} resigns and is awaited")
    with _refused(frame, seat, RESIGN):
        case.game.apply(step.state, seat, RESIGN, NoDice())
    ranking = case.game.ranking(play_on(case, step.state, FastDice(rng), rng))
    if ranking is None:
        raise ContractViolation(f"{at(frame)} seat {seat} resigns, and the game does not end any more")
    if ranking[-1 - len(out)] != (seat,):
        raise ContractViolation(
            f"{at(frame)} seat {seat} resigns, {len(out)} having left before, and the ranking is {ranking}"
        )


def a_seat_that_is_eliminated_stays_so_decides_nothing_and_cannot_leave(case: Case) -> None:
    """Check that a player whom the rules have eliminated stays out, and keeps the place earned by then."""
    gone: tuple[Seat, ...] = ()
    left: list[Seat] = []
    frames = random_table(case, "eliminated", resignations=0.01).frames
    for frame in frames:
        eliminated, left = tuple(case.game.eliminated(frame.state)), facts(case, frame.state)["out"]
        if facts(case, frame.state).get("eliminated", []) != list(eliminated):
            raise ContractViolation(f"{at(frame)} {list(eliminated)} are eliminated, and facts do not say so")
        if eliminated[: len(gone)] != gone or {*eliminated} & {*left}:
            raise ContractViolation(f"{at(frame)} eliminated are {eliminated}, before it {gone}, and left have {left}")
        for seat in eliminated:
            if case.game.view(frame.state, seat).viewer != seat:
                raise ContractViolation(f"{at(frame)} seat {seat} is eliminated and has no view")
            for action in (RESIGN, *case.game.legal(frame.state, min(case.game.actors(frame.state), default=0))):
                with _refused(frame, seat, action):
                    case.game.apply(frame.state, seat, action, NoDice())
        gone = eliminated
    ranking = case.game.ranking(frames[-1].state)
    behind = [*gone[::-1], *left[::-1]]
    if ranking is None or [seat for place in ranking for seat in place][case.seats - len(behind) :] != behind:
        raise ContractViolation(
            f"{list(gone)} were eliminated and {left} left, in that order, and the ranking is {ranking}"
        )


def the_last_one_playing_wins_and_leavers_follow_the_later_the_better(case: Case) -> None:
    """Check that if all but one leave, the ranking is that player and then the leavers, the last one first."""
    order = list(range(case.seats))
    random.Random(str(case)).shuffle(order)
    table = Table(record_of(case))
    for seat in order[:-1]:
        if table.ranking is not None:
            raise ContractViolation(f"the game is over though {case.seats - table.number} are still playing")
        table.commit(table.propose(seat, RESIGN))
    if table.ranking != tuple((seat,) for seat in reversed(order)) or table.actors:
        raise ContractViolation(f"after {order[:-1]} have left in that order the ranking is {table.ranking}")


def the_ranking_has_every_seat_once(case: Case) -> None:
    """Check that every seat has one place."""
    for label in ("a", "b"):
        ranking = random_table(case, label, resignations=0.02).ranking
        if ranking is None or sorted(seat for place in ranking for seat in place) != list(range(case.seats)):
            raise ContractViolation(f"the ranking of {case.seats} seats is {ranking}")
        if not all(ranking):
            raise ContractViolation(f"the ranking has a place for nobody: {ranking}")


def facts_say_who_is_awaited_and_describe_no_turn_after_the_end(case: Case) -> None:
    """``to_dict`` has every game's names, agrees with the rules' other answers, and is empty of turns at the end."""
    table = random_table(case, "facts", resignations=0.01)
    for frame in table.frames:
        told = facts(case, frame.state)
        if lacking := {"phase", "over", "ranking", "out"} - set(told):
            raise ContractViolation(f"{at(frame)} facts lack {', '.join(sorted(lacking))}")
        actors = case.game.actors(frame.state)
        if not told["over"] == (told["ranking"] is not None) == (not actors):
            raise ContractViolation(
                f"{at(frame)} facts have over {told['over']} and ranking {told['ranking']}, awaited {actors}"
            )
        if told.get("turn") is not None and actors != {told["turn"]}:
            raise ContractViolation(f"{at(frame)} facts have turn {told['turn']}, and awaited are {sorted(actors)}")
        if len(case.game.scores(frame.state)) not in (0, case.seats):
            raise ContractViolation(f"{at(frame)} standing has to have one for each seat, or none at all")
    for name, value in facts(case, table.state).items():
        if name in EMPTY_AT_THE_END and value not in EMPTY_AT_THE_END[name]:
            raise ContractViolation(f"at the end facts have {name} {value}, and nothing describes a turn any more")
        if name in ("ready", "passed", "defending") and any(value):
            raise ContractViolation(f"at the end facts have {name} {value}")


def a_record_plays_again_to_the_same_states_events_and_lines(case: Case) -> None:
    """Check that everything follows from the record: nothing else is remembered, and only the dice bring chance."""
    table = random_table(case, "replay", resignations=0.01)
    again = list(replay(table.record))
    for frame, other in zip(table.frames, again, strict=True):
        if frame != other or facts_json_line(case.game, frame) != facts_json_line(case.game, other):
            raise ContractViolation(f"{at(frame)} the same record plays differently")
    if Table(table.record).frames != table.frames:
        raise ContractViolation("the same record plays differently at a table")


def a_record_written_down_reads_the_same(case: Case) -> None:
    """Check that a record written as JSON reads back the same."""
    table = random_table(case, "written", resignations=0.01)
    written = to_json(table.record)
    if to_json(parse(written)) != written or list(replay(parse(written))) != table.frames:
        raise ContractViolation("the record that is written down is another one when it is read")


def a_proposal_leaves_the_table_as_it_is_and_goes_stale(case: Case) -> None:
    """Check that trying out an action changes nothing.

    A proposal that was made before another action is refused.
    """
    table = Table(record_of(case))
    rng = random.Random(str(case))
    for _ in range(10):
        if not table.actors:
            break
        seat, action = random_decision(table, rng)
        before = (list(table.frames), table.record)
        first, second = table.propose(seat, action), table.propose(seat, action)
        if (table.frames, table.record) != before or first.frame != second.frame:
            raise ContractViolation(f"{at(table.frames[-1])} trying {action!r} out changes something")
        table.commit(second)
        try:
            table.commit(first)
        except ValueError:
            continue
        raise ContractViolation(f"{at(table.frames[-1])} what was tried out before is accepted now")


def what_is_taken_back_has_never_been(case: Case) -> None:
    """Check that an action taken back and done again leads to the same game, dice and all.

    Only an action that rolled no die, and showed nothing to any player, can be taken back.
    """
    rng = random.Random(f"{case} undo")
    straight, table = Table(record_of(case)), Table(record_of(case))
    for _ in range(60):
        if not table.actors:
            break
        seat, action = random_decision(table, rng)
        proposal = table.propose(seat, action)
        straight.commit(straight.propose(seat, action))
        before = table.frames[-1]
        table.commit(proposal)
        if table.can_take_back():
            if proposal.frame.dice or proposal.frame.action == RESIGN or table.ranking is not None:
                raise ContractViolation(f"{at(proposal.frame)} what cannot be taken back can be")
            table.take_back()
            if table.frames[-1] is not before or Table(table.record).frames != table.frames:
                raise ContractViolation(f"{at(proposal.frame)} taking it back does not lead to where the game was")
            table.commit(table.propose(seat, action))
        if to_json(table.record) != to_json(straight.record) or table.frames != straight.frames:
            raise ContractViolation(f"{at(proposal.frame)} taken back and done again it is another game")


def what_is_open_hides_nothing(case: Case) -> None:
    """Check that in a game with ``open`` everybody sees the same, and every die that is thrown can be seen."""
    if not case.game.perfect_information:
        return
    table = random_table(case, "open")
    for frame in table.frames:
        for seat in range(case.seats):
            if private_fields(case.game, frame.state, seat):
                raise ContractViolation(f"{at(frame)} seat {seat} sees what the room does not, and the game is open")
        if any(event.audience is not None for event in frame.events):
            raise ContractViolation(f"{at(frame)} somebody alone is told something, and the game is open")
    rng = random.Random(f"{case} open")
    thrown = [(frame.number, roll) for frame in table.frames for roll in frame.dice]
    faces = [face for _, (_, face) in thrown]
    for place in rng.sample(range(len(thrown)), min(6, len(thrown))):
        number, (sides, face) = thrown[place]
        other = 1 + face % sides
        # The variant may roll more dice than before.
        turned = (*faces[:place], other, *(1 for _ in range(200)))
        if sides > 1 and _as_seen(case, table, number) == _as_seen(case, table, number, turned):
            raise ContractViolation(f"after action {number} nobody sees a die that was thrown, and the game is open")


def _as_seen(case: Case, table: Table, number: int, faces: tuple[int, ...] | None = None) -> object:
    """Return the room's view of that action; with other dice, if it can be played with them."""
    record = replace(table.record, actions=table.record.actions[:number])
    if faces is not None:
        record = replace(record, faces=faces, seed=None, salt="", commitment=None)
    try:
        frame = list(replay(record))[-1]
    except ReplayError:
        return None
    return repr(case.game.view(frame.state, None)), frame.events


def where_several_decide_at_once_rounds_are_counted(case: Case) -> None:
    """Check that ``rounds`` never goes back, and counts rounds if several seats decide at once."""
    frames = random_table(case, "rounds").frames
    rounds = [case.game.rounds_begun(frame.state) for frame in frames]
    if rounds != sorted(rounds):
        raise ContractViolation(f"rounds goes back: {rounds}")
    if rounds[-1] < 1 and any(len(case.game.actors(frame.state)) > 1 for frame in frames):
        raise ContractViolation("several decide at once: rounds has to say how many rounds there were")


def a_game_inherits_what_it_does_not_say_itself(case: Case) -> None:
    """Check that the game inherits the defaults of the protocol."""
    kind = type(case.game)
    if Game not in kind.__mro__:
        raise ContractViolation(f"class {kind.__name__}(Game[State, Options, View]): the protocol has the defaults")


def seats_in_events_are_called_so_that_they_are_told_by_name(case: Case) -> None:
    """Fields that are seats are called as in ``ONE_SEAT`` and ``SEATS``, and no others are."""
    own = [event for event in _kinds(Event) if games.owns(case.game.name, event.__module__)]
    if not own:
        raise ContractViolation("nothing can happen: the game has no events of its own")
    for event in own:
        for field, kind in inspect.get_annotations(event).items():
            wanted = {"Seat": ONE_SEAT, "tuple[Seat, ...]": (SEATS,)}.get(str(kind), ())
            right = field in wanted if wanted else field not in (*ONE_SEAT, SEATS) and "Seat" not in str(kind)
            if not right:
                called = f"a seat is called {' or '.join(ONE_SEAT)}, several {SEATS}"
                raise ContractViolation(f"{event.__name__}.{field} is {kind}: {called}")


def options_are_described_well_enough_to_offer_them(case: Case) -> None:
    """Check that the name is the folder's, and that every option has several values of one kind, default first."""
    game = case.game
    folder = type(game).__module__.split(".")[1]
    if game.name != folder and type(game).__module__.startswith("games."):
        raise ContractViolation(f"the game calls itself {game.name!r}, and its folder is {folder!r}")
    if game.rules < 1 or game.player_counts.start < 2 or game.player_counts.step != 1:
        raise ContractViolation(
            f"rules are version {game.rules}, for {game.player_counts}: it has to be 1 or more, for 2 players or more"
        )
    if strange := set(option_choices(game.options).get(FIRST, ())) - set(FIRSTS):
        raise ContractViolation(
            f"the option {FIRST} has {', '.join(map(str, strange))}; it can have {', '.join(FIRSTS)}"
        )
    for option, values in option_choices(game.options).items():
        usual = getattr(game.options(), option)
        if len(values) < 2 or len(set(map(str, values))) != len(values):
            raise ContractViolation(f"the option {option} needs two values that read differently, and has {values}")
        if usual != values[0] or type(usual) is not type(values[0]):
            raise ContractViolation(
                f"the option {option} is {usual!r} by default, and its first value is {values[0]!r}"
            )


def resign_is_no_game_s_own_word(case: Case) -> None:
    """Check that no game has an action ``resign`` of its own."""
    if case.game.notation.fullmatch(RESIGN):
        raise ContractViolation("the notation matches resign, which is every game's and not the game's own")


LAWS: tuple[Callable[[Case], None], ...] = (
    the_rules_answer_with_what_is_asked_for,
    a_game_inherits_what_it_does_not_say_itself,
    seats_in_events_are_called_so_that_they_are_told_by_name,
    options_are_described_well_enough_to_offer_them,
    resign_is_no_game_s_own_word,
    random_legal_play_starts_and_ends,
    only_those_awaited_have_something_to_decide,
    every_legal_action_is_accepted_and_is_its_notation,
    everything_else_is_refused_without_a_roll_and_changes_nothing,
    nobody_from_another_table_can_act,
    every_seat_can_resign_in_every_phase_and_the_game_still_ends,
    a_seat_that_is_eliminated_stays_so_decides_nothing_and_cannot_leave,
    the_last_one_playing_wins_and_leavers_follow_the_later_the_better,
    the_ranking_has_every_seat_once,
    facts_say_who_is_awaited_and_describe_no_turn_after_the_end,
    a_record_plays_again_to_the_same_states_events_and_lines,
    a_record_written_down_reads_the_same,
    a_proposal_leaves_the_table_as_it_is_and_goes_stale,
    what_is_taken_back_has_never_been,
    what_is_open_hides_nothing,
    where_several_decide_at_once_rounds_are_counted,
)
"""The laws of the rules; those of what lies beside them are in ``companions``, those of what may be seen in
``secrecy``."""
FIRST_OF_ALL = {the_rules_answer_with_what_is_asked_for}
"""Laws without which all others are broken, too."""


def _kinds(kind: type[Event]) -> Iterator[type[Event]]:
    for one in kind.__subclasses__():
        yield one
        yield from _kinds(one)


def at(frame: Frame) -> str:
    """Return the place in a game, for a message."""
    return f"after action {frame.number}" + (f" ({frame.action[:40]!r})," if frame.action else ",")


def _awaited(seat: Seat, actors: frozenset[Seat]) -> str:
    return "awaited" if seat in actors else "not awaited"


@contextmanager
def _refused(frame: Frame, seat: Seat, action: Action) -> Iterator[None]:
    """Check that the block ends with a refusal."""
    try:
        yield
    except IllegalAction:
        return
    except AssertionError as error:
        raise ContractViolation(f"{at(frame)} {action[:40]!r} by seat {seat} has to be refused: {error}") from None
    raise ContractViolation(f"{at(frame)} {action[:40]!r} by seat {seat} is accepted, and not legal")


def _lists_all(case: Case, action: Action) -> bool:
    """Return whether ``legal`` lists every action of this kind.

    A game names the kinds of which it gives examples only.
    """
    return action.split(" ")[0] not in case.game.example_kinds


def _mutations(action: Action, seats: int) -> set[Action]:
    """Return misspellings of the action, and variants of it meant for other seats."""
    word, *arguments = action.split(" ")
    wrong = {
        action.upper(),
        action.capitalize(),
        f" {action}",
        f"{action} ",
        f"{action}\n",
        f"{action}\0",
        action.replace(" ", "  "),
        action.replace(" ", "\t"),
        action.replace(" ", "\u00a0"),
        action[:-1],
        f"{action} 0",
        f"{action}\u200b",
        word,
        "".join(chr(ord(c) + 0xFEE0) if c.isascii() and c.isalnum() else c for c in action),
    }
    for position, argument in enumerate(arguments):
        others = [f"0{argument}", f"+{argument}", f"-{argument}", f"{argument}.0", "9" * 5000, str(2**64), "-1", ""]
        others += [*map(str, range(seats + 1)), "\u0661", "\u00b2", "1_0", "0x1", "1e0", "Z99", "a1"]
        for other in others:
            wrong.add(" ".join((word, *arguments[:position], other, *arguments[position + 1 :])))
    return wrong - {action}
