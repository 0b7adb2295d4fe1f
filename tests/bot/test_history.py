"""Past games through the bot: their list, step by step, played again, and checked."""

from __future__ import annotations

import asyncio
import io
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageSequence
from simcord.enums import ChannelType

from bot.history import animation, browser
from bot.history.animation import MOST
from bot.i18n import localizer
from bot.i18n.excerpt import LONGEST_ALT, cut
from bot.i18n.transcript import TranscriptWriter
from bot.play import table_opener
from games.core.record import Frame, parse
from sleepover.cli import main
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness, Said

# Seats 0 to 2 hold Good and Evil 5 2 · 3 6 · 1 4; the lot lets seat 0 begin; then rolls.
CARDS = (5, 2, 3, 6, 1, 4, 1)


async def played(harness: BotHarness, *who: str) -> int:
    """Play a short game, won because all others leave; return its table's number."""
    await harness.start(*who)
    await harness.play_on(["roll", "keep"])
    for name in who[1:]:
        await harness.slash(name, "table resign")
    return await harness.tables()


async def whole(harness: BotHarness, *who: str, dealt: bool = True) -> int:
    """Play a game to its end, by the table's own dice unless they are ``dealt``; return its table's number."""
    if dealt:
        harness.soon_over()
    await harness.start(*who)
    await harness.play_on()
    return await harness.tables()


async def test_what_one_can_jump_to_is_counted_once_and_cut_after_a_word(harness: BotHarness) -> None:
    harness.come("Benjamin of the very long name")
    await whole(harness, "Ann", "Benjamin of the very long name")
    shown = private(await harness.slash("Ann", "replay", id="1", private=True))
    (step,) = (await harness.press("Ann", "Step through", on=shown)).private
    live = await harness.bot.services.tables.get(1)
    assert live.table is not None
    say = TranscriptWriter(live.table.record, live.names, live.words)
    (jumps,) = (options for one, options in step.selects.items() if one.startswith("h:J:"))
    assert not any(re.match(r"\d+ · \d+\.", option["label"]) for option in jumps)
    cut = 0
    for option in jumps:
        number, told = option["label"].split(" · ", 1)
        assert number == option["value"]
        frame = live.table.frames[int(number)]
        whole_of_it = " ".join(say.audience_text(frame)) or say.doing(frame)
        if told != whole_of_it:
            cut += 1
            kept = told.removesuffix("…").rstrip()
            assert told.endswith("…")
            assert whole_of_it.startswith(kept)
            assert not whole_of_it[len(kept)].isalnum()
    assert cut


async def test_what_stands_for_an_animation_may_be_as_long_as_discord_takes(harness: BotHarness) -> None:
    harness.patch.setattr("bot.history.animation.LONGEST_CAPTION", 2000)
    real = animation.caption
    harness.patch.setattr("bot.history.animation.caption", lambda scene, say: " ".join([real(scene, say)] * 12))
    await whole(harness, "Ann", "Ben")
    shown = public(await harness.slash("Ann", "replay", id="1"))
    alt = shown.pictures[0].alt
    assert 512 <= len(alt) <= LONGEST_ALT
    assert re.search(r"[.!?”] …\Z|\w…\Z", alt), alt[-40:]


@pytest.mark.parametrize(
    ("told", "most", "kept"),
    [
        ("All of it fits.", 15, "All of it fits."),
        ("One sentence. Another one that is longer.", 20, "One sentence. …"),
        ("One. Another one that is longer than all.", 20, "One. Another one…"),
        ("Wordswithoutanyendatall", 10, "Wordswith…"),
        ("A word ends here or there", 12, "A word ends…"),
        ("アンの勝ち！おめでとう。また遊ぼう。", 10, "アンの勝ち！ …"),
        ("あいうえおかきくけこ", 5, "あいうえ…"),
    ],
)
def test_what_is_cut_ends_with_an_ellipsis_after_a_sentence_or_a_word(told: str, most: int, kept: str) -> None:
    assert cut(told, most) == kept
    assert len(kept) <= most


@given(told=st.text("ab. !…", max_size=60), most=st.integers(3, 40))
def test_no_text_is_cut_in_the_middle_of_a_word_that_has_room(told: str, most: int) -> None:
    kept = cut(told, most)
    assert len(kept) <= most
    assert kept == told if len(told) <= most else kept.endswith("…")
    begun = kept.removesuffix("…").rstrip()
    if kept != told and " " in told[:most].strip():
        assert told.startswith(begun)
        assert not (told[len(begun) - 1 : len(begun)].isalpha() and told[len(begun)].isalpha()) or " " not in begun


def private(said: Said) -> Shown:
    assert len(said.private) == 1
    assert not said.public
    return said.private[0]


def public(said: Said) -> Shown:
    assert len(said.public) == 1
    assert not said.private
    return said.public[0]


def way(shown: Shown, key: str) -> str:
    """Return the id of one of the buttons that lead to other steps."""
    return next(custom_id for custom_id in shown.buttons.values() if custom_id.endswith(f":{key}"))


async def step(harness: BotHarness, who: str, key: str, on: Shown) -> Shown:
    """Press one of them; the private message is edited in place."""
    await harness.click(who, way(on, key), on=on)
    return harness.show(on.channel, on.id)


async def choose(harness: BotHarness, who: str, kind: str, value: str, on: Shown) -> Shown:
    (custom_id,) = [custom_id for custom_id in on.selects if custom_id.startswith(f"h:{kind}:")]
    await harness.click(who, custom_id, on=on, values=[value])
    return harness.show(on.channel, on.id)


# The list


async def test_a_history_lists_games_newest_first(harness: BotHarness) -> None:
    await played(harness, "Ann", "Ben")
    await played(harness, "Ann", "Cleo", "Dan")
    text = public(await harness.slash("Ben", "history", player=harness.people["Ann"])).text
    board = (await harness.stored(2)).message
    assert text.index("**2** · Magic Numbers") < text.index("**1** · Magic Numbers")
    assert "🏆 Ann · Cleo and Dan" in text
    assert f"/{harness.channel.id}/{board})" in text
    assert "<t:" in text
    assert "**2**" not in public(await harness.slash("Ben", "history")).text


async def test_who_has_not_played_has_an_empty_history(harness: BotHarness) -> None:
    assert "Ann has no finished games" in public(await harness.slash("Ann", "history")).text


async def test_a_history_can_be_of_one_game(harness: BotHarness) -> None:
    await played(harness, "Ann", "Ben")
    assert "**1**" in public(await harness.slash("Ann", "history", game="Magic Numbers")).text
    assert "**1**" not in public(await harness.slash("Ann", "history", game="tie_die")).text


async def test_pages_are_turned_by_anybody_and_forth_and_back(
    harness: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "PAGE", 2)
    for _ in range(5):
        await played(harness, "Ann", "Ben")
    shown = public(await harness.slash("Ann", "history"))

    def numbers() -> list[int]:
        now = harness.show(shown.channel, shown.id)
        return [number for number in range(1, 6) if f"**{number}** · Magic" in now.text]

    async def turn(who: str, label: str) -> None:
        now = harness.show(shown.channel, shown.id)
        await harness.click(who, now.buttons[label], on=now)

    assert numbers() == [4, 5]
    assert list(shown.buttons) == ["Older"]
    await turn("Cleo", "Older")
    assert numbers() == [2, 3]
    await turn("Cleo", "Older")
    assert numbers() == [1]
    assert list(harness.show(shown.channel, shown.id).buttons) == ["Newer"]
    await turn("Ann", "Newer")
    assert numbers() == [2, 3]
    await turn("Ann", "Newer")
    assert numbers() == [4, 5]
    assert list(harness.show(shown.channel, shown.id).buttons) == ["Older"]


async def test_games_of_a_channel_that_one_cannot_see_are_not_listed(harness: BotHarness) -> None:
    await played(harness, "Ann", "Ben")
    harness.hide("Ann", "Ben", "Cleo")
    told = {"player": harness.people["Ann"], "private": True}
    assert "**1**" not in public(await harness.elsewhere("Ann", "history")).text
    assert "**1**" not in private(await harness.elsewhere("Dan", "history", **told)).text
    assert "**1**" in private(await harness.elsewhere("Cleo", "history", **told)).text
    assert "**1**" in private(await harness.elsewhere("Ann", "history", private=True)).text
    assert "**1**" in public(await harness.slash("Cleo", "history", player=harness.people["Ann"])).text


async def test_ones_own_games_are_listed_everywhere_when_asked_privately(harness: BotHarness) -> None:
    await played(harness, "Ann", "Ben")
    alone = await harness.people["Ann"].user.slash("history")
    assert "**1**" in harness.show(alone.response.channel_id, alone.response.id).text
    others = await harness.people["Cleo"].user.slash("history", player=harness.people["Ann"].user)
    assert "only see somebody else's past games on a server" in others.response.content


# Step by step


async def test_the_end_offers_replay_and_check(harness: BotHarness) -> None:
    await played(harness, "Ann", "Ben")
    board = await harness.board()
    rows = [[part["label"] for part in row["components"]] for row in board.components if row["type"] == 1]
    assert rows == [["Rematch", "Share", "Review", "Replay", "⋯ More"]]


async def test_each_step_is_the_board_as_it_was(harness: BotHarness) -> None:
    harness.deal(*CARDS, *(1,) * 60)
    await harness.start("Ann", "Ben", "Cleo")
    shots = [await harness.board(), *[await harness.play_on([do]) for do in ("roll", "give 1", "roll", "keep")]]
    boards = [shot.pictures[0].data for shot in shots]
    for name in ("Ben", "Cleo"):
        await harness.slash(name, "table resign")
        boards.append((await harness.board()).pictures[0].data)
    shown = private(await harness.press("Dan", "Replay"))
    assert "Step 0 of 6 · as the room saw it" in shown.text
    assert list(shown.buttons)[:3] == ["Next ▶", "Last ⏭", "Text board"]
    seen = [shown]
    while "Next ▶" in shown.buttons:
        shown = await step(harness, "Dan", "next", shown)
        seen.append(shown)
    assert [each.pictures[0].data for each in seen] == boards
    assert all(each.pictures[0].alt for each in seen)
    assert "**1**" in seen[1].text
    assert "Ann" in seen[1].text
    assert "Last ⏭" not in shown.buttons
    assert (await step(harness, "Dan", "back", shown)).pictures[0].data == boards[5]
    assert (await step(harness, "Dan", "first", shown)).pictures[0].data == boards[0]
    shown = await step(harness, "Dan", "last", harness.show(shown.channel, shown.id))
    assert "Step 6 of 6" in shown.text
    assert "Step 3 of 6" in (await choose(harness, "Dan", "J", "3", shown)).text


async def test_once_it_is_over_it_can_be_seen_from_any_seat(harness: BotHarness) -> None:
    harness.deal(*CARDS, *(1,) * 60)
    await harness.start("Ann", "Ben", "Cleo")
    await harness.play_on(["roll", "give 1"])
    for name in ("Ben", "Cleo"):
        await harness.slash(name, "table resign")
    shown = private(await harness.press("Dan", "Replay"))
    shown = await choose(harness, "Dan", "J", "2", shown)
    room = shown
    shown = await choose(harness, "Dan", "S", "1", shown)
    assert "as Ben saw it" in shown.text
    assert "Step 2 of 4" in shown.text
    assert len(shown.text) > len(room.text)
    assert len(shown.pictures[0].data) > len(room.pictures[0].data)
    words = await step(harness, "Dan", "way", shown)
    assert not words.pictures
    assert "```" in words.text
    back = await step(harness, "Dan", "back", words)
    assert "as Ben saw it" in back.text
    assert "```" in back.text
    assert (await choose(harness, "Dan", "S", "r", shown)).pictures[0].data == room.pictures[0].data


async def test_step_buttons_work_at_any_age_and_for_any_process(harness: BotHarness) -> None:
    await played(harness, "Ann", "Ben")
    shown = private(await harness.press("Ann", "Replay"))
    await harness.env.advance_time(3 * 3600.0)
    harness.bot.services.tables.drop()
    await harness.click("Ann", way(shown, "next"), on=shown)
    assert "Step 1 of 3" in harness.show(shown.channel, shown.id).text


@pytest.mark.parametrize(
    "custom_id",
    ["h:g:1:99:r:p:next", "h:g:1:999999999:9:p:next", "h:g:1:0:77:t:way", "h:o:1", "h:t:1", "h:c:1"],
)
async def test_an_id_that_leads_too_far_leads_to_what_there_is(harness: BotHarness, custom_id: str) -> None:
    await played(harness, "Ann", "Ben")
    board = await harness.board()
    said = await harness.click("Dan", custom_id, on=board)
    assert said.private
    assert "Something went wrong" not in said.words


async def test_a_running_game_can_be_looked_back_at_by_anybody(harness: BotHarness) -> None:
    harness.deal(*CARDS, *(1,) * 60)
    await harness.start("Ann", "Ben", "Cleo")
    board = await harness.play_on(["roll", "give 1", "roll"])
    shown = private(await harness.slash("Dan", "replay", id="1"))
    assert "Step 3 of 3 so far" in shown.text
    assert shown.pictures[0].data == board.pictures[0].data
    assert not [custom_id for custom_id in shown.selects if custom_id.startswith("h:S:")]
    assert not {"Animation", "Transcript", "Verify"} & set(shown.buttons)
    await harness.play_on(["keep"])
    assert "Step 4 of 4 so far" in (await step(harness, "Dan", "next", shown)).text
    more = private(await harness.press("Dan", "@more"))
    assert "so far" in (await night_press_private(harness, "Dan", "Look back", more)).text


async def night_press_private(harness: BotHarness, who: str, label: str, on: Shown) -> Shown:
    await harness.click(who, on.buttons[label], on=on)
    return harness.show(on.channel, on.id)


async def test_a_lobby_has_nothing_to_look_at(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    for command in ("replay", "verify"):
        assert "hasn't started" in (await harness.slash("Ann", command, id="1")).words


async def test_games_of_every_kind_can_be_looked_at(harness: BotHarness) -> None:
    for game, who in (("sibling_rivalry", 2), ("tie_die", 2), ("pillow_fight", 3)):
        names = ("Ann", "Ben", "Cleo")[:who]
        await harness.start(*names, game=game)
        for name in names[1:]:
            await harness.slash(name, "table resign")
        shown = private(await harness.press("Dan", "Replay"))
        assert shown.pictures[0].data
        shown = await step(harness, "Dan", "last", shown)
        for seat in range(who):
            assert (await choose(harness, "Dan", "S", str(seat), shown)).pictures[0].data
        assert "```" in (await step(harness, "Dan", "way", shown)).text
        film = public(await harness.slash("Dan", "replay", id=str(await harness.tables())))
        assert film.pictures[0].data[:6] == b"GIF89a"


# Who may


async def test_a_game_cannot_be_seen_by_guessing_its_number(harness: BotHarness) -> None:
    await played(harness, "Ann", "Ben")
    harness.hide("Ann", "Ben", "Cleo")
    nothing = (await harness.elsewhere("Dan", "replay", id="77")).words
    for command in ("replay", "verify"):
        assert (await harness.elsewhere("Dan", command, id="1", private=True)).words == nothing
    stray = private(await harness.elsewhere("Dan", "history", private=True))
    for custom_id in ("h:o:1", "h:g:1:0:r:p:next", "h:a:1", "h:t:1", "h:c:1"):
        assert (await harness.click("Dan", custom_id, on=stray)).words == nothing
    assert (await harness.click("Dan", "h:J:1:0:r:p", on=stray, values=["1"])).words == nothing
    assert "Step 0" in private(await night_elsewhere(harness, "Cleo", "h:o:1")).text


async def night_elsewhere(harness: BotHarness, who: str, custom_id: str) -> Said:
    stray = private(await harness.elsewhere(who, "history", private=True))
    said = await harness.click(who, custom_id, on=stray)
    if said.private:
        return said
    raise AssertionError("nothing was said")


async def thread(harness: BotHarness, kind: ChannelType, *members: str, archived: bool = False) -> None:
    """Move the finished table's message into a thread of the channel, opened by the first of these people."""
    backend = harness.env.backend
    opened = backend.create_thread(
        harness.channel.id, "late", harness.people[members[0]].id, type=kind, broadcast=not archived
    )
    assert opened.thread_metadata is not None
    opened.thread_metadata.archived = archived
    for name in members[1:]:
        backend.add_thread_member(opened.id, harness.people[name].id)
    await harness.bot.services.store.set_board_message(1, number=99, message=backend.snowflake(), channel=opened.id)
    harness.bot.services.tables.drop()


@pytest.mark.parametrize("archived", [False, True])
async def test_a_game_in_a_private_thread_is_for_those_in_the_thread(harness: BotHarness, archived: bool) -> None:
    await played(harness, "Ann", "Ben")
    await thread(harness, ChannelType.PRIVATE_THREAD, "Ann", "Cleo", archived=archived)
    nothing = (await harness.elsewhere("Dan", "replay", id="77")).words
    assert (await harness.elsewhere("Dan", "replay", id="1", private=True)).words == nothing
    for name in ("Ben", "Cleo"):
        assert (await harness.elsewhere(name, "replay", id="1", private=True)).words != nothing
    assert "Not everybody here can see" in (await harness.elsewhere("Cleo", "replay", id="1")).words


@pytest.mark.parametrize("archived", [False, True])
async def test_a_game_in_a_public_thread_is_for_those_who_see_its_channel(harness: BotHarness, archived: bool) -> None:
    await played(harness, "Ann", "Ben")
    await thread(harness, ChannelType.PUBLIC_THREAD, "Ann", archived=archived)
    nothing = (await harness.elsewhere("Dan", "replay", id="77")).words
    assert (await harness.elsewhere("Dan", "replay", id="1", private=True)).words != nothing
    harness.hide("Ann", "Ben")
    assert (await harness.elsewhere("Dan", "replay", id="1", private=True)).words == nothing


async def test_of_a_server_that_this_process_knows_nothing_of_discord_is_asked(harness: BotHarness) -> None:
    await played(harness, "Ann", "Ben")
    nothing = (await harness.elsewhere("Dan", "replay", id="77")).words
    # As before Discord has told of it, after a start.
    harness.bot._connection._guilds.clear()
    assert (await harness.elsewhere("Dan", "replay", id="1", private=True)).words != nothing
    await thread(harness, ChannelType.PUBLIC_THREAD, "Ann")
    assert (await harness.elsewhere("Dan", "replay", id="1", private=True)).words != nothing
    harness.hide("Ann", "Ben")
    harness.bot._connection._guilds.clear()
    assert (await harness.elsewhere("Dan", "replay", id="1", private=True)).words == nothing


async def test_another_server_sees_nothing_but_who_played_does(harness: BotHarness) -> None:
    await played(harness, "Ann", "Ben")
    for name, allowed in (("Ann", True), ("Cleo", False)):
        result = await harness.people[name].user.slash("replay", id="1")
        found = harness.show(result.response.channel_id, result.response.id)
        assert bool(found.pictures) is allowed
        assert ("can't show you a game with that number" in found.text) is not allowed


async def test_a_hidden_game_is_not_posted_where_others_read_it(harness: BotHarness) -> None:
    await played(harness, "Ann", "Ben")
    harness.hide("Ann", "Ben")
    for command in ("replay", "verify"):
        assert "Not everybody here can see" in (await harness.elsewhere("Ann", command, id="1")).words
        assert private(await harness.elsewhere("Ann", command, id="1", private=True)).files
        assert public(await harness.slash("Ann", command, id="1")).files


@pytest.mark.parametrize("text", ["", "x", "-1", "1.5", "9" * 30, "²"])
async def test_what_is_no_number_is_said_so(harness: BotHarness, text: str) -> None:
    assert "isn't a table's number" in (await harness.slash("Ann", "replay", id=text)).words


async def test_ones_own_games_are_offered_while_typing(harness: BotHarness) -> None:
    await played(harness, "Ann", "Ben")
    await played(harness, "Cleo", "Dan")
    await played(harness, "Ann", "Cleo")
    for command in ("replay", "verify"):
        offered = await harness.suggest("Ann", command, "id", "")
        assert [each["value"] for each in offered] == ["3", "1"]
        assert offered[0]["name"].startswith("3 · Magic Numbers · ")
        assert offered[0]["name"].endswith(" · Ann, Cleo")
        assert [each["value"] for each in await harness.suggest("Ann", command, "id", "ben")] == ["1"]
        assert await harness.suggest("Ann", command, "id", "tie-die") == []


# Played again


def pictures(gif: bytes) -> list[Image.Image]:
    with Image.open(io.BytesIO(gif)) as image:
        return [frame.convert("RGB").copy() for frame in ImageSequence.Iterator(image)]


async def test_a_replay_is_posted_as_an_animation_with_a_transcript(harness: BotHarness) -> None:
    # Always the same dice: a long game has several actions in one picture.
    harness.patch.setattr(table_opener.secrets, "token_bytes", bytes)
    number = await whole(harness, "Ann", "Ben")
    shown = public(await harness.slash("Dan", "replay", id=f"#{number}"))
    (picture,) = shown.pictures
    assert picture.name == "sleepover-1.gif"
    assert "Ann and Ben" in picture.alt
    assert len(picture.alt) <= 1024
    actions = (await harness.stored()).actions
    assert len(actions) < MOST
    assert len(pictures(picture.data)) == len(actions) + 1
    assert set(shown.files) == {"sleepover-1.gif", "sleepover-1.txt"}
    through = private(await harness.click("Cleo", shown.buttons["Step through"], on=shown))
    assert "Step 0" in through.text
    alone = private(await harness.click("Cleo", through.buttons["Animation"], on=through))
    assert alone.files == shown.files


async def test_an_animation_is_made_once_for_as_many_as_ask_for_it_meanwhile(harness: BotHarness) -> None:
    await whole(harness, "Ann", "Ben")
    past, live = harness.bot.services.history, await harness.bot.services.tables.get(1)
    made: list[str] = []
    takes = browser.animation.animation_frames

    def noted(frames: Sequence[Frame], say: TranscriptWriter, styles: Sequence[int]) -> Iterator[bytes]:
        made.append(say.words.locale)
        return takes(frames, say, styles)

    harness.patch.setattr(browser.animation, "animation_frames", noted)
    assert live.table is not None
    frames = list(live.table.frames)

    def asks(locale: str) -> asyncio.Task[bytes]:
        say = TranscriptWriter(live.table.record, live.names, localizer(locale, live.game.name), frames)  # type: ignore[union-attr]
        return asyncio.create_task(past._animate(live, frames, say))

    gone, *others = [asks(locale) for locale in ("en", "en", "de", "en")]
    await asyncio.sleep(0)
    gone.cancel()
    english, german, also = await asyncio.gather(*others)
    assert sorted(made) == ["de", "en"]
    assert english is also
    assert german != english
    # It is not kept.
    assert not past._films
    await asks("en")
    assert sorted(made) == ["de", "en", "en"]


async def test_an_animation_that_fails_is_made_again_and_fails_for_all_who_wait(harness: BotHarness) -> None:
    await whole(harness, "Ann", "Ben")
    past, live = harness.bot.services.history, await harness.bot.services.tables.get(1)
    assert live.table is not None
    frames = list(live.table.frames)
    say = TranscriptWriter(live.table.record, live.names, localizer("en", live.game.name), frames)

    def broken(frames: Sequence[Frame], say: TranscriptWriter, styles: Sequence[int]) -> Iterator[bytes]:
        raise ValueError("out of film")

    with harness.patch.context() as patch:
        patch.setattr(browser.animation, "animation_frames", broken)
        ends = await asyncio.gather(*(past._animate(live, frames, say) for _ in range(2)), return_exceptions=True)
    assert [str(end) for end in ends] == ["out of film"] * 2
    assert (await past._animate(live, frames, say)).startswith(b"GIF")


async def test_the_transcript_is_what_the_command_line_prints(
    harness: BotHarness, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await whole(harness, "Ann", "Ben", "Cleo", dealt=False)
    record = tmp_path / "record.json"
    (content,) = private(await harness.verify("Dan")).files.values()
    record.write_bytes(content)
    (transcript,) = private(await harness.click("Dan", "h:t:1", on=await harness.board())).files.values()
    # What the bot has logged meanwhile is not part of it.
    capsys.readouterr()
    with pytest.raises(SystemExit) as ended:
        main(["replay", str(record)])
    assert ended.value.code == 0
    assert capsys.readouterr().out == transcript.decode()
    assert "(to " in transcript.decode()


# Checked


async def test_a_check_hands_out_the_record_it_checked(harness: BotHarness) -> None:
    await whole(harness, "Ann", "Ben", dealt=False)
    for said in (
        await harness.slash("Dan", "verify", id="1"),
        await harness.slash("Dan", "verify", id="1", private=True),
    ):
        (shown,) = (*said.public, *said.private)
        (name,) = shown.files
        record = parse(shown.files[name])
        stored = await harness.stored()
        assert name == "sleepover-1.json"
        assert record.seed == stored.seed
        assert record.actions == stored.actions
        assert json.loads(shown.files[name])["commitment"] in shown.text
        assert f"all {len(stored.actions)} are legal" in shown.text
        assert "Everything checks out" in shown.text


async def test_a_check_is_refused_while_the_game_goes_on(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben")
    for said in (
        await harness.slash("Ann", "verify", id="1"),
        await harness.click("Ann", "h:c:1", on=board),
        await harness.click("Ann", "s:1:0:@record", on=board),
        await harness.click("Ann", "h:t:1", on=board),
    ):
        assert "still going on" in said.words
        assert not said.private[0].files
