"""Reviews of finished games: chances, accuracy, luck, reasons, puzzles."""
