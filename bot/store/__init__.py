"""Where tables, results and birthdays are kept. ``Store`` says what a store can do, ``open_store`` opens one."""

from bot.store.contract import Option, Result, Sitting, Status, Store, Stored, Wait, Waiting
from bot.store.errors import (
    AlreadyOver,
    AlreadySeated,
    CannotOpen,
    ChannelTaken,
    Conflict,
    DeliveredTwice,
    MigrationFailed,
    NewerDatabase,
    NotADatabase,
    NotInLobby,
    NotSeated,
    Refusal,
    SeatsChanged,
    StoreError,
    StoreFailed,
    TableFull,
    UnknownTable,
)
from bot.store.leaderboard import Page, Ranked, Whereabouts
from bot.store.ratings import Rating, RatingChange, RatingPoint
from bot.store.scores import GameTally
from bot.store.servers import Server
from bot.store.sqlite import SqliteStore, open_store

__all__ = [
    "AlreadyOver",
    "AlreadySeated",
    "CannotOpen",
    "ChannelTaken",
    "Conflict",
    "DeliveredTwice",
    "GameTally",
    "MigrationFailed",
    "NewerDatabase",
    "NotADatabase",
    "NotInLobby",
    "NotSeated",
    "Option",
    "Page",
    "Ranked",
    "Rating",
    "RatingChange",
    "RatingPoint",
    "Refusal",
    "Result",
    "SeatsChanged",
    "Server",
    "Sitting",
    "SqliteStore",
    "Status",
    "Store",
    "StoreError",
    "StoreFailed",
    "Stored",
    "TableFull",
    "UnknownTable",
    "Wait",
    "Waiting",
    "Whereabouts",
    "open_store",
]
