"""Where the bot can be measured. If nobody listens, as in most bots, each of these places is one comparison.

Where a click's time goes is told by the moments of ``bot.ground.steps``; here is what these do not tell.
"""

from __future__ import annotations

from typing import Literal, Protocol

TableEvent = Literal["opened", "started", "ended", "closed"]
"""What becomes of a table: ended with a result, or closed without one."""


class Listener(Protocol):
    """Takes measurements. Nothing here may wait or raise; ``committed`` is called in the database's thread."""

    def answered(self, kind: str, seconds: float) -> None:
        """An interaction of that kind (``bot.playing.budgets.Kind``) was answered, so long after it was let in."""
        ...

    def committed(self, seconds: float) -> None:
        """A transaction of the database has been committed, which took so long."""
        ...

    def rang(self, late: float) -> None:
        """The clock sees to a table, so many seconds after the moment that it was set for."""
        ...

    def table(self, event: TableEvent) -> None:
        """That is stored of a table."""
        ...


listener: Listener | None = None
"""Who measures this process."""
