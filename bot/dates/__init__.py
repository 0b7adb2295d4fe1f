"""Dates and times that people type: tokens, grammar, parser."""
