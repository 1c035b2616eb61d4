import type { CardKind } from "./card.ts";
import type { GivenCard, GivenTables } from "./given.ts";
import { TABLES } from "./own.ts";
import type { Tables } from "./tables.ts";

function cardLine({ name, colour, bursts, hits, copies, extension }: CardKind): GivenCard {
  return {
    name,
    colour,
    ...(bursts > 0 && { bursts, hits }),
    copies,
    ...(extension > 0 && { extension }),
  };
}

/** Tables as a file writes them, whole. */
function written(name: string, { cards, answers, aircraft, bombers, targets, points }: Tables): GivenTables {
  return { name, cards: cards.map(cardLine), answers, aircraft, bombers, targets, points };
}

/** Our own tables as a file to start from. */
export const OUR_SET: GivenTables & { readonly name: string } = {
  ...written("Tallyho", TABLES),
  name: "Tallyho",
};
