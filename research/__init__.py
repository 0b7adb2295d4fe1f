"""Training of the computers, and measurements of and attacks on how they play; not installed with the bot."""
