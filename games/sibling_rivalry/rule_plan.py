"""How Sibling Rivalry is tried in the house rules laboratory."""

from games.simulation.rule_variants import RulePlan

PLAN = RulePlan(games=600, unlike=400)
"""Fewer games than elsewhere: at a full table its computers think for a long time."""
