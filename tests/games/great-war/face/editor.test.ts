import { describe, expect, it } from "vitest";
import { type AnyCatalogue, type Phrase, say } from "../../../../src/core/phrase.ts";
import { configOf } from "../../../../src/games/great-war/face/editor/config-of.ts";
import { type Draft, EMPTY, ROWS } from "../../../../src/games/great-war/face/editor/draft.ts";
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
