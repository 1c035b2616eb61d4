import type { Offer } from "../../../../face/offer.ts";
import { print } from "../../rules/grammar/grammar.ts";
import type { Order, Word } from "../../rules/grammar/order.ts";
import { phrase } from "./phrase.ts";

/** An answer as it is offered, with what else is to say of it. */
export function offered(order: Order, title: Offer["title"], more: Partial<Offer> = {}): Offer {
  return { text: print(order), title, lines: [], ...more };
}

/** An answer of one word, called as it is in a question of this kind. */
export function ending(word: Word, kind: string, more: Partial<Offer> = {}): Offer {
  return offered({ kind: "word", word }, phrase("offer.word", { word, kind }), { last: true, ...more });
}
