"""Generated data of Sibling Rivalry; each file's page or docstring names the command that made it."""
