"""Leaving a game, ending a table, and the next game."""

from __future__ import annotations

from tests.bot.simcord_bot import Evening
from tests.bot.test_stale_clicks import CARDS
from tests.name_spellings import absent, card

THREE = ("Ann", "Ben", "Cleo")


async def test_leaving_asks_first_and_then_does_it(night: Evening) -> None:
    night.deal(*CARDS, 1)
    await night.start(*THREE)
    (menu,) = (await night.press("Ben", "⋯ More")).private
    assert set(menu.buttons) == {
        *("Move the board down here", "Look back", "Reminders", "Mute this table", "Pause", "Call it a draw"),
        *("Resign", "End this table"),
        *("Hand over my seat", "📝 Plan ahead", "🎲 Fair dice"),
    }
    await night.press("Ben", "Resign", on=menu)
    sure = night.show(menu.channel, menu.id)
    assert "Sure?" in sure.text
    assert (await night.stored()).actions == ()
    await night.press("Ben", "@resign!", on=sure)
    assert "You've left the game" in night.show(menu.channel, menu.id).text
    assert not night.show(menu.channel, menu.id).buttons
    assert (await night.stored()).actions == ((1, "resign"),)
    assert "Ben has left the game" in (await night.board()).text


async def test_leaving_out_of_turn_lets_the_turn_go_on(night: Evening) -> None:
    night.deal(*CARDS, 1)
    await night.start(*THREE)
    await night.play_on(["roll"])
    await night.slash("Ben", "table resign")
    assert await night.turn() == "Ann"
    assert {"keep", "give 2"} <= (await night.board()).actions.keys()
    assert "give 1" not in (await night.board()).actions


async def test_leaving_in_ones_turn_passes_it_on_and_loses_the_number(night: Evening) -> None:
    night.deal(*CARDS, 1)
    await night.start(*THREE)
    await night.play_on(["roll"])
    await night.slash("Ann", "table resign")
    assert await night.turn() == "Ben"
    assert "roll" in (await night.board()).actions


async def test_the_last_one_standing_wins(night: Evening) -> None:
    await night.start(*THREE)
    await night.slash("Cleo", "table resign")
    await night.slash("Ann", "table resign")
    end = await night.board()
    assert "Everybody else has gone to bed: Ben wins" in end.text
    assert "1. Ben; 2. Ann (left); 3. Cleo (left)" in end.pictures[0].alt
    await night.counted()
    for name, wins in (("Ann", 0), ("Ben", 1)):
        (tally,) = await night.store.game_tallies(night.people[name].id, guild=night.guild.id)
        assert tally.wins == wins


async def test_a_leavers_card_stays_closed_until_the_end(night: Evening) -> None:
    night.deal(*CARDS, 1)
    await night.start(*THREE)
    await night.slash("Cleo", "table resign")
    assert absent(["Good", *card(1, 4)], str((await night.board()).json))
    assert "Good **1**" in (await night.press("Cleo", "@peek")).words
    await night.slash("Ben", "table resign")
    assert "Cleo: Good 1, Evil 4" in (await night.board()).pictures[0].alt


async def test_nobody_leaves_twice_or_without_sitting(night: Evening) -> None:
    await night.start(*THREE)
    await night.slash("Cleo", "table resign")
    before = await night.everything()
    assert "aren't playing in this game any more" in (await night.slash("Cleo", "table resign")).words
    assert "aren't playing at this table" in (await night.slash("Dan", "table resign")).words
    (menu,) = (await night.press("Cleo", "⋯ More")).private
    assert "Resign" not in menu.buttons
    assert await night.everything() == before


async def test_the_host_ends_a_lobby_after_being_asked_and_once(night: Evening) -> None:
    await night.sit("Ann", "Ben")
    (menu,) = (await night.press("Ann", "⋯ More")).private
    await night.press("Ann", "@end", on=menu)
    sure = night.show(menu.channel, menu.id)
    assert "without a winner" in sure.text
    assert (await night.stored()).status == "lobby"
    await night.press("Ann", "@end!", on=sure)
    assert (await night.stored()).status == "closed"
    assert "closed without a result" in (await night.board()).text
    assert "Table closed" in night.show(menu.channel, menu.id).text
    assert await night.store.game_tallies(night.people["Ann"].id, guild=night.guild.id) == []
    before = await night.everything()
    assert "already over" in (await night.press("Ann", "@end!", on=sure)).words
    assert "no table in this channel" in (await night.slash("Ann", "table end")).words
    assert await night.everything() == before


async def test_a_moderator_ends_a_table_and_nobody_else_does_at_once(night: Evening) -> None:
    night.come("Mo", manage_messages=True)
    await night.sit(*THREE)
    (menu,) = (await night.press("Dan", "⋯ More")).private
    board = await night.start_now("Ann")
    before = await night.everything()
    assert f"Only <@{night.people['Ann'].id}>" in (await night.press("Dan", "@end", on=menu)).words
    assert "moderator" in (await night.click("Dan", "s:1:0:@end!", on=board)).words
    assert "moderator" in (await night.slash("Dan", "table end")).words
    assert await night.everything() == before
    await night.slash("Mo", "table end")
    assert (await night.stored()).status == "closed"


async def test_a_lobby_can_be_ended_too(night: Evening) -> None:
    await night.sit("Ann")
    await night.slash("Ann", "table end")
    assert (await night.stored()).status == "closed"
    assert not (await night.board()).buttons


async def test_the_board_can_be_brought_down_from_the_menu(night: Evening) -> None:
    board = await night.start(*THREE)
    (menu,) = (await night.press("Dan", "⋯ More")).private
    await night.press("Dan", "Move the board down here", on=menu)
    fresh = await night.board()
    assert fresh.id > board.id
    assert "roll" in fresh.actions
    assert f"/{fresh.id}" in night.show(board.channel, board.id).text
    assert not night.show(board.channel, board.id).pictures


async def test_a_rematch_has_the_same_people_in_turned_seats(night: Evening) -> None:
    await night.start(*THREE, rules="target 20, first random")
    for name in ("Ann", "Ben"):
        await night.slash(name, "table resign")
    over = await night.board()
    said = await night.press("Ben", "@rematch")
    (lobby,) = said.public
    first, second = await night.stored(1), await night.stored(2)
    ann, ben, cleo = (night.people[name].id for name in THREE)
    assert second.invited == (ben, cleo, ann)
    assert second.host == ben
    assert second.options == {"target": 20, "first": "random"}
    assert [sitting.user for sitting in second.seats] == [ben], "whoever presses sits"
    assert second.seed != first.seed
    assert f"Invited: <@{cleo}> and <@{ann}>" in lobby.text
    for name in ("Dan", "Cleo"):
        await night.press(name, "@join")
    assert f"Invited: <@{ann}>\n" in (await night.board()).text
    await night.press("Ann", "@join")
    await night.press("Ben", "@start")
    # Whoever is new sits behind those who were invited.
    assert await night.seated() == ["Ben", "Cleo", "Ann", "Dan"]
    joined = {sitting.user: sitting.joined for sitting in (await night.stored()).seats}
    salt = (await night.stored()).salt.split("-")
    assert salt[:4] == [str(joined[night.people[name].id]) for name in ("Ben", "Cleo", "Ann", "Dan")]
    assert "Rematch" in over.buttons


async def test_two_who_press_rematch_get_one_lobby(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await night.slash("Ann", "table resign")
    over = await night.board()
    await night.press("Ann", "@rematch", on=over)
    lobby = await night.board()
    said = await night.press("Ben", "@rematch", on=over)
    assert f"/{lobby.id}" in said.words
    assert await night.tables() == 2
    assert await night.seated() == ["Ann"]
    await night.press("Ben", "Join", on=said.private[0])
    assert await night.seated() == ["Ann", "Ben"]
    assert "@join" in night.show(lobby.channel, lobby.id).actions


async def test_only_who_played_asks_for_a_rematch(night: Evening) -> None:
    await night.start("Ann", "Ben")
    await night.slash("Ann", "table resign")
    before = await night.everything()
    assert "aren't playing at this table" in (await night.press("Dan", "@rematch")).words
    assert await night.everything() == before


async def test_where_the_host_goes_first_the_next_seat_hosts_the_rematch(night: Evening) -> None:
    await night.start("Ann", "Ben", "Cleo", rules="first host")
    for name in ("Ann", "Cleo"):
        await night.slash(name, "table resign")
    await night.press("Cleo", "@rematch")
    assert (await night.stored()).host == night.people["Ben"].id
