"""How Tie-Die is tried in the house rules laboratory."""

from games.simulation.rule_variants import RulePlan

PLAN = RulePlan(games=4000, unlike=2000)
