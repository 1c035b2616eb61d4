import type { Row } from "../row.ts";
import { Load, mostRow } from "./load.ts";
import type { Programs } from "./programs.ts";
import { fullTable } from "./scripts.ts";

const SPECTATORS = 20;
const REVEALS = 60;
/** Reveals before any counts: the engine has compiled by then what it will. */
const WARM_UPS = 150;

/** What it takes to tell four seats, where a game has so many, and twenty spectators what came of a round. */
export async function reveals(programs: Programs, id: string): Promise<readonly Row[]> {
  const generator = programs.generator();
  const server = await programs.server({ kind: "sqlite" });
  const load = new Load(generator, [server]);
  const script = await fullTable(id, REVEALS);
  const [cpu, bytes]: [number[], number[]] = [[], []];
  const openAgain = async () => {
    const table = await server.process.call("openSeeded", script.origin);
    await generator.call("seat", [{ ...table, script, ports: [server.port], spectators: SPECTATORS }]);
    await generator.call("prepare", undefined);
  };
  await openAgain();
  for (let revealed = 0; revealed < REVEALS + WARM_UPS; revealed++) {
    const before = (await load.used()).cpu;
    const told = await generator.call("reveal", undefined);
    if (revealed >= WARM_UPS) {
      cpu.push((await load.used()).cpu - before);
      bytes.push(told.bytes.reduce((sum, one) => sum + one, 0) / told.bytes.length);
    }
    // A match that is over is played again.
    if (!(await generator.call("prepare", undefined))) await openAgain();
  }
  programs.end();
  const to = `${id}, a reveal to ${script.seats.length} seats and ${SPECTATORS} spectators`;
  return [
    mostRow(`${to}, ms of processor time`, cpu, 3),
    mostRow("the same, bytes a viewer gzipped", bytes, 2_000),
  ];
}
