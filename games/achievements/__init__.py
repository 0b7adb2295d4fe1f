"""Achievements: those of any game, and what a rule of one can ask."""
