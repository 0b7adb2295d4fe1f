# `just` lists the recipes; CONTRIBUTING.md explains them.

export UV_NO_PROGRESS := "1"

_list:
    @just --list --unsorted

# Run the tests: all of them, or those that you name.
test *ARGS:
    uv run pytest {{ ARGS }}

# Check style, types and layers.
lint:
    uv run --group lint ruff check
    uv run --group lint ruff format --check
    uv run --group lint mypy
    uv run --group lint lint-imports

# Write the generated tables and references, and build the site in `site/`.
docs:
    uv run python docs/tables.py
    uv run python docs/write_cli.py
    uv run python docs/write_compatibility.py
    uv run --group docs mkdocs build --strict

# Make every picture of the documents anew, and the film, and say which have changed; needs a Chromium.
pictures:
    uv run python docs/pictures.py

# Run benchmarks, all or those named, and store their results.
bench *NAMES:
    uv run python -m benchmarks --report {{ if NAMES == "" { "" } else { "--only " + NAMES } }}

# Do what docs/releasing.md lists, up to the signed tag; publish nothing.
release VERSION:
    test -z "$(git status --porcelain)"
    .ci/run
    uv run pytest --deep
    uv run python docs/pin_requirements.py
    just docs
    git diff --exit-code
    test -z "$(find docs/decisions -name '[!0-9R]*.md')"
    grep -q '^version = "{{ VERSION }}"$' pyproject.toml
    grep -q '^## {{ VERSION }} ' CHANGELOG.md
    just bench click load
    git diff --stat benchmarks/results
    deploy/image.sh build
    deploy/image.sh try
    @echo "By hand: docs/releasing.md, steps 3 (rules), 4 (database), 6 (by hand) and 8 (an upgrade)."
    @printf 'Are they done, and is the speed all right? Enter makes the tag, Ctrl-C stops. ' && read -r answer
    git checkout benchmarks/results docs/measurements.md
    git tag -s v{{ VERSION }} -m "Sleepover {{ VERSION }}"
    uv build --wheel
    cd dist && sha256sum sleepover-{{ VERSION }}-py3-none-any.whl
    @echo "Push the tag, publish the wheel with its SHA-256, then steps 11 (afterwards)."
