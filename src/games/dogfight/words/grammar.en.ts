import { listed } from "../../../core/text.ts";
import { decimal } from "./format.ts";

export function inches(length: number): string {
  return `${decimal(length, ".")}″`;
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${Math.abs(number) === 1 ? one : many}`;
}

export function names(list: readonly string[]): string {
  return listed(list, "and");
}

const SIDES: Readonly<Record<string, string>> = { red: "Red", blue: "Blue" };

/** The name of a side; one that has none in this language is called as the match spells it. */
export function sideName(id: string | null): string {
  if (id === null) return "nobody";
  return Object.hasOwn(SIDES, id) ? (SIDES[id] ?? id) : id;
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
