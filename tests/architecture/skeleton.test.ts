import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { WHOLE_GAMES } from "../whole-games.ts";

const GAMES = new URL("../../src/games/", import.meta.url);

/** What lies at the top of a game's folder. */
const TOP = [
  "bars.json",
  "computer",
  "data",
  "face",
  "goldens",
  "index.ts",
  "ledger",
  "meta",
  "rules",
  "words",
];

/** Where every game has the same thing. */
const ROOMS = [
  ...["computer/game", "computer/appraise"],
  ...["data/config", "data/types", "data/tables", "data/scenarios", "data/balance", "data/shapes.json"],
  ...["data/histories/en", "data/link-words/1.json", "data/pictures/"],
  ...["face/table", "face/sheets", "face/setup", "face/task", "face/terms", "face/report", "face/queries"],
  ...["face/counts", "face/hangar", "face/papers", "face/book", "face/lesson"],
  ...["ledger/index", "ledger/rule", "ledger/house", "ledger/rulings"],
  ...["meta/meta", "meta/meta.en", "meta/credits.en"],
  ...["words/en", "words/phrases", "words/events/en", "words/problems/en", "words/config/en"],
  ...["words/grammar.en", "words/values"],
  ...[
    "rules/rules",
    "rules/report",
    "rules/judge",
    "rules/state/state",
    "rules/state/refusal",
    "rules/setup/setup",
  ],
  ...["rules/flow/flow", "rules/flow/prompts", "rules/grammar/order", "rules/orders/orders"],
  ...["rules/outcome/outcome", "rules/view/view"],
];

/** Whether a game has a room: a file of that name, or a folder with it. */
function has(folder: URL, room: string): boolean {
  return ["", ".ts", "/"].some((end) => existsSync(new URL(`${room}${end}`, folder)));
}

describe.each(WHOLE_GAMES)("the folder of %s", (game) => {
  const folder = new URL(`${game}/`, GAMES);

  it("has the same entries at its top as every other, and no more", () => {
    expect(readdirSync(folder).toSorted()).toEqual(TOP);
  });

  it("has its answers read, listed and drawn by the house, from its questions", () => {
    const orders = readFileSync(new URL("rules/orders/orders.ts", folder), "utf8");
    expect(orders).toMatch(/ from ".*\/core\/orders\/(spelled-)?answers\.ts"/);
    expect(orders).toMatch(/\b(answersOf|spelledAnswersOf)</);
  });

  it("has a rule, a table and a view where every other has them", () => {
    expect(ROOMS.filter((room) => !has(folder, room))).toEqual([]);
    expect(has(folder, "rules/nothing")).toBe(false);
  });
});
