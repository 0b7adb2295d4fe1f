"""The store: all repositories, one class a subject, for every database."""

from __future__ import annotations

from bot.storage.ops.shard_leases import ShardLeaseRepository
from bot.storage.repos.availability import AvailabilityRepository
from bot.storage.repos.bans import BanRepository
from bot.storage.repos.deals import DealRepository
from bot.storage.repos.game_nights import GameNightRepository
from bot.storage.repos.guesses import GuessRepository
from bot.storage.repos.guild_settings import GuildSettingsRepository
from bot.storage.repos.history import ArchiveRepository, ShareCardRepository
from bot.storage.repos.lobbies import LobbyRepository
from bot.storage.repos.messages import ClosingNoticeRepository, MessageRepository, TableNoticeRepository
from bot.storage.repos.operations import OperationRepository
from bot.storage.repos.player_stats import PlayerStatsRepository
from bot.storage.repos.premoves import PremoveRepository
from bot.storage.repos.privacy import PrivacyRepository
from bot.storage.repos.puzzles import PuzzleRepository
from bot.storage.repos.ratings import RatingRepository
from bot.storage.repos.results import LeaderboardRepository, ResultRepository
from bot.storage.repos.substitutions import SubstitutionRepository
from bot.storage.repos.tables import TableRepository
from bot.storage.repos.tournaments import TournamentRepository
from bot.storage.repos.user_prefs import UserPrefsRepository, UserRepository
from bot.storage.repos.votes import VoteRepository


class Store(
    TableRepository,
    LobbyRepository,
    MessageRepository,
    ResultRepository,
    RatingRepository,
    LeaderboardRepository,
    GuildSettingsRepository,
    PlayerStatsRepository,
    ArchiveRepository,
    UserRepository,
    UserPrefsRepository,
    AvailabilityRepository,
    VoteRepository,
    TableNoticeRepository,
    PremoveRepository,
    PuzzleRepository,
    GameNightRepository,
    TournamentRepository,
    GuessRepository,
    DealRepository,
    PrivacyRepository,
    ClosingNoticeRepository,
    ShareCardRepository,
    SubstitutionRepository,
    BanRepository,
    OperationRepository,
    ShardLeaseRepository,
):
    """Everything that is stored; a database has its own transactions.

    Every method is one transaction, unless it says otherwise: it happens as a whole, and for good once it has
    returned. A caller that is cancelled while waiting does not undo it. Any method may raise ``StoreFailed``.
    """
