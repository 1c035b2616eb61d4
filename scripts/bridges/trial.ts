import type { TableLine } from "../../src/bridges/common/lines.ts";
import type { BattleTable } from "../../src/core/battle-tables.ts";
import type { Dice } from "../../src/core/dice/dice.ts";
import type { Spawn } from "../../src/core/game.ts";

/** A battle of a campaign, and what it would cost by the campaign's own dice, spelled as the campaign is answered. */
interface Battle {
  readonly spawn: Spawn;
  byDice(dice: Dice): string;
}

/** How battles of a campaign are tried. */
export interface Trial {
  readonly lines: readonly TableLine[];
  readonly kinds: readonly string[];
  /** A battle with forces by chance. */
  drawn(kind: string, by: BattleTable, dice: Dice): Battle;
  /** What an answer cost, a figure for each of the columns. */
  figures(answer: string): readonly number[];
  /** Mean figures in words. */
  told(means: readonly string[]): string;
}

/** A number from 0 to below another, fairly. */
export function below(dice: Dice, count: number): number {
  if (count < 2) return 0;
  return (dice.throw({ dice: [`d${count}`], by: "table", why: { key: "pick", values: {} } })[0] ?? 1) - 1;
}
