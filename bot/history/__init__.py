"""Past and running games: lists, replays, reviews, explanations, puzzles."""
