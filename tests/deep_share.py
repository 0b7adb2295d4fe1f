"""How far the tests go that could go on for ever: a share of the way or, with ``pytest --deep``, all of it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

A = TypeVar("A")
B = TypeVar("B")

ASKED = "SLEEPOVER_DEEP"
"""What ``--deep`` sets in the environment, before any test is imported, for the processes that share the suite too."""


def deep() -> bool:
    """Whether everything is to be done."""
    return os.environ.get(ASKED, "") not in ("", "0")


def share(full: int, usual: int) -> int:
    """``full`` in a deep run, ``usual`` in an ordinary one."""
    return full if deep() else usual


def meet(one: int, other: int, *, of: tuple[int, int]) -> bool:
    """Whether two things are tried together: always in a deep run, otherwise a third of all pairs or, where there are
    only two of a kind, half of them. Each of them is met by another one, and all about equally often.

    ``one`` and ``other`` are their places, from 0 on, in two lists that are ``of`` these lengths.
    """
    return deep() or (one - other) % min(*of, 3) == 0


def pairs(some: Sequence[A], others: Sequence[B]) -> list[tuple[A, B]]:
    """Those of the one and of the other that :func:`meet`."""
    of = len(some), len(others)
    return [(a, b) for one, a in enumerate(some) for other, b in enumerate(others) if meet(one, other, of=of)]
