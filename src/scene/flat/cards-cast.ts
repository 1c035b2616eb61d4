import type { Card, CardBack } from "../../tabletop/card.ts";
import { type CardPart, cardMoves } from "../../tabletop/motion/card-motion.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";
import type { Timeline } from "../../tabletop/timeline.ts";

/** A card to draw, as it looks before and after what happens; the same object when nothing does. */
export interface CastCard {
  readonly id: string;
  readonly before: Card;
  readonly after: Card;
  readonly back: CardBack;
}

function backOf({ groups = [] }: Tabletop, card: Card): CardBack {
  return groups.find(({ id }) => id === card.group)?.back ?? "lozenges";
}

/** Which of two cards lies on the other: those that lie still, those that move, those that are held. */
function layerOf(table: Tabletop, part: CardPart | undefined, card: Card): number {
  const held = table.groups?.find(({ id }) => id === card.group)?.kind === "hand";
  return held ? 2 : part && cardMoves(part) ? 1 : 0;
}

/** The cards of a tabletop and those that leave it in the timeline, from the lowest to the uppermost. */
export function cardsCast(tabletop: Tabletop, line: Timeline | undefined): readonly CastCard[] {
  const { cards = [] } = tabletop;
  const gone = line
    ? [...line.cards.values()].flatMap(({ before, after }) => (before && !after ? before : []))
    : [];
  return [...gone, ...cards]
    .map((card) => {
      const part = line?.cards.get(card.id);
      const { before = card, after = card } = part ?? {};
      const table = part?.after ? tabletop : (line?.before ?? tabletop);
      const member = { id: card.id, before, after, back: backOf(table, card) };
      return { member, layer: layerOf(tabletop, part, card) };
    })
    .toSorted((a, b) => a.layer - b.layer)
    .map(({ member }) => member);
}
