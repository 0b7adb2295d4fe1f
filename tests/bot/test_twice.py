"""Every interaction delivered twice: acted on once, answered once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from bot.panels.catalogue import playable
from tests.bot.evening import Evening

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
    """How often the bot answered each interaction."""
    paths = [path.split("/") for method, path in night.requests() if method == "POST" and path.endswith("/callback")]
    return Counter(int(path[2]) for path in paths)


@pytest.mark.parametrize("game", playable())
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
        table = (await night.bot.house.tables.get(1)).table
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
