import { hexDistance, rowFacing } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { type ReachableHex, reachOf } from "../../rules/advice/reach.ts";
import { frontTargets, inLineOfFire } from "../../rules/fire/index.ts";
import { LEVEL } from "../../rules/geometry/level.ts";
import type { MoveOrder } from "../../rules/grammar/order.ts";
import { goodPosition } from "../../rules/initiative/index.ts";
import {
  allowedDive,
  type Flight,
  fly,
  judgeMove,
  type MoveScene,
  moveOptions,
  moveSceneOf,
} from "../../rules/move/index.ts";
import { mountsOf, rosterOf } from "../../rules/setup/roster.ts";
import type { Aircraft, Board } from "../../rules/state/state.ts";
import { ENEMY, PUPIL } from "./setup.ts";

function indexOf({ setup }: Board, id: string): number {
  return rosterOf(setup).indexOf.get(id) ?? -1;
}

function withOne(board: Board, index: number, one: Aircraft): Board {
  return { ...board, aircraft: board.aircraft.map((other, at) => (at === index ? one : other)) };
}

/** A legal move as written, or undefined. */
function legal(text: string, scene: MoveScene): MoveOrder | undefined {
  const read = judgeMove(text, scene);
  return read.ok ? read.value : undefined;
}

/** Hexes beyond which no gun reaches. */
const FARTHEST = 8;
/** Metres that the pupil's aircraft always climbs. */
const LEAST_CLIMB = 50;

/** Hexes behind the enemy, and MP, with which a pupil stays behind him; hexsides that a suggestion has at most. */
const GOOD_GAP = 4;
const GOOD_SPEED = 6;
const MOST_TURNS = 4;

/** The enemy's pace, in MP, and what he flies where that is not to be had. */
const PACE = [5, 4, 6, 3, 7, 8];

/** What the enemy flies: straight on and level, slowly. */
export function steadyMove(board: Board): MoveOrder | undefined {
  const scene = moveSceneOf(board, indexOf(board, ENEMY));
  for (const speed of PACE) {
    const order = legal(`${speed}: F${speed}`, scene) ?? legal(`${speed}: glide F${speed} -50`, scene);
    if (order) return order;
  }
  const [any] = moveOptions(scene);
  return any;
}

/** The board when the enemy has moved too, if he is still to move. */
function foreseen(board: Board): Board {
  const index = indexOf(board, ENEMY);
  const enemy = itemAt(board.aircraft, index);
  if (enemy.flown || enemy.status !== "flying") return board;
  const order = steadyMove(board);
  return order ? withOne(board, index, fly(moveSceneOf(board, index), order).end) : board;
}

/** Whether the enemy is in the straight row before an end of a move: only then is it worth a closer look. */
function pointsAt({ hex, facing }: ReachableHex, enemy: Aircraft): boolean {
  return rowFacing(hex, enemy.hex) === facing && hexDistance(hex, enemy.hex) <= FARTHEST;
}

interface Plan {
  readonly order: MoveOrder;
  readonly flight: Flight;
}

/** The pupil's moves that end with the enemy before his nose, as near to his altitude as may safely be had. */
function plans(board: Board, enemy: Aircraft): readonly Plan[] {
  const scene = moveSceneOf(board, indexOf(board, PUPIL));
  const wanted = enemy.altitude - scene.aircraft.altitude;
  return reachOf(scene).flatMap((end) => {
    if (!pointsAt(end, enemy)) return [];
    const plain = end.order;
    const speed = Number.parseInt(plain, 10);
    const bare = plain.replace(/ [+-]\d+$/, "");
    const climb = Math.max(-allowedDive(scene, speed), Math.min(LEAST_CLIMB, wanted));
    const order = legal(climb === 0 ? bare : `${bare} ${climb > 0 ? "+" : ""}${climb}`, scene);
    const plainly = order?.steps.every((step) => step.do !== "maneuver");
    return order && plainly ? [{ order, flight: fly(scene, order) }] : [];
  });
}

/** What a move is worth to a pupil: a shot from astern and near, with as few turns as can be. */
function worth(board: Board, after: Board, { order, flight }: Plan, quiet: boolean): number {
  const [own, foe] = [indexOf(board, PUPIL), indexOf(board, ENEMY)];
  const me = itemAt(after.aircraft, own);
  const enemy = itemAt(after.aircraft, foe);
  const [mount] = mountsOf(board.setup, own);
  if (!mount || flight.leaves) return 0;
  const behind = goodPosition(me, enemy);
  const calm = flight.flown.mostTurned <= 1 && flight.flown.dived <= 200 && flight.flown.maneuver === null;
  const levels = Math.abs(me.altitude - enemy.altitude) / LEVEL;
  const turns = order.steps.filter((step) => step.do === "L" || step.do === "R").length;
  if (turns > MOST_TURNS) return 0;
  const gap = Math.abs(hexDistance(me.hex, enemy.hex) - GOOD_GAP);
  const base = 100 - 2 * gap - Math.abs(order.speed - GOOD_SPEED) - levels - 2 * turns + (behind ? 20 : 0);
  if (quiet) return calm && behind ? base : 0;
  if (!inLineOfFire(after, own, mount, enemy).clear) return 0;
  const declared = frontTargets(withOne(board, own, me), own).some(({ target }) => target === foe);
  return declared ? base : 0;
}

/** The best move by a measure, or undefined where none is worth anything. */
function best(board: Board, quiet: boolean): string | undefined {
  const later = foreseen(board);
  const enemy = later.aircraft[indexOf(board, ENEMY)];
  if (enemy?.status !== "flying") return undefined;
  const own = indexOf(board, PUPIL);
  const found = plans(board, enemy)
    .map((plan) => ({
      text: plan.order.text,
      worth: worth(board, withOne(later, own, plan.flight.end), plan, quiet),
    }))
    .filter((plan) => plan.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.text.length - b.text.length);
  return found[0]?.text;
}

/** The move after which the pupil may name the enemy and still has him in line when both have moved, if there is one. */
export function goodMove(board: Board): string | undefined {
  return best(board, false);
}

/** A move behind the enemy so quiet that a jam may be cleared after it (4.7j), if there is one. */
export function quietMove(board: Board): string | undefined {
  return best(board, true);
}
