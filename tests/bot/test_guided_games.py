"""A guided first game: against the gentlest computers, with every first decision explained to its player alone."""

from __future__ import annotations

import asyncio

import pytest

from bot.ai.worker_pool import EngineFailed, EngineWorkers
from bot.i18n import available_locales, localizer
from bot.messages import onboarding
from bot.messages.hint_texts import hint_of
from bot.play import lobby
from bot.storage import ENOUGH, GuildSettings
from bot.table.deadlines import offered_levels
from bot.ui.games import ActionSelect, button_label, playable_games
from bot.ui.games import load as load_panel
from games import load
from games.analysis.advice import Advice, advise
from games.core.table import Table
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness, Said
from tests.bot.test_recovery import again
from tests.failure_helpers import Failing
from tests.time_limits import PATIENCE

HINT, ADVICE = "💡", "👉"


@pytest.fixture
def taught(harness: BotHarness) -> BotHarness:
    """Return an evening at which hints follow presses, and newcomers are offered a guided game."""
    harness.patch.setattr(onboarding, "FOLLOWS", True)
    harness.patch.setattr(lobby, "OFFERS", True)
    return harness


def whispers(harness: BotHarness) -> list[Shown]:
    """Return the hints that are there."""
    return [one for one in harness.messages() if one.private and one.text.startswith(HINT)]


async def settled(harness: BotHarness) -> None:
    """Wait until the computers have moved, and everybody has the hints that they are to have."""
    async with asyncio.timeout(PATIENCE):
        while harness.bot.services.ai_moves.pending_count:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await harness.bot.services.hints.wait_idle()


async def guided(harness: BotHarness, game: str, who: str = "Ann") -> Said:
    """Begin a guided game from ``/help``."""
    (shown,) = (await harness.slash(who, "help")).private
    said = await harness.click(who, f"u:{game}", on=shown)
    await settled(harness)
    return said


async def act(harness: BotHarness) -> None:
    """Press the first button of Ann's that the rules allow, or choose from the first such list."""
    found, names = await table(harness), (await harness.bot.services.tables.get(await harness.tables())).names
    legal = found.legal(await seat(harness))
    words = localizer("en-US", found.game.name)
    for number, row in enumerate(load_panel(found.game.name).rows(found.view(None), names, words)):
        choices = row.choices if isinstance(row, ActionSelect) else row
        for place, choice in enumerate(choices):
            if choice.action in legal:
                named = choice.sent_value if len(choice.sent_value) <= 60 else f"#{number}.{place}"
                await harness.do("Ann", named)
                await settled(harness)
                return
    raise AssertionError(f"no button for any of {legal[:9]}")


async def may_act(harness: BotHarness) -> bool:
    """Return whether Ann decides now, in a turn that is explained."""
    live = await harness.bot.services.tables.get(await harness.tables())
    mine = await seat(harness)
    assert live.table is not None
    return mine in live.table.actors and onboarding._turn(live, mine) <= onboarding.GUIDED


async def table(harness: BotHarness) -> Table:
    live = await harness.bot.services.tables.get(await harness.tables())
    assert live.table is not None
    return live.table


@pytest.mark.parametrize("game", playable_games())
async def test_one_press_starts_a_game_against_as_few_easy_computers_as_it_takes(taught: BotHarness, game: str) -> None:
    said = await guided(taught, game)
    stored = await taught.stored()
    assert (stored.game, stored.status) == (game, "playing")
    people = [seat.user for seat in stored.seats if seat.level is None]
    assert people == [taught.people["Ann"].id]
    assert len(stored.seats) == load(game).player_counts.start
    assert {seat.level for seat in stored.seats} - {None} == {offered_levels(game)[0]}
    assert [one.id for one in said.public] == [stored.message], "its message is the answer"
    assert stored.salt.endswith(f"-{stored.message}"), "the dice depend on what came after their commitment was shown"
    await taught.bot.services.boards.wait_idle()
    assert "@join" not in (await taught.board()).actions


@pytest.mark.parametrize("game", playable_games())
async def test_each_first_decision_is_explained_with_what_the_strongest_would_do(taught: BotHarness, game: str) -> None:
    await guided(taught, game)
    advised, topics, first = 0, set[str](), True
    for _ in range(12):
        if not await may_act(taught):
            break
        live = await taught.bot.services.tables.get(await taught.tables())
        assert live.table is not None
        seat = live.seat_of(taught.people["Ann"].id)
        assert seat is not None
        topic = hint_of(live, seat)
        assert topic is not None
        if len(live.table.legal(seat)) < 2 and topic.key in topics:
            assert whispers(taught) == [], "the only button is explained once"
            await act(taught)
            continue
        topics.add(topic.key)
        (whisper,) = whispers(taught)
        assert ("🏁" in whisper.text) is first, "the goal is said at first"
        first = False
        found = advise(game, live.table.view(seat), live.table.legal(seat), f"{live.id}:{live.action_count}")
        words = localizer("en-US", game)
        label = None if found is None else button_label(game, live.table.view(None), found.action, live.names, words)
        assert (ADVICE in whisper.text) is (label is not None)
        advised += label is not None
        await act(taught)
    # In Tie-Die there may be nothing to choose for some rounds.
    assert advised or game == "tie_die"


async def test_the_advice_names_a_button_that_is_there_and_the_reason(taught: BotHarness) -> None:
    async def stop(self: EngineWorkers, game: str, view: object, legal: list[str], seed: str) -> Advice | None:
        found = advise(game, view, legal, seed)
        return None if found is None else Advice("stop" if "stop" in legal else found.action, found.reasons, found.kind)

    taught.patch.setattr(EngineWorkers, "advise", stop)
    await guided(taught, "sibling_rivalry")
    while not any(ADVICE in whisper.text for whisper in whispers(taught)):
        await act(taught)
    (whisper,) = whispers(taught)
    label = whisper.text.split(ADVICE)[1].split("**")[1].replace("\\", "")
    assert label in (await taught.board()).buttons


async def test_nobody_else_gets_a_whisper(taught: BotHarness) -> None:
    await guided(taught, "tie_die")
    await taught.press("Ben", "@rules")
    await settled(taught)
    assert len(whispers(taught)) == 1


async def test_after_its_turns_the_whispers_end(taught: BotHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(onboarding, "GUIDED", 1)
    monkeypatch.setattr(onboarding, "ENOUGH", 1)
    await guided(taught, "tie_die")
    assert whispers(taught)
    while await may_act(taught):
        await act(taught)
    assert whispers(taught) == []


async def seat(harness: BotHarness) -> int:
    found = (await harness.bot.services.tables.get(await harness.tables())).seat_of(harness.people["Ann"].id)
    assert found is not None
    return found


@pytest.mark.parametrize("game", playable_games())
async def test_it_goes_on_after_a_restart(taught: BotHarness, game: str) -> None:
    await guided(taught, game)
    old = {one.id for one in whispers(taught)}
    await again(taught)
    assert await taught.store.guided_table(taught.people["Ann"].id) == 1
    await taught.press("Ann", "@text")
    await settled(taught)
    fresh = [one for one in whispers(taught) if one.id not in old]
    assert len(fresh) == 1
    legal = (await table(taught)).legal(await seat(taught))
    assert ADVICE in fresh[0].text or len(legal) == 1


async def test_one_tap_ends_the_whispers_there(taught: BotHarness) -> None:
    await guided(taught, "sibling_rivalry")
    (whisper,) = whispers(taught)
    await taught.click("Ann", whisper.buttons["No more hints"], on=whisper)
    await act(taught)
    await settled(taught)
    assert whispers(taught) == []
    assert await taught.store.guided_table(taught.people["Ann"].id) is None


async def test_somebody_who_wanted_no_hints_gets_them_in_a_guided_game(taught: BotHarness) -> None:
    await taught.store.stop_hints(taught.people["Ann"].id)
    await guided(taught, "tie_die")
    assert len(whispers(taught)) == 1
    assert await taught.store.hint_count(taught.people["Ann"].id, "magic_numbers") == ENOUGH


async def test_without_advice_the_hint_is_there(taught: BotHarness) -> None:
    async def fails(*_: object) -> Advice | None:
        raise EngineFailed("gone")

    taught.patch.setattr(EngineWorkers, "advise", fails)
    await guided(taught, "sibling_rivalry")
    (whisper,) = whispers(taught)
    assert ADVICE not in whisper.text


# ---------------------------------------------------------------- the offer


def offers(said: Said) -> list[Shown]:
    return [one for one in said.private if "🌱" in one.text]


async def test_a_first_table_comes_with_an_offer_and_the_second_without(taught: BotHarness) -> None:
    said = await taught.slash("Ann", "play", game="tie_die")
    (offer,) = offers(said)
    await taught.sweep()
    assert offers(await taught.slash("Ann", "play", game="tie_die")) == []
    assert offers(await taught.elsewhere("Ben", "play", game="tie_die")) != []
    assert list(offer.buttons) == ["Show me how"]


async def test_its_button_makes_the_lobby_the_guided_game(taught: BotHarness) -> None:
    (offer,) = offers(await taught.slash("Ann", "play", game="tie_die"))
    await taught.click("Ann", offer.buttons["Show me how"], on=offer)
    await settled(taught)
    stored = await taught.stored()
    assert stored.status == "playing"
    assert await taught.store.guided_table(taught.people["Ann"].id) == stored.id
    assert len(whispers(taught)) == 1
    assert "get ready" in (await taught.board()).text


async def test_who_sits_down_with_others_is_told_where_to_try_alone(taught: BotHarness) -> None:
    await taught.slash("Ann", "play", game="tie_die")
    (offer,) = offers(await taught.press("Ben", "@join"))
    assert "/help" in offer.text
    assert offer.buttons == {}


async def test_with_somebody_else_at_the_table_it_is_no_guided_game(taught: BotHarness) -> None:
    (offer,) = offers(await taught.slash("Ann", "play", game="tie_die"))
    await taught.press("Ben", "@join")
    said = await taught.click("Ann", offer.buttons["Show me how"], on=offer)
    assert localizer("en-US")("sorry-guide-company") in said.words
    assert (await taught.stored()).status == "lobby"
    assert await taught.store.guided_table(taught.people["Ann"].id) is None


async def test_only_the_host_makes_it_one(taught: BotHarness) -> None:
    (offer,) = offers(await taught.slash("Ann", "play", game="tie_die"))
    said = await taught.click("Ben", offer.buttons["Show me how"], on=offer)
    assert "who opened the table" in said.words


async def test_pressed_twice_it_is_one_game(taught: BotHarness) -> None:
    (shown,) = (await taught.slash("Ann", "help")).private
    await taught.twice("Ann", "u:tie_die", on=shown)
    assert await taught.tables() == 1
    await taught.click("Ann", "u:tie_die", on=shown)
    assert await taught.tables() == 1, "there is a game in this channel"


async def test_who_plays_on_for_a_computer_ends_the_advice(taught: BotHarness) -> None:
    await guided(taught, "sibling_rivalry")
    live = await taught.bot.services.tables.get(1)
    assert onboarding._is_alone(live, taught.people["Ann"].id)
    assert not onboarding._is_alone(live, taught.people["Ben"].id), "Ann is a person"


async def test_it_is_refused_where_play_is(taught: BotHarness) -> None:
    (shown,) = (await taught.slash("Ann", "help")).private
    elsewhere = taught.guild.create_text_channel("elsewhere")
    await taught.store.set_guild_settings(taught.guild.id, GuildSettings(channels=(elsewhere.id,)))
    assert "played elsewhere" in (await taught.click("Ann", "u:tie_die", on=shown)).words
    assert not await taught.tables()


async def guides(harness: BotHarness, who: str = "Ann") -> list[str]:
    """Return the games that ``/help`` shows that person, each with a guided first game."""
    (shown,) = (await harness.slash(who, "help")).private
    found = [str(part.get("custom_id", "")) for part in shown.components]
    return [one.removeprefix("u:") for one in found if one.startswith("u:")]


async def test_a_closed_guided_game_can_be_begun_again_and_the_others_stay_on_offer(taught: BotHarness) -> None:
    everything = list(playable_games())
    assert await guides(taught) == everything
    await guided(taught, "tie_die")
    assert await guides(taught) == everything
    await taught.sweep()
    assert await guides(taught) == everything
    await guided(taught, "tie_die")
    assert (await taught.stored()).status == "playing"


async def test_a_game_is_offered_until_it_was_finished_and_no_other_with_it(taught: BotHarness) -> None:
    taught.patch.setattr(lobby, "OFFERS", False)
    await taught.start("Ann", "Ben", game="tie_die")
    await taught.slash("Ann", "table resign")
    taught.patch.setattr(lobby, "OFFERS", True)
    assert offers(await taught.slash("Ann", "play", game="tie_die")) == []
    assert await guides(taught) == [game for game in playable_games() if game != "tie_die"]


async def test_the_picker_gives_way_to_a_link_to_the_game(taught: BotHarness) -> None:
    (shown,) = (await taught.slash("Ann", "help")).private
    await taught.click("Ann", "u:tie_die", on=shown)
    await settled(taught)
    stored = await taught.stored()
    (told,) = [one for one in taught.messages() if one.id == shown.id]
    assert f"/{stored.channel}/{stored.message}" in told.text
    assert told.buttons == {}


async def test_where_the_game_cannot_begin_the_picker_stays(taught: BotHarness) -> None:
    (shown,) = (await taught.slash("Ann", "help")).private
    await taught.slash("Ben", "play", game="tie_die")
    await taught.click("Ann", "u:tie_die", on=shown)
    (told,) = [one for one in taught.messages() if one.id == shown.id]
    assert told.buttons == shown.buttons


async def test_a_guided_game_is_not_rated_and_says_so(taught: BotHarness) -> None:
    await guided(taught, "tie_die")
    await taught.slash("Ann", "table resign")
    await taught.bot.services.boards.wait_idle()
    assert localizer("en-US")("guided-unrated") in (await taught.board()).text
    guild, ann = taught.guild.id, taught.people["Ann"].id
    assert await taught.store.ratings(ann, guild=guild) == []
    await taught.store.rebuild_ratings()
    assert await taught.store.ratings(ann, guild=guild) == []


async def test_the_last_regular_hint_says_so_and_what_is_new_is_explained_all_the_same(
    taught: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(onboarding, "GUIDED", 1)
    await guided(taught, "sibling_rivalry")
    for _ in range(9):
        if any("🎓" in one.text for one in whispers(taught)):
            break
        assert await may_act(taught)
        await act(taught)
    (whisper,) = whispers(taught)
    rules = localizer("en-US")("button-rules")
    assert f"**{rules}**" in whisper.text
    assert rules in (await taught.board()).buttons


async def test_in_magic_numbers_it_says_the_players_own_numbers_and_stands_in_one_place(taught: BotHarness) -> None:
    await guided(taught, "magic_numbers")
    live = await taught.bot.services.tables.get(await taught.tables())
    assert live.table is not None
    seat = live.seat_of(taught.people["Ann"].id)
    assert seat is not None
    card = live.table.view(seat).cards[seat]
    while not whispers(taught):
        await act(taught)
    (whisper,) = whispers(taught)
    assert f"😇 Good {card.good} · 😈 Evil {card.evil}" in whisper.text
    assert "**Peek**" in whisper.text
    assert all(HINT not in letter.text for letter in taught.mail("Ann"))
    said = await taught.press("Ann", "@peek")
    assert HINT not in said.words


async def test_an_offer_that_cannot_be_noted_does_not_stand_in_the_way(taught: BotHarness) -> None:
    failing = Failing(taught.patch, "offer_guide", "before")
    said = await taught.slash("Ann", "play", game="tie_die")
    assert failing.failed
    assert said.private == []
    assert (await taught.stored()).status == "lobby"


async def test_a_start_that_fails_leaves_a_lobby_to_start(taught: BotHarness) -> None:
    failing = Failing(taught.patch, "start", "before")
    await guided(taught, "tie_die")
    assert failing.failed
    assert (await taught.stored()).status == "lobby"
    await taught.bot.services.boards.wait_idle()
    await taught.press("Ann", "@start")
    assert (await taught.stored()).status == "playing"


async def test_who_is_forgotten_is_new_again(taught: BotHarness) -> None:
    await guided(taught, "tie_die")
    rows = await taught.store.export_rows(taught.people["Ann"].id)
    assert [row["table_id"] for row in rows["guides"]] == [1]
    await taught.forget("Ann")
    assert await taught.store.guided_table(taught.people["Ann"].id) is None
    assert await taught.store.finished_games(taught.people["Ann"].id) == set()


async def test_it_speaks_the_language_of_its_player(taught: BotHarness) -> None:
    for locale in available_locales():
        taught.locales[taught.people["Ann"].id] = locale
        await guided(taught, "sibling_rivalry")
        for _ in range(3):
            if any(ADVICE in one.text for one in whispers(taught)):
                break
            await act(taught)
            await settled(taught)
        assert (
            localizer(locale)("hint-advice", label="", list="none", why="none").split("**")[0]
            in whispers(taught)[-1].text
        )
        await taught.sweep()
