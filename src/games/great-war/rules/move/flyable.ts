import { present } from "../../../../core/present.ts";
import type { MoveOrder, Step } from "../grammar/order.ts";
import { ACTIONS } from "./actions.ts";
import type { Cell } from "./cells.ts";
import { fly } from "./fly.ts";
import { type Heights, heightAt, heightCount, heightsOf, speedRange } from "./limits.ts";
import { type Menu, type MoveKind, menuOf, startCell } from "./menu.ts";
import { orderOf } from "./print.ts";
import type { MoveScene } from "./scene.ts";
import { mayStrafe } from "./strafe.ts";

/** The moves of a mover at a speed in MP, by their kinds: all of a kind share their altitudes. */
export interface Moves {
  readonly speed: number;
  readonly menu: Menu;
  readonly start: Cell;
  readonly kinds: readonly MoveKind[];
}

/** The altitudes that go with a kind of move. */
export function heightsFor(scene: MoveScene, speed: number, { family, enters }: MoveKind): Heights {
  return heightsOf(scene, speed, family, enters === 1);
}

/** What a mover can fly at a speed in MP; a glider not what keeps it level. */
export function movesAt(scene: MoveScene, speed: number): Moves {
  const menu = menuOf(scene, speed);
  const start = startCell(scene);
  const all = menu.kindsAt(speed, start);
  const kinds = scene.aircraft.gliding
    ? all.filter((kind) => heightCount(heightsFor(scene, speed, kind)) > 0)
    : all;
  return { speed, menu, start, kinds };
}

function* stepsOf(
  menu: Menu,
  kind: MoveKind,
  left: number,
  cell: Cell,
  steps: readonly Step[],
): Generator<readonly Step[]> {
  const { family, enters } = kind;
  if (left === 0) yield steps;
  for (const { action, next, cost } of menu.onward(cell, family)) {
    const rest = left - cost;
    if (menu.ways(rest, next, family, enters) === 0) continue;
    yield* stepsOf(menu, kind, rest, next, [...steps, present(ACTIONS[action]?.step)]);
  }
}

function* ordersOf(scene: MoveScene, { speed, menu, start }: Moves, kind: MoveKind): Generator<MoveOrder> {
  const heights = heightsFor(scene, speed, kind);
  const choices = heightCount(heights);
  const strafes = mayStrafe(scene, speed) ? [false, true] : [false];
  const glide = scene.aircraft.gliding;
  for (const steps of stepsOf(menu, kind, speed, start, [])) {
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
    const moves = movesAt(scene, speed);
    for (const kind of moves.kinds) {
      for (const order of ordersOf(scene, moves, kind)) {
        if (!order.strafe || fly(scene, order).flown.strafed.length > 0) yield order;
      }
    }
  }
}
