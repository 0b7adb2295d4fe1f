"""Plan for simulating Tie-Die's house rules."""

from games.simulation.rule_variants import RulePlan

PLAN = RulePlan(games=4000, unlike=2000)
