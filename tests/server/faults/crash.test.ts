import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { isLong, trials } from "../../extent.ts";
import { until } from "../sockets/house.ts";
import { postgresOfTest } from "../store/postgres-of-test.ts";
import { type Bot, duel } from "./bot.ts";
import { Running, type RunningOptions } from "./running.ts";

const KILLS = trials(1, 100);
const TABLES = 3;
/** Milliseconds within which a server that is played at is killed. */
const LONGEST = 400;

const FOLDER = mkdtempSync(join(tmpdir(), "tallyho-crash-"));
const postgres = postgresOfTest();
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** Answers that were acknowledged. */
function count(bots: readonly Bot[]): number {
  return bots.reduce((sum, bot) => sum + bot.acknowledged.length, 0);
}

/** Holds what a player is told after a crash against what he was told before it. */
async function comesBack(bot: Bot, url: string): Promise<void> {
  const before = bot.known;
  await bot.come(url);
  const { known, entries, acknowledged, sealed, seat } = bot;
  // Each round that he has seen is there once, as it was, its dice too.
  expect(known?.moments.slice(0, before?.moments.length)).toEqual(before?.moments ?? []);
  expect(known?.moments).toHaveLength(entries + 1);
  const lost = acknowledged.filter(({ at, prompt, text }) => {
    const isSealed = sealed.some((one) => one.prompt === prompt && one.text === text && one.ready);
    const isPlayed = known?.moments[at + 1]?.answers[prompt] === text;
    return at < entries ? !isPlayed : !isSealed;
  });
  expect(lost).toEqual([]);
  expect(sealed.every((one) => one.seat === seat)).toBe(true);
}

describe.each<[string, () => Promise<RunningOptions>]>([
  ["SQLite", async () => ({ folder: join(FOLDER, "sqlite") })],
  ["Postgres", async () => ({ folder: join(FOLDER, "postgres"), databaseUrl: await postgres().database() })],
])("a server on %s that is killed at any moment", (name, options) => {
  it("loses no acknowledged answer, resolves nothing twice, and what was sealed stays sealed", {
    timeout: 1_200_000,
  }, async () => {
    const told = await options();
    let bots: readonly Bot[] = [];
    let acknowledged = 0;
    for (let kill = 0; kill <= KILLS; kill++) {
      const server = await Running.start(told);
      await Promise.all(bots.map((bot) => comesBack(bot, server.url))).catch((error: Error) => {
        throw new Error(`${error.message}\n${server.lines.join("\n")}`, { cause: error });
      });
      if (kill < KILLS) {
        if (bots.every(({ isOver }) => isOver)) {
          acknowledged += count(bots);
          const opened = Array.from({ length: TABLES }, () => duel(server.url, `198.51.100.${kill}`));
          bots = (await Promise.all(opened)).flat();
          await Promise.all(bots.map((bot) => bot.come(server.url)));
        }
        const before = count(bots);
        const playing = bots.map((bot) => bot.play());
        await until(() => count(bots) > before);
        await wait(Math.random() * LONGEST);
        await server.kill();
        await Promise.all(playing);
      }
      expect(server.faults).toEqual([]);
      for (const bot of bots) bot.leave();
      await server.stop();
    }
    acknowledged += count(bots);
    expect(acknowledged).toBeGreaterThan(KILLS);
    if (isLong) console.info(`${name}: ${KILLS} kills, ${acknowledged} answers acknowledged`);
  });
});
