/** How battles of a campaign may be fought: by its own dice, as a plotted dogfight, with cards. */
const BATTLE_TABLES = ["dice", "plotted", "cards"] as const;
export type BattleTable = (typeof BATTLE_TABLES)[number];

/** What may be named where both sides are asked: a table, or whichever the other names. */
export const NAMED_TABLES = [...BATTLE_TABLES, "any"] as const;
export type NamedTable = (typeof NAMED_TABLES)[number];

/** What a set-up says of its battles: the table on which all are fought; `asked`: both sides are asked of each. */
export const BATTLE_CHOICES = [...BATTLE_TABLES, "asked"] as const;
export type BattleChoice = (typeof BATTLE_CHOICES)[number];

/** Another table where all who name one name the same, else the campaign's own dice. */
export function commonTable(named: Iterable<NamedTable>): BattleTable {
  const tables = new Set(named);
  tables.delete("any");
  const [by = "dice"] = tables;
  return tables.size === 1 && by !== "any" ? by : "dice";
}
