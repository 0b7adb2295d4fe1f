"""Generated data of Pillow Fight; each file's page or docstring names the command that made it."""
