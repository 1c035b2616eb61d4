import { figure, list, type Rows, table } from "../../../../face/book/chapter.ts";
import { SWITCHES } from "../../rules/setup/options.ts";
import { cloudSight } from "./figures.ts";
import { chapter } from "./phrase.ts";

function switches(): Rows {
  return SWITCHES.map(({ option, rule }) => [
    { key: `option.${option}`, values: {} },
    { key: `option.${option}.help`, values: {} },
    rule,
  ]);
}

/** Clouds, altitude and house rules. */
export const EXTRAS = [
  chapter("clouds", ["a-cloud-is-a-disc-it", figure("r1-does-not-see-b1-behind", cloudSight)]),
  chapter("altitude", [
    "by-the-book-the-game-is",
    list(
      "aircraft-fly-at-levels-1",
      "an-order-may-end-with-a",
      "a-dive-gives-speed-next",
      "nobody-climbs-above-his",
      "range-is-measured-aslant",
      "a-front-gun-needs-at",
    ),
  ]),
  chapter("options", [
    "each-of-these-is-a-switch",
    table("switches", ["name", "what-it-does", "ruling"], switches()),
  ]),
];
