import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../../src/core/language.ts";
import type { Phrase } from "../../../../src/core/phrase.ts";
import { battleOfBritain as game } from "../../../../src/games/battle-of-britain/computer/game.ts";
import type { Config } from "../../../../src/games/battle-of-britain/data/config.ts";
import { TABLES } from "../../../../src/games/battle-of-britain/data/own.ts";
import { SCENARIO_IDS } from "../../../../src/games/battle-of-britain/data/scenarios.ts";
import { configOf } from "../../../../src/games/battle-of-britain/face/editor/config-of.ts";
import { type Draft, EMPTY, readDraft } from "../../../../src/games/battle-of-britain/face/editor/draft.ts";
import { draftOf } from "../../../../src/games/battle-of-britain/face/editor/draft-of.ts";
import {
  added,
  changed,
  changeSide,
  duplicated,
  removed,
} from "../../../../src/games/battle-of-britain/face/editor/edits.ts";
import { editor } from "../../../../src/games/battle-of-britain/face/editor.ts";
import { OUR_SET } from "../../../../src/games/battle-of-britain/face/own-tables.ts";
import { folder } from "../../../../src/games/battle-of-britain/index.ts";
import { setupFrom } from "../../../../src/games/battle-of-britain/rules/setup/from-config.ts";

const campaign = draftOf({ scenario: "campaign" });
const raid = draftOf({ scenario: "raid" });

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

  it("lies on the map, formation by formation", () => {
    const { pieces, counters = [] } = editor.shown(draft).tabletop;
    const ids = [...pieces, ...counters].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { key } of draft.formations) expect(ids).toContain(key);
  });
});

it("a draft keeps options, turns, tables and players", () => {
  const config: Config = {
    scenario: "raid",
    options: { duel: "threshold", victoryInclusive: true, diagonal: false, battles: "asked" },
    turns: { from: 10, to: 11 },
    tables: { ...OUR_SET, name: "Mine" },
    seats: { anna: ["11"] },
  };
  expect(game.check(config)).toEqual([]);
  expect(setupFrom(sent(draftOf(config)))).toEqual(setupFrom(JSON.parse(JSON.stringify(config))));
});

const set = (field: string, value: string | boolean, of = campaign, row: string | null = null) =>
  changed(of, row, field, value);

const WRONG: readonly (readonly [string, Draft, string, string | null, string | null, string])[] = [
  ["a formation twice", set("id", "2A", raid, "f6"), "formations", "f6", "id", "config-formation-twice"],
  ["no such formation", set("id", "9Z", raid, "f1"), "formations", "f1", "id", "config-formation"],
  ["nobody on a side", removed(removed(raid, "f5"), "f6"), "formations", null, null, "config-side"],
  ["text for a turn", set("turns.from", "soon"), "table", null, "turns.from", "config-number"],
  ["a turn too late", set("turns.to", "12"), "table", null, "turns.to", "config-number"],
  [
    "a first turn after the last",
    set("turns.to", "3", set("turns.from", "5")),
    "table",
    null,
    "turns.from",
    "config-turns",
  ],
  ["no targets", set("options.targets", "0"), "table", null, "options.targets", "config-number"],
  ["too many targets", set("options.targets", "100"), "table", null, "options.targets", "config-number"],
  [
    "a defence of nothing",
    set("types.Do17.defence", "0"),
    "squadrons",
    null,
    "types.Do17.defence",
    "tables-number",
  ],
  [
    "squadrons below nothing",
    set("pools.11.squadrons.Spitfire", "-2"),
    "strengths",
    null,
    "pools.11.squadrons.Spitfire",
    "tables-number",
  ],
];

describe("what is wrong is told where it is", () => {
  it.each(WRONG)("%s", (_name, draft, sheet, row, field, code) => {
    const told = editor.faults(draft).find(({ problem }) => problem.code === code);
    expect(told).toMatchObject({ sheet, row, field });
    // It can be drawn all the same.
    expect(editor.shown(draft).tabletop.mat.width).toBeGreaterThan(0);
  });

  it("a figure that is none is told as it was typed", () => {
    expect(editor.faults(set("turns.from", "soon"))[0]?.problem.values.found).toBe("soon");
    expect(editor.faults(set("types.Ju87.bombs", "x"))[0]?.problem.values.found).toBe("x");
  });

  it("an empty sky lacks both sides", () => {
    expect(editor.faults(EMPTY).map(({ problem }) => problem.code)).toEqual(["config-side", "config-side"]);
  });
});

describe("hands on a draft", () => {
  it("bring formations in, exchange them for the other side's and take them away", () => {
    const one = added(raid, 1);
    expect(one.draft.formations.at(-1)).toEqual({ key: one.row, side: 1, fields: { id: "2C" } });
    const two = duplicated(one.draft, "f1");
    expect(two.draft.formations.at(-1)).toMatchObject({ side: 0, fields: { id: "10A" } });
    const over = changeSide(two.draft, two.row);
    expect(over.formations.at(-1)).toMatchObject({ side: 1, fields: { id: "3A" } });
    expect(game.check(sent(over))).toEqual([]);
    expect(removed(removed(over, two.row), one.row)).toEqual(raid);
  });

  it("bring in nobody who takes part already", () => {
    const { draft, row } = added(campaign, 0);
    expect(draft).toBe(campaign);
    expect(campaign.formations.find(({ key }) => key === row)?.side).toBe(0);
    expect(changeSide(campaign, "f1")).toBe(campaign);
  });

  it("change strengths and values, which then go with the set-up; put back, they don't", () => {
    const strong = set("pools.LF5.squadrons.Bf110", "6", set("types.He111.dice", "1"));
    const { tables } = sent(strong);
    expect(tables?.pools.find(({ id }) => id === "LF5")?.squadrons.Bf110).toBe(6);
    expect(tables?.types.find(({ id }) => id === "He111")?.dice).toBe(1);
    expect(tables?.cities).toEqual(TABLES.cities);
    const back = changed(
      changed(strong, null, "pools.LF5.squadrons.Bf110", "2"),
      null,
      "types.He111.dice",
      "",
    );
    expect(sent(back)).not.toHaveProperty("tables");
  });

  it("leave nobody in command of what takes no part", () => {
    const draft = draftOf({ seats: { anna: ["10", "11"], ben: ["13"] } });
    const without = draft.formations
      .filter(({ fields }) => /^1[13]/.test(fields.id ?? ""))
      .map(({ key }) => key);
    expect(sent(without.reduce(removed, draft)).seats).toEqual({ anna: ["10"] });
    expect(sent(changed(draft, null, "options.bid", true))).not.toHaveProperty("seats");
  });

  it("set every field of the whole campaign", () => {
    let draft = campaign;
    for (const sheet of editor.sheets(draft)) {
      const fields =
        sheet.kind === "fields"
          ? sheet.parts.flatMap((part) => part.fields.map((field) => [null, field] as const))
          : sheet.groups.flatMap(({ rows }) =>
              rows.flatMap((row) => row.fields.map((field) => [row.key, field] as const)),
            );
      for (const [row, field] of fields) draft = editor.change(draft, row, field.id, field.value) as Draft;
    }
    expect(editor.faults(draft)).toEqual([]);
    expect(setupFrom(sent(draft))).toEqual(setupFrom({ scenario: "campaign" }));
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
  const { hint, aboutTypes } = editor;
  const faults = WRONG.flatMap(([, draft]) => editor.faults(draft));
  const bidding = changed(campaign, null, "options.bid", true);
  for (const draft of [campaign, raid, EMPTY, bidding, ...WRONG.map(([, wrong]) => wrong)]) {
    const all = { sheets: editor.sheets(draft), terms: editor.terms(draft), hint, aboutTypes, faults };
    for (const { key, values } of phrasesIn(all)) {
      const said = words[key]?.(values as never);
      expect(said, key).toMatch(/\S/);
      expect(said, key).not.toMatch(/undefined|^[a-z]+\.[a-zA-Z]+$/);
    }
  }
});
