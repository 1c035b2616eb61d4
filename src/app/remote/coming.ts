import { ConnectFault, Link } from "../../client/link.ts";
import type { SeatId } from "../../core/game.ts";
import type { Joined, Refused, Reply } from "../../protocol/replies.ts";
import type { Request, RequestName } from "../../protocol/requests.ts";
import { HOST, keepName, keepSeat, keptName, keptSeats, noteSeatHere, seatHere } from "./kept-seats.ts";

/** As whom one comes to a table. */
export type Coming =
  /** `name`: left out by who comes back, to have there the name that he had. */
  | { readonly kind: "seat"; readonly seat: SeatId; readonly name?: string }
  | { readonly kind: "handover"; readonly handover: string }
  | { readonly kind: "watch"; readonly screen?: true };

/** Looks on. */
export const WATCH: Coming = { kind: "watch" };
/** The screen that all at the table look at. */
export const SCREEN: Coming = { kind: "watch", screen: true };

/** The seat that this window has at a table, from before. */
export function ownSeat(code: string): Coming | undefined {
  const seat = seatHere(code);
  return seat === undefined ? undefined : { kind: "seat", seat };
}

/** Why one did not come to a table: a refusal of the server, a sentence that it answered instead, or no answer in time. */
export class NotThere extends Error {
  constructor(
    readonly refused: Refused | undefined,
    readonly told?: string | undefined,
  ) {
    super(refused?.text ?? "no answer");
  }
}

/** Refusals that pass. */
const PASSING: readonly string[] = ["too-many", "store", "stopping"];

/** Whether the same may be tried again in a moment. */
export function isPassing({ code }: Refused): boolean {
  return PASSING.includes(code);
}

type Done<Name extends RequestName> = Extract<Reply<Name>, { readonly ok: true }>;

/** The reply to a message, unless it is refused or none comes. */
export async function ask<Name extends RequestName>(
  link: Link,
  name: Name,
  request: Request<Name>,
): Promise<Done<Name>> {
  const reply = await link.ask(name, request);
  if (!reply?.ok) throw new NotThere(reply);
  return reply as Done<Name>;
}

/** Connects to the server that the page comes from. Rejects with a `NotThere`. */
export async function linkHere(address = location.origin): Promise<Link> {
  try {
    return await Link.connect(address);
  } catch (error) {
    if (error instanceof ConnectFault) throw new NotThere(error.refused, error.told);
    throw error;
  }
}

function isStale(error: unknown): boolean {
  return error instanceof NotThere && error.refused?.code === "not-yours";
}

/** Looks on; as the host, where this device is that still. */
async function watch(link: Link, code: string, screen: true | undefined): Promise<Joined> {
  const secret = keptSeats(code)[HOST];
  const request = { code, ...(screen && { screen }) };
  if (secret === undefined) return ask(link, "watch", request);
  try {
    return await ask(link, "watch", { ...request, secret });
  } catch (error) {
    if (!isStale(error)) throw error;
    keepSeat(code, HOST, undefined);
    return ask(link, "watch", request);
  }
}

/** Comes as whoever one is; a secret that is worth nothing any more is forgotten, and one that is new is kept. */
export async function come(link: Link, code: string, coming: Coming): Promise<Joined> {
  if (coming.kind === "watch") return watch(link, code, coming.screen);
  if (coming.kind === "handover") {
    const taken = await ask(link, "takeOver", { code, handover: coming.handover });
    keepSeat(code, taken.viewer, taken.secret);
    const { name } = taken.table.seats.find(({ id }) => id === taken.viewer) ?? {};
    if (name && keptName() === "") keepName(name);
    return taken;
  }
  const { seat } = coming;
  const secret = keptSeats(code)[seat];
  // A seat that is none's any more is taken anew, by the name that was used last.
  const name = coming.name ?? (secret === undefined ? keptName() : undefined);
  const joined = await ask(link, "join", {
    ...{ code, seat },
    ...(name !== undefined && { name }),
    ...(secret !== undefined && { secret }),
  });
  keepSeat(code, seat, joined.secret);
  noteSeatHere(code, seat);
  return joined;
}

/** Comes for the first time: a seat that was freed meanwhile is taken anew. */
export async function comeFirst(link: Link, code: string, coming: Coming): Promise<Joined> {
  try {
    return await come(link, code, coming);
  } catch (error) {
    if (!isStale(error) || coming.kind !== "seat") throw error;
    keepSeat(code, coming.seat, undefined);
    return come(link, code, coming);
  }
}

/** As whom one comes back: who took a seat over has it from then on, and a new host looks on as its host. */
export function seated(coming: Coming, { viewer, table }: Joined): Coming {
  if (coming.kind !== "handover") return coming;
  if (viewer === HOST) return WATCH;
  noteSeatHere(table.code, viewer);
  return { kind: "seat", seat: viewer };
}
