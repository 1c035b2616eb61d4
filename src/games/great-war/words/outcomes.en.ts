import { capital, sideName } from "./grammar.en.ts";
import type { Both, Ending } from "./values.ts";

function points(values: readonly number[]): string {
  return `${values[0] ?? 0} to ${values[1] ?? 0}`;
}

/** How a game ended, and how it stands. */
export const outcomes = {
  "outcome.campaign": ({ side, points }: { turn: number; side: string | null; points: Both }) =>
    side === null
      ? `Equal points after the week, ${points[0]} to ${points[1]}: a draw.`
      : `${capital(sideName(side))} win the week: Allies ${points[0]} points, Germans ${points[1]}.`,
  "outcome.last-side": ({ side }: Ending) => `${capital(sideName(side))} have the air to themselves.`,
  "outcome.nobody": (_: Ending) => "Nobody is left in the air: a draw.",
  "outcome.turn-limit": ({ turn }: Ending) => `After turn ${turn} both sides still fly: a draw.`,
  "outcome.points": ({ side, points: won }: Ending & { points: readonly number[] }) =>
    side === null
      ? `Equal on points, ${points(won)}: a draw.`
      : `${capital(sideName(side))} win by ${points(won)} points.`,
  "standing.points": ({ points: [allied = 0, german = 0] }: { points: readonly number[] }) =>
    `Allies ${allied}, Germans ${german}`,
};
