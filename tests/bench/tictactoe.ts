import { type BoardgameClient, newClient } from "./references.ts";

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

interface Cells {
  cells: (string | null)[];
}

function isWon(cells: readonly (string | null)[]): boolean {
  return LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
}

/** Tic-tac-toe as boardgame.io's own tutorial plays it: setup, one move, minMoves and maxMoves of 1, endIf. */
const ticTacToe = {
  setup: (): Cells => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: { G: Cells; playerID: string }, id: number) => {
      if (G.cells[id] !== null) return "INVALID_MOVE";
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: Cells; ctx: { currentPlayer: string } }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

let client: BoardgameClient | undefined;

/** A random game of tic-tac-toe by boardgame.io; returns the moves made. */
export function randomTicTacToe(): number {
  client ??= newClient(ticTacToe);
  client.reset();
  let moves = 0;
  for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
    const free = state.G.cells.flatMap((cell, index) => (cell === null ? [index] : []));
    client.moves.clickCell?.(free[Math.floor(Math.random() * free.length)]);
    moves += 1;
  }
  return moves;
}
