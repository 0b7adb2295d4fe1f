"""Every interaction delivered twice: acted on once, answered once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from bot.app.client import SleepoverClient
from bot.ui.games import playable_games
from tests.bot.simcord_bot import Evening

PLAYED = 16


@pytest.fixture
def delivered(night: Evening) -> list[int]:
    """From now on Discord delivers everything two times; the ids of what it delivered."""
    ids: list[int] = []
    emit = night.env.backend.emit

    def double(event: str, payload: Mapping[str, Any]) -> None:
        emit(event, payload)
        if event == "INTERACTION_CREATE":
            ids.append(int(payload["id"]))
            emit(event, payload)

    night.patch.setattr(night.env.backend, "emit", double)
    return ids


def answered(night: Evening) -> Counter[int]:
    """Return how often the bot answered each interaction."""
    paths = [path.split("/") for method, path in night.requests() if method == "POST" and path.endswith("/callback")]
    return Counter(int(path[2]) for path in paths)


@pytest.mark.parametrize("game", playable_games())
async def test_an_evening_of_which_everything_comes_twice(game: str, night: Evening, delivered: list[int]) -> None:
    people = ["Ann", "Ben", "Cleo"]
    await night.slash("Ann", "rules", game=game)
    await night.slash("Ann", "play", game=game)
    assert await night.tables() == 1
    assert (await night.stored()).status == "lobby"
    lobby = await night.board()
    assert await night.seated() == ["Ann"]
    for name in people[1:]:
        assert "already" not in (await night.press(name, "@join")).words
    await night.press("Cleo", "@leave")
    await night.press("Cleo", "@join")
    await night.press("Ann", "@house-rules")
    await night.press("Ann", "@start")
    assert (await night.board()).id == lobby.id
    for number in range(PLAYED):
        table = (await night.bot.services.tables.get(1)).table
        assert table is not None
        seat = min(table.actors, default=None)
        if seat is None:
            break
        name = {person.id: name for name, person in night.people.items()}[(await night.stored()).seats[seat].user]
        action = table.legal(seat)[number % len(table.legal(seat))]
        await night.click(name, f"s:1:{number}:{action}", on=await night.board())
        assert len((await night.stored()).actions) == number + 1
    # By luck the game may be over by now, and then some of these are not there.
    for button in {"@peek", "@text", "@more"} & (await night.board()).actions.keys():
        await night.press("Ann", button)
    await night.slash("Ben", "table board")
    await night.slash("Ben", "table end")
    await night.sweep()
    assert (await night.stored()).status in ("closed", "over")
    await night.slash("Ann", "play", game=game)
    assert [stored.status for stored in await night.everything() if stored][1:] == ["lobby"]
    assert await night.seated() == ["Ann"]
    assert set(delivered) == set(answered(night))
    assert set(answered(night).values()) == {1}
    assert len([message for message in night.messages() if not message.private and "@join" in message.actions]) == 1


async def test_a_press_that_comes_again_in_another_process_changes_nothing_in_the_lobby(night: Evening) -> None:
    """Check this after the bot's process is gone, with its memory of the interactions it had accepted."""
    delivered: dict[str, Mapping[str, Any]] = {}
    emit = night.env.backend.emit

    def note(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            delivered[f"{payload['member']['user']['username']} {payload['data'].get('custom_id')}"] = payload
        emit(event, payload)

    night.patch.setattr(night.env.backend, "emit", note)

    async def again(*presses: str) -> list[int]:
        night.bot = SleepoverClient(night.store)
        await night.env.restart_bot(night.bot)
        since = len(night.requests())
        for press in presses:
            emit("INTERACTION_CREATE", delivered[press])
            await night.env.settle()
            await night.bot.services.dispatcher.wait_idle()
        assert not [path for _, path in night.requests()[since:] if path.endswith("/callback")]
        return [sitting.user for sitting in (await night.stored()).seats]

    await night.sit("Ann", "Ben")
    ann, ben = (night.people[name].id for name in ("Ann", "Ben"))
    [ben_joins] = [press for press in delivered if press.startswith("Ben") and press.endswith("@join")]
    ben_leaves = ben_joins.replace("@join", "@leave")
    assert await again(ben_joins) == [ann, ben]
    await night.press("Ben", "@leave")
    assert await again(ben_joins) == [ann]
    await night.press("Ben", "@join")
    assert await again(ben_leaves) == [ann, ben]


async def test_a_house_rule_that_comes_again_in_another_process_does_not_take_back_a_later_one(night: Evening) -> None:
    chosen: list[Mapping[str, Any]] = []
    emit = night.env.backend.emit

    def note(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE" and payload["data"].get("custom_id") == "p:1:target":
            chosen.append(payload)
        emit(event, payload)

    night.patch.setattr(night.env.backend, "emit", note)
    await night.sit("Ann", "Ben")
    for place in ("0", "1"):
        await night.click("Ann", "p:1:target", on=await night.board(), values=[place])
    target = (await night.stored()).options["target"]
    for payload in chosen:
        night.bot = SleepoverClient(night.store, own_emojis=False)
        await night.env.restart_bot(night.bot)
        since = len(night.requests())
        emit("INTERACTION_CREATE", payload)
        await night.env.settle()
        await night.bot.services.dispatcher.wait_idle()
        assert (await night.stored()).options["target"] == target
        assert not [path for _, path in night.requests()[since:] if path.endswith("/callback")]
