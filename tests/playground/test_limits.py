"""Discord's limits: what is too much is refused with 400 and the path of the fault."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from playground.ratelimits import CALLBACK
from playground.seat import Seat
from playground.server import LocalDiscord
from tests.playground.bot import TinyBot
from tests.playground.conftest import Raw

V2 = 1 << 15


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(**fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "x", "custom_id": "x"} | fields


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


def select(**fields: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}]} | fields


def options(count: int) -> list[dict[str, Any]]:
    return [{"label": str(n), "value": str(n)} for n in range(count)]


def v2(*components: dict[str, Any]) -> dict[str, Any]:
    return {"flags": V2, "components": list(components)}


def paths(errors: dict[str, Any], at: str = "") -> list[str]:
    """The places Discord names, as `components.0.label`."""
    found = [at] if "_errors" in errors else []
    for key, inner in errors.items():
        if key != "_errors":
            found += paths(inner, f"{at}.{key}" if at else key)
    return found


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "content over 2,000": ({"content": "x" * 2001}, "content"),
    "a button without label and emoji": (v2(row(button(label=None))), "components.0.components.0.label"),
    "a label over 80": (v2(row(button(label="x" * 81))), "components.0.components.0.label"),
    "an empty custom_id": (v2(row(button(custom_id=""))), "components.0.components.0.custom_id"),
    "a custom_id over 100": (v2(row(button(custom_id="x" * 101))), "components.0.components.0.custom_id"),
    "a custom_id twice": (v2(row(button()), row(button())), "components.1.components.0.custom_id"),
    "six buttons in a row": (v2(row(*(button(custom_id=str(n)) for n in range(6)))), "components.0.components"),
    "a select beside a button": (v2(row(button(), select())), "components.0.components"),
    "26 options": (v2(row(select(options=options(26)))), "components.0.components.0.options"),
    "an option twice": (v2(row(select(options=options(1) * 2))), "components.0.components.0.options.1.value"),
    "41 components": (v2({"type": 17, "components": [text("x")] * 40}), "components"),
    "4,001 characters": (v2(text("x" * 2001), text("x" * 2000)), "components"),
    "alt text over 1,024": (
        v2({"type": 12, "items": [{"media": {"url": "https://a.example/b.png"}, "description": "x" * 1025}]}),
        "components.0.items.0.description",
    ),
    "11 pictures in a gallery": (
        v2({"type": 12, "items": [{"media": {"url": "https://a.example/b.png"}}] * 11}),
        "components.0.items",
    ),
    "content beside Components V2": (v2(text("x")) | {"content": "y"}, "content"),
    "embeds beside Components V2": (v2(text("x")) | {"embeds": [{"title": "y"}]}, "embeds"),
    "an embed title over 256": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
    "attachment alt text over 1,024": (
        {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]},
        "attachments.0.description",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
async def test_a_message_over_a_limit_is_refused_with_its_path(local: LocalDiscord, raw: Raw, name: str) -> None:
    body, path = REFUSED[name]
    status, answer, _ = await raw("POST", f"/channels/{local.channel_id}/messages", body)
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    assert path in paths(answer["errors"])
    assert local.world.messages[local.channel_id] == {}


async def test_what_is_exactly_at_the_limits_is_accepted(local: LocalDiscord, raw: Raw) -> None:
    rows = [row(*(button(custom_id=f"{r}{n}".ljust(100, "x"), label="x" * 80) for n in range(5))) for r in range(5)]
    full = v2(text("x" * 4000), {"type": 17, "components": [*rows, row(select(options=options(25)))]})
    status, _, _ = await raw("POST", f"/channels/{local.channel_id}/messages", full)
    assert status == 200


async def test_an_empty_message_is_50006(local: LocalDiscord, raw: Raw) -> None:
    status, answer, _ = await raw("POST", f"/channels/{local.channel_id}/messages", {"content": "  "})
    assert (status, answer["code"]) == (400, 50006)


async def test_the_components_v2_flag_cannot_be_taken_back(local: LocalDiscord, raw: Raw) -> None:
    path = f"/channels/{local.channel_id}/messages"
    _, message, _ = await raw("POST", path, v2(text("x")))
    status, answer, _ = await raw("PATCH", f"{path}/{message['id']}", {"flags": 0, "content": "y", "components": []})
    assert (status, paths(answer["errors"])) == (400, ["flags"])
    status, answer, _ = await raw("PATCH", f"{path}/{message['id']}", {"content": "y"})
    assert (status, paths(answer["errors"])) == (400, ["content"])
    assert (await raw("PATCH", f"{path}/{message['id']}", {"components": [text("y")]}))[0] == 200


async def test_a_file_over_10_mebibytes_is_413(local: LocalDiscord, bot: TinyBot) -> None:
    import io

    channel = bot.get_partial_messageable(local.channel_id)
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send(file=discord.File(io.BytesIO(b"x" * (10 * 1024 * 1024 + 1)), "big.bin"))
    assert (caught.value.status, caught.value.code) == (413, 40005)
    await channel.send(file=discord.File(io.BytesIO(b"x" * (10 * 1024 * 1024)), "fits.bin"))


async def test_more_than_25_suggestions_are_refused(local: LocalDiscord, bot: TinyBot, ann: Seat) -> None:
    asking = asyncio.create_task(ann.suggest("eat", focused="fruit", fruit="too-many"))
    refused = await local.control.call(lambda call: call.route == CALLBACK)
    assert (refused.status, refused.code) == (400, 50035)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)


def command(**fields: Any) -> dict[str, Any]:
    return {"name": "ok", "description": "fine"} | fields


def option(**fields: Any) -> dict[str, Any]:
    return {"type": 3, "name": "ok", "description": "fine"} | fields


BAD_COMMANDS: dict[str, tuple[dict[str, Any], str]] = {
    "an upper-case name": (command(name="Play"), "name"),
    "a space in the name": (command(name="play now"), "name"),
    "a name over 32": (command(name="x" * 33), "name"),
    "a description over 100": (command(description="x" * 101), "description"),
    "no description": (command(description=""), "description"),
    "an unknown language": (command(name_localizations={"xx": "ok"}), "name_localizations.xx"),
    "an upper-case translation": (command(name_localizations={"de": "Spiel"}), "name_localizations.de"),
    "a long translation": (command(description_localizations={"de": "x" * 101}), "description_localizations.de"),
    "26 options": (command(options=[option(name=f"o{n}") for n in range(26)]), "options"),
    "an option twice": (command(options=[option(), option()]), "options.1.name"),
    "a required option after an optional one": (
        command(options=[option(), option(name="b", required=True)]),
        "options.1",
    ),
    "26 choices": (
        command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
        "options.0.choices",
    ),
    "a choice's name over 100": (
        command(options=[option(choices=[{"name": "x" * 101, "value": "x"}])]),
        "options.0.choices.0.name",
    ),
    "a choice's value over 100": (
        command(options=[option(choices=[{"name": "x", "value": "x" * 101}])]),
        "options.0.choices.0.value",
    ),
    "choices and autocomplete": (
        command(options=[option(autocomplete=True, choices=[{"name": "x", "value": "x"}])]),
        "options.0.choices",
    ),
    "a group in a group": (
        command(options=[option(type=2, options=[option(type=2)])]),
        "options.0.options.0.type",
    ),
}


@pytest.mark.parametrize("name", BAD_COMMANDS)
async def test_a_bad_command_is_refused_with_its_path(local: LocalDiscord, raw: Raw, name: str) -> None:
    body, path = BAD_COMMANDS[name]
    status, answer, _ = await raw("POST", f"/applications/{local.world.application_id}/commands", body)
    assert (status, answer["code"]) == (400, 50035)
    assert path in paths(answer["errors"])


async def test_a_command_over_8000_characters_in_its_longest_language_is_refused(local: LocalDiscord, raw: Raw) -> None:
    path = f"/applications/{local.world.application_id}/commands"
    choices = [{"name": f"{n}".ljust(100, "x"), "value": f"{n}".ljust(100, "x")} for n in range(25)]
    body = command(options=[option(name="a", choices=choices), option(name="b", choices=choices[:14])])
    assert (await raw("POST", path, body))[0] == 201
    body["options"][1]["choices"][0]["name_localizations"] = {"de": "y" * 100}
    assert (await raw("POST", path, body))[0] == 200
    body["options"][0]["description_localizations"] = {"de": "y" * 100}
    body["options"][1]["description_localizations"] = {"de": "y" * 100}
    status, answer, _ = await raw("POST", path, body)
    assert (status, answer["errors"]["_errors"][0]["code"]) == (400, "APPLICATION_COMMAND_TOO_LARGE")


@pytest.mark.parametrize("name", ["spielen", "грати", "खेलें", "เล่น", "遊ぶ", "l'été", "a_b-1"])
async def test_names_of_every_script_are_commands(local: LocalDiscord, raw: Raw, name: str) -> None:
    path = f"/applications/{local.world.application_id}/commands"
    assert (await raw("POST", path, command(name=name)))[0] == 201


async def test_a_forms_limits(local: LocalDiscord, raw: Raw, ann: Seat) -> None:
    _, made, _ = await raw("POST", f"/applications/{local.world.application_id}/commands", command())
    record = local.actions.command(ann.person, local.channel_id, made["id"], [])
    field = {"type": 18, "label": "x" * 46, "component": {"type": 4, "custom_id": "a", "style": 1}}
    for data, path in (
        ({"title": "x" * 46, "custom_id": "f", "components": [field]}, "data.title"),
        ({"title": "x", "custom_id": "f", "components": []}, "data.components"),
        ({"title": "x", "custom_id": "f", "components": [field]}, "data.components.0.label"),
    ):
        body = {"type": 9, "data": data}
        status, answer, _ = await raw("POST", f"/interactions/{record.id}/{record.token}/callback", body)
        assert (status, answer["code"]) == (400, 50035)
        assert path in paths(answer["errors"])
    # A refused answer uses nothing up.
    field["label"] = "fits"
    body = {"type": 9, "data": {"title": "x", "custom_id": "f", "components": [field]}}
    assert (await raw("POST", f"/interactions/{record.id}/{record.token}/callback", body))[0] == 204


@pytest.mark.parametrize(
    ("denied", "body", "code"),
    [
        ("VIEW_CHANNEL", {"content": "x"}, 50001),
        ("SEND_MESSAGES", {"content": "x"}, 50013),
        ("EMBED_LINKS", {"embeds": [{"title": "x"}]}, 50013),
    ],
)
async def test_permissions_taken_away_are_missed(
    local: LocalDiscord, raw: Raw, denied: str, body: dict[str, Any], code: int
) -> None:
    channel = str(local.channel_id)
    status, answer = await raw.page("POST", "/permissions", {"channel_id": channel, "denied": [denied]})
    assert (status, answer["denied"]) == (200, [denied])
    status, refused, _ = await raw("POST", f"/channels/{channel}/messages", body)
    assert (status, refused["code"]) == (403, code)
    await raw.page("POST", "/permissions", {"channel_id": channel, "denied": []})
    assert (await raw("POST", f"/channels/{channel}/messages", body))[0] == 200


async def test_files_need_their_permission_and_the_interaction_says_so(
    local: LocalDiscord, bot: TinyBot, ann: Seat
) -> None:
    local.world.deny_to_bot(local.channel_id, discord.Permissions.attach_files.flag)
    asking = asyncio.create_task(ann.command("panel"))
    refused = await local.control.call(lambda call: call.route == CALLBACK)
    assert (refused.status, refused.code) == (403, 50013)
    assert bot.seen[-1].app_permissions.attach_files is False
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
