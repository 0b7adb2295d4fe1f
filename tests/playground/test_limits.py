"""Discord's limits: what is too much is refused with 400 and the path of the fault."""

from __future__ import annotations

import asyncio
import base64
import io
from typing import Any

import discord
import pytest

from playground.errors import LocalError
from playground.limits.rate_limits import CALLBACK
from playground.server import LocalDiscord
from playground.simulated_user import SimulatedUser
from tests.playground.bot import TinyBot, png
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
    """Return the places that Discord names in its errors, such as `components.0.label`."""
    found = [at] if "_errors" in errors else []
    for key, inner in errors.items():
        if key != "_errors":
            found += paths(inner, f"{at}.{key}" if at else key)
    return found


# What the published description forbids by itself is tried in all its places by `test_description.py`.
REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "content over 2,000": ({"content": "x" * 2001}, "content"),
    "a button without label and emoji": (v2(row(button(label=None))), "components.0.components.0.label"),
    "a label over 80": (v2(row(button(label="x" * 81))), "components.0.components.0.label"),
    "a custom_id twice": (v2(row(button()), row(button())), "components.1.components.0.custom_id"),
    "a select beside a button": (v2(row(button(), select())), "components.0.components"),
    "an option twice": (v2(row(select(options=options(1) * 2))), "components.0.components.0.options.1.value"),
    "41 components": (v2({"type": 17, "components": [text("x")] * 40}), "components"),
    "4,001 characters": (v2(text("x" * 2001), text("x" * 2000)), "components"),
    "11 pictures in a gallery": (
        v2({"type": 12, "items": [{"media": {"url": "https://a.example/b.png"}}] * 11}),
        "components.0.items",
    ),
    "content beside Components V2": (v2(text("x")) | {"content": "y"}, "content"),
    "embeds beside Components V2": (v2(text("x")) | {"embeds": [{"title": "y"}]}, "embeds"),
    "an emoji that is a word": (v2(row(button(emoji={"name": "black_nib"}))), "components.0.components.0.emoji.name"),
    "an emoji that is none yet": (
        v2(row(button(emoji={"name": "\U0001fac8"}))),
        "components.0.components.0.emoji.name",
    ),
    "an emoji of nobody's": (
        v2(row(button(emoji={"name": "dice", "id": "123"}))),
        "components.0.components.0.emoji.id",
    ),
    "an emoji in an option": (
        v2(row(select(options=[{"label": "a", "value": "a", "emoji": {"name": "a"}}]))),
        "components.0.components.0.options.0.emoji.name",
    ),
    "more values than options": (v2(row(select(max_values=2))), "components.0.components.0.max_values"),
    "min_values over max_values": (
        v2(row(select(options=options(3), min_values=3, max_values=2))),
        "components.0.components.0.min_values",
    ),
    "min_values over the max_values that one is without saying": (
        v2(row(select(options=options(3), min_values=2))),
        "components.0.components.0.min_values",
    ),
    "more chosen from the start than may be": (
        v2(row(select(options=[option | {"default": True} for option in options(2)]))),
        "components.0.components.0.options",
    ),
    "a picture out of a folder": (
        v2({"type": 12, "items": [{"media": {"url": "file:///board.png"}}]}),
        "components.0.items.0.media.url",
    ),
    "a thumbnail as data": (
        v2(
            {
                "type": 9,
                "components": [text("x")],
                "accessory": {"type": 11, "media": {"url": "data:image/png;base64,AA"}},
            }
        ),
        "components.0.accessory.media.url",
    ),
    "a file from the web": (v2({"type": 13, "file": {"url": "https://a.example/b.txt"}}), "components.0.file.url"),
    "a link that is a script": (
        v2(row({"type": 2, "style": 5, "label": "x", "url": "javascript:alert(1)"})),
        "components.0.components.0.url",
    ),
    "an embed's picture without a host": ({"embeds": [{"image": {"url": "https://"}}]}, "embeds.0.image.url"),
    "an embed's own address of a file": ({"embeds": [{"url": "attachment://b.png", "title": "x"}]}, "embeds.0.url"),
    "a file that is listed and did not come": (
        {"content": "x", "attachments": [{"id": "0", "filename": "board.png"}]},
        "attachments.0",
    ),
    "more people chosen from the start than may be": (
        v2(row({"type": 5, "custom_id": "s", "default_values": [{"type": "user", "id": str(n)} for n in (1, 2)]})),
        "components.0.components.0.default_values",
    ),
    "a role chosen from the start among people": (
        v2(row({"type": 5, "custom_id": "s", "default_values": [{"type": "role", "id": "1"}]})),
        "components.0.components.0.default_values.0.type",
    ),
    "a word twice in allowed_mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["users", "users"]}},
        "allowed_mentions.parse.1",
    ),
    "flags as a text": ({"content": "x", "flags": "64"}, "flags"),
    "a component without a type": (v2({"content": "x"}), "components.0.type"),
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
    channel = bot.get_partial_messageable(local.channel_id)
    with pytest.raises(discord.HTTPException) as caught:
        await channel.send(file=discord.File(io.BytesIO(b"x" * (10 * 1024 * 1024 + 1)), "big.bin"))
    assert (caught.value.status, caught.value.code) == (413, 40005)
    await channel.send(file=discord.File(io.BytesIO(b"x" * (10 * 1024 * 1024)), "fits.bin"))


async def test_more_than_25_suggestions_are_refused(local: LocalDiscord, bot: TinyBot, ann: SimulatedUser) -> None:
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
    "no description": (command(description=""), "description"),
    "an unknown language": (command(name_localizations={"xx": "ok"}), "name_localizations.xx"),
    "an upper-case translation": (command(name_localizations={"de": "Spiel"}), "name_localizations.de"),
    "an option twice": (command(options=[option(), option()]), "options.1.name"),
    "a required option after an optional one": (
        command(options=[option(), option(name="b", required=True)]),
        "options.1",
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
    "a context that does not exist": (command(contexts=[0, 3]), "contexts.1"),
    "a choice's name twice": (
        command(options=[option(choices=[{"name": "x", "value": "1"}, {"name": "x", "value": "2"}])]),
        "options.0.choices.1.name",
    ),
    "min_value over max_value": (command(options=[option(type=4, min_value=3, max_value=2)]), "options.0.min_value"),
    "min_length over max_length": (command(options=[option(min_length=3, max_length=2)]), "options.0.min_length"),
    "an empty group": (command(options=[option(type=2, options=[])]), "options.0.options"),
    "a group without anything": (command(options=[option(type=2)]), "options.0.options"),
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


async def test_a_choice_outside_of_min_and_max_is_registered_and_refused_in_use(
    local: LocalDiscord, raw: Raw, ann: SimulatedUser
) -> None:
    # As Discord does: discord-api-docs #3967.
    choices = [{"name": "inside", "value": 2}, {"name": "outside", "value": 9}]
    body = command(options=[option(type=4, min_value=1, max_value=3, choices=choices)])
    status, _, _ = await raw("POST", f"/applications/{local.world.application_id}/commands", body)
    assert status == 201
    with pytest.raises(LocalError, match="between 1 and 3"):
        await ann.command("ok", ok=9)


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


def chooser(**fields: Any) -> dict[str, Any]:
    return {"type": 18, "label": "x", "component": select(options=options(2), **fields)}


def written(**fields: Any) -> dict[str, Any]:
    return {"type": 18, "label": "x", "component": {"type": 4, "custom_id": "a", "style": 1} | fields}


@pytest.mark.parametrize("name", ["🎲", "⚔️", "⚔", "👩‍🔬", "🏴‍☠️", "1️⃣", "🇩🇪"])
async def test_emojis_that_exist_are_accepted(local: LocalDiscord, raw: Raw, name: str) -> None:
    status, answer, _ = await raw(
        "POST", f"/channels/{local.channel_id}/messages", v2(row(button(emoji={"name": name})))
    )
    assert status == 200, answer


async def test_an_emoji_of_the_applications_is_accepted(local: LocalDiscord, raw: Raw) -> None:
    path = f"/applications/{local.world.application_id}/emojis"
    image = "data:image/png;base64," + base64.b64encode(png()).decode()
    status, made, _ = await raw("POST", path, {"name": "dice", "image": image})
    assert status in (200, 201), made
    body = v2(row(button(emoji={"name": "dice", "id": made["id"]})))
    assert (await raw("POST", f"/channels/{local.channel_id}/messages", body))[0] == 200


async def test_one_reacts_with_emojis_that_exist(local: LocalDiscord, raw: Raw) -> None:
    _, message, _ = await raw("POST", f"/channels/{local.channel_id}/messages", {"content": "x"})
    path = f"/channels/{local.channel_id}/messages/{message['id']}/reactions"
    assert (await raw("PUT", f"{path}/%F0%9F%8E%B2/@me"))[0] == 204
    local.advance(1)  # One reaction in a quarter of a second.
    status, answer, _ = await raw("PUT", f"{path}/dice/@me")
    assert (status, answer["code"]) == (400, 10014)


async def test_an_edit_may_list_the_files_that_are_there_and_no_others(local: LocalDiscord, bot: TinyBot) -> None:
    channel = bot.get_partial_messageable(local.channel_id)
    message = await channel.send("x", file=discord.File(io.BytesIO(png()), "board.png"))
    (board,) = message.attachments
    message = await message.edit(content="y", attachments=[board])
    assert [file.filename for file in message.attachments] == ["board.png"]
    board.id += 1
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="z", attachments=[board])
    assert caught.value.code == 50035
    assert "attachments.0" in str(caught.value)


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("board.png", "board.png"),
        ("my board (1).png", "my_board_1.png"),
        ("_board_.png", "board_.png"),
        ("Brëtt.png", "Brett.png"),
        ("../../etc/passwd", "etc_passwd"),
        ("SPOILER_a-b.png", "SPOILER_a-b.png"),
    ],
)
async def test_files_are_renamed_and_so_is_what_points_to_them(
    local: LocalDiscord, bot: TinyBot, sent: str, shown: str
) -> None:
    embed = discord.Embed(title="x").set_image(url=f"attachment://{sent}")
    channel = bot.get_partial_messageable(local.channel_id)
    message = await channel.send(embed=embed, file=discord.File(io.BytesIO(png()), sent))
    (file,) = message.attachments
    assert file.filename == shown
    assert file.url.endswith(f"/{shown}")
    assert message.embeds[0].image.url == file.url


@pytest.mark.parametrize("edited", [False, True])
async def test_a_picture_that_no_file_came_with_is_refused_in_components_and_not_in_embeds(
    local: LocalDiscord, raw: Raw, edited: bool
) -> None:
    # Embeds just have no picture then: discordgo #810, discord.js #5415. In components see discord-api-docs #7754.
    async def sent(body: dict[str, Any], before: dict[str, Any]) -> int:
        path = f"/channels/{local.channel_id}/messages"
        status, answer, _ = await raw("POST", path, before if edited else body)
        if edited:
            status, _, _ = await raw("PATCH", f"{path}/{answer['id']}", body)
        return status

    media = {"url": "attachment://none.png"}
    gallery, thumbnail = {"type": 12, "items": [{"media": media}]}, {"type": 11, "media": media}
    for component in (gallery, {"type": 9, "components": [text("x")], "accessory": thumbnail}):
        assert await sent(v2(component), v2(text("before"))) == 400
    assert await sent({"embeds": [{"title": "x", "image": media}]}, {"content": "before"}) == 200


async def test_a_name_that_is_only_in_another_script_becomes_any_name(local: LocalDiscord, bot: TinyBot) -> None:
    channel = bot.get_partial_messageable(local.channel_id)
    names = set()
    for _ in range(2):
        message = await channel.send(file=discord.File(io.BytesIO(png()), "画像.png"))
        names.add(message.attachments[0].filename)
    assert len(names) == 2
    assert all(name.endswith(".png") and name.isascii() for name in names)


async def test_suggestions_of_one_name_are_refused(local: LocalDiscord, raw: Raw, ann: SimulatedUser) -> None:
    path = f"/applications/{local.world.application_id}/commands"
    _, made, _ = await raw("POST", path, command(options=[option(autocomplete=True)]))
    typed = [{"name": "ok", "value": "", "focused": True}]
    asking = asyncio.create_task(local.actions.autocomplete(ann.person, local.channel_id, made["id"], typed))
    await asyncio.sleep(0)
    record = next(reversed(local.world.interactions.values()))
    choices = [{"name": "x", "value": "1"}, {"name": "x", "value": "2"}]
    callback = f"/interactions/{record.id}/{record.token}/callback"
    status, answer, _ = await raw("POST", callback, {"type": 8, "data": {"choices": choices}})
    assert (status, paths(answer["errors"])) == (400, ["data.choices.1.name"])
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)


async def test_a_forms_limits(local: LocalDiscord, raw: Raw, ann: SimulatedUser) -> None:
    _, made, _ = await raw("POST", f"/applications/{local.world.application_id}/commands", command())
    record = local.actions.command(ann.person, local.channel_id, made["id"], [])
    field = {"type": 18, "label": "x" * 46, "component": {"type": 4, "custom_id": "a", "style": 1}}
    for data, path in (
        ({"title": "x", "custom_id": "f", "components": []}, "data.components"),
        ({"title": "x", "custom_id": "f", "components": [field]}, "data.components.0.label"),
        (
            {"title": "x", "custom_id": "f", "components": [chooser(min_values=2)]},
            "data.components.0.component.min_values",
        ),
        (
            {"title": "x", "custom_id": "f", "components": [chooser(max_values=3)]},
            "data.components.0.component.max_values",
        ),
        (
            {"title": "x", "custom_id": "f", "components": [written(min_length=9, max_length=8)]},
            "data.components.0.component.min_length",
        ),
        ({"title": "x", "custom_id": "f", "components": [row(select())]}, "data.components.0.components.0.type"),
        ({"title": "x", "custom_id": "f", "components": [written()] * 6}, "data.components"),
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
    local: LocalDiscord, bot: TinyBot, ann: SimulatedUser
) -> None:
    local.world.deny_to_bot(local.channel_id, discord.Permissions.attach_files.flag)
    asking = asyncio.create_task(ann.command("panel"))
    refused = await local.control.call(lambda call: call.route == CALLBACK)
    assert (refused.status, refused.code) == (403, 50013)
    assert bot.seen[-1].app_permissions.attach_files is False
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)


async def locked_thread(local: LocalDiscord, raw: Raw, *, locked: bool) -> tuple[dict[str, Any], Any]:
    """Return a message with a button in an archived thread, and the thread."""
    thread = local.world.create_thread(local.channel_id, "game", local.world.bot_user.id)
    _, message, _ = await raw("POST", f"/channels/{thread.id}/messages", v2(row(button())))
    local.world.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": locked})
    return message, thread


async def test_a_press_opens_an_archived_thread_and_a_locked_one_takes_none(
    local: LocalDiscord, raw: Raw, ann: SimulatedUser, ben: SimulatedUser
) -> None:
    for locked, who in ((False, ben), (True, ann)):
        message, thread = await locked_thread(local, raw, locked=locked)
        if locked:
            with pytest.raises(LocalError, match="locked"):
                local.actions.component(ben.person, press(message))
            assert thread.thread_metadata.archived
        # Who may manage threads (the server's owner) opens the locked one as well.
        record = local.actions.component(who.person, press(message))
        assert not thread.thread_metadata.archived
        callback = f"/interactions/{record.id}/{record.token}/callback"
        assert (await raw("POST", callback, {"type": 7, "data": {"components": [text("x")]}}))[0] == 204


def press(message: dict[str, Any]) -> dict[str, Any]:
    return {"channel_id": message["channel_id"], "message_id": message["id"], "custom_id": "x"}


async def test_answers_in_a_locked_thread_are_50083_and_wake_an_archived_one(
    local: LocalDiscord, raw: Raw, ben: SimulatedUser
) -> None:
    path = f"/applications/{local.world.application_id}/commands"
    _, made, _ = await raw("POST", path, command())
    _, thread = await locked_thread(local, raw, locked=True)
    record = local.actions.command(ben.person, thread.id, made["id"], [])
    callback = f"/interactions/{record.id}/{record.token}/callback"
    for kind in (4, 5):
        status, answer, _ = await raw("POST", callback, {"type": kind, "data": {"content": "x"}})
        assert (status, answer["code"]) == (400, 50083)
    local.world.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": False})
    assert (await raw("POST", callback, {"type": 4, "data": {"content": "x"}}))[0] == 204
    assert not thread.thread_metadata.archived
