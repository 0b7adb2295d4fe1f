"""Tests of hints for new players: ephemeral, for three turns, and never again."""

from __future__ import annotations

import random
from typing import Any

import pytest

import games
from bot.i18n import localizer
from bot.messages import onboarding
from bot.ui import games as ui_games
from bot.ui.games import playable_games
from games.core import FIRST, SetupData, option_choices
from games.core.dice import FastDice
from tests.bot.message_compare import learns_nothing_of_others
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_recovery import again
from tests.bot.test_stale_clicks import CARDS
from tests.bot.test_table_access import Place, press

HINT = "💡"


@pytest.fixture
def taught(harness: BotHarness) -> BotHarness:
    """Return an evening at which hints follow presses."""
    harness.patch.setattr(onboarding, "FOLLOWS", True)
    return harness


def shown_hints(harness: BotHarness) -> list[Shown]:
    """Return all hints that are there, of any player."""
    return [message for message in harness.messages() if message.private and message.text.startswith(HINT)]


async def had(harness: BotHarness, who: str, game: str = "tie_die") -> int:
    await harness.bot.services.hints.wait_idle()
    return await harness.store.hint_count(harness.people[who].id, game)


async def ready(harness: BotHarness) -> None:
    """Play a round of Tie-Die without upgrades and challenges."""
    names = {person.id: name for name, person in harness.people.items()}
    begun = False
    while True:
        live = await harness.bot.services.tables.get(await harness.tables())
        assert live.table is not None
        action = next(one for one in ("ready", "pass") if any(one in live.table.legal(s) for s in live.table.actors))
        if action == "ready" and begun and not any(live.table.view(None).ready):
            break
        begun = True
        seat = min(seat for seat in live.table.actors if action in live.table.legal(seat))
        await harness.press(names[live.stored.seats[seat].user], action)
        await harness.bot.services.hints.wait_idle()


# ---------------------------------------------------------------- in a message that follows a press


async def test_a_hint_follows_a_press_of_ones_own_and_says_what_is_so(taught: BotHarness) -> None:
    await taught.start("Ann", "Ben", game="tie_die")
    await taught.bot.services.hints.wait_idle()
    assert [message.text for message in shown_hints(taught)] == [
        "💡 When everybody is ready, all dice fly. You throw a d4: the number is yours in points, unless somebody "
        "rolls the same. Bigger dice cost points, and tie less often."
    ] * 2
    assert [await had(taught, who) for who in ("Ann", "Ben", "Cleo")] == [1, 1, 0]
    # Whoever has decided needs it no more.
    await taught.press("Ann", "ready")
    await taught.bot.services.hints.wait_idle()
    assert len(shown_hints(taught)) == 1


async def test_it_changes_in_place_with_what_is_to_be_decided(taught: BotHarness) -> None:
    await taught.start("Ann", "Ben", game="sibling_rivalry", rules="first host")
    await taught.bot.services.hints.wait_idle()
    (first,) = shown_hints(taught)
    assert "Roll the dice" in first.text
    await taught.press("Ann", "roll")
    await taught.bot.services.hints.wait_idle()
    if await taught.turn() == "Ann":
        (second,) = shown_hints(taught)
        assert second.id == first.id
        assert second.text != first.text
    assert await had(taught, "Ann", "sibling_rivalry") == 1


async def test_after_three_turns_there_is_none_at_this_table_and_none_at_the_next(taught: BotHarness) -> None:
    await taught.start("Ann", "Ben", game="tie_die", rules="target 50")
    seen = []
    # Whoever is last in one round and first in the next has one long turn.
    for _ in range(7):
        await taught.bot.services.hints.wait_idle()
        seen.append(len(shown_hints(taught)))
        await ready(taught)
    assert seen[0] == 2
    assert seen[-1] == 0
    assert await had(taught, "Ann") == await had(taught, "Ben") == 3
    await taught.sweep()
    await again(taught)
    await taught.start("Ann", "Ben", "Cleo", game="tie_die")
    await taught.bot.services.hints.wait_idle()
    assert len(shown_hints(taught)) == 1, "Cleo is new"


async def test_with_more_people_than_are_remembered_a_turn_is_counted_once_too(taught: BotHarness) -> None:
    taught.patch.setattr(onboarding, "_KEPT", 0)
    taught.deal(*[3] * 20)
    await taught.start("Ann", "Ben", game="sibling_rivalry", rules="first host")
    for _ in range(3):
        assert await had(taught, "Ann", "sibling_rivalry") == 1
        await taught.play_on([await taught._helpful()])


async def test_whoever_has_finished_the_game_needs_none(taught: BotHarness) -> None:
    await taught.start("Ann", "Ben", game="tie_die")
    await taught.slash("Ann", "table resign")
    assert await had(taught, "Ann") == await had(taught, "Ben") == 3
    assert shown_hints(taught) == []
    await taught.press("Ben", "@rematch")
    await taught.press("Ann", "@join")
    await taught.bot.services.hints.wait_idle()
    assert shown_hints(taught) == []
    assert await had(taught, "Ann", "sibling_rivalry") == 0, "they are new to the others"


async def test_one_tap_and_there_are_no_more_anywhere(taught: BotHarness) -> None:
    await taught.start("Ann", "Ben", game="tie_die")
    await taught.bot.services.hints.wait_idle()
    hint = shown_hints(taught)[0]
    said = await taught.click("Ann", hint.buttons["No more hints"], on=hint)
    assert "no more hints" in said.words
    await taught.press("Ann", "@rules")
    await taught.bot.services.hints.wait_idle()
    assert len(shown_hints(taught)) == 1, "Ben still has his"
    assert [await had(taught, "Ann", game) for game in playable_games()] == [3] * len(playable_games())


async def test_nobody_is_written_to_without_a_press_in_the_last_minutes(taught: BotHarness) -> None:
    await taught.sit("Ann", "Ben", game="tie_die")
    await taught.env.advance_time(15 * 60)
    await taught.press("Ann", "@start")
    await taught.bot.services.hints.wait_idle()
    assert len(shown_hints(taught)) == 1, "Ann has pressed just now"
    assert await had(taught, "Ben") == 0
    await taught.press("Ben", "@rules")
    await taught.bot.services.hints.wait_idle()
    assert len(shown_hints(taught)) == 2


async def test_an_answer_does_not_wait_for_a_hint(taught: BotHarness) -> None:
    taught.env.inject_error("POST", "/webhooks/*", status=500, code=0, times=None)
    board = await taught.start("Ann", "Ben", game="tie_die")
    assert "ready" in board.actions
    await taught.press("Ann", "ready")
    assert len((await taught.stored()).actions) == 1
    assert shown_hints(taught) == []


# ---------------------------------------------------------------- in the direct message, and in Peek


async def test_with_secrets_it_stands_in_ones_own_message_and_in_peek(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4)
    await harness.start("Ann", "Ben", "Cleo", rules="first host, target 50")
    calls = len(harness.env.http_requests)
    hint = localizer(game="magic_numbers")("hint-wait", good=CARDS[2], evil=CARDS[3])
    await harness.bot.services.direct_messages.wait_idle()
    assert f"{HINT} {hint}" in harness.mail("Ben")[0].text
    assert "No more hints" in harness.mail("Ben")[0].buttons
    assert HINT in (await harness.press("Ann", "@peek")).words
    assert HINT not in str([message.json for message in harness.messages() if not message.private])
    assert not [path for method, path in harness.requests(calls) if method != "POST"], "it costs no call of its own"
    for _ in range(3):
        await harness.play_on(["roll", "keep"] * 3)
    assert await had(harness, "Ann", "magic_numbers") == 3
    assert HINT not in (await harness.press("Ann", "@peek")).words
    assert HINT not in harness.mail("Ann")[0].text


async def test_there_it_changes_when_ones_turn_begins_and_ends_and_nothing_is_edited_for_nothing(
    taught: BotHarness,
) -> None:
    speak = localizer(game="magic_numbers")
    taught.deal(*CARDS[:6], CARDS[1], 5, 5, 5)
    await taught.start("Ann", "Ben", "Cleo", rules="first host, target 50")
    await taught.bot.services.direct_messages.wait_idle()
    calls = len(taught.env.http_requests)

    async def edits(who: str) -> int:
        await taught.bot.services.direct_messages.wait_idle()
        return sum(str(taught.mail(who)[0].channel) in path for _, path in taught.requests(calls))

    assert f"{HINT} {speak('hint-roll', good=CARDS[0], evil=CARDS[1])}" in taught.mail("Ann")[0].text
    await taught.press("Ann", "roll")
    assert await edits("Ann") == 1
    assert f"{HINT} {speak('hint-evil-free', face=CARDS[1])}" in taught.mail("Ann")[0].text
    await taught.press("Ann", "give 2")
    # Ann's turn is over, Ben's has begun, and Cleo has learned what the number did to her: an edit each.
    assert [await edits(who) for who in ("Ann", "Ben", "Cleo")] == [2, 1, 1]
    assert f"{HINT} {speak('hint-wait', good=CARDS[0], evil=CARDS[1])}" in taught.mail("Ann")[0].text
    assert f"{HINT} {speak('hint-roll', good=CARDS[2], evil=CARDS[3])}" in taught.mail("Ben")[0].text
    await taught.store.stop_hints(taught.people["Cleo"].id)
    await taught.bot.services.hints.disable(taught.people["Cleo"].id)
    await taught.play_on(["roll", "keep"])
    # Hers goes with her turn, and then nothing is said to her any more that is worth a call.
    assert [await edits(who) for who in ("Ann", "Ben", "Cleo")] == [2, 3, 2]
    assert HINT not in taught.mail("Cleo")[0].text
    await taught.play_on(["roll"])
    assert await edits("Cleo") == 2


async def test_there_one_tap_takes_it_out_of_the_message_and_leaves_the_card(harness: BotHarness) -> None:
    harness.deal(*CARDS, 1)
    await harness.start("Ann", "Ben", "Cleo")
    (mail,) = harness.mail("Ben")
    ben = harness.people["Ben"].user
    (said,) = await press(harness, Place(ben, ben.dm_channel, mail), mail.buttons["No more hints"])
    assert "no more hints" in said.words
    await harness.bot.services.direct_messages.wait_idle()
    (after,) = [message for message in harness.mail("Ben") if message.id == mail.id]
    assert HINT not in after.text
    assert "Good **" in after.text
    assert not after.buttons
    assert HINT in harness.mail("Cleo")[0].text


async def test_a_hint_gives_away_nothing_of_others() -> None:
    assert await learns_nothing_of_others("magic_numbers", 1)


# ---------------------------------------------------------------- what they say


@pytest.mark.parametrize(
    "game", [game for game in playable_games() if type(ui_games.load(game)).hint is not ui_games.GameUI.hint]
)
def test_there_is_a_hint_for_every_decision_and_it_is_a_sentence(game: str) -> None:
    rules, panel, speak = games.load(game), ui_games.load(game), localizer(game=game)
    options = rules.options(**({FIRST: "random"} if FIRST in option_choices(rules.options) else {}))
    seen: set[str] = set()
    for seed in range(6):
        rng, dice = random.Random(seed), FastDice(random.Random(seed))
        seats = rules.player_counts.start + seed % 2
        state: Any = rules.start(options, seats, SetupData(), dice).state
        for _ in range(120):
            actors = sorted(rules.actors(state))
            if not actors:
                break
            for seat in range(seats):
                said = panel.hint_text(rules.view(state, seat), tuple("ABCDEFGH"[:seats]), speak)
                assert said or seat not in actors
                assert len(said) < 400
                seen.add(said)
            seat = rng.choice(actors)
            legal = rules.legal(state, seat) or rules.examples(state, seat)
            state = rules.apply(state, seat, rng.choice(list(legal)), dice).state
    assert len(seen) > 3
