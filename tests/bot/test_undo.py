"""Tests of undo: a player takes back their last action, before any other has learned anything by it."""

from __future__ import annotations

import pytest

from bot.play import controller, new_table
from bot.storage import UNDO, DeliveredTwice
from bot.table import deadlines, registry
from bot.table.session import record_of
from games.core.record import parse, replay, to_json
from games.core.table import Table
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import Evening, Said
from tests.failure_helpers import Failing

tie_die = pytest.mark.game("tie_die")


async def menu(night: Evening, who: str) -> Shown:
    (shown,) = (await night.press(who, "⋯ More")).private
    return shown


async def takes_back(night: Evening, who: str) -> Said:
    shown = await menu(night, who)
    said = await night.press(who, "Take it back", on=shown)
    await night.bot.services.boards.wait_idle()
    return said


async def pauses(night: Evening) -> None:
    """Ben would like the table to stand still, and Cleo agrees."""
    (sure,) = (await night.press("Ben", "@pause")).private
    await night.press("Ben", "@pause!", on=sure)
    await night.press("Cleo", "Fine with me")
    await night.env.settle()
    assert (await night.stored()).paused is not None


async def log(night: Evening) -> list[tuple[int, str]]:
    return list((await night.stored()).actions)


def later(night: Evening, seconds: float) -> None:
    real = deadlines.now

    def then() -> float:
        return real() + seconds

    for module in (controller, registry):
        night.patch.setattr(module, "now", then)


@tie_die
async def test_it_says_what_it_takes_back_and_the_table_is_as_before(night: Evening) -> None:
    await night.start("Ann", "Ben", "Cleo")
    assert "Take it back" not in (await menu(night, "Ann")).buttons
    await night.press("Ann", "ready")
    shown = await menu(night, "Ann")
    assert "You can still take this back" in shown.text
    assert "until somebody else plays" in shown.text
    assert "Ann" in shown.text.split("at the latest")[1], "what it was is told"
    said = await night.press("Ann", "Take it back", on=shown)
    await night.bot.services.boards.wait_idle()
    assert "Undone!" in night.show(shown.channel, shown.id).text + said.words
    board = await night.board()
    assert "Ann took back their last move" in board.text
    assert "ready" in board.actions
    live = await night.bot.services.tables.get(1)
    assert live.table is not None
    assert live.table.record.actions == ()
    # The log says that it happened, the record does not.
    assert await log(night) == [(0, "ready"), (0, UNDO)]
    assert Table(record_of(await night.stored(), live.names)).record == live.table.record
    # And so it is for whoever reads it afresh.
    night.bot.services.tables.drop()
    again = await night.bot.services.tables.get(1)
    assert again.table is not None
    assert again.table.record == live.table.record
    assert again.action_count == live.action_count == 2
    await night.press("Ben", "ready")
    assert "taken the last thing back" not in (await night.board()).text


@tie_die
async def test_done_again_it_is_the_same_game_to_the_end(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await night.press("Ann", "ready")
    await takes_back(night, "Ann")
    await night.press("Ann", "ready")
    await night.press("Ben", "ready")
    await night.slash("Ben", "table resign")
    stored = await night.stored()
    assert stored.status == "over"
    live = await night.bot.services.tables.get(1)
    assert live.table is not None
    kept = tuple(entry for n, entry in enumerate(stored.actions) if n not in (0, 1))
    assert live.table.record.actions == kept
    # The record that is handed out is that one, it plays again, and its digest is as it was told.
    record = await night.record("Ann")
    assert to_json(record) == to_json(live.table.record)
    assert [frame.number for frame in replay(record)][-1] == len(kept)
    assert "the same game that was saved at the end" in (await night.verify("Ben")).private[0].text
    by_ann = sum(seat == 0 and action != "resign" for seat, action in kept)
    assert await _decisions(night) == by_ann


async def _decisions(night: Evening) -> int:
    def read(db: object) -> int:
        found: int = db.row("select decisions from results where table_id = 1 and seat = 0")[0]  # type: ignore[attr-defined]
        return found

    return await night.store._read(read)


@tie_die
async def test_not_once_somebody_has_answered_or_the_time_is_up(night: Evening) -> None:
    await night.start("Ann", "Ben", "Cleo")
    await night.press("Ann", "ready")
    shown = await menu(night, "Ann")
    await night.press("Ben", "ready")
    assert "Take it back" not in (await menu(night, "Ann")).buttons
    assert "somebody has played since" in (await night.press("Ann", "Take it back", on=shown)).words
    shown = await menu(night, "Ben")
    # What is somebody else's is not yours, whatever the button says.
    assert "Take it back" not in (await menu(night, "Cleo")).buttons
    forged = shown.actions["@undo"]
    assert "Too late to take that back" in (await night.click("Cleo", forged, on=await menu(night, "Cleo"))).words
    later(night, deadlines.UNDO_FOR + 1.0)
    assert "Take it back" not in (await menu(night, "Ben")).buttons
    assert "30 seconds" in (await night.press("Ben", "Take it back", on=shown)).words
    assert await log(night) == [(0, "ready"), (1, "ready")]


@tie_die
async def test_nothing_that_has_rolled_a_die_and_nobody_who_has_left(night: Evening) -> None:
    await night.start("Ann", "Ben", "Cleo")
    await night.press("Ann", "ready")
    await night.press("Ben", "ready")
    await night.press("Cleo", "ready")
    live = await night.bot.services.tables.get(1)
    assert live.table is not None
    assert live.table.frames[-1].dice
    assert "Take it back" not in (await menu(night, "Cleo")).buttons
    forged = f"s:1:{live.action_count}:@undo"
    assert "Too late to take that back" in (await night.click("Cleo", forged, on=await menu(night, "Cleo"))).words
    await night.slash("Cleo", "table resign")
    assert "Take it back" not in (await menu(night, "Cleo")).buttons
    forged = f"s:1:{live.action_count}:@undo"
    assert "Too late to take that back" in (await night.click("Cleo", forged, on=await menu(night, "Cleo"))).words


async def test_nothing_where_something_is_hidden(night: Evening) -> None:
    night.deal(1, 2, 3, 4, 5)
    await night.start("Ann", "Ben", rules="first host")
    await night.press("Ann", "roll")
    await night.press("Ann", "give 1")
    assert "Take it back" not in (await menu(night, "Ann")).buttons
    forged = "s:1:2:@undo"
    assert "Too late to take that back" in (await night.click("Ann", forged, on=await menu(night, "Ann"))).words


@tie_die
async def test_not_while_the_table_is_paused(night: Evening) -> None:
    await night.start("Ann", "Ben", "Cleo")
    await night.press("Ann", "ready")
    shown = await menu(night, "Ann")
    await pauses(night)
    before = await night.stored()
    assert "Take it back" not in (await menu(night, "Ann")).buttons
    assert "The game is paused" in (await night.press("Ann", "Take it back", on=shown)).words
    later(night, deadlines.UNDO_FOR + 1.0)
    assert "The game is paused" in (await night.press("Ann", "Take it back", on=shown)).words
    assert await night.stored() == before, "nobody's time runs"


@tie_die
async def test_nobody_is_asked_about_a_draw_or_the_absent_while_the_table_is_paused(night: Evening) -> None:
    await night.start("Ann", "Ben", "Cleo")
    shown = await menu(night, "Ann")
    await pauses(night)
    # An old menu still has the button.
    said = await night.press("Ann", "Call it a draw", on=shown)
    for sure in said.private:
        for label in sure.buttons:
            said = await night.press("Ann", label, on=sure)
    assert "The game is paused" in said.words
    assert "Call it a draw" not in (await menu(night, "Ann")).buttons
    for what in ("draw", "remove:2"):
        assert "The game is paused" in (await night.click("Ann", f"s:1:0:@ask!:{what}", on=shown)).words
    assert (await night.stored()).vote is None
    await night.press("Ann", "Go on")
    assert "Call it a draw" in (await menu(night, "Ann")).buttons


@tie_die
async def test_only_once_at_a_place_so_that_nobody_plays_for_time(night: Evening) -> None:
    await night.start("Ann", "Ben")
    for _ in range(2):
        await night.press("Ann", "ready")
        if "Take it back" in (shown := await menu(night, "Ann")).buttons:
            await night.press("Ann", "Take it back", on=shown)
    assert await log(night) == [(0, "ready"), (0, UNDO), (0, "ready")]


@tie_die
async def test_what_a_computer_did_for_somebody_is_not_theirs_to_take_back(night: Evening) -> None:
    await night.start("Ann", "Ben")
    live = await night.bot.services.tables.get(1)
    await night.bot.services.tables.play(live, 0, "ready", turn=None, user=None, interaction=None, by="clock")
    await night.bot.services.scheduler.player_returned(live, 0)
    assert "Take it back" not in (await menu(night, "Ann")).buttons
    forged = "s:1:1:@undo"
    assert "Too late to take that back" in (await night.click("Ann", forged, on=await menu(night, "Ann"))).words


@tie_die
async def test_delivered_twice_it_is_taken_back_once_and_nobody_hears_of_it(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await night.press("Ann", "ready")
    shown = await menu(night, "Ann")
    # As another process would hear it, which does not know what this one has let in.
    night.patch.setattr(night.bot.services.dispatcher._interaction_filter, "verdict", lambda *_, **__: "welcome")
    before = len(night.messages())
    await night.twice("Ann", shown.actions["@undo"], on=shown)
    await night.bot.services.boards.wait_idle()
    assert await log(night) == [(0, "ready"), (0, UNDO)]
    assert not [one for one in night.messages()[before:] if "Too late to take that back" in one.text]


@tie_die
async def test_of_two_processes_one_decides(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await night.press("Ann", "ready")
    shown = await menu(night, "Ann")
    # Another process has played on, and this one has not heard of it.
    await night.store.append(1, 2, seat=1, action="ready", user=12, interaction=None, now=1.0)
    assert "Too late to take that back" in (await night.press("Ann", "Take it back", on=shown)).words
    assert await log(night) == [(0, "ready"), (1, "ready")]
    live = await night.bot.services.tables.get(1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "can_undo", lambda live, seat: True)
        with pytest.raises(registry.UserError):
            await night.bot.services.tables.undo(live, 0, turn=1, user=1, interaction=5)


@tie_die
@pytest.mark.parametrize("place", ["before", "after"])
async def test_what_is_not_stored_has_not_happened(night: Evening, place: str) -> None:
    await night.start("Ann", "Ben")
    await night.press("Ann", "ready")
    shown = await menu(night, "Ann")
    board = (await night.board()).text
    failing = Failing(night.patch, "append", place)
    assert (await night.press("Ann", "Take it back", on=shown)).words
    assert failing.failed
    live = await night.bot.services.tables.get(1)
    assert (live.action_count, await log(night)) == (1, [(0, "ready")])
    assert (await night.board()).text == board
    await night.press("Ann", "Take it back", on=shown)
    assert await log(night) == [(0, "ready"), (0, UNDO)]


@tie_die
async def test_what_was_stored_and_not_shown_is_shown_by_the_next_start(night: Evening) -> None:
    night.patch.setattr(new_table, "USUAL", 0)
    await night.start("Ann", "Ben")
    await night.press("Ann", "ready")
    stored = await night.stored()
    await night.store.append(
        1, 2, seat=0, action=UNDO, user=stored.seats[0].user, interaction=None, now=deadlines.now()
    )
    night.bot.services.tables.drop()
    with night.env.time_context():
        await night.bot.services.recovery.recover()
        await night.bot.services.boards.wait_idle()
    assert "Ann took back their last move" in (await night.board()).text


@tie_die
async def test_a_button_drawn_before_it_does_not_act_after_it(night: Evening) -> None:
    await night.start("Ann", "Ben", "Cleo")
    old = await night.board()
    await night.press("Ann", "ready")
    await takes_back(night, "Ann")
    assert "happened already" in (await night.press("Ann", "ready", on=old)).words
    assert await log(night) == [(0, "ready"), (0, UNDO)]


@tie_die
async def test_they_are_waited_for_again(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await night.press("Ann", "ready")
    assert (await night.stored()).seats[0].deadline is None
    await takes_back(night, "Ann")
    stored = await night.stored()
    assert stored.seats[0].deadline is not None
    assert stored.wake is not None
    assert stored.wake <= stored.seats[0].deadline


@pytest.mark.game("sibling_rivalry")
async def test_a_computer_that_has_answered_has_answered(night: Evening) -> None:
    night.deal(*[2, 3, 4, 5, 6] * 20)
    await night.sit("Ann", rules="first host")
    await night.press("Ann", "@computers")
    offered = night.messages()[-1]
    (add,) = [action for action in offered.actions if action.startswith("@add")][:1]
    await night.press("Ann", add, on=offered)
    night.patch.setattr(night.bot.services.ai_moves, "on_change", lambda live: None)
    await night.press("Ann", "@start")
    await night.press("Ann", "roll")
    assert "Take it back" not in (await menu(night, "Ann")).buttons, "it has rolled dice"
    await night.press("Ann", "stop")
    shown = await menu(night, "Ann")
    assert "Take it back" in shown.buttons
    live = await night.bot.services.tables.get(1)
    assert f"be quick, {live.chat_names[1]} is about to play" in shown.text
    assert "<t:" not in shown.text, "seconds that a computer does not leave her are not promised"
    await night.bot.services.tables.play(live, 1, "roll", turn=None, user=None, interaction=None, by="computer")
    assert "somebody has played since" in (await night.press("Ann", "Take it back", on=shown)).words


@pytest.mark.game("sibling_rivalry")
async def test_what_is_told_afterwards_is_what_happened(night: Evening) -> None:
    night.deal(*[2, 3, 4, 5, 6] * 20)
    await night.start("Ann", "Ben", rules="first host")
    await night.press("Ann", "roll")
    await night.press("Ann", "stop")
    assert (await night.bot.services.tables.get(1)).recent_story()
    await takes_back(night, "Ann")
    await night.press("Ann", "roll")
    told = (await night.bot.services.tables.get(1)).recent_story()
    night.bot.services.tables.drop()
    assert told == (await night.bot.services.tables.get(1)).recent_story()


@tie_die
async def test_the_store_knows_an_interaction_that_has_taken_back_already(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await night.press("Ann", "ready")
    live = await night.bot.services.tables.get(1)
    user = night.people["Ann"].id
    assert registry.can_undo(live, 0)
    assert not registry.can_undo(live, 1), "it was somebody else's"
    live = await night.bot.services.tables.undo(live, 0, turn=1, user=user, interaction=77)
    with pytest.raises(DeliveredTwice):
        await night.bot.services.tables.undo(live, 0, turn=1, user=user, interaction=77)
    with pytest.raises(registry.UserError):
        await night.bot.services.tables.undo(live, 0, turn=1, user=user, interaction=78)


def test_a_game_that_hides_something_has_nothing_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = b'{"game": "tie_die", "rules": 1, "seats": ["a", "b"], "faces": [], "actions": [[0, "ready"]]}'
    table = Table(parse(raw))
    assert table.can_take_back()
    monkeypatch.setattr(type(table.game), "open", False)
    assert not table.can_take_back()
    with pytest.raises(ValueError, match="cannot be taken back"):
        table.take_back()
