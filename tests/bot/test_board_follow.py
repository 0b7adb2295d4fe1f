"""A running game's board stays in view: where people talk below it, it is posted again, and the old one says where."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app.client import INTENTS
from bot.messages import board_follow
from bot.messages.board_follow import PUSHED_UP
from bot.storage import Follow, GuildSettings
from bot.ui.components import json_components, layout
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import ROLLS, BotHarness

CALM = board_follow.THRESHOLDS["calmly"]
QUICK = board_follow.THRESHOLDS["quickly"]
MANY = 25
"""Lines after which no board is in sight."""
SLOW = 86_400
"""Seconds for a decision: nobody is reminded, and no computer moves, while a test waits."""
LONG = 1800.0
"""Seconds after which everything has come down that ever will, before a board is old."""


async def talk(harness: BotHarness, lines: float, channel: Any = None) -> None:
    for number in range(int(lines)):
        await harness.people["Dan"].send(channel or harness.channel, f"line {number}")


async def rest(harness: BotHarness) -> None:
    await harness.bot.services.board_follower.wait_idle()
    await harness.bot.services.boards.wait_idle()


async def wait(harness: BotHarness, seconds: float) -> None:
    await harness.env.advance_time(seconds)
    await rest(harness)


async def begin(harness: BotHarness, follow: Follow = "calmly") -> Shown:
    """Start a game, and let its board be there for long enough to be brought down."""
    await harness.store.set_guild_settings(harness.guild.id, GuildSettings(follow=follow, clock=SLOW))
    harness.deal(4, 5, 4, 6, 1, *ROLLS)
    await harness.start("Ann", "Ben")
    await wait(harness, board_follow.THRESHOLDS["calmly"].every)
    return await harness.board()


async def move(harness: BotHarness) -> None:
    """Take one action, as a person does."""
    await harness.do(await harness.turn() or "", await harness._helpful())
    await wait(harness, 1.0)


def boards(harness: BotHarness, channel: int | None = None) -> list[int]:
    """Return the messages with a board's buttons."""
    return [one.id for one in harness.messages(channel) if "@more" in one.actions and not one.private]


async def test_a_board_comes_down_at_the_next_move_and_the_old_one_says_where_it_went(harness: BotHarness) -> None:
    old = await begin(harness)
    await talk(harness, CALM.messages)
    assert (await harness.board()).id == old.id
    await move(harness)
    new = await harness.board()
    assert boards(harness) == [new.id]
    assert "@here" not in new.actions
    assert new.id == max(message.id for message in harness.messages() if not message.private)
    assert str(new.id) in harness.show(old.channel, old.id).text


async def test_it_stays_where_few_lines_were_said(harness: BotHarness) -> None:
    old = await begin(harness)
    await talk(harness, CALM.messages - 1)
    await move(harness)
    await wait(harness, LONG)
    assert boards(harness) == [old.id]


async def test_it_comes_down_without_a_move_once_the_talk_pauses(harness: BotHarness) -> None:
    old = await begin(harness)
    await talk(harness, CALM.messages)
    await wait(harness, board_follow.QUIET / 2)
    await talk(harness, 1)
    await wait(harness, board_follow.QUIET - 1)
    assert boards(harness) == [old.id], "they are still talking"
    await wait(harness, 2)
    assert boards(harness) == [(await harness.board()).id] != [old.id]


async def test_a_move_that_came_before_the_talk_is_none_to_come_down_at(harness: BotHarness) -> None:
    old = await begin(harness)
    await talk(harness, CALM.messages - 2)
    await move(harness)
    await talk(harness, 2)
    await wait(harness, 1.0)
    assert boards(harness) == [old.id]
    await wait(harness, board_follow.QUIET)
    assert boards(harness) != [old.id]


async def test_it_comes_down_once_for_a_move_however_long_people_talk(harness: BotHarness) -> None:
    await begin(harness)
    await talk(harness, MANY)
    await wait(harness, LONG)
    once = boards(harness)
    for _ in range(3):
        await talk(harness, MANY)
        await wait(harness, CALM.every)
    assert boards(harness) == once
    await move(harness)
    assert boards(harness) == [(await harness.board()).id] != once


async def test_it_stays_for_a_while_in_any_case(harness: BotHarness) -> None:
    await begin(harness)
    await talk(harness, CALM.messages)
    await move(harness)
    once = boards(harness)
    await talk(harness, MANY)
    await move(harness)
    await wait(harness, CALM.every - 10)
    assert boards(harness) == once
    await wait(harness, 10)
    assert boards(harness) != once


async def test_a_server_can_have_it_come_sooner(harness: BotHarness) -> None:
    old = await begin(harness, "quickly")
    await talk(harness, QUICK.messages)
    await move(harness)
    first = boards(harness)
    assert first != [old.id]
    await talk(harness, QUICK.messages)
    await move(harness)
    assert boards(harness) == first
    await wait(harness, QUICK.every)
    assert boards(harness) != first


async def test_a_server_can_have_it_stay_and_then_the_button_is_on_the_board(harness: BotHarness) -> None:
    old = await begin(harness, "never")
    assert "@here" not in old.actions
    await talk(harness, PUSHED_UP)
    await move(harness)
    await wait(harness, LONG)
    assert boards(harness) == [old.id]
    assert "Move the board down here" in (await harness.board()).buttons
    await harness.press("Dan", "@here")
    await rest(harness)
    new = await harness.board()
    assert boards(harness) == [new.id] != [old.id]
    assert "@here" not in new.actions


async def test_a_board_in_view_has_no_button_more(harness: BotHarness) -> None:
    board = await begin(harness, "never")
    await talk(harness, PUSHED_UP - 1)
    await move(harness)
    assert "@here" not in harness.show(board.channel, board.id).actions


async def test_it_follows_in_a_thread_and_only_where_its_own_channel_talks(harness: BotHarness) -> None:
    harness.deal(4, 5, 4, 6, 1, *ROLLS)
    await harness.slash("Ann", "play", game="magic_numbers", house_rules="first random, target 20", thread=True)
    await rest(harness)
    await harness.join("Ben")
    await harness.press("Ann", "@start")
    await wait(harness, CALM.every)
    old = await harness.board()
    assert old.channel != harness.channel.id
    await talk(harness, MANY)
    await move(harness)
    assert boards(harness, old.channel) == [old.id]
    thread = type(harness.channel)(harness.env, harness.guild, harness.env.backend.get_channel(old.channel))
    await talk(harness, MANY, thread)
    await move(harness)
    assert boards(harness, old.channel) == [(await harness.board()).id] != [old.id]


async def test_it_waits_while_somebody_looks_at_a_panel_of_the_table(harness: BotHarness) -> None:
    old = await begin(harness)
    await talk(harness, MANY)
    await harness.press("Ben", "@peek")
    await move(harness)
    await wait(harness, board_follow.PANEL_OPEN - 5)
    assert boards(harness) == [old.id]
    await wait(harness, 10)
    assert boards(harness) != [old.id]


async def test_it_does_not_follow_while_the_game_is_paused(harness: BotHarness) -> None:
    old = await begin(harness)
    await harness.click("Ann", "s:1:0:@pause!", on=old)
    await rest(harness)
    (asked,) = [message for message in harness.messages() if any("@vote:yes" in one for one in message.actions)]
    await harness.press("Ben", next(one for one in asked.actions if "@vote:yes" in one), on=asked)
    assert (await harness.stored()).paused is not None
    await talk(harness, MANY)
    await wait(harness, LONG)
    assert boards(harness) == [old.id]


async def test_it_does_not_follow_where_the_bot_may_not_post(harness: BotHarness) -> None:
    old = await begin(harness)
    harness.forbid("send_messages")
    before = len(harness.env.http_requests)
    await talk(harness, MANY)
    await move(harness)
    await wait(harness, LONG)
    assert boards(harness) == [old.id]
    assert not [path for method, path in harness.requests(before) if method == "POST" and path.endswith("/messages")]


async def test_a_board_that_discord_takes_no_post_of_is_painted_where_it_is(harness: BotHarness) -> None:
    old = await begin(harness)
    live = await harness.bot.services.tables.get(1)
    harness.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    before = len(harness.env.http_requests)
    with harness.env.time_context():
        harness.bot.services.boards.repaint(live, again=True)
        harness.bot.services.boards.bring_down(live)
        await rest(harness)
    assert [method for method, path in harness.requests(before) if "/messages" in path] == ["POST", "PATCH"]
    assert boards(harness) == [old.id]


async def test_what_is_above_the_board_counts_no_more(harness: BotHarness) -> None:
    await begin(harness)
    await talk(harness, MANY)
    await move(harness)
    once = boards(harness)
    await wait(harness, CALM.every)
    await talk(harness, CALM.messages - 1)
    await move(harness)
    await wait(harness, LONG)
    assert boards(harness) == once


async def test_who_moves_the_board_themselves_gets_it_once(harness: BotHarness) -> None:
    old = await begin(harness)
    live = await harness.bot.services.tables.get(1)
    before = len(harness.env.http_requests)
    with harness.env.time_context():
        harness.bot.services.boards.bring_down(live)
        await harness.bot.services.boards.move(1, old.channel)
        await rest(harness)
    posts = [path for method, path in harness.requests(before) if method == "POST" and path.endswith("/messages")]
    assert len(posts) == 1
    assert boards(harness) == [(await harness.board()).id] != [old.id]


async def test_a_lobby_stays_and_so_does_the_end(harness: BotHarness) -> None:
    harness.soon_over()
    lobby = await harness.sit("Ann", "Ben")
    await wait(harness, CALM.every)
    await talk(harness, MANY)
    await wait(harness, LONG)
    assert (await harness.board()).id == lobby.id
    await harness.start_now("Ann")
    over = await harness.play_on()
    await wait(harness, CALM.every)
    await talk(harness, MANY)
    await wait(harness, LONG)
    assert (await harness.board()).id == over.id
    assert harness.bot.services.channel_activity.watched == 0


async def test_what_the_bot_says_itself_pushes_the_board_up_like_all_else(harness: BotHarness) -> None:
    old = await begin(harness)
    for number in range(MANY):
        await harness.bot.get_partial_messageable(harness.channel.id).send(f"{number}")
    await move(harness)
    assert boards(harness) != [old.id]


async def test_what_only_one_person_sees_pushes_nothing_up(harness: BotHarness) -> None:
    old = await begin(harness)
    for _ in range(MANY):
        await harness.press("Dan", "@text")
    await wait(harness, board_follow.PANEL_OPEN)
    await move(harness)
    await wait(harness, LONG)
    assert boards(harness) == [old.id]


async def test_another_process_that_is_not_the_bot_counts_nothing(harness: BotHarness) -> None:
    old = await begin(harness)
    harness.bot._begun.clear()
    await talk(harness, MANY)
    harness.bot._begun.set()
    await move(harness)
    assert boards(harness) == [old.id]


async def test_so_many_channels_are_counted_and_no_more(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_follow, "_KEPT", 1)
    old = await begin(harness)
    first = await harness.bot.services.tables.get(1)
    lounge = harness.guild.create_text_channel("lounge")
    harness.channel, home = lounge, harness.channel
    await harness.start("Cleo", "Dan")
    assert harness.bot.services.channel_activity.watched == 1
    await talk(harness, MANY, home)
    await wait(harness, LONG)
    assert (await harness.stored(first.id)).message == old.id
    harness.channel = home


async def test_messages_are_counted_unread() -> None:
    assert INTENTS.guild_messages
    assert not INTENTS.message_content
    assert INTENTS.value & ~(1 << 0 | 1 << 9 | 1 << 12 | 1 << 16) == 0, (
        "no other intent is asked for, and no privileged one"
    )


async def test_a_message_is_no_more_than_a_count(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    await begin(harness)

    asked: set[str] = set()

    class Told(dict[str, Any]):
        def __getitem__(self, key: str) -> Any:
            asked.add(key)
            return super().__getitem__(key)

        def get(self, key: str, default: Any = None) -> Any:
            asked.add(key)
            return super().get(key, default)

    told = Told(id=str(2**62), channel_id=str(harness.channel.id), guild_id=str(harness.guild.id), flags=0)
    told |= {"content": "a secret", "author": {"id": "1"}, "mentions": []}
    harness.bot.on_channel_message(told)
    assert asked == {"id", "channel_id", "flags", "guild_id", "mentions", "mention_roles"}


async def test_the_button_is_left_out_where_a_message_has_no_room_for_it(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(harness, "never")
    live = await harness.bot.services.tables.get(1)

    def actions(here: bool) -> set[str]:
        (box,) = layout.running_layout(live, None, here=here).with_picture(None).view.to_components()
        monkeypatch.setattr(layout, "_MOST_COMPONENTS", json_components.count([box]) + 1)
        rows: list[dict[str, Any]] = [part for part in box["components"] if "components" in part]
        return {part["custom_id"].rpartition(":")[2] for row in rows for part in row["components"]}

    usual = actions(False)
    assert actions(True) == usual, "one more component is no room for a row with a button"
    monkeypatch.setattr(layout, "_MOST_COMPONENTS", 40)
    assert actions(True) == {*usual, "@here"}
