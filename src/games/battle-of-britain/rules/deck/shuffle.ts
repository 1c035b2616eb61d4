import type { Dice, DieKind } from "../../../../core/dice/dice.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { why } from "../state/tell.ts";

/** A list in an order that one throw decides, which nobody sees. */
export function shuffled<Item>(items: readonly Item[], dice: Dice): readonly Item[] {
  if (items.length < 2) return items;
  const faces = dice.throw({
    dice: Array.from({ length: items.length - 1 }, (_, at): DieKind => `d${items.length - at}`),
    by: "table",
    why: why("throw.shuffle", { cards: items.length }),
    secret: { seats: [] },
  });
  const left = [...items];
  const taken = faces.map((face) => itemAt(left.splice(face - 1, 1), 0));
  return [...taken, ...left];
}
