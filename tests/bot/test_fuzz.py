"""Ids, values and forms that no button of ours has: no traceback, and a private sentence."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import structlog
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import games
from bot.app.services import Services
from bot.ui.components import modals as forms_
from bot.ui.components.buttons import SOMEBODY, PersistentComponent, TableButton
from bot.ui.games import playable_games
from bot.ui.views import availability, game_nights, options, tournaments
from bot.ui.views.lobby import LUCK
from bot.ui.views.premoves import PLAN
from games.ai.premoves import planner
from tests.bot.message_text import BUTTON, SELECT
from tests.bot.simcord_bot import BotHarness, Said, bot_harness
from tests.fuzz.bounds import timed

numbers = st.one_of(
    st.integers(0, 12).map(str),
    st.sampled_from(["9" * 18, "9" * 19, str(2**63 - 1), str(2**63), str(2**64), "9" * 60, "9" * 5000, "-1", "", "r"]),
    st.text("0123456789٣", max_size=30),
)
scraps = st.one_of(numbers, st.text("abcprt_-@#!?~:. 0123", max_size=20), st.text(max_size=20))
words_ = st.sampled_from(
    [
        "@join",
        "@leave",
        "@start",
        "@add:",
        "@add:x",
        "@out:-1",
        "@peek",
        "@text",
        "@rules",
        "@back",
        "@record",
        "roll",
        "keep",
        "give 1",
        "#0.0",
        "#-1.-1",
        "#9.9",
        "?give",
        "?",
        "!",
        "~",
        "resign",
        "export",
        "share",
        "picture",
        "t",
    ]
)
parts = st.lists(st.one_of(scraps, words_), max_size=7).map(":".join)


def kinds() -> list[type[PersistentComponent]]:
    """All kinds of buttons and lists that are ours."""
    assert Services, "with which all of them are there"
    found = [kind for kind in PersistentComponent.__subclasses__() if hasattr(kind, "__discord_ui_compiled_template__")]
    assert len(found) > 15
    return found


LIKE_OURS = [kind.__discord_ui_compiled_template__ for kind in kinds()]  # type: ignore[attr-defined]
OF_FORMS = [forms_._ID, options._ID, game_nights._FORM, tournaments._FORM, re.compile("|".join(availability._FORMS))]
FIRST_LETTERS = sorted({template.pattern[0] for template in (*LIKE_OURS, *OF_FORMS)} | {"x"})
FIELDS = [
    "rows",
    "fragile",
    "pillows",
    "squares-0",
    "word",
    options._GAME,
    "at",
    "repeat",
    *tournaments.FIELDS,
    "until",
    *availability.FIELDS,
]
FIELDS += sorted({key for game in games.names() if (made := planner(game)) for key in made.kinds})

custom_ids = st.one_of(
    st.one_of([st.from_regex(template, fullmatch=True) for template in LIKE_OURS]),
    st.tuples(st.sampled_from(FIRST_LETTERS), parts).map(":".join),
    st.tuples(st.just("s:1"), numbers, st.one_of(words_, scraps)).map(":".join),
    st.tuples(st.sampled_from(["h:p", "h:g", "h:J", "h:S", "h:o", "h:a", "h:c", "h:t"]), parts).map(":".join),
    st.tuples(st.sampled_from(["h:J:1:0:r:p", "h:S:1:0:r:t", "p:1:target", "p:1:clock", "a:1:0:give"])).map(":".join),
    st.tuples(st.just("l"), st.sampled_from("bfms"), st.sampled_from("he"), scraps, scraps, scraps).map(":".join),
    st.text(max_size=300),
)
junk = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=10)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)),
    max_leaves=8,
)
field = st.fixed_dictionaries(
    {},
    optional={
        "custom_id": st.one_of(st.sampled_from(FIELDS), scraps, junk),
        "value": junk,
        "values": junk,
        "type": st.integers(0, 30),
    },
)
components = st.lists(
    st.one_of(junk, st.fixed_dictionaries({}, optional={"component": st.one_of(field, junk), "components": junk})),
    max_size=4,
)
forms = st.one_of(
    st.tuples(st.just("f:1"), numbers, st.sampled_from(["room", "pillows", LUCK, PLAN, "x"])).map(":".join),
    st.one_of([st.from_regex(template, fullmatch=True) for template in OF_FORMS]),
    st.tuples(st.just("f"), parts).map(":".join),
    custom_ids,
)
cases = st.one_of(
    st.tuples(st.just("press"), custom_ids, st.none()),
    st.tuples(st.just("choose"), custom_ids, st.one_of(st.lists(scraps, max_size=2), junk)),
    st.tuples(st.just("send"), forms, components),
)


class Logs(logging.Handler):
    """All records logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))

    def note(self, logger: Any, method: str, event: Any) -> Any:
        if method in ("error", "exception", "critical"):
            self.found.append(str(event))
        return event


@pytest.fixture
def logs() -> Iterator[Logs]:
    logs = Logs()
    logging.getLogger().addHandler(logs)
    before = structlog.get_config()["processors"]
    # The loggers that have been used before keep the list itself.
    before.insert(0, logs.note)
    yield logs
    before.remove(logs.note)
    logging.getLogger().removeHandler(logs)


async def do(harness: BotHarness, who: str, how: str, custom_id: str, more: Any) -> Said:
    board = await harness.board()
    if how == "send":
        data: dict[str, Any] = {"custom_id": custom_id, "components": more}
        kind = 5
    else:
        data = {"custom_id": custom_id, "component_type": BUTTON if how == "press" else SELECT}
        if how == "choose":
            data["values"] = more
        kind = 3
    return Said(harness, await harness.interact(who, kind, data, on=board))


LASTS = 500
"""So many cases fall into one evening. What waits there for a quarter of an hour stays on its loop, and each case is
slower than the one before."""


@contextmanager
def _started(directory: Path, game: str) -> Iterator[tuple[asyncio.Runner, BotHarness]]:
    """Run an evening at whose table three people play that game, on an event loop of its own."""

    async def begin() -> None:
        await harness.slash("Ann", "play", game=game)
        for name in ("Ann", "Ben", "Cleo"):
            await harness.press(name, "@join")
        await harness.press("Ann", "@start")

    directory.mkdir()
    stack = AsyncExitStack()
    with asyncio.Runner() as runner:
        harness = runner.run(stack.enter_async_context(bot_harness(directory)))
        try:
            runner.run(begin())
            yield runner, harness
        finally:
            runner.run(stack.aclose())


@pytest.mark.parametrize("game", playable_games())
def test_nonsense_is_answered_with_a_sentence(
    game: str, tmp_path: Path, logs: Logs, share: Callable[[int, int], int]
) -> None:
    said: list[Said] = []
    with ExitStack() as evenings:
        nights = (evenings.enter_context(_started(tmp_path / str(number), game)) for number in count())
        (runner, harness), left = next(nights), LASTS

        @settings(max_examples=share(80_000, 40), deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(who=st.sampled_from(["Ann", "Dan"]), case=cases)
        @example(who="Ann", case=("press", "l:b:e::0000-00:n0", None))
        def one(who: str, case: tuple[str, str, Any]) -> None:
            nonlocal runner, harness, left
            if not left:
                evenings.close()
                (runner, harness), left = next(nights), LASTS
            left -= 1
            logs.found.clear()
            timed(lambda: said.append(runner.run(do(harness, who, *case))))
            assert said.pop().acknowledged
            assert logs.found == []
            harness.env.raise_errors()

        one()


def test_numbers_that_no_database_holds_are_in_no_button_of_ours() -> None:
    for number in (0, 10**17, 10**18, 9 * 10**18 - 1):
        assert re.fullmatch(SOMEBODY, str(number))
    for number in (9 * 10**18, 2**63, 2**64, 10**30):
        assert not re.fullmatch(SOMEBODY, str(number))
    button = TableButton.__discord_ui_compiled_template__
    assert button.fullmatch(f"s:{10**18 - 1}:1:roll")
    assert not button.fullmatch(f"s:{10**18}:1:roll")
    assert not button.fullmatch("s:1:1000000000:roll")


async def test_a_button_used_as_a_list_is_answered(harness: BotHarness) -> None:
    board = await harness.start("Ann", "Ben")
    who = await harness.turn()
    assert who is not None
    assert (await do(harness, who, "choose", board.actions["roll"], [])).acknowledged
