import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ComputerPlayers } from "../../../src/server/computers/players.ts";
import { WorkerPlayers } from "../../../src/server/computers/worker-players.ts";
import { openTables } from "../../../src/server/matches/open-tables.ts";
import { openHosting } from "../../../src/server/operation/hosting.ts";
import { faultOf, openLog } from "../../../src/server/operation/logger.ts";
import { serve } from "../../../src/server/serve.ts";

// A whole server in a process of its own, for tests that kill it, flood it or watch its memory. It tells its port, and of its
// memory as often as it is asked: `whole-server.ts FOLDER PACE KEPT [DATABASE_URL]`, where PACE is how many milliseconds its
// computer players rest before an answer, and KEPT how many tables it keeps at hand though nobody is there.
const [, , folder = "", pace = "0", kept = "", databaseUrl] = process.argv;

/** What is told of memory, in bytes. */
export interface Memory {
  readonly heap: number;
  readonly resident: number;
}

/** Computer players in their thread, that rest before each answer. */
function rested(milliseconds: number): ComputerPlayers {
  const players = new WorkerPlayers();
  return {
    answer: async (question) => {
      if (milliseconds > 0) await wait(milliseconds);
      return players.answer(question);
    },
    close: () => players.close(),
  };
}

const hosting = await openHosting({
  dataFolder: folder,
  databaseUrl,
  log: openLog("info"),
  makeTables: (store, log) =>
    openTables(store, {
      computers: rested(Number(pace)),
      kept: Number(kept),
      onTrouble: (error) => log.error({ fault: faultOf(error) }, "a fault of the program"),
    }),
});
const root = join(folder, "page");
mkdirSync(root, { recursive: true });
writeFileSync(join(root, "index.html"), "<title>Tallyho</title>");
// Behind a proxy, so that a test may come from as many addresses as it likes.
const { port } = await serve({ port: 0, root, hosting, behindProxy: true, networkFolder: folder });

process.on("message", async () => {
  // What was just let go of is collected in several steps.
  for (let times = 0; times < 3; times++) {
    await wait(20);
    global.gc?.();
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed + external, resident: rss } satisfies Memory);
});
process.on("disconnect", () => process.exit());
process.send?.({ port });
