import { listed, quotable } from "../../../core/text.ts";
import { drawnFrom, tallied, targetName } from "./names.ts";

/** A figure with its noun: `1 card`, `2 cards`. */
export function counted(figure: number, one: string, many: string): string {
  return `${figure} ${figure === 1 ? one : many}`;
}

/** `2 Spitfire and 1 Hurricane`; `none`. */
export function squadrons(types: readonly string[]): string {
  if (types.length === 0) return "none";
  return listed(
    tallied(types).map(([name, count]) => `${count} ${name}`),
    "and",
  );
}

export function targets(ids: readonly string[]): string {
  return ids.length === 0 ? "none" : listed(ids.map(targetName), "and");
}

export function names(ids: readonly string[]): string {
  return ids.length === 0
    ? "none"
    : listed(
        ids.map((id) => quotable(id)),
        "and",
      );
}

/** A Group or a Luftflotte by its id. */
export function poolName(id: string): string {
  return id.startsWith("LF") ? `Luftflotte ${id.slice(2)}` : `${quotable(id)} Group`;
}

const MONTHS: Readonly<Record<string, string>> = { "07": "July", "08": "August", "09": "September" };

/** `10 July` of `07-10`. */
export function date(monthAndDay: string): string {
  const [month = "", day = ""] = monthAndDay.split("-");
  return `${Number(day)} ${MONTHS[month] ?? month}`;
}

/** `10 to 16 July`, `24 August to 6 September`. */
export function dates(from: string, to: string): string {
  const [, day = ""] = from.split("-");
  return from.slice(0, 2) === to.slice(0, 2)
    ? `${Number(day)} to ${date(to)}`
    : `${date(from)} to ${date(to)}`;
}

/** What a pile gave, formation after formation: `10A 2 Spitfire and 1 Hurricane; 10B 1 Blenheim`. */
export function drawnBy(strengths: readonly string[], drawn: readonly string[]): string {
  return drawnFrom(strengths, drawn)
    .map(([id, types]) => `${quotable(id)} ${squadrons(types)}`)
    .join("; ");
}

const PHASES: Readonly<Record<number, string>> = { 1: "Kanalkampf", 2: "Adler Tag", 3: "Blitz" };

export function phaseName(phase: number): string {
  return PHASES[phase] ?? `phase ${phase}`;
}

/** Near answers as a sentence of their own. */
export function possible(near: readonly string[] | undefined): string {
  if (!near || near.length === 0) return "";
  return ` Possible: ${listed(
    near.map((one) => `“${quotable(one)}”`),
    "or",
  )}.`;
}
