import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { hexLabel } from "../../../../core/geometry/hex-map.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { credited } from "../end/credits.ts";
import { belatedKills } from "../end/index.ts";
import { lateFirers, settle, tellKills } from "../fire/index.ts";
import type { MoveOrder } from "../grammar/order.ts";
import { anyGone, scoreFates } from "../ground/score.ts";
import { type Flight, fly, leafThrow, moveSceneOf, overdiveThrow } from "../move/index.ts";
import type { GroundPart } from "../parts.ts";
import { stateWith, withAircraft } from "../state/changed.ts";
import type { State, Task } from "../state/state.ts";
import { type Aftermath, inTurn, still } from "../state/step.ts";
import { doFirst } from "./agenda.ts";

/** Whether there are guns that a side has not found: then every move tells it something, and none is taken back freely. */
function searches({ setup, guns }: State, who: number): boolean {
  return guns.some(({ hidden, side }) => hidden && side !== setup.airframes[who]?.side);
}

function told(state: State, who: number, order: MoveOrder, { flown, end, leaves }: Flight): GameEvent {
  const values = {
    id: state.setup.airframes[who]?.id ?? "",
    order: order.text,
    from: hexLabel(flown.from.hex),
    hex: hexLabel(end.hex),
    facing: end.facing,
    altitude: end.altitude,
    climbed: flown.climbed,
    dived: flown.dived,
    left: leaves,
  };
  const event: GameEvent = { key: "event.moves", values };
  return searches(state, who) ? { ...event, reveals: true } : event;
}

/** D-07: the wings fold on the way down: it is destroyed where its dive ended. */
function broken(state: State, who: number, { flown, end }: Flight): State {
  const at = flown.looks.find(({ altitude }) => altitude < flown.from.altitude) ?? end;
  const { hex, facing, altitude } = at;
  return withAircraft(state, who, { hex, facing, altitude, speed: end.speed, flown, status: "destroyed" });
}

/** D-07, D-11: what an overdive cost may bring it down. */
function strain(state: State, who: number, points: number): Aftermath {
  const { damage } = itemAt(state.aircraft, who);
  return settle(withAircraft(state, who, { damage: damage + points }), state.aircraft);
}

/** Flies an order: dice for a falling leaf and an overdive, guns and bombs on the way, what it earned. */
export function moveAircraft(
  state: State,
  who: number,
  order: MoveOrder,
  dice: Dice,
  ground: GroundPart,
): Aftermath {
  const scene = moveSceneOf(state, who);
  const flight = fly(scene, order, leafThrow(scene, dice));
  const overdive = overdiveThrow(scene, order, dice);
  const events = [told(state, who, order, flight)];
  if (overdive) events.push(...overdive.events);
  if (overdive?.folds) return scored({ board: broken(state, who, flight), events }, state);
  const carried = ground.carryOut(state, who, flight, dice);
  const strained =
    overdive && overdive.points > 0 && carried.board.aircraft[who]?.status === "flying"
      ? strain(carried.board, who, overdive.points)
      : still(carried.board);
  events.push(...carried.events, ...strained.events);
  return scored({ board: strained.board, events }, state);
}

/** What a move earned; who comes down for an earlier hit is credited to who scored it. */
function scored({ board, events }: Aftermath, before: State): Aftermath {
  if (!anyGone(board, before)) return { board, events };
  const after = scoreFates(board, before);
  const kills = belatedKills(board, before);
  const told = tellKills(board.setup, kills);
  return { board: credited(after.board, kills), events: [...events, ...told, ...after.events] };
}

/** What follows a move: its own declaration, then late ones at it (4.6a, 4.6b). */
export function afterMove(state: State, who: number): State {
  return doFirst(state, [
    { do: "declare", who },
    { do: "reactions", who },
  ]);
}

/** 4.6b, A-39: those who may take the mover as their late target, in the order of movement. */
export function reactions(state: State, who: number): State {
  const late = lateFirers(state, who).map((firer): Task => ({ do: "late", who: firer, target: who }));
  return doFirst(state, late);
}

/**
 * B-47: everybody flies what is written, then all declare. Nobody's path bars another's, so that the steps can be flown a
 * whole move at a time, by MP the slowest first; what was in sight at each step is judged step by step (`looks.ts`).
 */
export function flyPlots(
  state: State,
  orders: readonly (readonly [number, MoveOrder])[],
  dice: Dice,
  ground: GroundPart,
): Aftermath {
  const flown = inTurn(
    stateWith(state, { order: orders.map(([who]) => who) }),
    (now) => ({ board: now, events: [{ key: "event.plots", values: { turn: now.turn } }] }),
    ...orders.map(
      ([who, order]) =>
        (now: State) =>
          moveIfFlying(now, who, order, dice, ground),
    ),
  );
  const declarations = orders.map(([who]): Task => ({ do: "declare", who }));
  return { board: doFirst(flown.board, declarations), events: flown.events };
}

function moveIfFlying(
  state: State,
  who: number,
  order: MoveOrder,
  dice: Dice,
  ground: GroundPart,
): Aftermath {
  const one = itemAt(state.aircraft, who);
  return one.status === "flying" ? moveAircraft(state, who, order, dice, ground) : still(state);
}
