"""Tournaments as a process sees them: meetings and names, all from what is stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.i18n import Localizer
from bot.storage import GHOSTS, Tournament, TournamentPlayer, TournamentSeat
from bot.storage import counted_tables as counted_tables
from bot.storage import standings_of as standings_of
from bot.table.display_names import COMPUTER_SIGN, distinct_names, escape_names
from bot.table.personas import REGULARS
from games.tournaments.seat_assignment import count_meetings

FIRST_FILLER = -101
"""Ids of computers that fill seats go down from here; those of computers that are in are above."""


def meetings_of(tournament: Tournament) -> Counter[tuple[int, int]]:
    """Return how often any two players have sat at one table."""
    known = {player.user for player in tournament.players}
    return count_meetings(
        [tuple(seat.user for seat in table.seats if seat.user in known) for table in tournament.tables if table.number]
    )


def rested_players(tournament: Tournament) -> list[int]:
    """Return those who have rested for a round."""
    return [seat.user for table in tournament.tables if not table.number for seat in table.seats]


def finished_rounds(tournament: Tournament) -> int:
    """Return how many rounds have been played to their end."""
    running = any(table.state not in ("over", "void") for table in tournament.current_tables)
    return tournament.round - 1 if running else tournament.round


def has_result(tournament: Tournament) -> bool:
    """Return whether any table has been played to its end, and counts."""
    return bool(counted_tables(tournament))


def plain_names(tournament: Tournament, speak: Localizer) -> Mapping[int, str]:
    """Return the players' names for pictures: computers are marked by a word, and deleted people have none."""
    names = distinct_names(_plain(player, speak) for player in tournament.players)
    return {player.user: name for player, name in zip(tournament.players, names, strict=True)}


def chat_names(tournament: Tournament, speak: Localizer, seats: Sequence[TournamentSeat] = ()) -> Mapping[int, str]:
    """Return the players' names for messages, and those of computers that fill these ``seats``.

    People are mentioned.
    """
    found = {
        seat.user: speak("computer-chat-name", name=speak("night-filler")) for seat in seats if seat.level is not None
    }
    for player in tournament.players:
        if player.level is not None:
            sign = REGULARS[player.level].sign if player.level in REGULARS else COMPUTER_SIGN
            found[player.user] = speak("regular-chat-name", face=sign, name=escape_names([player.name])[0])
        else:
            found[player.user] = f"<@{player.user}>" if player.user > 0 else speak("anonymous-name")
    return found


def _plain(player: TournamentPlayer, speak: Localizer) -> str:
    if player.level is not None:
        return speak("computer-name", name=player.name)
    return speak("anonymous-name") if player.user <= GHOSTS else player.name
