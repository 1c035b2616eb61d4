import type { Compass } from "../../../../face/queries/compass.ts";

/** How far it is, and which way; null: to where one is. */
export type Range = { readonly hexes: number; readonly way: Compass | null };

/** Whether somebody can be in a hex this turn: he can, it is too far, he has moved, he is on the ground and not ready. */
export type Reached = "possible" | "far" | "moved" | "grounded";
