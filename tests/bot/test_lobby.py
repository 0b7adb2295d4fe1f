"""Sitting down, getting up, house rules and starting."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime

import pytest

from bot.dates.birthdays import birthday_order
from bot.play import lobby
from tests.bot.simcord_bot import Evening


async def test_joining_twice_is_one_seat(night: Evening) -> None:
    await night.sit("Ann", "Ben")
    said = await night.press("Ann", "@join")
    assert "already have a seat here" in said.words
    assert await night.seated() == ["Ann", "Ben"]
    await night.press("Ann", "Leave", on=said.private[0])
    assert await night.seated() == ["Ben"]


async def test_a_full_table_takes_nobody_more(night: Evening) -> None:
    crowd = [f"Guest {number}" for number in range(11)]
    for name in crowd:
        night.come(name)
    board = await night.sit(*crowd[:10])
    assert "Guest 9" in board.pictures[0].alt
    assert "Free chairs: 0" in board.pictures[0].alt
    said = await night.press(crowd[10], "@join")
    assert "full: 10" in said.words
    assert await night.seated() == crowd[:10]


@pytest.mark.parametrize("value", ["9" * 5000, "9" * 5, "-1", "00", "", "٣", "1.0"])
async def test_a_choice_that_no_list_has_is_refused_with_a_sentence(night: Evening, value: str) -> None:
    board = await night.sit("Ann")
    before = await night.everything()
    for custom_id in ("p:1:target", "p:1:_clock"):
        said = await night.click("Ann", custom_id, on=board, values=[value])
        assert "happened already" in said.words
    assert await night.everything() == before


async def test_leaving_moves_those_behind_up(night: Evening) -> None:
    await night.sit("Ann", "Ben", "Cleo")
    await night.press("Ben", "@leave")
    assert await night.seated() == ["Ann", "Cleo"]
    assert "Ann and Cleo" in (await night.board()).pictures[0].alt


async def test_who_does_not_sit_cannot_leave(night: Evening) -> None:
    board = await night.sit("Ann")
    before = await night.everything()
    said = await night.click("Ben", "s:1:0:@leave", on=board)
    assert "aren't sitting at this table" in said.words
    assert await night.everything() == before


async def test_a_host_who_leaves_hands_the_table_on(night: Evening) -> None:
    await night.sit("Ann", "Ben", "Cleo")
    await night.press("Ann", "@leave")
    ben = night.people["Ben"].id
    assert (await night.stored()).host == ben
    assert f"<@{ben}> invites you" in (await night.board()).text
    said = await night.press("Ann", "@start")
    assert f"Only <@{ben}>" in said.words
    await night.press("Ben", "@start")
    assert (await night.stored()).status == "playing"


async def test_a_host_who_leaves_an_empty_table_keeps_it(night: Evening) -> None:
    await night.sit("Ann")
    await night.press("Ann", "@leave")
    assert (await night.stored()).host == night.people["Ann"].id


async def test_house_rules_are_chosen_from_lists_by_the_host(night: Evening) -> None:
    lobby = await night.sit("Ann", rules="")
    (form,) = (await night.press("Ann", "@house-rules")).private
    assert [option["label"] for option in form.selects["p:1:target"]][1] == "Points to reach exactly: 20 points (short)"
    await night.click("Ann", "p:1:target", on=form, values=["1"])
    await night.click("Ann", "p:1:first", on=form, values=["2"])
    assert (await night.stored()).options == {"target": 20, "first": "host"}
    assert "20 points" in (await night.board()).text
    chosen = night.show(form.channel, form.id).selects
    assert [option.get("default") for option in chosen["p:1:target"]] == [False, True, False]
    assert (await night.board()).id == lobby.id


async def test_nobody_but_the_host_changes_the_house_rules(night: Evening) -> None:
    await night.sit("Ann", "Ben", rules="")
    (form,) = (await night.press("Ann", "@house-rules")).private
    before = await night.everything()
    told = (await night.press("Ben", "@house-rules")).private[0]
    assert "Only <@" in told.text
    assert not told.selects
    assert "Only <@" in (await night.click("Ben", "p:1:target", on=form, values=["1"])).words
    assert await night.everything() == before


@pytest.mark.parametrize("value", ["9", "", "-1", "x", "²", "9" * 30])
async def test_a_house_rule_that_is_not_on_the_list_changes_nothing(night: Evening, value: str) -> None:
    await night.sit("Ann", rules="")
    (form,) = (await night.press("Ann", "@house-rules")).private
    before = await night.everything()
    assert (await night.click("Ann", "p:1:target", on=form, values=[value])).words
    assert (await night.click("Ann", "p:1:colour", on=form, values=["0"])).words
    assert await night.everything() == before


async def test_house_rules_cannot_be_changed_once_it_has_started(night: Evening) -> None:
    await night.sit("Ann", "Ben")
    (form,) = (await night.press("Ann", "@house-rules")).private
    lobby = await night.board()
    await night.press("Ann", "@start")
    before = await night.everything()
    assert "has already started" in (await night.click("Ann", "p:1:target", on=form, values=["2"])).words
    assert "has already started" in (await night.click("Ann", "s:1:0:@house-rules", on=lobby)).words
    assert await night.everything() == before


async def test_nobody_starts_alone(night: Evening) -> None:
    await night.sit("Ann")
    before = await night.everything()
    said = await night.press("Ann", "@start")
    assert "at least 2" in said.words
    assert await night.everything() == before


async def test_somebody_else_does_not_start_the_hosts_table(night: Evening) -> None:
    await night.sit("Ann", "Ben")
    before = await night.everything()
    for name in ("Ben", "Cleo"):
        assert f"Only <@{night.people['Ann'].id}>" in (await night.press(name, "@start")).words
    assert await night.everything() == before


async def test_where_the_host_only_watches_a_player_may_start(night: Evening) -> None:
    await night.sit("Ben", "Cleo", host="Ann")
    assert "Only <@" in (await night.press("Dan", "@start")).words
    await night.press("Cleo", "@start")
    assert (await night.stored()).status == "playing"


async def test_starting_twice_starts_once(night: Evening) -> None:
    lobby = await night.sit("Ann", "Ben")
    await night.press("Ann", "@start")
    before = await night.everything()
    said = await night.click("Ann", lobby.actions["@start"], on=lobby)
    assert "has already started" in said.words
    assert [(one.salt, one.actions, one.seats) for one in await night.everything() if one] == [
        (one.salt, one.actions, one.seats) for one in before if one
    ]


async def test_a_host_who_is_to_go_first_has_to_sit(night: Evening) -> None:
    await night.sit("Ben", "Cleo", host="Ann", rules="first host")
    before = await night.everything()
    said = await night.press("Ann", "@start")
    assert f"<@{night.people['Ann'].id}> isn't at the table" in said.words
    assert await night.everything() == before
    await night.press("Ann", "@join")
    await night.press("Ann", "@start")
    assert (await night.stored()).setup == {"host": 2}
    assert await night.turn() == "Ann"


async def test_seats_and_salt_follow_the_order_of_sitting_down(night: Evening) -> None:
    made: list[int] = []
    new = night.env.backend.new_interaction

    def noted(*args: object, **kwargs: object) -> object:
        record = new(*args, **kwargs)  # type: ignore[arg-type]
        made.append(record.id)
        return record

    night.patch.setattr(night.env.backend, "new_interaction", noted)
    await night.slash("Ann", "play", game="magic_numbers", house_rules="first random")
    wanted = made[-1:]
    for name in ("Cleo", "Ben"):
        await night.press(name, "@join")
        wanted.append(made[-1])
    await night.press("Cleo", "@leave")
    await night.press("Cleo", "@join")
    wanted = [wanted[0], wanted[2], made[-1]]
    await night.press("Ann", "@start")
    assert await night.seated() == ["Ann", "Ben", "Cleo"]
    assert (await night.stored()).salt == "-".join(str(number) for number in [*wanted, made[-1]])


async def test_the_closest_birthday_goes_first(night: Evening) -> None:
    night.patch.setattr(lobby, "_now", lambda: datetime(2027, 3, 10, tzinfo=UTC))
    for name, day, month in (("Ann", 9, 3), ("Ben", 11, 3), ("Cleo", 11, 3)):
        assert "remember" in (await night.slash(name, "me birthday", day=day, month=month)).words
    await night.start("Dan", "Ann", "Ben", "Cleo", rules="")
    assert (await night.stored()).setup == {"birthday_order": [[2, 3]]}, "and nothing of Ann's"
    assert await night.turn() in ("Ben", "Cleo")
    assert "wins the draw" in (await night.board()).text


async def test_a_single_closest_birthday_needs_no_lot(night: Evening) -> None:
    night.patch.setattr(lobby, "_now", lambda: datetime(2027, 3, 10, tzinfo=UTC))
    await night.slash("Ben", "me birthday", day=10, month=3)
    await night.slash("Ann", "me birthday", day=11, month=3)
    await night.start("Ann", "Ben", rules="")
    assert await night.turn() == "Ben"
    assert "closest birthday" in (await night.board()).text


async def forgets_birthday(night: Evening, who: str) -> None:
    """Delete the user's birthday, by the button under the message that shows it."""
    (shown,) = (await night.slash(who, "me birthday")).private
    await night.click(who, "m:birthday-forget", on=shown)
    assert "forgotten" in night.show(shown.channel, shown.id).text


async def test_who_only_looks_at_their_birthday_keeps_it(night: Evening) -> None:
    assert "don't know your birthday" in (await night.slash("Ann", "me birthday")).words
    await night.slash("Ann", "me birthday", day=29, month=2)
    for _ in range(3):
        assert "29 February" in (await night.slash("Ann", "me birthday")).words
    assert await night.store.birthdays([night.people["Ann"].id]) == {night.people["Ann"].id: (2, 29)}
    # What was only looked at was no change.
    for day in (1, 2):
        assert "remember" in (await night.slash("Ann", "me birthday", day=day, month=3)).words


async def test_a_forgotten_birthday_counts_no_more(night: Evening) -> None:
    await night.slash("Ann", "me birthday", day=1, month=1)
    await forgets_birthday(night, "Ann")
    await night.start("Ann", "Ben", rules="")
    assert (await night.stored()).setup == {"birthday_order": []}


async def test_a_birthday_cannot_be_tried_out_date_by_date(night: Evening) -> None:
    for day in (1, 2, 3):
        assert "remember" in (await night.slash("Ann", "me birthday", day=day, month=1)).words
    said = await night.slash("Ann", "me birthday", day=4, month=1)
    assert re.search(r"twice a year, .* on <t:\d+:D>", said.words)
    assert await night.store.birthdays([night.people["Ann"].id]) == {night.people["Ann"].id: (1, 3)}
    assert "until then the old one counts" in said.words
    await forgets_birthday(night, "Ann")
    said = await night.slash("Ann", "me birthday", day=3, month=1)
    assert "until then I know of none" in said.words


@pytest.mark.parametrize(("day", "month"), [(31, 4), (30, 2), (5, None), (None, 5)])
async def test_a_day_that_is_none_is_refused(night: Evening, day: int | None, month: int | None) -> None:
    given = {name: value for name, value in (("day", day), ("month", month)) if value is not None}
    assert "no such day" in (await night.slash("Ann", "me birthday", **given)).words
    assert await night.store.birthdays([night.people["Ann"].id]) == {}


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
