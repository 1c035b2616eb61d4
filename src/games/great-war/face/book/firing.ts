import { type Chapter, figure, list, text, trial } from "../../../../face/book.ts";
import { frontLine, rearLine } from "./fire-line.ts";
import { phrase } from "./phrase.ts";
import { FIRE } from "./trials.ts";

/** Targets and lines of fire. */
export const FIRING: readonly Chapter[] = [
  {
    id: "targets",
    title: phrase("targets.title"),
    blocks: [
      text(phrase("targets.a-front-gun-needs-its")),
      list(
        phrase("targets.a-declaration-stands"),
        phrase("targets.late-who-has-moved-and"),
        phrase("targets.observers-choose-after"),
        phrase("targets.two-at-most-fire-front"),
        phrase("targets.head-on-who-is-attacked"),
      ),
    ],
  },
  {
    id: "line-of-fire",
    title: phrase("line-of-fire.title"),
    blocks: [
      text(phrase("line-of-fire.range-is-hexes-plus")),
      figure(phrase("line-of-fire.fixed-guns-of-a-camel"), frontLine),
      text(phrase("line-of-fire.an-observer-fires-over")),
      figure(phrase("line-of-fire.the-observer-of-an-r-e-8"), rearLine),
      trial(phrase("line-of-fire.move-a-camel-before-the"), FIRE),
    ],
  },
];
