"""Tests that no table waits for Discord: while its lock is held, the only call is the answer to the click."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.core.errors import UserError
from bot.interactions.responder import Responder
from bot.messages import cleanup
from bot.play.lobby_panels import RuleForecastPanel
from bot.rendering.service import RenderService
from bot.storage import ChannelTaken, SqliteStore, UnknownTable
from bot.table.deadlines import LONG_SILENCE, LONGEST_PAUSE, lobby_expires_at
from tests.bot.lease_helpers import calls_while_holding
from tests.bot.pillow_table import PillowNight
from tests.bot.simcord_bot import Evening
from tests.bot.substitution_helpers import hands_over, is_sure, takes
from tests.bot.test_ai_seats import add
from tests.bot.test_deadline_scheduler import acts
from tests.bot.test_stale_clicks import CARDS
from tests.bot.test_vote_agreement import rings

Scene = Callable[[Evening], Awaitable[Callable[[], Awaitable[Any]]]]
"""Prepares a table, and gives what is done there then."""

SEND, EDIT, DELETE = ("POST", "/messages"), ("PATCH", "/messages/"), ("DELETE", "/messages/")
SCENES: dict[str, tuple[Scene, tuple[tuple[str, str], ...]]] = {}
"""What is done, and which calls it has to lead to."""


def scene(*calls: tuple[str, str]) -> Callable[[Scene], Scene]:
    """One of the scenes, and the calls that it leads to besides answers."""

    def note(prepare: Scene) -> Scene:
        SCENES[prepare.__name__.replace("_", " ")] = prepare, calls
        return prepare

    return note


async def started(night: Evening, *who: str) -> None:
    night.deal(*CARDS, 1, 5, 5, 6, 6, 5, 5, 6, 6)
    await night.start(*(who or ("Ann", "Ben", "Cleo")))


async def agreed_on_a_pause(night: Evening) -> None:
    (sure,) = (await night.press("Ben", "@pause")).private
    await night.press("Ben", "@pause!", on=sure)
    await night.press("Cleo", "Fine with me")


@scene(EDIT)
async def a_computer_moves(night: Evening) -> Callable[[], Awaitable[Any]]:
    night.deal(*CARDS[:4], 1, *([5, 5, 6, 6] * 20))
    await night.sit("Ann", rules="first host, target 50")
    await add(night)
    await night.start_now("Ann")

    async def then() -> None:
        await night.press("Ann", "roll")
        await night.press("Ann", "keep")
        await night.env.settle()
        assert [seat for seat, _ in await acts(night)][:4] == [0, 0, 1, 1]

    return then


@scene(EDIT)
async def a_house_rule_changes(night: Evening) -> Callable[[], Awaitable[Any]]:
    await night.sit("Ann", "Ben")
    (form,) = (await night.press("Ann", "@house-rules")).private
    return lambda: night.click("Ann", "p:1:target", on=form, values=["0"])


@scene(EDIT)
async def somebody_sits_down_by_a_private_message(night: Evening) -> Callable[[], Awaitable[Any]]:
    await night.sit("Ann")
    (taken,) = (await night.slash("Ben", "play", game="tie_die")).private
    return lambda: night.press("Ben", "@join", on=taken)


@scene(SEND, EDIT)
async def the_board_moves_and_the_old_one_is_marked(night: Evening) -> Callable[[], Awaitable[Any]]:
    await started(night)
    old = await night.board()

    async def then() -> None:
        await night.slash("Ben", "table board")
        await night.bot.services.boards.wait_idle()
        assert "This table has moved" in night.show(old.channel, old.id).text

    return then


@scene(SEND, EDIT)
async def a_board_grows_old_and_a_press_brings_a_fresh_one(night: Evening) -> Callable[[], Awaitable[Any]]:
    await started(night)
    old = await night.board()
    night.patch.setattr("bot.messages.board.GROWS_OLD_AFTER", -1.0)

    async def then() -> None:
        await night.press("Ann", "roll", on=old)
        # One is enough: from now on they are young for ever.
        night.patch.setattr("bot.messages.board.GROWS_OLD_AFTER", 1e9)
        await night.bot.services.boards.wait_idle()
        assert "This table has moved" in night.show(old.channel, old.id).text

    return then


@scene(SEND, DELETE)
async def a_board_is_posted_where_another_table_is(night: Evening) -> Callable[[], Awaitable[Any]]:
    return await no_place(night, ChannelTaken(night.channel.id, 99))


@scene(SEND, DELETE)
async def a_board_is_posted_of_a_table_that_is_gone(night: Evening) -> Callable[[], Awaitable[Any]]:
    return await no_place(night, UnknownTable(1))


async def no_place(night: Evening, why: Exception) -> Callable[[], Awaitable[Any]]:
    """Fail to store a board that was already sent: it is deleted, if need be on the second try."""
    await started(night)
    board = await night.board()

    async def painted(self: SqliteStore, table: int, **given: Any) -> None:
        raise why

    night.patch.setattr(SqliteStore, "set_board_message", painted)
    night.patch.setattr(cleanup, "_FIRST_PAUSE", 0.01)
    night.env.inject_error("DELETE", "/channels/*/messages/*", status=503)

    async def then() -> None:
        await night.slash("Ben", "table board")
        await night.bot.services.boards.wait_idle()
        assert [message.id for message in night.messages() if "roll" in message.actions] == [board.id]

    return then


@scene(SEND, EDIT)
async def a_vote_is_asked_for_and_answered(night: Evening) -> Callable[[], Awaitable[Any]]:
    await started(night)

    async def then() -> None:
        (menu,) = (await night.press("Ann", "⋯ More")).private
        await night.press("Ann", "@end", on=menu)
        await night.press("Ann", "@end!", on=night.show(menu.channel, menu.id))
        await night.bot.services.votes.wait_idle()
        board = await night.board()
        (no,) = [action for action in board.actions if action.startswith("@vote:no:")]
        await night.press("Ben", no, on=board)
        await night.press("Cleo", no.replace("no", "yes"))
        await night.bot.services.votes.wait_idle()
        assert (await night.stored()).status == "closed"

    return then


@scene(SEND, EDIT)
async def a_seat_is_offered(night: Evening) -> Callable[[], Awaitable[Any]]:
    async def then() -> None:
        await night.slash("Ann", "table hand-over")
        await night.bot.services.substitutions.wait_idle()

    await started(night)
    return then


@scene(SEND, EDIT, DELETE)
async def a_seat_is_taken_over(night: Evening) -> Callable[[], Awaitable[Any]]:
    await is_sure(night)

    async def then() -> None:
        await takes(night)
        await night.bot.services.substitutions.wait_idle()
        await night.bot.services.pending_deletions.settle()
        await night.bot.services.direct_messages.wait_idle()
        assert "Dan" in await night.seated()

    return then


@scene(EDIT, DELETE)
async def an_offer_is_taken_back(night: Evening) -> Callable[[], Awaitable[Any]]:
    await hands_over(night)

    async def then() -> None:
        await night.press("Ann", "@keep")
        await night.bot.services.substitutions.wait_idle()

    return then


@scene(EDIT)
async def all_agree_on_a_pause(night: Evening) -> Callable[[], Awaitable[Any]]:
    await started(night)

    async def then() -> None:
        await agreed_on_a_pause(night)
        await night.bot.services.votes.wait_idle()
        assert (await night.stored()).paused is not None

    return then


@scene(SEND)
async def the_game_goes_on(night: Evening) -> Callable[[], Awaitable[Any]]:
    await started(night)
    await agreed_on_a_pause(night)

    async def then() -> None:
        await night.press("Ann", "Go on")
        assert (await night.stored()).paused is None

    return then


async def paused(night: Evening) -> None:
    await started(night)
    await agreed_on_a_pause(night)
    await night.bot.services.votes.wait_idle()


@scene(SEND)
async def a_table_says_that_nothing_happens(night: Evening) -> Callable[[], Awaitable[Any]]:
    night.patch.setattr("bot.play.new_table.USUAL", 0)
    await started(night)
    await night.env.advance_time(LONG_SILENCE - 60.0)
    return lambda: night.env.advance_time(120.0)


@scene(SEND, EDIT)
async def a_pause_ends_by_itself(night: Evening) -> Callable[[], Awaitable[Any]]:
    await paused(night)
    since = (await night.stored()).paused
    assert since is not None
    return lambda: rings(night, since + LONGEST_PAUSE + 1.0)


@scene(EDIT)
async def nobody_starts_a_table(night: Evening) -> Callable[[], Awaitable[Any]]:
    await night.sit("Ann", "Ben")
    end = lobby_expires_at(await night.stored())

    async def then() -> None:
        await rings(night, end)
        assert (await night.stored()).status == "closed"

    return then


@scene(EDIT)
async def a_vote_runs_out(night: Evening) -> Callable[[], Awaitable[Any]]:
    await started(night)
    await night.slash("Ann", "table end")
    await night.bot.services.votes.wait_idle()
    vote = (await night.stored()).vote
    assert vote is not None

    async def then() -> None:
        await rings(night, vote.until + 1.0)
        assert (await night.stored()).status == "closed"

    return then


@scene()
async def something_is_taken_back(night: Evening) -> Callable[[], Awaitable[Any]]:
    await night.start("Ann", "Ben", "Cleo", game="tie_die")
    await night.press("Ann", "ready")
    (menu,) = (await night.press("Ann", "⋯ More")).private
    return lambda: night.press("Ann", "Take it back", on=menu)


@scene(EDIT)
async def somebody_resigns_by_command(night: Evening) -> Callable[[], Awaitable[Any]]:
    await started(night)
    return lambda: night.slash("Cleo", "table resign")


@scene(EDIT)
async def somebody_resigns_by_the_menu(night: Evening) -> Callable[[], Awaitable[Any]]:
    await started(night)
    (menu,) = (await night.press("Cleo", "⋯ More")).private
    await night.press("Cleo", "@resign", on=menu)
    return lambda: night.press("Cleo", "@resign!", on=night.show(menu.channel, menu.id))


@scene(EDIT)
async def a_late_private_refusal_mends_the_board(night: Evening) -> Callable[[], Awaitable[Any]]:
    """Defer a private request by "thinking…", so that the answer cannot be the board any more."""
    old = await night.sit("Ann", "Ben")
    await night.store.set_options(1, {"target": 50})
    night.bot.services.tables.drop()

    async def refuse(self: RuleForecastPanel, responder: Responder, table: int, what: str) -> None:
        raise UserError("sorry-late", repaint=True)

    night.patch.setattr(RuleForecastPanel, "show_forecast", refuse)
    put_off(night)

    async def then() -> None:
        said = await night.click("Ben", "w:1", on=old)
        assert "somebody was quicker" in said.words
        await night.bot.services.boards.wait_idle()
        assert "50 points" in (await night.board()).text

    return then


@scene()
async def a_late_move_is_shown(night: Evening) -> Callable[[], Awaitable[Any]]:
    await started(night)
    put_off(night)
    return lambda: night.press("Ann", "roll")


def put_off(night: Evening) -> None:
    """From now on every answer takes so long that it is put off first."""
    real = Responder.__init__

    def late(self: Responder, *given: Any, **named: Any) -> None:
        real(self, *given, **named)
        self.defer()

    night.patch.setattr(Responder, "__init__", late)


@pytest.mark.parametrize("what", SCENES)
async def test_nobody_who_has_a_table_waits_for_discord(night: Evening, what: str) -> None:
    prepare, wanted = SCENES[what]
    then = await prepare(night)
    await night.env.settle()
    await night.bot.services.boards.wait_idle()
    found, asked = calls_while_holding(night), len(night.requests())
    await then()
    await night.env.settle()
    await night.bot.services.boards.wait_idle()
    made = [call for call in night.requests(asked) if "webhooks" not in call[1] and "interactions" not in call[1]]
    for method, path in wanted:
        assert any(one == method and path in where for one, where in made), made
    assert found == []


async def test_the_watch_for_calls_sees_one(night: Evening) -> None:
    await night.start("Ann", "Ben", "Cleo")
    found = calls_while_holding(night)
    async with night.bot.services.tables.lock(1):
        await night.bot.get_partial_messageable(night.channel.id).send("while holding")
    assert found == ["POST /channels/{channel_id}/messages"]


async def test_the_picture_of_a_form_is_drawn_and_sent_while_others_may_have_the_table(night: Evening) -> None:
    table = PillowNight(night)
    await table.start("Ann", "Ben", "Cleo")
    form, held = await table.ask("Ann", "?room"), list[bool]()
    draw, reply = RenderService.picture, Responder.reply

    async def picture(self: RenderService, *given: Any, **more: Any) -> Any:
        held.append(night.bot.services.tables.is_locked(1))
        return await draw(self, *given, **more)

    async def replying(self: Responder, message: Any) -> None:
        held.append(night.bot.services.tables.is_locked(1))
        await reply(self, message)

    night.patch.setattr(RenderService, "picture", picture)
    night.patch.setattr(Responder, "reply", replying)
    assert (await table.send("Ann", form, rows="......\n" * 6)).private
    assert held == [False, False]
