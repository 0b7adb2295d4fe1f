"""Samples to try a game with: tables, random play, positions and players' names."""
