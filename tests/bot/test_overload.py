"""More is asked for than can be done: the board comes in words before its picture, and who came last is answered
first."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
from discord.ext import commands

from bot.app import client
from bot.core import retry
from bot.interactions import concurrency
from bot.interactions.concurrency import FairLimiter
from bot.interactions.responder import Responder
from bot.messages.board import BoardMessages
from bot.messages.board_builder import BoardBuilder
from bot.rendering import service
from bot.ui.games import playable_games
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_recovery import again
from tests.bot.test_stale_clicks import CARDS
from tests.time_limits import PATIENCE

COMING = "the picture comes in a moment"


@pytest.fixture(params=playable_games())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@contextmanager
def too_many(harness: BotHarness) -> Iterator[None]:
    """Make the renderer count as full inside the block: no caller waits for one more board."""
    with harness.patch.context() as patch:
        patch.setattr(service, "ENOUGH", 0)
        yield


def until_then(harness: BotHarness) -> asyncio.Event:
    """Other tables get their pictures until this is set."""
    free, turn = asyncio.Event(), BoardMessages._turn

    @asynccontextmanager
    async def others_first(self: BoardMessages, live: Any, by: Any) -> AsyncIterator[None]:
        async with turn(self, live, by):
            await harness.env.external_wait(free.wait(), reason="others come first")
            yield

    harness.patch.setattr(BoardMessages, "_turn", others_first)
    return free


async def press(harness: BotHarness) -> Shown:
    """Let the player in turn do what there is to do; return the board after it."""
    who = await harness.turn()
    assert who is not None
    shown, action = await harness.board(), await harness._helpful()
    # What is too long for a button is named by its place.
    await harness.do(who, "#0.0" if "#0.0" in shown.actions else action)
    return await harness.board()


def edits(harness: BotHarness, since: int) -> list[str]:
    """Return how the board was updated: by the answer, by the interaction, or as any message is edited."""
    found = []
    for method, path in harness.requests(since):
        if path.endswith("/callback"):
            found.append("answer")
        elif path.endswith("/@original"):
            found.append("interaction")
        elif method == "PATCH" and f"/channels/{harness.channel.id}/" in path:
            found.append("edit")
    return found


async def test_where_too_many_boards_are_wanted_it_is_told_in_words_and_the_picture_follows(
    harness: BotHarness, game: str
) -> None:
    harness.game = game
    await harness.start("Ann", "Ben", "Cleo")
    await harness.bot.services.boards.wait_idle()
    before, free = len(harness.requests()), until_then(harness)
    with too_many(harness):
        for _ in range(3):
            told = await press(harness)
            assert COMING in told.text
            assert not told.pictures
    assert edits(harness, before) == ["answer"] * 3
    free.set()
    await harness.bot.services.boards.wait_idle()
    shown = await harness.board()
    assert shown.pictures
    assert COMING not in shown.text
    assert edits(harness, before) == [*["answer"] * 3, "interaction"]


async def test_the_picture_is_brought_by_the_press_which_is_no_edit_of_the_channel(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    await harness.start("Ann", "Ben")
    await harness.bot.services.boards.wait_idle()
    before = len(harness.requests())
    with too_many(harness):
        shown = await press(harness)
    assert edits(harness, before) == ["answer", "interaction"]
    assert shown.pictures
    await harness.bot.services.delivery_log.wait_idle()
    stored = await harness.stored()
    assert stored.painted == len(stored.actions)
    assert not harness.bot.services.boards._shown.in_words


async def test_a_picture_that_is_owed_is_not_brought_after_an_answer_has_shown_a_newer_one(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    await harness.start("Ann", "Ben")
    await harness.bot.services.boards.wait_idle()
    before = len(harness.requests())
    free = until_then(harness)
    with too_many(harness):
        assert not (await press(harness)).pictures
    assert (await press(harness)).pictures
    free.set()
    await harness.bot.services.boards.wait_idle()
    assert edits(harness, before) == ["answer", "answer"]


async def test_a_picture_that_is_owed_comes_after_a_restart(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    await harness.start("Ann", "Ben")
    free = until_then(harness)
    with too_many(harness):
        told = await press(harness)
        assert not told.pictures
    await harness.bot.services.boards.stop()
    free.set()
    await again(harness)
    shown = await harness.board()
    assert shown.pictures
    assert COMING not in shown.text
    assert shown.id == told.id


async def test_where_the_press_is_too_old_to_bring_it_the_picture_comes_as_an_edit(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    await harness.start("Ann", "Ben")
    await harness.bot.services.boards.wait_idle()
    harness.patch.setattr(retry.PROMPT, "first", 0.01)
    harness.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027, times=None)
    before = len(harness.requests())
    with too_many(harness):
        await press(harness)
    await harness.bot.services.boards.wait_idle()
    assert (await harness.board()).pictures
    assert edits(harness, before) == ["answer", "interaction", "edit"]


async def test_a_picture_that_somebody_has_asked_for_is_waited_for_however_many_there_are(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await harness.bot.services.boards.wait_idle()
    live, artist = await harness.bot.services.tables.get(1), harness.bot.services.renderer
    with too_many(harness):
        assert not artist.is_far_behind(live)
        assert (await harness.bot.services.board_builder.build_for_answer(live)).in_words is False
        artist._shared.clear()
        assert artist.is_far_behind(live)
        assert (await harness.bot.services.board_builder.build_for_answer(live)).in_words is True


async def test_only_boards_that_are_still_to_be_drawn_keep_others_from_being_waited_for(
    harness: BotHarness,
) -> None:
    await harness.start("Ann", "Ben")
    await harness.bot.services.boards.wait_idle()
    live, artist = await harness.bot.services.tables.get(1), harness.bot.services.renderer
    assert artist._boards == 0
    harness.patch.setattr(service, "ENOUGH", 1)
    asked = asyncio.ensure_future(artist.card(live, 0, "en-US"))
    await asyncio.sleep(0)
    artist._shared.popitem(last=False)
    assert not artist.is_far_behind(live)
    await asked
    artist._shared.clear()
    asked = asyncio.ensure_future(artist.board(live))
    await asyncio.sleep(0)
    artist._shared.clear()
    assert artist.is_far_behind(live)
    await asked
    assert not artist.is_far_behind(live)
    assert artist._boards == 0


async def test_a_few_tables_at_a_time_get_their_picture_late(harness: BotHarness) -> None:
    drawing = most = 0
    real = BoardBuilder.build

    async def counted(self: BoardBuilder, *given: Any, **named: Any) -> Any:
        nonlocal drawing, most
        drawing += 1
        most = max(most, drawing)
        try:
            await asyncio.sleep(0)
            return await real(self, *given, **named)
        finally:
            drawing -= 1

    boards = harness.bot.services.boards
    rooms = [harness.guild.create_text_channel(f"room {number}") for number in range(1, 4)]
    for harness.channel in rooms:
        await harness.start("Ann", "Ben", game="tie_die")
    await boards.wait_idle()
    harness.patch.setattr(boards, "_few", asyncio.Semaphore(2))
    harness.patch.setattr(BoardBuilder, "build", counted)
    with too_many(harness):
        waiting = []
        for number, harness.channel in enumerate(rooms, 1):
            waiting.append(harness.do("Ann", "ready", on=await harness.board(number)))
        await asyncio.gather(*waiting)
    await boards.wait_idle()
    assert most == 2


async def test_a_bot_that_stops_leaves_off_painting_before_its_line_is_cut(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    await harness.start("Ann", "Ben")
    until_then(harness)
    with too_many(harness):
        await press(harness)
    boards, left, close = harness.bot.services.boards, list[int](), commands.AutoShardedBot.close

    async def cut(self: commands.AutoShardedBot) -> None:
        left.append(boards.pending_count)
        await close(self)

    assert boards.pending_count
    harness.patch.setattr(commands.AutoShardedBot, "close", cut)
    harness.patch.setattr(client, "LAST_WORDS", 0.01)
    await harness.bot.close()
    assert left == [0]


# ---------------------------------------------------------------------- whose turn it is


class Queue:
    """Some who want to be let in, by name, and who was when."""

    def __init__(self, places: int) -> None:
        self.fair_limiter = FairLimiter(places)
        self.let_in: list[str] = []
        self.put_off: list[str] = []
        self.places: list[concurrency.Slot] = []

    def comes(self, name: str, server: int = 0) -> asyncio.Task[None]:
        async def wait() -> None:
            self.places.append(await self.fair_limiter.acquire(lambda: self.put_off.append(name), server))
            self.let_in.append(name)

        return asyncio.create_task(wait())

    async def free(self) -> None:
        self.places.pop(0).release()
        await asyncio.sleep(0)
        await asyncio.sleep(0)


async def test_who_finds_a_place_free_does_not_wait() -> None:
    queue = Queue(2)
    await asyncio.gather(queue.comes("a"), queue.comes("b"))
    assert queue.let_in == ["a", "b"]
    assert not queue.put_off


async def test_who_came_last_is_let_in_first_and_of_those_put_off_every_fourth(monkeypatch: pytest.MonkeyPatch) -> None:
    queue = Queue(1)
    await queue.comes("first")
    tasks = [queue.comes(name) for name in ("old 1", "old 2", "old 3")]
    await asyncio.sleep(0)
    # They have waited too long by now; whoever comes after has not.
    monkeypatch.setattr(concurrency, "FRESH", -1.0)
    queue.fair_limiter._put_off_the_oldest()
    monkeypatch.undo()
    assert queue.put_off == ["old 1", "old 2", "old 3"]
    tasks += [queue.comes(f"new {number}") for number in range(1, 8)]
    await asyncio.sleep(0)
    for _ in range(10):
        await queue.free()
    assert queue.let_in == [
        *("first", "new 7", "new 6", "new 5", "old 1", "new 4", "new 3", "new 2", "old 2", "new 1", "old 3"),
    ]
    assert all(task.done() for task in tasks)
    assert queue.put_off == ["old 1", "old 2", "old 3"]


async def test_a_place_is_given_back_once_and_by_itself_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(concurrency, "AT_MOST", 0.01)
    queue = Queue(1)
    await queue.comes("a")
    later = [queue.comes("b"), queue.comes("c")]
    await asyncio.wait(later)
    for place in queue.places:
        place.release()
        place.release()
    assert queue.fair_limiter.free_slots == 1


async def test_where_nobody_waits_no_clock_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    queue = Queue(2)
    monkeypatch.delattr(asyncio.BaseEventLoop, "call_at")
    await asyncio.gather(queue.comes("a"), queue.comes("b"))
    await queue.free()
    assert queue.fair_limiter.free_slots == 1


async def test_who_goes_away_leaves_the_place_to_others() -> None:
    queue = Queue(1)
    await queue.comes("a")
    gone, stays = queue.comes("b"), queue.comes("c")
    await asyncio.sleep(0)
    gone.cancel()
    await queue.free()
    await stays
    # Let in, and gone before that came to pass.
    late, next_one = queue.comes("d"), queue.comes("e")
    await asyncio.sleep(0)
    queue.places[0].release()
    next_one.cancel()
    await asyncio.wait([late, next_one])
    assert queue.let_in == ["a", "c", "d"]


async def test_another_servers_press_goes_past_those_of_one_that_has_the_places() -> None:
    queue = Queue(2)
    await asyncio.gather(queue.comes("many 1", 1), queue.comes("many 2", 1))
    tasks = [queue.comes("few 1", 2), queue.comes("few 2", 2), *(queue.comes(f"many {at}", 1) for at in range(3, 8))]
    await asyncio.sleep(0)
    for _ in range(7):
        await queue.free()
    # One place each as long as both want one, the last first; and then all for those who are left.
    assert queue.let_in == [
        *("many 1", "many 2", "few 2", "many 7", "few 1", "many 6", "many 5", "many 4", "many 3"),
    ]
    assert all(task.done() for task in tasks)


async def test_of_those_put_off_another_servers_goes_first_too(monkeypatch: pytest.MonkeyPatch) -> None:
    queue = Queue(2)
    await asyncio.gather(queue.comes("many 1", 1), queue.comes("many 2", 1))
    tasks = [queue.comes(name, server) for name, server in (("many 3", 1), ("many 4", 1), ("few 1", 2))]
    await asyncio.sleep(0)
    monkeypatch.setattr(concurrency, "FRESH", -1.0)
    queue.fair_limiter._put_off_the_oldest()
    monkeypatch.undo()
    assert sorted(queue.put_off) == ["few 1", "many 3", "many 4"]
    for _ in range(3):
        await queue.free()
    assert queue.let_in == ["many 1", "many 2", "few 1", "many 3", "many 4"]
    assert all(task.done() for task in tasks)


async def test_a_server_has_a_part_of_the_places_while_others_press_and_all_of_them_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(concurrency, "PART", 2)
    monkeypatch.setattr(concurrency, "LATELY", PATIENCE)
    monkeypatch.setattr(concurrency, "AT_MOST", PATIENCE)
    queue = Queue(5)
    await queue.comes("few 1", 2)
    tasks = [queue.comes(f"many {number}", 1) for number in range(1, 6)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert queue.let_in == ["few 1", "many 1", "many 2"]
    assert queue.fair_limiter.free_slots == 2
    await queue.comes("few 2", 2)
    assert queue.let_in[3:] == ["few 2"], "it does not wait for the others"
    # Nobody else has pressed for long: the server is alone.
    monkeypatch.setattr(concurrency, "LATELY", -1.0)
    await queue.free()
    assert queue.let_in[4:] == ["many 5", "many 4"]
    await queue.free()
    await asyncio.wait(tasks)
    assert queue.fair_limiter.free_slots == 0
    # Whoever pressed is not remembered for ever.
    assert not queue.fair_limiter._pressed


@pytest.mark.parametrize("part", [2, concurrency.PART])
@pytest.mark.parametrize("seed", range(3))
async def test_whose_turn_it_is_is_what_looking_at_everybody_says(
    seed: int, part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(concurrency, "_ROOM", 8)
    monkeypatch.setattr(concurrency, "PART", part)
    monkeypatch.setattr(concurrency, "LATELY", PATIENCE)
    monkeypatch.setattr(concurrency, "AT_MOST", PATIENCE)
    monkeypatch.setattr(concurrency, "FRESH", PATIENCE)
    rng, queue, looked = random.Random(seed), Queue(9), 0
    real = FairLimiter._next

    def checked(self: FairLimiter) -> Any:
        nonlocal looked
        places = {server: self._had[server] for server in self._queues if self._had[server] < part}
        some = {server: self._queues[server] for server in places}
        newest = {server: waiting.fresh[-1].since for server, waiting in some.items() if waiting.fresh}
        oldest = {server: waiting.late[0].since for server, waiting in some.items() if waiting.late}
        found = real(self)
        assert (found is None) == (not places)
        if found is not None:
            server, waiting = found
            looked += 1
            among, first = (newest, max) if newest.get(server) == waiting.since else (oldest, min)
            assert places[server] == min(places[each] for each in among)
            assert waiting.since == first(among[each] for each in among if places[each] == places[server])
        return found

    monkeypatch.setattr(FairLimiter, "_next", checked)
    tasks = []
    for number in range(600):
        if rng.random() < 0.6:
            tasks.append(queue.comes(f"{number}", rng.randrange(20)))
            await asyncio.sleep(0)
        elif queue.places:
            queue.places.pop(rng.randrange(len(queue.places))).release()
            await asyncio.sleep(0)
        if not number % 100:
            monkeypatch.setattr(concurrency, "FRESH", -1.0)
            queue.fair_limiter._put_off_the_oldest()
            monkeypatch.setattr(concurrency, "FRESH", PATIENCE)
    while queue.places:
        await queue.free()
    await asyncio.wait(tasks)
    assert looked > 200
    assert len(queue.fair_limiter._fresh._heap) < 100
    assert not queue.fair_limiter._queues
    assert not queue.fair_limiter.queue_length


async def test_a_press_takes_a_place_for_its_server(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    await harness.start("Ann", "Ben")
    whose: list[object] = []
    real = FairLimiter.acquire

    async def noted(self: FairLimiter, put_off: Callable[[], None], server: int = 0) -> concurrency.Slot:
        whose.append(server)
        return await real(self, put_off, server)

    harness.patch.setattr(FairLimiter, "acquire", noted)
    await press(harness)
    assert set(whose) == {harness.guild.id}


async def test_a_press_waits_for_its_turn_and_is_put_off_meanwhile(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    shown = await harness.start("Ann", "Ben")
    await harness.bot.services.boards.wait_idle()
    gate = harness.bot.services.dispatcher._fair_limiter
    held = [await gate.acquire(lambda: None) for _ in range(concurrency.PLACES)]
    harness.patch.setattr(concurrency, "AT_MOST", PATIENCE)
    harness.patch.setattr(concurrency, "FRESH", 0.0)
    before = len(harness.requests())
    who = await harness.turn()
    assert who is not None
    pressing = asyncio.create_task(harness.press(who, "roll", on=shown))
    async with asyncio.timeout(20):
        while not gate.queue_length:  # noqa: ASYNC110 (simcord tells nobody)
            await asyncio.sleep(0.01)
    assert not (await harness.stored()).actions
    # Somebody else is let in: now it is seen that this one waits too long already.
    gate._let_in()
    for place in held:
        place.release()
    await pressing
    await harness.env.settle()
    assert [action for _, action in (await harness.stored()).actions] == ["roll"]
    assert "answer" in edits(harness, before)


async def test_an_answer_gives_its_place_back_when_it_is_on_its_way(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4)
    await harness.start("Ann", "Ben")
    gate = harness.bot.services.dispatcher._fair_limiter
    free: list[int] = []
    real = Responder._claim_response

    async def noted(self: Responder) -> bool:
        taken = await real(self)
        free.append(gate.free_slots)
        return taken

    harness.patch.setattr(Responder, "_claim_response", noted)
    await press(harness)
    assert free[0] == concurrency.PLACES
