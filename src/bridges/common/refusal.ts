import type { BattleTable } from "../../core/battle-tables.ts";
import type { Problem } from "../../core/game.ts";

/** Why another game can't fight a battle: another table was agreed on, or a type that it doesn't know. */
export function misfit(
  by: BattleTable,
  table: BattleTable,
  types: readonly string[],
  knows: (type: string) => boolean,
): Problem | undefined {
  if (by !== table) return { code: "other-table", values: { by } };
  const strange = types.find((type) => !knows(type));
  return strange === undefined ? undefined : { code: "no-model", values: { type: strange } };
}
