import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import manifest from "../../models/manifest.json";

const FOLDER = new URL("../../models/", import.meta.url);
const SHELVES = [...new Set(manifest.map(({ file }) => file.slice(0, file.indexOf("/"))))];

it.each(SHELVES)("models/%s lists of each of its models what a table needs of the manifest", (shelf) => {
  const list = JSON.parse(readFileSync(new URL(`${shelf}/figures.json`, FOLDER), "utf8")) as unknown[];
  expect(list.length).toBeGreaterThan(0);
  expect(list).toEqual(
    manifest
      .filter(({ id, file }) => file === `${shelf}/${id}.glb`)
      .map(({ id, span, length, propellers, guns }) => ({ id, span, length, propellers, guns })),
  );
});

it("has every model in a folder that pages can fetch", () => {
  const fetched = readdirSync(FOLDER, { encoding: "utf8", recursive: true })
    .filter((name) => name.endsWith("/shelf.ts"))
    .map((name) => name.slice(0, name.indexOf("/")));
  expect(fetched.sort()).toEqual(SHELVES.toSorted());
});
