import { figure, list, plain, steps, table } from "../../../../face/book/chapter.ts";
import { COLUMNS } from "../../data/lists.ts";
import { TABLES } from "../../data/own.ts";
import type { Column } from "../../data/tables.ts";
import { deflectionSides } from "./figures.ts";
import { chapter, phrase } from "./phrase.ts";

const { damage } = TABLES;
const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(plain);

/** The ranges of each band: `0–1`, `2–3`. */
const BANDS = damage.bands.map((last, at) => `${at === 0 ? 0 : (damage.bands[at - 1] ?? 0) + 1}–${last}`);

const ARMAMENT = {
  A: "column-a-two-synchronised",
  B: "column-b-a-vickers-and-a",
  C: "column-c-one-gun",
  D: "column-d-a-gun-on-a-poor",
} as const satisfies Readonly<Record<Column, string>>;

function damageTable(column: Column) {
  const rows = damage.columns[column].map((line, at) => [BANDS[at] ?? "", ...line.split(" ")]);
  return table(ARMAMENT[column], ["range", ...ROLLS], rows);
}

const GROUND = table(
  "from-the-ground-mg-and-aa",
  ["guns", ...ROLLS],
  [
    ["MG", ...damage.mg.split(" ")],
    ["AA", ...damage.aa.split(" ")],
  ],
);

/** Combat and guns. */
export const COMBAT = [
  chapter("combat", [
    steps(
      "two-dice-for-each-attack",
      "add-what-counts-from-the",
      "read-the-points-in-the",
      "when-all-attacks-are",
    ),
    table(
      "what-is-added-to-the-roll",
      ["what", "modifier", "rule"],
      [
        [phrase("combat.from-astern"), "+1", "4.7l"],
        [phrase("combat.aslant-from-ahead"), "−1", "4.7l"],
        [phrase("combat.ace-double-ace-fires"), "+1, +2", "4.7d"],
        [phrase("combat.at-an-ace-at-a-double-ace"), "−1, −2", "4.7d"],
        [phrase("combat.novice-fires-at-a-novice"), "−1; +1", "4.7e"],
        [phrase("combat.silhouette-of-the-target"), phrase("combat.1-to-2"), "4.9t"],
        [phrase("combat.tailer-at-somebody-else"), "−1", "4.4k"],
        [phrase("combat.the-lewis-of-a-column-b"), "−1", "4.9f, 4.9i"],
        [phrase("combat.wounded-pilot-fires"), "−2", "§7"],
        [phrase("combat.target-in-a-barrel-roll"), "−1", "§8"],
      ],
    ),
    figure("deflection-what-is-added", deflectionSides),
    "an-ace-uses-his-skill-to",
    "the-damage-table-is-our",
    ...COLUMNS.map(damageTable),
    GROUND,
    "a-kill-belongs-in-equal",
  ]),
  chapter("guns", [
    list(
      "jam-after-a-natural-2-3",
      "one-jammed-gun-of-a-twin",
      "clearing-at-the-end-of",
      "ammunition-every-attack",
      "a-man-does-one-thing-a",
    ),
  ]),
];
