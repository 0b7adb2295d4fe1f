"""The panel of Magic Numbers. The public part reads nothing that is on a card before the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.i18n import Localizer
from bot.ui.games import ActionOption, Hint, Row, TurnUI, in_rows
from games.core.seats import playing
from games.magic_numbers.rules import View, taking


class MagicNumbersUI(TurnUI):
    """Panel of Magic Numbers: who rolled, what they may do with it, and at the end all players' cards."""

    has_direct_messages = True
    has_peek = True
    emoji = "🔮"
    example = """{"game": "magic_numbers", "rules": 1, "options": {"first": "random", "target": 30},
    "seats": ["Ann", "Ben", "Cleo"], "setup": {}, "faces": [5, 2, 3, 6, 1, 4, 1, 5, 4, 6, 5, 2, 3, 5, 5],
    "actions": [[0, "roll"], [0, "keep"], [1, "roll"], [1, "give 2"], [2, "roll"], [2, "keep"], [0, "roll"],
    [0, "keep"], [1, "roll"], [1, "give 0"], [2, "roll"], [2, "keep"], [0, "roll"], [0, "keep"], [1, "roll"]]}"""
    pictures = ((15, None), (14, 0), (14, None))

    def situation(self, view: View, names: Sequence[str]) -> Mapping[str, object]:
        """Return the number that is decided over."""
        return {"face": view.face or 0}

    def turn_rows(self, view: View, names: Sequence[str], words: Localizer) -> Sequence[Row]:
        """Roll; or keep, and one button for everybody it can be given to."""
        if view.phase == "roll":
            return ((ActionOption("roll", words("action-roll"), "primary"),),)
        buttons = [
            ActionOption("keep", words("action-keep", face=view.face or 0), emoji=f"die_{view.face}"),
            *(
                ActionOption(f"give {seat}", words("action-give", other=names[seat]), emoji=f"seat_{seat}")
                for seat in playing(view.seats, view.resigned)
                if seat != view.turn
            ),
        ]
        return in_rows(buttons)

    def peek_text(self, view: View, names: Sequence[str], words: Localizer) -> str:
        """Return the viewer's numbers and score."""
        assert view.viewer is not None
        card = view.cards[view.viewer]
        assert card is not None
        return words("peek-card", good=card.good, evil=card.evil, score=card.score, target=view.options.target)

    def hint(self, view: View, names: Sequence[str], words: Localizer) -> Hint | None:
        """Return what the numbers on the viewer's card mean, and what the rolled one would do."""
        if view.viewer is None or view.phase == "over":
            return None
        card = view.cards[view.viewer]
        assert card is not None
        if view.turn != view.viewer:
            return Hint("wait", {"good": card.good, "evil": card.evil})
        if view.face is None:
            return Hint("roll")
        effect, after = taking(view.face, card.good, card.evil, card.score, view.options.target)
        if after == view.options.target:
            return Hint("win", {"face": view.face, "target": view.options.target})
        if effect == "evil" and card.score == 0:
            return Hint("evil-free", {"face": view.face})
        return Hint(effect, {"face": view.face, "after": after, "target": view.options.target})

    def goal(self, view: View) -> Mapping[str, object]:
        """Return the points to reach."""
        return {"target": view.options.target}

    def own(self, view: View) -> Mapping[str, object]:
        """Return the viewer's numbers and score."""
        assert view.viewer is not None
        card = view.cards[view.viewer]
        assert card is not None
        return {"good": card.good, "evil": card.evil, "score": card.score, "target": view.options.target}

    def reveal_text(self, view: View, names: Sequence[str], words: Localizer) -> str:
        """Return all players' cards, in the order of the ranking."""
        if view.ranking is None:
            return ""
        lines = []
        for seat in (seat for place in view.ranking for seat in place):
            card = view.cards[seat]
            assert card is not None
            lines.append(words("final-card", seat=names[seat], good=card.good, evil=card.evil, score=card.score))
        return "\n".join(lines)


UI = MagicNumbersUI()
