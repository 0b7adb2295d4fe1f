"""Generated data of Tie-Die; each file's page or docstring names the command that made it."""
