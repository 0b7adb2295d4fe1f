"""``gallery``: a page with everything that a game shows.

It has its phases, the fewest and the most players, awkward names, and each card.
"""

from __future__ import annotations

import json
import traceback
from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import typer

import games
import renderers
from bot.i18n import Localizer, localizer
from bot.i18n.narrator import all_variants, event_sentence
from bot.table.display_names import escape_names
from bot.ui import games as ui_games
from bot.ui.components.json_components import seat_colour
from bot.ui.games import ActionSelect
from games.core import Event, Seat
from sleepover.support import fuzzy_match
from sleepover.support.progress import bar
from sleepover.support.record_files import is_stream, must_end
from sleepover.support.terminal import CommandError, UsageError, reason
from sleepover.support.terminal import write as write_out
from sleepover.workshop.check_game import place
from sleepover.workshop.game_files import game_file
from sleepover.workshop.samples.names import NASTY, PLAIN, seated
from sleepover.workshop.samples.positions import SamplePosition, moments

Json = dict[str, Any]

PAGE = "gallery.html"
SCRIPT = "gallery.js"


def run(names: Sequence[str], out: Path, *, watch: bool, port: int, browser: bool) -> None:
    """Draw these games (none named: all) to ``out``; with ``watch`` serve the page, and draw it when a file changes.

    Raises:
        UsageError: there is no such game, ``out`` has another ending than a page, or it is a folder or standard output,
            which cannot be watched.
        CommandError: as for ``write``; or the port is taken.
    """
    names = [fuzzy_match.game(name) for name in names]
    if not out.is_dir():
        must_end(out, "--out", "a page", ".html", ".htm")
    if is_stream(out):
        if watch:
            raise UsageError("--out -: with --watch the page is served; name a file")
        write_out(page(_drawn(names or games.names())).encode())
        return
    if not watch:
        for path in write(names, out):
            typer.echo(path)
        return
    from sleepover.workshop import live_gallery

    for name in names:
        check_drawable(name)
    if is_folder(out):
        raise UsageError(f"--out {out}: with --watch there is one page; name a file, such as {out / 'gallery.html'}")
    live_gallery.serve(
        names, out, port=port, browser=browser, ready=lambda at: typer.echo(f"The gallery is at {at} (Ctrl-C stops).")
    )


def is_folder(out: Path) -> bool:
    """Return whether pages are put into the path: a folder, or a path without an ending like ``.html``."""
    return out.is_dir() or not out.suffix


def write(names: Sequence[str], out: Path) -> list[Path]:
    """Draw these games (none named: all) onto a page, or into a folder with a page for each; returns the pages.

    Raises:
        CommandError: a game lacks something that is needed to draw it, or nothing can be written.
    """
    chosen = list(names) or list(games.names())
    drawn = _drawn(chosen)
    pages = {out: drawn}
    if is_folder(out):
        pages = {out / f"{name}.html": [shown] for name, shown in zip(chosen, drawn, strict=True)}
    for path, shown in pages.items():
        text = page(shown)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            raise CommandError(f"--out {path}: {reason(error)}") from None
        except ValueError as error:
            raise CommandError(f"--out {path}: {error}") from None
    return list(pages)


def _drawn(names: Sequence[str]) -> list[Json]:
    for name in names:
        check_drawable(name)
    found = []
    with bar("drawing", len(names)) as line:
        for name in names:
            line.now(f"drawing {name.replace('_', ' ')}")
            with _in_a_sentence(name):
                found.append(game(name))
            line.on(1)
    return found


@contextmanager
def _in_a_sentence(name: str) -> Iterator[None]:
    """Turn a mistake in the game's code into a ``CommandError`` with its place, without a traceback."""
    try:
        yield
    except CommandError:
        raise
    except Exception as error:
        raise CommandError(f"{name} cannot be shown: {place(error)}") from error


def check_drawable(name: str) -> None:
    """Check that a game has what is needed to draw it.

    Raises:
        CommandError: it lacks something, or has a mistake.
    """
    with _in_a_sentence(name):
        games.load(name)
        _drawable(name)


def _drawable(name: str) -> None:
    try:
        renderers.load(name)
    except renderers.UnknownRenderer as error:
        raise CommandError(str(error)) from None
    if not ui_games.has_panel(name):
        raise CommandError(f"no panel offers what there is to press in {name!r}: add {game_file(name, 'ui')}")


def page(shown: Sequence[Json] | Json, script: str = SCRIPT) -> str:
    """Return the page of that script, which needs no other files."""
    folder = files("sleepover.workshop")
    template = (folder / PAGE).read_text(encoding="utf-8")
    template = template.replace("{{script}}", (folder / script).read_text(encoding="utf-8"))
    # The data must not end the script element that it stands in.
    return template.replace("{{data}}", json.dumps(shown, ensure_ascii=True).replace("</", "<\\/"))


def game(name: str) -> Json:
    """All moments of a game, drawn with plain and with awkward names."""
    speak = localizer(game=name)
    return {
        "name": name,
        "title": speak("title") if "title" in speak else name,
        "moments": [_moment(moment) for moment in moments(name)],
    }


def _moment(moment: SamplePosition) -> Json:
    frame = moment.frame
    rules = [f"{name} {value}" for name, value in _changed(moment)]
    return {
        "what": moment.what,
        "seats": moment.seats,
        "number": frame.number,
        "after": "the start" if frame.seat is None else f"seat {frame.seat}: {_cut(frame.action or '')}",
        "rules": ", ".join(rules),
        "shown": [displays(moment, names) for names in (PLAIN, NASTY)],
    }


def _cut(action: str) -> str:
    return action if len(action) <= 40 else f"{action[:40]}…"


def _changed(moment: SamplePosition) -> list[tuple[str, object]]:
    usual = moment.case.game.options()
    names = type(usual).__struct_fields__
    return [
        (name, getattr(moment.case.options, name))
        for name in names
        if getattr(moment.case.options, name) != getattr(usual, name)
    ]


def displays(moment: SamplePosition, called: Sequence[str], *, all_seats: bool = False) -> Json:
    """Return the table's displays at that moment, for players with those names.

    The seats' own are among them if they can peek, or with ``all_seats``.
    """
    name = moment.case.game.name
    speak, renderer, panel = localizer(game=name), renderers.load(name), ui_games.load(name)
    plain = seated(called, moment.seats, speak)
    chat, room = escape_names(plain), moment.view(None)
    told = [event for event in moment.frame.events if event.audience is None]
    board = try_to(lambda: _picture(renderer.board(room, plain, speak)))
    return {
        "told": try_to(lambda: [event_text(event, moment.frame.number, chat, speak) for event in told]),
        "prompt": try_to(lambda: panel.prompt(room, chat, speak)),
        "rows": try_to(lambda: [_row(row) for row in panel.rows(room, plain, speak)]),
        "accent": try_to(lambda: _colour(panel.accent_seat(room))),
        "reveal": try_to(lambda: panel.reveal_text(room, chat, speak) if moment.what == "over" else ""),
        "board": board,
        "alt": try_to(lambda: renderer.alt(room, plain, speak)),
        "text": try_to(lambda: renderer.text(room, plain, speak)),
        "cards": [_card(moment, seat, plain, chat, board) for seat in range(moment.seats)]
        if panel.has_peek or all_seats
        else [],
    }


def event_text(event: Event, number: int, chat: Sequence[str], speak: Localizer) -> str:
    """One of its wordings; from one moment to the next another."""
    ways = all_variants(event, speak)
    return event_sentence(event, chat, speak, ways[number % len(ways)])


def _card(moment: SamplePosition, seat: Seat, plain: Sequence[str], chat: Sequence[str], room: Any) -> Json:
    """Return the seat's view when it peeks: its card or, in a game without cards, its own board.

    There is no picture if it is the same as the room's.
    """
    name = moment.case.game.name
    speak, renderer, panel, view = localizer(game=name), renderers.load(name), ui_games.load(name), moment.view(seat)
    picture = try_to(lambda: _picture(renderer.card(view, plain, speak)))
    if picture is None:
        picture = try_to(lambda: _picture(renderer.board(view, plain, speak)))
    return {
        "seat": seat,
        "name": plain[seat],
        "picture": None if picture == room else picture,
        "alt": try_to(lambda: renderer.card_alt(view, plain, speak)),
        "text": try_to(lambda: panel.peek_text(view, chat, speak)),
    }


def _row(row: Any) -> Json:
    if isinstance(row, ActionSelect):
        choices = [{"label": one.label, "action": one.sent_value, "more": one.more} for one in row.choices]
        return {"list": row.placeholder, "choices": choices}
    return {"choices": [{"label": one.label, "action": one.sent_value, "style": one.style} for one in row]}


def _colour(seat: Seat | None) -> str:
    return "" if seat is None else f"#{seat_colour(seat):06x}"


def _picture(png: bytes | None) -> str | None:
    return None if png is None else b64encode(png).decode()


def try_to(make: Callable[[], Any]) -> Any:
    """Return the result of ``make``, or its error, so that the rest can still be looked at."""
    try:
        return make()
    except Exception:
        return {"error": "".join(traceback.format_exc(limit=-4))}
