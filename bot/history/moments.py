"""Moments of a game as players know them: whose turn or which round, what was chosen, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Localizer
from bot.i18n.narrator import fact_sentence
from bot.table.display_names import escape_names
from bot.ui.games import button_label, has_panel
from games.core import SEATS, Action, Event, Seat
from games.core.table import Table
from renderers.text.text_layout import shorter

__all__ = ["Moments", "action_label"]

SHOWN_THROWS = 3
"""Number of throws of one roll-off that are all told."""


class Moments:
    """The moments of one game. ``plain`` are the names of its seats as they are, not escaped for the chat."""

    def __init__(self, table: Table, plain: Sequence[str], words: Localizer) -> None:
        self._table = table
        self._plain = plain
        self._words = words
        self._turns = _turns(table)

    def when(self, number: int) -> str:
        """Return the round of that action; in games that count none, it is the number of its seat's turn."""
        counted = getattr(self._table.frames[number - 1].state, "round", None)
        return self._words("review-when", number=self._turns[number - 1] if counted is None else counted)

    def name(self, number: int, player: str) -> str:
        """Return the name of that action's moment: the player, and when."""
        return self._words("review-moment", player=player, when=self.when(number))

    def is_common_roll(self, number: int) -> bool:
        """Return whether everybody rolled then, and the action only was the last to say that they may."""
        frame = self._table.frames[number]
        return bool(_throws(frame.events)) and any(event.aside for event in frame.events)

    def label(self, number: int, action: Action) -> str:
        """Return the label of an action that could be chosen there, for the chat: names may be in it."""
        seat = self._table.frames[number].seat
        assert seat is not None
        return escape_names([action_label(self._table, number, seat, action, self._plain, self._words)])[0]

    def facts(self, number: int, names: Sequence[str]) -> str:
        """Return the choice, what the dice showed, and whose points changed, a sentence each.

        ``names`` are those of the seats.
        """
        frame = self._table.frames[number]
        assert frame.action is not None
        told = []
        if not self.is_common_roll(number):
            told.append(self._words("review-chosen", label=self.label(number, frame.action)))
        outcomes = self._outcomes(frame.events, names)
        if frame.dice:
            # What came of the later throws is told as such.
            told.append(self._dice(frame.events, frame.dice, names, first_only=bool(outcomes)))
        told += outcomes
        scores = [self._table.game.scores(self._table.frames[step].state) for step in (number - 1, number)]
        changes = [
            self._words("review-change", player=names[seat], before=before, after=after)
            for seat, (before, after) in enumerate(zip(*scores, strict=True))
            if before != after
        ]
        if changes:
            told.append(self._words("review-score", changes=self._words.format_items(changes)))
        return " ".join(told)

    def _outcomes(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """Return what the game tells as facts of its own; ``throw`` counts those since the last that only names seats,
        and ``tied`` is the face of that one."""
        told, throw, tied = [], 0, 0
        for event in events:
            if _throws((event,)):
                throw += 1
            elif hasattr(event, SEATS):
                throw, tied = 0, getattr(event, "face", 0)
            elif event.audience is None and (fact := fact_sentence(event, names, self._words, throw=throw, tied=tied)):
                told.append(fact)
        return told

    def _dice(
        self, events: Sequence[Event], dice: Sequence[tuple[int, int]], names: Sequence[str], *, first_only: bool
    ) -> str:
        """Return the faces, by players where several rolled; of many throws the first and the last."""
        throws = [
            self._words.format_items(self._words("review-face", player=names[seat], face=face) for seat, face in throw)
            for throw in _throws(events)
        ]
        if not throws:
            faces = [str(face) for _, face in dice]
            return self._words("review-dice", faces=self._words.format_list(faces), count=len(faces))
        if first_only:
            del throws[1:]
        if len(throws) > SHOWN_THROWS:
            return self._words("review-dice-many", first=throws[0], count=len(throws) - 2, last=throws[-1])
        return self._words("review-throws", faces=self._words.format_groups(throws))


def _throws(events: Sequence[Event]) -> list[list[tuple[Seat, int]]]:
    """Return the throws of several players at once: each one's face."""
    return [
        list(zip(getattr(event, SEATS), faces, strict=True))
        for event in events
        if isinstance(faces := getattr(event, "faces", None), tuple) and hasattr(event, SEATS)
    ]


def _turns(table: Table) -> list[int]:
    """Return for each action the number of its seat's turn: all that a seat decides in a row is one."""
    counts: dict[Seat, int] = {}
    found: list[int] = []
    last: Seat | None = None
    for seat, _ in table.record.actions:
        if seat != last:
            counts[seat] = counts.get(seat, 0) + 1
        last = seat
        found.append(counts[seat])
    return found


def action_label(table: Table, number: int, seat: Seat, action: Action, names: Sequence[str], words: Localizer) -> str:
    """Return the label that ``action`` had for that seat as number ``number``.

    Return the action's notation if there was no button.
    """
    view = table.game.view(table.frames[number - 1].state, None)
    found = button_label(table.game.name, view, action, names, words, seat) if has_panel(table.game.name) else None
    return shorter(action, 61) if found is None else found
