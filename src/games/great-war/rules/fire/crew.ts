import { itemAt } from "../../../../core/item-at.ts";
import type { Mount } from "../../data/tables.ts";
import { flierOf } from "../state/condition.ts";
import type { Board } from "../state/state.ts";

/** Why a man fires nothing. */
export type Idle = "gone" | "killed" | "wounded" | "fainted" | "flies" | "busy" | "declared" | "strafed";

function healthBar(board: Board, index: number, man: number): Idle | null {
  const one = board.aircraft[index];
  if (one?.status !== "flying") return "gone";
  const health = one.crew[man]?.health;
  if (health === undefined) return "killed";
  if (man === 0) return health === "killed" || health === "fainted" ? health : null;
  if (health !== "fit") return health;
  return flierOf(board.setup, index, one) === man ? "flies" : null;
}

/**
 * Why a man of an aircraft can't fire a mount, whatever the target, or null: dead, a wounded observer (4.8f), at the
 * controls (4.9r), busy with a gun already, or his guns strafed (9.4).
 */
export function idleness(board: Board, index: number, { man }: Mount): Idle | null {
  const bar = healthBar(board, index, man);
  if (bar) return bar;
  const one = itemAt(board.aircraft, index);
  if (one.busy.includes(man)) return "busy";
  return man === 0 && (one.flown?.strafed.length ?? 0) > 0 ? "strafed" : null;
}

/** Whether a man has a shot declared this turn. */
export function hasDeclared({ shots }: Board, index: number, man: number): boolean {
  return shots.some((shot) => shot.from === index && shot.man === man);
}
