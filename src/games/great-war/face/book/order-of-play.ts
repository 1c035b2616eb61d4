import { signed } from "../../../../core/text.ts";
import { figure, list, type Row, type Rows, table } from "../../../../face/book/chapter.ts";
import { TABLES } from "../../data/own.ts";
import { balance, tailPlaces } from "./figures.ts";
import { chapter, phrase } from "./phrase.ts";

/** In how many ways of 36 two dice show a sum. */
function ways(sum: number): number {
  return 6 - Math.abs(7 - sum);
}

const STEEPEST = 4;

function tailRows(): Rows {
  return TABLES.tailing
    .map(
      (rolls, at): Row => [
        signed(at - STEEPEST),
        rolls.join(", "),
        `${rolls.reduce((sum, roll) => sum + ways(roll), 0)} / 36`,
      ],
    )
    .reverse();
}

/** Tailing, initiative, balance. */
export const ORDER_OF_PLAY = [
  chapter("tailing", [
    "who-is-in-good-position",
    figure("from-these-hexes-g1-can", tailPlaces),
    "two-dice-decide-the-row",
    table("tailing-which-rolls", ["row", "two-dice-show", "chance"], tailRows()),
    list(
      "success-the-group-rolls",
      "still-in-good-position",
      "at-another-enemy-a-tailer",
      "failure-costs-nothing-but",
      "at-most-two-may-try-at",
    ),
  ]),
  chapter("initiative", [
    "everybody-rolls-two-dice",
    table(
      "initiative",
      ["what", "modifier", "rule"],
      [
        [phrase("initiative.each-full-200-m-above-the"), "+1", "4.2b"],
        [phrase("initiative.ace-double-ace"), "+1, +2", "4.2c"],
        [phrase("initiative.novice"), "−1", "4.2c"],
        [phrase("initiative.two-seater-but-for-the"), "−1", "4.2d"],
        [phrase("initiative.schedule-f"), "−2", "4.2a"],
      ],
    ),
    "an-example-a-camel-at",
    list("equal-enemies-roll-a-die", "balloons-then-gliders"),
  ]),
  chapter("balance", ["whatever-the-dice-say-no", figure("three-allied-aircraft", balance)]),
];
