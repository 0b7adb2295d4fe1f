"""An evening with Pillow Fight, in a real browser: a room is drawn, things may shatter, and a player wins."""

from __future__ import annotations

import random
from pathlib import Path

from bot.i18n import localizer
from bot.ui.games import load
from games.core import Action
from games.core.table import Table
from games.pillow_fight.rules.rooms import to_drawing
from tests import deep_share
from tests.evenings.browser_game import BrowserGame, at_the_page
from tests.page.browser import button, expect, private

_TOO_SHORT = "......\n.f..#.\n..f...\n...f..\n.#..f."
_ROOM = f"{_TOO_SHORT}\n......"
_DRAWN = f"room {_ROOM.replace(chr(10), '/')} fragile C4 D3 A1"


def _choose(rng: random.Random, game: Table, seat: int) -> Action:
    """Throws and swings where it can, picks up what lies about, and otherwise wanders."""
    offered = _offered(game)
    for kind in ("throw", "swing", "take", "pillows", "first", "place", "move"):
        found = [action for action in game.legal(seat) if action.split()[0] == kind and action in offered]
        if found:
            return rng.choice(found)
    return "end"


def _offered(game: Table) -> set[Action]:
    rows = load("pillow_fight").rows(game.view(None), game.record.seats, localizer("en", "pillow_fight"))
    return {choice.action for row in rows for choice in getattr(row, "choices", row)}


async def _draw(evening: BrowserGame, name: str) -> None:
    """Draw a room: a row too few first, which is said exactly and keeps what was written; then whole."""
    column = evening.column_of(name)
    await button(column, f"{name}: Draw my own…").click()
    await _fill_in(evening, name, _TOO_SHORT)
    await expect(private(column).last).to_contain_text("6")
    await expect(private(column).last).to_contain_text(".f..#.")
    await button(column, "Change").click()
    written = column.get_by_test_id("modal").get_by_test_id("modal-input").first
    await expect(written).to_have_value(to_drawing(_TOO_SHORT))
    await _fill_in(evening, name, _ROOM)
    await button(column, "Use it").click()


async def _fill_in(evening: BrowserGame, name: str, rows: str) -> None:
    form = evening.column_of(name).get_by_test_id("modal")
    await form.get_by_test_id("modal-input").nth(0).fill(rows)
    await form.get_by_test_id("modal-input").nth(1).fill("C4 D3 A1")
    await form.get_by_test_id("modal-submit").click()
    await expect(form).to_have_count(0)


async def test_three_people_play_pillow_fight_in_the_browser(tmp_path: Path) -> None:
    async with at_the_page(tmp_path, "Ann", "Ben", "Cleo", dice=2) as evening:
        await evening.open("Pillow Fight", "size 6x6, curfew 10, fragile on")
        architect = evening.people_by_seat(await evening.harness.stored())[0]
        await _draw(evening, architect)
        for name in evening.people:
            await expect(evening.column_of(name).locator('[data-custom-id^="s:1:1:"]').first).to_be_attached()
        assert (await evening.harness.stored()).actions == ((0, _DRAWN),)
        rng = random.Random(7)
        game = await evening.play_on(lambda table, seat: _choose(rng, table, seat))
        assert game.ranking is not None
        assert deep_share.deep() or evening.done >= {"first", "pillows", "place", "take", "move", "throw"}
        assert all(len(row) == 6 for row in game.game.to_dict(game.state)["rows"])  # type: ignore[attr-defined]
        names = evening.people_by_seat(await evening.harness.stored())
        for name in evening.people:
            board = evening.column_of(name).locator('[data-testid="message"]:not([data-private])').last
            for winner in game.ranking[0]:
                await expect(board).to_contain_text(names[winner])
            await expect(board).to_contain_text("Rematch")
        # Two taps at the most for everything but the room.
        assert evening.taps <= 2 * (game.number - 1)
