"""Generated data of Sibling Rivalry; ``research/README.md`` has the command that makes each file."""
