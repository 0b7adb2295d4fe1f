"""An evening with Magic Numbers, in a real browser, from ``/play`` to the winner."""

from __future__ import annotations

from pathlib import Path

from games.core import Action
from games.table import Table
from tests.evenings.browser_game import at_the_page
from tests.page.browser import button, direct, expect, private


def _helpful(game: Table, seat: int) -> Action:
    """Whatever brings somebody's score highest, so that the game ends soon."""
    return max(game.legal(seat), key=lambda action: max(game.propose(seat, action).frame.state.score))


async def test_three_people_play_magic_numbers_in_the_browser(tmp_path: Path) -> None:
    async with at_the_page(tmp_path, "Ann", "Ben", "Cleo") as evening:
        await evening.open("Magic Numbers", "Points to reach exactly: 20 points (short)")
        peeking = evening.of("Ben")
        await button(peeking, "Peek").click()
        await expect(private(peeking).last).to_contain_text("Good")
        await expect(private(evening.of("Ann"))).to_have_count(0)
        game = await evening.play_on(_helpful)
        assert game.ranking is not None
        winner = evening.people_by_seat(await evening.hall.stored())[game.ranking[0][0]]
        for name in evening.people:
            board = evening.of(name).locator('[data-testid="message"]:not([data-private])').last
            await expect(board).to_contain_text(f"{winner} hits the target exactly and wins!")
            await expect(board).to_contain_text("Rematch")
            await direct(evening.of(name))
            await expect(evening.of(name)).to_contain_text("Good")
        # Where there is nothing to decide, nobody has tapped.
        assert evening.taps == evening.decided(game) < game.number
