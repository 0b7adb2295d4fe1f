"""Everything that can notify somebody is listed here, and goes through ``bot/messages/mentions.py``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from bot.messages.mentions import RULES
from tests.project.source_tree import ROOT

POLICY = "bot/messages/mentions.py"
CALLS = {
    ("bot/game_nights/notifications.py", "_call", "appointed"),
    ("bot/tournaments/messages.py", "call", "appointed"),
    ("bot/game_nights/notifications.py", "_say_to", "evening"),
    ("bot/game_nights/notifications.py", "_say_to", "appointed"),
    ("bot/messages/reminders.py", "_call", "turn"),
    ("bot/messages/reminders.py", "_notify_up_next", "soon"),
    ("bot/messages/reminders.py", "nudge", "nudge"),
    ("bot/play/pauses.py", "_tell", "resumed"),
    ("bot/play/substitutions.py", "_call", "relieved"),
    ("bot/play/substitutions.py", "offer", "offer"),
    ("bot/play/table_opener.py", "challenge", "challenge"),
    ("bot/play/votes.py", "_request", "vote"),
}
"""Every call in the bot: where it is asked for, and its kind. A new one has a rule in ``RULES``."""
SENDERS = {
    ("bot/messages/delivery.py", "send"): "called",
    ("bot/interactions/responder.py", "mention"): "called",
}
"""The functions that pass a decision of the policy on to Discord, and under which name they get it."""
NOBODY = {"NOBODY", "discord.AllowedMentions.none()"}


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Yield each node with the function around it."""

    def walk(node: ast.AST, function: str) -> Iterator[tuple[str, ast.AST]]:
        for child in ast.iter_child_nodes(node):
            inner = child.name if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else function
            yield inner, child
            yield from walk(child, inner)

    yield from walk(tree, "")


def faults(path: str, tree: ast.Module) -> list[str]:
    """Return what in a module could notify somebody without asking the policy."""
    found = list[str]()
    for function, node in functions(tree):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func)
            if name.endswith("AllowedMentions") and path != POLICY:
                found.append(f"{path}: {function} makes allowed mentions itself")
            if name.endswith("MentionRequest") and path != POLICY:
                found.append(f"{path}: {function} makes a call that asks no budget")
        given: list[tuple[object, ast.expr]] = [(node.arg, node.value)] if isinstance(node, ast.keyword) else []
        if isinstance(node, ast.Dict):
            keys = zip(node.keys, node.values, strict=True)
            given = [(key.value, value) for key, value in keys if isinstance(key, ast.Constant)]
        for argument, value in given:
            if argument == "allowed_mentions" and ast.unparse(value) not in {*NOBODY, SENDERS.get((path, function))}:
                found.append(f"{path}: {function} sends {ast.unparse(value)}")
    return found


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((ROOT / "bot").rglob("*.py")):
        yield path.relative_to(ROOT).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def requests(path: str, tree: ast.Module) -> Iterator[tuple[str, str, str]]:
    """Yield where the policy is asked for a call, and for which kind."""
    by_parameter: dict[str, set[str]] = {}
    for function, node in functions(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr == "request" and "mentions" in ast.unparse(node.func.value):
            kind = node.args[0]
            if isinstance(kind, ast.Constant):
                yield path, function, str(kind.value)
            else:
                by_parameter[function] = set()
    for _, node in functions(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in by_parameter:
            kinds = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and arg.value in RULES]
            assert len(kinds) == 1, ast.unparse(node)
            yield path, node.func.attr, str(kinds[0])


def test_nothing_notifies_anybody_without_the_policy() -> None:
    assert [fault for path, tree in modules() for fault in faults(path, tree)] == []


def test_every_call_is_listed_and_every_kind_is_used() -> None:
    found = {request for path, tree in modules() for request in requests(path, tree)}
    assert found == CALLS
    assert {kind for _, _, kind in found} == set(RULES)


def test_a_message_without_a_decision_notifies_nobody() -> None:
    """Mentions allowed by default: what is sent without ``allowed_mentions`` has those of the client."""
    tree = ast.parse((ROOT / "bot/app/client.py").read_text(encoding="utf-8"))
    given = [node.value for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg == "allowed_mentions"]
    assert [ast.unparse(value) for value in given] == ["discord.AllowedMentions.none()"]


@pytest.mark.parametrize(
    "source",
    [
        "async def f(channel, users):\n    await channel.send('x', allowed_mentions=AllowedMentions(users=users))",
        "async def f(channel, called):\n    await channel.send('x', allowed_mentions=called)",
        "async def f(channel, called):\n    await channel.send('x', **{'allowed_mentions': called})",
        "async def f(announcer, users):\n    await announcer.send(1, 2, 'x', MentionRequest('vote', users))",
    ],
)
def test_a_call_that_goes_round_the_policy_is_found(source: str) -> None:
    assert faults("bot/play/new.py", ast.parse(source)) != []
