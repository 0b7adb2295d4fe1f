"""The front door: the client, the commands, and the one place where all parts are put together."""
