"""Play at a table: dispatcher, lobby, controller, votes, deadlines, recovery."""
