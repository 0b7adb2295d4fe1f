"""Errors for players, each shown as an ephemeral message."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import Struct


class Retry(Struct, frozen=True):
    """A refused text: in which ``form`` it can be mended, what else that has to know (``rest``), and for each
    field its key, its label and the text in it."""

    form: str
    rest: str
    typed: tuple[tuple[str, str, str], ...]


class UserError(Exception):
    """A click or command that is not carried out. Nothing changed.

    ``sentence`` names the Fluent message that says why, ``parts`` fill it in. ``repaint`` asks for the clicked message
    to be brought up to date at the same time, because it showed something that is no longer so. ``retry``: what was
    typed, which is shown with a button that brings its form back.
    """

    def __init__(self, sentence: str, *, repaint: bool = False, **parts: object) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.parts = parts
        self.repaint = repaint
        self.retry: Retry | None = None


@contextmanager
def retried(retry: Retry) -> Iterator[None]:
    """Give what was typed back with whatever is refused meanwhile."""
    try:
        yield
    except UserError as refusal:
        refusal.retry = retry
        raise
