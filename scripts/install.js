import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkPath } from "./path-fault.js";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

const [MAJOR, MINOR] = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return;
  console.error(`Tallyho needs Node ${MAJOR}.${MINOR} or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Runs npm in a folder of the project; ends the process with one sentence when npm is missing or fails. */
function npm(args, cwd) {
  try {
    execFileSync("npm", args, {
      cwd,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
  } catch (error) {
    const why =
      error.code === "ENOENT"
        ? "npm was not found; install it with Node"
        : "npm could not install the packages; its message is above";
    console.error(`Tallyho: ${why}.`);
    process.exit(1);
  }
}

/** Installs a folder's packages from its lock file, unless that very lock file is installed already. */
export function install(folder = ROOT) {
  checkNode();
  checkPath(ROOT);
  const lock = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  const stamp = join(folder, "node_modules", ".installed");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  npm(["ci", "--include=dev", "--no-audit", "--no-fund"], folder);
  writeFileSync(stamp, lock);
}
