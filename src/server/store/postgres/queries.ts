import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import type { SeatId } from "../../../core/game.ts";
import type { MatchId } from "../store.ts";
import { matches, seats } from "./schema.ts";
import { CHANNEL } from "./statements.ts";

export type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];

/** The columns of a match but those that only the database needs. */
function matchColumns() {
  const { revision, changed, lookers, ...columns } = getTableColumns(matches);
  return columns;
}

export const MATCH = matchColumns();

/** Tells other processes of a change when it is committed. */
export async function tell(tx: Transaction, id: MatchId, length: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${`${id} ${length}`})`);
}

export function isSeat(id: MatchId, seat: SeatId) {
  return and(eq(seats.match, id), eq(seats.seat, seat));
}

export function seatRows(database: NodePgDatabase | Transaction, id: MatchId) {
  return database.select().from(seats).where(eq(seats.match, id)).orderBy(seats.place);
}

/** The number of the database's process that serves a connection; the library has it, its types do not. */
export function backendOf(client: PoolClient): number {
  return (client as PoolClient & { readonly processID: number }).processID;
}
