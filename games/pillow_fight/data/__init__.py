"""Generated data of Pillow Fight; ``research/README.md`` has the command that makes each file."""
