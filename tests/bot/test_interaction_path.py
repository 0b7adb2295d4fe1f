"""The way of a click is the one that ``docs/architecture.md`` lists: the same functions, in the same order."""

from __future__ import annotations

import importlib
import sys
from collections import Counter
from types import CodeType, FrameType
from typing import Any

from bot.storage.repos.tables import TableRepository
from docs import draw_architecture
from tests.bot.simcord_bot import BotHarness


def _code(name: str) -> CodeType:
    """Return the code of a function by its full name."""
    module, kind, function = name.rsplit(".", 2)
    found: Any = getattr(getattr(importlib.import_module(module), kind), function)
    # What is decorated is looked at as it was written.
    code: CodeType = getattr(found, "__wrapped__", found).__code__
    return code


def test_every_step_has_a_verb_of_its_own() -> None:
    verbs = Counter(step.rpartition(".")[2] for step in draw_architecture.steps())
    assert len(verbs) > 10
    assert [verb for verb, count in verbs.items() if count > 1] == []


async def test_a_click_passes_the_listed_functions_in_their_order(harness: BotHarness) -> None:
    listed = draw_architecture.steps()
    named = {_code(step): step for step in listed}
    assert len(named) == len(listed)
    await harness.start("Ann", "Ben")
    passed: list[str] = []

    def note(frame: FrameType, event: str, arg: object) -> None:
        step = named.get(frame.f_code) if event == "call" else None
        if step is not None and step not in passed:
            passed.append(step)

    # It runs in the database's thread, which the profile does not see.
    stored, append = "bot.storage.repos.tables.TableRepository.append", TableRepository.append
    del named[_code(stored)]

    async def noted(store: TableRepository, *given: Any, **more: Any) -> Any:
        passed.append(stored)
        return await append(store, *given, **more)

    harness.patch.setattr(TableRepository, "append", noted)
    who = await harness.turn()
    assert who is not None
    sys.setprofile(note)
    try:
        await harness.press(who, "roll")
    finally:
        sys.setprofile(None)
    assert passed == listed
