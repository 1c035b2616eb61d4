/**
 * How two things belong together: `tailing` and `chase`, one behind the other; `advantage`, above and behind;
 * `route`, on the way to it.
 */
export type LinkKind = "tailing" | "chase" | "advantage" | "route";

/** Two things on the table that belong together for now, drawn as a chain from one to the other. */
export interface Link {
  /** Who follows: a piece, a counter or a card. */
  readonly from: string;
  /** The same, or a site. */
  readonly to: string;
  readonly kind: LinkKind;
  /** Written on it. */
  readonly label?: string;
}
