"""Past games over real HTTP: listed, stepped through, played again, checked; and seen in a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from games.core.record import parse
from tests.bot.message_text import Shown
from tests.loopback.loopback_bot import LoopbackHarness, loopback_harness
from tests.page.browser import button, command, expect, messages, open_browser, private, seat, seats


def newest(harness: LoopbackHarness, who: str) -> Shown:
    return harness.messages(who)[-1]


async def use(harness: LoopbackHarness, who: str, name: str, **options: Any) -> Shown:
    assert (await harness.seats[who].command(name, **options)).state == "done"
    await harness.rest()
    return newest(harness, who)


async def test_a_past_game_is_found_stepped_through_played_again_and_checked(tmp_path: Path) -> None:
    async with loopback_harness(tmp_path) as open_hall:
        await open_hall.start("Ann", "Ben")
        board = await open_hall.play_on()
        listed = await use(open_hall, "Cleo", "history", private=True)
        assert "has no finished games" in listed.text
        listed = await use(open_hall, "Ann", "history")
        assert "**1** · Magic Numbers" in listed.text
        dan = open_hall.seats["Dan"]
        assert (await dan.click(board.buttons["Replay"], board.json)).state == "done"
        shown = newest(open_hall, "Dan")
        assert shown.private
        assert "Step 0" in shown.text
        for count in ("Step 1", "Step 2"):
            assert (await dan.click(shown.buttons["Next ▶"], shown.json)).state == "done"
            shown = newest(open_hall, "Dan")
            assert count in shown.text
            assert shown.pictures[0].data
        animated = await use(open_hall, "Dan", "replay", id="1")
        assert animated.pictures[0].data[:6] == b"GIF89a"
        assert animated.json["attachments"][0]["content_type"] == "image/gif"
        checked = await use(open_hall, "Cleo", "verify", id="1", private=True)
        stored = await open_hall.stored()
        assert parse(checked.files["sleepover-1.json"]).actions == stored.actions


async def test_an_animation_plays_on_the_page(tmp_path: Path) -> None:
    async with loopback_harness(tmp_path) as open_hall, open_browser() as browser:
        await open_hall.start("Ann", "Ben")
        for _ in range(3):
            await open_hall.act()
        await open_hall.seats["Ben"].command("table resign")
        await open_hall.rest()
        async with seats(browser, open_hall.local.url, "Ann", "Cleo", drawn=True) as page:
            ann, cleo = seat(page, "Ann"), seat(page, "Cleo")
            await button(cleo, "Replay").click()
            await expect(private(cleo)).to_contain_text("Step 0 of 4")
            await button(cleo, "Last ⏭").click()
            await expect(private(cleo)).to_contain_text("Step 4 of 4")
            await command(ann, "/replay", id="1")
            film = messages(cleo).last.locator("figure img")
            await expect(film).to_have_js_property("naturalWidth", 500)
            # What a browser has begun to play changes by itself.
            before = await film.screenshot()
            for _ in range(100):
                await page.wait_for_timeout(100)
                if await film.screenshot() != before:
                    break
            else:
                raise AssertionError("the animation stands still")
