"""Text board of Magic Numbers: it has all that the picture has, and reads back to the game's facts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from games.magic_numbers.rules import GAME, FinishedTurn, View
from renderers import load
from renderers.magic_numbers.view_model import counts
from tests.renderers.cases import NASTY, PLAIN, WORDS, long_game, states

pytestmark = pytest.mark.game("magic_numbers")

MAGIC = load("magic_numbers")


def seat(line: str) -> int:
    return ord(line[0]) - ord("A")


def row(told: str) -> tuple[int, ...]:
    often = {
        int(face): {"once": 1, "twice": 2}.get(times) or int(times.removesuffix(" times"))
        for face, times in re.findall(r"(\d) \((once|twice|\d+ times)\)", told)
    }
    return tuple(often.get(face, 0) for face in range(1, 7))


def read(text: str) -> dict[str, Any]:
    """Return the facts in a text board, computed from its lines alone."""
    lines = text.split("\n")
    now = lines[1]
    known: dict[str, Any] = {"phase": "over", "turn": None, "face": None, "ranking": None, "out": (), "counts": {}}
    known["target"] = int(re.findall(r"exactly (\d+) wins", lines[0])[0])
    known["turns"] = 0 if "no turns yet" in lines[0] else int(re.findall(r"(\d+) turns? played$", lines[0])[0])
    if now.endswith(" is to roll."):
        known |= {"phase": "roll", "turn": seat(now)}
    elif rolled := re.search(r" rolled a (\d): keep it or give it away\?$", now):
        known |= {"phase": "choose", "turn": seat(now), "face": int(rolled[1])}
    known["latest"], known["cards"] = [], {}
    for line in lines[2:]:
        if line.startswith("Final ranking: "):
            groups = re.split(r"(?:^|; )\d+\. (?=[A-J] )", line.removeprefix("Final ranking: "))[1:]
            known["ranking"] = tuple(tuple(map(seat, re.findall(r"(?:^|, )([A-J] )", group))) for group in groups)
        elif line.startswith("Left, in this order: "):
            known["out"] = tuple(map(seat, re.findall(r"(?:: |, )([A-J] )", line)))
        elif found := re.search(r"^[A-J] .*: kept (.*); gave away (.*); received (.*)$", line):
            known["counts"][seat(line)] = tuple(map(row, found.groups()))
        elif found := re.search(r"^\d+\. ([A-J]) kept a (\d)$", line):
            known["latest"].append(FinishedTurn(seat(found[1]), int(found[2]), seat(found[1])))
        elif found := re.search(r"^\d+\. ([A-J]) gave a (\d) to ([A-J])$", line):
            known["latest"].append(FinishedTurn(seat(found[1]), int(found[2]), seat(found[3])))
        elif found := re.search(r"^[A-J] .*: Good (\d), Evil (\d), score (\d+)\. Taken|^[A-J] .*Nothing taken", line):
            good, evil, score = re.findall(r": Good (\d), Evil (\d), score (\d+)\.", line)[-1]
            known["cards"][seat(line)] = (int(good), int(evil), int(score))
        elif found := re.search(r"^Good number (\d), Evil number (\d), score (\d+) of", line):
            known["own"] = tuple(map(int, found.groups()))
    return known


def expected(view: View) -> dict[str, Any]:
    table = counts(view.history, view.seats)
    known: dict[str, Any] = {
        "phase": view.phase,
        "turn": view.turn,
        "face": view.face,
        "ranking": view.ranking,
        "out": view.resigned,
        "target": view.options.target,
        "turns": len(view.history),
        "counts": {s: (table.kept[s], table.gave[s], table.got[s]) for s in range(view.seats)},
        "latest": list(view.history[:-9:-1]),
        "cards": {},
    }
    if view.phase == "over":
        known["cards"] = {s: (card.good, card.evil, card.score) for s, card in enumerate(view.cards) if card}
    elif view.viewer is not None and (own := view.cards[view.viewer]) is not None:
        known["own"] = (own.good, own.evil, own.score)
    return known


@pytest.mark.parametrize("names", [PLAIN, NASTY], ids=["plain", "nasty"])
@pytest.mark.parametrize("seats", GAME.player_counts)
def test_what_is_read_back_is_what_was_known(seats: int, names: Sequence[str]) -> None:
    for state in list(states(seats, leaving=0.03))[::5] + list(states(seats, seed=1))[-2:]:
        for viewer in (None, 1):
            view = GAME.view(state, viewer)
            assert read(MAGIC.text(view, names, WORDS)) == expected(view)


@pytest.mark.parametrize("seats", [2, 10])
def test_texts_keep_to_their_lengths(seats: int) -> None:
    ends = [list(states(seats, seed, target=50))[-1] for seed in range(4)]
    for state in [long_game(seats, 150), *ends, next(iter(states(seats)))]:
        for viewer in (None, 0):
            view = GAME.view(state, viewer)
            assert len(MAGIC.text(view, NASTY, WORDS)) <= 3800
            assert 0 < len(MAGIC.alt(view, NASTY, WORDS)) <= 1024
            assert len(MAGIC.card_alt(view, NASTY, WORDS)) <= 1024


def test_no_name_ends_the_block_or_the_line_a_text_board_stands_in() -> None:
    view = GAME.view(long_game(10, 20), None)
    plain, nasty = (MAGIC.text(view, names, WORDS) for names in (PLAIN, NASTY))
    assert "`" not in nasty
    assert len(nasty.split("\n")) == len(plain.split("\n"))


def test_the_alternative_text_says_first_what_is_awaited() -> None:
    rolled = long_game(3, 9)
    view = GAME.view(rolled, None)
    assert view.turn is not None
    assert MAGIC.alt(view, PLAIN, WORDS).startswith(f"{PLAIN[view.turn]} rolled a {view.face}")
    over = GAME.view(list(states(3))[-1], None)
    assert over.ranking is not None
    assert MAGIC.alt(over, PLAIN, WORDS).startswith(f"{PLAIN[over.ranking[0][0]]} wins")
