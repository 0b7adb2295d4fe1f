"""A table as a process holds it: what is stored, and the game replayed from it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence, Set
from itertools import count
from typing import Any

import discord

import games
from bot.i18n import Localizer, localizer
from bot.i18n.narrator import Narrator
from bot.storage import (
    SeatRow,
    Substitution,
    TableChange,
    TableRow,
    assign_styles,
    kept_actions,
)
from bot.table.display_names import seat_names
from bot.table.emojis_and_links import NO_EMOJIS, AppEmojis
from games.core import RESIGN, Event, Game, Seat
from games.core.dice import commitment
from games.core.forced_actions import forced_roll
from games.core.last_action import view_to_draw
from games.core.record import Frame, Record, RecordError, parse_options, parse_setup
from games.core.seats import seats_in
from games.core.table import Table

_REVISIONS = count()

STORY = 3
"""On how many lines one action is told."""
STORY_LINES, STORY_LENGTH = 5, 600
"""Lines and characters of what the table's message tells of the last turns; the last action is told in any case."""
_KEPT = 32
"""The sentences of so many actions are kept."""


class CannotReplay(Exception):
    """Error for stored data that does not make a game."""

    def __init__(self, table: int) -> None:
        self.table = table
        super().__init__(f"what is stored of table {table} cannot be played again")


def _game_of(stored: TableRow) -> Game[Any, Any, Any]:
    """Return the rules by which the table is played.

    Raises:
        CannotReplay: this version has no such game or, where it has not begun yet, no such options.
    """
    try:
        game = games.load(stored.game)
        if stored.status == "lobby":
            parse_options(game, stored.options)
    except (games.UnknownGame, RecordError) as error:
        raise CannotReplay(stored.id) from error
    return game


class TableSession:
    """A table from lobby to end. It may be dropped at any moment: ``stored`` is the truth, the rest follows from it."""

    def __init__(self, stored: TableRow, emojis: AppEmojis = NO_EMOJIS, *, ours: bool = True) -> None:
        self.stored = stored
        self.ours = ours
        """True if this process serves the table: edits its board, sends its direct messages and sets its timer."""
        self.emojis = emojis
        self.revision = next(_REVISIONS)
        """Grows with every change of what the table's message shows, also from one object to the next."""
        self.game: Game[Any, Any, Any] = _game_of(stored)
        self.words: Localizer = localizer(stored.locale, stored.game)
        self.names, self.chat_names = seat_names(stored.seats, self.words, emojis)
        """Display names by seat, plain, and escaped for the chat."""
        self.styles = assign_styles(stored.seats, lobby=stored.started is None)
        """By seat, which colour with its shape and letter it has (``renderers.seat_styles``)."""
        self._substitutions = [(relief, len(kept_actions(stored.actions[: relief.n]))) for relief in stored.reliefs]
        """The seats that were handed over, each with the last action of its former player."""
        self.table: Table | None = None
        self.newer: TableSession | None = None
        """The session of a later load of the same table."""
        self._narrators: dict[str, Narrator] = {}
        self._told: dict[int, list[tuple[Event, str]]] = {}
        if stored.started is not None:
            try:
                # The record of a finished game keeps its names, even if a later version would change them.
                self.table = Table(record_of(stored, stored.told or self.names))
                if stored.drawn:
                    self.table.call_it_a_draw()
            except Exception as error:
                # A closed table can still be shown as closed.
                if stored.status != "closed":
                    raise CannotReplay(stored.id) from error

    @property
    def id(self) -> int:
        """The table's number."""
        return self.stored.id

    def emoji(self, key: str) -> discord.PartialEmoji | str | None:
        """Return the emoji of that key for a button or option; for ``seat_0`` and the like that of the seat's style."""
        if seat := re.fullmatch(r"seat_(\d+)", key):
            key = f"seat_{self.styles[int(seat[1])]}"
        return self.emojis.for_component(key)

    @property
    def latest(self) -> TableSession:
        """The table as it was last read: this, unless it has been read again."""
        live = self
        while live.newer is not None:
            live = live.newer
        return live

    @property
    def action_count(self) -> int:
        """Count of actions so far, undone ones included; 0 in the lobby. It never goes down."""
        return len(self.stored.actions) if self.table else 0

    @property
    def commitment(self) -> str:
        """Fingerprint of the dice, shown before any player sits down."""
        return commitment(self.stored.seed)

    @property
    def title(self) -> str:
        """The game's name in the table's language."""
        return self.words("title")

    @property
    def resigned_seats(self) -> set[Seat]:
        """The seats that have resigned."""
        return {seat for seat, action in self.stored.actions if action == RESIGN}

    @property
    def out_seats(self) -> set[Seat]:
        """The seats that play no more: those that have resigned, and those that the rules have put out."""
        return self.resigned_seats | set(self.game.eliminated(self.table.state)) if self.table else set()

    def apply(self, change: TableChange | None) -> None:
        """Keep in step with the store, which has stored ``change`` (None: nothing was changed)."""
        if change is not None:
            self.stored = change.apply_to(self.stored)
            if change.on_board:
                self.revision = next(_REVISIONS)

    def take_back(self) -> None:
        """Take back the latest action of the game, which is stored."""
        assert self.table is not None
        self.table.take_back()
        self._narrators.clear()
        self._told.clear()

    @property
    def former_players(self) -> list[tuple[Seat, int, str]]:
        """Substitutions as (seat, last action of the record, former player's name escaped for the chat)."""
        return [(relief.seat, last, self.former_name(relief)) for relief, last in self._substitutions]

    @property
    def former_players_plain(self) -> list[tuple[Seat, int, str]]:
        """Substitutions as (seat, last action of the record, former player's plain name)."""
        return [(relief.seat, last, self._former_names(relief)[0]) for relief, last in self._substitutions]

    def names_at(self, number: int) -> tuple[str, ...]:
        """Return the players' names when action ``number`` of the record was played, escaped for the chat."""
        names = list(self.chat_names)
        for relief, last in reversed(self._substitutions):
            if number <= last:
                names[relief.seat] = self.former_name(relief)
        return tuple(names)

    def former_name(self, substitution: Substitution) -> str:
        """Return the name of a player who has handed over their seat, escaped for the chat."""
        return self._former_names(substitution)[1]

    def _former_names(self, former: Substitution) -> tuple[str, str]:
        row = SeatRow(former.user, former.name, 0, self.stored.locale, None, None, -1, former.level)
        (plain,), (chat,) = seat_names([row], self.words, self.emojis)
        return plain, chat

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat of that user, or None if they do not sit here."""
        return next((seat for seat, sitting in enumerate(self.stored.seats) if sitting.user == user), None)

    def seat_row_of(self, user: int) -> SeatRow | None:
        """Return the seat row of that user, or None if they do not sit here."""
        seat = self.seat_of(user)
        return None if seat is None else self.stored.seats[seat]

    def view_to_draw(self, seat: Seat | None, coming: Sequence[Frame] = ()) -> Any:
        """Return the view that boards are drawn from: what that seat or (None) the room may know.

        It includes what has just happened. ``coming`` are frames that are about to be part of the table.
        """
        assert self.table is not None
        *before, latest = self._together(coming)
        return view_to_draw(self.game, latest, seat, before, (*self.table.frames, *coming))

    def _together(self, coming: Sequence[Frame] = ()) -> list[Frame]:
        """Return the frames that one picture shows: the latest, and those before a roll that the table made."""
        assert self.table is not None
        frames, found = self.table.frames, list(coming)
        at = len(frames)
        while not found or (at > 0 and self._rolled(frames[at - 1], found[0])):
            at -= 1
            found.insert(0, frames[at])
        return found

    def _rolled(self, before: Frame, frame: Frame) -> bool:
        """Return whether that frame, which follows ``before``, is a roll that the table makes for a player."""
        if not self.stored.rolls or frame.seat is None or self._by_computer(frame):
            return False
        return forced_roll(self.game, before.state) == (frame.seat, frame.action)

    def recent_story(self) -> list[str]:
        """Return what the room saw since everybody's last turn, that included: each turn on lines of its own.

        The last action is told in full, with what came just before it if the table rolled for a player. Of a long
        story the oldest lines are dropped.
        """
        if self.table is None:
            return []
        at, lines = len(self.table.frames), list[tuple[str, bool]]()
        full = at - len(self._together())
        unseen, told_of, joins = set(range(len(self.names))) - self.out_seats, set[Seat](), False
        while at > 0 and (unseen or at > full):
            begins = self._turn_start(at)
            turn = self.table.frames[begins:at]
            before = self._turn_lines(turn, full, told_of)
            asides = at <= full and all(event.aside for frame in turn for event, _ in self._sentences(frame))
            if before and lines and asides and joins:
                # Who is ready, or takes a place, stands on one line.
                before[-1] += f" {lines.pop(0)[0]}"
            lines[:0] = [(line, number == 0 and self._by_computer(turn[-1])) for number, line in enumerate(before)]
            joins = asides and (joins or bool(before))
            told_of.update(seat for frame in turn for event, _ in self._sentences(frame) for seat in seats_in(event))
            if (seat := turn[-1].seat) is not None:
                unseen.discard(seat)
                told_of.add(seat)
            at = begins
        return _newest([self._with_robot(line) if computer else line for line, computer in lines])

    def _turn_start(self, at: int) -> int:
        """Return the first frame of the turn that ends before frame ``at``: all that one seat did in a row."""
        assert self.table is not None
        frames, begins = self.table.frames, at - 1
        while begins > 1 and frames[begins - 1].seat == frames[begins].seat:
            begins -= 1
        return begins

    def _turn_lines(self, turn: Sequence[Frame], full: int, told_of: Set[Seat]) -> list[str]:
        """Return the lines about a turn: its frames from number ``full`` on are told in full.

        Of the others asides are left out, but for the newest: if its action has nothing else that tells of the seat,
        and what came later (``told_of``) does not either.
        """
        seat = turn[-1].seat
        earlier = [pair for frame in turn if frame.number < full for pair in self._sentences(frame)]
        latest = [line for frame in turn if frame.number >= full for line in self._event_lines(frame)]
        worth = [pair for pair in earlier if not pair[0].aside]
        if not latest and seat not in told_of:
            newest = self._sentences(turn[-1])
            asides = [pair for pair in newest if pair[0].aside]
            others = [event for event, _ in newest if not event.aside]
            if asides and not any(seat in seats_in(event) for event in others):
                worth.insert(len(worth) - len(others), asides[-1])
        lines: list[str] = []
        for event, sentence in worth:
            # What it brought another player is a line of its own.
            if lines and (event.goes_on or seat in seats_in(event)):
                lines[-1] += f" {sentence}"
            else:
                lines.append(sentence)
        return lines + latest

    def _with_robot(self, line: str) -> str:
        """Return a line about what a computer did, with a computer's sign before it if it has none there."""
        signed = self.words("story-computers", told="").strip()
        return line if line.lstrip("*_").startswith(signed) else self.words("story-computers", told=line)

    def _mark_auto_roll(self, number: int, sentence: str) -> str:
        """Return the sentence about a roll that the table made.

        The first such sentence says that it will go on like this.
        """
        assert self.table is not None
        frames = self.table.frames
        first = not any(self._rolled(frames[at - 1], frames[at]) for at in range(1, number))
        return self.words("story-rolled-first" if first else "story-rolled", told=sentence)

    def _by_computer(self, frame: Frame) -> bool:
        return frame.seat is not None and self._is_computer_at(frame.seat, frame.number)

    def _is_computer_at(self, seat: Seat, number: int) -> bool:
        """Return whether a computer sat in that seat when action ``number`` of the record was played."""
        level = self.stored.seats[seat].level
        for relief, last in reversed(self._substitutions):
            if relief.seat == seat and number <= last:
                level = relief.level
        return level is not None

    def _event_lines(self, frame: Frame) -> list[str]:
        """Return all that happened in an action, on at most ``STORY`` lines."""
        assert self.table is not None
        lines: list[str] = []
        for event, sentence in self._sentences(frame):
            if event.goes_on and lines:
                lines[-1] += f" {sentence}"
            else:
                lines.append(sentence)
        if len(lines) > STORY:
            # The beginning and the end have lines of their own.
            lines[1:-1] = [" ".join(lines[1:-1])]
        return lines

    def _sentences(self, frame: Frame) -> list[tuple[Event, str]]:
        """Return what the room saw of a frame, each event with its sentence. The last few are cached."""
        assert self.table is not None
        told = self._told.get(frame.number)
        if told is None:
            told = self._told[frame.number] = list(
                self.narrator(self.words).frame_text(frame, self.names_at(frame.number), None)
            )
            self._told.pop(frame.number - _KEPT, None)
        if told and frame.number > 0 and self._rolled(self.table.frames[frame.number - 1], frame):
            (event, sentence), *others = told
            return [(event, self._mark_auto_roll(frame.number, sentence)), *others]
        return told

    def narrator(self, words: Localizer) -> Narrator:
        """Return the narrator in the language of ``words``, caught up with all that has happened."""
        assert self.table is not None
        found = self._narrators.get(words.locale)
        if found is None:
            found = self._narrators[words.locale] = Narrator(self.table.record, words)
        found.catch_up(self.table.frames)
        return found

    def audience_sentences(self, frame: Frame, words: Localizer, *audiences: Seat | None) -> list[str]:
        """Return a frame's sentences for the events that one of these audiences (None: the room) may know."""
        return [
            sentence for _, sentence in self.narrator(words).frame_text(frame, self.names_at(frame.number), *audiences)
        ]

    def acted_since(self, seat: Seat, turn: int) -> bool:
        """Return whether ``seat`` has acted, or a player has left, after the first ``turn`` actions.

        A button drawn at that time then no longer means what it said.
        """
        if self.table is None:
            return False
        return any(acted == seat or action == RESIGN for acted, action in self.stored.actions[turn:])


def _newest(lines: Sequence[str]) -> list[str]:
    """Return the newest of these lines, as many as a message has room for."""
    kept: list[str] = []
    for line in reversed(lines[-STORY_LINES:]):
        if len(kept) >= STORY and sum(map(len, kept)) + len(line) > STORY_LENGTH:
            break
        kept.insert(0, line)
    return kept


def is_finished(session: TableSession) -> bool:
    """Return whether no player plays the game any more."""
    return session.stored.status in ("over", "closed")


def is_revealed(session: TableSession) -> bool:
    """Return whether all of the game may be seen: it was played to its end.

    A table that was closed keeps its secrets: its players did not agree to reveal them.
    """
    return session.stored.status == "over"


def record_of(stored: TableRow, names: Iterable[str]) -> Record:
    """Return the game's record, seed included: for the engine, and for every user once the game is over."""
    game = games.load(stored.game)
    options = parse_options(game, stored.options)
    return Record(
        game=stored.game,
        rules=stored.rules,
        options=options,
        seats=tuple(names),
        setup=parse_setup(options, len(stored.seats), stored.setup),
        actions=kept_actions(stored.actions),
        seed=stored.seed,
        salt=stored.salt,
        commitment=commitment(stored.seed),
        streams="" if stored.deal is None else "seats",
    )
