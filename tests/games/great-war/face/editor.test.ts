import { describe, expect, it } from "vitest";
import { type AnyCatalogue, type Phrase, say } from "../../../../src/core/phrase.ts";
import { greatWar } from "../../../../src/games/great-war/computer/game.ts";
import type { Config } from "../../../../src/games/great-war/data/config/config.ts";
import { configOf } from "../../../../src/games/great-war/face/editor/config-of.ts";
import { type Draft, EMPTY, ROWS, readDraft } from "../../../../src/games/great-war/face/editor/draft.ts";
import { draftOf } from "../../../../src/games/great-war/face/editor/draft-of.ts";
import {
  added,
  changed,
  changeSide,
  duplicated,
  moveBy,
  moveTo,
  noseOf,
  raiseBy,
  turnBy,
  turnTowards,
} from "../../../../src/games/great-war/face/editor/edits.ts";
import { editor } from "../../../../src/games/great-war/face/editor.ts";
import { words as german } from "../../../../src/games/great-war/face/words/de/editor.ts";
import { words as english } from "../../../../src/games/great-war/face/words/en/editor.ts";
import { checkWhole } from "../../../../src/games/great-war/rules/check/whole.ts";
import { SCENARIOS, wholeOf } from "../../../../src/games/great-war/rules/scenarios.ts";
import { setupFrom } from "../../../../src/games/great-war/rules/setup/from-config.ts";

const duel = draftOf({ scenario: "duel" });

it.each<[string, AnyCatalogue, string, string]>([
  ["English", english, "Date: 18 September 1918", "from May 1917"],
  ["German", german, "Datum: 18. September 1918", "ab Mai 1917"],
])("writes dates as one writes them in %s", (_, words, day, month) => {
  const terms = editor.terms(draftOf({ scenario: "balloons" }));
  expect(terms.map((term) => say(words, term as Phrase))).toContain(day);
  const spad = editor.types.find(({ id }) => id === "spad-xiii");
  expect(spad?.lines.map((line) => say(words, line as Phrase))).toContain(month);
});

describe("a scenario as a draft", () => {
  it.each(Object.keys(SCENARIOS))("%s is the same set-up again, with nothing to put right", (scenario) => {
    const draft = draftOf({ scenario });
    expect(editor.faults(draft)).toEqual([]);
    const config = JSON.parse(JSON.stringify(configOf(draft))) as Config;
    expect(greatWar.config.safeParse(config).success).toBe(true);
    expect(greatWar.check(config)).toEqual([]);
    expect(setupFrom(wholeOf(config))).toEqual(setupFrom(wholeOf({ scenario })));
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each(Object.keys(SCENARIOS))("%s stands on the table, piece by piece", (scenario) => {
    const draft = draftOf({ scenario });
    const { tabletop, overlay } = editor.shown(draft);
    const ids = tabletop.pieces.map(({ id }) => id);
    for (const { key } of [...draft.aircraft, ...draft.guns]) expect(ids).toContain(key);
    expect(overlay(draft.aircraft[0]?.key ?? null).cells).toBeDefined();
  });
});

const withField = (row: string | null, field: string, value: string) => changed(duel, row, field, value);
const gunned = added(duel, "guns", 0, null).draft;
const aimed = added(duel, "targets", 0, null).draft;

const WRONG: readonly (readonly [string, Draft, string, string | null, string | null, string])[] = [
  [
    "text for an altitude",
    withField("a1", "altitude", "high"),
    "aircraft",
    "a1",
    "altitude",
    "config-number",
  ],
  ["an empty altitude", withField("a1", "altitude", ""), "aircraft", "a1", "altitude", "config-number"],
  [
    "an altitude too high",
    withField("a1", "altitude", "9000"),
    "aircraft",
    "a1",
    "altitude",
    "config-altitude",
  ],
  ["too fast", withField("a2", "speed", "40"), "aircraft", "a2", "speed", "config-speed"],
  ["text for a speed", withField("a2", "speed", "fast"), "aircraft", "a2", "speed", "config-number"],
  ["off the board", withField("a1", "hex", "9999"), "aircraft", "a1", "hex", "config-hex"],
  ["no such type", withField("a1", "type", "ufo"), "aircraft", "a1", "type", "config-type"],
  ["a name twice", withField("a2", "id", "A1"), "aircraft", "a2", "id", "config-id"],
  [
    "too many victories",
    withField("a1", "crew.0.kills", "x"),
    "aircraft",
    "a1",
    "crew.0.kills",
    "config-number",
  ],
  ["no such day", withField(null, "date", "1917-02-30"), "table", null, "date", "config-date"],
  [
    "too small a board",
    withField(null, "board.columns", "3"),
    "table",
    null,
    "board.columns",
    "config-number",
  ],
  [
    "a wind of words",
    withField(null, "wind.strength", "gale"),
    "table",
    null,
    "wind.strength",
    "config-number",
  ],
  [
    "a trench off the board",
    withField(null, "front.german", "99"),
    "table",
    null,
    "front.german",
    "config-number",
  ],
  [
    "points without turns",
    changed(withField(null, "goal", "points"), null, "turns", ""),
    "table",
    null,
    "turns",
    "config-turns",
  ],
  ["a gun off the board", changed(gunned, "g1", "hex", "0000"), "ground", "g1", "hex", "config-hex"],
  ["a target without hexes", changed(aimed, "t1", "hexes", ""), "ground", "t1", "hexes", "config-no-hexes"],
  [
    "a target's hex off the board",
    changed(aimed, "t1", "hexes", "1010 9999"),
    "ground",
    "t1",
    "hexes",
    "config-hex",
  ],
  ["nobody on a side", ROWS.remove(duel, "a2"), "aircraft", null, null, "config-sides"],
];

describe("what is wrong is told where it is", () => {
  it.each(WRONG)("%s", (_name, draft, sheet, row, field, code) => {
    const told = editor.faults(draft).find(({ problem }) => problem.code === code);
    expect(told).toMatchObject({ sheet, row, field });
    // It can be drawn all the same.
    expect(editor.shown(draft).tabletop.pieces.length).toBeGreaterThan(0);
  });

  it("a figure that is none is told as it was typed", () => {
    const [fault] = editor.faults(withField("a1", "altitude", "high"));
    expect(fault?.problem.values.found).toBe("high");
  });

  it("an empty board is not ready", () => {
    expect(editor.faults(EMPTY).length).toBeGreaterThan(0);
    expect(editor.shown(EMPTY).tabletop.pieces).toEqual([]);
  });
});

describe("what hands do", () => {
  const fieldOf = (draft: Draft, field: string) => draft.aircraft[0]?.fields[field];

  it("moves hex by hex and stays on the board", () => {
    const corner = moveTo(duel, "a1", { x: -50, y: 500 });
    expect(fieldOf(corner, "hex")).toBe("0101");
    expect(fieldOf(moveBy(corner, "a1", -1, 1), "hex")).toBe("0101");
    expect(fieldOf(moveBy(corner, "a1", 2, -3), "hex")).toBe("0304");
  });

  it("turns by the hexside and towards a hand", () => {
    const turned = turnBy(changed(duel, "a1", "facing", "5"), "a1", 1);
    expect(fieldOf(turned, "facing")).toBe("0");
    const one = turned.aircraft[0];
    if (!one) throw new Error("the duel has two aircraft");
    for (const facing of [0, 1, 2, 3, 4, 5] as const) {
      expect(fieldOf(turnTowards(turned, "a1", noseOf(turned, one, facing)), "facing")).toBe(`${facing}`);
    }
  });

  it("raises by fifty metres, no higher than the type flies", () => {
    const high = changed(duel, "a1", "altitude", "2000");
    expect(fieldOf(raiseBy(high, "a1", 1), "altitude")).toBe("2050");
    expect(Number(fieldOf(raiseBy(high, "a1", 500), "altitude"))).toBeLessThan(9000);
    expect(fieldOf(raiseBy(high, "a1", -500), "altitude")).toBe("50");
  });

  it("adds, doubles, hands over and takes away, every name its own", () => {
    let draft = EMPTY;
    for (const side of [0, 0, 1] as const) draft = added(draft, "aircraft", side, "sopwith-camel").draft;
    draft = duplicated(draft, "a1").draft;
    draft = changeSide(draft, "a2");
    const ids = draft.aircraft.map(({ fields }) => fields.id);
    expect(new Set(ids).size).toBe(4);
    expect(editor.faults(draft)).toEqual([]);
    expect(ROWS.remove(draft, "a1").aircraft).toHaveLength(3);
    expect(checkWhole(configOf(draft))).toEqual([]);
  });
});

it("the name of each man aboard has the whole width of the paper, so that none is cut", () => {
  const rows = editor
    .sheets(duel)
    .flatMap((sheet) => (sheet.kind === "rows" ? sheet.groups : []).flatMap((group) => group.rows));
  const names = rows.flatMap(({ fields }) => fields.filter(({ id }) => /^crew\.\d\.name$/.test(id)));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter(({ wide }) => !wide)).toEqual([]);
});
