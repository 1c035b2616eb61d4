import type { Viewer } from "../../core/game.ts";
import type { SealedShown, TableStatus } from "../../protocol/replies.ts";
import type { StoredSeat, Windows, WindowsTold } from "../store/store.ts";
import type { Attendance } from "./attendance.ts";
import { TABLE_SEAT } from "./round.ts";
import { isSame } from "./secrets.ts";

/** No sealed answers, as text. */
const NOTHING = "[]";

const NOBODY: Windows = { seats: [], spectators: 0, screens: 0 };

/** Whether a window counts as one who looks on. */
export function isSpectator({ seat, host, screen }: Attendance): boolean {
  return seat === null && host === null && !screen;
}

function windowsOf(attending: Iterable<Attendance>): Windows {
  const all = [...attending];
  const seats = [...new Set(all.flatMap(({ seat }) => seat?.id ?? []))];
  const spectators = all.filter(isSpectator).length;
  return { seats, spectators, screens: all.filter(({ seat }) => seat === null).length - spectators };
}

function isAlike(one: Windows, other: Windows): boolean {
  const isSameCount = one.spectators === other.spectators && one.screens === other.screens;
  return (
    isSameCount &&
    one.seats.length === other.seats.length &&
    one.seats.every((seat) => other.seats.includes(seat))
  );
}

/** The windows that are at a table, what each is told unasked, and what other servers are. */
export class Audience {
  readonly attending = new Set<Attendance>();
  private table = "";
  private told: WindowsTold | undefined;

  /** `isShared`: other servers may have the same store. */
  constructor(isShared: boolean) {
    if (isShared) this.told = { here: NOBODY, elsewhere: NOBODY };
  }

  /** The windows at other servers. */
  get elsewhere(): Windows {
    return this.told?.elsewhere ?? NOBODY;
  }

  /** The windows here, where other servers believe something else of them. */
  get news(): Windows | undefined {
    if (!this.told) return undefined;
    const here = windowsOf(this.attending);
    return isAlike(here, this.told.here) ? undefined : here;
  }

  /** Other servers have been told so. */
  toldOf(here: Windows): void {
    if (this.told) this.told = { ...this.told, here };
  }

  /** Takes up what servers have told one another, and who has the seats. */
  hear(windows: WindowsTold | undefined, seats: readonly StoredSeat[]): void {
    if (windows) this.told = windows;
    this.dismiss(seats);
  }

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
  tellTable(table: TableStatus): void {
    const text = JSON.stringify(table);
    if (text === this.table) return;
    this.table = text;
    for (const { connection } of this.attending) connection.send("table", table);
  }

  /**
   * Tells windows whose seat is no longer theirs, or has a newer window at another server; the host's are his no more once
   * another device has taken his part over.
   */
  dismiss(seats: readonly StoredSeat[]): void {
    const host = seats.find(({ seat }) => seat === TABLE_SEAT)?.secret ?? null;
    for (const attendance of this.attending) {
      if (attendance.host !== null && !isSame(attendance.host, host)) attendance.host = null;
      const { seat, connection } = attendance;
      const kept = seat && (seats.find((one) => one.seat === seat.id)?.secret ?? null);
      if (!seat || (isSame(seat.secret, kept) && !this.elsewhere.seats.includes(seat.id))) continue;
      this.attending.delete(attendance);
      connection.send("gone", { why: kept === null ? "freed" : "elsewhere" });
    }
  }
}
