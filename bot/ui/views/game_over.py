"""The message of a table whose game is over: what happened, the board, what it was worth, and what next."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui
from msgspec.structs import replace

from bot.engines.registry import is_program
from bot.i18n.excerpt import cut_text
from bot.ratings.model import display_rating, min_decisions
from bot.storage import AchievementCount, RatingChange
from bot.table.display_names import isolate_bidi
from bot.table.series import SeriesScore
from bot.table.session import TableSession
from bot.table.table_talk import table_talk
from bot.ui.components.history_buttons import HistoryButton, ReviewButton, explain_button
from bot.ui.components.layout import (
    NIGHT,
    BoardImage,
    OutgoingMessage,
    boxed,
    button,
    button_row,
    insert_picture,
    single_box_message,
    small_print,
)
from bot.ui.games import load
from games.core import Seat

_LABEL = 80
"""Characters of a button's label."""
_LONGEST_MEDALS = 900
"""Characters for achievements, so that the longest end still fits into a message."""
_LONGEST_TEXT = 3500


def game_over_message(
    live: TableSession,
    picture: BoardImage | None,
    colour: int | None,
    changes: Sequence[RatingChange] = (),
    medals: Sequence[AchievementCount] = (),
    series: SeriesScore | None = None,
) -> OutgoingMessage:
    """The end: the board, what each won or lost in rating, what people earned for the first time, how their series
    stands, and what next. The ranking and what was secret are on the board, and in the words that stand for it; where
    it cannot be drawn they are told."""
    assert live.table is not None
    assert live.table.ranking is not None
    words, panel = live.words, load(live.game.name)
    box = boxed(
        words("table-title", emoji=panel.emoji, game=live.title, table=str(live.id)),
        "\n".join([*live.recent_story(), *_drawn(live), *table_talk(live)]),
        colour=colour or NIGHT,
    )
    if picture is None:
        files = insert_picture(box, None, words)
        box.add_item(
            ui.TextDisplay("\n".join(_ranking(live, live.chat_names, ("table-ranking", "table-ranking-left"))))
        )
        laid_open = panel.reveal_text(live.table.view(None), live.chat_names, words)
        if laid_open:
            box.add_item(ui.TextDisplay(cut_text(laid_open, _LONGEST_TEXT)))
    else:
        laid_open = panel.reveal_text(live.table.view(None), live.names, words)
        shown = (
            picture.alt,
            words.format_groups(_ranking(live, live.names, ("table-place", "table-place-left"))),
            *laid_open.split("\n"),
        )
        files = insert_picture(box, replace(picture, alt=" · ".join(filter(None, shown))), words)
    again, told = _again(live, series)
    below = [small_print(_changes(live, changes)), _medals(live, medals), told]
    box.add_item(ui.TextDisplay("\n".join(line for line in below if line)))
    box.add_item(
        button_row(
            button(live, "@rematch", again, "success"),
            button(live, "@share", words("button-share")),
            ReviewButton(live.id, "1", words("button-review")),
            HistoryButton.replay(live.id, words("button-replay")),
            button(live, "@more", words("button-more")),
        )
    )
    why = explain_button(live, words)
    if why is not None:
        box.add_item(button_row(why))
    return single_box_message(box, files)


def earned_achievements(live: TableSession, medals: Sequence[AchievementCount]) -> list[tuple[str, list[Seat]]]:
    """The achievements that were earned there for the first time and are known, each with all who earned it."""
    found: dict[str, list[Seat]] = {}
    for medal in medals:
        seat = live.seat_of(medal.user)
        if seat is not None and f"feat-{medal.feat}" in live.words:
            found.setdefault(medal.feat, []).append(seat)
    return list(found.items())


def _drawn(live: TableSession) -> list[str]:
    """What is told of a draw, which no event does."""
    if not live.stored.drawn:
        return []
    assert live.table is not None
    seats = (live.table.ranking or ((),))[0]
    return [live.words("table-drawn", seats=live.words.format_list([live.chat_names[seat] for seat in seats]))]


def _ranking(live: TableSession, names: Sequence[str], sentences: tuple[str, str]) -> list[str]:
    """Who has which place, in the first of these sentences, or the second for those who left."""
    assert live.table is not None
    words, lines, place = live.words, list[str](), 1
    for seats in live.table.ranking or ():
        told = words.format_list([names[seat] for seat in seats])
        lines.append(words(sentences[bool(live.resigned_seats & set(seats))], place=place, seats=told))
        place += len(seats)
    return lines


def _again(live: TableSession, series: SeriesScore | None) -> tuple[str, str]:
    """What another game is called, and what is told of the series."""
    words, players = live.words, len(live.names)
    if series is None or (series.games < 2 and not series.winners):
        return words("button-rematch"), ""
    if series.winners:
        seats = words.format_list([live.chat_names[seat] for seat in series.winners])
        score = _score(live, series, live.chat_names)
        return words("button-rematch"), words("series-taken", players=players, seats=seats, score=score)
    label = words("button-again", players=players, score=_score(live, series, live.names))
    if len(label) <= _LABEL:
        return label, ""
    told = words("series-goes-on", players=players, score=_score(live, series, live.chat_names))
    return words("button-again-short", players=players), told


def _score(live: TableSession, series: SeriesScore, names: Sequence[str]) -> str:
    return " – ".join(
        live.words("series-score", seat=isolate_bidi(names[seat]), wins=wins) for seat, wins in enumerate(series.wins)
    )


def _medals(live: TableSession, medals: Sequence[AchievementCount]) -> str:
    """Each achievement in a line, with all who earned it."""
    words, lines, found = live.words, list[str](), earned_achievements(live, medals)
    for key, seats in found:
        named = words.format_list([live.chat_names[seat] for seat in seats])
        line = words("table-feat", seats=named, feat=words(f"feat-{key}"), story=words(f"feat-{key}.story"))
        if sum(map(len, lines)) + len(line) > _LONGEST_MEDALS:
            lines.append(words("table-feats-more", count=len(found) - len(lines)))
            break
        lines.append(line)
    return "\n".join(lines)


def _changes(live: TableSession, changes: Sequence[RatingChange]) -> str:
    """What the table did to the ratings of its people here in its game, the best first."""
    names = {sitting.user: name for sitting, name in zip(live.stored.seats, live.chat_names, strict=True)}
    told = []
    least = min_decisions(live.game.name)
    # A player who is forgotten while this is drawn is not among the names any more; it is drawn again then.
    known = [change for change in changes if change.user in names]
    for change in sorted(known, key=lambda change: -display_rating(*change.after)):
        rating, before = display_rating(*change.after), display_rating(*change.before)
        way = "up" if rating > before else "down" if rating < before else "same"
        player, by = names[change.user], str(abs(rating - before))
        told.append(live.words("rating-change", player=player, rating=str(rating), way=way, by=by))
    if told:
        return live.words("rating-changes", changes=" · ".join(told))
    if any(is_program(sitting.level) for sitting in live.stored.seats):
        return live.words("program-unrated")
    return live.words("rating-none", least=least)
