"""Nothing public depends on a secret (Magic Numbers, Secrecy), in any game.

Two evenings with the same clicks and the same open dice, on which only what is hidden differs, must look the same to
the room: every message byte for byte, its pictures too, and every call to Discord in the same order. What goes to one
person alone is known to be sent, and nothing else of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import games
from bot.messages import direct, onboarding
from bot.messages.direct import DirectMessageSync
from bot.play import table_menus
from bot.rendering.service import RenderService
from bot.table.session import TableSession
from bot.ui.components.layout import BoardImage
from bot.ui.games import load
from games.core import RESIGN, Action, Seat
from games.core.record import ReplayError, from_json
from games.core.table import Table
from games.magic_numbers.rules import taking
from renderers import magic_numbers
from tests.bot.message_compare import NAMES, Script, cannot_be_told_apart, difference, learns_nothing_of_others, public
from tests.bot.simcord_bot import BotHarness
from tests.deep_share import deep, share
from tests.games.twins import hides

pytestmark = pytest.mark.game("magic_numbers")

Cards = tuple[tuple[int, int], ...]
"""Good and Evil by seat."""


class Plot(NamedTuple):
    """A game's public course: the first player, the rolls, and who gets each (by how many seats on)."""

    first: int
    rolls: tuple[tuple[int, int], ...]
    target: int = 20
    leaves: tuple[int, ...] = ()
    """Who resigns after how many turns, as seat numbers; they go after the first turns, one after each."""


def faces(cards: Cards, plot: Plot) -> list[int]:
    return [*(face for card in cards for face in card), plot.first + 1, *(face for face, _ in plot.rolls)]


def played(cards: Cards, plot: Plot) -> Table:
    """Return the game of that plot; its actions follow from the plot alone, whatever the cards.

    Raises:
        ReplayError, ValueError: such cards are impossible, or the game is over before its time.
    """
    seats = len(cards)
    options = {"first": "random", "target": plot.target}
    record = {"game": "magic_numbers", "rules": 1, "options": options, "seats": list(NAMES[:seats]), "actions": []}
    table = Table(from_json({**record, "faces": faces(cards, plot)}))

    def act(seat: Seat, action: Action) -> None:
        table.commit(table.propose(seat, action))

    for number, (_, onward) in enumerate(plot.rolls):
        (turn,) = table.actors
        act(turn, "roll")
        taker = (turn + onward) % seats
        # Nothing is given to a seat that has left.
        act(turn, f"give {taker}" if f"give {taker}" in table.legal(turn) else "keep")
        if number < len(plot.leaves):
            act(plot.leaves[number], RESIGN)
    return table


def script(cards: Cards, plot: Plot) -> Script:
    """Return the script of that plot's evening."""
    rules, actions = f"first random, target {plot.target}", played(cards, plot).record.actions
    return Script("magic_numbers", rules, len(cards), tuple(faces(cards, plot)), actions)


GIVEN_TO_ANN = Plot(1, ((5, 2), (6, 1), (5, 0), (3, 2)))
"""Everything goes to seat 0: a 5, a 6, a 5 and a 3."""

GOOD = ((5, 2), (3, 6), (1, 4))
"""To seat 0: 10, 16, over the target twice… and the 5 would be 26: not added."""
EVIL = ((1, 5), (3, 6), (1, 4))
"""To seat 0: back to 0, 6, back to 0, 3."""
PLAIN = ((2, 1), (6, 3), (4, 1))
"""To seat 0: 5, 11, 16, 19."""


@pytest.mark.parametrize("game", [name for name in games.names() if hides(name)])
async def test_what_is_hidden_in_a_game_cannot_be_told_by_anything_public(game: str) -> None:
    await cannot_be_told_apart(game)


@pytest.mark.parametrize("seat", range(len(NAMES)))
@pytest.mark.parametrize("game", [name for name in games.names() if hides(name)])
async def test_nobody_gets_anything_that_depends_on_what_only_others_may_know(game: str, seat: Seat) -> None:
    assert await learns_nothing_of_others(game, seat)


def test_the_plots_are_what_they_are_meant_to_be() -> None:
    def effects(cards: Cards) -> list[str]:
        (good, evil), score, found = cards[0], 0, []
        for face, _ in GIVEN_TO_ANN.rolls:
            effect, score = taking(face, good, evil, score, GIVEN_TO_ANN.target)
            found.append(effect)
        return found

    assert effects(GOOD) == ["good", "plain", "over", "plain"]
    assert effects(EVIL) == ["evil", "plain", "evil", "plain"]
    assert effects(PLAIN) == ["plain", "plain", "plain", "plain"]


PAIRS = {"good or evil": (GOOD, EVIL), "evil or plain": (EVIL, PLAIN)}
CLOSED: dict[str, Sequence[str]] = {"open": (), "one closed": ("Ann",), "all closed": NAMES}


@pytest.mark.parametrize(
    ("one", "other", "closed"),
    [
        pytest.param(*pair, closed, id=f"{what}-{how}")
        # Usually one pair with each, the next one with the next.
        for number, (how, closed) in enumerate(CLOSED.items())
        for at, (what, pair) in enumerate(PAIRS.items())
        if deep() or number % len(PAIRS) == at
    ],
)
async def test_what_a_number_did_cannot_be_seen(one: Cards, other: Cards, closed: Sequence[str]) -> None:
    first = await public(script(one, GIVEN_TO_ANN), closed=closed)
    assert difference(first, await public(script(other, GIVEN_TO_ANN), closed=closed)) is None
    assert len(first) > 8


async def test_neither_can_it_where_people_have_to_be_reminded() -> None:
    plot = GIVEN_TO_ANN._replace(rolls=GIVEN_TO_ANN.rolls[:3])
    first = await public(script(GOOD, plot), late=301.0)
    assert difference(first, await public(script(EVIL, plot), late=301.0)) is None
    assert "half your time is up" in str(first)


async def test_neither_can_it_once_somebody_has_left() -> None:
    plot = GIVEN_TO_ANN._replace(leaves=(2,))
    assert difference(await public(script(GOOD, plot)), await public(script(PLAIN, plot))) is None


async def test_neither_can_it_where_the_table_rolls_for_people() -> None:
    def explained(harness: BotHarness) -> None:
        # Who is new to the game gets an edit more, for what they have to decide.
        harness.patch.setattr(onboarding, "FOLLOWS", True)

    first = await public(script(GOOD, GIVEN_TO_ANN), rolls=True, bend=explained)
    assert difference(first, await public(script(EVIL, GIVEN_TO_ANN), rolls=True, bend=explained)) is None
    # Before anybody has decided, and after each of the four decisions.
    assert len(first) > 5
    assert "I'll do the rolling" in str(first[0])


cards = st.permutations(range(1, 7)).map(lambda faces: (faces[0], faces[1]))
takings = st.lists(st.tuples(st.integers(1, 6), st.integers(0, 2)), min_size=3, max_size=6)
plots = st.tuples(st.integers(0, 2), takings).map(lambda drawn: Plot(drawn[0], tuple(drawn[1]), 50))


def over(cards: Cards, plot: Plot) -> bool:
    """Return whether those cards end that game, or make its record impossible."""
    try:
        return played(cards, plot).ranking is not None
    except (ReplayError, ValueError):
        return True


@given(one=st.tuples(cards, cards, cards), other=st.tuples(cards, cards, cards), plot=plots)
# A failing plot is short enough as it is: making it shorter would take minutes.
@settings(max_examples=share(5, 3), deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
async def test_no_cards_can_be_told_from_others(one: Cards, other: Cards, plot: Plot) -> None:
    if over(one, plot) or over(other, plot):
        return
    assert difference(await public(script(one, plot)), await public(script(other, plot))) is None


# The test of the test: each of these gives something away, and is found out.


def a_space_in_the_story(harness: BotHarness) -> None:
    real = TableSession.recent_story

    def story(self: TableSession) -> list[str]:
        return [*real(self), " " if self.table and self.table.state.score[0] == 0 else "  "]

    harness.patch.setattr(TableSession, "recent_story", story)


def a_byte_in_the_picture(harness: BotHarness) -> None:
    real = RenderService.board

    async def board(self: RenderService, session: TableSession, **how: bool) -> BoardImage | None:
        picture = await real(self, session, **how)
        assert picture
        assert session.table
        return BoardImage(picture.png + bytes([session.table.state.score[0]]), picture.alt)

    harness.patch.setattr(RenderService, "board", board)


def a_word_in_the_alt_text(harness: BotHarness) -> None:
    real = RenderService.board

    async def board(self: RenderService, session: TableSession, **how: bool) -> BoardImage | None:
        picture = await real(self, session, **how)
        assert picture
        assert session.table
        return BoardImage(picture.png, picture.alt + "." * (session.table.state.good[0] > 2))

    harness.patch.setattr(RenderService, "board", board)


def a_whisper_only_where_the_score_changed(harness: BotHarness) -> None:
    real = DirectMessageSync.schedule_update

    def poke(self: DirectMessageSync, session: TableSession, seats: Any) -> None:
        assert session.table
        told = [event for event in session.table.frames[-1].events if event.audience is not None]
        if not any(getattr(event, "effect", "") == "over" for event in told):
            real(self, session, seats)

    harness.patch.setattr(DirectMessageSync, "schedule_update", poke)


def a_button_less(harness: BotHarness) -> None:
    panel = type(__import__("bot.ui.games.magic_numbers", fromlist=["UI"]).UI)
    real = panel.rows

    def rows(self: Any, view: Any, names: Sequence[str], speak: Any) -> Any:
        found = [list(row) for row in real(self, view, names, speak)]
        table = harness.bot.services.tables._live[1].table
        assert table
        return [row[:-1] for row in found] if table.state.score[0] == 10 and len(found[0]) > 1 else found

    harness.patch.setattr(panel, "rows", rows)


@pytest.mark.parametrize(
    "leak",
    [
        a_space_in_the_story,
        a_byte_in_the_picture,
        a_word_in_the_alt_text,
        a_whisper_only_where_the_score_changed,
        a_button_less,
    ],
    ids=lambda leak: leak.__name__,
)
async def test_a_leak_is_found(leak: Callable[[BotHarness], None]) -> None:
    # By the third roll each of them has given something away.
    plot = GIVEN_TO_ANN._replace(rolls=GIVEN_TO_ANN.rolls[: share(4, 3)])
    first = await public(script(GOOD, plot), bend=leak)
    second = await public(script(EVIL, plot), bend=leak)
    assert first != second


def everybodys_happenings(harness: BotHarness) -> None:
    # One changed word in ``secret_message_content``: ``event.audience == seat`` to ``is not None``.
    def secret_message_content(session: TableSession, seat: Seat, speak: Any) -> str:
        assert session.table
        told = [
            told
            for frame in session.table.frames
            for told in session.audience_sentences(frame, speak, *range(len(session.names)))
        ]
        return "\n".join(
            [load(session.game.name).peek_text(session.table.view(seat), session.chat_names, speak), *told[-3:]]
        )

    for module in (direct, table_menus):
        harness.patch.setattr(module, "secret_message_content", secret_message_content)


def the_neighbours_card(harness: BotHarness) -> None:
    real = RenderService.card

    async def card(
        self: RenderService, session: TableSession, seat: Seat, locale: str, **how: bool
    ) -> BoardImage | None:
        return await real(self, session, (seat + 1) % len(session.names), locale, **how)

    harness.patch.setattr(RenderService, "card", card)


def a_byte_more_in_the_text_board(harness: BotHarness) -> None:
    real = magic_numbers.text

    def text(view: Any, names: Sequence[str], speak: Any) -> str:
        table = harness.bot.services.tables._live[1].table
        assert table
        return str(real(view, names, speak)) + " " * sum(table.state.good[1:])

    harness.patch.setattr(magic_numbers, "text", text)


@pytest.mark.parametrize(
    "leak", [everybodys_happenings, the_neighbours_card, a_byte_more_in_the_text_board], ids=lambda leak: leak.__name__
)
async def test_a_leak_to_another_seat_is_found(leak: Callable[[BotHarness], None]) -> None:
    assert not await learns_nothing_of_others("magic_numbers", 0, bend=leak)


async def test_a_closed_game_is_seen_as_the_room_saw_it_and_gives_out_no_record(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben")
    await harness.play_on(["roll"])
    live = await harness.bot.services.tables.get(1)
    assert live.table is not None
    cards = [live.table.view(seat).cards[seat] for seat in range(2)]
    await harness.sweep()
    for said in (
        await harness.slash("Dan", "verify", id="1"),
        await harness.click("Ann", "s:1:0:@record", on=board),
        await harness.click("Ann", "h:c:1", on=board),
        await harness.click("Ann", "h:t:1", on=board),
    ):
        assert "its record stays closed too" in said.words
        assert not [file for shown in (*said.public, *said.private) for file in shown.files]
    drawn = []
    real = harness.bot.services.renderer.picture

    async def picture(game: str, view: Any, *rest: Any, **more: Any) -> Any:
        drawn.append(view)
        return await real(game, view, *rest, **more)

    harness.patch.setattr(harness.bot.services.renderer, "picture", picture)
    steps = live.table.number + 1
    asked = [
        await harness.slash("Dan", "replay", id="1"),
        await harness.click("Ann", "h:a:1", on=board),
        await harness.click("Ann", "h:o:1", on=board),
        # Old messages, and forged ones, ask for what a player or Ann herself knew.
        *[
            await harness.click("Ann", f"h:g:1:{step}:{seat}:{way}:x", on=board)
            for step in range(steps)
            for seat in ("r", "0", "1")
            for way in "pt"
        ],
    ]
    for said in asked:
        (shown,) = said.private
        assert "as the room" in shown.text.casefold()
        assert not [file for file in shown.files if not file.endswith(".png")]
        assert not {"Animation", "Transcript", "Check the dice"} & shown.buttons.keys()
        for card in cards:
            assert f"Good {card.good}" not in shown.text
    assert drawn
    for view in drawn:
        assert not any(view.cards), "no card is shown to anybody"
