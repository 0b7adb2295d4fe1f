"""Generated data of Magic Numbers; each file's page or docstring names the command that made it."""
