"""Tests of substitutions: another player takes the seat of one who has to go, or who stays away."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.core import instrumentation
from bot.core.errors import UserError
from bot.history.review_text import ReviewText
from bot.play import controller, scheduler, substitutions, votes
from bot.play import votes as play_votes
from bot.storage import RELIEVE, DeadlineUpdate, SeatDeadline
from bot.table import deadlines
from bot.table import votes as table_votes
from bot.table.registry import TableRegistry
from bot.table.session import TableSession
from bot.ui.components import layout
from games.analysis.review import review
from tests.bot.message_text import Shown
from tests.bot.premove_helpers import plans, stored_plans
from tests.bot.simcord_bot import Evening, Said
from tests.bot.test_recovery import again
from tests.bot.test_stale_clicks import CARDS

THREE = ("Ann", "Ben", "Cleo")
DAY = table_votes.PATIENCE


async def rest(night: Evening) -> None:
    house = night.bot.services
    await house.substitutions.wait_idle()
    await house.votes.wait_idle()
    await house.direct_messages.wait_idle()
    await house.boards.wait_idle()
    await house.pending_deletions.settle()


async def offer(night: Evening, who: str) -> Said:
    """By the menu, as people do it."""
    (menu,) = (await night.press(who, "⋯ More")).private
    await night.press(who, "@hand-over", on=menu)
    said = await night.press(who, "@hand-over!", on=night.show(menu.channel, menu.id))
    await rest(night)
    return said


async def take(night: Evening, who: str, seat: int, on: Shown | None = None) -> Said:
    first = await night.press(who, f"@take:{seat}", on=on)
    if not any(f"@take!:{seat}" in message.actions for message in first.private):
        return first
    said = await night.press(who, f"@take!:{seat}", on=first.private[0])
    await rest(night)
    return said


async def dora(night: Evening) -> int:
    """Dan is there; so is Dora, who has not sat down yet."""
    return night.come("Dora").id


async def test_a_seat_is_handed_over_for_good(night: Evening) -> None:
    night.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await night.start(*THREE)
    former = night.mail("Ann")
    assert "Good **5**" in former[0].text
    assert "The seat is yours until somebody sits down" in (await offer(night, "Ann")).words
    board = await night.board()
    assert "Ann has to go" in board.text
    assert "Would somebody here like to play on?" in night.messages()[-1].text
    # It is theirs until then.
    await night.press("Ann", "roll")
    told = await take(night, "Dan", 0)
    assert "Peek" in told.words
    board = await night.board()
    assert await night.seated() == ["Dan", "Ben", "Cleo"]
    assert "Dan has sat down in Ann's place" in board.text
    assert "has to go" not in board.text
    calls = [
        message.text for message in night.messages() if "To the table" in message.text or "play on" in message.text
    ]
    assert len(calls) == 1, "what has called somebody to the seat is gone"
    assert "plays on in Ann's place" in calls[0]
    assert "**Dan**" in board.text
    # The secrets go to the one, once, and go from the other.
    (mine,) = night.mail("Dan")
    assert "Good **5**" in mine.text
    # Who has given nothing to the salt is not told that they have.
    assert "part of it" in (await night.press("Ben", "@fair")).words
    assert "part of it" not in (await night.press("Dan", "@fair")).words
    assert night.mail("Ann") == []
    stored = await night.stored()
    assert stored.host == night.people["Dan"].id
    assert stored.actions[-1] == (0, RELIEVE)
    # The one acts, and the other does not, whatever they press.
    for button in ("keep", "@peek", "@back", "@hand-over!", "@keep", "@resign!"):
        said = await night.click("Ann", f"s:1:{stored.actions.__len__()}:{button}", on=board)
        assert "aren't playing at this table" in said.words, (button, said.words)
    assert (await night.stored()).actions == stored.actions
    assert "score" in (await night.press("Dan", "@peek")).words
    await night.press("Dan", "keep")
    assert (await night.stored()).actions[-1] == (0, "keep")
    await rest(night)
    assert len(night.mail("Dan")) == 1


async def test_plans_were_made_for_the_people_who_sat_there(night: Evening) -> None:
    night.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await night.start(*THREE, rules="first random, target 50")
    await night.press("Ann", "roll")
    await plans(night, "Ben", give=["2"])
    await plans(night, "Cleo", keep=["6"])
    await offer(night, "Cleo")
    await dora(night)
    assert (await take(night, "Dora", 2)).acknowledged
    await night.env.settle()
    (left,) = await stored_plans(night)
    assert (left.user, left.void, left.told) == (night.people["Ben"].id, "relieved", True)


async def test_what_was_told_of_the_one_is_not_told_of_the_other(night: Evening) -> None:
    night.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await night.start(*THREE)
    await night.press("Ann", "roll")
    before = (await night.board()).text
    assert "Ann" in before.splitlines()[1]
    await offer(night, "Ann")
    await take(night, "Dan", 0)
    after = (await night.board()).text
    assert after.splitlines()[:2] == before.splitlines()[:2], after


async def test_an_offer_for_somebody_is_for_nobody_else(night: Evening) -> None:
    await dora(night)
    await night.start(*THREE)
    said = await night.slash("Ann", "table hand-over", user=night.people["Dan"])
    await rest(night)
    assert "The seat is yours" in said.words
    (call,) = [message for message in night.messages() if "would like you to play on" in message.text]
    assert night.people["Dan"].id in [int(user["id"]) for user in call.json["mentions"]]
    assert "being kept for" in (await take(night, "Dora", 0)).words
    assert "your own seat" in (await take(night, "Ann", 0)).words
    assert (
        "nobody plays two seats" in (await take(night, "Ben", 0)).words
        or "kept for" in (await take(night, "Ben", 0)).words
    )
    old = await night.board()
    (menu,) = (await night.press("Ann", "⋯ More")).private
    await night.press("Ann", "@keep", on=menu)
    await rest(night)
    assert "has to go" not in (await night.board()).text
    assert "not on offer" in (await take(night, "Dan", 0, on=old)).words
    assert await night.seated() == list(THREE)


async def test_who_has_seen_a_seat_of_this_game_takes_no_other(night: Evening) -> None:
    await dora(night)
    await night.start(*THREE)
    await offer(night, "Ann")
    assert "nobody plays two seats" in (await take(night, "Ben", 0)).words
    await take(night, "Dan", 0)
    await offer(night, "Ben")
    # Ann has held a seat of this game.
    assert "have seen things" in (await take(night, "Ann", 1)).words
    assert "have seen things" in (await night.slash("Ben", "table hand-over", user=night.people["Ann"])).words
    # So has Dan, who resigns and still sits there.
    await night.slash("Dan", "table resign")
    assert "nobody plays two seats" in (await take(night, "Dan", 1)).words
    # And a seat that was resigned is out; nobody can take it.
    assert "not on offer" in (await night.click("Dora", "s:1:1:@take:0", on=await night.board())).words
    assert "not on offer" in (await night.click("Dora", "s:1:1:@take!:0", on=await night.board())).words
    assert await night.seated() == ["Dan", "Ben", "Cleo"]
    await take(night, "Dora", 1)
    assert await night.seated() == ["Dan", "Dora", "Cleo"]


async def test_who_was_forgotten_comes_back_to_no_seat_of_that_game(night: Evening) -> None:
    await night.start(*THREE)
    await offer(night, "Ann")
    await take(night, "Dan", 0)
    await night.store.delete_user(night.people["Ann"].id, ghost=-1_000_077)
    night.bot.services.tables.drop()
    await offer(night, "Ben")
    assert "have seen things" in (await take(night, "Ann", 1)).words
    # What is told of them has no name any more.
    assert [one.name for one in (await night.stored()).reliefs] == [""]


def later(patch: pytest.MonkeyPatch, at: float) -> None:
    """Set the tables' clock to that time."""
    for module in (votes, scheduler, play_votes, substitutions, layout, controller):
        patch.setattr(module, "now", lambda: at)


async def absent(night: Evening, seat: int) -> None:
    """Make the player in that seat miss two decisions."""
    await rest(night)
    # Nothing else happens at the table meanwhile.
    async with night.bot.services.tables.lock(1):
        stored = await night.stored()
        sitting = stored.seats[seat]
        wait = SeatDeadline(seat, None, 2, None, sitting.acted, None, None)
        await night.store.set_waiting(1, len(stored.actions), DeadlineUpdate(None, (wait,)))
    await night.bot.services.tables.reload(1)


async def ask(night: Evening, who: str, seat: int) -> Said:
    (menu,) = (await night.press(who, "⋯ More")).private
    await night.press(who, f"@ask:relieve:{seat}", on=menu)
    said = await night.press(who, f"@ask!:relieve:{seat}", on=night.show(menu.channel, menu.id))
    await rest(night)
    return said


async def says(night: Evening, who: str, what: str) -> Said:
    shown = await night.board()
    (button,) = [action for action in shown.actions if action.startswith(f"@vote:{what}:")]
    said = await night.press(who, button, on=shown)
    await rest(night)
    return said


async def test_the_others_give_the_seat_of_somebody_who_is_away(night: Evening) -> None:
    night.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await night.start(*THREE)
    await absent(night, 1)
    assert "asked the others" in (await ask(night, "Dan", 1)).words
    board = await night.board()
    assert "would like to play on in place of Ben" in board.text
    assert "Not heard from yet: Ann and Cleo" in board.text
    assert "up to the others now" in (await says(night, "Dan", "yes")).words
    await says(night, "Cleo", "yes")
    assert await night.seated() == ["Ann", "Dan", "Cleo"]
    assert (await night.stored()).vote is None
    assert (await night.stored()).seats[1].missed == 0
    assert "Good" in night.mail("Dan")[0].text
    assert any("plays on in Ben's place" in message.text for message in night.messages())


async def test_silence_of_a_day_counts_as_a_yes_and_coming_back_as_a_no(night: Evening) -> None:
    night.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await night.start(*THREE)
    await absent(night, 1)
    await ask(night, "Dan", 1)
    vote = (await night.stored()).vote
    assert vote is not None
    await night.press("Ben", "@back", on=await night.board())
    await rest(night)
    assert await night.seated() == list(THREE)
    assert (await night.stored()).vote is None
    await absent(night, 1)
    await ask(night, "Dan", 1)
    vote = (await night.stored()).vote
    assert vote is not None
    later(night.patch, vote.until)
    async with night.bot.services.tables.lock(1):
        await night.bot.services.votes.resolve_due(await night.bot.services.tables.get(1))
    await rest(night)
    assert await night.seated() == ["Ann", "Dan", "Cleo"]


async def test_nobody_asks_for_the_seat_of_somebody_who_is_there(night: Evening) -> None:
    night.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await night.start(*THREE)
    board = await night.board()
    await night.click("Dan", "s:1:0:@ask!:relieve:1", on=board)
    assert (await night.stored()).vote is None
    await absent(night, 1)
    assert "nobody plays two seats" in (await night.click("Cleo", "s:1:0:@ask!:relieve:1", on=board)).words
    assert (await night.stored()).vote is None


@pytest.mark.parametrize("moment", ["relieving", "relieved"])
async def test_a_vote_that_a_process_dies_over_is_carried_out_once(night: Evening, moment: str) -> None:
    night.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await night.start(*THREE)
    await absent(night, 1)
    await ask(night, "Dan", 1)

    def dies(name: str) -> None:
        if name == moment:
            raise RuntimeError("the process ends here")

    (button,) = [action for action in (await night.board()).actions if action.startswith("@vote:yes:")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(instrumentation, "failpoint_listener", dies)
        await night.press("Cleo", button)
    await again(night)
    await rest(night)
    stored = await night.stored()
    assert await night.seated() == ["Ann", "Dan", "Cleo"]
    assert [action for _, action in stored.actions] == [RELIEVE]
    assert stored.vote is None
    assert len(night.mail("Dan")) == 1


@pytest.mark.parametrize("moment", ["relieving", "relieved"])
async def test_whenever_the_process_ends_the_seat_is_somebodys(night: Evening, moment: str) -> None:
    night.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await night.start(*THREE, rules=None)
    await offer(night, "Ann")
    shown = await night.board()

    def dies(name: str) -> None:
        if name == moment:
            raise RuntimeError("the process ends here")

    first = await night.press("Dan", "@take:0", on=shown)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(instrumentation, "failpoint_listener", dies)
        await night.press("Dan", "@take!:0", on=first.private[0])
    await again(night)
    await rest(night)
    seated = ["Dan" if moment == "relieved" else "Ann", "Ben", "Cleo"]
    assert await night.seated() == seated
    stored = await night.stored()
    assert stored.wake is not None
    if moment == "relieved":
        assert len(night.mail("Dan")) == 1
        assert "Dan has sat down in Ann's place" in (await night.board()).text
        assert stored.seats[0].deadline is not None
    else:
        await take(night, "Dan", 0)
        assert await night.seated() == ["Dan", "Ben", "Cleo"]


async def live(night: Evening) -> TableSession:
    return await night.bot.services.tables.get(1)


async def test_the_newcomers_time_is_fair(night: Evening) -> None:
    night.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await night.sit(*THREE)
    await night.store.set_clock(1, 30, bank=900)
    night.bot.services.tables.drop()
    await night.start_now("Ann")
    stored = await night.stored()
    at = deadlines.now()
    # Ann has nearly used up what she has.
    wait = SeatDeadline(0, at + 2.0, 1, at - 900.0, at - 900.0, 1.5, None)
    await night.store.set_waiting(1, len(stored.actions), DeadlineUpdate(at + 2.0, (wait,)))
    night.bot.services.tables.drop()
    await offer(night, "Ann")
    await take(night, "Dan", 0)
    sitting = (await night.stored()).seats[0]
    assert sitting.bank == 450.0
    assert sitting.deadline is not None
    assert sitting.since is not None
    assert sitting.deadline - sitting.since == pytest.approx(30 + 450)
    assert sitting.missed == 0


async def test_what_the_former_one_does_at_that_very_moment_is_not_done(night: Evening) -> None:
    """By another process, which has read the table before the seat changed hands."""
    night.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await night.start(*THREE)
    elsewhere = TableRegistry(night.store)
    before = await elsewhere.get(1)
    await offer(night, "Ann")
    await take(night, "Dan", 0)
    ann, dan = night.people["Ann"].id, night.people["Dan"].id
    for action, turn in (("resign", None), ("roll", 0), ("roll", None)):
        stale = TableRegistry(night.store)
        stale._live[1] = TableSession(replace(before.stored))
        with pytest.raises(UserError):
            await stale.play(stale._live[1], 0, action, turn=turn, user=ann, interaction=9)
    # So is what a computer would have done for somebody who was away.
    stale._live[1] = TableSession(replace(before.stored))
    with pytest.raises(UserError):
        await stale.play(stale._live[1], 0, "roll", turn=None, user=None, interaction=None, by="clock")
    assert (await night.stored()).actions == ((0, RELIEVE),)
    assert (await night.stored()).seats[0].user == dan


async def test_two_who_take_a_seat_at_once_do_not_both_have_it(night: Evening) -> None:
    await dora(night)
    await night.start(*THREE)
    await offer(night, "Ann")
    board = await night.board()
    asked = {who: (await night.press(who, "@take:0", on=board)).private[0] for who in ("Dan", "Dora")}
    await night.twice("Dan", asked["Dan"].actions["@take!:0"], on=asked["Dan"])
    await rest(night)
    assert "not on offer" in (await night.press("Dora", "@take!:0", on=asked["Dora"])).words
    stored = await night.stored()
    assert stored.actions == ((0, RELIEVE),)
    assert stored.seats[0].user == night.people["Dan"].id
    assert len([one for one in night.messages() if "plays on in Ann's place" in one.text]) == 1


@pytest.mark.game("tie_die")
async def test_nobody_takes_back_what_somebody_else_has_decided_there(night: Evening) -> None:
    await night.start(*THREE)
    await night.press("Ann", "ready")
    (menu,) = (await night.press("Ann", "⋯ More")).private
    assert "@undo" in menu.actions
    await offer(night, "Ann")
    await take(night, "Dan", 0)
    for who in ("Ann", "Dan"):
        (there,) = (await night.press(who, "⋯ More")).private
        assert "@undo" not in there.actions
        await night.click(who, "s:1:2:@undo", on=there)
        await night.click(who, menu.actions["@undo"], on=menu)
    assert (await night.stored()).actions == ((0, "ready"), (0, RELIEVE))


async def test_the_end_the_review_and_the_rematch_know_who_it_was(night: Evening) -> None:
    night.deal(*CARDS, *[4, 5, 6, 3] * 60)
    await night.start(*THREE)
    await night.play_on(["roll", "keep", "roll", "keep"])
    stored = await night.stored()
    assert stored.actions[:2] == ((0, "roll"), (0, "keep"))
    await offer(night, "Ann")
    await take(night, "Dan", 0)
    end = await night.play_on()
    await rest(night)
    assert "Dan" in end.text
    assert "@rematch" in end.actions
    # So does a replay, in words.
    there = await live(night)
    assert there.table is not None
    text = await night.bot.services.history._transcript(there, there.words)
    lines = text.decode().splitlines()
    assert "1. Ann: roll" in "\n".join(lines)
    assert any(line.startswith(f"{number}. Dan: ") for line in lines for number in range(5, 40))
    assert not any(line.startswith(("1. Dan", "2. Dan")) for line in lines)
    # What two people have come to together is neither's feat.
    medals = {
        one: await night.store.achievement_counts(night.people[one].id, guild=night.guild.id, game=None)
        for one in ("Ann", "Dan")
    }
    assert medals == {"Ann": [], "Dan": []}
    for who in ("Ann", "Dan"):
        said = await night.slash(who, "history")
        assert "**1** · Magic Numbers" in "".join(message.text for message in (*said.private, *said.public))
    (first,) = (await night.press("Ann", "Review", on=end)).private
    assert "**Ann**" in first.text
    assert "**Dan**" in first.text
    told = looked_back(night, await live(night))
    lines = told.players()
    (ann,) = [line for line in lines if line.startswith("**Ann**")]
    assert "steps 1 to 4" in ann
    (dan,) = [line for line in lines if line.startswith("**Dan**, steps 5 to")]
    assert dan
    for figure in ("luck", "quality"):
        parts = [getattr(told.tenure_part(person), figure) for person in told.tenures() if person.seat == 0]
        assert sum(parts) == pytest.approx(getattr(told.review.players[0], figure))
    first_choice = next(one for one in told.review.decisions if one.seat == 0)
    assert told.chooser_name(first_choice) == "Ann"
    assert "Ann" in told.step_text(1)
    assert "Dan" not in told.step_text(1)
    # The one gets the rest of the game only as a game; who has decided most of it has the result.
    rematch = await night.press("Dan", "@rematch", on=end)
    assert night.people["Dan"].id in [seat.user for seat in (await night.stored()).seats]
    assert rematch


def looked_back(night: Evening, there: TableSession) -> ReviewText:
    assert there.table is not None
    found = review(there.table.record, samples=20)
    return ReviewText(found, there.table, there.chat_names, there.names, there.words, there.former_players)


async def test_a_moderator_who_has_handed_a_seat_over_is_no_moderator_of_that_game(night: Evening) -> None:
    night.come("Mod", manage_messages=True)
    night.come("Alt")
    night.come("Nel", manage_messages=True)
    await night.start("Mod", "Ben")
    await offer(night, "Mod")
    live = await night.bot.services.tables.get(1)
    await take(night, "Alt", list(live.names).index("Mod"))
    assert "I've asked the others" in (await night.slash("Mod", "table end")).words
    assert (await night.stored()).status == "playing"
    assert "Table closed." in (await night.slash("Nel", "table end")).words
    assert (await night.stored()).status == "closed"
