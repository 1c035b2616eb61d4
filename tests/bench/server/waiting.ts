import type { Row } from "../row.ts";
import { duelsFor, Load, mostRow, ROUNDS } from "./load.ts";
import type { Programs } from "./programs.ts";

const TABLES = 100;
/** Answers a second of all tables together. */
const PACE = 170;
/** Seconds. */
const WINDOW = 2;
const WINDOWS = 5;
/** Rounds in which both seats of each table answer, for so many windows and a little more. */
const PACED_ROUNDS = Math.ceil((PACE * WINDOW * (WINDOWS + 1)) / (2 * TABLES));

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? Number.NaN;
}

/** How long an answer waits for its acknowledgement at the pace of a large evening. */
export async function waiting(programs: Programs): Promise<readonly Row[]> {
  const load = new Load(programs.generator(), [await programs.server({ kind: "sqlite" })]);
  await load.seat(duelsFor(TABLES));
  // The engine has compiled by then what it will.
  await load.play(ROUNDS - PACED_ROUNDS, 10 * PACE);
  const { waits, loopP99 } = await load.play(PACED_ROUNDS, PACE);
  programs.end();
  const windows = Array.from({ length: WINDOWS }, (_, window) =>
    waits.filter(([second]) => Math.floor(second / WINDOW) === window).map(([, wait]) => wait),
  );
  const byWindow = (share: number) => windows.map((one) => quantile(one, share));
  return [
    mostRow(`acknowledged after, ${TABLES} tables, ${PACE} answers a second, p50 in ms`, byWindow(0.5), 5),
    mostRow("the same, p99 in ms", byWindow(0.99), 25),
    mostRow("the same, the event loop's delay, p99 in ms", [loopP99], 20),
  ];
}
