"""Benchmarks of the bot, next to other projects: ``uv run python -m benchmarks engine|render|click|all``."""
