"""The panel of Tie-Die. Its buttons act for the person who presses them: nobody waits for a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.i18n import Localizer
from bot.ui.games import ActionOption, GameUI, Hint, Row, in_rows, labelled
from games.core import Action, IllegalAction, Seat
from games.core.percents import percent
from games.tie_die.rules.state import DOWN_TWICE, View, awaited, challenges, chance, must_cost, upgrade_of, upgrades
from renderers.names import clipped

_LONGEST_NAME = 14
"""Characters of a name in a label that lists several."""


class TieDieUI(GameUI):
    """Panel of Tie-Die: who is ready, who may challenge whom for how much, and the answers."""

    emoji = "⚔️"
    example = """{"game": "tie_die", "rules": 1, "options": {}, "seats": ["Ann", "Ben", "Cleo"], "faces": [1, 1, 1,
    3, 4, 3, 1, 3, 2, 3, 6, 1, 1, 2, 2, 8, 2, 1, 6, 4, 4, 8, 3, 4, 1, 5, 7, 1], "setup": {},
    "actions": [[0, "ready"], [1, "ready"], [2, "ready"], [1, "ready"], [0, "ready"], [2, "ready"],
    [2, "ready"], [0, "ready"], [1, "upgrade"], [1, "ready"], [2, "ready"], [1, "ready"], [0,
    "ready"], [2, "pass"], [2, "ready"], [1, "ready"], [0, "ready"], [2, "challenge 0"], [0,
    "accept"], [2, "ready"], [0, "upgrade"], [0, "ready"], [1, "ready"]]}"""
    pictures = ((2, None), (3, None), (18, None), (23, None))

    def prompt(self, view: View, names: Sequence[str], words: Localizer) -> str:
        """Return who is ready and who is waited for, who may challenge, or what the defender has to decide."""
        waiting = words.format_list([names[seat] for seat in awaited(view)])
        if view.phase == "upgrade":
            ready = [names[seat] for seat in range(view.seats) if view.ready[seat]]
            return words(
                "prompt-upgrade", round=view.round, count=len(ready), ready=words.format_list(ready), waiting=waiting
            )
        if view.phase == "challenge":
            return words("prompt-challenge", round=view.round, waiting=waiting)
        if view.challenge is None:
            return ""
        challenger, defender = view.challenge
        mine = view.die[defender]
        theirs = max(view.die[challenger], mine)
        return words(
            "prompt-answer",
            seat=names[challenger],
            other=names[defender],
            points=view.stake,
            mine=mine,
            theirs=theirs,
            chance=percent(chance(mine, theirs)),
            fall=DOWN_TWICE[mine] if mine > DOWN_TWICE[mine] else 0,
        )

    def rows(self, view: View, names: Sequence[str], words: Localizer) -> Sequence[Row]:
        """Return Ready and the possible upgrades; or a challenge to each possible opponent, and Pass.

        In the answer phase: the two answers.
        """
        return _rows(view, names, words, None)

    def own_rows(self, view: View, seat: Seat, names: Sequence[str], words: Localizer) -> Sequence[Row]:
        """Return what that seat can buy or whom it can challenge, whatever the others can."""
        others = tuple(other != seat for other in range(view.seats))
        return _rows(replace(view, ready=others, passed=others), names, words, seat)

    def check_pressed(self, view: View, seat: Seat, action: Action, meant: str) -> None:
        """Check that an upgrade has the size, or a challenge the cost, that the button said."""
        if not meant.isdecimal() or len(meant) > 2:
            raise IllegalAction("unknown-action", action=f"{action}~{meant}")
        must_cost(view, seat, action, int(meant))

    def hint(self, view: View, names: Sequence[str], words: Localizer) -> Hint | None:
        """Return what Ready does, whether an upgrade can be had, and what a challenge costs and brings."""
        me = view.viewer
        if me is None or me not in awaited(view):
            return None
        mine, points = view.die[me], view.score[me]
        if view.phase == "upgrade":
            return Hint("upgrade", {"mine": mine, "points": points, "sides": upgrade_of(mine, points) or 0})
        if view.phase == "challenge":
            return Hint("challenge", {"points": points, "mine": mine})
        assert view.challenge is not None
        challenger, _ = view.challenge
        theirs = max(view.die[challenger], mine)
        won = round(100 * chance(mine, theirs))
        return Hint("answer", {"other": names[challenger], "stake": view.stake, "chance": won})

    def goal(self, view: View) -> Mapping[str, object]:
        """Return the points to reach."""
        return {"target": view.options.target}

    def accent_seat(self, view: View) -> Seat | None:
        """Return the winner, or the only seat that is waited for."""
        if view.ranking:
            return view.ranking[0][0]
        waiting = awaited(view)
        return waiting[0] if len(waiting) == 1 else None


UI = TieDieUI()


def _rows(view: View, names: Sequence[str], words: Localizer, seat: Seat | None) -> Sequence[Row]:
    """Return the rows; with a ``seat``, they are for that seat alone and name nobody who may press them."""
    if view.phase == "answer":
        assert view.challenge is not None
        answers = [
            ActionOption("accept", words("action-accept"), "danger"),
            ActionOption("decline", words("action-decline", points=view.stake)),
        ]
        return (answers if seat is not None else labelled(answers, names[view.challenge[1]], words),)
    playing = view.seats - len(view.resigned)
    if view.phase == "upgrade":
        buttons = [ActionOption("ready", words("action-ready"), "success")]
        for sides, seats in upgrades(view).items():
            label = words("action-upgrade", sides=sides, **_who(seats, playing, names, words, seat))
            buttons.append(ActionOption("upgrade", label, "primary", meant=str(sides), emoji=f"d{sides}"))
        return in_rows(buttons)
    if view.phase == "challenge":
        buttons = []
        for other, seats in challenges(view).items():
            price = view.die[other]
            called = clipped(names[other], 24)
            who = _who(seats, playing - 1, names, words, seat)
            label = words("action-challenge", other=called, points=price, **who)
            buttons.append(ActionOption(f"challenge {other}", label, "danger", meant=str(price), emoji=f"seat_{other}"))
        return in_rows([*buttons, ActionOption("pass", words("action-pass"))])
    return ()


def _who(
    seats: Sequence[Seat], most: int, names: Sequence[str], words: Localizer, seat: Seat | None
) -> dict[str, object]:
    """Return the count and names of the players who may press a button.

    Nobody is named if all of several players may, or the button is for one ``seat``.
    """
    told = [] if seat is not None or len(seats) == most > 1 else [clipped(names[seat], _LONGEST_NAME) for seat in seats]
    return {"count": len(told), "who": words.format_items(told)}
