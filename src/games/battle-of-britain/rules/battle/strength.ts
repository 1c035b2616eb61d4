import { LF5 } from "../../data/tables.ts";
import { isBarred } from "../map/boundary.ts";
import { typeOf } from "../state/look.ts";
import type { State } from "../state/state.ts";

/** BB-25, BB-26, BB-R12: dice of a squadron in combat; the Bf 110 has fewer north of the line and in Luftflotte 5. */
export function diceOfSquadron({ setup }: State, card: string, pool: string, square: string): number {
  const { dice, farDice = dice } = typeOf(setup, card);
  return pool === LF5 || isBarred(square) ? farDice : dice;
}
