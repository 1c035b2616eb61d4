import type { Phase } from "../data/phases.ts";
import { campaign } from "./campaign/en.ts";
import { config } from "./config/en.ts";
import { events, throws } from "./events/en.ts";
import { phaseName } from "./grammar.en.ts";
import { phases } from "./phases/en.ts";
import type { Words } from "./phrases.ts";
import { problems } from "./problems/en.ts";

function verdict(allied: number, axis: number): string {
  if (allied === axis) return "a draw";
  return allied > axis ? "the Allies win" : "the Axis wins";
}

/** What the game turn is of: a fight of so many turns, or a leg of a mission. */
function leg(phase: Phase, turns: number): string {
  const name = phaseName(phase);
  return phase === "dogfight" ? `${turns} turns` : name.charAt(0).toUpperCase() + name.slice(1);
}

export const en: Words = {
  ...events,
  ...throws,
  ...problems,
  ...config,
  ...phases,
  ...campaign,
  "reason.lead": ({ own, enemy, stake }) =>
    `Ahead by ${own} to ${enemy}, and the enemy may still get ${stake} for what flies: who has left can lose none of it (DIF-B17).`,
  "reason.leaves": () => "To stay would cost more than to leave, as things stand.",
  "outcome.points": ({ allied, axis }) =>
    `Victory points: Allies ${allied}, Axis ${axis}; ${verdict(allied, axis)}.`,
  standing: ({ turns, phase, allied, axis }) => `${leg(phase, turns)}; Allies ${allied}, Axis ${axis}`,
};
