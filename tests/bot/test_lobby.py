"""Sitting down, getting up, house rules and starting."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime

import pytest

from bot.dates.birthdays import birthday_order
from bot.play import lobby
from tests.bot.simcord_bot import BotHarness


async def test_joining_twice_is_one_seat(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    said = await harness.press("Ann", "@join")
    assert "already have a seat here" in said.words
    assert await harness.seated() == ["Ann", "Ben"]
    await harness.press("Ann", "Leave", on=said.private[0])
    assert await harness.seated() == ["Ben"]


async def test_a_full_table_takes_nobody_more(harness: BotHarness) -> None:
    crowd = [f"Guest {number}" for number in range(11)]
    for name in crowd:
        harness.come(name)
    board = await harness.sit(*crowd[:10])
    assert "Guest 9" in board.pictures[0].alt
    assert "Free chairs: 0" in board.pictures[0].alt
    said = await harness.press(crowd[10], "@join")
    assert "full: 10" in said.words
    assert await harness.seated() == crowd[:10]


@pytest.mark.parametrize("value", ["9" * 5000, "9" * 5, "-1", "00", "", "٣", "1.0"])
async def test_a_choice_that_no_list_has_is_refused_with_a_sentence(harness: BotHarness, value: str) -> None:
    board = await harness.sit("Ann")
    before = await harness.everything()
    for custom_id in ("p:1:target", "p:1:_clock"):
        said = await harness.click("Ann", custom_id, on=board, values=[value])
        assert "happened already" in said.words
    assert await harness.everything() == before


async def test_leaving_moves_those_behind_up(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", "Cleo")
    await harness.press("Ben", "@leave")
    assert await harness.seated() == ["Ann", "Cleo"]
    assert "Ann and Cleo" in (await harness.board()).pictures[0].alt


async def test_who_does_not_sit_cannot_leave(harness: BotHarness) -> None:
    board = await harness.sit("Ann")
    before = await harness.everything()
    said = await harness.click("Ben", "s:1:0:@leave", on=board)
    assert "aren't sitting at this table" in said.words
    assert await harness.everything() == before


async def test_a_host_who_leaves_hands_the_table_on(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", "Cleo")
    await harness.press("Ann", "@leave")
    ben = harness.people["Ben"].id
    assert (await harness.stored()).host == ben
    assert f"<@{ben}> invites you" in (await harness.board()).text
    said = await harness.press("Ann", "@start")
    assert f"Only <@{ben}>" in said.words
    await harness.press("Ben", "@start")
    assert (await harness.stored()).status == "playing"


async def test_a_host_who_leaves_an_empty_table_keeps_it(harness: BotHarness) -> None:
    await harness.sit("Ann")
    await harness.press("Ann", "@leave")
    assert (await harness.stored()).host == harness.people["Ann"].id


async def test_house_rules_are_chosen_from_lists_by_the_host(harness: BotHarness) -> None:
    lobby = await harness.sit("Ann", rules="")
    (form,) = (await harness.press("Ann", "@house-rules")).private
    assert [option["label"] for option in form.selects["p:1:target"]][1] == "Points to reach exactly: 20 points (short)"
    await harness.click("Ann", "p:1:target", on=form, values=["1"])
    await harness.click("Ann", "p:1:first", on=form, values=["2"])
    assert (await harness.stored()).options == {"target": 20, "first": "host"}
    assert "20 points" in (await harness.board()).text
    chosen = harness.show(form.channel, form.id).selects
    assert [option.get("default") for option in chosen["p:1:target"]] == [False, True, False]
    assert (await harness.board()).id == lobby.id


async def test_nobody_but_the_host_changes_the_house_rules(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben", rules="")
    (form,) = (await harness.press("Ann", "@house-rules")).private
    before = await harness.everything()
    told = (await harness.press("Ben", "@house-rules")).private[0]
    assert "Only <@" in told.text
    assert not told.selects
    assert "Only <@" in (await harness.click("Ben", "p:1:target", on=form, values=["1"])).words
    assert await harness.everything() == before


@pytest.mark.parametrize("value", ["9", "", "-1", "x", "²", "9" * 30])
async def test_a_house_rule_that_is_not_on_the_list_changes_nothing(harness: BotHarness, value: str) -> None:
    await harness.sit("Ann", rules="")
    (form,) = (await harness.press("Ann", "@house-rules")).private
    before = await harness.everything()
    assert (await harness.click("Ann", "p:1:target", on=form, values=[value])).words
    assert (await harness.click("Ann", "p:1:colour", on=form, values=["0"])).words
    assert await harness.everything() == before


async def test_house_rules_cannot_be_changed_once_it_has_started(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    (form,) = (await harness.press("Ann", "@house-rules")).private
    lobby = await harness.board()
    await harness.press("Ann", "@start")
    before = await harness.everything()
    assert "has already started" in (await harness.click("Ann", "p:1:target", on=form, values=["2"])).words
    assert "has already started" in (await harness.click("Ann", "s:1:0:@house-rules", on=lobby)).words
    assert await harness.everything() == before


async def test_nobody_starts_alone(harness: BotHarness) -> None:
    await harness.sit("Ann")
    before = await harness.everything()
    said = await harness.press("Ann", "@start")
    assert "at least 2" in said.words
    assert await harness.everything() == before


async def test_somebody_else_does_not_start_the_hosts_table(harness: BotHarness) -> None:
    await harness.sit("Ann", "Ben")
    before = await harness.everything()
    for name in ("Ben", "Cleo"):
        assert f"Only <@{harness.people['Ann'].id}>" in (await harness.press(name, "@start")).words
    assert await harness.everything() == before


async def test_where_the_host_only_watches_a_player_may_start(harness: BotHarness) -> None:
    await harness.sit("Ben", "Cleo", host="Ann")
    assert "Only <@" in (await harness.press("Dan", "@start")).words
    await harness.press("Cleo", "@start")
    assert (await harness.stored()).status == "playing"


async def test_starting_twice_starts_once(harness: BotHarness) -> None:
    lobby = await harness.sit("Ann", "Ben")
    await harness.press("Ann", "@start")
    before = await harness.everything()
    said = await harness.click("Ann", lobby.actions["@start"], on=lobby)
    assert "has already started" in said.words
    assert [(one.salt, one.actions, one.seats) for one in await harness.everything() if one] == [
        (one.salt, one.actions, one.seats) for one in before if one
    ]


async def test_a_host_who_is_to_go_first_has_to_sit(harness: BotHarness) -> None:
    await harness.sit("Ben", "Cleo", host="Ann", rules="first host")
    before = await harness.everything()
    said = await harness.press("Ann", "@start")
    assert f"<@{harness.people['Ann'].id}> isn't at the table" in said.words
    assert await harness.everything() == before
    await harness.press("Ann", "@join")
    await harness.press("Ann", "@start")
    assert (await harness.stored()).setup == {"host": 2}
    assert await harness.turn() == "Ann"


async def test_seats_and_salt_follow_the_order_of_sitting_down(harness: BotHarness) -> None:
    made: list[int] = []
    new = harness.env.backend.new_interaction

    def noted(*args: object, **kwargs: object) -> object:
        record = new(*args, **kwargs)  # type: ignore[arg-type]
        made.append(record.id)
        return record

    harness.patch.setattr(harness.env.backend, "new_interaction", noted)
    await harness.slash("Ann", "play", game="magic_numbers", house_rules="first random")
    wanted = made[-1:]
    for name in ("Cleo", "Ben"):
        await harness.press(name, "@join")
        wanted.append(made[-1])
    await harness.press("Cleo", "@leave")
    await harness.press("Cleo", "@join")
    wanted = [wanted[0], wanted[2], made[-1]]
    await harness.press("Ann", "@start")
    assert await harness.seated() == ["Ann", "Ben", "Cleo"]
    assert (await harness.stored()).salt == "-".join(str(number) for number in [*wanted, made[-1]])


async def test_the_closest_birthday_goes_first(harness: BotHarness) -> None:
    harness.patch.setattr(lobby, "now", lambda: datetime(2027, 3, 10, tzinfo=UTC).timestamp())
    for name, day, month in (("Ann", 9, 3), ("Ben", 11, 3), ("Cleo", 11, 3)):
        assert "remember" in (await harness.slash(name, "me birthday", day=day, month=month)).words
    await harness.start("Dan", "Ann", "Ben", "Cleo", rules="")
    assert (await harness.stored()).setup == {"birthday_order": [[2, 3]]}, "and nothing of Ann's"
    assert await harness.turn() in ("Ben", "Cleo")
    assert "wins the draw" in (await harness.board()).text


async def test_a_single_closest_birthday_needs_no_lot(harness: BotHarness) -> None:
    harness.patch.setattr(lobby, "now", lambda: datetime(2027, 3, 10, tzinfo=UTC).timestamp())
    await harness.slash("Ben", "me birthday", day=10, month=3)
    await harness.slash("Ann", "me birthday", day=11, month=3)
    await harness.start("Ann", "Ben", rules="")
    assert await harness.turn() == "Ben"
    assert "closest birthday" in (await harness.board()).text


async def forgets_birthday(harness: BotHarness, who: str) -> None:
    """Delete the user's birthday, by the button under the message that shows it."""
    (shown,) = (await harness.slash(who, "me birthday")).private
    await harness.click(who, "m:birthday-forget", on=shown)
    assert "forgotten" in harness.show(shown.channel, shown.id).text


async def test_who_only_looks_at_their_birthday_keeps_it(harness: BotHarness) -> None:
    assert "don't know your birthday" in (await harness.slash("Ann", "me birthday")).words
    await harness.slash("Ann", "me birthday", day=29, month=2)
    for _ in range(3):
        assert "29 February" in (await harness.slash("Ann", "me birthday")).words
    assert await harness.store.birthdays([harness.people["Ann"].id]) == {harness.people["Ann"].id: (2, 29)}
    # What was only looked at was no change.
    for day in (1, 2):
        assert "remember" in (await harness.slash("Ann", "me birthday", day=day, month=3)).words


async def test_a_forgotten_birthday_counts_no_more(harness: BotHarness) -> None:
    await harness.slash("Ann", "me birthday", day=1, month=1)
    await forgets_birthday(harness, "Ann")
    await harness.start("Ann", "Ben", rules="")
    assert (await harness.stored()).setup == {"birthday_order": []}


async def test_a_birthday_cannot_be_tried_out_date_by_date(harness: BotHarness) -> None:
    for day in (1, 2, 3):
        assert "remember" in (await harness.slash("Ann", "me birthday", day=day, month=1)).words
    said = await harness.slash("Ann", "me birthday", day=4, month=1)
    assert re.search(r"twice a year, .* on <t:\d+:D>", said.words)
    assert await harness.store.birthdays([harness.people["Ann"].id]) == {harness.people["Ann"].id: (1, 3)}
    assert "until then the old one counts" in said.words
    await forgets_birthday(harness, "Ann")
    said = await harness.slash("Ann", "me birthday", day=3, month=1)
    assert "until then I know of none" in said.words


@pytest.mark.parametrize(("day", "month"), [(31, 4), (30, 2), (5, None), (None, 5)])
async def test_a_day_that_is_none_is_refused(harness: BotHarness, day: int | None, month: int | None) -> None:
    given = {name: value for name, value in (("day", day), ("month", month)) if value is not None}
    assert "no such day" in (await harness.slash("Ann", "me birthday", **given)).words
    assert await harness.store.birthdays([harness.people["Ann"].id]) == {}


@pytest.mark.parametrize(
    ("today", "order"),
    [
        # 29 February is celebrated on 1 March in other years.
        (date(2027, 2, 27), [[1], [0, 2], [3]]),
        (date(2028, 2, 27), [[1], [0], [2], [3]]),
        (date(2028, 2, 29), [[0], [2], [3], [1]]),
        (date(2027, 3, 1), [[0, 2], [3], [1]]),
        (date(2027, 3, 2), [[3], [1], [0], [2]]),
        (date(2027, 12, 31), [[3], [1], [0], [2]]),
        (date(2027, 3, 3), [[3], [1], [0], [2]]),
    ],
)
def test_birthdays_are_ordered_from_today_on(today: date, order: list[list[int]]) -> None:
    told = {10: (2, 29), 11: (2, 28), 12: (3, 1), 13: (12, 31)}
    seats = [10, 11, 12, 13]
    expected = order
    assert birthday_order(seats, told, today) == expected


def test_who_told_no_birthday_is_in_no_group() -> None:
    assert birthday_order([1, 2, 3], {}, date(2027, 1, 1)) == []
    assert birthday_order([1, 2, 3], {2: (1, 1)}, date(2027, 1, 1)) == [[1]]
