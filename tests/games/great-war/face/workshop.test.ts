import fc from "fast-check";
import { describe, expect, it } from "vitest";
import figures from "../../../../models/great-war/figures.json";
import { type AnyCatalogue, type Phrase, say } from "../../../../src/core/phrase.ts";
import type { DesignField } from "../../../../src/face/workshop.ts";
import { greatWar } from "../../../../src/games/great-war/computer/game.ts";
import type { Config } from "../../../../src/games/great-war/data/config/config.ts";
import { readDesign } from "../../../../src/games/great-war/data/designs.ts";
import type { AircraftType } from "../../../../src/games/great-war/data/tables.ts";
import { editor } from "../../../../src/games/great-war/face/editor.ts";
import { papers } from "../../../../src/games/great-war/face/papers.ts";
import { words as de } from "../../../../src/games/great-war/face/words/de/workshop.ts";
import { words as en } from "../../../../src/games/great-war/face/words/en/workshop.ts";
import { duelOf } from "../../../../src/games/great-war/face/workshop/board.ts";
import { FLOWN, FRESH, idFor } from "../../../../src/games/great-war/face/workshop/design.ts";
import { MODELS } from "../../../../src/games/great-war/face/workshop/models.ts";
import { workshop } from "../../../../src/games/great-war/face/workshop.ts";
import { setupFrom } from "../../../../src/games/great-war/rules/setup/from-config.ts";
import { typeOf } from "../../../../src/games/great-war/rules/setup/roster.ts";

const KESTREL = workshop.named(FRESH, "Kestrel") as AircraftType;

/** A design with fields set one after the other. */
function edited(design: unknown, ...edits: readonly (readonly [string, string | boolean])[]): AircraftType {
  return edits.reduce((now, [field, value]) => workshop.change(now, field, value), design) as AircraftType;
}

function fieldsOf(design: unknown): readonly DesignField[] {
  return workshop.sections(design).flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));
}

function faultsOf(design: unknown): readonly string[] {
  return workshop.faults(design).map(({ field, problem }) => `${field}: ${problem.values.found}`);
}

/** Every phrase in a piece of data, however deep. */
function phrasesIn(data: unknown): readonly Phrase[] {
  if (typeof data !== "object" || data === null) return [];
  if ("key" in data && "values" in data) return [data as Phrase];
  return Object.values(data).flatMap(phrasesIn);
}

describe("designs of the Great War", () => {
  it("an empty sheet lacks a name alone", () => {
    expect(faultsOf(workshop.fresh)).toEqual(["name: "]);
    expect(readDesign(KESTREL)).toEqual({ ok: true, value: KESTREL });
  });

  it.each(FLOWN.map((type) => [type.name, type.id] as const))("%s may be begun with", (name, id) => {
    const start = workshop.starts.find((one) => one.id === id);
    expect(start?.name).toBe(name);
    expect(workshop.read(start?.design)).toMatchObject({ ok: true });
    expect(workshop.shaped(start?.design)).toEqual(start?.design);
    const sheet = workshop.shown(start?.design).sheet;
    expect(sheet?.title).toBe(name);
  });

  it("every field shows what it was set to", () => {
    const design = edited(
      KESTREL,
      ["max", "12"],
      ["min", "5"],
      ["climb", "150"],
      ["ceiling", "6500"],
      ["damage", "11"],
      ["schedule", "D"],
      ["nation", "DE"],
      ["from", "1918-02"],
      ["silhouette", "-1"],
      ["tailSilhouette", "0"],
      ["flags.half-mount", true],
      ["mounts.0.column", "A"],
      ["mounts.0.left", "15"],
      ["mounts.0.modifier", "-1"],
      ["model", "fokker-dr-i-red"],
    );
    expect(design).toMatchObject({ max: 12, min: 5, climb: 150, ceiling: 6500, damage: 11, schedule: "D" });
    expect(design).toMatchObject({ nation: "DE", from: "1918-02", silhouette: -1, tailSilhouette: 0 });
    expect(design.flags).toEqual(["half-mount", "fighter"]);
    expect(design.mounts).toEqual([
      {
        id: "front",
        man: 0,
        field: "front",
        column: "A",
        barrels: [
          { id: "left", drums: [15] },
          { id: "right", drums: [20] },
        ],
        modifier: -1,
      },
    ]);
    const shown = new Map(fieldsOf(design).map((field) => [field.id, "value" in field ? field.value : null]));
    expect(shown.get("max")).toBe("12");
    expect(shown.get("schedule")).toBe("D");
    expect(shown.get("flags.half-mount")).toBe(true);
    expect(shown.get("mounts.0.left")).toBe("15");
    expect(shown.get("mounts.0.modifier")).toBe("-1");
    expect(workshop.read(design)).toMatchObject({ ok: true });
    expect(edited(design, ["tailSilhouette", "same"])).not.toHaveProperty("tailSilhouette");
  });

  it("guns are mounted, pointed, handed over and taken off", () => {
    const two = edited(KESTREL, ["seats", "2"], ["mounts.add", true]);
    expect(two.flags).toEqual([]);
    expect(two.mounts.map(({ id, man, field }) => [id, man, field])).toEqual([
      ["front", 0, "front"],
      ["rear", 1, "rear"],
    ]);
    const pointed = edited(two, ["mounts.add", true], ["mounts.2.field", "all-round"]);
    expect(pointed.mounts.map(({ id }) => id)).toEqual(["front", "rear", "rear-2"]);
    expect(workshop.read(pointed)).toMatchObject({ ok: true });
    expect(edited(pointed, ["mounts.1.remove", true]).mounts.map(({ id }) => id)).toEqual([
      "front",
      "rear-2",
    ]);
    const alone = edited(two, ["seats", "1"]);
    expect(alone.mounts.map(({ man }) => man)).toEqual([0, 0]);
    expect(alone.flags).toEqual(["fighter"]);
    const mixed = edited(KESTREL, ["mounts.0.column", "B"]);
    expect(mixed.mounts[0]?.barrels).toEqual([
      { id: "vickers", drums: [20] },
      { id: "lewis", drums: [6, 6] },
    ]);
    expect(workshop.read(mixed)).toMatchObject({ ok: true });
  });

  it("what the rules refuse is told at its field, and nothing typed makes it undrawable", () => {
    const wrong = edited(
      KESTREL,
      ["max", "99"],
      ["climb", "75"],
      ["damage", "many"],
      ["from", "spring"],
      ["mounts.0.gun", "20 x"],
      ["mounts.0.modifier", "huge"],
    );
    expect(faultsOf(wrong)).toEqual([
      "from: spring",
      "max: 99",
      "climb: 75",
      "damage: -1",
      "mounts.0.modifier: -99",
      "mounts.0.gun: -1",
    ]);
    const known = new Set(fieldsOf(wrong).map(({ id }) => id));
    for (const { field } of workshop.faults(wrong)) expect(known).toContain(field);
    expect(workshop.shown(wrong).piece.model).toBe("great-war/sopwith-pup");
    expect(workshop.shown(wrong).sheet).toBeDefined();
  });

  it("whatever is typed, it is judged, drawn and shown", () => {
    const ids = fieldsOf(edited(KESTREL, ["seats", "3"], ["mounts.add", true])).map(({ id }) => id);
    const typed = fc.oneof(fc.string({ maxLength: 8 }), fc.integer().map(String), fc.double().map(String));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...ids), typed), { maxLength: 8 }), (edits) => {
        const design = edited(KESTREL, ...edits);
        const faults = workshop.faults(design);
        expect(workshop.read(design).ok).toBe(faults.length === 0);
        expect(workshop.shown(design).piece.id).toMatch(/^[AG]1$/);
        expect(workshop.sections(design)).toHaveLength(4);
        expect(workshop.shown(design).sheet).toBeDefined();
      }),
      { numRuns: 150 },
    );
  });

  it("is no balloon, and no other data", () => {
    expect(readDesign({ ...KESTREL, seats: 0, mounts: [] })).toMatchObject({ ok: false });
    for (const data of [null, 7, [], {}, { ...KESTREL, schedule: "Z" }, { ...KESTREL, extra: 1 }]) {
      expect(workshop.shaped(data)).toBeUndefined();
      expect(workshop.read(data).ok).toBe(false);
    }
  });

  it("has an id that no type of our tables has", () => {
    expect(idFor("Kestrel Mk. II “Übermut”")).toBe("own-kestrel-mk-ii-bermut");
    expect(idFor("飛行機")).toBe("own-type");
    expect(idFor("x".repeat(60))).toHaveLength(40);
  });

  it("has one of the miniatures that there are", () => {
    const made = figures.map(({ id }) => id);
    for (const { id } of MODELS) expect(made).toContain(id);
    expect(new Set(MODELS.map(({ id }) => id)).size).toBe(MODELS.length);
  });

  it("a figure that is missing is ranked nowhere", () => {
    const standings = (field: string) =>
      workshop.sections(edited(KESTREL, [field, "x"])).flatMap(({ standings: all = [] }) => all);
    for (const field of ["max", "climb", "ceiling"]) {
      const one = standings(field).find(({ id }) => id === field);
      expect(one).toMatchObject({ value: null, told: { key: "standing.missing" } });
      expect(say(en as AnyCatalogue, one?.figure as Phrase)).toBe("–");
      expect(say(en as AnyCatalogue, one?.label as Phrase)).toMatch(/without a figure/);
    }
    expect(standings("damage").map(({ value }) => value)).toEqual([9, 100, 5000]);
  });

  it("says all of its words, in two languages that differ", () => {
    const designs = [
      KESTREL,
      edited(KESTREL, ["max", "x"], ["max", "40"], ["climb", "7000"], ["ceiling", ""]),
      edited(KESTREL, ["seats", "3"], ["mounts.add", true], ["mounts.0.column", "B"]),
      edited(KESTREL, ["mounts.0.column", "A"], ["max", "8"], ["mounts.add", true]),
      edited(KESTREL, ["mounts.0.remove", true]),
    ];
    const { title, keep, trial } = workshop;
    const all = phrasesIn([title, keep, trial, designs.map((design) => workshop.sections(design))]);
    const known = new Set(Object.keys(en));
    const own = all.filter(({ key }) => known.has(key));
    expect(new Set(own.map(({ key }) => key))).toEqual(known);
    expect(all.filter(({ key }) => !known.has(key))).toEqual([]);
    const told = own.map(
      (phrase) => [say(en as AnyCatalogue, phrase), say(de as AnyCatalogue, phrase)] as const,
    );
    expect(told.flat().filter((one) => /undefined|NaN|object/.test(one))).toEqual([]);
    const alike = told.filter(([english, german]) => english === german && /[a-z]{3}/i.test(english));
    expect(new Set(alike.map(([one]) => one))).toEqual(new Set(["Immelmann", "Name", "Silhouette"]));
  });
});

describe("an own type in a set-up", () => {
  const config = duelOf(KESTREL, "fokker-dr-i");

  it("flies with its own figures, and states without one are what they always were", () => {
    expect(greatWar.config.safeParse(JSON.parse(JSON.stringify(config))).success).toBe(true);
    expect(greatWar.check(config)).toEqual([]);
    const setup = setupFrom(config);
    expect(typeOf(setup, 0)).toEqual(KESTREL);
    expect(setup.airframes[0]).toMatchObject({ type: "own-kestrel", model: "sopwith-pup" });
    const { types: _, ...plain } = {
      ...config,
      aircraft: config.aircraft.map((one) => ({ ...one, type: "se-5a" })),
    };
    expect(setupFrom(plain)).not.toHaveProperty("types");
  });

  it("meets any type of the list on either side", () => {
    for (const { id } of FLOWN)
      for (const nation of ["GB", "AH"] as const)
        expect(greatWar.check(duelOf({ ...KESTREL, nation }, id))).toEqual([]);
  });

  it.each<readonly [string, Config, string]>([
    ["unsound", { ...config, types: [{ ...KESTREL, max: 99 }] }, "types.0, max"],
    ["there twice", { ...config, types: [KESTREL, KESTREL] }, "types.1, id"],
    [
      "called like one of the tables",
      { ...config, types: [KESTREL, { ...KESTREL, id: "se-5a" }] },
      "types.1, id",
    ],
    ["one of too many", { ...config, types: Array.from({ length: 41 }, () => KESTREL) }, "types"],
  ])("is refused when it is %s", (_, set, cell) => {
    const problems = greatWar.check(set);
    expect(problems.map(({ values }) => values.cell)).toEqual([cell]);
  });

  it("stands in no set-up that is a scenario's name", () => {
    expect(greatWar.check({ scenario: "duel", types: [KESTREL] })).toMatchObject([{ code: "config-mixed" }]);
  });

  it("is chosen in the editor, and leaves with the last aircraft of it", () => {
    const empty = editor.draftOf({ scenario: "duel" });
    expect(editor.own?.(KESTREL)).toMatchObject({ name: "Kestrel" });
    expect(editor.own?.({ ...KESTREL, max: 99 })).toBeUndefined();
    const added = editor.add(empty, "aircraft", 0, KESTREL);
    const set = editor.configOf(added.draft) as Config;
    expect(set.types).toEqual([KESTREL]);
    expect(set.aircraft?.find(({ type }) => type === "own-kestrel")).toBeDefined();
    expect(editor.faults(added.draft)).toEqual([]);
    expect(editor.readDraft(JSON.parse(JSON.stringify(added.draft)))).toEqual(added.draft);
    expect(editor.draftOf(set)).toMatchObject({ types: [KESTREL] });
    const twin = editor.add(added.draft, "aircraft", 1, { ...KESTREL, max: 11 });
    expect((editor.configOf(twin.draft) as Config).types?.map(({ id }) => id)).toEqual([
      "own-kestrel",
      "own-kestrel-2",
    ]);
    const changed = editor.change(added.draft, added.row, "type", "se-5a");
    expect((editor.configOf(changed) as Config).types).toBeUndefined();
  });

  it("has blank papers, too", () => {
    const own = [
      { id: "abc", design: KESTREL },
      { id: "bad", design: { ...KESTREL, max: 99 } },
    ];
    const listed = papers.types(own);
    expect(listed[0]).toEqual({ id: "own:abc", name: "Kestrel" });
    expect(listed.some(({ id }) => id === "own:bad")).toBe(false);
  });

  it("has the record sheet that lies beside the table", () => {
    expect(workshop.shown(KESTREL).sheet?.blocks.length).toBeGreaterThan(3);
  });
});
