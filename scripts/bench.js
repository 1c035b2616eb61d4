import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { install, ROOT } from "./install.js";

/** Prints every comparison beside its bar; `npm run bench -- rules file` prints just those. */
const REFERENCES = join(ROOT, "tests", "bench", "references");

install();
if (!existsSync(join(REFERENCES, "node_modules"))) {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  execFileSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: REFERENCES,
    stdio: "inherit",
  });
}
const { register } = await import("tsx/esm/api");
register();
const { run } = await import("../tests/bench/index.ts");
process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
