import { PLAIN } from "../text.ts";

const ID = /^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/;
/** Characters of an id that a refusal tells. */
const LONGEST = 24;
const LONGEST_NAME = 40;

/** What stands in a cell of a set of tables, and what people call the cell: `types.Spitfire.dice`. */
export interface TableCell<Found> {
  readonly cell: string;
  readonly found: Found;
}

/** A whole number with what it may be at least and at most. */
export interface Figure extends TableCell<number> {
  readonly from: number;
  readonly to: number;
}

/** An id or a name, cut as a refusal tells it. */
export const quoted = (text: string): string => text.slice(0, LONGEST);

/** Ids with the wrong letters or that mean something else (`taken`: in small letters), and those that are there twice. */
export function wrongIds(
  cells: readonly TableCell<string>[],
  taken: (lower: string) => boolean,
): readonly (TableCell<string> & { readonly twice: boolean })[] {
  const seen = new Set<string>();
  return cells.flatMap(({ cell, found }) => {
    const lower = found.toLowerCase();
    const again = seen.has(lower);
    seen.add(lower);
    const isWrong = !ID.test(found) || taken(lower) || found in {};
    return isWrong || again ? [{ cell, found: quoted(found), twice: !isWrong }] : [];
  });
}

/** Figures that are not whole or out of their bounds. */
export function wrongFigures(cells: readonly Figure[]): readonly Figure[] {
  return cells.filter(({ found, from, to }) => !Number.isInteger(found) || found < from || found > to);
}

/** Names that are no line for people, with how long one may be. */
export function wrongNames(
  cells: readonly TableCell<string>[],
): readonly (TableCell<string> & { readonly longest: number })[] {
  return cells
    .filter(({ found }) => found.trim() === "" || found.length > LONGEST_NAME || !PLAIN.test(found))
    .map(({ cell, found }) => ({ cell, found: quoted(found), longest: LONGEST_NAME }));
}
