import type { PostgresServer } from "../../server/store/postgres-server.ts";
import type { Row } from "../row.ts";
import { type Cost, duelsFor, Load, mostRow, ROUNDS, RUNS, speedOf, TABLES } from "./load.ts";
import type { Programs } from "./programs.ts";

/** Processor time an answer, the database's included. */
function costOf({ cpu, databaseCpu, answers }: Cost): number {
  return (cpu + databaseCpu) / answers;
}

/** Two servers that share a database against one alone: processor time an answer, and answers a second by the clock. */
export async function sharing(programs: Programs, database: PostgresServer): Promise<readonly Row[]> {
  const generator = programs.generator();
  const server = async (url: string) => programs.server({ kind: "postgres", url });
  const [own, common] = [await database.database(), await database.database()];
  const one = [await server(own)];
  const two = [await server(common), await server(common)];
  const costs = { one: [] as Cost[], spread: [] as Cost[], split: [] as Cost[] };
  const scripts = duelsFor(TABLES);
  for (let run = 0; run <= RUNS; run++)
    for (const [name, servers] of [
      ["one", one],
      ["spread", two],
      ["split", two],
    ] as const) {
      const load = new Load(generator, servers, database);
      await load.seat(scripts, { split: name === "split" });
      const cost = await load.play(ROUNDS);
      if (run > 0) costs[name].push(cost);
    }
  programs.end();
  const against = (of: readonly Cost[]) =>
    of.map((cost, run) => costOf(cost) / costOf(costs.one[run] as Cost));
  const note = (of: readonly Cost[]) => `${speedOf(of)}, one alone ${speedOf(costs.one)}`;
  const what = "two on one Postgres, processor time an answer against one,";
  return [
    mostRow(`${what} matches spread`, against(costs.spread), 1.25, note(costs.spread)),
    mostRow(`${what} every match's seats on both`, against(costs.split), 2, note(costs.split)),
  ];
}
