import { type Block, type Chapter, figure, list, steps, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { OWN_TABLES } from "../../data/index.ts";
import { COLUMNS } from "../../data/lists.ts";
import type { Column } from "../../data/tables.ts";
import { deflectionSides } from "./figures.ts";
import { phrase } from "./phrase.ts";

const { damage } = OWN_TABLES;
const ROLLS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];

/** The ranges of each band: `0–1`, `2–3`. */
const BANDS = damage.bands.map((last, at) => `${at === 0 ? 0 : (damage.bands[at - 1] ?? 0) + 1}–${last}`);

const ARMAMENT: Readonly<Record<Column, Text>> = {
  A: phrase("combat.column-a-two-synchronised"),
  B: phrase("combat.column-b-a-vickers-and-a"),
  C: phrase("combat.column-c-one-gun"),
  D: phrase("combat.column-d-a-gun-on-a-poor"),
};

function damageTable(column: Column): Block {
  const rows = damage.columns[column].map((line, at) => [BANDS[at] ?? "", ...line.split(" ")]);
  return table(ARMAMENT[column], [phrase("combat.range"), ...ROLLS], rows);
}

const GROUND: Block = table(
  phrase("combat.from-the-ground-mg-and-aa"),
  [phrase("combat.guns"), ...ROLLS],
  [
    ["MG", ...damage.mg.split(" ")],
    ["AA", ...damage.aa.split(" ")],
  ],
);

/** Combat and guns. */
export const COMBAT: readonly Chapter[] = [
  {
    id: "combat",
    title: phrase("combat.title"),
    blocks: [
      steps(
        phrase("combat.two-dice-for-each-attack"),
        phrase("combat.add-what-counts-from-the"),
        phrase("combat.read-the-points-in-the"),
        phrase("combat.when-all-attacks-are"),
      ),
      table(
        phrase("combat.what-is-added-to-the-roll"),
        [phrase("combat.what"), phrase("combat.modifier"), phrase("combat.rule")],
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
      figure(phrase("combat.deflection-what-is-added"), deflectionSides),
      text(phrase("combat.an-ace-uses-his-skill-to")),
      text(phrase("combat.the-damage-table-is-our")),
      ...COLUMNS.map(damageTable),
      GROUND,
      text(phrase("combat.a-kill-belongs-in-equal")),
    ],
  },
  {
    id: "guns",
    title: phrase("guns.title"),
    blocks: [
      list(
        phrase("guns.jam-after-a-natural-2-3"),
        phrase("guns.one-jammed-gun-of-a-twin"),
        phrase("guns.clearing-at-the-end-of"),
        phrase("guns.ammunition-every-attack"),
        phrase("guns.a-man-does-one-thing-a"),
      ),
    ],
  },
];
