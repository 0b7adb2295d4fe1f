"""Every control of the panels asks the server for what it says: each is pressed, and what it asks for is compared."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, Request, Route

from playground.faults import rules
from playground.faults.rules import (
    Cleared,
    Failing,
    InteractionsLate,
    InteractionsTwice,
    Latency,
    RateLimited,
    Silent,
    Twice,
)
from tests.page.browser import expect, seat, seats
from tests.page.conftest import Stage
from tests.page.test_faults import mood, panel

pytestmark = pytest.mark.asyncio(loop_scope="session")

LASTING: dict[str, tuple[str, str, rules.FaultRule]] = {
    "slow": ("A slow network", "150 ms for every call", Latency(ms=150)),
    "busy": (
        "Discord is busy",
        "five calls are told to wait for 2 seconds",
        RateLimited(retry_after=2, path="/channels/*", times=5),
    ),
    "flood": (
        "Too many calls in all",
        "every call has to wait, for 5 seconds",
        RateLimited(retry_after=5, scope="global", seconds=5),
    ),
    "long": (
        "A very long wait",
        "one call is told to wait for two minutes",
        RateLimited(retry_after=120, path="/channels/*", times=1),
    ),
    "outage": ("Discord is down", "every call fails for half a minute", Failing(status=503, seconds=30)),
    "lost": (
        "Answers get lost",
        "three calls are carried out, and the bot never hears of it",
        Silent(applied=True, hold=10, times=3),
    ),
    "again": ("Calls arrive twice", "three calls are carried out twice", Twice(times=3)),
    "twice": ("Clicks arrive twice", "and so do commands and forms", InteractionsTwice()),
    "late": ("Clicks arrive late", "2 of the bot's 3 seconds are over by then", InteractionsLate(by=2)),
    "shy": (
        "No more direct messages for now",
        "the bot opens them too fast, says Discord",
        Failing(status=403, code=40003, path="/users/@me/channels"),
    ),
    "old": (
        "Boards are too old to edit",
        "except by answering a click",
        Failing(status=429, code=30046, method="PATCH", path="/channels/*/messages/*"),
    ),
}
"""Weather that is switched on and off: what its control says, and what it asks for."""

PERMISSIONS = {
    "See the channel": "VIEW_CHANNEL",
    "Send messages": "SEND_MESSAGES",
    "Embed links": "EMBED_LINKS",
    "Attach files": "ATTACH_FILES",
    "Read message history": "READ_MESSAGE_HISTORY",
    "Create threads": "CREATE_PUBLIC_THREADS",
    "Write in threads": "SEND_MESSAGES_IN_THREADS",
}

NOTED = ("dropped", "quiet", "channel_deleted", "server_deleted")
"""What is asked for here and not done: the stage would have to be set up again."""


async def hold_back(route: Route, stage: Stage) -> None:
    asked = route.request.post_data_json
    if asked is not None and asked["mood"] in NOTED:
        await route.fulfill(json={"made": {}, **stage.discord.injector.state()})
    else:
        await route.continue_()


async def asked_by(page: Page, press: Callable[[], Awaitable[Any]]) -> Any:
    """Return the JSON that the page sends to the server when ``press`` runs."""

    def asks(request: Request) -> bool:
        return request.method == "POST" and "/local/" in request.url

    async with page.expect_request(asks) as asking:
        await press()
    asked = await asking.value
    answer = await asked.response()
    assert answer is not None
    assert answer.ok
    return asked.post_data_json


async def weather_of(page: Page, control: Locator, *, times: int = 1) -> rules.FaultRule:
    """Return the fault that a control of the panel requests; a grave one is confirmed with a second click."""
    for _ in range(times - 1):
        await control.click()
    return rules.read(await asked_by(page, lambda: control.dispatch_event("click")))


async def test_every_control_asks_for_what_it_says(stage: Stage, browser: Browser) -> None:
    await stage.bot.show(stage.channel)
    async with seats(browser, stage.url, "Ann") as page:
        await page.route("**/local/weather", lambda route: hold_back(route, stage))
        menu = await panel(page)
        await switches(page, menu)
        await deeds(stage, page, menu)
        await page.keyboard.press("Escape")
        await permissions(stage, page)
        await settings(page)


async def switches(page: Page, menu: Locator) -> None:
    names = await menu.get_by_test_id("mood").evaluate_all("all => all.map((one) => one.dataset.mood)")
    assert names == [*LASTING, "edits"]
    for name, (title, hint, asked) in LASTING.items():
        label = menu.locator(".switch").filter(has=page.locator(f'[data-mood="{name}"]'))
        assert (await label.inner_text()).split("\n") == [title, hint]
        assert await weather_of(page, mood(page, name)) == asked
        await expect(mood(page, name)).to_be_checked()
        stopped = await weather_of(page, mood(page, name))
        assert isinstance(stopped, rules.Stopped)
        await expect(mood(page, name)).not_to_be_checked()
    assert await weather_of(page, mood(page, "edits")) == rules.Limits(edits=False)
    await expect(mood(page, "edits")).not_to_be_checked()
    assert await weather_of(page, mood(page, "edits")) == rules.Limits(edits=True)
    assert await weather_of(page, mood(page, "slow")) == LASTING["slow"][2]
    clear = menu.locator('[data-label="Clear the sky"]')
    assert await weather_of(page, clear) == Cleared()
    await expect(clear).to_have_count(0)


async def deeds(stage: Stage, page: Page, menu: Locator) -> None:
    channel, server = str(stage.discord.channel_id), str(stage.discord.guild_id)
    pressed: set[str] = set()

    async def press(label: str, asked: rules.FaultRule, *, grave: bool = False) -> None:
        pressed.add(label)
        control = menu.locator(f'[data-testid="deed"][data-label="{label}"]')
        assert await weather_of(page, control, times=2 if grave else 1) == asked, label

    async def there() -> set[str]:
        return set(await menu.get_by_test_id("deed").evaluate_all("all => all.map((one) => one.dataset.label)"))

    offered = await there()
    await press("The line drops", rules.ConnectionDropped())
    await press("The line drops for good", rules.ConnectionDropped(resume=False))
    await press("Silence for 5 seconds", rules.Quiet(lasts=5))
    await press("Make the newest board an hour older", rules.MessageAged(channel=channel))
    await press("Delete the newest board", rules.MessageDeleted(channel=channel), grave=True)
    await press("Delete the channel", rules.ChannelDeleted(channel=channel), grave=True)
    await press("Remove the bot", rules.BotRemoved(server=server))
    await expect(menu.locator('[data-label="Invite the bot"]')).to_be_visible()
    offered |= await there()
    await press("Invite the bot", rules.BotInvited(server=server))
    await press("Delete the server", rules.ServerDeleted(server=server), grave=True)
    await press("Another server", rules.ServerMade())
    await press("New thread", rules.ThreadMade(channel=channel, name="round-two"))
    await page.keyboard.press("Escape")
    # In a thread there are others.
    await seat(page, "Ann").get_by_test_id("channel-tab").filter(has_text="round-two").click()
    await panel(page)
    thread = next(str(one.id) for one in stage.discord.world.channels.values() if one.is_thread)
    offered |= await there()
    await press("Archive the thread", rules.Thread(channel=thread, archived=True))
    await expect(menu.locator('[data-label="Archive the thread"]')).to_have_count(0)
    offered |= await there()
    await press("Wake the thread", rules.Thread(channel=thread, archived=False))
    await expect(menu.locator('[data-label="Wake the thread"]')).to_have_count(0)
    await press("Lock the thread", rules.Thread(channel=thread, archived=True, locked=True))
    await press("Delete the thread", rules.ChannelDeleted(channel=thread), grave=True)
    assert pressed == offered


async def permissions(stage: Stage, page: Page) -> None:
    channel = stage.discord.channel_id
    await page.get_by_test_id("bot-menu").click()
    menu = page.get_by_test_id("menu")
    await menu.locator("select").select_option(str(channel))
    labels = menu.locator(".switch").filter(has=page.get_by_test_id("permission"))
    assert await labels.all_inner_texts() == list(PERMISSIONS)
    denied: list[str] = []
    for label, name in PERMISSIONS.items():
        control = labels.filter(has_text=label).get_by_test_id("permission")
        denied.append(name)
        assert await asked_by(page, control.click) == {"channel_id": str(channel), "denied": denied}
    for name in PERMISSIONS.values():
        denied.remove(name)
        control = menu.locator(f'[data-permission="{name}"]')
        assert await asked_by(page, control.click) == {"channel_id": str(channel), "denied": denied}
    await page.keyboard.press("Escape")


async def settings(page: Page) -> None:
    await seat(page, "Ann").get_by_test_id("seat-menu").click()
    for name, said in {"dms_open": "dms-open", "installed": "installed"}.items():
        control = page.get_by_test_id(said)
        on = await control.is_checked()
        assert await asked_by(page, control.click) == {name: not on}
        await expect(control).to_be_checked(checked=not on)
    locale = page.get_by_test_id("locale")
    assert await asked_by(page, lambda: locale.select_option("fr")) == {"locale": "fr"}
