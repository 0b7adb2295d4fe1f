"""Profiles as messages: the card and what it does not say, privately or for all, and what is behind it."""

from __future__ import annotations

from typing import Any

import discord

from bot.ground.home import at_home
from bot.ground.refusals import Refusal
from bot.panels import profile as panel
from bot.panels.catalogue import find, playable
from bot.panels.frame import Message
from bot.panels.profile import FeatsButton, ProfileButton
from bot.playing.answer import Answer
from bot.playing.painter import Painter
from bot.playing.reception import Reception
from bot.playing.tongue import of_all
from bot.scores.profiles import About, Teller, gather
from bot.store import Store
from bot.table.names import for_chat, tidy
from bot.table.waiting import now
from bot.words import Words, words

NOWHERE = -1
"""Stands for a guild where nobody is known: no names and no tables are told there."""


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
        """Somebody's profile, shown privately; ``game`` is what they typed."""
        async with self._reception.answering(interaction, private=True) as answer:
            name = tidy(who.display_name, who.name)
            if who.bot:
                raise Refusal("sorry-profile-computer", player=for_chat([name])[0])
            named = None if game is None else find(game, str(interaction.locale))
            about = _about(interaction, who.id, name, named, everywhere=everywhere)
            await answer.whisper(await self._page(about, words(str(interaction.locale)), to_show=at_home(interaction)))

    async def press(self, answer: Answer, button: ProfileButton) -> None:
        """Show a profile to all, in the server's language, or its exact figures privately."""
        interaction = answer.interaction
        shown = button.what == "s"
        if shown and not at_home(interaction):
            raise Refusal("sorry-server-only")
        speak = words(await of_all(self._store, interaction) if shown else str(interaction.locale))
        game = button.game if button.game in playable() else None
        name = await self._called(interaction, button.user, speak)
        about = _about(interaction, button.user, name, game, everywhere=button.everywhere)
        if shown:
            await answer.post(await self._page(about, speak, to_show=False))
            return
        teller = Teller(await gather(self._store, about), speak, now())
        title = speak("profile-figures-title", player=teller.player, scope=teller.scope)
        await answer.whisper(panel.figures(title, teller.figures()))

    async def _page(self, about: About, speak: Words, *, to_show: bool) -> Message:
        """The profile; ``to_show``: with the button that shows it to all."""
        teller = Teller(await gather(self._store, about), speak, now())
        picture = await self._painter.drawn(teller.picture, "profile")
        drawn = picture is not None
        subject = (about.user, about.everywhere, about.game)
        buttons: list[FeatsButton | ProfileButton] = [
            FeatsButton(*subject, 0, speak("profile-more")),
            ProfileButton("f", *subject, speak("profile-figures")),
        ]
        if to_show:
            buttons.append(ProfileButton("s", *subject, speak("button-show-here")))
        texts = [teller.sums(drawn=drawn), teller.details(drawn=drawn), teller.feats()]
        return panel.profile(teller.title, texts, picture, buttons, speak)

    async def _called(self, interaction: discord.Interaction[Any], user: int, speak: Words) -> str:
        """The name of the person asking, or the one somebody last played under on this server, if known."""
        if user == interaction.user.id:
            return tidy(interaction.user.display_name, interaction.user.name)
        guild = interaction.guild_id if at_home(interaction) else None
        latest = await self._store.past(user, guild=guild, game=None, limit=1)
        named = [place.name for each in latest for place in each.seats if place.user == user]
        return named[0] if named and named[0] else speak("anonymous-name")

    async def list_feats(self, answer: Answer, button: FeatsButton) -> None:
        """A page of all achievements, for the person who asks alone."""
        interaction = answer.interaction
        game = button.game if button.game in playable() else None
        about = _about(interaction, button.user, "", game, everywhere=button.everywhere)
        speak = words(str(interaction.locale))
        teller = Teller(await gather(self._store, about), speak, now())
        page = panel.all_feats(teller.feats_title(f"<@{about.user}>"), teller.all_feats(), button, speak)
        await (answer.update(page) if button.page else answer.whisper(page))


def _about(interaction: discord.Interaction[Any], user: int, name: str, game: str | None, *, everywhere: bool) -> About:
    """What is asked for. Away from the bot's servers you get your own profile only, of all servers.

    Raises:
        Refusal: it is somebody else's, and this is no server of the bot's.
    """
    if at_home(interaction):
        assert interaction.guild_id is not None
        return About(user, name, interaction.guild_id, game, everywhere)
    if user != interaction.user.id:
        raise Refusal("sorry-profile-private")
    return About(user, name, NOWHERE, game, everywhere=True)
