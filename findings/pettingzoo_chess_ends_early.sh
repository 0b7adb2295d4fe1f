#!/usr/bin/env bash
# What: PettingZoo 1.27.0 (chess_v6) with python-chess 1.11.2, Python 3.11.7
# Guess: a game is a draw by repetition when a position stands on the board for the third time.
# Behaviour: it ends a move before that, with nobody asked. A draw counts as soon as the player to move could claim it
#   with some move, and the claim is made for them, even where they would rather play another move.
# Expected: a draw at the third time, after eight half-moves of knights that go out and back; the other player's choice.
# Output: over after 7 half-moves; the position on the board stands there for the 2nd time.
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check pettingzoo==1.27.0 chess==1.11.2 pygame-ce==2.5.8 numpy==2.4.6 gymnasium==1.4.0
venv/bin/python - <<'PYTHON'
from pettingzoo.classic import chess_v6
from pettingzoo.classic.chess import chess_utils

env = chess_v6.env()
env.reset()
board_of, moves, positions = env.unwrapped, ("g1f3", "g8f6", "f3g1", "f6g8") * 3, []
for number, wanted in enumerate(moves):
    if any(env.terminations.values()):
        break
    positions.append(board_of.board.epd())
    legal = env.last()[0]["action_mask"].nonzero()[0]
    env.step(next(a for a in legal if str(chess_utils.action_to_move(board_of.board, a, number % 2)) == wanted))
times = positions.count(board_of.board.epd()) + 1
seen = (len(positions), times, board_of.board.is_repetition(3))
print(f"over after {seen[0]} half-moves, the position stands there {seen[1]} times, three of the same: {seen[2]}")
if seen != (7, 2, False):
    raise SystemExit("It does not behave as described any more.")
print("As described.")
PYTHON
