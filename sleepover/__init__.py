"""The command line: the door of the house. Everything it does is done by the rooms behind it."""
