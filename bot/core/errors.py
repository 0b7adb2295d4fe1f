"""Errors for players, each shown as an ephemeral message."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct

import games
from bot.i18n import missing_title


class Retry(Struct, frozen=True):
    """A refused text: the ``form`` in which the user can correct it, the form's further argument (``rest``), and for
    each field its key, its label and the text in it.
    """

    form: str
    rest: str
    typed: tuple[tuple[str, str, str], ...]


class UserError(Exception):
    """A click or command that is not carried out. Nothing changed.

    ``sentence`` names the Fluent message with the reason, ``parts`` fill it in. ``repaint`` asks for an edit of the
    clicked message at the same time, because it showed something that is no longer so. ``retry``: the typed text, which
    is shown with a button that opens its form again.
    """

    def __init__(self, sentence: str, *, repaint: bool = False, **parts: object) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.parts = parts
        self.repaint = repaint
        self.retry: Retry | None = None


class GameMissing(UserError):
    """A table, or something else that is stored, is of a game that is not installed. It is kept, and waits for it.

    ``title`` is the game's, as far as it is known.
    """

    def __init__(self, title: str, sentence: str = "sorry-game-missing") -> None:
        super().__init__(sentence, game=title)


@contextmanager
def missing_games_told() -> Iterator[None]:
    """Raise ``GameMissing`` where the context asks for a game that is not installed."""
    try:
        yield
    except games.UnknownGame as error:
        raise GameMissing(missing_title(error.name)) from None


@contextmanager
def retried(retry: Retry) -> Iterator[None]:
    """Attach the typed text to a refusal that is raised inside the context."""
    try:
        yield
    except UserError as refusal:
        refusal.retry = retry
        raise
