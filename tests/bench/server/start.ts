import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("../../../bin/tallyho.js", import.meta.url));

/** Milliseconds from starting the program, with a data folder that is not there yet, until it says that it listens. */
export async function startingTime(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "tallyho-bench-"));
  const started = performance.now();
  const args = [PROGRAM, "serve", "--port", "0", "--data", join(folder, "data")];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  try {
    await once(child.stdout, "data");
    return performance.now() - started;
  } finally {
    const gone = once(child, "exit");
    child.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}
