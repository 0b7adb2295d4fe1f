"""The message at the table: one builder per game on a shared frame, and the one class of its buttons.

A game's builder is the ``UI`` of the module here that has the game's name, or of the module ``ui`` in the package of a
game that is installed beside; it is found by name.

The games that can be played at a table: those with rules, a renderer and a panel. Found by name; no list is kept.
"""

from __future__ import annotations

import importlib
import importlib.util
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, ClassVar, Literal, cast

from msgspec import Struct
from msgspec.structs import replace

import games
from bot.core.errors import UserError
from bot.i18n import DEFAULT, Localizer, localizer
from bot.table.rule_forecast import load_forecasts
from games.core import Action, Seat
from games.installed import GameProblem, in_a_line
from renderers import has_renderer
from renderers import load as load_renderer
from renderers.named_values import named_values
from renderers.names import clipped
from renderers.text.text_layout import shorter
from renderers.text_board import next_step

__all__ = [
    "ActionOption",
    "ActionSelect",
    "FormField",
    "GameForm",
    "GameUI",
    "Hint",
    "Row",
    "Style",
    "button_label",
    "check_installed",
    "find_choice",
    "game_emoji",
    "has_panel",
    "in_rows",
    "labelled",
    "load",
    "named_label",
    "playthrough_files",
]

IN_A_ROW = 5
"""Number of buttons that fit in a row."""
_LONGEST_NAMES, _SHORTEST_NAME = 24, 8
"""Characters of all names before a label, and the fewest of one of several; a label has 80 in all."""
IN_A_LIST = 25
"""Number of choices that fit in a list."""

Style = Literal["primary", "secondary", "success", "danger"]


class ActionOption(Struct, frozen=True):
    """An action to press or pick: the action it takes, its label, and how it stands out.

    An action ``?key`` opens the modal of that key instead. ``more`` is a second line in a list.
    ``meant`` is the promised outcome of the press, such as its price, if that may change without the action's name
    changing, or is not the same for everybody; it comes back to ``Panel.check``. Letters and digits only. ``emoji`` is
    the key of one of the bot's own, such as ``die_3`` or ``seat_0`` (``renderers.emojis``), shown before the label.
    """

    action: Action
    label: str
    style: Style = "secondary"
    more: str = ""
    meant: str = ""
    emoji: str = ""

    @property
    def sent_value(self) -> str:
        """Value that the press sends: the action, and behind ``~`` what it was meant to come to."""
        return f"{self.action}~{self.meant}" if self.meant else self.action


class ActionSelect(Struct, frozen=True):
    """A list to choose one of at most 25 from; ``key`` tells the lists of one message apart."""

    key: str
    placeholder: str
    choices: Sequence[ActionOption]


Row = Sequence[ActionOption] | ActionSelect
"""A row of at most five buttons, or one list."""


class Hint(Struct, frozen=True):
    """A hint for a decision: its sentence ``hint-<key>``, which is also its topic, and what fills it in."""

    key: str
    facts: Mapping[str, object] = {}


class FormField(Struct, frozen=True):
    """A part of a form: a line or a paragraph to write in or, with ``choices`` (value and label), a list of which up to
    ``most`` can be taken. ``about`` stands below the label."""

    key: str
    label: str
    value: str = ""
    placeholder: str = ""
    paragraph: bool = False
    longest: int = 400
    choices: Sequence[tuple[str, str]] = ()
    most: int = 1
    about: str = ""


class GameForm(Struct, frozen=True):
    """Content of a modal: a title and at most five fields. ``preview``: the user sees the result first."""

    title: str
    fields: Sequence[FormField]
    preview: bool = False


class GameUI:
    """Text and components that a game shows at the table.

    It has no state: every method makes its answer from a view. ``names`` are the display names by seat:
    escaped for the chat where the answer is text, plain where it is labels.

    By default the controls are made from what is legal in the room's view. A kind of actions, their first word, has a
    label, ``action-<kind>``, filled in with the view's ``situation`` and the named groups of the game's ``notation``.
    More of a kind than fit in a row are a list, ``pick-<kind>``. If they do not fit in that either, ``other-<kind>``
    opens a form, which asks ``form-<group>`` for each group.
    """

    has_direct_messages: ClassVar[bool] = False
    """True if players have secrets: then there is a direct message for each."""
    has_peek: ClassVar[bool] = False
    """True if there is a Peek: always with secrets, and if a seat's own board shows more than the room's."""
    emoji: ClassVar[str]
    """The one that stands before the game's title."""
    example: str
    """A short game as a record in JSON, for the pictures in the rules; by default that of the first playthrough."""
    pictures: ClassVar[Sequence[tuple[int, Seat | None]]]
    """The example's picture on each page of the rules: the number of actions, and the seat whose card is shown instead
    of the board."""
    styles: ClassVar[Sequence[tuple[str, Style]]] = ()
    """Actions, or kinds of them, each with its style; by default the first button stands out."""

    def prompt(self, view: Any, names: Sequence[str], words: Localizer) -> str:
        """Return who has to act, and how; empty once it is over. From the room's view."""
        return "" if view.ranking else next_step(view, [f"**{name}**" for name in names], words)

    def rows(self, view: Any, names: Sequence[str], words: Localizer) -> Sequence[Row]:
        """Return what can be done, the likeliest first, from the room's view, so that it depends on no secret."""
        lists: list[Row] = []
        buttons: list[ActionOption] = []
        facts = named_values(view.situation, names, words)
        for kind, actions in _legal(view, words).items():
            long = len(actions) > IN_A_LIST
            options = [
                ActionOption(
                    action, words(f"action-{kind}", **{**facts, **groups}), self._style(kind, action, not buttons)
                )
                for action, groups in actions[: IN_A_LIST - 1 if long else IN_A_LIST]
            ]
            if len(options) <= IN_A_ROW:
                buttons += options
                continue
            lists.append(ActionSelect(kind, words(f"pick-{kind}"), options))
            if long:
                buttons.append(ActionOption(f"?{kind}", words(f"other-{kind}")))
        return [*lists, *in_rows(buttons)]

    def _style(self, kind: str, action: Action, first: bool) -> Style:
        styles = dict(self.styles)
        return styles.get(action) or styles.get(kind) or ("primary" if first else "secondary")

    def own_rows(self, view: Any, seat: Seat, names: Sequence[str], words: Localizer) -> Sequence[Row]:
        """Return the rows of :meth:`rows` for what that seat can do, without its name on the labels."""
        return self.rows(view, names, words)

    def accent_seat(self, view: Any) -> Seat | None:
        """Return the seat whose colour the message takes: the winner, or the one ``seat`` to move."""
        found: Seat | None = view.ranking[0][0] if view.ranking else view.situation.get("seat")
        return found

    def check_pressed(self, view: Any, seat: Seat, action: Action, meant: str) -> None:
        """Make sure that ``action``, which the rules allow, comes to what was ``meant`` where ``seat`` pressed it.

        Raises:
            IllegalAction: it does not, for this seat or by now.
        """
        return

    def peek_text(self, view: Any, names: Sequence[str], words: Localizer) -> str:
        """Return what a seat alone may know, in words, from that seat's view; called only where there are peeks.

        By default it is the seat's card in words.
        """
        assert words.game is not None
        return load_renderer(words.game).card_alt(view, names, words)

    def hint(self, view: Any, names: Sequence[str], words: Localizer) -> Hint | None:
        """Return what ``view.viewer`` can do now and what it comes to, for a new player; None if nothing is to be said.

        From that seat's view, at any moment of the game. A hint says what is so, and recommends nothing: that is for
        ``games/<game>/advice.py`` alone, so that the two cannot contradict each other.
        """
        return None

    def hint_text(self, view: Any, names: Sequence[str], words: Localizer) -> str:
        """Return the words of the hint, or an empty string without one."""
        found = self.hint(view, names, words)
        return "" if found is None else words(f"hint-{found.key}", **found.facts)

    def goal(self, view: Any) -> Mapping[str, object]:
        """Return what fills in ``hint-goal``, the aim of the game for a new player, where a game has that sentence."""
        return {}

    def own(self, view: Any) -> Mapping[str, object]:
        """Return what fills in ``hint-own``, the viewer's secrets in a guided game, where a game has that sentence."""
        return {}

    def reveal_text(self, view: Any, names: Sequence[str], words: Localizer) -> str:
        """Return what is revealed at the end, in words; empty if nothing was hidden."""
        return ""

    def form(self, key: str, view: Any, words: Localizer, written: Mapping[str, str]) -> GameForm | None:
        """Return the form of that key, or None if there is none now.

        It is filled in with what was ``written`` before: its text as ``read_form`` made it, under the key
        ``action``. By default only games without controls of their own have forms.
        """
        if type(self).rows is not GameUI.rows:
            return None
        actions = _legal(view, words).get(key, ())
        if len(actions) <= IN_A_LIST:
            return None
        fields = []
        for group in actions[0][1]:
            values = list(dict.fromkeys(str(groups[group]) for _, groups in actions))
            choices = [(value, value) for value in values] if len(values) <= IN_A_LIST else ()
            fields.append(FormField(group, words(f"form-{group}"), longest=8, choices=choices))
        return GameForm(words(f"pick-{key}"), fields)

    def read_form(self, key: str, view: Any, answers: Mapping[str, Sequence[str]]) -> Action:
        """Return the action that a filled-in form stands for; the rules decide whether it is legal.

        ``answers`` has the text written, or the values chosen, for each field's key. By default it is the form's key
        and the answers, in the order of the fields.
        """
        return " ".join([key, *("".join(answer).strip() for answer in answers.values())])


class TurnUI(GameUI, ABC):
    """UI of a game in which only the seat in the view's ``turn`` decides, with controls of its own.

    Its prompt is ``prompt-<phase>``, or ``prompt-turn`` where views have no ``phase``.
    """

    def prompt(self, view: Any, names: Sequence[str], words: Localizer) -> str:
        """Return who has to act, and how."""
        if view.turn is None:
            return ""
        return words(f"prompt-{getattr(view, 'phase', 'turn')}", seat=names[view.turn], **self.situation(view, names))

    def situation(self, view: Any, names: Sequence[str]) -> Mapping[str, object]:
        """Return what fills in the prompt, beside the name of the ``seat``."""
        return {}

    def rows(self, view: Any, names: Sequence[str], words: Localizer) -> Sequence[Row]:
        """Return what can be done; nothing after the end."""
        return () if view.turn is None else self.turn_rows(view, names, words)

    @abstractmethod
    def turn_rows(self, view: Any, names: Sequence[str], words: Localizer) -> Sequence[Row]:
        """Return what the seat to move can do, the likeliest first, from the room's view."""


def _legal(view: Any, words: Localizer) -> Mapping[str, Sequence[tuple[Action, Mapping[str, object]]]]:
    """Return what the first seat to act can do, by kind, each action with the named groups of its notation."""
    assert words.game is not None
    game = games.load(words.game)
    found: dict[str, list[tuple[Action, Mapping[str, object]]]] = {}
    for action in game.legal(view, min(game.actors(view), default=0)):
        parts = game.notation.fullmatch(action)
        groups = {} if parts is None else parts.groupdict()
        values = {name: int(value) if value.isdigit() else value for name, value in groups.items() if value}
        found.setdefault(action.partition(" ")[0], []).append((action, values))
    return found


def in_rows(choices: Sequence[ActionOption]) -> list[Sequence[ActionOption]]:
    """Return the buttons in as many rows as they need."""
    return [choices[start : start + IN_A_ROW] for start in range(0, len(choices), IN_A_ROW)]


def find_choice(
    game: str, view: Any, action: Action, names: Sequence[str], words: Localizer, seat: Seat | None = None
) -> tuple[ActionOption, str] | None:
    """Return the button or list entry for that action, from the room's view, and its list's placeholder.

    That is empty for a button. None if there is neither. With a ``seat`` it is what the action is for that seat.
    """
    shown = load(game)
    for row in shown.rows(view, names, words) if seat is None else shown.own_rows(view, seat, names, words):
        for choice in row.choices if isinstance(row, ActionSelect) else row:
            if choice.action == action:
                return choice, row.placeholder if isinstance(row, ActionSelect) else ""
    return None


def button_label(
    game: str, view: Any, action: Action, names: Sequence[str], words: Localizer, seat: Seat | None = None
) -> str | None:
    """Return the label of the button or list entry for that action, from the room's view; None if there is none.

    With a ``seat`` it is what the action is for that seat, without its name.
    """
    found = find_choice(game, view, action, names, words, seat)
    return None if found is None else found[0].label


def named_label(label: str, names: Sequence[str], words: Localizer) -> str:
    """Return a button's label with the names of those who may press it before it, such as «Ann: Start».

    For a button that everybody sees among buttons of others, or below a line that names others too.
    """
    longest = max(_SHORTEST_NAME, _LONGEST_NAMES // max(1, len(names)))
    return words("label-of", who=words.format_items(clipped(name, longest) for name in names), label=label)


def labelled(choices: Sequence[ActionOption], name: str, words: Localizer) -> list[ActionOption]:
    """Return the buttons with the name of the one player who may press them on each."""
    return [replace(choice, label=named_label(choice.label, [name], words)) for choice in choices]


def has_panel(game: str) -> bool:
    """Return whether there is a panel for that game."""
    return importlib.util.find_spec(module_name(game)) is not None


def module_name(game: str) -> str:
    """Return the name of the module that is, or would be, the game's panel."""
    return games.module_name(game, __name__, "ui")


@cache
def load(game: str) -> GameUI:
    """Return the panel of that game.

    Raises:
        UnknownGame: there is no such game.
        TypeError: its module has no ``UI`` (a mistake in the game).
    """
    if game not in games.names():
        raise games.UnknownGame(game)
    module = importlib.import_module(module_name(game))
    if not hasattr(module, "UI"):
        raise TypeError(f"{module_name(game).replace('.', '/')}.py has no UI")
    shown = cast(GameUI, module.UI)
    if isinstance(shown, GameUI) and not hasattr(shown, "example"):
        shown.example = next(map(_record_line, playthrough_files(game)), "")
    return shown


def playthrough_files(game: str) -> list[Path]:
    """Return the golden playthroughs of that game, in alphabetical order."""
    return sorted(Path(str(resources.files(games.package(game)))).glob("playthroughs/*.txt"))


def _record_line(playthrough: Path) -> str:
    lines = playthrough.read_text(encoding="utf-8").splitlines()
    return next((line for line in lines if line and not line.startswith("#")), "")


def game_emoji(game: str) -> str:
    """Return the emoji before the game's title; a die for one that is not installed any more."""
    return load(game).emoji if game in games.names() else "🎲"


def check_installed() -> Sequence[GameProblem]:
    """Return the installed games that cannot be used, after a look at those with sound rules.

    Of a game whose panel, renderer or words cannot be used either, nothing is used.
    """
    for name in games.names():
        if name not in games.bundled_names() and (why := _display_problem(name)) is not None:
            games.reject(name, why)
            load.cache_clear()
            _complete.cache_clear()
    return games.problems()


def _display_problem(game: str) -> str | None:
    try:
        if not isinstance(load(game), GameUI):
            return f"{module_name(game)}: UI is no GameUI"
        load_renderer(game)
        return None if "title" in localizer(DEFAULT, game) else f"its words have no title: i18n/{DEFAULT}/{game}.ftl"
    except (Exception, SystemExit) as error:
        return f"it cannot be imported: {in_a_line(error)}"


def playable_games() -> tuple[str, ...]:
    """Return the names of playable games, in alphabetical order."""
    return tuple(name for name in games.names() if _complete(name))


def game_titles(locale: str) -> dict[str, str]:
    """Return the names of playable games, each with its title in that language."""
    return {name: localizer(locale, name)("title") for name in playable_games()}


def described(locale: str) -> dict[str, str]:
    """Return the names of playable games, each with title, numbers of players and minutes in that language."""
    words = localizer(locale)
    return {name: words("game-choice", game=title, **game_facts(name)) for name, title in game_titles(locale).items()}


def find_game(text: str, locale: str) -> str:
    """Return the game that a text means: its name, or its title in the user's language or in English.

    Upper and lower case do not matter.

    Raises:
        UserError: there is none; it lists those there are.
    """
    sought = " ".join(text.split()).casefold()
    for language in (locale, DEFAULT):
        for name, title in game_titles(language).items():
            if sought in (name, title.casefold()):
                return name
    raise UserError(
        "sorry-no-game", game=shorter(text, 80), games=localizer(locale).format_items(game_titles(locale).values())
    )


def game_facts(name: str) -> dict[str, object]:
    """Return a game's numbers of players and its minutes, which ``game-facts`` and ``game-choice`` tell."""
    seats = games.load(name).player_counts
    return {"least": seats.start, "most": seats.stop - 1, "minutes": _minutes(name)}


@cache
def _minutes(name: str) -> str:
    """Return the minutes that half of that game's tables take at most, from the quickest number of players to the
    slowest.

    ``none`` if it has not been measured.
    """
    known = load_forecasts(name)
    rows = [known.row(count, {}) for count in games.load(name).player_counts] if known is not None else []
    times = [max(1, round(row.minutes[1])) for row in rows if row is not None]
    if not times:
        return "none"
    return str(times[0]) if min(times) == max(times) else f"{min(times)}–{max(times)}"


@cache
def _complete(name: str) -> bool:
    return has_panel(name) and has_renderer(name)
