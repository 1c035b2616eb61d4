import type { Dim } from "../../../face/dim.ts";
import type { Offer } from "../../../face/offer.ts";
import type { Card, CardGroup } from "../../../tabletop/card.ts";
import type { Tabletop } from "../../../tabletop/tabletop.ts";

/** A card in the hand that a question is answered from: what may be done with it, or why nothing. */
export interface Held {
  readonly card: Card;
  readonly offers: readonly Offer[];
  readonly dim: Dim | undefined;
}

/** Whether a thing on the table stands for an offer. */
function standsFor(id: string, { on, alike = [] }: Offer): boolean {
  return on === id || alike.includes(id);
}

/** The cards of every hand that offers or what is dim are cards of, as they lie on the table. */
export function heldOf(
  { groups = [], cards = [] }: Tabletop,
  offers: readonly Offer[],
  dims: readonly Dim[],
): readonly Held[] {
  const hands = new Set(groups.flatMap(({ id, kind }) => (kind === "hand" ? [id] : [])));
  const asked = new Set([...offers, ...dims].flatMap(({ on }) => on ?? []));
  const meant = new Set(cards.flatMap(({ id, group }) => (asked.has(id) && hands.has(group) ? [group] : [])));
  return cards.flatMap((card) =>
    meant.has(card.group)
      ? [
          {
            card,
            offers: offers.filter((offer) => standsFor(card.id, offer)),
            dim: dims.find(({ on }) => on === card.id),
          },
        ]
      : [],
  );
}

/** The hands on the table that lie where cards are held up: theirs, and the others of their side; by the ids of their groups. */
export function coveredBy(
  held: readonly Pick<Held, "card">[],
  groups: readonly CardGroup[] = [],
): readonly string[] {
  const own = new Set(held.map(({ card }) => card.group));
  const sides = new Set(groups.flatMap(({ id, side }) => (own.has(id) ? [side] : [])));
  return groups.flatMap(({ id, kind, side }) => (kind === "hand" && sides.has(side) ? [id] : []));
}
