"""Benchmark of rating farming: the gain of a cheating player, next to that of as many wins over people.

Each strategy is a list of finished tables. They are put into a database as the bot stores them, and the bot's
own code computes the ratings from it. The yardstick beside it uses the same code: as many wins over as many
different people with settled ratings and of the strength of the strategy's opponents, each met once.
"""

from __future__ import annotations

import argparse
import sqlite3
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.sheets import Sheet, tell
from bot.ratings import model
from bot.ratings.ai_strength import MIDDLE, ai_rating
from bot.ratings.model import PlayerRating
from bot.storage.backends.sqlite import SqliteDatabase, open_database
from bot.storage.repos.ratings import rebuild_ratings
from bot.storage.table_rows import GHOSTS

ME = 1
GUILD = 500
BEGIN = 1_735_689_600.0
"""The first moment of 2025."""
DAY = 86_400.0
GAME = "magic_numbers"
SETTLED_WIDTH = 2.0
"""The width of what is known of a settled person's strength: as that of computers."""


class Seat(NamedTuple):
    """One seat of a finished table.

    ``level`` is a computer's, ``decisions`` are the person's own, and ``spared`` those that a computer took
    for them when their time was up.
    """

    user: int
    place: int
    level: str | None = None
    left: bool = False
    decisions: int = 20
    spared: int = 0


class Ended(NamedTuple):
    """A finished table, so many days after the beginning."""

    day: float
    seats: Sequence[Seat]


class Strategy(NamedTuple):
    """``wins`` is how often the others at the table are beaten, and ``strengths`` are those of the others there.

    ``departures`` has, for the ghost of each deleted account, the number of tables that had ended by then.
    """

    name: str
    tables: Sequence[Ended]
    wins: int
    strengths: Sequence[float]
    departures: Mapping[int, int] = {}


def against(
    *others: Seat, place: int = 1, left: bool = False, decisions: int = 20, spared: int = 0
) -> tuple[Seat, ...]:
    """Return a table's seats: our own and those others."""
    return (Seat(ME, place, None, left, decisions, spared), *others)


def computers(count: int, level: str, place: int = 2) -> tuple[Seat, ...]:
    """Return ``count`` computers in that place."""
    return tuple(Seat(-1 - number, place, level) for number in range(count))


def strategies() -> list[Strategy]:
    """Return the strategies that an adversary would try."""
    easy, hard = ai_rating(GAME, "easy")[0], ai_rating(GAME, "hard")[0]
    lost = computers(1, "hard", place=1)
    alts = range(1000, 1100)
    settling = [
        Ended(number / 100, (Seat(one, 1), Seat(one + 1, 2)))
        for number, one in enumerate(one for one in alts if one % 2 == 0 for _ in range(model.SETTLED_AFTER))
    ]
    return [
        Strategy(
            "nine easy computers, 100 wins",
            [Ended(number / 50, against(*computers(9, "easy"))) for number in range(100)],
            100,
            [easy] * 9,
        ),
        Strategy(
            "one hard computer, 50 wins; gives up, ends or deserts the 50 games that go badly",
            [
                Ended(number / 50, against(*computers(1, "hard")) if number % 2 else against(*lost, place=2, left=True))
                for number in range(100)
            ],
            50,
            [hard],
        ),
        Strategy(
            "one hard computer, 50 wins; lets the clock play the 50 games that go badly",
            [
                Ended(
                    number / 50,
                    against(*computers(1, "hard")) if number % 2 else against(*lost, place=2, decisions=2, spared=18),
                )
                for number in range(100)
            ],
            50,
            [hard],
        ),
        Strategy(
            "lets the clock play 100 games against one friend, who loses them all",
            [Ended(7 * number / 100, against(Seat(2, 2), decisions=2, spared=18)) for number in range(100)],
            100,
            [MIDDLE],
        ),
        Strategy(
            "five games of one action against a second account",
            [Ended(0.0, against(Seat(2, 2, left=True, decisions=0), decisions=1)) for _ in range(5)],
            5,
            [MIDDLE],
        ),
        Strategy(
            "five games of just enough actions against a second account",
            [
                Ended(
                    0.0,
                    against(
                        Seat(2, 2, left=True, decisions=model.min_decisions(GAME)), decisions=model.min_decisions(GAME)
                    ),
                )
                for _ in range(5)
            ],
            5,
            [MIDDLE],
        ),
        Strategy(
            "100 wins over one friend within a week",
            [Ended(7 * number / 100, against(Seat(2, 2))) for number in range(100)],
            100,
            [MIDDLE],
        ),
        Strategy(
            "100 wins over one friend, with nine easy computers at the table",
            [Ended(7 * number / 100, against(Seat(2, 3), *computers(9, "easy", place=2))) for number in range(100)],
            100,
            [MIDDLE, *[easy] * 9],
        ),
        Strategy(
            "100 wins over as many fresh accounts",
            [Ended(number / 50, against(Seat(alt, 2))) for number, alt in enumerate(alts)],
            100,
            [MIDDLE],
        ),
        *(
            Strategy(
                f"100 wins over one friend within a week, who deletes their data after {after}",
                [Ended(7 * number / 100, against(Seat(GHOSTS - number // each, 2))) for number in range(100)],
                100,
                [MIDDLE],
                {GHOSTS - account: each * (account + 1) for account in range(100 // each)},
            )
            for each, after in ((1, "each game"), (10, "every ten games"))
        ),
        Strategy(
            "the same, the accounts having played five games each before",
            [*settling, *(Ended(10 + number / 50, against(Seat(alt, 2))) for number, alt in enumerate(alts))],
            100,
            [MIDDLE],
        ),
        Strategy(
            "eleven tables of nine fresh accounts each",
            [
                Ended(number / 50, against(*(Seat(1000 + 9 * number + alt, 2) for alt in range(9))))
                for number in range(11)
            ],
            11,
            [MIDDLE] * 9,
        ),
        Strategy(
            "100 tables with the same nine accounts",
            [Ended(number / 50, against(*(Seat(1000 + alt, 2) for alt in range(9)))) for number in range(100)],
            100,
            [MIDDLE] * 9,
        ),
        Strategy(
            "trades wins with a friend: ten lost, ten won, five times over",
            [
                Ended(number / 100, against(Seat(2, 2)) if number % 20 > 9 else against(Seat(2, 1), place=2))
                for number in range(100)
            ],
            50,
            [MIDDLE],
        ),
        Strategy(
            "loses 50 games to computers first, then beats ten settled accounts, and wins it all back from easy ones",
            [
                *settling,
                *(Ended(10 + number / 50, against(*lost, place=2, left=True)) for number in range(50)),
                *(Ended(12 + number / 50, against(Seat(alt, 2))) for number, alt in enumerate(alts[:10])),
                *(Ended(13 + number / 50, against(*computers(9, "easy"))) for number in range(100)),
            ],
            10,
            [MIDDLE],
        ),
    ]


def fill(db: sqlite3.Connection, tables: Sequence[Ended]) -> None:
    """Store the tables as the bot would have, all counted everywhere."""
    for number, (day, seats) in enumerate(tables, start=1):
        ended = BEGIN + day * DAY
        db.execute(
            "insert into tables (id, guild_id, channel_id, game, rules, options, host_id, locale, status, seed,"
            " created, started, ended, ending, everywhere, painted, invited)"
            " values (?, ?, 1, ?, 1, '{}', 1, 'en', 'over', '', 0, ?, ?, ?, 1, 0, '[]')",
            (number, GUILD, GAME, ended - 600, ended, number),
        )
        for place, seat in enumerate(seats):
            db.execute(
                "insert into seats (table_id, user_id, position, name, joined, locale, level)"
                " values (?, ?, ?, 'Somebody', 0, 'en', ?)",
                (number, seat.user, place, seat.level),
            )
            db.execute(
                "insert into results (table_id, seat, user_id, place, won, gone, decisions)"
                " values (?, ?, ?, ?, ?, ?, ?)",
                (number, place, seat.user, seat.place, int(seat.place == 1), int(seat.left), seat.decisions),
            )
            db.executemany(
                "insert into actions (table_id, n, seat, action, taken) values (?, ?, ?, 'roll', ?)",
                [(number, 100 * place + n, place, ended) for n in range(1, seat.spared + 1)],
            )


def reached(tables: Sequence[Ended], departures: Mapping[int, int] | None = None) -> tuple[int, int]:
    """Return our displayed rating after those tables, on our guild and everywhere; the start if nothing counted."""
    with tempfile.TemporaryDirectory() as folder, closing(open_database(Path(folder) / "farm.sqlite")) as db:
        db.execute("pragma synchronous = off")
        db.execute("begin")
        fill(db, tables)
        db.executemany("insert into departures (ghost, ending) values (?, ?)", (departures or {}).items())
        rebuild_ratings(SqliteDatabase(db))
        db.execute("commit")
        found = dict(
            db.execute("select guild_id, score from ratings where user_id = 1 and game = '' and period = ''").fetchall()
        )
    start = model.display_rating(*model.initial_rating()[:2])
    return found.get(GUILD, start), found.get(model.EVERYWHERE, start)


def yardstick(wins: int, strengths: Sequence[float]) -> int:
    """Return the displayed rating after ``wins`` wins over different settled people of those strengths."""
    mine = model.initial_rating()
    for _ in range(wins):
        others = {2 + number: PlayerRating(mu, SETTLED_WIDTH, 50, 25, 0.0) for number, mu in enumerate(strengths)}
        players = [
            model.RatedSeat(ME, 1, True, False, None, 20),
            *(model.RatedSeat(user, 2, False, False, None, 20) for user in others),
        ]
        mine = model.rate_table(GAME, players, {ME: mine, **others}, lambda one, other: 1.0)[ME]
    return model.display_rating(mine.mu, mine.sigma)


def measure(chosen: Callable[[Strategy], bool] = lambda _: True) -> Iterator[dict[str, Any]]:
    """One line for each strategy."""
    for strategy in filter(chosen, strategies()):
        here, everywhere = reached(strategy.tables, strategy.departures)
        yield {
            "strategy": strategy.name,
            "tables": len(strategy.tables),
            "here": here,
            "everywhere": everywhere,
            "the same wins over people": yardstick(strategy.wins, strategy.strengths),
        }


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks farming", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--alone", action="store_true", help="accepted, and changes nothing")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(argv)
    rows = list(measure())
    sheet = Sheet.of(
        "Ratings that were farmed; everybody starts at 1000", list(rows[0]), (list(row.values()) for row in rows)
    )
    found = {"benchmark": "farming", "start": model.display_rating(*model.initial_rating()[:2]), "strategies": rows}
    tell([sheet], found, as_json=chosen.json)


if __name__ == "__main__":
    main()
