import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { complain } from "./output.ts";

/** `bench`: the tables of comparison, in a process of their own. */
export async function bench(): Promise<void> {
  const script = fileURLToPath(new URL("../../scripts/bench.js", import.meta.url));
  if (!existsSync(script))
    return complain("The tables of comparison are made in Tallyho's repository; the package brings none.");
  const child = spawn(process.execPath, [script], { stdio: "inherit" });
  const [code] = await once(child, "exit");
  process.exitCode = typeof code === "number" ? code : 1;
}
