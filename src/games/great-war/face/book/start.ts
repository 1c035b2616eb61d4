import { type Chapter, list, steps, text } from "../../../../face/book.ts";
import { phrase } from "./phrase.ts";

/** The game in a minute, and how a turn goes. */
export const START: readonly Chapter[] = [
  {
    id: "needs",
    title: phrase("needs.title"),
    blocks: [
      text(phrase("needs.the-allies-and-the")),
      text(phrase("needs.nobody-moves-at-the-same")),
      list(
        phrase("needs.mp-movement-points-the"),
        phrase("needs.schedule-how-nimble-a"),
        phrase("needs.level-50-m-of-altitude"),
        phrase("needs.ace-five-kills-double-ace"),
      ),
    ],
  },
  {
    id: "turn",
    title: phrase("turn.title"),
    blocks: [
      steps(
        phrase("turn.tailing-whoever-sits-well"),
        phrase("turn.initiative-two-dice-and"),
        phrase("turn.movement-one-after-the"),
        phrase("turn.combat-observers-name"),
        phrase("turn.end-of-the-turn"),
      ),
      text(phrase("turn.you-are-asked-whenever")),
    ],
  },
];
