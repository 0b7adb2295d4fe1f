"""Tools for making a game: a new game's skeleton, a check for missing parts, and a page with all its displays."""
