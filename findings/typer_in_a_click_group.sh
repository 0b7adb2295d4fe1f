#!/usr/bin/env bash
# What: typer 0.29.2, click 8.5.1, Python 3.11
# Guess: what `typer.main.get_command` returns is a click command; in a click group it behaves like one, its errors too.
# Behaviour: it is none, since typer has a click of its own. The group takes it, and runs it. But click knows no error of
#   the other click: a wrong argument ends with a traceback and status 1.
# Expected: the usage, "Invalid value for …" and status 2, as from the same command by click, and by typer alone.
# Output: is a click.Command: False; "tool 3": 0; "tool x": 1, BadParameter; by typer alone: 2
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check typer==0.29.2 click==8.5.1
venv/bin/python - <<'PYTHON'
import sys

import click
import typer
from click.testing import CliRunner
from typer.testing import CliRunner as TyperRunner

app = typer.Typer()


@app.command()
def tool(number: int) -> None:
    """Tell the number."""


command = typer.main.get_command(app)
group = click.Group()
group.add_command(command, "tool")
right, wrong = (CliRunner().invoke(group, ["tool", value]) for value in ("3", "x"))
alone = TyperRunner().invoke(app, ["x"])
print("is a click.Command:", isinstance(command, click.Command))
print("right:", right.exit_code, "wrong:", wrong.exit_code, type(wrong.exception).__name__, "alone:", alone.exit_code)
seen = isinstance(command, click.Command), right.exit_code, wrong.exit_code, alone.exit_code
if seen != (False, 0, 1, 2) or type(wrong.exception).__name__ != "BadParameter":
    sys.exit("It does not behave as described any more.")
print("As described.")
PYTHON
