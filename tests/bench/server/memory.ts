import type { Row } from "../row.ts";
import { duelsFor, Load, mostRow } from "./load.ts";
import type { Programs } from "./programs.ts";

const MATCHES = 1_000;
const SPECTATORS = 2;
const SOCKETS = MATCHES * (2 + SPECTATORS);
const MEGABYTE = 1_000_000;

/** What a thousand open matches with four sockets each take, after two rounds at each. */
export async function memory(programs: Programs): Promise<Row> {
  const server = await programs.server({ kind: "sqlite" });
  const load = new Load(programs.generator(), [server]);
  await load.seat(duelsFor(MATCHES), { spectators: SPECTATORS });
  await load.play(2);
  const { resident } = await server.process.call("usage", undefined);
  programs.end();
  return mostRow(`${MATCHES} open matches, ${SOCKETS} sockets, MB resident`, [resident / MEGABYTE], 280);
}
