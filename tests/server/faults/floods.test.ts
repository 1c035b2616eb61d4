import { constants, setPriority } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as limits from "../../../src/protocol/limits.ts";
import { isLong } from "../../extent.ts";
import type { Target } from "./attackers.ts";
import { ATTACKS } from "./attacks.ts";
import { FLOODS } from "./floods.ts";
import { Bystanders, Running } from "./running.ts";

/** Milliseconds for which the long run attacks, and for which it lets the server alone before. */
const WINDOW = 2000;
/** Windows of either kind, one after the other: their median is what counts, for others use the machine too. */
const WINDOWS = 5;
/** How often it is measured again what may have come from without. */
const TRIES = 3;
/** Milliseconds from one attack to the next. */
const PERIOD = 1000;
/** Bytes of memory that may be left of an attack, for what the program itself has learned by it, and for each table. */
const [LEFT, A_TABLE] = [8e6, 15_000];

let server: Running;
let others: Bystanders;
let addresses = 0;

const target = (): Target => ({
  url: server.url,
  port: server.port,
  address: () => `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`,
});

beforeAll(async () => {
  server = await Running.start();
  others = await Bystanders.start(server.url);
  // Attackers are elsewhere: what they take of this machine for themselves is to hold nobody up.
  if (isLong) setPriority(constants.priority.PRIORITY_LOW);
}, 60_000);

afterAll(async () => {
  await others.stop();
  await server.stop();
});

/** Tables that the server holds open. */
async function tables(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^tallyho_tables_open (\d+)$/m.exec(text)?.[1]);
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? 0;
}

/** Attacks again and again; how long others have waited meanwhile, as p99, beside how long they wait when nobody attacks. */
async function underAttack(attack: (target: Target) => Promise<void>): Promise<readonly [number, number]> {
  const quiet: number[] = [];
  const busy: number[] = [];
  for (let window = 0; window < WINDOWS; window++) {
    quiet.push(quantile((await others.waited(WINDOW)).times, 0.99));
    const begun = performance.now();
    while (performance.now() - begun < WINDOW) {
      const next = new Promise((resolve) => setTimeout(resolve, PERIOD));
      await attack(target());
      await next;
    }
    const { times, failed } = await others.waited(0);
    expect(failed).toEqual([]);
    busy.push(quantile(times, 0.99));
  }
  return [quantile(quiet, 0.5), quantile(busy, 0.5)];
}

describe("an attack", () => {
  it("is there for each limit", () => {
    expect(Object.keys(FLOODS).toSorted()).toEqual(Object.keys(limits).toSorted());
  });

  it.each(Object.entries({ ...FLOODS, ...ATTACKS }))(
    "by %s is held off, and nobody else notices",
    {
      timeout: 300_000,
    },
    async (name, attack) => {
      // What is loaded and made once is there after the first attack.
      await attack(target());
      if (isLong) {
        const before = { ...(await server.memory()), tables: await tables() };
        let [quiet, busy] = await underAttack(attack);
        for (let again = 1; busy >= 2 * quiet && again < TRIES; again++)
          [quiet, busy] = await underAttack(attack);
        const after = await server.memory();
        const kept = A_TABLE * ((await tables()) - before.tables);
        const [ratio, left] = [busy / quiet, (after.heap - before.heap) / 1e6];
        console.info(
          `${name}: p99 ${quiet.toFixed(1)} ms, under attack ${busy.toFixed(1)} ms, ratio ${ratio.toFixed(2)}; ${left.toFixed(1)} MB left`,
        );
        expect.soft(ratio).toBeLessThan(2);
        expect.soft(after.heap - before.heap).toBeLessThan(LEFT + kept);
      }
      const { times, failed } = await others.waited(200);
      expect(failed).toEqual([]);
      expect(times.length).toBeGreaterThan(0);
      expect(server.alive).toBe(true);
      expect(server.faults).toEqual([]);
    },
  );
});
