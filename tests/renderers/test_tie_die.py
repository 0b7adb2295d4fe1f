"""Tie-Die's pictures and words: always drawn, always the same, never too large, and both say everything."""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.i18n import localizer
from bot.i18n.locales import available_locales
from games.tie_die.rules import GAME
from games.tie_die.rules.events import Rolled, Threw, TieBreak
from games.tie_die.rules.state import View, awaited, upgrade_of
from renderers import load, theme
from renderers.canvas import Sheet, Stamp, smallest
from renderers.text import text_layout
from renderers.tie_die import last_action, layout, roll_panel
from renderers.tie_die.sprites import die_stamp, mark
from renderers.tie_die.view_model import fights, rolled
from tests.renderers.cases import NASTY, PLAIN
from tests.renderers.tie_die_cases import WORDS, stages, states

TIE = load("tie_die")


def picture(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    image.load()
    return image


@pytest.mark.parametrize("leaving", [0.0, 0.04])
@pytest.mark.parametrize("seats", GAME.player_counts)
def test_every_kind_of_position_is_drawn_small_whatever_people_are_called(seats: int, leaving: float) -> None:
    found = stages(seats, leaving)
    assert {state.phase for state in found} == {"upgrade", "challenge", "answer", "over"}
    for state in found:
        png = TIE.board(GAME.view(state, None), NASTY, WORDS)
        image = picture(png)
        assert image.mode == "P"
        assert image.width == theme.WIDTH
        assert 0.5 <= image.height / image.width <= 1.1
        assert len(png) <= 60_000 * image.width * image.height / 1_000_000


def test_a_seat_sees_what_the_room_sees_and_has_no_card() -> None:
    state = list(states(3))[20]
    room, own = GAME.view(state, None), GAME.view(state, 1)
    assert TIE.board(own, PLAIN, WORDS) == TIE.board(room, PLAIN, WORDS)
    assert TIE.text(own, PLAIN, WORDS) == TIE.text(room, PLAIN, WORDS)
    assert TIE.card(own, PLAIN, WORDS) is None
    assert TIE.card_alt(own, PLAIN, WORDS) == ""


def digests() -> list[str]:
    """Return digests of boards and texts for some positions; ``test_determinism`` makes them in other processes,
    too.
    """
    found: list[str] = []
    for state in list(states(4, 3))[::9]:
        view = GAME.view(state, None)
        made = (
            TIE.board(view, NASTY, WORDS),
            TIE.text(view, NASTY, WORDS).encode(),
            TIE.alt(view, NASTY, WORDS).encode(),
        )
        found += [hashlib.sha256(each).hexdigest() for each in made]
    return found


def test_four_dice_have_four_shapes() -> None:
    covers = [die_stamp(sides, 80, "3", theme.PANEL).cover for sides in (4, 6, 8, 10)]
    outlines = [cover.convert("L").tobytes() for cover in covers if cover is not None]
    for at, one in enumerate(outlines):
        for other in outlines[at + 1 :]:
            assert sum(a != b for a, b in zip(one, other, strict=True)) > 300


@pytest.mark.parametrize(
    "change", ["points", "die", "used", "ready", "challenge", "face", "round", "resigned"], ids=lambda name: name
)
def test_the_picture_shows_whatever_changes(change: str) -> None:
    view = next(
        GAME.view(state, None) for state in states(3, 1) if state.phase == "upgrade" and state.last and state.round > 3
    )
    roll = view.last[0]
    other: dict[str, Any] = {
        "points": {"score": (view.score[0] + 1, *view.score[1:])},
        "die": {"die": (*view.die[:2], {4: 8, 6: 10, 8: 4, 10: 6}[view.die[2]])},
        "used": {"used": (not view.used[0], *view.used[1:])},
        "ready": {"ready": (not view.ready[0], *view.ready[1:])},
        "challenge": {"phase": "answer", "challenge": (0, 1), "stake": 4},
        "face": {"last": (replace(roll, faces=(4, *roll.faces[1:])), *view.last[1:])},  # type: ignore[attr-defined]
        "round": {"round": view.round + 1},
        "resigned": {"resigned": (2,)},
    }
    changed = replace(view, **other[change])
    assert TIE.board(changed, PLAIN, WORDS) != TIE.board(view, PLAIN, WORDS)
    assert TIE.text(changed, PLAIN, WORDS) != TIE.text(view, PLAIN, WORDS)


def ends() -> list[View]:
    """Return the ends of some games: by a roll, a fight, and others' leaving."""
    found = [list(states(seats, seed, 0.03 * (seed % 3 == 0)))[-1] for seats in GAME.player_counts for seed in range(6)]
    return [GAME.with_last_move(GAME.view(state, None), state.last) for state in found]


def test_the_end_shows_everybodys_points_round_by_round() -> None:
    for view in ends():
        assert len(view.history) == view.round or len(view.resigned) == view.seats - 1
        assert view.history[-1] == view.score
        other = tuple(tuple(max(0, each - 1) for each in points) for points in view.history[:-1]) + view.history[-1:]
        changed = replace(view, history=other)
        if changed != view:
            assert TIE.board(changed, PLAIN, WORDS) != TIE.board(view, PLAIN, WORDS)
            assert TIE.text(changed, PLAIN, WORDS) != TIE.text(view, PLAIN, WORDS)


def test_the_throw_that_decided_is_drawn_beside_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = list[tuple[int, int, int]]()
    draw = last_action.winning_die
    monkeypatch.setattr(
        last_action, "winning_die", lambda *given: (shown.append((given[3], *given[:2])), draw(*given))[1]
    )
    decided = 0
    for view in ends():
        shown.clear()
        TIE.board(view, PLAIN, WORDS)
        assert view.ranking
        winner = view.ranking[0][0]
        if len(view.resigned) == view.seats - 1:
            assert not shown
            continue
        throws = [
            (seat, sides, face)
            for event in view.last
            if isinstance(event, Rolled | Threw | TieBreak)
            for seat, sides, face in zip(event.seats, event.sides, event.faces, strict=True)
        ]
        assert shown == [[throw for throw in throws if throw[0] == winner][-1]]
        decided += 1
    assert decided > 9


def test_prices_are_told_as_long_as_somebody_can_buy() -> None:
    for view in ends():
        assert WORDS("board-price-list") not in TIE.text(view, PLAIN, WORDS)
    assert WORDS("board-price-list") in TIE.text(GAME.view(next(states(3)), None), PLAIN, WORDS)


# The text board, read back


def seat(letter: str) -> int:
    return ord(letter[0]) - ord("A")


def players(told: str) -> tuple[int, ...]:
    return tuple(map(seat, re.findall(r"(?:^|, | and |: )([A-D])(?= )", told)))


def threw(told: str) -> dict[int, int]:
    return {seat(letter): int(face) for letter, face in re.findall(r"([A-D]) (\d+)", told)}


def read(text: str) -> dict[str, Any]:
    """Return the facts in a text board, computed from its lines alone."""
    lines = text.split("\n")
    known: dict[str, Any] = {
        "phase": "over",
        "challenge": None,
        "stake": 0,
        "ranking": None,
        "resigned": (),
        "fights": [],
    }
    heading = re.fullmatch(r"Tie-Die · first to (\d+) points · round (\d+)", lines[0])
    assert heading
    known["target"], known["round"] = map(int, heading.groups())
    if lines[1].startswith("Upgrades"):
        known["phase"] = "upgrade"
    elif lines[1].startswith("Challenges"):
        known["phase"] = "challenge"
    elif found := re.match(r"([A-D]) .* has paid (\d+) to challenge ([A-D]) ", lines[1]):
        known |= {"phase": "answer", "challenge": (seat(found[1]), seat(found[3])), "stake": int(found[2])}
    table = [re.search(r"^([A-D]) .*: (\d+) points?, d(\d+), challenge (used|left)(.*)$", line) for line in lines]
    rows = [row for row in table if row]
    known["score"] = tuple(int(row[2]) for row in rows)
    known["die"] = tuple(int(row[3]) for row in rows)
    known["used"] = tuple(row[4] == "used" for row in rows)
    known["ready"] = tuple(", ready" in row[5] for row in rows)
    left = ", left"
    window = known["phase"] in ("challenge", "answer")
    known["passed"] = tuple(", passed" in row[5] or (window and row[5] == left) for row in rows)
    known["buys"] = tuple(int(re.findall(r"can buy a d(\d+)", row[5])[0]) if "buy" in row[5] else None for row in rows)
    for line in lines[2:]:
        if line.startswith("Final ranking: "):
            groups = re.split(r"(?:^|; )\d+\. (?=[A-D] )", line.removeprefix("Final ranking: "))[1:]
            known["ranking"] = tuple(tuple(map(seat, re.findall(r"(?:^|, )([A-D]) ", group))) for group in groups)
        elif line.startswith("Left, in this order: "):
            known["resigned"] = tuple(map(seat, re.findall(r"(?:: |, )([A-D]) ", line)))
        elif line.startswith("The roll: "):
            known["roll"] = [(seat(a), int(s), int(f)) for a, f, s in re.findall(r"([A-D]) (\d+) \(d(\d+)\)", line)]
        elif found := re.match(r"(Roll-off on (\d+)|Roll for the win): (.*?)\. (.*)\.$", line):
            known["fights"].append(
                ("roll-off" if found[2] else "tie-break", int(found[2] or 0), threw(found[3].split("; ")[-1]), found[4])
            )
        elif found := re.match(r"([A-D]) challenged ([A-D]) for (\d+): (.*?)\.(?: (.*)\.)?$", line):
            kind = "declined" if found[4].startswith("declined") else "challenge"
            last = {} if kind == "declined" else threw(found[4].split("; ")[-1])
            known["fights"].append((kind, int(found[3]), last, found[5] or ""))
    return known


def expected(view: View) -> dict[str, Any]:
    roll = rolled(view)
    waiting = awaited(view) if view.phase == "upgrade" else []
    known: dict[str, Any] = {
        "target": view.options.target,
        "fights": [
            (
                fight.kind,
                fight.number,
                dict(zip(fight.throws[-1].seats, fight.throws[-1].faces, strict=True)) if fight.throws else {},
            )
            for fight in fights(view)
            if fight.kind != "waiting"
        ],
        "buys": tuple(upgrade_of(view.die[s], view.score[s]) if s in waiting else None for s in range(view.seats)),
    }
    names = ("phase", "round", "score", "die", "used", "ready", "passed", "challenge", "stake", "resigned", "ranking")
    known |= {name: getattr(view, name) for name in names}
    if roll is not None:
        known["roll"] = list(zip(roll.seats, roll.sides, roll.faces, strict=True))
    return known


@pytest.mark.parametrize("names", [PLAIN, NASTY], ids=["plain", "nasty"])
@pytest.mark.parametrize("seats", GAME.player_counts)
def test_what_is_read_back_is_what_is_known(seats: int, names: Sequence[str]) -> None:
    for state in [*stages(seats, 0.03), *states(seats, 7)]:
        view = GAME.view(state, None)
        known = read(TIE.text(view, names, WORDS))
        results = [fight[3] for fight in known["fights"]]
        known["fights"] = [fight[:3] for fight in known["fights"]]
        assert known == expected(view)
        for fight, told in zip([fight for fight in fights(view) if fight.kind != "waiting"], results, strict=True):
            for result in fight.results if fight.throws else ():
                mine = next(part for part in told.split("; ") if part.startswith(f"{chr(65 + result.seat)} "))
                stays = result.before == result.sides
                die = f"keeps the d{result.sides}" if stays else f"from a d{result.before} to a d{result.sides}"
                nothing = not result.points
                assert (
                    mine[2:]
                    == {
                        "won": f"gains {result.points}, {die}",
                        "lost": f"loses nothing, {die}" if nothing else f"loses {result.points}, {die}",
                        "safe": "safe",
                        "holds": "keeps the die",
                        "wins": "wins",
                        "out": "loses the roll",
                    }[result.outcome]
                )


@pytest.mark.parametrize("seats", GAME.player_counts)
def test_texts_keep_to_their_lengths_and_lines(seats: int) -> None:
    for state in stages(seats, 0.03):
        view = GAME.view(state, None)
        plain, nasty = (TIE.text(view, names, WORDS) for names in (PLAIN, NASTY))
        assert len(nasty) <= 3800
        assert "`" not in nasty
        assert len(nasty.split("\n")) == len(plain.split("\n"))
        assert 0 < len(TIE.alt(view, NASTY, WORDS)) <= 1024


def test_the_alternative_text_says_first_what_is_awaited_and_then_the_scores() -> None:
    for state in stages(3):
        view = GAME.view(state, None)
        told = TIE.alt(view, PLAIN, WORDS)
        beginnings = {"upgrade": "Upgrades", "challenge": "Challenges", "answer": "", "over": ""}
        assert told.startswith(beginnings[view.phase])
        if view.challenge:
            challenger, defender = (PLAIN[seat] for seat in view.challenge)
            assert told.startswith(f"{challenger} has paid {view.stake} to challenge {defender}")
        if view.ranking:
            assert told.startswith(f"{PLAIN[view.ranking[0][0]]} wins")
        for seat in range(3):
            assert f"{PLAIN[seat]} {view.score[seat]}, d{view.die[seat]}" in told


def test_the_sign_of_a_die_that_grew_is_not_the_one_of_a_die_that_can_be_bought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert len({mark(kind, 26, theme.PANEL).image.tobytes() for kind in ("up", "grew", "shrank")}) == 3
    asked: set[str] = set()

    def noted(kind: str, side: int, ground: theme.Colour) -> Stamp:
        asked.add(kind)
        return mark(kind, side, ground)

    for module in (last_action, roll_panel):
        monkeypatch.setattr(module, "mark", noted)
    for state in states(4, 6):
        view = GAME.with_last_move(GAME.view(state, None), state.last)
        if view.phase != "over":
            last_action.show(Sheet.plain((theme.WIDTH, 1200), theme.PANEL), view)
            roll_panel.roll_panel(Sheet.plain((theme.WIDTH, 1200), theme.PANEL), view, WORDS, 600)
    assert {"grew", "shrank"} <= asked
    assert "up" not in asked, "that one says what can be bought"


@pytest.mark.parametrize("locale", available_locales())
def test_marks_of_the_last_roll_keep_apart_and_a_tie_is_never_cut(locale: str) -> None:
    tie = localizer(locale, "tie_die")("board-tied")
    wide = layout.INNER // max(GAME.player_counts)
    word = min(text_layout.width(tie, 34), round(wide / 2) - roll_panel.ROLL_END)
    assert text_layout.width(tie, smallest(34)) <= round(wide / 2) - roll_panel.ROLL_END
    # The word ends on its player's patch, which is apart from the next one.
    assert wide / 2 + 25 + word <= wide - roll_panel.ROLL_GAP - 5
    assert 2 * roll_panel.ROLL_GAP >= 10
