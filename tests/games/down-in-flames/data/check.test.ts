import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readShape } from "../../../../src/core/input/shape.ts";
import { checkTables } from "../../../../src/games/down-in-flames/data/check-tables.ts";
import type { GivenAircraft, GivenTables } from "../../../../src/games/down-in-flames/data/given.ts";
import { ownTables } from "../../../../src/games/down-in-flames/data/merged.ts";
import { TABLES } from "../../../../src/games/down-in-flames/data/own.ts";
import { tablesSchema } from "../../../../src/games/down-in-flames/data/schema.ts";
import {
  bomberOf,
  cardOf,
  copiesIn,
  deckSizes,
  type Tables,
  targetOf,
  typeOf,
} from "../../../../src/games/down-in-flames/data/tables.ts";
import { ratingsOf } from "../../../../src/games/down-in-flames/rules/ratings/ratings.ts";
import { INTACT } from "./samples.ts";

type Loose = { [Name in string]: Loose } & Loose[];

/** Our own tables as a file could bring them. */
function whole(): GivenTables {
  const { provenance: _, ...tables } = JSON.parse(JSON.stringify(TABLES)) as Tables;
  return { ...tables, cards: tables.cards.map(({ id: __, ...card }) => card) };
}

/** Something of a file with things spoilt: paths into it, and what stands there instead. */
function spoilt(changes: Readonly<Record<string, unknown>>): GivenTables {
  const copy = whole() as unknown as Loose;
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split("/");
    const last = names.pop() as string;
    const holder = names.reduce((at, name) => placeOf(at, name), copy);
    if (value === undefined) delete holder[last];
    else (holder as Record<string, unknown>)[last] = value;
  }
  return copy as unknown as GivenTables;
}

/** A field, or an entry of a list by its id or by its lowest level. */
function placeOf(at: Loose, name: string): Loose {
  if (!Array.isArray(at)) return at[name] as Loose;
  const found = at.find(
    (one) =>
      (one as unknown as { id?: string }).id === name || String((one as { from?: unknown }).from) === name,
  );
  return found ?? (at[Number(name)] as Loose);
}

const SPITFIRE = "aircraft/spitfire-ia";

/** A type of somebody's own: nothing is said that need not be. */
const FIAT: GivenAircraft = {
  id: "g-55",
  name: "G.55",
  nation: "IT",
  year: 1943,
  maxLevel: 4,
  bands: [
    { from: 1, to: 3, agility: 7, speed: 7, horsepower: 3 },
    { from: 4, to: 4, agility: 7, speed: 8, horsepower: 2 },
  ],
  defense: 6,
  hitValue: 16,
  offense: 4,
  wingmanDefense: 3,
};

describe("our own tables", () => {
  it("have the shape of a file and nothing wrong with them", () => {
    expect(readShape(tablesSchema, whole())).toMatchObject({ ok: true });
    expect(checkTables(whole())).toEqual([]);
  });

  it("come out as they went in", () => {
    const { provenance, ...tables } = ownTables(whole());
    const { provenance: _, ...ours } = TABLES;
    expect(tables).toEqual(ours);
    expect(new Set(Object.values(provenance))).toEqual(new Set(["given"]));
  });
});

describe("tables that a set-up brings", () => {
  it("are all ours where it brings none", () => {
    expect(checkTables({})).toEqual([]);
    expect(ownTables({})).toEqual(TABLES);
  });

  it("add a type, with what its entry does not say", () => {
    const given = { aircraft: [FIAT] };
    expect(checkTables(given)).toEqual([]);
    const tables = ownTables(given);
    expect(tables.aircraft).toHaveLength(TABLES.aircraft.length + 1);
    expect(typeOf(tables, "g-55")).toEqual({
      ...FIAT,
      role: "fighter",
      engines: 1,
      sight: "standard",
      specials: [],
      model: "generic/generic-single",
    });
    expect(typeOf(tables, "spitfire-ia")).toBe(typeOf(TABLES, "spitfire-ia"));
    expect(tables.provenance).toEqual({ ...TABLES.provenance, aircraft: "mixed" });
  });

  it("put a type in the place of ours of the same name, with our miniature", () => {
    const tables = ownTables({ aircraft: [{ ...FIAT, id: "mc-202", name: "MC.202" }] });
    expect(tables.aircraft.map(({ id }) => id)).toEqual(TABLES.aircraft.map(({ id }) => id));
    expect(typeOf(tables, "mc-202")).toMatchObject({ hitValue: 16, model: "down-in-flames/mc-202" });
    const spitfire = { ...FIAT, id: "spitfire-vb", name: "Spitfire VB", load: false };
    expect(typeOf(ownTables({ aircraft: [spitfire] }), "spitfire-vb")).toMatchObject({
      model: "down-in-flames/spitfire-vb",
    });
    expect(typeOf(ownTables({ aircraft: [spitfire] }), "spitfire-vb")).not.toHaveProperty("load");
  });

  it("put bombers, targets, answers and points in the place of ours", () => {
    const given: GivenTables = {
      bombers: [
        { id: "g4m1", name: "G4M1", nation: "JP", role: "medium", defense: 6, maxLevel: 14, turret: 2 },
        { id: "do-17z", name: "Do 17Z", nation: "DE", role: "medium", defense: 6, maxLevel: 12, turret: 1 },
      ],
      targets: [
        {
          id: "ship",
          damage: { light: 2, moderate: 4, heavy: 8 },
          flak: 5,
          areaFlak: 1,
          points: { light: 2, moderate: 5, heavy: 9 },
        },
      ],
      answers: { "out-of-the-sun": ["tight-turn"], clouds: [] },
      points: { heavy: { down: 14, damaged: 6 } },
    };
    expect(checkTables(given)).toEqual([]);
    const tables = ownTables(given);
    expect(bomberOf(tables, "g4m1")).toMatchObject({ defense: 6, model: "down-in-flames/g4m1" });
    expect(bomberOf(tables, "do-17z")).toMatchObject({ model: "generic/generic-twin" });
    expect(targetOf(tables, "ship")).toMatchObject({ flak: 5 });
    expect(targetOf(tables, "factory")).toBe(targetOf(TABLES, "factory"));
    expect(tables.answers["out-of-the-sun"]).toEqual(["tight-turn"]);
    expect(tables.answers.clouds).toEqual([]);
    expect(tables.answers.maneuvering).toBe(TABLES.answers.maneuvering);
    expect(tables.points).toEqual({ ...TABLES.points, heavy: { down: 14, damaged: 6 } });
  });

  it.each([
    [[{ name: "maneuvering", colour: "white", copies: 80 }], [80]],
    [[{ name: "maneuvering", colour: "white", copies: 110 }], [110]],
    [[{ name: "maneuvering", colour: "white", copies: 80, extension: 30 }], [80, 110]],
  ])("bring a deck of their own: %j", (cards, sizes) => {
    const given: GivenTables = { cards };
    expect(checkTables(given)).toEqual([]);
    const tables = ownTables(given);
    expect(tables.cards).toHaveLength(1);
    expect(cardOf(tables, "maneuvering")).toMatchObject({ id: "maneuvering", bursts: 0, hits: 0 });
    expect(cardOf(tables, "fuel-tank")).toBeUndefined();
    expect(deckSizes(tables)).toEqual(sizes);
    for (const size of deckSizes(tables))
      expect(tables.cards.reduce((sum, card) => sum + copiesIn(card, size), 0)).toBe(size);
  });

  it("are the same set for the same tables", () => {
    const given = { aircraft: [FIAT] };
    expect(ownTables(given)).toBe(ownTables(given));
  });
});

describe("a cell that is wrong is refused by name:", () => {
  it.each([
    ["aircraft/spitfire-ia/bands/4/agility", 21, "aircraft.spitfire-ia.bands.4-6.agility", 1, 20],
    ["aircraft/spitfire-ia/bands/4/speed", 0, "aircraft.spitfire-ia.bands.4-6.speed", 1, 20],
    ["aircraft/spitfire-ia/bands/4/horsepower", 1.5, "aircraft.spitfire-ia.bands.4-6.horsepower", 1, 20],
    ["aircraft/spitfire-ia/bands/4/to", 3, "aircraft.spitfire-ia.bands.4-3.to", 4, 26],
    ["aircraft/spitfire-ia/bands/4/from", 0, "aircraft.spitfire-ia.bands.0-6.from", 1, 26],
    ["aircraft/spitfire-ia/defense", 0, "aircraft.spitfire-ia.defense", 1, 60],
    ["aircraft/spitfire-ia/hitValue", 100, "aircraft.spitfire-ia.hitValue", 1, 99],
    ["aircraft/spitfire-ia/year", 1066, "aircraft.spitfire-ia.year", 1930, 1955],
    ["aircraft/spitfire-ia/engines", 0, "aircraft.spitfire-ia.engines", 1, 6],
    ["aircraft/spitfire-ia/spent", 8, "aircraft.spitfire-ia.spent", 1, 7],
    ["aircraft/spitfire-ia/choice", 8, "aircraft.spitfire-ia.choice", 9, 99],
    ["aircraft/spitfire-ia/mostHits", 0, "aircraft.spitfire-ia.mostHits", 1, 9],
    ["aircraft/spitfire-ia/offense", -1, "aircraft.spitfire-ia.offense", 0, 9],
    ["aircraft/spitfire-ia/wingmanDefense", 10, "aircraft.spitfire-ia.wingmanDefense", 0, 9],
    ["aircraft/spitfire-ia/gunner", 0, "aircraft.spitfire-ia.gunner", 1, 9],
    ["aircraft/bf-109g-6/rockets", 7, "aircraft.bf-109g-6.rockets", 1, 6],
    ["bombers/b-17g/defense", 61, "bombers.b-17g.defense", 1, 60],
    ["bombers/b-17g/maxLevel", 27, "bombers.b-17g.maxLevel", 1, 26],
    ["bombers/b-17g/turret", 10, "bombers.b-17g.turret", 0, 9],
    ["targets/ship/flak", 21, "targets.ship.flak", 0, 20],
    ["targets/ship/areaFlak", -1, "targets.ship.areaFlak", 0, 20],
    ["targets/ship/damage/light", 0, "targets.ship.damage.light", 1, 99],
    ["targets/ship/damage/moderate", 3, "targets.ship.damage.moderate", 4, 99],
    ["targets/ship/points/heavy", 5, "targets.ship.points.heavy", 6, 99],
    ["points/heavy/down", 100, "points.heavy.down", 0, 99],
    ["points/heavy/damaged", 13, "points.heavy.damaged", 0, 12],
    ["cards/0/bursts", 0, "cards.in-my-sights 0/1.bursts", 1, 9],
    ["cards/0/hits", 10, "cards.in-my-sights 1/10.hits", 1, 9],
    ["cards/11/hits", 1, "cards.half-loop.hits", 0, 0],
    ["cards/11/copies", 111, "cards.half-loop.copies", 0, 110],
    ["cards/11/extension", -1, "cards.half-loop.extension", 0, 110],
  ] as const)("%s %d", (path, found, cell, from, to) => {
    const problems = checkTables(spoilt({ [path]: found }));
    expect(problems).toContainEqual({
      code: "tables-number",
      rule: expect.stringMatching(/^DIF-[\dBR]/),
      values: { cell, found, from, to },
    });
  });

  it.each([
    [{ [`${SPITFIRE}/bands/4/from`]: 5 }, "bands.5-6", "gap", 5, 4],
    [{ [`${SPITFIRE}/bands/4/from`]: 3 }, "bands.3-6", "overlap", 3, 4],
    [{ [`${SPITFIRE}/bands/1/from`]: 2 }, "bands.2-3", "gap", 2, 1],
    [{ [`${SPITFIRE}/maxLevel`]: 18 }, "bands", "short", 17, 18],
    [{ [`${SPITFIRE}/maxLevel`]: 16 }, "bands", "ceiling", 17, 16],
    [{ [`${SPITFIRE}/bands/16/to`]: 18 }, "bands", "ceiling", 18, 17],
  ] as const)("levels without a band or with two: %j", (changes, bands, why, found, needs) => {
    expect(checkTables(spoilt(changes))).toEqual([
      {
        code: "tables-bands",
        rule: "DIF-2.4",
        values: { cell: `aircraft.spitfire-ia.${bands}`, why, found, needs },
      },
    ]);
  });

  it.each([
    ["aircraft/spitfire-ia/nation", "UK", "aircraft.spitfire-ia.nation", "GB"],
    ["aircraft/spitfire-ia/role", "heavy", "aircraft.spitfire-ia.role", "fighter"],
    ["aircraft/spitfire-ia/sight", "reflector", "aircraft.spitfire-ia.sight", "standard"],
    ["bombers/b-17g/role", "fighter", "bombers.b-17g.role", "heavy"],
    ["cards/11/name", "loop", "cards.loop", "half-loop"],
    ["cards/11/colour", "green", "cards.half-loop.colour", "white"],
    ["targets/ship/id", "bridge", "targets.bridge", "factory"],
  ] as const)("%s %s", (path, found, cell, one) => {
    expect(checkTables(spoilt({ [path]: found }))).toEqual([
      {
        code: "tables-unknown",
        rule: expect.stringMatching(/^DIF-/),
        values: { cell, found, known: expect.arrayContaining([one]) },
      },
    ]);
  });

  it("cards, answers, characteristics and points that nobody knows", () => {
    const unknown = (given: GivenTables) => checkTables(given).map(({ code, values }) => [code, values.cell]);
    expect(unknown({ answers: { loop: [] } })).toEqual([["tables-unknown", "answers.loop"]]);
    expect(unknown({ answers: { scissors: ["loop"] } })).toEqual([
      ["tables-unknown", "answers.scissors.loop"],
    ]);
    expect(unknown({ answers: { constructor: [] } })).toEqual([["tables-unknown", "answers.constructor"]]);
    expect(unknown({ points: { balloon: { down: 1, damaged: 0 } } })).toEqual([
      ["tables-unknown", "points.balloon"],
    ]);
    expect(unknown({ aircraft: [{ ...FIAT, specials: ["agile"] }] })).toEqual([
      ["tables-unknown", "aircraft.g-55.specials.agile"],
    ]);
  });

  it("two of one name", () => {
    const twice = (given: GivenTables) => checkTables(given);
    const refusal = (cell: string, found: string, rule: string) => [
      { code: "tables-twice", rule, values: { cell, found } },
    ];
    expect(twice({ aircraft: [FIAT, FIAT] })).toEqual(refusal("aircraft.g-55", "g-55", "DIF-3"));
    expect(twice({ aircraft: [{ ...FIAT, name: "Spitfire IA" }] })).toEqual(
      refusal("g-55.name", "Spitfire IA", "DIF-3"),
    );
    expect(twice({ aircraft: [{ ...FIAT, id: "b-17g" }] })).toEqual(
      refusal("bombers.b-17g", "b-17g", "DIF-4"),
    );
    expect(twice({ aircraft: [{ ...FIAT, specials: ["slow-dive", "slow-dive"] }] })).toEqual(
      refusal("aircraft.g-55.specials.slow-dive", "slow-dive", "DIF-10"),
    );
    expect(twice({ answers: { scissors: ["scissors", "scissors"] } })).toEqual(
      refusal("answers.scissors.scissors", "scissors", "DIF-B8"),
    );
    const half = { name: "half-loop", colour: "white", copies: 40 };
    expect(twice({ cards: [half, half] })).toEqual(refusal("cards.half-loop", "half-loop", "DIF-B24"));
    const unheard = { ...half, name: "loop" };
    expect(twice({ cards: [unheard, unheard] }).map(({ code }) => code)).toEqual([
      "tables-twice",
      "tables-unknown",
    ]);
    const [ship] = (whole().targets ?? []).filter(({ id }) => id === "ship");
    expect(ship && twice({ targets: [ship, ship] })).toEqual(refusal("targets.ship", "ship", "DIF-B13"));
  });

  it("what excludes each other", () => {
    const both = (type: Partial<GivenAircraft>) => checkTables({ aircraft: [{ ...FIAT, ...type }] });
    expect(both({ spent: 4, choice: 20 })).toEqual([
      {
        code: "tables-both",
        rule: "DIF-R48",
        values: { cell: "aircraft.g-55", first: "spent", second: "choice" },
      },
    ]);
    expect(both({ specials: ["slow-climb", "quick-climb"] })).toEqual([
      {
        code: "tables-both",
        rule: "DIF-10",
        values: { cell: "aircraft.g-55.specials", first: "quick-climb", second: "slow-climb" },
      },
    ]);
    expect(both({ specials: ["quick-dive", "dive-limit", "slow-dive"] })).toEqual([]);
  });

  it.each([
    [[{ name: "clouds", colour: "white", copies: 79 }], 79, false],
    [[{ name: "clouds", colour: "white", copies: 80, extension: 29 }], 109, true],
    [[{ name: "clouds", colour: "white", copies: 110, extension: 1 }], 111, true],
  ])("a deck of neither 80 nor 110 cards: %j", (cards, found, extension) => {
    expect(checkTables({ cards })).toEqual([
      { code: "tables-deck", rule: "DIF-B24", values: { cell: "cards", found, extension } },
    ]);
  });

  it.each([
    [{ cards: [] }, "cards", 0],
    [{ aircraft: [{ ...FIAT, bands: [] }] }, "aircraft.g-55.bands", 0],
    [{ answers: { clouds: Array.from({ length: 16 }, () => "clouds") } }, "answers.clouds", 16],
    [{ aircraft: Array.from({ length: 201 }, () => FIAT) }, "aircraft", 201],
  ] as const)("lists too short or too long", (given, cell, found) => {
    expect(checkTables(given as GivenTables)).toEqual([
      {
        code: "tables-count",
        rule: expect.stringMatching(/^DIF-/),
        values: expect.objectContaining({ cell, found }),
      },
    ]);
  });

  it("names that cannot be", () => {
    const codes = (type: Partial<GivenAircraft>) =>
      checkTables({ aircraft: [{ ...FIAT, ...type }] }).map(({ code, values }) => [code, values.cell]);
    expect(codes({ id: "G 55" })).toEqual([["tables-id", "aircraft.G 55.id"]]);
    expect(codes({ id: "" })).toEqual([["tables-id", 'aircraft."".id']]);
    expect(codes({ id: "a".repeat(41) })[0]?.[0]).toBe("tables-id");
    for (const model of ["../model", "a6m2", "dogfight/", "/a6m2", "dogfight/a6m2/x", "Dogfight/a6m2"])
      expect(codes({ model })).toEqual([["tables-model", "aircraft.g-55.model"]]);
    expect(codes({ model: "great-war/sopwith-camel" })).toEqual([]);
    expect(codes({ name: " " })).toEqual([["tables-text", "aircraft.g-55.name"]]);
    expect(codes({ name: "G.55\u0007" })).toEqual([["tables-text", "aircraft.g-55.name"]]);
  });

  it("names stand in the cell short and in one line", () => {
    const [problem] = checkTables({ aircraft: [{ ...FIAT, id: `${"x".repeat(500)}\n` }] });
    expect(String(problem?.values.cell).length).toBeLessThan(60);
    expect(String(problem?.values.cell)).not.toContain("\n");
  });
});

describe("whatever a figure is", () => {
  const numbers = fc.oneof(
    fc.integer({ min: -3, max: 30 }),
    fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 1e300, -0.5, 2.5, 1e9),
  );
  const FIELDS = ["maxLevel", "defense", "hitValue", "offense", "wingmanDefense", "spent", "choice"] as const;

  it("tables are refused or can be played with", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...FIELDS), numbers), { maxLength: 3 }),
        fc.array(fc.tuple(fc.nat(1), fc.constantFrom("from", "to", "agility"), numbers), { maxLength: 3 }),
        (fields, bands) => {
          const type: GivenAircraft = {
            ...FIAT,
            ...Object.fromEntries(fields),
            bands: FIAT.bands.map((band, index) => ({
              ...band,
              ...Object.fromEntries(
                bands.filter(([at]) => at === index).map(([, name, value]) => [name, value]),
              ),
            })),
          };
          const given = { aircraft: [type] };
          if (checkTables(given).length > 0) return;
          const card = typeOf(ownTables(given), "g-55");
          if (!card) throw new Error("a type that was accepted is not there");
          for (let level = 1; level <= card.maxLevel; level += 1)
            expect(ratingsOf(card, level, "regular", INTACT).agility).toBeGreaterThanOrEqual(1);
          expect(() => ratingsOf(card, card.maxLevel + 1, "regular", INTACT)).toThrow(RangeError);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("the shape of a file", () => {
  it.each([
    [{ engine: [] }, "unknown-key"],
    [{ aircraft: {} }, "type"],
    [{ aircraft: [{ ...FIAT, ceiling: 36000 }] }, "unknown-key"],
    [{ aircraft: [{ ...FIAT, defense: "6" }] }, "type"],
    [{ cards: [{ name: "clouds", colour: "white" }] }, "missing"],
    [{ answers: { clouds: "clouds" } }, "type"],
    [{ points: { heavy: { down: 1 } } }, "missing"],
    [[], "type"],
  ])("%j is refused", (data, misfit) => {
    const read = readShape(tablesSchema, data);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.error[0]?.values.misfit).toBe(misfit);
  });
});
