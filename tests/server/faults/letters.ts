import type { AnyGame, Prompt } from "../../../src/core/game.ts";
import { fail, ok } from "../../../src/core/result.ts";
import type { GameEntry } from "../../../src/games/registry.ts";
import { raid } from "../../toy-game/computer/game.ts";
import { raidEntry } from "../../toy-game/entry.ts";

const SEATS = ["red", "blue"] as const;
/** Letters of an answer. */
const WORD = /^[A-Z]{1,60}$/;

/**
 * The raid without its rules and without an end: two players write a word each round, of whatever letters, and show them
 * together. No answer of a game is as long as what must be told from everything else that a server sends and keeps.
 */
const letters: AnyGame = {
  ...(raid as AnyGame),
  prompts: () => SEATS.map((seat): Prompt => ({ id: `${seat}-word`, seat, kind: "word", opens: "together" })),
  parse: (text) => (WORD.test(text) ? ok(text) : fail([{ code: "word", values: {} }])),
  print: String,
  resolve: (state) => ({ state, events: [] }),
};

export const lettersEntry = { ...raidEntry, load: async () => letters } as GameEntry;
