import { listed } from "../../../core/text.ts";

interface Turn {
  readonly who: string;
  readonly turn: number;
  readonly phase: string;
}

/** Words of what is told at a table, in English. */
export const words = {
  own: ({ seat, pieces }: { seat: string; pieces: readonly string[] }): string =>
    pieces.length > 0 ? `Yours is ${seat}: ${listed(pieces, "and")}.` : `Yours is ${seat}.`,
  ownMany: (seats: readonly string[]) => `At this screen are ${listed(seats, "and")}.`,
  turn: ({ who, turn, phase }: Turn): string =>
    turn > 0 ? `${who}: ${phase}, turn ${turn}` : `${who}: ${phase}`,
  dice: ({ purpose, faces }: { purpose: string; faces: readonly number[] }) =>
    `${purpose}; thrown ${faces.join(", ")}`,
  order: ({ id, text }: { id: string; text: string }) => `${id} ${text}`,
  unfolded: "This step can no longer be shown: it does not fold.",
  orders: ({ turn, orders }: { turn: number; orders: readonly string[] }): string =>
    `Orders of turn ${turn}: ${orders.join("; ")}.`,
};

export type ToldWords = typeof words;
