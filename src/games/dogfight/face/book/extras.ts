import { type Chapter, figure, list, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { SWITCHES } from "../../rules/setup/options.ts";
import { cloudSight } from "./figures.ts";
import { phrase } from "./phrase.ts";

function switches(): readonly (readonly Text[])[] {
  return SWITCHES.map(({ option, rule }) => [
    { key: `option.${option}`, values: {} },
    { key: `option.${option}.help`, values: {} },
    rule,
  ]);
}

/** Clouds, altitude and house rules. */
export const EXTRAS: readonly Chapter[] = [
  {
    id: "clouds",
    title: phrase("clouds.title"),
    blocks: [
      text(phrase("clouds.a-cloud-is-a-disc-it")),
      figure(phrase("clouds.r1-does-not-see-b1-behind"), cloudSight),
    ],
  },
  {
    id: "altitude",
    title: phrase("altitude.title"),
    blocks: [
      text(phrase("altitude.by-the-book-the-game-is")),
      list(
        phrase("altitude.aircraft-fly-at-levels-1"),
        phrase("altitude.an-order-may-end-with-a"),
        phrase("altitude.a-dive-gives-speed-next"),
        phrase("altitude.nobody-climbs-above-his"),
        phrase("altitude.range-is-measured-aslant"),
        phrase("altitude.a-front-gun-needs-at"),
      ),
    ],
  },
  {
    id: "options",
    title: phrase("options.title"),
    blocks: [
      text(phrase("options.each-of-these-is-a-switch")),
      {
        kind: "table",
        caption: phrase("options.switches"),
        head: [phrase("options.name"), phrase("options.what-it-does"), phrase("options.ruling")],
        rows: switches(),
      },
    ],
  },
];
