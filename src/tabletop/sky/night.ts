import type { Spot } from "../place.ts";

/** Searchlights that stand about a place. */
export interface Searchlights extends Spot {
  /** Their beams have found somebody over it, and meet there. */
  readonly found?: true;
}

/** It is night over a table: its lamp is turned down. */
export interface Night {
  readonly searchlights: readonly Searchlights[];
}
