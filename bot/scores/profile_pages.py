"""Profiles as messages: the card for all to see, and the pages of achievements for whoever asks."""

from __future__ import annotations

from typing import Any

import discord

from bot.ground.refusals import Refusal
from bot.panels import profile as panel
from bot.panels.catalogue import find, playable
from bot.panels.profile import FeatsButton
from bot.playing.answer import Answer
from bot.playing.painter import Painter
from bot.playing.reception import Reception
from bot.scores.profiles import About, Teller, gather
from bot.store import Store
from bot.table.names import for_chat, tidy
from bot.table.waiting import now
from bot.words import words


class ProfilePages:
    """Anybody's profile, for anybody on the same server."""

    def __init__(self, reception: Reception, store: Store, painter: Painter) -> None:
        self._reception = reception
        self._store = store
        self._painter = painter

    async def present(
        self,
        interaction: discord.Interaction[Any],
        who: discord.Member | discord.User,
        game: str | None,
        *,
        everywhere: bool,
    ) -> None:
        """Somebody's profile, for all to see, in the server's language; ``game`` is what somebody typed."""
        async with self._reception.answering(interaction) as answer:
            if interaction.guild_id is None:
                raise Refusal("sorry-server-only")
            name = tidy(who.display_name, who.name)
            if who.bot:
                raise Refusal("sorry-profile-computer", player=for_chat([name])[0])
            named = None if game is None else find(game, str(interaction.locale))
            about = About(who.id, name, interaction.guild_id, named, everywhere)
            speak = words(str(interaction.guild_locale or interaction.locale))
            teller = Teller(await gather(self._store, about), speak, now())
            picture = await self._painter.drawn(teller.picture, "profile")
            more = FeatsButton(about.user, about.everywhere, about.game, 0, speak("profile-more"))
            texts = [teller.sums(), teller.details(), teller.feats()]
            await answer.post(panel.profile(teller.title, texts, picture, more, speak))

    async def list_feats(self, answer: Answer, button: FeatsButton) -> None:
        """A page of all achievements, for the person who asks alone."""
        interaction = answer.interaction
        if interaction.guild_id is None:
            raise Refusal("sorry-server-only")
        game = button.game if button.game in playable() else None
        about = About(button.user, "", interaction.guild_id, game, button.everywhere)
        speak = words(str(interaction.locale))
        teller = Teller(await gather(self._store, about), speak, now())
        page = panel.all_feats(teller.feats_title(f"<@{about.user}>"), teller.all_feats(), button, speak)
        await (answer.update(page) if button.page else answer.whisper(page))
