import type { MoveOrder, Step } from "../order.ts";
import { ACTIONS, BOMB, FAMILIES, type Family } from "./actions.ts";
import { fly } from "./fly.ts";
import { type Heights, heightAt, heightCount, heightsOf, speedRange } from "./limits.ts";
import { type Course, courseOf, type Menu, menuOf } from "./menu.ts";
import { orderOf } from "./print.ts";
import type { MoveScene } from "./scene.ts";
import { mayStrafe } from "./strafe.ts";
import { startOf } from "./turning.ts";

/** All moves of one speed and one kind of maneuver, that enter a hex or enter none: they share their altitudes. */
export interface Group {
  readonly speed: number;
  readonly menu: Menu;
  readonly course: Course;
  readonly family: Family;
  readonly enters: 0 | 1;
  readonly heights: Heights;
  /** Ways to fly, without altitudes. */
  readonly ways: number;
  /** Altitudes to choose from. */
  readonly choices: number;
}

function groupOf(scene: MoveScene, speed: number, family: Family, enters: 0 | 1): Group {
  const menu = menuOf(scene, speed);
  const turned = startOf(scene.aircraft.ending, scene.setup.options.continued);
  const course = courseOf(scene, speed, turned);
  const heights = heightsOf(scene, speed, family, enters === 1);
  const ways = menu.ways(course, family, enters);
  return { speed, menu, course, family, enters, heights, ways, choices: heightCount(heights) };
}

/** The groups of moves of a mover at a speed in MP, those without any left out. */
export function groupsAt(scene: MoveScene, speed: number): readonly Group[] {
  return FAMILIES.flatMap((family) =>
    ([1, 0] as const).map((enters) => groupOf(scene, speed, family, enters)),
  ).filter(({ ways, choices }) => ways > 0 && choices > 0);
}

/** The groups of all speeds that may be set. */
export function groupsOf(scene: MoveScene): readonly Group[] {
  const { from, to } = speedRange(scene);
  return Array.from({ length: to - from + 1 }, (_, more) => groupsAt(scene, from + more)).flat();
}

/** Bombs first, then hexes and hexsides, maneuvers last. */
const ORDER: readonly number[] = [BOMB, ...Array.from({ length: BOMB }, (_, action) => action)];

/** The order in which steps are counted: `sampleMove` walks them alike. */
export { ORDER as STEP_ORDER };

function* stepsOf(group: Group, course: Course, steps: readonly Step[]): Generator<readonly Step[]> {
  const { menu, family, enters } = group;
  if (course.left === 0) yield steps;
  for (const action of ORDER) {
    const next = menu.step(course, action, family);
    if (next === null || menu.ways(next, family, enters) === 0) continue;
    yield* stepsOf(group, next, [...steps, ACTIONS[action]?.step as Step]);
  }
}

/** The order of a group with these steps and the altitude by its number. */
export function planned(
  scene: MoveScene,
  { speed, heights }: Group,
  steps: readonly Step[],
  choice: number,
  strafe: boolean,
): MoveOrder {
  return orderOf({ speed, steps, climb: heightAt(heights, choice), glide: scene.aircraft.gliding, strafe });
}

function* ordersOf(scene: MoveScene, group: Group): Generator<MoveOrder> {
  const strafes = mayStrafe(scene, group.speed) ? [false, true] : [false];
  for (const steps of stepsOf(group, group.course, [])) {
    for (let choice = 0; choice < group.choices; choice++) {
      for (const strafe of strafes) yield planned(scene, group, steps, choice, strafe);
    }
  }
}

/** Every move that can be flown, whoever stands at its end: a strafing one only where it finds something to strafe. */
export function* flyableMoves(scene: MoveScene): Generator<MoveOrder> {
  for (const group of groupsOf(scene)) {
    if (group.ways === 0) continue;
    for (const order of ordersOf(scene, group)) {
      if (!order.strafe || fly(scene, order).flown.strafed.length > 0) yield order;
    }
  }
}
