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
from simcord import actors

from bot.i18n import localizer
from bot.messages.direct import _Sent, secret_text
from bot.table import session
from bot.table.markup import table_link
from bot.ui.views.lobby import LUCK
from games.core.dice import commitment, lucky_word_digest
from games.core.record import digest, parse, to_json
from games.core.table import Table
from tests.bot.simcord_bot import Evening, Said

WORD = "  plum cake 🎂 "
HASH = re.compile(r"[0-9a-f]{32}|[0-9]{17,}-")
"""A commitment, a word's fingerprint, or the parts of a salt."""


async def says(night: Evening, who: str, word: str | None, table: int = 1) -> Said:
    """Fill in the form for a word for luck and send it, whether or not it was asked for."""
    parts = [] if word is None else [{"type": 4, "custom_id": "word", "value": word}]
    data: dict[str, Any] = {
        "custom_id": f"f:{table}:0:{LUCK}",
        "components": [{"type": 18, "component": part} for part in parts],
    }
    result = await actors._dispatch_actor_interaction(night.people[who], 5, night.channel, data)
    return Said(night, result)


async def more(night: Evening, who: str) -> str:
    """Return the text about the dice behind *Fair dice* behind the ⋯."""
    (menu,) = (await night.press(who, "⋯ More")).private
    assert not HASH.search(menu.text)
    said = await night.press(who, "@fair", on=menu)
    assert not said.public
    return said.words


async def whole(night: Evening, *who: str, game: str = "magic_numbers", words: dict[str, str] | None = None) -> None:
    """Play a game to its end, with ``words`` of luck by player name."""
    await night.sit(*who, game=game)
    for name, word in (words or {}).items():
        await says(night, name, word)
    await night.start_now(who[0])
    await night.play_on()


@pytest.mark.parametrize("game", ["magic_numbers", "tie_die"])
async def test_commitment_and_salt_stand_behind_fair_dice_from_the_start_to_the_end(night: Evening, game: str) -> None:
    await night.sit("Ann", "Ben", game=game)
    stored = await night.stored()
    for who in ("Ann", "Dan"):
        before = await more(night, who)
        assert commitment(stored.seed) in before
        assert "salt" not in before
    await night.start_now("Ann")
    salt = (await night.stored()).salt
    assert salt
    for number, who in enumerate(("Ann", "Ben"), start=1):
        told = await more(night, who)
        assert f"`{commitment(stored.seed)}`" in told
        assert f"`{salt}`" in told
        assert f"Your part of it is number {number}: `{salt.split('-')[number - 1]}`" in told
    told = await more(night, "Dan")
    assert salt in told
    assert "Your part" not in told


async def test_no_seats_own_message_has_any_of_them_above_its_card(night: Evening) -> None:
    await night.sit("Ann", "Ben")
    await night.start_now("Ann")
    stored = await night.stored()
    for _ in range(2):
        await night.bot.services.direct_messages.wait_idle()
        for who in ("Ann", "Ben"):
            (letter,) = night.mail(who)
            for secret in (commitment(stored.seed), *stored.salt.split("-")):
                assert secret not in letter.text.replace(str(night.channel.id), "")
        peeked = (await night.press("Ann", "@peek")).words if await night.turn() else ""
        assert not HASH.search(peeked)
        await night.play_on()


@pytest.mark.parametrize("locale", ["en-US", "de", "ja"])
async def test_a_message_that_may_have_arrived_is_known_by_its_title(night: Evening, locale: str) -> None:
    await night.sit("Ann", "Ben")
    await night.bot.services.direct_messages.wait_idle()
    live, whispers = await night.bot.services.tables.get(1), night.bot.services.direct_messages
    (letter,) = night.mail("Ann")
    sent = _Sent(letter.channel, letter.id - 1)
    assert await whispers._find_message(live, sent) == letter.id
    await night.start_now("Ann")
    await whispers.wait_idle()
    live = await night.bot.services.tables.get(1)
    seat = live.seat_of(night.people["Ann"].id)
    assert seat is not None
    speak = localizer(locale, "magic_numbers")
    now, old = secret_text(live, seat, speak, ""), f"{secret_text(live, seat, speak, '')}\n-# `{live.commitment}`"
    about = f"Your turn: [table 1]({table_link(live.stored)})"
    for text, known in ((now, True), (old, True), (about, False)):
        night.patch.setattr("bot.messages.direct.message_texts", lambda components, text=text: [text])
        assert (await whispers._find_message(live, sent) is not None) is known, text


async def test_a_word_for_luck_goes_into_ones_own_part_and_can_be_found_again(night: Evening) -> None:
    board = await night.sit("Ann", "Ben")
    (fair,) = (await night.press("Ann", "@fair", on=board)).private
    asked = await night.press("Ann", "🍀 Say something for luck", on=fair)
    assert not asked.public
    said = await says(night, "Ann", WORD)
    part = hashlib.sha256("plum cake 🎂".encode()).hexdigest()[:32]
    assert f"~{part}" in said.words
    assert not said.public
    assert "plum" not in said.words
    assert f"~{part}" in await more(night, "Ann")
    assert part not in await more(night, "Ben")
    # Nobody else sees that there is one; and it is not kept in words, also not after a restart.
    assert (await night.board()).text == board.text
    night.bot.services.tables.drop()
    assert [seat.luck for seat in (await night.stored()).seats] == [part, ""]
    await says(night, "Ann", "another")
    await says(night, "Ann", WORD)
    joined = [seat.joined for seat in (await night.stored()).seats]
    await night.start_now("Ann")
    ann, ben, _ = (await night.stored()).salt.split("-")
    assert (ann, ben) == (f"{joined[0]}~{part}", str(joined[1]))
    assert "After the ~ comes your word for luck" in await more(night, "Ann")
    await night.play_on()
    (shown,) = (await night.verify("Ann")).private
    assert f"number 1: `{ann}`" in shown.text
    assert "Everything checks out" in shown.text
    (record,) = shown.files.values()
    assert parse(record).salt.split("-")[0] == ann
    (shown,) = (await night.verify("Ben")).private
    assert f"number 2: `{ben}`" in shown.text
    assert "After the ~" not in shown.text
    public = (await night.slash("Ann", "verify", id="1")).public[0].text
    assert "Your part" not in public


async def test_the_word_changes_the_dice_and_nothing_else_does(night: Evening) -> None:
    await whole(night, "Ann", "Ben", words={"Ben": "luck"})
    record = await night.record("Ben")
    stored = await night.stored()
    assert record.salt == stored.salt
    assert f"~{lucky_word_digest('luck')}-" in record.salt
    assert parse(to_json(record)) == record


async def test_a_word_is_taken_back_with_nothing_and_goes_with_the_seat(night: Evening) -> None:
    await night.sit("Ann", "Ben")
    await says(night, "Ann", "luck")
    assert "just as good" in (await says(night, "Ann", "   ")).words
    assert "just as good" in (await says(night, "Ben", None)).words
    assert [seat.luck for seat in (await night.stored()).seats] == ["", ""]
    await says(night, "Ann", "luck")
    await night.press("Ann", "@leave")
    await night.press("Ann", "@join")
    assert [seat.luck for seat in (await night.stored()).seats] == ["", ""]


async def test_who_does_not_sit_or_comes_too_late_says_nothing(night: Evening) -> None:
    board = await night.sit("Ann", "Ben")
    before = await night.everything()
    assert "Sit down first" in (await night.click("Dan", "s:1:0:@luck", on=board)).words
    assert "Sit down first" in (await says(night, "Dan", "luck")).words
    assert "neither a letter" in (await says(night, "Ann", "\ud800")).words
    assert await night.everything() == before
    await night.start_now("Ann")
    before = await night.everything()
    assert "already started" in (await says(night, "Ann", "luck")).words
    assert "already started" in (await night.click("Ann", "s:1:0:@luck", on=board)).words
    assert "gone" in (await says(night, "Ann", "luck", table=77)).words
    assert await night.everything() == before


async def test_once_somebody_is_forgotten_the_copy_says_that_it_is_another(night: Evening) -> None:
    await whole(night, "Ann", "Ben")
    (before,) = (await night.verify("Ann")).private
    told = (await night.stored()).digest
    (saved,) = before.files.values()
    await night.forget("Ben")
    stored = await night.stored()
    assert stored.digest == "", "it would say whose name it was made of"
    night.bot.services.tables.drop()
    (after,) = (await night.verify("Ann")).private
    assert told not in after.text
    assert "its digest with them" in after.text
    assert "Everything checks out" in after.text
    (record,) = after.files.values()
    assert digest(parse(record)) != told == digest(parse(saved))


async def test_a_check_speaks_of_nothing_that_players_have_not_met(night: Evening) -> None:
    await whole(night, "Ann", "Ben")
    (shown,) = (await night.verify("Ann")).private
    assert "Everything checks out" in shown.text
    assert not re.search(r"lobby|ruling|C-4|\bd[0-9]", shown.text)
    rolled = sum(len(frame.dice) for frame in Table(await night.record("Ann")).frames)
    assert f"Dice: {rolled} rolled" in shown.text


async def test_a_copy_that_was_changed_behind_the_bots_back_is_not_right(night: Evening) -> None:
    await whole(night, "Ann", "Ben")
    held = await night.bot.services.tables.get(1)
    held.stored = replace(held.stored, digest="0" * 64)
    (shown,) = (await night.verify("Ann")).private
    assert "Everything checks out" not in shown.text
    assert f"but when the game ended it was {'0' * 64}" in shown.text


async def test_a_later_version_that_calls_somebody_otherwise_does_not_make_the_proof_wrong(night: Evening) -> None:
    await night.sit("Ann", "Ben")
    await night.press("Ann", "@computers")
    menu = night.messages()[-1]
    await night.press("Ann", next(action for action in menu.actions if action.startswith("@add")), on=menu)
    await night.start_now("Ann")
    for name in ("Ann", "Ben"):
        await night.slash(name, "table resign")
    await night.bot.services.boards.wait_idle()
    stored = await night.stored()
    assert stored.status == "over"
    night.patch.setattr(session, "seat_names", lambda seats, speak, *_: (tuple("XYZ"), tuple("XYZ")))
    night.bot.services.tables.drop()
    (shown,) = (await night.verify("Ann")).private
    assert "the same game that was saved at the end" in shown.text
    assert "Everything checks out" in shown.text
    (record,) = shown.files.values()
    assert digest(parse(record)) == stored.digest
    assert parse(record).seats == stored.told


async def test_a_copy_whose_log_was_changed_is_found_out(night: Evening) -> None:
    await whole(night, "Ann", "Ben")
    path = await night.store._path()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("update seats set name = 'Eve' where user_id = ?", [night.people["Ben"].id])
        db.execute("""update tables set told = '["Ann", "Eve"]'""")
    night.bot.services.tables.drop()
    (shown,) = (await night.verify("Ann")).private
    assert "Something is wrong" in shown.text
