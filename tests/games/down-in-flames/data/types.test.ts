import { describe, expect, it } from "vitest";
import manifest from "../../../../models/manifest.json";
import { TYPES } from "../../../../src/games/dogfight/data/types.ts";
import { TABLES } from "../../../../src/games/down-in-flames/data/own.ts";
import { bomberOf, targetOf, typeOf } from "../../../../src/games/down-in-flames/data/tables.ts";
import { INPUTS } from "./inputs.ts";

const MINIATURES = new Set(manifest.map(({ file }) => file.replace(/\.glb$/, "")));
const ALL = [...TABLES.aircraft, ...TABLES.bombers];

describe("our types", () => {
  it("are thirty fighters and light bombers, and six bombers, each of a name of its own", () => {
    expect([TABLES.aircraft.length, TABLES.bombers.length]).toEqual([30, 6]);
    expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(ALL.length);
  });

  it("are found by name, and nothing else is", () => {
    for (const type of TABLES.aircraft) expect(typeOf(TABLES, type.id)).toBe(type);
    for (const type of TABLES.bombers) expect(bomberOf(TABLES, type.id)).toBe(type);
    for (const target of TABLES.targets) expect(targetOf(TABLES, target.id)).toBe(target);
    for (const odd of ["b-17g", "", "constructor", "__proto__"]) expect(typeOf(TABLES, odd)).toBeUndefined();
    expect(bomberOf(TABLES, "spitfire-ia")).toBeUndefined();
    expect(targetOf(TABLES, "bridge")).toBeUndefined();
  });

  it("have miniatures that there are", () => {
    expect(ALL.filter(({ model }) => !MINIATURES.has(model)).map(({ id }) => id)).toEqual([]);
  });

  it("have the dogfight's names where it has them too", () => {
    const common = ALL.filter(({ id }) => Object.hasOwn(TYPES, id));
    expect(common.map(({ id }) => id).sort()).toEqual(
      [
        "a6m2",
        "b-17g",
        "bf-109g-6",
        "f4f-4",
        "f6f-5",
        "fw-190a-8",
        "hurricane-i",
        "p-40e",
        "spitfire-ia",
      ].sort(),
    );
  });

  it("have ratings at every level up to their own highest and no further (DIF-R53, DIF-R77)", () => {
    for (const { id, bands, maxLevel } of TABLES.aircraft) {
      expect(
        bands.map(({ from }) => from),
        id,
      ).toEqual(bands.map((_, index) => 3 * index + 1));
      expect(
        bands.map(({ to }) => to),
        id,
      ).toEqual(bands.map((_, index) => Math.min(3 * index + 3, maxLevel)));
    }
  });

  it("entered service in the years of the figures that they come from", () => {
    expect(INPUTS.size).toBe(TABLES.aircraft.length);
    for (const { year } of TABLES.aircraft) expect(year).toBeGreaterThanOrEqual(1940);
  });

  it("may carry a load as the chart says", () => {
    expect(
      TABLES.aircraft
        .filter(({ load }) => load)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(
      [
        "a6m2",
        "a6m5",
        "ki-43-ii",
        "f6f-5",
        "f4u-1d",
        "p-40e",
        "p-38j",
        "p-47d-25",
        "p-51d-10",
        "hurricane-iic",
        "bf-110e-2",
        "bf-110g-2",
        "fw-190a-6",
        "fw-190a-8",
        "sbd-3",
        "d3a1",
        "ju-87d-3",
      ].sort(),
    );
  });

  it("have gunners where there is a second seat astern", () => {
    expect(
      TABLES.aircraft
        .filter(({ gunner }) => gunner === 1)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(["bf-110e-2", "bf-110g-2", "d3a1", "ju-87d-3", "sbd-3"].sort());
  });

  it("have sights as the chart says", () => {
    const sighted = (one: string) => TABLES.aircraft.filter(({ sight }) => sight === one).map(({ id }) => id);
    expect(sighted("beam").sort()).toEqual(["f4f-4", "f4u-1d", "f6f-5"]);
    expect(sighted("simple").sort()).toEqual(["d3a1", "sbd-3"]);
    expect(sighted("gyro")).toEqual([]);
  });

  it.each([
    ["quick-climb", ["bf-109f-4", "bf-109g-6", "p-38j", "spitfire-lf-ix"]],
    ["slow-climb", ["beaufighter-if", "ju-87d-3", "p-40e", "p-47d-25"]],
    ["quick-dive", ["bf-109e-4", "fw-190a-6", "fw-190a-8", "ki-61-i-hei", "p-40e", "p-47d-25", "p-51d-10"]],
    ["slow-dive", ["a6m2", "hurricane-i", "ki-43-ii", "spitfire-ia"]],
    ["dive-limit", ["a6m2", "a6m5", "ki-43-ii", "p-38j"]],
    ["quick-bank", ["f4u-1d", "fw-190a-6", "fw-190a-8"]],
    ["slow-bank", ["beaufighter-if", "bf-110e-2", "bf-110g-2", "p-38j"]],
    ["thach-weave", ["f4f-4"]],
  ] as const)("%s: %s", (special, ids) => {
    const found = TABLES.aircraft.filter(({ specials }) => specials.includes(special)).map(({ id }) => id);
    expect(found.sort()).toEqual(ids);
  });
});

describe("our other tables", () => {
  it("have three targets and victory points for four kinds of aircraft", () => {
    expect(TABLES.targets.map(({ id, damage }) => [id, damage.light, damage.moderate, damage.heavy])).toEqual(
      [
        ["airfield", 4, 8, 12],
        ["factory", 6, 12, 18],
        ["ship", 3, 6, 9],
      ],
    );
    expect(TABLES.targets.map(({ flak, areaFlak }) => [flak, areaFlak])).toEqual([
      [3, 1],
      [4, 2],
      [4, 0],
    ]);
    for (const { points } of TABLES.targets) expect(points).toEqual({ light: 3, moderate: 6, heavy: 10 });
    const { fighter, light, medium, heavy } = TABLES.points;
    expect([fighter, light, medium, heavy].map(({ down, damaged }) => [down, damaged])).toEqual([
      [5, 2],
      [5, 2],
      [8, 3],
      [12, 5],
    ]);
  });

  it("say where they come from", () => {
    expect(Object.keys(TABLES.provenance).sort()).toEqual(
      Object.keys(TABLES)
        .filter((name) => name !== "provenance")
        .sort(),
    );
  });
});
