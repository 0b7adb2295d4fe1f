"""A rematch: one press says yes, and it starts by itself once everybody of the last game has."""

from __future__ import annotations

import pytest

from bot.app.client import SleepoverClient
from bot.play.lobby import GameStart
from bot.storage import RematchTaken
from bot.table.session import TableSession
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness

THREE = ("Ann", "Ben", "Cleo")


async def over(harness: BotHarness, *who: str, rules: str | None = None, game: str | None = None) -> Shown:
    """Play a game that the last of these people wins, because the others resign; return its board."""
    await harness.start(*who, rules=rules, game=game)
    for name in who[:-1]:
        await harness.slash(name, "table resign")
    return await harness.board()


async def yes(harness: BotHarness, who: str, on: Shown) -> str:
    """Press *Rematch* on the board of a finished game; return what only that person was told."""
    return (await harness.click(who, on.button("@rematch"), on=on)).words


async def again(harness: BotHarness) -> None:
    harness.bot = SleepoverClient(harness.store, own_emojis=False)
    await harness.env.restart_bot(harness.bot)


async def test_each_press_on_the_old_board_seats_a_person_and_the_last_starts_the_game(harness: BotHarness) -> None:
    board = await over(harness, *THREE)
    await yes(harness, "Ben", board)
    lobby = await harness.board()
    ann, cleo = (harness.people[name].id for name in ("Ann", "Cleo"))
    assert f"Still to say yes:** <@{cleo}> and <@{ann}>" in lobby.text
    told = await yes(harness, "Cleo", board)
    assert f"Still to say yes: <@{ann}>" in told
    assert f"/{lobby.id}" in told
    assert (await harness.stored()).status == "lobby"
    assert "Everybody has said yes" in await yes(harness, "Ann", board)
    stored = await harness.stored()
    assert (stored.id, stored.status, stored.after) == (2, "playing", 1)
    assert await harness.seated() == ["Ben", "Cleo", "Ann"]
    running = await harness.board()
    assert running.id == lobby.id
    assert "roll" in running.actions
    assert "@rematch" in harness.show(board.channel, board.id).actions, "the old board stays as it was"


async def test_the_last_who_joins_at_the_lobby_starts_it_too_and_gets_the_board_as_the_answer(
    harness: BotHarness,
) -> None:
    board = await over(harness, "Ann", "Ben")
    await yes(harness, "Ann", board)
    since = len(harness.requests())
    await harness.press("Ben", "@join")
    assert (await harness.stored()).status == "playing"
    edits = [path for method, path in harness.requests(since) if method == "PATCH" and "/channels/" in path]
    assert not [path for path in edits if path.endswith(f"/{(await harness.board()).id}")], "one answer, no edit"


async def test_secrets_reach_everybody_by_direct_message(harness: BotHarness) -> None:
    board = await over(harness, "Ann", "Ben", game="magic_numbers")
    for name in ("Ann", "Ben"):
        await yes(harness, name, board)
    await harness.env.settle()
    for name in ("Ann", "Ben"):
        (mail,) = [shown for shown in harness.mail(name) if "table 2" in shown.text]
        assert "Evil" in mail.text


async def test_a_stranger_may_sit_down_and_starts_nothing(harness: BotHarness) -> None:
    board = await over(harness, "Ann", "Ben")
    await yes(harness, "Ann", board)
    await harness.press("Dan", "@join")
    assert (await harness.stored()).status == "lobby"
    await yes(harness, "Ben", board)
    assert (await harness.stored()).status == "playing"
    assert await harness.seated() == ["Ben", "Ann", "Dan"]


@pytest.mark.parametrize("rules", [None, "first host"])
async def test_who_pressed_first_starts_with_whoever_is_there(harness: BotHarness, rules: str | None) -> None:
    board = await over(harness, *THREE, rules=rules)
    await yes(harness, "Ann", board)
    await yes(harness, "Cleo", board)
    await harness.press("Ann", "@start")
    assert (await harness.stored()).status == "playing"
    assert await harness.seated() == ["Cleo", "Ann"]
    assert "going on" in await yes(harness, "Ben", board)


async def test_beside_the_host_who_pressed_first_has_start_and_its_label_names_both(harness: BotHarness) -> None:
    board = await over(harness, *THREE, rules="first host")
    await yes(harness, "Ann", board)
    await yes(harness, "Ben", board)
    assert (await harness.stored()).host == harness.people["Ben"].id
    (label,) = [label for label in (await harness.board()).buttons if label.endswith("Start")]
    assert "Ben" in label
    assert "Ann" in label
    await harness.press("Ann", "@start")
    assert (await harness.stored()).status == "playing"


async def test_nobody_else_starts_it(harness: BotHarness) -> None:
    board = await over(harness, *THREE)
    await yes(harness, "Ann", board)
    await yes(harness, "Ben", board)
    assert "Only <@" in (await harness.press("Ben", "@start")).words
    assert (await harness.stored()).status == "lobby"


async def test_alone_with_computers_one_press_plays_again(harness: BotHarness) -> None:
    await harness.sit("Ann", game="tie_die")
    (form,) = (await harness.press("Ann", "@computers")).private
    for _ in range(2):
        await harness.click("Ann", "s:1:0:@add:easy", on=form)
    await harness.press("Ann", "@start")
    before = await harness.stored()
    await harness.slash("Ann", "table resign")
    board = await harness.board()
    await yes(harness, "Ann", board)
    stored = await harness.stored()
    assert (stored.id, stored.status) == (2, "playing")
    assert {(seat.user, seat.name, seat.level) for seat in stored.seats} == {
        (seat.user, seat.name, seat.level) for seat in before.seats
    }
    # The dice depend on a number that Discord gave after their commitment was shown.
    assert stored.salt.split("-")[-1] == str(stored.message)
    assert stored.message is not None
    assert stored.message > max(seat.joined for seat in stored.seats)


async def test_it_has_the_rules_the_clock_and_the_series_of_the_game_before(harness: BotHarness) -> None:
    await harness.slash("Ann", "play", game="magic_numbers", house_rules="target 20, first random", clock="180")
    await harness.press("Ben", "@join")
    await harness.press("Ann", "@start")
    await harness.slash("Ann", "table resign")
    board = await harness.board()
    for name in ("Ben", "Ann"):
        await yes(harness, name, board)
    first, second = await harness.stored(1), await harness.stored(2)
    assert (second.options, second.clock, second.status) == (first.options, 180, "playing")
    await harness.slash("Ben", "table resign")
    assert any("best of three" in label for label in (await harness.board()).buttons)


async def test_a_game_has_one_rematch_and_the_press_on_an_older_board_is_about_the_next(harness: BotHarness) -> None:
    board = await over(harness, "Ann", "Ben")
    for name in ("Ann", "Ben"):
        await yes(harness, name, board)
    assert f"/{(await harness.board()).id}" in await yes(harness, "Ann", board), "it is going on there"
    assert await harness.tables() == 2
    await harness.slash("Ann", "table resign")
    await yes(harness, "Ben", board)
    third = await harness.stored()
    assert (third.id, third.after) == (3, 2)
    await yes(harness, "Ann", await harness.board(2))
    assert (await harness.stored()).status == "playing"
    assert await harness.tables() == 3


async def test_one_that_was_closed_is_no_rematch(harness: BotHarness) -> None:
    board = await over(harness, "Ann", "Ben")
    await yes(harness, "Ann", board)
    await harness.sweep()
    await yes(harness, "Ben", board)
    stored = await harness.stored()
    assert (stored.id, stored.after, stored.status) == (3, 1, "lobby")
    assert await harness.seated() == ["Ben"]


async def test_two_processes_open_one(harness: BotHarness) -> None:
    board = await over(harness, "Ann", "Ben")
    # Both have looked before either has opened it.
    find = harness.store.latest_rematch
    stale = [1]

    async def latest(table: int) -> int:
        return stale.pop() if stale else await find(table)

    await yes(harness, "Ann", board)
    harness.patch.setattr(harness.store, "latest_rematch", latest)
    with pytest.raises(RematchTaken):
        await harness.store.create(
            **{name: getattr(await harness.stored(1), name) for name in ("guild", "channel", "game", "rules", "host")},
            options={}, locale="en", seed=b"x" * 32, invited=[], now=0.0, after=1,
        )  # fmt: skip
    await yes(harness, "Ben", board)
    assert not stale
    assert await harness.tables() == 2
    assert (await harness.stored()).status == "playing"


async def test_pressed_twice_or_delivered_twice_it_seats_once(harness: BotHarness) -> None:
    board = await over(harness, *THREE)
    await harness.twice("Ann", board.actions["@rematch"], on=board)
    assert await harness.seated() == ["Ann"]
    assert "already have a seat" in await yes(harness, "Ann", board)
    await harness.twice("Ben", board.actions["@rematch"], on=board)
    assert await harness.seated() == ["Ann", "Ben"]
    assert await harness.tables() == 2


async def test_after_a_restart_it_goes_on_where_it_was(harness: BotHarness) -> None:
    board = await over(harness, *THREE)
    await yes(harness, "Ann", board)
    await again(harness)
    await yes(harness, "Ben", board)
    await again(harness)
    await yes(harness, "Cleo", board)
    assert (await harness.stored()).status == "playing"


async def test_a_process_that_ends_between_the_last_yes_and_the_start_starts_it_later(harness: BotHarness) -> None:
    board = await over(harness, "Ann", "Ben")
    await yes(harness, "Ann", board)
    with pytest.MonkeyPatch.context() as patch:

        async def gone(self: GameStart, session: TableSession) -> TableSession:
            return session

        patch.setattr(GameStart, "start_complete", gone)
        await yes(harness, "Ben", board)
    assert (await harness.stored()).status == "lobby"
    await again(harness)
    await harness.env.advance_time(1)
    assert (await harness.stored()).status == "playing"
    await harness.bot.services.boards.wait_idle()
    assert "roll" in (await harness.board()).actions


async def test_changed_house_rules_are_seen_before_it_starts(harness: BotHarness) -> None:
    board = await over(harness, *THREE, game="magic_numbers")
    await yes(harness, "Ann", board)
    await yes(harness, "Ben", board)
    (form,) = (await harness.press("Ann", "@house-rules")).private
    await harness.click("Ann", "p:2:target", on=form, values=["2"])
    await yes(harness, "Cleo", board)
    assert (await harness.stored()).status == "lobby"
    await harness.env.advance_time(9)
    assert (await harness.stored()).status == "lobby"
    await harness.env.advance_time(2)
    assert (await harness.stored()).status == "playing"


async def test_it_waits_for_nobody_who_has_been_deleted_or_is_blocked(harness: BotHarness) -> None:
    board = await over(harness, "Ann", "Ben", "Cleo", "Dan")
    await harness.forget("Cleo")
    await harness.bot.services.account_deletion.wait_idle()
    await harness.slash("Ann", "me block", user=harness.people["Dan"])
    await yes(harness, "Ann", board)
    assert "no seat for you" in await yes(harness, "Dan", board)
    assert "aren't playing" in await yes(harness, "Cleo", board)
    await yes(harness, "Ben", board)
    assert (await harness.stored()).status == "playing"
    assert await harness.seated() == ["Ben", "Ann"]


async def test_who_sits_in_too_many_lobbies_hears_why_and_the_others_need_not_wait(harness: BotHarness) -> None:
    board = await over(harness, *THREE)
    for number in range(3):
        channel = harness.guild.create_text_channel(f"games {number}")
        await harness.people["Cleo"].slash(channel, "play", game="magic_numbers")
    await yes(harness, "Ann", board)
    table = (await harness.stored(5)).id
    assert "3" in await yes(harness, "Cleo", board)
    await yes(harness, "Ben", board)
    assert (await harness.stored(table)).status == "lobby"
    await harness.press("Ann", "@start", on=await harness.board(table))
    assert (await harness.stored(table)).status == "playing"


async def test_it_calls_nobody(harness: BotHarness) -> None:
    board = await over(harness, "Ann", "Ben")
    since = len(harness.env.http_requests)
    for name in ("Ann", "Ben"):
        await yes(harness, name, board)
    for call in harness.env.http_requests[since:]:
        body = (call.json or {}).get("data") or call.json or {}
        if isinstance(body, dict) and "allowed_mentions" in body:
            assert body["allowed_mentions"].get("users", []) == []


async def test_who_gets_up_again_is_waited_for_again(harness: BotHarness) -> None:
    board = await over(harness, *THREE)
    await yes(harness, "Ann", board)
    await yes(harness, "Ben", board)
    (menu,) = (await harness.press("Ben", "@more")).private
    await harness.press("Ben", "@leave", on=menu)
    await yes(harness, "Cleo", board)
    assert (await harness.stored()).status == "lobby"
    await yes(harness, "Ben", board)
    assert (await harness.stored()).status == "playing"


async def test_a_game_that_is_too_small_without_the_others_stays_open(harness: BotHarness) -> None:
    board = await over(harness, "Ann", "Ben")
    await harness.forget("Ben")
    await harness.bot.services.account_deletion.wait_idle()
    await yes(harness, "Ann", board)
    await harness.env.advance_time(60)
    stored = await harness.stored()
    assert (stored.id, stored.status) == (2, "lobby")
    assert "@join" in (await harness.board()).actions
