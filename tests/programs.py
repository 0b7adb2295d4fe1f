"""Programs that play, well and badly, for tests."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import games
from games.ai.engine_protocol import DecisionRequest
from games.core import SetupData
from games.core.dice import FastDice

FIRST = """#!/bin/sh
while read -r line; do
  case $line in *'"type":"decide"'*) legal=${line##*'"legal":["'}; echo "${legal%%\\"*}" ;; esac
done
"""
"""Takes the first of what it can do."""


def save(folder: Path, text: str, name: str = "mybot") -> str:
    """Save a program with that text, ready to run; it is Python unless its first line says otherwise."""
    path = folder / name
    path.write_text(text if text.startswith("#!") else f"#!/usr/bin/env python3\n{text}", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


def question(game: str = "magic_numbers", wanted: Callable[[Any], bool] = lambda _: True) -> DecisionRequest:
    """Return the first real decision in a game of three whose view is as ``wanted``."""
    rules, dice = games.load(game), FastDice(random.Random(1))
    options = rules.options()
    state = rules.start(options, 3, SetupData(host=0), dice).state
    while True:
        seat = min(rules.actors(state))
        legal, view = rules.legal(state, seat), rules.view(state, seat)
        if len(legal) > 1 and wanted(view):
            return DecisionRequest(game, options, 3, seat, view, legal, 1234567890)
        state = rules.apply(state, seat, legal[0], dice).state


ORPHAN = """
import sys, time
from bot.engines.process import EngineProcess
from tests.programs import question
program = EngineProcess([sys.argv[1]])
program.request(1, question())
print(flush=True)
time.sleep(1000)
"""
"""Script of a process that asks the program named in its arguments one question, and stays."""
