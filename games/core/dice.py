"""Dice: the only chance in these games.

All dice answer ``roll(sides)`` with a face from 1 to ``sides``. Whatever is rolled, and in which order,
is part of a game's rules, so a game replays from its seed and its actions.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Literal, Protocol

Streams = Literal["", "seats"]
"""Sources of the faces: all from one stream, or from a stream for each seat (``SeatDice``)."""

Roll = tuple[int, int]
"""A die that was rolled: ``(sides, face)``."""


class Dice(Protocol):
    """Anything that can be asked for a face."""

    def roll(self, sides: int) -> int:
        """Roll a face from 1 to ``sides``.

        Examples:
            >>> ScriptedDice([4]).roll(6)
            4
        """
        ...


class LoggedDice(Dice, Protocol):
    """Dice that remember what they showed and can be tried out on a copy."""

    log: list[Roll]

    def fork(self) -> LoggedDice:
        """Dice that will show the same faces from here on, with an empty log; these stay as they are.

        Examples:
            >>> dice = record.dice()
            >>> dice.fork().roll(6) == dice.roll(6)
            True
            >>> dice.log
            [(6, 3)]
        """
        ...


class DiceError(ValueError):
    """Scripted faces that do not fit the dice asked for."""


def commitment(seed: bytes) -> str:
    """Return the commitment shown before players join: the SHA-256 of the seed, in hex.

    Examples:
        >>> commitment(bytes(32))[:8]
        '66687aad'
    """
    return hashlib.sha256(seed).hexdigest()


def salt_part(snowflake: int, word: str = "") -> str:
    """Return one player's part of the salt (C-4).

    It is the number of the interaction by which they sat down. A lucky word adds ``~`` and the first 16 bytes
    of the SHA-256 of its UTF-8, in hex. White space at the word's ends does not count, and a word of nothing
    else adds nothing.

    Raises:
        ValueError: the word has half of a surrogate pair, which is not a character.
    """
    return salt_part_with_luck(snowflake, lucky_word_digest(word))


def salt_part_with_luck(snowflake: int, added: str) -> str:
    """Return the same when the word's digest is known (``added``; empty: no word)."""
    return f"{snowflake}~{added}" if added else str(snowflake)


def lucky_word_digest(word: str) -> str:
    """Return a lucky word's part of the salt: the first 16 bytes of the SHA-256 of its UTF-8, in hex.

    White space at the word's ends is removed; the result is empty if nothing is left.

    Raises:
        ValueError: the word has half of a surrogate pair, which is not a character.
    """
    word = word.strip()
    return hashlib.sha256(word.encode()).digest()[:16].hex() if word else ""


class SeededDice:
    """The dice of ruling C-4: bytes of HMAC-SHA256 blocks, without modulo bias.

    Block *i* is HMAC-SHA256(key: the 32 bytes of ``seed``, message: ``salt:i``); bytes are taken in order.
    A byte *b* gives the face 1 + *b* mod *s* if it is below the largest multiple of *s* up to 256, otherwise
    it is dropped.

    Examples:
        >>> SeededDice(bytes(32), "salt").roll(6)
        6
    """

    __slots__ = ("_block", "_key", "_next", "_salt", "log")

    def __init__(self, seed: bytes, salt: str) -> None:
        self._key = seed
        self._salt = salt
        self._block = 0
        self._next = b""
        self.log: list[Roll] = []

    def roll(self, sides: int) -> int:
        """Roll a face from 1 to ``sides`` (at most 256).

        Examples:
            >>> SeededDice(bytes(32), "").roll(20)
            3
        """
        if not 1 <= sides <= 256:
            raise ValueError(f"a die has 1 to 256 sides, not {sides}")
        limit = 256 - 256 % sides
        while True:
            if not self._next:
                message = f"{self._salt}:{self._block}".encode()
                self._next = hmac.digest(self._key, message, "sha256")
                self._block += 1
            byte, self._next = self._next[0], self._next[1:]
            if byte < limit:
                face = 1 + byte % sides
                self.log.append((sides, face))
                return face

    def fork(self) -> SeededDice:
        """Dice that go on from here by themselves, with an empty log.

        Examples:
            >>> dice = SeededDice(bytes(32), "")
            >>> dice.fork().roll(6) == dice.roll(6)
            True
        """
        twin = SeededDice(self._key, self._salt)
        twin._block = self._block
        twin._next = self._next
        return twin


class SeatDice:
    """The second kind of dice in ruling C-4, for tables that are to have the same luck: a stream for each seat.

    The *k*-th throw of a seat takes the bytes of the blocks HMAC-SHA256(``seed``, ``salt:seat:s:k:i``), so no other
    seat, and nothing that a seat has done before, changes it. A byte *b* below the largest multiple *m* of *s* up to
    256 gives the face 1 + *b* // (*m* / *s*): a lucky throw is lucky with any number of sides. A face that no seat
    throws is that of ``SeededDice``.

    A throw begins with each ``of`` and the first die asked for there.

    Examples:
        >>> dice, other = SeatDice(bytes(32), "salt"), SeatDice(bytes(32), "salt")
        >>> other.of(0).roll(6), dice.of(1).roll(6), dice.of(0).roll(6)
        (3, 4, 3)
    """

    __slots__ = ("_key", "_salt", "_table", "_throws", "log")

    def __init__(self, seed: bytes, salt: str) -> None:
        self._key = seed
        self._salt = salt
        self._table = SeededDice(seed, salt)
        self._throws: dict[int, int] = {}
        """Number of throws so far, by seat."""
        self.log: list[Roll] = []

    def roll(self, sides: int) -> int:
        """Roll a face that no seat throws, from 1 to ``sides``.

        Examples:
            >>> SeatDice(bytes(32), "").roll(20) == SeededDice(bytes(32), "").roll(20)
            True
        """
        face = self._table.roll(sides)
        self.log.append((sides, face))
        return face

    def of(self, seat: int) -> Dice:
        """Return the dice of that seat's next throw.

        Examples:
            >>> dice = SeatDice(bytes(32), "")
            >>> dice.of(2).roll(6), dice.of(2).roll(6)
            (1, 3)
        """
        return _Throw(self, seat)

    def next_throw(self, seat: int) -> str:
        """Return what the blocks of that seat's next throw are named after, and count it."""
        number = self._throws.get(seat, 0)
        self._throws[seat] = number + 1
        return f"{self._salt}:seat:{seat}:{number}"

    def block(self, name: str) -> bytes:
        """Return the block of bytes of that name."""
        return hmac.digest(self._key, name.encode(), "sha256")

    def fork(self) -> SeatDice:
        """Dice that go on from here by themselves, with an empty log.

        Examples:
            >>> dice = SeatDice(bytes(32), "")
            >>> dice.fork().of(1).roll(6) == dice.of(1).roll(6)
            True
        """
        twin = SeatDice(self._key, self._salt)
        twin._table = self._table.fork()
        twin._throws = self._throws.copy()
        return twin


class _Throw:
    """Dice that a seat throws together: they belong to its next throw, which is counted with the first die."""

    __slots__ = ("_bytes", "_dice", "_seat")

    def __init__(self, dice: SeatDice, seat: int) -> None:
        self._dice = dice
        self._seat = seat
        self._bytes: Iterator[int] | None = None

    def roll(self, sides: int) -> int:
        if not 1 <= sides <= 256:
            raise ValueError(f"a die has 1 to 256 sides, not {sides}")
        if self._bytes is None:
            name, block = self._dice.next_throw(self._seat), self._dice.block
            self._bytes = (byte for number in count() for byte in block(f"{name}:{number}"))
        limit = 256 - 256 % sides
        face = 1 + next(byte for byte in self._bytes if byte < limit) // (limit // sides)
        self._dice.log.append((sides, face))
        return face

    def of(self, seat: int) -> Dice:
        return self._dice.of(seat)


def thrown_by(dice: Dice, seat: int) -> Dice:
    """Return the dice that a seat throws together next: its own stream's, where each seat has one.

    Examples:
        >>> thrown_by(ScriptedDice([4]), 1).roll(6)
        4
    """
    return dice.of(seat) if isinstance(dice, _WITH_SEATS) else dice


_WITH_SEATS = (SeatDice, _Throw)


class ScriptedDice:
    """Dice that show given faces in order. Faces left over are no error.

    Examples:
        >>> dice = ScriptedDice([3, 5])
        >>> dice.roll(6), dice.roll(6), dice.log
        (3, 5, [(6, 3), (6, 5)])
    """

    __slots__ = ("_faces", "_position", "log")

    def __init__(self, faces: Iterable[int], position: int = 0) -> None:
        self._faces = tuple(faces)
        self._position = position
        self.log: list[Roll] = []

    def roll(self, sides: int) -> int:
        """Return the next scripted face.

        Raises:
            DiceError: no face is left, or the die asked for does not have it.

        Examples:
            >>> ScriptedDice([5]).roll(6)
            5
        """
        if self._position == len(self._faces):
            raise DiceError(f"the faces ran out: all {self._position} are used and a d{sides} is asked for")
        face = self._faces[self._position]
        if not 1 <= face <= sides:
            raise DiceError(f"face number {self._position + 1} is {face}, which a d{sides} does not have")
        self._position += 1
        self.log.append((sides, face))
        return face

    def fork(self) -> ScriptedDice:
        """Dice that go on from here by themselves, with an empty log.

        Examples:
            >>> dice = ScriptedDice([3, 5])
            >>> dice.roll(6), dice.fork().roll(6), dice.log
            (3, 5, [(6, 3)])
        """
        return ScriptedDice(self._faces, self._position)


class FastDice:
    """Dice for simulations: quick, seeded by the caller's generator, not provable to players."""

    __slots__ = ("_random",)

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def roll(self, sides: int) -> int:
        """Roll a face from 1 to ``sides``."""
        return int(self._random() * sides) + 1
