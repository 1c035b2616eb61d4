import { listed, signed } from "../../../core/text.ts";
import type { AMan, GunValues, PartValues, SightReason, SightValues } from "./values.ts";

const BARRELS: Readonly<Record<string, string>> = {
  left: "linkes MG",
  right: "rechtes MG",
  vickers: "Vickers",
  lewis: "Lewis",
  gun: "MG",
};

const MOUNTS: Readonly<Record<string, string>> = {
  front: "Bug-MG",
  nose: "Kanzel-MG",
  rear: "Heck-MG",
  belly: "Boden-MG",
};

const PARTS: Readonly<Record<string, string>> = {
  ace: "Ass",
  "ace-target": "Ass auf der Hut",
  novice: "Neuling",
  "novice-target": "Neuling unter Feuer",
  silhouette: "Silhouette",
  deflection: "Vorhalt",
  strayed: "anderes Ziel als das verfolgte",
  lewis: "Lewis allein",
  mount: "sperrige Lafette",
  "blind-spot": "am eigenen Leitwerk vorbei",
  wounded: "verwundeter Pilot",
  "barrel-roll": "Fassrolle",
};

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function hexes(number: number): string {
  return count(number, "Hex", "Hexe");
}

function levels(number: number): string {
  return count(number, "Stufe", "Stufen");
}

export function points(number: number): string {
  return count(number, "Punkt", "Punkte");
}

export function barrelName(barrel: string): string {
  return BARRELS[barrel] ?? barrel;
}

export function mountName(mount: string): string {
  return MOUNTS[mount] ?? mount;
}

/** Ein MG, wie es ein Befehl nennt: die Lafette oder der Lauf. */
export function gunName(gun: string): string {
  return BARRELS[gun] ?? mountName(gun);
}

/** `beide MGs`, `linkes MG allein`, `Heck-MG`. */
export function guns({ mount, barrels, alone }: GunValues): string {
  if (alone) return `${listed(barrels.map(barrelName), "und")} allein`;
  return barrels.length > 1 ? "beide MGs" : mountName(mount);
}

/** `3 Hexe und 1 Stufe höher, Entfernung 4`. */
export function measured(sight: SightValues): string {
  const way = sight.levels > 0 ? "höher" : "tiefer";
  const apart = sight.levels === 0 ? "" : ` und ${levels(Math.abs(sight.levels))} ${way}`;
  const flat = sight.distance === 0 ? "im selben Hex" : hexes(sight.distance);
  return `${flat}${apart}, Entfernung ${sight.range}`;
}

/** `Ass +2 (4.7d), Vorhalt +1 (6.1)`. */
export function parts(list: readonly PartValues[]): string {
  return list.map(({ key, value, rule }) => `${PARTS[key] ?? key} ${signed(value)} (${rule})`).join(", ");
}

export function band([from, to]: readonly [number, number]): string {
  return from === to ? String(from) : `${from}–${to}`;
}

/** Warum ein Ziel nicht in der Schusslinie ist und wie viel fehlt. */
export function outOfSight(why: SightReason, distance: number): string {
  const at = distance === 0 ? "im selben Hex" : `auf ${hexes(distance)}`;
  switch (why.code) {
    case "outside":
      return "es ist außerhalb des Schussfelds";
    case "too-far":
      return `es ist um ${hexes(why.by)} zu weit entfernt`;
    case "too-high":
      return `es ist ${at} um ${levels(why.by)} zu hoch`;
    case "too-low":
      return `es ist ${at} um ${levels(why.by)} zu tief`;
    case "blind":
      return `es ist im toten Winkel hinter dem Leitwerk; ${levels(why.by)} höher wäre es nicht mehr darin`;
  }
}

const SIDES: Readonly<Record<string, string>> = { allied: "die Alliierten", german: "die Deutschen" };

/** Eine Seite mitten im Satz. */
export function sideName(side: string | null): string {
  return SIDES[side ?? ""] ?? side ?? "niemand";
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** `Boelcke, Pilot von B2,` am Satzanfang. */
export function who({ id, man, name }: AMan): string {
  const place = man === 0 ? "Pilot" : "Beobachter";
  return name === "" ? `Der ${place} von ${id}` : `${name}, ${place} von ${id},`;
}

/** Warum ein Mann kein MG bedient. */
export const IDLE: Readonly<Record<string, string>> = {
  gone: "das Flugzeug fliegt nicht mehr",
  killed: "der Mann an diesem MG ist tot",
  wounded: "der Mann an diesem MG ist schwer verwundet (4.8f)",
  fainted: "der Mann an diesem MG ist ohnmächtig",
  flies: "der Beobachter hat das Steuer und bedient kein MG (4.9r)",
  busy: "der Mann an diesem MG hat in dieser Runde schon geschossen, eine Ladehemmung behoben oder nachgeladen",
  strafed: "ein MG, das Bodenziele beschossen hat, feuert in derselben Runde auf kein Flugzeug",
};
