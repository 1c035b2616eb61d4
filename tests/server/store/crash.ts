import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import type { Store } from "../../../src/server/store/store.ts";
import { round, standingIn } from "./samples.ts";

const WRITER = fileURLToPath(new URL("writer.ts", import.meta.url));
const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Starts a process that changes matches until it is killed; `before` stands before Node on the command line. */
export function startWriter(args: readonly string[], before: readonly string[] = []) {
  const [program = "", ...rest] = [...before, process.execPath, "--import", "tsx", WRITER, ...args];
  const child = spawn(program, rest, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => said.push(line));
  const ended = Promise.all([once(child, "exit"), once(lines, "close")]);
  const until = async (count: number) => {
    while (said.length < count && child.exitCode === null) await wait(5);
  };
  return { child, said, ended, until };
}

/** Lets a process write and kills it a while after its first acknowledged change; returns what it has said. */
export async function killedWriter(args: readonly string[], after: number): Promise<readonly string[]> {
  const { child, said, ended, until } = startWriter(args);
  await until(2);
  await wait(after);
  child.kill("SIGKILL");
  await ended;
  return said;
}

/** When a text was written, from its run and its count. */
function orderOf(text = "-1-0"): number {
  const [, run, count] = /^(-?\d+)-(\d+)$/.exec(text) ?? [];
  return Number(run) * 1e6 + Number(count);
}

/** Holds a store against all that was acknowledged, ever. */
export async function keepsAcknowledged(store: Store, said: readonly string[]): Promise<void> {
  const acknowledged = said.filter((line) => !line.startsWith("ready ")).map((line) => line.split(" "));
  expect(acknowledged.length).toBeGreaterThan(0);
  for (const { id, entries } of await store.lengths()) {
    const log = await store.entries(id, 0);
    expect(log).toHaveLength(entries);
    expect(new Set(log.map((entry) => JSON.stringify(entry))).size).toBe(entries);
    const checkpoint = await store.checkpoint(id);
    expect(checkpoint?.entries ?? 0).toBe(entries);
    const pending = (await standingIn(store, id))?.pending;
    const own = acknowledged.filter(([, match]) => match === id);
    for (const [kind, , at, text = ""] of own) {
      if (kind === "entry") expect(log[Number(at)]).toEqual(round(text));
    }
    const [, , at, text] = own.findLast(([kind]) => kind === "put") ?? [];
    // What a later run wrote may have been kept without having been acknowledged.
    if (Number(at) === entries)
      expect(orderOf(pending?.get("R1")?.text)).toBeGreaterThanOrEqual(orderOf(text));
  }
}
