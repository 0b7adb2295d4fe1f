"""What people settle for themselves: how they are reminded, whom they block, what is forgotten."""
