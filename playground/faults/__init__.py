"""Faults that a local Discord can have: their rules, those that are active, and controls for tests."""
