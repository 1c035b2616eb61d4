import { anyGone, hasFallen } from "../ground/score.ts";
import type { Board } from "../state/state.ts";

/** Who is credited with an aircraft that fell: everybody in `by` shares equally (4.7c). */
interface Kill {
  readonly target: number;
  readonly by: readonly number[];
}

/** Who caused the critical hit for which an aircraft came down: by its pilot's faint, or without an engine. */
function causeOf({ aircraft }: Board, index: number): number | undefined {
  const one = aircraft[index];
  if (one?.status === "lost") return one.crew[0]?.woundedBy;
  return one?.status === "crashed" && one.gliding ? one.crippledBy : undefined;
}

/**
 * the credits for who has fallen since `before` from an earlier critical hit: to the aircraft that caused it,
 * to nobody where it came from the ground.
 */
export function belatedKills(board: Board, before: Board): readonly Kill[] {
  if (!anyGone(board, before)) return [];
  return board.aircraft.flatMap((one, target) => {
    const by = causeOf(board, target);
    const fell = before.aircraft[target]?.status === "flying" && hasFallen(one);
    return fell && by !== undefined ? [{ target, by: [by] }] : [];
  });
}
