"""Sibling Rivalry, by Richard Garfield: pressing your luck against brothers, sisters and a parent next door."""
