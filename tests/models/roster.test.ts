import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import type { Row } from "../../models/kit/build.ts";
import { TYPES } from "../../src/games/dogfight/types.ts";

const manifest = JSON.parse(
  await readFile(new URL("../../models/manifest.json", import.meta.url), "utf8"),
) as Row[];

it.each(Object.entries(TYPES))("%s has a miniature with a muzzle for each of its weapons", (id, type) => {
  const row = manifest.find((r) => r.id === id);
  expect(Object.keys(row?.guns ?? {}).sort()).toEqual([...type.weapons].sort());
});

it("a single and a twin of no nation stand in for types without a miniature", () => {
  expect(manifest.map((row) => row.id)).toEqual(expect.arrayContaining(["generic-single", "generic-twin"]));
});
