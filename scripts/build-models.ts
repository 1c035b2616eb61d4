import { writeFile } from "node:fs/promises";
import { build, type Row } from "../models/kit/build.ts";
import { TYPES } from "../models/types/index.ts";

/** Writes models/*.glb and models/manifest.json from the data of models/types. */
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
