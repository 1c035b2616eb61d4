import type { Dice } from "../../../../core/dice/dice.ts";
import { hexDistance } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { moveSceneOf } from "../move/scene.ts";
import { stateWith, withAircraft } from "../state/changed.ts";
import { pilotOf } from "../state/condition.ts";
import type { Board, GroundGun, Stance, State } from "../state/state.ts";
import { type Aftermath, airframeOf, forEach, idOf, isAirborne, still, tell } from "../state/step.ts";
import { attackFromGround } from "./attack.ts";
import { aceCountsAt, defencesModifiers, withCrewsOf } from "./ground-modifiers.ts";
import { discover } from "./hidden-guns.ts";
import { mayComeUnder } from "./under-guns.ts";

/** 9.4: how far and how high in metres the guns around a balloon reach. */
const REACH = {
  MG: { hexes: 3, altitude: 500 },
  AA: { hexes: 6, altitude: 2000 },
} as const;

/** Whether a gun reaches a place (9.4). */
export function reaches(gun: GroundGun, { hex, altitude }: Pick<Stance, "hex" | "altitude">): boolean {
  const reach = REACH[gun.kind];
  return hexDistance(gun.hex, hex) <= reach.hexes && altitude <= reach.altitude;
}

/** 4.10l, 4.10m: guns that may still fire in this turn at an aircraft of the other side where it is. */
function ready(board: Board, index: number): readonly GroundGun[] {
  const one = itemAt(board.aircraft, index);
  const { side } = airframeOf(board.setup, index);
  return board.guns.filter(
    (gun) => gun.side !== side && !gun.hidden && gun.firedIn < board.turn && reaches(gun, one),
  );
}

/** One gun fires: while its target is on the move, or in the combat phase, by the crew that it had `before` that. */
function fire(board: State, gun: GroundGun, index: number, dice: Dice, before?: Board): Aftermath {
  const { hex, altitude } = itemAt(board.aircraft, index);
  const guns = board.guns.map((one) => (one.id === gun.id ? { ...one, firedIn: board.turn } : one));
  const distance = hexDistance(gun.hex, hex);
  const values = { id: idOf(board.setup, index), gun: gun.id, kind: gun.kind, distance, altitude };
  const manned = before ? withCrewsOf(board, before) : board;
  const modifiers = defencesModifiers(manned, index, before === undefined);
  const hit = attackFromGround(stateWith(board, { guns }), gun.kind, index, modifiers, gun.side, dice);
  return { board: hit.board, events: [tell("event.gun-fires", values), ...hit.events] };
}

function fireOnMove(board: State, index: number, dice: Dice): Aftermath {
  return forEach(board, ready(board, index), (now, gun) =>
    now.aircraft[index]?.status === "flying" ? fire(now, gun, index, dice) : still(now),
  );
}

/** Whether an ace who has not chosen yet would be fired at with his modifier where he is (4.10n, A-48). */
function mustChoose(board: Board, index: number): boolean {
  const one = itemAt(board.aircraft, index);
  const ace = pilotOf(board.setup, index, one)?.ace ?? 0;
  return ace > 0 && one.choice === null && aceCountsAt(one.altitude) && ready(board, index).length > 0;
}

/**
 * 4.10l, A-29, B-35: what an aircraft meets at the place that it has reached on its move, each gun once a turn: hidden
 * guns near it are found (4.10m), then every gun fires that reaches it and has not fired. Every enemy that flies into
 * reach counts as attacking what the guns defend. An ace who has not chosen by then keeps his modifier for his own
 * attacks.
 */
export function balloonDefences(board: State, index: number, dice: Dice): Aftermath {
  if (!isAirborne(board, index)) return still(board);
  const seen = discover(board, index);
  const chosen = mustChoose(seen.board, index)
    ? withAircraft(seen.board, index, { choice: "attack" })
    : seen.board;
  const fired = fireOnMove(chosen, index, dice);
  return { board: fired.board, events: [...seen.events, ...fired.events] };
}

/**
 * whether an ace should choose before his move: a known gun could fire at him on some legal move of his and mind
 * his skill. Hidden guns don't count: whether he is asked must not tell where they are.
 */
export function aceNearGuns(board: Board, index: number): boolean {
  const one = itemAt(board.aircraft, index);
  const { side } = airframeOf(board.setup, index);
  const ace = pilotOf(board.setup, index, one)?.ace ?? 0;
  if (!isAirborne(board, index) || ace === 0 || one.choice !== null) return false;
  const guns = board.guns.filter((gun) => gun.side !== side && !gun.hidden && gun.firedIn < board.turn);
  return mayComeUnder(
    moveSceneOf(board, index),
    guns.map(({ hex, kind }) => ({ hex, ...REACH[kind] })),
  );
}

/** A gun's target in the combat phase: the nearest enemy in reach, of equals the lowest (B-36). */
function nearest(board: Board, gun: GroundGun): number | undefined {
  const targets = [...board.aircraft.keys()].filter(
    (index) =>
      isAirborne(board, index) &&
      airframeOf(board.setup, index).side !== gun.side &&
      reaches(gun, itemAt(board.aircraft, index)),
  );
  const key = (index: number) => {
    const { hex, altitude } = itemAt(board.aircraft, index);
    return [hexDistance(gun.hex, hex), altitude] as const;
  };
  const before = (a: number, b: number) => {
    const [distance, altitude] = key(a);
    const [other, otherAltitude] = key(b);
    return distance - other || altitude - otherAltitude || a - b;
  };
  return targets.toSorted(before)[0];
}

/** 4.10l: in the combat phase each gun that has not fired does, once, by the places `before` its damage. */
export function defencesInCombat(board: State, dice: Dice, before: Board = board): Aftermath {
  return forEach(board, board.guns, (now, gun) => {
    const silent = gun.hidden || gun.firedIn >= board.turn;
    const target = silent ? undefined : nearest(before, gun);
    return target === undefined ? still(now) : fire(now, gun, target, dice, before);
  });
}
