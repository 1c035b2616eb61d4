import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** Runs a script under another Node, which npm's package of that name brings. */
function underNode(version: string, script: string): string {
  const args = ["--yes", `--package=node@${version}`, "--", "node", "--import", "tsx", script];
  return execFileSync("npx", args, { cwd: ROOT, encoding: "utf8", shell: process.platform === "win32" });
}

test.each(["22", "24", "26"])(
  "every golden folds to its hashes under Node %s",
  { tags: ["long"], timeout: 600_000 },
  (version) => {
    const found = JSON.parse(underNode(version, "tests/goldens/under-this-node.ts"));
    expect(found.node.split(".")[0]).toBe(version);
    expect(found.folded).toBeGreaterThan(50);
    expect(found.differing).toEqual([]);
  },
);
