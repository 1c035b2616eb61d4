import type { Dice } from "../../core/dice/dice.ts";
import type { SeatId } from "../../core/game.ts";
import type { GameEntry } from "../../games/registry.ts";
import { MAX_SPECTATORS } from "../../protocol/limits.ts";
import type { Joined } from "../../protocol/replies.ts";
import type { Request, RequestName } from "../../protocol/requests.ts";
import type { Store } from "../store/store.ts";
import type { Attendance } from "./attendance.ts";
import type { Openings } from "./openings.ts";
import { RequestRefusal } from "./refusal.ts";
import type { Room } from "./room.ts";
import type { Rooms } from "./rooms.ts";
import { TABLE_SEAT } from "./round.ts";
import { hashOf, isSame } from "./secrets.ts";
import type { TableList } from "./table-list.ts";
import type { Connection } from "./tables.ts";

/** A window at a table. */
export interface RoomWindow {
  readonly room: Room;
  readonly attendance: Attendance;
}

/** What requests are done with. */
export interface Context {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly list: TableList;
  readonly games: readonly GameEntry[];
  readonly live: Dice;
  /** Matches from files go on with the dice that those name. */
  readonly fileDice: boolean;
  readonly openings: Openings;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Ids of computer players. */
  readonly computers: readonly string[];
  /** Where each window is, by the id of its connection. */
  readonly places: Map<string, RoomWindow>;
}

/** Does what a request asks; rejects with a `RequestRefusal`. */
export type Handler<Name extends RequestName, Reply> = (
  context: Context,
  connection: Connection,
  request: Request<Name>,
) => Promise<Reply>;

/** Where a window is; throws a `RequestRefusal` where it is at no table any more. */
export function placeOf({ places }: Context, { id }: Connection): RoomWindow {
  const place = places.get(id);
  if (place?.room.attending.has(place.attendance)) return place;
  throw new RequestRefusal("not-joined");
}

interface SeatedPlace extends RoomWindow {
  readonly seat: SeatId;
}

/** Where a window that has a seat is, and its seat. */
export function seatedAt(context: Context, connection: Connection): SeatedPlace {
  const place = placeOf(context, connection);
  const { seat } = place.attendance;
  if (!seat) throw new RequestRefusal("not-joined");
  return { ...place, seat: seat.id };
}

/** Where the host's window is. */
export function hostedBy(context: Context, connection: Connection): RoomWindow {
  const place = placeOf(context, connection);
  if (place.attendance.host === null) throw new RequestRefusal("host-only");
  return place;
}

/** Nobody plays in a match that has stopped. */
export function expectGoing({ frozen }: Room): void {
  if (frozen !== null) throw new RequestRefusal("frozen");
}

/** Takes a window away from its table. */
export function leaveTable({ places }: Context, { id }: Connection): void {
  const place = places.get(id);
  places.delete(id);
  if (place?.room.attending.delete(place.attendance)) place.room.publish(!place.attendance.seat);
}

/** The hash of a secret that is that of a table's host; null where it is not. */
export function hostHash({ seats }: Room, secret: string): string | null {
  const [hash, kept] = [hashOf(secret), seats.find(({ seat }) => seat === TABLE_SEAT)?.secret ?? null];
  return isSame(hash, kept) ? hash : null;
}

/** Who comes to a table: whose seat he has, and the hash by which he is its host. */
interface Coming extends Pick<Attendance, "seat" | "host"> {
  readonly screen?: boolean | undefined;
}

/** Brings a window to a table; one that had the same seat before is told that it is played elsewhere. */
export function enter(context: Context, room: Room, connection: Connection, as: Coming): Joined {
  const before = context.places.get(connection.id);
  const host = as.host ?? (before?.room === room ? before.attendance.host : null);
  const lookers = [...room.attending].filter((one) => one.seat === null && one.connection !== connection);
  const { spectators, screens } = room.elsewhere;
  const looking = lookers.length + spectators + screens;
  if (as.seat === null && host === null && looking >= MAX_SPECTATORS) throw new RequestRefusal("table-full");
  for (const other of room.attending)
    if (as.seat && other.seat?.id === as.seat.id && other.connection.id !== connection.id) {
      room.attending.delete(other);
      other.connection.send("gone", { why: "elsewhere" });
    }
  if (before && before.room !== room) leaveTable(context, connection);
  else if (before) room.attending.delete(before.attendance);
  const viewer = as.seat?.id ?? "table";
  const { seat, screen = false } = as;
  const attendance: Attendance = { connection, viewer, seat, host, screen, sealed: "" };
  room.attending.add(attendance);
  context.rooms.keep(room);
  context.places.set(connection.id, { room, attendance });
  room.sealedFor(attendance);
  // Lookers-on are told of together: a hundred who come would tell a hundred each.
  room.publish(!as.seat);
  return { viewer, host: host !== null, table: room.shown() };
}
