"""Every interaction delivered twice: acted on once, answered once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from bot.app.client import SleepoverClient
from bot.ui.games import playable_games
from tests.bot.simcord_bot import BotHarness

PLAYED = 16


@pytest.fixture
def delivered(harness: BotHarness) -> list[int]:
    """From now on Discord delivers everything two times; the ids of what it delivered."""
    ids: list[int] = []
    emit = harness.env.backend.emit

    def double(event: str, payload: Mapping[str, Any]) -> None:
        emit(event, payload)
        if event == "INTERACTION_CREATE":
            ids.append(int(payload["id"]))
            emit(event, payload)

    harness.patch.setattr(harness.env.backend, "emit", double)
    return ids


def answered(harness: BotHarness) -> Counter[int]:
    """Return how often the bot answered each interaction."""
    paths = [path.split("/") for method, path in harness.requests() if method == "POST" and path.endswith("/callback")]
    return Counter(int(path[2]) for path in paths)


@pytest.mark.parametrize("game", playable_games())
async def test_an_evening_of_which_everything_comes_twice(game: str, harness: BotHarness, delivered: list[int]) -> None:
    people = ["Ann", "Ben", "Cleo"]
    await harness.slash("Ann", "rules", game=game)
    await harness.slash("Ann", "play", game=game)
    assert await harness.tables() == 1
    assert (await harness.stored()).status == "lobby"
    lobby = await harness.board()
    assert await harness.seated() == ["Ann"]
    for name in people[1:]:
        assert "already" not in (await harness.press(name, "@join")).words
    await harness.press("Cleo", "@leave")
    await harness.press("Cleo", "@join")
    await harness.press("Ann", "@house-rules")
    await harness.press("Ann", "@start")
    assert (await harness.board()).id == lobby.id
    for number in range(PLAYED):
        table = (await harness.bot.services.tables.get(1)).table
        assert table is not None
        seat = min(table.actors, default=None)
        if seat is None:
            break
        name = {person.id: name for name, person in harness.people.items()}[(await harness.stored()).seats[seat].user]
        action = table.legal(seat)[number % len(table.legal(seat))]
        await harness.click(name, f"s:1:{number}:{action}", on=await harness.board())
        assert len((await harness.stored()).actions) == number + 1
    # By luck the game may be over by now, and then some of these are not there.
    for button in {"@peek", "@text", "@more"} & (await harness.board()).actions.keys():
        await harness.press("Ann", button)
    await harness.slash("Ben", "table board")
    await harness.slash("Ben", "table end")
    await harness.sweep()
    assert (await harness.stored()).status in ("closed", "over")
    await harness.slash("Ann", "play", game=game)
    assert [stored.status for stored in await harness.everything() if stored][1:] == ["lobby"]
    assert await harness.seated() == ["Ann"]
    assert set(delivered) == set(answered(harness))
    assert set(answered(harness).values()) == {1}
    assert len([message for message in harness.messages() if not message.private and "@join" in message.actions]) == 1


async def test_a_press_that_comes_again_in_another_process_changes_nothing_in_the_lobby(harness: BotHarness) -> None:
    """Check this after the bot's process is gone, with its memory of the interactions it had accepted."""
    delivered: dict[str, Mapping[str, Any]] = {}
    emit = harness.env.backend.emit

    def note(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            delivered[f"{payload['member']['user']['username']} {payload['data'].get('custom_id')}"] = payload
        emit(event, payload)

    harness.patch.setattr(harness.env.backend, "emit", note)

    async def again(*presses: str) -> list[int]:
        harness.bot = SleepoverClient(harness.store)
        await harness.env.restart_bot(harness.bot)
        since = len(harness.requests())
        for press in presses:
            emit("INTERACTION_CREATE", delivered[press])
            await harness.env.settle()
            await harness.bot.services.dispatcher.wait_idle()
        assert not [path for _, path in harness.requests()[since:] if path.endswith("/callback")]
        return [sitting.user for sitting in (await harness.stored()).seats]

    await harness.sit("Ann", "Ben")
    ann, ben = (harness.people[name].id for name in ("Ann", "Ben"))
    [ben_joins] = [press for press in delivered if press.startswith("Ben") and press.endswith("@join")]
    ben_leaves = ben_joins.replace("@join", "@leave")
    assert await again(ben_joins) == [ann, ben]
    await harness.press("Ben", "@leave")
    assert await again(ben_joins) == [ann]
    await harness.press("Ben", "@join")
    assert await again(ben_leaves) == [ann, ben]


async def test_a_house_rule_that_comes_again_in_another_process_does_not_take_back_a_later_one(
    harness: BotHarness,
) -> None:
    chosen: list[Mapping[str, Any]] = []
    emit = harness.env.backend.emit

    def note(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and payload["data"].get("custom_id") == "p:1:target":
            chosen.append(payload)
        emit(event, payload)

    harness.patch.setattr(harness.env.backend, "emit", note)
    await harness.sit("Ann", "Ben")
    for place in ("0", "1"):
        await harness.click("Ann", "p:1:target", on=await harness.board(), values=[place])
    target = (await harness.stored()).options["target"]
    for payload in chosen:
        harness.bot = SleepoverClient(harness.store, own_emojis=False)
        await harness.env.restart_bot(harness.bot)
        since = len(harness.requests())
        emit("INTERACTION_CREATE", payload)
        await harness.env.settle()
        await harness.bot.services.dispatcher.wait_idle()
        assert (await harness.stored()).options["target"] == target
        assert not [path for _, path in harness.requests()[since:] if path.endswith("/callback")]
