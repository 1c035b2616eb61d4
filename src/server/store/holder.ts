import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";

/** Who has a data folder. It only tells: the lock is the database's, and goes with the process that has it. */
const FILE = "server.json";

/** By what others on its machine ask the server that has a folder for something: whoever may read the folder may. */
export interface Reached {
  readonly url: string;
  /** A secret of this run of the server. */
  readonly key: string;
}

/** Writes down that this process has a folder, for its user alone. */
export function signHolder(folder: string, reached?: Reached): void {
  const holder = { pid: process.pid, host: hostname(), since: Date.now(), ...reached };
  const [path, next] = [join(folder, FILE), join(folder, `${FILE}.new`)];
  rmSync(next, { force: true });
  writeFileSync(next, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  renameSync(next, path);
}

/** What is written down in a folder; empty where nothing can be read. */
function read(folder: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readFileSync(join(folder, FILE), "utf8")));
  } catch {
    return {};
  }
}

/** Who has a folder, for the values of a refusal; empty when that is not to be found out. */
export function holderOf(folder: string): Readonly<Record<string, string | number>> {
  const { pid, host, since } = read(folder);
  return pid === undefined ? {} : { pid: Number(pid), host: String(host), since: Number(since) };
}

/** How the server that has a folder is asked; undefined where it is on another machine, or has not said so yet. */
export function reachedOf(folder: string): Reached | undefined {
  const { host, url, key } = read(folder);
  return host === hostname() && typeof url === "string" && typeof key === "string" ? { url, key } : undefined;
}

export function removeHolder(folder: string): void {
  rmSync(join(folder, FILE), { force: true });
}
