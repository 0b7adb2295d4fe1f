"""``/play`` and ``/rules``: opening a table, and being told why not."""

from __future__ import annotations

import pytest

from games.core.dice import commitment
from tests.bot.simcord_bot import BotHarness
from tests.name_spellings import absent


async def test_a_lobby_is_opened_with_a_poster_and_whoever_opened_it_seated(harness: BotHarness) -> None:
    said = await harness.slash("Ann", "play", game="magic_numbers")
    (lobby,) = said.public
    stored = await harness.stored()
    assert (stored.status, stored.message) == ("lobby", lobby.id)
    assert [(sitting.user, sitting.name) for sitting in stored.seats] == [(harness.people["Ann"].id, "Ann")]
    assert stored.host == harness.people["Ann"].id
    assert absent([stored.seed], str(lobby.json))
    assert list(lobby.actions) == ["@join", "@computers", "@start", "@rules", "@more"]
    (poster,) = lobby.pictures
    assert poster.data.startswith(b"\x89PNG")
    assert "At the table: Ann. Free chairs: 9." in poster.alt
    assert "the usual · 10 minutes a move" in lobby.text


async def test_the_fingerprint_of_the_dice_is_there_for_everybody_before_the_start(harness: BotHarness) -> None:
    await harness.slash("Ann", "play", game="magic_numbers")
    promised = commitment((await harness.stored()).seed)
    for who, sits in (("Ann", True), ("Dan", False)):
        said = await harness.press(who, "@fair")
        assert promised in said.words
        assert ("@luck" in said.private[0].actions) == sits
    assert promised not in (await harness.board()).text


async def test_each_table_has_dice_of_its_own(harness: BotHarness) -> None:
    await harness.slash("Ann", "play", game="magic_numbers")
    await harness.elsewhere("Ann", "play", game="magic_numbers")
    first, second = await harness.stored(1), await harness.stored(2)
    assert first.seed != second.seed
    assert len(first.seed) == 32


@pytest.mark.parametrize("typed", ["target 20, first host", "TARGET=20; first: host", "first host,target 20,"])
async def test_house_rules_can_be_typed_with_the_command(harness: BotHarness, typed: str) -> None:
    await harness.slash("Ann", "play", game="magic_numbers", house_rules=typed)
    assert (await harness.stored()).options == {"target": 20, "first": "host"}
    assert "20 points" in (await harness.board()).text


@pytest.mark.parametrize("typed", ["target 21", "target", "speed 3", "first birthday or so", "gibberish"])
async def test_a_bad_house_rule_is_refused_with_a_list_of_good_ones(harness: BotHarness, typed: str) -> None:
    said = await harness.slash("Ann", "play", game="magic_numbers", house_rules=f"first host, {typed}")
    assert f"Magic Numbers has no house rule “{typed}”" in said.words
    assert "target 30 / 20 / 50" in said.words
    assert await harness.tables() == 0


async def test_an_unknown_game_is_refused_with_a_list_of_those_there_are(harness: BotHarness) -> None:
    for command in ("play", "rules", "leaderboard"):
        said = await harness.slash("Ann", command, game="poker")
        assert "“poker”" in said.words, command
        assert "Magic Numbers" in said.words, command
    assert await harness.tables() == 0


async def test_games_are_suggested_by_name_and_title(harness: BotHarness) -> None:
    wanted = [{"name": "Magic Numbers · 2 to 10 players · 4–13 min", "value": "magic_numbers"}]
    for typed in ("magic", "NUMB", "c_n"):
        offered = await harness.suggest("Ann", "play", "game", typed)
        assert wanted == [{"name": choice["name"], "value": choice["value"]} for choice in offered], typed
    assert await harness.suggest("Ann", "play", "game", "poker") == []
    # What players and minutes stand for is asked before a game, not of a leaderboard.
    described = await harness.suggest("Ann", "rules", "game", "")
    plain = await harness.suggest("Ann", "leaderboard", "game", "")
    assert [choice["value"] for choice in described] == [choice["value"] for choice in plain]
    assert all(one["name"].startswith(f"{each['name']} · ") for one, each in zip(described, plain, strict=True))


async def test_house_rules_are_suggested_one_after_the_other(harness: BotHarness) -> None:
    offered = await harness.suggest("Ann", "play", "house_rules", "", game="magic_numbers")
    assert [choice["value"] for choice in offered] == [
        "first birthday",
        "first random",
        "first host",
        "target 30",
        "target 20",
        "target 50",
    ]
    more = await harness.suggest("Ann", "play", "house_rules", "first host, tar", game="magic_numbers")
    assert [choice["value"] for choice in more] == [f"first host, target {points}" for points in (30, 20, 50)]
    assert await harness.suggest("Ann", "play", "house_rules", "", game="poker") == []
    for choice in offered:
        assert (await harness.slash("Ann", "play", game="magic_numbers", house_rules=choice["value"])).public
        await harness.press("Ann", "@leave")


async def test_what_the_bot_may_not_do_here_is_named(harness: BotHarness) -> None:
    harness.forbid("attach_files", "embed_links")
    said = await harness.slash("Ann", "play", game="magic_numbers")
    assert "Attach Files" in said.words
    assert "Embed Links" in said.words
    assert "Send Messages" not in said.words
    assert await harness.tables() == 0


async def test_a_channel_has_one_table_and_a_link_to_it(harness: BotHarness) -> None:
    lobby = await harness.sit("Ann")
    for _ in range(2):
        said = await harness.slash("Ben", "play", game="magic_numbers")
        assert f"/{harness.channel.id}/{lobby.id}" in said.words
        if (await harness.stored()).status == "lobby":
            await harness.press("Ben", "@join")
            await harness.press("Ann", "@start")
    assert await harness.tables() == 1


async def test_a_lobby_that_everybody_has_left_makes_room(harness: BotHarness) -> None:
    first = await harness.sit("Ann")
    await harness.press("Ann", "@leave")
    said = await harness.slash("Ben", "play", game="magic_numbers")
    assert said.public
    assert [(await harness.stored(number)).status for number in (1, 2)] == ["closed", "lobby"]
    assert "closed" in harness.show(first.channel, first.id).text
    assert not harness.show(first.channel, first.id).buttons


async def test_after_a_game_the_channel_is_free_again(harness: BotHarness) -> None:
    harness.soon_over()
    await harness.start("Ann", "Ben")
    await harness.play_on()
    assert (await harness.slash("Ben", "play", game="magic_numbers")).public


async def test_the_rules_are_pages_with_pictures_for_one_reader(harness: BotHarness) -> None:
    said = await harness.slash("Ann", "rules", game="magic_numbers")
    (page,) = said.private
    assert not said.public
    assert "Page 1 of 3" in page.text
    seen = {page.text}
    for number in (2, 3):
        assert page.pictures[0].data.startswith(b"\x89PNG")
        assert page.pictures[0].alt
        await harness.click("Ann", page.buttons["Next"], on=page)
        page = harness.show(page.channel, page.id)
        assert f"Page {number} of 3" in page.text
        seen.add(page.text)
    assert len(seen) == 3
    assert "Next" not in page.buttons
    await harness.click("Ann", page.buttons["Back"], on=page)
    assert "Page 2 of 3" in harness.show(page.channel, page.id).text
