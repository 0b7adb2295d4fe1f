"""The command line, one module per command; and the games as environments to train on (:func:`env`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sleepover.environment import Environment

__all__ = ["env"]


def env(
    game: str, *, seats: int | None = None, forced: bool = False, render_mode: str | None = None, **rule_options: Any
) -> Environment:
    """Return the game as an environment of PettingZoo (AEC): docs/train.md shows how to train on it.

    ``seats`` is the number of players, by default as few as the game is for. ``forced`` asks for decisions that leave
    no choice, too, such as a roll that has to be. ``rule_options`` are options of the game, by name.

    Raises:
        ImportError: the extra ``train`` is not installed.
        UnknownGame: there is no such game.
        ValueError: it is not for so many seats, or has no such house rule.
    """
    # The libraries are heavy, and only those who train have them.
    try:
        from sleepover.environment import Environment
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("gymnasium", "numpy", "pettingzoo"):
            raise
        raise ImportError(f"{error}: install the extra `train`, as in `uv sync --extra train`") from error
    return Environment(game, seats, rule_options, forced=forced, render_mode=render_mode)
