"""Tests of the wordings in a game's messages: no line repeats within eight, and rare events are called rare.

The same game always gets the same wordings.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise, takewhile
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import games
from bot.i18n import localizer
from bot.i18n.narrator import Narrator, event_sentence
from bot.i18n.transcript import TranscriptLine, TranscriptWriter
from bot.i18n.variants import NEAR, VariantContext, VariantPicker, VariantSlot, is_comeback
from bot.storage import SeatRow, TableRow
from bot.table.display_names import sign_once
from bot.table.session import STORY, STORY_LENGTH, STORY_LINES, TableSession
from bot.ui.components.layout import told_story
from games.ai import levels
from games.core import Event, SetupData, Won
from games.core.record import Frame, Record
from games.core.seats import seats_in
from games.core.table import Table
from games.magic_numbers.rules import Gave, Kept, Took
from games.tie_die.rules.events import OffLost, OffWon, Readied, RollOff, Threw
from sleepover.workshop.samples.cases import Case, cases, record_of
from tests.bot.locales import forget, only
from tests.games.twins import twins

OURS = {"magic_numbers": "normal", "sibling_rivalry": "normal", "tie_die": "normal", "pillow_fight": "easy"}
"""The games that are held to it, and who plays them here."""
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe")
MOST = 0.05
"""So many of all lines may repeat one of the eight lines before."""
GAMES = 3

each_game = pytest.mark.parametrize("name", OURS)
secretive = [case for case in cases() if case.game.name == "magic_numbers"]


@cache
def table(name: str, seats: int = 4, number: int = 0) -> Table:
    """Return a table with a game among computers, played to its end."""
    game = games.load(name)
    case = Case(game, seats, game.options(), SetupData())
    found = Table(replace(record_of(case, f"wordings {number}"), seats=NAMES[:seats]))
    while found.actors:
        seat = min(found.actors)
        action = levels.decide(name, OURS[name], found.view(seat), found.legal(seat), number, found.number)
        found.commit(found.propose(seat, action))
    return found


def transcript_lines(table: Table) -> list[TranscriptLine]:
    say = TranscriptWriter(table.record, table.record.seats, localizer("en", table.game.name), table.frames)
    return [line for line in say.transcript() if line.text.startswith("  ")]


def bare(line: str) -> str:
    """Return a line with placeholders for names, squares and numbers."""
    line = re.sub("|".join(NAMES), "N", line)
    return re.sub(r"[+−-]?\b\d+( \d+)*\b", "#", re.sub(r"\b[A-J]\d+\b", "#", line))


def repeated(lines: Sequence[str]) -> int:
    """Return how many lines repeat one of the eight lines before them."""
    found = [bare(line) for line in lines]
    return sum(line in found[max(0, at - NEAR) : at] for at, line in enumerate(found))


def test_the_measure_finds_a_line_again_under_other_names_and_numbers() -> None:
    again = ["Ann rolls a **3** on C4.", *("abcdefg"), "Ben rolls a **6** on A11."]
    assert repeated(again) == 1
    assert repeated([again[0], *("abcdefgh"), again[-1]]) == 0
    assert repeated(["Ann **+3** and −4", "Ben **+12** and −1"]) == 1


@each_game
def test_hardly_a_line_of_a_transcript_repeats_one_of_the_last_eight(name: str) -> None:
    for seats in sorted({3, 4, min(6, games.load(name).player_counts.stop - 1)}):
        tables = [table(name, seats, number) for number in range(GAMES if seats == 3 else 1)]
        all_lines = [transcript_lines(each) for each in tables]
        for kinds in (("plain", "secret"), ("plain",)):
            lines = [[line.text for line in each if line.kind in kinds] for each in all_lines]
            share = sum(map(repeated, lines)) / sum(map(len, lines))
            print(f"{name}, {seats} players, {'all' if len(kinds) > 1 else 'the room'}: {share:.1%}")
            assert share <= MOST


@each_game
def test_a_line_at_the_table_is_as_seldom_one_of_the_last_eight_and_there_are_five(name: str) -> None:
    shown: list[str] = []
    longest = 0
    for live in as_played(table(name).record, bots=()):
        assert live.table is not None
        story, latest = live.recent_story(), [text for _, text in pairs(live, live.table.frames[-1])]
        longest = max(longest, len(story))
        assert all(any(text in line for line in story) for text in latest)
        shown += [line for line in story if any(text in line for text in latest)]
    assert longest == STORY_LINES
    assert repeated(shown) / len(shown) <= MOST


def pairs(session: TableSession, frame: Frame) -> list[tuple[Event, str]]:
    return list(session.narrator(session.words).frame_text(frame, session.chat_names, None))


def as_played(record: Record, bots: Sequence[int]) -> Iterator[TableSession]:
    """Yield the table of a game at its start and after each action; the seats in ``bots`` are computers'."""
    assert record.seed is not None
    sitting = [
        SeatRow(seat, name, 1, "en", None, None, -1, level="easy" if seat in bots else None)
        for seat, name in enumerate(record.seats)
    ]
    stored = TableRow(
        id=1,
        guild=1,
        channel=1,
        message=1,
        game=record.game,
        rules=record.rules,
        options=msgspec.to_builtins(record.options),
        host=1,
        locale="en",
        status="playing",
        seed=record.seed,
        salt=record.salt,
        setup=msgspec.json.decode(msgspec.json.encode(record.setup)),
        created=0.0,
        started=0.0,
        ended=None,
        painted=0,
        invited=(),
        seats=tuple(sitting),
        actions=(),
    )
    live = TableSession(stored)
    assert live.table is not None
    yield live
    for seat, action in record.actions:
        live.table.commit(live.table.propose(seat, action))
        yield live


@each_game
@pytest.mark.parametrize("bots", [(), (1, 2, 3)])
def test_the_story_has_the_newest_events_of_everybody_since_the_last_turn_of_who_is_to_move(
    name: str, bots: Sequence[int]
) -> None:
    looked_at = cut = 0
    for number in range(GAMES):
        for live in as_played(table(name, 4, number).record, bots=bots):
            assert live.table is not None
            story, frames = live.recent_story(), live.table.frames
            latest = [text for _, text in pairs(live, frames[-1])]
            assert all(any(text in line for line in story) for text in latest)
            newest: dict[int, Frame] = {}
            for frame in reversed(frames[1:]):
                assert frame.seat is not None
                if frame.seat in live.table.actors and frame.seat != frames[-1].seat:
                    break
                newest.setdefault(frame.seat, frame)
            gone = False
            for seat, frame in newest.items():
                # Who was ready before a roll of all has a part in the roll.
                later = {
                    one for after in frames[frame.number + 1 :] for event in after.events for one in seats_in(event)
                }
                told = [(event, text) for event, text in pairs(live, frame) if not (event.aside and seat in later)]
                there = [text for _, text in told if any(text in line for line in story)]
                asides = [text for event, text in told if event.aside]
                missing = [text for event, text in told if text not in there and not event.aside]
                complete = not missing and (there or not asides or not told)
                looked_at += 1
                # Only a long story leaves something out: the oldest.
                if not complete:
                    gone = True
                elif told:
                    assert not gone, (seat, story)
            if gone:
                cut += 1
                assert len(story) >= STORY
    assert looked_at > 100
    assert cut < looked_at / 10


@each_game
def test_each_turn_has_a_line_of_its_own_and_a_computers_begins_with_its_sign(name: str) -> None:
    runs = 0
    for live in as_played(table(name, 4).record, bots=(1, 2, 3)):
        assert live.table is not None
        story, latest = live.recent_story(), live.table.frames[-1]
        assert len(story) <= STORY_LINES
        assert len(story) <= STORY or sum(map(len, story)) <= STORY_LENGTH
        if latest.seat in (1, 2, 3):
            runs += 1
            begins = next(at for at, line in enumerate(story) if pairs(live, latest)[0][1] in line)
            turn = [frame for frame in live.table.frames[-2:] if frame.seat == latest.seat]
            # Its name has a robot before it; where the sentence begins with somebody else's, the line has.
            assert len(turn) > 1 or story[begins].lstrip("*").startswith("🤖 ")
            assert not any(line.startswith(("🤖 🤖", "🤖 **🤖")) for line in story)
        for event, text in pairs(live, latest):
            if not event.aside and latest.seat in seats_in(event):
                line = next(line for line in story if text in line)
                others = [frame for frame in live.table.frames[1:] if frame.seat != latest.seat][-3:]
                assert not any(text in line for frame in others for _, text in pairs(live, frame))
    assert runs


def test_a_pillow_that_a_computer_picked_up_is_never_missing() -> None:
    looked_at = 0
    for number in range(GAMES):
        for live in as_played(table("pillow_fight", 4, number).record, bots=(1, 2, 3)):
            assert live.table is not None
            story, turn = (
                live.recent_story(),
                list(takewhile(lambda frame: frame.seat != 0, reversed(live.table.frames))),
            )
            for frame in turn[:4]:
                for event, text in pairs(live, frame):
                    if event.name == "picked-up":
                        looked_at += 1
                        assert any(text in line for line in story)
    assert looked_at > 10


@each_game
def test_a_line_has_a_robot_before_its_first_computer_only(name: str) -> None:
    several = 0
    for live in as_played(table(name, 4).record, bots=(1, 2, 3)):
        for line, shown in zip(live.recent_story(), told_story(live), strict=True):
            several += line.count("🤖") > 1
            assert shown.count("🤖") == min(1, line.count("🤖"))
            assert shown.replace("🤖 ", "") == line.replace("🤖 ", "")
    assert several


def test_a_robot_in_the_name_of_a_person_stays() -> None:
    names = ("Mia 🤖 Bo", "🤖 Fluff", "🤖 Fluffy")
    assert sign_once("🤖 Fluffy hits Mia 🤖 Bo. 🤖 Fluff and 🤖 Fluffy laugh.", names) == (
        "🤖 Fluffy hits Mia 🤖 Bo. Fluff and Fluffy laugh."
    )


@each_game
def test_whatever_changed_the_score_is_told_however_much_computers_did_in_a_row(name: str) -> None:
    long = 0
    for number in range(min(GAMES, 3)):
        for live in as_played(table(name, 4, number).record, bots=(1, 2, 3)):
            assert live.table is not None
            story, frames = live.recent_story(), live.table.frames
            run = list(takewhile(lambda frame: frame.seat in (1, 2, 3), reversed(frames)))
            told = [pair for frame in run for pair in pairs(live, frame)]
            long += len(told) > 4
            missing = [text for event, text in told if event.changes_score and not any(text in line for line in story)]
            assert missing == []
    assert long


def test_a_round_of_tie_die_is_a_story_of_three() -> None:
    most = 0
    for number in range(GAMES):
        for live in as_played(table("tie_die", 4, number).record, bots=()):
            assert live.table is not None
            latest = live.table.frames[-1]
            alone = live._event_lines(latest)
            most = max(most, len(latest.events))
            assert len(alone) <= STORY
            assert all(any(text in line for line in alone) for _, text in pairs(live, latest))
    assert most > 6


def test_a_round_with_roll_off_after_roll_off_is_three_lines_and_nothing_of_it_is_lost() -> None:
    live = next(as_played(table("tie_die").record, bots=()))
    assert live.table is not None
    duel = (RollOff((0, 1), 2), Threw((0, 1), (4, 4), (3, 1), True), OffWon(0, 3, 6, 4), OffLost(1, 1, 1, 4, 4))
    (start,) = live.table.frames
    live.table.frames.append(replace(start, number=1, seat=0, events=(Readied(0), *duel, *duel, *duel)))
    story = live.recent_story()
    assert len(story) == STORY
    assert "\n".join(story).count("⚔️") == 3
    assert [line.count("⚔️") for line in story] == [0, 2, 1]


@each_game
def test_it_is_told_the_same_again_at_once_or_step_by_step_and_never_by_what_is_to_come(name: str) -> None:
    played_out, speak = table(name), localizer("en", name)
    whole = Narrator(played_out.record, speak)
    whole.add_frames(played_out.frames)
    for end in (1, len(played_out.frames) // 2):
        cut = Narrator(replace(played_out.record, actions=played_out.record.actions[: end - 1]), speak)
        for frame in played_out.frames[:end]:
            cut.catch_up(played_out.frames[: frame.number + 1])
        assert [cut.variant_contexts(frame) for frame in played_out.frames[:end]] == [
            whole.variant_contexts(frame) for frame in played_out.frames[:end]
        ]
    say = TranscriptWriter(played_out.record, NAMES[:4], speak)
    last = played_out.frames[-1]
    # Also where only one step of it is asked for.
    assert [event for event, _ in say.full_frame_text(last)] == list(last.events)
    assert say.full_frame_text(last) == TranscriptWriter(
        played_out.record, NAMES[:4], speak, played_out.frames
    ).full_frame_text(last)
    lines = transcript_lines(played_out)[-len(last.events) :]
    assert all(line.text.endswith(text) for line, (_, text) in zip(lines, say.full_frame_text(last), strict=True))


def test_it_is_told_the_same_in_every_process() -> None:
    # What Python makes of a text differs from process to process; these were found in another.
    chooser = VariantPicker("ab" * 32)
    flavours = [
        chooser.next_context(Kept(0, 3), number, lambda _: VariantSlot("a", 10)).flavour for number in range(12)
    ]
    assert flavours == GOLDEN


GOLDEN = [8, 9, 7, 0, 5, 3, 1, 2, 4, 6, 8, 7]


def test_another_table_is_told_otherwise_and_the_seed_is_not_asked() -> None:
    record = table("sibling_rivalry").record
    frames, speak = table("sibling_rivalry").frames, localizer("en", "sibling_rivalry")
    assert record.seed is not None
    one, other = Narrator(record, speak), Narrator(replace(record, seed=bytes(32)), speak)
    for narrator in (one, other):
        narrator.add_frames(frames)
    assert [one.variant_contexts(frame) for frame in frames] != [other.variant_contexts(frame) for frame in frames]


@pytest.mark.parametrize("case", secretive[:3], ids=str)
def test_what_the_room_reads_does_not_depend_on_a_secret(case: Case) -> None:
    found = twins(case)
    assert found.turned
    speak = localizer("en", case.game.name)
    one, other = (Narrator(each.record, speak) for each in (found.one, found.other))
    one.add_frames(found.one.frames)
    other.add_frames(found.other.frames)
    for mine, yours in zip(found.one.frames, found.other.frames, strict=True):
        public = [
            [
                turn
                for event, turn in zip(frame.events, who.variant_contexts(frame), strict=True)
                if event.audience is None
            ]
            for who, frame in ((one, mine), (other, yours))
        ]
        assert public[0] == public[1]


@pytest.mark.parametrize("viewer", [None, 1])
def test_what_a_seat_reads_is_the_same_where_others_secrets_were_never_told(viewer: int | None) -> None:
    speak, whole = localizer("en", "magic_numbers"), table("magic_numbers")
    knowing, redacted = Narrator(whole.record, speak), Narrator(whole.record, speak)
    knowing.add_frames(whole.frames)
    for frame in whole.frames:
        known = tuple(event for event in frame.events if event.audience in (None, viewer))
        cut = replace(frame, events=known)
        redacted.add_frames((cut,))
        mine = [
            turn for event, turn in zip(frame.events, knowing.variant_contexts(frame), strict=True) if event in known
        ]
        assert mine == list(redacted.variant_contexts(cut))


# What is rare


def told_in_a_row(*events: Event, wordings: int = 10) -> list[VariantContext]:
    chooser = VariantPicker("")
    return [
        chooser.next_context(event, number, lambda _: VariantSlot("a", wordings)) for number, event in enumerate(events)
    ]


def test_outcomes_in_a_row_are_counted_for_each_seat_until_it_turns_out_otherwise() -> None:
    evil, good = (lambda seat, effect=effect: Took(seat, 3, effect, 5, 0) for effect in ("evil", "good"))
    turns = told_in_a_row(evil(0), evil(1), evil(0), evil(0), good(0), evil(0), evil(1))
    assert [turn.row for turn in turns] == [1, 1, 2, 3, 1, 1, 2]
    assert [turn.row for turn in told_in_a_row(Kept(0, 1), Kept(0, 2), Gave(0, 1, 3), Kept(0, 1))] == [1, 2, 1, 1]


def test_the_same_giver_and_taker_are_counted_in_that_direction() -> None:
    turns = told_in_a_row(Gave(0, 1, 3), Gave(1, 0, 3), Gave(0, 1, 4), Gave(0, 2, 4), Gave(0, 1, 1))
    assert [turn.pair for turn in turns] == [1, 1, 2, 1, 3]


def test_a_third_gift_is_told_as_one_but_not_of_two_in_eight_lines() -> None:
    def branch(facts: object) -> VariantSlot:
        assert isinstance(facts, dict)
        return VariantSlot("third", 1) if facts["pair"] == 3 else VariantSlot("usual", 10)

    chooser = VariantPicker("")
    gifts = [Gave(0, 1, 1), Gave(2, 3, 1)] * 3
    turns = [chooser.next_context(event, number, branch) for number, event in enumerate(gifts)]
    assert [turn.pair for turn in turns] == [1, 1, 2, 2, 3, 0]


def test_the_third_of_a_kind_is_said_in_words() -> None:
    speak = localizer("en", "magic_numbers")
    assert "third time" in event_sentence(Gave(0, 1, 4), NAMES, speak, VariantContext(pair=3))
    assert "Third Evil in a row" in event_sentence(Took(0, 4, "evil", 0, 0), NAMES, speak, VariantContext(row=3))
    assert "Three roll-offs in a row" in event_sentence(
        OffWon(0, 3, 6, 4), NAMES, localizer("en", "tie_die"), VariantContext(row=3)
    )
    for name in OURS:
        how = {"pillow_fight": "hits", "sibling_rivalry": "track"}.get(name, "target")
        won = event_sentence(Won((0,), how), NAMES, localizer("en", name), VariantContext(comeback=1, people=1))
        assert "half-time" in won
        assert "Ann" in won
    shared = event_sentence(Won((0, 1), "last"), NAMES, localizer("en", "pillow_fight"), VariantContext(people=2))
    assert shared.endswith("Ann and Ben win.")


@pytest.mark.parametrize(
    ("half", "winners", "comeback"),
    [
        ((1, 2, 9), (0,), 1),
        ((2, 2, 9), (0,), 0),
        ((1, 2, 9), (2,), 0),
        ((1, 2, 9), (0, 1), 0),
        ((4, 9), (0,), 1),
        ((5, 9), (0,), 0),
    ],
)
def test_a_comeback_is_from_last_place_alone_at_half_time(
    half: tuple[int, ...], winners: tuple[int, ...], comeback: int
) -> None:
    level = (5,) * len(half)
    assert is_comeback(Won(winners, "target"), [level, half, level]) == comeback
    assert is_comeback(Won(winners, "last"), [level, half, level]) == 0


def test_a_narrator_knows_who_came_back() -> None:
    found = []
    for number in range(10):
        game = table("tie_die", 3, number)
        narrator = Narrator(game.record, localizer("en", "tie_die"))
        narrator.add_frames(game.frames)
        *_, turn = narrator.variant_contexts(game.frames[-1])
        half, winner = game.frames[len(game.frames) // 2].state.score, game.frames[-1].events[-1].seats[0]  # type: ignore[attr-defined]
        assert turn.comeback == (half[winner] < min(points for seat, points in enumerate(half) if seat != winner))
        found.append(turn.comeback)
    assert set(found) == {0, 1}


# How a wording is chosen


@pytest.mark.parametrize("event", [Kept(0, 1), OffWon(0, 3, 6, 4)], ids=["line by line", "in one breath"])
@pytest.mark.parametrize("wordings", [1, 2, 3, 8, 9, 10])
def test_wordings_are_used_up_before_one_comes_again(wordings: int, event: Event) -> None:
    flavours = [turn.flavour for turn in told_in_a_row(*[event] * 60, wordings=wordings)]
    assert set(flavours) == set(range(wordings))
    for at, flavour in enumerate(flavours):
        assert flavour not in flavours[max(0, at - min(NEAR, wordings - 1)) : at]


GERMAN = {
    "magic_numbers": """
event-rolled =
    { $flavour ->
        [0] { $seat } würfelt { $face }.
       *[1] Eine { $face } für { $seat }.
    }
event-kept = { $seat } behält die { $face }.
""",
    "pillow_fight": "event-won = { $seats } gewinnt.\n",
}


@each_game
def test_a_language_with_fewer_wordings_works(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "words" / "de"
    folder.mkdir(parents=True)
    (folder / "common.ftl").write_text("button-join = Mitspielen\n", encoding="utf-8")
    (folder / f"{name}.ftl").write_text(GERMAN.get(name, "title = Spiel\n"), encoding="utf-8")
    only(monkeypatch, tmp_path / "words")
    try:
        german, english = (
            [text for frame in table(name).frames for _, text in say.full_frame_text(frame)]
            for say in (
                TranscriptWriter(table(name).record, NAMES[:4], localizer(locale, name)) for locale in ("de", "en")
            )
        )
    finally:
        monkeypatch.undo()
        forget()
    assert len(german) == len(english)
    assert all(german)
    if name == "magic_numbers":
        rolls = [text for text in german if "würfelt" in text or "Eine" in text]
        assert all(("würfelt" in one) != ("würfelt" in other) for one, other in pairwise(rolls))
        # What the one language lacks is said in English, in as many wordings as there are in English.
        gave = [bare(text) for text in german if text in english]
        assert len(set(gave)) > 10
