"""Computer players of Magic Numbers."""
