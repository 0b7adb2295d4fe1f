"""A table in memory: what is stored, the game replayed from it, who sits there, and who is waited for."""
