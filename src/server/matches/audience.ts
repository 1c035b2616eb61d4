import type { Viewer } from "../../core/game.ts";
import type { SealedShown, TableShown } from "../../protocol/replies.ts";
import type { StoredSeat } from "../store/store.ts";
import type { Attendance } from "./attendance.ts";
import { TABLE_SEAT } from "./round.ts";
import { isSame } from "./secrets.ts";

/** No sealed answers, as text. */
const NOTHING = "[]";

/** The windows that are at a table, and what each is told unasked. */
export class Audience {
  readonly attending = new Set<Attendance>();
  private table = "";

  tellMoments(packed: (viewer: Viewer) => Uint8Array): void {
    for (const { connection, viewer } of this.attending) connection.send("moments", packed(viewer));
  }

  /** Tells each window but one of sealed answers that it does not know of; that a new round has none it knows. */
  tellSealed(
    sealedFor: (viewer: Viewer) => readonly SealedShown[],
    isNewRound: boolean,
    but: Attendance | undefined,
  ): void {
    const seen = new Map<Viewer, readonly SealedShown[]>();
    for (const attendance of this.attending) {
      if (attendance === but) continue;
      const { viewer } = attendance;
      // Most windows are of those who look on, and all of them see the same.
      const sealed = seen.get(viewer) ?? sealedFor(viewer);
      seen.set(viewer, sealed);
      const text = sealed.length === 0 ? NOTHING : JSON.stringify(sealed);
      const isKnown = text === attendance.sealed || (isNewRound && sealed.length === 0);
      attendance.sealed = text;
      if (!isKnown) attendance.connection.send("sealed", { sealed });
    }
  }

  /** Tells everybody of the table, where it is not as it was told last. */
  tellTable(table: TableShown): void {
    const text = JSON.stringify(table);
    if (text === this.table) return;
    this.table = text;
    for (const { connection } of this.attending) connection.send("table", table);
  }

  /** Tells windows whose seat is no longer theirs; the host's are his no more once another device has taken his part over. */
  dismiss(seats: readonly StoredSeat[]): void {
    const host = seats.find(({ seat }) => seat === TABLE_SEAT)?.secret ?? null;
    for (const attendance of this.attending) {
      if (attendance.host !== null && !isSame(attendance.host, host)) attendance.host = null;
      const { seat, connection } = attendance;
      const kept = seat && (seats.find((one) => one.seat === seat.id)?.secret ?? null);
      if (!seat || isSame(seat.secret, kept)) continue;
      this.attending.delete(attendance);
      connection.send("gone", { why: kept === null ? "freed" : "elsewhere" });
    }
  }
}
