"""Errors of the store: what it refuses, and what keeps it from opening.

A ``StoreConflict`` is an answer: nothing changed, and the user can be told why. A ``StoreError`` is trouble
with the database itself; its message is a sentence that says what to do.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

LobbyLimit = Literal["seats", "seats-anywhere", "opened", "guild", "threads", "threads-guild"]
"""Limits of lobbies. ``seats`` and ``seats-anywhere``: in how many a user sits, in one guild and in all. ``opened``:
how many a user has opened in a guild; ``guild``: how many there are. ``threads`` and ``threads-guild``: likewise."""

_WAY_BACK = (
    "Put a backup in its place with `sleepover restore`, or save what can be read: "
    "`sqlite3 DAMAGED.sqlite .recover | sqlite3 NEW.sqlite`."
)


class StoreError(Exception):
    """The database cannot be opened or used."""


class CannotOpen(StoreError):
    """The file or its folder cannot be read and written."""

    def __init__(self, path: Path, why: str) -> None:
        self.path = path
        super().__init__(
            f"The database {path} cannot be opened ({why}); give a file in a folder that this user may read and write."
        )


class NotADatabase(StoreError):
    """Error of a file that is not this bot's database."""

    def __init__(self, path: Path, what: str) -> None:
        self.path = path
        super().__init__(f"{path} is {what}; give another file name, or move that file away. It was left as it was.")


class DatabaseDamaged(StoreError):
    """The database's file is damaged. It was left as it was."""

    def __init__(self, path: Path, what: str) -> None:
        self.path = path
        super().__init__(f"The database {path} is damaged ({what}); it was left as it was. {_WAY_BACK}")


class MissingActions(StoreError):
    """The database lacks actions that were stored once. It was left as it was."""

    def __init__(self, path: Path, noted: Path, actions: int) -> None:
        self.path = path
        super().__init__(
            f"The database {path} is older than it was when the bot last used it: {actions} actions are missing. "
            f"Either its {path.name}-wal was lost, so put back the files that belong together; or an older copy was "
            f"put in its place. If that is what you want, delete {noted} and start again. It was left as it was."
        )


class NewerDatabase(StoreError):
    """A newer version of the bot has written this database. It was not changed."""

    def __init__(self, path: Path | str, found: int, known: int) -> None:
        self.path = path
        self.found = found
        self.known = known
        super().__init__(
            f"The database {path} is of version {found}, but this Sleepover knows versions up to {known}; "
            "update Sleepover, or open a backup from before the update."
        )


class MigrationFailed(StoreError):
    """A step to a newer version failed. The database is as it was before that step."""

    def __init__(self, path: Path | str, name: str, why: str, *, copy: Path | None = None) -> None:
        self.path = path
        self.name = name
        super().__init__(
            f"The database {path} could not be brought up to date ({name}: {why}); it was left at the version before. "
            + (f"As it was at this start it is kept as {copy}. " if copy else "")
            + (
                "Make room on that disk, and start again."
                if "disk is full" in why or "No space left" in why
                else "Go on with the Sleepover that wrote it, and report this."
            )
        )


class CannotUpgrade(StoreError):
    """Error for a database of an older version that could not be copied first. It is as it was."""

    def __init__(self, path: Path, version: int, why: str) -> None:
        self.path = path
        super().__init__(
            f"The database {path} has to be brought up to date from version {version}, and could not be copied before "
            f"({why}). It was left as it was: make room beside it, and start again."
        )


class StoreFailed(StoreError):
    """Reading or writing failed (disk full, locked for too long); the transaction did not happen."""

    def __init__(self, why: str) -> None:
        super().__init__(
            f"The database could not be used ({why}); nothing was changed. "
            "See that the disk has room and that no other program holds the file, then try again."
        )


class DamagedWhileRunning(StoreFailed):
    """Failed transaction of a running bot, because the database's file turns out to be damaged."""

    def __init__(self, why: str) -> None:
        StoreError.__init__(
            self,
            f"The database's file is damaged ({why}); nothing was changed. Stop the bot. {_WAY_BACK}",
        )


class NotWritable(StoreFailed):
    """Failed transaction, because the database's file may be read but not written any more."""

    def __init__(self, why: str) -> None:
        StoreError.__init__(
            self,
            f"The database's file may not be written ({why}); nothing was changed. See that the user whom the bot runs "
            "as may write the file and its folder, and that the disk is not read-only, then try again.",
        )


class PostgresFailed(StoreFailed):
    """Failed transaction on a PostgreSQL server that is away, too slow, or refuses.

    ``known`` is False if the connection broke during a commit and the server could not be asked what came of
    it.
    """

    def __init__(self, why: str, *, known: bool = True) -> None:
        changed = "nothing was changed" if known else "whether anything was changed is not known"
        StoreError.__init__(
            self,
            f"The database could not be used ({why}); {changed}. "
            "See that the PostgreSQL server runs, can be reached and has room on its disk, then try again.",
        )


class TracesLeft(StoreFailed):
    """Deleted data that is left in files of a PostgreSQL database, because tables could not be rewritten."""

    def __init__(self, why: str) -> None:
        StoreError.__init__(
            self,
            f"Deleted data is left in files of the database ({why}). Nobody finds it there by a query, and the bot "
            "tries again each day. See docs/privacy.md, “In a PostgreSQL database”.",
        )


class PostgresUnreachable(StoreError):
    """The PostgreSQL server does not answer, or does not let us in for now."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(
            f"The database {where} cannot be reached ({why}); see that the PostgreSQL server runs there and accepts "
            "connections from here."
        )


class AccessDenied(StoreError):
    """Error of a PostgreSQL server that does not let this bot in until the operator changes something.

    ``mend`` is that change, as a clause.
    """

    def __init__(self, where: str, why: str, mend: str) -> None:
        super().__init__(f"The database {where} cannot be used: {why}; {mend}.")


class NotOwner(StoreError):
    """Error of a process that is no longer the owner and must not write any more."""

    def __init__(self) -> None:
        super().__init__(
            "Another Sleepover has taken over this database, so this one has stopped. If you did not start another "
            "one, this process was held up for too long; start it again, and it waits until the other one ends."
        )


class ShardCountMismatch(StoreError):
    """Error for another number of shards than the running processes have."""

    def __init__(self, asked: int, there: int) -> None:
        self.asked = asked
        self.there = there
        super().__init__(
            f"The processes at work with this database share {there} shards and not {asked}: write the same number "
            "into the setting shards, or stop all of them first."
        )


class DatabaseInUse(StoreError):
    """A bot is at work at a database that would have to be brought up to date."""

    def __init__(self, path: Path | str) -> None:
        self.path = path
        super().__init__(
            f"A Sleepover of an older version is at work with the database {path}, which has to be brought up to date; "
            "stop that one first, or let the new one take over: `sleepover run --take-over`."
        )


class DatabaseBusy(StoreError):
    """A bot is at work at a database that would be replaced under its hands."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(
            f"A Sleepover is at work with the database {path}: stop it first, then restore. Nothing was changed."
        )


class CannotBackUp(StoreError):
    """Error for a backup that was not made."""

    def __init__(self, path: Path, why: str) -> None:
        self.path = path
        super().__init__(f"There is no new backup of {path} ({why}); the database and older backups are as they were.")


class CannotRestore(StoreError):
    """A backup was not put in the place of the database, which is as it was."""

    def __init__(self, backup: Path, why: str) -> None:
        self.backup = backup
        super().__init__(f"Nothing was restored: {backup} {why}. The database is as it was.")


class CannotTransfer(StoreError):
    """A database was not copied into another, which has nothing of it."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"Nothing was copied: {where} {why}.")


class StoreConflict(Exception):
    """The store said no, and nothing changed."""


class GameNightOver(StoreConflict):
    """Error for a game night that is over, or does not exist."""

    def __init__(self, evening: int) -> None:
        self.evening = evening
        super().__init__(f"evening {evening} is over, or there is none")


class TooManyGameNights(StoreConflict):
    """Error for too many game nights to come: ``whose`` is ``one`` (person) or ``server``."""

    def __init__(self, whose: str) -> None:
        self.whose = whose
        super().__init__(f"there are enough evenings of this {whose}")


class TournamentChanged(StoreConflict):
    """Error for a tournament that is over or another round on, or does not exist."""

    def __init__(self, tournament: int) -> None:
        self.tournament = tournament
        super().__init__(f"tournament {tournament} is over or another round on, or there is none")


class GuessRefused(StoreConflict):
    """Error for a guess at a game where that user has a seat, or had one (``seated``), or that comes too ``late``."""

    def __init__(self, table: int, why: Literal["seated", "late"]) -> None:
        self.why = why
        super().__init__(f"a guess at table {table} is refused: {why}")


class TournamentFull(StoreConflict):
    """Conflict: as many people are in that tournament as may be."""

    def __init__(self, tournament: int) -> None:
        self.tournament = tournament
        super().__init__(f"tournament {tournament} is full")


class TournamentTaken(StoreConflict):
    """Error for a second tournament in a channel whose first one is not over."""

    def __init__(self, channel: int, tournament: int) -> None:
        self.channel, self.tournament = channel, tournament
        super().__init__(f"channel {channel} has tournament {tournament}")


class TooManyLobbies(StoreConflict):
    """Error for one lobby, or one thread, more than there may be: ``limit`` says of which, ``most`` how many.

    ``tables`` are those that count there, if they are the user's own.
    """

    def __init__(self, limit: LobbyLimit, most: int, tables: Sequence[int] = ()) -> None:
        self.limit: LobbyLimit = limit
        self.most = most
        self.tables = tables
        super().__init__(f"there are {most} lobbies already ({limit})")


class RemovedByHost(StoreConflict):
    """Error for a user whom the host has got up from that lobby: they may not come back to it."""

    def __init__(self, table: int) -> None:
        self.table = table
        super().__init__(f"that person was removed from table {table} by its host")


class UnknownTable(StoreConflict):
    """Error for a table that does not exist."""

    def __init__(self, table: int) -> None:
        self.table = table
        super().__init__(f"there is no table {table}")


class UnreadableTable(StoreConflict):
    """Table whose stored data make no sense; its ``status`` is known."""

    def __init__(self, table: int, status: str) -> None:
        self.table = table
        self.status = status
        super().__init__(f"what is stored of table {table} cannot be read")


class ChannelTaken(StoreConflict):
    """The channel already has a lobby or a running table: ``table``."""

    def __init__(self, channel: int, table: int) -> None:
        self.channel = channel
        self.table = table
        super().__init__(f"channel {channel} already has table {table}; end that one first")


class RematchTaken(StoreConflict):
    """Error: that game has a rematch already, ``table``."""

    def __init__(self, after: int, table: int) -> None:
        self.after = after
        self.table = table
        super().__init__(f"table {table} is the rematch of table {after} already")


class NotInLobby(StoreConflict):
    """The table is not a lobby (any more), or does not exist."""

    def __init__(self, table: int) -> None:
        self.table = table
        super().__init__(f"table {table} is not in the lobby any more")


class AlreadySeated(StoreConflict):
    """Conflict: the user sits at the table already."""

    def __init__(self, table: int, user: int) -> None:
        self.table = table
        self.user = user
        super().__init__(f"user {user} already sits at table {table}")


class TableFull(StoreConflict):
    """Error for a table whose ``most`` seats are all taken."""

    def __init__(self, table: int, most: int) -> None:
        self.table = table
        self.most = most
        super().__init__(f"all {most} seats of table {table} are taken")


class BlockedByPlayer(StoreConflict):
    """Conflict: a player at the table does not want to sit with that user. The player is not named."""

    def __init__(self, table: int) -> None:
        self.table = table
        super().__init__(f"that person cannot sit down at table {table}")


class AlreadySawSecrets(StoreConflict):
    """Conflict: the user has sat in another seat of this game.

    They have seen what is hidden from a user who takes over a seat.
    """

    def __init__(self, table: int, user: int) -> None:
        self.table = table
        self.user = user
        super().__init__(f"user {user} has sat at table {table} before")


class NotSeated(StoreConflict):
    """Conflict: the user does not sit at the table, or the seat is empty; ``who`` says which."""

    def __init__(self, table: int, who: str) -> None:
        self.table = table
        super().__init__(f"there is no {who} at table {table}")


class SeatsChanged(StoreConflict):
    """Conflict: the table has other players than those it was to start or end with. Load it again."""

    def __init__(self, table: int) -> None:
        self.table = table
        super().__init__(f"who sits at table {table} has changed; load it again")


class ActionConflict(StoreConflict):
    """Action ``n`` cannot be stored: it is taken, does not follow the last one, or the table is not being played.

    Load the table again: the action may still make sense there.
    """

    def __init__(self, table: int, n: int) -> None:
        self.table = table
        self.n = n
        super().__init__(f"action {n} of table {table} cannot be stored; load the table again")


class DeliveredTwice(StoreConflict):
    """Conflict: that interaction has already acted, at this or another table. There is nothing left to do."""

    def __init__(self, interaction: int) -> None:
        self.interaction = interaction
        super().__init__(f"interaction {interaction} has already acted")


class NotOver(StoreConflict):
    """Error for a table that has no result: it goes on, or was closed without one."""

    def __init__(self, table: int, status: str) -> None:
        self.table = table
        self.status = status
        super().__init__(f"table {table} has no result: it is {status}")


class NothingToDo(StoreConflict):
    """Answer to a request of the operator: it is so already, as the sentence says."""


class AlreadyOver(StoreConflict):
    """The table has ended or was closed, or does not exist."""

    def __init__(self, table: int) -> None:
        self.table = table
        super().__init__(f"table {table} is already over")


class NotNext(StoreConflict):
    """Error for a table that is not the next one to be counted, or that has been counted: ask for the next one."""

    def __init__(self, table: int) -> None:
        self.table = table
        super().__init__(f"table {table} is not the next one to be counted")


class NoVote(StoreConflict):
    """Conflict: that vote is not open, or the table is not being played."""

    def __init__(self, table: int) -> None:
        self.table = table
        super().__init__(f"there is no such vote at table {table}")


class VoteTaken(StoreConflict):
    """Error for a second vote at a table."""

    def __init__(self, table: int) -> None:
        self.table = table
        super().__init__(f"table {table} is voting already")


class TooMuchAway(StoreConflict):
    """Conflict: no player can be away for so long; ``until`` is the latest possible time."""

    def __init__(self, until: float) -> None:
        self.until = until
        super().__init__(f"away for too long; {until} at the latest")


class RateExceeded(StoreConflict):
    """Conflict: that has been done as often as it can be.

    ``until`` says when it can be done again, ``kept`` whether something is set until then.
    """

    def __init__(self, until: float, *, kept: bool = True) -> None:
        self.until, self.kept = until, kept
        super().__init__(f"too often; again at {until}")
