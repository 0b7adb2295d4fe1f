"""A record being played: propose an action, commit it, look at it from any seat. Only what nobody has learned
anything by can be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

import games
from games.core import RESIGN, Action, Game, Ranking, Seat, leavers_last
from games.core.dice import LoggedDice
from games.core.last_action import view_to_draw
from games.core.record import SEED_BYTES, Frame, Record, RecordError, from_json, replay
from games.core.seats import playing
from games.core.undo import can_undo


class Proposal(Struct, frozen=True, gc=False):
    """An action the rules accept, played out but not yet part of the record."""

    frame: Frame
    dice: LoggedDice


class Table:
    """One game in progress.

    The record is the truth; state and frames are what it replays to. ``Table.new`` begins one from nothing. ``start``
    is a state to begin from instead of the set-up, for tests and the debugger.

    Raises:
        ReplayError: the record has an action that cannot be played.

    Examples:
        >>> Table(record).number
        0
    """

    _viewed: Any = None
    """The state whose views are kept: a press asks for that of the room again and again."""
    _views: Mapping[Seat | None, Any] = {}
    drawn = False
    """True if those who still played have called it a draw; see ``call_it_a_draw``."""

    def __init__(self, record: Record, start: Any = None) -> None:
        self.game: Game[Any, Any, Any] = games.load(record.game)
        self.record = record
        self._dice = record.dice()
        self.frames: list[Frame] = list(replay(record, self._dice, start))

    @classmethod
    def new(
        cls,
        game: str,
        players: Sequence[str],
        *,
        seed: bytes,
        salt: str = "",
        setup: Mapping[str, object] | None = None,
        **options: int | str | bool,
    ) -> Table:
        """Return a table at which ``players``, in seat order, are about to begin.

        All dice follow from ``seed``, 32 bytes that must be unpredictable (``secrets.token_bytes(32)``), and
        ``salt``. ``options`` are house rules by name; missing ones have their default. ``setup`` holds facts
        that some of them need, as in a record: ``{"host": 0}`` with ``first="host"``.

        Raises:
            RecordError: there is no such game, house rule or set-up, or it is not for so many players.

        Examples:
            >>> Table.new("tie_die", ["Ann", "Ben"], seed=bytes(32), target=20).record.options
            Options(target=20)
        """
        if len(seed) != SEED_BYTES:
            raise RecordError(
                f"the seed has {len(seed)} bytes; it takes {SEED_BYTES}, such as secrets.token_bytes({SEED_BYTES})"
            )
        rules = games.load(game).rules if game in games.names() else 0
        raw = {"game": game, "rules": rules, "seats": list(players), "options": options, "setup": dict(setup or {})}
        return cls(from_json({**raw, "seed": seed.hex(), "salt": salt, "actions": []}))

    @property
    def number(self) -> int:
        """Return the number of actions played.

        Examples:
            >>> table.play(0, "ready").number
            1
            >>> table.number
            1
        """
        return self.frames[-1].number

    @property
    def state(self) -> Any:
        """The whole state, secrets included: for the rules, never to be shown.

        Examples:
            >>> table.state.score
            (0, 0)
        """
        return self.frames[-1].state

    @property
    def actors(self) -> frozenset[Seat]:
        """The seats whose decision is awaited; none once it is over.

        Examples:
            >>> sorted(table.actors)
            [0, 1]
        """
        return frozenset() if self.drawn else self.game.actors(self.state)

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """The seats that have resigned, in that order.

        Examples:
            >>> _ = table.play(1, "resign")
            >>> table.resigned
            (1,)
        """
        return tuple(seat for seat, action in self.record.actions if action == RESIGN)

    @property
    def inactive(self) -> frozenset[Seat]:
        """The seats that play no more: those that left, and those that the rules have put out.

        Examples:
            >>> _ = table.play(1, "resign")
            >>> sorted(table.inactive)
            [1]
        """
        return frozenset((*self.resigned, *self.game.eliminated(self.state)))

    @property
    def ranking(self) -> Ranking | None:
        """The final ranking, or None while the game goes on. In a draw all who still played share the first place.

        Examples:
            >>> table.ranking is None
            True
            >>> _ = table.play(1, "resign")
            >>> table.ranking
            ((0,), (1,))
        """
        found = self.game.ranking(self.state)
        if found is not None or not self.drawn:
            return found
        eliminated = tuple((seat,) for seat in reversed(self.game.eliminated(self.state)))
        return leavers_last((tuple(playing(len(self.record.seats), self.inactive)), *eliminated), self.resigned)

    def view(self, seat: Seat | None) -> Any:
        """Return the present view of ``seat`` (None: the room).

        Examples:
            >>> table.view(0).viewer
            0
            >>> table.view(None).score
            (0, 0)
        """
        state = self.state
        if self._viewed is not state:
            self._viewed, self._views = state, {}
        if seat not in self._views:
            self._views = {**self._views, seat: self.game.view(state, seat)}
        return self._views[seat]

    def shown(self, seat: Seat | None) -> Any:
        """Return the same with the latest action's public events, for drawing the board.

        Examples:
            >>> table.shown(None).score
            (0, 0)
        """
        return view_to_draw(self.game, self.frames[-1], seat, history=self.frames)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Return the seat's legal actions now; ``resign`` is not listed.

        Examples:
            >>> table.legal(0)
            ('ready',)
        """
        return tuple(self.game.legal(self.state, seat))

    def can_take_back(self) -> bool:
        """Return whether the latest action can be taken back: the game goes on, and ``games.core.undo`` allows it.

        Examples:
            >>> _ = table.play(0, "ready")
            >>> table.can_take_back()
            True
        """
        return self.ranking is None and can_undo(self.game, self.frames[-1])

    def take_back(self) -> None:
        """Make the latest action undone: the table is, dice included, as if it had never been.

        Raises:
            ValueError: it cannot be taken back.

        Examples:
            >>> _ = table.play(0, "ready")
            >>> table.take_back()
            >>> table.number
            0
        """
        if not self.can_take_back():
            raise ValueError("this action cannot be taken back")
        self.frames.pop()
        self.record = replace(self.record, actions=self.record.actions[:-1])

    def call_it_a_draw(self) -> None:
        """End the game as a draw, as agreed by the players still playing.

        This is not an action, and the record stays the same: a game that was not played to its end.

        Examples:
            >>> table.call_it_a_draw()
            >>> table.ranking
            ((0, 1),)
        """
        self.drawn = True

    def propose(self, seat: Seat, action: Action, after: Proposal | None = None) -> Proposal:
        """Play the action on a copy, after the proposal ``after`` or now; the table changes only at ``commit``.

        Raises:
            IllegalAction: the rules refuse it.
            DiceError: the scripted faces do not fit.

        Examples:
            >>> table.propose(0, "ready").frame.number
            1
            >>> table.number
            0
        """
        latest = self.frames[-1] if after is None else after.frame
        dice = (self._dice if after is None else after.dice).fork()
        step = self.game.apply(latest.state, seat, action, dice)
        return Proposal(Frame(latest.number + 1, seat, action, tuple(dice.log), step.state, step.events), dice)

    def commit(self, proposal: Proposal) -> None:
        """Make a proposal part of the record.

        Raises:
            ValueError: something else has been committed since it was made.

        Examples:
            >>> table.commit(table.propose(0, "ready"))
            >>> table.number
            1
        """
        frame = proposal.frame
        if frame.number != self.number + 1:
            raise ValueError(f"action {frame.number} does not follow action {self.number}")
        assert frame.seat is not None
        assert frame.action is not None
        self.frames.append(frame)
        self.record = replace(self.record, actions=(*self.record.actions, (frame.seat, frame.action)))
        self._dice = proposal.dice

    def play(self, seat: Seat, action: Action) -> Frame:
        """Propose an action and commit it at once, for a program that has nothing to store in between.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
            DiceError: the scripted faces do not fit.

        Examples:
            >>> table.play(0, "ready").action
            'ready'
        """
        proposal = self.propose(seat, action)
        self.commit(proposal)
        return proposal.frame
