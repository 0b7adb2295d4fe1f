"""Tests of substitutions: another player takes the seat of one who has to go, or who stays away."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.core import instrumentation
from bot.core.errors import UserError
from bot.history.review_text import ReviewText
from bot.play import scheduler, substitutions, termination, votes
from bot.play import votes as play_votes
from bot.storage import RELIEVE, DeadlineUpdate, SeatDeadline
from bot.table import deadlines
from bot.table.registry import TableRegistry
from bot.table.session import TableSession
from bot.ui.components import layout
from games.analysis.review import review
from tests.bot.message_text import Shown
from tests.bot.premove_helpers import plans, stored_plans
from tests.bot.simcord_bot import BotHarness, Said
from tests.bot.test_recovery import again
from tests.bot.test_stale_clicks import CARDS

THREE = ("Ann", "Ben", "Cleo")
DAY = deadlines.SILENCE


async def rest(harness: BotHarness) -> None:
    services = harness.bot.services
    await services.substitutions.wait_idle()
    await services.votes.wait_idle()
    await services.direct_messages.wait_idle()
    await services.boards.wait_idle()
    await services.pending_deletions.settle()


async def offer(harness: BotHarness, who: str) -> Said:
    """By the menu, as people do it."""
    (menu,) = (await harness.press(who, "⋯ More")).private
    await harness.press(who, "@hand-over", on=menu)
    said = await harness.press(who, "@hand-over!", on=harness.show(menu.channel, menu.id))
    await rest(harness)
    return said


async def take(harness: BotHarness, who: str, seat: int, on: Shown | None = None) -> Said:
    first = await harness.press(who, f"@take:{seat}", on=on)
    if not any(f"@take!:{seat}" in message.actions for message in first.private):
        return first
    said = await harness.press(who, f"@take!:{seat}", on=first.private[0])
    await rest(harness)
    return said


async def dora(harness: BotHarness) -> int:
    """Dan is there; so is Dora, who has not sat down yet."""
    return harness.come("Dora").id


async def test_a_seat_is_handed_over_for_good(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await harness.start(*THREE)
    former = harness.mail("Ann")
    assert "Good **5**" in former[0].text
    assert "The seat is yours until somebody sits down" in (await offer(harness, "Ann")).words
    board = await harness.board()
    assert "Ann has to go" in board.text
    assert "Would somebody here like to play on?" in harness.messages()[-1].text
    # It is theirs until then.
    await harness.press("Ann", "roll")
    told = await take(harness, "Dan", 0)
    assert "Peek" in told.words
    board = await harness.board()
    assert await harness.seated() == ["Dan", "Ben", "Cleo"]
    assert "Dan has sat down in Ann's place" in board.text
    assert "has to go" not in board.text
    calls = [
        message.text for message in harness.messages() if "To the table" in message.text or "play on" in message.text
    ]
    assert len(calls) == 1, "what has called somebody to the seat is gone"
    assert "plays on in Ann's place" in calls[0]
    assert "**Dan**" in board.text
    # The secrets go to the one, once, and go from the other.
    (mine,) = harness.mail("Dan")
    assert "Good **5**" in mine.text
    # Who has given nothing to the salt is not told that they have.
    assert "part of it" in (await harness.press("Ben", "@fair")).words
    assert "part of it" not in (await harness.press("Dan", "@fair")).words
    assert harness.mail("Ann") == []
    stored = await harness.stored()
    assert stored.host == harness.people["Dan"].id
    assert stored.actions[-1] == (0, RELIEVE)
    # The one acts, and the other does not, whatever they press.
    for button in ("keep", "@peek", "@back", "@hand-over!", "@keep", "@resign!"):
        said = await harness.click("Ann", f"s:1:{stored.actions.__len__()}:{button}", on=board)
        assert "aren't playing at this table" in said.words, (button, said.words)
    assert (await harness.stored()).actions == stored.actions
    assert "score" in (await harness.press("Dan", "@peek")).words
    await harness.press("Dan", "keep")
    assert (await harness.stored()).actions[-1] == (0, "keep")
    await rest(harness)
    assert len(harness.mail("Dan")) == 1


async def test_plans_were_made_for_the_people_who_sat_there(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await harness.start(*THREE, rules="first random, target 50")
    await harness.press("Ann", "roll")
    await plans(harness, "Ben", give=["2"])
    await plans(harness, "Cleo", keep=["6"])
    await offer(harness, "Cleo")
    await dora(harness)
    assert (await take(harness, "Dora", 2)).acknowledged
    await harness.env.settle()
    (left,) = await stored_plans(harness)
    assert (left.user, left.void, left.told) == (harness.people["Ben"].id, "relieved", True)


async def test_what_was_told_of_the_one_is_not_told_of_the_other(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await harness.start(*THREE)
    await harness.press("Ann", "roll")
    before = (await harness.board()).text
    assert "Ann" in before.splitlines()[1]
    await offer(harness, "Ann")
    await take(harness, "Dan", 0)
    after = (await harness.board()).text
    assert after.splitlines()[:2] == before.splitlines()[:2], after


async def test_an_offer_for_somebody_is_for_nobody_else(harness: BotHarness) -> None:
    await dora(harness)
    await harness.start(*THREE)
    said = await harness.slash("Ann", "table hand-over", user=harness.people["Dan"])
    await rest(harness)
    assert "The seat is yours" in said.words
    (call,) = [message for message in harness.messages() if "would like you to play on" in message.text]
    assert harness.people["Dan"].id in [int(user["id"]) for user in call.json["mentions"]]
    assert "being kept for" in (await take(harness, "Dora", 0)).words
    assert "your own seat" in (await take(harness, "Ann", 0)).words
    assert (
        "nobody plays two seats" in (await take(harness, "Ben", 0)).words
        or "kept for" in (await take(harness, "Ben", 0)).words
    )
    old = await harness.board()
    (menu,) = (await harness.press("Ann", "⋯ More")).private
    await harness.press("Ann", "@keep", on=menu)
    await rest(harness)
    assert "has to go" not in (await harness.board()).text
    assert "not on offer" in (await take(harness, "Dan", 0, on=old)).words
    assert await harness.seated() == list(THREE)


async def test_who_has_seen_a_seat_of_this_game_takes_no_other(harness: BotHarness) -> None:
    await dora(harness)
    await harness.start(*THREE)
    await offer(harness, "Ann")
    assert "nobody plays two seats" in (await take(harness, "Ben", 0)).words
    await take(harness, "Dan", 0)
    await offer(harness, "Ben")
    # Ann has held a seat of this game.
    assert "have seen things" in (await take(harness, "Ann", 1)).words
    assert "have seen things" in (await harness.slash("Ben", "table hand-over", user=harness.people["Ann"])).words
    # So has Dan, who resigns and still sits there.
    await harness.slash("Dan", "table resign")
    assert "nobody plays two seats" in (await take(harness, "Dan", 1)).words
    # And a seat that was resigned is out; nobody can take it.
    assert "not on offer" in (await harness.click("Dora", "s:1:1:@take:0", on=await harness.board())).words
    assert "not on offer" in (await harness.click("Dora", "s:1:1:@take!:0", on=await harness.board())).words
    assert await harness.seated() == ["Dan", "Ben", "Cleo"]
    await take(harness, "Dora", 1)
    assert await harness.seated() == ["Dan", "Dora", "Cleo"]


async def test_who_was_forgotten_comes_back_to_no_seat_of_that_game(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await offer(harness, "Ann")
    await take(harness, "Dan", 0)
    await harness.store.delete_user(harness.people["Ann"].id, ghost=-1_000_077)
    harness.bot.services.tables.drop()
    await offer(harness, "Ben")
    assert "have seen things" in (await take(harness, "Ann", 1)).words
    # What is told of them has no name any more.
    assert [one.name for one in (await harness.stored()).reliefs] == [""]


def later(patch: pytest.MonkeyPatch, at: float) -> None:
    """Set the tables' clock to that time."""
    for module in (votes, scheduler, play_votes, substitutions, layout, termination):
        patch.setattr(module, "now", lambda: at)


async def absent(harness: BotHarness, seat: int) -> None:
    """Make the player in that seat miss two decisions."""
    await rest(harness)
    # Nothing else happens at the table meanwhile.
    async with harness.bot.services.tables.lock(1):
        stored = await harness.stored()
        sitting = stored.seats[seat]
        wait = SeatDeadline(seat, None, 2, None, sitting.acted, None, None)
        await harness.store.set_waiting(1, len(stored.actions), DeadlineUpdate(None, (wait,)))
    await harness.bot.services.tables.reload(1)


async def ask(harness: BotHarness, who: str, seat: int) -> Said:
    (menu,) = (await harness.press(who, "⋯ More")).private
    await harness.press(who, f"@ask:relieve:{seat}", on=menu)
    said = await harness.press(who, f"@ask!:relieve:{seat}", on=harness.show(menu.channel, menu.id))
    await rest(harness)
    return said


async def says(harness: BotHarness, who: str, what: str) -> Said:
    shown = await harness.board()
    (button,) = [action for action in shown.actions if action.startswith(f"@vote:{what}:")]
    said = await harness.press(who, button, on=shown)
    await rest(harness)
    return said


async def test_the_others_give_the_seat_of_somebody_who_is_away(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await harness.start(*THREE)
    await absent(harness, 1)
    assert "asked the others" in (await ask(harness, "Dan", 1)).words
    board = await harness.board()
    assert "would like to play on in place of Ben" in board.text
    assert "Not heard from yet: Ann and Cleo" in board.text
    assert "up to the others now" in (await says(harness, "Dan", "yes")).words
    await says(harness, "Cleo", "yes")
    assert await harness.seated() == ["Ann", "Dan", "Cleo"]
    assert (await harness.stored()).vote is None
    assert (await harness.stored()).seats[1].missed == 0
    assert "Good" in harness.mail("Dan")[0].text
    assert any("plays on in Ben's place" in message.text for message in harness.messages())


async def test_silence_of_a_day_counts_as_a_yes_and_coming_back_as_a_no(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await harness.start(*THREE)
    await absent(harness, 1)
    await ask(harness, "Dan", 1)
    vote = (await harness.stored()).vote
    assert vote is not None
    await harness.press("Ben", "@back", on=await harness.board())
    await rest(harness)
    assert await harness.seated() == list(THREE)
    assert (await harness.stored()).vote is None
    await absent(harness, 1)
    await ask(harness, "Dan", 1)
    vote = (await harness.stored()).vote
    assert vote is not None
    later(harness.patch, vote.until)
    async with harness.bot.services.tables.lock(1):
        await harness.bot.services.votes.resolve_due(await harness.bot.services.tables.get(1))
    await rest(harness)
    assert await harness.seated() == ["Ann", "Dan", "Cleo"]


async def test_nobody_asks_for_the_seat_of_somebody_who_is_there(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await harness.start(*THREE)
    board = await harness.board()
    await harness.click("Dan", "s:1:0:@ask!:relieve:1", on=board)
    assert (await harness.stored()).vote is None
    await absent(harness, 1)
    assert "nobody plays two seats" in (await harness.click("Cleo", "s:1:0:@ask!:relieve:1", on=board)).words
    assert (await harness.stored()).vote is None


@pytest.mark.parametrize("moment", ["relieving", "relieved"])
async def test_a_vote_that_a_process_dies_over_is_carried_out_once(harness: BotHarness, moment: str) -> None:
    harness.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await harness.start(*THREE)
    await absent(harness, 1)
    await ask(harness, "Dan", 1)

    def dies(name: str) -> None:
        if name == moment:
            raise RuntimeError("the process ends here")

    (button,) = [action for action in (await harness.board()).actions if action.startswith("@vote:yes:")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(instrumentation, "failpoint_listener", dies)
        await harness.press("Cleo", button)
    await again(harness)
    await rest(harness)
    stored = await harness.stored()
    assert await harness.seated() == ["Ann", "Dan", "Cleo"]
    assert [action for _, action in stored.actions] == [RELIEVE]
    assert stored.vote is None
    assert len(harness.mail("Dan")) == 1


@pytest.mark.parametrize("moment", ["relieving", "relieved"])
async def test_whenever_the_process_ends_the_seat_is_somebodys(harness: BotHarness, moment: str) -> None:
    harness.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await harness.start(*THREE, rules=None)
    await offer(harness, "Ann")
    shown = await harness.board()

    def dies(name: str) -> None:
        if name == moment:
            raise RuntimeError("the process ends here")

    first = await harness.press("Dan", "@take:0", on=shown)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(instrumentation, "failpoint_listener", dies)
        await harness.press("Dan", "@take!:0", on=first.private[0])
    await again(harness)
    await rest(harness)
    seated = ["Dan" if moment == "relieved" else "Ann", "Ben", "Cleo"]
    assert await harness.seated() == seated
    stored = await harness.stored()
    assert stored.wake is not None
    if moment == "relieved":
        assert len(harness.mail("Dan")) == 1
        assert "Dan has sat down in Ann's place" in (await harness.board()).text
        assert stored.seats[0].deadline is not None
    else:
        await take(harness, "Dan", 0)
        assert await harness.seated() == ["Dan", "Ben", "Cleo"]


async def live(harness: BotHarness) -> TableSession:
    return await harness.bot.services.tables.get(1)


async def test_the_newcomers_time_is_fair(harness: BotHarness) -> None:
    harness.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await harness.sit(*THREE)
    await harness.store.set_clock(1, 30, bank=900)
    harness.bot.services.tables.drop()
    await harness.start_now("Ann")
    stored = await harness.stored()
    at = deadlines.now()
    # Ann has nearly used up what she has.
    wait = SeatDeadline(0, at + 2.0, 1, at - 900.0, at - 900.0, 1.5, None)
    await harness.store.set_waiting(1, len(stored.actions), DeadlineUpdate(at + 2.0, (wait,)))
    harness.bot.services.tables.drop()
    await offer(harness, "Ann")
    await take(harness, "Dan", 0)
    sitting = (await harness.stored()).seats[0]
    assert sitting.bank == 450.0
    assert sitting.deadline is not None
    assert sitting.since is not None
    assert sitting.deadline - sitting.since == pytest.approx(30 + 450)
    assert sitting.missed == 0


async def test_what_the_former_one_does_at_that_very_moment_is_not_done(harness: BotHarness) -> None:
    """By another process, which has read the table before the seat changed hands."""
    harness.deal(*CARDS, 4, 5, 6, 4, 5, 6)
    await harness.start(*THREE)
    elsewhere = TableRegistry(harness.store)
    before = await elsewhere.get(1)
    await offer(harness, "Ann")
    await take(harness, "Dan", 0)
    ann, dan = harness.people["Ann"].id, harness.people["Dan"].id
    for action, turn in (("resign", None), ("roll", 0), ("roll", None)):
        stale = TableRegistry(harness.store)
        stale._live[1] = TableSession(replace(before.stored))
        with pytest.raises(UserError):
            await stale.play(stale._live[1], 0, action, turn=turn, user=ann, interaction=9)
    # So is what a computer would have done for somebody who was away.
    stale._live[1] = TableSession(replace(before.stored))
    with pytest.raises(UserError):
        await stale.play(stale._live[1], 0, "roll", turn=None, user=None, interaction=None, by="clock")
    assert (await harness.stored()).actions == ((0, RELIEVE),)
    assert (await harness.stored()).seats[0].user == dan


async def test_two_who_take_a_seat_at_once_do_not_both_have_it(harness: BotHarness) -> None:
    await dora(harness)
    await harness.start(*THREE)
    await offer(harness, "Ann")
    board = await harness.board()
    asked = {who: (await harness.press(who, "@take:0", on=board)).private[0] for who in ("Dan", "Dora")}
    await harness.twice("Dan", asked["Dan"].actions["@take!:0"], on=asked["Dan"])
    await rest(harness)
    assert "not on offer" in (await harness.press("Dora", "@take!:0", on=asked["Dora"])).words
    stored = await harness.stored()
    assert stored.actions == ((0, RELIEVE),)
    assert stored.seats[0].user == harness.people["Dan"].id
    assert len([one for one in harness.messages() if "plays on in Ann's place" in one.text]) == 1


@pytest.mark.game("tie_die")
async def test_nobody_takes_back_what_somebody_else_has_decided_there(harness: BotHarness) -> None:
    await harness.start(*THREE)
    await harness.press("Ann", "ready")
    (menu,) = (await harness.press("Ann", "⋯ More")).private
    assert "@undo" in menu.actions
    await offer(harness, "Ann")
    await take(harness, "Dan", 0)
    for who in ("Ann", "Dan"):
        (there,) = (await harness.press(who, "⋯ More")).private
        assert "@undo" not in there.actions
        await harness.click(who, "s:1:2:@undo", on=there)
        await harness.click(who, menu.actions["@undo"], on=menu)
    assert (await harness.stored()).actions == ((0, "ready"), (0, RELIEVE))


async def test_the_end_the_review_and_the_rematch_know_who_it_was(harness: BotHarness) -> None:
    harness.deal(*CARDS, *[4, 5, 6, 3] * 60)
    await harness.start(*THREE)
    await harness.play_on(["roll", "keep", "roll", "keep"])
    stored = await harness.stored()
    assert stored.actions[:2] == ((0, "roll"), (0, "keep"))
    await offer(harness, "Ann")
    await take(harness, "Dan", 0)
    end = await harness.play_on()
    await rest(harness)
    assert "Dan" in end.text
    assert "@rematch" in end.actions
    # So does a replay, in words.
    there = await live(harness)
    assert there.table is not None
    text = await harness.bot.services.history._transcript(there, there.words)
    lines = text.decode().splitlines()
    assert "1. Ann: roll" in "\n".join(lines)
    assert any(line.startswith(f"{number}. Dan: ") for line in lines for number in range(5, 40))
    assert not any(line.startswith(("1. Dan", "2. Dan")) for line in lines)
    # What two people have come to together is neither's feat.
    medals = {
        one: await harness.store.achievement_counts(harness.people[one].id, guild=harness.guild.id, game=None)
        for one in ("Ann", "Dan")
    }
    assert medals == {"Ann": [], "Dan": []}
    for who in ("Ann", "Dan"):
        said = await harness.slash(who, "history")
        assert "**1** · Magic Numbers" in "".join(message.text for message in (*said.private, *said.public))
    (first,) = (await harness.press("Ann", "Review", on=end)).private
    assert "**Ann**" in first.text
    assert "**Dan**" in first.text
    told = looked_back(harness, await live(harness))
    lines = told.players()
    (ann,) = [line for line in lines if line.startswith("**Ann**")]
    assert ann.startswith("**Ann** (round 1): ")
    (dan,) = [line for line in lines if line.startswith("**Dan**")]
    assert dan.startswith("**Dan** (round 2): ")
    for figure in ("chance_part", "quality"):
        parts = [getattr(told.tenure_part(person), figure) for person in told.tenures() if person.seat == 0]
        assert sum(parts) == pytest.approx(getattr(told.review.players[0], figure))
    first_choice = next(one for one in told.review.decisions if one.seat == 0)
    assert told.chooser_name(first_choice) == "Ann"
    assert "Ann" in told.decision_note(1)
    assert "Dan" not in told.decision_note(1)
    # The one gets the rest of the game only as a game; who has decided most of it has the result.
    rematch = await harness.press("Dan", "@rematch", on=end)
    assert harness.people["Dan"].id in [seat.user for seat in (await harness.stored()).seats]
    assert rematch


def looked_back(harness: BotHarness, there: TableSession) -> ReviewText:
    assert there.table is not None
    found = review(there.table.record, samples=20)
    return ReviewText(found, there.table, there.chat_names, there.names, there.words, there.former_players)


async def test_a_moderator_who_has_handed_a_seat_over_is_no_moderator_of_that_game(harness: BotHarness) -> None:
    harness.come("Mod", manage_messages=True)
    harness.come("Alt")
    harness.come("Nel", manage_messages=True)
    await harness.start("Mod", "Ben")
    await offer(harness, "Mod")
    live = await harness.bot.services.tables.get(1)
    await take(harness, "Alt", list(live.names).index("Mod"))
    assert "I've asked the others" in (await harness.slash("Mod", "table end")).words
    assert (await harness.stored()).status == "playing"
    assert "Table closed." in (await harness.slash("Nel", "table end")).words
    assert (await harness.stored()).status == "closed"


async def test_an_offer_waits_for_somebody_on_vacation(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    harness.come("Dan")
    at = round(substitutions.now())
    for module in (substitutions, layout):
        harness.patch.setattr(module, "now", lambda: float(at))
    await harness.store.start_vacation(harness.people["Dan"].id, at + 5 * DAY, now=at)
    await harness.slash("Ann", "table hand-over", user=harness.people["Dan"])
    live = await harness.bot.services.tables.get(1)
    (until,) = [sitting.offered for sitting in live.stored.seats if sitting.offered is not None]
    assert until == at + 6 * DAY
