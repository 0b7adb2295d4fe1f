"""Plant faults in a copy of the project, one at a time, and count those that the tests find.

    uv run python -m research mutants                  # all of those by hand, and as many that are made at random
    uv run python -m research mutants --only rights    # those by hand of one kind
    uv run python -m research mutants --tests REV      # with the tests as they were at that commit

A fault is found if a test that concerns its file fails: those that are named with it or, for one made at random, those
in files that import its module. No other tests are run, so a fault that is said to be missed may be found elsewhere.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "games", "renderers", "playground")
PATIENCE = 300.0
"""Seconds after which a run of tests is given up; it is tried once more at the end, with twice as many."""
FEW = 6
"""Test files that are run at most for a fault made at random, the shortest ones."""


class Mutant(NamedTuple):
    """A fault: what it is about, where, what is written there and what instead, and the tests that may find it."""

    kind: str
    path: str
    old: str
    new: str
    tests: str


def _hand(kind: str, path: str, tests: str, *changes: tuple[str, str]) -> list[Mutant]:
    return [Mutant(kind, path, old, new, tests) for old, new in changes]


HAND = [
    *_hand(
        "secrecy", "games/core/disclosure.py", "tests/games/test_secrets.py tests/bot/test_direct_messages.py",
        ("if event.audience is None)", ")"),
        ("everybody if found is None else frozenset(found) & everybody", "frozenset(found or ()) & everybody"),
        ('if name != "viewer" and room[name] != value', 'if name != "viewer" and room[name] == value'),
        ("frame.number == 0 or table.game", "table.game"),
    ),
    *_hand(
        "secrecy", "bot/interactions/access.py", "tests/bot/test_table_access.py tests/bot/test_history.py",
        ("interaction.guild_id == stored.guild and await can_view", "await can_view"),
        ("    return may.view_channel", "    return True"),
        ("found.is_private() and not may.manage_threads", "found.is_private() and may.manage_threads"),
        ("place[1].guild.default_role", "place[1].guild.me"),
        ("        except LOST:\n            return False", "        except LOST:\n            return True"),
    ),
    *_hand(
        "secrecy", "games/magic_numbers/rules/__init__.py", "tests/games/test_secrets.py tests/games/test_hidden.py",
        ('s == seat or state.phase == "over"', "True"),
        ('s == seat or state.phase == "over"', 's == seat or state.phase in ("over", "roll")'),
    ),
    *_hand(
        "order", "games/core/table.py",
        "tests/games/test_table.py tests/games/test_game_contract.py tests/bot/test_undo.py "
        "tests/bot/test_auto_roll.py",
        ("return self.ranking is None and can_undo(", "return can_undo("),
        ("if frame.number != self.number + 1:", "if frame.number < self.number:"),
        ("dice = (self._dice if after is None else after.dice).fork()", "dice = self._dice.fork()"),
        ("        self._dice = proposal.dice\n", ""),
        ("frozenset() if self.drawn else ", ""),
    ),
    *_hand(
        "order", "games/core/undo.py",
        "tests/games/test_table.py tests/games/test_game_contract.py tests/bot/test_undo.py",
        ("        and not latest.dice\n", ""),
        ("all(event.audience is None for event in latest.events)", "True"),
    ),
    *_hand(
        "order", "bot/table/registry.py",
        "tests/bot/test_stale_clicks.py tests/bot/test_play.py tests/bot/test_undo.py tests/bot/test_one_commit.py "
        "tests/bot/test_duplicate_delivery.py tests/bot/test_one_decider.py tests/bot/test_table_registry.py",
        ("if turn is not None and session.acted_since(seat, turn):", "if False:"),
        ("if turn is not None and turn > session.action_count:", "if False:"),
        ("if session.stored.paused is not None and action != RESIGN:", "if False:"),
        ("and (len(log) < 2 or log[-2][1] != UNDO)", ""),
        ("and log[-1][0] == seat", ""),
        ("and log[-1][1] not in (UNDO, RELIEVE)", ""),
        ("(ActionConflict, SeatsChanged):\n                session", "ActionConflict:\n                session"),
        ("action_count + 1,\n            seat=frame.seat", "action_count + 2,\n            seat=frame.seat"),
    ),
    *_hand(
        "durability", "bot/table/registry.py",
        "tests/store/test_durability.py tests/bot/test_recovery.py tests/bot/test_every_place.py "
        "tests/bot/test_every_write.py tests/bot/test_unreadable_tables.py",
        ("        table.commit(proposal)\n        session.apply(", "        session.apply("),
        ("session.apply(await self.store.set_waiting(session.id, session.action_count, waiting))", "pass"),
        ("            self.fell_behind(session.id)\n", ""),
        ("if not going_on:", "if going_on:"),
    ),
    *_hand(
        "durability", "bot/storage/repos/tables.py",
        "tests/store/test_lobby.py tests/store/test_play.py tests/store/test_model.py tests/bot/test_lobby.py",
        ("if interaction in before:", "if False:"),
        ("if interaction is not None and interaction < joined:", "if False:"),
        ("if len(sitters) >= most:", "if len(sitters) > most:"),
        ("        db.execute(sql.MOVE_UP, table, position)\n", ""),
        ("if any(seated == user for _, seated in sitters):", "if False:"),
    ),
    *_hand(
        "rights", "bot/storage/repos/tables.py",
        "tests/bot/test_blocking.py tests/store/test_lobby.py tests/bot/test_lobby_limits.py",
        ("        if is_blocked_at(db, table, user):", "        if False:"),
        ("            if is_blocked_at(db, table, opener.user):", "            if False:"),
        ("if level is None and was_removed(db, table, user):", "if False:"),
    ),
    *_hand(
        "rights", "bot/interactions/access.py",
        "tests/bot/test_table_access.py tests/bot/test_settings.py tests/bot/test_resignation.py",
        ("    if may.manage_guild:\n        return None\n", ""),
        ('None if may.manage_messages else ""', "None"),
        ("member.get_role(role) else", "member else"),
        ("return not sitting.dm_channel or", "return"),
        ("interaction.guild_id is not None or not interaction.context.dm_channel", "interaction.guild_id is not None"),
    ),
    *_hand(
        "rights", "bot/table/votes.py", "tests/bot/test_votes.py tests/bot/test_vote_agreement.py",
        ("if voices and 2 * len(told.yes) >= voices:", "if voices and 2 * len(told.yes) > voices:"),
        ("if 2 * len(told.no) > voices:", "if 2 * len(told.no) >= voices:"),
        ("if sitting.user > 0 and sitting.user != asker", "if sitting.user > 0"),
        ("and seat not in session.out_seats\n    ]\n\n\ndef asked", "\n    ]\n\n\ndef asked"),
        ("closes is not None and closes <= at else None", "closes is not None and vote.until <= at else None"),
        ("if seat != vote.about]", "]"),
        ("asker is not None and asker in session.out_seats", "False"),
    ),
    *_hand(
        "rights", "bot/storage/repos/lobbies.py", "tests/store/test_lobby_limits.py tests/bot/test_lobby_limits.py",
        ("if len(here) >= SEATS_HERE:", "if len(here) > SEATS_HERE:"),
        ("if len(tables) >= SEATS_ANYWHERE:", "if False:"),
    ),
    *_hand(
        "pings", "bot/messages/mentions.py", "tests/bot/test_calls.py tests/bot/test_many_guests.py",
        ("            if user <= 0:\n                continue\n", ""),
        ('if prefs.how == "message" and not RULES[call.kind].by_message:', "if False:"),
        ("buckets[budget, \"pair\", sender, user] = PAIR", "pass"),
        ("buckets[budget, \"seated\", table, user] = SEATED", "pass"),
        ("if not users or not (await self._store.guild_settings(guild)).pings:", "if not users:"),
        ("users = call.users[:MOST_CALLED]", "users = call.users"),
    ),
    *_hand(
        "absence", "bot/table/deadlines.py",
        "tests/bot/test_votes.py tests/bot/test_vote_agreement.py tests/bot/test_time_off.py",
        ("seat_row.availability if seat_row.user > 0 else NO_REST, since", "NO_REST, since"),
        ("answered = {vote.user, *(", "answered = {*("),
    ),
    *_hand(
        "secrecy", "bot/table/session.py",
        "tests/bot/test_secrecy.py::test_a_closed_game_is_seen_as_the_room_saw_it_and_gives_out_no_record "
        "tests/bot/test_history_secrecy.py",
        ('    return session.stored.status == "over"', "    return is_finished(session)"),
    ),
    *_hand(
        "rating", "bot/ratings/model.py",
        "tests/store/test_farming.py::test_every_game_says_how_much_is_enough "
        "tests/store/test_ratings.py tests/store/test_rating_updates.py tests/bot/test_ratings.py",
        ("self.mu - _WIDTHS * self.sigma", "self.mu + _WIDTHS * self.sigma"),
        ("round(_ORIGIN + _UNIT * (mu - _WIDTHS * sigma))", "round(_ORIGIN + _UNIT * mu)"),
        ("own < min_decisions(game) <= own + spared", "own < min_decisions(game)"),
        ("(at.month + 2) // 3", "(at.month + 3) // 3"),
        ("ENOUGH.get(game, USUALLY_ENOUGH)", "USUALLY_ENOUGH"),
    ),
    *_hand(
        "rating", "bot/ratings/plackett_luce.py", "tests/bot/test_shared_places.py",
        ("sigma**2 + MODEL.tau**2", "sigma**2"),
        ("if places[seat] > places[group[0]])", "if places[seat] >= places[group[0]])"),
        ("before + all_, before_squared", "before, before_squared"),
        ("found.insert(0, sum(with_))", "found.append(sum(with_))"),
    ),
    *_hand(
        "computers", "games/magic_numbers/ai/policy.py",
        "tests/games/test_magic_numbers_ai.py::test_with_each_card_the_chances_of_all_choices_are_one_together "
        "tests/games/test_magic_numbers_ai.py::test_in_a_very_long_game_for_more_than_two_hard_decides_as_normal_does "
        "tests/games/test_magic_numbers_ai.py::test_hard_does_everything_as_often_as_its_policy_says",
        ("float(times == most) / disliked.count(most)", "float(times == most) / len(disliked)"),
        ("if helps > 0 or (helps == 0 and most <= 0)", "if helps >= 0"),
        ("return [weight / total for weight in weights]", "return weights"),
        (" if turns < LONG else _impatient(known, takers, face, target)", ""),
    ),
    *_hand(
        "computers", "games/magic_numbers/ai/belief_updates.py",
        "tests/games/test_magic_numbers_ai.py::test_one_outcome_of_a_choice_is_not_taken_for_the_beginning_of_another "
        "tests/games/test_magic_numbers_ai.py::test_suspicions_are_chances_that_leave_out_what_cannot_be "
        "tests/games/test_magic_numbers_ai.py::test_what_is_found_does_not_depend_on_what_was_asked_before",
        ("m.history == history[: len(m.history)]", "len(m.history) <= len(history)"),
        ("if turn.taker != turn.roller:", "if turn.taker == turn.roller:"),
    ),
    *_hand(
        "limits", "playground/limits/request_schemas.py", "tests/playground/test_description.py",
        ("        if value is not None:\n            inner(", "        if value:\n            inner("),
        ("elif type(kind) is int and kind in by_tag:", "elif kind in by_tag:"),
        ("if isinstance(value, dict | list) or (type(value), value) not in typed:", "if value not in known:"),
        ("            if name not in value:\n                problems.required((*path, name))\n", "            pass\n"),
    ),
    *_hand(
        "rights", "bot/storage/repos/operations.py", "tests/store/test_operations.py",
        ('if name not in ("operations", "banned_users")', 'if name != "banned_users"'),
    ),
    *_hand(
        "durability", "bot/storage/repos/operations.py", "tests/store/test_operations.py",
        ('if state == "done" and found.get(""):', "if False:"),
    ),
    *_hand(
        "durability", "bot/app/operator_requests.py", "tests/bot/test_operator_requests.py",
        ("if operation.user is not None and operation.user > 0:", "if operation.user is not None:"),
    ),
    *_hand(
        "rating", "bot/storage/repos/strikes.py", "tests/store/test_strikes.py",
        ("        last |= {user: last.get(user, (table, -1)) for user in people if user > 0}\n", ""),
    ),
    *_hand(
        "rating", "bot/storage/repos/encounters.py", "tests/store/test_departures.py",
        ("self._departures[ghost] < since", "self._departures[ghost] <= since"),
        ("for user in people if gone else ():", "for user in ():"),
    ),
    *_hand(
        "rating", "bot/storage/repos/substitutions.py", "tests/store/test_substitutions.py",
        ("and gone = 0 and exists (", "and exists ("),
    ),
    *_hand(
        "secrecy", "bot/storage/repos/substitutions.py",
        "tests/store/test_substitutions.py tests/bot/test_dropping_out.py",
        ("if db.row(_HAS_LEFT, table, user) or has_seen_secrets(", "if has_seen_secrets("),
    ),
    *_hand(
        "rights", "bot/table/votes.py", "tests/bot/test_vote_refusals.py tests/bot/test_dropping_out.py",
        ("or (not vote.ballots and vote.asked + UNHEARD <= at)", "or vote.asked + UNHEARD <= at"),
        ("return seat not in out and len(others) > 1 and", "return seat not in out and"),
    ),
    *_hand(
        "rights", "bot/storage/repos/votes.py", "tests/bot/test_vote_refusals.py",
        ("user, _KINDS[what], -1 if about is None else about, asked +", "user, _KINDS[what], -1, asked +"),
    ),
    *_hand(
        "absence", "bot/core/vacations.py", "tests/store/test_availability.py",
        ("start = max(begins, now)", "start = begins"),
    ),
    *_hand(
        "absence", "bot/storage/repos/availability.py", "tests/store/test_availability.py",
        ("            changed = row[1]\n            if now - changed >=", "            if now - row[1] >="),
    ),
    *_hand(
        "absence", "bot/storage/repos/puzzles.py", "tests/store/test_puzzles.py",
        ("while expected > then and expected in away:", "while expected in away:"),
    ),
    *_hand(
        "rights", "bot/play/guided_games.py", "tests/bot/test_guided_games.py",
        ("        require_leader(responder, session)\n", ""),
    ),
    *_hand(
        "rights", "bot/play/help_replies.py", "tests/bot/test_help.py",
        ("refusal(user, None if guild is None else int(guild)) is not None", "refusal(user, None) is not None"),
    ),
    *_hand(
        "order", "bot/play/lobby.py", "tests/bot/test_rematch.py",
        ("if message is None or seconds > 0:", "if message is None:"),
    ),
    *_hand(
        "rights", "bot/play/table_opener.py", "tests/bot/test_rematch.py",
        ("if session.seat_of(responder.interaction.user.id) is None:", "if False:"),
    ),
    *_hand(
        "durability", "bot/storage/backends/postgres_rewrite.py", "tests/store/test_postgres_rewrite.py",
        ('if self._value(f"select exists (select from {_LOG})"):', "if False:"),
        ("if tg_op <> 'INSERT' then insert", "if tg_op = 'DELETE' then insert"),
    ),
]  # fmt: skip
"""Faults in what is guaranteed, and in what tests have fewer examples of than they had."""

_COMPARED = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in",
             ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is"}  # fmt: skip


def made(number: int, seed: str, below: Sequence[str] = PACKAGES) -> Iterator[Mutant]:
    """Yield faults made at random, at most one a module: a comparison turned, an operand or a call left out."""
    random = Random(seed)
    paths = [path for package in below for path in sorted((ROOT / package).rglob("*.py")) if "data" not in path.parts]
    for path in random.sample(paths, len(paths)):
        if number <= 0:
            return
        text = path.read_text(encoding="utf-8")
        if (tests := concerned(path)) and (found := list(_changes(text))):
            old, new = random.choice(found)
            yield Mutant("random", path.relative_to(ROOT).as_posix(), old, new, tests)
            number -= 1


def _changes(text: str) -> Iterator[tuple[str, str]]:
    """Yield what can be changed: the lines of a statement, and the same with one thing in them changed."""
    lines = text.splitlines(keepends=True)
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.stmt) or isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
            continue
        if node.lineno != node.end_lineno or text.count(line := lines[node.lineno - 1]) != 1:
            continue
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call | ast.Await):
            yield line, re.sub(r"\S.*", "pass", line)
        for part in ast.walk(node):
            if isinstance(part, ast.Compare) and len(part.ops) == 1 and (turned := _COMPARED.get(type(part.ops[0]))):
                left, right = ast.unparse(part.left), ast.unparse(part.comparators[0])
                yield line, _with(line, part, f"({left} {turned} {right})")
            elif isinstance(part, ast.BoolOp):
                yield line, _with(line, part, f"({ast.unparse(part.values[0])})")
            elif isinstance(part, ast.UnaryOp) and isinstance(part.op, ast.Not):
                yield line, _with(line, part, f"({ast.unparse(part.operand)})")


def _with(line: str, part: ast.expr, text: str) -> str:
    raw = line.encode()
    return (raw[: part.col_offset] + text.encode() + raw[part.end_col_offset :]).decode()


def concerned(path: Path) -> str:
    """Return the test files that import that module."""
    module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    package, _, name = module.rpartition(".")
    imported = re.compile(rf"^(from {re.escape(module)} import|import {re.escape(module)}\b|from {re.escape(package)} "
                          rf"import (.*\b)?{name}\b)", re.MULTILINE)  # fmt: skip
    found = [test for test in (ROOT / "tests").rglob("test_*.py") if imported.search(test.read_text(encoding="utf-8"))]
    found = [test for test in found if test.parent.name not in ("page", "evenings", "workshop")]
    return " ".join(str(test.relative_to(ROOT)) for test in sorted(found, key=lambda one: one.stat().st_size)[:FEW])


def copied(folder: Path, revision: str) -> Path:
    """Copy the project's files, with the tests of that revision if one is given."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    packed = subprocess.run(["tar", "-c", "--null", "-T", "-"], cwd=ROOT, input=names, capture_output=True, check=True)
    subprocess.run(["tar", "-x"], cwd=folder, input=packed.stdout, check=True)
    if revision:
        subprocess.run(["rm", "-r", "tests"], cwd=folder, check=True)
        archive = subprocess.run(
            ["git", "archive", revision, "tests"], cwd=ROOT, capture_output=True, check=True
        ).stdout
        subprocess.run(["tar", "-x"], cwd=folder, input=archive, check=True)
    return folder


def tests_result(copy: Path, tests: Sequence[str], patience: float) -> str:
    """Return what these tests say of the copy: that a fault is found, missed, or nothing in so many seconds."""
    there = [test for test in tests if test.startswith("--") or (copy / test.partition("::")[0]).exists()]
    command = [sys.executable, "-m", "pytest", "-qx", "-n0", "--tb=no", *there]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    try:
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, timeout=patience, check=False)
    except subprocess.TimeoutExpired:
        return "waited"
    return "found" if done.returncode else "MISSED"


def planted(copy: Path, fault: Mutant, patience: float) -> str:
    """Return what its tests say of the copy with this fault in it, or that it is gone from there."""
    path, tests = copy / fault.path, fault.tests.split()
    text = path.read_text(encoding="utf-8")
    if fault.old not in text:
        return "gone"
    path.write_text(text.replace(fault.old, fault.new, 1), encoding="utf-8")
    said = tests_result(copy, tests, patience)
    path.write_text(text, encoding="utf-8")
    # A test that fails without the fault, too, has found nothing.
    if said == "found" and (without := tests_result(copy, [*tests, "--last-failed"], patience)) != "MISSED":
        return {"found": "failing"}.get(without, without)
    return said


def main(arguments: Sequence[str]) -> None:
    """Plant the faults one after the other, tell of each whether it is found, and count them."""
    parser = argparse.ArgumentParser(prog="python -m research mutants", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", default="", help="a kind of those by hand, or `random`")
    parser.add_argument("--random", type=int, default=50, help="so many made at random")
    parser.add_argument("--below", action="append", help="make them in this folder only, or these")
    parser.add_argument("--seed", default="mutants")
    parser.add_argument("--tests", default="", metavar="REV", help="the tests of that commit")
    parser.add_argument("--match", default="", help="only faults of which path or text have this in them")
    given = parser.parse_args(arguments)
    chosen = [*HAND, *made(given.random, given.seed, given.below or PACKAGES)]
    chosen = [one for one in chosen if given.only in ("", one.kind) and given.match in f"{one.path} {one.old}"]
    counted: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(Path(folder), given.tests)
        for patience in (PATIENCE, 2 * PATIENCE):
            waited = []
            for one in chosen:
                began = time.monotonic()
                said = planted(copy, one, patience)
                counted[said] += 1
                if said == "waited":
                    waited.append(one)
                took = f"{time.monotonic() - began:.0f} s"
                print(f"{said:8}{one.kind:10} {one.path}: {one.old.strip()!r} ({took})", flush=True)
            if patience == PATIENCE:
                chosen, counted["waited"] = waited, 0
    rest = ", ".join(f"{number} {said}" for said, number in counted.items() if number and said != "found")
    print(f"{counted['found']} of {counted.total()} found" + (f" ({rest})" if rest else ""))


if __name__ == "__main__":
    main(sys.argv[1:])
