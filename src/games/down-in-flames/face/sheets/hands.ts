import { itemAt } from "../../../../core/item-at.ts";
import type { Block } from "../../../../face/sheet.ts";
import { section } from "../../../../face/sheets/blocks.ts";
import type { CardId } from "../../data/card.ts";
import { wingmanId } from "../../rules/setup/ids.ts";
import { kindOf } from "../../rules/state/pieces.ts";
import { HIDDEN } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase } from "./phrase.ts";

/** Cards that somebody holds: those that the viewer may read, and how many he may not. */
function handBlock({ setup }: View, id: string, hand: readonly CardId[]): readonly Block[] {
  if (hand.length === 0) return [];
  const known = hand.filter((card) => card !== HIDDEN);
  const label = phrase("sheet.hand.of", { id });
  const cards = known.map((card) => ({
    title: phrase("sheet.card", { card }),
    lines: [phrase("sheet.colour", { colour: kindOf(setup, card).colour })],
  }));
  const held: Block = { kind: "hand", label, cards, hidden: hand.length - known.length };
  return [section(label, [held])];
}

/** What the Leader of an Element holds, and the mini-hand of its Wingman. */
export function handBlocks(view: View, element: number): readonly Block[] {
  const { leader, wingman } = itemAt(view.elements, element);
  const { id } = itemAt(view.setup.elements, element);
  return [...handBlock(view, id, leader.hand), ...handBlock(view, wingmanId(id), wingman?.hand ?? [])];
}
