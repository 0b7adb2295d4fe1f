"""Composition of the bot: client, services, lease, health and metrics."""
