"""The host's menu of computers: who can be added, who sits there, and how the host and the regulars stand."""

from __future__ import annotations

from bot.computers.company import Company
from bot.panels import lobby as panel
from bot.panels.frame import Message
from bot.playing.answer import Answer
from bot.playing.board import Boards
from bot.playing.slips import Slips
from bot.store import Store
from bot.table.live import Live
from bot.table.regulars import REGULARS
from bot.words import words


class Adding:
    """Adds computers to an open table and takes them out again. The caller has checked that the host is asking."""

    def __init__(self, store: Store, boards: Boards, company: Company, slips: Slips) -> None:
        self._store = store
        self._boards = boards
        self._company = company
        self._slips = slips

    async def show(self, answer: Answer, live: Live) -> None:
        """The menu."""
        await answer.reply(await self._menu(answer, live))
        self._slips.keep(answer, live.id, "computers")

    async def change(self, answer: Answer, live: Live, action: str) -> None:
        """Add a computer or take one out, as a button of the menu or its list says.

        Raises:
            Refusal: that cannot be.
            NotInLobby: the game has started.
        """
        what, _, which = action.partition(":")
        live = await (self._company.add if what == "@add" else self._company.take_out)(live, which)
        await answer.update(await self._menu(answer, live))
        self._slips.keep(answer, live.id, "computers")
        self._boards.repaint(live)

    async def _menu(self, answer: Answer, live: Live) -> Message:
        speak = words(str(answer.interaction.locale), live.game.name)
        here = any(sitting.level in REGULARS for sitting in live.stored.seats)
        host, guild = answer.interaction.user.id, live.stored.guild
        faced = await self._store.faced(host, guild=guild, game=None) if here else ()
        return panel.computers(live, speak, faced, self._company.programs(live))
