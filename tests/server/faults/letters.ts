import { z } from "zod/mini";
import type { AppraisedGame, Prompt } from "../../../src/core/game.ts";
import { fail, ok } from "../../../src/core/result.ts";
import type { GameEntry } from "../../../src/games/registry.ts";
import { skirmishEntry } from "../../conformance/skirmish/entry.ts";

const SEATS = ["red", "blue"] as const;
/** Letters of an answer. */
const WORD = /^[A-Z]{1,60}$/;

interface State {
  readonly turn: number;
  /** What was written in the round before, by seat. */
  readonly told: Readonly<Record<string, string>>;
}

interface View extends State {
  readonly viewer: string;
}

const meta = { id: "letters", rules: 1, scenarios: [{ id: "any", pieces: 1 }], ownTables: [] } as const;

/** A game without an end in which two players write a word each round, of whatever letters, and show them together. */
const letters: AppraisedGame<object, State, View, string> = {
  meta,
  config: z.looseObject({}),
  check: () => [],
  seats: () => SEATS.map((id) => ({ id, side: id })),
  setup: () => ({ state: { turn: 0, told: {} }, events: [] }),
  prompts: () => SEATS.map((seat): Prompt => ({ id: `${seat}-word`, seat, kind: "word", opens: "together" })),
  parse: (text) => (WORD.test(text) ? ok(text) : fail([{ code: "word", values: {} }])),
  print: (order) => order,
  *options() {
    yield "A";
  },
  sample: () => "A",
  resolve: ({ turn }, answers) => {
    const told = Object.fromEntries(SEATS.map((seat) => [seat, answers.get(`${seat}-word`) ?? ""]));
    return { state: { turn: turn + 1, told }, events: [{ key: "told", values: told }] };
  },
  view: (state, viewer) => ({ ...state, viewer }),
  imagine: ({ turn, told }) => ({ turn, told }),
  outcome: () => undefined,
  appraise: () => 0,
  report: ({ turn }) => ({ turn, phase: "words", pieces: {} }),
  narrate: ({ key, values }) => ({ key, values }),
};

export const lettersEntry = { ...skirmishEntry, meta, load: async () => letters } as GameEntry;
