/** Prints, of each golden, whether it folds to its recorded hashes under the Node that runs this: see other-nodes.test.ts. */
import { readdirSync, readFileSync } from "node:fs";
import { goldenHashes } from "./fold.ts";

const FOLDER = new URL("./", import.meta.url);
const RECORDED = /\.hashes\.json$/;

const names = readdirSync(FOLDER)
  .filter((name) => RECORDED.test(name))
  .map((name) => name.replace(RECORDED, ""));
const read = (name: string) => readFileSync(new URL(name, FOLDER), "utf8");

const differing: string[] = [];
for (const name of names) {
  const hashes = await goldenHashes(read(`${name}.json`));
  if (JSON.stringify(hashes) !== JSON.stringify(JSON.parse(read(`${name}.hashes.json`))))
    differing.push(name);
}
console.log(JSON.stringify({ node: process.versions.node, folded: names.length, differing }));
