"""Several rounds of games with standings and a champion: who sits with whom, what a place is worth, how long it takes.

Players call it a night. No Discord, no clock and no storage: callers give the time and the randomness.
"""
