import type { AnyGame, PromptId } from "../core/game.ts";
import type { Drafts } from "./focus.ts";
import type { Offer } from "./offer.ts";

/** What a seat has answered so far to the other questions that are asked with one. */
export function answeredBeside(drafts: Drafts, prompt: PromptId): ReadonlyMap<PromptId, unknown> {
  const own = new Map<PromptId, unknown>();
  for (const [id, { read }] of drafts) if (id !== prompt && read.ok) own.set(id, read.value);
  return own;
}

/** The first of the legal answers as they are written, `most` at most: for a game that offers none itself. */
export function plainOffers(
  game: Pick<AnyGame, "print">,
  orders: Iterable<unknown>,
  most: number,
): readonly Offer[] {
  const offers: Offer[] = [];
  for (const order of orders) {
    const text = game.print(order);
    offers.push({ text, title: text, lines: [] });
    if (offers.length === most) break;
  }
  return offers;
}
