import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { canBeCritical, cellOf } from "../../data/fire-table.ts";
import { tablesOf } from "../setup/roster.ts";
import type { Aircraft, Board, State } from "../state/state.ts";
import { tell, why } from "../state/step.ts";
import { criticalHit } from "./critical.ts";
import { damaged, type Effect } from "./hits.ts";
import { clamped, rolled } from "./roll.ts";
import { settleOne } from "./settle.ts";
import { enemyOf, idOf } from "./told.ts";

/** One attack from the ground: its row of the damage table, and all that is added to the roll. */
export interface GroundAttack {
  readonly row: "MG" | "AA";
  readonly target: number;
  readonly modifier: number;
  /** Whose dice; the enemy's unless its own archie errs (4.10k). */
  readonly by?: string;
}

/** Ground guns know no range. */
const ANY_RANGE = 0;
/** 4.10p: the rescue die makes the critical hit happen up to this. */
const RESCUED = 3;

/**
 * 4.10p, A-28: a natural roll that would be critical, where the modifier leaves no roll that is: a die, or null where
 * there is none.
 */
function rescueDie(
  board: Board,
  attack: GroundAttack,
  natural: number,
  by: string,
  dice: Dice,
): number | null {
  const { row, modifier, target } = attack;
  const tables = tablesOf(board.setup);
  if (canBeCritical(tables, row, ANY_RANGE, modifier)) return null;
  if (!cellOf(tables, row, ANY_RANGE, natural).critical) return null;
  const id = idOf(board.setup, target);
  return dice.throw({ dice: ["d6"], by, why: why("throw.rescue", { id }) })[0] ?? null;
}

/** 4.10f, 4.10h, 4.10l, 4.10p, 4.10q: rolls one attack from the ground; the damage takes effect at once. Guns on the ground never jam (4.7g). */
export function groundAttack(
  board: State,
  attack: GroundAttack,
  dice: Dice,
): { readonly aircraft: readonly Aircraft[]; readonly events: readonly GameEvent[] } {
  const { setup, turn } = board;
  const { row, target, modifier } = attack;
  const id = idOf(setup, target);
  const by = attack.by ?? enemyOf(setup, target);
  const before = itemAt(board.aircraft, target);
  const faces = dice.throw({
    dice: ["d6", "d6"],
    by,
    why: why("throw.ground-attack", { id, row, total: modifier }),
  });
  const natural = rolled(faces);
  const modified = clamped(natural + modifier);
  const cell = cellOf(tablesOf(setup), row, ANY_RANGE, modified);
  const rescue = rescueDie(board, attack, natural, by, dice);
  const critical = cell.critical || (rescue !== null && rescue <= RESCUED);
  const { points } = cell;
  const hit = points > 0 || critical;
  const values = {
    id,
    side: by,
    row,
    faces,
    natural,
    total: modifier,
    modified,
    points,
    critical,
    rescue,
    hit,
  };
  const blow = { source: "ground", by: null, side: by } as const;
  const struck = { setup, turn, index: target, before, now: damaged(before, points), blow };
  const effect: Effect = critical ? criticalHit(struck, dice) : { aircraft: struck.now, events: [] };
  const settled = settleOne(setup, target, before, effect.aircraft);
  return {
    aircraft: board.aircraft.map((one, index) => (index === target ? settled.aircraft : one)),
    events: [tell("event.ground-attack", values), ...effect.events, ...settled.events],
  };
}
