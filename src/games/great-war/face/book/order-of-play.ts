import { signed } from "../../../../core/text.ts";
import { type Chapter, figure, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { OWN_TABLES } from "../../data/index.ts";
import { balance, tailPlaces } from "./figures.ts";
import { phrase } from "./phrase.ts";

/** In how many ways of 36 two dice show a sum. */
function ways(sum: number): number {
  return 6 - Math.abs(7 - sum);
}

const STEEPEST = 4;

function tailRows(): readonly (readonly Text[])[] {
  return OWN_TABLES.tailing
    .map((rolls, at): readonly Text[] => [
      signed(at - STEEPEST),
      rolls.join(", "),
      `${rolls.reduce((sum, roll) => sum + ways(roll), 0)} / 36`,
    ])
    .reverse();
}

/** Tailing, initiative, balance. */
export const ORDER_OF_PLAY: readonly Chapter[] = [
  {
    id: "tailing",
    title: phrase("tailing.title"),
    blocks: [
      text(phrase("tailing.who-is-in-good-position")),
      figure(phrase("tailing.from-these-hexes-g1-can"), tailPlaces),
      text(phrase("tailing.two-dice-decide-the-row")),
      table(
        phrase("tailing.tailing-which-rolls"),
        [phrase("tailing.row"), phrase("tailing.two-dice-show"), phrase("tailing.chance")],
        tailRows(),
      ),
      list(
        phrase("tailing.success-the-group-rolls"),
        phrase("tailing.still-in-good-position"),
        phrase("tailing.at-another-enemy-a-tailer"),
        phrase("tailing.failure-costs-nothing-but"),
        phrase("tailing.at-most-two-may-try-at"),
      ),
    ],
  },
  {
    id: "initiative",
    title: phrase("initiative.title"),
    blocks: [
      text(phrase("initiative.everybody-rolls-two-dice")),
      table(
        phrase("initiative.initiative"),
        [phrase("initiative.what"), phrase("initiative.modifier"), phrase("initiative.rule")],
        [
          [phrase("initiative.each-full-200-m-above-the"), "+1", "4.2b"],
          [phrase("initiative.ace-double-ace"), "+1, +2", "4.2c"],
          [phrase("initiative.novice"), "−1", "4.2c"],
          [phrase("initiative.two-seater-but-for-the"), "−1", "4.2d"],
          [phrase("initiative.schedule-f"), "−2", "4.2a"],
        ],
      ),
      text(phrase("initiative.an-example-a-camel-at")),
      list(phrase("initiative.equal-enemies-roll-a-die"), phrase("initiative.balloons-then-gliders")),
    ],
  },
  {
    id: "balance",
    title: phrase("balance.title"),
    blocks: [
      text(phrase("balance.whatever-the-dice-say-no")),
      figure(phrase("balance.three-allied-aircraft"), balance),
    ],
  },
];
