"""How the networks of Magic Numbers for three and more were trained; no part of the program."""
