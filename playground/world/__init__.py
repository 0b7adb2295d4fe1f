"""The local Discord's world: servers, channels, messages and people, in memory and on disk."""
