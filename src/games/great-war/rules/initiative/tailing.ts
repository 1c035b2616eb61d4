import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { tablesOf, typeOf } from "../setup/roster.ts";
import { currentSchedule, currentSilhouette, isLoaded, pilotOf, scheduleNumber } from "../state/condition.ts";
import type { Board, Tail } from "../state/state.ts";
import { countedAttempts } from "./attempts.ts";

/** 4.4d: rows end here. */
const STEEPEST = 4;

/** One thing that shifts the row, and by how much in the tailer's favour. */
interface RowShift {
  readonly key: "schedules" | "tailer" | "target" | "silhouettes";
  readonly rows: number;
}

export interface TailRow {
  /** −4 to +4. */
  readonly row: number;
  readonly shifts: readonly RowShift[];
}

function worthOf({ setup, aircraft }: Board, index: number): number {
  return scheduleNumber(currentSchedule(setup, index, itemAt(aircraft, index)));
}

/** 4.4e: one row for an ace or double ace, one against a novice. */
function skillOf({ setup, aircraft }: Board, index: number): number {
  const pilot = pilotOf(setup, index, itemAt(aircraft, index));
  return (pilot?.ace ? 1 : 0) - (pilot?.novice ? 1 : 0);
}

/** 4.4f, A-20: the silhouette that counts in tailing; loaded machines never have a better one than 0. */
function silhouetteOf({ setup, aircraft }: Board, index: number): number {
  const one = itemAt(aircraft, index);
  const own = typeOf(setup, index).tailSilhouette;
  if (own === undefined) return currentSilhouette(setup, index, one);
  return isLoaded(one) ? Math.max(0, own) : own;
}

/** 4.4f: silhouettes count only where the target and all that attempt it have one schedule letter. */
function silhouetteShift(board: Board, { tailer, target }: Tail, attempting: readonly number[]): number {
  const letter = worthOf(board, target);
  if (attempting.some((other) => worthOf(board, other) !== letter)) return 0;
  return Math.sign(silhouetteOf(board, target)) - Math.sign(silhouetteOf(board, tailer));
}

/**
 * 4.4d–f: the row of an attempt by schedules and silhouettes as they are now, held within the table after all
 * shifts; `attempting`: all who attempt this target.
 */
export function tailRow(board: Board, tail: Tail, attempting: readonly number[]): TailRow {
  const all: readonly RowShift[] = [
    { key: "schedules", rows: worthOf(board, tail.tailer) - worthOf(board, tail.target) },
    { key: "tailer", rows: skillOf(board, tail.tailer) },
    { key: "target", rows: 0 - skillOf(board, tail.target) },
    { key: "silhouettes", rows: silhouetteShift(board, tail, attempting) },
  ];
  const sum = all.reduce((total, { rows }) => total + rows, 0);
  return {
    row: Math.max(-STEEPEST, Math.min(STEEPEST, sum)),
    shifts: all.filter(({ rows }) => rows !== 0),
  };
}

/** Whether a roll succeeds on a row of the tailing table. */
export function tailSucceeds({ setup }: Pick<Board, "setup">, row: number, roll: number): boolean {
  return tablesOf(setup).tailing[row + STEEPEST]?.includes(roll) ?? false;
}

/** 4.4d: rolls every attempt that counts, in the order of the set-up; returns those that succeed. */
export function rollTails(board: Board, attempts: readonly Tail[], dice: Dice) {
  const counted = countedAttempts(attempts);
  const events: GameEvent[] = [];
  const tails = counted.filter((tail) => {
    const attempting = counted.filter(({ target }) => target === tail.target).map(({ tailer }) => tailer);
    const { row, shifts } = tailRow(board, tail, attempting);
    const values = nameOf(board, tail);
    const faces = dice.throw({
      dice: ["d6", "d6"],
      by: board.setup.airframes[tail.tailer]?.seat ?? "table",
      why: { key: "throw.tail", values },
    });
    const roll = faces.reduce((sum, face) => sum + face, 0);
    const success = tailSucceeds(board, row, roll);
    const told = shifts.map(({ key, rows }) => ({ key, rows }));
    events.push({ key: "event.tail", values: { ...values, faces, roll, row, shifts: told, success } });
    return success;
  });
  return { tails, events };
}

function nameOf({ setup }: Board, { tailer, target }: Tail) {
  return { id: setup.airframes[tailer]?.id ?? "", target: setup.airframes[target]?.id ?? "" };
}
