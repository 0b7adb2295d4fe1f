"""Each write of the store fails once, at its place in an evening: people hear of it or need not, memory is what is
stored, the board shows nothing else, and the next press, or a while, makes it good.

Which writes there are is read from the code, so that a new one cannot be forgotten.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from structlog.testing import capture_logs

from bot.accounts import guild_lifecycle
from bot.core.service import StartContext
from bot.messages import threads
from bot.play import scheduler, table_opener, termination
from bot.storage import ENOUGH, GuildSettings, SqliteStore, StoreFailed
from bot.table.deadlines import lobby_expires_at
from bot.table.table_options import CLOCK, PLANS, ROLLS
from tests.bot import premove_positions, substitution_helpers
from tests.bot.game_night_helpers import dated, is_in, liked, likes, off, opened, sets_date, shown_once, wants
from tests.bot.simcord_bot import BotHarness, Said
from tests.bot.test_deadline_scheduler import MINUTE, reminders
from tests.bot.test_guarantees import looks, same
from tests.bot.test_record_digest import says as luck
from tests.bot.test_stale_clicks import CARDS
from tests.bot.writes_tried_elsewhere import ELSEWHERE
from tests.deep_share import pairs
from tests.failure_helpers import Failing

ROOT = Path(__file__).parents[2]
WRITES = sorted(
    name
    for name, method in inspect.getmembers(SqliteStore, inspect.iscoroutinefunction)
    if not name.startswith("_")
    and (getattr(method, "writes", False) or any(way in inspect.getsource(method) for way in ("._write(", "._beat(")))
)

Step = Callable[[BotHarness], Awaitable[Any]]


NOTHING, AGAIN = 0.0, -1.0


class Scene(NamedTuple):
    """One scene: the step before, the press that the write belongs to, and the check that it is done.

    ``heals`` is what makes it good: the same press again by the user who was told of the error (None), some
    seconds, ``NOTHING``, or what comes ``AGAIN`` anyway, of which no user need be told.
    """

    before: Step
    press: Step
    done: Step
    heals: float | None = None


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    with capture_logs():
        yield


async def nothing(harness: BotHarness) -> None: ...


def sits(*who: str, game: str = "magic_numbers") -> Step:
    return lambda harness: harness.sit(*who, game=game)


async def plays(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 5, 5)
    await harness.start("Ann", "Ben", "Cleo")


def presses(who: str, action: str) -> Step:
    return lambda harness: harness.press(who, action)


def types(who: str, command: str, **options: Any) -> Step:
    return lambda harness: harness.slash(who, command, **options)


def changes(which: str = "target") -> Step:
    """Return a step in which the host changes a house rule, or another option of that menu."""

    async def change(harness: BotHarness) -> Said:
        (menu,) = (await harness.press("Ann", "@house-rules")).private
        custom_id = next(one for one in menu.selects if one.endswith(f":{which}"))
        options = menu.selects[custom_id]
        value = next(option["value"] for option in options if not option.get("default"))
        return await harness.click("Ann", custom_id, on=menu, values=[value])

    return change


async def watched(harness: BotHarness) -> None:
    await plays(harness)
    harness.come("Mod", manage_messages=True)


async def asked(harness: BotHarness) -> None:
    await plays(harness)
    await harness.slash("Ann", "table end")


def says(who: str, what: str) -> Step:
    """Return a step in which ``who`` answers the vote at the table."""

    async def say(harness: BotHarness) -> Said:
        (action,) = [one for one in (await harness.board()).actions if one.startswith(f"@vote:{what}:")]
        return await harness.press(who, action)

    return say


async def ends(harness: BotHarness) -> None:
    await plays(harness)
    await harness.slash("Cleo", "table resign")


async def over(harness: BotHarness) -> None:
    await ends(harness)
    await harness.slash("Ben", "table resign")
    await harness.bot.services.stats.wait_idle()


def waits(seconds: float) -> Step:
    return lambda harness: harness.env.advance_time(seconds)


def blocks(command: str) -> Step:
    return lambda harness: harness.slash("Ann", command, user=harness.people["Ben"])


async def forgets(harness: BotHarness) -> Said:
    said = await harness.slash("Cleo", "me privacy")
    (page,) = said.private
    for custom_id in ("m:delete", "m:delete-sure"):
        await harness.click("Cleo", custom_id, on=page)
    return await harness.click("Cleo", "m:delete-final", on=page)


async def one_letter(harness: BotHarness, who: str = "Ben") -> bool:
    await harness.bot.services.direct_messages.wait_idle()
    sitting = (await harness.stored()).seats[-1]
    return sitting.dm_message is not None and len(harness.mail(who)) == 1


async def painted(harness: BotHarness) -> bool:
    if not await harness.tables():
        return False
    await harness.env.settle()
    await harness.bot.services.boards.wait_idle()
    stored = await harness.stored()
    mine = f"s:{stored.id}:"
    boards = [m for m in harness.messages() if not m.private and any(b.startswith(mine) for b in m.buttons.values())]
    return stored.painted == len(stored.actions) and [board.id for board in boards] == [stored.message]


async def counted(harness: BotHarness) -> bool:
    await harness.bot.services.stats.wait_idle()
    return (await harness.store.is_counted(1)) and (await harness.stored()).status == "over"


async def knows_cleo(harness: BotHarness) -> bool:
    return any(seat.user == harness.people["Cleo"].id for seat in (await harness.stored()).seats)


async def alone(harness: BotHarness) -> None:
    """Ann plays against a computer, and goes first."""
    await harness.sit("Ann", rules="first host, target 50")
    menu = (await harness.press("Ann", "@computers")).private[0]
    await harness.press("Ann", next(action for action in menu.actions if action.startswith("@add")), on=menu)
    await harness.press("Ann", "@start")


async def unhurried(harness: BotHarness) -> None:
    """Ann and Ben play without a clock."""
    harness.patch.setattr(table_opener, "USUAL", 0)
    await plays(harness)


SCENES: dict[str, Scene] = {
    "create": Scene(nothing, types("Ann", "play", game="magic_numbers"), lambda harness: harness.tables()),
    "sit": Scene(sits("Ann"), presses("Ben", "@join"), lambda harness: _has(harness, "Ben")),
    "leave": Scene(sits("Ann", "Ben"), presses("Ben", "@leave"), lambda harness: _lacks(harness, "Ben")),
    "set_host": Scene(sits("Ann", "Ben"), presses("Ann", "@leave"), lambda harness: _lacks(harness, "Ann"), NOTHING),
    "set_options": Scene(sits("Ann"), changes(), lambda harness: _options(harness)),
    "set_clock": Scene(sits("Ann"), changes(CLOCK), lambda harness: _clock(harness)),
    "set_rolls": Scene(sits("Ann"), changes(ROLLS), lambda harness: _rolls(harness)),
    **premove_positions.scenes(Scene, plays, changes(PLANS), presses("Ann", "give 1"), MINUTE),
    "start": Scene(sits("Ann", "Ben"), presses("Ann", "@start"), lambda harness: _is(harness, "playing")),
    "set_waiting": Scene(sits("Ann", "Ben"), presses("Ann", "@start"), lambda harness: _ticks(harness), MINUTE),
    "append": Scene(plays, presses("Ann", "roll"), lambda harness: _acted(harness)),
    "set_reminder_message": Scene(plays, waits(5 * MINUTE + 1), lambda harness: reminders(harness), MINUTE),
    "take_due": Scene(plays, waits(5 * MINUTE + 1), lambda harness: reminders(harness), MINUTE),
    "close": Scene(watched, types("Mod", "table end"), lambda harness: _is(harness, "closed")),
    "open_vote": Scene(plays, types("Ann", "table end"), lambda harness: _asked(harness)),
    "cast_ballot": Scene(asked, says("Ben", "no"), lambda harness: _said(harness)),
    "close_vote": Scene(asked, says("Ben", "yes"), lambda harness: _is(harness, "closed"), NOTHING),
    "end_in_draw": Scene(
        lambda harness: _offered(harness), says("Ben", "yes"), lambda harness: _is(harness, "over"), NOTHING
    ),
    "offer_seat": Scene(plays, types("Ann", "table hand-over"), substitution_helpers.on_offer),
    "withdraw_offer": Scene(substitution_helpers.hands_over, presses("Ann", "@keep"), substitution_helpers.kept_seat),
    "check_substitution": Scene(substitution_helpers.hands_over, presses("Dan", "@take:0"), substitution_helpers.sure),
    "substitute": Scene(substitution_helpers.is_sure, substitution_helpers.takes, lambda harness: _has(harness, "Dan")),
    "extend_wake": Scene(
        lambda harness: _due(harness), lambda harness: _rings(harness), lambda harness: _waits_on(harness), AGAIN
    ),
    "clear_thread": Scene(
        lambda harness: _threaded(harness), lambda harness: _closes(harness), lambda harness: _none(harness), AGAIN
    ),
    "set_luck": Scene(
        sits("Ann", "Ben"), lambda harness: luck(harness, "Ann", "moon"), lambda harness: _lucky(harness)
    ),
    "blocked_among": Scene(over, presses("Ann", "@rematch"), lambda harness: _again(harness)),
    "set_board_message": Scene(nothing, types("Ann", "play", game="magic_numbers"), painted, MINUTE),
    "mark_outdated": Scene(plays, types("Ann", "table board"), lambda harness: _is_down(harness)),
    "note_shown": Scene(plays, lambda harness: _goes_on(harness), lambda harness: _acted_and_painted(harness), AGAIN),
    "set_direct_message": Scene(sits("Ann"), presses("Ben", "@join"), one_letter, MINUTE),
    "set_birthday": Scene(nothing, types("Ann", "me birthday", day=3, month=4), lambda harness: _birthday(harness)),
    "set_reminders": Scene(nothing, types("Ann", "me pings", how="never"), lambda harness: _pings(harness)),
    "set_up_next": Scene(nothing, types("Ann", "me pings", heads_up=True), lambda harness: _soon(harness)),
    "set_quiet": Scene(
        plays, types("Ann", "me quiet", zone="UTC", **{"from": "22", "to": "6"}), lambda harness: _quiet(harness)
    ),
    "start_vacation": Scene(plays, types("Ann", "me vacation", until="3"), lambda harness: _away(harness)),
    "end_vacation": Scene(
        types("Ann", "me vacation", until="3"), lambda harness: _returns(harness), lambda harness: _back(harness)
    ),
    "mute": Scene(plays, lambda harness: _mutes(harness), lambda harness: _muted(harness)),
    "pause": Scene(alone, lambda harness: _pauses(harness), lambda harness: _paused(harness)),
    "mark_inactivity_notified": Scene(unhurried, waits(3 * 86_400 + 1), lambda harness: _has_notice(harness), MINUTE),
    "mark_arrived": Scene(nothing, lambda harness: _comes(harness), lambda harness: _greeted(harness), AGAIN),
    "sync_guilds": Scene(
        lambda harness: _known(harness), lambda harness: _goes(harness), lambda harness: _forgotten(harness), AGAIN
    ),
    "set_guild_settings": Scene(nothing, lambda harness: _settles(harness), lambda harness: _settled(harness)),
    "count_hint": Scene(plays, lambda harness: _turns(harness), lambda harness: _explained(harness), AGAIN),
    "stop_hints": Scene(plays, lambda harness: _no_hints(harness), lambda harness: _unexplained(harness)),
    "offer_guide": Scene(nothing, types("Ann", "play"), lambda harness: _guided(harness, None)),
    "begin_guide": Scene(
        sits("Ann", game="tie_die"), lambda harness: _wants_guide(harness), lambda harness: _guided(harness, 1)
    ),
    "block": Scene(nothing, blocks("me block"), lambda harness: _blocks(harness)),
    "unblock": Scene(blocks("me block"), blocks("me unblock"), lambda harness: _blocks_not(harness)),
    "count_table": Scene(ends, types("Ben", "table resign"), counted, MINUTE),
    "create_game_night": Scene(nothing, sets_date, dated),
    "set_rsvp": Scene(sets_date, wants("Ben", "in"), lambda harness: is_in(harness, "Ben")),
    "update_game_night": Scene(nothing, sets_date, shown_once, MINUTE),
    "end_game_night": Scene(sets_date, wants("Ann", "off-sure"), off),
    "open_game_night": Scene(sets_date, waits(2 * 3600 + 1), opened, MINUTE),
    "sync_interested": Scene(sets_date, likes, liked, AGAIN),
    "delete_user": Scene(plays, forgets, lambda harness: _knows_not(harness)),
    "erase_traces": Scene(plays, forgets, lambda harness: _swept(harness), NOTHING),
    "finish_repaint": Scene(over, forgets, lambda harness: _nameless(harness), 5 * MINUTE),
    "set_share_card": Scene(over, presses("Ann", "@share"), lambda harness: _shared(harness), AGAIN),
    "add_pending_deletion": Scene(
        sits("Ann", "Ben"), lambda harness: _replaced(harness), lambda harness: _one_of_ben(harness), MINUTE
    ),
    "finish_deletion": Scene(
        sits("Ann", "Ben"), presses("Ben", "@leave"), lambda harness: _nothing_owed(harness), 5 * MINUTE
    ),
}


async def _offered(harness: BotHarness) -> None:
    await plays(harness)
    (menu,) = (await harness.press("Ann", "⋯ More")).private
    await harness.click("Ann", menu.actions["@end"].replace("@end", "@ask!:draw"), on=menu)


async def _due(harness: BotHarness) -> None:
    """Take an open table by the clock."""
    await harness.sit("Ann")
    await harness.store.take_due(8e9, most=1, until=9e9)


async def _rings(harness: BotHarness) -> None:
    """Attend to the table, and find that there is time left."""
    early = lobby_expires_at(await harness.stored()) - 1.0
    for module in (scheduler, termination):
        harness.patch.setattr(module, "now", lambda: early)
    harness.bot.services.tables.drop()
    await harness.bot.services.scheduler._process_table(1, 9e9)


async def _waits_on(harness: BotHarness) -> bool:
    stored = await harness.stored()
    return stored.wake == lobby_expires_at(stored)


async def _threaded(harness: BotHarness) -> None:
    """Close a table with a thread, long ago."""

    async def edit_thread(channel: int, **changes: Any) -> None: ...

    harness.patch.setattr(harness.bot, "edit_thread", edit_thread)
    harness.patch.setattr(harness.bot.services.threads._reconciler, "request", lambda table: None)
    await harness.slash("Ann", "play", game="magic_numbers", thread=True)
    await harness.bot.services.boards.wait_idle()
    await harness.bot.services.termination.void(await harness.bot.services.tables.get(1))
    harness.patch.setattr(threads, "CLOSES_AFTER", -1e12)


async def _closes(harness: BotHarness) -> None:
    """Attend to the thread; what cannot be stored is tried again."""
    with suppress(StoreFailed):
        await harness.bot.services.threads._step(1)


async def _none(harness: BotHarness) -> bool:
    return not await harness.store.open_threads()


async def _has(harness: BotHarness, who: str) -> bool:
    return who in await harness.seated()


async def _lacks(harness: BotHarness, who: str) -> bool:
    return who not in await harness.seated()


async def _is(harness: BotHarness, status: str) -> bool:
    return (await harness.stored()).status == status


async def _asked(harness: BotHarness) -> bool:
    return (await harness.stored()).vote is not None


async def _said(harness: BotHarness) -> bool:
    vote = (await harness.stored()).vote
    return vote is not None and len(vote.ballots) > 0


async def _lucky(harness: BotHarness) -> bool:
    return any(seat.luck for seat in (await harness.stored()).seats)


async def _again(harness: BotHarness) -> bool:
    return await harness.tables() == 2


async def _options(harness: BotHarness) -> bool:
    usual = {"target": 20, "first": "random"}
    return dict((await harness.stored()).options) != usual


async def _clock(harness: BotHarness) -> bool:
    return (await harness.stored()).clock != 600


async def _rolls(harness: BotHarness) -> bool:
    return (await harness.stored()).rolls


async def _ticks(harness: BotHarness) -> bool:
    stored = await harness.stored()
    return stored.status == "playing" and stored.wake is not None


async def _acted(harness: BotHarness) -> bool:
    return bool((await harness.stored()).actions)


async def _is_down(harness: BotHarness) -> bool:
    await harness.bot.services.boards.wait_idle()
    public = [message.id for message in harness.messages() if not message.private]
    return (await harness.stored()).message == public[-1] and len(public) > 1


async def _birthday(harness: BotHarness) -> bool:
    return bool(await harness.store.birthdays([harness.people["Ann"].id]))


async def _pings(harness: BotHarness) -> bool:
    return await harness.store.reminders(harness.people["Ann"].id) == "never"


async def _soon(harness: BotHarness) -> bool:
    return (await harness.store.reminder_prefs(harness.people["Ann"].id)).soon


async def _quiet(harness: BotHarness) -> bool:
    return await harness.store.quiet(harness.people["Ann"].id) is not None


async def _away(harness: BotHarness) -> bool:
    return await harness.store.away_until(harness.people["Ann"].id, now=harness.env.now().timestamp()) is not None


async def _returns(harness: BotHarness) -> Said:
    (panel,) = (await harness.slash("Ann", "me vacation")).private
    return await harness.click("Ann", "m:vacation-over", on=panel)


async def _back(harness: BotHarness) -> bool:
    return not await _away(harness)


async def _mutes(harness: BotHarness) -> Said:
    (menu,) = (await harness.press("Ann", "@more")).private
    return await harness.press("Ann", "@mute", on=menu)


async def _muted(harness: BotHarness) -> bool:
    return any(seat.muted for seat in (await harness.stored()).seats)


async def _pauses(harness: BotHarness) -> Said:
    return await harness.click("Ann", "s:1:0:@pause!", on=await harness.board())


async def _paused(harness: BotHarness) -> bool:
    return (await harness.stored()).paused is not None


async def _has_notice(harness: BotHarness) -> bool:
    return len([message for message in harness.messages() if "Nothing has happened" in message.text]) == 1


async def _settles(harness: BotHarness) -> Said:
    if "Mod" not in harness.people:
        harness.come("Mod", manage_guild=True)
    (panel,) = (await harness.slash("Mod", "settings")).private
    return await harness.click("Mod", "g:everywhere:1", on=panel)


async def _comes(harness: BotHarness) -> None:
    """Invite the bot to the guild; or let the next start find it there."""
    harness.patch.setattr(guild_lifecycle, "RECENT", 1e12)
    await harness.bot.services.guild_lifecycle.start(StartContext())
    await harness.bot.services.guild_lifecycle.wait_idle()


async def _greeted(harness: BotHarness) -> bool:
    return any("Hello" in message.text for message in harness.messages())


async def _known(harness: BotHarness) -> None:
    await harness.store.set_guild_settings(harness.guild.id, GuildSettings(pings=False))


async def _goes(harness: BotHarness) -> None:
    """Remove the bot from the guild, long ago; or let the next start find it gone."""
    harness.patch.setattr(guild_lifecycle, "KEPT", -1e6)
    if harness.bot.guilds:
        harness.env.backend.remove_guild(harness.guild.id)
        await harness.env.settle()
    await harness.bot.services.guild_lifecycle.start(StartContext())
    await harness.bot.services.guild_lifecycle.wait_idle()


async def _forgotten(harness: BotHarness) -> bool:
    return (await harness.store.guild_settings(harness.guild.id)) == GuildSettings()


async def _settled(harness: BotHarness) -> bool:
    return (await harness.store.guild_settings(harness.guild.id)).everywhere


async def _turns(harness: BotHarness) -> Said:
    """Make it Ben's first turn; the next time, act in it."""
    if not await _acted(harness):
        await harness.press("Ann", "roll")
        return await harness.press("Ann", "keep")
    return await harness.press("Ben", "roll")


async def _explained(harness: BotHarness) -> bool:
    await harness.bot.services.hints.wait_idle()
    return await harness.store.hint_count(harness.people["Ben"].id, "magic_numbers") == 1


async def _no_hints(harness: BotHarness) -> Said:
    (menu,) = (await harness.press("Ann", "@more")).private
    return await harness.click("Ann", "m:hints-off", on=menu)


async def _unexplained(harness: BotHarness) -> bool:
    return await harness.store.hint_count(harness.people["Ann"].id, "tie_die") == ENOUGH


async def _guided(harness: BotHarness, table: int | None) -> bool:
    rows = (await harness.store.export_rows(harness.people["Ann"].id))["guides"]
    return [row["table_id"] for row in rows] == [table]


async def _wants_guide(harness: BotHarness) -> Said:
    return await harness.click("Ann", "s:1:0:@guide", on=await harness.board())


async def _blocks(harness: BotHarness) -> bool:
    return bool(await harness.store.blocked(harness.people["Ann"].id))


async def _blocks_not(harness: BotHarness) -> bool:
    return not await harness.store.blocked(harness.people["Ann"].id)


async def _knows_not(harness: BotHarness) -> bool:
    return not await knows_cleo(harness)


async def _swept(harness: BotHarness) -> bool:
    # What is owed is stored: the next start sees to it.
    await harness.bot.services.account_deletion.wait_idle()
    await harness.bot.services.account_deletion.start(StartContext())
    await harness.bot.services.account_deletion.wait_idle()
    return not await knows_cleo(harness) and not await harness.store.erase_pending()


async def _replaced(harness: BotHarness) -> None:
    """Let the message to Ben grow old, so that a fresh one comes and the old one is to be deleted."""
    await harness.env.advance_time(51 * 60)
    await harness.press("Ann", "@start")


async def _one_of_ben(harness: BotHarness) -> bool:
    await harness.bot.services.direct_messages.wait_idle()
    await harness.bot.services.pending_deletions.settle()
    return len(harness.mail("Ben")) == 1 and await _is(harness, "playing")


async def _goes_on(harness: BotHarness) -> Said:
    return await harness.press("Ann", "roll" if not await _acted(harness) else "keep")


async def _acted_and_painted(harness: BotHarness) -> bool:
    return await _acted(harness) and await painted(harness)


async def _nameless(harness: BotHarness) -> bool:
    await harness.bot.services.name_redaction.settle()
    return not await harness.store.pending_repaints() and "Cleo" not in (await harness.board()).text


async def _shared(harness: BotHarness) -> bool:
    cards = [message for message in harness.messages() if any(name.startswith("sleepover-") for name in message.files)]
    noted = await harness.store.share_card(1)
    return noted is not None and [card.id for card in cards] == [noted.message]


async def _nothing_owed(harness: BotHarness) -> bool:
    await harness.bot.services.pending_deletions.settle()
    return not await harness.store.pending_deletions() and harness.mail("Ben") == []


def test_every_write_of_the_store_has_its_scene() -> None:
    assert sorted([*SCENES, *ELSEWHERE]) == WRITES
    for write, where in ELSEWHERE.items():
        file, _, test = where.partition("::")
        source = (ROOT / file).read_text(encoding="utf-8")
        assert f"def {test}(" in source, where
        assert f'"{write}"' in source, f"{write} does not fail in {file}"


# Before or after what it writes. That nothing of it stays is the store's own work.
@pytest.mark.parametrize(("write", "place"), pairs([*SCENES], ("before", "after")))
async def test_a_write_that_fails_once_costs_nobody_anything(harness: BotHarness, write: str, place: str) -> None:
    scene = SCENES[write]
    await scene.before(harness)
    assert not await scene.done(harness)
    board = await harness.board() if await harness.tables() else None
    failing = Failing(harness.patch, write, place)
    said = await scene.press(harness)
    await harness.env.settle()
    assert failing.failed
    if scene.heals is None:
        assert "went wrong" in said.words
        assert not await scene.done(harness)
        if board is not None:
            await harness.bot.services.boards.wait_idle()
            # Whoever is to be forgotten has left the game before.
            assert write == "delete_user" or looks(harness.show(board.channel, board.id)) == looks(board)
            await harness.bot.services.tables.get(1)
            await same(harness)
        await scene.press(harness)
    else:
        assert not isinstance(said, Said) or "went wrong" not in said.words
        if scene.heals == AGAIN:
            await scene.press(harness)
        elif scene.heals:
            await harness.env.advance_time(scene.heals)
    await harness.env.settle()
    assert await scene.done(harness)
    if await harness.tables() and harness.bot.services.tables.cached(1) is not None:
        await same(harness)
        await harness.env.advance_time(MINUTE)
        assert await painted(harness) or (await harness.stored()).status in ("over", "closed")
