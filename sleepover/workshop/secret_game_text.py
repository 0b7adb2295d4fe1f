# ruff: noqa: E501 (texts that are replaced as they stand)
"""Changes that ``new-game --secret`` makes in the texts of ``seedling``: everybody has a bonus that nobody else knows.

By text, the passages that are replaced, and by what.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

__all__ = ["CHANGES"]

CHANGES: Mapping[str, Sequence[tuple[str, str]]] = {
    "rules": (
        ('"""The rules of @TITLE@: roll one die or risk two; whoever reaches the target first wins. 2 to 6 players."""\n',
         '"""The rules of @TITLE@: roll one die or risk two until somebody reaches the target; 2 to 6 players.\n\n'
         'Everybody has a bonus that nobody else knows. It counts at the end, and whoever has most then wins.\n"""\n'),
        ("from collections.abc import Sequence\n", "from collections.abc import Collection, Sequence\n"),
        ("    Game,\n", "    Game,\n    Hidden,\n"),
        ("    Seat,\n    Setup,\n", "    Seat,\n    Secret,\n    Setup,\n"),
        ('"""Everything. ``faces`` is the last roll; ``turn`` is None once it is over."""',
         '"""Everything. ``faces`` is the last roll; ``turn`` is None once it is over. ``bonus`` is hidden until then."""'),
        ("    ranking: Ranking | None\n\n\nclass View(",
         "    ranking: Ranking | None\n    bonus: tuple[int, ...]\n\n\nclass View("),
        ('"""What ``viewer`` (None: the room) may know: all of it, since nothing is hidden."""',
         '"""What ``viewer`` (None: the room) may know. Of ``bonus`` only the viewer\'s own is there until the end."""'),
        ("    ranking: Ranking | None\n\n\nclass Rolled(",
         "    ranking: Ranking | None\n    bonus: tuple[int | None, ...]\n\n\n"
         'class Dealt(Secret, frozen=True):\n    """``seat`` learned its ``bonus``."""\n\n    bonus: int\n\n\nclass Rolled('),
        ('"""All at 0; one die with as many sides as there are players says who goes first."""',
         '"""All at 0; one die with as many sides as there are players says who goes first, then each throws a bonus."""'),
        ("        return Step(State(options, (0,) * seats, (), seat, (), None), (first,))\n",
         "        bonus = tuple(dice.roll(6) for _ in range(seats))\n"
         "        dealt = (Dealt(each, points) for each, points in enumerate(bonus))\n"
         "        return Step(State(options, (0,) * seats, (), seat, (), None, bonus), (*dealt, first))\n"),
        ('        """The same for everybody."""\n'
         "        return View(seat, state.options, state.score, state.faces, state.turn, state.out, state.ranking)\n",
         '        """All but the bonus of the others, which is laid open at the end."""\n'
         "        over = state.ranking is not None\n"
         "        bonus = tuple(one if over or each == seat else None for each, one in enumerate(state.bonus))\n"
         "        return View(seat, state.options, state.score, state.faces, state.turn, state.out, state.ranking, bonus)\n"),
        ('"""``score``, ``faces``, ``turn``,', '"""``score``, ``bonus``, ``faces``, ``turn``,'),
        ('            "score": state.score,\n', '            "score": state.score,\n            "bonus": state.bonus,\n'),
        ('"""The winner, then by score, then the leavers."""', '"""The winner, then by score and bonus, then the leavers."""'),
        ("    def standing(self",
         "    def hidden(self, state: State) -> Sequence[Hidden]:\n"
         '        """Everybody\'s bonus, from all others, until the end."""\n'
         '        return () if state.ranking else [Hidden("bonus", seat) for seat in range(len(state.bonus))]\n\n'
         "    def learners(self, before: View, after: View, events: Sequence[Event]) -> Collection[Seat]:\n"
         '        """Nobody: a bonus stays as it is."""\n        return ()\n\n'
         "    def standing(self"),
        ('        return _won(replace(state, score=score), seat, "target", rolled)\n',
         "        return _ended(replace(state, score=score), rolled)\n"),
        ("def _leave(state",
         "def _ended(state: State, told: Event) -> Step[State]:\n"
         '    """Every bonus counts now. Of those with as much, the one who ended it wins, or the next in turn."""\n'
         "    assert state.turn is not None\n"
         "    total = tuple(map(sum, zip(state.score, state.bonus, strict=True)))\n"
         "    order = [(state.turn + step) % len(total) for step in range(len(total))]\n"
         "    winner = max((seat for seat in order if seat not in state.out), key=total.__getitem__)\n"
         '    return _won(replace(state, score=total), winner, "target", told)\n\n\n'
         "def _leave(state"),
    ),
    "renderer": (
        ("    return \"\\n\".join(lines)\n",
         "    if view.viewer is not None and view.ranking is None:\n"
         "        lines.append(words(\"board-bonus\", bonus=view.bonus[view.viewer]))\n"
         "    return \"\\n\".join(lines)\n"),
        ('"""None: there is nothing secret."""', '"""None: the bonus is told in words."""'),
        ('"""Empty: there is nothing secret."""', '"""Empty: there is no card."""'),
    ),
    "panel": (
        ('"""The panel of @TITLE@: one die, or two."""', '"""The panel of @TITLE@: one die, or two; and a bonus to peek at."""'),
        ('    emoji = "🎲"\n', '    emoji = "🎲"\n    secrets = True\n    peeks = True\n'),
        ('"faces": [1, 6, 5,', '"faces": [1, 3, 4, 6, 5,'),
        ("    def accent(",
         "    def peek(self, view: View, names: Sequence[str], words: Words) -> str:\n"
         '        """The viewer\'s bonus."""\n'
         "        assert view.viewer is not None\n"
         '        return words("peek-bonus", bonus=view.bonus[view.viewer])\n\n'
         "    def reveal(self, view: View, names: Sequence[str], words: Words) -> str:\n"
         '        """Everybody\'s bonus."""\n'
         "        each = (f\"{name} {bonus}\" for name, bonus in zip(names, view.bonus, strict=True))\n"
         '        return words("board-revealed", each=words.listed(each))\n\n'
         "    def accent("),
    ),
    "words": (
        ("event-rolled =\n", "event-dealt = Your bonus is **{ $bonus }**.\nevent-rolled =\n"),
        ("action-two = Risk two\n",
         "action-two = Risk two\npeek-bonus = Your bonus: **{ $bonus }**. Only you know it.\n"),
        ("board-scores =", "board-bonus = Your bonus: { $bonus }\nboard-revealed = Bonus: { $each }\nboard-scores ="),
        ("Whoever first reaches the target, 30 unless the host chose otherwise, wins.",
         "When somebody reaches the target, 30 unless the host chose otherwise, everybody adds a bonus of 1 to 6 that only they "
         "know. Whoever has most then wins."),
    ),
    "playthrough": (('"faces": [1, 6, 5,', '"faces": [1, 3, 4, 6, 5,'),),
    "test_rules": (
        ('"""A table whose dice show these faces: first whose turn it is (1: seat 0), then what is rolled."""\n',
         '"""A table whose dice show these faces: first whose turn it is (1: seat 0), then what is rolled; each bonus is 1."""\n'),
        ('    names = tuple("ABCDEF"[:seats])\n',
         '    names = tuple("ABCDEF"[:seats])\n    faces = (faces[0], *(1,) * seats, *faces[1:])\n'),
        ("    assert table.state.score == (22, 2, 3)\n", "    assert table.state.score == (23, 3, 4)\n"),
        ("def test_more_dice",
         "def test_a_bonus_is_known_to_its_seat_alone_until_the_end() -> None:\n"
         "    table = sit(2, 1, 6, 6, 5, 5, target=20)\n"
         "    assert table.view(None).bonus == (None, None)\n"
         "    assert table.view(1).bonus == (None, 1)\n"
         '    table.commit(table.propose(1, "resign"))\n'
         "    assert table.view(None).bonus == (1, 1)\n\n\n"
         "def test_more_dice"),
    ),
}  # fmt: skip
