"""Tournaments, which players call nights: several rounds of games with standings and a champion."""
