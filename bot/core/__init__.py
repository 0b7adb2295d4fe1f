"""Configuration, errors, retries, permissions and ports."""
