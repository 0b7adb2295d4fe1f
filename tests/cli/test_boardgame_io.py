"""The benchmark's rival in Node: brought once, asked line by line, and left out with a reason where it cannot be."""

from __future__ import annotations

import random
import shutil
import stat
import sys
from pathlib import Path

import pytest

from benchmarks import boardgame_io, engine
from benchmarks.boardgame_io import Opponent, Unavailable, installed, parse


def a_program(folder: Path, name: str, lines: str) -> None:
    """Write an executable program of that name that runs these lines of Python."""
    file = folder / name
    file.write_text(f"#!{sys.executable}\nimport os, pathlib, sys\n{lines}\n", "utf-8")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the only folder in which programs are found."""
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return folder


BRINGS = """
assert sys.argv[1] == "install" and pathlib.Path("package.json").exists()
pathlib.Path("node_modules").mkdir()
with open(os.environ["XDG_CACHE_HOME"] + "/calls", "a") as calls: calls.write("once ")
"""
PLAYS = """
for line in sys.stdin: print('{"decisions": 30, "seconds": 0.5}', flush=True)
"""
REFUSES = """
sys.exit("npm error code E404\\nnpm error a log is there")
"""


def test_decisions_and_seconds_are_read_as_a_rate() -> None:
    assert parse('{"decisions":1200,"seconds":0.25}\n') == 4800


@pytest.mark.parametrize("line", ["", "Error: cannot find it\n", "{}\n", "[]\n", '{"decisions":1,"seconds":0}\n'])
def test_anything_else_is_refused(line: str) -> None:
    with pytest.raises(Unavailable, match=r"its process in Node (ended|said)"):
        parse(line)


def test_without_npm_it_is_left_out_in_one_line(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with engine.boardgame() as contestants:
        assert contestants == []
    told = capsys.readouterr().err
    assert told == "boardgame.io is left out: it needs Node.js, and there is no npm here\n"


def test_without_node_too(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    a_program(path, "npm", BRINGS)
    with engine.boardgame() as contestants:
        assert contestants == []
    assert "there is no node here" in capsys.readouterr().err


def test_what_npm_says_is_handed_on_and_nothing_half_brought_stays(path: Path, tmp_path: Path) -> None:
    a_program(path, "npm", REFUSES)
    with pytest.raises(Unavailable, match=r"npm did not bring it .npm error code E404"):
        installed()
    assert list((tmp_path / "cache" / "sleepover-benchmarks").iterdir()) == []


def test_it_is_brought_once_and_plays_in_both_ways(path: Path, tmp_path: Path) -> None:
    a_program(path, "npm", BRINGS)
    a_program(path, "node", PLAYS)
    for _ in range(2):
        with engine.boardgame() as contestants:
            assert [each.name for each in contestants] == ["boardgame.io client", "boardgame.io reducer"]
            assert [each.rate(0.1, random.Random()) for each in contestants] == [60, 60]
    assert (tmp_path / "cache" / "calls").read_text() == "once "


def test_a_process_that_ends_is_noticed(path: Path, tmp_path: Path) -> None:
    a_program(path, "node", "sys.exit(1)")
    with pytest.raises(Unavailable, match="its process in Node ended"):
        Opponent.start("client", tmp_path)


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node.js here")
@pytest.mark.parametrize("way", boardgame_io.WAYS)
def test_the_program_for_node_plays_whole_games(way: str, tmp_path: Path) -> None:
    """On a stand-in for the library that only carries moves out; the real one is brought by the benchmark."""
    library = tmp_path / "node_modules" / "boardgame.io"
    library.mkdir(parents=True)
    (library / "client.js").write_text(STAND_IN, "utf-8")
    (library / "internal.js").write_text(STAND_IN, "utf-8")
    opponent = Opponent.start(way, tmp_path)
    try:
        assert opponent.rate(0.01) > 0
    finally:
        opponent.stop()


STAND_IN = """
const opening = (game) => ({ G: game.setup(), ctx: { currentPlayer: "0" } });
function next(game, state, cell) {
  const { currentPlayer } = state.ctx;
  const G = { cells: [...state.G.cells] };
  if (G.cells[cell] !== null) throw new Error("taken");
  game.moves.mark({ G, playerID: currentPlayer }, cell);
  const gameover = game.endIf({ G, ctx: state.ctx });
  return { G, ctx: { currentPlayer: currentPlayer === "0" ? "1" : "0", gameover } };
}
exports.Client = ({ game }) => {
  let state = opening(game);
  return {
    start() {},
    reset() { state = opening(game); },
    getState: () => state,
    moves: { mark: (cell) => { state = next(game, state, cell); } },
  };
};
exports.InitializeGame = ({ game }) => opening(game);
exports.CreateGameReducer = ({ game }) => (state, { type, payload }) => {
  if (type !== "MAKE_MOVE" || payload.playerID !== state.ctx.currentPlayer) throw new Error(type);
  return next(game, state, payload.args[0]);
};
"""
