"""Tests of premoves: carried out when the turn comes, and invisible to others."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.core.availability import is_resting
from bot.messages import direct
from bot.play import premoves as playing
from bot.storage import SqliteStore, StoreFailed
from bot.table import table_options
from bot.table.deadlines import AWAY_AFTER
from tests.bot.message_text import Shown
from tests.bot.premove_helpers import opens, panel, plans, stored_plans
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_deadline_scheduler import TEN, again
from tests.bot.test_stale_clicks import CARDS, THREE


async def acts(harness: BotHarness) -> list[tuple[int, str]]:
    return list((await harness.stored()).actions)


async def begun(harness: BotHarness, *rolls: int) -> Shown:
    """Ann has rolled a 4; the others roll what is given."""
    harness.deal(*CARDS, 4, *(rolls or (6, 5)), *([1] * 20))
    await harness.start(*THREE, rules="first random, target 50")
    await harness.press("Ann", "roll")
    return await harness.board()


async def test_a_plan_is_made_shown_changed_carried_out_and_gone(harness: BotHarness) -> None:
    await begun(harness, 2, 3)
    board = await harness.board()
    (menu,) = (await harness.press("Ben", "@more")).private
    assert "📝 Plan ahead" in menu.buttons
    said = await harness.press("Ben", "@plan", on=menu)
    assert "Nobody else sees your plan" in said.words
    form = await opens(harness, "Ben")
    assert [label["label"] for label in form.modal["components"]] == [
        *("Numbers you keep", "All others go to", "If somebody hands you a number first"),
    ]
    said = await plans(harness, "Ben", form, keep=["2"], give=["0"])
    assert "When it's up to you, keep 2, and give anything else to Ann." in said.words
    # It is filled in with what was said when it is to be changed.
    form = await opens(harness, "Ben")
    give = form.modal["components"][1]["component"]["options"]
    assert [(one["label"], one.get("default", False)) for one in give] == [("Ann", True), ("Cleo", False)]
    await plans(harness, "Ben", form, give=["2"])
    (plan,) = await stored_plans(harness)
    assert (plan.user, plan.plan) == (harness.people["Ben"].id, "keep 2; give 2; given void")
    assert (await harness.board()).json == board.json, "at the table nothing is to be seen"
    await harness.press("Ann", "keep")
    await harness.env.settle()
    assert await acts(harness) == [(0, "roll"), (0, "keep"), (1, "roll"), (1, "keep")]
    assert await harness.turn() == "Cleo"
    assert await stored_plans(harness) == []
    assert harness.mail("Ben")[0].text.count("score **2**") == 1, "whispered like any other number"
    path = await harness.store._read(
        lambda db: db.rows("select user_id, interaction_id is null from actions order by n")
    )
    ann, ben = (harness.people[name].id for name in ("Ann", "Ben"))
    assert path == [(ann, 0), (ann, 0), (ben, 1), (ben, 1)], "his own actions"


async def test_it_counts_as_being_there_and_gives_the_next_all_their_time(harness: BotHarness) -> None:
    await begun(harness)
    await plans(harness, "Ben", give=["0"])
    await harness.env.advance_time(100)
    await harness.press("Ann", "keep")
    await harness.env.settle()
    stored, now = await harness.stored(), harness.env.now().timestamp()
    assert stored.seats[1].acted == pytest.approx(now, abs=5)
    assert stored.seats[2].deadline == pytest.approx(now + TEN, abs=5)


async def test_it_waits_as_long_as_the_tables_clock_lets_a_quick_hand_take(harness: BotHarness) -> None:
    await begun(harness)
    harness.patch.setattr(table_options, "UNHURRIED", (1000.0, 1001.0))
    harness.patch.setattr(table_options, "QUICK", (30.0, 31.0))
    await plans(harness, "Ben", keep=["6"], give=["2"])
    await harness.press("Ann", "keep")
    await harness.env.advance_time(28)
    assert len(await acts(harness)) == 2
    await harness.env.advance_time(4)
    assert (await acts(harness))[2:] == [(1, "roll")]
    await harness.env.advance_time(32)
    assert (await acts(harness))[3:] == [(1, "keep")]


async def test_it_moves_at_night_and_while_its_maker_is_on_vacation(harness: BotHarness) -> None:
    """To hold it back would tell it from a hand that happens to be awake."""
    harness.deal(*CARDS, 4, 6, 5, *([1] * 20))
    await harness.slash("Ann", "play", game="magic_numbers", house_rules="first random, target 50", clock="86400")
    await harness.join(*THREE)
    await harness.press("Ann", "@start")
    await harness.press("Ann", "roll")
    await plans(harness, "Ben", keep=["6"], give=["2"])
    hour = harness.env.now().hour
    hours = {"from": f"{(hour - 1) % 24}", "to": f"{(hour + 7) % 24}"}
    await harness.slash("Ben", "me quiet", zone="UTC", **hours)
    await harness.slash("Ben", "me vacation", until="3")
    ben = (await harness.stored()).seats[1]
    assert is_resting(ben.availability, harness.env.now().timestamp())
    await harness.press("Ann", "keep")
    await harness.env.settle()
    assert (await acts(harness))[2:] == [(1, "roll"), (1, "keep")]


@pytest.mark.parametrize(("clock", "bounds"), [("600", "QUICK"), ("86400", "UNHURRIED")])
async def test_how_long_it_waits_can_be_worked_out_by_nobody(harness: BotHarness, clock: str, bounds: str) -> None:
    """Within what follows from the clock it is thrown anew each time, by the machine's own dice. What follows from
    public numbers, as the pauses of computers do, would be recognised."""
    asked: list[tuple[float, float]] = []

    class Dice(SystemRandom):
        def uniform(self, a: float, b: float) -> float:
            asked.append((a, b))
            return 0.0

    assert isinstance(playing._dice, SystemRandom)
    harness.patch.setattr(playing, "_dice", Dice())
    harness.patch.setattr(table_options, bounds, (3.0, 5.0))
    harness.deal(*CARDS, 4, 6, 5, *([1] * 20))
    await harness.slash("Ann", "play", game="magic_numbers", house_rules="first random, target 50", clock=clock)
    await harness.join(*THREE)
    await harness.press("Ann", "@start")
    await harness.press("Ann", "roll")
    await plans(harness, "Ben", keep=["6"], give=["2"])
    await harness.press("Ann", "keep")
    await harness.env.settle()
    assert asked == [(3.0, 5.0)] * 2, "for each of the two actions, whatever the plan and the number are"


async def test_who_decides_in_the_meantime_has_decided(harness: BotHarness) -> None:
    await begun(harness)
    harness.patch.setattr(table_options, "QUICK", (30.0, 31.0))
    await plans(harness, "Ben", keep=["6"], give=["2"])
    await harness.press("Ann", "keep")
    await harness.press("Ben", "roll")
    await harness.press("Ben", "give 0")
    await harness.env.advance_time(120)
    assert (await acts(harness))[2:] == [(1, "roll"), (1, "give 0")]
    assert await stored_plans(harness) == []
    # Nor does one that was taken back do anything.
    await plans(harness, "Ben", give=["2"])
    await harness.press("Ben", "@unplan", on=await panel(harness, "Ben"))
    assert await stored_plans(harness) == []
    assert (await panel(harness, "Ben")).actions.keys() == {"@plan?"}


async def test_a_void_plan_is_told_once_and_privately(harness: BotHarness) -> None:
    await begun(harness)
    await plans(harness, "Ben", keep=["6"], give=["2"])
    await plans(harness, "Cleo", give=["0"])
    since = len(harness.mail("Ben"))
    everywhere = [message.json for message in harness.messages() if not message.private]
    await harness.press("Ann", "give 1")
    await harness.env.settle()
    (told,) = harness.mail("Ben")[since:]
    assert "somebody has handed you a number" in told.text
    assert "keep 6" in told.text
    assert len(everywhere) == len([message for message in harness.messages() if not message.private])
    await again(harness)
    await harness.press("Ben", "roll")
    await harness.env.settle()
    assert len(harness.mail("Ben")[since:]) == 1
    # It is still to be read behind the three dots, until another is made.
    assert "doesn't fit any more" in (await panel(harness, "Ben")).text
    assert [plan.user for plan in await stored_plans(harness) if plan.void is None] == [harness.people["Cleo"].id]


async def test_what_is_told_of_a_void_plan_is_not_taken_for_the_secrets_that_come_afresh(harness: BotHarness) -> None:
    await begun(harness)
    await plans(harness, "Ben", keep=["6"], give=["2"])
    before = harness.mail("Ben")
    await harness.press("Ann", "give 1")
    await harness.env.settle()
    (told,) = [message for message in harness.mail("Ben") if message.id not in {one.id for one in before}]
    services, live = harness.bot.services, await harness.bot.services.tables.get(1)
    seat = live.seat_of(harness.people["Ben"].id)
    assert seat is not None
    # The secrets are told in a fresh message, which is looked for first: it may have come already.
    harness.patch.setattr(direct, "GROWS_OLD_AFTER", -1)
    services.direct_messages.schedule_update(live, [seat])
    await services.direct_messages.wait_idle()
    await services.pending_deletions.settle()
    after = harness.mail("Ben")
    assert told.id in {message.id for message in after}
    (letter,) = [message for message in after if message.id != told.id]
    assert letter.id > told.id
    assert (await harness.stored()).seats[seat].dm_message == letter.id


async def test_somebody_who_leaves_makes_it_void_and_takes_their_own_along(harness: BotHarness) -> None:
    await begun(harness)
    await plans(harness, "Ben", give=["2"])
    await plans(harness, "Cleo", give=["0"])
    await harness.slash("Cleo", "table resign")
    await harness.env.settle()
    (left,) = await stored_plans(harness)
    assert (left.user, left.void, left.told) == (harness.people["Ben"].id, "left", True)
    await harness.press("Ann", "keep")
    await harness.env.settle()
    assert len(await acts(harness)) == 3, "so Ben decides himself"


async def test_the_host_may_have_no_planning_and_a_rematch_keeps_that(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    assert "nobody plans ahead" not in (await harness.board()).text
    (form,) = (await harness.press("Ann", "@house-rules")).private
    await harness.click("Ann", "p:1:_plans", on=form, values=["1"])
    assert not (await harness.stored()).planning
    assert "Planning ahead: off" in (await harness.board()).text, "Ben sat down to something else"
    await harness.env.advance_time(10)
    await harness.start_now("Ann")
    turn = str(await harness.turn())
    other = "Ben" if turn == "Ann" else "Ann"
    (menu,) = (await harness.press(other, "@more")).private
    assert "@plan" not in menu.actions
    assert "Nobody plans ahead" in (await harness.slash(other, "plan")).words
    await harness.play_on()
    await harness.press("Ben", "@rematch")
    assert not (await harness.stored(2)).planning
    await harness.sweep()
    await harness.slash("Ann", "play", game="magic_numbers", plan_ahead=False)
    assert "nobody plans ahead" in (await harness.board()).text
    said = await harness.slash("Ben", "play", game="magic_numbers", at="tomorrow 20:00", plan_ahead=False)
    assert "turn planning off in its house rules" in said.words


async def test_what_cannot_be_planned_is_said(harness: BotHarness) -> None:
    await begun(harness)
    assert "up to you right now" in (await harness.press("Ann", "@plan?", on=await panel(harness, "Ann"))).words
    assert "You aren't playing" in (await harness.slash("Dan", "plan")).words
    said = await plans(harness, "Ben", keep=["6"])
    assert "Who gets the numbers that you don't keep?" in said.words
    assert await stored_plans(harness) == []
    # A form that was open while somebody left, or while one was given a number, is about another moment.
    form = await opens(harness, "Ben")
    await harness.press("Ann", "give 1")
    assert "Too much has happened" in (await plans(harness, "Ben", form, give=["2"])).words
    form = await opens(harness, "Cleo")
    await harness.press("Ben", "roll")
    await harness.press("Ben", "keep")
    assert "When it's up to you" in (await plans(harness, "Cleo", form, give=["0"])).words, (
        "it has come to her meanwhile"
    )
    await harness.env.settle()
    assert (await acts(harness))[-2:] == [(2, "roll"), (2, "give 0")]


async def test_a_pause_and_a_computer_that_sits_in_keep_it_waiting(harness: BotHarness) -> None:
    await begun(harness)
    await plans(harness, "Ben", give=["2"])
    # Both others agree to pause.
    (sure,) = (await harness.press("Cleo", "@pause")).private
    await harness.press("Cleo", "@pause!", on=sure)
    await harness.press("Ann", "Fine with me")
    await harness.env.settle()
    assert (await harness.stored()).paused is not None
    await harness.env.advance_time(100)
    assert len(await acts(harness)) == 1
    await harness.press("Cleo", "@resume")
    await harness.press("Ann", "keep")
    await harness.env.settle()
    assert await acts(harness) == [(0, "roll"), (0, "keep"), (1, "roll"), (1, "give 2")]


async def test_it_does_nothing_for_somebody_a_computer_sits_in_for(harness: BotHarness) -> None:
    await begun(harness)
    harness.patch.setattr("bot.ai.move_scheduler.PAUSE", (3600.0, 3600.0))
    await plans(harness, "Ben", give=["2"])
    live = await harness.bot.services.tables.get(1)
    live.stored = type(live.stored)(
        **{
            **{field: getattr(live.stored, field) for field in live.stored.__struct_fields__},
            "seats": tuple(_missing(seat) if number == 1 else seat for number, seat in enumerate(live.stored.seats)),
        }
    )
    await harness.press("Ann", "keep")
    await harness.env.settle()
    assert await acts(harness) == [(0, "roll"), (0, "keep")]
    await harness.press("Ben", "@back")
    await harness.env.settle()
    assert (await acts(harness))[2:] == [(1, "roll"), (1, "give 2")], "he is back, and so is what he has planned"


def _missing(seat: object) -> object:
    from msgspec.structs import replace

    return replace(seat, missed=AWAY_AFTER)  # type: ignore[type-var]


@pytest.mark.parametrize("mended", ["by itself", "by a start"])
async def test_what_cannot_be_stored_is_made_up_for(harness: BotHarness, mended: str) -> None:
    await begun(harness)
    await plans(harness, "Ben", keep=["6"], give=["2"])
    real, broken = SqliteStore.append, True

    async def fails(store: SqliteStore, table: int, n: int, **named: object) -> Any:
        if broken and named["seat"] == 1:
            raise StoreFailed("disk I/O error")
        return await real(store, table, n, **named)  # type: ignore[arg-type]

    harness.patch.setattr(SqliteStore, "append", fails)
    with capture_logs() as logs:
        await harness.press("Ann", "keep")
        await harness.env.settle()
        assert len(await acts(harness)) == 2
        broken = False
        if mended == "by a start":
            await again(harness)
        else:
            await harness.env.advance_time(11)
        await harness.env.settle()
    assert (await acts(harness))[2:] == [(1, "roll"), (1, "keep")]
    assert not any("keep 6" in str(entry) or "keep" in entry.values() for entry in logs), "a log tells no plan"
    assert not any("exc_info" in entry for entry in logs if entry["event"].startswith("plan"))


async def test_that_a_plan_is_void_is_told_in_the_end_where_discord_takes_its_time(harness: BotHarness) -> None:
    await begun(harness)
    await plans(harness, "Ben", keep=["6"], give=["2"])
    since = len(harness.mail("Ben"))
    send, tried = discord.PartialMessageable.send, 0

    async def slow(self: discord.PartialMessageable, *given: Any, **named: Any) -> Any:
        nonlocal tried
        if str(named.get("nonce", "")).startswith("p"):
            tried += 1
            if tried == 1:
                await asyncio.sleep(3600)
        return await send(self, *given, **named)

    harness.patch.setattr(discord.PartialMessageable, "send", slow)
    with capture_logs() as logs:
        await harness.press("Ann", "give 1")
        for _ in range(4):
            await harness.env.advance_time(11)
            await harness.env.settle()
    assert tried == 2
    assert len(harness.mail("Ben")[since:]) == 1
    told = [entry for entry in logs if entry["event"].startswith("plan")]
    assert [(entry["log_level"], "exc_info" in entry) for entry in told] == [("warning", False)]


@pytest.mark.game("tie_die")
async def test_in_tie_die_it_is_ready_in_the_next_round_and_can_be_taken_back(harness: BotHarness) -> None:
    harness.deal(3, 2, 1, 4, 3, 1)
    await harness.start(*THREE)
    await harness.press("Ann", "ready")
    said = await plans(harness, "Ann")
    assert "be ready, no upgrade; challenge nobody; if I'm challenged, ask me" in said.words
    await harness.press("Ben", "ready")
    await harness.press("Cleo", "ready")
    await harness.env.settle()
    assert (await acts(harness))[3:] == [(0, "ready")]
    # What a plan has done can be taken back like what a hand has; and the plan does not do it again.
    (menu,) = (await harness.press("Ann", "@more")).private
    assert "@undo" in menu.actions
    await harness.press("Ann", "@undo", on=menu)
    await harness.env.settle()
    assert (await acts(harness))[3:] == [(0, "ready"), (0, "!undo")]
    assert await stored_plans(harness) == []


@pytest.mark.game("tie_die")
async def test_whoever_takes_back_what_was_planned_takes_the_rest_of_the_plan_back(harness: BotHarness) -> None:
    harness.deal(3, 4, 2, 2, 3, 4, *([1] * 9))
    await harness.start(*THREE)
    for who in (*THREE, "Ann"):
        await harness.press(who, "ready")
    await plans(harness, "Ann")
    await harness.press("Ben", "ready")
    await harness.press("Cleo", "ready")
    await harness.env.settle()
    # With 5, 7 and 6 points Ann and Cleo could challenge; Ann passes as she has planned, and thinks again.
    assert (await acts(harness))[6:] == [(0, "pass")]
    assert len(await stored_plans(harness)) == 1, "being ready is still to come"
    (menu,) = (await harness.press("Ann", "@more")).private
    await harness.press("Ann", "@undo", on=menu)
    await harness.env.settle()
    assert (await acts(harness))[6:] == [(0, "pass"), (0, "!undo")]
    assert await stored_plans(harness) == []


@pytest.mark.game("sibling_rivalry")
async def test_in_sibling_rivalry_it_rolls_until_it_gets_dangerous(harness: BotHarness) -> None:
    harness.deal(2, 2, 3, 3, 4, 2, 2, 2, 5, 6, 1, 1, 5, 6, 6, *([4] * 10))
    await harness.start(*THREE, rules="first host")
    await harness.press("Ann", "roll")
    said = await plans(harness, "Ben")
    assert "roll again while the danger is below 20%" in said.words
    await harness.press("Ann", "stop")
    await harness.env.settle()
    assert (await acts(harness))[2:] == [(1, "roll"), (1, "roll"), (1, "stop")]


async def test_a_finished_table_has_no_plans_and_an_export_has_ones_own(harness: BotHarness) -> None:
    await begun(harness)
    await plans(harness, "Ben", give=["2"])
    known = await harness.store.export_rows(harness.people["Ben"].id)
    (row,) = known["plans"]
    assert row["plan"] == "give 2; given void"  # type: ignore[index]
    assert not (await harness.store.export_rows(harness.people["Ann"].id))["plans"]
    await harness.sweep()
    assert await harness.store._read(lambda db: db.rows("select * from plans")) == []


async def test_a_stranger_finds_no_trace_of_it_anywhere(harness: BotHarness) -> None:
    """Check the table, the buttons of other users, and the history."""
    await begun(harness)
    before = [await looks(harness, "Ann"), await looks(harness, "Dan")]
    await plans(harness, "Ben", keep=["3"], give=["2"])
    harness.bot.services.tables.drop()
    assert [await looks(harness, "Ann"), await looks(harness, "Dan")] == before


async def looks(harness: BotHarness, who: str) -> list[object]:
    board = await harness.board()
    seen: list[object] = [board.json, board.files]
    for button in ("@more", "@text", "@peek", "@rules"):
        said = await harness.click(who, f"s:1:1:{button}", on=board)
        seen += [(message.text, message.buttons, message.files) for message in said.private]
    for command in ("turns", "replay", "verify"):
        said = await harness.slash(who, command, **({} if command == "turns" else {"id": "1"}))
        seen += [(message.text, message.files) for message in said.private]
    return seen
