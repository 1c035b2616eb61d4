import type { MoveOrder, Step } from "../order.ts";
import { ACTIONS, BOMB, FAMILIES, type Family } from "./actions.ts";
import type { Cell } from "./cells.ts";
import { fly } from "./fly.ts";
import { type Heights, heightAt, heightCount, heightsOf, speedRange } from "./limits.ts";
import { type Menu, menuOf, startCell } from "./menu.ts";
import { orderOf } from "./print.ts";
import type { MoveScene } from "./scene.ts";
import { mayStrafe } from "./strafe.ts";

/** All moves of one speed and one kind of maneuver, that enter a hex or enter none: they share their altitudes. */
export interface Group {
  readonly speed: number;
  readonly menu: Menu;
  readonly start: Cell;
  readonly family: Family;
  readonly enters: 0 | 1;
  readonly heights: Heights;
  /** Ways to fly, without altitudes. */
  readonly ways: number;
  /** Altitudes to choose from. */
  readonly choices: number;
}

const EITHER = [1, 0] as const;

/** The groups of moves of a mover at a speed in MP, empty ones left out. */
export function groupsAt(scene: MoveScene, speed: number): readonly Group[] {
  const groups: Group[] = [];
  const menu = menuOf(scene, speed);
  const start = startCell(scene);
  for (const family of FAMILIES) {
    for (const enters of EITHER) {
      const ways = menu.ways(speed, start, family, enters);
      if (ways === 0) continue;
      const heights = heightsOf(scene, speed, family, enters === 1);
      const choices = heightCount(heights);
      if (choices > 0) groups.push({ speed, menu, start, family, enters, heights, ways, choices });
    }
  }
  return groups;
}

/** The order in which steps are counted: bombs first, then hexes and hexsides, maneuvers last. */
export const STEP_ORDER: readonly number[] = [BOMB, ...Array.from({ length: BOMB }, (_, action) => action)];

function* stepsOf(
  group: Group,
  left: number,
  cell: Cell,
  steps: readonly Step[],
): Generator<readonly Step[]> {
  const { menu, family, enters } = group;
  if (left === 0) yield steps;
  for (const action of STEP_ORDER) {
    const next = menu.next(cell, action, family);
    if (next < 0) continue;
    const rest = left - menu.cost(cell, action);
    if (menu.ways(rest, next, family, enters) === 0) continue;
    yield* stepsOf(group, rest, next, [...steps, ACTIONS[action]?.step as Step]);
  }
}

function* ordersOf(scene: MoveScene, group: Group): Generator<MoveOrder> {
  const { speed, heights, choices } = group;
  const strafes = mayStrafe(scene, speed) ? [false, true] : [false];
  const glide = scene.aircraft.gliding;
  for (const steps of stepsOf(group, speed, group.start, [])) {
    for (let choice = 0; choice < choices; choice++) {
      const climb = heightAt(heights, choice);
      for (const strafe of strafes) yield orderOf({ speed, steps, climb, glide, strafe });
    }
  }
}

/** Every move that can be flown, whoever stands at its end: a strafing one only where it finds something to strafe. */
export function* flyableMoves(scene: MoveScene): Generator<MoveOrder> {
  const { from, to } = speedRange(scene);
  for (let speed = from; speed <= to; speed++) {
    for (const group of groupsAt(scene, speed)) {
      for (const order of ordersOf(scene, group)) {
        if (!order.strafe || fly(scene, order).flown.strafed.length > 0) yield order;
      }
    }
  }
}
