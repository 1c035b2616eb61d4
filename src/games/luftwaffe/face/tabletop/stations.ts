import type { Spot } from "../../../../tabletop/place.ts";
import { GERMAN } from "../../data/sides.ts";
import type { Place } from "../../data/tables.ts";
import { tablesOf } from "../../rules/state/look.ts";
import type { Formation, Role } from "../../rules/view/formations.ts";
import type { View } from "../../rules/view/view.ts";
import { SIZE, spotOf } from "../grid.ts";
import { spotOfPlace } from "./places.ts";

/** Units on the ground stand beside their base, so many inches away. */
const BESIDE = { x: 0.34, y: -0.3 } as const;

/** Where the formations of a hex stand from its middle, in inches: escorts about the bombers, Germans against them. */
const AMERICANS: Readonly<Record<Role, Spot>> = {
  bombers: { x: 0, y: 0.08 },
  escort: { x: 0.5, y: -0.42 },
  fighters: { x: 0.62, y: 0.5 },
};
const GERMANS: Spot = { x: -0.55, y: -0.3 };

/** Where a formation stands on the table, in inches. */
export function standOf({ hex, side, role }: Pick<Formation, "hex" | "side" | "role">): Spot {
  const { x, y } = spotOf(hex);
  const aside = side === GERMAN ? GERMANS : AMERICANS[role];
  return { x: x + aside.x, y: y + aside.y };
}

/** Where units stand that are on the ground at a base. */
export function besideBase({ setup }: View, base: Place): Spot {
  const { x, y } = spotOfPlace(tablesOf(setup), base);
  return { x: x + BESIDE.x, y: y + BESIDE.y };
}

/** Where an air force waits beside the map: the 8th and the 9th in the west, the 15th in the south. */
const WAITING: Readonly<Record<string, Spot>> = {
  "8": { x: -1.2, y: SIZE.depth - 3 },
  "9": { x: -1.2, y: SIZE.depth - 15 },
  "15": { x: -1.2, y: 9.5 },
};
/** Inches from one plaque to the next below it, so that no one hides the figures of another, and to those that have come back. */
const APART = 2.3;
const BACK = 2.3;

/** Where the `at`-th of the formations of an air force waits beside the map, or stands that has come back. */
export function waitingSpot(force: string, at: number, back: boolean): Spot {
  const { x, y } = WAITING[force] ?? { x: -1.2, y: SIZE.depth / 2 };
  return { x: back ? x - BACK : x, y: y - at * APART };
}
