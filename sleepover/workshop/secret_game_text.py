# ruff: noqa: E501 (texts that are replaced as they stand)
"""Changes that ``new-game --secret`` makes in the texts of ``template``: everybody has a bonus that nobody else knows.

By text, the passages that are replaced, and by what.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

__all__ = ["CHANGES"]

CHANGES: Mapping[str, Sequence[tuple[str, str]]] = {
    "rules": (
        ('"""Rules of @TITLE@: roll one die or risk two; the first to reach the target wins. 2 to 6 players."""\n',
         '"""Rules of @TITLE@: roll one die or risk two until a player reaches the target. 2 to 6 players.\n\n'
         'Everybody has a bonus that nobody else knows. It counts at the end, and whoever has most then wins.\n"""\n'),
        ("Event, Seat, Transition\n", "Event, Seat, Secret, SetupData, Transition\n"),
        ("import PointsRace, RaceState\n",
         "import PointsRace, RaceState\nfrom games.core.seats import clockwise\nfrom games.core.views import view_of\n"),
        ('"""Whole state. ``rolled`` is the last roll; ``turn`` is None once it is over."""',
         '"""Whole state. ``rolled`` is the last roll; ``turn`` is None once it is over. ``bonus`` is hidden until then."""'),
        ("    rolled: tuple[int, ...] = ()\n",
         "    rolled: tuple[int, ...] = ()\n    bonus: tuple[int | None, ...]\n"),
        ('"""View of ``viewer`` (None: the room): everything, since nothing is hidden."""',
         '"""View of ``viewer`` (None: the room). Of ``bonus`` only the viewer\'s own is there until the end."""'),
        ("    viewer: Seat | None\n\n\nclass Rolled(",
         "    viewer: Seat | None\n\n\n"
         'class Dealt(Secret, frozen=True):\n    """``seat`` learned its ``bonus``."""\n\n    bonus: int\n\n\nclass Rolled('),
        ("    notation: ClassVar[re.Pattern[str]] = re.compile(\"roll (?P<dice>[12])\")\n",
         "    notation: ClassVar[re.Pattern[str]] = re.compile(\"roll (?P<dice>[12])\")\n"
         '    secret_fields: ClassVar[Sequence[str]] = ("bonus",)\n'
         "    secrets_follow: ClassVar[Sequence[str] | None] = ()\n\n"
         "    def begin(self, options: Options, seats: int, turn: Seat, dice: Dice) -> State:\n"
         '        """Return the state with everybody at 0; each throws a bonus."""\n'
         "        return State(options, (0,) * seats, turn, bonus=tuple(dice.roll(6) for _ in range(seats)))\n\n"
         "    def start(self, options: Options, seats: int, setup: SetupData, dice: Dice) -> Transition[State]:\n"
         '        """Tell everybody their bonus."""\n'
         "        step = super().start(options, seats, setup, dice)\n"
         "        dealt = (Dealt(seat, bonus or 0) for seat, bonus in enumerate(step.state.bonus))\n"
         "        return Transition(step.state, (*dealt, *step.events))\n"),
        ("        return self.add_points(",
         "        if rolled.score >= state.options.target:\n"
         "            return self._ended(replace(state, rolled=faces), seat, rolled)\n"
         "        return self.add_points("),
        ("    def with_turn(self",
         "    def _ended(self, state: State, seat: Seat, rolled: Rolled) -> Transition[State]:\n"
         '        """Add every bonus. Among equals the player who ended the game wins, or the next in turn order."""\n'
         "        total = [score + (bonus or 0) for score, bonus in zip(state.score, state.bonus, strict=True)]\n"
         "        total[seat] += rolled.points\n"
         "        winner = max(clockwise(seat, len(total), state.resigned), key=total.__getitem__)\n"
         '        return self.won(replace(state, score=tuple(total)), winner, "target", rolled)\n\n'
         "    def view(self, state: State, seat: Seat | None) -> View:\n"
         '        """Return everything but the bonuses of the others, which are revealed at the end."""\n'
         "        return view_of(View, state, seat) if state.ranking else super().view(state, seat)\n\n"
         "    def with_turn(self"),
    ),
    "renderer": (
        ("    \"\"\"Board of a race for points.\"\"\"\n",
         "    \"\"\"Board of a race for points, with a bonus on a card.\"\"\"\n\n"
         "    def own(self, view: View, seat: Seat, words: Words) -> str | None:\n"
         '        """Return the seat\'s bonus."""\n'
         '        return None if view.ranking else words("board-bonus", bonus=view.bonus[seat])\n'),
        ("from games.@NAME@", "from games.core import Seat\nfrom games.@NAME@"),
        ("from renderers.score_board import ScoreBoard\n",
         "from renderers.score_board import ScoreBoard\nfrom renderers.text_protocol import Words\n"),
    ),
    "ui": (
        ('"""UI of @TITLE@: one die, or two."""', '"""UI of @TITLE@: one die, or two; and a bonus to peek at."""'),
        ('    emoji = "🎲"\n', '    emoji = "🎲"\n    has_direct_messages = True\n    has_peek = True\n'),
        ("from bot.ui.games import GameUI\n",
         "from collections.abc import Sequence\n\nfrom bot.i18n import Localizer\nfrom bot.ui.games import GameUI\n"
         "from games.@NAME@.rules import View\n"),
        ("\n\nUI = ",
         "\n"
         "    def reveal_text(self, view: View, names: Sequence[str], words: Localizer) -> str:\n"
         '        """Return everybody\'s bonus."""\n'
         "        each = (f\"{name} {bonus}\" for name, bonus in zip(names, view.bonus, strict=True))\n"
         '        return words("board-revealed", each=words.format_items(each))\n\n\n'
         "UI = "),
    ),
    "words": (
        ("event-rolled =\n", "event-dealt = Your bonus is **{ $bonus }**.\nevent-rolled =\n"),
        ("board-header-turn =",
         "board-bonus = Your bonus: { $bonus }. Only you know it.\nboard-only-you = only you see this\n"
         "board-revealed = Bonus: { $each }\nboard-header-turn ="),
        ("The first to reach the target, 30 unless the host chose otherwise, wins.",
         "When somebody reaches the target, 30 unless the host chose otherwise, everybody adds a bonus of 1 to 6 that only they "
         "know. The most then wins."),
    ),
    "playthrough": (('"faces": [1, 6, 5,', '"faces": [1, 3, 4, 6, 5,'),),
    "test_rules": (
        ("3, 2, 5)", "3, 2, 1, 1, 1, 5)"),
        ("2, 1, 6, 5, 4, 4)", "2, 1, 1, 1, 6, 5, 4, 4)"),
        ("3, 1, 6, 5, 2, 3, 6, 5, target", "3, 1, 1, 1, 1, 6, 5, 2, 3, 6, 5, target"),
        ("2, 1)\n    with", "2, 1, 1, 1)\n    with"),
        ("    assert table.state.score == (22, 2, 3)\n", "    assert table.state.score == (23, 3, 4)\n"),
        ("def test_more_dice",
         "def test_a_bonus_is_known_to_its_seat_alone_until_the_end() -> None:\n"
         "    table = sit(\"@NAME@\", 2, 1, 1, 1, target=20)\n"
         "    assert table.view(None).bonus == (None, None)\n"
         "    assert table.view(1).bonus == (None, 1)\n"
         '    act(table, (1, "resign"))\n'
         "    assert table.view(None).bonus == (1, 1)\n\n\n"
         "def test_more_dice"),
    ),
}  # fmt: skip
