import { listed } from "../../../core/text.ts";
import type { ToldWords } from "./words.en.ts";

/** Words of what is told at a table, in German. */
export const words: ToldWords = {
  own: ({ seat, pieces }) =>
    pieces.length > 0 ? `Deine Seite ist ${seat}: ${listed(pieces, "und")}.` : `Deine Seite ist ${seat}.`,
  ownMany: (seats) => `An diesem Bildschirm sitzen ${listed(seats, "und")}.`,
  turn: ({ who, turn, phase }) => (turn > 0 ? `${who}: ${phase}, Runde ${turn}` : `${who}: ${phase}`),
  dice: ({ purpose, faces }) => `${purpose}; gewürfelt ${faces.join(", ")}`,
  order: ({ id, text }) => `${id} ${text}`,
  unfolded: "Dieser Schritt lässt sich nicht mehr zeigen: Er läuft nicht mehr durch.",
  orders: ({ turn, orders }) => `Befehle der Runde ${turn}: ${orders.join("; ")}.`,
};
