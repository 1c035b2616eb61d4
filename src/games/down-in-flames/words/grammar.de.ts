import { listed, quotable } from "../../../core/text.ts";
import type { Roll } from "../data/card.ts";
import type { Phase } from "../data/phases.ts";
import type { SideName } from "../data/sides.ts";
import { cardName } from "./card-name.de.ts";

const SIDES: Readonly<Record<SideName, string>> = { allied: "Alliierte", axis: "Achse" };

const PHASES: Readonly<Record<Phase, string>> = {
  "target-bound-3": "Anflug, noch drei Runden bis zum Ziel",
  "target-bound-2": "Anflug, noch zwei Runden bis zum Ziel",
  "target-bound-1": "Anflug, noch eine Runde bis zum Ziel",
  "over-target": "über dem Ziel",
  "home-bound": "Heimflug",
  dogfight: "Luftkampf",
};

export function sideName(side: SideName): string {
  return SIDES[side];
}

export function phaseName(phase: Phase): string {
  return PHASES[phase];
}

/** Ein Flugzeug in jedem Fall; Kennungen von Kaczmareks enden mit einem `w` hinter der Zahl. */
export function who(id: string): string {
  return id === "flak" ? "Flak" : id.replace(/(?<=\d)w$/, "s Kaczmarek");
}

/** `Stufe 12 (24.000 Fuß)`. */
export function levelName(level: number): string {
  return `Stufe ${level} (${level * 2}.000 Fuß)`;
}

export function cards(list: readonly string[]): string {
  return list.length === 0 ? "keine Karte" : listed(list.map(cardName), "und");
}

/** Eine Zahl mit ihrem Wort: `1 Karte`, `2 Karten`. */
export function counted(figure: number, one: string, many: string): string {
  return `${figure} ${figure === 1 ? one : many}`;
}

export function points(count: number): string {
  return counted(count, "Punkt", "Punkte");
}

export function victoryPoints(count: number): string {
  return counted(count, "Siegpunkt", "Siegpunkte");
}

/** `(steigt um 1)`, `(sinkt um 2)` hinter einer VERTIKALROLLE. */
export function declared(roll: Roll | null): string {
  if (roll === null) return "";
  return roll === "climb" ? " (steigt um 1)" : ` (sinkt um ${roll})`;
}

/** Ähnliche Antworten als eigener Satz. */
export function possible(near: readonly string[] | undefined): string {
  if (!near || near.length === 0) return "";
  return ` Möglich: ${listed(
    near.map((one) => `„${quotable(one)}“`),
    "oder",
  )}.`;
}
