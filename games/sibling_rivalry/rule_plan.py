"""Plan for simulating Sibling Rivalry's house rules."""

from games.simulation.rule_variants import RulePlan

PLAN = RulePlan(games=600, unlike=400)
"""Fewer games than elsewhere: at a full table its computers think for a long time."""
