"""Rematches: who has said yes to one, and how a best of three among the same players stands."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from msgspec import Struct

from bot.storage import SeriesGame
from bot.table.personas import base_level
from bot.table.session import TableSession
from games.core import Seat

NEEDED = 2
"""Number of wins that decide a series: of two players it is the best of three."""


def missing_players(session: TableSession) -> list[int]:
    """Return the people who are invited to the lobby and do not sit there."""
    return [user for user in session.stored.invited if user > 0 and session.seat_of(user) is None]


def is_complete(session: TableSession) -> bool:
    """Return whether the lobby is a rematch to which everybody has said yes, so that it starts by itself."""
    stored = session.stored
    invited = any(user > 0 for user in stored.invited)
    startable = stored.status == "lobby" and len(stored.seats) in session.game.player_counts
    return stored.after is not None and invited and startable and not missing_players(session)


class SeriesScore(Struct, frozen=True):
    """Score of a series after a game: the ``wins`` of each seat at its table, and the ``games`` so far.

    No point is given for a game that all players won.
    """

    wins: tuple[int, ...]
    games: int

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Seats that decided the series with this game; empty if it goes on."""
        return tuple(seat for seat, wins in enumerate(self.wins) if wins >= NEEDED)


def latest_series(chain: Sequence[SeriesGame]) -> SeriesScore | None:
    """Return the series that the last of these games belongs to; None if there is none.

    It goes back as far as the same players met, and begins anew with the game after one that decided it.
    """
    if not chain:
        return None
    latest = [_key(player) for player in chain[-1].players]
    same = 0
    while same < len(chain) and sorted(map(_key, chain[-1 - same].players), key=repr) == sorted(latest, key=repr):
        same += 1
    wins, games = dict.fromkeys(latest, 0), 0
    for bout in chain[len(chain) - same :]:
        if max(wins.values()) >= NEEDED:
            wins, games = dict.fromkeys(latest, 0), 0
        games += 1
        won = [_key(player) for player in bout.players if player[0] in bout.winners]
        for key in won if len(won) < len(latest) else ():
            wins[key] += 1
    return SeriesScore(tuple(wins[key] for key in latest), games)


def _key(player: tuple[int, str, str | None]) -> Hashable:
    """Return a player's identity across tables: a user by id, whatever their name today.

    A computer, which has another id at each table, is known by its name and level.
    """
    user, name, level = player
    return user if level is None else (name, base_level(level))
