import { ConnectFault, Link } from "../../client/link.ts";
import type { SeatId } from "../../core/game.ts";
import type { RefusalCode } from "../../protocol/refusals.ts";
import type { Joined, Refused, Reply, TableStatus } from "../../protocol/replies.ts";
import type { RequestName } from "../../protocol/requests.ts";
import { named, Unmet } from "../wanted.ts";
import type { KeptSecrets } from "./kept-secrets.ts";

/** Who wants which seat of which table. */
export interface SeatWanted {
  readonly url: string;
  readonly code: string;
  readonly name: string;
  /** Left out: one that he has here already, else the first that is free. */
  readonly seat?: string | undefined;
}

/** How a player comes to his seat. */
export interface Seating {
  readonly link: Link;
  readonly kept: KeptSecrets;
  /** A refusal as a sentence. */
  sentence(refused: Refused): string;
  /** Told where a secret can't be kept. */
  unkept(error: NodeJS.ErrnoException): void;
}

/** Refusals after which the same may be tried again. */
const PASSING: readonly RefusalCode[] = ["too-many", "store", "stopping"];

/** Whether the same may be tried again: there was no reply, or one that tells of something that passes. */
export function isPassing(reply: Refused | undefined): boolean {
  return reply === undefined || PASSING.includes(reply.code);
}

/** Why one does not come to a seat; `passing`: one may in a moment. */
export class NotSeated extends Unmet {
  constructor(
    sentence: string,
    readonly passing: boolean,
  ) {
    super(sentence);
  }
}

/** Connects to a server; rejects with an `Unmet`. */
export async function linkTo(url: string, sentence: (refused: Refused) => string): Promise<Link> {
  try {
    return await Link.connect(url);
  } catch (error) {
    if (!(error instanceof ConnectFault)) throw error;
    const { refused, told } = error;
    if (refused) throw new Unmet(sentence(refused));
    throw new Unmet(
      told ?? `No Tallyho server answers at ${url}; check the address, and that it is running.`,
    );
  }
}

/** A reply, or the sentence why there is none. */
export function expectReply<Name extends RequestName>(
  { sentence }: Pick<Seating, "sentence">,
  reply: Reply<Name> | undefined,
): Extract<Reply<Name>, { readonly ok: true }> {
  if (reply === undefined) throw new NotSeated("The server does not answer; try again in a moment.", true);
  if (!reply.ok) throw new NotSeated(sentence(reply), isPassing(reply));
  return reply as Extract<Reply<Name>, { readonly ok: true }>;
}

/** The table of a code. */
export async function lookAt(seating: Seating, code: string): Promise<TableStatus> {
  return expectReply<"look">(seating, await seating.link.ask("look", { code })).table;
}

/** The seat that is meant. */
export function seatOf({ kept }: Seating, { url, code, seat }: SeatWanted, { seats }: TableStatus): SeatId {
  if (seat !== undefined) return named(seats, ({ id }) => id, seat, "seat at this table called").id;
  const own = seats.find(({ id }) => kept.of(url, code, id) !== undefined);
  const free = seats.find(({ presence }) => presence === "free");
  const found = own ?? free;
  if (!found) throw new Unmet("No seat of this table is free.");
  return found.id;
}

function keep(seating: Seating, { url, code }: SeatWanted, seat: SeatId, secret: string | undefined): void {
  try {
    seating.kept.keep(url, code, seat, secret);
  } catch (error) {
    seating.unkept(error as NodeJS.ErrnoException);
  }
}

/** Sits down, or comes back; a secret that is worth nothing any more is forgotten. Rejects with an `Unmet`. */
export async function sitDown(seating: Seating, wanted: SeatWanted, seat: SeatId): Promise<Joined> {
  const { url, code, name } = wanted;
  const ask = (secret: string | undefined) =>
    seating.link.ask("join", { code, seat, name, ...(secret !== undefined && { secret }) });
  const known = seating.kept.of(url, code, seat);
  let reply = await ask(known);
  if (known !== undefined && reply?.ok === false && reply.code === "not-yours") {
    keep(seating, wanted, seat, undefined);
    reply = await ask(undefined);
  }
  const joined = expectReply<"join">(seating, reply);
  if (joined.secret !== known) keep(seating, wanted, seat, joined.secret);
  return joined;
}
