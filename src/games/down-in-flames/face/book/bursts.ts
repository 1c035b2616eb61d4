import { list, type Row, type Rows, table } from "../../../../face/book/chapter.ts";
import type { Text } from "../../../../face/text.ts";
import { SIGHTS } from "../../data/types/aircraft.ts";
import { allowance } from "../../rules/ratings/bursts.ts";
import type { Pilot } from "../../rules/ratings/ratings.ts";
import { chapter, phrase } from "./phrase.ts";
import { typeNamed } from "./types.ts";

export const REGULAR: Pilot = { quality: "regular", crackShot: false, keenEyesight: false };

/** Bursts when Neutral, Advantaged and Tailing. */
function line(name: Text, sight: (typeof SIGHTS)[number], pilot: Pilot): Row {
  const card = { ...typeNamed("spitfire-ia"), sight };
  return [name, ...([0, 1, 2] as const).map((steps) => allowance(card, pilot, steps, 3).toString())];
}

function sights(): Rows {
  return [
    ...SIGHTS.map((sight) => line(phrase(`bursts.${sight}`), sight, REGULAR)),
    line(phrase("bursts.recruit"), "standard", { ...REGULAR, quality: "recruit" }),
    line(phrase("bursts.crack-shot"), "standard", { ...REGULAR, crackShot: true }),
  ];
}

/** How much may be fired. */
export const BURSTS = [
  chapter("bursts", [
    table(
      "caption",
      ["sight", phrase("positions.neutral"), phrase("positions.advantaged"), phrase("positions.tailing")],
      sights(),
    ),
    "who-is-pursued",
    list("follow", "others", "wingmen", "adding"),
  ]),
];
