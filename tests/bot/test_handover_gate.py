"""Tests of the hand-over gate: interactions passed on, held for a moment, or dropped."""

from __future__ import annotations

import pytest

from bot.app import handover_gate
from bot.app.handover_gate import KEPT, InteractionGate


class Door:
    """A doorman, who is ``sure`` of being the bot's or is not; whom he has ``let_in``; and what time it is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time, self.sure = 100.0, True
        monkeypatch.setattr(handover_gate, "monotonic", lambda: self.time)
        self.let_in: list[int] = []
        self.man = InteractionGate(lambda: self.sure)
        self._comes = self.man.wrap(lambda data: self.let_in.append(int(data["id"])))

    def comes(self, *interactions: int) -> None:
        for interaction in interactions:
            self._comes({"id": str(interaction)})


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Door:
    return Door(monkeypatch)


def test_who_comes_before_the_bot_has_begun_waits_and_is_let_in_in_order_unless_another_has_heard_them(
    door: Door,
) -> None:
    door.comes(1, 2, 3)
    assert door.let_in == []
    door.man.open(heard=(2,))
    assert door.let_in == [1, 3]
    door.comes(4, 1, 2)
    assert door.let_in == [1, 3, 4], "each once"


def test_who_comes_while_the_process_is_not_sure_to_be_the_bot_waits_until_it_is(door: Door) -> None:
    door.man.open()
    door.comes(1)
    door.sure = False
    door.comes(2)
    assert door.let_in == [1]
    door.sure = True
    door.man.resume()
    assert door.let_in == [1, 2]


def test_who_has_waited_for_too_long_is_not_let_in_any_more(door: Door) -> None:
    door.man.open()
    door.sure = False
    door.comes(1)
    door.time += KEPT / 2
    door.comes(2)
    door.time += KEPT / 2 + 0.1
    door.sure = True
    door.man.resume()
    assert door.let_in == [2]


def test_nobody_is_let_in_once_it_is_shut_and_the_next_one_hears_who_was(door: Door) -> None:
    door.man.open()
    door.comes(1, 2)
    door.sure = False
    door.comes(3)
    assert door.man.close() == [1, 2]
    door.sure = True
    door.man.resume()
    door.comes(4)
    assert door.let_in == [1, 2]


def test_before_it_has_begun_being_sure_again_lets_nobody_in(door: Door) -> None:
    door.comes(1)
    door.man.resume()
    assert door.let_in == []
