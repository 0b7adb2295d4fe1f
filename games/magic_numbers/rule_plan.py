"""Sample sizes for Magic Numbers in the house rules laboratory."""

from games.simulation.rule_variants import RulePlan

PLAN = RulePlan(games=2000, unlike=2000)
