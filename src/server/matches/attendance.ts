import type { SeatId, Viewer } from "../../core/game.ts";
import type { Connection } from "./tables.ts";

/** A window that is at a table, and as whom. */
export interface Attendance {
  readonly connection: Connection;
  readonly viewer: Viewer;
  /** Its seat, and the hash of the secret by which it has it; null: it looks on. */
  readonly seat: { readonly id: SeatId; readonly secret: string } | null;
  /** The hash of the host's secret, where it has shown that; null: it is not the host's, or no longer. */
  host: string | null;
  /** It is the table's screen: nobody who looks on by himself. */
  readonly screen: boolean;
  /** The sealed answers that it was told of last, as text. */
  sealed: string;
}
