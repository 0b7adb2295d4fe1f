"""An evening with Sibling Rivalry, in a real browser, from ``/play`` to the winner."""

from __future__ import annotations

from pathlib import Path

from games.core import Action
from games.core.table import Table
from tests import deep_share
from tests.evenings.browser_game import at_the_page
from tests.page.browser import expect


def _brisk(game: Table, seat: int) -> Action:
    """Choose the dearest track, and stop at the first point, for half as many taps."""
    legal = game.legal(seat)
    pawn = game.state.pawns[seat]
    if "stop" in legal and pawn is not None and pawn[1] >= 1:
        return "stop"
    return "roll" if "roll" in legal else legal[-1]


async def test_three_people_play_sibling_rivalry_in_the_browser(tmp_path: Path) -> None:
    async with at_the_page(tmp_path, "Ann", "Ben", "Cleo", dice=68) as evening:
        await evening.open("Sibling Rivalry", "Score track: short, 12 squares")
        game = await evening.play_on(_brisk)
        assert game.ranking is not None
        assert deep_share.deep() or evening.done >= {"choose", "roll", "stop"}
        winner = evening.people_by_seat(await evening.harness.stored())[game.ranking[0][0]]
        for name in evening.people:
            board = evening.column_of(name).locator('[data-testid="message"]:not([data-private])').last
            await expect(board).to_contain_text(f"1. {winner}")
        # Where there is nothing to decide, nobody has tapped.
        assert evening.taps == evening.decided(game) < game.number
