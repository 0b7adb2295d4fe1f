"""Buttons and selects of past games, reviews, explanations and the daily puzzle.

Their ids hold all that is to be shown, so any process can answer any of them. Past games have ``h:`` and a
letter for what is wanted, then numbers and names with colons between. Small letters are buttons, capital ones
selects, whose value is the rest.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Literal, Self

import discord
from discord import ui
from msgspec import Struct

from bot.core.errors import UserError
from bot.engines.registry import is_program
from bot.i18n import Localizer
from bot.i18n.excerpt import cut
from bot.table.personas import REGULARS, face_emoji_key
from bot.table.session import TableSession
from bot.ui.components.buttons import SOMEBODY, PersistentComponent, TableTarget
from games.ai.levels import RANDOM
from games.analysis import reasons
from games.core import Seat
from renderers.text.text_layout import shorter

LATEST = 999_999_999
"""Stands for the last step there is, whichever that is by then."""
SHOW = "show"
"""The key of a button that shows a spot beside what it stands below, and not in its place."""
_BUTTON_LABEL, _OPTION = 80, 100

_TABLE, _STEP = r"[0-9]{1,18}", r"[0-9]{1,9}"
_SPOT = rf"{_TABLE}:{_STEP}:(?:r|[0-9]{{1,3}}):[pt]"

Way = Literal["picture", "text"]


class ReplayPosition(Struct, frozen=True):
    """A position in a replay: a table, and after how many actions.

    ``seat`` is whose knowledge is shown (None: the room's), ``way`` whether as a picture or in words.
    """

    table: int
    step: int
    seat: Seat | None = None
    way: Way = "picture"

    def to_id(self) -> str:
        """Return the position for an id."""
        return f"{self.table}:{self.step}:{'r' if self.seat is None else self.seat}:{self.way[0]}"

    @classmethod
    def from_id(cls, parts: Sequence[str]) -> Self:
        """Parse an id that ``to_id`` made, or one into which a chosen value was put.

        Raises:
            UserError: no user can have chosen that.
        """
        if not re.fullmatch(_SPOT, ":".join(parts[:4]), re.ASCII):
            raise UserError("sorry-unknown")
        table, step, seat, way = parts[:4]
        return cls(int(table), int(step), None if seat == "r" else int(seat), "text" if way == "t" else "picture")


class HistoryButton(
    PersistentComponent,
    ui.DynamicItem[ui.Button[Any]],
    template=(
        rf"h:(?=[acot]:{_TABLE}\Z|g:{_SPOT}:|p:{SOMEBODY}:[a-z0-9_]{{0,60}}:[ab]:{_TABLE}\Z)"
        r"(?P<what>[acgopt]):(?P<rest>[a-z0-9_:]{1,90})"
    ),
):
    """A press among past games."""

    alone = True

    def __init__(self, what: str, rest: str, label: str = "", *, disabled: bool = False) -> None:
        self.what = what
        self.rest = rest
        super().__init__(
            ui.Button(label=shorter(label, _BUTTON_LABEL) or "…", custom_id=f"h:{what}:{rest}", disabled=disabled)
        )

    @classmethod
    def replay(cls, table: int, label: str) -> Self:
        """Return the button that shows the game step by step in an ephemeral message."""
        return cls("o", str(table), label)

    @classmethod
    def animation(cls, table: int, label: str) -> Self:
        """Return the button for the animation, shown privately."""
        return cls("a", str(table), label)

    @classmethod
    def transcript(cls, table: int, label: str) -> Self:
        """Return the button for the game in words, shown privately."""
        return cls("t", str(table), label)

    @classmethod
    def check(cls, table: int, label: str) -> Self:
        """Return the button for the check of the dice, shown privately."""
        return cls("c", str(table), label)

    @classmethod
    def to_position(cls, position: ReplayPosition, key: str, label: str, *, disabled: bool = False) -> Self:
        """Return the button to another position; ``key`` tells buttons apart that lead to the same one."""
        return cls("g", f"{position.to_id()}:{key}", label, disabled=disabled)

    @classmethod
    def to_page(cls, user: int, game: str | None, edge: str, table: int, label: str, *, disabled: bool = False) -> Self:
        """Return the button for another page of a user's games: its ``edge`` is ``before`` or ``after`` a table."""
        return cls("p", f"{user}:{game or ''}:{edge}:{table}", label, disabled=disabled)

    @property
    def target(self) -> TableTarget | None:
        """Table of that game, open to every user who may look at it; None for a list of a user's games."""
        return None if self.what == "p" else TableTarget(int(self.rest.split(":")[0]), from_afar=True)


class HistorySelect(
    PersistentComponent, ui.DynamicItem[ui.Select[Any]], template=rf"h:(?P<what>[JS]):(?P<rest>{_SPOT})"
):
    """A list to choose a step (``J``) or whose knowledge (``S``) from; the rest of its id is the spot that is shown."""

    alone = True

    def __init__(self, what: str, rest: str, options: list[discord.SelectOption], placeholder: str = "") -> None:
        self.what = what
        self.rest = rest
        super().__init__(
            ui.Select(custom_id=f"h:{what}:{rest}", placeholder=shorter(placeholder, 150) or None, options=options)
        )

    @classmethod
    def step_select(cls, position: ReplayPosition, steps: Sequence[tuple[int, str]], placeholder: str) -> Self:
        """Return the select of steps to jump to, with what happened there."""
        options = [discord.SelectOption(label=cut(told, _OPTION), value=str(step)) for step, told in steps]
        return cls("J", position.to_id(), options, placeholder)

    @classmethod
    def viewer_select(cls, position: ReplayPosition, room: str, seats: Sequence[str]) -> Self:
        """Return the select of the knowledge that the game is looked at with."""
        choices = [("r", room), *((str(seat), label) for seat, label in enumerate(seats))]
        chosen = "r" if position.seat is None else str(position.seat)
        options = [
            discord.SelectOption(label=shorter(label, _OPTION), value=value, default=value == chosen)
            for value, label in choices
        ]
        return cls("S", position.to_id(), options)

    @property
    def target(self) -> TableTarget:
        """Open to everybody who may look at that game."""
        return TableTarget(int(self.rest.split(":")[0]), from_afar=True)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        """Return the select menu that was used, rebuilt from its ``custom_id`` alone."""
        return cls(match["what"], match["rest"], [discord.SelectOption(label="…")])


_LABEL = 80


class ReviewButton(
    PersistentComponent,
    ui.DynamicItem[ui.Button[Any]],
    template=r"v:(?P<table>[0-9]{1,18}):(?P<what>[0-9]{1,2}|share(?::[0-9]{1,2})?|at:[0-9]{1,9})",
):
    """Button of a review: ``v:<table>:<page>`` with the page from 1, ``v:<table>:share:<page>``, or
    ``v:<table>:at:<n>`` for the position before decision ``n``.

    Buttons that are older than pages to share are ``v:<table>:share`` and share the first.
    """

    alone = True

    def __init__(self, table: int, what: str, label: str = "", *, disabled: bool = False) -> None:
        self.table = table
        self.what = what
        super().__init__(
            ui.Button(label=shorter(label, _LABEL) or "…", custom_id=f"v:{table}:{what}", disabled=disabled)
        )

    @property
    def target(self) -> TableTarget:
        """Open to everybody who may look at that game."""
        return TableTarget(self.table, from_afar=True)


class ExplainButton(
    PersistentComponent, ui.DynamicItem[ui.Button[Any]], template=r"i:(?P<table>[0-9]{1,18}):(?P<seat>[0-9]{1,2})"
):
    """Button for a computer's explanations: ``i:<table>:<seat>``."""

    alone = True

    def __init__(
        self, table: int, seat: Seat, label: str = "", emoji: discord.PartialEmoji | str | None = None
    ) -> None:
        self.table = table
        self.seat = seat
        super().__init__(ui.Button(label=shorter(label, _LABEL) or "…", custom_id=f"i:{table}:{seat}", emoji=emoji))

    @property
    def target(self) -> TableTarget:
        """Open to everybody who may look at that game."""
        return TableTarget(self.table, from_afar=True)


def explainable_seats(session: TableSession) -> list[Seat]:
    """Return the seats that can explain their moves: computers of ours, regulars first, at a game that has reasons.

    Nobody here knows why a host's program chose as it did, and who plays at random had no reason. A seat that has
    changed hands is left out: some of its moves are a person's.
    """
    if session.stored.status != "over" or not reasons.reason_keys(session.game.name):
        return []
    shared = {relief.seat for relief in session.stored.reliefs}
    found = [
        seat
        for seat, sitting in enumerate(session.stored.seats)
        if sitting.level not in (None, RANDOM) and not is_program(sitting.level) and seat not in shared
    ]
    return sorted(found, key=lambda seat: session.stored.seats[seat].level not in REGULARS)


def explain_button(session: TableSession, words: Localizer) -> ExplainButton | None:
    """Return the button below the end of a game, for its one computer or for all; None without computers."""
    seats = explainable_seats(session)
    if len(seats) == 1:
        return explain_button_for_seat(session, seats[0], words)
    return ExplainButton(session.id, seats[0], words("button-why-all")) if seats else None


def explain_button_for_seat(session: TableSession, seat: Seat, words: Localizer) -> ExplainButton:
    """Return the button that asks the computer in that seat."""
    sitting = session.stored.seats[seat]
    if sitting.level is None or sitting.level not in REGULARS:
        return ExplainButton(session.id, seat, words("button-why", name=session.names[seat]))
    face = session.emojis.for_component(face_emoji_key(sitting.level))
    return ExplainButton(session.id, seat, words("button-why", name=sitting.name), face)


class PuzzleButton(
    PersistentComponent,
    ui.DynamicItem[ui.Button[Any]],
    template=r"q:(?P<day>[0-9]{1,7}):(?P<what>[0-9]|show|lend|keep)",
):
    """``q:<day>:<choice>``; ``:show`` posts that day's puzzle for all, ``:lend`` and ``:keep`` say whether one's own
    games may become puzzles."""

    def __init__(
        self,
        day: int,
        what: str,
        label: str = "",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    ) -> None:
        self.day = day
        self.what = what
        super().__init__(ui.Button(label=shorter(label, 80) or "…", custom_id=f"q:{day}:{what}", style=style))

    @property
    def target(self) -> None:
        """About no table."""
        return
