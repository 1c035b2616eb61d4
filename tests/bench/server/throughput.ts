import type { PostgresServer } from "../../server/store/postgres-server.ts";
import { median, type Row } from "../row.ts";
import type { Called } from "./calls.ts";
import type { EchoCalls } from "./echo-process.ts";
import type { GeneratorCalls } from "./generator-process.ts";
import { type Cost, duelsFor, Load, ROUNDS, RUNS, rowOf, speedOf, TABLES } from "./load.ts";
import type { Programs } from "./programs.ts";
import type { Storage } from "./server-process.ts";

const SOCKETS = 2 * TABLES;
/** Echoes of each socket in a run. */
const ECHOES = 4_000;

const LEAST = { sqlite: 0.06, postgres: 0.03, none: 0.1 } as const;
const STORED = { sqlite: "SQLite", postgres: "Postgres, node alone", none: "storage stubbed" } as const;

/** Answers a second of processor time. */
function rate({ answers, cpu }: Cost): number {
  return (1000 * answers) / cpu;
}

/** Echoes of a bare server a second of its processor time. */
async function echoRate(
  generator: Called<GeneratorCalls>,
  echo: Called<EchoCalls>,
  port: number,
): Promise<number> {
  const before = (await echo.call("usage", undefined)).cpu;
  const echoes = await generator.call("echo", { port, count: SOCKETS, each: ECHOES });
  return (1000 * echoes) / ((await echo.call("usage", undefined)).cpu - before);
}

function noteOf(
  costs: readonly Cost[],
  echoes: readonly number[],
  database: PostgresServer | undefined,
): string {
  const whole = costs.map(({ answers, cpu, databaseCpu }) => (1000 * answers) / (cpu + databaseCpu));
  return [
    `${median(costs.map(rate)).toFixed(0)} answers`,
    ...(database ? [`${median(whole).toFixed(0)} with the processor time of Postgres itself`] : []),
    `${speedOf(costs)} by the clock`,
    `reference ${median(echoes).toFixed(0)} echoes`,
  ].join(", ");
}

/** Answers a second of the server's processor time against echoes of a bare server, run for run. */
export async function throughput(
  programs: Programs,
  storage: Storage,
  database?: PostgresServer,
): Promise<Row> {
  const [generator, echo] = [programs.generator(), programs.echo()];
  const port = await echo.call("start", undefined);
  const load = new Load(generator, [await programs.server(storage)], database);
  const scripts = duelsFor(TABLES);
  const costs: Cost[] = [];
  const echoes: number[] = [];
  for (let run = 0; run <= RUNS; run++) {
    await load.seat(scripts);
    costs.push(await load.play(ROUNDS));
    echoes.push(await echoRate(generator, echo, port));
  }
  programs.end();
  const [, ...measured] = costs;
  const [, ...against] = echoes;
  const ratios = measured.map((cost, run) => rate(cost) / (against[run] as number));
  const least = LEAST[storage.kind];
  return rowOf(`answers a second of processor time, ${STORED[storage.kind]}`, ratios, {
    bar: `at least ${least} of echoes by bare ws`,
    isOk: (ratio) => ratio >= least,
    note: noteOf(measured, against, database),
  });
}
