"""Sibling Rivalry, by Richard Garfield: pressing one's luck against brothers, sisters and a parent next door."""
