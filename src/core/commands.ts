import { z } from "zod/mini";
import type { PieceId, Problem, Seat, SeatId, SideId } from "./game.ts";

/** Players of a side that has several, by name, and the pieces that each commands; all other pieces are their side's. */
export const commandsSchema = z.record(z.string(), z.array(z.string()));
export type Commands = Readonly<Record<SeatId, readonly PieceId[]>>;

/** A piece of a set-up and the side that it fights for. */
export interface Owned {
  readonly id: PieceId;
  readonly side: SideId;
}

/** Why a player can't command what a set-up gives him. */
export type CommandFault = "name" | "taken" | "nothing" | "unknown" | "twice" | "sides";

const NAME = /^[A-Za-z0-9-]{1,16}$/;
/** Names that mean something else where seats are written. */
const RESERVED: readonly string[] = ["done", "table", "umpire"];
/** Characters of a side's name that begin the name of one of its players. */
const LONGEST_SIDE = 13;
/** Characters of a name that are told back. */
const LONGEST = 60;

/** The player who commands a piece, where a set-up names one. */
export function commanderOf(commands: Commands | undefined, piece: PieceId): SeatId | undefined {
  if (!commands) return undefined;
  return Object.keys(commands).find((seat) => commands[seat]?.includes(piece));
}

/** The name of the nth player (from 1) of a side that has several, where nobody has given him one. */
function nthPlayer(side: SideId, nth: number): SeatId {
  return `${side.slice(0, LONGEST_SIDE)}-${nth}`;
}

/** Which player of his side a seat is: the name without that of the side. */
export function playerOf({ id, side }: Seat): string {
  const own = `${side.slice(0, LONGEST_SIDE)}-`;
  return id.startsWith(own) ? id.slice(own.length) : id;
}

/** The pieces of a side shared out among so many players, in their order and as evenly as can be. */
export function sharedOut(pieces: readonly Owned[], side: SideId, players: number): Commands {
  const own = pieces.filter((piece) => piece.side === side);
  const from = (nth: number) => Math.ceil((nth * own.length) / players);
  const shares = Array.from({ length: players }, (_, nth) => own.slice(from(nth), from(nth + 1)));
  return Object.fromEntries(
    shares.map((share, nth) => [nthPlayer(side, nth + 1), share.map(({ id }) => id)]),
  );
}

function isTaken(name: SeatId, pieces: readonly Owned[]): boolean {
  const lower = name.toLowerCase();
  return (
    name in {} || RESERVED.includes(lower) || pieces.some(({ id, side }) => id === name || side === name)
  );
}

function nameFault(name: SeatId, pieces: readonly Owned[]): CommandFault | undefined {
  if (!NAME.test(name)) return "name";
  return isTaken(name, pieces) ? "taken" : undefined;
}

/** Who commands each piece: the first who names it. */
function firstCommanders(commands: Commands): ReadonlyMap<PieceId, SeatId> {
  const found = new Map<PieceId, SeatId>();
  for (const [seat, own] of Object.entries(commands))
    for (const id of own) if (!found.has(id)) found.set(id, seat);
  return found;
}

/** Pieces of a seat that somebody named before, or this player himself, commands already. */
function commandedTwice(
  seat: SeatId,
  own: readonly PieceId[],
  commanders: ReadonlyMap<PieceId, SeatId>,
): readonly PieceId[] {
  const seen = new Set<PieceId>();
  return own.filter((id) => {
    const again = seen.has(id) || commanders.get(id) !== seat;
    seen.add(id);
    return again;
  });
}

function checkSeat(
  seat: SeatId,
  own: readonly PieceId[],
  commanders: ReadonlyMap<PieceId, SeatId>,
  pieces: readonly Owned[],
): readonly Problem[] {
  const gives = (why: CommandFault, found: string): Problem => ({
    code: "seat-commands",
    values: { path: `seats.${seat.slice(0, LONGEST)}`, found: found.slice(0, LONGEST), why },
  });
  const named = nameFault(seat, pieces);
  const sideOf = new Map(pieces.map(({ id, side }) => [id, side]));
  const sides = new Set(own.flatMap((id) => sideOf.get(id) ?? []));
  return [
    ...(named ? [gives(named, seat)] : []),
    ...(own.length === 0 ? [gives("nothing", seat)] : []),
    ...own.filter((id) => !sideOf.has(id)).map((id) => gives("unknown", id)),
    ...commandedTwice(seat, own, commanders).map((id) => gives("twice", id)),
    ...(sides.size > 1 ? [gives("sides", seat)] : []),
  ];
}

/** A player commands pieces of one side, which nobody else commands, under a name that nothing else has. */
export function checkCommands(commands: Commands = {}, pieces: readonly Owned[]): readonly Problem[] {
  const commanders = firstCommanders(commands);
  return Object.entries(commands).flatMap(([seat, own]) => checkSeat(seat, own, commanders, pieces));
}
