"""Generated data of Magic Numbers; ``research/README.md`` has the command that makes each file."""
