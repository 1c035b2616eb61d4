/** How battles may be fought: by the campaign's own dice, as a plotted dogfight, with cards (BB-H10). */
export const BATTLE_TABLES = ["dice", "plotted", "cards"] as const;
export type BattleTable = (typeof BATTLE_TABLES)[number];
