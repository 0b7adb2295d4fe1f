"""Proofs in players' hands: commitment and salt from the start on, a word for luck of their own, and a digest at
the end.

The digest reveals a bot's copy that differs. In play all of it stands behind *Fair dice*, and nowhere else.
"""

from __future__ import annotations

import hashlib
import re
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from msgspec.structs import replace

from bot.i18n import localizer
from bot.messages.direct import _Sent, secret_text
from bot.table import session
from bot.table.emojis_and_links import table_link
from bot.ui.views.lobby import LUCK
from games.core.dice import commitment, lucky_word_digest
from games.core.record import digest, parse, to_json
from games.core.table import Table
from tests.bot.simcord_bot import FORM, BotHarness, Said

WORD = "  plum cake 🎂 "
HASH = re.compile(r"[0-9a-f]{32}|[0-9]{17,}-")
"""A commitment, a word's fingerprint, or the parts of a salt."""


async def says(harness: BotHarness, who: str, word: str | None, table: int = 1) -> Said:
    """Fill in the form for a word for luck and send it, whether or not it was asked for."""
    parts = [] if word is None else [{"type": 4, "custom_id": "word", "value": word}]
    data: dict[str, Any] = {
        "custom_id": f"f:{table}:0:{LUCK}",
        "components": [{"type": 18, "component": part} for part in parts],
    }
    return Said(harness, await harness.interact(who, FORM, data))


async def more(harness: BotHarness, who: str) -> str:
    """Return the text about the dice behind *Fair dice* behind the ⋯."""
    (menu,) = (await harness.press(who, "⋯ More")).private
    assert not HASH.search(menu.text)
    said = await harness.press(who, "@fair", on=menu)
    assert not said.public
    return said.words


async def whole(
    harness: BotHarness, *who: str, game: str = "magic_numbers", words: dict[str, str] | None = None
) -> None:
    """Play a game to its end, with ``words`` of luck by player name."""
    await harness.sit(*who, game=game)
    for name, word in (words or {}).items():
        await says(harness, name, word)
    await harness.start_now(who[0])
    await harness.play_on()


@pytest.mark.parametrize("game", ["magic_numbers", "tie_die"])
async def test_commitment_and_salt_stand_behind_fair_dice_from_the_start_to_the_end(
    harness: BotHarness, game: str
) -> None:
    await harness.sit("Ann", "Ben", game=game)
    stored = await harness.stored()
    for who in ("Ann", "Dan"):
        before = await more(harness, who)
        assert commitment(stored.seed) in before
        assert "salt" not in before
    await harness.start_now("Ann")
    salt = (await harness.stored()).salt
    assert salt
    for number, who in enumerate(("Ann", "Ben"), start=1):
        told = await more(harness, who)
        assert f"`{commitment(stored.seed)}`" in told
        assert f"`{salt}`" in told
        assert f"Your part of it is number {number}: `{salt.split('-')[number - 1]}`" in told
    told = await more(harness, "Dan")
    assert salt in told
    assert "Your part" not in told


async def test_no_seats_own_message_has_any_of_them_above_its_card(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    await harness.start_now("Ann")
    stored = await harness.stored()
    for _ in range(2):
        await harness.bot.services.direct_messages.wait_idle()
        for who in ("Ann", "Ben"):
            (letter,) = harness.mail(who)
            for secret in (commitment(stored.seed), *stored.salt.split("-")):
                assert secret not in letter.text.replace(str(harness.channel.id), "")
        peeked = (await harness.press("Ann", "@peek")).words if await harness.turn() else ""
        assert not HASH.search(peeked)
        await harness.play_on()


@pytest.mark.parametrize("locale", ["en-US", "de", "ja"])
async def test_a_message_that_may_have_arrived_is_known_by_its_title(harness: BotHarness, locale: str) -> None:
    await harness.sit("Ann", "Ben")
    await harness.bot.services.direct_messages.wait_idle()
    live, whispers = await harness.bot.services.tables.get(1), harness.bot.services.direct_messages
    (letter,) = harness.mail("Ann")
    sent = _Sent(letter.channel, letter.id - 1)
    assert await whispers._find_message(live, sent) == letter.id
    await harness.start_now("Ann")
    await whispers.wait_idle()
    live = await harness.bot.services.tables.get(1)
    seat = live.seat_of(harness.people["Ann"].id)
    assert seat is not None
    speak = localizer(locale, "magic_numbers")
    now, old = secret_text(live, seat, speak, ""), f"{secret_text(live, seat, speak, '')}\n-# `{live.commitment}`"
    about = f"Your turn: [table 1]({table_link(live.stored)})"
    for text, known in ((now, True), (old, True), (about, False)):
        harness.patch.setattr("bot.messages.direct.message_texts", lambda components, text=text: [text])
        assert (await whispers._find_message(live, sent) is not None) is known, text


async def test_a_word_for_luck_goes_into_ones_own_part_and_can_be_found_again(harness: BotHarness) -> None:
    board = await harness.sit("Ann", "Ben")
    (fair,) = (await harness.press("Ann", "@fair", on=board)).private
    asked = await harness.press("Ann", "🍀 Say something for luck", on=fair)
    assert not asked.public
    said = await says(harness, "Ann", WORD)
    part = hashlib.sha256("plum cake 🎂".encode()).hexdigest()[:32]
    assert f"~{part}" in said.words
    assert not said.public
    assert "plum" not in said.words
    assert f"~{part}" in await more(harness, "Ann")
    assert part not in await more(harness, "Ben")
    # Nobody else sees that there is one; and it is not kept in words, also not after a restart.
    assert (await harness.board()).text == board.text
    harness.bot.services.tables.drop()
    assert [seat.luck for seat in (await harness.stored()).seats] == [part, ""]
    await says(harness, "Ann", "another")
    await says(harness, "Ann", WORD)
    joined = [seat.joined for seat in (await harness.stored()).seats]
    await harness.start_now("Ann")
    ann, ben, _ = (await harness.stored()).salt.split("-")
    assert (ann, ben) == (f"{joined[0]}~{part}", str(joined[1]))
    assert "After the ~ comes your word for luck" in await more(harness, "Ann")
    await harness.play_on()
    (shown,) = (await harness.verify("Ann")).private
    assert f"number 1: `{ann}`" in shown.text
    assert "Everything checks out" in shown.text
    (record,) = shown.files.values()
    assert parse(record).salt.split("-")[0] == ann
    (shown,) = (await harness.verify("Ben")).private
    assert f"number 2: `{ben}`" in shown.text
    assert "After the ~" not in shown.text
    public = (await harness.slash("Ann", "verify", id="1")).public[0].text
    assert "Your part" not in public


async def test_the_word_changes_the_dice_and_nothing_else_does(harness: BotHarness) -> None:
    await whole(harness, "Ann", "Ben", words={"Ben": "luck"})
    record = await harness.record("Ben")
    stored = await harness.stored()
    assert record.salt == stored.salt
    assert f"~{lucky_word_digest('luck')}-" in record.salt
    assert parse(to_json(record)) == record


async def test_a_word_is_taken_back_with_nothing_and_goes_with_the_seat(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    await says(harness, "Ann", "luck")
    assert "just as good" in (await says(harness, "Ann", "   ")).words
    assert "just as good" in (await says(harness, "Ben", None)).words
    assert [seat.luck for seat in (await harness.stored()).seats] == ["", ""]
    await says(harness, "Ann", "luck")
    await harness.press("Ann", "@leave")
    await harness.press("Ann", "@join")
    assert [seat.luck for seat in (await harness.stored()).seats] == ["", ""]


async def test_who_does_not_sit_or_comes_too_late_says_nothing(harness: BotHarness) -> None:
    board = await harness.sit("Ann", "Ben")
    before = await harness.everything()
    assert "Sit down first" in (await harness.click("Dan", "s:1:0:@luck", on=board)).words
    assert "Sit down first" in (await says(harness, "Dan", "luck")).words
    assert "neither a letter" in (await says(harness, "Ann", "\ud800")).words
    assert await harness.everything() == before
    await harness.start_now("Ann")
    before = await harness.everything()
    assert "already started" in (await says(harness, "Ann", "luck")).words
    assert "already started" in (await harness.click("Ann", "s:1:0:@luck", on=board)).words
    assert "gone" in (await says(harness, "Ann", "luck", table=77)).words
    assert await harness.everything() == before


async def test_once_somebody_is_forgotten_the_copy_says_that_it_is_another(harness: BotHarness) -> None:
    await whole(harness, "Ann", "Ben")
    (before,) = (await harness.verify("Ann")).private
    told = (await harness.stored()).digest
    (saved,) = before.files.values()
    await harness.forget("Ben")
    stored = await harness.stored()
    assert stored.digest == "", "it would say whose name it was made of"
    harness.bot.services.tables.drop()
    (after,) = (await harness.verify("Ann")).private
    assert told not in after.text
    assert "its digest with them" in after.text
    assert "Everything checks out" in after.text
    (record,) = after.files.values()
    assert digest(parse(record)) != told == digest(parse(saved))


async def test_a_check_speaks_of_nothing_that_players_have_not_met(harness: BotHarness) -> None:
    await whole(harness, "Ann", "Ben")
    (shown,) = (await harness.verify("Ann")).private
    assert "Everything checks out" in shown.text
    # The digests in code are random: one of them may begin with "d6".
    said = re.sub("`[^`]*`", "", shown.text)
    assert said != shown.text
    assert not re.search(r"lobby|ruling|C-4|\bd[0-9]", said)
    rolled = sum(len(frame.dice) for frame in Table(await harness.record("Ann")).frames)
    assert f"Dice: {rolled} rolled" in shown.text


async def test_a_copy_that_was_changed_behind_the_bots_back_is_not_right(harness: BotHarness) -> None:
    await whole(harness, "Ann", "Ben")
    held = await harness.bot.services.tables.get(1)
    held.stored = replace(held.stored, digest="0" * 64)
    (shown,) = (await harness.verify("Ann")).private
    assert "Everything checks out" not in shown.text
    assert f"but when the game ended it was {'0' * 64}" in shown.text


async def test_a_later_version_that_calls_somebody_otherwise_does_not_make_the_proof_wrong(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    await harness.press("Ann", "@computers")
    menu = harness.messages()[-1]
    await harness.press("Ann", next(action for action in menu.actions if action.startswith("@add")), on=menu)
    await harness.start_now("Ann")
    for name in ("Ann", "Ben"):
        await harness.slash(name, "table resign")
    await harness.bot.services.boards.wait_idle()
    stored = await harness.stored()
    assert stored.status == "over"
    harness.patch.setattr(session, "seat_names", lambda seats, speak, *_: (tuple("XYZ"), tuple("XYZ")))
    harness.bot.services.tables.drop()
    (shown,) = (await harness.verify("Ann")).private
    assert "the same game that was saved at the end" in shown.text
    assert "Everything checks out" in shown.text
    (record,) = shown.files.values()
    assert digest(parse(record)) == stored.digest
    assert parse(record).seats == stored.told


async def test_a_copy_whose_log_was_changed_is_found_out(harness: BotHarness) -> None:
    await whole(harness, "Ann", "Ben")
    path = await harness.store._path()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("update seats set name = 'Eve' where user_id = ?", [harness.people["Ben"].id])
        db.execute("""update tables set told = '["Ann", "Eve"]'""")
    harness.bot.services.tables.drop()
    (shown,) = (await harness.verify("Ann")).private
    assert "Something is wrong" in shown.text
