"""An evening with Magic Numbers, in a real browser, from ``/play`` to the winner."""

from __future__ import annotations

from pathlib import Path

from games.core import Action
from games.core.table import Table
from tests import deep_share
from tests.evenings.browser_game import BrowserGame, at_the_page
from tests.page.browser import button, choose, direct, expect, private, select


def _helpful(game: Table, seat: int) -> Action:
    """Return the action that brings a player's score highest, so that the game ends soon."""
    return max(game.legal(seat), key=lambda action: max(game.propose(seat, action).frame.state.score))


async def _plans(evening: BrowserGame) -> None:
    """Make a plan in the modal as a player whose turn it is not, read it, and take it back."""
    stored, game = await evening.harness.stored(), await evening.harness.game()
    (turn,) = game.actors
    column = evening.column_of(evening.people_by_seat(stored)[turn - 1])
    await button(column, "⋯ More").click()
    # There is one beside a Peek, too.
    await expect(private(column).last).to_contain_text("Resign")
    await button(private(column).last, "📝 Plan ahead").click()
    await button(column, "Make a plan").click()
    form = column.get_by_test_id("modal")
    await choose(column, select(form, "none of them"), *"123456")
    await form.get_by_test_id("modal-submit").click()
    await expect(private(column).last).to_contain_text("When it's up to you, keep whatever I roll.")
    assert [plan.plan for plan in (await evening.harness.stored()).plans] == ["keep 1 2 3 4 5 6; given void"]
    await button(column, "Take it back").click()
    await expect(private(column).last).to_contain_text("Busy later?")


async def test_three_people_play_magic_numbers_in_the_browser(tmp_path: Path) -> None:
    async with at_the_page(tmp_path, "Ann", "Ben", "Cleo", dice=30) as evening:
        await evening.open("Magic Numbers", "Points to reach exactly: 20 points (short)")
        peeking = evening.column_of("Ben")
        await button(peeking, "Peek").click()
        await expect(private(peeking).last).to_contain_text("Good")
        await expect(private(evening.column_of("Ann"))).to_have_count(0)
        await _plans(evening)
        game = await evening.play_on(_helpful)
        assert game.ranking is not None
        assert deep_share.deep() or evening.done >= {"keep", "give"}
        winner = evening.people_by_seat(await evening.harness.stored())[game.ranking[0][0]]
        for name in evening.people:
            board = evening.column_of(name).locator('[data-testid="message"]:not([data-private])').last
            await expect(board).to_contain_text(f"{winner} hits the target exactly and wins!")
            await expect(board).to_contain_text("Rematch")
            await direct(evening.column_of(name))
            await expect(evening.column_of(name)).to_contain_text("Good")
        # Where there is nothing to decide, nobody has tapped.
        assert evening.taps == evening.decided(game) < game.number
