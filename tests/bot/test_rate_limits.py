"""Tests of rate limits: each interaction is handled once, in time, and only as many as there is capacity for."""

from __future__ import annotations

import io

import pytest

from bot.interactions import rate_limits
from bot.interactions.rate_limits import (
    PERSON,
    SERVER,
    InteractionFilter,
    Kind,
    RateLimiter,
    Verdict,
    command_kind,
    component_kind,
)
from tests.bot.log_stream import log_on
from tests.bot.simcord_bot import BotHarness

ANN, BEN = 1, 2


class Time:
    """A clock that stands still until it is told otherwise."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def ask(
    a_gate: InteractionFilter,
    number: int,
    now: float,
    *,
    late: float = 0.1,
    ahead: float = 0.0,
    person: int = ANN,
    kind: Kind = "look",
) -> Verdict:
    """``ahead``: by how much our clock has been set forward since."""
    created = now - late
    return a_gate.verdict(number, created=created, now=now + ahead, steady=now, kind=kind, person=person, server=9)


@pytest.mark.parametrize("kind", list(PERSON))
def test_a_bucket_is_emptied_and_fills_again(kind: Kind) -> None:
    clock = Time()
    spent = RateLimiter(clock=clock, scale=1)
    most, refill = PERSON[kind]
    assert [spent.take_token(kind, ANN, None) for _ in range(int(most) + 1)] == [True] * int(most) + [False]
    assert spent.take_token(kind, BEN, None)
    clock.now += 1.001 / refill
    assert spent.take_token(kind, ANN, None)
    assert not spent.take_token(kind, ANN, None)
    clock.now += 1_000_000
    assert [spent.take_token(kind, ANN, None) for _ in range(int(most) + 1)].count(True) == int(most)


@pytest.mark.parametrize("kind", list(SERVER))
def test_a_server_has_its_budget_too_and_a_refused_person_does_not_spend_it(kind: Kind) -> None:
    spent = RateLimiter(clock=Time(), scale=1)
    most = int(SERVER[kind].most)
    for _ in range(10 * most):
        spent.take_token(kind, ANN, 9)
    left = most - int(PERSON[kind].most)
    assert [spent.take_token(kind, 100 + person, 9) for person in range(left + 1)] == [True] * left + [False]
    assert spent.take_token(kind, 10_000_000, 8)


def test_kinds_have_budgets_of_their_own() -> None:
    spent = RateLimiter(clock=Time(), scale=1)
    while spent.take_token("look", ANN, None):
        pass
    assert spent.take_token("act", ANN, None)


def test_budgets_forget_whoever_asked_longest_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "_KEPT", 100)
    spent = RateLimiter(clock=Time(), scale=1)
    for person in range(1000):
        spent.take_token("act", person, None)
    assert len(spent) == 100


@pytest.mark.parametrize(
    ("custom_id", "kind"),
    [
        ("s:1:0:roll", "act"),
        ("s:1:0:@join", "act"),
        ("s:1:0:@text", "look"),
        ("s:1:0:@here", "call"),
        ("s:1:0:@share", "call"),
        ("l:h:h:::r0", "call"),
        ("l:f:h:::r0", "look"),
        ("y:s:1:h:-", "call"),
        ("y:f:1:h:-", "look"),
        ("c:1", "open"),
        ("s:1:0:@rematch", "open"),
        ("h:a:1", "film"),
        ("h:g:1:2:r:p:x", "look"),
        ("v:1:1", "review"),
        ("v:1:share", "call"),
        ("m:export", "film"),
        ("", "act"),
        (":::", "act"),
    ],
)
def test_what_a_press_asks_for_is_read_from_its_id(custom_id: str, kind: Kind) -> None:
    assert component_kind(custom_id) == kind


def test_what_a_command_asks_for() -> None:
    assert command_kind("play", "game") == "open"
    assert command_kind("table", "nudge") == "call"
    assert command_kind("table", "resign") == "act"
    assert command_kind("profile", "") == "look"
    # What a right-click offers is written with capitals.
    assert command_kind("Verify", "") == "film"
    assert command_kind("Challenge to a game", "") == "look"


def test_each_is_let_in_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "_REMEMBERED", 50)
    a_gate = InteractionFilter(RateLimiter(clock=Time(), scale=100))
    assert [ask(a_gate, 1, 1000.0), ask(a_gate, 1, 1000.0)] == ["welcome", "again"]
    for number in range(2, 200):
        ask(a_gate, number, 1000.0)
    assert len(a_gate._known) == 50


def test_too_late_is_by_discords_clock_and_not_by_ours() -> None:
    # Ours is an hour ahead.
    a_gate = InteractionFilter(RateLimiter(clock=Time(), scale=100))
    assert ask(a_gate, 1, 1000.0, late=3600.2) == "welcome"
    assert ask(a_gate, 2, 1001.0, late=3603.0) == "welcome"
    assert ask(a_gate, 3, 1002.0, late=3604.0) == "expired"
    # It is put right, and later set ahead again: that is got over.
    assert ask(a_gate, 4, 1003.0, late=0.1) == "welcome"
    assert ask(a_gate, 5, 1004.0, late=3.3) == "expired"
    assert [ask(a_gate, number, 1000.0 + number, late=8.0) for number in range(6, 120)][-1] == "welcome"


@pytest.mark.parametrize("ahead", [60.0, -60.0])
def test_a_clock_that_is_set_keeps_nobody_out(ahead: float) -> None:
    a_gate = InteractionFilter(RateLimiter(clock=Time(), scale=1e6))
    for number in range(1, 60):
        assert ask(a_gate, number, 1000.0 + number) == "welcome"
    assert {ask(a_gate, number, 1000.0 + number, ahead=ahead) for number in range(60, 200)} == {"welcome"}
    # What really is late is known all the same, once it is so by both clocks.
    assert ask(a_gate, 1000, 1800.0, ahead=ahead) == "welcome"
    assert ask(a_gate, 1001, 1801.0, ahead=ahead, late=4.0) == "expired"


def test_a_flooder_is_told_by_a_clock_that_nobody_sets() -> None:
    a_gate = InteractionFilter(RateLimiter(clock=Time(), scale=1))
    said = [ask(a_gate, number, 1000.0 + number / 100, ahead=-3600.0 * (number > 50)) for number in range(2500)]
    assert said.count("limit reached") == 3


def test_it_is_known_how_long_discord_has_been_waiting() -> None:
    a_gate = InteractionFilter(RateLimiter(clock=Time(), scale=1e6))
    ask(a_gate, 1, 1000.0, late=0.1)
    ask(a_gate, 2, 1001.0, late=1.3)
    assert a_gate.seconds_waiting(1, 1000.0) == 0.0
    assert a_gate.seconds_waiting(2, 1001.5) == pytest.approx(1.7, abs=0.11)
    assert a_gate.seconds_waiting(3, 1001.5) == 0.0


def test_what_is_too_late_costs_nothing() -> None:
    spent = RateLimiter(clock=Time(), scale=1)
    a_gate = InteractionFilter(spent)
    ask(a_gate, 0, 1000.0)
    for number in range(1, 500):
        assert ask(a_gate, number, 1000.0, late=9.0) == "expired"
    assert ask(a_gate, 500, 1000.0) == "welcome"


def test_a_flooder_is_told_once_in_a_while() -> None:
    clock = Time()
    a_gate = InteractionFilter(RateLimiter(clock=clock, scale=1))
    said = [ask(a_gate, number, 1000.0 + number / 100) for number in range(2500)]
    assert said.count("welcome") == PERSON["look"].most
    assert said.count("limit reached") == 3
    assert said.count("told already") == PERSON["nod"].most
    assert said.count("too much") == 2500 - PERSON["look"].most - 3 - PERSON["nod"].most
    assert ask(a_gate, 9999, 1020.0, person=BEN) == "welcome"


async def test_who_floods_is_told_so_and_nothing_is_done_for_them(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben")
    harness.bot.services.dispatcher._interaction_filter._rate_limiter = RateLimiter(clock=Time(), scale=1)
    text = board.actions["@more"]
    asked = int(PERSON["look"].most + 1 + PERSON["nod"].most)
    log = io.StringIO()
    with log_on(log):
        said = [await harness.click("Dan", text, on=board) for _ in range(asked + 30)]
    told = ["a lot at once" in one.words for one in said]
    assert told.count(True) == 1
    # Who presses fast is not shown that it failed; who goes on for ever is not answered for ever.
    assert [one.acknowledged for one in said] == [True] * asked + [False] * 30
    assert sum(bool(one.private) for one in said) == PERSON["look"].most + 1
    assert (await harness.press("Ann", "@more")).private
    refused = [line.partition("why=")[2] for line in log.getvalue().splitlines() if "not admitted" in line]
    assert len(refused) == len(set(refused)) == 3, "one line a kind, and the rest are counted"


def test_what_nothing_can_be_said_to_does_not_use_up_the_sentence() -> None:
    asked = InteractionFilter(RateLimiter(clock=Time(), scale=1))

    def verdict(number: int, *, mute: bool) -> Verdict:
        return asked.verdict(
            number, created=999.9, now=1000.0, steady=1000.0, kind="act", person=ANN, server=9, mute=mute
        )

    number = 0
    while verdict(number, mute=True) == "welcome":
        number += 1
    assert verdict(number + 1, mute=True) == "too much"
    assert verdict(number + 2, mute=False) == "limit reached"
    assert verdict(number + 3, mute=False) == "told already"
