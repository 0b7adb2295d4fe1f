"""Pillow Fight at a table in a channel: forms filled in, whatever is offered pressed, and the taps counted."""

from __future__ import annotations

from typing import Any

from games.pillow_fight.rules import GAME
from games.pillow_fight.rules.state import State
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness, Said


class PillowNight:
    """An evening at whose newest table Pillow Fight is played."""

    def __init__(self, harness: BotHarness) -> None:
        self.harness = harness
        self.taps = 0

    async def start(self, *who: str, rules: str = "size 6x6") -> Shown:
        """Open a table, sit down in this order, and begin."""
        return await self.harness.start(*who, rules=rules, game=GAME.name)

    async def state(self) -> State:
        """Return the game's present state."""
        live = await self.harness.bot.services.tables.get(await self.harness.tables())
        assert live.table is not None
        return live.table.state  # type: ignore[no-any-return]

    async def ask(self, who: str, button: str, on: Shown | None = None) -> Any:
        """Press what opens a form: the form as simcord has it."""
        shown = on or await self.harness.board()
        self.taps += 1
        return await self.harness.ask(who, shown.button(button), on=shown)

    async def send(self, who: str, form: Any, **answers: Any) -> Said:
        """Fill a form in and send it."""
        self.taps += 1
        filled = {key.replace("_", "-"): value for key, value in answers.items()}
        return Said(self.harness, await self.harness.people[who].submit_modal(form, filled))

    async def do(self, who: str, action: str) -> Said:
        """Take an action the way a person does: by a button, or from a list."""
        board = await self.harness.board()
        self.taps += 1 if action in board.actions else 2
        return await self.harness.do(who, action, on=board)

    async def fight(self, most: int = 400) -> Shown:
        """Play to the end, sensibly: attack if one can, else fetch a pillow, else go where that can be done."""
        for _ in range(most):
            who = await self.harness.turn()
            if who is None:
                return await self.harness.board()
            await self.do(who, sensible(await self.state()))
        raise AssertionError(f"no winner after {most} actions")


def sensible(state: State) -> str:
    """Return the action of a player who wants to win soon."""
    seat = state.turn
    assert seat is not None
    legal = GAME.legal(state, seat)
    for kind in ("throw", "swing", "take"):
        for action in legal:
            if action.startswith(kind):
                return action
    best, score = "end", -1
    for action in legal:
        if action.startswith("move"):
            after = GAME.apply(state, seat, action, None).state  # type: ignore[arg-type]
            worth = sum(each.startswith(("take", "throw", "swing")) for each in GAME.legal(after, seat))
            if worth > score:
                best, score = action, worth
    return best if state.phase == "play" else legal[len(legal) // 2]
