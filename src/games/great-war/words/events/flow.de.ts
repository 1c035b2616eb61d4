import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { capital, sideName } from "../grammar.de.ts";
import type { flow as english } from "./flow.en.ts";

const LEFT = {
  home: " und ist über den eigenen Rand zu Hause",
  away: " und ist vom Tisch und aus dem Spiel",
} as const;

export const flow: Catalogue<PhrasesOf<typeof english>> = {
  "event.turn": ({ turn }) => `Runde ${turn}.`,
  "event.moves": ({ id, order, from, hex, altitude, left }) =>
    left
      ? `${id} fliegt ${order} von ${from}${LEFT[left]} (D-10).`
      : `${id} fliegt ${order} von ${from} nach ${hex} auf ${altitude} m.`,
  "event.plots": "Alle Züge sind geschrieben; alle fliegen zugleich.",
  "event.first": ({ id }) => `${id} soll zuerst ziehen (A-35).`,
  "event.victory": ({ side }) => `${capital(sideName(side))} gewinnen.`,
  "event.draw": "Unentschieden.",
  "throw.choice": "Wahl",
};
