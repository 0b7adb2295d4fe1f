"""Liar's Dice: everybody throws under a cup and bids on what lies under all of them; the last one with dice wins."""

PROTOCOL = 1
"""The protocol of Sleepover's games that it was made for."""
