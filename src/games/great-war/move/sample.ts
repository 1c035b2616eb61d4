import type { Dice } from "../../../core/dice.ts";
import type { MoveOrder, Step } from "../order.ts";
import { ACTIONS, type Action } from "./actions.ts";
import type { Cell } from "./cells.ts";
import { fly } from "./fly.ts";
import { type Group, groupsAt, STEP_ORDER } from "./flyable.ts";
import { allowedDive, heightAt, heightCount, speedRange } from "./limits.ts";
import { moveOptions } from "./options.ts";
import { orderOf } from "./print.ts";
import type { MoveScene } from "./scene.ts";
import { standsInTheWay } from "./stacking.ts";
import { mayStrafe } from "./strafe.ts";

/** Where more sides would be needed than a die can have, two dice are thrown. */
const LARGEST_DIE = 0x8000_0000;
const LOW_SIDES = 0x100_0000;
/** Larger counts are rounded. */
const EXACT = 0x10_0000_0000_0000;
/** Draws that end on somebody before the legal moves are listed instead. */
const PATIENCE = 50;

const WHY = { key: "throw.choice", values: {} };

/** A fair whole number from 0 to below `count`; counts beyond 2^52 are no longer exact, and neither is the draw. */
function draw(count: number, dice: Dice, by: string): number {
  if (count <= LARGEST_DIE) return (dice.throw({ dice: [`d${count}`], by, why: WHY })[0] ?? 1) - 1;
  if (count > EXACT) return draw(EXACT, dice, by) * (count / EXACT);
  const high = Math.ceil(count / LOW_SIDES);
  for (;;) {
    const [above = 1, below = 1] = dice.throw({ dice: [`d${high}`, `d${LOW_SIDES}`], by, why: WHY });
    const drawn = (above - 1) * LOW_SIDES + below - 1;
    if (drawn < count) return drawn;
  }
}

/** An action with the ways to go on after it that come before the wanted one left out. */
interface Pick {
  readonly action: number;
  readonly next: Cell;
  readonly left: number;
  readonly rank: number;
}

/** The action by which the way with a number goes on; the last one for numbers that rounding has made too large. */
function pick({ menu, family, enters }: Group, cell: Cell, left: number, number: number): Pick | null {
  let rank = number;
  let last: Pick | null = null;
  for (const action of STEP_ORDER) {
    const next = menu.next(cell, action, family);
    if (next < 0) continue;
    const rest = left - menu.cost(cell, action);
    const ways = menu.ways(rest, next, family, enters);
    if (ways === 0) continue;
    last = { action, next, left: rest, rank: Math.min(rank, ways - 1) };
    if (rank < ways) break;
    rank -= ways;
  }
  return last;
}

/** The steps of a group by their number, from 0. */
function stepsAt(group: Group, number: number): readonly Step[] {
  const steps: Step[] = [];
  let [cell, left, rank] = [group.start, group.speed, number];
  while (left > 0 || rank >= 1) {
    // Stopping here, where nothing is left to spend, comes before letting the bombs go.
    const picked = pick(group, cell, left, left === 0 ? rank - 1 : rank);
    if (picked === null) break;
    steps.push((ACTIONS[picked.action] as Action).step);
    ({ next: cell, left, rank } = picked);
  }
  return steps;
}

/** A group with the number of its ways, strafing ones counted whether they find something or not. */
interface Lot {
  readonly group: Group;
  readonly strafes: 1 | 2;
  readonly size: number;
}

function lotsOf(scene: MoveScene, speed: number): readonly Lot[] {
  const strafes = mayStrafe(scene, speed) ? 2 : 1;
  return groupsAt(scene, speed).map((group) => ({ group, strafes, size: group.ways * strafes }));
}

/** One draw in so many is from all altitudes, overdives included. */
const RECKLESS = 16;

/** A change of altitude: any that is no overdive, each as likely; now and then any at all. */
function heightFor(scene: MoveScene, { speed, heights }: Group, dice: Dice, by: string): number {
  const safe = { ...heights, dive: Math.min(heights.dive, allowedDive(scene, speed)) };
  const cautious = heightCount(safe);
  const all = heightCount(heights);
  const drawn = draw(cautious * all * RECKLESS, dice, by);
  const rest = Math.floor(drawn / RECKLESS);
  return drawn % RECKLESS === 0 ? heightAt(heights, rest % all) : heightAt(safe, rest % cautious);
}

function moveAt(scene: MoveScene, lots: readonly Lot[], dice: Dice, by: string): MoveOrder {
  let rank = draw(
    lots.reduce((sum, { size }) => sum + size, 0),
    dice,
    by,
  );
  for (const { group, strafes, size } of lots) {
    if (rank < size) {
      const steps = stepsAt(group, Math.floor(rank / strafes));
      const climb = heightFor(scene, group, dice, by);
      const glide = scene.aircraft.gliding;
      return orderOf({ speed: group.speed, steps, climb, glide, strafe: rank % strafes === 1 });
    }
    rank -= size;
  }
  throw new RangeError("no move has this number");
}

function isLegal(scene: MoveScene, order: MoveOrder): boolean {
  if (order.strafe && fly(scene, order).flown.strafed.length === 0) return false;
  return standsInTheWay(scene, order) === null;
}

function firstLegal(scene: MoveScene): MoveOrder {
  const [first] = moveOptions(scene);
  return first as MoveOrder;
}

/**
 * One of the legal moves: every speed as likely, every way to fly it, every change of altitude short of an overdive;
 * now and then an overdive too, so that each legal move has its chance. Completions are counted, not listed.
 */
export function sampleMove(scene: MoveScene, dice: Dice, by: string): MoveOrder {
  const { from, to } = speedRange(scene);
  for (let patience = PATIENCE; patience > 0; patience--) {
    const speed = from + draw(to - from + 1, dice, by);
    const order = moveAt(scene, lotsOf(scene, speed), dice, by);
    if (isLegal(scene, order)) return order;
  }
  return firstLegal(scene);
}
