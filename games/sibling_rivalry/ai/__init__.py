"""Computer players of Sibling Rivalry."""
