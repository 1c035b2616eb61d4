import type { Grid } from "./grid.ts";
import type { Spot } from "./place.ts";
import type { SideIndex } from "./side.ts";

/** Something printed on the ground, where the game says that it is. Points in inches. */
export type Feature =
  /** A trench of one side, through the points; its wire lies towards the enemy. */
  | { readonly kind: "trench"; readonly side: SideIndex; readonly points: readonly Spot[] }
  /** Churned ground within an outline. */
  | { readonly kind: "no-mans-land"; readonly points: readonly Spot[] }
  | { readonly kind: "road"; readonly points: readonly Spot[] }
  | { readonly kind: "river"; readonly points: readonly Spot[] }
  | { readonly kind: "wood"; readonly at: Spot; readonly radius: number }
  | { readonly kind: "village"; readonly at: Spot; readonly radius: number }
  /** Guns dug in, of one side. */
  | { readonly kind: "battery"; readonly side: SideIndex; readonly at: Spot }
  /** A mark on what somebody is to find, bomb or photograph. */
  | { readonly kind: "target"; readonly at: Spot; readonly label?: string };

/** What is printed on a mat in the words of its reader. */
export interface MatWords {
  readonly title: string;
  /** Below the title: which sheet it is, and what a part of it measures. */
  readonly line?: string;
  /** What the places drawn on it are called, by the names that the mat's drawing knows them by. */
  readonly places?: Readonly<Record<string, string>>;
}

export interface Mat {
  /** Name of the drawn mat, e.g. `channel-coast`; one that nobody has drawn is bare paper. */
  readonly kind: string;
  /** Left out: nothing is written on it. */
  readonly words?: MatWords;
  /** Inches; with a grid, `gridSize` of it. */
  readonly width: number;
  readonly depth: number;
  /** Printed lightly over the ground. */
  readonly grid?: Grid;
  /** The edge from which everybody reads it, as a map that has north at its head; left out: each side from its own. */
  readonly edge?: SideIndex;
  /** Printed on the ground of a mat that has no land of its own, as `front`. */
  readonly features?: readonly Feature[];
}
