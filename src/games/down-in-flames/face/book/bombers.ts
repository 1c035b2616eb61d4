import { list, plain, type Rows, table } from "../../../../face/book/chapter.ts";
import { TABLES } from "../../data/own.ts";
import { bomberChances, damagedAt } from "../../rules/combat/bomber-damage.ts";
import type { Die } from "../../rules/combat/die.ts";
import { chapter, phrase } from "./phrase.ts";

/** Hits times Hit Value that may be left over. */
const RESTS = [1, 2, 3, 4, 5, 6, 7] as const;

function more(rest: number, die: Die): string {
  const [part, whole] = bomberChances(rest, die).more;
  return part === 0 ? "0" : `${part}/${whole}`;
}

function types(): Rows {
  return TABLES.bombers.map(({ name, role, defense, maxLevel, turret }) => [
    name,
    phrase(`points.${role}`),
    defense,
    damagedAt(defense),
    maxLevel,
    turret,
  ]);
}

/** Bombers in formation, fire at them, and rockets. */
export const BOMBERS = [
  chapter("formations", ["who", list("which", "turrets", "gunners", "escorts")]),
  chapter({ name: "points", id: "bombers" }, [
    "formula",
    "example",
    table(
      "caption",
      ["rest", plain("D6"), plain("D12")],
      RESTS.map((rest) => [rest, more(rest, "d6"), more(rest, "d12")]),
    ),
    table("types", ["type", "class", "defense", "damaged-at", "level", "turret"], types()),
  ]),
  chapter("rockets", ["rule", "hit"]),
];
