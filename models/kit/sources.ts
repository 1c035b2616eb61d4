import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

const FOLDER = new URL("../", import.meta.url);
const LOCK = new URL("../../package-lock.json", import.meta.url);
/** What cuts and packs the models. */
const PACKERS = /@gltf-transform|meshoptimizer|node_modules\/three$/;

/** The packers' versions, as they are locked. */
async function packers(): Promise<readonly string[]> {
  const { packages } = JSON.parse(await readFile(LOCK, "utf8")) as {
    readonly packages: Readonly<Record<string, { readonly version?: string }>>;
  };
  return Object.entries(packages)
    .filter(([name]) => PACKERS.test(name))
    .map(([name, { version }]) => `${name} ${version}`);
}

/** A hash of all that the models are built from: the kit, their types, and what packs them; not what paints one as somebody's own. */
export async function sourcesHash(): Promise<string> {
  const all = await readdir(FOLDER, { recursive: true });
  const files = all.filter((name) => name.endsWith(".ts") && !name.startsWith("own/")).sort();
  const hash = createHash("sha256");
  for (const name of files) hash.update(name).update(await readFile(new URL(name, FOLDER)));
  for (const line of await packers()) hash.update(line);
  return hash.digest("hex");
}
