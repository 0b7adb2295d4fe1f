"""Past games: listed, looked at step by step, played again as an animation, and checked."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Sequence
from datetime import UTC, datetime
from typing import Any

import discord

from bot.ground.refusals import Refusal
from bot.panels import past, proof
from bot.panels.archive import LATEST, SHOW, Spot
from bot.panels.catalogue import find
from bot.panels.past import Page
from bot.past import film
from bot.past.verifying import checks
from bot.playing.access import all_can_view, can_view, everybody_views
from bot.playing.answer import Answer
from bot.playing.painter import Painter
from bot.playing.tongue import of_all
from bot.playing.usher import Usher
from bot.store import Past, Store
from bot.table.live import Live, done
from bot.table.tables import Tables
from bot.words import Words, words
from bot.words.excerpt import cut
from bot.words.retelling import Sentences
from games.record import Frame, ReplayError, to_json
from games.showing import shown as shown_after
from renderers import load as load_renderer
from renderers.lettering import shorter

PAGE = 10
"""Games on a page."""
_AT_ONCE = 50
_ROUNDS = 10
"""So many times at most so many games are read, where most of them cannot be shown."""
_ASKED = 5
"""Of so many channels at most Discord is asked whether they are there, for one page."""


class Archive:
    """Answers about past games. Holds nothing but what is being made: what a button wants is in its id."""

    def __init__(self, usher: Usher, store: Store, tables: Tables, painter: Painter) -> None:
        self._usher = usher
        self._store = store
        self._tables = tables
        self._painter = painter
        self._films: dict[Hashable, asyncio.Task[bytes]] = {}

    async def browse(self, answer: Answer, what: str, parts: Sequence[str]) -> None:
        """A button of ours."""
        if what == "p":
            await self._turn(answer, parts)
            return
        live = await self._tables.get(int(parts[0]))
        if what == "g":
            await self._show(answer, live, Spot.read(parts), beside=parts[-1] == SHOW)
        elif what == "o":
            await self.step_through(answer, live)
        elif what == "c":
            await self.check(answer, live, private=True)
        elif what == "a":
            await self.animate(answer, live, private=True)
        elif what == "t":
            _must_be_done(live)
            speak = _personal(answer, live)
            await answer.whisper(past.in_words(live, await self._transcript(live, speak), speak))

    async def pick(self, answer: Answer, what: str, parts: Sequence[str], value: str) -> None:
        """Something was chosen from a list of ours."""
        live = await self._tables.get(int(parts[0]))
        table, step, seat, way = parts[:4]
        chosen = (table, value, seat, way) if what == "J" else (table, step, value, way)
        await self._show(answer, live, Spot.read(chosen))

    # What commands ask for.

    async def find(self, interaction: discord.Interaction[Any], text: str) -> Live:
        """The table of that number, if the person asking may look at it.

        Raises:
            Refusal: it is no number, or there is none that they may see.
        """
        number = text.strip().lstrip("#").strip()
        if not (number.isascii() and number.isdigit() and len(number) <= 18):
            raise Refusal("sorry-number", text=shorter(text, 40))
        return await self._usher.show(interaction, int(number))

    async def suggest(self, interaction: discord.Interaction[Any], current: str) -> list[tuple[str, str]]:
        """Games of the person typing, on this server (in direct messages: of all), as (what it was, its number)."""
        speak = words(str(interaction.locale))
        found = await self._store.past(interaction.user.id, guild=interaction.guild_id, game=None, limit=25)
        offered = [(_in_short(each, speak), str(each.table)) for each in found]
        sought = current.strip().lstrip("#").casefold()
        return [(name, value) for name, value in offered if sought in name.casefold()]

    async def step_through(self, answer: Answer, live: Live) -> None:
        """The game step by step, shown privately: a finished one from its start, a running one as it is now."""
        if live.table is None:
            raise Refusal("sorry-not-started")
        await self._show(answer, live, Spot(live.id, 0 if done(live) else LATEST))

    async def animate(self, answer: Answer, live: Live, *, private: bool) -> None:
        """The animation, with the transcript: to the channel or, ``private``, to the person asking. A game that goes
        on is looked at step by step instead."""
        if not done(live):
            await self.step_through(answer, live)
            return
        await self._must_be_for_all(answer, live, private)
        assert live.table is not None
        speak = _personal(answer, live) if private else live.words
        frames = list(live.table.frames)
        say = Sentences(live.table.record, live.names, speak, frames, live.predecessors)
        gif = await self._film(live, frames, say)
        pictures = len(film.scenes(frames))
        transcript = await self._transcript(live, speak)
        shown = past.film(live, gif, pictures, transcript, film.caption(frames[-1:], say), speak)
        await (answer.whisper(shown) if private else answer.post(shown))

    async def _film(self, live: Live, frames: Sequence[Frame], say: Sentences) -> bytes:
        """The animation, made once for as many as ask for it meanwhile. It is not kept: there are names in it, and
        somebody might ask to be forgotten."""
        which = live.id, live.number, live.names, tuple(live.predecessors), say.words.locale

        async def make() -> bytes:
            *_, gif = await self._painter.gradually(film.takes(frames, say))
            return gif

        def made(task: asyncio.Task[bytes]) -> None:
            del self._films[which]
            if not task.cancelled():
                # Whoever waits for it is told; if nobody does, nobody has to be.
                task.exception()

        making = self._films.get(which)
        if making is None:
            making = self._films[which] = asyncio.create_task(make())
            making.add_done_callback(made)
        # One who stops waiting does not stop it for others.
        return await asyncio.shield(making)

    async def check(self, answer: Answer, live: Live, *, private: bool) -> None:
        """The check of the dice and all actions, with the record: to the channel or to the person asking.

        A table that was closed gives out none: nobody agreed to lay it open.
        """
        _must_be_done(live)
        if live.stored.status != "over":
            raise Refusal("sorry-closed-record")
        await self._must_be_for_all(answer, live, private)
        assert live.table is not None
        record = live.table.record
        speak = _personal(answer, live) if private else live.words
        lines: list[str] = []
        wrong = None
        try:
            lines = await self._painter.gradually(checks(record, live.chat_names, speak))
        except ReplayError as error:
            wrong = str(error)
        copy = proof.copy_of(live)
        if live.stored.drawn:
            lines.append(speak("verify-drawn"))
        lines.append(speak("verify-salt", salt=live.stored.salt))
        seat = live.seat_of(answer.interaction.user.id)
        if private and seat is not None:
            lines.append(proof.own_part(live, seat, speak))
        lines.append(speak(f"verify-digest-{copy}", digest=proof.fingerprint(live), told=live.stored.digest))
        if wrong is None and copy == "other":
            wrong = speak("verify-other")
        shown = past.checked(live, lines, wrong, to_json(record), speak)
        await (answer.whisper(shown) if private else answer.post(shown))

    async def history(self, answer: Answer, user: int, player: str, game: str | None, *, private: bool) -> None:
        """The newest games of somebody: to the channel or, ``private``, to the person asking."""
        page = await self._page(answer.interaction, user, player, game, private, None, "b")
        speak = words(await self._locale(answer.interaction, private=private))
        shown = past.history(page, speak)
        await (answer.whisper(shown) if private else answer.post(shown))

    # How it is done.

    async def _locale(self, interaction: discord.Interaction[Any], *, private: bool) -> str:
        return str(interaction.locale) if private else await of_all(self._store, interaction)

    async def _turn(self, answer: Answer, parts: Sequence[str]) -> None:
        user, game, edge, table = parts
        game = game and find(game, str(answer.interaction.locale))
        clicked = answer.interaction.message
        private = (clicked is not None and clicked.flags.ephemeral) or answer.interaction.guild_id is None
        speak = words(await self._locale(answer.interaction, private=private))
        player = await self._called(answer.interaction, int(user), speak)
        page = await self._page(answer.interaction, int(user), player, game or None, private, int(table), edge)
        await answer.update(past.history(page, speak))

    async def _called(self, interaction: discord.Interaction[Any], user: int, speak: Words) -> str:
        """The name that somebody last played under, where it is known."""
        if user == interaction.user.id:
            return interaction.user.display_name
        latest = await self._store.past(user, guild=interaction.guild_id, game=None, limit=1)
        named = [place.name for each in latest for place in each.seats if place.user == user]
        return named[0] if named and named[0] else speak("anonymous-name")

    async def _page(
        self,
        interaction: discord.Interaction[Any],
        user: int,
        player: str,
        game: str | None,
        private: bool,
        table: int | None,
        edge: str,
    ) -> Page:
        own = private and user == interaction.user.id
        if not own and interaction.guild_id is None:
            raise Refusal("sorry-others-private")
        sight = _Sight(interaction, private)
        newer = edge == "a" and table is not None
        found: list[Past] = []
        at, more = table, True
        for _ in range(_ROUNDS):
            read = await self._store.past(
                user,
                guild=None if own else interaction.guild_id,
                game=game,
                limit=_AT_ONCE if found or at != table else PAGE + 1,
                before=None if newer else at,
                after=at if newer else None,
            )
            # Away from the edge, in either direction.
            away = reversed(read) if newer else read
            found += [each for each in away if own or await sight.of(each.channel)]
            if not read or len(found) > PAGE:
                more = len(found) > PAGE
                break
            at = read[0].table if newer else read[-1].table
        kept = found[:PAGE]
        if newer:
            return Page(user, player, game, kept[::-1], newer=more, older=True)
        return Page(user, player, game, kept, newer=table is not None, older=more and bool(kept))

    async def _must_be_for_all(self, answer: Answer, live: Live, private: bool) -> None:
        if not private and not await all_can_view(answer.interaction, live.stored):
            raise Refusal("sorry-not-here")

    async def _show(self, answer: Answer, live: Live, wanted: Spot, *, beside: bool = False) -> None:
        if live.table is None:
            raise Refusal("sorry-not-started")
        speak = _personal(answer, live)
        # The one place that decides whose knowledge is shown: until the game is over the room's.
        seat = wanted.seat if done(live) and wanted.seat is not None and wanted.seat < len(live.names) else None
        spot = Spot(live.id, min(max(0, wanted.step), live.table.number), seat, wanted.way)
        view = shown_after(live.game, live.table.frames[spot.step], spot.seat)
        picture, text = None, ""
        if spot.way == "picture":
            picture = await self._painter.picture(live.game.name, view, live.names, speak, later=True)
        else:
            text = load_renderer(live.game.name).text(view, live.names, speak)
        shown = past.step(live, spot, picture, text, speak)
        clicked = answer.interaction.message
        here = clicked is not None and clicked.flags.ephemeral and not beside
        await (answer.update(shown) if here else answer.whisper(shown))

    async def _transcript(self, live: Live, speak: Words) -> bytes:
        assert live.table is not None
        say = Sentences(live.table.record, live.names, speak, relieved=live.predecessors)
        lines = await self._painter.gradually(say.transcript())
        return "".join(f"{line.text}\n" for line in lines).encode()


class _Sight:
    """The channels a list may name games of: those the person asking can see or, where all read it, everybody."""

    def __init__(self, interaction: discord.Interaction[Any], private: bool) -> None:
        self._interaction = interaction
        self._private = private
        self._known: dict[int, bool] = {}
        self._asked = 0

    async def of(self, channel: int) -> bool:
        if channel not in self._known:
            self._known[channel] = await self._look(channel)
        return self._known[channel]

    async def _look(self, channel: int) -> bool:
        guild = self._interaction.guild
        if channel != self._interaction.channel_id and (guild is None or guild.get_channel_or_thread(channel) is None):
            if self._asked == _ASKED:
                return False
            self._asked += 1
        if self._private:
            return await can_view(self._interaction, channel)
        return self._interaction.channel_id == channel or await everybody_views(self._interaction, channel)


def _must_be_done(live: Live) -> None:
    if live.table is None:
        raise Refusal("sorry-not-started")
    if not done(live):
        raise Refusal("sorry-not-over")


def _personal(answer: Answer, live: Live) -> Words:
    return words(str(answer.interaction.locale), live.game.name)


def _in_short(each: Past, speak: Words) -> str:
    """A past game in at most a hundred characters."""
    names = ", ".join(past.seat_name(place, speak) for place in each.seats)
    day = speak.day(datetime.fromtimestamp(each.ended, UTC).date())
    return cut(f"{each.table} · {words(speak.locale, each.game)('title')} · {day} · {names}", 100)
