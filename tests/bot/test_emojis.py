"""The bot's own emojis: made once, found by name, made anew where a picture has changed, and never in the way."""

from __future__ import annotations

import hashlib
import importlib
import re
import sys
from collections.abc import AsyncIterator, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
import pytest
from PIL import Image
from structlog.testing import capture_logs

import renderers
from bot.core import retry
from bot.messages import app_emojis
from bot.messages.app_emojis import AppEmojiSync, emoji_key, named_pictures
from bot.table.emojis_and_links import AppEmojis
from bot.ui.games import playable_games
from renderers import emojis as pictures
from tests.bot.message_text import Shown
from tests.bot.simcord_bot import BotHarness
from tests.loopback.loopback_bot import LoopbackHarness, loopback_harness
from tests.time_limits import PATIENCE


@pytest.fixture
async def dressed(tmp_path: Path) -> AsyncIterator[LoopbackHarness]:
    async with loopback_harness(tmp_path, ("Ann", "Ben"), own_emojis=True) as opened:
        yield opened


def carried(shown: Shown) -> dict[str, Any]:
    """Return the emojis of a message's buttons, by action."""
    found: dict[str, Any] = {}

    def look(component: dict[str, Any]) -> None:
        if "custom_id" in component and component.get("emoji"):
            found[component["custom_id"].split(":", 3)[-1]] = component["emoji"]
        for inner in component.get("components", ()):
            look(inner)

    for component in shown.json["components"]:
        look(component)
    return found


def test_each_is_a_small_picture_on_clear_ground_and_of_its_own() -> None:
    drawn = pictures.draw(playable_games())
    assert {"die_1", "die_6", "seat_0", "seat_7", "d4", "d10", "pillow", "halo", "horns"} <= set(drawn)
    assert len(set(drawn.values())) == len(drawn)
    for key, picture in drawn.items():
        assert len(picture) < 256 * 1024
        image = Image.open(BytesIO(picture))
        assert (image.mode, image.size) == ("RGBA", (pictures.SIDE, pictures.SIDE))
        clear = image.getchannel("A")
        assert {clear.getpixel(corner) for corner in ((0, 0), (127, 0))} == {0}, key
        assert clear.getpixel((64, 64)) == 255, key
        # Nothing is cut off at the edge.
        edges = [clear.crop(box).getextrema()[1] for box in ((0, 0, 128, 1), (0, 127, 128, 128))]
        assert max(edges) < 200, key
    for kept in (pictures._of_all, pictures.of_game):
        kept.cache_clear()
    assert pictures.draw(playable_games()) == drawn


def test_a_name_tells_key_and_picture_and_is_one_that_discord_takes() -> None:
    names = named_pictures({"seat_0": b"one", "die_3": b"other"})
    assert [emoji_key(name) for name in names] == ["seat_0", "die_3"]
    assert [name[:-5] for name in names] == ["player_A", "die_showing_3"]
    assert list(named_pictures({"seat_0": b"one"})) == [next(iter(names))]
    assert next(iter(named_pictures({"seat_0": b"another"}))) != next(iter(names))
    assert max(map(len, named_pictures(pictures.draw(playable_games())))) <= 32
    assert emoji_key("party_parrot") is None
    for key in pictures.draw(playable_games()):
        (name,) = named_pictures({key: b"picture"})
        assert emoji_key(name) == emoji_key(f"{key}__0123abcd") == key


def test_a_name_is_words_and_four_signs_of_its_picture() -> None:
    for name in named_pictures(pictures.draw(playable_games())):
        *words, version = name.split("_")
        assert len(version) == 4
        assert all(word.isalpha() or re.fullmatch(r"d?\d+", word) for word in words), name


async def test_buttons_carry_them_once_they_are_there(dressed: LoopbackHarness) -> None:
    await dressed.until_decorated()
    world = dressed.local.world
    assert len(world.application_emojis) == len(pictures.draw(playable_games()))
    await dressed.start("Ann", "Ben", rules="first host")
    await dressed.press(await dressed.turn() or "", "roll")
    face = (await dressed.game()).view(None).face
    on = carried(await dressed.board())
    assert emoji_key(on["keep"]["name"]) == f"die_{face}"
    other = next(action for action in on if action.startswith("give"))
    emoji = world.application_emojis[int(on[other]["id"])]
    assert (emoji.name, emoji_key(emoji.name)) == (on[other]["name"], f"seat_{other[-1]}")
    assert world.emoji_pictures[emoji.id] == pictures.draw(playable_games())[f"seat_{other[-1]}"]


async def test_good_and_evil_are_said_with_them_in_private_alone(dressed: LoopbackHarness) -> None:
    await dressed.until_decorated()
    await dressed.start("Ann", "Ben", rules="first host")
    await dressed.rest()
    own = {
        emoji_key(emoji.name): f"<:{emoji.name}:{emoji.id}>"
        for emoji in dressed.local.world.application_emojis.values()
    }
    await dressed.press("Ann", "@peek")
    for told in (dressed.mail("Ann")[-1].text, dressed.messages("Ann")[-1].text):
        assert f"{own['halo']} Good **" in told
        assert f"{own['horns']} Evil **" in told
    await dressed.press("Ann", "roll")
    await dressed.press("Ann", "keep")
    for board in (await dressed.board(),):
        assert not [sign for sign in ("😇", "😈", own["halo"], own["horns"]) if sign in str(board.json)]


async def test_until_then_unicodes_do(harness: BotHarness) -> None:
    await harness.start("Ann", "Ben")
    await harness.press(await harness.turn() or "", "roll")
    on = carried(await harness.board())
    assert on["keep"]["name"] == "🎲"
    assert {emoji["name"] for action, emoji in on.items() if action.startswith("give")} <= {"🟡", "🟦"}
    assert "😇 Good **" in harness.mail("Ann")[0].text


class Shelf:
    """An application's emojis, and how often it was asked."""

    def __init__(self, *names: str) -> None:
        self.names = list(names)
        self.made: list[str] = []
        self.refusing = False

    async def fetch_application_emojis(self) -> list[Any]:
        return [self._emoji(name) for name in self.names]

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        assert image.startswith(b"\x89PNG")
        if self.refusing and self.made:
            raise discord.DiscordServerError(_Response(), "not now")
        self.names.append(name)
        self.made.append(name)
        return self._emoji(name)

    def _emoji(self, name: str) -> Any:
        shelf = self

        class Emoji:
            id = 1000 + shelf.names.index(name)

            async def delete(self) -> None:
                shelf.names.remove(name)

            async def edit(self, *, name: str) -> Any:
                shelf.names[self.id - 1000] = name
                return shelf._emoji(name)

        emoji = Emoji()
        emoji.name = name  # type: ignore[attr-defined]
        return emoji


class _Response:
    status, reason = 503, "Service Unavailable"


async def test_only_what_changed_is_made_and_what_it_replaces_goes() -> None:
    wanted = list(named_pictures(pictures.draw(playable_games())))
    old = f"{emoji_key(wanted[0])}__00000000"
    shelf, emojis = Shelf("party_parrot", old, *wanted[1:]), AppEmojis()
    await AppEmojiSync(shelf, emojis).sync()
    assert shelf.made == [wanted[0]]
    assert set(shelf.names) == {"party_parrot", *wanted}
    shelf.made.clear()
    await AppEmojiSync(shelf, AppEmojis()).sync()
    assert shelf.made == []


async def test_one_that_an_earlier_version_named_keeps_its_id_so_that_old_messages_go_on_showing_it() -> None:
    drawn = pictures.draw(playable_games())
    former = [f"{key}__{hashlib.sha256(picture).hexdigest()[:8]}" for key, picture in drawn.items()]
    changed, shelf, emojis = f"{next(iter(drawn))}__00000000", Shelf(*former[1:]), AppEmojis()
    shelf.names.append(changed)
    await AppEmojiSync(shelf, emojis).sync()
    wanted = list(named_pictures(drawn))
    assert shelf.names[: len(former) - 1] == wanted[1:]
    assert shelf.made == wanted[:1], "only the one whose picture has changed"
    assert changed not in shelf.names
    for place, name in enumerate(wanted[1:]):
        emoji = emojis.for_component(str(emoji_key(name)))
        assert isinstance(emoji, discord.PartialEmoji)
        assert (emoji.name, emoji.id) == (name, 1000 + place)


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a folder of more renderers, and put its two games, ``single`` and ``broken``, on `/play`."""
    monkeypatch.setattr(renderers, "__path__", [*renderers.__path__, str(tmp_path)])
    monkeypatch.setattr(app_emojis, "playable_games", lambda: (*playable_games(), "single", "broken"))
    (tmp_path / "single.py").write_text("def card_alt(): ...\n")
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith(("renderers.single", "renderers.broken"))]:
        del sys.modules[name]
    pictures.of_game.cache_clear()


@pytest.mark.parametrize(
    ("files", "logged"),
    [
        ({}, False),
        ({"broken.py": "def card_alt(: ...\n"}, True),
        ({"broken/__init__.py": "", "broken/emojis.py": "PAINTERS = {'x': None}\n"}, True),
        ({"broken/__init__.py": "", "broken/emojis.py": "import nothing_of_that_name\n"}, True),
        ({"broken/__init__.py": ""}, False),
    ],
    ids=["no renderer", "syntax", "no painter", "import", "a folder without"],
)
async def test_a_game_whose_renderer_is_one_file_or_broken_costs_no_other_game_its_emojis(
    beside: Path, files: dict[str, str], logged: bool
) -> None:
    for name, text in files.items():
        (beside / name).parent.mkdir(exist_ok=True)
        (beside / name).write_text(text)
    importlib.invalidate_caches()
    shelf = Shelf()
    with capture_logs() as logs:
        await AppEmojiSync(shelf, AppEmojis()).sync()
    assert {emoji_key(name) for name in shelf.names} == set(pictures.draw(playable_games()))
    assert [one["game"] for one in logs if one["log_level"] == "error"] == ["broken"] * logged


async def test_what_cannot_be_made_is_made_at_the_next_start_and_the_others_are_used() -> None:
    shelf, emojis = Shelf(), AppEmojis()
    shelf.refusing = True
    await AppEmojiSync(shelf, emojis).sync()
    shelf.refusing = False
    again = AppEmojis()
    await AppEmojiSync(shelf, again).sync()
    assert len(shelf.names) == len(set(shelf.names)) == len(pictures.draw(playable_games()))
    assert isinstance(again.for_component("seat_0"), discord.PartialEmoji)
    assert emojis.for_component("seat_0") == "🟡"


async def test_a_process_beside_the_one_that_makes_them_finds_them_once_they_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(retry.EMOJIS, "longest", 0.0)
    wanted = list(named_pictures(pictures.draw(playable_games())))
    shelf, emojis, asked = Shelf(wanted[0]), AppEmojis(), 0
    fetch = shelf.fetch_application_emojis

    async def fetched() -> list[Any]:
        nonlocal asked
        asked += 1
        if asked == 2:
            # The other one has made them.
            shelf.names = wanted
        return await fetch()

    monkeypatch.setattr(shelf, "fetch_application_emojis", fetched)
    await AppEmojiSync(shelf, emojis).load()
    assert asked == 2, "once they are all there it asks no more"
    assert shelf.made == []
    assert all(isinstance(emojis.for_component(str(emoji_key(name))), discord.PartialEmoji) for name in wanted)


async def test_one_that_somebody_took_away_costs_nobody_the_board(dressed: LoopbackHarness) -> None:
    await dressed.until_decorated()
    await dressed.start("Ann", "Ben", rules="first host")
    for emoji in list(dressed.local.world.application_emojis):
        dressed.local.world.delete_application_emoji(emoji)
    await dressed.press(await dressed.turn() or "", "roll")
    ann = dressed.seats["Ann"]
    await ann.until(lambda: any("keep" in carried(message) for message in dressed.messages()), PATIENCE)
    assert carried(await dressed.board())["keep"]["name"] == "🎲"
