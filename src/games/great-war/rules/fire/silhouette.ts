import { itemAt } from "../../../../core/item-at.ts";
import { currentSchedule, currentSilhouette, scheduleNumber } from "../state/condition.ts";
import type { Board } from "../state/state.ts";

/** 4.9u, 4.9v: both small, and the shooter no clumsier; both large, and the shooter no nimbler. F and G count as A (B-18). */
function cancelled(shooter: number, target: number, nimbler: number): boolean {
  if (shooter === -1 && target === -1) return nimbler >= 0;
  return shooter === 1 && target === 1 && nimbler <= 0;
}

/** What the target's silhouette adds to an attack from the air, as both are now (4.9t–v, 4.10c); none for balloons (4.9w, 4.10n), nor for fire from the ground (4.9w). */
export function silhouette({ setup, aircraft }: Board, from: number, target: number): number {
  if (setup.airframes[target]?.balloon) return 0;
  const shooter = itemAt(aircraft, from);
  const shot = itemAt(aircraft, target);
  const value = currentSilhouette(setup, target, shot);
  const nimbler =
    scheduleNumber(currentSchedule(setup, from, shooter)) -
    scheduleNumber(currentSchedule(setup, target, shot));
  return cancelled(currentSilhouette(setup, from, shooter), value, nimbler) ? 0 : value;
}
