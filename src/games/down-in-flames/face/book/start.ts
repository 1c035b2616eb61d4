import { list, steps } from "../../../../face/book/chapter.ts";
import { chapter } from "./phrase.ts";

/** The idea, what comes before a fight, and how a turn goes. */
export const START = [
  chapter("idea", [
    "cards-are-energy",
    "colours",
    "words",
    list("level", "ratings", "hit-value", "bursts", "mini-hand"),
    "winning",
  ]),
  chapter("set-up", [steps("agree", "level", "first", "hands")]),
  chapter("turn", [
    "alternate",
    steps("jettison", "wingman", "altitude", "target", "leave", "leader", "discard", "draw"),
  ]),
];
