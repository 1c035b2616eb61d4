import { itemAt } from "../core/item-at.ts";
import type { Knot, PieceKind, Scale, Tabletop } from "./tabletop.ts";

/** Height of a model's peg above the mat at level 0 and what a level adds, in inches, where no scale says otherwise. */
const FOOT = 0.9;
const LEVEL = 0.26;
/** The highest level that such a stem is marked for. */
const LEVELS = 24;
/** With altitude switched off every stand shows this one height. */
const NOMINAL: readonly Knot[] = [{ level: 0, inches: 1.9 }];
const EVEN: readonly Knot[] = [
  { level: 0, inches: FOOT },
  { level: LEVELS, inches: FOOT + LEVEL * LEVELS },
];

/** Marks on a stem of a table with a scale: always as many, so that no stem is made anew when the air changes. */
const PEGS = 24;

/** How high each level of a table is drawn. */
export interface Heights {
  readonly knots: readonly Knot[];
  readonly scale: Scale | undefined;
  /** The levels that a stem is marked at, ascending; every fifth mark is thick, or each with a scale. */
  readonly pegs: readonly number[];
}

function pegsOf({ major }: Scale): readonly number[] {
  return Array.from({ length: PEGS }, (_, index) => (index + 1) * major);
}

/** The heights of a table's levels. */
export function heightsOf({ altitude, scale }: Pick<Tabletop, "altitude" | "scale">): Heights {
  if (!altitude) return { knots: NOMINAL, scale: undefined, pegs: [] };
  if (scale) return { knots: scale.knots, scale, pegs: pegsOf(scale) };
  return { knots: EVEN, scale: undefined, pegs: Array.from({ length: LEVELS }, (_, index) => index + 1) };
}

/** Inches above the mat of a level, fractions too: straight between the knots and on beyond the outer ones. */
export function heightOf({ knots }: Heights, level: number): number {
  const first = knots[0];
  if (!first) return 0;
  let below = first;
  let above = knots[1] ?? first;
  for (let i = 2; i < knots.length && level > above.level; i++) {
    below = above;
    above = itemAt(knots, i);
  }
  if (above.level === below.level) return below.inches;
  return below.inches + ((above.inches - below.inches) * (level - below.level)) / (above.level - below.level);
}

/** How high a gun's mount stands above the mat, on its base, in inches. */
const GROUND = 0.12;

/** Inches above the mat at which a piece of some kind hangs or stands. */
export function standingHeight(heights: Heights, kind: PieceKind | undefined, level: number): number {
  return kind === "gun" ? GROUND : heightOf(heights, level);
}

/** Whether two tables draw their levels at the same heights. */
export function sameHeights(a: Heights, b: Heights): boolean {
  if (a.knots === b.knots) return true;
  return (
    a.knots.length === b.knots.length &&
    a.knots.every((knot, i) => knot.level === b.knots[i]?.level && knot.inches === b.knots[i]?.inches)
  );
}

/** Metres of the air at a level, to whole levels: what is written of it. Undefined where levels are just numbers. */
export function metresAt({ scale }: Heights, level: number): number | undefined {
  return scale && Math.round(level) * scale.metres;
}
