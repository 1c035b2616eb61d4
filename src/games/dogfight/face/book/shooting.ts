import { type Chapter, figure, list, text, trial } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { BANDS } from "../../data/bands.ts";
import { allArcs, sideHit } from "./figures.ts";
import { phrase } from "./phrase.ts";
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

function bands(): readonly (readonly Text[])[] {
  return BANDS.map(({ limit, modifier }, at) => [
    phrase("shooting.band", { over: BANDS[at - 1]?.limit ?? 0, limit }),
    signed(modifier),
    ...TO_HITS.map((toHit) => needed(toHit, modifier)),
  ]);
}

/** Initiative, fields of fire, ranges, shots and damage. */
export const SHOOTING: readonly Chapter[] = [
  {
    id: "initiative",
    title: phrase("initiative.title"),
    blocks: [text(phrase("initiative.after-the-flight-each"))],
  },
  {
    id: "arcs",
    title: phrase("arcs.title"),
    blocks: [
      text(phrase("arcs.lay-a-clock-over-the")),
      figure(phrase("arcs.a-b-17g-has-a-weapon-on"), allArcs),
      trial(phrase("arcs.try-it-move-the-target"), SHOT),
    ],
  },
  {
    id: "ranges",
    title: phrase("ranges.title"),
    blocks: [
      {
        kind: "table",
        caption: phrase("ranges.the-die-must-show-at-most"),
        head: [phrase("ranges.range"), phrase("ranges.change"), ...TO_HITS.map((toHit) => `TO-HIT ${toHit}`)],
        rows: bands(),
      },
      text(phrase("ranges.a-length-exactly-on-a")),
    ],
  },
  {
    id: "fire",
    title: phrase("fire.title"),
    blocks: [
      text(phrase("fire.a-weapon-may-fire-when")),
      list(
        phrase("fire.the-target-is-an-enemy"),
        phrase("fire.it-lies-in-the-weapons"),
        phrase("fire.it-is-at-most-12-inches"),
        phrase("fire.no-cloud-hides-it"),
        phrase("fire.the-weapon-works-and-has"),
      ),
      text(phrase("fire.whose-phase-it-is-chooses")),
    ],
  },
  {
    id: "damage",
    title: phrase("damage.title"),
    blocks: [
      {
        kind: "table",
        caption: phrase("damage.every-hit-throws-one-die"),
        head: [phrase("damage.die"), phrase("damage.what-is-crossed-off")],
        rows: [
          ["1–4", phrase("damage.one-fuselage")],
          ["5", phrase("damage.one-engine")],
          ["6", phrase("damage.the-weapon-of-the-side")],
        ],
      },
      figure(phrase("damage.the-shooter-stands-at-9"), sideHit),
      list(
        phrase("damage.no-fuselage-left-the"),
        phrase("damage.no-engine-left-it-crashes"),
        phrase("damage.less-engine-means-less"),
      ),
    ],
  },
];
