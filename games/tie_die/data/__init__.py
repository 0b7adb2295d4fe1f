"""Generated data of Tie-Die; ``research/README.md`` has the command that makes each file."""
