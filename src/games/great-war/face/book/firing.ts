import { figure, list, trial } from "../../../../face/book/chapter.ts";
import { frontLine, rearLine } from "./fire-line.ts";
import { chapter } from "./phrase.ts";
import { FIRE } from "./trials.ts";

/** Targets and lines of fire. */
export const FIRING = [
  chapter("targets", [
    "a-front-gun-needs-its",
    list(
      "a-declaration-stands",
      "late-who-has-moved-and",
      "observers-choose-after",
      "two-at-most-fire-front",
      "head-on-who-is-attacked",
    ),
  ]),
  chapter("line-of-fire", [
    "range-is-hexes-plus",
    figure("fixed-guns-of-a-camel", frontLine),
    "an-observer-fires-over",
    figure("the-observer-of-an-r-e-8", rearLine),
    trial("move-a-camel-before-the", FIRE),
  ]),
];
