"""Discord's limits: forms of requests, sizes of messages, components and commands, calls and sessions per time."""
