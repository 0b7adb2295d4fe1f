"""Leaving a game, ending a table, and the next game."""

from __future__ import annotations

from tests.bot.simcord_bot import BotHarness
from tests.bot.test_stale_clicks import CARDS
from tests.name_spellings import absent, card

THREE = ("Ann", "Ben", "Cleo")


async def test_leaving_asks_first_and_then_does_it(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1)
    await harness.start(*THREE)
    (menu,) = (await harness.press("Ben", "⋯ More")).private
    assert set(menu.buttons) == {
        *("Move the board down here", "Look back", "Reminders", "Mute this table", "Pause", "Call it a draw"),
        *("Resign", "End this table"),
        *("Hand over my seat", "📝 Plan ahead", "🎲 Fair dice"),
    }
    await harness.press("Ben", "Resign", on=menu)
    sure = harness.show(menu.channel, menu.id)
    assert "Sure?" in sure.text
    assert (await harness.stored()).actions == ()
    await harness.press("Ben", "@resign!", on=sure)
    assert "You've left the game" in harness.show(menu.channel, menu.id).text
    assert not harness.show(menu.channel, menu.id).buttons
    assert (await harness.stored()).actions == ((1, "resign"),)
    assert "Ben has left the game" in (await harness.board()).text


async def test_leaving_out_of_turn_lets_the_turn_go_on(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1)
    await harness.start(*THREE)
    await harness.play_on(["roll"])
    await harness.slash("Ben", "table resign")
    assert await harness.turn() == "Ann"
    assert {"keep", "give 2"} <= (await harness.board()).actions.keys()
    assert "give 1" not in (await harness.board()).actions


async def test_leaving_in_ones_turn_passes_it_on_and_loses_the_number(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1)
    await harness.start(*THREE)
    await harness.play_on(["roll"])
    await harness.slash("Ann", "table resign")
    assert await harness.turn() == "Ben"
    assert "roll" in (await harness.board()).actions


async def test_the_last_one_standing_wins(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await harness.play_on(["roll", "keep"] * 3)
    await harness.slash("Cleo", "table resign")
    await harness.slash("Ann", "table resign")
    end = await harness.board()
    assert "Everybody else has gone to bed: Ben wins" in end.text
    assert "1. Ben; 2. Ann (left); 3. Cleo (left)" in end.pictures[0].alt
    await harness.counted()
    for name, wins in (("Ann", 0), ("Ben", 1)):
        (tally,) = await harness.store.game_tallies(harness.people[name].id, guild=harness.guild.id)
        assert tally.wins == wins


async def test_a_leavers_card_stays_closed_until_the_end(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1)
    await harness.start(*THREE)
    await harness.slash("Cleo", "table resign")
    assert absent(["Good", *card(1, 4)], str((await harness.board()).json))
    assert "Good **1**" in (await harness.press("Cleo", "@peek")).words
    await harness.slash("Ben", "table resign")
    assert "Cleo: Good 1, Evil 4" in (await harness.board()).pictures[0].alt


async def test_nobody_leaves_twice_or_without_sitting(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await harness.slash("Cleo", "table resign")
    before = await harness.everything()
    assert "aren't playing in this game any more" in (await harness.slash("Cleo", "table resign")).words
    assert "aren't playing at this table" in (await harness.slash("Dan", "table resign")).words
    (menu,) = (await harness.press("Cleo", "⋯ More")).private
    assert "Resign" not in menu.buttons
    assert await harness.everything() == before


async def test_the_host_ends_a_lobby_after_being_asked_and_once(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    (menu,) = (await harness.press("Ann", "⋯ More")).private
    await harness.press("Ann", "@end", on=menu)
    sure = harness.show(menu.channel, menu.id)
    assert sure.text.startswith("This clears the table before the game has begun")
    assert list(sure.buttons) == ["Yes, clear the table"]
    assert (await harness.stored()).status == "lobby"
    await harness.press("Ann", "@end!", on=sure)
    assert (await harness.stored()).status == "closed"
    assert "closed without a result" in (await harness.board()).text
    assert "Table closed" in harness.show(menu.channel, menu.id).text
    assert await harness.store.game_tallies(harness.people["Ann"].id, guild=harness.guild.id) == []
    before = await harness.everything()
    assert "already over" in (await harness.press("Ann", "@end!", on=sure)).words
    assert "no table in this channel" in (await harness.slash("Ann", "table end")).words
    assert await harness.everything() == before


async def test_a_moderator_ends_a_table_and_nobody_else_does_at_once(harness: BotHarness) -> None:
    harness.come("Mo", manage_messages=True)
    await harness.sit(*THREE)
    (menu,) = (await harness.press("Dan", "⋯ More")).private
    assert "End this table" not in menu.buttons
    board = await harness.start_now("Ann")
    before = await harness.everything()
    assert f"Only <@{harness.people['Ann'].id}>" in (await harness.click("Dan", "s:1:0:@end", on=board)).words
    assert "moderator" in (await harness.click("Dan", "s:1:0:@end!", on=board)).words
    assert "moderator" in (await harness.slash("Dan", "table end")).words
    assert await harness.everything() == before
    await harness.slash("Mo", "table end")
    assert (await harness.stored()).status == "closed"


async def test_a_lobby_can_be_ended_too(harness: BotHarness) -> None:
    await harness.sit("Ann")
    await harness.slash("Ann", "table end")
    assert (await harness.stored()).status == "closed"
    assert not (await harness.board()).buttons


async def test_the_board_can_be_brought_down_from_the_menu(harness: BotHarness) -> None:
    board = await harness.start(*THREE)
    (menu,) = (await harness.press("Dan", "⋯ More")).private
    await harness.press("Dan", "Move the board down here", on=menu)
    fresh = await harness.board()
    assert fresh.id > board.id
    assert "roll" in fresh.actions
    assert f"/{fresh.id}" in harness.show(board.channel, board.id).text
    assert not harness.show(board.channel, board.id).pictures


async def test_a_rematch_has_the_same_people_in_turned_seats(harness: BotHarness) -> None:
    await harness.start(*THREE, rules="target 20, first random")
    for name in ("Ann", "Ben"):
        await harness.slash(name, "table resign")
    over = await harness.board()
    said = await harness.press("Ben", "@rematch")
    (lobby,) = said.public
    first, second = await harness.stored(1), await harness.stored(2)
    ann, ben, cleo = (harness.people[name].id for name in THREE)
    assert second.invited == (ben, cleo, ann)
    assert second.host == ben
    assert second.options == {"target": 20, "first": "random"}
    assert [sitting.user for sitting in second.seats] == [ben], "whoever presses sits"
    assert second.seed != first.seed
    assert f"Still to say yes:** <@{cleo}> and <@{ann}>" in lobby.text
    for name in ("Dan", "Cleo"):
        await harness.press(name, "@join")
    assert f"Still to say yes:** <@{ann}>." in (await harness.board()).text
    await harness.press("Ann", "@join")
    # Whoever is new sits behind those who were invited.
    assert await harness.seated() == ["Ben", "Cleo", "Ann", "Dan"]
    joined = {sitting.user: sitting.joined for sitting in (await harness.stored()).seats}
    salt = (await harness.stored()).salt.split("-")
    assert salt[:4] == [str(joined[harness.people[name].id]) for name in ("Ben", "Cleo", "Ann", "Dan")]
    assert "Rematch" in over.buttons


async def test_only_who_played_asks_for_a_rematch(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await harness.slash("Ann", "table resign")
    before = await harness.everything()
    assert "aren't playing at this table" in (await harness.press("Dan", "@rematch")).words
    assert await harness.everything() == before


async def test_where_the_host_goes_first_the_next_seat_hosts_the_rematch(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo", rules="first host")
    for name in ("Ann", "Cleo"):
        await harness.slash(name, "table resign")
    await harness.press("Cleo", "@rematch")
    assert (await harness.stored()).host == harness.people["Ben"].id
