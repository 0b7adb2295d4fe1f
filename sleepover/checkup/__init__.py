"""What `sleepover doctor` looks at: the machine, the database, and the bot's place on Discord."""
