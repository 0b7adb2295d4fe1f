"""Text board of Pillow Fight: it has all that the picture has, and its reach, sight and odds match the rules."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from games.core.percents import percent
from games.pillow_fight.rules import GAME, queries
from games.pillow_fight.rules.prospects import can_attack, prospects
from games.pillow_fight.rules.state import Grab, View, Walk
from renderers import load
from renderers.pillow_fight.alt_text import own_summary
from renderers.pillow_fight.view_model import chances, ready_rooms
from tests.renderers.cases import NASTY, PLAIN
from tests.renderers.pillow_fight_cases import EVERYTHING, WORDS, fullest, states, views

pytestmark = pytest.mark.game("pillow_fight")

PILLOW = load("pillow_fight")
ENDINGS = ("wins with five hits!", "are torn.", "are broken.", "parents are here.", "else has left.")


def seat(line: str) -> int:
    return ord(line[0]) - ord("A")


def squares(told: str) -> list[str]:
    return re.findall(r"[A-J](?:10|[1-9])(?![0-9])", told)


def read(text: str) -> dict[str, Any]:
    """Return the facts in a text board, computed from its lines alone."""
    lines = text.split("\n")
    heading, now = lines[:2]
    round_ = re.search(r"round (\d+)(?= ·|$)", heading.split(" · ")[2])
    known: dict[str, Any] = {
        "round": int(round_[1]) if round_ else 0,
        "width": int(re.findall(r"· (\d+)×", heading)[0]),
        "curfew": int(re.findall(r"after round (\d+)$", heading)[0]) if "parents come" in heading else "off",
        "phase": None,
        "turn": seat(now),
        "wanted": 0,
        "actions": 0,
        "attacked": False,
        "ranking": None,
        "out": (),
        "first": None,
        "players": {},
        "pillows": {},
        "torn": 0,
        "fragile": (),
        "shattered": 0,
        "plans": [],
        "last": None,
    }
    endings = {
        r" chooses the room\.$": "room",
        r" places \d+ pillows\.$": "pillows",
        r" says who goes first\.$": "first",
        r" takes a place\.$": "place",
        r" has \d actions? left( and has attacked)?\.$": "play",
    }
    known["phase"] = next((phase for end, phase in endings.items() if re.search(end, now)), "over")
    if known["phase"] == "over":
        assert now.endswith(ENDINGS)
        known["turn"] = None
    elif known["phase"] == "play":
        known["actions"] = int(re.findall(r" has (\d) actions? left", now)[-1])
        known["attacked"] = now.endswith("and has attacked.")
    elif known["phase"] == "pillows":
        known["wanted"] = int(re.findall(r" places (\d+) pillows\.$", now)[0])
    plan: list[str] = []
    shown: dict[str, str] = {}
    for line in lines[2:]:
        if line.startswith("Final ranking: "):
            groups = re.split(r"(?:^|; )\d+\. (?=[A-F] )", line.removeprefix("Final ranking: "))[1:]
            known["ranking"] = tuple(tuple(map(seat, re.findall(r"(?:^|, )([A-F] )", group))) for group in groups)
        elif found := re.match(
            r"Just now ([A-F]) (threw|swung) at ([A-F])(?: \(cover of (.*)\))?, a chance of (\d+)%: "
            r"(\d) against (\d)\. (Hit|Missed|Saved by \4)(.*)!$",
            line,
        ):
            attacker, kind, defender, cover, odds, face, against, result, rest = found.groups()
            fate = re.findall("torn|caught|stolen", rest)
            known["last"] = (
                (
                    ord(attacker) - 65,
                    kind,
                    ord(defender) - 65,
                    int(odds),
                    tuple(squares(cover or "")),
                    int(face),
                    int(against),
                    result.split()[0].lower(),
                ),
                *fate,
                *squares(rest),
            )
        elif found := re.match(r"Just now ([A-F]) went from ([A-J]\d+) to ([A-J]\d+)\.$", line):
            known["last"] = (ord(found[1]) - 65, "walk", found[2], found[3])
        elif found := re.match(r"Just now ([A-F]) picked up a pillow on ([A-J]\d+)\.$", line):
            known["last"] = (ord(found[1]) - 65, "grab", found[2])
        elif line.startswith("Left, in this order: "):
            known["out"] = tuple(map(seat, re.findall(r"(?:: |, )([A-F] )", line)))
        elif line.endswith(" goes first."):
            known["first"] = seat(line)
        elif found := re.search(
            r": (?:on (\w+), )?(\d+) hits?(, left)?(, holds a pillow)?(, on guard)?(?:, (\d+)% to hit)?$", line
        ):
            at, hits, left, holds, guards, aimed = found.groups()
            known["players"][seat(line)] = (at, int(hits), bool(left), bool(holds), bool(guards), aimed)
        elif line.startswith("Pillows lie on: "):
            piles = re.findall(r"([A-J]\d+)(?: \((\d+)\))?", line.removeprefix("Pillows lie on: "))
            known["pillows"] = {square: int(count or 1) for square, count in piles}
        elif found := re.match(r"Torn: (\d+) of (\d+) pillows\.$", line):
            known["torn"] = int(found[1])
        elif found := re.match(r"Fragile things on: (.*); shattered: (\d)\.$", line):
            known["fragile"], known["shattered"] = tuple(squares(found[1])), int(found[2])
        elif found := re.match(r"([ \d]\d) ((?:[.#fo&A-F] ?)+)$", line):
            signs = found[2].split(" ")
            shown |= {f"{chr(65 + column)}{found[1].strip()}": sign for column, sign in enumerate(signs)}
            # Nobody stands on furniture.
            plan.append("".join("f" if sign in "f&" else sign if sign == "#" else "." for sign in signs))
            if int(found[1]) == 1:
                known["plans"].append(tuple(plan))
                plan = []
    people = {square: sign for square, sign in shown.items() if sign in "ABCDEF"}
    known["people on squares"] = people
    known["pillows on squares"] = {square for square, sign in shown.items() if sign in "o&"}
    return known


def last(view: View) -> tuple[object, ...] | None:
    blow = view.moment
    if isinstance(blow, Walk):
        return (blow.seat, "walk", blow.start, blow.end)
    if isinstance(blow, Grab):
        return (blow.seat, "grab", blow.square)
    if blow is None:
        return None
    kind = {"throw": "threw", "swing": "swung"}[blow.kind]
    fate = {"tore": ["torn"], "caught": ["caught"], "stole": ["stolen"]}.get(blow.fate, [])
    saved = "hit" if blow.hit else "saved" if blow.saved else "missed"
    odds = round(100 * blow.ways / 36)
    told = (blow.attacker, kind, blow.defender, odds, blow.cover, blow.face, blow.against, saved)
    return (told, *fate, *filter(None, [blow.broke]))


def aimed_at(view: View, other: int) -> str | None:
    """Return the best odds that the player in turn has against another one with an attack that is legal now."""
    me = view.turn
    if me is None or view.phase != "play" or not view.holding[me] or view.attacked or view.at[other] is None:
        return None
    odds = [queries.odds(view, me, other, kind) for kind in ("swing", "throw")]
    most = max(each.hit for each in odds)
    return percent(most) if most else None


def expected(view: View) -> dict[str, Any]:
    return {
        "round": view.round,
        "width": int(view.options.size.split("x")[0]),
        "curfew": view.options.curfew,
        "phase": view.phase,
        "turn": view.turn,
        "wanted": view.wanted,
        "actions": view.actions,
        "attacked": view.attacked,
        "ranking": view.ranking,
        "out": view.resigned,
        "first": view.first if view.phase == "place" else None,
        "players": {
            s: (view.at[s], view.hits[s], s in view.resigned, view.holding[s], view.defending[s], aimed_at(view, s))
            for s in range(view.seats)
        },
        "pillows": view.pillows,
        "torn": view.torn,
        "fragile": view.fragile,
        "shattered": view.shattered,
        "plans": [view.rows] if view.rows else [tuple(ready.room.split("/")) for ready in ready_rooms(view)],
        "last": last(view),
        "people on squares": {at: chr(65 + s) for s, at in enumerate(view.at) if at is not None and view.rows},
        "pillows on squares": {square for square in view.pillows if square not in view.at},
    }


@pytest.mark.parametrize("names", [PLAIN, NASTY], ids=["plain", "nasty"])
@pytest.mark.parametrize("seats", GAME.player_counts)
def test_what_is_read_back_is_what_was_known(seats: int, names: Sequence[str]) -> None:
    for number, size in enumerate(("6x6", "8x8", "10x10")):
        curfew = (20, 10, "off")[number]
        course = list(views(seats, number, leaving=0.02, size=size, curfew=curfew, most=150, **EVERYTHING))
        for view in (*course[:9], *course[9:-1:7], course[-1]):
            assert read(PILLOW.text(view, names, WORDS)) == expected(view)


def test_each_fragile_thing_of_a_ready_made_room_is_named() -> None:
    view = GAME.view(next(states(3, fragile=True)), None)
    text = PILLOW.text(view, PLAIN, WORDS)
    for ready in ready_rooms(view):
        assert f"fragile things on {', '.join(ready.fragile)}:" in text


def player_board(view: View, names: Sequence[str]) -> str:
    return PILLOW.text(view, names, WORDS).split("What you can do:\n")[1]


@pytest.mark.parametrize("cover", [False, True], ids=["plain cover", "corner cover"])
def test_what_a_seats_text_says_it_can_do_is_what_the_rules_let_it_do(cover: bool) -> None:
    seen = set()
    for seed in range(3):
        for state in states(4, seed, size="8x8", corner_cover=cover, melee_block=True):
            if state.phase != "play" or state.turn is None:
                continue
            view = GAME.view(state, state.turn)
            legal = GAME.legal(state, state.turn)
            lines = player_board(view, PLAIN).split("\n")
            moves = {action.split()[1] for action in legal if action.startswith("move")}
            (reach,) = (line for line in lines if line.startswith(("Within three steps", "There is nowhere")))
            assert set(squares(reach)) == moves
            attacks = set()
            for other in range(4):
                found = [line for line in lines if line.startswith(f"{chr(65 + other)} {PLAIN[other]} on ")]
                if other == state.turn:
                    assert not found
                    continue
                (line,) = found
                attacks |= {
                    f"{kind} {other}" for kind in ("swing", "throw") if f"{kind} " in line and f"no {kind}" not in line
                }
                seen |= {word for word in ("minus 1", "walls: ", "right behind", "between you") if word in line}
            if view.holding[state.turn] and not view.attacked:
                assert attacks == {action for action in legal if action.split()[0] in ("swing", "throw")}
    assert seen >= ({"minus 1", "walls: "} if cover else {"minus 1", "between you"})


def test_the_squares_that_are_named_are_those_that_give_cover_or_block() -> None:
    for state in list(states(5, 3, size="8x8"))[10::5]:
        for viewer in range(5):
            view = GAME.view(state, viewer)
            if state.phase != "play":
                continue
            lines = player_board(view, PLAIN).split("\n")
            for each in chances(view, viewer):
                line = next(line for line in lines if line.startswith(f"{chr(65 + each.sight.seat)} "))
                assert set(squares(line.partition(":")[2])) == set(each.sight.by)


def test_below_a_picture_those_against_whom_the_odds_are_the_same_share_a_sentence() -> None:
    shared = 0
    for state in list(states(6, 3, size="8x8", corner_cover=True))[10::5]:
        for viewer in range(6):
            view = GAME.view(state, viewer)
            if state.phase != "play" or view.at[viewer] is None:
                continue
            sentences = re.findall(r"(\w.*?(?:: (.+?))?)\.(?: |$)", own_summary(view, PLAIN, WORDS))
            odds = [re.sub(r"cover of [^)]*", "", told) for _, told in sentences if "%" in told]
            assert len(set(odds)) == len(odds), sentences
            for each in chances(view, viewer):
                (told,) = (told for told, _ in sentences if re.search(rf"\b{PLAIN[each.sight.seat]}\b", told))
                if not each.throw.obstacle:
                    assert f"throw {percent(each.throw.hit)}%" in told
                    assert set(squares(told.partition("cover of")[2])) >= set(each.throw.by)
            shared += sum(" and " in told or ", " in told.partition(":")[0] for told, _ in sentences if "%" in told)
    assert shared > 9


def shares(line: str) -> dict[str, str]:
    """Return the per cent that a line gives each square."""
    groups = (group.partition("% on ") for group in line.partition(": ")[2].rstrip(".").split("; "))
    return {square: share for share, _, named in groups for square in squares(named)}


def test_a_seats_text_says_the_risk_and_the_best_attack_of_every_square_within_reach() -> None:
    armed = 0
    for state in list(states(4, 3, size="8x8"))[10::6]:
        for viewer in range(4):
            view = GAME.view(state, viewer)
            if state.phase != "play":
                continue
            lines = {line.partition(":")[0]: line for line in player_board(view, PLAIN).split("\n")}
            found = prospects(view, viewer, queries.reachable(view, viewer))
            if not found:
                continue
            risks = shares(lines["Within three steps, by the risk of being hit there"])
            assert risks == {square: percent(each.risk) for square, each in found.items()}
            hits = {square: percent(each.attack.hit) for square, each in found.items() if each.attack}
            shot = lines.get("Best attack from there", "")
            assert shares(shot) == (hits if can_attack(view, viewer, moving=True) else {})
            armed += bool(shot)
            said = PILLOW.card_alt(view, PLAIN, WORDS)
            assert re.search(r"(Your risk here: \d+%|Nobody can hit you here now)\.", said)
            if safest := re.search(r"Least risk within three steps: ([^%]*), (\d+)%", said):
                least = min(each.risk for each in found.values())
                assert safest[2] == percent(least)
                assert set(squares(safest[1])) == {square for square, each in found.items() if each.risk == least}
    assert armed > 4


def test_texts_keep_to_their_lengths() -> None:
    for state in (next(states(6, size="10x10", fragile=True)), fullest(), *list(states(6, 1))[::20]):
        for viewer in (None, 0):
            view = GAME.view(state, viewer)
            assert len(PILLOW.text(view, NASTY, WORDS)) <= 3800
            assert 0 < len(PILLOW.alt(view, NASTY, WORDS)) <= 1024
            assert len(PILLOW.card_alt(view, NASTY, WORDS)) <= 1024


def test_no_name_ends_the_block_or_the_line_a_text_board_stands_in() -> None:
    view = GAME.view(fullest(), 1)
    plain, nasty = (PILLOW.text(view, names, WORDS) for names in (PLAIN, NASTY))
    assert "`" not in nasty
    assert len(nasty.split("\n")) == len(plain.split("\n"))


def test_the_alternative_text_says_first_what_is_awaited() -> None:
    state = fullest()
    assert state.turn is not None
    assert PILLOW.alt(GAME.view(state, None), PLAIN, WORDS).startswith(f"{PLAIN[state.turn]} has ")
    over = list(states(3))[-1]
    assert over.ranking is not None
    assert " with " in PILLOW.alt(GAME.view(over, None), PLAIN, WORDS)
    assert PILLOW.alt(GAME.view(over, None), PLAIN, WORDS).startswith(PLAIN[over.ranking[0][0]])


def test_the_alternative_text_describes_the_rooms_to_choose_from_and_later_walls_and_furniture() -> None:
    said = PILLOW.alt(GAME.view(next(states(6, size="10x10")), None), PLAIN, WORDS)
    for ready in ready_rooms(GAME.view(next(states(6, size="10x10")), None)):
        walls, furniture = (ready.room.count(kind) for kind in "#f")
        assert f"{WORDS(f'room-{ready.key}')} ({walls} squares of wall, {furniture} of furniture)" in said
    for state in list(states(4, 3, size="8x8"))[5::40]:
        told = re.search(r"Walls: ([^.]+)\. Furniture: ([^.]+)\.", PILLOW.alt(GAME.view(state, None), PLAIN, WORDS))
        assert told is not None
        for listed, kind in zip(told.groups(), "#f", strict=True):
            there = [
                f"{letter}{len(state.room.split('/')) - line}"
                for line, row in enumerate(state.room.split("/"))
                for letter, ground in zip("ABCDEFGHIJ", row, strict=False)
                if ground == kind
            ]
            assert listed == str(len(there)) or sorted(squares(listed)) == sorted(there)


def test_the_alternative_text_of_ones_own_board_tells_of_everybody_also_whom_one_cannot_attack() -> None:
    barred = 0
    for state in list(states(6, 1, size="10x10"))[30::20]:
        for viewer in range(6):
            view = GAME.view(state, viewer)
            if not (said := PILLOW.card_alt(view, PLAIN, WORDS)):
                continue
            others = [each for each in chances(view, viewer) if each.sight.seat != viewer]
            assert all(PLAIN[each.sight.seat] in said for each in others), said
            barred += sum(bool(each.throw.obstacle and each.swing.obstacle) for each in others)
    assert barred > 9
