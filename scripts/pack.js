import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.js";
import { install, ROOT } from "./install.js";
import { writePackage } from "./package.js";

// The package has a manifest of its own, so it is packed from a folder of its own: nothing of the repository is changed.
const folder = mkdtempSync(join(tmpdir(), "tallyho-package-"));
try {
  install();
  await build();
  await writePackage(folder);
  const [name] = execFileSync("npm", ["pack", folder, "--pack-destination", ROOT, "--silent"], {
    encoding: "utf8",
    shell: process.platform === "win32",
  }).split("\n");
  console.log(`${name} is packed; npx ./${name} serve starts it.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
