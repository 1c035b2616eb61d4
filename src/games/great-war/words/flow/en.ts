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

type About = { id: string };
/** How a game ended: the side that won, or null; points of the side told first before those of the other. */
type Ending = { turn: number; side: string | null };
type Moves = About & {
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

export const en = {
  "event.turn": ({ turn }: { turn: number }) => `Turn ${turn}.`,
  "event.moves": ({ id, order, from, hex, altitude, left }: Moves) =>
    left
      ? `${id} flies ${order} from ${from}${LEFT[left]} (D-10).`
      : `${id} flies ${order} from ${from} to ${hex} at ${altitude} m.`,
  "event.plots": (_: { turn: number }) => "All moves are written; everybody flies at once.",
  "event.first": ({ id }: About) => `${id} is named to go first (A-35).`,
  "event.victory": ({ side }: Ending & { side: string; reason: string }) => `${capital(sideName(side))} win.`,
  "event.draw": (_: { turn: number; reason: string }) => "A draw.",
  "outcome.last-side": ({ side }: Ending) => `${capital(sideName(side))} have the air to themselves.`,
  "outcome.nobody": (_: Ending) => "Nobody is left in the air: a draw.",
  "outcome.turn-limit": ({ turn }: Ending) => `After turn ${turn} both sides still fly: a draw.`,
  "outcome.points": ({ side, points: won }: Ending & { points: readonly number[] }) =>
    side === null
      ? `Equal on points, ${points(won)}: a draw.`
      : `${capital(sideName(side))} win by ${points(won)} points.`,
  "standing.points": ({ points: [allied = 0, german = 0] }: { points: readonly number[] }) =>
    `Allies ${allied}, Germans ${german}`,
  "throw.choice": "Choosing",
};
