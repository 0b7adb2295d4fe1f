"""What the house costs, measured beside others: ``uv run python -m benchmarks engine|render|click|all``."""
