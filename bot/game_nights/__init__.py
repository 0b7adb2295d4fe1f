"""Scheduled game nights."""
