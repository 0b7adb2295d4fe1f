"""The message of a table whose game is over: what happened, the board, what it was worth, and what next."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from discord import ui
from msgspec.structs import replace

from bot.engines.registry import is_program
from bot.i18n.excerpt import cut_text
from bot.ratings.model import display_rating, min_decisions
from bot.storage import AchievementCount, Guess, RatingChange
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
    told_story,
)
from bot.ui.games import load
from bot.ui.views.guesses import guess_lines
from games.core import Seat
from games.core.seats import numbered

_LONGEST_MEDALS = 900
"""Characters for achievements, so that the longest end still fits into a message."""
_LONGEST_TEXT = 3500


def game_over_message(
    session: TableSession,
    picture: BoardImage | None,
    colour: int | None,
    changes: Sequence[RatingChange] = (),
    medals: Sequence[AchievementCount] = (),
    series: SeriesScore | None = None,
    guesses: Sequence[Guess] = (),
) -> OutgoingMessage:
    """Build the message of a finished game: board, rating changes, first achievements, guesses, series score, buttons.

    The ranking and the secrets are on the board and in its alt text; where the board cannot be drawn they are
    in the text.
    """
    assert session.table is not None
    assert session.table.ranking is not None
    words, panel = session.words, load(session.game.name)
    box = boxed(
        words("table-title", emoji=panel.emoji, game=session.title, table=str(session.id)),
        "\n".join([*told_story(session), *_drawn(session), *table_talk(session)]),
        colour=colour or NIGHT,
    )
    if picture is None:
        files = insert_picture(box, None, words)
        box.add_item(
            ui.TextDisplay("\n".join(_ranking(session, session.chat_names, ("table-ranking", "table-ranking-left"))))
        )
        laid_open = panel.reveal_text(session.table.view(None), session.chat_names, words)
        if laid_open:
            box.add_item(ui.TextDisplay(cut_text(laid_open, _LONGEST_TEXT)))
    else:
        laid_open = panel.reveal_text(session.table.view(None), session.names, words)
        shown = (
            picture.alt,
            words.format_groups(_ranking(session, session.names, ("table-place", "table-place-left"))),
            *laid_open.split("\n"),
        )
        files = insert_picture(box, replace(picture, alt=" · ".join(filter(None, shown))), words)
    again, told = _again(session, series)
    below = [small_print(_changes(session, changes)), _medals(session, medals), *guess_lines(session, guesses), told]
    box.add_item(ui.TextDisplay("\n".join(line for line in below if line)))
    more, why = button(session, "@more", words("button-more")), explain_button(session, words)
    box.add_item(
        button_row(
            button(session, "@rematch", again, "success"),
            button(session, "@share", words("button-share")),
            ReviewButton(session.id, "1", words("button-review")),
            HistoryButton.replay(session.id, words("button-replay")),
            *([more] if why is None else []),
        )
    )
    if why is not None:
        box.add_item(button_row(why, more))
    return single_box_message(box, files)


def earned_achievements(session: TableSession, medals: Sequence[AchievementCount]) -> list[tuple[str, list[Seat]]]:
    """Return the known achievements earned for the first time in this game, each with the seats that earned it."""
    found: dict[str, list[Seat]] = {}
    for medal in medals:
        seat = session.seat_of(medal.user)
        if seat is not None and f"feat-{medal.feat}" in session.words:
            found.setdefault(medal.feat, []).append(seat)
    return list(found.items())


def _drawn(session: TableSession) -> list[str]:
    """Return the line about a draw; no event reports one."""
    if not session.stored.drawn:
        return []
    assert session.table is not None
    seats = (session.table.ranking or ((),))[0]
    return [session.words("table-drawn", seats=session.words.format_list([session.chat_names[seat] for seat in seats]))]


def _ranking(session: TableSession, names: Sequence[str], sentences: tuple[str, str]) -> list[str]:
    """Return a line per place: the first sentence for players who stayed, the second for leavers."""
    assert session.table is not None
    words, lines = session.words, list[str]()
    for place, seats in numbered(session.table.ranking or ()):
        told = words.format_list([names[seat] for seat in seats])
        lines.append(words(sentences[bool(session.resigned_seats & set(seats))], place=place, seats=told))
    return lines


def _again(session: TableSession, series: SeriesScore | None) -> tuple[str, str]:
    """Return the label of the button for another game, and the text about the series."""
    words, players = session.words, len(session.names)
    if series is None or (series.games < 2 and not series.winners):
        return words("button-rematch"), ""
    if series.winners:
        seats = words.format_list([session.chat_names[seat] for seat in series.winners])
        score = _score(session, series, session.chat_names)
        return words("button-rematch"), words("series-taken", players=players, seats=seats, score=score)
    told = words("series-goes-on", players=players, score=_score(session, series, session.chat_names))
    return words("button-again", players=players), told


def _score(session: TableSession, series: SeriesScore, names: Sequence[str]) -> str:
    return " – ".join(
        session.words("series-score", seat=isolate_bidi(names[seat]), wins=wins)
        for seat, wins in enumerate(series.wins)
    )


def _medals(session: TableSession, medals: Sequence[AchievementCount]) -> str:
    """Return each achievement in a line, with all who earned it."""
    words, lines, found = session.words, list[str](), earned_achievements(session, medals)
    for key, seats in found:
        named = words.format_list([session.chat_names[seat] for seat in seats])
        line = words("table-feat", seats=named, feat=words(f"feat-{key}"), story=words(f"feat-{key}.story"))
        if sum(map(len, lines)) + len(line) > _LONGEST_MEDALS:
            lines.append(words("table-feats-more", count=len(found) - len(lines)))
            break
        lines.append(line)
    return "\n".join(lines)


def _changes(session: TableSession, changes: Sequence[RatingChange]) -> str:
    """List the rating changes of the table's players in this game, the best rating first."""
    names = {relief.user: session.former_name(relief) for relief in session.stored.reliefs}
    names |= {sitting.user: name for sitting, name in zip(session.stored.seats, session.chat_names, strict=True)}
    told = []
    least = min_decisions(session.game.name)
    # A player who is deleted while this is drawn is missing from the names; it is drawn again then.
    known = [change for change in changes if change.user in names]
    for change in sorted(known, key=lambda change: -display_rating(*change.after)):
        rating, before = display_rating(*change.after), display_rating(*change.before)
        way = "up" if rating > before else "down" if rating < before else "same"
        player, by = names[change.user], str(abs(rating - before))
        told.append(session.words("rating-change", player=player, rating=str(rating), way=way, by=by))
    if told:
        line = session.words("rating-changes", changes=" · ".join(told))
        moved = _moved(session, {change.user for change in known})
        return f"{line}\n{small_print(session.words('rating-substituted', who=moved))}" if moved else line
    if any(is_program(sitting.level) for sitting in session.stored.seats):
        return session.words("program-unrated")
    if session.stored.unrated_guided:
        return session.words("guided-unrated")
    return session.words("rating-none", least=least)


def _moved(session: TableSession, rated: Collection[int]) -> str:
    """Return the people whose rating stays because their seat was handed over, but for those who are ``rated``."""
    stored = session.stored
    seats = {relief.seat for relief in stored.reliefs}
    there = {stored.seats[seat].user: session.chat_names[seat] for seat in seats if stored.seats[seat].level is None}
    gone = {relief.user: session.former_name(relief) for relief in stored.reliefs if relief.level is None}
    return session.words.format_list([name for user, name in (gone | there).items() if user not in rated])
