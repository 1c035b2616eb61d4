import { figure, type Rows, table } from "../../../../face/book/chapter.ts";
import { allowance } from "../../rules/ratings/bursts.ts";
import { chases } from "./board.ts";
import { REGULAR } from "./bursts.ts";
import { chapter, phrase } from "./phrase.ts";
import { typeNamed } from "./types.ts";

/** Bursts with a standard sight. */
function bursts(steps: 0 | 1 | 2): string {
  return allowance(typeNamed("spitfire-ia"), REGULAR, steps, 3).toString();
}

const FIVE: Rows = [
  [phrase("positions.tailing"), bursts(2), phrase("positions.free")],
  [phrase("positions.advantaged"), bursts(1), phrase("positions.for-a-card")],
  [phrase("positions.neutral"), bursts(0), phrase("positions.after-fire")],
  [phrase("positions.disadvantaged"), "–", phrase("positions.no")],
  [phrase("positions.tailed"), "–", phrase("positions.no")],
];

const YES = phrase("targets.yes");
const NO = phrase("targets.no");

/** DIF-B7, line by line. */
const TARGETS: Rows = [
  [phrase("targets.neutral"), phrase("targets.free-leader"), YES, YES],
  [
    phrase("targets.neutral"),
    phrase("targets.pursues-friend"),
    phrase("targets.ends-pursuit"),
    phrase("targets.after-that"),
  ],
  [phrase("targets.neutral"), phrase("targets.pursued-by-friend"), NO, phrase("targets.weave")],
  [phrase("targets.pursuer"), phrase("targets.own-quarry"), YES, YES],
  [phrase("targets.pursuer"), phrase("targets.other-leader"), NO, NO],
  [phrase("targets.quarry"), phrase("targets.own-pursuer"), phrase("targets.scissors"), NO],
  [phrase("targets.quarry"), phrase("targets.other-leader"), NO, NO],
  [
    phrase("targets.any"),
    phrase("targets.wingman"),
    phrase("targets.bursts-only"),
    phrase("targets.not-pursued"),
  ],
  [phrase("targets.any"), phrase("targets.bombers"), phrase("targets.choice"), phrase("targets.not-pursued")],
];

/** Positions between Elements, and what they open and close. */
export const POSITIONS = [
  chapter("positions", [
    "two",
    table("caption", ["position", "bursts", "follow"], FIVE),
    figure("figure", chases),
    "ends",
  ]),
  chapter("targets", ["same-level", table("caption", ["own", "target", "cards", "fire"], TARGETS)]),
];
