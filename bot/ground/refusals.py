"""What goes wrong for a player, as a private sentence."""

from __future__ import annotations


class Refusal(Exception):
    """A click or command that is not carried out. Nothing changed.

    ``sentence`` names the Fluent message that says why, ``parts`` fill it in. ``repaint`` asks for the clicked message
    to be brought up to date at the same time, because it showed something that is no longer so.
    """

    def __init__(self, sentence: str, *, repaint: bool = False, **parts: object) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.parts = parts
        self.repaint = repaint
