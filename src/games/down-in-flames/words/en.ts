import { config } from "./config/en.ts";
import { events, throws } from "./events/en.ts";
import { phaseName } from "./grammar.en.ts";
import type { Words } from "./phrases.ts";
import { problems } from "./problems/en.ts";

function verdict(allied: number, axis: number): string {
  if (allied === axis) return "a draw";
  return allied > axis ? "the Allies win" : "the Axis wins";
}

export const en: Words = {
  ...events,
  ...throws,
  ...problems,
  ...config,
  "outcome.points": ({ allied, axis }) =>
    `Victory points: Allies ${allied}, Axis ${axis}; ${verdict(allied, axis)}.`,
  standing: ({ turn, turns, phase, allied, axis }) =>
    `Turn ${turn} of ${turns}, ${phaseName(phase)}; Allies ${allied}, Axis ${axis}`,
};
