"""All that a store does, one class a subject, whatever the database."""

from __future__ import annotations

from bot.store.archive import StoredArchive
from bot.store.cards import StoredCards
from bot.store.evenings import StoredEvenings
from bot.store.farewells import StoredFarewells
from bot.store.leaderboard import StoredLeaderboard
from bot.store.leases import StoredLeases
from bot.store.notices import StoredNotices
from bot.store.people import StoredPeople
from bot.store.plans import StoredPlans
from bot.store.privacy import StoredPrivacy
from bot.store.profiles import StoredProfiles
from bot.store.puzzles import StoredPuzzles
from bot.store.ratings import StoredRatings
from bot.store.reliefs import StoredReliefs
from bot.store.rests import StoredRests
from bot.store.scores import StoredScores
from bot.store.servers import StoredServers
from bot.store.showing import StoredShowing
from bot.store.tables import StoredTables
from bot.store.turns import StoredTurns
from bot.store.votes import StoredVotes
from bot.store.wishes import StoredWishes


class Subjects(
    StoredTables,
    StoredShowing,
    StoredTurns,
    StoredScores,
    StoredRatings,
    StoredLeaderboard,
    StoredServers,
    StoredProfiles,
    StoredArchive,
    StoredPeople,
    StoredWishes,
    StoredRests,
    StoredVotes,
    StoredNotices,
    StoredPlans,
    StoredPuzzles,
    StoredEvenings,
    StoredPrivacy,
    StoredFarewells,
    StoredCards,
    StoredReliefs,
    StoredLeases,
):
    """A ``Store`` but for the transactions, which are a database's own."""
