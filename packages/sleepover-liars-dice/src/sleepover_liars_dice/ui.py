"""The controls of Liar's Dice: throw; then doubt, or bid more. They read nothing that is under a cup."""

from __future__ import annotations

from bot.ui.games import GameUI


class LiarsDiceUI(GameUI):
    """A button to throw, one to doubt, a list of bids, and a form for all others."""

    has_direct_messages = True
    has_peek = True
    emoji = "🤥"
    pictures = ((22, None), (5, 1))
    styles = (("doubt", "danger"),)


UI = LiarsDiceUI()
