import type { Phase } from "../data/phases.ts";
import { campaign } from "./campaign/de.ts";
import { config } from "./config/de.ts";
import { events, throws } from "./events/de.ts";
import { phaseName } from "./grammar.de.ts";
import { phases } from "./phases/de.ts";
import type { Words } from "./phrases.ts";
import { problems } from "./problems/de.ts";

function verdict(allied: number, axis: number): string {
  if (allied === axis) return "unentschieden";
  return allied > axis ? "die Alliierten gewinnen" : "die Achse gewinnt";
}

/** Wozu die Runde gehört: zu einem Luftkampf von so vielen Runden oder zu einem Abschnitt des Auftrags. */
function leg(phase: Phase, turns: number): string {
  const name = phaseName(phase);
  return phase === "dogfight" ? `${turns} Runden` : name.charAt(0).toUpperCase() + name.slice(1);
}

export const de: Words = {
  ...events,
  ...throws,
  ...problems,
  ...config,
  ...phases,
  ...campaign,
  "reason.lead": ({ own, enemy, stake }) =>
    `Mit ${own} zu ${enemy} vorn, und für das, was fliegt, kann der Gegner noch ${stake} bekommen: Wer fort ist, verliert nichts davon (DIF-B17).`,
  "reason.leaves": "Zu bleiben käme teurer, als zu gehen, wie die Dinge stehen.",
  "outcome.points": ({ allied, axis }) =>
    `Siegpunkte: Alliierte ${allied}, Achse ${axis}; ${verdict(allied, axis)}.`,
  standing: ({ turns, phase, allied, axis }) => `${leg(phase, turns)}; Alliierte ${allied}, Achse ${axis}`,
};
