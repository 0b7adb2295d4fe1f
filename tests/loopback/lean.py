"""``python -m tests.loopback.lean`` is the command ``sleepover``, but its bot leaves the pages of rules undrawn until
somebody asks."""

from __future__ import annotations

from bot.playing.rulespages import RulesPages
from sleepover.cli import main
from tests.ready import undrawn

if __name__ == "__main__":
    undrawn(RulesPages)
    main()
