import { expect, test } from "vitest";
import { entryOf } from "../../../src/core/file/read-entry.ts";
import type { WrittenEntry } from "../../../src/core/file/schema.ts";

const answers = { R1: "move R1 B2", B1: "move B1 C4" };
const ROUND = {
  kind: "round",
  answers: new Map(Object.entries(answers)),
  rolls: [],
  draws: [],
  source: undefined,
};
const battle = { format: 5, game: "raid" };

test.each<readonly [string, WrittenEntry, object]>([
  ["a round", { answers }, ROUND],
  [
    "faces from where the match began with",
    { answers, rolls: [2] },
    { ...ROUND, rolls: [2], source: "typed" },
  ],
  [
    "faces from elsewhere",
    { answers, rolls: [2], source: "seeded" },
    { ...ROUND, rolls: [2], source: "seeded" },
  ],
  ["hidden faces alone", { answers, draws: [2], source: "seeded" }, { ...ROUND, draws: [2] }],
  ["who gave no answer", { answers, idle: ["R1"] }, { ...ROUND, origins: { idle: ["R1"] } }],
  ["what was answered at once", { answers, atOnce: ["B1"] }, { ...ROUND, origins: { atOnce: ["B1"] } }],
  ["what was answered by hand", { answers, byHand: ["B1"] }, { ...ROUND, origins: { byHand: ["B1"] } }],
  [
    "a battle",
    { answers, fought: { a: battle } },
    { ...ROUND, origins: { fought: new Map([["a", battle]]) } },
  ],
  [
    "all of it",
    { answers, idle: ["R1"], atOnce: [], byHand: ["B1"], fought: {} },
    { ...ROUND, origins: { idle: ["R1"], atOnce: [], byHand: ["B1"], fought: new Map() } },
  ],
  ["a take-back", { takeBack: 2, by: null }, { kind: "take-back", count: 2, by: null, agreed: [] }],
  [
    "a take-back with who agreed",
    { takeBack: 1, by: "red", agreed: ["blue"] },
    { kind: "take-back", count: 1, by: "red", agreed: ["blue"] },
  ],
  ["an amendment", { amend: "red score 3" }, { kind: "amend", text: "red score 3", why: "" }],
  ["its reason", { amend: "a", why: "b" }, { kind: "amend", text: "a", why: "b" }],
  ["an unsealing", { unseal: "red" }, { kind: "unseal", seat: "red" }],
])("an entry is read as it is written: %s", (_, written, entry) => {
  expect(entryOf(written, "typed")).toStrictEqual(entry);
});
