import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { build, type Row } from "../../models/kit/build.ts";
import { TYPES } from "../../models/types/index.ts";

const FOLDER = new URL("../../models/", import.meta.url);
const manifest = JSON.parse(await readFile(new URL("manifest.json", FOLDER), "utf8")) as Row[];

it.each(TYPES.map((type) => [type.id, type] as const))(
  "%s is built again to the same bytes",
  async (id, type) => {
    const { glb, row } = await build(type);
    expect(row).toEqual(manifest.find((r) => r.id === id));
    expect(Buffer.from(glb).equals(await readFile(new URL(row.file, FOLDER)))).toBe(true);
  },
  60_000,
);
