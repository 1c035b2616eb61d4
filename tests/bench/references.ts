import { createRequire } from "node:module";

const load = createRequire(new URL("./references/package.json", import.meta.url));

/** What we use of chessops: https://github.com/niklasf/chessops */
export interface Chess {
  readonly turn: string;
  isEnd(): boolean;
  allDests(): Map<number, Iterable<number>>;
  play(move: { from: number; to: number; promotion?: string }): void;
  readonly board: { readonly pawn: { has(square: number): boolean } };
}

/** Its CommonJS build does not load under Node, its module build does. */
const chess = await import(
  new URL("./references/node_modules/chessops/dist/esm/chess.js", import.meta.url).href
);

export function newChess(): Chess {
  return chess.Chess.default();
}

/** What we use of boardgame.io: https://github.com/boardgameio/boardgame.io */
export interface BoardgameClient {
  readonly moves: Readonly<Record<string, (...values: unknown[]) => void>>;
  getState(): {
    readonly G: { readonly cells: (string | null)[] };
    readonly ctx: { readonly gameover?: unknown };
  };
  reset(): void;
  start(): void;
}

export function newClient(game: object): BoardgameClient {
  return load("boardgame.io/client").Client({ game, debug: false });
}

export const INVALID_MOVE: unknown = "INVALID_MOVE";
