"""Getting somebody up before the start, and how many lobbies, tables and threads one person may have."""

from __future__ import annotations

import pytest

from bot.app.client import SleepoverClient
from bot.storage.repos import lobbies
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness, Said


async def menu(harness: BotHarness, who: str) -> Shown:
    """Return the ⋯ menu of the lobby, for that person."""
    (shown,) = (await harness.press(who, "@more")).private
    return shown


async def unseat(harness: BotHarness, who: str, whom: str, on: Shown | None = None) -> Said:
    """Have one person get another up."""
    shown = on or await menu(harness, who)
    return await harness.choose(who, f"@unseat:{harness.people[whom].id}", on=shown)


async def elsewhere(harness: BotHarness, who: str, number: int, **more: bool) -> Said:
    """Open a table in another channel of the server."""
    channel = harness.guild.create_text_channel(f"games {number}")
    person = harness.people[who]
    return Said(harness, await person.slash(channel, "play", game="magic_numbers", **more))


async def test_a_host_gets_somebody_up_who_does_not_come_back(harness: BotHarness) -> None:
    board = await harness.sit("Ann", "Ben", "Cleo")
    said = await unseat(harness, "Ann", "Ben")
    assert f"<@{harness.people['Ben'].id}> got up" in said.words
    assert await harness.seated() == ["Ann", "Cleo"]
    assert "Ann and Cleo" in (await harness.board()).pictures[0].alt
    for on in (board, await harness.board()):
        again = await harness.click("Ben", board.actions["@join"], on=on)
        assert "The host has asked you to get up" in again.words
        assert not again.public
    assert await harness.seated() == ["Ann", "Cleo"]


async def test_who_was_got_up_is_told_in_the_channel_and_not_called(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    await unseat(harness, "Ann", "Ben")
    await harness.bot.services.notices.done()
    (told,) = [message for message in harness.messages() if "has asked you to get up" in message.text]
    assert f"<@{harness.people['Ben'].id}>" in told.text
    (sent,) = [call for call in harness.env.http_requests if "has asked you to get up" in str(call.json)]
    assert sent.json is not None
    assert sent.json["allowed_mentions"] == {"parse": []}
    stored = await harness.stored()
    assert [notice.about for notice in stored.notices] == ["lobby"]


async def test_after_a_restart_who_was_got_up_does_not_come_back(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", "Cleo")
    await unseat(harness, "Ann", "Ben")
    harness.bot = SleepoverClient(harness.store, own_emojis=False)
    await harness.env.restart_bot(harness.bot)
    assert "can't come back" in (await harness.press("Ben", "@join")).words
    assert await harness.seated() == ["Ann", "Cleo"]


async def test_a_rematch_lobby_stays_closed_to_who_was_got_up(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo")
    over = await harness.play_on()
    await harness.press("Ann", "@rematch", on=over)
    await harness.press("Ben", "@rematch", on=over)
    await unseat(harness, "Ann", "Ben")
    assert set((await harness.stored()).invited) == {harness.people[name].id for name in ("Ann", "Cleo")}
    for button, on in (("@rematch", over), ("@join", None)):
        assert "can't come back" in (await harness.press("Ben", button, on=on)).words
    assert await harness.seated() == ["Ann"]


async def test_only_the_host_gets_people_up(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", "Cleo")
    for who in ("Ben", "Dora"):
        if who not in harness.people:
            harness.come(who)
        assert not (await menu(harness, who)).selects
    hosts = await menu(harness, "Ann")
    before = await harness.everything()
    assert "Only <@" in (await unseat(harness, "Ben", "Cleo", on=hosts)).words
    assert "Only <@" in (await unseat(harness, "Cleo", "Ben", on=hosts)).words
    assert await harness.everything() == before


@pytest.mark.parametrize("whom", ["0", "-1", "", "x", "9" * 30, "²"])
async def test_nobody_who_does_not_sit_there_is_got_up(harness: BotHarness, whom: str) -> None:
    await harness.sit("Ann", "Ben")
    await harness.press("Ann", "@computers")
    hosts = await menu(harness, "Ann")
    before = await harness.everything()
    said = await harness.click("Ann", "a:1:0:seats", on=hosts, values=[f"@unseat:{whom}"])
    assert "happened already" in said.words
    assert await harness.everything() == before


async def test_nobody_is_got_up_once_the_game_has_begun(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    hosts = await menu(harness, "Ann")
    await harness.press("Ann", "@start")
    assert "already started" in (await unseat(harness, "Ann", "Ben", on=hosts)).words
    assert len((await harness.stored()).seats) == 2


async def test_the_list_has_people_and_neither_the_host_nor_computers(harness: BotHarness) -> None:
    await harness.sit("Ann")
    assert not (await menu(harness, "Ann")).selects
    (computers,) = (await harness.press("Ann", "@computers")).private
    await harness.press("Ann", "@add:easy", on=computers)
    assert not (await menu(harness, "Ann")).selects
    await harness.join("Ben")
    (options,) = (await menu(harness, "Ann")).selects.values()
    assert [option["label"] for option in options] == ["Get Ben up"]


async def test_who_sits_in_enough_lobbies_is_told_which_and_what_to_do(harness: BotHarness) -> None:
    for number in range(lobbies.SEATS_HERE):
        await elsewhere(harness, "Ann", number)
    await harness.sit("Ben")
    said = await harness.press("Ann", "@join")
    assert f"You have a seat at {lobbies.SEATS_HERE} tables here that haven't started" in said.words
    assert said.words.count("https://discord.com/channels/") == lobbies.SEATS_HERE
    assert await harness.seated() == ["Ben"]


async def test_who_has_opened_enough_tables_is_told_which_and_what_to_do(harness: BotHarness) -> None:
    for number in range(lobbies.OPENED):
        await elsewhere(harness, "Ann", number)
    tables = await harness.tables()
    said = await elsewhere(harness, "Ann", 10)
    assert f"You have opened {lobbies.OPENED} tables here that haven't started" in said.words
    assert said.words.count("https://discord.com/channels/") == lobbies.OPENED
    assert await harness.tables() == tables
    assert "haven't started" not in (await elsewhere(harness, "Ben", 11)).words


async def test_no_thread_is_made_for_a_table_that_may_not_be_opened(harness: BotHarness) -> None:
    for number in range(lobbies.OPENED):
        await elsewhere(harness, "Ann", number)
    before = len(harness.requests())
    said = await elsewhere(harness, "Ann", 10, thread=True)
    assert "haven't started" in said.words
    assert not [path for method, path in harness.requests(before) if path.endswith("/threads")]


async def test_with_enough_threads_the_table_opens_in_the_channel(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobbies, "THREADS", 1)
    await elsewhere(harness, "Ann", 1, thread=True)
    said = await elsewhere(harness, "Ann", 2, thread=True)
    assert "threads here are for tables that you opened" in said.words
    assert not (await harness.stored()).threaded
    assert await harness.tables() == 2


async def test_a_server_full_of_lobbies_says_so(harness: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "OPENED_IN_GUILD", 1)
    await elsewhere(harness, "Ann", 1)
    assert "tables on this server are waiting for their start" in (await elsewhere(harness, "Ben", 2)).words
