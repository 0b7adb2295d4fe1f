"""Anything at all where a record, a room, an action, house rules or settings are expected: no traceback, no hang.

An ordinary run tries a share; ``pytest --deep`` tries 100,000 of each.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import games
from bot.core.config import Config, env_variable
from games.core import option_choices
from tests.deep_share import share
from tests.fuzz import targets
from tests.fuzz.bounds import timed
from tests.games.bad_records import RIGHT, SCRIPTED
from tests.project.source_tree import ROOT

CASES = settings(
    max_examples=share(5_000, 60),
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
)


@pytest.fixture(autouse=True, params=range(share(20, 1)))
def part(request: pytest.FixtureRequest) -> Any:
    """Split a deep run of 100,000 inputs into parts.

    Hypothesis keeps everything it has tried, which would come to gigabytes.
    """
    return request.param


EXAMPLES = [json.loads(path.read_bytes()) for path in sorted((ROOT / "docs" / "examples").glob("*.json"))]
RECORDS = [RIGHT, SCRIPTED, *(raw | {"actions": raw["actions"][:40]} for raw in EXAMPLES)]
NAMES = st.sampled_from(games.names())

# JSON as text, so that it can say what no Python value is: keys twice, NaN, halves of characters, endless numbers.
NUMBERS = st.one_of(
    st.integers().map(str),
    st.sampled_from([1, 19, 20, 309, 4300, 4301, 6000]).map(lambda digits: "9" * digits),
    st.sampled_from(["-0", "1e999", "-1e-999", "NaN", "Infinity", "-Infinity", "1.0", "00", "+1", "1_0", "0x1", "1e5"]),
)
TEXTS = st.one_of(
    st.text(max_size=12).map(json.dumps),
    st.text(max_size=12).map(lambda text: json.dumps(text, ensure_ascii=False)),
    st.sampled_from(['"\\ud800"', '"\\udc00x"', '"\\u0000"', '"\\"', '"', '"a\nb"', '"\\x41"']),
    st.sampled_from([value for raw in RECORDS for value in raw if isinstance(value, str)]).map(json.dumps),
)
DEEP = st.tuples(
    st.sampled_from(["[", '{"a":', '[{"":']), st.sampled_from([1, 90, 900, 1100, 200_000]), st.booleans()
).map(lambda what: what[0] * (what[1] // len(what[0])) + ("1" + "]" * what[1] if what[2] else ""))
KEYS = st.sampled_from(
    sorted({key for raw in RECORDS for key in raw} | {"", "host", "birthday_order", "target", "first"})
)
JSON = st.recursive(
    NUMBERS | TEXTS | st.sampled_from(["null", "true", "false", "", "nul"]) | DEEP,
    lambda inner: (
        st.lists(inner, max_size=5).map(lambda parts: f"[{','.join(parts)}]")
        | st.lists(st.tuples(KEYS.map(json.dumps) | TEXTS, inner), max_size=5).map(
            lambda pairs: f"{{{','.join(f'{key}:{value}' for key, value in pairs)}}}"
        )
    ),
    max_leaves=10,
)


@st.composite
def bent_records(draw: st.DrawFn) -> str:
    """Draw a valid record with some fields replaced by anything, or given twice."""
    raw = draw(st.sampled_from(RECORDS))
    fields = [(key, json.dumps(value)) for key, value in raw.items()]
    for _ in range(draw(st.integers(0, 3))):
        key = draw(KEYS)
        value = draw(JSON | actions_of(raw) if key == "actions" else JSON)
        kept = fields if draw(st.integers(0, 9)) == 0 else [field for field in fields if field[0] != key]
        fields = [*kept, (key, value)]
    return f"{{{','.join(f'{json.dumps(key)}:{value}' for key, value in fields)}}}"


def actions_of(raw: dict[str, Any]) -> st.SearchStrategy[str]:
    """Actions in any order, mostly of that game."""
    known = [json.dumps(action) for _, action in raw["actions"]]
    one = st.tuples(st.integers(-1, 10), st.sampled_from(known) | TEXTS).map(lambda pair: f"[{pair[0]},{pair[1]}]")
    return st.lists(one | JSON, max_size=30).map(lambda parts: f"[{','.join(parts)}]")


def encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


@CASES
@given((bent_records() | JSON).map(encoded) | st.binary(max_size=200))
def test_records(content: bytes) -> None:
    timed(targets.record, content)


@CASES
@given(bent_records().map(encoded), st.data())
def test_damaged_records(content: bytes, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(content)))
        to = data.draw(st.integers(at, min(len(content), at + 40)))
        content = content[:at] + data.draw(st.binary(max_size=8)) + content[to:]
    timed(targets.record, content)


ROOM = st.text(alphabet=".#f/ \n`FX\u0660", max_size=140) | st.sampled_from(
    [room for rooms in targets.READY.values() for room in rooms.values()]
)


@CASES
@given(ROOM | st.text(max_size=60), st.data())
def test_rooms(drawn: str, data: st.DataObject) -> None:
    if drawn and data.draw(st.booleans()):
        at = data.draw(st.integers(0, len(drawn) - 1))
        drawn = drawn[:at] + data.draw(st.text(alphabet=".#f/", max_size=2)) + drawn[at + 1 :]
    timed(targets.room, drawn)


WORDS = ("roll", "stop", "keep", "ready", "upgrade", "pass", "accept", "decline", "defend", "end", "resign")
SQUARES = st.tuples(st.sampled_from("ABCDEFGHJKZa"), st.integers(-1, 12)).map(lambda square: f"{square[0]}{square[1]}")
SEATS = st.integers(-2, 12).map(str) | st.integers(1, 5000).map(lambda digits: "9" * digits)
ACTIONS = st.one_of(
    st.sampled_from(WORDS),
    st.tuples(st.sampled_from(("choose", "give", "challenge", "first", "swing", "throw")), SEATS).map(" ".join),
    st.tuples(st.sampled_from(("place", "move", "take")), SQUARES).map(" ".join),
    st.lists(SQUARES, max_size=20).map(lambda squares: f"pillows {' '.join(squares)}"),
    st.tuples(ROOM, st.lists(SQUARES, max_size=4)).map(lambda room: f"room {room[0]} fragile {' '.join(room[1])}"),
    st.text(max_size=20),
    st.sampled_from([action for raw in EXAMPLES for _, action in raw["actions"]]),
)


@CASES
@given(NAMES, st.integers(0, 5000), st.integers(0, 99), ACTIONS, st.text(max_size=2), st.booleans())
def test_actions(name: str, seed: int, dice: int, action: str, noise: str, noisy: bool) -> None:
    timed(targets.action, name, seed, dice, action + noise if noisy else action)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6) | st.sampled_from([30, "8x8", "off"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def house_rules(draw: st.DrawFn) -> tuple[str, object]:
    """Values for the options of a game, and for its set-up, some of which it has."""
    name = draw(NAMES)
    choices = option_choices(games.load(name).options)
    keys = st.sampled_from([*choices, "host", "birthday_order"]) | st.text(max_size=6)
    known = st.sampled_from([value for values in choices.values() for value in values])
    order = st.lists(st.lists(st.integers(-1, 4), max_size=3), max_size=3)
    return name, draw(st.dictionaries(keys, known | order | st.integers(-1, 4) | VALUES, max_size=4) | VALUES)


@CASES
@given(house_rules())
def test_options_and_set_ups(rules: tuple[str, object]) -> None:
    timed(targets.options, *rules)


DEPTHS = st.sampled_from([1, 2, 60, 400, 1100, 3000])
TOML = st.one_of(
    DEPTHS.map(lambda depth: "[" * depth),
    DEPTHS.map(lambda depth: "[" * depth + "]" * depth),
    DEPTHS.map(lambda depth: "{a=" * (depth // 2) + "1" + "}" * (depth // 2)),
    st.sampled_from([1, 20, 4300, 4301, 7000]).map(lambda digits: "9" * digits),
    st.text(max_size=10).map(json.dumps),
    st.sampled_from(
        ["true", "1.5", "nan", "-inf", "1979-05-27", "07:32:00", "1979-05-27T07:32:00Z", "'x'", "'''x", '"']
    ),
    st.sampled_from(['"\\ud800"', '"\\UFFFFFFFF"', "0xfff", "1e999", "2024-13-45", "25:61:61", "[1, [2]]", '"info"']),
)
SETTING = st.sampled_from([*Config.__struct_fields__, "", '"a b"', "[token]", "[[log]]", "#"]) | st.integers(
    1, 2000
).map(lambda dots: "a" + ".a" * dots)


@CASES
@given(
    st.lists(st.tuples(SETTING, st.sampled_from([" = ", "=", "", "\n"]), TOML).map("".join), max_size=4)
    .map("\n".join)
    .map(encoded)
    | st.binary(max_size=100)
)
def test_settings(content: bytes) -> None:
    timed(targets.settings, content)


@CASES
@given(
    st.dictionaries(
        st.sampled_from([env_variable(name) for name in Config.__struct_fields__]),
        TOML
        | st.text(max_size=40)
        | st.sampled_from(["3-1", "0-0", "9" * 400, "127.0.0.1:99999", "http://[", "=x", "a=1,a=1"]),
        max_size=4,
    )
)
def test_variables(environment: dict[str, str]) -> None:
    timed(targets.variables, environment)
