"""Time limits of waiting in tests; no test fails because the machine is slow."""

PATIENCE = 30.0
"""Seconds of wall time; on a quiet machine whatever is waited for takes a hundredth of them."""
