"""Tests that no table waits for Discord: while its lock is held, the only call is the answer to the click."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.core import retry
from bot.core.errors import UserError
from bot.interactions.responder import Responder
from bot.play.option_handlers import RuleForecastPanel
from bot.rendering.service import RenderService
from bot.storage import ChannelTaken, SqliteStore, UnknownTable
from bot.table.deadlines import LONG_SILENCE, LONGEST_PAUSE, lobby_expires_at
from bot.ui.views.rule_forecast import ForecastButton
from tests.bot.lease_helpers import calls_while_holding
from tests.bot.pillow_table import PillowNight
from tests.bot.simcord_bot import BotHarness
from tests.bot.substitution_helpers import hands_over, is_sure, takes
from tests.bot.test_ai_seats import add
from tests.bot.test_deadline_scheduler import acts
from tests.bot.test_stale_clicks import CARDS
from tests.bot.test_vote_agreement import rings

Scene = Callable[[BotHarness], Awaitable[Callable[[], Awaitable[Any]]]]
"""Prepares a table, and gives what is done there then."""

SEND, EDIT, DELETE = ("POST", "/messages"), ("PATCH", "/messages/"), ("DELETE", "/messages/")
SCENES: dict[str, tuple[Scene, tuple[tuple[str, str], ...]]] = {}
"""Steps, each with the calls that it has to lead to."""


def scene(*calls: tuple[str, str]) -> Callable[[Scene], Scene]:
    """One of the scenes, and the calls that it leads to besides answers."""

    def note(prepare: Scene) -> Scene:
        SCENES[prepare.__name__.replace("_", " ")] = prepare, calls
        return prepare

    return note


async def started(harness: BotHarness, *who: str) -> None:
    harness.deal(*CARDS, 1, 5, 5, 6, 6, 5, 5, 6, 6)
    await harness.start(*(who or ("Ann", "Ben", "Cleo")))


async def agreed_on_a_pause(harness: BotHarness) -> None:
    (sure,) = (await harness.press("Ben", "@pause")).private
    await harness.press("Ben", "@pause!", on=sure)
    await harness.press("Cleo", "Fine with me")


@scene(EDIT)
async def a_computer_moves(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    harness.deal(*CARDS[:4], 1, *([5, 5, 6, 6] * 20))
    await harness.sit("Ann", rules="first host, target 50")
    await add(harness)
    await harness.start_now("Ann")

    async def then() -> None:
        await harness.press("Ann", "roll")
        await harness.press("Ann", "keep")
        await harness.env.settle()
        assert [seat for seat, _ in await acts(harness)][:4] == [0, 0, 1, 1]

    return then


@scene(EDIT)
async def a_house_rule_changes(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    await harness.sit("Ann", "Ben")
    (form,) = (await harness.press("Ann", "@house-rules")).private
    return lambda: harness.click("Ann", "p:1:target", on=form, values=["0"])


@scene(EDIT)
async def somebody_sits_down_by_a_private_message(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    await harness.sit("Ann")
    (taken,) = (await harness.slash("Ben", "play", game="tie_die")).private
    return lambda: harness.press("Ben", "@join", on=taken)


@scene(SEND, EDIT)
async def the_board_moves_and_the_old_one_is_marked(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    await started(harness)
    old = await harness.board()

    async def then() -> None:
        await harness.slash("Ben", "table board")
        await harness.bot.services.boards.wait_idle()
        assert "This table has moved" in harness.show(old.channel, old.id).text

    return then


@scene(SEND, EDIT)
async def a_board_grows_old_and_a_press_brings_a_fresh_one(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    await started(harness)
    old = await harness.board()
    harness.patch.setattr("bot.messages.board.GROWS_OLD_AFTER", -1.0)

    async def then() -> None:
        await harness.press("Ann", "roll", on=old)
        # One is enough: from now on they are young for ever.
        harness.patch.setattr("bot.messages.board.GROWS_OLD_AFTER", 1e9)
        await harness.bot.services.boards.wait_idle()
        assert "This table has moved" in harness.show(old.channel, old.id).text

    return then


@scene(SEND, DELETE)
async def a_board_is_posted_where_another_table_is(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    return await no_place(harness, ChannelTaken(harness.channel.id, 99))


@scene(SEND, DELETE)
async def a_board_is_posted_of_a_table_that_is_gone(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    return await no_place(harness, UnknownTable(1))


async def no_place(harness: BotHarness, why: Exception) -> Callable[[], Awaitable[Any]]:
    """Fail to store a board that was already sent: it is deleted, if need be on the second try."""
    await started(harness)
    board = await harness.board()

    async def painted(self: SqliteStore, table: int, **given: Any) -> None:
        raise why

    harness.patch.setattr(SqliteStore, "set_board_message", painted)
    harness.patch.setattr(retry.PROMPT, "first", 0.01)
    harness.env.inject_error("DELETE", "/channels/*/messages/*", status=503)

    async def then() -> None:
        await harness.slash("Ben", "table board")
        await harness.bot.services.boards.wait_idle()
        assert [message.id for message in harness.messages() if "roll" in message.actions] == [board.id]

    return then


@scene(SEND, EDIT)
async def a_vote_is_asked_for_and_answered(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    await started(harness)

    async def then() -> None:
        (menu,) = (await harness.press("Ann", "⋯ More")).private
        await harness.press("Ann", "@end", on=menu)
        await harness.press("Ann", "@end!", on=harness.show(menu.channel, menu.id))
        await harness.bot.services.votes.wait_idle()
        board = await harness.board()
        (no,) = [action for action in board.actions if action.startswith("@vote:no:")]
        await harness.press("Ben", no, on=board)
        await harness.press("Cleo", no.replace("no", "yes"))
        await harness.bot.services.votes.wait_idle()
        assert (await harness.stored()).status == "closed"

    return then


@scene(SEND, EDIT)
async def a_seat_is_offered(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    async def then() -> None:
        await harness.slash("Ann", "table hand-over")
        await harness.bot.services.substitutions.wait_idle()

    await started(harness)
    return then


@scene(SEND, EDIT, DELETE)
async def a_seat_is_taken_over(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    await is_sure(harness)

    async def then() -> None:
        await takes(harness)
        await harness.bot.services.substitutions.wait_idle()
        await harness.bot.services.pending_deletions.settle()
        await harness.bot.services.direct_messages.wait_idle()
        assert "Dan" in await harness.seated()

    return then


@scene(EDIT, DELETE)
async def an_offer_is_taken_back(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    await hands_over(harness)

    async def then() -> None:
        await harness.press("Ann", "@keep")
        await harness.bot.services.substitutions.wait_idle()

    return then


@scene(EDIT)
async def all_agree_on_a_pause(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    await started(harness)

    async def then() -> None:
        await agreed_on_a_pause(harness)
        await harness.bot.services.votes.wait_idle()
        assert (await harness.stored()).paused is not None

    return then


@scene(SEND)
async def the_game_goes_on(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    await started(harness)
    await agreed_on_a_pause(harness)

    async def then() -> None:
        await harness.press("Ann", "Go on")
        assert (await harness.stored()).paused is None

    return then


async def paused(harness: BotHarness) -> None:
    await started(harness)
    await agreed_on_a_pause(harness)
    await harness.bot.services.votes.wait_idle()


@scene(SEND)
async def a_table_says_that_nothing_happens(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    harness.patch.setattr("bot.play.table_opener.USUAL", 0)
    await started(harness)
    await harness.env.advance_time(LONG_SILENCE - 60.0)
    return lambda: harness.env.advance_time(120.0)


@scene(SEND, EDIT)
async def a_pause_ends_by_itself(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    await paused(harness)
    since = (await harness.stored()).paused
    assert since is not None
    return lambda: rings(harness, since + LONGEST_PAUSE + 1.0)


@scene(EDIT)
async def nobody_starts_a_table(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    await harness.sit("Ann", "Ben")
    end = lobby_expires_at(await harness.stored())

    async def then() -> None:
        await rings(harness, end)
        assert (await harness.stored()).status == "closed"

    return then


@scene(EDIT)
async def a_vote_runs_out(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    await started(harness)
    await harness.slash("Ann", "table end")
    await harness.bot.services.votes.wait_idle()
    vote = (await harness.stored()).vote
    assert vote is not None

    async def then() -> None:
        await rings(harness, vote.until + 1.0)
        assert (await harness.stored()).status == "closed"

    return then


@scene()
async def something_is_taken_back(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    await harness.start("Ann", "Ben", "Cleo", game="tie_die")
    await harness.press("Ann", "ready")
    (menu,) = (await harness.press("Ann", "⋯ More")).private
    return lambda: harness.press("Ann", "Take it back", on=menu)


@scene(EDIT)
async def somebody_resigns_by_command(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    await started(harness)
    return lambda: harness.slash("Cleo", "table resign")


@scene(EDIT)
async def somebody_resigns_by_the_menu(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    await started(harness)
    (menu,) = (await harness.press("Cleo", "⋯ More")).private
    await harness.press("Cleo", "@resign", on=menu)
    return lambda: harness.press("Cleo", "@resign!", on=harness.show(menu.channel, menu.id))


@scene(EDIT)
async def a_late_private_refusal_mends_the_board(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    """Defer a private request by "thinking…", so that the answer cannot be the board any more."""
    old = await harness.sit("Ann", "Ben")
    await harness.store.set_options(1, {"target": 50})
    harness.bot.services.tables.drop()

    async def refuse(self: RuleForecastPanel, responder: Responder, button: ForecastButton) -> None:
        raise UserError("sorry-late", repaint=True)

    harness.patch.setattr(RuleForecastPanel, "show_forecast", refuse)
    put_off(harness)

    async def then() -> None:
        said = await harness.click("Ben", "w:1", on=old)
        assert "somebody was quicker" in said.words
        await harness.bot.services.boards.wait_idle()
        assert "50 points" in (await harness.board()).text

    return then


@scene()
async def a_late_move_is_shown(harness: BotHarness) -> Callable[[], Awaitable[Any]]:
    await started(harness)
    put_off(harness)
    return lambda: harness.press("Ann", "roll")


def put_off(harness: BotHarness) -> None:
    """From now on every answer takes so long that it is put off first."""
    real = Responder.__init__

    def late(self: Responder, *given: Any, **named: Any) -> None:
        real(self, *given, **named)
        self.defer()

    harness.patch.setattr(Responder, "__init__", late)


@pytest.mark.parametrize("what", SCENES)
async def test_nobody_who_has_a_table_waits_for_discord(harness: BotHarness, what: str) -> None:
    prepare, wanted = SCENES[what]
    then = await prepare(harness)
    await harness.env.settle()
    await harness.bot.services.boards.wait_idle()
    found, asked = calls_while_holding(harness), len(harness.requests())
    await then()
    await harness.env.settle()
    await harness.bot.services.boards.wait_idle()
    made = [call for call in harness.requests(asked) if "webhooks" not in call[1] and "interactions" not in call[1]]
    for method, path in wanted:
        assert any(one == method and path in where for one, where in made), made
    assert found == []


async def test_the_watch_for_calls_sees_one(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo")
    found = calls_while_holding(harness)
    async with harness.bot.services.tables.lock(1):
        await harness.bot.get_partial_messageable(harness.channel.id).send("while holding")
    assert found == ["POST /channels/{channel_id}/messages"]


async def test_the_picture_of_a_form_is_drawn_and_sent_while_others_may_have_the_table(harness: BotHarness) -> None:
    table = PillowNight(harness)
    await table.start("Ann", "Ben", "Cleo")
    form, held = await table.ask("Ann", "?room"), list[bool]()
    draw, reply = RenderService.picture, Responder.reply

    async def picture(self: RenderService, *given: Any, **more: Any) -> Any:
        held.append(harness.bot.services.tables.is_locked(1))
        return await draw(self, *given, **more)

    async def replying(self: Responder, message: Any) -> None:
        held.append(harness.bot.services.tables.is_locked(1))
        await reply(self, message)

    harness.patch.setattr(RenderService, "picture", picture)
    harness.patch.setattr(Responder, "reply", replying)
    assert (await table.send("Ann", form, rows="......\n" * 6)).private
    assert held == [False, False]
