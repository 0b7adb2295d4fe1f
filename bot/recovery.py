"""After a start: whatever is stored but was not shown any more is shown now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from bot.refusals import Refusal

if TYPE_CHECKING:
    from bot.client import Sleepover
    from bot.live import Live

log = structlog.get_logger(__name__)


async def recover(bot: Sleepover) -> None:
    """Repaint every table whose message lags behind the store, bring the direct messages up to date, and let computers
    go on."""
    for table in await bot.store.unfinished():
        try:
            async with bot.tables.turn(table):
                live = await bot.tables.get(table)
                await bot.clock.begin(live)
                if live.stored.status == "over":
                    await bot.chronicles.counted(table)
                # Before the first action the message may still show the lobby, or an older lobby.
                if live.stored.message is None or live.stored.painted < live.number or live.number == 0:
                    await bot.boards.repaint(live)
            if live.panel.secrets and live.table is not None:
                bot.whispers.poke(live, _lagging(live))
            if any(sitting.level is not None for sitting in live.stored.seats):
                bot.opponents.prepare(live.game.name)
            bot.attend(live)
        except Refusal:
            continue
        except Exception:
            log.exception("table not recovered", table=table)


def _lagging(live: Live) -> list[int]:
    """The seats that have learned something since their message was last edited."""
    assert live.table is not None
    learned = dict.fromkeys(range(len(live.names)), -1)
    for frame in live.table.frames:
        for event in frame.events:
            if event.audience is not None:
                learned[event.audience] = frame.number
        if live.table.ranking:
            learned = dict.fromkeys(learned, live.number)
    return [seat for seat, number in learned.items() if live.stored.seats[seat].whispered < number]
