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
from bot.messages import threads
from bot.play import new_table, scheduler
from bot.storage import ENOUGH, GuildSettings, SqliteStore, StoreFailed
from bot.table.deadlines import lobby_expires_at
from bot.table.table_options import CLOCK, PLANS, ROLLS
from tests.bot import premove_positions, substitution_helpers
from tests.bot.game_night_helpers import dated, is_in, liked, likes, off, opened, sets_date, shown_once, wants
from tests.bot.simcord_bot import Evening, Said
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
    if not name.startswith("_") and any(way in inspect.getsource(method) for way in ("._write(", "._beat("))
)

Step = Callable[[Evening], Awaitable[Any]]


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


async def nothing(night: Evening) -> None: ...


def sits(*who: str, game: str = "magic_numbers") -> Step:
    return lambda night: night.sit(*who, game=game)


async def plays(night: Evening) -> None:
    night.deal(*CARDS, 1, 5, 5)
    await night.start("Ann", "Ben", "Cleo")


def presses(who: str, action: str) -> Step:
    return lambda night: night.press(who, action)


def types(who: str, command: str, **options: Any) -> Step:
    return lambda night: night.slash(who, command, **options)


def changes(which: str = "target") -> Step:
    """Return a step in which the host changes a house rule, or another option of that menu."""

    async def change(night: Evening) -> Said:
        (menu,) = (await night.press("Ann", "@house-rules")).private
        custom_id = next(one for one in menu.selects if one.endswith(f":{which}"))
        options = menu.selects[custom_id]
        value = next(option["value"] for option in options if not option.get("default"))
        return await night.click("Ann", custom_id, on=menu, values=[value])

    return change


async def watched(night: Evening) -> None:
    await plays(night)
    night.come("Mod", manage_messages=True)


async def asked(night: Evening) -> None:
    await plays(night)
    await night.slash("Ann", "table end")


def says(who: str, what: str) -> Step:
    """Return a step in which ``who`` answers the vote at the table."""

    async def say(night: Evening) -> Said:
        (action,) = [one for one in (await night.board()).actions if one.startswith(f"@vote:{what}:")]
        return await night.press(who, action)

    return say


async def ends(night: Evening) -> None:
    await plays(night)
    await night.slash("Cleo", "table resign")


async def over(night: Evening) -> None:
    await ends(night)
    await night.slash("Ben", "table resign")
    await night.bot.services.stats.wait_idle()


def waits(seconds: float) -> Step:
    return lambda night: night.env.advance_time(seconds)


def blocks(command: str) -> Step:
    return lambda night: night.slash("Ann", command, user=night.people["Ben"])


async def forgets(night: Evening) -> Said:
    said = await night.slash("Cleo", "me privacy")
    (page,) = said.private
    for custom_id in ("m:delete", "m:delete-sure"):
        await night.click("Cleo", custom_id, on=page)
    return await night.click("Cleo", "m:delete-final", on=page)


async def one_letter(night: Evening, who: str = "Ben") -> bool:
    await night.bot.services.direct_messages.wait_idle()
    sitting = (await night.stored()).seats[-1]
    return sitting.dm_message is not None and len(night.mail(who)) == 1


async def painted(night: Evening) -> bool:
    if not await night.tables():
        return False
    await night.env.settle()
    await night.bot.services.boards.wait_idle()
    stored = await night.stored()
    mine = f"s:{stored.id}:"
    boards = [m for m in night.messages() if not m.private and any(b.startswith(mine) for b in m.buttons.values())]
    return stored.painted == len(stored.actions) and [board.id for board in boards] == [stored.message]


async def counted(night: Evening) -> bool:
    await night.bot.services.stats.wait_idle()
    return (await night.store.is_counted(1)) and (await night.stored()).status == "over"


async def knows_cleo(night: Evening) -> bool:
    return any(seat.user == night.people["Cleo"].id for seat in (await night.stored()).seats)


async def alone(night: Evening) -> None:
    """Ann plays against a computer, and goes first."""
    await night.sit("Ann", rules="first host, target 50")
    menu = (await night.press("Ann", "@computers")).private[0]
    await night.press("Ann", next(action for action in menu.actions if action.startswith("@add")), on=menu)
    await night.press("Ann", "@start")


async def unhurried(night: Evening) -> None:
    """Ann and Ben play without a clock."""
    night.patch.setattr(new_table, "USUAL", 0)
    await plays(night)


SCENES: dict[str, Scene] = {
    "create": Scene(nothing, types("Ann", "play", game="magic_numbers"), lambda night: night.tables()),
    "sit": Scene(sits("Ann"), presses("Ben", "@join"), lambda night: _has(night, "Ben")),
    "leave": Scene(sits("Ann", "Ben"), presses("Ben", "@leave"), lambda night: _lacks(night, "Ben")),
    "set_host": Scene(sits("Ann", "Ben"), presses("Ann", "@leave"), lambda night: _lacks(night, "Ann"), NOTHING),
    "set_options": Scene(sits("Ann"), changes(), lambda night: _options(night)),
    "set_clock": Scene(sits("Ann"), changes(CLOCK), lambda night: _clock(night)),
    "set_rolls": Scene(sits("Ann"), changes(ROLLS), lambda night: _rolls(night)),
    **premove_positions.scenes(Scene, plays, changes(PLANS), presses("Ann", "give 1"), MINUTE),
    "start": Scene(sits("Ann", "Ben"), presses("Ann", "@start"), lambda night: _is(night, "playing")),
    "set_waiting": Scene(sits("Ann", "Ben"), presses("Ann", "@start"), lambda night: _ticks(night), MINUTE),
    "append": Scene(plays, presses("Ann", "roll"), lambda night: _acted(night)),
    "set_reminder_message": Scene(plays, waits(5 * MINUTE + 1), lambda night: reminders(night), MINUTE),
    "take_due": Scene(plays, waits(5 * MINUTE + 1), lambda night: reminders(night), MINUTE),
    "close": Scene(watched, types("Mod", "table end"), lambda night: _is(night, "closed")),
    "open_vote": Scene(plays, types("Ann", "table end"), lambda night: _asked(night)),
    "cast_ballot": Scene(asked, says("Ben", "no"), lambda night: _said(night)),
    "close_vote": Scene(asked, says("Ben", "yes"), lambda night: _is(night, "closed"), NOTHING),
    "end_in_draw": Scene(lambda night: _offered(night), says("Ben", "yes"), lambda night: _is(night, "over"), NOTHING),
    "offer_seat": Scene(plays, types("Ann", "table hand-over"), substitution_helpers.on_offer),
    "withdraw_offer": Scene(substitution_helpers.hands_over, presses("Ann", "@keep"), substitution_helpers.kept_seat),
    "check_substitution": Scene(substitution_helpers.hands_over, presses("Dan", "@take:0"), substitution_helpers.sure),
    "substitute": Scene(substitution_helpers.is_sure, substitution_helpers.takes, lambda night: _has(night, "Dan")),
    "extend_wake": Scene(lambda night: _due(night), lambda night: _rings(night), lambda night: _waits_on(night), AGAIN),
    "clear_thread": Scene(
        lambda night: _threaded(night), lambda night: _closes(night), lambda night: _none(night), AGAIN
    ),
    "set_luck": Scene(sits("Ann", "Ben"), lambda night: luck(night, "Ann", "moon"), lambda night: _lucky(night)),
    "blocked_among": Scene(over, presses("Ann", "@rematch"), lambda night: _again(night)),
    "set_board_message": Scene(nothing, types("Ann", "play", game="magic_numbers"), painted, MINUTE),
    "mark_outdated": Scene(plays, types("Ann", "table board"), lambda night: _is_down(night)),
    "note_shown": Scene(plays, lambda night: _goes_on(night), lambda night: _acted_and_painted(night), AGAIN),
    "set_direct_message": Scene(sits("Ann"), presses("Ben", "@join"), one_letter, MINUTE),
    "set_birthday": Scene(nothing, types("Ann", "me birthday", day=3, month=4), lambda night: _birthday(night)),
    "set_reminders": Scene(nothing, types("Ann", "me pings", how="never"), lambda night: _pings(night)),
    "set_up_next": Scene(nothing, types("Ann", "me pings", heads_up=True), lambda night: _soon(night)),
    "set_quiet": Scene(
        plays, types("Ann", "me quiet", zone="UTC", **{"from": "22", "to": "6"}), lambda night: _quiet(night)
    ),
    "start_vacation": Scene(plays, types("Ann", "me vacation", until="3"), lambda night: _away(night)),
    "end_vacation": Scene(
        types("Ann", "me vacation", until="3"), lambda night: _returns(night), lambda night: _back(night)
    ),
    "mute": Scene(plays, lambda night: _mutes(night), lambda night: _muted(night)),
    "pause": Scene(alone, lambda night: _pauses(night), lambda night: _paused(night)),
    "mark_inactivity_notified": Scene(unhurried, waits(3 * 86_400 + 1), lambda night: _told(night), MINUTE),
    "mark_arrived": Scene(nothing, lambda night: _comes(night), lambda night: _greeted(night), AGAIN),
    "sync_guilds": Scene(
        lambda night: _known(night), lambda night: _goes(night), lambda night: _forgotten(night), AGAIN
    ),
    "set_guild_settings": Scene(nothing, lambda night: _settles(night), lambda night: _settled(night)),
    "count_hint": Scene(plays, lambda night: _turns(night), lambda night: _explained(night), AGAIN),
    "stop_hints": Scene(plays, lambda night: _no_hints(night), lambda night: _unexplained(night)),
    "block": Scene(nothing, blocks("me block"), lambda night: _blocks(night)),
    "unblock": Scene(blocks("me block"), blocks("me unblock"), lambda night: _blocks_not(night)),
    "count_table": Scene(ends, types("Ben", "table resign"), counted, MINUTE),
    "create_game_night": Scene(nothing, sets_date, dated),
    "set_rsvp": Scene(sets_date, wants("Ben", "in"), lambda night: is_in(night, "Ben")),
    "update_game_night": Scene(nothing, sets_date, shown_once, MINUTE),
    "end_game_night": Scene(sets_date, wants("Ann", "off-sure"), off),
    "open_game_night": Scene(sets_date, waits(2 * 3600 + 1), opened, MINUTE),
    "sync_interested": Scene(sets_date, likes, liked, AGAIN),
    "delete_user": Scene(plays, forgets, lambda night: _knows_not(night)),
    "erase_traces": Scene(plays, forgets, lambda night: _swept(night), NOTHING),
    "finish_repaint": Scene(over, forgets, lambda night: _nameless(night), 5 * MINUTE),
    "set_share_card": Scene(over, presses("Ann", "@share"), lambda night: _shared(night), AGAIN),
    "add_pending_deletion": Scene(
        sits("Ann", "Ben"), lambda night: _replaced(night), lambda night: _one_of_ben(night), MINUTE
    ),
    "finish_deletion": Scene(
        sits("Ann", "Ben"), presses("Ben", "@leave"), lambda night: _nothing_owed(night), 5 * MINUTE
    ),
}


async def _offered(night: Evening) -> None:
    await plays(night)
    (menu,) = (await night.press("Ann", "⋯ More")).private
    await night.click("Ann", menu.actions["@end"].replace("@end", "@ask!:draw"), on=menu)


async def _due(night: Evening) -> None:
    """Take an open table by the clock."""
    await night.sit("Ann")
    await night.store.take_due(8e9, most=1, until=9e9)


async def _rings(night: Evening) -> None:
    """Attend to the table, and find that there is time left."""
    early = lobby_expires_at(await night.stored()) - 1.0
    night.patch.setattr(scheduler, "now", lambda: early)
    night.bot.services.tables.drop()
    await night.bot.services.scheduler._process_table(1, 9e9)


async def _waits_on(night: Evening) -> bool:
    stored = await night.stored()
    return stored.wake == lobby_expires_at(stored)


async def _threaded(night: Evening) -> None:
    """Close a table with a thread, long ago."""

    async def edit_thread(channel: int, **changes: Any) -> None: ...

    night.patch.setattr(night.bot, "edit_thread", edit_thread)
    night.patch.setattr(night.bot.services.threads, "_tend", lambda table: None)
    await night.slash("Ann", "play", game="magic_numbers", thread=True)
    await night.bot.services.boards.wait_idle()
    await night.bot.services.termination.void(await night.bot.services.tables.get(1))
    night.patch.setattr(threads, "CLOSES_AFTER", -1e12)


async def _closes(night: Evening) -> None:
    """Attend to the thread; what cannot be stored is tried again."""
    with suppress(StoreFailed):
        await night.bot.services.threads._step(1)


async def _none(night: Evening) -> bool:
    return not await night.store.open_threads()


async def _has(night: Evening, who: str) -> bool:
    return who in await night.seated()


async def _lacks(night: Evening, who: str) -> bool:
    return who not in await night.seated()


async def _is(night: Evening, status: str) -> bool:
    return (await night.stored()).status == status


async def _asked(night: Evening) -> bool:
    return (await night.stored()).vote is not None


async def _said(night: Evening) -> bool:
    vote = (await night.stored()).vote
    return vote is not None and len(vote.ballots) > 0


async def _lucky(night: Evening) -> bool:
    return any(seat.luck for seat in (await night.stored()).seats)


async def _again(night: Evening) -> bool:
    return await night.tables() == 2


async def _options(night: Evening) -> bool:
    usual = {"target": 20, "first": "random"}
    return dict((await night.stored()).options) != usual


async def _clock(night: Evening) -> bool:
    return (await night.stored()).clock != 600


async def _rolls(night: Evening) -> bool:
    return (await night.stored()).rolls


async def _ticks(night: Evening) -> bool:
    stored = await night.stored()
    return stored.status == "playing" and stored.wake is not None


async def _acted(night: Evening) -> bool:
    return bool((await night.stored()).actions)


async def _is_down(night: Evening) -> bool:
    await night.bot.services.boards.wait_idle()
    public = [message.id for message in night.messages() if not message.private]
    return (await night.stored()).message == public[-1] and len(public) > 1


async def _birthday(night: Evening) -> bool:
    return bool(await night.store.birthdays([night.people["Ann"].id]))


async def _pings(night: Evening) -> bool:
    return await night.store.reminders(night.people["Ann"].id) == "never"


async def _soon(night: Evening) -> bool:
    return (await night.store.reminder_prefs(night.people["Ann"].id)).soon


async def _quiet(night: Evening) -> bool:
    return await night.store.quiet(night.people["Ann"].id) is not None


async def _away(night: Evening) -> bool:
    return await night.store.away_until(night.people["Ann"].id, now=night.env.now().timestamp()) is not None


async def _returns(night: Evening) -> Said:
    (panel,) = (await night.slash("Ann", "me vacation")).private
    return await night.click("Ann", "m:vacation-over", on=panel)


async def _back(night: Evening) -> bool:
    return not await _away(night)


async def _mutes(night: Evening) -> Said:
    (menu,) = (await night.press("Ann", "@more")).private
    return await night.press("Ann", "@mute", on=menu)


async def _muted(night: Evening) -> bool:
    return any(seat.muted for seat in (await night.stored()).seats)


async def _pauses(night: Evening) -> Said:
    return await night.click("Ann", "s:1:0:@pause!", on=await night.board())


async def _paused(night: Evening) -> bool:
    return (await night.stored()).paused is not None


async def _told(night: Evening) -> bool:
    return len([message for message in night.messages() if "Nothing has happened" in message.text]) == 1


async def _settles(night: Evening) -> Said:
    if "Mod" not in night.people:
        night.come("Mod", manage_guild=True)
    (panel,) = (await night.slash("Mod", "settings")).private
    return await night.click("Mod", "g:everywhere:1", on=panel)


async def _comes(night: Evening) -> None:
    """Invite the bot to the guild; or let the next start find it there."""
    night.patch.setattr(guild_lifecycle, "RECENT", 1e12)
    night.bot.services.guild_lifecycle.start()
    await night.bot.services.guild_lifecycle.wait_idle()


async def _greeted(night: Evening) -> bool:
    return any("Hello" in message.text for message in night.messages())


async def _known(night: Evening) -> None:
    await night.store.set_guild_settings(night.guild.id, GuildSettings(pings=False))


async def _goes(night: Evening) -> None:
    """Remove the bot from the guild, long ago; or let the next start find it gone."""
    night.patch.setattr(guild_lifecycle, "KEPT", -1e6)
    if night.bot.guilds:
        night.env.backend.remove_guild(night.guild.id)
        await night.env.settle()
    night.bot.services.guild_lifecycle.start()
    await night.bot.services.guild_lifecycle.wait_idle()


async def _forgotten(night: Evening) -> bool:
    return (await night.store.guild_settings(night.guild.id)) == GuildSettings()


async def _settled(night: Evening) -> bool:
    return (await night.store.guild_settings(night.guild.id)).everywhere


async def _turns(night: Evening) -> Said:
    """Make it Ben's first turn; the next time, act in it."""
    if not await _acted(night):
        await night.press("Ann", "roll")
        return await night.press("Ann", "keep")
    return await night.press("Ben", "roll")


async def _explained(night: Evening) -> bool:
    await night.bot.services.hints.wait_idle()
    return await night.store.hint_count(night.people["Ben"].id, "magic_numbers") == 1


async def _no_hints(night: Evening) -> Said:
    (menu,) = (await night.press("Ann", "@more")).private
    return await night.click("Ann", "m:hints-off", on=menu)


async def _unexplained(night: Evening) -> bool:
    return await night.store.hint_count(night.people["Ann"].id, "tie_die") == ENOUGH


async def _blocks(night: Evening) -> bool:
    return bool(await night.store.blocked(night.people["Ann"].id))


async def _blocks_not(night: Evening) -> bool:
    return not await night.store.blocked(night.people["Ann"].id)


async def _knows_not(night: Evening) -> bool:
    return not await knows_cleo(night)


async def _swept(night: Evening) -> bool:
    # What is owed is stored: the next start sees to it.
    await night.bot.services.account_deletion.wait_idle()
    await night.bot.services.account_deletion.start()
    await night.bot.services.account_deletion.wait_idle()
    return not await knows_cleo(night) and not await night.store.erase_pending()


async def _replaced(night: Evening) -> None:
    """Let the message to Ben grow old, so that a fresh one comes and the old one is to be deleted."""
    await night.env.advance_time(51 * 60)
    await night.press("Ann", "@start")


async def _one_of_ben(night: Evening) -> bool:
    await night.bot.services.direct_messages.wait_idle()
    await night.bot.services.pending_deletions.settle()
    return len(night.mail("Ben")) == 1 and await _is(night, "playing")


async def _goes_on(night: Evening) -> Said:
    return await night.press("Ann", "roll" if not await _acted(night) else "keep")


async def _acted_and_painted(night: Evening) -> bool:
    return await _acted(night) and await painted(night)


async def _nameless(night: Evening) -> bool:
    await night.bot.services.name_redaction.settle()
    return not await night.store.pending_repaints() and "Cleo" not in (await night.board()).text


async def _shared(night: Evening) -> bool:
    cards = [message for message in night.messages() if any(name.startswith("sleepover-") for name in message.files)]
    noted = await night.store.share_card(1)
    return noted is not None and [card.id for card in cards] == [noted.message]


async def _nothing_owed(night: Evening) -> bool:
    await night.bot.services.pending_deletions.settle()
    return not await night.store.pending_deletions() and night.mail("Ben") == []


def test_every_write_of_the_store_has_its_scene() -> None:
    assert sorted([*SCENES, *ELSEWHERE]) == WRITES
    for write, where in ELSEWHERE.items():
        file, _, test = where.partition("::")
        source = (ROOT / file).read_text(encoding="utf-8")
        assert f"def {test}(" in source, where
        assert f'"{write}"' in source, f"{write} does not fail in {file}"


# Before or after what it writes. That nothing of it stays is the store's own work.
@pytest.mark.parametrize(("write", "place"), pairs([*SCENES], ("before", "after")))
async def test_a_write_that_fails_once_costs_nobody_anything(night: Evening, write: str, place: str) -> None:
    scene = SCENES[write]
    await scene.before(night)
    assert not await scene.done(night)
    board = await night.board() if await night.tables() else None
    failing = Failing(night.patch, write, place)
    said = await scene.press(night)
    await night.env.settle()
    assert failing.failed
    if scene.heals is None:
        assert "went wrong" in said.words
        assert not await scene.done(night)
        if board is not None:
            await night.bot.services.boards.wait_idle()
            # Whoever is to be forgotten has left the game before.
            assert write == "delete_user" or looks(night.show(board.channel, board.id)) == looks(board)
            await night.bot.services.tables.get(1)
            await same(night)
        await scene.press(night)
    else:
        assert not isinstance(said, Said) or "went wrong" not in said.words
        if scene.heals == AGAIN:
            await scene.press(night)
        elif scene.heals:
            await night.env.advance_time(scene.heals)
    await night.env.settle()
    assert await scene.done(night)
    if await night.tables() and night.bot.services.tables.cached(1) is not None:
        await same(night)
        await night.env.advance_time(MINUTE)
        assert await painted(night) or (await night.stored()).status in ("over", "closed")
