import type { Spot } from "./place.ts";
import type { SideIndex } from "./side.ts";
import type { TableSymbol } from "./symbol.ts";

/** What has become of a site; each has a sign of its own beside its colour. */
export type SiteState =
  /** Hit, but at work. */
  | "hit"
  | "burning"
  /** Out of work for now: a radar station is dark, an airfield cratered. */
  | "out"
  /** Destroyed for good. */
  | "burnt-out";

/** A place on the map that can be flown from, bombed or held: an airfield, a city, a radar station. */
export interface Site extends Spot {
  /** Unique among everything on the table. */
  readonly id: string;
  /** Its name for people. */
  readonly title: string;
  /** Printed beside it where there is room, the important ones first; left out: nothing. */
  readonly label?: string;
  /** One of many: smaller than others, and named where those leave room. */
  readonly minor?: true;
  /** Where counters stand beside it: names keep clear of them. */
  readonly keeps?: readonly Spot[];
  readonly symbol: TableSymbol;
  readonly side?: SideIndex;
  /** Left out: whole and at work. */
  readonly state?: SiteState;
  /** Hits that it has taken, of how many it can take. */
  readonly hits?: { readonly taken: number; readonly of: number };
  /** How many low blocks stand behind it in 3D: they burn with it and stay as ruins; left out: none. */
  readonly blocks?: number;
  /** What it is worth, as it is printed. */
  readonly value?: string;
  /** Somebody's target, as far as the viewer knows. */
  readonly target?: boolean;
  /** What else is to say of it, in the game's words. */
  readonly note?: string;
}
