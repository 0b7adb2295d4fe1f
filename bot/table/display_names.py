"""Display names as they stand at a table: short, on one line, and no two alike.

Names that look alike though they are written otherwise: Ann, Ann with a Cyrillic A, in full width, or with something
in between that nobody sees.

By Unicode's table of confusable characters (UTS #39), applied to what is left when compatibility forms, upper and lower
case and everything invisible are put aside.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from bot.i18n import Localizer
from bot.storage import SeatRow
from bot.table.emojis_and_links import NO_EMOJIS, AppEmojis
from bot.table.personas import REGULARS, face_emoji_key
from renderers.text.text_layout import beginning
from renderers.text.unicode import invisible, right_to_left

_TABLE = Path(__file__).with_name("confusables.txt")


def confusable_skeletons(name: str) -> frozenset[str]:
    """Return the skeletons of a name: two names that share one can be taken for one another."""
    plain = _bare(name)
    folded = _bare(plain.casefold())
    return frozenset((folded, _alike(plain), _alike(folded)))


def _bare(name: str) -> str:
    decomposed = unicodedata.normalize("NFKD", name)
    return "".join(char for char in decomposed if char.isspace() or not invisible(char))


def _alike(name: str) -> str:
    table = _confusables()
    return unicodedata.normalize("NFKD", "".join(table.get(char, char) for char in name)).casefold()


@cache
def _confusables() -> dict[str, str]:
    """Return the look-alike of each character in the confusables table."""
    found = {}
    for line in _TABLE.read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            like, *characters = map(_characters, line.split())
            found.update(dict.fromkeys(characters, like))
    return found


def _characters(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split("+"))


COMPUTER_SIGN, COMPUTER_WORD = "🤖", "Bot"
"""Signs before a computer's name, in the chat and elsewhere, in every language."""

LONGEST = 32
"""Most characters of a name; Discord's own limit for display names."""

_JOINERS = "\u200c\u200d\ufe0e\ufe0f"
"""Invisible characters that join emoji or letters, and part them."""
_ROBOTS = re.compile(rf"^(?:[{_JOINERS} ]*{COMPUTER_SIGN})+[{_JOINERS} ]*")
_FLAG = re.compile("\U0001f3f4[\U000e0020-\U000e007e]{1,6}\U000e007f")
"""The flags of Scotland and the like: what says which is unseen."""
_ALIVE = re.compile(r"[\\*_~`|<>\[\]:/]|^[#-]|(?<=^\d)\.|(?<=^\d\d)\.")
"""Beginnings that Discord could read as something else than text: markup, mentions, times, links, invitations, and at
the beginning of a line headings and lists."""


def clean_name(name: str, fallback: str) -> str:
    """Return the name on one line, without control and direction characters.

    It has at most ``LONGEST`` characters, and does not begin as a computer's name does. ``fallback`` is used where
    nothing visible is left.
    """
    flags = {at for flag in _FLAG.finditer(name) for at in range(*flag.span())}
    kept = "".join(" " if char.isspace() else char for at, char in enumerate(name) if at in flags or not _hidden(char))
    line = " ".join(kept.split())
    line = _without_computer_sign(line)
    tidied = (beginning(line, LONGEST) or line[:LONGEST]).strip()
    return tidied if tidied.strip(_JOINERS + " ") else fallback


def _without_computer_sign(name: str) -> str:
    """Return a person's name without what computers have before theirs: the robot, the word, a persona's face."""
    bare = _ROBOTS.sub("", name)
    word, _, rest = bare.partition(" ")
    if rest and not confusable_skeletons(word).isdisjoint(confusable_skeletons(COMPUTER_WORD)):
        return _without_computer_sign(rest)
    for persona in REGULARS.values():
        rest = bare.removeprefix(persona.sign).strip(_JOINERS + " ")
        if rest != bare and not confusable_skeletons(rest).isdisjoint(confusable_skeletons(persona.name)):
            return rest
    return bare


def distinct_names(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names with a number behind those that look like an earlier one: Ann, Ann (2)."""
    given: list[str] = []
    taken: set[str] = set()
    for name in names:
        number, candidate = 1, name
        while not taken.isdisjoint(confusable_skeletons(candidate)):
            number += 1
            tail = f" ({number})"
            candidate = beginning(name, LONGEST - len(tail)) + tail
        given.append(candidate)
        taken |= confusable_skeletons(candidate)
    return tuple(given)


def escape_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names escaped so that Discord shows them as they are.

    Nothing in them is read as markup, mentions any user, links, invites, or shows a time.
    """
    # A backslash does not stop a mention of everybody, so an invisible space does.
    return tuple(_ALIVE.sub(r"\\\g<0>", name).replace("@", "@\u200b") for name in names)


def from_chat(text: str) -> str:
    """Return the original text of one escaped for a chat, for places where nothing is parsed as markup."""
    return re.sub(r"\\([\\*_~`|<>\[\]:/#.-])", r"\1", text).replace("@\u200b", "@")


def seat_names(
    seats: Sequence[SeatRow], speak: Localizer, emojis: AppEmojis = NO_EMOJIS
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the display names of a table's seats: plain, and escaped for the chat.

    A computer is marked by a word, in the chat by a sign or its persona's face; a deleted user has no name
    any more.
    """
    plain = distinct_names(
        speak("anonymous-name")
        if sitting.is_deleted_user
        else sitting.name
        if sitting.level is None
        else speak("computer-name", name=sitting.name)
        for sitting in seats
    )
    chat = tuple(
        isolate_bidi(name)
        if sitting.level is None
        else speak(
            "regular-chat-name",
            face=str(emojis.for_component(face_emoji_key(sitting.level))),
            name=escape_names([sitting.name])[0],
        )
        if sitting.level in REGULARS
        else speak("computer-chat-name", name=escape_names([sitting.name])[0])
        for name, sitting in zip(escape_names(plain), seats, strict=True)
    )
    return plain, chat


def sign_once(line: str, names: Iterable[str]) -> str:
    """Return a line of text with the robot before the first computer's name only; ``names`` are those in the chat."""
    sign = f"{COMPUTER_SIGN} "
    signed = "|".join(sorted((re.escape(name) for name in names if name.startswith(sign)), key=len, reverse=True))
    first = re.search(signed, line) if signed else None
    if first is None:
        return line
    begins, rest = line[: first.start()].removeprefix(sign), line[first.end() :]
    return begins + first[0] + re.sub(signed, lambda name: name[0].removeprefix(sign), rest)


def mention(user: int, speak: Localizer) -> str:
    """Return the mention of a user in a message; a deleted user has only a placeholder name."""
    return f"<@{user}>" if user > 0 else speak("anonymous-name")


def isolate_bidi(name: str) -> str:
    """Return the name, isolated if written from right to left, so that it does not reverse numbers beside it.

    A name that is isolated already is returned as it is.
    """
    if not name.startswith("\u2068") and right_to_left(name):
        return f"\u2068{name}\u2069"
    return name


def _hidden(char: str) -> bool:
    return invisible(char) and not char.isspace() and char not in _JOINERS
