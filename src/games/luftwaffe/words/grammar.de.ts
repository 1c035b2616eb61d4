import { listed, quotable } from "../../../core/text.ts";
import type { Strength } from "../data/types.ts";
import { monthOf, typeName } from "./names.ts";
import { factorsIn } from "./told-factors.ts";

/** Eine Zahl mit ihrem Wort. */
export function counted(figure: number, one: string, many: string): string {
  return `${figure} ${figure === 1 ? one : many}`;
}

export function units(ids: readonly string[]): string {
  if (ids.length === 0) return "niemand";
  return listed(
    ids.map((id) => quotable(id)),
    "und",
  );
}

export function withFactors(told: readonly string[]): string {
  if (told.length === 0) return "niemand";
  return listed(
    told.map((one) => `${factorsIn(one)[1]} von ${quotable(factorsIn(one)[0])}`),
    "und",
  );
}

/** Faktoren nach Mustern in Worten: `12 P-51`. */
export function strengths(all: readonly Strength[]): string {
  if (all.length === 0) return "niemand";
  return listed(
    all.map(({ type, factors }) => `${factors} ${typeName(type)}`),
    "und",
  );
}

const MONTHS = ["Januar", "April", "Juli", "Oktober"];

export function quarterName(quarter: number): string {
  const [year, month] = monthOf(quarter);
  return `${MONTHS[(month - 1) / 3] ?? ""} ${year}`;
}

const SIDES: Readonly<Record<string, string>> = { american: "Die Amerikaner", german: "Die Deutschen" };

export function sideName(side: string): string {
  return SIDES[side] ?? quotable(side);
}

const TARGETS: Readonly<Record<string, string>> = { bombers: "die Bomber", fighters: "die Jäger" };

export function aimName(at: string, other: (at: string) => string): string {
  return TARGETS[at] ?? other(at);
}

export function needed(face: number): string {
  if (face <= 0) return "kein Wurf";
  if (face >= 6) return "jeder Wurf";
  return face === 1 ? "eine 1" : `${face} oder weniger`;
}

export function possible(near: readonly string[] | undefined): string {
  if (!near || near.length === 0) return "";
  return ` Möglich: ${listed(
    near.map((one) => `„${quotable(one)}“`),
    "oder",
  )}.`;
}

const COMPLEXES: Readonly<Record<string, string>> = {
  aircraft: "Flugzeugwerke",
  oil: "Öl",
  armaments: "Rüstung",
  "ball-bearings": "Kugellager",
  chemicals: "Chemie",
  steel: "Stahl",
  rail: "Bahnknoten",
  shipping: "Schifffahrt",
  transportation: "Verkehrsknoten",
};

export function complexName(complex: string): string {
  return COMPLEXES[complex] ?? quotable(complex);
}

const SHORT_MONTHS = ["Jan.", "Apr.", "Juli", "Okt."];

/** Ein Quartal in wenigen Buchstaben, für eine Achse. */
export function shortQuarter(quarter: number): string {
  const [year, month] = monthOf(quarter);
  return `${SHORT_MONTHS[(month - 1) / 3] ?? ""} ${year.slice(2)}`;
}
