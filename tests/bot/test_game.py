"""A whole game in a channel, from ``/play`` to the winner and the next one."""

from __future__ import annotations

from tests.bot.evening import Evening


async def test_a_game_is_played_from_play_to_the_winner(night: Evening) -> None:
    await night.start("Ann", "Ben", "Cleo")
    end = await night.play_on()
    stored = await night.stored()
    assert stored.status == "over"
    assert "hits the target exactly and wins" in end.text
    assert "**1.**" in end.text
    assert set(end.actions) == {"@rematch", "@record", "@text", "@rules"}
