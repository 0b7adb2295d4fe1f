"""Tie-Die, by Adam Lemos: simultaneous dice, roll-offs and challenges."""
