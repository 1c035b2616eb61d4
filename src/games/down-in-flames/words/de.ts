import { config } from "./config/de.ts";
import { events, throws } from "./events/de.ts";
import { phaseName } from "./grammar.de.ts";
import type { Words } from "./phrases.ts";
import { problems } from "./problems/de.ts";

function verdict(allied: number, axis: number): string {
  if (allied === axis) return "unentschieden";
  return allied > axis ? "die Alliierten gewinnen" : "die Achse gewinnt";
}

export const de: Words = {
  ...events,
  ...throws,
  ...problems,
  ...config,
  "outcome.points": ({ allied, axis }) =>
    `Siegpunkte: Alliierte ${allied}, Achse ${axis}; ${verdict(allied, axis)}.`,
  standing: ({ turn, turns, phase, allied, axis }) =>
    `Runde ${turn} von ${turns}, ${phaseName(phase)}; Alliierte ${allied}, Achse ${axis}`,
};
