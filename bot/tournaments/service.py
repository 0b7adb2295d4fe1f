"""Tournaments as they go: rounds begin, their tables open and start, places are stored, and the champion is found.

One reconciler has a step for each tournament. A step looks at what is stored, does what is due, and says when it looks
again; what a crash has left undone is due at the next start. Every change is one transaction that refuses to happen
twice.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, suppress

import structlog
from structlog.contextvars import unbind_contextvars

import games
from bot.ai.seats import SALT, addable_levels
from bot.core import retry
from bot.core.errors import UserError
from bot.core.instrumentation import failpoint
from bot.core.ports import ScheduledEvents
from bot.core.service import Service, StartContext
from bot.core.tasks import BackgroundTasks
from bot.i18n import localizer
from bot.messages.reconciler import Reconciler, Result
from bot.play.lobby import GameStart
from bot.play.post_action import ActionEffects
from bot.play.table_opener import TableOpener
from bot.storage import (
    LOBBY,
    ChannelTaken,
    NotInLobby,
    SeatRow,
    Store,
    Tournament,
    TournamentChanged,
    TournamentOpening,
    TournamentPlayer,
    TournamentSeat,
    TournamentTable,
)
from bot.table import table_options
from bot.table.deadlines import now, stand_in_level, was_away, with_overtime
from bot.table.personas import REGULARS
from bot.table.registry import TableRegistry
from bot.table.session import TableSession, is_finished
from bot.table.tournaments import (
    FIRST_FILLER,
    has_result,
    meetings_of,
    rested_players,
    standings_of,
)
from bot.tournaments.messages import TournamentMessages, end_of, total_rounds, usual_minutes
from bot.tournaments.threads import TournamentThreads
from games.core.record import SEED_BYTES
from games.core.seats import places
from games.tournaments import programme as times
from games.tournaments.seat_assignment import Seating, mixing_rounds, seat_round

log = structlog.get_logger(__name__)

OPEN_FOR = 86_400.0
"""Seconds after which a tournament is called off that nobody has started."""
VOTE = 60.0
"""Seconds for a vote on the next game, if not all have voted before."""
INTERMISSION = 20.0
"""Seconds between the end of a round's last table and the next round: time to see how it ended."""
GRACE = 900.0
"""Seconds after a round's end for which its tables are waited for, with computers in the seats; then it goes on."""
LEAST_LEFT = 300.0
"""Seconds that a table gets which waits for the one before it in the same channel."""
NAP = 60.0
"""Seconds after which the store is looked into in any case."""
SOON = 1.0
"""Seconds after which it is looked again whether a new table's message is there."""
BUSY = 15.0
"""Seconds after which it is tried again to open a table where another game is going on."""
CLOCKS = (60, 180)
"""The seconds for a decision: in short rounds, and in long ones."""


_Subject = tuple[None, int] | None
"""Subject of a step: a tournament by its number (and no table), or None: it looks which there are."""
_REGULAR_LEVELS = {level: persona.name for level, persona in REGULARS.items()}


class TournamentService(Service):
    """Tournaments, each brought forward by one step at a time."""

    def __init__(
        self,
        scheduled_events: ScheduledEvents,
        store: Store,
        tables: TableRegistry,
        opener: TableOpener,
        game_start: GameStart,
        effects: ActionEffects,
        messages: TournamentMessages,
    ) -> None:
        self._scheduled_events = scheduled_events
        self._store = store
        self._tables = tables
        self._opener = opener
        self._game_start = game_start
        self._effects = effects
        self._messages = messages
        self._threads = TournamentThreads(scheduled_events, store)
        self._reconciler = Reconciler[_Subject]("tournament step failed", self._step, retry.PROMPT)
        self._background = BackgroundTasks()
        self._running = False
        self._being_posted: set[int] = set()
        """Tournaments whose first message is an answer that is being sent."""
        self._tournament_of: dict[int, int] = {}
        """Tournaments of running tables, as far as this process has seen them."""
        self._started_with: list[StartContext] = []
        """Starts after which nobody has looked yet for tournaments in guilds that the bot has left."""
        self._in_haste = False
        """True if the next look at all tournaments waits for none of their pauses."""

    async def start(self, context: StartContext) -> None:
        """Go on with every tournament that is not over, and end those of guilds that the bot has left.

        Nothing is ended if the database was another application's before: this one may have to be invited yet.
        """
        if context.same_application:
            self._started_with.append(context)
        self._running = True
        self._reconciler.resume()
        self._background.stopped = False
        self._reconciler.request(None, within=0.0)

    async def stop(self) -> None:
        """Cancel running steps; the next start goes on."""
        self._running = False
        await self._reconciler.stop()
        await self._background.stop()

    async def wait_idle(self) -> None:
        """Wait until everything that is due has been done."""
        await self._reconciler.wait_idle()
        await self._background.wait_idle()
        await self._reconciler.wait_idle()

    def request(self, number: int) -> None:
        """Have a step of that tournament begin now. Waits for nothing."""
        if self._running:
            self._reconciler.request((None, number), within=0.0)

    def on_change(self, session: TableSession) -> None:
        """Note that a table has ended, perhaps one of a tournament."""
        if is_finished(session) and (number := self._tournament_of.get(session.id)) is not None:
            self.request(number)

    def catch_up(self) -> None:
        """Look at all tournaments now: messages may be behind, such as after somebody was forgotten."""
        if self._running:
            self._in_haste = True
            self._reconciler.request(None, within=0.0)

    @contextmanager
    def first_post(self, number: int) -> Iterator[None]:
        """Reserve the first message of a new tournament for the answer to its host, inside the context."""
        self._being_posted.add(number)
        try:
            yield
        finally:
            self._being_posted.discard(number)
            self.request(number)

    async def get(self, number: int) -> Tournament:
        """Return the tournament of that number.

        Raises:
            TournamentChanged: there is none.
        """
        found = await self._store.tournament(number)
        if found is None:
            raise TournamentChanged(number)
        return found

    async def call_off(self, number: int) -> None:
        """End a tournament now: with a champion, if any table has been played to its end.

        Raises:
            TournamentChanged: it is over.
        """
        await self._end(await self.get(number))
        self.request(number)

    async def leave_guild(self, guild: int, channels: Collection[int]) -> None:
        """End the tournaments of a guild in these channels; without any, the bot has left it."""
        for number, channel in await self._store.tournaments_in(guild):
            if not channels:
                await self._leave(number)
            elif channel in channels:
                with suppress(TournamentChanged):
                    await self._store.end_tournament(number, "off", now=now())
                self.request(number)

    async def _leave(self, number: int) -> None:
        """End a tournament in a guild that the bot has left: none of its messages can be edited any more."""
        with suppress(TournamentChanged):
            await self._store.end_tournament(number, "off", now=now())
        await self._store.update_tournament(number, shown=(await self.get(number)).revision)

    async def stand_in(self, tournament: Tournament, user: int) -> None:
        """Have a computer play on for somebody who has left, at the table where they sit."""
        for table in tournament.current_tables:
            if table.state == "playing" and table.table is not None and user in [one.user for one in table.seats]:
                await self._overtime(table.table, user)

    async def _step(self, what: _Subject) -> Result:
        # It is about no table in particular, whichever has started it.
        unbind_contextvars("table")
        if what is None:
            while self._started_with:
                begun = self._started_with[0]
                for number, guild in await self._store.live_tournaments(begun.shards):
                    if guild not in begun.guilds:
                        await self._leave(number)
                self._started_with.remove(begun)
            numbers = [number for number, _ in await self._store.live_tournaments()]
            for found in numbers:
                if self._in_haste or (None, found) not in self._reconciler:
                    self._reconciler.request((None, found), within=0.0)
            self._in_haste = False
            return NAP
        number = what[1]
        if number in self._being_posted:
            return SOON
        try:
            tournament = await self.get(number)
            if not self._scheduled_events.is_member(tournament.guild):
                # Its shard may be about to connect; whoever starts with it, or hears of the end, ends the tournament.
                return NAP
            pause = await self._advance(tournament)
            tournament = await self.get(number)
            if tournament.shown < tournament.revision:
                if tournament.state == "over" and not tournament.sealed:
                    await self._messages.post_card(tournament)
                await self._messages.refresh(tournament)
                tournament = await self.get(number)
        except TournamentChanged:
            # Another process, or somebody's press, was quicker.
            return SOON
        if tournament.shown < tournament.revision:
            return SOON
        return pause if tournament.is_live or tournament.sealed else "done"

    async def _advance(self, tournament: Tournament) -> float:
        """Do what is due in a tournament; return the seconds until it is looked at again."""
        at = now()
        if tournament.state == "open":
            if at >= tournament.created + OPEN_FOR:
                await self._store.end_tournament(tournament.id, "off", now=at)
                return 0.0
            return min(NAP, tournament.created + OPEN_FOR - at)
        if tournament.state == "voting":
            until, people = tournament.until or at, {player.user for player in tournament.people}
            if at < until and people - tournament.votes.keys():
                return min(NAP, until - at)
            await self._begin_round(tournament)
            return 0.0
        if tournament.state == "playing":
            return await self._play(tournament)
        await self._reveal(tournament)
        return NAP

    # ------------------------------------------------------------------ rounds

    async def begin(self, tournament: Tournament) -> None:
        """Begin the first round, or the vote on its game.

        Raises:
            TournamentChanged: it has begun.
        """
        if tournament.state != "open":
            raise TournamentChanged(tournament.id)
        await self._next_round(tournament, ())

    async def _next_round(self, tournament: Tournament, leavers: Collection[int]) -> None:
        """Begin the next round or a vote on its game, or end the tournament if that was the last one."""
        left = [player for player in tournament.people if player.user not in leavers]
        if not left or (tournament.round and tournament.round >= total_rounds(tournament, now())):
            await self._end(tournament)
            return
        choices = tournament.programme.games
        if tournament.programme.order == "vote" and len(choices) > 1:
            at = now()
            await self._store.begin_tournament_vote(
                tournament.id, tournament.round + 1, now=at, until=at + VOTE, leavers=leavers
            )
            failpoint("night voting")
            return
        await self._begin_round(tournament, leavers)

    async def _begin_round(self, tournament: Tournament, leavers: Collection[int] = ()) -> None:
        number, at = tournament.round + 1, now()
        lot = random.Random(f"{tournament.id} {number}")
        votes = list(tournament.votes.values())
        game = times.game_of_round(tournament.programme, number, lot, votes, tournament.game)
        coming = {player.user for player in tournament.coming} - set(leavers)
        if not any(user > 0 for user in coming):
            await self._end(tournament)
            return
        order = [line.player for line in standings_of(tournament) if line.player in coming]
        total = total_rounds(tournament, at)
        # The search for even tables takes up to half a second, and answers must not wait for it.
        seated = await asyncio.to_thread(
            seat_round,
            order,
            games.load(game).player_counts,
            meetings_of(tournament),
            lot,
            mixes=max(0, mixing_rounds(total) - tournament.round),
            rested=rested_players(tournament),
            may_rest=tournament.programme.odd == "rest",
            apart=await self._store.blocked_pairs([user for user in order if user > 0]),
            computers=[user for user in order if user < 0],
            duplicate=tournament.programme.duplicate,
        )
        minutes, ends = usual_minutes(tournament, game, max(map(len, seated.tables))), end_of(tournament)
        night = 60.0 * tournament.programme.minutes
        left = night if tournament.started is None else (ends or at) - at
        seconds = times.round_seconds(tournament.programme, total - tournament.round, left, minutes)
        seats, shared = self._with_fillers(tournament, game, seated), tournament.programme.duplicate
        await self._store.begin_tournament_round(
            tournament.id,
            number,
            seats,
            seated.resting,
            game=game,
            now=at,
            until=at + seconds,
            leavers=leavers,
            seed=secrets.token_bytes(SEED_BYTES) if shared else None,
            salt=_shared_salt(tournament, seats) if shared else "",
        )
        failpoint("night round")
        log.info("tournament round begun", tournament=tournament.id, round=number, tables=len(seated.tables))

    def _with_fillers(self, tournament: Tournament, game: str, seated: Seating) -> list[list[TournamentSeat]]:
        """Return the seats of each table, with computers where people are missing."""
        levels = [level for level in addable_levels(game) if level in _REGULAR_LEVELS] or [stand_in_level(game)]
        inside = {player.user: player.level for player in tournament.players}
        tables, filler = [], FIRST_FILLER
        for table, fillers in zip(seated.tables, seated.fillers, strict=True):
            here = {inside[user] for user in table}
            free = [level for level in levels if level not in here] or [stand_in_level(game)]
            seats = [TournamentSeat(user) for user in table]
            for extra in range(fillers):
                seats.append(TournamentSeat(filler, free[extra % len(free)]))
                filler -= 1
            tables.append(seats)
        return tables

    async def _play(self, tournament: Tournament) -> float:
        """Bring the tables of the running round forward, and begin the next one once they are over."""
        pauses, ended = [NAP], [0.0]
        for table in tournament.current_tables:
            if table.state == "waiting":
                pauses.append(await self._open_table(tournament, table))
            elif table.state in ("open", "playing"):
                pauses.append(await self._watch(tournament, table))
            elif (live := await self._session(table)) is not None:
                ended.append(live.stored.ended or 0.0)
        await self._reveal(tournament)
        tournament = await self.get(tournament.id)
        if tournament.state != "playing" or any(
            table.state not in ("over", "void") for table in tournament.current_tables
        ):
            return max(0.05, min(pauses))
        rest = max(ended) + INTERMISSION - now()
        if tournament.round < total_rounds(tournament, now()) and rest > 0 and tournament.people:
            return min(NAP, rest)
        await self._next_round(tournament, await self._absent(tournament))
        return 0.05

    async def _reveal(self, tournament: Tournament) -> None:
        """Reveal the seeds of rounds whose last table has ended, and read the tables anew: they are sealed no more."""
        if tournament.sealed and await self._store.reveal_deals(tournament.id, now=now()):
            failpoint("night revealed")
            self._tables.drop([one.table for one in tournament.tables if one.table is not None])
            log.info("tournament seed revealed", tournament=tournament.id, round=tournament.round)

    async def _absent(self, tournament: Tournament) -> list[int]:
        """Return the people whose seats in the round that is over were in the hands of a computer at its end."""
        coming, absent = {player.user for player in tournament.people}, list[int]()
        for table in tournament.current_tables:
            live = await self._session(table)
            if live is None or live.table is None:
                continue
            for seat, sitting in enumerate(live.stored.seats):
                if sitting.user in coming and was_away(live.stored, seat):
                    absent.append(sitting.user)
        return absent

    async def _end(self, tournament: Tournament) -> None:
        if not has_result(tournament):
            await self._store.end_tournament(tournament.id, "off", now=now())
            return
        winners = [line.player for line in standings_of(tournament) if line.place == 1]
        await self._store.end_tournament(tournament.id, "over", winners, now=now())
        failpoint("night over")
        log.info("tournament over", tournament=tournament.id, rounds=tournament.round)

    # ------------------------------------------------------------------ tables

    async def _open_table(self, tournament: Tournament, table: TournamentTable) -> float:
        """Open a table that waits; return the seconds until it is tried again, or its message is looked for."""
        if now() > (tournament.until or 0.0) + GRACE:
            # There was no place for it in all that time.
            await self._store.set_tournament_table(tournament.id, table, "void")
            return 0.0
        channel: int | None = tournament.channel
        server = await self._store.guild_settings(tournament.guild)
        threaded, shared = False, tournament.programme.duplicate
        if shared or (server.threads and len(tournament.current_tables) > 1):
            own = await self._threads.create(tournament, table)
            if shared and own is None:
                # Whoever reads the channel may sit at another table with the same dice.
                return BUSY
            threaded, channel = own is not None, own or channel
        assert channel is not None
        opening = self._opening(tournament, table, channel, threaded=threaded)
        try:
            failpoint("night opening")
            number = await self._store.open_tournament_table(tournament.id, table, opening, now=now())
        except ChannelTaken as taken:
            busy = await self._opener.blocking_table(taken.table)
            if busy is None:
                return SOON
            mine = busy.id in [one.table for one in tournament.current_tables]
            if mine or threaded or not server.threads:
                return BUSY
            own = await self._threads.create(tournament, table)
            if own is None:
                return BUSY
            opening = self._opening(tournament, table, own, threaded=True)
            number = await self._store.open_tournament_table(tournament.id, table, opening, now=now())
        self._threads.forget(tournament, table)
        failpoint("night opened")
        self._tournament_of[number] = tournament.id
        await self._opener.show_opened(number)
        return SOON

    def _opening(
        self, tournament: Tournament, table: TournamentTable, channel: int, *, threaded: bool
    ) -> TournamentOpening:
        game = games.load(tournament.game)
        players = {player.user: player for player in tournament.players}
        seats = [self._seat_row(tournament, seat, players.get(seat.user)) for seat in table.seats]
        people = [seat.user for seat in table.seats if seat.user > 0]
        seconds = max(LEAST_LEFT, (tournament.until or 0.0) - now())
        return TournamentOpening(
            channel=channel,
            game=tournament.game,
            rules=game.rules,
            options=times.options_of_round(tournament.programme, game),
            host=people[0] if people else tournament.host,
            seed=secrets.token_bytes(SEED_BYTES),
            clock=times.decision_seconds(seconds, CLOCKS),
            rolls=table_options.has_forced_rolls(tournament.game) and table_options.ROLLS_BY_DEFAULT,
            planning=table_options.PREMOVES_BY_DEFAULT and table_options.has_premoves(tournament.game),
            threaded=threaded,
            wake=now() + LOBBY,
            seats=seats,
        )

    def _seat_row(self, tournament: Tournament, seat: TournamentSeat, player: TournamentPlayer | None) -> SeatRow:
        level, name = seat.level, ""
        if player is not None:
            level, name = player.level, player.name
        if level is not None and level not in addable_levels(tournament.game):
            level = stand_in_level(tournament.game)
        if player is None:
            name = _REGULAR_LEVELS.get(level or "", localizer(tournament.locale)("night-filler"))
        locale = player.locale if player is not None and player.locale else tournament.locale
        return SeatRow(seat.user, name, player.joined if player else 0, locale, None, None, -1, level)

    async def _watch(self, tournament: Tournament, table: TournamentTable) -> float:
        """Start a table that is open, store how one has ended, and hurry one that is late."""
        live = await self._session(table)
        if live is None or live.stored.status == "closed":
            await self._store.set_tournament_table(tournament.id, table, "void")
            return 0.0
        self._tournament_of[live.id] = tournament.id
        if live.stored.status == "over":
            await self._store_places(tournament, table, live)
            return 0.0
        if live.stored.status == "lobby":
            return await self._start_table(tournament, table, live)
        if table.state == "open":
            if await self._store.set_tournament_table(tournament.id, table, "playing"):
                # Stored before it is sent: nobody is called twice.
                self._background.start(self._messages.call(tournament, table, live))
            return SOON
        return await self._hurry(tournament, table, live)

    async def _start_table(self, tournament: Tournament, table: TournamentTable, session: TableSession) -> float:
        """Start a table whose message is there, so that its commitment has been shown; that of shared dice is in the
        tournament's message."""
        if any(deal.round == table.round and tournament.shown < deal.revision for deal in tournament.deals):
            return SOON
        await self._threads.let_in(tournament, table, session.stored.channel)
        async with self._tables.lock(session.id):
            live = await self._tables.reload(session.id)
            message = live.stored.message
            if live.stored.status != "lobby" or message is None:
                return SOON
            try:
                live = await self._game_start.fill(live, stand_in_level(live.game.name))
                live = await self._game_start.begin(live, max(message, *(seat.joined for seat in live.stored.seats)))
            except (UserError, NotInLobby) as error:
                log.info("starting a tournament's table failed", table=session.id, error=str(error))
                return SOON
            failpoint("night table started")
            self._effects.update_direct_messages(live, range(len(live.names)))
            await self._effects.after_change(live)
        return 0.0

    async def _store_places(self, tournament: Tournament, table: TournamentTable, session: TableSession) -> None:
        assert session.table is not None
        ranking = session.table.ranking
        if ranking is None:
            await self._store.set_tournament_table(tournament.id, table, "void")
            return
        place_of, seat_of = places(ranking), dict[int, int]()
        for relief in session.stored.reliefs:
            # Whoever has left a seat has its place: they began with it.
            seat_of.setdefault(relief.user, relief.seat)
        seat_of |= {sitting.user: seat for seat, sitting in enumerate(session.stored.seats)}
        found = {one.user: place_of[seat_of[one.user]] for one in table.seats if one.user in seat_of}
        await self._store.set_tournament_table(tournament.id, table, "over", found)
        failpoint("night places")
        self._tournament_of.pop(session.id, None)

    async def _hurry(self, tournament: Tournament, table: TournamentTable, session: TableSession) -> float:
        """Tell a table that is behind that its time runs out, and have computers play on there once it has."""
        at, until = now(), tournament.until or now()
        waiting = sum(one.state == "waiting" for one in tournament.current_tables)
        until -= waiting * LEAST_LEFT
        begun = session.stored.started or at
        warned_at = begun + times.WARNED_AT * (until - begun)
        if not tournament.warned and warned_at <= at < until:
            await self._store.update_tournament(tournament.id, warned=True)
            for other in tournament.current_tables:
                if other.state == "playing":
                    self._background.start(self._messages.warn(tournament, other))
        if at < until:
            return min(NAP, (until if at >= warned_at else warned_at) - at)
        if at >= until + GRACE:
            await self._store.set_tournament_table(tournament.id, table, "void")
            return 0.0
        await self._overtime(session.id)
        return BUSY

    async def _overtime(self, table: int, user: int | None = None) -> None:
        """Have computers play on at a table for all people, or for one of them."""
        async with self._tables.lock(table):
            live = await self._tables.reload(table)
            if live.stored.status != "playing":
                return
            seats: Sequence[int] = range(len(live.stored.seats))
            if user is not None:
                seats = [seat for seat in seats if live.stored.seats[seat].user == user]
            waiting = with_overtime(live, seats, at=now())
            if waiting is not None:
                await self._tables.reset_waiting(live, waiting)
                await self._effects.after_change(live)

    async def _session(self, table: TournamentTable) -> TableSession | None:
        if table.table is None:
            return None
        try:
            return await self._tables.get(table.table)
        except UserError:
            return None


def _shared_salt(tournament: Tournament, tables: Sequence[Sequence[TournamentSeat]]) -> str:
    """Return the salt of dice that all tables of a round share: the parts of everybody, table by table in seat order.

    The first table that starts adds the last part.
    """
    presses = {player.user: str(player.joined) for player in tournament.players if player.level is None}
    return "-".join(presses.get(seat.user, SALT) for table in tables for seat in table)
