import { capital, sideName } from "../grammar.en.ts";
import type { Ending, Id } from "../values.ts";

const LEFT = {
  home: ", and is home over its own edge",
  away: ", and is off the board and out of the game",
} as const;

type Moves = Id & {
  order: string;
  from: string;
  hex: string;
  facing: number;
  altitude: number;
  climbed: number;
  dived: number;
  /** Left the board over its own edge, or over another. */
  left: "home" | "away" | null;
};

export const flow = {
  "event.turn": ({ turn }: { turn: number }) => `Turn ${turn}.`,
  "event.moves": ({ id, order, from, hex, altitude, left }: Moves) =>
    left
      ? `${id} flies ${order} from ${from}${LEFT[left]} (D-10).`
      : `${id} flies ${order} from ${from} to ${hex} at ${altitude} m.`,
  "event.plots": (_: { turn: number }) => "All moves are written; everybody flies at once.",
  "event.first": ({ id }: Id) => `${id} is named to go first (A-35).`,
  "event.victory": ({ side }: Ending & { side: string; reason: string }) => `${capital(sideName(side))} win.`,
  "event.draw": (_: { turn: number; reason: string }) => "A draw.",
  "throw.choice": "Choosing",
};
