import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import type { en as english } from "./en.ts";

const SIDES: Readonly<Record<string, string>> = { allied: "die Alliierten", german: "die Deutschen" };

/** Eine Seite mitten im Satz. */
export function sideName(side: string | null): string {
  return SIDES[side ?? ""] ?? side ?? "niemand";
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const LEFT = {
  home: " und ist über den eigenen Rand zu Hause",
  away: " und ist vom Tisch und aus dem Spiel",
} as const;

function points(values: readonly number[]): string {
  return `${values[0] ?? 0} zu ${values[1] ?? 0}`;
}

export const de: Catalogue<PhrasesOf<typeof english>> = {
  "event.turn": ({ turn }) => `Runde ${turn}.`,
  "event.moves": ({ id, order, from, hex, altitude, left }) =>
    left
      ? `${id} fliegt ${order} von ${from}${LEFT[left]} (D-10).`
      : `${id} fliegt ${order} von ${from} nach ${hex} auf ${altitude} m.`,
  "event.plots": "Alle Züge sind geschrieben; alle fliegen zugleich.",
  "event.first": ({ id }) => `${id} soll zuerst ziehen (A-35).`,
  "event.victory": ({ side }) => `${capital(sideName(side))} gewinnen.`,
  "event.draw": "Unentschieden.",
  "outcome.last-side": ({ side }) => `${capital(sideName(side))} haben die Luft für sich.`,
  "outcome.nobody": "Niemand ist mehr in der Luft: unentschieden.",
  "outcome.turn-limit": ({ turn }) => `Nach Runde ${turn} fliegen noch beide Seiten: unentschieden.`,
  "outcome.points": ({ side, points: won }) =>
    side === null
      ? `Gleich viele Punkte, ${points(won)}: unentschieden.`
      : `${capital(sideName(side))} gewinnen mit ${points(won)} Punkten.`,
  "standing.points": ({ points: [allied = 0, german = 0] }) => `Alliierte ${allied}, Deutsche ${german}`,
  "throw.choice": "Wahl",
};
