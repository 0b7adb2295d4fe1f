"""Past games: listed, looked at step by step, played again as an animation, and checked."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Sequence
from datetime import UTC, datetime
from typing import Any

import discord

from bot.core.errors import UserError
from bot.history import animation
from bot.history.verification import verification_lines
from bot.i18n import Localizer, localizer
from bot.i18n.excerpt import cut
from bot.i18n.transcript import TranscriptWriter
from bot.interactions.access import TableAccess, can_view_channel, guild_locale, is_public_channel, may_show_publicly
from bot.interactions.responder import Responder
from bot.play.dispatcher import on, on_table
from bot.rendering.service import RenderService
from bot.rendering.worker import render_text
from bot.storage import PastGame, Store
from bot.table.display_names import clean_name
from bot.table.registry import TableRegistry
from bot.table.session import TableSession, is_finished, is_revealed
from bot.ui.components import table_sections
from bot.ui.components.buttons import TableClick, selected_value
from bot.ui.components.history_buttons import LATEST, SHOW, HistoryButton, HistorySelect, ReplayPosition
from bot.ui.games import find_game
from bot.ui.views import history
from bot.ui.views.history import HistoryPage
from games.core.last_action import view_to_draw as shown_after
from games.core.record import Frame, ReplayError, to_json
from renderers.text.text_layout import shorter

PAGE = 10
"""Games on a page."""
_AT_ONCE = 50
_ROUNDS = 10
"""Most batches of games that are read for a page, if most of them cannot be shown."""
_ASKED = 5
"""Most channels that Discord is asked about for one page."""


class GameHistory:
    """Handlers of past games. They keep only running work: a button's query is in its id."""

    def __init__(self, table_access: TableAccess, store: Store, tables: TableRegistry, renderer: RenderService) -> None:
        self._table_access = table_access
        self._store = store
        self._tables = tables
        self._renderer = renderer
        self._films: dict[Hashable, asyncio.Task[bytes]] = {}

    @on(HistoryButton, "g")
    async def on_position(self, responder: Responder, button: HistoryButton) -> None:
        """Show another position of a replay, in place of the pressed one or beside it."""
        parts = button.rest.split(":")
        session = await self._tables.get(int(parts[0]))
        await self._show(responder, session, ReplayPosition.from_id(parts), beside=parts[-1] == SHOW)

    @on(HistoryButton, "o")
    async def on_replay(self, responder: Responder, button: HistoryButton) -> None:
        """Show the game step by step."""
        await self.show_replay(responder, await self._tables.get(int(button.rest)))

    @on(HistoryButton, "c")
    async def on_check(self, responder: Responder, button: HistoryButton) -> None:
        """Show the check of the dice."""
        await self.verify(responder, await self._tables.get(int(button.rest)), private=True)

    @on_table("@record", held=False)
    async def on_record(self, responder: Responder, session: TableSession, click: TableClick) -> None:
        """Show the check of the dice, from the table's own message."""
        await self.verify(responder, session, private=True)

    @on(HistoryButton, "a")
    async def on_animation(self, responder: Responder, button: HistoryButton) -> None:
        """Show the animation."""
        await self.show_animation(responder, await self._tables.get(int(button.rest)), private=True)

    @on(HistoryButton, "t")
    async def on_transcript(self, responder: Responder, button: HistoryButton) -> None:
        """Show the game in words."""
        session = await self._tables.get(int(button.rest))
        _must_be_revealed(session)
        speak = responder.words(session.game.name)
        transcript = await self._transcript(session, speak)
        await responder.send_private(history.transcript_message(session, transcript, speak))

    @on(HistorySelect)
    async def on_select(self, responder: Responder, select: HistorySelect) -> None:
        """Show the chosen step, or the same one with the chosen seat's knowledge."""
        value, (table, step, seat, way) = selected_value(responder.interaction), select.rest.split(":")[:4]
        chosen = (table, value, seat, way) if select.what == "J" else (table, step, value, way)
        await self._show(responder, await self._tables.get(int(table)), ReplayPosition.from_id(chosen))

    # What commands ask for.

    async def find(self, interaction: discord.Interaction[Any], text: str) -> TableSession:
        """Return the table of that number, if the user may view it.

        Raises:
            UserError: it is no number, or there is no such table that they may view.
        """
        number = text.strip().lstrip("#").strip()
        if not (number.isascii() and number.isdigit() and len(number) <= 18):
            raise UserError("sorry-number", text=shorter(text, 40))
        return await self._table_access.load_viewable(interaction, int(number))

    async def suggest(self, interaction: discord.Interaction[Any], current: str) -> list[tuple[str, str]]:
        """Games of the person typing, on this server (in direct messages: of all), as (what it was, its number)."""
        speak = localizer(str(interaction.locale))
        found = await self._store.past_games(interaction.user.id, guild=interaction.guild_id, game=None, limit=25)
        offered = [(_in_short(each, speak), str(each.table)) for each in found]
        sought = current.strip().lstrip("#").casefold()
        return [(name, value) for name, value in offered if sought in name.casefold()]

    async def show_replay(self, responder: Responder, session: TableSession) -> None:
        """Show the game step by step, in an ephemeral message.

        A finished game is shown from its start, a running one as it is now.
        """
        if session.table is None:
            raise UserError("sorry-not-started")
        await self._show(responder, session, ReplayPosition(session.id, 0 if is_finished(session) else LATEST))

    async def show_animation(self, responder: Responder, session: TableSession, *, private: bool) -> None:
        """Send the animation with the transcript: to the channel or, if ``private``, to the user alone.

        A running game, and one that was closed, is shown step by step instead.
        """
        if not is_revealed(session):
            await self.show_replay(responder, session)
            return
        await self._must_be_for_all(responder, session, private)
        assert session.table is not None
        speak = responder.words(session.game.name) if private else session.words
        frames = list(session.table.frames)
        say = TranscriptWriter(session.table.record, session.names, speak, frames, session.former_players_plain)
        gif = await self._animate(session, frames, say)
        pictures = len(animation.group_frames(frames))
        transcript = await self._transcript(session, speak)
        shown = history.animation_message(
            session, gif, pictures, transcript, animation.caption(frames[-1:], say), speak
        )
        await (responder.send_private(shown) if private else responder.post(shown))

    async def _animate(self, session: TableSession, frames: Sequence[Frame], say: TranscriptWriter) -> bytes:
        """Return the animation; requests for it at the same time share one.

        It is not cached: it contains names, and a player might ask to be forgotten.
        """
        which = session.id, session.action_count, session.names, tuple(session.former_players_plain), say.words.locale

        async def make() -> bytes:
            *_, gif = await self._renderer.run_in_slices(animation.animation_frames(frames, say, session.styles))
            return gif

        def made(task: asyncio.Task[bytes]) -> None:
            del self._films[which]
            if not task.cancelled():
                # This marks the error as read; callers that wait for the task get it.
                task.exception()

        making = self._films.get(which)
        if making is None:
            making = self._films[which] = asyncio.create_task(make())
            making.add_done_callback(made)
        # A caller that stops waiting does not cancel it for others.
        return await asyncio.shield(making)

    async def verify(self, responder: Responder, session: TableSession, *, private: bool) -> None:
        """Send the check of the dice and all actions, with the record: to the channel or to the user.

        A closed table has no record to give out: its players did not agree to reveal it.
        """
        _must_be_revealed(session)
        if session.stored.sealed:
            # Another process may have revealed it.
            session = await self._tables.reload(session.id, spare=True)
        if session.stored.sealed:
            raise UserError("sorry-sealed", commitment=session.commitment)
        await self._must_be_for_all(responder, session, private)
        assert session.table is not None
        record = session.table.record
        speak = responder.words(session.game.name) if private else session.words
        lines: list[str] = []
        wrong = None
        try:
            lines = await self._renderer.run_in_slices(verification_lines(record, session.chat_names, speak))
        except ReplayError as error:
            wrong = str(error)
        copy = table_sections.compare_digests(session)
        if session.stored.drawn:
            lines.append(speak("verify-drawn"))
        lines.append(speak("verify-salt", salt=session.stored.salt))
        seat = session.seat_of(responder.interaction.user.id)
        if private and seat is not None:
            lines.append(table_sections.own_salt_part(session, seat, speak))
        lines.append(
            speak(f"verify-digest-{copy}", digest=table_sections.record_digest(session), told=session.stored.digest)
        )
        if wrong is None and copy == "other":
            wrong = speak("verify-other")
        shown = history.verify_message(session, lines, wrong, to_json(record), speak)
        await (responder.send_private(shown) if private else responder.post(shown))

    async def show_history(
        self, responder: Responder, user: int, player: str, game: str | None, *, private: bool
    ) -> None:
        """Send a player's newest games: to the channel or, if ``private``, to the user alone."""
        page = await self._page(responder.interaction, user, player, game, private, None, "b")
        speak = localizer(await self._locale(responder.interaction, private=private))
        shown = history.history_message(page, speak)
        await (responder.send_private(shown) if private else responder.post(shown))

    # How it is done.

    async def _locale(self, interaction: discord.Interaction[Any], *, private: bool) -> str:
        return str(interaction.locale) if private else await guild_locale(self._store, interaction)

    @on(HistoryButton, "p")
    async def turn_page(self, responder: Responder, button: HistoryButton) -> None:
        """Show another page of a player's games."""
        user, game, edge, table = button.rest.split(":")
        game = game and find_game(game, str(responder.interaction.locale))
        clicked = responder.interaction.message
        private = (clicked is not None and clicked.flags.ephemeral) or responder.interaction.guild_id is None
        speak = localizer(await self._locale(responder.interaction, private=private))
        player = await self._called(responder.interaction, int(user), speak)
        page = await self._page(responder.interaction, int(user), player, game or None, private, int(table), edge)
        await responder.update(history.history_message(page, speak))

    async def _called(self, interaction: discord.Interaction[Any], user: int, speak: Localizer) -> str:
        """Return the name under which a user last played, if it is known."""
        if user == interaction.user.id:
            return clean_name(interaction.user.display_name, interaction.user.name)
        latest = await self._store.past_games(user, guild=interaction.guild_id, game=None, limit=1)
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
    ) -> HistoryPage:
        own = private and user == interaction.user.id
        if not own and interaction.guild_id is None:
            raise UserError("sorry-others-private")
        sight = _VisibleChannels(interaction, private)
        newer = edge == "a" and table is not None
        found: list[PastGame] = []
        at, more = table, True
        for _ in range(_ROUNDS):
            read = await self._store.past_games(
                user,
                guild=None if own else interaction.guild_id,
                game=game,
                limit=_AT_ONCE if found or at != table else PAGE + 1,
                before=None if newer else at,
                after=at if newer else None,
            )
            # The order is away from the edge, in either direction.
            away = reversed(read) if newer else read
            found += [each for each in away if own or await sight.visible_in(each.channel)]
            if not read or len(found) > PAGE:
                more = len(found) > PAGE
                break
            at = read[0].table if newer else read[-1].table
        kept = found[:PAGE]
        if newer:
            return HistoryPage(user, player, game, kept[::-1], newer=more, older=True)
        return HistoryPage(user, player, game, kept, newer=table is not None, older=more and bool(kept))

    async def _must_be_for_all(self, responder: Responder, session: TableSession, private: bool) -> None:
        if not private and not await may_show_publicly(responder.interaction, session.stored):
            raise UserError("sorry-not-here")

    async def _show(
        self, responder: Responder, session: TableSession, wanted: ReplayPosition, *, beside: bool = False
    ) -> None:
        if session.table is None:
            raise UserError("sorry-not-started")
        speak = responder.words(session.game.name)
        # Only this place decides whose view is shown: until the game is over, and if it never will be, the room's.
        seat = (
            wanted.seat
            if is_revealed(session) and wanted.seat is not None and wanted.seat < len(session.names)
            else None
        )
        spot = ReplayPosition(session.id, min(max(0, wanted.step), session.table.number), seat, wanted.way)
        view = shown_after(
            session.game, session.table.frames[spot.step], spot.seat, history=session.table.frames[: spot.step + 1]
        )
        picture, text = None, ""
        if spot.way == "picture":
            picture = await self._renderer.picture(
                session.game.name, view, session.names, speak, styles=session.styles, later=True
            )
        else:
            text = render_text(session.game.name, view, session.names, session.styles, speak)
        shown = history.replay_step_message(session, spot, picture, text, speak)
        clicked = responder.interaction.message
        here = clicked is not None and clicked.flags.ephemeral and not beside
        await (responder.update(shown) if here else responder.send_private(shown))

    async def _transcript(self, session: TableSession, speak: Localizer) -> bytes:
        assert session.table is not None
        say = TranscriptWriter(session.table.record, session.names, speak, relieved=session.former_players_plain)
        lines = await self._renderer.run_in_slices(say.transcript())
        return "".join(f"{line.text}\n" for line in lines).encode()


class _VisibleChannels:
    """The channels a list may name games of: those the person asking can see or, where all read it, everybody."""

    def __init__(self, interaction: discord.Interaction[Any], private: bool) -> None:
        self._interaction = interaction
        self._private = private
        self._known: dict[int, bool] = {}
        self._asked = 0

    async def visible_in(self, channel: int) -> bool:
        if channel not in self._known:
            self._known[channel] = await self._can_see(channel)
        return self._known[channel]

    async def _can_see(self, channel: int) -> bool:
        guild = self._interaction.guild
        if channel != self._interaction.channel_id and (guild is None or guild.get_channel_or_thread(channel) is None):
            if self._asked == _ASKED:
                return False
            self._asked += 1
        if self._private:
            return await can_view_channel(self._interaction, channel)
        return self._interaction.channel_id == channel or await is_public_channel(self._interaction, channel)


def _must_be_revealed(session: TableSession) -> None:
    if session.table is None:
        raise UserError("sorry-not-started")
    if not is_finished(session):
        raise UserError("sorry-not-over")
    if not is_revealed(session):
        raise UserError("sorry-closed-record")


def _in_short(each: PastGame, speak: Localizer) -> str:
    """Return a past game in at most 100 characters."""
    names = ", ".join(history.seat_name(place, speak) for place in each.seats)
    day = speak.day(datetime.fromtimestamp(each.ended, UTC).date())
    return cut(f"{each.table} · {localizer(speak.locale, each.game)('title')} · {day} · {names}", 100)
