"""Drawings on their way to Discord: which of two that are at the same time arrives last, nobody knows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

Shows = TypeVar("Shows")


class Flight(Generic[Shows]):
    """A drawing on its way, which Discord has not answered yet."""

    def __init__(self, shows: Shows) -> None:
        self.shows = shows
        """What it was drawn from."""
        self.crossed = False
        """Whether one of something else was on its way to the same message at the same time."""


class Flights(Generic[Shows]):
    """All that are on their way, by what their message is about."""

    def __init__(self) -> None:
        self._under_way: dict[int, list[Flight[Shows]]] = {}

    @contextmanager
    def flight(self, number: int, shows: Shows) -> Iterator[Flight[Shows]]:
        """While a drawing of ``shows`` is on its way to the message of the table, or evening, of that number."""
        flight, others = Flight(shows), self._under_way.setdefault(number, [])
        for other in others:
            if other.shows != shows:
                other.crossed = flight.crossed = True
        others.append(flight)
        try:
            yield flight
        finally:
            others.remove(flight)
            if not others:
                del self._under_way[number]
