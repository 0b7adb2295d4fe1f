"""Checks that every game must pass: its rules, its secrets, its display and its texts."""
