"""Profiles as messages: the card and what it does not say, privately or for all, and what is behind it."""

from __future__ import annotations

from typing import Any

import discord

from bot.core.errors import UserError
from bot.core.permissions import is_member_guild
from bot.i18n import Localizer, localizer
from bot.interactions.access import guild_locale
from bot.interactions.responder import Responder
from bot.play.dispatcher import InteractionDispatcher, on
from bot.profiles.profile_text import ProfileQuery, ProfileText, load_profile
from bot.rendering.service import RenderService
from bot.storage import Store
from bot.table.deadlines import now
from bot.table.display_names import clean_name, escape_names
from bot.ui.components.layout import OutgoingMessage
from bot.ui.games import find_game, playable_games
from bot.ui.views import profile as panel
from bot.ui.views.profile import AchievementsButton, ProfileButton

NOWHERE = -1
"""Stands for a guild where nobody is known: no names and no tables are told there."""


class ProfilePages:
    """Profiles of all players, for every user in the same guild."""

    def __init__(self, dispatcher: InteractionDispatcher, store: Store, renderer: RenderService) -> None:
        self._dispatcher = dispatcher
        self._store = store
        self._renderer = renderer

    async def show(
        self,
        interaction: discord.Interaction[Any],
        who: discord.Member | discord.User,
        game: str | None,
        *,
        everywhere: bool,
    ) -> None:
        """Show a player's profile ephemerally; ``game`` is the user's input."""
        async with self._dispatcher.answering(interaction, private=True) as answer:
            name = clean_name(who.display_name, who.name)
            if who.bot:
                raise UserError("sorry-profile-computer", player=escape_names([name])[0])
            named = None if game is None else find_game(game, str(interaction.locale))
            about = _about(interaction, who.id, name, named, everywhere=everywhere)
            await answer.send_private(
                await self._page(about, localizer(str(interaction.locale)), to_show=is_member_guild(interaction))
            )

    @on(ProfileButton)
    async def on_component(self, responder: Responder, button: ProfileButton) -> None:
        """Show a profile to all, in the server's language, or its exact figures privately."""
        interaction = responder.interaction
        shown = button.what == "s"
        if shown and not is_member_guild(interaction):
            raise UserError("sorry-server-only")
        speak = localizer(await guild_locale(self._store, interaction) if shown else str(interaction.locale))
        game = button.game if button.game in playable_games() else None
        name = await self._called(interaction, button.user, speak)
        about = _about(interaction, button.user, name, game, everywhere=button.everywhere)
        if shown:
            await responder.post(await self._page(about, speak, to_show=False))
            return
        teller = ProfileText(await load_profile(self._store, about), speak, now())
        title = speak("profile-figures-title", player=teller.player, scope=teller.scope)
        await responder.send_private(panel.profile_figures(title, teller.figures()))

    async def _page(self, about: ProfileQuery, speak: Localizer, *, to_show: bool) -> OutgoingMessage:
        """Return the profile; ``to_show`` adds the button that shows it to all."""
        teller = ProfileText(await load_profile(self._store, about), speak, now())
        picture = await self._renderer.run(teller.picture, "profile")
        drawn = picture is not None
        subject = (about.user, about.everywhere, about.game)
        buttons: list[AchievementsButton | ProfileButton] = [
            AchievementsButton(*subject, 0, speak("profile-more")),
            ProfileButton("f", *subject, speak("profile-figures")),
        ]
        if to_show:
            buttons.append(ProfileButton("s", *subject, speak("button-show-here")))
        texts = [teller.totals(drawn=drawn), teller.paragraphs(drawn=drawn), teller.achievements()]
        return panel.profile_message(teller.title, texts, picture, buttons, speak)

    async def _called(self, interaction: discord.Interaction[Any], user: int, speak: Localizer) -> str:
        """Return the asking user's present name, or another user's last name in this guild, if known."""
        if user == interaction.user.id:
            return clean_name(interaction.user.display_name, interaction.user.name)
        guild = interaction.guild_id if is_member_guild(interaction) else None
        latest = await self._store.past_games(user, guild=guild, game=None, limit=1)
        named = [place.name for each in latest for place in each.seats if place.user == user]
        return named[0] if named and named[0] else speak("anonymous-name")

    @on(AchievementsButton)
    async def show_achievements(self, responder: Responder, button: AchievementsButton) -> None:
        """Show a page of all achievements to the asking user alone."""
        interaction = responder.interaction
        game = button.game if button.game in playable_games() else None
        about = _about(interaction, button.user, "", game, everywhere=button.everywhere)
        speak = localizer(str(interaction.locale))
        teller = ProfileText(await load_profile(self._store, about), speak, now())
        page = panel.achievements_page(
            teller.achievements_title(f"<@{about.user}>"), teller.achievement_lines(), button, speak
        )
        await (responder.update(page) if button.page else responder.send_private(page))


def _about(
    interaction: discord.Interaction[Any], user: int, name: str, game: str | None, *, everywhere: bool
) -> ProfileQuery:
    """Return the query for a profile. Outside the bot's guilds you get your own profile only, of all guilds.

    Raises:
        UserError: it is another user's, and this is no guild of the bot's.
    """
    if is_member_guild(interaction):
        assert interaction.guild_id is not None
        return ProfileQuery(user, name, interaction.guild_id, game, everywhere)
    if user != interaction.user.id:
        raise UserError("sorry-profile-private")
    return ProfileQuery(user, name, NOWHERE, game, everywhere=True)
