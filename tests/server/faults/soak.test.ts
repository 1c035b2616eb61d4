import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { GAMES } from "../../../src/games/index.ts";
import type { Request } from "../../../src/protocol/requests.ts";
import { isLong, trials } from "../../extent.ts";
import { asked, clientOf } from "./bot.ts";
import { Running } from "./running.ts";

const MATCHES = 100;
/** Seconds that it is played, and between two looks at the memory. */
const SECONDS = trials(60, 600);
const LOOK = trials(3, 10);
/** Milliseconds that computers rest before an answer: so that the everyday run leaves the machine to others. */
const PACE = trials(3000, 0);
/** Tables that are kept at hand: so few that those which are over are let go of all the time. */
const KEPT = MATCHES;
/** Bytes by which what is used may be more in the last third of the time than in the second. */
const GROWTH = 12e6;

let server: Running;
beforeAll(async () => {
  server = await Running.start({ pace: PACE, kept: KEPT });
}, 60_000);
afterAll(() => server.stop(), 60_000);

/** Scenarios that are over in a while, of all games. */
const SCENARIOS = GAMES.flatMap(({ meta }) =>
  meta.scenarios.filter((one) => !("long" in one)).map(({ id }) => ({ game: meta.id, scenario: id })),
);

/** Opens a match between computers, and watches it; the next one when it is over. */
async function watched(nth: number, isEnded: () => boolean, played: Map<string, number>): Promise<void> {
  for (let match = 0; !isEnded(); match++) {
    const client = clientOf(server.url, `198.18.${nth}.${match % 250}`);
    const { game, scenario } = SCENARIOS[(nth + match * MATCHES) % SCENARIOS.length] as (typeof SCENARIOS)[0];
    const opened = await asked(client, "host", { game, config: { scenario } } as Request<"host">);
    if (!opened?.ok) throw new Error(`no table: ${JSON.stringify(opened)}`);
    let isOver = false;
    client.on("table", ({ code, entries, over, frozen }) => {
      played.set(code, entries);
      isOver = over;
      expect(frozen).toBeNull();
    });
    for (const { id: seat } of opened.table.seats) {
      const reply = await asked(client, "seat", { seat, computer: "random" });
      expect(reply).toEqual({ ok: true });
    }
    while (!isEnded() && !isOver && client.connected) await wait(50);
    expect(isEnded() || isOver).toBe(true);
    client.disconnect();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

it(`${MATCHES} matches of computers are played for long without an error, and memory stays flat`, {
  timeout: 900_000,
}, async () => {
  const end = performance.now() + SECONDS * 1000;
  const played = new Map<string, number>();
  const isEnded = () => performance.now() >= end;
  const all = Promise.all(Array.from({ length: MATCHES }, (_, nth) => watched(nth, isEnded, played)));
  const heaps: number[] = [];
  const residents: number[] = [];
  while (!isEnded()) {
    await wait(LOOK * 1000);
    const { heap, resident } = await server.memory();
    heaps.push(heap);
    residents.push(resident);
  }
  await all;
  const third = Math.floor(heaps.length / 3);
  const [middle, last] = [median(heaps.slice(third, 2 * third)), median(heaps.slice(2 * third))];
  const entries = [...played.values()].reduce((sum, one) => sum + one, 0);
  if (isLong)
    console.info(
      `${SECONDS} s: ${played.size} matches, ${entries} rounds; heap ${(middle / 1e6).toFixed(1)} MB, then ` +
        `${(last / 1e6).toFixed(1)} MB; resident ${(median(residents) / 1e6).toFixed(0)} MB, at most ${(Math.max(...residents) / 1e6).toFixed(0)} MB`,
    );
  expect(server.alive).toBe(true);
  expect(server.faults).toEqual([]);
  expect(played.size).toBeGreaterThanOrEqual(MATCHES);
  expect(entries).toBeGreaterThan(MATCHES);
  expect(last - middle).toBeLessThan(GROWTH);
});
