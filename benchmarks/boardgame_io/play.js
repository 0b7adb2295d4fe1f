// Random tic-tac-toe on boardgame.io, headless and in this process alone: `node play.js client` or `node play.js
// reducer`, with NODE_PATH where the library is. For each line on standard input, a number of seconds, it plays whole
// games until this process has used so much time on a core, and answers with one line of JSON: {decisions, seconds}.
"use strict";

const { createInterface } = require("node:readline");

const LINES = [0, 3, 6].map((i) => [i, i + 1, i + 2]).concat([0, 1, 2].map((i) => [i, i + 3, i + 6]), [[0, 4, 8], [2, 4, 6]]);

const game = {
  name: "tic-tac-toe",
  // Neither of our games nor this one takes anything back: the library need not remember how.
  disableUndo: true,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G: { cells }, ctx }) => {
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c])) {
      return { winner: ctx.currentPlayer };
    }
    return cells.includes(null) ? undefined : { draw: true };
  },
};

function choose(cells) {
  const free = [];
  for (let cell = 0; cell < cells.length; cell += 1) if (cells[cell] === null) free.push(cell);
  return free[Math.floor(Math.random() * free.length)];
}

// As a program plays that uses the library as its pages say.
function client() {
  const { Client } = require("boardgame.io/client");
  const table = Client({ game, numPlayers: 2, debug: false });
  table.start();
  return () => {
    table.reset();
    let decisions = 0;
    for (let state = table.getState(); !state.ctx.gameover; state = table.getState()) {
      table.moves.mark(choose(state.G.cells));
      decisions += 1;
    }
    return decisions;
  };
}

// The least the library can be asked to do: from state to state, each game from the same first one.
function reducer() {
  const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
  const next = CreateGameReducer({ game });
  const first = InitializeGame({ game, numPlayers: 2 });
  return () => {
    let decisions = 0;
    let state = first;
    while (!state.ctx.gameover) {
      const move = { type: "mark", args: [choose(state.G.cells)], playerID: state.ctx.currentPlayer };
      state = next(state, { type: "MAKE_MOVE", payload: move });
      decisions += 1;
    }
    return decisions;
  };
}

function used(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

const play = { client, reducer }[process.argv[2]]();

createInterface({ input: process.stdin }).on("line", (line) => {
  const wanted = Number(line);
  const start = process.cpuUsage();
  let decisions = 0;
  let seconds = 0;
  do {
    decisions += play();
    seconds = used(start);
  } while (seconds < wanted);
  process.stdout.write(`${JSON.stringify({ decisions, seconds })}\n`);
});
