"""Message layouts: components, views, and each game's controls."""
