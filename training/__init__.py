"""Training of the networks that play Magic Numbers with three or more seats; not part of the program."""
