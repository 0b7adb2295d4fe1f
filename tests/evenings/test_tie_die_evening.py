"""An evening with Tie-Die, in a real browser, from ``/play`` to the winner."""

from __future__ import annotations

from pathlib import Path

from games.core import Action
from games.core.table import Table
from tests import deep_share
from tests.evenings.browser_game import at_the_page
from tests.page.browser import expect


def _sporting(game: Table, seat: int) -> Action:
    """Challenges whenever it can, accepts every challenge, and buys no dice."""
    legal = game.legal(seat)
    dares = [action for action in legal if action.startswith("challenge")]
    return dares[0] if dares else "accept" if "accept" in legal else "ready" if "ready" in legal else "pass"


async def test_three_people_play_tie_die_in_the_browser(tmp_path: Path) -> None:
    async with at_the_page(tmp_path, "Ann", "Ben", "Cleo", dice=15) as evening:
        await evening.open("Tie-Die", "target 20")
        game = await evening.play_on(_sporting)
        assert game.ranking is not None
        assert deep_share.deep() or evening.done >= {"ready", "challenge", "accept"}
        winner = evening.people_by_seat(await evening.harness.stored())[game.ranking[0][0]]
        for name in evening.people:
            board = evening.column_of(name).locator('[data-testid="message"]:not([data-private])').last
            await expect(board).to_contain_text(f"1. {winner}")
        assert evening.taps == game.number
