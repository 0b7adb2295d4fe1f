"""A local Discord on loopback and a page to sit down at: the default way to try the bot."""
