"""Names for the moments between a click and its answer at which a process may die, for tests.

A test can have the process die exactly there. In the bot nobody listens: a step is one comparison.
"""

from __future__ import annotations

from collections.abc import Callable

STEPS = (
    "heard",
    "opened",
    "seated",
    "started",
    "proposed",
    "stored",
    "committed",
    "rolling",
    "rolled",
    "planned",
    "planning",
    "voided",
    "told",
    "counted",
    "drawn",
    "answered",
    "posting",
    "posted",
    "replaced",
    "noted",
    "whispering",
    "whispered",
    "relieving",
    "relieved",
    "closed",
    "forgotten",
    "evening set",
    "evening posted",
    "evening joined",
    "event made",
    "evening reminding",
    "evening opening",
    "evening opened",
    "evening ended",
    "evening calling",
)
"""An interaction was let in; a lobby, a seat, a start is stored; an action was found legal, is stored, is in memory; a
roll that decides nothing is about to be stored after it, is in memory; a plan is stored, has been waited with and is
about to be carried out, is void, its maker has been told so; an end has been counted; a board is drawn, has
gone out as an answer; a fresh board is about to go out, has gone out but is not noted, is noted but the one before it
does not say so yet; what messages show is noted; a direct message is about to go out, has gone out but is not noted; a
seat is about to change hands, has done so; a table is closed; somebody is forgotten. An evening is stored; its message
has gone out but is not noted; somebody's yes is stored; its event is made but not noted; people are about to be
reminded; its table is about to be opened, is; it is over without one; all are about to be called."""

listener: Callable[[str], None] | None = None
"""Called with every step, if a test has put something here."""


def step(name: str) -> None:
    """The process has come to this moment, one of ``STEPS``."""
    if listener is not None:
        listener(name)
