"""The one form in which every benchmark gives what it measured: tables of texts, for a terminal or for a document."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from msgspec import Struct
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table


class Sheet(Struct, frozen=True):
    """A table: its title, the columns' names, rows of as many texts, and lines to read below it.

    The first ``words`` columns hold words, the others numbers.
    """

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...] = ()
    words: int = 1

    @classmethod
    def of(
        cls, title: str, columns: Sequence[str], rows: Iterable[Sequence[object]], *notes: str, words: int = 1
    ) -> Sheet:
        """Return a sheet of any values; numbers that are not whole get two decimal places."""
        told = tuple(tuple(map(_text, row)) for row in rows)
        assert all(len(row) == len(columns) for row in told), title
        return cls(title, tuple(columns), told, notes, words)

    def markdown(self) -> Iterator[str]:
        """Yield the table's lines in Markdown."""
        yield f"**{self.title}**"
        yield ""
        yield _line(self.columns)
        yield _line(["---" if number < self.words else "---:" for number in range(len(self.columns))])
        yield from map(_line, self.rows)
        for note in self.notes:
            yield ""
            yield note


def _text(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.2f}"
    return f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell.replace(chr(10), ' ').replace('|', '/') for cell in cells)} |"


_UNBOUND = 10_000
"""Characters of a line, more than any table needs."""
_collected: list[Sheet] | None = None


@contextmanager
def collecting() -> Iterator[list[Sheet]]:
    """Collect what benchmarks tell in place of printing it."""
    global _collected
    found: list[Sheet] = []
    _collected = found
    try:
        yield found
    finally:
        _collected = None


def is_collecting() -> bool:
    """Return whether the results of benchmarks are being collected."""
    return _collected is not None


def tell(sheets: Sequence[Sheet], found: object, *, as_json: bool) -> None:
    """Output the results: collected if :func:`is_collecting`, else as JSON (``found``) or in tables."""
    if _collected is not None:
        _collected.extend(sheets)
    elif as_json:
        print(json.dumps(found))
    else:
        for sheet in sheets:
            _show(sheet)


def _show(sheet: Sheet) -> None:
    table = Table(title=sheet.title, title_justify="left")
    for number, column in enumerate(sheet.columns):
        if number < sheet.words:
            table.add_column(column, overflow="fold")
        else:
            # As narrow as what stands in it, for a number that is cut off is another one.
            cells = [*column.split(), *(row[number] for row in sheet.rows)]
            title = textwrap.fill(column, max(map(len, cells)), break_on_hyphens=False)
            table.add_column(title, justify="right", no_wrap=True)
    for row in sheet.rows:
        table.add_row(*row)
    console = Console()
    unbound = console.options.update(max_width=_UNBOUND)
    console.width = max(console.width, Measurement.get(console, unbound, table).minimum)
    console.print(table)
    for note in sheet.notes:
        console.print(note, highlight=False, soft_wrap=True, markup=False)
