import { figure, list, plain, type Rows, table, trial } from "../../../../face/book/chapter.ts";
import type { Text } from "../../../../face/text.ts";
import { BANDS } from "../../data/tables.ts";
import { allArcs, sideHit } from "./figures.ts";
import { chapter, phrase } from "./phrase.ts";
import { SHOT } from "./trials.ts";

const TO_HITS = [2, 3, 4, 5] as const;
const FACES = 6;

function signed(modifier: number): string {
  if (modifier === 0) return "0";
  return modifier > 0 ? `+${modifier}` : `−${-modifier}`;
}

/** What a die may show at most, as the table tells it. */
function needed(toHit: number, modifier: number): Text {
  const need = toHit + modifier;
  return need >= FACES ? phrase("shooting.any-roll") : need.toString();
}

function bands(): Rows {
  return BANDS.map(({ limit, modifier }, at) => [
    phrase("shooting.band", { over: BANDS[at - 1]?.limit ?? 0, limit }),
    signed(modifier),
    ...TO_HITS.map((toHit) => needed(toHit, modifier)),
  ]);
}

/** Initiative, fields of fire, ranges, shots and damage. */
export const SHOOTING = [
  chapter("initiative", ["after-the-flight-each"]),
  chapter("arcs", [
    "lay-a-clock-over-the",
    figure("a-b-17g-has-a-weapon-on", allArcs),
    trial("try-it-move-the-target", SHOT),
  ]),
  chapter("ranges", [
    table(
      "the-die-must-show-at-most",
      ["range", "change", ...TO_HITS.map((toHit) => plain(`TO-HIT ${toHit}`))],
      bands(),
    ),
    "a-length-exactly-on-a",
  ]),
  chapter("fire", [
    "a-weapon-may-fire-when",
    list(
      "the-target-is-an-enemy",
      "it-lies-in-the-weapons",
      "it-is-at-most-12-inches",
      "no-cloud-hides-it",
      "the-weapon-works-and-has",
    ),
    "whose-phase-it-is-chooses",
  ]),
  chapter("damage", [
    table(
      "every-hit-throws-one-die",
      ["die", "what-is-crossed-off"],
      [
        ["1–4", phrase("damage.one-fuselage")],
        ["5", phrase("damage.one-engine")],
        ["6", phrase("damage.the-weapon-of-the-side")],
      ],
    ),
    figure("the-shooter-stands-at-9", sideHit),
    list("no-fuselage-left-the", "no-engine-left-it-crashes", "less-engine-means-less"),
  ]),
];
