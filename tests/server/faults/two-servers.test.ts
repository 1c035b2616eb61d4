import { describe, expect, it } from "vitest";
import { PostgresStore } from "../../../src/server/store/postgres/postgres-store.ts";
import { kept } from "../matches/table.ts";
import { until } from "../sockets/house.ts";
import { postgresOfTest } from "../store/postgres-of-test.ts";
import { asked, type Bot, clientOf, duel } from "./bot.ts";
import { Running } from "./running.ts";

const postgres = postgresOfTest();

/** Rounds that are played at least before a server is killed. */
const BEFORE = 2;

/** Whether all of these seats are asked now, as a player knows it: where one alone has a shot, he alone is. */
const areAsked = ({ known }: Bot, ...seats: readonly string[]) =>
  seats.every((seat) => known?.moments.at(-1)?.prompts.some((prompt) => prompt.seat === seat));

/** Plays the round that stands, as far as these players are asked, until all of them know of the next. */
async function playRound(bots: readonly Bot[]): Promise<void> {
  const before = bots[0]?.entries ?? 0;
  await Promise.all(bots.map((bot) => bot.answer()));
  await until(() => bots.every(({ entries }) => entries === before + 1));
}

/** Holds the log that is kept against what was acknowledged: each answer is in it, in the round that it was given for. */
async function holdsAll(databaseUrl: string, bots: readonly Bot[]): Promise<void> {
  const store = await PostgresStore.open(databaseUrl);
  const { entries } = await kept(store, bots[0]?.code ?? "");
  await store.close();
  const rounds = entries.map((entry) => (entry.kind === "round" ? entry.answers : new Map()));
  for (const bot of bots) {
    expect(bot.known?.moments).toHaveLength(entries.length + 1);
    for (const { at, prompt, text } of bot.acknowledged) expect(rounds[at]?.get(prompt)).toBe(text);
  }
}

describe("two servers on one Postgres, of which one is killed in mid-turn", () => {
  it("lose nothing and resolve nothing twice: play goes on at the other one, where its players are away until they come", async () => {
    const databaseUrl = await postgres().database();
    const [one, two] = await Promise.all([Running.start({ databaseUrl }), Running.start({ databaseUrl })]);
    const bots = await duel(one.url, "192.0.2.1");
    const [red, blue] = bots as [Bot, Bot];
    await red.come(one.url);
    await blue.come(two.url);
    const screen = clientOf(one.url);
    let lamp = "";
    screen.on("table", ({ seats }) => {
      lamp = seats[1].presence;
    });
    await asked(screen, "watch", { code: red.code, screen: true });
    while (red.entries < BEFORE || !areAsked(red, "red", "blue")) await playRound(bots);
    const played = red.entries;
    await until(() => lamp === "here");
    // Blue's answer is handed in at the server that is killed, and nobody else's.
    expect(await blue.answer()).toBe(true);
    await until(() => lamp === "ready");
    await two.kill();
    const sealed = blue.acknowledged.at(-1);
    // His answer is his, whoever of those that know of him is left; that he is away shows as soon as he is asked again.
    await playRound([red]);
    expect(red.entries).toBe(played + 1);
    expect(red.known?.moments.at(-1)?.answers[sealed?.prompt ?? ""]).toBe(sealed?.text);
    while (!areAsked(red, "blue")) await playRound([red]);
    await until(() => lamp === "away");
    await blue.come(one.url);
    await until(() => lamp === "here");
    await Promise.all(bots.map((bot) => bot.play()));
    expect(bots.map(({ isOver }) => isOver)).toEqual([true, true]);
    await holdsAll(databaseUrl, bots);
    expect([...one.faults, ...two.faults]).toEqual([]);
    for (const client of [screen, ...bots]) "leave" in client ? client.leave() : client.disconnect();
    await Promise.all([one, two].map((server) => server.stop()));
  });

  it("resolve a round once whose last answers come to both of them while one is killed", async () => {
    const databaseUrl = await postgres().database();
    const [one, two] = await Promise.all([Running.start({ databaseUrl }), Running.start({ databaseUrl })]);
    const tables = await Promise.all(Array.from({ length: 6 }, () => duel(one.url, "192.0.2.1")));
    const bots = tables.flat();
    await Promise.all(bots.map((bot, at) => bot.come(at % 2 ? two.url : one.url)));
    const playing = bots.map((bot) => bot.play());
    await until(() => bots.every(({ entries }) => entries > 0));
    await two.kill();
    const lost = bots.filter((_, at) => at % 2);
    // They play on when they have seen that the line is cut.
    await Promise.all(playing.filter((_, at) => at % 2));
    await Promise.all(lost.map((bot) => bot.come(one.url)));
    await Promise.all([...playing, ...lost.map((bot) => bot.play())]);
    for (const table of tables) await holdsAll(databaseUrl, table);
    expect(bots.every(({ isOver }) => isOver)).toBe(true);
    expect([...one.faults, ...two.faults]).toEqual([]);
    for (const bot of bots) bot.leave();
    await Promise.all([one, two].map((server) => server.stop()));
  });
});
