import { writeFile } from "node:fs/promises";
import { build, type Row } from "../models/kit/build.ts";
import { TYPES } from "../models/types/index.ts";

/** Writes models/*.glb, models/manifest.json and models/figures.json from the data of models/types. */
const folder = new URL("../models/", import.meta.url);
const rows: Row[] = [];
for (const type of TYPES) {
  const { glb, row } = await build(type);
  await writeFile(new URL(row.file, folder), glb);
  rows.push(row);
  console.log(
    `${row.file}: ${row.triangles} triangles, ${row.bytes} bytes, ${row.span} x ${row.length} x ${row.height} mm`,
  );
}
await writeFile(new URL("manifest.json", folder), `${JSON.stringify(rows, null, 2)}\n`);
// Of the manifest only what a table needs, since every page with a table loads it.
const figures = rows.map(({ id, span, length, propellers }) => ({ id, span, length, propellers }));
await writeFile(new URL("figures.json", folder), `${JSON.stringify(figures, null, 2)}\n`);
