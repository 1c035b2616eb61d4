import { itemAt } from "../../../../core/item-at.ts";
import type { Block, ListItem } from "../../../../face/sheet.ts";
import { list, section } from "../../../../face/sheets/blocks.ts";
import { burstsAt, enemiesOf } from "../../rules/attack/bursts.ts";
import { isThere, levelOf, pieceOf } from "../../rules/state/pieces.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase } from "./phrase.ts";

/** Bursts of a Leader at one enemy in this player-turn, less those that are spent, at whomever. */
function atEnemy(view: View, element: number, id: string): readonly ListItem[] {
  const of = burstsAt(view, element, pieceOf(view.setup, id));
  if (of <= 0) return [];
  const spent = Math.min(of, view.playerTurn?.bursts ?? 0);
  return [{ line: [{ text: phrase("sheet.bursts.left", { at: id, left: of - spent, of }) }] }];
}

/** DIF-R10: in his own player-turn, the bursts that he has left, enemy by enemy at his level. */
export function burstsBlock(view: View, element: number): readonly Block[] {
  if (view.playerTurn?.element !== element) return [];
  const { level } = itemAt(view.elements, element);
  const { side } = itemAt(view.setup.elements, element);
  const items = enemiesOf(view, side).flatMap((id) => {
    const at = pieceOf(view.setup, id);
    const inReach = at.kind !== "bomber" && isThere(view, at) && levelOf(view, at) === level;
    return inReach ? atEnemy(view, element, id) : [];
  });
  if (items.length === 0) return [];
  return [section(phrase("sheet.bursts.turn"), [list(items)])];
}
