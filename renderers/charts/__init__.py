"""Charts in the look of the boards: chances of winning, wins by seat, and lengths of games."""
