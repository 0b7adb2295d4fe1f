"""One process that draws boards and cards: ``python -m bot.rendering.worker``.

A request is a game, a view, the seats' names, a locale, whether the card is wanted and not the board, and the seats'
styles; the answer is the picture with its words.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import renderers
from bot.core import worker_loop
from bot.core.memory import freeze_gc, release_free_memory
from bot.i18n import Localizer, localizer
from renderers.picture_cache import pack_pictures
from renderers.seat_styles import seat_styles


def render_board(
    game: str, view: Any, names: Sequence[str], styles: Sequence[int], speak: Localizer
) -> tuple[bytes, str]:
    """Return the board for a view: the image as PNG, and its alt text."""
    renderer = renderers.load(game)
    with seat_styles(styles):
        return renderer.board(view, names, speak), renderer.alt(view, names, speak)


def render_secret_card(
    game: str, view: Any, names: Sequence[str], styles: Sequence[int], speak: Localizer
) -> tuple[bytes, str] | None:
    """Return the secret card of the seat whose view it is, as PNG with alt text; None if the game has none."""
    renderer = renderers.load(game)
    with seat_styles(styles):
        png = renderer.card(view, names, speak)
        return None if png is None else (png, renderer.card_alt(view, names, speak))


def render_text(game: str, view: Any, names: Sequence[str], styles: Sequence[int], speak: Localizer) -> str:
    """Return the text board for a view."""
    with seat_styles(styles):
        return renderers.load(game).text(view, names, speak)


_MINUTE = 60.0
_packed_at = 0.0
"""When pictures were packed last, in seconds of the monotonic clock."""


def _save_memory() -> None:
    """Pack pictures that were not used for a minute, and give back free memory."""
    global _packed_at
    if time.monotonic() > _packed_at + _MINUTE:
        _packed_at = time.monotonic()
        for _ in pack_pictures():
            pass
        release_free_memory()


def _answer(request: Sequence[Any]) -> tuple[bytes, str] | None:
    _save_memory()
    game, view, names, locale, secret, styles = request
    render = render_secret_card if secret else render_board
    return render(game, view, names, styles, localizer(locale, game))


if __name__ == "__main__":
    freeze_gc()
    worker_loop.serve(_answer)
