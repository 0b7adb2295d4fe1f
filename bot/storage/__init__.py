"""Storage: repositories in SQLite and PostgreSQL, migrations, backup, lease.

``Store`` is all repositories, and ``open_store`` opens it, whatever its database is.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import overload

from bot.core.database_url import is_postgres_url, masked_url
from bot.storage.backends import sqlite
from bot.storage.backends.sqlite import SqliteStore as SqliteStore
from bot.storage.backends.sqlite import open_sqlite
from bot.storage.errors import AccessDenied as AccessDenied
from bot.storage.errors import ActionConflict as ActionConflict
from bot.storage.errors import AlreadyOver as AlreadyOver
from bot.storage.errors import AlreadySawSecrets as AlreadySawSecrets
from bot.storage.errors import AlreadySeated as AlreadySeated
from bot.storage.errors import BlockedByPlayer as BlockedByPlayer
from bot.storage.errors import CannotBackUp as CannotBackUp
from bot.storage.errors import CannotOpen as CannotOpen
from bot.storage.errors import CannotRestore as CannotRestore
from bot.storage.errors import CannotTransfer as CannotTransfer
from bot.storage.errors import CannotUpgrade as CannotUpgrade
from bot.storage.errors import ChannelTaken as ChannelTaken
from bot.storage.errors import DatabaseBusy as DatabaseBusy
from bot.storage.errors import DatabaseDamaged as DatabaseDamaged
from bot.storage.errors import DatabaseInUse as DatabaseInUse
from bot.storage.errors import DeliveredTwice as DeliveredTwice
from bot.storage.errors import GameNightOver as GameNightOver
from bot.storage.errors import GuessRefused as GuessRefused
from bot.storage.errors import MigrationFailed as MigrationFailed
from bot.storage.errors import MissingActions as MissingActions
from bot.storage.errors import NewerDatabase as NewerDatabase
from bot.storage.errors import NotADatabase as NotADatabase
from bot.storage.errors import NothingToDo as NothingToDo
from bot.storage.errors import NotInLobby as NotInLobby
from bot.storage.errors import NotNext as NotNext
from bot.storage.errors import NotOver as NotOver
from bot.storage.errors import NotOwner as NotOwner
from bot.storage.errors import NotSeated as NotSeated
from bot.storage.errors import NoVote as NoVote
from bot.storage.errors import PostgresUnreachable as PostgresUnreachable
from bot.storage.errors import RateExceeded as RateExceeded
from bot.storage.errors import RematchTaken as RematchTaken
from bot.storage.errors import RemovedByHost as RemovedByHost
from bot.storage.errors import SeatsChanged as SeatsChanged
from bot.storage.errors import ShardCountMismatch as ShardCountMismatch
from bot.storage.errors import StoreConflict as StoreConflict
from bot.storage.errors import StoreError as StoreError
from bot.storage.errors import StoreFailed as StoreFailed
from bot.storage.errors import TableFull as TableFull
from bot.storage.errors import TooManyGameNights as TooManyGameNights
from bot.storage.errors import TooManyLobbies as TooManyLobbies
from bot.storage.errors import TooMuchAway as TooMuchAway
from bot.storage.errors import TournamentChanged as TournamentChanged
from bot.storage.errors import TournamentFull as TournamentFull
from bot.storage.errors import TournamentTaken as TournamentTaken
from bot.storage.errors import UnknownTable as UnknownTable
from bot.storage.errors import UnreadableTable as UnreadableTable
from bot.storage.errors import VoteTaken as VoteTaken
from bot.storage.ops.lease import HeartbeatResult as HeartbeatResult
from bot.storage.ops.lease import LeaseAcquired as LeaseAcquired
from bot.storage.ops.shard_leases import ShardLease as ShardLease
from bot.storage.ops.shard_leases import TableChangedNote as TableChangedNote
from bot.storage.repos.bans import Ban as Ban
from bot.storage.repos.deals import Deal as Deal
from bot.storage.repos.game_nights import Attendee as Attendee
from bot.storage.repos.game_nights import GameNight as GameNight
from bot.storage.repos.game_nights import Outcome as Outcome
from bot.storage.repos.game_nights import Repeats as Repeats
from bot.storage.repos.game_nights import TableOpening as TableOpening
from bot.storage.repos.game_nights import Wish as Wish
from bot.storage.repos.guesses import Guess as Guess
from bot.storage.repos.guesses import Guesser as Guesser
from bot.storage.repos.guesses import GuessScore as GuessScore
from bot.storage.repos.guild_settings import Follow as Follow
from bot.storage.repos.guild_settings import GuildSettings as GuildSettings
from bot.storage.repos.history import PastGame as PastGame
from bot.storage.repos.history import SeatResult as SeatResult
from bot.storage.repos.history import SeriesGame as SeriesGame
from bot.storage.repos.history import ShareCardMessage as ShareCardMessage
from bot.storage.repos.messages import BoardState as BoardState
from bot.storage.repos.messages import ClosingNotice as ClosingNotice
from bot.storage.repos.messages import DirectMessageState as DirectMessageState
from bot.storage.repos.messages import StaleMessage as StaleMessage
from bot.storage.repos.operations import Operation as Operation
from bot.storage.repos.operations import OperationKind as OperationKind
from bot.storage.repos.operations import OperationMessage as OperationMessage
from bot.storage.repos.operations import OperationNews as OperationNews
from bot.storage.repos.operations import OperationRequest as OperationRequest
from bot.storage.repos.player_stats import AchievementCount as AchievementCount
from bot.storage.repos.player_stats import DiceTotals as DiceTotals
from bot.storage.repos.player_stats import EarnedAchievement as EarnedAchievement
from bot.storage.repos.player_stats import PersonaRecord as PersonaRecord
from bot.storage.repos.player_stats import RivalRecord as RivalRecord
from bot.storage.repos.player_stats import RivalSummary as RivalSummary
from bot.storage.repos.player_stats import StreakCounts as StreakCounts
from bot.storage.repos.player_stats import UncountedTable as UncountedTable
from bot.storage.repos.ratings import CurrentRating as CurrentRating
from bot.storage.repos.ratings import RatingChange as RatingChange
from bot.storage.repos.ratings import RatingPoint as RatingPoint
from bot.storage.repos.ratings import RatingUpdate as RatingUpdate
from bot.storage.repos.results import GameTally as GameTally
from bot.storage.repos.results import LeaderboardPage as LeaderboardPage
from bot.storage.repos.results import LeaderboardPosition as LeaderboardPosition
from bot.storage.repos.results import LeaderboardRow as LeaderboardRow
from bot.storage.repos.tables import LOBBY as LOBBY
from bot.storage.repos.tournament_standings import counted_tables as counted_tables
from bot.storage.repos.tournament_standings import standings_of as standings_of
from bot.storage.repos.tournaments import NewTournament as NewTournament
from bot.storage.repos.tournaments import Tournament as Tournament
from bot.storage.repos.tournaments import TournamentOpening as TournamentOpening
from bot.storage.repos.tournaments import TournamentPlayer as TournamentPlayer
from bot.storage.repos.tournaments import TournamentSeat as TournamentSeat
from bot.storage.repos.tournaments import TournamentTable as TournamentTable
from bot.storage.repos.user_prefs import ENOUGH as ENOUGH
from bot.storage.repos.user_prefs import MORNING as MORNING
from bot.storage.repos.user_prefs import USUAL as USUAL
from bot.storage.repos.user_prefs import CallPrefs as CallPrefs
from bot.storage.repos.user_prefs import How as How
from bot.storage.repos.user_prefs import ReminderPrefs as ReminderPrefs
from bot.storage.seat_styles import assign_styles as assign_styles
from bot.storage.store import Store as Store
from bot.storage.table_changes import ActionAppended as ActionAppended
from bot.storage.table_changes import DirectMessageChanged as DirectMessageChanged
from bot.storage.table_changes import PremoveChanged as PremoveChanged
from bot.storage.table_changes import ReminderChanged as ReminderChanged
from bot.storage.table_changes import TableChange as TableChange
from bot.storage.table_rows import GHOSTS as GHOSTS
from bot.storage.table_rows import RELIEVE as RELIEVE
from bot.storage.table_rows import UNDO as UNDO
from bot.storage.table_rows import Ballot as Ballot
from bot.storage.table_rows import DeadlineUpdate as DeadlineUpdate
from bot.storage.table_rows import LogEntry as LogEntry
from bot.storage.table_rows import OpenSeat as OpenSeat
from bot.storage.table_rows import Option as Option
from bot.storage.table_rows import OptionChange as OptionChange
from bot.storage.table_rows import RecordDigest as RecordDigest
from bot.storage.table_rows import SeatDeadline as SeatDeadline
from bot.storage.table_rows import SeatOutcome as SeatOutcome
from bot.storage.table_rows import SeatRow as SeatRow
from bot.storage.table_rows import Status as Status
from bot.storage.table_rows import StoredPremove as StoredPremove
from bot.storage.table_rows import Substitute as Substitute
from bot.storage.table_rows import Substitution as Substitution
from bot.storage.table_rows import TableNotice as TableNotice
from bot.storage.table_rows import TableRow as TableRow
from bot.storage.table_rows import Vote as Vote
from bot.storage.table_rows import VoteState as VoteState
from bot.storage.table_rows import What as What
from bot.storage.table_rows import kept_actions as kept_actions
from bot.storage.table_rows import users_of_table as users_of_table


@overload
def open_store(where: Path) -> AbstractAsyncContextManager[SqliteStore]: ...
@overload
def open_store(where: Path | str) -> AbstractAsyncContextManager[Store]: ...
def open_store(where: Path | str) -> AbstractAsyncContextManager[Store]:
    """Open the store in a SQLite file, or at the address of a PostgreSQL database (``postgresql://…``).

    It is created or migrated if need be, and closed on leaving.

    Raises:
        StoreError: as the texts of its kinds say, each with a sentence that says what to do.
    """
    return _open_served(str(where)) if is_postgres_url(where) else open_sqlite(Path(where))


@asynccontextmanager
async def _open_served(address: str) -> AsyncIterator[Store]:
    with require_driver(address):
        from bot.storage.backends.postgres import open_postgres
    async with open_postgres(address) as store:
        yield store


def request_handover(where: Path | str, holder: str) -> None:
    """Ask the owner of a database that cannot be opened yet to hand over."""
    if not is_postgres_url(where):
        sqlite.request_handover(Path(where), holder)
        return
    with require_driver(str(where)):
        from bot.storage.backends import postgres
    postgres.request_handover(str(where), holder)


@contextmanager
def require_driver(address: str) -> Iterator[None]:
    """Raise an error with instructions if the PostgreSQL driver is not installed.

    Raises:
        AccessDenied: it is not.
    """
    try:
        yield
    except ImportError as error:
        # psycopg without libpq has no name.
        if (error.name or "psycopg").partition(".")[0] not in ("psycopg", "psycopg_binary", "psycopg_c"):
            raise
        raise AccessDenied(
            masked_url(address),
            "what speaks with PostgreSQL is not installed",
            "install Sleepover with its extra “postgres”: in a clone `uv sync --no-default-groups --extra postgres`, "
            "else as docs/hosting.md says",
        ) from error
