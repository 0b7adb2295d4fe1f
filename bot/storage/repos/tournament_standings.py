"""Standings of a tournament, computed from its stored tables."""

from __future__ import annotations

from bot.storage.repos.tournaments import Tournament, TournamentTable
from games.tournaments.standings import Standing, TableResult, duplicate_round, standings


def standings_of(tournament: Tournament, rounds: int | None = None) -> list[Standing]:
    """Return the standings after that many rounds (None: as they are now), the best first."""
    last = tournament.round if rounds is None else rounds
    tables = [table for table in tournament.tables if table.round <= last]
    results = list[TableResult]()
    for number in range(1, last + 1):
        round = [
            TableResult({seat.user: seat.place for seat in table.seats})
            for table in counted_tables(tournament)
            if table.round == number
        ]
        results += duplicate_round(round) if tournament.programme.duplicate else round
    rests = [seat.user for table in tables if not table.number for seat in table.seats]
    return standings([player.user for player in tournament.players], results, rests)


def counted_tables(tournament: Tournament) -> list[TournamentTable]:
    """Return the tables that have been played to their end and count.

    Where all tables of a round have the same dice, they do once the last one has ended: before, how one of them ended
    says something of the others.
    """
    running = {table.round for table in tournament.tables if table.number and table.state not in ("over", "void")}
    return [
        table
        for table in tournament.tables
        if table.number and table.state == "over" and not (tournament.programme.duplicate and table.round in running)
    ]
