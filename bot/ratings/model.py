"""Ratings: how a finished table changes them, what they count for, and how they are shown. Nothing is stored here.

The model is Plackett–Luce (``plackett_luce``): a rating is a normal distribution of strength, ``mu`` and ``sigma``.
Each table is one ranking of all its seats; equals share a place. Computers are fixed opponents in it
(``ai_strength``).

Around the model stand the rules that keep a rating worth something; ``docs/ratings.md`` gives the reasons:

- A player who left early keeps their place, the last, and is rated with it: leaving is no way out.
- A person who has decided too little (``min_decisions``) moves nobody; if they left, they lose all the same.
- A seat that has changed hands is rated for the player who sat there first, and lifts nobody: handing over a lost
  game loses it, handing over a won one gains nothing, and the player who takes over has nothing to lose or gain.
- People who have met again and again lately move one another less (``encounter_weight``), and so does somebody
  of whom little is known (``KNOWN``). All opponents whose accounts were deleted, and whoever came after, are one there.
- Computers lift nobody above what they are worth themselves (``_held_down``).
- Everywhere, newcomers move nobody: those who are not ``known`` there.
- A table with a program at it counts for nobody: it may play for one of them.

Everybody is rated for their own seat, also where a computer decided while they were away.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from math import fsum
from typing import NamedTuple
from zlib import crc32

from msgspec import Struct

from bot.engines.registry import is_program
from bot.ratings import plackett_luce
from bot.ratings.ai_strength import SIGMA, STRENGTH, UNKNOWN, USUAL, ai_rating

__all__ = [
    "ALL_GAMES",
    "ALL_TIME",
    "EVERYWHERE",
    "MODEL",
    "SETTLED_AFTER",
    "EncounterCount",
    "PlayerRating",
    "RatedSeat",
    "RatingScope",
    "counted_seats",
    "decided_too_little",
    "display_rating",
    "encounter_weight",
    "initial_rating",
    "is_rated",
    "min_decisions",
    "model_id",
    "month",
    "period_bounds",
    "rate_table",
    "rating_scopes",
    "season",
    "update_encounters",
]

EVERYWHERE = 0
"""The guild under which all guilds together stand."""

ALL_GAMES = ""
"""The game under which all games together stand."""

ALL_TIME = ""
"""The period that never ends."""

SETTLED_AFTER = 5
"""Rated games after which somebody is ranked; before that they stand apart, among the newcomers."""

ENOUGH: dict[str, int] = {"magic_numbers": 4, "sibling_rivalry": 4, "tie_die": 4, "pillow_fight": 8}
"""Least number of decisions of their own that a person takes at a table that counts, by game: two turns of Magic
Numbers. Fewer happen in an honest game too, by luck, at one seat of a hundred or less under the usual house rules."""
USUALLY_ENOUGH = 4
"""Least number of decisions in all other games."""

EVENING = 5
"""After so many tables together within a short time, the next one counts half."""
HALF_LIFE = 7 * 86_400.0
"""Seconds after which a table together counts half as much towards that."""

RETURNED = 2.0
"""Weight of encounters with deleted accounts: who comes back under another number has their first strength again, and
would otherwise be worth more than somebody who stays."""

RECOVERED = 5.0
"""Most of a player's losses to computers that can be won back from them, in units of mu (150 points)."""

KNOWN = 25 / 6
"""A person of whom no more than that is uncertain (sigma) moves others in full; a newcomer, of whom twice as much is,
half as much."""

_WIDTHS = 3
"""Number of sigmas by which the shown rating is below mu: at least this strong, in 999 of 1000 cases."""
_ORIGIN, _UNIT = 1000, 30
"""The start of the shown scale, and the number of its points in one unit of mu."""
_RULES = 4
"""Counted on with whatever else here makes the same results give other ratings."""


def model_id() -> str:
    """Return the name of everything that ratings follow from, except the results.

    It covers the library's version, the strengths of computers, and the numbers here. A database whose
    ratings are of another model recomputes them when it is opened.
    """
    strengths = (sorted(STRENGTH.items()), sorted(USUAL.items()), SIGMA, UNKNOWN)
    numbers = (sorted(ENOUGH.items()), USUALLY_ENOUGH, EVENING, HALF_LIFE, RETURNED, RECOVERED, KNOWN)
    parts = (*strengths, SETTLED_AFTER, _WIDTHS, _ORIGIN, _UNIT, *numbers)
    return f"Plackett-Luce, openskill {version('openskill')}, rules {_RULES}, {crc32(repr(parts).encode()):08x}"


class PlayerRating(NamedTuple):
    """Rating of a player in one scope, with the numbers of rated games and of wins.

    ``reached`` is the strength (mu less three sigmas) up to which computers may lift the player again: the
    strength that people have given them, or that they had before they lost to computers.
    """

    mu: float
    sigma: float
    games: int
    wins: int
    reached: float

    @property
    def lower_bound(self) -> float:
        """The strength they have at least: mu less three sigmas."""
        return self.mu - _WIDTHS * self.sigma


class EncounterCount(NamedTuple):
    """Number of times two people met: ``times``, each table counting less with age, as of the time ``at``."""

    times: float
    at: float


class RatingScope(NamedTuple):
    """Scope of a rating: a guild (0: everywhere), a game ('': all) and a period ('': all time)."""

    guild: int
    game: str
    period: str


class RatedSeat(Struct, frozen=True):
    """One seat of a finished table.

    ``level`` is a computer's, None for a person; ``decisions`` are those that the person took themselves.
    ``relieved``: they gave up their seat, or lost it, and somebody else played it to the end; ``left`` is set if that
    was a computer. ``away``: they have decided too little, because a computer had to do it for them.
    """

    user: int
    place: int
    won: bool
    left: bool
    level: str | None
    decisions: int = 0
    relieved: bool = False
    away: bool = False


def initial_rating() -> PlayerRating:
    """Return the rating of a player who has not played: the library's own default."""
    mu, sigma = plackett_luce.MODEL.mu, plackett_luce.MODEL.sigma
    return PlayerRating(mu, sigma, 0, 0, mu - _WIDTHS * sigma)


def display_rating(mu: float, sigma: float) -> int:
    """Return the rating as it is shown and sorted by: the strength that the player has at least.

    It is 1000 for a newcomer. Thirty points are one unit of mu, so that 200 points between two people with
    settled ratings mean that the better one wins three games of four.
    """
    return round(_ORIGIN + _UNIT * (mu - _WIDTHS * sigma))


def season(time: float) -> str:
    """Return the quarter of a time in UTC: ``2026Q4``."""
    at = datetime.fromtimestamp(time, UTC)
    return f"{at.year:04}Q{(at.month + 2) // 3}"


def month(time: float) -> str:
    """Return the month of a time in UTC: ``2026-11``."""
    at = datetime.fromtimestamp(time, UTC)
    return f"{at.year:04}-{at.month:02}"


def period_bounds(period: str) -> tuple[float, float]:
    """Return when a season (``2026Q4``) or a month (``2026-11``) begins, and when the next one does, in UTC."""
    year, part = max(1, min(9998, int(period[:4]))), int(period[5:])
    first, months = (3 * part - 3, 3) if "Q" in period else (min(12, max(1, part)) - 1, 1)
    begins, ends = (12 * year + first + more for more in (0, months))
    since, until = (datetime(one // 12, one % 12 + 1, 1, tzinfo=UTC).timestamp() for one in (begins, ends))
    return since, until


def min_decisions(game: str) -> int:
    """Return the fewest decisions of their own with which a person counts at a table of that game."""
    return ENOUGH.get(game, USUALLY_ENOUGH)


def decided_too_little(game: str, own: int, spared: int) -> bool:
    """Return whether a player decided too little only because a computer decided for them.

    The computer took ``spared`` decisions when their time was up.
    """
    return own < min_decisions(game) <= own + spared


def counted_seats(game: str, players: Sequence[RatedSeat]) -> list[RatedSeat]:
    """Return the players who count for the others: computers, and people who have decided enough."""
    return [player for player in players if player.level is not None or player.decisions >= min_decisions(game)]


def is_rated(game: str, players: Sequence[RatedSeat]) -> bool:
    """Return whether a table with these seats counts for any person there."""
    return any(_rivals(game, players, player) for player in players if player.level is None)


def update_encounters(before: EncounterCount | None, ended: float) -> EncounterCount:
    """Return the encounter count of two people after a table that ended then was counted."""
    return EncounterCount(_faded(before, ended) + 1.0, ended if before is None else max(before.at, ended))


def encounter_weight(before: EncounterCount | None, ended: float, departed: Iterable[EncounterCount] = ()) -> float:
    """Return the weight, between two people with that encounter count, of a table that ended then.

    It is 1 where they are new to one another or have not met for long, half after ``EVENING`` tables in short
    time, and less with each. Encounters with ``departed`` people, one of whom could be back as the other, count
    ``RETURNED`` times.
    """
    met = fsum((_faded(before, ended), *(RETURNED * _faded(one, ended) for one in departed)))
    return EVENING / (EVENING + met)


def _faded(met: EncounterCount | None, at: float) -> float:
    # Clocks can be set back, so no age is below 0.
    return 0.0 if met is None else met.times * 0.5 ** (max(0.0, at - met.at) / HALF_LIFE)


def rating_scopes(guild: int, game: str, ended: float, *, everywhere: bool) -> list[RatingScope]:
    """Return all scopes for which a table counts; its periods are those in which it ended."""
    return [
        RatingScope(where, what, when)
        for where in ((guild, EVERYWHERE) if everywhere else (guild,))
        for what in (game, ALL_GAMES)
        for when in (ALL_TIME, season(ended), month(ended))
    ]


def rate_table(
    game: str,
    players: Sequence[RatedSeat],
    before: Mapping[int, PlayerRating],
    weighs: Callable[[int, int], float],
    known: Container[int] | None = None,
) -> dict[int, PlayerRating]:
    """Return the ratings of those people among ``players`` for whom the table has counted, in one scope.

    ``before`` are those they held there; a player who is not in it had none. ``weighs`` returns how much the table
    counts between two people. If not everybody moves others, ``known`` are those who do. The order of ``players`` makes
    no difference, not even to the last bit.
    """
    held = {player.user: before.get(player.user) or initial_rating() for player in players if player.level is None}
    by_seats: dict[tuple[int, ...], dict[int, tuple[float, float]]] = {}

    def moved(seats: Sequence[RatedSeat], player: RatedSeat) -> PlayerRating:
        """Return the rating ``player`` would hold if the others among ``seats`` were the only ones."""
        key = tuple(seat.user for seat in seats)
        if key not in by_seats:
            by_seats[key] = _rate_all(game, seats, held)
        mu, sigma = by_seats[key][player.user]
        own = held[player.user]
        others = [seat for seat in seats if seat is not player]
        part = fsum(
            1.0 if other.level else weighs(player.user, other.user) * min(1.0, KNOWN / held[other.user].sigma)
            for other in others
        ) / len(others)
        if part == 1.0:
            return own._replace(mu=mu, sigma=sigma)
        return own._replace(mu=own.mu + part * (mu - own.mu), sigma=own.sigma + part * (sigma - own.sigma))

    found: dict[int, PlayerRating] = {}
    for player in players:
        if player.level is not None or not (rivals := _rivals(game, players, player)):
            continue
        own = held[player.user]
        rivals = [other for other in rivals if other.level is not None or known is None or other.user in known]
        seats = [seat for seat in players if seat is player or seat in rivals]
        people = [seat for seat in seats if seat.level is None]
        by_all = moved(seats, player) if rivals else own
        by_people = moved(people, player) if len(people) > 1 else own
        reached = max(own.reached, own.lower_bound) + min(0.0, by_people.lower_bound - own.lower_bound)
        ran = player.relieved or player.decisions < min_decisions(game)
        if ran or len(people) < len(seats):
            # A person who has sat down in a computer's place may have lost for it.
            computers = [other for other in rivals if other.level and not other.relieved]
            beaten = [] if ran else [other for other in computers if other.place >= player.place]
            worths = [mu - _WIDTHS * sigma for mu, sigma in (ai_rating(game, str(other.level)) for other in beaten)]
            allowed = [own.lower_bound] if ran else [own.lower_bound, reached, by_people.lower_bound, *worths]
            by_all = own if ran and by_all.mu > own.mu else _held_down(own, by_all, max(allowed))
        reached = min(max(reached, by_people.lower_bound, by_all.lower_bound), by_all.lower_bound + RECOVERED)
        if player.relieved:
            reached = min(reached, own.reached)
        found[player.user] = PlayerRating(by_all.mu, by_all.sigma, own.games + 1, own.wins + int(player.won), reached)
    return found


def _rivals(game: str, players: Sequence[RatedSeat], player: RatedSeat) -> list[RatedSeat]:
    """Return the opponents by whom a person is rated there.

    A player who has decided enough is rated by all others who have. If there are none, or the player decided
    too little, one who has left, given up their seat or been away is rated by all others, and any other
    player by none. At a table with a program, no player is rated.
    """
    if any(is_program(one.level) for one in players):
        return []
    others = [other for other in players if other is not player]
    found = counted_seats(game, others) if player.decisions >= min_decisions(game) else []
    return found or (others if player.left or player.relieved or player.away else [])


def _rate_all(
    game: str, players: Sequence[RatedSeat], held: Mapping[int, PlayerRating]
) -> dict[int, tuple[float, float]]:
    """Return the (mu, sigma) of each player after a table of these alone, by the model."""
    before = [held[one.user][:2] if one.level is None else ai_rating(game, one.level) for one in players]
    rated = plackett_luce.rate_places(before, [one.place for one in players])
    return {one.user: after for one, after in zip(players, rated, strict=True)}


def _held_down(before: PlayerRating, after: PlayerRating, most: float) -> PlayerRating:
    """Return ``after``, or as much of it as does not lift its lower bound above ``most``.

    ``most`` is no lower than the lower bound of ``before``.
    """
    if after.lower_bound <= most:
        return after
    if after.mu < before.mu:
        # A smaller sigma must be no gain of its own after a loss.
        return after._replace(sigma=(after.mu - most) / _WIDTHS)
    part = max(0.0, min(1.0, (most - before.lower_bound) / (after.lower_bound - before.lower_bound)))
    return before._replace(
        mu=before.mu + part * (after.mu - before.mu), sigma=before.sigma + part * (after.sigma - before.sigma)
    )


MODEL = model_id()
"""The model that this process rates by."""
