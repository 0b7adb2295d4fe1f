"""The programs that the host of this machine has seated: which there are, and the file that keeps them.

``sleepover seat`` writes that file; whoever can write it can have the bot start anything. A program sits at a table
under the level ``program:<name>``, and its name there is the one that its host gave it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.engines.process import MEMORY, SECONDS, EngineLimits

__all__ = [
    "MOST",
    "EngineConfigError",
    "ExternalEngine",
    "engine_key",
    "engine_level",
    "is_program",
    "load_engines",
    "save_engines",
    "validate_engines",
]

MOST = 10
"""Most programs that a machine can have seated: a lobby has room for so many buttons."""
LONGEST_NAME = 20
"""The longest name, in characters."""
LARGEST = 64 * 2**10
"""The longest file that is read, in bytes."""

_LEVEL = "program:"
_NAME = re.compile(r"[^\W_](?:[\w .'-]*[^\W_])?")
_MOST_SECONDS, _MEMORY = 30.0, range(16, 16_385)


class EngineConfigError(ValueError):
    """The file, or a program in it, cannot be; the message is one sentence that says what to do."""


class ExternalEngine(Struct, frozen=True, forbid_unknown_fields=True):
    """A program: its name at the table, what starts it and in which folder, the games it is for (none: all), and what
    it may take."""

    name: str
    command: tuple[str, ...]
    folder: str = ""
    games: tuple[str, ...] = ()
    seconds: float = SECONDS
    memory: int = MEMORY

    @property
    def level(self) -> str:
        """The level under which it sits."""
        return engine_level(self.name)

    @property
    def limits(self) -> EngineLimits:
        """Limits of this program."""
        return EngineLimits(self.seconds, self.memory)

    def can_play(self, game: str) -> bool:
        """Return whether the program can play that game."""
        return not self.games or game in self.games


class _File(Struct, forbid_unknown_fields=True):
    programs: tuple[ExternalEngine, ...] = ()


def engine_key(name: str) -> str:
    """Return the key that tells programs apart.

    It is the name in lower case, without characters that a ``custom_id`` cannot hold.
    """
    return re.sub(r"[^\w]+", "-", name.casefold()).strip("-")


def engine_level(name: str) -> str:
    """Return the level of the program of that name, such as ``program:robo``."""
    return f"{_LEVEL}{engine_key(name)}"


def is_program(level: str | None) -> bool:
    """Return whether that level is a program's, registered on this machine or not."""
    return level is not None and level.startswith(_LEVEL)


def validate_engines(programs: Sequence[ExternalEngine]) -> tuple[ExternalEngine, ...]:
    """Return the programs unchanged, if all of them can be registered.

    Raises:
        EngineConfigError: they cannot.
    """
    if len(programs) > MOST:
        raise EngineConfigError(f"there are {len(programs)} programs, and {MOST} can be seated: take some out")
    seen: dict[str, str] = {}
    for one in programs:
        if not _NAME.fullmatch(one.name) or len(one.name) > LONGEST_NAME:
            raise EngineConfigError(
                f"a program cannot be called {one.name[:40]!r}: take up to {LONGEST_NAME} letters and digits, with "
                "spaces, dots or hyphens between"
            )
        if (other := seen.setdefault(one.level, one.name)) is not one.name:
            raise EngineConfigError(f"two programs are called {other}: give one of them another name")
        if not one.command:
            raise EngineConfigError(f"the program {one.name} has no command")
        if not 0 < one.seconds <= _MOST_SECONDS:
            raise EngineConfigError(
                f"{one.name}: {one.seconds:g} seconds for a decision; up to {_MOST_SECONDS:g} can be given"
            )
        if one.memory not in _MEMORY:
            raise EngineConfigError(
                f"{one.name}: {one.memory} MB of memory; {_MEMORY[0]} to {_MEMORY[-1]} can be given"
            )
    return tuple(programs)


def load_engines(path: Path) -> tuple[ExternalEngine, ...]:
    """Return the programs in that file; none if it does not exist.

    Raises:
        EngineConfigError: it cannot be read, or is not such a file.
    """
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise EngineConfigError(f"{path} cannot be read: {error.strerror}") from None
    if len(content) > LARGEST:
        raise EngineConfigError(f"{path} is not a file of programs: it has more than {LARGEST:,} bytes")
    try:
        return validate_engines(msgspec.toml.decode(content, type=_File).programs)
    except EngineConfigError as error:
        raise EngineConfigError(f"{path}: {error}") from None
    except (ValueError, RecursionError) as error:
        raise EngineConfigError(f"{path} is not a file of programs: {str(error)[:200]}") from None


def save_engines(path: Path, programs: Sequence[ExternalEngine]) -> None:
    """Keep these programs, and no others, in that file; only its owner can read it.

    Raises:
        EngineConfigError: they cannot be seated, or the file cannot be written.
    """
    lines = [
        "# The programs that can be seated at tables. Whoever can write this file can have the bot start anything.",
        *(line for one in validate_engines(programs) for line in _lines(one)),
    ]
    beside = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        beside.unlink(missing_ok=True)
        beside.touch(mode=0o600)
        beside.write_text("\n".join(lines) + "\n", encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise EngineConfigError(f"{path} cannot be written: {error.strerror}") from None


def _lines(one: ExternalEngine) -> list[str]:
    told = {
        "name": one.name,
        "command": list(one.command),
        "folder": one.folder,
        "games": list(one.games),
        "seconds": float(one.seconds),
        "memory": one.memory,
    }
    return ["", "[[programs]]", *(f"{name} = {_toml(value)}" for name, value in told.items())]


def _toml(value: object) -> str:
    # Texts, numbers and lists of texts are written alike in both, but for one character.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
