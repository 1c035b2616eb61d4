import type { SideWords } from "../../../core/game.ts";
import { listed } from "../../../core/text.ts";
import { decimal } from "./format.ts";
import { SIDES } from "./sides.en.ts";

export function inches(length: number): string {
  return `${decimal(length, ".")}″`;
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${Math.abs(number) === 1 ? one : many}`;
}

export function names(list: readonly string[]): string {
  return listed(list, "and");
}

/** Also those of campaigns whose battles are flown here. */
const NAMES: Readonly<Record<string, SideWords>> = {
  ...SIDES,
  british: { name: "Royal Air Force" },
  german: { name: "Germans", many: true },
  american: { name: "Americans", many: true },
};

/** The name of a side; one that has none in this language is called as the match spells it. */
export function sideName(id: string | null): string {
  if (id === null) return "nobody";
  return Object.hasOwn(NAMES, id) ? (NAMES[id]?.name ?? id) : id;
}

/** The verb that goes with a side: `one` for one that is called by a colour, `many` for Germans. */
export function verb(id: string | null, one: string, many: string): string {
  return id !== null && Object.hasOwn(NAMES, id) && NAMES[id]?.many ? many : one;
}

const EDGES: Readonly<Record<string, string>> = {
  left: "left",
  right: "right",
  near: "near",
  far: "far",
};

export function edgeName(edge: string): string {
  return EDGES[edge] ?? edge;
}

/** How a flight ended. */
export const FLIGHT_END: Readonly<Record<string, string>> = {
  flying: "flying",
  destroyed: "destroyed",
  crashed: "crashed",
  disengaged: "off the table",
};

export function needs(need: number): string {
  return need >= 6 ? "any roll hits" : `needs ${need} or less`;
}

const GUNS: Readonly<Record<string, string>> = {
  front: "front gun",
  left: "left gun",
  right: "right gun",
  rear: "rear gun",
};

export function gun(weapon: string): string {
  return GUNS[weapon] ?? weapon;
}
