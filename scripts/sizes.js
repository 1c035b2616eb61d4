import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "./install.js";

const DIST = join(ROOT, "dist");
const KB = 1000;

/** Bars in gzipped bytes of JavaScript, and in bytes of a model. */
const BARS = { shell: 95 * KB, table: 255 * KB, rules: 30 * KB, model: 60 * KB };

/** What the page loads when a first table is opened, beside the shell. */
const FIRST_TABLE =
  /^src\/(app\/table\/TablePage|scene\/TableView|app\/games\/dogfight\/panel|games\/dogfight\/index|words\/en)\.tsx?$/;
const RULES = /^src\/games\/([^/]+)\/index\.ts$/;

function manifest() {
  return JSON.parse(readFileSync(join(DIST, ".vite", "manifest.json"), "utf8"));
}

/** The chunk of a manifest key and all chunks that it imports at once. */
function withImports(chunks, key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of chunks[key].imports ?? []) withImports(chunks, next, found);
  return found;
}

function gzipped(chunks, keys) {
  const files = new Set([...keys].map((key) => chunks[key].file).filter((file) => file.endsWith(".js")));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0);
}

function union(sets) {
  return new Set(sets.flatMap((set) => [...set]));
}

/** Sizes of the built page: shell, shell with a first table, and each game's rules, in gzipped bytes. */
export function measureSizes() {
  const chunks = manifest();
  const keys = Object.keys(chunks);
  const shell = union(keys.filter((key) => chunks[key].isEntry).map((key) => withImports(chunks, key)));
  const first = keys.filter((key) => FIRST_TABLE.test(key)).map((key) => withImports(chunks, key));
  const rules = keys
    .filter((key) => RULES.test(key))
    .map((key) => ({
      what: `rules of ${RULES.exec(key)[1]}`,
      bytes: gzipped(
        chunks,
        [...withImports(chunks, key)].filter((part) => !shell.has(part)),
      ),
      bar: BARS.rules,
    }));
  return [
    { what: "shell", bytes: gzipped(chunks, shell), bar: BARS.shell },
    { what: "shell and first table", bytes: gzipped(chunks, union([shell, ...first])), bar: BARS.table },
    ...rules,
  ];
}

function measureModels() {
  const folder = join(ROOT, "models");
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".glb")) : [];
  const sizes = files.map((name) => readFileSync(join(folder, name)).length);
  return { what: `largest of ${files.length} models`, bytes: Math.max(0, ...sizes), bar: BARS.model };
}

/** Prints every size beside its bar; false when one is over it. */
export function checkSizes() {
  const rows = [...measureSizes(), measureModels()];
  for (const { what, bytes, bar } of rows) {
    const verdict = bytes <= bar ? "within" : "OVER";
    console.log(`${what}: ${(bytes / KB).toFixed(1)} kB, ${verdict} ${bar / KB} kB`);
  }
  return rows.every(({ bytes, bar }) => bytes <= bar);
}
