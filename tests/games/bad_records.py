"""Records that are wrong, and what the error must name. Each is a small change to one that is right."""

from __future__ import annotations

import json
from typing import Any

RIGHT: dict[str, Any] = {
    "game": "magic_numbers",
    "rules": 1,
    "options": {"target": 30},
    "seats": ["Ann", "Ben", "Cleo"],
    "seed": "00" * 32,
    "salt": "1-2",
    "commitment": "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
    "setup": {"birthday_order": [[1]]},
    "actions": [[1, "roll"], [1, "keep"], [2, "roll"], [2, "give 0"]],
}

SCRIPTED = {name: value for name, value in RIGHT.items() if name not in ("seed", "salt", "commitment")} | {
    "faces": [3, 1, 4, 2, 6, 5, 4, 6]
}

LEFT_OUT: Any = object()
"""A value that takes the field away."""


def changed(base: dict[str, Any] = RIGHT, /, **fields: Any) -> bytes:
    """Return the record with these fields changed, as JSON."""
    return json.dumps({name: value for name, value in (base | fields).items() if value is not LEFT_OUT}).encode()


WRONG_IN_ITSELF: dict[str, tuple[bytes, str]] = {
    # Not a record at all.
    "empty": (b"", r"not JSON.*line 1, column 1"),
    "a word": (b"hello", r"not JSON.*line 1, column 1"),
    "cut short": (changed()[:-20], r"not JSON.*line 1, column"),
    "a comma too many": (b'{"game": "magic_numbers",}', r"not JSON.*line 1, column"),
    "two records": (changed() + b"\n" + changed(), r"not JSON.*line 2, column 1"),
    "binary": (b"\x89PNG\r\n\x1a\n\0\0\0", r"not UTF-8 text \(byte 0\)"),
    "UTF-16": (changed().decode().encode("utf-16"), r"not UTF-8 text \(byte 0\)"),
    "NUL bytes": (bytes(100), r"not JSON.*line 1, column 1"),
    "NaN": (changed()[:-1] + b', "rules": NaN}', r"NaN is not a JSON value"),
    "infinity": (b'{"rules": -Infinity}', r"-Infinity is not a JSON value"),
    "a list": (b"[]", r"not a JSON object"),
    "a text": (b'"game"', r"not a JSON object"),
    "null": (b"null", r"not a JSON object"),
    "nested too deeply": (b"[" * 100_000, r"nested too deeply"),
    "deeply nested but closed": (b'{"a":' + b"[" * 100_000 + b"]" * 100_000 + b"}", r"nested too deeply"),
    "a giant number": (changed()[:-1] + b', "rules": ' + b"9" * 5000 + b"}", r"number of thousands of digits"),
    "a field twice": (changed()[:-1] + b', "rules": 1}', r"'rules' stands twice"),
    "a field of the setup twice": (
        changed(setup={})[:-1] + b', "setup": {"host": 0, "host": 1}}',
        r"'host' stands twice",
    ),
    # Fields.
    "an unknown field": (changed(colour="red"), r"unknown field 'colour'"),
    "a field in capitals": (changed(Game="magic_numbers"), r"unknown field 'Game'"),
    "no game": (changed(game=LEFT_OUT), r"'game' is missing"),
    "no rules": (changed(rules=LEFT_OUT), r"'rules' is missing"),
    "no seats": (changed(seats=LEFT_OUT), r"'seats' is missing"),
    "no actions": (changed(actions=LEFT_OUT), r"'actions' is missing"),
    # The game.
    "an unknown game": (changed(game="chess"), r"unknown game 'chess'.*magic_numbers"),
    "a game that is a folder up": (changed(game=".."), r"unknown game '\.\.'"),
    "a game that is a module": (changed(game="core"), r"unknown game 'core'"),
    "a game with control characters": (changed(game="a\n\x1b[2Jb\ud800"), r"unknown game 'a\\n\\x1b\[2Jb\\ud800'"),
    "a game that is a number": (changed(game=7), r"'game' must be a text"),
    "other rules": (changed(rules=2), r"'rules' is 2, but .* version 1"),
    "rules that are true": (changed(rules=True), r"'rules' is true"),
    "rules with a point": (changed(rules=1.0), r"'rules' is 1\.0"),
    "rules in words": (changed(rules="1"), r"'rules' is \"1\""),
    "rules that are very long": (changed(rules=["x" * 10_000]), r"'rules' is \[\"xxx"),
    # Options.
    "an unknown option": (changed(options={"speed": 3}), r"unknown option 'speed'.*first, target"),
    "an option of another game": (changed(options={"track": "short"}), r"unknown option 'track'"),
    "a value an option cannot have": (changed(options={"target": 31}), r"option 'target' cannot be 31.*30, 20, 50"),
    "a number as a text": (changed(options={"target": "30"}), r"option 'target' cannot be \"30\""),
    "a number with a point": (changed(options={"target": 30.0}), r"option 'target' cannot be 30\.0"),
    "an option that is null": (changed(options={"first": None}), r"option 'first' cannot be null"),
    "an option that is a list": (changed(options={"first": ["host"]}), r"option 'first' cannot be \[\"host\"\]"),
    "options that are a list": (changed(options=[]), r"'options' must be a JSON object"),
    "options that are null": (changed(options=None), r"'options' must be a JSON object"),
    # Seats.
    "one seat": (changed(seats=["Ann"], setup={}, actions=[]), r"'seats' has 1 names.* 2 to 10"),
    "eleven seats": (changed(seats=["Ann"] * 11), r"'seats' has 11 names.* 2 to 10"),
    "a seat that is a number": (changed(seats=["Ann", 2]), r"'seats' must be a list of names"),
    "seats that are a text": (changed(seats="Ann"), r"'seats' must be a list of names"),
    "seats that are a number": (changed(seats=3), r"'seats' must be a list of names"),
    "half a character in a name": (changed(seats=["Ann", "B\ud83d"], actions=[]), r"name of seat 1 has half"),
    # Setup.
    "something else in the setup": (changed(setup={"weather": "fine"}), r"'setup' has 'weather'.*'birthday_order'"),
    "a host nobody asked for": (changed(setup={"host": 0}), r"'setup' has 'host'"),
    "birthdays nobody asked for": (changed(options={"first": "random"}), r"'setup' has 'birthday_order'.*nothing"),
    "no host": (changed(options={"first": "host"}, setup={}), r"'setup' must name the 'host'"),
    "a host who is not there": (
        changed(options={"first": "host"}, setup={"host": 3}),
        r"'host' in 'setup': 3 .*0 to 2",
    ),
    "a host who is true": (changed(options={"first": "host"}, setup={"host": True}), r"'host' in 'setup': true"),
    "a setup that is a list": (changed(setup=[]), r"'setup' must be a JSON object"),
    "birthdays without groups": (changed(setup={"birthday_order": [1]}), r"'birthday_order'.*groups"),
    "an empty group": (changed(setup={"birthday_order": [[]]}), r"'birthday_order'.*empty"),
    "birthdays that are null": (changed(setup={"birthday_order": None}), r"'birthday_order'"),
    "a birthday of nobody": (changed(setup={"birthday_order": [[0, 3]]}), r"'birthday_order' in 'setup': 3 .*0 to 2"),
    "two birthdays of one seat": (changed(setup={"birthday_order": [[0], [0]]}), r"'birthday_order'.*twice"),
    # Dice.
    "neither seed nor faces": (changed(seed=LEFT_OUT, salt=LEFT_OUT, commitment=LEFT_OUT), r"'seed' is missing"),
    "no salt": (changed(salt=LEFT_OUT), r"'salt' is missing"),
    "a salt that is a number": (changed(salt=12), r"'salt' must be a text"),
    "half a character in the salt": (changed(salt="\udc00"), r"'salt' has half"),
    "a short seed": (changed(seed="00" * 31), r"'seed' must be 64 hex digits"),
    "a seed that is not hex": (changed(seed="0g" * 32), r"'seed' must be 64 hex digits"),
    "a seed with a line end": (changed(seed="00" * 32 + "\n"), r"'seed' must be 64 hex digits"),
    "a seed of other digits": (changed(seed="\u0660" * 64), r"'seed' must be 64 hex digits"),
    "a commitment to other dice": (changed(commitment="00" * 32), r"'commitment' is not the SHA-256"),
    "a commitment that is null": (changed(commitment=None), r"'commitment' must be a text"),
    "faces and a seed": (changed(faces=[1], salt=LEFT_OUT, commitment=LEFT_OUT), r"'faces' and 'seed'"),
    "faces and a salt": (changed(SCRIPTED, salt="1"), r"'faces' and 'salt'"),
    "faces and a commitment": (changed(SCRIPTED, commitment=RIGHT["commitment"]), r"'faces' and 'commitment'"),
    "a face that is a text": (changed(SCRIPTED, faces=["3"]), r"'faces' must be a list of whole numbers"),
    "a face that is true": (changed(SCRIPTED, faces=[True]), r"'faces' must be a list of whole numbers"),
    "a face with a point": (changed(SCRIPTED, faces=[1.0]), r"'faces' must be a list of whole numbers"),
    "faces that are a number": (changed(SCRIPTED, faces=3), r"'faces' must be a list of whole numbers"),
    # Actions.
    "actions that are an object": (changed(actions={}), r"'actions' must be a list"),
    "an action that is a text": (changed(actions=["roll"]), r"action 1 must be \[seat, action\], not \"roll\""),
    "an action of three": (changed(actions=[[1, "roll", 3]]), r"action 1 must be \[seat, action\]"),
    "an action that is null": (changed(actions=[[1, None]]), r"action 1 must be \[seat, action\]"),
    "an action of nobody": (changed(actions=[[1, "roll"], [3, "roll"]]), r"action 2: 3 is not a seat.*0 to 2"),
    "an action of seat -1": (changed(actions=[[-1, "roll"]]), r"action 1: -1 is not a seat"),
    "an action of a name": (changed(actions=[["Ann", "roll"]]), r"action 1: \"Ann\" is not a seat"),
    "an action of true": (changed(actions=[[True, "roll"]]), r"action 1: true is not a seat"),
    "an unknown action": (changed(actions=[[1, "roll"], [1, "dance"]]), r"action 2: 'dance' by seat 1"),
    "an action of another game": (changed(actions=[[1, "ready"]]), r"action 1: 'ready' by seat 1"),
    "an action in capitals": (changed(actions=[[1, "Roll"]]), r"action 1: 'Roll'"),
    "an action with two spaces": (changed(actions=[[1, "give  0"]]), r"action 1: 'give  0'"),
    "a space after an action": (changed(actions=[[1, "roll "]]), r"action 1: 'roll '"),
    "a line end after an action": (changed(actions=[[1, "roll\n"]]), r"action 1: 'roll\\n'"),
    "a seat with a leading zero": (changed(actions=[[1, "give 00"]]), r"action 1: 'give 00'"),
    "a seat with a sign": (changed(actions=[[1, "give +0"]]), r"action 1: 'give \+0'"),
    "a seat in other digits": (changed(actions=[[1, "give \u0660"]]), r"action 1: 'give"),
    "an empty action": (changed(actions=[[1, ""]]), r"action 1: ''"),
}

FAILS_ON_THE_WAY: dict[str, tuple[bytes, int, str]] = {
    # The record, how many lines it has before it fails, and what the error names.
    "no faces": (changed(SCRIPTED, faces=[]), 0, r"set-up: .*ran out.* d6"),
    "too few faces for the cards": (changed(SCRIPTED, faces=[3, 1, 4]), 0, r"set-up: .*ran out: all 3 .* d6"),
    "a 7 on a card": (changed(SCRIPTED, faces=[3, 7]), 0, r"set-up: face number 2 is 7.* d6"),
    "a 4 on a lot of three": (changed(SCRIPTED, setup={}, faces=[3, 1, 4, 2, 6, 5, 4]), 0, r"set-up: .*7 is 4.* d3"),
    "too few faces for the first roll": (changed(SCRIPTED, faces=[3, 1, 4, 2, 6, 5]), 1, r"action 1, 'roll' by seat 1"),
    "too few faces for the second roll": (
        changed(SCRIPTED, faces=[3, 1, 4, 2, 6, 5, 4]),
        3,
        r"action 3, 'roll' by seat 2.*ran out: all 7 .* d6",
    ),
    "a 0 that is rolled": (changed(SCRIPTED, faces=[3, 1, 4, 2, 6, 5, 0]), 1, r"action 1, .*number 7 is 0.* d6"),
    "a face of thousands": (changed(SCRIPTED, faces=[3, 1, 4, 2, 6, 5, 10**4000]), 1, r"action 1, .*number 7 is 1000"),
    "not their turn": (changed(actions=[[0, "roll"]]), 1, r"action 1, 'roll' by seat 0"),
    "not rolled yet": (changed(actions=[[1, "keep"]]), 1, r"action 1, 'keep' by seat 1"),
    "rolled already": (changed(actions=[[1, "roll"], [1, "roll"]]), 2, r"action 2, 'roll' by seat 1"),
    "a gift to nobody": (changed(actions=[[1, "roll"], [1, "give 3"]]), 2, r"action 2, 'give 3' by seat 1"),
    "a gift to oneself": (changed(actions=[[1, "roll"], [1, "give 1"]]), 2, r"action 2, 'give 1' by seat 1"),
    "a gift to a giant": (changed(actions=[[1, "roll"], [1, "give " + "9" * 5000]]), 2, r"action 2, 'give 999"),
    "left already": (changed(actions=[[0, "resign"], [0, "resign"]]), 2, r"action 2, 'resign' by seat 0"),
    "over already": (
        changed(actions=[[0, "resign"], [2, "resign"], [1, "roll"]]),
        3,
        r"action 3, 'roll' by seat 1",
    ),
}
