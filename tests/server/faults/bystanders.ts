import { setTimeout as wait } from "node:timers/promises";
import type { Bot } from "./bot.ts";
import { asked, clientOf, duel } from "./bot.ts";

// Players who go on as if nothing happened while others attack the server, in a process of their own so that nobody else
// holds them up: `bystanders.ts URL`. At any message they tell how it went for them since they were asked last.
const [, , url = ""] = process.argv;

const TABLES = 4;
/** Milliseconds between two messages of a player: fewer than he may send. */
const PACE = 70;

/** How long bystanders have waited for their acknowledgements since they were asked last. */
export interface Waited {
  /** In milliseconds, one each. */
  readonly times: readonly number[];
  /** Messages that were refused, or never answered. */
  readonly failed: readonly string[];
}

let times: number[] = [];
let failed: string[] = [];

/** Seals one order after another, each of which is stored before it is acknowledged. */
async function seal({ code, seat }: Bot, nth: number): Promise<void> {
  const client = clientOf(url, `203.0.113.${nth}`);
  const joined = await asked(client, "join", { code, seat, name: seat });
  if (!joined?.ok) throw new Error("a bystander is not let in");
  const prompt = seat === "red" ? "R1" : "B1";
  await wait((PACE * nth) / (2 * TABLES));
  for (let turn = 0; ; turn++) {
    const begun = performance.now();
    const answers: [string, string][] = [[prompt, turn % 2 === 0 ? "2" : "2L1"]];
    const reply = await asked(client, "answer", { at: 0, answers, ready: false });
    const took = performance.now() - begun;
    if (reply?.ok) times.push(took);
    else failed.push(JSON.stringify(reply ?? "no reply"));
    await wait(Math.max(1, PACE - took));
  }
}

process.on("message", () => {
  process.send?.({ times, failed } satisfies Waited);
  [times, failed] = [[], []];
});
process.on("disconnect", () => process.exit());

const tables = await Promise.all(Array.from({ length: TABLES }, () => duel(url, "203.0.113.100")));
for (const [nth, bot] of tables.flat().entries()) void seal(bot, nth);
process.send?.("playing");
