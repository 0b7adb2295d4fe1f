"""Patches of simcord: what is other than in Discord, or takes long, is changed here alone, each bit with its reason.

Importing this module bends what holds for all evenings; :func:`bend` the rest, for one.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterator, Mapping
from types import SimpleNamespace
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from simcord import _dpy_internals, components, gateway, results
from simcord import interactions as simcord_interactions
from simcord.backend import serializers
from simcord.env import Env
from simcord.http import router

from playground.world.payloads import copied, interaction_metadata

__all__ = ["bend"]


def bend(env: Env, patch: pytest.MonkeyPatch, locales: Mapping[int, str], of_server: Callable[[], str]) -> None:
    """Bend one evening's environment: people have their ``locales``, by user, and the server its own."""
    patch.setattr(simcord_interactions, "base_payload", _with_locale(locales, of_server))
    patch.setattr(env.backend, "delete_message", _forgetting(env.backend))
    patch.setattr(env.backend, "prepare_message", _telling(env.backend))


def _copied(tree: Any) -> Any:
    """Return a copy of JSON, which simcord copies several times for each call; other objects take the slow way."""
    try:
        # Of this version, for in later ones what is there twice would be one and the same in the copy.
        return marshal.loads(marshal.dumps(tree, 2))
    except ValueError:
        return copied(tree)


# The way of copying for anything takes many times as long.
components.deepcopy = results.deepcopy = serializers.deepcopy = _copied  # type: ignore[attr-defined,assignment]
gateway.copy = router.copy = SimpleNamespace(deepcopy=_copied)  # type: ignore[attr-defined,assignment]


_TIMERS: WeakKeyDictionary[Any, Any] = WeakKeyDictionary()
"""The timer that ends a sleep, by what is waited for; None where that is no sleep. A sleep has it from its start."""


def _sleeps(waiter: Any, loop: Any, deadline: float) -> bool:
    """Return whether ``waiter`` is a sleep that ends after ``deadline``."""
    if waiter is None or waiter.done():
        return False
    if waiter not in _TIMERS:
        _TIMERS[waiter] = _timer(waiter, loop)
    timer = _TIMERS[waiter]
    return timer is not None and not timer.cancelled() and timer.when() > deadline


def _timer(waiter: Any, loop: Any) -> Any:
    for timer in loop._scheduled:
        if (
            # Whose timer it is comes first: that is quickly seen, and of all others nothing more has to be known.
            timer._args
            and timer._args[0] is waiter
            and not timer.cancelled()
            and _dpy_internals._original_callback(timer._callback).__name__ == "_set_result_unless_cancelled"
        ):
            return timer
    return None


# Asked after every press for each task that waits, with all timers of the evening: in a long one a third of its time.
_dpy_internals.is_sleep_waiter = _sleeps


def _walked(components: Any) -> Iterator[dict[str, Any]]:
    """Every component, outermost first, nested ones included."""
    found: list[dict[str, Any]] = []
    left = [components] if isinstance(components, dict) else [*components]
    left.reverse()
    while left:
        component = left.pop()
        if isinstance(component, dict):
            found.append(component)
            left.extend(inner for name in ("component", "accessory") if isinstance(inner := component.get(name), dict))
            if isinstance(inner := component.get("components"), list):
                left.extend(reversed(inner))
    return iter(found)


# A message's components are walked through some sixty times, layer upon layer of generators.
components.walk_components = _walked

_is_wait_for_listener = _dpy_internals.is_wait_for_listener


def _listens(client: Any, task: Any) -> bool:
    """Return whether a task waits for an event; quickly if there are no listeners, which is the usual case."""
    return bool(client._listeners) and _is_wait_for_listener(client, task)


_dpy_internals.is_wait_for_listener = _listens


def _forgetting(backend: Any) -> Any:
    # Discord takes a follow-up for a new message once "thinking…" has been deleted; simcord still wants to fill it in.
    original = backend.delete_message

    def delete_message(channel: int, message: int) -> None:
        original(channel, message)
        for record in backend.interactions.values():
            if record.message_id == message and record.loading:
                record.complete_deferred()

    return delete_message


def _telling(backend: Any) -> Any:
    # simcord leaves out of which press, and of which form of whose, a message comes.
    original = backend.prepare_message

    def prepare_message(*args: Any, **given: Any) -> Any:
        if metadata := given.get("interaction_metadata"):
            record, user = backend.interactions[int(metadata["id"])], metadata["user"]
            forms = [one for one in backend.interactions.values() if one.user_id == record.user_id and one.modal]
            # Some tests send forms that nobody has shown.
            shown = forms[-1:] if int(record.type) == 5 else []
            trigger = interaction_metadata(shown[0], user, {}) if shown else None
            metadata |= interaction_metadata(record, user, {}, trigger=trigger)
        return original(*args, **given)

    return prepare_message


def _once(send: Any) -> Any:
    # Discord knows a nonce again for some minutes, and answers with the message that has it.
    known: WeakKeyDictionary[Any, dict[tuple[str, str], Any]] = WeakKeyDictionary()

    def send_message(ctx: Any) -> Any:
        body = ctx.body()
        if not (body.get("enforce_nonce") and body.get("nonce")):
            return send(ctx)
        sent = known.setdefault(ctx.backend, {})
        key = str(ctx.int_arg("channel_id")), str(body["nonce"])
        if key not in sent:
            sent[key] = send(ctx)
        return sent[key]

    return send_message


for place, (template, handler) in enumerate(router._ROUTES["POST"]):
    if template == ["channels", "{channel_id}", "messages"]:
        router._ROUTES["POST"][place] = template, _once(handler)


def _with_locale(locales: Mapping[int, str], of_server: Callable[[], str]) -> Any:
    # simcord's people all have their client in American English; here each has their own language.
    original = simcord_interactions.base_payload

    def base_payload(backend: Any, **given: Any) -> Any:
        record, payload = original(backend, **given)
        payload["locale"] = locales.get(given["user_id"], "en-US")
        if given["guild_id"] is not None:
            payload["guild_locale"] = of_server()
        return record, payload

    return base_payload
