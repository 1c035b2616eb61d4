import { join } from "node:path";
import { install, ROOT } from "./install.js";

/** Prints every comparison beside its bar; `npm run bench -- rules file` prints just those. */
install();
install(join(ROOT, "tests", "bench", "references"));
const { register } = await import("tsx/esm/api");
register();
const { run } = await import("../tests/bench/index.ts");
process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
