"""Plan for simulating Pillow Fight's house rules."""

from games.simulation.rule_variants import RulePlan

PLAN = RulePlan(games=250, unlike=125, pairs=(("pillows", "full_defence"), ("curfew", "full_defence")))
"""Of all pairs of options these two change a game's length together by more than the one times the other: a full
defence saves pillows, which matters if they are few, or if nobody calls time."""
