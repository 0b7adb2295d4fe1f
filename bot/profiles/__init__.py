"""What results come to: ratings, leaderboards, profiles and achievements."""
