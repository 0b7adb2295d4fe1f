"""Statistics of results: ratings, leaderboards, profiles and achievements."""
