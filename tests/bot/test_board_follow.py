"""A running game's board stays in view: where people talk below it, it is posted again, and the old one says where."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.client import INTENTS
from bot.messages import board_follow, channel_activity
from bot.messages.channel_activity import PUSHED_UP
from bot.storage import Follow, GuildSettings
from bot.ui.components import json_components, layout
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import ROLLS, Evening

CALM = board_follow.THRESHOLDS["calmly"]
QUICK = board_follow.THRESHOLDS["quickly"]
MANY = 25
"""Lines after which no board is in sight."""
SLOW = 86_400
"""Seconds for a decision: nobody is reminded, and no computer moves, while a test waits."""
LONG = 1800.0
"""Seconds after which everything has come down that ever will, before a board is old."""


async def talk(night: Evening, lines: float, channel: Any = None) -> None:
    for number in range(int(lines)):
        await night.people["Dan"].send(channel or night.channel, f"line {number}")


async def rest(night: Evening) -> None:
    await night.bot.services.board_follower.wait_idle()
    await night.bot.services.boards.wait_idle()


async def wait(night: Evening, seconds: float) -> None:
    await night.env.advance_time(seconds)
    await rest(night)


async def begin(night: Evening, follow: Follow = "calmly") -> Shown:
    """Start a game, and let its board be there for long enough to be brought down."""
    await night.store.set_guild_settings(night.guild.id, GuildSettings(follow=follow, clock=SLOW))
    night.deal(4, 5, 4, 6, 1, *ROLLS)
    await night.start("Ann", "Ben")
    await wait(night, board_follow.THRESHOLDS["calmly"].every)
    return await night.board()


async def move(night: Evening) -> None:
    """Take one action, as a person does."""
    await night.do(await night.turn() or "", await night._helpful())
    await wait(night, 1.0)


def boards(night: Evening, channel: int | None = None) -> list[int]:
    """Return the messages with a board's buttons."""
    return [one.id for one in night.messages(channel) if "@more" in one.actions and not one.private]


async def test_a_board_comes_down_at_the_next_move_and_the_old_one_says_where_it_went(night: Evening) -> None:
    old = await begin(night)
    await talk(night, CALM.messages)
    assert (await night.board()).id == old.id
    await move(night)
    new = await night.board()
    assert boards(night) == [new.id]
    assert "@here" not in new.actions
    assert new.id == max(message.id for message in night.messages() if not message.private)
    assert str(new.id) in night.show(old.channel, old.id).text


async def test_it_stays_where_few_lines_were_said(night: Evening) -> None:
    old = await begin(night)
    await talk(night, CALM.messages - 1)
    await move(night)
    await wait(night, LONG)
    assert boards(night) == [old.id]


async def test_it_comes_down_without_a_move_once_the_talk_pauses(night: Evening) -> None:
    old = await begin(night)
    await talk(night, CALM.messages)
    await wait(night, board_follow.QUIET / 2)
    await talk(night, 1)
    await wait(night, board_follow.QUIET - 1)
    assert boards(night) == [old.id], "they are still talking"
    await wait(night, 2)
    assert boards(night) == [(await night.board()).id] != [old.id]


async def test_a_move_that_came_before_the_talk_is_none_to_come_down_at(night: Evening) -> None:
    old = await begin(night)
    await talk(night, CALM.messages - 2)
    await move(night)
    await talk(night, 2)
    await wait(night, 1.0)
    assert boards(night) == [old.id]
    await wait(night, board_follow.QUIET)
    assert boards(night) != [old.id]


async def test_it_comes_down_once_for_a_move_however_long_people_talk(night: Evening) -> None:
    await begin(night)
    await talk(night, MANY)
    await wait(night, LONG)
    once = boards(night)
    for _ in range(3):
        await talk(night, MANY)
        await wait(night, CALM.every)
    assert boards(night) == once
    await move(night)
    assert boards(night) == [(await night.board()).id] != once


async def test_it_stays_for_a_while_in_any_case(night: Evening) -> None:
    await begin(night)
    await talk(night, CALM.messages)
    await move(night)
    once = boards(night)
    await talk(night, MANY)
    await move(night)
    await wait(night, CALM.every - 10)
    assert boards(night) == once
    await wait(night, 10)
    assert boards(night) != once


async def test_a_server_can_have_it_come_sooner(night: Evening) -> None:
    old = await begin(night, "quickly")
    await talk(night, QUICK.messages)
    await move(night)
    first = boards(night)
    assert first != [old.id]
    await talk(night, QUICK.messages)
    await move(night)
    assert boards(night) == first
    await wait(night, QUICK.every)
    assert boards(night) != first


async def test_a_server_can_have_it_stay_and_then_the_button_is_on_the_board(night: Evening) -> None:
    old = await begin(night, "never")
    assert "@here" not in old.actions
    await talk(night, PUSHED_UP)
    await move(night)
    await wait(night, LONG)
    assert boards(night) == [old.id]
    assert "Move the board down here" in (await night.board()).buttons
    await night.press("Dan", "@here")
    await rest(night)
    new = await night.board()
    assert boards(night) == [new.id] != [old.id]
    assert "@here" not in new.actions


async def test_a_board_in_view_has_no_button_more(night: Evening) -> None:
    board = await begin(night, "never")
    await talk(night, PUSHED_UP - 1)
    await move(night)
    assert "@here" not in night.show(board.channel, board.id).actions


async def test_it_follows_in_a_thread_and_only_where_its_own_channel_talks(night: Evening) -> None:
    night.deal(4, 5, 4, 6, 1, *ROLLS)
    await night.slash("Ann", "play", game="magic_numbers", house_rules="first random, target 20", thread=True)
    await rest(night)
    await night.join("Ben")
    await night.press("Ann", "@start")
    await wait(night, CALM.every)
    old = await night.board()
    assert old.channel != night.channel.id
    await talk(night, MANY)
    await move(night)
    assert boards(night, old.channel) == [old.id]
    thread = type(night.channel)(night.env, night.guild, night.env.backend.get_channel(old.channel))
    await talk(night, MANY, thread)
    await move(night)
    assert boards(night, old.channel) == [(await night.board()).id] != [old.id]


async def test_it_waits_while_somebody_looks_at_a_panel_of_the_table(night: Evening) -> None:
    old = await begin(night)
    await talk(night, MANY)
    await night.press("Ben", "@peek")
    await move(night)
    await wait(night, board_follow.PANEL_OPEN - 5)
    assert boards(night) == [old.id]
    await wait(night, 10)
    assert boards(night) != [old.id]


async def test_it_does_not_follow_while_the_game_is_paused(night: Evening) -> None:
    old = await begin(night)
    await night.click("Ann", "s:1:0:@pause!", on=old)
    await rest(night)
    (asked,) = [message for message in night.messages() if any("@vote:yes" in one for one in message.actions)]
    await night.press("Ben", next(one for one in asked.actions if "@vote:yes" in one), on=asked)
    assert (await night.stored()).paused is not None
    await talk(night, MANY)
    await wait(night, LONG)
    assert boards(night) == [old.id]


async def test_it_does_not_follow_where_the_bot_may_not_post(night: Evening) -> None:
    old = await begin(night)
    night.forbid("send_messages")
    before = len(night.env.http_requests)
    await talk(night, MANY)
    await move(night)
    await wait(night, LONG)
    assert boards(night) == [old.id]
    assert not [path for method, path in night.requests(before) if method == "POST" and path.endswith("/messages")]


async def test_a_board_that_discord_takes_no_post_of_is_painted_where_it_is(night: Evening) -> None:
    old = await begin(night)
    live = await night.bot.services.tables.get(1)
    night.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    before = len(night.env.http_requests)
    with night.env.time_context():
        night.bot.services.boards.repaint(live, again=True)
        night.bot.services.boards.bring_down(live)
        await rest(night)
    assert [method for method, path in night.requests(before) if "/messages" in path] == ["POST", "PATCH"]
    assert boards(night) == [old.id]


async def test_what_is_above_the_board_counts_no_more(night: Evening) -> None:
    await begin(night)
    await talk(night, MANY)
    await move(night)
    once = boards(night)
    await wait(night, CALM.every)
    await talk(night, CALM.messages - 1)
    await move(night)
    await wait(night, LONG)
    assert boards(night) == once


async def test_who_moves_the_board_themselves_gets_it_once(night: Evening) -> None:
    old = await begin(night)
    live = await night.bot.services.tables.get(1)
    before = len(night.env.http_requests)
    with night.env.time_context():
        night.bot.services.boards.bring_down(live)
        await night.bot.services.boards.move(1, old.channel)
        await rest(night)
    posts = [path for method, path in night.requests(before) if method == "POST" and path.endswith("/messages")]
    assert len(posts) == 1
    assert boards(night) == [(await night.board()).id] != [old.id]


async def test_a_lobby_stays_and_so_does_the_end(night: Evening) -> None:
    night.soon_over()
    lobby = await night.sit("Ann", "Ben")
    await wait(night, CALM.every)
    await talk(night, MANY)
    await wait(night, LONG)
    assert (await night.board()).id == lobby.id
    await night.start_now("Ann")
    over = await night.play_on()
    await wait(night, CALM.every)
    await talk(night, MANY)
    await wait(night, LONG)
    assert (await night.board()).id == over.id
    assert night.bot.services.channel_activity.watched == 0


async def test_what_the_bot_says_itself_pushes_the_board_up_like_all_else(night: Evening) -> None:
    old = await begin(night)
    for number in range(MANY):
        await night.bot.get_partial_messageable(night.channel.id).send(f"{number}")
    await move(night)
    assert boards(night) != [old.id]


async def test_what_only_one_person_sees_pushes_nothing_up(night: Evening) -> None:
    old = await begin(night)
    for _ in range(MANY):
        await night.press("Dan", "@text")
    await wait(night, board_follow.PANEL_OPEN)
    await move(night)
    await wait(night, LONG)
    assert boards(night) == [old.id]


async def test_another_process_that_is_not_the_bot_counts_nothing(night: Evening) -> None:
    old = await begin(night)
    night.bot._begun.clear()
    await talk(night, MANY)
    night.bot._begun.set()
    await move(night)
    assert boards(night) == [old.id]


async def test_so_many_channels_are_counted_and_no_more(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel_activity, "_KEPT", 1)
    old = await begin(night)
    first = await night.bot.services.tables.get(1)
    lounge = night.guild.create_text_channel("lounge")
    night.channel, home = lounge, night.channel
    await night.start("Cleo", "Dan")
    assert night.bot.services.channel_activity.watched == 1
    await talk(night, MANY, home)
    await wait(night, LONG)
    assert (await night.stored(first.id)).message == old.id
    night.channel = home


async def test_messages_are_counted_unread() -> None:
    assert INTENTS.guild_messages
    assert not INTENTS.message_content
    assert not INTENTS.dm_messages
    assert INTENTS.value & ~(1 << 0 | 1 << 9 | 1 << 16) == 0, "no other intent is asked for, and no privileged one"


async def test_a_message_is_no_more_than_a_count(night: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(night)

    asked: set[str] = set()

    class Told(dict[str, Any]):
        def __getitem__(self, key: str) -> Any:
            asked.add(key)
            return super().__getitem__(key)

        def get(self, key: str, default: Any = None) -> Any:
            asked.add(key)
            return super().get(key, default)

    told = Told(id=str(2**62), channel_id=str(night.channel.id), flags=0, content="a secret", author={"id": "1"})
    night.bot.on_channel_message(told)
    assert asked == {"id", "channel_id", "flags"}


async def test_the_button_is_left_out_where_a_message_has_no_room_for_it(
    night: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(night, "never")
    live = await night.bot.services.tables.get(1)

    def actions(here: bool) -> set[str]:
        (box,) = layout.running_layout(live, None, here=here).with_picture(None).view.to_components()
        monkeypatch.setattr(layout, "_MOST_COMPONENTS", json_components.count([box]) + 1)
        rows: list[dict[str, Any]] = [part for part in box["components"] if "components" in part]
        return {part["custom_id"].rpartition(":")[2] for row in rows for part in row["components"]}

    usual = actions(False)
    assert actions(True) == usual, "one more component is no room for a row with a button"
    monkeypatch.setattr(layout, "_MOST_COMPONENTS", 40)
    assert actions(True) == {*usual, "@here"}
