#!/usr/bin/env bash
# What: typer 0.28.0 and 0.29.0, Python 3.11.2
# Guess: behind `parse_args`, a command's parameters have their types: what is declared as a Path is one.
# Behaviour: in 0.28.0 (and 0.26, 0.27) the values that `parse_args` leaves in `ctx.params` are texts; only the
#   function gets a Path. From 0.29.0 on they are Paths. A check of paths there passes everything before 0.29.
# Expected: the same in both.
# Output: typer 0.28.0: str while parsing, PosixPath in the function. typer 0.29.0: PosixPath, PosixPath.
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
cat >paths.py <<'PYTHON'
from pathlib import Path
from typing import Annotated

import typer
from typer.core import TyperCommand

seen = []


class Command(TyperCommand):
    def parse_args(self, ctx, args):
        rest = super().parse_args(ctx, args)
        seen.append(type(ctx.params["file"]).__name__)
        return rest


app = typer.Typer()


@app.command(cls=Command)
def copy(file: Annotated[Path, typer.Option()]) -> None:
    seen.append(type(file).__name__)


app(["--file", "a.txt"], standalone_mode=False)
print(*seen)
PYTHON
for version in 0.28.0 0.29.0; do
    venv/bin/pip install -q --disable-pip-version-check "typer==$version"
    venv/bin/python paths.py | tee "$version.txt"
done
[ "$(cat 0.28.0.txt)" = "str PosixPath" ] || { echo "It does not behave as described any more."; exit 1; }
[ "$(cat 0.29.0.txt)" = "PosixPath PosixPath" ] || { echo "It does not behave as described any more."; exit 1; }
echo "As described."
