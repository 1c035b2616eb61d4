import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import type { Row } from "../../models/kit/build.ts";
import { TYPES } from "../../src/games/dogfight/config/types.ts";
import { SCENARIOS } from "../../src/games/great-war/scenarios.ts";
import { OWN_TABLES } from "../../src/games/great-war/tables/index.ts";
import type { Field } from "../../src/games/great-war/tables/tables.ts";

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
  ...OWN_TABLES.aircraft.map(
    ({ id, model = id, mounts }) => [model, mounts.map(({ field }) => MUZZLES[field])] as const,
  ),
];

it.each(ROSTER)("%s has a miniature with a muzzle for each of its weapons", (id, weapons) => {
  const row = manifest.find((r) => r.id === id);
  expect(row).toBeDefined();
  expect(Object.keys(row?.guns ?? {}).sort()).toEqual([...new Set(weapons)].sort());
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
