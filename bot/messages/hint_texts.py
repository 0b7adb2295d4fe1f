"""Texts of hints and lessons, in the reader's language; the labels that they quote are those on the board's buttons.

Nothing in them is bold but labels and bare numbers, so that what is bold can be pressed.
"""

from __future__ import annotations

from msgspec import Struct, field

from bot.i18n import localizer
from bot.i18n.narrator import reason_sentence
from bot.table.display_names import escape_names, isolate_bidi
from bot.table.session import TableSession
from bot.ui.games import Hint, find_choice, load
from games.analysis.advice import Advice
from games.core import Seat
from renderers.text.text_layout import shorter

_LABEL, _ENTRY, _LIST = 80, 100, 150
"""Characters that Discord shows of a button's label, of a list's entry, and of its placeholder."""


class Lesson(Struct):
    """Explanations that one player has had at one table: in which ``turns`` there was a choice, and what about.

    ``first`` and ``latest`` mark decisions by the number of the player's actions before them.
    """

    turns: set[int] = field(default_factory=set)
    topics: set[str] = field(default_factory=set)
    first: int | None = None
    latest: int | None = None

    def turns_with(self, turn: int) -> int:
        """Return the number of explained turns with a choice, this one included."""
        return len(self.turns | {turn})

    def wants(self, topic: str, mark: int | None, *, regular: bool, choice: bool, guided: bool) -> bool:
        """Return whether that decision is explained: now and until it is made, or for the first time, or ``regular``.

        A button that is the only one (no ``choice``) is explained once.
        """
        new = topic not in self.topics
        return (self.latest is not None and self.latest == mark) or (regular and (choice or new)) or (guided and new)

    def is_first(self, mark: int | None) -> bool:
        """Return whether that decision is the first one that is explained."""
        return self.first is None or self.first == mark

    def note(self, topic: str, mark: int | None, turn: int | None) -> None:
        """Note that a decision has been explained, in that ``turn`` with a choice (None: there was none)."""
        self.topics.add(topic)
        self.latest = mark
        self.first = mark if self.first is None else self.first
        if turn is not None:
            self.turns.add(turn)


def hint_of(session: TableSession, seat: Seat) -> Hint | None:
    """Return the hint for that seat's present decision, or None if there is none."""
    assert session.table is not None
    panel = load(session.game.name)
    return panel.hint(session.table.view(seat), session.chat_names, localizer(game=session.game.name))


def hint_text(session: TableSession, seat: Seat, locale: str, *, goal: bool = False) -> str:
    """Return the text that helps that seat to choose, or an empty string if there is none.

    ``goal``: with the aim of the game before it.
    """
    assert session.table is not None
    speak = localizer(locale, session.game.name)
    panel, view = load(session.game.name), session.table.view(seat)
    found = panel.hint_text(view, session.chat_names, speak)
    if found and goal and "hint-goal" in speak:
        found = f"{speak('hint-goal', **panel.goal(view))}\n{found}"
    return session.emojis.replace_signs(speak("hint", text=found)) if found else ""


def lesson_text(
    session: TableSession, seat: Seat, locale: str, hint: str, advice: str, *, guided: bool, last: bool
) -> str:
    """Return a hint that follows a press, with what stands around it.

    In a ``guided`` game these are the reader's own secrets and ``advice``; with the ``last`` one, where there is more.
    """
    assert session.table is not None
    panel, view, speak = load(session.game.name), session.table.view(seat), localizer(locale, session.game.name)
    lines = [hint]
    if guided and "hint-own" in speak:
        lines.append(speak("hint-own", **panel.own(view), peek=session.words("button-peek")))
    if advice:
        lines.append(advice)
    if last:
        lines.append(speak("hint-last", guided="yes" if guided else "no", rules=session.words("button-rules")))
    return session.emojis.replace_signs("\n".join(lines))


def advice_text(session: TableSession, advice: Advice, locale: str) -> str:
    """Return what is good to press, in the label's words, and why; empty if that is no button."""
    assert session.table is not None
    game, speak = session.game.name, localizer(locale, session.game.name)
    names = [isolate_bidi(name) for name in session.names]
    found = find_choice(game, session.table.view(None), advice.action, names, session.words)
    if found is None:
        return ""
    choice, listed = found
    label, place = escape_names(
        [shorter(choice.label, _ENTRY if listed else _LABEL), shorter(listed, _LIST) if listed else "none"]
    )
    why = " ".join(reason_sentence(reason, session.chat_names, speak, advice.kind) for reason in advice.reasons)
    return session.emojis.replace_signs(speak("hint-advice", label=label, list=place, why=why.strip() or "none"))
