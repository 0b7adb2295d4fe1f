"""Training of the networks that play Magic Numbers."""
