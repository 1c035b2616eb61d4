import type { Offer } from "../../../face/offer.ts";
import type { TableState } from "../../session/session.ts";

/** The answer that the seat always gives in this match, if it is one of those offered. */
export function standingOf({ standing }: TableState, offers: readonly Offer[]): Offer | undefined {
  return offers.find((offer) => offer.standing !== undefined && standing.includes(offer.standing));
}

/** The answer that Enter takes: the one that the seat always gives, else the usual one; undefined where there is none. */
export function usualOf(state: TableState, offers: readonly Offer[]): Offer | undefined {
  return standingOf(state, offers) ?? offers.find(({ usual }) => usual);
}

/** A question that has been answered: what was offered, and what was chosen. */
interface Answered {
  readonly offers: readonly Offer[];
  readonly chosen: string | undefined;
}

/**
 * From now on these answers are always given. Of questions that were answered together in different ways none is: the
 * next one would have two answers.
 */
export function standBy(state: TableState, answered: readonly Answered[]): void {
  const idOf = ({ offers, chosen }: Answered) => offers.find(({ text }) => text === chosen)?.standing;
  const always = [...new Set(answered.flatMap((one) => idOf(one) ?? []))];
  const all = answered.flatMap(({ offers }) => offers.flatMap(({ standing }) => standing ?? []));
  state.stand(always.length === 1 ? always : [], all);
}
