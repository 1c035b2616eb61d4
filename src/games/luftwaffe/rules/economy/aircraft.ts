import { TWELFTHS } from "../../data/twelfths.ts";

/** LW-89: fewer factories than these make the fixed number. */
export const ENOUGH_FACTORIES = 18;
const FIXED = 6 * TWELFTHS;
/** LW-88: one factor for every three factories. */
const FACTORIES = 3;

/** What production of aircraft depends on. */
export interface Factories {
  /** Factories that are not bombed. */
  readonly unbombed: number;
  /** Whether the target complexes are played; without them nothing is fixed or halved (LW-L55). */
  readonly complexes: boolean;
  /** LW-89: an earlier quarter fell below eighteen, so that six are made for good (LW-L4). */
  readonly fixed: boolean;
  /** LW-90: the last target of another complex than oil was bombed this quarter. */
  readonly shock: boolean;
  /** LW-91: the whole transport system is gone. */
  readonly transportGone: boolean;
}

/** LW-89, LW-L5: whether production is the fixed six this quarter, and so from now on. */
export function isFixed({ unbombed, complexes, fixed }: Factories): boolean {
  return complexes && (fixed || unbombed < ENOUGH_FACTORIES);
}

/** LW-88 to LW-91: aircraft factors of a quarter, in twelfths; halved once at most (LW-L8). */
export function aircraftMade(factories: Factories): number {
  const base = isFixed(factories) ? FIXED : (factories.unbombed * TWELFTHS) / FACTORIES;
  const halved = factories.complexes && (factories.shock || factories.transportGone);
  return halved ? base / 2 : base;
}

/** LW-94: replacement factors of the Tournament game; fractions are dropped. */
export function tournamentFactors(unbombed: number): number {
  return Math.floor(unbombed / FACTORIES);
}
