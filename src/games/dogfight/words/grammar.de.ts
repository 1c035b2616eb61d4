import type { SideWords } from "../../../core/game.ts";
import { listed } from "../../../core/text.ts";
import { decimal } from "./format.ts";
import { SIDES } from "./sides.de.ts";

export function inches(length: number): string {
  return `${decimal(length, ",")}″`;
}

export function count(number: number, one: string, many: string): string {
  return `${number} ${Math.abs(number) === 1 ? one : many}`;
}

export function names(list: readonly string[]): string {
  return listed(list, "und");
}

/** Also those of campaigns whose battles are flown here. */
const NAMES: Readonly<Record<string, SideWords>> = {
  ...SIDES,
  british: { name: "Royal Air Force" },
  german: { name: "Deutsche", many: true },
  american: { name: "Amerikaner", many: true },
};

/** The name of a side; one that has none in this language is called as the match spells it. */
export function sideName(id: string | null): string {
  if (id === null) return "niemand";
  return Object.hasOwn(NAMES, id) ? (NAMES[id]?.name ?? id) : id;
}

/** The verb that goes with a side: `one` for one that is called by a colour, `many` for Germans. */
export function verb(id: string | null, one: string, many: string): string {
  return id !== null && Object.hasOwn(NAMES, id) && NAMES[id]?.many ? many : one;
}

const EDGES: Readonly<Record<string, string>> = {
  left: "linken",
  right: "rechten",
  near: "nahen",
  far: "fernen",
};

/** Nach „den“: „den linken“. */
export function edgeName(edge: string): string {
  return EDGES[edge] ?? edge;
}

/** How a flight ended. */
export const FLIGHT_END: Readonly<Record<string, string>> = {
  flying: "in der Luft",
  destroyed: "zerstört",
  crashed: "abgestürzt",
  disengaged: "vom Tisch",
};

export function levelsText(levels: number): string {
  return count(Math.abs(levels), "Stufe", "Stufen");
}

export function needs(need: number): string {
  return need >= 6 ? "jeder Wurf trifft" : `nötig ist höchstens ${need}`;
}

const GUNS: Readonly<Record<string, string>> = {
  front: "Bugwaffe",
  left: "linke Waffe",
  right: "rechte Waffe",
  rear: "Heckwaffe",
};

/** Nach „mit seiner“. */
const GUNS_DATIVE: Readonly<Record<string, string>> = {
  front: "Bugwaffe",
  left: "linken Waffe",
  right: "rechten Waffe",
  rear: "Heckwaffe",
};

export const ARCS: Readonly<Record<string, string>> = {
  front: "Bogen vorn",
  left: "Bogen links",
  right: "Bogen rechts",
  rear: "Bogen hinten",
};

export function gun(weapon: string): string {
  return GUNS[weapon] ?? weapon;
}

export function gunDative(weapon: string): string {
  return GUNS_DATIVE[weapon] ?? weapon;
}
