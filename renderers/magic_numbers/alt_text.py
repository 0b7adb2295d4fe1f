"""Magic Numbers in words: the alternative texts and the text board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.core import Seat
from games.magic_numbers.rules import Card, FinishedTurn, TakenNumber, View
from renderers.magic_numbers.view_model import FACES, counts, own_card, prospects, stuck, suspects
from renderers.text_board import first_fitting, fitting, left, lettered, letters, outcome, short_names, winners
from renderers.text_protocol import Words

LATEST = 8
"""Number of the last turns that the text board tells."""
_BUDGETS = ((14, 32), (8, 32), (5, 20), (2, 12))
"""Most numbers taken by each player that are told one by one, and length of names: the first pair that fits."""


def alt(view: View, names: Sequence[str], words: Words) -> str:
    """Return the board in as many sentences as an alternative text holds.

    The awaited decision comes first, then everybody with what is open of them, and the last turns.
    """
    named = short_names(names, view.seats, words, 20)
    said = [_now(view, named, words)]
    if (own := own_card(view)) is not None:
        said.append(_card_line(own, view, words))
    said.append(_everybody(view, named, words))
    said += left(view.resigned, named, words)
    for back, turn in enumerate(reversed(view.history[-LATEST:])):
        told = _turn_text(turn, named, words)
        said.append(words("board-last", turn=told) if back == 0 else f"{told}.")
    if not view.history:
        said.append(words("board-start"))
    return fitting(said)


def _everybody(view: View, named: Sequence[str], words: Words) -> str:
    """Return everybody's card once it is open, and before that how often they kept, gave away and received."""
    if view.phase == "over":
        cards = [
            words(
                "board-open-row", name=named[seat], good=card.good, evil=card.evil, score=card.score, taken=""
            ).strip()
            if (card := view.cards[seat])
            else words("board-open-none", name=named[seat])
            for seat in range(view.seats)
        ]
        return " ".join(cards)
    table = counts(view.history, view.seats)
    each = [
        words("board-alt-count", name=named[seat], kept=sum(kept), gave=sum(gave), got=sum(got))
        for seat, (kept, gave, got) in enumerate(zip(table.kept, table.gave, table.got, strict=True))
    ]
    return words("board-alt-counts", each=words.format_groups(each))


def card_alt(view: View, names: Sequence[str], words: Words) -> str:
    """Return the viewer's card; empty for the room."""
    card = own_card(view)
    if card is None or view.viewer is None:
        return ""
    name = short_names(names, view.seats, words, 24)[view.viewer]
    said = [words("board-card-of", name=name, card=_card_line(card, view, words))]
    if _playing(view):
        if stuck(card, view.options.target):
            said.append(words("board-stuck"))
        said.append(_prospects(card, view, words))
    return fitting(said)


def text(view: View, names: Sequence[str], words: Words) -> str:
    """Return everything in the picture, line by line; players are told apart by their letter."""
    return first_fitting(
        partial(_lines, view, lettered(names, view.seats, words, longest), taken, words) for taken, longest in _BUDGETS
    )


def _lines(view: View, named: Sequence[str], most: int, words: Words) -> list[str]:
    target = view.options.target
    lines = [words("board-heading", target=target, turns=len(view.history)), _now(view, named, words)]
    lines += outcome(view.ranking, view.resigned, named, words)
    lines += ["", words("board-counts")]
    table = counts(view.history, view.seats)
    for seat in range(view.seats):
        kept, gave, got = (_often(row[seat], words) for row in (table.kept, table.gave, table.got))
        lines.append(words("board-counts-row", name=named[seat], kept=kept, gave=gave, got=got))
    if view.history:
        lines += ["", words("board-latest")]
        for number in range(len(view.history), max(0, len(view.history) - LATEST), -1):
            lines.append(f"{number}. {_turn_text(view.history[number - 1], letters(view.seats), words)}")
    else:
        lines += ["", words("board-start")]
    if doubts := suspects(view):
        each = words.format_groups(
            words(
                "board-suspect",
                name=named[seat],
                faces=words.format_list([str(face) for face in faces]),
                count=len(faces),
            )
            for seat, faces in doubts.items()
        )
        lines += ["", words("board-suspects", each=each)]
    own = own_card(view)
    if view.phase == "over":
        lines += ["", words("board-open")]
        lines += [_open(view, seat, named, most, words) for seat in range(view.seats)]
    elif own is not None:
        lines += ["", words("board-own"), _card_line(own, view, words)]
        if _playing(view):
            lines.append(_prospects(own, view, words))
            if stuck(own, target):
                lines.append(words("board-stuck"))
        lines.append(_taken(own, most, words))
    return lines


def _playing(view: View) -> bool:
    return view.phase != "over" and view.viewer not in view.resigned


def _now(view: View, named: Sequence[str], words: Words) -> str:
    if view.turn is not None:
        if view.face is not None:
            return words("board-now-choose", name=named[view.turn], face=view.face)
        return words("board-now-roll", name=named[view.turn])
    told = "board-now-last" if view.seats - len(view.resigned) == 1 else "board-now-won"
    return words(told, name=winners(view.ranking, named, words), target=view.options.target)


def _turn_text(turn: FinishedTurn, named: Sequence[str], words: Words) -> str:
    if turn.roller == turn.taker:
        return words("board-turn-kept", name=named[turn.roller], face=turn.face)
    return words("board-turn-gave", name=named[turn.roller], other=named[turn.taker], face=turn.face)


def _often(row: Sequence[int], words: Words) -> str:
    found = [words("board-often", face=face, times=times) for face, times in zip(FACES, row, strict=True) if times]
    return words.format_items(found) or words("board-none")


def _card_line(card: Card, view: View, words: Words) -> str:
    return words("board-card", good=card.good, evil=card.evil, score=card.score, target=view.options.target)


def _prospects(card: Card, view: View, words: Words) -> str:
    each = [
        words("board-effect", face=face, effect=effect, after=after)
        for face, (effect, after) in zip(FACES, prospects(card, view.options.target), strict=True)
    ]
    return words("board-prospects", each=words.format_items(each))


def _taken(card: Card, most: int, words: Words) -> str:
    if not card.taken:
        return words("board-taken-none")
    late = card.taken[-most:]
    each = words.format_items(_effect(taken, words) for taken in late)
    return words("board-taken", each=each, earlier=len(card.taken) - len(late))


def _effect(taken: TakenNumber, words: Words) -> str:
    return words("board-effect", face=taken.face, effect=taken.effect, after=taken.score)


def _open(view: View, seat: Seat, named: Sequence[str], most: int, words: Words) -> str:
    card = view.cards[seat]
    if card is None:
        return words("board-open-none", name=named[seat])
    return words(
        "board-open-row",
        name=named[seat],
        good=card.good,
        evil=card.evil,
        score=card.score,
        taken=_taken(card, most, words),
    )
