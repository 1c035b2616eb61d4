import { readFile, writeFile } from "node:fs/promises";
import { build, type Row } from "../models/kit/build.ts";
import { sourcesHash } from "../models/kit/sources.ts";
import { TYPES } from "../models/types/index.ts";

/**
 * Writes every .glb of the folder of models, manifest.json, catalogue.json, each folder's figures.json and the hash of their
 * sources from the data of models/types; of the types named on the command line only, or of all.
 */
const folder = new URL("../models/", import.meta.url);
const manifest = new URL("manifest.json", folder);
const named = process.argv.slice(2);
const unknown = named.find((id) => !TYPES.some((type) => type.id === id));
if (unknown) throw new Error(`There is no type "${unknown}"; the types are in models/types.`);

const built = new Map<string, Row>();
for (const type of TYPES.filter(({ id }) => named.length === 0 || named.includes(id))) {
  const { glb, row } = await build(type);
  await writeFile(new URL(row.file, folder), glb);
  built.set(row.id, row);
  console.log(
    `${row.file}: ${row.triangles} triangles, ${row.bytes} bytes, ${row.span} x ${row.length} x ${row.height} mm`,
  );
}

const known = JSON.parse(await readFile(manifest, "utf8")) as Row[];
const rows = TYPES.flatMap(({ id }) => built.get(id) ?? known.find((row) => row.id === id) ?? []);
await writeFile(manifest, `${JSON.stringify(rows, null, 2)}\n`);
// Of the manifest only what a table needs: each folder's models in a list that pages load.
const folderOf = ({ file }: Row): string => file.slice(0, file.lastIndexOf("/") + 1);
for (const shelf of new Set(rows.map(folderOf))) {
  const figures = rows
    .filter((row) => folderOf(row) === shelf)
    .map(({ id, span, length, propellers, guns }) => ({ id, span, length, propellers, guns }));
  await writeFile(new URL(`${shelf}figures.json`, folder), `${JSON.stringify(figures, null, 2)}\n`);
}
// What the hangar lists: what each is and how large the real one was, in metres.
const catalogue = TYPES.map(({ shelf, id, title, source, span, length, scale = 200 }) => ({
  model: `${shelf}/${id}`,
  ...{ title, source, span, length, scale },
}));
await writeFile(new URL("catalogue.json", folder), `${JSON.stringify(catalogue, null, 2)}\n`);
// Only where all of them were built here, and are known to come from these sources.
if (named.length === 0) await writeFile(new URL("sources.sha256", folder), `${await sourcesHash()}\n`);
