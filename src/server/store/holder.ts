import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";

/** Who has a data folder. It only tells: the lock is the database's, and goes with the process that has it. */
const FILE = "server.json";

/** Writes down that this process has a folder. */
export function signHolder(folder: string): void {
  const holder = { pid: process.pid, host: hostname(), since: Date.now() };
  writeFileSync(join(folder, FILE), `${JSON.stringify(holder)}\n`);
}

/** Who has a folder, for the values of a refusal; empty when that is not to be found out. */
export function holderOf(folder: string): Readonly<Record<string, string | number>> {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(join(folder, FILE), "utf8"));
    return { pid: Number(pid), host: String(host), since: Number(since) };
  } catch {
    return {};
  }
}

export function removeHolder(folder: string): void {
  rmSync(join(folder, FILE), { force: true });
}
