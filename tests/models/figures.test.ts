import { expect, it } from "vitest";
import figures from "../../models/figures.json";
import greatWar from "../../models/great-war/figures.json";
import manifest from "../../models/manifest.json";

it.each([
  ["", figures],
  ["great-war/", greatWar],
])("tells of every model in models/%s what the manifest tells that a table needs", (shelf, list) => {
  expect(list.length).toBeGreaterThan(0);
  expect(list).toEqual(
    manifest
      .filter(({ id, file }) => file === `${shelf}${id}.glb`)
      .map(({ id, span, length, propellers }) => ({ id, span, length, propellers })),
  );
});

it("has every model on one of these shelves", () => {
  expect(figures.length + greatWar.length).toBe(manifest.length);
});
