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

/** Whether somebody named before, or this player himself, commands a piece already. */
function isCommanded(commands: Commands, seat: SeatId, at: number): boolean {
  const own = commands[seat] ?? [];
  const piece = own[at] as PieceId;
  return own.indexOf(piece) < at || commanderOf(commands, piece) !== seat;
}

function checkSeat(seat: SeatId, commands: Commands, pieces: readonly Owned[]): readonly Problem[] {
  const own = commands[seat] ?? [];
  const gives = (why: CommandFault, found: string): Problem => ({
    code: "seat-commands",
    values: { path: `seats.${seat.slice(0, LONGEST)}`, found: found.slice(0, LONGEST), why },
  });
  const named = nameFault(seat, pieces);
  const sides = new Set(pieces.filter(({ id }) => own.includes(id)).map(({ side }) => side));
  return [
    ...(named ? [gives(named, seat)] : []),
    ...(own.length === 0 ? [gives("nothing", seat)] : []),
    ...own.filter((id) => !pieces.some((one) => one.id === id)).map((id) => gives("unknown", id)),
    ...own.filter((_, at) => isCommanded(commands, seat, at)).map((id) => gives("twice", id)),
    ...(sides.size > 1 ? [gives("sides", seat)] : []),
  ];
}

/** A player commands pieces of one side, which nobody else commands, under a name that nothing else has. */
export function checkCommands(commands: Commands | undefined, pieces: readonly Owned[]): readonly Problem[] {
  return Object.keys(commands ?? {}).flatMap((seat) => checkSeat(seat, commands ?? {}, pieces));
}
