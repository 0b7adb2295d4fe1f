"""Looking back at a game that goes on shows what the room saw, and depends on no secret (Magic Numbers, Secrecy).

Two evenings differ only in the cards. Whoever looks back, in every way there is, gets the same bytes: words, pictures,
the sizes of files, which buttons and lists there are.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot import lobby
from bot.past import archive
from bot.past.archive import Archive
from tests.bot.evening import Evening, evening
from tests.bot.test_secrecy import EVIL, GIVEN_TO_ANN, GOOD, NAMES, PLAIN, Cards, faces

IDS = [
    *(f"h:g:1:{step}:{seat}:{way}:next" for step in range(9) for seat in ("r", "0", "2") for way in "pt"),
    "h:g:1:999999999:1:p:last",
    "h:o:1",
    "h:a:1",
    "h:t:1",
    "h:c:1",
]
CHOICES = [("h:J:1:0:0:p", "5"), ("h:J:1:3:1:t", "7"), ("h:S:1:4:r:p", "0"), ("h:S:1:8:r:t", "1")]


_LOOKED: dict[tuple[Cards, Callable[[Evening], None] | None], list[Any]] = {}


async def looked(cards: Cards, bend: Callable[[Evening], None] | None = None) -> list[Any]:
    """All that can be got out of a running game by looking back, also with ids that nobody was offered."""
    if (cards, bend) not in _LOOKED:
        _LOOKED[cards, bend] = await _look(cards, bend)
    return _LOOKED[cards, bend]


async def _look(cards: Cards, bend: Callable[[Evening], None] | None) -> list[Any]:
    seen: list[Any] = []
    with tempfile.TemporaryDirectory() as folder:
        async with evening(Path(folder), (*NAMES, "Dan")) as night:
            night.patch.setattr(lobby.secrets, "token_bytes", bytes)
            night.deal(*faces(cards, GIVEN_TO_ANN))
            if bend:
                bend(night)
            await night.start(*NAMES, rules="first random, target 20")
            for _, onward in GIVEN_TO_ANN.rolls:
                turn = await night.turn()
                assert turn is not None
                taker = (NAMES.index(turn) + onward) % len(NAMES)
                await night.press(turn, "roll")
                await night.press(turn, "keep" if taker == NAMES.index(turn) else f"give {taker}")
            assert await night.turn() is not None
            board = await night.board()
            # Somebody who plays there and somebody who does not.
            for who in ("Ben", "Dan"):
                for command in ("replay", "verify"):
                    said = await night.slash(who, command, id="1")
                    seen += [(message.json, message.files) for message in (*said.private, *said.public)]
                for custom_id in IDS:
                    said = await night.click(who, custom_id, on=board)
                    seen += [(message.json, message.files) for message in (*said.private, *said.public)]
                for custom_id, value in CHOICES:
                    said = await night.click(who, custom_id, on=board, values=[value])
                    seen += [(message.json, message.files) for message in (*said.private, *said.public)]
    return seen


@pytest.mark.parametrize("other", [EVIL, PLAIN], ids=["good or evil", "good or plain"])
async def test_no_cards_can_be_told_by_looking_back(other: Cards) -> None:
    first, second = await looked(GOOD), await looked(other)
    assert len(first) == 2 * (2 + len(IDS) + len(CHOICES))
    assert first == second


async def test_nothing_of_a_seat_is_shown_before_the_end() -> None:
    for message, files in await looked(GOOD):
        assert "alone" not in str(message)
        assert "saw it" not in str(message) or "as the room saw it" in str(message)
        assert all(name in ("board.png", "step.txt") for name in files)


def a_seat_too_early(night: Evening) -> None:
    night.patch.setattr(archive, "done", lambda _: True)


def a_longer_alt_text(night: Evening) -> None:
    real = Archive._show

    async def show(self: Archive, answer: Any, live: Any, wanted: Any) -> None:
        await real(self, answer, live, wanted)
        if live.table.frames[min(wanted.step, live.number)].state.score[0] > 10:
            await answer.say("!")

    night.patch.setattr(Archive, "_show", show)


@pytest.mark.parametrize("leak", [a_seat_too_early, a_longer_alt_text], ids=lambda leak: leak.__name__)
async def test_a_leak_is_found(leak: Callable[[Evening], None]) -> None:
    assert await looked(GOOD, leak) != await looked(EVIL, leak)
