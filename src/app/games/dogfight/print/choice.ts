import { isTypeId } from "../../../../games/dogfight/types.ts";
import type { Printable, PrintChoice } from "../../../print/choice.ts";

/** What the dogfight can print. */
const PARTS = ["records", "pads", "arcs", "moves", "cards"] as const;
export type Part = (typeof PARTS)[number];

export type DogfightChoice = PrintChoice<Part>;

/** What stands before the id of somebody's own aircraft. */
export const OWN = "own:";

export const PRINTABLE: Printable<Part> = {
  parts: PARTS,
  usual: ["records", "pads"],
  isKnown: (type) => isTypeId(type) || type.startsWith(OWN),
};
