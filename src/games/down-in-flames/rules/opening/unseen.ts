import type { CardId } from "../../data/card.ts";
import { type Board, HIDDEN } from "../state/state.ts";
import { allCards } from "./first-state.ts";

/** How many of each card somebody has not seen: those of the deck and of hands that are hidden from him. */
export function unseenCards({ setup, elements, discard, inPlay }: Board): ReadonlyMap<CardId, number> {
  const counts = new Map<CardId, number>();
  for (const card of allCards(setup)) counts.set(card, (counts.get(card) ?? 0) + 1);
  const hands = elements.flatMap(({ leader, wingman }) => [...leader.hand, ...(wingman?.hand ?? [])]);
  for (const card of [...discard, ...inPlay, ...hands])
    if (card !== HIDDEN) counts.set(card, Math.max(0, (counts.get(card) ?? 0) - 1));
  return counts;
}
