import { typeName } from "../../../../words/names.ts";
import type { words as english } from "../../en/book/forces.ts";

type Units = Parameters<(typeof english)["forces.units"]>[0]["units"];

/** Verbände nach Mustern, als `B-17 91, 303; B-24 44`. */
function byType(units: Units): string {
  const types = new Map<string, string[]>();
  for (const { type, name, school } of units) {
    const key = school ? `Schulen mit ${typeName(type)}` : typeName(type);
    types.set(key, [...(types.get(key) ?? []), name]);
  }
  return [...types].map(([type, names]) => `${type} ${names.join(", ")}`).join("; ");
}

/** Wer wann kommt, und was zurückkehrt. */
export const words: typeof english = {
  "forces.american": "Amerikanische Kräfte",
  "forces.groups":
    "Ein amerikanischer Verband ist eine Gruppe und heißt nach ihrer Nummer: **91BG** bombt, **4FG** kämpft. Wie viele es gab, ist veröffentlicht; welche in welchem Quartal kommen, ist **unsere eigene** Tabelle. Die 9. Luftflotte fliegt nur im Fortgeschrittenenspiel (LW-40).",
  "forces.american-caption": "Gruppen nach dem Quartal, in dem sie kommen",
  "forces.units": ({ units }) => (units.length === 0 ? "–" : byType(units)),
  "forces.force": "Luftflotte",
  "forces.conversions": "Gruppen, die zur P-51 wechseln (LW-41)",
  "forces.group": "Gruppen",
  "forces.replaced":
    "Ersatzfaktoren bringen Faktoren beliebiger Gruppen zurück, geschwächter wie verlorener, einen für einen; was übrig ist, bleibt (LW-42).",
  "forces.replacements": "Amerikanische Ersatzfaktoren, im Turnierspiel und sonst",
  "forces.tournament": "Turnier",
  "forces.advanced": "Sonst",
  "forces.quarter": "Quartal",
  "forces.sum": "Zusammen",
  "forces.german": "Deutsche Kräfte",
  "forces.geschwader":
    "Ein deutscher Verband heißt nach Muster und Buchstaben: **FW190-JG26**. Welche wann kommen, ist **unsere eigene** Tabelle, nach der Geschichte gemacht.",
  "forces.german-caption":
    "Verbände nach dem Quartal, in dem sie kommen, und was da ist, wenn nichts verloren geht: Verbände, und Faktoren der Nachtjäger",
  "forces.enter": "Neu",
  "forces.all": "Alle",
  "forces.by-night": "Nacht",
  "forces.night": "Faktoren Nachtjäger",
  "forces.schools":
    "Schulen bilden Piloten aus, müssen auf der Karte stehen und können dort im Tiefflug angegriffen werden (LW-38, LW-92).",
  "forces.off": "Jeder andere Verband darf ein Quartal abseits der Karte bleiben (LW-39).",
  "forces.leaves":
    "Im Fortgeschrittenenspiel geht eine Me 110 der Nachtjäger, wenn Ju 88 mit denselben Buchstaben kommen (LW-111).",
};
