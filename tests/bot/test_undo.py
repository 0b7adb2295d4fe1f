"""Tests of undo: a player takes back their last action, before any other has learned anything by it."""

from __future__ import annotations

import pytest

from bot.play import table_actions, table_menus, table_opener
from bot.storage import UNDO, DeliveredTwice
from bot.table import deadlines, registry
from bot.table.session import record_of
from games.core.record import parse, replay, to_json
from games.core.table import Table
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness, Said
from tests.failure_helpers import Failing

tie_die = pytest.mark.game("tie_die")


async def menu(harness: BotHarness, who: str) -> Shown:
    (shown,) = (await harness.press(who, "⋯ More")).private
    return shown


async def takes_back(harness: BotHarness, who: str) -> Said:
    shown = await menu(harness, who)
    said = await harness.press(who, "Take it back", on=shown)
    await harness.bot.services.boards.wait_idle()
    return said


async def pauses(harness: BotHarness) -> None:
    """Ben would like the table to stand still, and Cleo agrees."""
    (sure,) = (await harness.press("Ben", "@pause")).private
    await harness.press("Ben", "@pause!", on=sure)
    await harness.press("Cleo", "Fine with me")
    await harness.env.settle()
    assert (await harness.stored()).paused is not None


async def log(harness: BotHarness) -> list[tuple[int, str]]:
    return list((await harness.stored()).actions)


def later(harness: BotHarness, seconds: float) -> None:
    real = deadlines.now

    def then() -> float:
        return real() + seconds

    for module in (table_actions, table_menus, registry):
        harness.patch.setattr(module, "now", then)


@tie_die
async def test_it_says_what_it_takes_back_and_the_table_is_as_before(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo")
    assert "Take it back" not in (await menu(harness, "Ann")).buttons
    await harness.press("Ann", "ready")
    shown = await menu(harness, "Ann")
    assert "You can still take this back" in shown.text
    assert "until somebody else plays" in shown.text
    assert "Ann" in shown.text.split("at the latest")[1], "what it was is told"
    said = await harness.press("Ann", "Take it back", on=shown)
    await harness.bot.services.boards.wait_idle()
    assert "Undone!" in harness.show(shown.channel, shown.id).text + said.words
    board = await harness.board()
    assert "Ann took back their last move" in board.text
    assert "ready" in board.actions
    live = await harness.bot.services.tables.get(1)
    assert live.table is not None
    assert live.table.record.actions == ()
    # The log says that it happened, the record does not.
    assert await log(harness) == [(0, "ready"), (0, UNDO)]
    assert Table(record_of(await harness.stored(), live.names)).record == live.table.record
    # And so it is for whoever reads it afresh.
    harness.bot.services.tables.drop()
    again = await harness.bot.services.tables.get(1)
    assert again.table is not None
    assert again.table.record == live.table.record
    assert again.action_count == live.action_count == 2
    await harness.press("Ben", "ready")
    assert "taken the last thing back" not in (await harness.board()).text


@tie_die
async def test_done_again_it_is_the_same_game_to_the_end(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await harness.press("Ann", "ready")
    await takes_back(harness, "Ann")
    await harness.press("Ann", "ready")
    await harness.press("Ben", "ready")
    await harness.slash("Ben", "table resign")
    stored = await harness.stored()
    assert stored.status == "over"
    live = await harness.bot.services.tables.get(1)
    assert live.table is not None
    kept = tuple(entry for n, entry in enumerate(stored.actions) if n not in (0, 1))
    assert live.table.record.actions == kept
    # The record that is handed out is that one, it plays again, and its digest is as it was told.
    record = await harness.record("Ann")
    assert to_json(record) == to_json(live.table.record)
    assert [frame.number for frame in replay(record)][-1] == len(kept)
    assert "the same game that was saved at the end" in (await harness.verify("Ben")).private[0].text
    by_ann = sum(seat == 0 and action != "resign" for seat, action in kept)
    assert await _decisions(harness) == by_ann


async def _decisions(harness: BotHarness) -> int:
    def read(db: object) -> int:
        found: int = db.row("select decisions from results where table_id = 1 and seat = 0")[0]  # type: ignore[attr-defined]
        return found

    return await harness.store._read(read)


@tie_die
async def test_not_once_somebody_has_answered_or_the_time_is_up(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo")
    await harness.press("Ann", "ready")
    shown = await menu(harness, "Ann")
    await harness.press("Ben", "ready")
    assert "Take it back" not in (await menu(harness, "Ann")).buttons
    assert "somebody has played since" in (await harness.press("Ann", "Take it back", on=shown)).words
    shown = await menu(harness, "Ben")
    # What is somebody else's is not yours, whatever the button says.
    assert "Take it back" not in (await menu(harness, "Cleo")).buttons
    forged = shown.actions["@undo"]
    assert "Too late to take that back" in (await harness.click("Cleo", forged, on=await menu(harness, "Cleo"))).words
    later(harness, deadlines.UNDO_FOR + 1.0)
    assert "Take it back" not in (await menu(harness, "Ben")).buttons
    assert "30 seconds" in (await harness.press("Ben", "Take it back", on=shown)).words
    assert await log(harness) == [(0, "ready"), (1, "ready")]


@tie_die
async def test_nothing_that_has_rolled_a_die_and_nobody_who_has_left(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo")
    await harness.press("Ann", "ready")
    await harness.press("Ben", "ready")
    await harness.press("Cleo", "ready")
    live = await harness.bot.services.tables.get(1)
    assert live.table is not None
    assert live.table.frames[-1].dice
    assert "Take it back" not in (await menu(harness, "Cleo")).buttons
    forged = f"s:1:{live.action_count}:@undo"
    assert "Too late to take that back" in (await harness.click("Cleo", forged, on=await menu(harness, "Cleo"))).words
    await harness.slash("Cleo", "table resign")
    assert "Take it back" not in (await menu(harness, "Cleo")).buttons
    forged = f"s:1:{live.action_count}:@undo"
    assert "Too late to take that back" in (await harness.click("Cleo", forged, on=await menu(harness, "Cleo"))).words


async def test_nothing_where_something_is_hidden(harness: BotHarness) -> None:
    harness.deal(1, 2, 3, 4, 5)
    await harness.start("Ann", "Ben", rules="first host")
    await harness.press("Ann", "roll")
    await harness.press("Ann", "give 1")
    assert "Take it back" not in (await menu(harness, "Ann")).buttons
    forged = "s:1:2:@undo"
    assert "Too late to take that back" in (await harness.click("Ann", forged, on=await menu(harness, "Ann"))).words


@tie_die
async def test_not_while_the_table_is_paused(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo")
    await harness.press("Ann", "ready")
    shown = await menu(harness, "Ann")
    await pauses(harness)
    before = await harness.stored()
    assert "Take it back" not in (await menu(harness, "Ann")).buttons
    assert "The game is paused" in (await harness.press("Ann", "Take it back", on=shown)).words
    later(harness, deadlines.UNDO_FOR + 1.0)
    assert "The game is paused" in (await harness.press("Ann", "Take it back", on=shown)).words
    assert await harness.stored() == before, "nobody's time runs"


@tie_die
async def test_nobody_is_asked_about_a_draw_or_the_absent_while_the_table_is_paused(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo")
    shown = await menu(harness, "Ann")
    await pauses(harness)
    # An old menu still has the button.
    said = await harness.press("Ann", "Call it a draw", on=shown)
    for sure in said.private:
        for label in sure.buttons:
            said = await harness.press("Ann", label, on=sure)
    assert "The game is paused" in said.words
    assert "Call it a draw" not in (await menu(harness, "Ann")).buttons
    for what in ("draw", "remove:2"):
        assert "The game is paused" in (await harness.click("Ann", f"s:1:0:@ask!:{what}", on=shown)).words
    assert (await harness.stored()).vote is None
    await harness.press("Ann", "Go on")
    assert "Call it a draw" in (await menu(harness, "Ann")).buttons


@tie_die
async def test_only_once_at_a_place_so_that_nobody_plays_for_time(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    for _ in range(2):
        await harness.press("Ann", "ready")
        if "Take it back" in (shown := await menu(harness, "Ann")).buttons:
            await harness.press("Ann", "Take it back", on=shown)
    assert await log(harness) == [(0, "ready"), (0, UNDO), (0, "ready")]


@tie_die
async def test_what_a_computer_did_for_somebody_is_not_theirs_to_take_back(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    live = await harness.bot.services.tables.get(1)
    await harness.bot.services.tables.play(live, 0, "ready", turn=None, user=None, interaction=None, by="clock")
    await harness.bot.services.scheduler.player_returned(live, 0)
    assert "Take it back" not in (await menu(harness, "Ann")).buttons
    forged = "s:1:1:@undo"
    assert "Too late to take that back" in (await harness.click("Ann", forged, on=await menu(harness, "Ann"))).words


@tie_die
async def test_delivered_twice_it_is_taken_back_once_and_nobody_hears_of_it(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await harness.press("Ann", "ready")
    shown = await menu(harness, "Ann")
    # As another process would hear it, which does not know what this one has let in.
    harness.patch.setattr(harness.bot.services.dispatcher._interaction_filter, "verdict", lambda *_, **__: "welcome")
    before = len(harness.messages())
    await harness.twice("Ann", shown.actions["@undo"], on=shown)
    await harness.bot.services.boards.wait_idle()
    assert await log(harness) == [(0, "ready"), (0, UNDO)]
    assert not [one for one in harness.messages()[before:] if "Too late to take that back" in one.text]


@tie_die
async def test_of_two_processes_one_decides(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await harness.press("Ann", "ready")
    shown = await menu(harness, "Ann")
    # Another process has played on, and this one has not heard of it.
    await harness.store.append(1, 2, seat=1, action="ready", user=12, interaction=None, now=1.0)
    assert "Too late to take that back" in (await harness.press("Ann", "Take it back", on=shown)).words
    assert await log(harness) == [(0, "ready"), (1, "ready")]
    live = await harness.bot.services.tables.get(1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "can_undo", lambda live, seat: True)
        with pytest.raises(registry.UserError):
            await harness.bot.services.tables.undo(live, 0, turn=1, user=1, interaction=5)


@tie_die
@pytest.mark.parametrize("place", ["before", "after"])
async def test_what_is_not_stored_has_not_happened(harness: BotHarness, place: str) -> None:
    await harness.start("Ann", "Ben")
    await harness.press("Ann", "ready")
    shown = await menu(harness, "Ann")
    board = (await harness.board()).text
    failing = Failing(harness.patch, "append", place)
    assert (await harness.press("Ann", "Take it back", on=shown)).words
    assert failing.failed
    live = await harness.bot.services.tables.get(1)
    assert (live.action_count, await log(harness)) == (1, [(0, "ready")])
    assert (await harness.board()).text == board
    await harness.press("Ann", "Take it back", on=shown)
    assert await log(harness) == [(0, "ready"), (0, UNDO)]


@tie_die
async def test_what_was_stored_and_not_shown_is_shown_by_the_next_start(harness: BotHarness) -> None:
    harness.patch.setattr(table_opener, "USUAL", 0)
    await harness.start("Ann", "Ben")
    await harness.press("Ann", "ready")
    stored = await harness.stored()
    await harness.store.append(
        1, 2, seat=0, action=UNDO, user=stored.seats[0].user, interaction=None, now=deadlines.now()
    )
    harness.bot.services.tables.drop()
    with harness.env.time_context():
        await harness.bot.services.recovery.recover()
        await harness.bot.services.boards.wait_idle()
    assert "Ann took back their last move" in (await harness.board()).text


@tie_die
async def test_a_button_drawn_before_it_does_not_act_after_it(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo")
    old = await harness.board()
    await harness.press("Ann", "ready")
    await takes_back(harness, "Ann")
    assert "happened already" in (await harness.press("Ann", "ready", on=old)).words
    assert await log(harness) == [(0, "ready"), (0, UNDO)]


@tie_die
async def test_they_are_waited_for_again(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await harness.press("Ann", "ready")
    assert (await harness.stored()).seats[0].deadline is None
    await takes_back(harness, "Ann")
    stored = await harness.stored()
    assert stored.seats[0].deadline is not None
    assert stored.wake is not None
    assert stored.wake <= stored.seats[0].deadline


@pytest.mark.game("sibling_rivalry")
async def test_a_computer_that_has_answered_has_answered(harness: BotHarness) -> None:
    harness.deal(*[2, 3, 4, 5, 6] * 20)
    await harness.sit("Ann", rules="first host")
    await harness.press("Ann", "@computers")
    offered = harness.messages()[-1]
    (add,) = [action for action in offered.actions if action.startswith("@add")][:1]
    await harness.press("Ann", add, on=offered)
    harness.patch.setattr(harness.bot.services.ai_moves, "on_change", lambda live: None)
    await harness.press("Ann", "@start")
    await harness.press("Ann", "roll")
    assert "Take it back" not in (await menu(harness, "Ann")).buttons, "it has rolled dice"
    await harness.press("Ann", "stop")
    shown = await menu(harness, "Ann")
    assert "Take it back" in shown.buttons
    live = await harness.bot.services.tables.get(1)
    assert f"be quick, {live.chat_names[1]} is about to play" in shown.text
    assert "<t:" not in shown.text, "seconds that a computer does not leave her are not promised"
    await harness.bot.services.tables.play(live, 1, "roll", turn=None, user=None, interaction=None, by="computer")
    assert "somebody has played since" in (await harness.press("Ann", "Take it back", on=shown)).words


@pytest.mark.game("sibling_rivalry")
async def test_what_is_told_afterwards_is_what_happened(harness: BotHarness) -> None:
    harness.deal(*[2, 3, 4, 5, 6] * 20)
    await harness.start("Ann", "Ben", rules="first host")
    await harness.press("Ann", "roll")
    await harness.press("Ann", "stop")
    assert (await harness.bot.services.tables.get(1)).recent_story()
    await takes_back(harness, "Ann")
    await harness.press("Ann", "roll")
    told = (await harness.bot.services.tables.get(1)).recent_story()
    harness.bot.services.tables.drop()
    assert told == (await harness.bot.services.tables.get(1)).recent_story()


@tie_die
async def test_the_store_knows_an_interaction_that_has_taken_back_already(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await harness.press("Ann", "ready")
    live = await harness.bot.services.tables.get(1)
    user = harness.people["Ann"].id
    assert registry.can_undo(live, 0)
    assert not registry.can_undo(live, 1), "it was somebody else's"
    live = await harness.bot.services.tables.undo(live, 0, turn=1, user=user, interaction=77)
    with pytest.raises(DeliveredTwice):
        await harness.bot.services.tables.undo(live, 0, turn=1, user=user, interaction=77)
    with pytest.raises(registry.UserError):
        await harness.bot.services.tables.undo(live, 0, turn=1, user=user, interaction=78)


def test_a_game_that_hides_something_has_nothing_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = b'{"game": "tie_die", "rules": 1, "seats": ["a", "b"], "faces": [], "actions": [[0, "ready"]]}'
    table = Table(parse(raw))
    assert table.can_take_back()
    monkeypatch.setattr(type(table.game), "perfect_information", False)
    assert not table.can_take_back()
    with pytest.raises(ValueError, match="cannot be taken back"):
        table.take_back()


@tie_die
async def test_whoever_has_taken_back_takes_back_nothing_that_another_did_before(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo")
    await harness.press("Ben", "ready")
    await harness.press("Ann", "ready")
    await takes_back(harness, "Ann")
    live = await harness.bot.services.tables.get(1)
    assert live.table is not None
    assert live.table.can_take_back(), "Ben's could be"
    assert [seat for seat in range(3) if registry.can_undo(live, seat)] == []
