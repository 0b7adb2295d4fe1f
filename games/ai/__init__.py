"""Computer players: what all games share."""
