"""Buttons, lists, modals and other parts of messages."""
