"""The active faults of a local Discord: their effects on calls and interactions while they last."""

from __future__ import annotations

import fnmatch
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from playground.errors import CODES, STATUSES, ApiError, PageRefusal, http_error
from playground.faults.rules import (
    CallFault,
    Failing,
    InteractionsLate,
    InteractionsTwice,
    LastingFault,
    Late,
    Latency,
    RateLimited,
    Silent,
    Twice,
    fault_json,
)

MOST_RULES = 100
_KINDS = {2: "command", 3: "component", 4: "autocomplete", 5: "modal"}


@dataclass(slots=True)
class ActiveRule:
    """A rule in force: its number, how often it still applies (None: always) and until when (None: for ever)."""

    id: int
    rule: LastingFault
    left: int | None
    ends: float | None

    def json(self, now: float) -> dict[str, Any]:
        """Return the rule as JSON for the page: as requested, with its remaining times and seconds."""
        left = None if self.ends is None else max(0.0, round(self.ends - now, 1))
        return {**fault_json(self.rule), "id": self.id, "times": self.left, "seconds": left}


@dataclass(slots=True)
class CallEffects:
    """Planned outcome of one call.

    `latency` seconds on the way, `late` before the answer, carried out `times` times, then `refusal` or no answer
    for `hold` seconds. `carried_out`: a call that is refused or not answered is carried out first.
    """

    latency: float = 0.0
    late: float = 0.0
    times: int = 1
    refusal: ApiError | None = None
    hold: float | None = None
    carried_out: bool = True


@dataclass(slots=True)
class FaultState:
    """The rules in force. `now` gives seconds that rise; `changed` is called when a rule comes or goes.

    `of_person` says whether a call opens or uses somebody's direct messages; it gets their name or id, the call's path
    and its body.
    """

    now: Callable[[], float]
    of_person: Callable[[str, str, Any], bool] = lambda _person, _path, _body: False
    changed: Callable[[], None] = lambda: None
    standing: list[ActiveRule] = field(default_factory=list)
    _last: int = 0

    def add(self, rule: LastingFault) -> int:
        """Add a rule, and return its number. Raises `LocalError` if there are too many."""
        self._sweep()
        if len(self.standing) >= MOST_RULES:
            raise PageRefusal(409, "rules-full", most=MOST_RULES)
        self._last += 1
        ends = None if rule.seconds is None else self.now() + rule.seconds
        self.standing.append(ActiveRule(self._last, rule, rule.times, ends))
        self.changed()
        return self._last

    def stop(self, number: int) -> None:
        """End a rule. Raises `LocalError` if it is not in force."""
        kept = [one for one in self.standing if one.id != number]
        if len(kept) == len(self.standing):
            raise PageRefusal(404, "rule-gone")
        self.standing[:] = kept
        self.changed()

    def clear(self) -> None:
        """End every rule."""
        self.standing.clear()
        self.changed()

    def json(self) -> list[dict[str, Any]]:
        """Return the rules in force as JSON, oldest first."""
        self._sweep()
        return [one.json(self.now()) for one in self.standing]

    # ------------------------------------------------------------------ what meets what

    def effects_on(self, method: str, path: str, route: str, body: Any) -> CallEffects:
        """Return the planned outcome of this call; each rule that affects it counts as used once."""
        effects = CallEffects()
        met = list(self._meeting(method, path, route, body))
        # The oldest rule that ends a call decides; one that does so before it is carried out leaves the others unused.
        end = next((one for one in met if isinstance(one.rule, RateLimited | Failing | Silent)), None)
        if end is not None:
            _end(effects, end.rule)
            self._use(end)
        for one in met:
            if isinstance(one.rule, Latency):
                effects.latency += one.rule.ms / 1000
            elif not effects.carried_out:
                continue
            elif isinstance(one.rule, Late):
                effects.late += one.rule.by
            elif isinstance(one.rule, Twice):
                effects.times = 2
            else:
                continue
            self._use(one)
        return effects

    def deliveries(self, event: str, payload: Mapping[str, Any]) -> list[float]:
        """Return the delays in seconds after which an event goes to the bot, once or more often."""
        if event != "INTERACTION_CREATE" or not self.standing:
            return [0.0]
        self._sweep()
        delay, again = 0.0, None
        for one in list(self.standing):
            if not isinstance(one.rule, InteractionsLate | InteractionsTwice):
                continue
            if one.rule.of not in ("any", _KINDS.get(int(payload["type"]))):
                continue
            if isinstance(one.rule, InteractionsLate):
                delay += one.rule.by
            else:
                again = one.rule.after
            self._use(one)
        return [delay] if again is None else [delay, delay + again]

    def _meeting(self, method: str, path: str, route: str, body: Any) -> Iterator[ActiveRule]:
        self._sweep()
        for one in self.standing:
            rule = one.rule
            if (
                isinstance(rule, CallFault)
                and rule.method in ("*", method)
                and (fnmatch.fnmatchcase(path, rule.path) or fnmatch.fnmatchcase(route, rule.path))
                and (not rule.person or self.of_person(rule.person, path, body))
            ):
                yield one

    def _use(self, one: ActiveRule) -> None:
        if one.left is not None:
            one.left -= 1
            if one.left == 0:
                self.standing.remove(one)
            self.changed()

    def _sweep(self) -> None:
        now = self.now()
        self.standing[:] = [one for one in self.standing if one.ends is None or one.ends > now]


def _end(effects: CallEffects, rule: LastingFault) -> None:
    if isinstance(rule, RateLimited):
        effects.refusal = http_error(429, retry_after=rule.retry_after, scope=rule.scope)
        effects.carried_out = False
    elif isinstance(rule, Failing):
        _, known = CODES.get(rule.code, (0, STATUSES.get(rule.status, f"{rule.status}: Error")))
        words = rule.message or known
        # Too many edits of an old message is a rate limit that says more.
        again = 5.0 if rule.status == 429 else None
        effects.refusal = ApiError(rule.status, rule.code, words, retry_after=again)
        effects.carried_out = rule.applied
    elif isinstance(rule, Silent):
        effects.hold = rule.hold
        effects.carried_out = rule.applied
