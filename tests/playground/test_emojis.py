"""An application's own emojis: made, kept with their pictures, shown, taken away; and what Discord refuses of them."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from playground.server import LocalDiscord
from playground.simulated_user import SimulatedUser
from tests.playground.bot import TinyBot, png
from tests.playground.conftest import Raw, running


def data(picture: bytes, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{base64.b64encode(picture).decode()}"


async def test_one_is_made_shown_named_anew_and_taken_away(local: LocalDiscord, bot: TinyBot) -> None:
    made = await bot.create_application_emoji(name="pillow", image=png())
    (found,) = await bot.fetch_application_emojis()
    assert (found.id, found.name, found.is_application_owned()) == (made.id, "pillow", True)
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{local.url}/emojis/{made.id}") as response:
            assert (response.status, response.content_type, await response.read()) == (200, "image/png", png())
        await made.edit(name="cushion")
        assert (await bot.fetch_application_emoji(made.id)).name == "cushion"
        channel = bot.get_partial_messageable(local.channel_id)
        view = discord.ui.View()
        view.add_item(discord.ui.Button(label="Throw", emoji=made))
        sent = await channel.send("!", view=view)
        (shown,) = SimulatedUser(local, "Ann").messages()
        (button,) = shown["components"][0]["components"]
        assert (shown["id"], button["emoji"]["id"]) == (str(sent.id), str(made.id))
        await made.delete()
        async with session.get(f"{local.url}/emojis/{made.id}") as response:
            assert response.status == 404
        with pytest.raises(discord.HTTPException, match="Invalid emoji"):
            await channel.send("!", view=view)
    with pytest.raises(discord.NotFound):
        await bot.fetch_application_emoji(made.id)


async def test_they_come_back_with_their_pictures(tmp_path: Path) -> None:
    async with LocalDiscord(data=tmp_path) as local:
        with local.point_discordpy_here():
            async with running(local) as bot:
                kept = await bot.create_application_emoji(name="pillow", image=png())
                gone = await bot.create_application_emoji(name="lamp", image=png())
                await gone.delete()
    async with LocalDiscord(data=tmp_path) as local:
        assert list(local.world.application_emojis) == [kept.id]
        assert local.world.emoji_pictures == {kept.id: png()}


@pytest.mark.parametrize(
    ("body", "code", "said"),
    [
        ({"name": "x", "image": data(b"PNG")}, 50035, "name"),
        ({"name": "x" * 33, "image": data(b"PNG")}, 50035, "name"),
        ({"name": "a-b", "image": data(b"PNG")}, 50035, "name"),
        ({"name": "taken", "image": data(b"PNG")}, 50035, "name"),
        ({"name": "fine"}, 50035, "image"),
        ({"name": "fine", "image": "https://example.org/x.png"}, 50035, "image"),
        ({"name": "fine", "image": "data:image/png;base64,?"}, 50035, "image"),
        ({"name": "fine", "image": data(b"<svg/>", "svg+xml")}, 50035, "image"),
        ({"name": "fine", "image": data(bytes(256 * 1024 + 1))}, 50138, ""),
    ],
)
async def test_what_discord_refuses(local: LocalDiscord, raw: Raw, body: Any, code: int, said: str) -> None:
    emojis = f"/applications/{local.world.application_id}/emojis"
    assert (await raw("POST", emojis, {"name": "taken", "image": data(png())}))[0] == 201
    status, answer, _ = await raw("POST", emojis, body)
    assert (status, answer["code"]) == (400, code)
    assert said in answer.get("errors", {"": 0})
    assert len(local.world.application_emojis) == 1


async def test_another_applications_are_not_ours(raw: Raw) -> None:
    assert (await raw("GET", "/applications/1/emojis"))[0] == 403
