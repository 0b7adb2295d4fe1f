"""The message of a table whose game is over: what happened, the board, what it was worth, and what next."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui
from msgspec.structs import replace

from bot.ground.rating import enough, shown
from bot.ground.seated import is_program
from bot.panels import load
from bot.panels.archive import ArchiveButton
from bot.panels.asking import ask
from bot.panels.frame import (
    NIGHT,
    Message,
    Picture,
    button,
    framed,
    message,
    row_of,
    show_picture,
    small,
)
from bot.panels.review import ReviewButton
from bot.store import Medal, RatingChange
from bot.table.banter import banter
from bot.table.live import Live
from bot.table.names import kept_apart
from bot.table.series import Series
from bot.words.excerpt import excerpt
from games.core import Seat

_LABEL = 80
"""Characters of a button's label."""
_LONGEST_MEDALS = 900
"""Characters for achievements, so that the longest end still fits into a message."""
_LONGEST_TEXT = 3500


def over(
    live: Live,
    picture: Picture | None,
    colour: int | None,
    changes: Sequence[RatingChange] = (),
    medals: Sequence[Medal] = (),
    series: Series | None = None,
) -> Message:
    """The end: the board, what each won or lost in rating, what people earned for the first time, how their series
    stands, and what next. The ranking and what was secret are on the board, and in the words that stand for it; where
    it cannot be drawn they are told."""
    assert live.table is not None
    assert live.table.ranking is not None
    words, panel = live.words, load(live.game.name)
    box = framed(
        words("table-title", emoji=panel.emoji, game=live.title, table=str(live.id)),
        "\n".join([*live.story(), *_drawn(live), *banter(live)]),
        colour=colour or NIGHT,
    )
    if picture is None:
        files = show_picture(box, None, words)
        box.add_item(
            ui.TextDisplay("\n".join(_ranking(live, live.chat_names, ("table-ranking", "table-ranking-left"))))
        )
        laid_open = panel.reveal(live.table.view(None), live.chat_names, words)
        if laid_open:
            box.add_item(ui.TextDisplay(excerpt(laid_open, _LONGEST_TEXT)))
    else:
        laid_open = panel.reveal(live.table.view(None), live.names, words)
        shown = (
            picture.alt,
            words.grouped(_ranking(live, live.names, ("table-place", "table-place-left"))),
            *laid_open.split("\n"),
        )
        files = show_picture(box, replace(picture, alt=" · ".join(filter(None, shown))), words)
    again, told = _again(live, series)
    below = [small(_changes(live, changes)), _medals(live, medals), told]
    box.add_item(ui.TextDisplay("\n".join(line for line in below if line)))
    box.add_item(
        row_of(
            button(live, "@rematch", again, "success"),
            button(live, "@share", words("button-share")),
            ReviewButton(live.id, "1", words("button-review")),
            ArchiveButton.replay(live.id, words("button-replay")),
            button(live, "@more", words("button-more")),
        )
    )
    why = ask(live, words)
    if why is not None:
        box.add_item(row_of(why))
    return message(box, files)


def earned(live: Live, medals: Sequence[Medal]) -> list[tuple[str, list[Seat]]]:
    """The achievements that were earned there for the first time and are known, each with all who earned it."""
    found: dict[str, list[Seat]] = {}
    for medal in medals:
        seat = live.seat_of(medal.user)
        if seat is not None and f"feat-{medal.feat}" in live.words:
            found.setdefault(medal.feat, []).append(seat)
    return list(found.items())


def _drawn(live: Live) -> list[str]:
    """What is told of a draw, which no event does."""
    if not live.stored.drawn:
        return []
    assert live.table is not None
    seats = (live.table.ranking or ((),))[0]
    return [live.words("table-drawn", seats=live.words.join([live.chat_names[seat] for seat in seats]))]


def _ranking(live: Live, names: Sequence[str], sentences: tuple[str, str]) -> list[str]:
    """Who has which place, in the first of these sentences, or the second for those who left."""
    assert live.table is not None
    words, lines, place = live.words, list[str](), 1
    for seats in live.table.ranking or ():
        told = words.join([names[seat] for seat in seats])
        lines.append(words(sentences[bool(live.left & set(seats))], place=place, seats=told))
        place += len(seats)
    return lines


def _again(live: Live, series: Series | None) -> tuple[str, str]:
    """What another game is called, and what is told of the series."""
    words, players = live.words, len(live.names)
    if series is None or (series.games < 2 and not series.taken):
        return words("button-rematch"), ""
    if series.taken:
        seats = words.join([live.chat_names[seat] for seat in series.taken])
        score = _score(live, series, live.chat_names)
        return words("button-rematch"), words("series-taken", players=players, seats=seats, score=score)
    label = words("button-again", players=players, score=_score(live, series, live.names))
    if len(label) <= _LABEL:
        return label, ""
    told = words("series-goes-on", players=players, score=_score(live, series, live.chat_names))
    return words("button-again-short", players=players), told


def _score(live: Live, series: Series, names: Sequence[str]) -> str:
    return " – ".join(
        live.words("series-score", seat=kept_apart(names[seat]), wins=wins) for seat, wins in enumerate(series.wins)
    )


def _medals(live: Live, medals: Sequence[Medal]) -> str:
    """Each achievement in a line, with all who earned it."""
    words, lines, found = live.words, list[str](), earned(live, medals)
    for key, seats in found:
        named = words.join([live.chat_names[seat] for seat in seats])
        line = words("table-feat", seats=named, feat=words(f"feat-{key}"), story=words(f"feat-{key}.story"))
        if sum(map(len, lines)) + len(line) > _LONGEST_MEDALS:
            lines.append(words("table-feats-more", count=len(found) - len(lines)))
            break
        lines.append(line)
    return "\n".join(lines)


def _changes(live: Live, changes: Sequence[RatingChange]) -> str:
    """What the table did to the ratings of its people here in its game, the best first."""
    names = {sitting.user: name for sitting, name in zip(live.stored.seats, live.chat_names, strict=True)}
    told = []
    least = enough(live.game.name)
    # A player who is forgotten while this is drawn is not among the names any more; it is drawn again then.
    known = [change for change in changes if change.user in names]
    for change in sorted(known, key=lambda change: -shown(*change.after)):
        rating, before = shown(*change.after), shown(*change.before)
        way = "up" if rating > before else "down" if rating < before else "same"
        player, by = names[change.user], str(abs(rating - before))
        told.append(live.words("rating-change", player=player, rating=str(rating), way=way, by=by))
    if told:
        return live.words("rating-changes", changes=" · ".join(told))
    if any(is_program(sitting.level) for sitting in live.stored.seats):
        return live.words("program-unrated")
    return live.words("rating-none", least=least)
