import type { Catalogue } from "../../../../core/phrase.ts";
import type { FlowPhrases } from "./phrases.ts";

const SIDES: Readonly<Record<string, string>> = { allied: "the Allies", german: "the Germans" };

/** A side in the middle of a sentence. */
export function sideName(side: string | null): string {
  return SIDES[side ?? ""] ?? side ?? "nobody";
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const LEFT = {
  home: ", and is home over its own edge",
  away: ", and is off the board and out of the game",
} as const;

function points(values: readonly number[]): string {
  return `${values[0] ?? 0} to ${values[1] ?? 0}`;
}

export const en: Catalogue<FlowPhrases> = {
  "event.turn": ({ turn }) => `Turn ${turn}.`,
  "event.moves": ({ id, order, from, hex, altitude, left }) =>
    left
      ? `${id} flies ${order} from ${from}${LEFT[left]} (D-10).`
      : `${id} flies ${order} from ${from} to ${hex} at ${altitude} m.`,
  "event.plots": () => "All moves are written; everybody flies at once.",
  "event.first": ({ id }) => `${id} is named to go first (A-35).`,
  "event.victory": ({ side }) => `${capital(sideName(side))} win.`,
  "event.draw": () => "A draw.",
  "outcome.last-side": ({ side }) => `${capital(sideName(side))} have the air to themselves.`,
  "outcome.nobody": () => "Nobody is left in the air: a draw.",
  "outcome.turn-limit": ({ turn }) => `After turn ${turn} both sides still fly: a draw.`,
  "outcome.points": ({ side, points: won }) =>
    side === null
      ? `Equal on points, ${points(won)}: a draw.`
      : `${capital(sideName(side))} win by ${points(won)} points.`,
  "standing.points": ({ points: [allied = 0, german = 0] }) => `Allies ${allied}, Germans ${german}`,
  "throw.choice": () => "Choosing",
};
