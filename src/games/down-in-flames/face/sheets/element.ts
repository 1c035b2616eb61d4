import { itemAt } from "../../../../core/item-at.ts";
import type { Block, Sheet, Stretch } from "../../../../face/sheet.ts";
import { figures, line, section } from "../../../../face/sheets/blocks.ts";
import { relation } from "../../rules/engagement/position.ts";
import { cardOfElement, tablesOf } from "../../rules/state/pieces.ts";
import { reserveOf } from "../../rules/state/resources.ts";
import type { View } from "../../rules/view/view.ts";
import type { Fate } from "../words/sheet-values.ts";
import { bandsBlock, hitValueOf, specialsBlock } from "./data-card.ts";
import { handBlocks } from "./hands.ts";
import { leaderBlock } from "./leader.ts";
import { phrase } from "./phrase.ts";
import { wingmanBlock } from "./wingman.ts";

/** Why an Element is not in the fight; undefined while it is. */
function fateOf(view: View, element: number): Fate | undefined {
  const { leader, wingman, presence } = itemAt(view.elements, element);
  const reserve = reserveOf(view, element);
  if (reserve) return reserve;
  if (leader.down && (wingman?.down ?? true)) return "down";
  return presence === "here" ? undefined : presence;
}

/** Every position other than Neutral, and Neutral where there is none. */
function positionsOf(view: View, element: number): readonly Stretch[] {
  const engaged = view.setup.elements.flatMap(({ id }, place): readonly Stretch[] => {
    const steps = place === element ? 0 : relation(view, element, place);
    return steps === 0 ? [] : [{ text: phrase("sheet.position", { steps, to: id }), tone: "strong" }];
  });
  return engaged.length > 0 ? engaged : [{ text: phrase("sheet.position", { steps: 0, to: "" }) }];
}

function factsOf(view: View, element: number): readonly Stretch[] {
  const one = itemAt(view.elements, element);
  const fate = fateOf(view, element);
  if (fate) return [{ text: phrase("sheet.fate", { fate }) }];
  if (one.level === 0) return [];
  return [{ text: phrase("sheet.level", { level: one.level }) }, ...positionsOf(view, element)];
}

/** What it is worth to the enemy, and what the data card says of both aircraft. */
function typeBlock(view: View, element: number): Block {
  const { level, cloud, acted } = itemAt(view.elements, element);
  const card = cardOfElement(view.setup, element);
  const worth = tablesOf(view.setup).points[card.role];
  const notes: readonly Stretch[] = [
    ...(cloud ? [{ text: phrase("sheet.cloud"), tone: "alarm" as const }] : []),
    ...(view.turn > 0 && !view.outcome
      ? [{ text: phrase("sheet.acted", { acted }), tone: "soft" as const }]
      : []),
  ];
  return section(phrase("sheet.type", { name: card.name }), [
    notes.length > 0 && line(...notes),
    figures(
      [phrase("sheet.defense"), card.defense],
      [phrase("sheet.hitValue"), hitValueOf(card)],
      [phrase("sheet.ceiling"), phrase("sheet.level", { level: card.maxLevel })],
      [phrase("sheet.worth"), phrase("sheet.worth.of", worth)],
    ),
    ...specialsBlock(card),
    bandsBlock(card, level > 0 ? level : null),
  ]);
}

/** The record sheet of an Element: its Leader, its Wingman, its type with the band of its level lit, their hands. */
export function elementSheet(view: View, element: number): Sheet {
  const { id, side } = itemAt(view.setup.elements, element);
  const fate = fateOf(view, element);
  return {
    id,
    label: phrase("sheet.of", { id }),
    piece: id,
    side,
    name: id,
    title: cardOfElement(view.setup, element).name,
    facts: factsOf(view, element),
    gone: fate === "down" || fate === "left",
    look: "folds",
    blocks: [
      leaderBlock(view, element),
      ...wingmanBlock(view, element),
      typeBlock(view, element),
      ...handBlocks(view, element),
    ],
  };
}
