"""``python -m sleepover`` is the command ``sleepover``."""

from sleepover.cli import main

main()
