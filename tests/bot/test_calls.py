"""Calls, by whom and how often: whatever is pressed in a loop, nobody is notified more than once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import product
from typing import Any

import pytest

from bot.core.availability import QuietHours
from bot.messages import mentions
from bot.messages.mentions import RULES, MentionPolicy
from bot.storage import GuildSettings
from tests.bot.simcord_bot import BotHarness
from tests.bot.test_menus import send
from tests.bot.test_notices import wait_idle
from tests.bot.test_stale_clicks import CARDS

THREE = ("Ann", "Ben", "Cleo")
Act = Callable[[BotHarness], Awaitable[Any]]


@pytest.fixture
def called(harness: BotHarness) -> Counter[str]:
    """Count the notifications of each person, also by messages that are deleted again."""
    found: Counter[str] = Counter()
    backend = harness.env.backend
    commit = backend.commit_message

    def counting(message: Any, **more: Any) -> Any:
        names = {person.id: name for name, person in harness.people.items()}
        found.update(names[user] for user in message.ping_user_ids if not message.is_ephemeral)
        return commit(message, **more)

    harness.patch.setattr(backend, "commit_message", counting)
    return found


async def plays(harness: BotHarness) -> None:
    """Have three play, Ann first, and Dan watch."""
    if "Dan" not in harness.people:
        harness.come("Dan")
    harness.deal(*CARDS, *([1, 5, 6] * 20))
    await harness.start(*THREE)


async def offers(harness: BotHarness, to: str = "Dan") -> str:
    said = await harness.slash("Ben", "table hand-over", user=harness.people[to])
    await wait_idle(harness)
    return said.words


async def keeps(harness: BotHarness) -> None:
    (menu,) = (await harness.press("Ben", "⋯ More")).private
    await harness.press("Ben", "@keep", on=menu)
    await wait_idle(harness)


async def nudges(harness: BotHarness, who: str = "Ben") -> str:
    said = await harness.slash(who, "table nudge")
    await wait_idle(harness)
    return said.words


async def asks_to_end(harness: BotHarness) -> str:
    said = await harness.slash("Ben", "table end")
    await wait_idle(harness)
    return said.words


async def asks_to_pause(harness: BotHarness) -> str:
    (menu,) = (await harness.press("Ben", "⋯ More")).private
    (sure,) = (await harness.press("Ben", "@pause", on=menu)).private
    said = await harness.press("Ben", "@pause!", on=sure)
    await wait_idle(harness)
    return said.words


async def challenges(harness: BotHarness) -> str:
    said = await send(harness, "Ben", "Ann", "magic_numbers")
    await wait_idle(harness)
    return said.words


async def test_a_seat_that_is_offered_and_kept_again_and_again_calls_once(
    harness: BotHarness, called: Counter[str]
) -> None:
    await plays(harness)
    said = list[str]()
    for _ in range(6):
        said.append(await offers(harness))
        await keeps(harness)
    assert called == {"Dan": 1}
    assert "without one" not in said[0]
    assert all("I just give the name, without one" in words for words in said[1:])


async def test_nudges_in_a_row_call_once_and_the_others_get_a_sentence(
    harness: BotHarness, called: Counter[str]
) -> None:
    await plays(harness)
    said = [await nudges(harness) for _ in range(4)]
    assert called == {"Ann": 1}
    assert said[0] == ""
    assert all("only a little while ago. The next one is possible <t:" in words for words in said[1:])
    assert len([message for message in harness.messages() if "it is your turn!" in message.text]) == 1


async def test_another_kind_of_call_is_no_way_round_the_budget_of_a_pair(
    harness: BotHarness, called: Counter[str]
) -> None:
    await challenges(harness)
    await harness.sweep()
    assert "without one" in await challenges(harness)
    await harness.sweep()
    await plays(harness)
    assert "only a little while ago" in await nudges(harness)
    assert called == {"Ann": 1}


async def test_several_people_together_call_nobody_for_ever(harness: BotHarness, called: Counter[str]) -> None:
    names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"]
    for name in names[3:]:
        harness.come(name)
    await harness.start(*names)
    live = await harness.bot.services.tables.get(1)
    assert live.table is not None
    (seat,) = live.table.actors
    (awaited,) = [name for name in names if harness.people[name].id == live.stored.seats[seat].user]
    for _ in range(2):
        for name in names:
            if name != awaited:
                await nudges(harness, name)
    assert called == {awaited: mentions.SEATED.most}


async def test_calls_of_one_table_have_an_end_whoever_is_called(harness: BotHarness, called: Counter[str]) -> None:
    await plays(harness)
    guests = [f"Guest{number}" for number in range(9)]
    for name in guests:
        harness.come(name)
        await offers(harness, name)
        await keeps(harness)
    assert sum(called.values()) == mentions.PLACE.most


async def test_after_ten_minutes_somebody_is_called_again(harness: BotHarness, called: Counter[str]) -> None:
    await plays(harness)
    await offers(harness)
    await keeps(harness)
    await harness.env.advance_time(601)
    await offers(harness)
    assert called["Dan"] == 2


async def test_a_nudge_before_hides_no_vote_whose_silence_is_a_yes(harness: BotHarness, called: Counter[str]) -> None:
    await plays(harness)
    await nudges(harness)
    await asks_to_end(harness)
    assert called == {"Ann": 2, "Cleo": 1}


async def wants_none(harness: BotHarness, who: str) -> None:
    await harness.store.set_reminders(harness.people[who].id, "never")


async def blocks(harness: BotHarness, who: str) -> None:
    await harness.store.block(harness.people[who].id, harness.people["Ben"].id)


async def sleeps(harness: BotHarness, who: str) -> None:
    days = tuple(range(4)) if harness.env.now().weekday() < 4 else (3, 4, 5, 6)
    await harness.store.set_quiet(harness.people[who].id, QuietHours("UTC", days=days), now=0.0)


async def is_away(harness: BotHarness, who: str) -> None:
    at = harness.env.now().timestamp()
    await harness.store.start_vacation(harness.people[who].id, at + 86_400, now=at - 1)


async def mutes(harness: BotHarness, who: str) -> None:
    live = await harness.bot.services.tables.get(1)
    await harness.bot.services.pauses.mute(live, harness.people[who].id, muted=True)


async def silences(harness: BotHarness, who: str) -> None:
    await harness.store.set_guild_settings(harness.guild.id, GuildSettings(pings=False))


@pytest.mark.parametrize("says", [wants_none, blocks, sleeps, is_away, silences])
async def test_who_may_not_be_called_is_named_in_an_offer(
    harness: BotHarness, called: Counter[str], says: Callable[[BotHarness, str], Awaitable[None]]
) -> None:
    await plays(harness)
    await says(harness, "Dan")
    words = await offers(harness)
    (told,) = [message for message in harness.messages() if "has to go and would like you" in message.text]
    assert f"<@{harness.people['Dan'].id}>" in told.text
    assert called == {}
    # Nothing tells why, or that they were not called.
    assert words == "I've asked. The seat is yours until somebody sits down."


@pytest.mark.parametrize(
    ("says", "act"),
    [
        *product([wants_none, blocks, mutes, silences], [nudges, asks_to_end, asks_to_pause]),
        # There is no table yet that could be muted, and who is blocked challenges nobody.
        *product([wants_none, sleeps, is_away, silences], [challenges]),
    ],
)
async def test_who_may_not_be_called_is_not_called_by_any_kind_of_call(
    harness: BotHarness, called: Counter[str], says: Callable[[BotHarness, str], Awaitable[None]], act: Act
) -> None:
    if act is not challenges:
        await plays(harness)
    await says(harness, "Ann")
    await act(harness)
    assert called["Ann"] == 0
    if says is not silences and act in (asks_to_end, asks_to_pause):
        assert called == {"Cleo": 1}, "the others are"


async def test_who_takes_messages_gets_no_message_by_a_nudge_of_somebody_they_have_blocked(
    harness: BotHarness, called: Counter[str]
) -> None:
    await plays(harness)
    await harness.store.set_reminders(harness.people["Ann"].id, "message")
    await blocks(harness, "Ann")
    await harness.bot.services.tables.reload(1)
    await nudges(harness)
    assert called == {}
    assert (await harness.stored()).seats[0].nudge is None


async def test_a_refused_nudge_tells_nothing_of_what_somebody_has_set(harness: BotHarness) -> None:
    await plays(harness)
    first = [await nudges(harness) for _ in range(2)]
    await harness.env.advance_time(3601)
    await wants_none(harness, "Ann")
    assert [words.split("<t:")[0] for words in [await nudges(harness) for _ in range(2)]] == [
        words.split("<t:")[0] for words in first
    ]


async def test_every_kind_of_call_but_one_a_decision_or_an_evening_has_a_budget(harness: BotHarness) -> None:
    policy = MentionPolicy(harness.store)
    unlimited = set[str]()
    for kind in RULES:
        calls = [policy.request(kind, [7], sender=8).users for _ in range(5)]
        if all(calls):
            unlimited.add(kind)
    assert unlimited == {"turn", "appointed"}


def test_a_computer_is_never_called(harness: BotHarness) -> None:
    call = MentionPolicy(harness.store).request("nudge", [-1, 7, 0, 7], sender=5)
    assert call.users == [7]
    assert call.again is None


@pytest.mark.parametrize("kind", sorted(RULES))
async def test_who_wants_direct_messages_is_called_only_where_those_are_no_way(harness: BotHarness, kind: Any) -> None:
    ann, ben = (harness.people[name].id for name in ("Ann", "Ben"))
    await harness.store.set_reminders(ann, "message")
    policy, guild = MentionPolicy(harness.store), harness.guild.id
    call = policy.request(kind, [ann, ben])
    assert await policy.called_users(guild, call) == ([ann, ben] if RULES[kind].by_message else [ben])


async def test_one_message_calls_no_more_than_discord_takes(harness: BotHarness) -> None:
    policy, many = MentionPolicy(harness.store), range(1, mentions.MOST_CALLED + 5)
    call = policy.request("turn", many)
    assert await policy.called_users(harness.guild.id, call) == [*many][: mentions.MOST_CALLED]
