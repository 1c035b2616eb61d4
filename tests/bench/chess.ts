import { newChess } from "./references.ts";

const LONGEST = 300;
const LAST_RANK = 56;

/** A random game of chess with every legal move listed at each ply; returns the moves made. */
export function randomChess(): number {
  const chess = newChess();
  let moves = 0;
  while (moves < LONGEST && !chess.isEnd()) {
    const legal: [number, number][] = [];
    for (const [from, dests] of chess.allDests()) for (const to of dests) legal.push([from, to]);
    const [from, to] = legal[Math.floor(Math.random() * legal.length)] as [number, number];
    const promotes = chess.board.pawn.has(from) && (to < 8 || to >= LAST_RANK);
    chess.play(promotes ? { from, to, promotion: "queen" } : { from, to });
    moves += 1;
  }
  return moves;
}
