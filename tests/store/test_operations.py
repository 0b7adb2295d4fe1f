"""Operators' requests as they are stored: once, with what holds at once, and as the log of what was done."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import pytest

from bot.storage import (
    BlockedByPlayer,
    NothingToDo,
    NotOver,
    OperationMessage,
    OperationNews,
    OperationRequest,
    Store,
    UnknownTable,
)
from tests.store.conftest import Home
from tests.store.people import ANN, BEN, CLEO, GUILD, OTHER_GUILD, lobby, opened, played, running, sit

GHOST = -1_234_567


async def ask(store: Store, kind: Any, *, now: float = 9.0, **about: Any) -> Any:
    about.setdefault("reason", "because")
    return await store.request_operation(OperationRequest(kind, "otto", **about), now=now)


async def test_a_request_that_is_sent_twice_is_one(home: Home) -> None:
    async with home() as store:
        table = await running(store, ANN, BEN)
        first = await ask(store, "close", table=table)
        assert await ask(store, "close", table=table) == first
        assert (first.state, first.guild, first.operator) == ("waiting", GUILD, "otto")
        assert await store.waiting_operations() == [first]
        assert [message for message, _ in await store.owed_messages()] == [OperationMessage(first.id, table)]


async def test_what_is_so_already_is_said_and_not_noted(home: Home) -> None:
    async with home() as store:
        over, going = await played(store, ANN, ANN, BEN), await running(store, ANN, BEN)
        await ask(store, "block-user", user=ANN)
        await ask(store, "strike", table=over)
        await store.strike_for((await store.waiting_operations())[1], now=9.0)
        await ask(store, "announce", words="Back soon.", reason="")
        for operation in await store.waiting_operations():
            for message, _ in await store.owed_messages():
                await store.update_message(message, "told")
            assert await store.finish_operation(operation.id, "done", "", now=10.0)
        before = await store.operations(limit=99)
        for kind, about in (
            ("block-user", {"user": ANN}),
            ("unblock-user", {"user": BEN}),
            ("unblock-server", {"guild": GUILD}),
            ("close", {"table": over}),
            ("strike", {"table": over}),
            ("strike-user", {"user": ANN}),
            ("delete", {"user": 99}),
            ("announce", {"words": "Back soon.", "reason": ""}),
        ):
            with pytest.raises(NothingToDo):
                await ask(store, kind, **about)
        with pytest.raises(UnknownTable):
            await ask(store, "close", table=99)
        with pytest.raises(NotOver):
            await ask(store, "strike", table=going)
        assert await store.operations(limit=99) == before


async def test_of_who_is_named_in_the_log_or_a_block_only_there_is_nothing_to_delete(home: Home) -> None:
    async with home() as store:
        await ask(store, "block-user", user=ANN)
        await ask(store, "export", user=BEN)
        for user in (ANN, BEN):
            with pytest.raises(NothingToDo):
                await ask(store, "delete", user=user)
        await played(store, BEN, BEN, CLEO)
        assert (await ask(store, "delete", user=BEN)).state == "waiting"


async def test_another_reason_replaces_that_of_a_block(home: Home) -> None:
    async with home() as store:
        await ask(store, "block-user", user=ANN, now=5.0)
        await ask(store, "block-server", guild=GUILD, now=6.0)
        await ask(store, "block-server", guild=GUILD, reason="another", now=7.0)
        assert [(ban.kind, ban.id, ban.since, ban.reason) for ban in await store.bans()] == [
            ("user", ANN, 5.0, "because"),
            ("server", GUILD, 6.0, "another"),
        ]


async def test_a_blocked_person_gets_no_seat_anywhere(home: Home) -> None:
    async with home() as store:
        table, going = await lobby(store, BEN), await running(store, BEN, CLEO)
        await ask(store, "block-user", user=ANN)
        with pytest.raises(BlockedByPlayer):
            await sit(store, table, ANN)
        with pytest.raises(BlockedByPlayer):
            await opened(store, ANN)
        assert (await store.load(going)) is not None
        await ask(store, "unblock-user", user=ANN, reason="")
        await sit(store, table, ANN)


async def test_the_log_forgets_who_it_was_and_a_block_does_not(home: Home) -> None:
    async with home() as store:
        await played(store, ANN, ANN, BEN)
        await ask(store, "block-user", user=ANN, reason="Ann Example, of Exampleton")
        deletion = await ask(store, "delete", user=ANN, reason="letter of Ann's")
        exported = await store.export_rows(ANN)
        assert [row["reason"] for row in exported["operations"]] == ["Ann Example, of Exampleton", "letter of Ann's"]
        assert "operator" not in exported["operations"][0]
        assert [row["reason"] for row in exported["banned_users"]] == ["Ann Example, of Exampleton"]
        await store.delete_user(ANN, ghost=GHOST)
        assert [(one.kind, one.user, one.reason, one.operator) for one in await store.operations(limit=9)] == [
            ("delete", GHOST, "", "otto"),
            ("block-user", GHOST, "", "otto"),
        ]
        assert (await store.operation(deletion.id)).state == "waiting"
        assert [ban.id for ban in await store.bans()] == [ANN]


async def test_an_announcement_ends_when_all_channels_have_been_told(home: Home) -> None:
    async with home() as store:
        tables = [await running(store, ANN, BEN), await running(store, ANN, CLEO, guild=OTHER_GUILD)]
        await lobby(store, BEN)
        operation = await ask(store, "announce", words="Back at nine.", reason="")
        before = await store.operation_news()
        assert before == OperationNews(operation.id, (operation.id,), 2)
        outcomes: dict[int, Literal["told", "refused"]] = {tables[0]: "told", tables[1]: "refused"}
        for number, outcome in outcomes.items():
            assert not await store.finish_operation(operation.id, "done", "", now=10.0)
            await store.update_message(OperationMessage(operation.id, number, 1), outcome)
        assert await store.operation_news() != before
        assert await store.finish_operation(operation.id, "done", "", now=10.0)
        assert (await store.operation(operation.id)).result == "told 1 of 2 channels"
        with pytest.raises(NothingToDo):
            await ask(store, "announce", words="Back at nine.", reason="", now=20.0)
        assert (await ask(store, "announce", words="Back at nine.", reason="", now=9999.0)).id != operation.id


async def test_two_commands_at_the_same_moment_make_one_request(home: Home) -> None:
    async with home() as store, home() as other:
        await running(store, ANN, BEN)
        asked = OperationRequest("announce", "otto", words="Back at nine.")
        found = await asyncio.gather(
            *(one.request_operation(asked, now=9.0) for one in (store, other, store, other)), return_exceptions=True
        )
        assert len({one.id for one in found if not isinstance(one, BaseException)}) == 1
        assert len(await store.operations(limit=9)) == 1


async def test_each_process_does_what_is_about_its_own_guilds(home: Home) -> None:
    other_guild = GUILD + (1 << 22)
    async with home() as first, home() as second, home() as command:
        tables = [await running(command, ANN, BEN), await running(command, ANN, CLEO, guild=other_guild)]
        over = await played(command, ANN, ANN, BEN, guild=other_guild)
        await second.acquire_shards("elsewhere 1 aa", 2, named=(1,), now=9.0)
        closing = await ask(command, "close", table=tables[1], now=9.0)
        assert await command.is_served(closing.guild, now=9.0)
        assert not await command.is_served(None, now=9.0)
        await first.acquire_shards("elsewhere 2 bb", 2, named=(0,), now=9.0)
        announcement = await ask(command, "announce", words="Back at nine.", reason="")
        strike = await ask(command, "strike", table=over)
        assert [one.id for one in await first.waiting_operations()] == [announcement.id, strike.id]
        assert [one.id for one in await second.waiting_operations()] == [closing.id]
        told = {message.table: store for store in (first, second) for message, _ in await store.owed_messages()}
        assert told == {tables[0]: first, tables[1]: second}
        # The guild's own process repaints the board, and tells the people.
        await first.strike_for(strike, now=10.0)
        assert [note.table for note in await second.change_notes()] == [over]
        assert await first.change_notes() == []
        for table, store in told.items():
            assert not await first.finish_operation(announcement.id, "done", "", now=10.0)
            await store.update_message(OperationMessage(announcement.id, table, 1), "told")
        assert await first.finish_operation(announcement.id, "done", "", now=10.0)


async def test_a_bot_that_works_hard_is_waited_for_and_one_that_has_ended_is_not(home: Home) -> None:
    async with home() as store, home() as command:
        assert not await command.is_served(None, now=9.0)
        await store.acquire("elsewhere 1 aa", now=9.0)
        assert await command.is_served(None, now=25.0)
        assert not await command.is_served(None, now=60.0)
        await store.release([], now=26.0)
        assert not await command.is_served(None, now=26.0)
