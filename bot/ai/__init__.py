"""Computers at the table: how they are seated, when they move, and where they think."""
