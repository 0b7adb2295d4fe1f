"""Game nights with a date: messages, reminders, Discord's scheduled events."""
