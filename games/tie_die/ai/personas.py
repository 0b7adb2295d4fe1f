"""The characters of Tie-Die: what each of them likes to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.ai.personas import MORE, MOST, Liking, Taste, characters, preference_for
from games.core import Seat
from games.core.seats import others_playing, places_by
from games.tie_die.ai.blunder_rules import BLUNDER_RULES
from games.tie_die.ai.players import LEVELS, weigh
from games.tie_die.rules.events import ChallengeWon, Declined, OffLost, OffWon, RollOff
from games.tie_die.rules.state import View

__all__ = ["CHARACTERS", "envied", "hurt_by", "leaders", "weigh"]

SPARE = 0.2
"""The loss that a character accepts for its way of playing, see ``games.ai.personas.log_odds_loss``."""


def hurt_by(view: View) -> Seat | None:
    """Return the player who hurt the viewer last in this round; None if no player did.

    By winning the roll-off that the viewer lost, by winning a challenge, or by making the viewer pay for
    declining one.
    """
    found: Seat | None = None
    winner: Seat | None = None
    lost = False
    for event in view.last:
        if isinstance(event, RollOff):
            winner, lost = None, False
        elif isinstance(event, OffWon):
            winner = event.seat
        elif isinstance(event, OffLost):
            lost = event.seat == view.viewer
        if isinstance(event, OffWon | OffLost) and lost and winner is not None:
            found = winner
        elif isinstance(event, ChallengeWon) and event.other == view.viewer:
            found = event.seat
        elif isinstance(event, Declined) and event.seat == view.viewer:
            found = event.other
    return found


def leaders(view: View) -> list[Seat]:
    """Return the other seats still playing with the most points."""
    return list(places_by(view.score, others_playing(view))[0])


def envied(view: View) -> list[Seat]:
    """Return the other seats still playing with a larger die than the viewer's."""
    assert view.viewer is not None
    mine = view.die[view.viewer]
    return [seat for seat in range(view.seats) if view.die[seat] > mine and seat not in view.resigned]


def _challenging(seats: Sequence[Seat | None], liked: float = MORE) -> dict[str, float]:
    return {f"challenge {seat}": liked for seat in seats}


def _beginner(view: View) -> Liking:
    """Return the beginner's preference: a larger die if another player has one, passing, and accepting challenges."""
    return preference_for({"upgrade": MORE if envied(view) else 0.0, "pass": MORE, "accept": MORE})


def _hoarder(view: View) -> Liking:
    """Buys dice, and keeps its challenge for later."""
    return preference_for({"upgrade": MORE, "pass": MORE})


def _gambler(view: View) -> Liking:
    """Fights: challenges, and accepts."""
    return preference_for({"challenge": MORE, "accept": MORE})


def _grudge(view: View) -> Liking:
    """Return the grudge holder's preference: challenge only the player who has just hurt it; accept challenges."""
    return preference_for({**_challenging([hurt_by(view)], MOST), "accept": MORE, "pass": MORE})


def _bluffer(view: View) -> Liking:
    """Challenges those with a larger die than its own, as if it had the better one."""
    return preference_for({**_challenging(envied(view), MOST), "accept": MORE})


def _watcher(view: View) -> Liking:
    """Return the watcher's preference: challenge only the leaders."""
    return preference_for({**_challenging(leaders(view), MOST), "pass": MORE})


TASTES: Mapping[str, Taste[View]] = {
    "beginner": _beginner,
    "hoarder": _hoarder,
    "gambler": _gambler,
    "grudge": _grudge,
    "bluffer": _bluffer,
    "watcher": _watcher,
}
CHARACTERS = characters(weigh, LEVELS, BLUNDER_RULES, TASTES, SPARE)
