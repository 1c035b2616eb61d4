/** How battles may be fought: by the campaign's own dice, as a plotted dogfight, with cards (BB-H10). */
export const BATTLE_TABLES = ["dice", "plotted", "cards"] as const;
export type BattleTable = (typeof BATTLE_TABLES)[number];

/** What may be named where both sides are asked: a table, or whichever the other names. */
export const NAMED_TABLES = [...BATTLE_TABLES, "any"] as const;
export type NamedTable = (typeof NAMED_TABLES)[number];
