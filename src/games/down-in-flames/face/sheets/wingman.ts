import { itemAt } from "../../../../core/item-at.ts";
import type { Block } from "../../../../face/sheet.ts";
import { line, section } from "../../../../face/sheets/blocks.ts";
import { miniHands } from "../../rules/attack/wingman.ts";
import { wingmanId } from "../../rules/setup/ids.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase } from "./phrase.ts";
import { wingmanLine } from "./pilot.ts";

/** The Wingman of an Element: who he is, and of how many cards his mini-hands are. */
export function wingmanBlock(view: View, element: number): readonly Block[] {
  const { wingman } = itemAt(view.elements, element);
  if (!wingman) return [];
  const id = wingmanId(itemAt(view.setup.elements, element).id);
  const title = phrase("sheet.wingman", { id });
  if (wingman.down) {
    const fate = { text: phrase("sheet.fate", { fate: "down" }), tone: "alarm" } as const;
    return [section(title, [line(fate)])];
  }
  const { offense, defense } = miniHands(view, element);
  const figures = [
    { name: phrase("sheet.offense"), value: phrase("sheet.cards", { cards: offense }) },
    { name: phrase("sheet.wingmanDefense"), value: phrase("sheet.cards", { cards: defense }) },
  ];
  return [section(title, [line(...wingmanLine(wingman)), { kind: "figures", figures }])];
}
