"""How long a thread that computes keeps Python's lock, where the event loop waits for it."""

from __future__ import annotations

import sys

AT_MOST = 0.0005
"""Seconds after which a thread that computes lets the one go on that waits. Python's own are ten times as many."""


def let_others_go_on() -> None:
    """For a process whose event loop answers people while threads draw and write.

    The event loop lets go of the lock at every call to a socket or a file, several times for each answer. Each time, a
    thread that computes keeps it from going on for as long as this: so an answer takes many times as long while an
    animation is drawn.
    """
    sys.setswitchinterval(AT_MOST)
