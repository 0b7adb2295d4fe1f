"""Regulars at the table: invited by name, brought back, heard now and then, and asked why when it is over."""

from __future__ import annotations

import random
import re
import secrets
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from bot.ai.worker_pool import EngineFailed, EngineWorkers
from bot.i18n import localizer
from bot.ratings import ai_strength, model
from bot.storage import CurrentRating, GuildSettings, PersonaRecord
from bot.table import table_talk
from bot.table.deadlines import playing_level, stand_in_level
from bot.table.personas import EVEN, REGULARS, base_level, level_label, persona_levels, persona_record
from bot.ui.components.history_buttons import explainable_seats
from games import names
from games.ai import levels
from games.analysis import explanations, reasons
from games.core import Action
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.games.optional import OURS

WAFFLE = "🦝 Waffle"
WHY = (
    explanations.Explanation(1, (reasons.Reason("nearer", {"before": 3, "after": 2, "target": 20}),)),
    explanations.Explanation(2, (reasons.Reason("gave-away", {"other": 0, "face": 4, "times": 2}),)),
)


@pytest.fixture
def quick(harness: BotHarness) -> BotHarness:
    """Return an evening at which computers play at random and explain with a fixed text; neither matters here."""

    async def choose(
        self: EngineWorkers, game: str, level: str, view: Any, legal: Sequence[Action], seed: str
    ) -> Action:
        assert level in levels.known_players(game), level
        return levels.decide(game, levels.RANDOM, view, legal, seed)

    async def telling(self: EngineWorkers, record: Any, seat: int) -> Any:
        own = [number for number, (actor, _) in enumerate(record.actions, 1) if actor == seat]
        return tuple(replace(one, n=number) for one, number in zip(WHY, own, strict=False))

    harness.patch.setattr(EngineWorkers, "choose", choose)
    harness.patch.setattr(EngineWorkers, "explain", telling)
    return harness


async def menu_of(harness: BotHarness, host: str = "Ann") -> Shown:
    (menu,) = (await harness.press(host, "@computers")).private
    return menu


async def table(harness: BotHarness, *levels: str, people: Sequence[str] = ("Ann",)) -> Shown:
    """Open a lobby with these people and computers; return the menu by which they were added."""
    await harness.sit(*people, rules="first random, target 20")
    menu = await menu_of(harness)
    for level in levels:
        await harness.do("Ann", f"@add:{level}", on=menu)
        menu = harness.show(menu.channel, menu.id)
    return menu


async def ended(harness: BotHarness, *levels: str) -> Shown:
    """Play a game with these computers that Ann gives up after her turn and theirs; return the board."""
    await table(harness, *levels)
    await harness.start_now("Ann")
    await a_turn(harness)
    if (await harness.stored()).status == "playing":
        await harness.slash("Ann", "table resign")
    await harness.bot.services.stats.wait_idle()
    return await harness.board()


async def a_turn(harness: BotHarness) -> None:
    """Ann's next turn, and after it those of the computers."""
    for action in ("roll", "keep"):
        # By luck the game may be over before.
        if action in (await harness.board()).actions:
            await harness.press("Ann", action)


@pytest.mark.parametrize("game", names())
def test_those_play_a_game_that_have_a_way_of_playing_it(game: str) -> None:
    assert set(persona_levels(game)) == set(levels.persona_names(game))


@pytest.mark.parametrize("game", OURS)
def test_all_six_play_every_game_of_ours(game: str) -> None:
    assert set(persona_levels(game)) == set(REGULARS)


async def test_one_menu_has_levels_and_regulars_each_with_a_face_and_a_way_of_playing(quick: BotHarness) -> None:
    harness = quick
    await harness.sit("Ann")
    menu = await menu_of(harness)
    assert list(menu.actions) == ["@add:easy", "@add:normal", "@add:hard", "@add:even"]
    (options,) = menu.selects.values()
    assert [option["value"] for option in options] == [f"@add:{level}" for level in persona_levels("magic_numbers")]
    assert {option["label"] for option in options} == {"Biscuit", "Marble", "Pickle", "Waffle", "Button", "Teddy"}
    assert len({option["emoji"]["name"] for option in options}) == 6
    assert all(len(option["description"]) > 10 for option in options)
    custom_id, values = menu.options("@add:bluffer")
    await harness.click("Ann", custom_id, on=menu, values=values)
    await harness.click("Ann", custom_id, on=menu, values=values)
    assert [(seat.name, seat.level) for seat in (await harness.stored()).seats[1:]] == [("Waffle", "bluffer")]
    menu = harness.show(menu.channel, menu.id)
    assert not menu.offers("@add:bluffer"), "there is only one of each"
    assert f"{WAFFLE}: Wants you to believe something else." in menu.text
    assert "Bot Waffle (bluffer)" in (await harness.board()).pictures[0].alt
    for _ in range(8):
        await harness.press("Ann", "@add:hard", on=menu)
    called = [seat.name for seat in (await harness.stored()).seats]
    assert len(set(called)) == 10
    assert not {*called[2:]} & {regular.name for regular in REGULARS.values()}


async def test_a_game_without_characters_offers_none(quick: BotHarness) -> None:
    harness = quick
    harness.patch.setattr(levels, "persona_names", lambda game: ())
    harness.patch.setattr(levels, "even_mixes", lambda game: ())
    await harness.sit("Ann")
    menu = await menu_of(harness)
    assert list(menu.actions) == ["@add:easy", "@add:normal", "@add:hard"]
    assert not menu.selects
    for level in ("bluffer", EVEN, "even-35"):
        await harness.click("Ann", f"s:1:0:@add:{level}", on=menu)
    assert len((await harness.stored()).seats) == 1


async def test_an_even_match_follows_from_the_ratings_of_those_who_are_there_at_the_start_and_stands_nowhere(
    quick: BotHarness,
) -> None:
    harness = quick
    held = {name: model.initial_rating()._replace(mu=mu) for name, mu in (("Ann", 31.0), ("Ben", 22.0))}

    async def ratings(user: int, *, guild: int | None) -> Any:
        assert guild == harness.guild.id
        found = {harness.people[name].id: one for name, one in held.items()}.get(user)
        return [] if found is None else [rating_row("magic_numbers", found), rating_row("", model.initial_rating())]

    harness.patch.setattr(harness.store, "ratings", ratings)
    harness.patch.setattr(ai_strength, "AT_SEATS", {("magic_numbers", 5): {("magic_numbers", "even-60"): 25.2}})
    menu = await table(harness, EVEN, "hoarder")
    await harness.join("Ben", "Cleo")
    before = await harness.stored()
    assert [seat.level for seat in before.seats] == [None, EVEN, "hoarder", None, None], "found when it starts"
    texts = [menu.json, (await harness.board()).json]
    assert "about your level" in (await harness.board()).pictures[0].alt
    await harness.start_now("Ann")
    people = [(31.0, held["Ann"].sigma), (22.0, held["Ben"].sigma), tuple(model.initial_rating()[:2])]
    (level,) = [seat.level for seat in (await harness.stored()).seats if seat.level not in (None, "hoarder")]
    assert level == ai_strength.even_mix("magic_numbers", people, 5) != ai_strength.even_mix("magic_numbers", people)
    for name in ("Ann", "Ben", "Cleo"):
        await harness.slash(name, "table resign")
    texts += [message.json for message in harness.messages()]
    texts.append((await harness.slash("Ann", "me privacy")).private[0].json)
    assert str(level) not in str([*texts, await harness.record("Ann")])
    await harness.press("Ann", "@rematch")
    again = await harness.stored()
    assert sorted((seat.name, str(seat.level)) for seat in again.seats if seat.level) == sorted(
        (seat.name, str(seat.level)) for seat in before.seats if seat.level
    )


def rating_row(game: str, held: model.PlayerRating) -> Any:
    return CurrentRating(game, held.mu, held.sigma, 9, 3)


async def test_a_level_that_there_is_not_any_more_breaks_no_table(quick: BotHarness) -> None:
    harness = quick
    await table(harness, "hard", "easy")
    for number, level in ((-1, "poet"), (-2, "even-3")):
        sql = "update seats set level = $1 where user_id = $2"
        await harness.store._write(lambda db, to=(level, number), sql=sql: db.execute(sql, *to))
    live = await harness.bot.services.tables.reload(1)
    assert [level_label(str(seat.level), live.words) for seat in live.stored.seats[1:]] == [
        "plays as usual",
        "about your level",
    ]
    assert {playing_level("tie_die", level) for level in ("poet", "even-3")} == {stand_in_level("tie_die")}
    with capture_logs() as logs:
        await harness.start_now("Ann")
        await a_turn(harness)
        await harness.slash("Ann", "table resign")
        await harness.press("Ann", "@rematch")
    assert not [entry for entry in logs if entry["log_level"] == "error"]
    levels = [seat.level for seat in (await harness.stored(2)).seats if seat.level]
    assert [base_level(level) for level in levels] == ["easy", EVEN]


async def test_the_score_is_told_in_the_profile_and_when_the_regular_sits_down(quick: BotHarness) -> None:
    harness = quick
    await ended(harness, "bluffer", "hard")
    menu = await table(harness, "bluffer")
    (faced,) = await harness.store.persona_records(harness.people["Ann"].id, guild=harness.guild.id, game=None)
    score = persona_record(faced, localizer("en"))
    assert f"{WAFFLE}: Wants you to believe something else. {score}." in menu.text
    (profile,) = (await harness.slash("Ben", "profile", player=harness.people["Ann"])).private
    assert f"**Regulars:** {score}." in profile.text
    (other,) = (await harness.slash("Ben", "profile")).private
    assert "Regulars" not in other.text


async def test_a_regular_says_hello_until_a_person_has_done_something_unless_the_server_wants_it_quiet(
    quick: BotHarness,
) -> None:
    harness = quick
    await table(harness, "gambler")
    assert "🦊 Marble: *“" in (await harness.start_now("Ann")).text
    live = await harness.bot.services.tables.get(1)
    assert table_talk.table_talk(live)
    live.stored = replace(live.stored, banter=False)
    assert not table_talk.table_talk(live)
    await harness.store.set_guild_settings(harness.guild.id, GuildSettings(banter=False))
    assert not (await harness.bot.services.tables.reload(1)).stored.banter
    await harness.store.set_guild_settings(harness.guild.id, GuildSettings())
    assert (await harness.bot.services.tables.reload(1)).stored.banter
    await harness.press("Ann", "roll")
    assert "*“" not in (await harness.board()).text


async def test_they_speak_of_public_events_alone_and_rarely(quick: BotHarness) -> None:
    harness = quick
    harness.patch.setattr(secrets, "token_bytes", bytes)
    await table(harness, "grudge", "watcher", people=("Ann", "Ben"))
    order = [seat.user for seat in (await harness.stored()).seats]
    await harness.store.start(1, order=order, salt="1-2-3", setup={}, now=0)
    live = await harness.bot.services.tables.reload(1)
    assert live.table is not None
    chance, done_to_them, said = random.Random(1), 0, list[table_talk.TableTalkLine]()
    while live.table.ranking is None:
        (seat,) = live.table.actors
        live.table.play(seat, chance.choice(live.table.legal(seat)))
        live.stored = replace(live.stored, actions=(*live.stored.actions, (seat, "…")))
        public = [event for event in live.table.frames[-1].events if event.audience is None]
        others = [event.other for event in public if getattr(event, "other", None) in (2, 3)]  # type: ignore[attr-defined]
        done_to_them += bool(others)
        remark = table_talk.choose_remark(live)
        if remark is not None and remark.occasion == "touched":
            assert remark.seat in others
            said.append(remark)
    assert 0 < len(said) < done_to_them / 2


@pytest.mark.parametrize("who", ["all", "the regular alone", "both"])
async def test_of_what_only_some_may_know_nothing_is_said(quick: BotHarness, who: str) -> None:
    harness = quick
    await table(harness, "grudge", people=("Ann", "Ben"))
    await harness.start_now("Ann")
    await harness.play_on(["roll"])
    live = await harness.bot.services.tables.get(1)
    assert live.table is not None
    (regular,) = (seat for seat, sitting in enumerate(live.stored.seats) if sitting.level)
    other = (regular + 1) % 3
    audience = {"all": None, "the regular alone": {regular}, "both": {regular, other}}[who]
    harness.patch.setattr(table_talk, "RARELY", 1)
    happened = SimpleNamespace(seat=other, other=regular, audience=audience)
    before = live.table.frames[-1]
    live.table.frames.append(replace(before, seat=other, action="give", events=(happened,)))
    assert table_talk.choose_remark(live) == (
        table_talk.TableTalkLine(regular, "touched", other) if who == "all" else None
    )


@pytest.mark.parametrize("level", REGULARS)
def test_each_has_two_lines_of_its_own_for_every_occasion(level: str) -> None:
    for occasion in ("hello", "touched", "won", "close"):
        assert localizer("en").sentence(f"banter-{level}-{occasion}").variant_slots(lambda name: None)[1] == 2


async def test_after_the_game_they_say_why_to_the_person_who_asks(quick: BotHarness) -> None:
    harness = quick
    end = await ended(harness, "hard", "bluffer")
    said = await harness.press("Ann", "Ask the computers why", on=end)
    assert not said.public
    (page,) = said.private
    assert page.text.startswith(f"### {WAFFLE}, looking back on table 1"), "the regular first"
    assert len(re.findall(rf"\*\*{WAFFLE}, round \d+:\*\* “", page.text)) == len(WHY)
    assert "has given a 4 away twice." in page.text
    (label,) = page.buttons
    await harness.press("Ben", label, on=page)
    await harness.press("Ann", label, on=page)
    assert (
        label.removeprefix("Ask Bot ").removesuffix(" why") in harness.show(page.channel, page.id).text.splitlines()[0]
    )
    assert (await harness.board()).json == end.json

    live = await harness.bot.services.tables.get(1)
    person = live.seat_of(harness.people["Ann"].id)
    for seat in (person, 7, 99):
        said = await harness.click("Ann", f"i:1:{seat}", on=end)
        assert said.words
        assert "**Step" not in said.words

    async def fails(self: EngineWorkers, record: Any, seat: int) -> Any:
        raise EngineFailed("it has a headache")

    harness.bot.services.explanations._once.found.clear()
    with harness.patch.context() as patch, capture_logs():
        patch.setattr(EngineWorkers, "explain", fails)
        assert "couldn't work that out" in (await harness.click("Ann", f"i:1:{1 - (person or 0)}", on=end)).words
    assert ", round " in (await harness.click("Ann", f"i:1:{1 - (person or 0)}", on=end)).words, "tried again"


async def test_they_say_nothing_while_it_goes_on_or_if_it_was_closed(quick: BotHarness) -> None:
    harness = quick
    await table(harness, "bluffer", people=("Ann", "Ben"))
    board = await harness.start_now("Ann")
    live = await harness.bot.services.tables.get(1)
    (bot,) = [seat for seat, sitting in enumerate(live.stored.seats) if sitting.level]
    assert not any(custom_id.startswith("i:") for custom_id in board.buttons.values())
    assert "still being played" in (await harness.click("Ann", f"i:1:{bot}", on=board)).words
    await harness.bot.services.termination.void(live)
    assert "closed without a result" in (await harness.click("Ann", f"i:1:{bot}", on=board)).words


def test_a_score_reads_from_the_regulars_side() -> None:
    scores = (PersonaRecord("bluffer", 12, *score) for score in ((5, 7), (7, 5), (4, 4)))
    told = [persona_record(one, localizer("en")) for one in scores]
    assert told == ["Waffle leads 7 : 5", "Waffle trails 5 : 7", "Waffle is level at 4 : 4"]


async def test_who_plays_at_random_gives_no_reasons(quick: BotHarness) -> None:
    harness = quick
    end = await ended(harness, "hard", "bluffer")
    live = await harness.bot.services.tables.get(1)
    (hard,) = (seat for seat, one in enumerate(live.stored.seats) if one.level == "hard")
    seats = [replace(one, level=levels.RANDOM) if one.level == "hard" else one for one in live.stored.seats]
    live.stored = replace(live.stored, seats=tuple(seats))
    assert hard not in explainable_seats(live)
    # A button from before does not either.
    said = await harness.click("Ann", f"i:1:{hard}", on=end)
    assert "plays at random, so there is no why" in said.words
    assert "**Step" not in said.words
