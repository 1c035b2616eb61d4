import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../../src/core/language.ts";
import type { Phrase } from "../../../../src/core/phrase.ts";
import { downInFlames as game } from "../../../../src/games/down-in-flames/computer/game.ts";
import type { Config } from "../../../../src/games/down-in-flames/data/config.ts";
import { SCENARIO_IDS } from "../../../../src/games/down-in-flames/data/scenarios/scenarios.ts";
import { OUR_SET } from "../../../../src/games/down-in-flames/data/whole-set.ts";
import { configOf } from "../../../../src/games/down-in-flames/face/editor/config-of.ts";
import {
  type Draft,
  EMPTY,
  ROWS,
  readDraft,
} from "../../../../src/games/down-in-flames/face/editor/draft.ts";
import { draftOf } from "../../../../src/games/down-in-flames/face/editor/draft-of.ts";
import {
  added,
  changed,
  changeSide,
  duplicated,
  raiseBy,
} from "../../../../src/games/down-in-flames/face/editor/edits.ts";
import { editor } from "../../../../src/games/down-in-flames/face/editor.ts";
import { folder } from "../../../../src/games/down-in-flames/index.ts";
import { setupFrom } from "../../../../src/games/down-in-flames/rules/setup/from-config.ts";

const kent = draftOf({ scenario: "kent" });
const factory = draftOf({ scenario: "factory" });

/** A set-up as it comes out of a link or a file. */
function sent(draft: Draft): Config {
  const config = game.config.safeParse(JSON.parse(JSON.stringify(configOf(draft))));
  if (!config.success) throw new Error("the set-up has the wrong shape");
  return config.data;
}

describe.each(SCENARIO_IDS)("%s as a draft", (scenario) => {
  const draft = draftOf({ scenario });

  it("is the same set-up again, with nothing to put right", () => {
    expect(editor.faults(draft)).toEqual([]);
    expect(game.check(sent(draft))).toEqual([]);
    expect(setupFrom(sent(draft))).toEqual(setupFrom({ scenario }));
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it("stands on the table, piece by piece", () => {
    const ids = editor.shown(draft).tabletop.pieces.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { key } of [...draft.elements, ...draft.formations]) expect(ids).toContain(key);
  });
});

it("a draft keeps options, a stacked deck, tables and players", () => {
  const config: Config = {
    scenario: "malta",
    options: { die: "d12", start: "bid", cards: 110, repeatDefence: false, gyroAdvantaged: 2, highest: 9 },
    turns: 8,
    deck: ["half-loop", "in-my-sights 1/2"],
    tables: { ...OUR_SET, name: "Mine" },
    seats: { "allied-1": ["A1"] },
  };
  expect(game.check(config)).toEqual([]);
  expect(setupFrom(sent(draftOf(config)))).toEqual(setupFrom(JSON.parse(JSON.stringify(config))));
});

const withField = (of: Draft, row: string | null, field: string, value: string | boolean) =>
  changed(of, row, field, value);

const WRONG: readonly (readonly [string, Draft, string, string | null, string | null, string])[] = [
  ["a name twice", withField(kent, "e2", "id", "A1"), "elements", "e2", "id", "config-id-twice"],
  ["a word of orders", withField(kent, "e1", "id", "pass"), "elements", "e1", "id", "config-id"],
  ["no such type", withField(kent, "e1", "type", "ufo"), "elements", "e1", "type", "config-type"],
  ["bombs under a Spitfire", withField(kent, "e1", "load", true), "elements", "e1", "load", "config-load"],
  [
    "rockets under an Emil",
    withField(kent, "e2", "rockets", true),
    "elements",
    "e2",
    "rockets",
    "config-rockets",
  ],
  [
    "an ace as Wingman",
    withField(kent, "e1", "wingmanQuality", "ace"),
    "elements",
    "e1",
    "wingmanQuality",
    "config-wingman-ace",
  ],
  [
    "a reserve without a campaign",
    withField(kent, "e1", "reserve", true),
    "elements",
    "e1",
    "reserve",
    "config-reserve",
  ],
  [
    "text for a number of bombers",
    withField(factory, "f1", "count", "many"),
    "formations",
    "f1",
    "count",
    "config-number",
  ],
  ["seven bombers", withField(factory, "f1", "count", "7"), "formations", "f1", "count", "config-number"],
  ["text for turns", withField(kent, null, "turns", "some"), "table", null, "turns", "config-number"],
  [
    "a level too high",
    withField(withField(kent, null, "options.start", "given"), null, "level", "19"),
    "table",
    null,
    "level",
    "config-number",
  ],
  [
    "an unknown card",
    withField(kent, null, "deck", "half-loop, immelmann"),
    "table",
    null,
    "deck",
    "config-deck-card",
  ],
  [
    "a campaign without a target",
    withField(kent, null, "campaign", true),
    "table",
    null,
    "campaign",
    "config-campaign",
  ],
  [
    "turns of a mission",
    withField(factory, null, "turns", "7"),
    "table",
    null,
    "turns",
    "config-mission-turns",
  ],
  ["nobody on a side", ROWS.remove(kent, "e2"), "elements", null, null, "config-elements"],
];

/** The fields that a sheet offers for a row, or for the set-up. */
function offeredOn(draft: Draft, id: string, row: string | null): readonly string[] {
  const sheet = editor.sheets(draft).find((one) => one.id === id);
  if (sheet?.kind === "fields") return sheet.parts.flatMap(({ fields }) => fields.map((one) => one.id));
  const rows = sheet?.groups.flatMap((group) => group.rows) ?? [];
  return rows.filter(({ key }) => key === row).flatMap(({ fields }) => fields.map((one) => one.id));
}

describe("what is wrong is told where it is", () => {
  it.each(WRONG)("%s", (_name, draft, sheet, row, field, code) => {
    const told = editor.faults(draft).find(({ problem }) => problem.code === code);
    expect(told).toMatchObject({ sheet, row, field });
    // It can be put right there.
    if (field !== null) expect(offeredOn(draft, sheet, row)).toContain(field);
    // It can be drawn all the same.
    expect(editor.shown(draft).tabletop.pieces.length).toBeGreaterThan(0);
  });

  it("a figure that is none is told as it was typed", () => {
    const [fault] = editor.faults(withField(factory, "f1", "count", "many"));
    expect(fault?.problem.values.found).toBe("many");
  });

  it("nothing at all can be drawn, and tells that both sides lack somebody", () => {
    expect(editor.shown(EMPTY).tabletop.pieces).toEqual([]);
    expect(editor.faults(EMPTY).map(({ problem }) => problem.code)).toEqual([
      "config-elements",
      "config-elements",
    ]);
  });
});

describe("hands on a draft", () => {
  it("add, double, hand over and take away", () => {
    const one = added(kent, "elements", 0, "hurricane-i");
    expect(one.draft.elements.at(-1)).toEqual({
      key: one.row,
      side: 0,
      fields: { id: "A2", type: "hurricane-i" },
    });
    const two = duplicated(one.draft, one.row);
    expect(two.draft.elements.map(({ fields }) => fields.id)).toEqual(["A1", "B1", "A2", "A3"]);
    const over = changeSide(two.draft, two.row);
    expect(over.elements.at(-1)).toMatchObject({ side: 1, fields: { id: "B2" } });
    expect(game.check(sent(over))).toEqual([]);
    expect(ROWS.remove(ROWS.remove(over, two.row), one.row)).toEqual(kent);
    const bombers = added(kent, "formations", 1, null);
    expect(game.check(sent(bombers.draft))).toEqual([]);
  });

  it("raise all of them to a level, and no higher than they fly", () => {
    const raised = raiseBy(kent, 2);
    expect(sent(raised).options?.start).toBe(12);
    expect(sent(raiseBy(raised, 99)).options?.start).toBe(17);
    expect(sent(raiseBy(raised, -99)).options?.start).toBe(1);
    expect(game.check(sent(raiseBy(raised, 99)))).toEqual([]);
  });

  it("set every field of a whole campaign", () => {
    let draft = draftOf({ scenario: "campaign" });
    for (const sheet of editor.sheets(draft)) {
      const fields =
        sheet.kind === "fields"
          ? sheet.parts.flatMap((part) => part.fields.map((field) => [null, field] as const))
          : sheet.groups.flatMap(({ rows }) =>
              rows.flatMap((row) => row.fields.map((field) => [row.key, field] as const)),
            );
      for (const [row, field] of fields) {
        const same = field.value;
        draft = editor.change(draft, row, field.id, same) as Draft;
      }
    }
    expect(editor.faults(draft)).toEqual([]);
    const before = setupFrom({ scenario: "campaign" });
    const { options, elements, formations, campaign } = setupFrom(sent(draft));
    expect({ options, elements, formations, campaign }).toEqual({
      options: before.options,
      elements: before.elements,
      formations: before.formations,
      campaign: true,
    });
  });
});

/** All phrases of a value. */
function phrasesIn(value: unknown): readonly Phrase[] {
  if (typeof value !== "object" || value === null) return [];
  if ("key" in value && "values" in value) return [value as Phrase];
  return Object.values(value).flatMap(phrasesIn);
}

it.each(LANGUAGES)("every text is told in the language %s", async (language) => {
  const words = { ...(await folder.words(language)), ...(await folder.words(language, "editor")) };
  const { types, hint, aboutTypes } = editor;
  const faults = WRONG.flatMap(([, draft]) => editor.faults(draft));
  for (const scenario of SCENARIO_IDS) {
    const draft = draftOf({ scenario });
    const all = { sheets: editor.sheets(draft), terms: editor.terms(draft), types, hint, aboutTypes, faults };
    for (const { key, values } of phrasesIn(all)) {
      const said = words[key]?.(values as never);
      expect(said, key).toMatch(/\S/);
      expect(said, key).not.toMatch(/undefined|^[a-z]+\.[a-zA-Z]+$/);
    }
  }
});
