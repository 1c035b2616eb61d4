import type { SeatId } from "../../core/game.ts";
import { HANDOVER_LENGTH, HANDOVER_LIFETIME, MAX_NAME_LENGTH } from "../../protocol/limits.ts";
import { readName } from "../../protocol/name.ts";
import type { Replies } from "../../protocol/replies.ts";
import type { Request } from "../../protocol/requests.ts";
import type { StoredSeat } from "../store/store.ts";
import { type Context, enter, type Handler, hostedBy, hostHash, placeOf, seatedAt } from "./context.ts";
import { RequestRefusal } from "./refusal.ts";
import type { Room } from "./room.ts";
import { TABLE_SEAT } from "./round.ts";
import { hashOf, isSame, newCode, newSecret } from "./secrets.ts";
import { seatsOf } from "./shown.ts";
import type { Connection } from "./tables.ts";

/** The seat of a match; that of the host is none. */
function seatIn(room: Room, seat: SeatId): StoredSeat {
  const found = seatsOf({ position: room.now, seats: room.seats }).find((stored) => stored.seat === seat);
  if (!found) throw new RequestRefusal("no-seat");
  return found;
}

/** Whether a secret is one by which this seat may be taken: its own, or where nobody has it that of another seat. */
function opens(room: Room, seat: SeatId, secret: string): boolean {
  const hash = hashOf(secret);
  const { secret: kept } = seatIn(room, seat);
  const others = seatsOf({ position: room.now, seats: room.seats });
  return isSame(hash, kept) || (kept === null && others.some((one) => isSame(hash, one.secret)));
}

/** What a secret shows at a table as it is known here, or else as it is stored: another server may have given it just now. */
async function shownBy<Value>({ store }: Context, room: Room, show: () => Value): Promise<Value> {
  const known = show();
  if (known || !store.attend) return known;
  await room.read();
  return show();
}

/** The secret by which a seat is asked for: one that has a seat of this table, or a new one where none is given. */
async function secretFor(context: Context, room: Room, { seat, secret }: Request<"join">): Promise<string> {
  seatIn(room, seat);
  if (secret === undefined) return newSecret();
  if (await shownBy(context, room, () => opens(room, seat, secret))) return secret;
  throw new RequestRefusal("not-yours");
}

/** The name that whoever has this secret has at the table. */
function nameOf(room: Room, hash: string): string | undefined {
  const own = seatsOf({ position: room.now, seats: room.seats }).find(({ secret }) => isSame(hash, secret));
  return own?.name ?? undefined;
}

/** Takes a seat, or comes back to it. */
export const join: Handler<"join", Replies["join"]> = async (context, connection, request) => {
  const named = request.name === undefined ? undefined : readName(request.name);
  const unnamed = new RequestRefusal("name", { limit: MAX_NAME_LENGTH });
  if (named === undefined && (request.name !== undefined || request.secret === undefined)) throw unnamed;
  const room = await context.rooms.byCode(request.code);
  return room.run(async () => {
    const secret = await secretFor(context, room, request);
    const hash = hashOf(secret);
    const name = named ?? nameOf(room, hash);
    if (name === undefined) throw unnamed;
    const claimed = await room.arrange(
      () => context.store.claim(room.id, request.seat, name, hash),
      (one) => one === "done",
    );
    if (claimed !== "done") throw new RequestRefusal(claimed);
    const joined = enter(context, room, connection, {
      seat: { id: request.seat, secret: hash },
      host: null,
    });
    return { ...joined, secret };
  });
};

/** Takes a seat over from another device by the code that it was given, or the part of the host. */
export const takeOver: Handler<"takeOver", Replies["takeOver"]> = async (context, connection, request) => {
  const room = await context.rooms.byCode(request.code);
  return room.run(async () => {
    const secret = newSecret();
    const [code, hash] = [hashOf(request.handover), hashOf(secret)];
    const seat = await room.arrange(
      () => context.store.takeOver(room.id, code, context.now(), hash),
      (taken) => taken !== undefined,
    );
    if (seat === undefined) throw new RequestRefusal("no-handover");
    const as =
      seat === TABLE_SEAT ? { seat: null, host: hash } : { seat: { id: seat, secret: hash }, host: null };
    return { ...enter(context, room, connection, as), secret };
  });
};

/** Looks on; with the host's secret as the host. */
export const watch: Handler<"watch", Replies["watch"]> = async (context, connection, request) => {
  const room = await context.rooms.byCode(request.code);
  return room.run(async () => {
    const { secret, screen } = request;
    const host = secret === undefined ? null : await shownBy(context, room, () => hostHash(room, secret));
    if (secret !== undefined && host === null) throw new RequestRefusal("not-yours");
    return enter(context, room, connection, { seat: null, host, screen });
  });
};

/** What a window may hand on: the seat that it plays, or else, where it is the host's, the part of the host. */
function handedOn(context: Context, connection: Connection): SeatId {
  const { attendance } = placeOf(context, connection);
  return attendance.seat === null && attendance.host !== null
    ? TABLE_SEAT
    : seatedAt(context, connection).seat;
}

/** A code by which another device takes the seat over, or the part of the host. */
export const handOver: Handler<"handOver", Replies["handOver"]> = async (context, connection) => {
  const { room } = placeOf(context, connection);
  const seat = handedOn(context, connection);
  return room.run(async () => {
    const handover = newCode(HANDOVER_LENGTH);
    const until = context.now() + HANDOVER_LIFETIME;
    await room.arrange(() => context.store.offerHandover(room.id, seat, hashOf(handover), until));
    return { handover, lasts: HANDOVER_LIFETIME };
  });
};

function expectComputer({ computers }: Context, id: string | null): void {
  if (id !== null && !computers.includes(id)) throw new RequestRefusal("no-computer");
}

/** Lends one's seat to a computer player, or takes it back. */
export const lend: Handler<"lend", object> = async (context, connection, { computer }) => {
  const { room, seat } = seatedAt(context, connection);
  expectComputer(context, computer);
  await room.run(() => room.arrange(() => context.store.seatComputer(room.id, seat, computer, true)));
  return {};
};

/** The host frees a seat, or gives it to a computer player. */
export const seat: Handler<"seat", object> = async (context, connection, request) => {
  const { room } = hostedBy(context, connection);
  expectComputer(context, request.computer);
  await room.run(async () => {
    seatIn(room, request.seat);
    await room.arrange(() => context.store.seatComputer(room.id, request.seat, request.computer, false));
  });
  return {};
};

/** The host sets how the table is played. */
export const rules: Handler<"rules", object> = async (context, connection, request) => {
  const { room } = hostedBy(context, connection);
  const { listed, teamSees } = request;
  await room.run(() => room.arrange(() => context.store.setRules(room.id, { listed, teamSees })));
  return {};
};
