import type { Catalogue, PhrasesOf } from "../../../core/phrase.ts";
import { capital, sideName } from "./grammar.de.ts";
import type { outcomes as english } from "./outcomes.en.ts";

function points(values: readonly number[]): string {
  return `${values[0] ?? 0} zu ${values[1] ?? 0}`;
}

/** Wie eine Partie ausging und wie sie steht. */
export const outcomes: Catalogue<PhrasesOf<typeof english>> = {
  "outcome.campaign": ({ side, points }) =>
    side === null
      ? `Gleich viele Punkte nach der Woche, ${points[0]} zu ${points[1]}: unentschieden.`
      : `${capital(sideName(side))} gewinnen die Woche: Alliierte ${points[0]} Punkte, Deutsche ${points[1]}.`,
  "outcome.last-side": ({ side }) => `${capital(sideName(side))} haben die Luft für sich.`,
  "outcome.nobody": "Niemand ist mehr in der Luft: unentschieden.",
  "outcome.turn-limit": ({ turn }) => `Nach Runde ${turn} fliegen noch beide Seiten: unentschieden.`,
  "outcome.points": ({ side, points: won }) =>
    side === null
      ? `Gleich viele Punkte, ${points(won)}: unentschieden.`
      : `${capital(sideName(side))} gewinnen mit ${points(won)} Punkten.`,
  "standing.points": ({ points: [allied = 0, german = 0] }) => `Alliierte ${allied}, Deutsche ${german}`,
};
