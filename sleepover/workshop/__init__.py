"""Tools for making a game: one to begin with, what it lacks, and all that it shows on one page."""
