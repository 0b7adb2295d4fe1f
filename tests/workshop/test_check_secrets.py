"""``sleepover check-game`` of a game with secrets: what leaks, or is not kept up to date, and what is not declared."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from sleepover.workshop import check_game
from sleepover.workshop.samples.cases import Case, cases
from tests.cli.conftest import Result, Run
from tests.cli.conftest import run as run
from tests.docs_games import LIARS_DICE, installed, unpacked

GAME = "liars_dice"

Change = tuple[str, str, str]


@pytest.fixture(scope="module")
def right(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which the distribution of Liar's Dice is installed."""
    return unpacked(LIARS_DICE, tmp_path_factory.mktemp("right"))


@pytest.fixture
def checked(right: Path, tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Check the game with some texts changed, at its smallest table."""

    def check(*changes: Change) -> Result:
        for path in right.rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                (tmp_path / path.relative_to(right)).parent.mkdir(parents=True, exist_ok=True)
                text = path.read_text(encoding="utf-8")
                for name, old, new in changes:
                    if str(path.relative_to(right)) == name:
                        assert text.count(old) == 1, old
                        text = text.replace(old, new)
                (tmp_path / path.relative_to(right)).write_text(text, encoding="utf-8")
        with installed(tmp_path):
            monkeypatch.setattr(check_game, "cases", small)
            monkeypatch.setattr(check_game, "LAWS_SECONDS", float("inf"))
            return run("check-game", GAME)

    return check


def small() -> list[Case]:
    return [next(case for case in cases() if case.game.name == GAME and case.seats == 3)]


RULES, UI = f"sleepover_{GAME}/rules.py", f"sleepover_{GAME}/ui.py"
DECLARED = '    secret_fields: ClassVar[Sequence[str]] = ("cups",)\n'
FIELD = "    viewer: Seat | None\n"


def leaking(what: str) -> tuple[Change, Change]:
    """Return the changes by which a view shows something more."""
    view = f"""
    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), more={what})
"""
    return (RULES, FIELD, f"{FIELD}    more: object = None\n"), (RULES, DECLARED, DECLARED + view)


def test_an_installed_game_has_secrets_and_is_complete(checked: Callable[..., Result]) -> None:
    done = checked()
    assert (done.status, done.err) == (0, "")
    assert "✓ secrets       cups: nothing that others see, read or press depends on them" in done.out.decode()


@pytest.mark.parametrize(
    "what",
    [
        "state.cups",
        "sum(map(sum, state.cups))",
        "[sorted(cup)[:1] for cup in state.cups]",
        "max(map(max, filter(None, state.cups)), default=0) if seat == 1 else 0",
        "sum(map(sum, state.cups)) if state.bid and state.bid.count > 3 else 0",
    ],
)
def test_a_secret_that_leaks_in_part_is_told_and_the_game_is_not_complete(
    what: str, checked: Callable[..., Result]
) -> None:
    done = checked(*leaking(what))
    assert done.status == 1
    told = done.out.decode()
    assert "what is hidden makes no difference to whoever may not know it: after action" in told
    assert "tells what is hidden: it depends on cups of seat" in told
    assert "is complete" not in told


def test_a_forgotten_update_of_a_secret_view_is_told_and_the_game_is_not_complete(
    checked: Callable[..., Result],
) -> None:
    follow = "    secrets_follow: ClassVar[Sequence[str] | None] = "
    done = checked((RULES, f'{follow}("held", "thrown")', f"{follow}()"))
    assert done.status == 1
    told = done.out.decode()
    assert "sees something new, and affected_seats does not name it: its direct message is out of date" in told
    assert "plays differently" not in told
    assert "is complete" not in told


def test_a_secret_that_is_not_declared_is_told(checked: Callable[..., Result]) -> None:
    nothing = "\n    def hidden(self, state: State) -> Sequence[Any]:\n        return ()\n"
    done = checked((RULES, DECLARED, DECLARED + nothing))
    assert done.status == 1
    assert "sees otherwise than the room: cups; hidden has to declare" in done.out.decode()


def test_a_panel_without_secrets_is_told(checked: Callable[..., Result]) -> None:
    done = checked((UI, "    has_direct_messages = True\n", ""))
    assert done.status == 1
    assert f"{UI}: some seat sees more than the room: has_direct_messages = True" in done.out.decode()
