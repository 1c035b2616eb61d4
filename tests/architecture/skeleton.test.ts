import { existsSync, readdirSync } from "node:fs";
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
  ...["computer/game", "data/config", "data/scenarios", "data/balance", "data/shapes.json"],
  ...["data/histories/en", "data/link-words/1.json", "data/pictures/"],
  ...["face/table", "face/sheets", "face/setup", "face/counts", "face/papers", "face/book", "face/lesson"],
  ...["ledger/index", "meta/meta", "meta/meta.en", "meta/credits.en", "words/en", "words/phrases"],
  ...["rules/rules", "rules/report", "rules/judge", "rules/state/state", "rules/setup/setup"],
  ...["rules/flow/flow", "rules/grammar/order", "rules/orders/orders", "rules/outcome/outcome"],
  "rules/view/view",
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

  it("has a rule, a table and a view where every other has them", () => {
    expect(ROOMS.filter((room) => !has(folder, room))).toEqual([]);
    expect(has(folder, "rules/nothing")).toBe(false);
  });
});
