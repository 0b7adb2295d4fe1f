"""The log: one format for the bot's lines and those of its libraries, redacted, and bounded where something repeats."""

from __future__ import annotations

import errno
import io
import logging
import sys
import time
from collections.abc import Callable, MutableMapping
from typing import Any, Literal, TextIO, cast

import discord
import msgspec
import structlog

from bot.core.discord_errors import LOST
from bot.core.log_redaction import LogRedactor

MINUTE = 60.0
_USUAL = 10
"""Most lines of one kind within a minute, of those from ``warning`` up."""
_KINDS = 1000
"""Most kinds that are counted at the same time."""

_FULL = (errno.ENOSPC, errno.EDQUOT)

_Line = MutableMapping[str, Any]


class RepeatLimiter(logging.Filter):
    """Limit on lines of one kind: a processor for structlog, a filter for the standard library's handlers.

    A kind is what happened and why, whoever it happened to. Of a kind from ``warning`` up ten lines are logged in a
    minute, of one that says ``most=1`` one: users can cause as many as they like. The first line of the next minute
    says in ``left_out`` how many were not. A thousand clicks in a row, or a disk that is full, fill no log.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: dict[tuple[object, ...], tuple[float, int]] = {}
        """Since when a kind is counted, and how many lines there were since."""

    def __call__(self, logger: Any, method: str, line: _Line) -> _Line:
        """Return the line, or drop it.

        Raises:
            structlog.DropEvent: there were enough of its kind.
        """
        loud = line.get("level") in ("warning", "error", "critical")
        most = line.pop("most", _USUAL if loud else None)
        if most is not None:
            left_out = self._left_out((line.get("event"), line.get("why"), line.get("kind")), most)
            if left_out is None:
                raise structlog.DropEvent
            if left_out:
                line["left_out"] = left_out
        return line

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a library's line is to be logged."""
        if record.levelno < logging.WARNING:
            return True
        # The message before its arguments are filled in.
        left_out = self._left_out((record.name, record.msg), _USUAL)
        if left_out:
            record.left_out = left_out
        return left_out is not None

    def _left_out(self, kind: tuple[object, ...], most: int) -> int | None:
        """Return how many lines of that kind were left out before this one; None if this one is, too."""
        now = self._clock()
        since, count = self._kinds.get(kind, (now, 0))
        before = 0
        if now - since >= MINUTE:
            before = max(0, count - most)
            since, count = now, 0
        if len(self._kinds) >= _KINDS and kind not in self._kinds:
            self._kinds.clear()
        self._kinds[kind] = since, count + 1
        return before if count < most else None


def configure_logging(level: str, *secrets: str, form: Literal["text", "json"] = "text") -> None:
    """Write the log of the bot and its libraries, from ``level`` up, as lines on standard error.

    No token is in it, of which the bot's own is one of the ``secrets``, and nothing that is sent to Discord. In the
    ``form`` of JSON each line is an object with ``time``, ``level``, ``event`` and what belongs to it. There are
    colours on a terminal and nowhere else.
    """
    number = logging.getLevelNamesMapping()[level.upper()]
    redactor, limiter = LogRedactor(secrets), RepeatLimiter()

    def trace(file: TextIO, info: Any) -> None:
        file.write(f"\n{redactor.redact(_traceback(info))}")

    # Tracebacks show lines, and not the variables there: dice to come, names, ids.
    written: list[structlog.typing.Processor]
    if form == "json":
        stamp = structlog.processors.TimeStamper(fmt="iso", utc=True, key="time")
        plain = structlog.processors.ExceptionRenderer(_traceback)
        written = [stamp, plain, redactor, structlog.processors.JSONRenderer(_in_json)]
    else:
        shown = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=trace)
        written = [structlog.processors.TimeStamper(fmt="%Y-%m-%d %H:%M:%S", utc=False), redactor, shown]
    lines = _LibraryLines([each for each in written if each is not redactor])
    stream = cast("TextIO", BestEffortStream(sys.stderr, lines.written))
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            limiter,
            *written,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(file=stream),
    )
    handler = logging.StreamHandler(stream)
    for each in (_calm, limiter, redactor):
        handler.addFilter(each)
    lowest = max(number, logging.WARNING if number > logging.DEBUG else number)
    discord.utils.setup_logging(
        handler=handler,
        formatter=lines,
        level=lowest,
        root=True,
    )


class _LibraryLines(logging.Formatter):
    """Lines of libraries in the same form. ``LogRedactor`` has been applied before: what is left may be logged."""

    def __init__(self, written: list[structlog.typing.Processor]) -> None:
        super().__init__()
        self._written = written

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as the bot's own lines are written."""
        line: Any = {"logger": record.name, "event": record.getMessage(), "level": record.levelname.lower()}
        for name, value in (("left_out", getattr(record, "left_out", None)), ("exception", record.exc_text)):
            if value:
                line[name] = value
        return self.written(line)

    def written(self, line: _Line) -> str:
        """Return the line in that form."""
        told: Any = line
        for processor in self._written:
            told = processor(None, line["level"], told)
        return str(told)


def _calm(record: logging.LogRecord) -> bool:
    """Log undelivered autocomplete choices as a warning, without a traceback or the user.

    Discord rejects them if the connection is slow or the user has typed on, so it is no fault of the bot.
    """
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, LOST) and record.name == discord.app_commands.tree.__name__:
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        record.msg, record.args, record.exc_info = f"suggestions did not arrive: {error}", (), None
    return True


def _traceback(exc_info: Any) -> str:
    told = io.StringIO()
    structlog.dev.plain_traceback(told, exc_info)
    return told.getvalue().strip()


def _in_json(event: Any, **_: Any) -> str:
    return msgspec.json.encode(event, enc_hook=repr).decode()


class BestEffortStream(io.TextIOBase):
    """Stream that ignores write errors: if the log cannot be written, answers go on.

    On a full disk it tries again after a minute, so that the log does not take at once what room there is. The first
    line that can be written then says in ``left_out`` how many were not tried.
    """

    def __init__(
        self, stream: TextIO, note: Callable[[_Line], str] = str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._stream, self._note, self._clock = stream, note, clock
        self._full_since: float | None = None
        self._left_out = 0

    def write(self, text: str) -> int:
        """Write, if that is possible."""
        if self._full_since is not None and not self._is_written_again():
            self._left_out += text.count("\n")
        else:
            self._try(lambda: self._stream.write(text))
        return len(text)

    def flush(self) -> None:
        """Flush, if that is possible."""
        if self._full_since is None:
            self._try(self._stream.flush)

    def _is_written_again(self) -> bool:
        """Try once a minute."""
        assert self._full_since is not None
        if self._clock() - self._full_since < MINUTE:
            return False
        left_out, self._full_since = self._left_out, None
        line = {"level": "warning", "event": "the log could not be written: its disk was full", "left_out": left_out}
        note = self._note(line)

        def tell() -> None:
            self._stream.write(f"{note}\n")
            self._stream.flush()

        self._try(tell)
        if self._full_since is None:
            self._left_out = 0
        return self._full_since is None

    def _try(self, write: Callable[[], object]) -> None:
        try:
            write()
        except OSError as error:
            if error.errno in _FULL:
                self._full_since = self._clock()
        except ValueError:
            # It is closed.
            pass
