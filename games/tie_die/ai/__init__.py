"""Computer players of Tie-Die."""
