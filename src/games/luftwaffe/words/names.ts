import { quotable } from "../../../core/text.ts";
import { QUARTERS } from "../data/calendar.ts";
import { TABLES } from "../data/own.ts";
import { TWELFTHS } from "../data/twelfths.ts";

const TYPES = new Map(TABLES.types.map(({ id, name }) => [id, name]));
const PLACES = new Map([...TABLES.targets, ...TABLES.bases].map(({ id, name }) => [id, name]));

/** A type of aircraft as people write it, with a mark for bomber killers: `FW 190`, `FW 190+`. */
export function typeName(told: string): string {
  const id = told.endsWith("+") ? told.slice(0, -1) : told;
  return `${TYPES.get(id) ?? quotable(id)}${told === id ? "" : "+"}`;
}

/** Towns that are named before the rest are counted. */
const FEW = 3;

/** A target or a base as people write it, with its id: `Schweinfurt (BBR-1)`. */
export function placeName(id: string): string {
  const name = PLACES.get(id);
  return name === undefined ? quotable(id) : `${name} (${id})`;
}

/** Towns of targets as people write them, without their ids; of more than a few the rest by their `number`. */
export function towns(ids: readonly string[], number: (left: number) => string): readonly string[] {
  const names = ids.map((id) => PLACES.get(id) ?? quotable(id));
  return names.length <= FEW ? names : [...names.slice(0, FEW), number(names.length - FEW)];
}

/** The year and the month from 1 in which a quarter begins. */
export function monthOf(quarter: number): readonly [year: string, month: number] {
  const [year = "", month = "1"] = (QUARTERS[quarter] ?? "").split("-");
  return [year, Number(month)];
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

/** Twelfths as a whole number with a fraction: `11 2/3`. */
export function fraction(twelfths: number): string {
  const whole = Math.floor(twelfths / TWELFTHS);
  const rest = twelfths - whole * TWELFTHS;
  if (rest === 0) return `${whole}`;
  // Fuel knows halves of twelfths: a jet of one factor needs a quarter.
  const [top, below] = Number.isInteger(rest) ? [rest, TWELFTHS] : [rest * 2, TWELFTHS * 2];
  const common = commonDivisor(top, below);
  return `${whole === 0 ? "" : `${whole} `}${top / common}/${below / common}`;
}
