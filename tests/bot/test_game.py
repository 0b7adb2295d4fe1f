"""A whole game in a channel: played to the winner, looked at from every side, and recorded."""

from __future__ import annotations

import hashlib
import re

import pytest

from games.core.dice import commitment
from games.core.record import digest, parse, replay, to_json
from tests.bot.simcord_bot import BotHarness
from tests.name_spellings import absent, card

# Seats 0 to 2 hold Good and Evil 5 2 · 3 6 · 1 4; the lot lets seat 0 begin; then rolls.
CARDS = (5, 2, 3, 6, 1, 4, 1)
TO_THE_END = (5, 1, 1, 5, *(1,) * 20)
"""Rolls with which seat 0, keeping, has 10 and then exactly 20."""


async def test_a_game_is_played_from_play_to_the_winner(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben", "Cleo")
    end = await harness.play_on()
    assert (await harness.stored()).status == "over"
    assert "hits the target exactly and wins" in end.text
    assert "· 1. " in end.pictures[0].alt
    assert set(end.actions) == {"@rematch", "@share", "@more"}
    assert [picture.name for picture in end.pictures] == ["board.png"]


async def test_the_board_is_one_message_edited_in_place(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben", "Cleo")
    end = await harness.play_on()
    assert end.id == board.id
    assert [message.id for message in harness.messages() if not message.private] == [board.id]


async def test_a_click_is_one_call_and_one_whisper_where_a_number_was_taken(harness: BotHarness) -> None:
    harness.deal(*CARDS, *(1,) * 9)
    await harness.start("Ann", "Ben", "Cleo")
    for action, whispers in (("roll", 0), ("give 1", 1), ("roll", 0), ("keep", 1)):
        before = len(harness.env.http_requests)
        await harness.play_on([action])
        calls = harness.requests(before)
        assert [method for method, _ in calls] == ["POST"] + ["PATCH"] * whispers
        assert calls[0][1].endswith("/callback")


async def test_the_board_tells_what_happened_and_who_is_next(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4, 1)
    board = await harness.start("Ann", "Ben", "Cleo")
    assert "Ann wins the draw" in board.text
    assert "**Ann**, roll the die" in board.text
    board = await harness.play_on(["roll"])
    assert "**Ann**: keep the 4" in board.text
    assert board.buttons.keys() >= {
        "Keep the 4",
        "Give it to Ben",
        "Give it to Cleo",
        "Peek",
        "Text board",
        "Rules",
        "⋯ More",
    }
    board = await harness.play_on(["give 2"])
    assert "**4**" in board.text
    assert "Cleo" in board.lines[-2]
    assert "**Ben**, roll the die" in board.text
    (picture,) = board.pictures
    assert picture.data.startswith(b"\x89PNG")
    assert "Cleo" in picture.alt
    assert len(picture.alt) <= 1024


async def test_the_end_lays_cards_and_dice_open(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", "Cleo")
    promised = (await harness.press("Dan", "@fair")).words
    await harness.press("Ann", "@start")
    end = await harness.play_on()
    stored = await harness.stored()
    live = await harness.bot.services.tables.get(1)
    assert live.table is not None
    state = live.table.state
    for seat, name in enumerate(await harness.seated()):
        points = "1 point" if state.score[seat] == 1 else f"{state.score[seat]} points"
        line = f"{name}: Good {state.good[seat]}, Evil {state.evil[seat]}, {points}"
        assert line in end.pictures[0].alt
        assert line not in end.text, "it is on the board"
    assert commitment(stored.seed) in promised
    # No digits in sight: the proof is behind Verify.
    assert not re.search(r"[0-9a-f]{9}", end.text)
    found = digest(live.table.record)
    assert found == stored.digest
    (shown,) = (await harness.verify("Ann")).private
    for part in (stored.digest, stored.salt, commitment(stored.seed)):
        assert part in shown.text
    (record,) = shown.files.values()
    assert parse(record).seed == stored.seed
    assert hashlib.sha256(record).hexdigest() == stored.digest


async def test_the_record_replays_to_the_same_end(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", "Cleo", rules="target 20")
    promised = (await harness.press("Dan", "@fair")).words
    await harness.press("Ann", "@start")
    await harness.play_on()
    record = await harness.record("Dan")
    assert record.commitment is not None
    assert record.commitment in promised
    assert record.seats == ("Ann", "Ben", "Cleo")
    assert re.fullmatch(r"\d+-\d+-\d+-\d+", record.salt)
    live = await harness.bot.services.tables.get(1)
    assert live.table is not None
    assert list(replay(record)) == live.table.frames
    assert parse(to_json(record)) == record


async def test_no_record_is_handed_out_before_the_end(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben")
    said = await harness.click("Ann", "s:1:0:@record", on=board)
    assert not said.private[0].files
    assert "@record" not in board.actions


async def test_peek_shows_ones_own_card_and_nobody_elses(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    await harness.start("Ann", "Ben", "Cleo")
    for name, good, evil in (("Ann", 5, 2), ("Ben", 3, 6), ("Cleo", 1, 4)):
        said = await harness.press(name, "@peek")
        (card,) = said.private
        assert not said.public
        assert f"Good **{good}** · 😈 Evil **{evil}** · score **0**" in card.text
        assert card.files.keys() == {"card.png"}
        assert f"Good number {good}" in card.pictures[0].alt
    await harness.play_on(["roll", "keep"])
    assert "score **4**" in (await harness.press("Ann", "@peek")).words
    assert "score **0**" in (await harness.press("Ben", "@peek")).words


async def test_the_text_board_is_the_public_position_in_words(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    await harness.start("Ann", "Ben", "Cleo")
    await harness.play_on(["roll", "keep"])
    for name in ("Ann", "Dan"):
        said = await harness.press(name, "@text")
        assert "A kept a 4" in said.words
        for good, evil in zip(CARDS[:6:2], CARDS[1:6:2], strict=True):
            assert absent(["Good", *card(good, evil)], str(said.private[0].json))
        assert said.words.startswith("```")


async def test_the_rules_can_be_read_at_the_table(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    said = await harness.press("Dan", "@rules")
    assert "Page 1 of 3" in said.words
    assert not said.public


async def test_names_cannot_fake_markup_or_call_anybody(harness: BotHarness) -> None:
    names = ("**Bold** @everyone", "`x` ||y||", "<@123456789012345678>")
    for name in names:
        harness.come(name)
    board = await harness.start(*names)
    assert "**Bold**" not in board.text
    assert "@everyone" not in board.text
    assert "<@123456789012345678>" not in board.text
    await harness.play_on(["roll"])
    for call in harness.env.http_requests:
        if isinstance(call.json, dict):
            allowed = (call.json.get("data") or call.json).get("allowed_mentions") or {}
            assert not allowed.get("parse"), call


async def test_people_of_one_name_can_be_told_apart(harness: BotHarness) -> None:
    harness.people["Ben"] = harness.guild.add_member(harness.env.create_user("ann", global_name="Ann"))
    await harness.sit("Ann", "Ben")
    await harness.press("Ann", "@start")
    assert (await harness.bot.services.tables.get(1)).names == ("Ann", "Ann (2)")


async def test_ten_people_fit_on_the_board(harness: BotHarness) -> None:
    names = [f"{number}{'W' * 31}" for number in range(10)]
    for name in names:
        harness.come(name)
    await harness.start(*names, rules="first host")
    board = await harness.play_on(["roll"])
    assert len([action for action in board.actions if action.startswith("give ")]) == 9
    for name in names[1:]:
        await harness.slash(name, "table resign")
    assert (await harness.stored()).status == "over"
    assert "@rematch" in (await harness.board()).actions


async def test_a_board_that_cannot_be_drawn_is_played_in_words(harness: BotHarness) -> None:
    import renderers.magic_numbers as renderer

    def broken(*_: object) -> bytes:
        raise RuntimeError("no ink")

    harness.patch.setattr(renderer, "board", broken)
    harness.patch.setattr(renderer, "card", broken)
    board = await harness.start("Ann", "Ben")
    assert not board.pictures
    assert "couldn't draw the board" in board.text
    await harness.play_on(["roll", "keep"])
    assert "score" in (await harness.press("Ann", "@peek")).words


async def test_what_is_in_memory_can_be_dropped_at_any_moment(harness: BotHarness) -> None:
    harness.deal(*CARDS, *TO_THE_END)
    await harness.start("Ann", "Ben", "Cleo")
    while await harness.turn():
        harness.bot.services.tables.drop()
        before = (await harness.bot.services.tables.get(1)).recent_story()
        harness.bot.services.tables.drop()
        assert (await harness.bot.services.tables.get(1)).recent_story() == before
        await harness.play_on(["keep" if "keep" in (await harness.board()).actions else "roll"])
    assert "Ann hits the target" in (await harness.board()).text


@pytest.mark.parametrize("seats", [2, 10])
async def test_games_of_every_size_come_to_their_end(harness: BotHarness, seats: int) -> None:
    names = [f"P{number}" for number in range(seats)]
    for name in names:
        harness.come(name)
    await harness.start(*names)
    await harness.play_on()
    stored = await harness.stored()
    assert stored.status == "over"
    await harness.counted()
    (tally,) = await harness.store.game_tallies(stored.seats[0].user, guild=stored.guild)
    assert tally.games == 1
