import type { Problem } from "../../../core/game.ts";

/** A cell of a set of tables, by names and not by places: `aircraft.spitfire-ia.bands.4-6.agility`. */
type Cell = { readonly cell: string };

type Limits = { readonly found: number; readonly from: number; readonly to: number };

/** What each refusal of a set of tables tells, by its code. */
export type TableRefusals = {
  /** A file that is no JSON. */
  readonly "tables-json": { readonly detail: string };
  /** A file of more characters than are read. */
  readonly "tables-large": { readonly found: number; readonly most: number };
  /** A file that holds something else than tables. */
  readonly "tables-foreign": Record<never, never>;
  /** A list with too few or too many entries. */
  readonly "tables-count": Cell & Limits;
  /** A figure that is no whole number within its limits. */
  readonly "tables-number": Cell & Limits;
  /** An id that is not of small letters, digits and hyphens, or is longer than `longest`. */
  readonly "tables-id": Cell & { readonly found: string; readonly longest: number };
  /** A miniature that is not written as its folder and its name. */
  readonly "tables-model": Cell & { readonly found: string };
  /** A name that is empty, has control characters or is longer than `longest`. */
  readonly "tables-text": Cell & { readonly found: string; readonly longest: number };
  readonly "tables-unknown": Cell & { readonly found: string; readonly known: readonly string[] };
  /** Two cards, types, targets, answers or characteristics of one name. */
  readonly "tables-twice": Cell & { readonly found: string };
  /** Two entries of a type that exclude each other. */
  readonly "tables-both": Cell & { readonly first: string; readonly second: string };
  /** Cards in all that are neither 80 nor 110; `extension`: with the further copies. */
  readonly "tables-deck": Cell & { readonly found: number; readonly extension: boolean };
  /**
   * Levels without a band (`gap`) or with two (`overlap`), or bands that end below (`short`) or above (`ceiling`) the highest
   * level; `found`: the level at which the band begins or ends, `needs`: the one at which it must.
   */
  readonly "tables-bands": Cell & {
    readonly why: "gap" | "overlap" | "short" | "ceiling";
    readonly found: number;
    readonly needs: number;
  };
};

/** A problem with its rule, its values checked against its code. */
export function refuseTable<Code extends keyof TableRefusals>(
  code: Code,
  rule: string,
  values: TableRefusals[Code],
): Problem {
  return { code, rule, values };
}
