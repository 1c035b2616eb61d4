import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** `bench`: the tables of comparison, in a process of their own. */
export async function bench(): Promise<void> {
  const script = fileURLToPath(new URL("../../scripts/bench.js", import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: "inherit" });
  const [code] = await once(child, "exit");
  process.exitCode = typeof code === "number" ? code : 1;
}
