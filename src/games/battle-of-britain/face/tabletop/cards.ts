import type { Card, CardFace, CardGroup } from "../../../../tabletop/card.ts";
import { GERMAN } from "../../data/sides.ts";
import { cityOf, squareOf, tablesOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { missionId } from "../grid.ts";
import { phrase, type Say } from "../phrase.ts";
import { SIZE } from "./mat.ts";

const HAND = "missions";
const DRAW = "targets-draw";
const USED = "targets-used";

function kindOf(view: View, target: string): "city" | "airfield" | "radar" {
  if (cityOf(view.setup, target)) return "city";
  return tablesOf(view.setup).airfields.some(({ id }) => id === target) ? "airfield" : "radar";
}

/** What is printed on a mission card (BB-7). */
function faceOf(view: View, target: string, say: Say): CardFace {
  const kind = kindOf(view, target);
  const square = squareOf(view.setup, target) ?? "";
  return {
    title: say(phrase("target", { id: target })),
    text: say(phrase("card.text", { kind, square })),
    symbol: kind,
    tone: kind === "city" ? "red" : kind === "radar" ? "green" : "blue",
  };
}

/** The German's hand beside the map, the cards to come and those that are used. */
export function groupsOf(view: View, say: Say): readonly CardGroup[] {
  if (view.turn === 0) return [];
  const side = GERMAN;
  return [
    {
      id: HAND,
      kind: "hand",
      label: say(phrase("group.hand")),
      side,
      at: { x: SIZE.width + 3, y: 2.4 },
      width: 5.2,
    },
    {
      id: DRAW,
      kind: "pile",
      label: say(phrase("group.draw")),
      at: { x: -1.9, y: 2.4 },
      count: view.draw.length,
    },
    {
      id: USED,
      kind: "pile",
      label: say(phrase("group.used")),
      at: { x: -1.9, y: 7.2 },
      count: view.used.length,
    },
  ];
}

/** Cards that can be told apart: the hand, face down for whoever may not see it, and targets that were bombed (BB-94). */
export function cardsOf(view: View, say: Say): readonly Card[] {
  if (view.turn === 0) return [];
  const hand = view.hand.map((target, at): Card => {
    if (target === null)
      return {
        id: `mission-${at + 1}`,
        group: HAND,
        side: GERMAN,
        up: false,
        title: say(phrase("card.unknown")),
      };
    return { id: missionId(target), group: HAND, side: GERMAN, up: true, face: faceOf(view, target, say) };
  });
  const used = view.used.flatMap(({ card, open }): readonly Card[] =>
    open && card !== null
      ? [{ id: missionId(card), group: USED, up: true, face: faceOf(view, card, say) }]
      : [],
  );
  return [...used, ...hand];
}
