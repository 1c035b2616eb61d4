import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { build, type Row } from "../../models/kit/build.ts";
import { sourcesHash } from "../../models/kit/sources.ts";
import { TYPES } from "../../models/types/index.ts";
import { some } from "../extent.ts";

const FOLDER = new URL("../../models/", import.meta.url);
const read = (name: string) => readFile(new URL(name, FOLDER));
const manifest = JSON.parse((await read("manifest.json")).toString()) as Row[];

/** Of models whose sources are those that all were built from, one in so many is built again; else all are. */
const EVERY = 24;
const same = (await read("sources.sha256")).toString().trim() === (await sourcesHash());
const rebuilt = same ? some(TYPES, EVERY) : TYPES;

it("the models are built from the sources as they are, else all are built again in every run: npx tsx scripts/build-models.ts", () => {
  expect(same).toBe(true);
});

it.each(rebuilt.map((type) => [type.id, type] as const))(
  "%s is built again to the same bytes",
  async (id, type) => {
    const { glb, row } = await build(type);
    expect(row).toEqual(manifest.find((one) => one.id === id));
    expect(Buffer.from(glb).equals(await read(row.file))).toBe(true);
  },
  60_000,
);
