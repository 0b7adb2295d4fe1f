"""Films an evening: a game of Pillow Fight that Ann wins against Ben and a computer, played in a browser, and then how
a night of several games ends.

It makes the moving picture at the top of the README, the still beside it, and the pictures of ``docs/playing.md``.
``docs/pictures.py`` starts it.
"""

from __future__ import annotations

import asyncio
import io
import re
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PIL import Image
from playwright.async_api import Locator

from bot.i18n import localizer
from bot.storage import NewTournament, SqliteStore, TournamentOpening, TournamentPlayer, TournamentTable
from bot.table.personas import REGULARS
from bot.tournaments import service
from docs.evening import Evening, evening, foreseen, offered, pressable, seed_of, table_of
from docs.picture_texts import Texts
from games.ai import levels
from games.core import Action
from games.core.table import Table
from games.pillow_fight.rules.state import View
from games.tournaments.programme import Programme
from renderers.pillow_fight.view_model import chances, place
from tests.page.browser import button, command, composer, expect, messages, private
from tests.time_limits import PATIENCE

IMAGES = Path(__file__).resolve().parent / "images"
FILM = IMAGES / "evening.webp"
STILL = IMAGES / "evening-still.webp"
STEPS = ("poster", "hint", "menu", "peek", "card", "review")
"""Scenes that ``docs/playing.md`` shows, each as ``evening-….webp``: one message of Ann's column."""
SIZE = (640, 920)
TALL = 1600
"""Height of the window while a message is kept, so that all of it is in sight."""
MOST = 2_000_000
"""Bytes of the film."""
MOMENTS = 5
"""Hits that are shown before the last one."""

GAME = "pillow_fight"
DICE = 1
"""The first number of dice that is tried."""
TRIES = 40
PLAYERS = ("Ann", "Ben", "Bot Slippers")
COMPUTERS = {2: "easy"}
LONGEST = 52
"""Actions of the game."""
FAR = 3
"""Squares from which on a throw is far."""

NIGHT = Programme(("magic_numbers", "sibling_rivalry"), "turn", 2, options={"magic_numbers": {"target": 20}})
"""Programme of the night whose end is shown."""
NIGHT_DICE = 100
"""The dice of its rounds are the next numbers after this one."""
MOST_DECISIONS = 2000
"""More decisions than its computers make."""

POINTER = """() => {
  const pointer = document.createElement("div");
  pointer.id = "film-pointer";
  pointer.innerHTML = '<svg width="30" height="36" viewBox="0 0 20 24"><path d="M2 1v18l5-4 3 7 3-2-3-6h7z" '
    + 'fill="#fff" stroke="#14122b" stroke-width="1.500"/></svg>';
  pointer.style.cssText = "position:fixed;left:0;top:0;z-index:99999;pointer-events:none;display:none";
  document.body.append(pointer);
}"""
POINT = """([x, y]) => {
  const pointer = document.getElementById("film-pointer");
  pointer.style.display = x < 0 ? "none" : "";
  pointer.style.transform = `translate(${x}px, ${y}px)`;
}"""


@cache
def story() -> tuple[int, Table]:
    """Return the dice and the game of the film: Ann wins it with a throw from afar, and most hits come from afar.

    Raises:
        SystemExit: the dice that are tried bring no such game.
    """
    for dice in range(DICE, DICE + TRIES):
        table = foreseen(GAME, PLAYERS, dice, COMPUTERS, _choose)
        far = [number for number in _hits(table) if _reach(table, number) >= FAR]
        if table.ranking and table.ranking[0] == (0,) and len(far) > MOMENTS and far[-1] == table.number:
            return dice, table
    raise SystemExit(f"docs/film.py: no game that Ann wins from afar; try others than DICE = {DICE}.")


def _choose(table: Table, who: int) -> Action:
    """People throw as far as they can and never attack from near, so that the film has something to show."""
    if table.number > LONGEST:
        return "resign"
    there = offered(table)
    for action in there:
        # The first room, pillows placed evenly, and whoever chooses goes first.
        if action.startswith(("room ", "pillows ")) or action == f"first {who}":
            return action
    view = table.view(who)
    legal = [action for action in table.legal(who) if action in there]
    farthest = max(legal, key=lambda action: _squares(view, who, action))
    if _squares(view, who, farthest) >= FAR:
        return farthest
    peaceful = [action for action in legal if not action.startswith(("swing", "throw"))]
    return levels.decide(GAME, "normal", view, peaceful or legal, "evening", table.number)


def _squares(view: View, who: int, action: Action) -> int:
    """Return over how many squares a throw goes; 0 for every other action."""
    start, end = view.at[who], view.at[int(action.split()[1])] if action.startswith("throw") else None
    if start is None or end is None:
        return 0
    return max(abs(one - other) for one, other in zip(place(start), place(end), strict=True))


def _reach(table: Table, number: int) -> int:
    """Return over how many squares the action of that number was a throw."""
    frame = table.frames[number]
    assert frame.seat is not None
    assert frame.action is not None
    return _squares(table.game.view(table.frames[number - 1].state, None), frame.seat, frame.action)


def _hits(table: Table) -> list[int]:
    """Return after which actions somebody has scored a hit."""
    hits = [sum(table.game.scores(frame.state)) for frame in table.frames]
    return [number for number in range(1, len(hits)) if hits[number] > hits[number - 1]]


def _peeking(table: Table) -> int:
    """Return after how many actions it is Ann's turn and her throws meet the most: cover, a wall, nothing."""
    met: dict[int, int] = {}
    for frame in table.frames:
        if table.game.actors(frame.state) == {0} and (view := table.game.view(frame.state, 0)).phase == "play":
            verdicts = {each.sight.verdict for each in chances(view, 0)}
            met[frame.number] = len(verdicts) + ("cover" in verdicts)
    return max(met, key=lambda number: (met[number], -number))


class Camera:
    """Records one person's column as pictures, with a mouse pointer drawn on top."""

    def __init__(self, at: Evening, name: str) -> None:
        self.evening = at
        self.page = at.pages[name]
        self.who = at.column_of(name)
        self.frames: list[tuple[Image.Image, int]] = []
        self.still: Image.Image | None = None
        self._at = (SIZE[0] * 0.7, SIZE[1] * 0.6)

    async def picture(self, name: str = FILM.name) -> Image.Image:
        """Take a picture of the column as it is now, once all its images are painted."""
        return await self._shot(name, self.who)

    async def _shot(self, name: str, what: Locator) -> Image.Image:
        await self.page.evaluate(
            """async () => {
              const shown = [...document.querySelectorAll("figure img")].slice(-3);
              await Promise.all(shown.map((image) => image.decode().catch(() => null)));
              await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            }"""
        )
        await self.evening.note(name, what)
        return Image.open(io.BytesIO(await what.screenshot())).convert("RGB")

    async def shoot(self, milliseconds: int) -> None:
        """Keep a picture, for so long."""
        self.frames.append((await self.picture(), milliseconds))

    async def press(self, what: Locator, *, rest: int = 450) -> None:
        """Lead the pointer there, and press."""
        await what.scroll_into_view_if_needed()
        box = await what.bounding_box()
        assert box is not None
        there = (box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.55)
        for part in (0.3, 0.6, 0.85, 1.0):
            x, y = (start + (end - start) * part for start, end in zip(self._at, there, strict=True))
            await self.page.evaluate(POINT, [x, y])
            await self.shoot(rest if part == 1 else 70)
        self._at = there
        await self.hide()
        await what.click()

    async def keep(self, step: str, message: Locator) -> None:
        """Keep a picture of one message alone, for ``docs/playing.md``."""
        assert step in STEPS
        await self.page.set_viewport_size({"width": SIZE[0], "height": TALL})
        await message.scroll_into_view_if_needed()
        path = IMAGES / f"evening-{step}.webp"
        await self._shot(path.name, message)
        _save(await self._shot(path.name, message), path)
        await self.page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})

    async def hide(self) -> None:
        """No pointer, until the next press."""
        await self.page.evaluate(POINT, [-1, -1])


async def film() -> Texts:
    """Play the evening, and keep the film, its still and the steps; return the words in them."""
    dice, table = story()
    async with evening(dice, (("Ann",), SIZE), (("Ben",), SIZE)) as at:
        await at.pages["Ann"].evaluate(POINTER)
        camera = Camera(at, "Ann")
        await _sit_down(camera)
        await _play(camera, table)
        await _celebrate(camera)
        await _end_night(camera)
        texts = at.texts.texts()
    _keep(camera.frames, camera.still)
    return texts


async def _sit_down(camera: Camera) -> None:
    ann, ben = (camera.evening.column_of(name) for name in ("Ann", "Ben"))
    await composer(ann).click()
    for typed in ("/", "play"):
        await composer(ann).press_sequentially(typed)
        await expect(ann.get_by_test_id("suggestion").first).to_have_attribute("data-label", "/play")
        await camera.shoot(450)
    await composer(ann).fill("")
    await command(ann, "/play", game=localizer(game=GAME)("title"))
    await _seated(camera, 1, 1300)
    await pressable(ben, "@join").click()
    await _seated(camera, 2, 900)
    await pressable(ann, "@computers").click()
    await pressable(ann, f"@add:{COMPUTERS[2]}").click()
    await expect(_board(ann)).to_have_attribute("alt", _having("Bot "))
    await ann.get_by_test_id("dismiss").last.click()
    await expect(private(ann)).to_have_count(0)
    await _seated(camera, 3, 700)
    await camera.keep("poster", table_of(ann))
    await _see(ann)
    await camera.press(pressable(ann, "@start"))


async def _seated(camera: Camera, people: int, milliseconds: int) -> None:
    """Keep a picture once so many sit there."""
    ann = camera.who
    await expect(_board(ann)).to_have_attribute("alt", _having(PLAYERS[people - 1].split()[0]))
    await camera.evening.rest()
    await camera.evening.advance()
    await _see(ann)
    await camera.shoot(milliseconds)


async def _play(camera: Camera, table: Table) -> None:
    """Play the whole game. Kept are the room, Ann's first throw, and some of the hits."""
    at, ann = camera.evening, camera.who
    hits = _hits(table)
    hits = [number for number in hits[:-1] if _reach(table, number) >= FAR]
    shown = {hits[number * (len(hits) - 1) // (MOMENTS - 1)] for number in range(MOMENTS)}
    mine = [number for number in range(1, len(table.frames)) if table.frames[number].seat == 0]
    first = next(number for number in mine if _reach(table, number))
    still = max((number for number in mine if number in shown), key=lambda number: _reach(table, number))
    peek = _peeking(table)
    for frame in table.frames[:-1]:
        number = frame.number
        await at.shown(number)
        if number == 0:
            hint = private(ann).filter(has_text="💡").last
            await expect(hint).to_be_visible()
            await camera.keep("hint", hint)
        if number in {0, 1, still, *shown}:
            await _see(ann, whole=number > 1)
            await camera.shoot(1100)
            camera.still = camera.frames[-1][0] if number == still else camera.still
        if number == peek:
            await _open(camera, "peek", "@peek")
            await _open(camera, "menu", "@more")
        following = table.frames[number + 1]
        assert following.seat is not None
        assert following.action is not None
        if following.number == first:
            await _see(ann)
            (throw,) = await at.controls(following.seat, following.action)
            await camera.press(throw)
            continue
        await at.advance()
        if following.seat in COMPUTERS:
            at.computer.release()
        else:
            await at.take(following.seat, following.action)


async def _open(camera: Camera, step: str, action: str) -> None:
    """Keep a picture of the private answer to a button of the table, and dismiss it."""
    ann = camera.who
    before = await private(ann).count()
    await pressable(table_of(ann), action).click()
    await expect(private(ann)).to_have_count(before + 1)
    answer = private(ann).last
    await camera.evening.rest()
    await camera.keep(step, answer)
    await answer.get_by_test_id("dismiss").click()
    await expect(private(ann)).to_have_count(before)


async def _celebrate(camera: Camera) -> None:
    at, ann = camera.evening, camera.who
    await expect(pressable(ann, "@share")).to_be_visible()
    await at.rest()
    await at.advance()
    await _see(ann)
    await camera.shoot(1600)
    await camera.press(pressable(ann, "@share"))
    newest = messages(ann).last
    await expect(newest.locator('[data-testid="button"]')).to_have_count(0)
    card = newest.locator("figure img")
    await expect(card).to_be_visible()
    await at.rest()
    await card.scroll_into_view_if_needed()
    await camera.shoot(3200)
    await camera.keep("card", newest)
    await button(ann, localizer()("button-review")).click()
    review = private(ann).filter(has=camera.page.locator("figure img")).last
    await expect(review).to_be_visible()
    await at.rest()
    await camera.keep("review", review)


async def _end_night(camera: Camera) -> None:
    """Keep a picture of the card at the end of a night of two games, which nobody has to be filmed playing."""
    at, ann = camera.evening, camera.who
    harness, services = at.harness, at.harness.bot.services
    _fix_night(harness.store, at)
    people = [
        TournamentPlayer(harness.seats[name].id, name, "en-US", None, place, place)
        for place, name in enumerate(("Ann", "Ben"), start=1)
    ]
    regulars = [
        TournamentPlayer(-place, REGULARS[level].name, "en-US", level, place + 2, 0)
        for place, level in enumerate(list(REGULARS)[:2], start=1)
    ]
    local = harness.local
    new = NewTournament(
        next(iter(local.world.guilds)), local.channel_id, people[0].user, NIGHT, "en-US", "UTC", (*people, *regulars)
    )
    number = await harness.store.create_tournament(new, interaction=None, now=at.time.timestamp())
    await services.tournaments.begin(await services.tournaments.get(number))
    for _ in range(MOST_DECISIONS):
        at.computer.release()
    async with asyncio.timeout(PATIENCE):
        while (night := await services.tournaments.get(number)).card is None:
            services.tournaments.request(number)
            for table in night.current_tables:
                if table.state == "playing" and table.table is not None:
                    await _decide(at, table.table)
            await asyncio.sleep(0.02)
    card = messages(ann).filter(has=camera.page.locator(f'[data-custom-id="j:{number}:again"]')).last
    await expect(card.locator("figure img")).to_be_visible()
    await at.rest()
    await card.evaluate("(it) => it.scrollIntoView({block: 'end'})")
    await camera.shoot(3600)


def _fix_night(store: SqliteStore, at: Evening) -> None:
    """Give the night's tables the same dice each time, and its steps the evening's time."""
    opens = store.open_tournament_table

    async def opened(number: int, place: TournamentTable, opening: TournamentOpening, **given: Any) -> int:
        return await opens(number, place, replace(opening, seed=seed_of(NIGHT_DICE + place.round)), **given)

    store.open_tournament_table = opened  # type: ignore[method-assign]
    service.INTERMISSION = -1e12
    service.now = lambda: at.time.timestamp()


async def _decide(at: Evening, number: int) -> None:
    """Have somebody at a table decide as a computer would, if it is up to them."""
    services = at.harness.bot.services
    async with services.tables.lock(number):
        live = await services.tables.get(number)
        if live.stored.status != "playing" or live.table is None:
            return
        people = [seat for seat in sorted(live.table.actors) if live.stored.seats[seat].level is None]
        if people:
            view, legal = live.table.view(people[0]), live.table.legal(people[0])
            action = levels.decide(live.game.name, "hard", view, legal, f"{number}:{live.action_count}")
            user = live.stored.seats[people[0]].user
            live, done = await services.tables.play(live, people[0], action, turn=None, user=user, interaction=None)
            await services.effects.after_action(live, done)


async def _see(who: Locator, *, whole: bool = False) -> None:
    """Scroll until the end of the table's message is in sight, or the ``whole`` board."""
    what = table_of(who).locator("figure").last if whole else table_of(who)
    await what.evaluate("(it) => it.scrollIntoView({block: 'end'})")


def _board(who: Locator) -> Locator:
    return table_of(who).locator("figure img").last


def _having(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))


def _keep(frames: list[tuple[Image.Image, int]], still: Image.Image | None) -> None:
    assert still is not None
    _save(still, STILL)
    first, *others = [picture for picture, _ in frames]
    durations = [stays for _, stays in frames]
    for how in ({"lossless": True}, {"quality": 90}, {"quality": 75}):
        first.save(FILM, save_all=True, append_images=others, duration=durations, method=6, allow_mixed=True, **how)
        if FILM.stat().st_size < MOST:
            break


def _save(picture: Image.Image, path: Path) -> None:
    picture.convert("RGB").save(path, lossless=True, method=6)
