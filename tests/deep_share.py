"""Length of the open-ended tests: a share of the work or, with ``pytest --deep``, all of it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

A = TypeVar("A")
B = TypeVar("B")

ASKED = "SLEEPOVER_DEEP"
"""Variable of the environment that ``--deep`` sets before any test is imported, for all processes of the suite."""


def deep() -> bool:
    """Return whether this is a deep run, which does all the work."""
    return os.environ.get(ASKED, "") not in ("", "0")


def share(full: int, usual: int) -> int:
    """``full`` in a deep run, ``usual`` in an ordinary one."""
    return full if deep() else usual


def meet(one: int, other: int, *, of: tuple[int, int]) -> bool:
    """Return whether two things are tried together.

    In a deep run they always are. Otherwise a third of all pairs is tried or, where one list has only two
    entries, half of them. Every entry is in some pair, and all are in about equally many.

    ``one`` and ``other`` are their places, from 0 on, in two lists that are ``of`` these lengths.
    """
    return deep() or (one - other) % min(*of, 3) == 0


def pairs(some: Sequence[A], others: Sequence[B]) -> list[tuple[A, B]]:
    """Return the pairs of the two lists that :func:`meet`."""
    of = len(some), len(others)
    return [(a, b) for one, a in enumerate(some) for other, b in enumerate(others) if meet(one, other, of=of)]
