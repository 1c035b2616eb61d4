import { itemAt } from "../../../../core/item-at.ts";
import { remembered } from "../../../../core/remember.ts";
import { cellOf } from "../../data/fire-table.ts";
import { COLUMNS } from "../../data/lists.ts";
import type { Column, Tables } from "../../data/tables.ts";
import { choicesOf, columnOf, mountOf } from "../../rules/fire/guns.ts";
import { candidatesOf, type FireTask } from "../../rules/fire/index.ts";
import { modifiersOf } from "../../rules/fire/modifiers.ts";
import { isPossible } from "../../rules/fire/possible.ts";
import { inLineOfFire } from "../../rules/fire/sight.ts";
import { tablesOf } from "../../rules/setup/roster.ts";
import type { Shot, State } from "../../rules/state/state.ts";

/** In how many ways of 36 two dice show 2 to 12. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
/** What a critical hit counts besides its damage, in points. */
const CRITICAL = 2.5;
/** A target that has still to move seldom stays where it is. */
const ELUSIVE = 0.2;
const MOST_TOTAL = 12;

const meansOf = remembered((_: Tables) => new Map<number, number>());

function mean(tables: Tables, column: Column, range: number, total: number): number {
  let sum = 0;
  WAYS.forEach((ways, place) => {
    const { points, critical } = cellOf(tables, column, range, place + 2 + total);
    sum += ways * (points + (critical ? CRITICAL : 0));
  });
  return sum / 36;
}

/** Points of damage that an attack does on average, critical hits counted in; worked out once for each case. */
function meanOf(tables: Tables, column: Column, range: number, total: number): number {
  const cells = meansOf(tables);
  const key = (COLUMNS.indexOf(column) * 32 + range) * 64 + total + MOST_TOTAL;
  const before = cells.get(key);
  if (before !== undefined) return before;
  const found = mean(tables, column, range, total);
  cells.set(key, found);
  return found;
}

/** Points of damage to expect from a shot as things stand. */
function expected(state: State, shot: Shot): number {
  const mount = mountOf(state.setup, shot);
  const target = itemAt(state.aircraft, shot.target);
  if (!mount || !isPossible(state, shot)) return 0;
  const { range } = inLineOfFire(state, shot.from, mount, target);
  const { total } = modifiersOf(state, shot, mount);
  const points = meanOf(tablesOf(state.setup), columnOf(mount, shot.barrels), range, total);
  return target.flown === null && !state.setup.airframes[shot.target]?.balloon ? ELUSIVE * points : points;
}

function isFire(task: State["agenda"][number] | undefined): task is FireTask {
  return task?.do === "declare" || task?.do === "late" || task?.do === "gunner";
}

/** The best shot that is about to be declared: whoever is asked will hardly hold his fire. */
function pending(state: State): readonly [target: number, points: number] | null {
  const [task] = state.agenda;
  if (!isFire(task)) return null;
  let best: readonly [number, number] | null = null;
  const man = task.do === "gunner" ? task.man : 0;
  for (const { from, mount, target, below, tailing } of candidatesOf(state, task)) {
    const [barrels] = choicesOf(state.setup, from, itemAt(state.aircraft, from), mount);
    if (!barrels) continue;
    const shot = { from, man, mount: mount.id, barrels, target, below, strayed: false, tailing };
    const points = expected(state, shot);
    if (!best || points > best[1]) best = [target, points];
  }
  return best;
}

/** Points of damage that every aircraft has to expect from what is declared, or about to be. */
export function threats(state: State): readonly number[] | null {
  const next = pending(state);
  if (state.shots.length === 0 && !next) return null;
  const points = state.aircraft.map(() => 0);
  for (const shot of state.shots) points[shot.target] = (points[shot.target] ?? 0) + expected(state, shot);
  if (next) points[next[0]] = (points[next[0]] ?? 0) + next[1];
  return points;
}
