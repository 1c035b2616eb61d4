import { type Chapter, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { TABLES } from "../../data/tables.ts";
import { bomberChances, damagedAt } from "../../rules/combat/bomber-damage.ts";
import type { Die } from "../../rules/combat/die.ts";
import { phrase } from "./phrase.ts";

/** Hits times Hit Value that may be left over. */
const RESTS = [1, 2, 3, 4, 5, 6, 7] as const;

function more(rest: number, die: Die): string {
  const [part, whole] = bomberChances(rest, die).more;
  return part === 0 ? "0" : `${part}/${whole}`;
}

function types(): readonly (readonly Text[])[] {
  return TABLES.bombers.map(({ name, role, defense, maxLevel, turret }) => [
    name,
    phrase(`points.${role}`),
    defense.toString(),
    damagedAt(defense).toString(),
    maxLevel.toString(),
    turret.toString(),
  ]);
}

/** Bombers in formation, fire at them, and rockets. */
export const BOMBERS: readonly Chapter[] = [
  {
    id: "formations",
    title: phrase("formations.title"),
    blocks: [
      text(phrase("formations.who")),
      list(
        phrase("formations.which"),
        phrase("formations.turrets"),
        phrase("formations.gunners"),
        phrase("formations.escorts"),
      ),
    ],
  },
  {
    id: "bombers",
    title: phrase("points.title"),
    blocks: [
      text(phrase("points.formula")),
      text(phrase("points.example")),
      table(
        phrase("points.caption"),
        [phrase("points.rest"), "D6", "D12"],
        RESTS.map((rest) => [rest.toString(), more(rest, "d6"), more(rest, "d12")]),
      ),
      table(
        phrase("points.types"),
        [
          phrase("points.type"),
          phrase("points.class"),
          phrase("points.defense"),
          phrase("points.damaged-at"),
          phrase("points.level"),
          phrase("points.turret"),
        ],
        types(),
      ),
    ],
  },
  {
    id: "rockets",
    title: phrase("rockets.title"),
    blocks: [text(phrase("rockets.rule")), text(phrase("rockets.hit"))],
  },
];
