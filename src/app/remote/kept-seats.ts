import type { SeatId } from "../../core/game.ts";
import { deviceNotes, tabNotes } from "../storage/notes.ts";

/** Under what a host keeps his secret: no seat of a match is called so. */
export const HOST = "table";
/** Under what the secrets of this device are kept, and which seat of a table a window has. */
const SECRETS = "tallyho.seats";
const NAME = "tallyho.name";

type Secrets = Readonly<Record<string, Readonly<Record<SeatId, string>>>>;

function secrets(): Secrets {
  try {
    return JSON.parse(deviceNotes.get(SECRETS) ?? "{}");
  } catch {
    return {};
  }
}

/** The seats of a table that this device has, and the host's, each with its secret. */
export function keptSeats(code: string): Readonly<Record<SeatId, string>> {
  const all = secrets();
  return Object.hasOwn(all, code) ? (all[code] ?? {}) : {};
}

/** Codes of the tables at which this device has anything, the latest first. */
export function keptTables(): readonly string[] {
  return Object.keys(secrets()).toReversed();
}

/** Keeps the secret of a seat, or no longer. */
export function keepSeat(code: string, seat: SeatId, secret: string | undefined): void {
  const { [code]: had = {}, ...others } = secrets();
  const seats = Object.entries({ ...had, [seat]: secret }).filter(([, one]) => one !== undefined);
  const kept = seats.length > 0 ? { ...others, [code]: Object.fromEntries(seats) } : others;
  deviceNotes.set(SECRETS, JSON.stringify(kept));
}

/** The seat that this window plays: that of before it was loaded again, else the one that the device has. */
export function seatHere(code: string): SeatId | undefined {
  const own = Object.keys(keptSeats(code)).filter((seat) => seat !== HOST);
  const before = tabNotes.get(`tallyho.seat.${code}`);
  return own.find((seat) => seat === before) ?? own[0];
}

export function noteSeatHere(code: string, seat: SeatId): void {
  tabNotes.set(`tallyho.seat.${code}`, seat);
}

/** The name that was used last. */
export function keptName(): string {
  return deviceNotes.get(NAME) ?? "";
}

export function keepName(name: string): void {
  deviceNotes.set(NAME, name);
}
