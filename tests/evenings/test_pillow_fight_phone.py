"""Pillow Fight on a phone of 390 × 844: with six players the board and all buttons are on one screen."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import pytest

from bot.ui.games import ActionSelect, load
from games.core import Action
from playground.server import LocalDiscord
from tests.loopback import loopback_bot
from tests.loopback.loopback_bot import LoopbackHarness, loopback_harness
from tests.page.browser import expect, open_browser, seats

PHONE = (390, 844)
PEOPLE = ("Ann", "Ben", "Cleo", "Dora", "Eli", "Finn")
LOWEST = 95
"""The height of the last two rows of a board, where moves are chosen and Peek is, in pixels."""
_MEASURED = """() => {
    const board = [...document.querySelectorAll('[data-testid="message"]')]
        .filter((each) => each.querySelector('[data-custom-id$=":@text"]')).at(-1);
    let pane = board;
    while (getComputedStyle(pane).overflowY !== "auto" && getComputedStyle(pane).overflowY !== "scroll")
        pane = pane.parentElement;
    const buttons = [...board.querySelectorAll("button[data-custom-id], [data-testid='select']")];
    const picture = board.querySelector(".shot").getBoundingClientRect();
    const last = Math.max(...buttons.map((each) => each.getBoundingClientRect().bottom));
    const own = [...document.querySelectorAll('[data-testid="message"][data-private="true"]')].at(-1);
    return {
        needed: last - picture.top,
        peek: own ? own.getBoundingClientRect().height : 0,
        height: pane.clientHeight,
    };
}"""


async def _take(opened: LoopbackHarness, action: Action) -> None:
    """Take an action by the button or the select that offers it."""
    game, live = await opened.game(), await opened.bot.services.tables.get(1)
    names = {person.id: name for name, person in opened.seats.items()}
    who = opened.seats[names[(await opened.stored()).seats[min(game.actors)].user]]
    board = await opened.board()
    for number, row in enumerate(load("pillow_fight").rows(game.view(None), live.names, live.words)):
        for place, choice in enumerate(row.choices if isinstance(row, ActionSelect) else row):
            if choice.action == action:
                if isinstance(row, ActionSelect):
                    await who.click(f"a:1:{game.number}:{row.key}", board.json, [action])
                else:
                    known = board.actions
                    sent = choice.sent_value if choice.sent_value in known else f"#{number}.{place}"
                    await who.click(f"s:1:{game.number}:{sent}", board.json)
                await opened.rest()
                return
    raise AssertionError(f"nothing offers {action!r}")


@pytest.mark.parametrize(
    ("language", "rules"),
    [
        ("en", "size 8x8"),
        ("de", "size 8x8"),
        ("pt-BR", "size 10x10, full_defence on"),
        ("ja", "size 10x10, full_defence on"),
    ],
)
async def test_board_and_buttons_are_on_one_screen_and_a_peek_leaves_some_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, rules: str
) -> None:
    if language != "en":
        monkeypatch.setattr(loopback_bot, "LocalDiscord", functools.partial(LocalDiscord, language=language))
    async with open_browser() as browser, loopback_harness(tmp_path, PEOPLE) as opened:
        await opened.start(*PEOPLE, rules=rules, game="pillow_fight")
        for word in ("room", "pillows", "first", *["place"] * len(PEOPLE)):
            game = await opened.game()
            offered = [action for action in game.legal(min(game.actors)) if action.split()[0] == word]
            # They stand apart from one another, so that many can be thrown at.
            await _take(opened, offered[len(offered) * len(game.frames) // 13 if word == "place" else 0])
        checked = set[Any]()
        async with seats(browser, opened.local.url, "Ann", size=PHONE, drawn=True) as page:
            for _ in range(9):
                game = await opened.game()
                seat = min(game.actors)
                board = page.locator(f'[data-custom-id^="s:1:{game.number}:"]').first
                await expect(board).to_be_attached()
                await page.wait_for_function("[...document.images].every((each) => each.complete)")
                found: dict[str, float] = await page.evaluate(_MEASURED)
                assert found["needed"] <= found["height"], (game.number, found)
                view = game.view(None)
                checked.add((view.phase, view.holding[seat]))
                if seat == 0 and not found["peek"]:
                    await page.locator('[data-custom-id$=":@peek"]').last.click()
                    own = page.locator('[data-testid="message"][data-private="true"]').last
                    await expect(own.locator("figure img, .shot img")).to_be_visible()
                    box = await own.bounding_box()
                    assert box
                    # The lowest rows of the board stay above it.
                    assert box["height"] <= found["height"] - LOWEST, (box, found)
                legal = game.legal(seat)
                kinds = ("throw", "take", "move", "end")
                await _take(opened, next(each for kind in kinds for each in legal if each.split()[0] == kind))
        assert ("play", True) in checked
        assert ("play", False) in checked
