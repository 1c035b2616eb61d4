/** Prints, of each golden, whether it folds to its recorded hashes under the Node that runs this: see other-nodes.test.ts. */
import { goldenNames, goldenText, recordedHashes } from "./files.ts";
import { goldenHashes } from "./fold.ts";

const names = goldenNames();
const differing: string[] = [];
for (const name of names) {
  const hashes = await goldenHashes(goldenText(name));
  if (JSON.stringify(hashes) !== JSON.stringify(recordedHashes(name))) differing.push(name);
}
console.log(JSON.stringify({ node: process.versions.node, folded: names.length, differing }));
