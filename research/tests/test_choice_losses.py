"""A better computer loses less by its choices, at any table size."""

from __future__ import annotations

import pytest

import games
from games.ai.levels import LEVELS
from tests.deep_share import share
from tests.games.choice_losses import POSITIONS, WITH_LEVELS, losses

KINDS = [(name, seats) for name in WITH_LEVELS for seats in (2, 3, 4) if seats in games.load(name).player_counts]
USUAL = {"tie_die": 16, "sibling_rivalry": 8, "magic_numbers": POSITIONS, "pillow_fight": 4}
"""So many positions of each game are looked at without ``--deep``."""
MANY = 40
"""So many games of each are looked at with ``--deep``."""
FEW = {"magic_numbers": 10, "pillow_fight": 3}
"""And so many otherwise, of others four. A hard computer of Magic Numbers mixes its choices, so it loses a little
often, and a normal one much now and then: in 80 games for three 4.5 wins and 7.5, for four 3.6 and 4.6, with 0.036 ±
0.022 and 0.012 ± 0.012 a game between them. A few cannot tell that."""
DEAR = ("pillow_fight",)
"""Games in which hard computers think for long. They are asked there, and do not play. In 195 games with
three seats and 160 with four a normal one lost 10.9 and 10.8 points a game, an easy one 17.4 and 17.3, a hard one
nothing."""
CLOSE = {("sibling_rivalry", 2), ("magic_numbers", 2)}
"""Games in which an easy computer loses hardly more than a normal one: 0.52 wins and 0.49 in Sibling Rivalry, with
0.030 ± 0.011 between them (300 games), of Magic Numbers 0.26 and 0.21, with 0.053 ± 0.022 (120 games). A few games
cannot tell that, so as many are looked at as with ``--deep``."""


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_a_stronger_computer_loses_less_at_any_number_of_seats(game: str, seats: int) -> None:
    close = (game, seats) in CLOSE
    positions = POSITIONS if close else share(POSITIONS, USUAL.get(game, 16))
    playing = LEVELS[: share(3, 2)] if game in DEAR else LEVELS
    lost = losses(game, seats, MANY if close else share(MANY, FEW.get(game, 4)), positions, playing)
    assert lost["hard"] < lost["normal"] < lost["easy"]
