"""AI players: seats, moves and worker processes."""
