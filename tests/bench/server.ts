import { GAMES } from "../../src/games/index.ts";
import { PostgresServer } from "../server/store/postgres-server.ts";
import type { Row } from "./row.ts";
import { mostRow, RUNS } from "./server/load.ts";
import { memory } from "./server/memory.ts";
import { Programs } from "./server/programs.ts";
import { reveals } from "./server/reveals.ts";
import { sharing } from "./server/sharing.ts";
import { startingTime } from "./server/start.ts";
import { throughput } from "./server/throughput.ts";
import { waiting } from "./server/waiting.ts";

/** Builds the page first when it is not fresh: a server without one does not start. */
async function starting(): Promise<Row> {
  const { build } = await import(new URL("../../scripts/build.js", import.meta.url).href);
  await build();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await startingTime());
  return mostRow("listening after start, with a new data folder, ms", times, 1_500);
}

/** What a server does in a second, how long one waits for it, and what it takes. */
export async function bench(): Promise<Row[]> {
  const programs = await Programs.build();
  const database = await PostgresServer.start({ synced: true });
  try {
    const rows = [
      await throughput(programs, { kind: "sqlite" }),
      await throughput(programs, { kind: "postgres", url: await database.database() }, database),
      await throughput(programs, { kind: "none" }),
      ...(await waiting(programs)),
    ];
    for (const { meta } of GAMES) rows.push(...(await reveals(programs, meta.id)));
    rows.push(await memory(programs), ...(await sharing(programs, database)), await starting());
    return rows;
  } finally {
    programs.end();
    await database.stop();
  }
}
