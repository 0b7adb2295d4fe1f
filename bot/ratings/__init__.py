"""The rating model, and the strength of computer players."""
