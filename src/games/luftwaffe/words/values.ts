import type { Strength } from "../data/types.ts";

/* Values that sentences of several kinds tell. */

export type Ids = readonly string[];
/** Units and combat factors of each, one entry a unit: `91BG 2`. */
export type Factors = readonly string[];
/** Factors by type. */
export type Strengths = readonly Strength[];
export type Unit = { readonly unit: string };
export type Found = { readonly found: string };
