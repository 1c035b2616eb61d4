import { type Chapter, list, steps, text } from "../../../../face/book.ts";
import { phrase } from "./phrase.ts";

/** The idea, what comes before a fight, and how a turn goes. */
export const START: readonly Chapter[] = [
  {
    id: "idea",
    title: phrase("idea.title"),
    blocks: [
      text(phrase("idea.cards-are-energy")),
      text(phrase("idea.colours")),
      text(phrase("idea.words")),
      list(
        phrase("idea.level"),
        phrase("idea.ratings"),
        phrase("idea.hit-value"),
        phrase("idea.bursts"),
        phrase("idea.mini-hand"),
      ),
      text(phrase("idea.winning")),
    ],
  },
  {
    id: "set-up",
    title: phrase("set-up.title"),
    blocks: [
      steps(phrase("set-up.agree"), phrase("set-up.level"), phrase("set-up.first"), phrase("set-up.hands")),
    ],
  },
  {
    id: "turn",
    title: phrase("turn.title"),
    blocks: [
      text(phrase("turn.alternate")),
      steps(
        phrase("turn.jettison"),
        phrase("turn.wingman"),
        phrase("turn.altitude"),
        phrase("turn.target"),
        phrase("turn.leave"),
        phrase("turn.leader"),
        phrase("turn.discard"),
        phrase("turn.draw"),
      ),
    ],
  },
];
