import type { Points } from "../../data/points.ts";
import type { DEGREES } from "../../data/target.ts";
import type { Options } from "../../rules/setup/options.ts";

/** What a class of aircraft is worth. */
export interface RolePrice {
  readonly role: keyof Points;
  readonly down: number;
  readonly damaged: number;
}

/** From how many points of damage a degree is reached, and what it is worth. */
export interface DegreePrice {
  readonly degree: (typeof DEGREES)[number];
  readonly from: number;
  readonly points: number;
}

/** The options that are told where they stand otherwise than we advise. */
export type ToldOption = Exclude<keyof Options, "start" | "highest" | "pilots" | "thach">;
