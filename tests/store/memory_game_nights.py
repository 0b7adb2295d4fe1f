"""Game nights in the simplest store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.storage import (
    Attendee,
    BlockedByPlayer,
    ChannelTaken,
    DeliveredTwice,
    GameNight,
    GameNightOver,
    Outcome,
    SeatRow,
    TableOpening,
    TableRow,
    TooManyGameNights,
    Wish,
)
from bot.storage.repos.game_nights import KEPT, MOST_IN_SERVER, MOST_OF_ONE


class MemoryEvenings:
    tables: dict[int, TableRow]
    blocks: set[tuple[int, int]]
    kept_blocks: set[tuple[int, int]]

    def __init__(self) -> None:
        super().__init__()
        self.evenings: dict[int, GameNight] = {}
        self.set_by: dict[int, int] = {}
        self.evening_numbers = 0

    def last_style(self, table: int, user: int) -> int | None:
        """Return the style of that user's last game, or of a computer's at the table that this one is after."""
        before = self.tables if user > 0 else (self.after.get(table),)
        theirs = [seat.style for at in before if at for seat in self.tables[at].seats if seat.user == user]
        return next((style for style in reversed(theirs) if style is not None), None)

    async def create_game_night(self, game_night: GameNight, *, interaction: int | None, now: float) -> int:
        if interaction in self.set_by.values():
            assert interaction is not None
            raise DeliveredTwice(interaction)
        self.evenings = {
            number: one
            for number, one in self.evenings.items()
            if not (one.outcome and one.wake is None and one.starts < now - KEPT)
        }
        there = await self.game_nights_in(game_night.guild)
        if sum(one.host == game_night.host for one in there) >= MOST_OF_ONE:
            raise TooManyGameNights("one")
        if len(there) >= MOST_IN_SERVER:
            raise TooManyGameNights("server")
        number = self._add(game_night)
        if interaction is not None:
            self.set_by[number] = interaction
        return number

    def _add(self, game_night: GameNight) -> int:
        self.evening_numbers += 1
        self.evenings[self.evening_numbers] = replace(game_night, id=self.evening_numbers)
        return self.evening_numbers

    async def game_night(self, number: int) -> GameNight | None:
        return self.evenings.get(number)

    async def game_night_of_event(self, event: int) -> int | None:
        return next((number for number, one in self.evenings.items() if one.event == event), None)

    async def game_nights_in(self, guild: int) -> Sequence[GameNight]:
        found = [one for one in self.evenings.values() if one.guild == guild and not one.outcome]
        return sorted(found, key=lambda one: (one.starts, one.id))

    async def due_game_nights(self, now: float) -> tuple[Sequence[int], float | None]:
        awake = sorted((one.wake, one.id) for one in self.evenings.values() if one.wake is not None)
        later = [wake for wake, _ in awake if wake > now]
        return [number for wake, number in awake if wake <= now], later[0] if later else None

    async def linked_events(self) -> Sequence[tuple[int, int, int]]:
        return [
            (one.id, one.guild, one.event)
            for one in self.evenings.values()
            if one.event is not None and not one.outcome
        ]

    async def set_rsvp(self, number: int, attendee: Attendee, what: Wish) -> GameNight:
        evening = self._to_come(number)
        before = next(
            (one for one in evening.guests if one.user == attendee.user),
            Attendee(attendee.user, "", "", attendee.joined),
        )
        if 0 < attendee.latest <= before.latest:
            raise DeliveredTwice(attendee.latest)
        new = replace(before, name=attendee.name or before.name, locale=attendee.locale or before.locale)
        new = replace(new, latest=max(before.latest, attendee.latest))
        coming = evening.accepted
        if what == "in" and before.place is None:
            if attendee.user != evening.host:
                inside = {evening.host, *(one.user for one in coming)}
                if any(other == attendee.user and who in inside for who, other in self.blocks | self.kept_blocks):
                    raise BlockedByPlayer(number)
            last = max((one.place or 0 for one in coming), default=0)
            new = replace(new, place=last + 1, joined=attendee.joined)
        elif what == "in":
            new = replace(new, place=None)
        elif what == "remind":
            new = replace(new, remind=int(not before.remind))
        elif what == "interested":
            new = replace(new, remind=before.remind or 2)
        elif before.remind == 2:
            new = replace(new, remind=0)
        others = [one for one in evening.guests if one.user != attendee.user]
        if new.place is not None or new.remind or new.latest:
            others.append(new)
        guests = sorted(others, key=lambda one: (one.place or 1_000_000, one.user))
        shown, wake = evening.shown, evening.wake
        if what == "in":
            shown, wake = False, 0.0
        self.evenings[number] = replace(evening, guests=tuple(guests), shown=shown, wake=wake)
        return self.evenings[number]

    async def sync_interested(self, number: int, users: Sequence[Attendee]) -> None:
        there = {guest.user: guest for guest in self._to_come(number).guests}
        for guest in users:
            await self.set_rsvp(number, guest, "interested")
        for user in there.keys() - {guest.user for guest in users}:
            await self.set_rsvp(number, Attendee(user, "", "", 0), "uninterested")

    async def update_game_night(self, number: int, *, wake: float | None, **changes: Any) -> None:
        if number not in self.evenings or ("starts" in changes and self.evenings[number].outcome):
            raise GameNightOver(number)
        guests = () if wake is None else self.evenings[number].guests
        self.evenings[number] = replace(self.evenings[number], wake=wake, guests=guests, **changes)

    async def end_game_night(
        self, number: int, outcome: Outcome, *, now: float, following: GameNight | None = None
    ) -> int | None:
        evening = self._to_come(number)
        self.evenings[number] = replace(evening, outcome=outcome, wake=now, shown=False, told=False)
        return None if following is None else self._add(replace(following, outcome="", table=None))

    async def open_game_night(
        self, number: int, opening: TableOpening, *, now: float, following: GameNight | None = None
    ) -> tuple[int, int | None]:
        evening = self._to_come(number)
        for other in self.tables.values():
            if other.channel == opening.channel and other.status in ("lobby", "playing"):
                raise ChannelTaken(opening.channel, other.id)
        table = await self.create(  # type: ignore[attr-defined]
            guild=evening.guild,
            channel=opening.channel,
            game=evening.game,
            rules=opening.rules,
            options=opening.options,
            host=opening.host,
            locale=evening.locale,
            seed=opening.seed,
            invited=(),
            now=now,
            clock=opening.clock,
            bank=opening.bank,
            wake=opening.wake,
            threaded=opening.threaded,
            rolls=opening.rolls,
            planning=opening.planning,
        )
        for guest in opening.seats:
            seats = self.tables[table].seats
            inside = {opening.host, *(one.user for one in seats)}
            barred = any(other == guest.user and who in inside for who, other in self.blocks | self.kept_blocks)
            if len(seats) < opening.most and (guest.user == opening.host or not barred):
                new = SeatRow(
                    guest.user,
                    guest.name,
                    guest.joined,
                    guest.locale,
                    None,
                    None,
                    -1,
                    style=self.last_style(table, guest.user),
                )
                self.tables[table] = replace(self.tables[table], seats=(*seats, new))
        self.evenings[number] = replace(evening, outcome="opened", table=table, wake=now, shown=False, told=False)
        return table, None if following is None else self._add(replace(following, outcome="", table=None))

    def forget_guest(self, user: int, ghost: int) -> None:
        for number, evening in self.evenings.items():
            guests = tuple(guest for guest in evening.guests if guest.user != user)
            changed = replace(evening, guests=guests, host=ghost if evening.host == user else evening.host)
            if changed != evening and not evening.outcome:
                starts = None if evening.host == user else evening.event_starts
                changed = replace(changed, shown=False, wake=0.0, event_starts=starts)
            self.evenings[number] = changed

    def _to_come(self, number: int) -> GameNight:
        found = self.evenings.get(number)
        if found is None or found.outcome:
            raise GameNightOver(number)
        return found
