"""The styles of the seats: which colour, shape and letter each has at the table that is being drawn.

A style is a number from 0 on, and usually the seat's own. Where a player keeps their style from an earlier game, the
seats have others; the table says so with ``seat_styles`` round all that is drawn and described for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial, update_wrapper
from typing import Any, Generic, ParamSpec, TypeVar, cast

from renderers.picture_cache import lru_cache

P = ParamSpec("P")
T = TypeVar("T")

_STYLES: ContextVar[tuple[int, ...]] = ContextVar("seat styles", default=())


@contextmanager
def seat_styles(styles: Sequence[int]) -> Iterator[None]:
    """Draw with these styles, by seat; a seat without one has its own."""
    # Seats that have their own styles are drawn, and kept, like those of a table without any.
    given = tuple(styles)
    before = _STYLES.set(() if given == tuple(range(len(given))) else given)
    try:
        yield
    finally:
        _STYLES.reset(before)


def style_of(seat: int) -> int:
    """Return the style of a seat of the table that is being drawn."""
    styles = _STYLES.get()
    return styles[seat] if seat < len(styles) else seat


def cache_by_style(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Cache ``most`` drawings of one seat, the first argument: seats of the same style are drawn the same."""

    def key(seat: int) -> tuple[int, tuple[int, ...]]:
        return style_of(seat), ()

    return partial(_SeatCache, most=most, key=key)


def cache_by_styles(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Cache ``most`` drawings of several seats, or of one that stands within an argument."""
    return partial(_SeatCache, most=most, key=lambda first: (first, _STYLES.get()))


class _SeatCache(Generic[P, T]):
    """Cache of a drawing. ``key`` returns the first argument to draw with, and the styles that it is drawn in."""

    def __init__(self, draw: Callable[P, T], most: int, key: Callable[[Any], tuple[Any, tuple[int, ...]]]) -> None:
        def in_styles(styles: tuple[int, ...], *more: Any, **named: Any) -> T:
            if styles == _STYLES.get():
                return draw(*more, **named)
            with seat_styles(styles):
                return draw(*more, **named)

        self._key, self._cached = key, lru_cache(most)(in_styles)
        self.cache_clear: Callable[[], None] = cast(Any, self._cached).cache_clear
        update_wrapper(self, draw)

    def __call__(self, *given: P.args, **named: P.kwargs) -> T:
        first, *more = given
        first, styles = self._key(first)
        return self._cached(styles, first, *more, **named)
