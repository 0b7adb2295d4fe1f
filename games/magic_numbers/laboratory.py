"""How Magic Numbers is tried in the house rules laboratory."""

from games.laboratory import Plan

PLAN = Plan(games=2000, unlike=2000)
