import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import type { Row } from "../../models/kit/build.ts";
import { TYPES } from "../../src/games/dogfight/data/types.ts";
import { TABLES } from "../../src/games/down-in-flames/data/own.ts";
import { TABLES as FRONT } from "../../src/games/great-war/data/own.ts";
import type { Field } from "../../src/games/great-war/data/tables.ts";
import { SCENARIOS } from "../../src/games/great-war/rules/scenarios.ts";
import { TABLES as REICH } from "../../src/games/luftwaffe/data/own.ts";
import { modelOf } from "../../src/games/luftwaffe/face/tabletop/symbols.ts";

const manifest = JSON.parse(
  await readFile(new URL("../../models/manifest.json", import.meta.url), "utf8"),
) as Row[];

/** Where the muzzles are of a mount with a field of fire. */
const MUZZLES: Readonly<Record<Field, string>> = {
  front: "front",
  nose: "front",
  rear: "rear",
  belly: "rear",
  "all-round": "rear",
};

/** Of every game the models of its types and the sides on which they fire. */
const ROSTER: readonly (readonly [model: string, weapons: readonly string[]])[] = [
  ...Object.entries(TYPES).map(([id, { weapons }]) => [id, weapons] as const),
  ...FRONT.aircraft.map(
    ({ id, model = id, mounts }) => [model, mounts.map(({ field }) => MUZZLES[field])] as const,
  ),
];

it.each(ROSTER)("%s has a miniature with a muzzle for each of its weapons", (id, weapons) => {
  const row = manifest.find((r) => r.id === id);
  expect(row).toBeDefined();
  expect(Object.keys(row?.guns ?? {}).sort()).toEqual([...new Set(weapons)].sort());
});

/** Of the card dogfight the miniatures, by folder and name, and the sides on which they fire at least. */
const CARDS: readonly (readonly [model: string, weapons: readonly string[]])[] = [
  ...TABLES.aircraft.map(({ model, gunner }) => [model, gunner ? ["front", "rear"] : ["front"]] as const),
  ...TABLES.bombers.map(({ model }) => [model, ["front", "rear"]] as const),
];

it.each(CARDS)("%s has a muzzle for each side on which its card fires", (model, weapons) => {
  const row = manifest.find(({ file }) => file === `${model}.glb`);
  expect(Object.keys(row?.guns ?? {})).toEqual(expect.arrayContaining([...weapons]));
});

it("each type of the card dogfight that the dogfight does not have flies as itself, but for those that look alike", () => {
  const other = [...TABLES.aircraft, ...TABLES.bombers].filter(({ id, model }) => !model.endsWith(`/${id}`));
  expect(other.map(({ id, model }) => [id, model])).toEqual([
    ["p-47d-25", "dogfight/p-47d"],
    ["p-51d-10", "dogfight/p-51d"],
    ["bf-109e-4", "dogfight/bf-109e-3"],
    ["fw-190a-6", "dogfight/fw-190a-8"],
    ["bf-110e-2", "dogfight/bf-110c"],
    ["he-111h-6", "dogfight/he-111h"],
    ["ju-88a-4", "dogfight/ju-88a"],
  ]);
});

it("what scenarios paint in colours of its own, and what stands on the ground, has a miniature", () => {
  const painted = Object.values(SCENARIOS).flatMap(({ aircraft }) =>
    aircraft.flatMap((one) => ("model" in one && one.model ? [one.model] : [])),
  );
  expect(painted.length).toBeGreaterThan(0);
  expect(manifest.map((row) => row.id)).toEqual(
    expect.arrayContaining([...painted, "gun-aa", "gun-mg", "winch"]),
  );
});

it("a single and a twin of no nation stand in for types without a miniature", () => {
  expect(manifest.map((row) => row.id)).toEqual(expect.arrayContaining(["generic-single", "generic-twin"]));
});

it("each type of the bombing campaign flies as itself, jets too", () => {
  const models = REICH.types.map(modelOf);
  expect(new Set(models).size).toBe(REICH.types.length);
  for (const model of models) expect(manifest.map(({ file }) => file)).toContain(`${model}.glb`);
  expect(models.filter((model) => model.startsWith("generic/"))).toEqual([]);
});
