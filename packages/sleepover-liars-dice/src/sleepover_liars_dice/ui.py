"""The controls of Liar's Dice: throw; then doubt, or bid more. They read nothing that is under a cup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.i18n import Localizer
from bot.ui.games import ActionOption, ActionSelect, FormField, GameForm, GameUI, Row
from games.core import Seat
from sleepover_liars_dice.rules import View, bid_told, raises, situation, told

LISTED = 24
"""So many of the next higher bids are in the list: four counts of six faces. Any other is written into a form."""


class LiarsDiceUI(GameUI):
    """A button to throw, one to doubt, a list of bids, and a form for all others."""

    has_direct_messages = True
    has_peek = True
    emoji = "🤥"
    example = """{"game": "liars_dice", "rules": 1, "options": {"dice": 3}, "seats": ["Ann", "Ben", "Cleo"],
    "setup": {}, "faces": [2, 4, 4, 2, 6, 1, 4, 5, 3, 3, 2, 6, 6, 5, 1, 1, 6, 4], "actions": [[0, "throw"],
    [2, "throw"], [1, "throw"], [1, "bid 2 4"], [2, "bid 2 6"], [0, "bid 4 4"], [1, "doubt"], [1, "throw"],
    [0, "throw"], [2, "throw"], [0, "bid 2 6"]]}"""
    pictures = ((11, None), (6, 1))

    def prompt(self, view: View, names: Sequence[str], words: Localizer) -> str:
        """Name the player to throw, or to bid or doubt."""
        return "" if view.ranking else words(f"prompt-{situation(view)}", **bid_told(view, names, words))

    def rows(self, view: View, names: Sequence[str], words: Localizer) -> Sequence[Row]:
        """Throw; or doubt, or bid: one of the next higher bids, or any other by the form."""
        if view.phase == "throw":
            return ((ActionOption("throw", words("action-throw"), "primary"),),)
        if view.turn is None:
            return ()
        count, face = (view.bid.count, view.bid.face) if view.bid else (0, 0)
        buttons = [ActionOption("doubt", words("action-doubt", count=count, face=face), "danger")] if view.bid else []
        bids = raises(count, face, sum(view.held))
        if not bids:
            return (buttons,)
        choices = [ActionOption(bid, _label(bid, words)) for bid in bids[:LISTED]]
        return (
            ActionSelect("bids", words("pick-bid"), choices),
            [*buttons, ActionOption("?bid", words("action-other"))],
        )

    def form(self, key: str, view: View, words: Localizer, written: Mapping[str, str]) -> GameForm | None:
        """Any bid: how many, and of which face."""
        if key != "bid" or view.phase != "bid":
            return None
        faces = [(str(face), words("form-face", face=face)) for face in range(1, 7)]
        count = FormField("count", words("form-count", dice=sum(view.held)), longest=2)
        return GameForm(words("form-title"), (count, FormField("face", words("form-faces"), choices=faces)))

    def accent_seat(self, view: View) -> Seat | None:
        """The seat whose bid it is, or the winner."""
        return None if view.phase == "throw" else super().accent_seat(view)

    def peek_text(self, view: View, names: Sequence[str], words: Localizer) -> str:
        """Show the dice under the viewer's cup."""
        assert view.viewer is not None
        if cup := view.cups[view.viewer]:
            return words("peek-cup", faces=told(cup))
        return words("peek-nothing" if view.held[view.viewer] else "peek-never")


UI = LiarsDiceUI()


def _label(bid: str, words: Localizer) -> str:
    _, count, face = bid.split(" ")
    return words("action-bid", count=int(count), face=int(face))
