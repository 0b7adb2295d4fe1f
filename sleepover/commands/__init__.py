"""Commands of ``sleepover``: one module a command, or for two that belong together."""
