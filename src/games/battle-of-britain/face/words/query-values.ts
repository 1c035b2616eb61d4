import type { Compass } from "../../../../face/queries/compass.ts";

/** A target of the map, and what it has taken; `of`: the hits that knock a city out, 0 of what one hit knocks out. */
export type Site = {
  readonly id: string;
  readonly square: string;
  readonly group: string;
  readonly kind: "city" | "airfield" | "radar";
  readonly hits: number;
  readonly of: number;
  readonly out: boolean;
};

/** How far it is, and which way; null: to where one is. */
export type Range = { readonly squares: number; readonly way: Compass | null };

/** Squadrons by their types; null where they can't be known. */
export type Cards = readonly (string | null)[];
