"""A table in memory: registry, session, deadlines, names."""
