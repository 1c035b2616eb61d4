import type { Phase } from "../data/phases.ts";
import { campaign } from "./campaign/en.ts";
import { config } from "./config/en.ts";
import { events, throws } from "./events/en.ts";
import { phaseName } from "./grammar.en.ts";
import { phases } from "./phases/en.ts";
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

type Standing = { turn: number; turns: number; phase: Phase; allied: number; axis: number };

export const en = {
  ...events,
  ...throws,
  ...problems,
  ...config,
  ...phases,
  ...campaign,
  /** Victory points of both sides, and those that the enemy may still get for what flies. */
  "reason.lead": ({ own, enemy, stake }: { own: number; enemy: number; stake: number }) =>
    `Ahead by ${own} to ${enemy}, and the enemy may still get ${stake} for what flies: who has left can lose none of it (DIF-B17).`,
  "reason.leaves": "To stay would cost more than to leave, as things stand.",
  "outcome.points": ({ allied, axis }: { allied: number; axis: number }) =>
    `Victory points: Allies ${allied}, Axis ${axis}; ${verdict(allied, axis)}.`,
  standing: ({ turns, phase, allied, axis }: Standing) =>
    `${leg(phase, turns)}; Allies ${allied}, Axis ${axis}`,
};
