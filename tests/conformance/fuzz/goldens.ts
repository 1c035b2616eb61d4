import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../goldens/", import.meta.url);

/** Every golden match, as name and text. */
export function goldens(): { readonly name: string; readonly text: string }[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json") && !name.endsWith(".hashes.json"))
    .map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), "utf8") }));
}
