import type { PieceId } from "../../core/game.ts";
import { remembered } from "../../core/remember.ts";
import { type Asker, tabletopOf } from "./asker.ts";

/** Ids of all that stands on the table, as the asker sees it. */
export function namesOf(asker: Asker): readonly PieceId[] {
  const { pieces, counters = [] } = tabletopOf(asker);
  const grouped = asker.table.groups?.(asker.view).flatMap((group) => group.pieces.flat()) ?? [];
  return [...new Set([...pieces.map(({ id }) => id), ...grouped, ...counters.map(({ id }) => id)])];
}

/** A name as it is compared: `r1`, `Red 1`, `RED1`. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[\s-]/g, "");
}

/** The names of the side of a piece, the one that is spoken last. */
function sideNames(asker: Asker, id: PieceId): readonly string[] {
  const { pieces, counters = [] } = tabletopOf(asker);
  const side = [...pieces, ...counters].find((one) => one.id === id)?.side;
  return (side !== undefined && asker.sides[side]) || [];
}

/** An id that is a letter for its side and a number, with what stands behind it: `R1`, `A2w`. */
const NUMBERED = /^\p{Lu}(\d+\p{Ll}?)$/u;

/** What tells a piece from the others of its side. */
function numberOf(id: PieceId): string | undefined {
  return NUMBERED.exec(id)?.[1] ?? /\d+$/.exec(id)?.[0];
}

/** The names of a piece besides its id: what is printed on it, and its side's name with its number. */
function moreNames(asker: Asker, id: PieceId): readonly string[] {
  const label = tabletopOf(asker).counters?.find((one) => one.id === id)?.label;
  const number = numberOf(id);
  const spoken = number === undefined ? [] : sideNames(asker, id).map((name) => `${name}${number}`);
  return [...(label === undefined ? [] : [label]), ...spoken];
}

/** Every piece by each of its names; where two are called alike, the first is meant, and an id before all other names. */
const byName = remembered((asker: Asker): ReadonlyMap<string, PieceId> => {
  const ids = namesOf(asker);
  const all = [
    ...ids.map((id) => [id, id] as const),
    ...ids.flatMap((id) => moreNames(asker, id).map((name) => [name, id] as const)),
  ];
  return new Map(all.reverse().map(([name, id]) => [plain(name), id]));
});

/** The piece that a name means. */
export function pieceNamed(asker: Asker, name: string): PieceId | undefined {
  return byName(asker).get(plain(name));
}

/**
 * What a piece is called aloud: its side's name and its number where its id says no more than that, and where this name
 * means it when it is asked for; else its id. What somebody has named himself is called so.
 */
export function spokenName(asker: Asker, id: PieceId): string {
  const number = NUMBERED.exec(id)?.[1];
  const side = sideNames(asker, id).at(-1);
  if (number === undefined || side === undefined) return id;
  const name = `${side} ${number}`;
  return pieceNamed(asker, name) === id ? name : id;
}
