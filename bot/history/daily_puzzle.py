"""The puzzle of the day: a position of a finished game, and which choice wins most often from there.

It is made when somebody first asks for it on a day (of UTC): of the latest game whose players have all lent their games
for this, or of those that come with the bot. It is the same for everybody, in any chat; nobody's name is in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from fractions import Fraction
from typing import Any

import discord
import structlog
from discord import ui

from bot.ai.worker_pool import EngineFailed, EngineWorkers
from bot.core.errors import UserError
from bot.core.service import DrainLimit, Service
from bot.history.moments import action_label
from bot.history.single_flight import SingleFlight
from bot.i18n import Localizer, localizer
from bot.i18n.narrator import reason_sentence
from bot.interactions.access import guild_locale
from bot.interactions.responder import Responder
from bot.play.dispatcher import InteractionDispatcher, on
from bot.rendering.service import RenderService, render_now
from bot.rendering.worker_pool import RenderJob
from bot.storage import Store
from bot.storage.repos.puzzles import PuzzleAnswer
from bot.table.deadlines import now
from bot.table.registry import TableRegistry
from bot.ui.components.history_buttons import PuzzleButton
from bot.ui.components.layout import (
    BOARD_FILE,
    CARD_FILE,
    NIGHT,
    BoardImage,
    OutgoingMessage,
    button_row,
    insert_picture,
    private_question,
    single_box_message,
    small_print,
)
from bot.ui.games import load as load_panel
from bot.ui.games import playable_games
from games.analysis import puzzles
from games.analysis.puzzles import Puzzle
from games.analysis.reasons import explain_action
from games.core.percents import percent
from games.core.record import RecordError
from games.core.table import Table

log = structlog.get_logger(__name__)

LOOKED_AT = 5
"""Most lent games that are searched for one puzzle."""
FEW = 5
"""Least number of answers for which the share of right ones is shown."""
_KEPT = 2
"""Number of days for which it is remembered here that their puzzle has been made; the store knows them all."""


class DailyPuzzle(Service):
    """The puzzle of the day, and its answers."""

    def __init__(
        self,
        dispatcher: InteractionDispatcher,
        store: Store,
        tables: TableRegistry,
        engine_workers: EngineWorkers,
        renderer: RenderService,
    ) -> None:
        self._dispatcher = dispatcher
        self._store = store
        self._tables = tables
        self._engine_workers = engine_workers
        self._renderer = renderer
        # At midnight many ask at the same time.
        self._once: SingleFlight[int, str] = SingleFlight(_KEPT)

    async def drain(self, limit: DrainLimit) -> None:
        """Go on: somebody may wait for it, and it changes nothing."""

    async def stop(self) -> None:
        """Cancel running computations."""
        await self._once.stop()

    async def show(self, interaction: discord.Interaction[Any]) -> None:
        """Today's, shown privately; what they have answered already too."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            day = puzzle_day()
            puzzle = await self._puzzle_of(day)
            before = await self._store.puzzle_answer(interaction.user.id, day)
            if before is not None:
                await answer.send_private(await self._solution(answer, day, puzzle, before.choice, before))
            else:
                await answer.send_private(await self._question(day, puzzle, str(interaction.locale), private=True))

    @on(PuzzleButton, "lend", "keep")
    async def lend_or_keep(self, responder: Responder, button: PuzzleButton) -> None:
        """Note whether the user's games may become puzzles."""
        lend, speak = button.what == "lend", responder.words()
        await self._store.allow_puzzles(responder.interaction.user.id, puzzle_day() if lend else None)
        other = "keep" if lend else "lend"
        undo = PuzzleButton(button.day, other, speak(f"button-puzzle-{other}"))
        await responder.send_private(private_question(speak(f"done-puzzle-{button.what}"), undo))

    @on(PuzzleButton, "show")
    async def show_to_all(self, responder: Responder, button: PuzzleButton) -> None:
        """Post the puzzle for all."""
        puzzle = await self._puzzle_of(button.day, made=False)
        locale = await guild_locale(self._store, responder.interaction)
        await responder.post(await self._question(button.day, puzzle, locale))

    @on(PuzzleButton)
    async def choose(self, responder: Responder, button: PuzzleButton) -> None:
        """Show whether the choice was right. The user's first one counts, on the puzzle's own day."""
        day, choice = button.day, int(button.what)
        puzzle = await self._puzzle_of(day, made=False)
        if choice >= len(puzzle.choices):
            raise UserError("sorry-late")
        given: PuzzleAnswer | None = None
        if day == puzzle_day():
            solved = puzzle.choices[choice] == puzzle.answer
            given = await self._store.answer_puzzle(responder.interaction.user.id, day, choice, solved=solved)
            choice = given.choice
        await responder.send_private(await self._solution(responder, day, puzzle, choice, given))

    # The puzzle itself.

    async def _puzzle_of(self, day: int, *, made: bool = True) -> Puzzle:
        """Return that day's puzzle. With ``made``, make it if no user has asked for it yet.

        Raises:
            UserError: there is none.
        """
        stored = await self._store.puzzle(day)
        if stored is None:
            if not made:
                raise UserError("sorry-puzzle-gone")
            stored = await self._once.get(day, lambda: self._make(day))
        try:
            return puzzles.from_json(stored)
        except (RecordError, ValueError) as error:
            # It was made by other rules than today's.
            log.warning("reading the puzzle failed", day=day, error=str(error))
            raise UserError("sorry-puzzle-gone") from None

    async def _make(self, day: int) -> str:
        for table in await self._store.puzzle_games(LOOKED_AT):
            live = await self._tables.get(table)
            if live.table is None or live.game.name not in playable_games():
                continue
            try:
                found = await self._engine_workers.puzzle(live.table.record)
            except EngineFailed as error:
                log.error("making the puzzle failed", table=table, error=str(error))
                continue
            if found is not None:
                return await self._store.set_puzzle(day, live.game.name, puzzles.to_json(found), table=table)
        for turn in range(len(playable_games())):
            game = playable_games()[(day + turn) % len(playable_games())]
            there = puzzles.bundled_puzzles(game)
            if there:
                position = there[day // len(playable_games()) % len(there)]
                return await self._store.set_puzzle(day, game, position, table=None)
        raise UserError("sorry-puzzle-gone")

    # What is shown.

    async def _question(self, day: int, puzzle: Puzzle, locale: str, *, private: bool = False) -> OutgoingMessage:
        speak = localizer(locale, puzzle.record.game)
        table = Table(puzzle.record)
        game, names = table.game, puzzle.record.seats
        room, own = game.view(table.state, None), game.view(table.state, puzzle.seat)
        panel = load_panel(game.name)
        # A game with secrets needs both pictures; else a seat's own board, if there is one, shows more than the room's.
        pictures = [(room, False)] * (panel.has_direct_messages or not panel.has_peek) + [(own, True)] * panel.has_peek
        drawn = [await self._drawn(game.name, view, names, speak, secret=secret) for view, secret in pictures]
        title = speak("puzzle-title", emoji=panel.emoji, game=speak("title"))
        box: ui.Container[Any] = ui.Container(
            ui.TextDisplay(f"### {title}\n{speak('puzzle-asked', seat=names[puzzle.seat])}"), accent_colour=NIGHT
        )
        files: list[discord.File] = []
        for picture, (_, secret) in zip(drawn, pictures, strict=True):
            files += insert_picture(box, picture, speak, CARD_FILE if secret else BOARD_FILE)
        box.add_item(button_row(*self._choices(day, puzzle, table, speak)))
        if private:
            box.add_item(button_row(PuzzleButton(day, "show", speak("button-show-here"))))
        box.add_item(ui.TextDisplay(small_print(speak("puzzle-how", next=_next(day)))))
        return single_box_message(box, files)

    async def _drawn(
        self, game: str, view: Any, names: Sequence[str], speak: Localizer, *, secret: bool
    ) -> BoardImage | None:
        def draw() -> BoardImage:
            picture = render_now(RenderJob(game, view, tuple(names), speak.locale, secret), speak)
            assert picture is not None, "there is a card wherever there is a Peek"
            return picture

        return await self._renderer.run(draw, "puzzle")

    def _choices(self, day: int, puzzle: Puzzle, table: Table, speak: Localizer) -> list[PuzzleButton]:
        return [
            PuzzleButton(day, str(place), told, discord.ButtonStyle.primary)
            for place, told in enumerate(choice_labels(puzzle, table, speak))
        ]

    async def _solution(
        self, responder: Responder, day: int, puzzle: Puzzle, choice: int, given: PuzzleAnswer | None
    ) -> OutgoingMessage:
        """Return the message that says whether the choice was right, and why.

        ``given`` is the answer that counts; None on another day.
        """
        speak = localizer(str(responder.interaction.locale), puzzle.record.game)
        table = Table(puzzle.record)
        told = dict(zip(puzzle.choices, choice_labels(puzzle, table, speak), strict=True))
        worth = dict(zip(puzzle.choices, puzzle.worth, strict=True))
        mine = puzzle.choices[choice]
        instead = puzzle.played if mine == puzzle.answer else mine
        lines = [
            speak(
                "puzzle-right" if mine == puzzle.answer else "puzzle-wrong", best=told[puzzle.answer], chosen=told[mine]
            )
        ]
        view = table.game.view(table.state, puzzle.seat)
        reasons = explain_action(puzzle.record.game, view, puzzle.answer, instead)
        lines += [reason_sentence(reason, puzzle.record.seats, speak) for reason in reasons[:2]]
        lines.append(
            speak(
                "puzzle-worth",
                best=told[puzzle.answer],
                other=told[instead],
                more=round(100 * worth[puzzle.answer]),
                less=round(100 * worth[instead]),
            )
        )
        if mine not in (puzzle.answer, puzzle.played):
            lines.append(speak("puzzle-played", played=told[puzzle.played]))
        lines += await self._standing(day, given, speak)
        lends = await self._store.allows_puzzles(responder.interaction.user.id)
        buttons = [PuzzleButton(day, "show", speak("button-show-here"))]
        if not lends:
            buttons.append(PuzzleButton(day, "lend", speak("button-puzzle-lend")))
        lines.append(small_print(speak("puzzle-next", next=_next(puzzle_day()))))
        return private_question("\n".join(lines), *buttons)

    async def _standing(self, day: int, given: PuzzleAnswer | None, speak: Localizer) -> list[str]:
        """Return the lines about other players' results and the days in a row that this player was right."""
        lines = []
        all_, solved = await self._store.puzzle_answers(day)
        if all_ >= FEW:
            lines.append(speak("puzzle-others", percent=percent(Fraction(solved, all_)), answers=all_))
        if given is None:
            lines.append(speak("puzzle-old"))
        elif given.streak > 1:
            lines.append(speak("puzzle-streak", days=given.streak))
        return lines


def choice_labels(puzzle: Puzzle, table: Table, speak: Localizer) -> list[str]:
    """Return the button label of each choice."""
    return [
        action_label(table, table.number + 1, puzzle.seat, action, puzzle.record.seats, speak)
        for action in puzzle.choices
    ]


def puzzle_day() -> int:
    """Return the number of today, see ``PuzzleInterface``."""
    return datetime.fromtimestamp(now(), UTC).date().toordinal()


def _next(day: int) -> str:
    """Return the time of the puzzle after that day's, as Discord shows it in each user's own time."""
    begins = datetime.combine(date.fromordinal(day + 1), datetime.min.time(), UTC)
    return f"<t:{int(begins.timestamp())}:R>"
