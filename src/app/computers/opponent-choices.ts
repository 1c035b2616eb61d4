import type { SeatId } from "../../core/game.ts";
import { findOpponent, OPPONENTS } from "../../opponents/index.ts";
import type { OpponentId } from "../../opponents/opponent.ts";
import type { Translate } from "../../words/index.ts";
import { USUAL_OPPONENT } from "../match/seating.ts";

/** Stands for somebody at the screen where a player is chosen; no opponent has this id. */
export const PERSON = "person";

/**
 * The computer player that was chosen for a seat, or undefined for a person. Nobody chosen, or one that there is no
 * more: a person for the seats of the first side, the usual opponent for every other.
 */
export function chosenFor(
  chosen: Readonly<Record<SeatId, string>>,
  seat: SeatId,
  first: boolean,
): string | undefined {
  const id = Object.hasOwn(chosen, seat) ? chosen[seat] : undefined;
  if (id === PERSON) return undefined;
  if (id !== undefined && findOpponent(id)) return id;
  return first ? undefined : USUAL_OPPONENT;
}

/** One that plays by chance alone is there for fun, and comes last. */
const LAST = "random";

/** Who may be given a seat: a person, then the computer players, the weakest first. `hint`: what each of them does. */
export function seatChoices(
  t: Translate,
  person: { readonly label: string; readonly hint: string },
  hint: (opponent: OpponentId) => string,
): readonly { readonly id: string; readonly label: string; readonly hint: string }[] {
  const players = [
    ...OPPONENTS.filter(({ id }) => id !== LAST),
    ...OPPONENTS.filter(({ id }) => id === LAST),
  ];
  return [
    { id: PERSON, ...person },
    ...players.map(({ id }) => ({ id, label: t(`opponent.${id}`), hint: hint(id) })),
  ];
}
