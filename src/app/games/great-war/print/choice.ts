import { typesOf } from "../../../../games/great-war/roster.ts";
import { OWN_TABLES } from "../../../../games/great-war/tables/index.ts";
import type { Printable, PrintChoice } from "../../../print/choice.ts";

/** What the hex dogfight can print. */
const PARTS = ["records", "pads", "fire", "turns", "hits", "cards"] as const;
export type Part = (typeof PARTS)[number];

export type GreatWarChoice = PrintChoice<Part>;

export const PRINTABLE: Printable<Part> = {
  parts: PARTS,
  usual: ["records", "pads"],
  isKnown: (type) => typesOf(OWN_TABLES).has(type),
};
