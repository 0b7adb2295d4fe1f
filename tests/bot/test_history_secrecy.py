"""Looking back at a game that goes on shows what the room saw, and depends on no secret (Magic Numbers, Secrecy).

Two evenings differ only in the cards. Whoever looks back, in every way there is, gets the same bytes: words, pictures,
the sizes of files, which buttons and lists there are. (Other games with secrets are looked back on in
``test_secrecy.py``.)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.history import browser
from bot.history.browser import GameHistory
from tests.bot.message_compare import CHOICES, FEW_LOOKS, LOOKS, SOME_LOOKS, looked
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_secrecy import EVIL, GIVEN_TO_ANN, GOOD, PLAIN, Cards, script
from tests.deep_share import deep

pytestmark = pytest.mark.game("magic_numbers")

WAYS = LOOKS if deep() else SOME_LOOKS
_LOOKED: dict[Cards, list[Any]] = {}


async def seen(cards: Cards) -> list[Any]:
    """Return everything that the history shows of that running game."""
    if cards not in _LOOKED:
        _LOOKED[cards] = await looked(script(cards, GIVEN_TO_ANN), looks=WAYS)
    return _LOOKED[cards]


@pytest.mark.parametrize("other", [EVIL, PLAIN], ids=["good or evil", "good or plain"])
async def test_no_cards_can_be_told_by_looking_back(other: Cards) -> None:
    first, second = await seen(GOOD), await seen(other)
    assert len(first) == 2 * (2 + len(WAYS) + len(CHOICES))
    assert first == second


async def test_nothing_of_a_seat_is_shown_before_the_end() -> None:
    for message, files in await seen(GOOD):
        assert "alone" not in str(message)
        assert "saw it" not in str(message) or "as the room saw it" in str(message)
        assert all(name in ("board.png", "step.txt") for name in files)


def a_seat_too_early(harness: BotHarness) -> None:
    harness.patch.setattr(browser, "is_revealed", lambda _: True)


def a_longer_alt_text(harness: BotHarness) -> None:
    real = GameHistory._show

    async def show(self: GameHistory, answer: Any, live: Any, wanted: Any) -> None:
        await real(self, answer, live, wanted)
        if live.table.frames[min(wanted.step, live.action_count)].state.score[0] > 10:
            await answer.send_text("!")

    harness.patch.setattr(GameHistory, "_show", show)


@pytest.mark.parametrize("leak", [a_seat_too_early, a_longer_alt_text], ids=lambda leak: leak.__name__)
async def test_a_leak_is_found(leak: Callable[[BotHarness], None]) -> None:
    looks = LOOKS if deep() else FEW_LOOKS
    one, other = [await looked(script(cards, GIVEN_TO_ANN), leak, looks=looks) for cards in (GOOD, EVIL)]
    assert one != other
