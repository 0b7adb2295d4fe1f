"""The panel of Sibling Rivalry: what each choice would do, and how dangerous the next roll is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.i18n import Localizer
from bot.ui.games import ActionOption, Hint, Row, Style, TurnUI
from games.core import Seat
from games.core.percents import percent
from games.sibling_rivalry.ai.turn_forecast import Landing, landings, next_danger, stopping
from games.sibling_rivalry.rules import View
from renderers.names import clipped

_LONGEST_NAME = 18
"""Characters of a name in a button, so that what it does still fits."""


class SiblingRivalryUI(TurnUI):
    """Roll; choose a track; roll again or stop."""

    emoji = "😜"
    example = """{"game": "sibling_rivalry", "rules": 1, "options": {}, "seats": ["Ann", "Ben", "Cleo"],
    "faces": [1, 1, 6, 5, 2, 2, 5, 3, 6, 2, 4, 6, 1, 4, 5, 3, 1, 4, 1, 4, 4, 5, 3, 2, 6, 3, 3, 2, 3, 5, 5, 6, 1, 2,
    2, 4, 1, 4, 4, 4, 2, 3, 1, 4, 4, 6, 5, 1, 4, 2, 4, 4, 4, 5, 6, 5, 2, 4, 4, 2, 4, 2, 6, 4, 3, 2, 5, 6, 6, 4, 4,
    1, 5, 3, 3, 3, 4, 4, 4, 6, 4, 6, 6, 4, 3, 6, 2, 2, 1, 2, 4, 1, 1, 3, 2, 5, 4, 4, 2, 6, 6, 6, 4, 6, 3, 5, 5, 5,
    4, 3, 6, 6, 5, 6, 5, 3, 6, 4, 1, 4, 5, 1, 6, 3, 4, 2, 1, 2, 4, 3, 3, 5, 3, 1, 3, 2, 4, 3, 5], "setup": {},
    "actions": [[0, "roll"], [0, "stop"], [1, "roll"], [1, "choose 3"], [1, "roll"], [1, "stop"], [2, "roll"], [2,
    "stop"], [0, "roll"], [0, "choose 5"], [0, "roll"], [0, "choose 5"], [0, "stop"], [1, "roll"], [1, "choose 6"],
    [1, "roll"], [1, "choose 6"], [1, "stop"], [2, "roll"], [2, "roll"], [0, "roll"], [0, "roll"], [0, "roll"], [0,
    "stop"], [1, "roll"], [1, "roll"], [1, "roll"], [1, "roll"], [1, "stop"], [2, "roll"], [2, "roll"], [2, "roll"],
    [0, "roll"], [0, "roll"], [0, "roll"], [0, "roll"], [0, "roll"], [0, "roll"], [1, "roll"], [1, "stop"], [2,
    "roll"], [2, "stop"], [0, "roll"]]}"""
    pictures = ((1, None), (31, None), (43, None), (36, None))

    def situation(self, view: View, names: Sequence[str]) -> Mapping[str, object]:
        """Return where the pawn stands, and how many 1s there are."""
        now = stopping(view)
        return {
            "place": now.place,
            "track": now.track,
            "square": now.square,
            "other": "" if now.other is None else names[now.other],
            "ones": view.ones,
            "limit": view.limit,
            "dice": view.dice,
        }

    def turn_rows(self, view: View, names: Sequence[str], words: Localizer) -> Sequence[Row]:
        """Return the dice first and Stop beside them, always in the same place; of tracks, one per row."""
        if view.phase == "roll":
            return ((ActionOption("roll", words("action-roll", dice=view.dice), "primary"),),)
        if view.phase == "choose":
            return [(_track(landing, names, words),) for landing in landings(view)]
        now = stopping(view)
        styles: dict[str, Style] = {"alone": "success", "ahead": "success", "tied": "danger", "behind": "danger"}
        stop = words(
            "action-stop",
            place=now.place,
            track=now.track,
            square=now.square,
            points=now.points,
            other=_short(now.other, names),
        )
        again = words("action-again", percent=percent(next_danger(view)))
        return (
            (ActionOption("roll", again, "primary"), ActionOption("stop", stop, styles.get(now.place, "secondary"))),
        )

    def hint(self, view: View, names: Sequence[str], words: Localizer) -> Hint | None:
        """Return what a roll can bring, what a track is worth, and what it means to stop."""
        if view.turn is None or view.turn != view.viewer:
            return None
        if view.phase == "roll":
            return Hint("roll", {"limit": view.limit, "ones": view.ones})
        if view.phase == "choose":
            return Hint("choose", {"faces": words.format_items(map(str, sorted(view.faces)))})
        now = stopping(view)
        risk = {"percent": percent(next_danger(view)), "ones": view.ones, "limit": view.limit}
        return Hint("decide", {"place": now.place, "points": now.points, **risk})

    def goal(self, view: View) -> Mapping[str, object]:
        """Return the length of the score track."""
        return {"length": view.score_track.length}


def _track(landing: Landing, names: Sequence[str], words: Localizer) -> ActionOption:
    label = words(
        "action-choose",
        track=landing.track,
        steps=landing.steps,
        square=landing.square,
        points=landing.points,
        tops="wins" if landing.wins else "yes" if landing.tops else "no",
        place=landing.place,
        other=_short(landing.other, names),
    )
    style: Style = "success" if landing.scores else "secondary"
    return ActionOption(f"choose {landing.track}", label, style, emoji=f"die_{landing.track}")


def _short(seat: Seat | None, names: Sequence[str]) -> str:
    return "" if seat is None else clipped(names[seat], _LONGEST_NAME)


UI = SiblingRivalryUI()
