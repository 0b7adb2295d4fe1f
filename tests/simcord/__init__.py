"""simcord, the Discord in memory that most tests of the bot run against, as the suite needs it."""
