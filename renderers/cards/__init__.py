"""Pictures beside the boards: posters, profiles, leaderboards, and cards of finished games."""
