"""How Tie-Die is tried in the house rules laboratory."""

from games.laboratory import Plan

PLAN = Plan(games=4000, unlike=2000)
