import { listed, quotable } from "../../../core/text.ts";
import { drawnFrom, tallied, targetName } from "./names.ts";

/** Eine Zahl mit ihrem Wort. */
export function counted(figure: number, one: string, many: string): string {
  return `${figure} ${figure === 1 ? one : many}`;
}

export function squadrons(types: readonly string[]): string {
  if (types.length === 0) return "keine";
  return listed(
    tallied(types).map(([name, count]) => `${count} ${name}`),
    "und",
  );
}

export function targets(ids: readonly string[]): string {
  return ids.length === 0 ? "keine" : listed(ids.map(targetName), "und");
}

export function names(ids: readonly string[]): string {
  return ids.length === 0
    ? "keine"
    : listed(
        ids.map((id) => quotable(id)),
        "und",
      );
}

export function poolName(id: string): string {
  return id.startsWith("LF") ? `Luftflotte ${id.slice(2)}` : `${quotable(id)} Group`;
}

const MONTHS: Readonly<Record<string, string>> = { "07": "Juli", "08": "August", "09": "September" };

export function date(monthAndDay: string): string {
  const [month = "", day = ""] = monthAndDay.split("-");
  return `${Number(day)}. ${MONTHS[month] ?? month}`;
}

export function dates(from: string, to: string): string {
  const [, day = ""] = from.split("-");
  return from.slice(0, 2) === to.slice(0, 2)
    ? `${Number(day)}. bis ${date(to)}`
    : `${date(from)} bis ${date(to)}`;
}

export function drawnBy(strengths: readonly string[], drawn: readonly string[]): string {
  return drawnFrom(strengths, drawn)
    .map(([id, types]) => `${quotable(id)} ${squadrons(types)}`)
    .join("; ");
}

const PHASES: Readonly<Record<number, string>> = { 1: "Kanalkampf", 2: "Adlertag", 3: "Blitz" };

export function phaseName(phase: number): string {
  return PHASES[phase] ?? `Abschnitt ${phase}`;
}

export function possible(near: readonly string[] | undefined): string {
  if (!near || near.length === 0) return "";
  return ` Möglich: ${listed(
    near.map((one) => `„${quotable(one)}“`),
    "oder",
  )}.`;
}
