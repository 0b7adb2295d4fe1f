"""One process that draws boards and cards: ``python -m bot.rendering.worker``.

A question is a game, a view, the seats' names, a locale, and whether the card is wanted and not the board; the answer
whether it went well, and the picture with its words or what went wrong.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

import renderers
from bot.core import worker_process
from bot.core.runtime import freeze_gc
from bot.i18n import Localizer, localizer


def render_board(game: str, view: Any, names: Sequence[str], speak: Localizer) -> tuple[bytes, str]:
    """Return the board for a view: the image as PNG, and its alt text."""
    renderer = renderers.load(game)
    return renderer.board(view, names, speak), renderer.alt(view, names, speak)


def render_secret_card(game: str, view: Any, names: Sequence[str], speak: Localizer) -> tuple[bytes, str] | None:
    """Return the secret card of the seat whose view it is, as PNG with alt text; None if the game has none."""
    renderer = renderers.load(game)
    png = renderer.card(view, names, speak)
    return None if png is None else (png, renderer.card_alt(view, names, speak))


def _answer(question: Sequence[Any]) -> tuple[bool, Any]:
    try:
        game, view, names, locale, secret = question
        return True, (render_secret_card if secret else render_board)(game, view, names, localizer(locale, game))
    except Exception as error:
        return False, f"{type(error).__name__}: {error}"


def main() -> None:
    """Draw until nothing is asked for any more."""
    source, target = worker_process.open_pipes()
    freeze_gc()
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            target.write(worker_process.pack_message(_answer(worker_process.read_request(source))))
            target.flush()


if __name__ == "__main__":
    main()
