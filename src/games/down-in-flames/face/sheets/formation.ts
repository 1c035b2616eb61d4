import { itemAt } from "../../../../core/item-at.ts";
import type { Block, ListItem, Sheet, Stretch } from "../../../../face/sheet.ts";
import { boxes, figures, list, section } from "../../../../face/sheets/blocks.ts";
import { turretCards } from "../../rules/bombers/return-fire.ts";
import { bomberState, damagedAt } from "../../rules/combat/bomber-damage.ts";
import { bomberId } from "../../rules/setup/ids.ts";
import { cardOfFormation, pieceOf, tablesOf } from "../../rules/state/pieces.ts";
import type { Bomber } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { phrase } from "./phrase.ts";

function stateLine(
  { down, inFormation, points }: Bomber,
  defense: number,
  cards: number,
): readonly Stretch[] {
  if (down) return [{ text: phrase("sheet.fate", { fate: "down" }), tone: "alarm" }];
  const damaged = bomberState(points, defense) === "damaged";
  return [
    { text: phrase("sheet.bomber.place", { inFormation }) },
    ...(damaged ? [{ text: phrase("sheet.mark", { mark: "damaged" }), tone: "alarm" as const }] : []),
    { text: phrase("sheet.bomber.points", { points, of: defense }) },
    { text: phrase("sheet.turret", { cards }), tone: "soft" },
  ];
}

/** One bomber: its damage points as boxes, up to the one that brings it down. */
function bomberItem(view: View, formation: number, one: Bomber, place: number): ListItem {
  const id = bomberId(itemAt(view.setup.formations, formation).id, place);
  const { defense } = cardOfFormation(view.setup, formation);
  const piece = pieceOf(view.setup, id);
  const cards = piece.kind === "bomber" ? turretCards(view, piece) : 0;
  const label = phrase("sheet.bomber.points", { points: one.points, of: defense });
  return {
    line: [{ text: id, tone: "strong" }, ...stateLine(one, defense, cards)],
    ...(!one.down && { tracks: [boxes(defense, one.points, label)] }),
  };
}

function figuresBlock(view: View, formation: number): Block {
  const card = cardOfFormation(view.setup, formation);
  const { role, defense, maxLevel, turret } = card;
  return figures(
    [phrase("sheet.defense"), defense],
    [phrase("sheet.damagedFrom"), phrase("sheet.points", { points: damagedAt(defense) })],
    [phrase("sheet.turrets"), phrase("sheet.cards", { cards: turret })],
    [phrase("sheet.ceiling"), phrase("sheet.level", { level: maxLevel })],
    [phrase("sheet.role"), phrase("sheet.bomber.role", { role })],
    [phrase("sheet.worth"), phrase("sheet.worth.of", tablesOf(view.setup).points[role])],
  );
}

/** The record sheet of a formation of bombers. */
export function formationSheet(view: View, formation: number): Sheet {
  const { id, side } = itemAt(view.setup.formations, formation);
  const { level, bombers } = itemAt(view.formations, formation);
  const flying = bombers.filter(({ down }) => !down).length;
  const items = bombers.map((one, place) => bomberItem(view, formation, one, place));
  return {
    id,
    label: phrase("sheet.formation", { id }),
    piece: bomberId(id, 0),
    side,
    name: id,
    title: cardOfFormation(view.setup, formation).name,
    facts: [
      ...(level > 0 ? [{ text: phrase("sheet.level", { level }) }] : []),
      { text: phrase("sheet.flying", { flying, of: bombers.length }) },
    ],
    gone: flying === 0,
    look: "folds",
    blocks: [figuresBlock(view, formation), section(phrase("sheet.bombers"), [list(items)])],
  };
}
