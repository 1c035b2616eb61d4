import { itemAt } from "../../../../core/item-at.ts";
import { goodPosition } from "../geometry/position.ts";
import { currentSchedule } from "../state/condition.ts";
import type { Aircraft, Board, Tail } from "../state/state.ts";

/** 4.4b: attempts on one target in a turn. */
export const MOST_ATTEMPTS = 2;

function flies(one: Aircraft | undefined): one is Aircraft {
  return one?.status === "flying";
}

/** 4.4c, A-24: F schedule, G aircraft, gliders and balloons tail nobody. */
function mayTail({ setup, aircraft }: Board, index: number): boolean {
  const one = aircraft[index];
  if (!flies(one) || one.gliding || setup.airframes[index]?.balloon) return false;
  const schedule = currentSchedule(setup, index, one);
  return schedule !== "F" && schedule !== "G";
}

/** Enemies that an aircraft may attempt to tail now: those on which it is in good position (4.4a; §8 for loops). */
export function tailTargets(board: Board, index: number): readonly number[] {
  if (!mayTail(board, index)) return [];
  const { airframes } = board.setup;
  const tailer = itemAt(board.aircraft, index);
  const targets: number[] = [];
  board.aircraft.forEach((target, other) => {
    const airframe = airframes[other];
    const enemy = airframe?.side !== airframes[index]?.side && !airframe?.balloon;
    if (enemy && flies(target) && !target.looped && goodPosition(tailer, target)) targets.push(other);
  });
  return targets;
}

/** 4.4b: of more attempts on one target than two the first in the order of the set-up count (B-10). */
export function countedAttempts(attempts: readonly Tail[]): readonly Tail[] {
  return attempts.filter(
    ({ target }, place) =>
      attempts.slice(0, place).filter((one) => one.target === target).length < MOST_ATTEMPTS,
  );
}
