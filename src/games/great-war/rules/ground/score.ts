import { itemAt } from "../../../../core/item-at.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { enemyOf } from "../setup/front.ts";
import { typeOf } from "../setup/roster.ts";
import type { Airframe, Prices, Setup } from "../setup/setup.ts";
import { stateWith } from "../state/changed.ts";
import type { Aircraft, Board, State } from "../state/state.ts";
import { type Aftermath, airframeOf, forEach, idOf, nameOfSide, still, tell } from "../state/step.ts";
import { hasTried } from "../state/tried.ts";

/** A board on which points are counted. */
export type Scored = Board & Pick<State, "score" | "done">;

/** Why points are given. */
export type Why = "strafing" | "bomb" | "photo" | "spot" | "kill" | "balloon" | "two-seater" | "home";

function credit(board: State, side: SideIndex, index: number, why: Why, points: number): Aftermath {
  if (points === 0) return still(board);
  const total = board.score[side] + points;
  const score: State["score"] = side === 0 ? [total, board.score[1]] : [board.score[0], total];
  const values = { id: idOf(board.setup, index), side: nameOfSide(side), why, points, total };
  return { board: stateWith(board, { score }), events: [tell("event.points", values)] };
}

/** Points for what an aircraft did, to its own side. */
export function award(board: State, index: number, why: Why, points: number): Aftermath {
  return credit(board, airframeOf(board.setup, index).side, index, why, points);
}

/** Destroyed, crashed or out of control: it has fallen. */
export function hasFallen({ status }: Aircraft): boolean {
  return status === "destroyed" || status === "crashed" || status === "lost";
}

function priceOf(setup: Setup, index: number, { balloon }: Airframe, prices: Prices): [Why, number] {
  if (balloon) return ["balloon", prices.balloon];
  return typeOf(setup, index).seats > 1 ? ["two-seater", prices.twoSeater] : ["kill", prices.kill];
}

/**
 * B-76: what an aircraft earns when it comes home over its own edge: what getting away pays, and if it has tried its
 * task what coming home from that pays.
 */
export function homePoints(setup: Setup, index: number, one: Aircraft): number {
  const prices = setup.prices[airframeOf(setup, index).side];
  const tried = prices.home > 0 && hasTried(setup, index, one);
  return (prices.escape ?? 0) + (tried ? prices.home : 0);
}

/** Points for what has become of an aircraft since `before`: it fell, or it came home (B-32). */
function scoreFate(board: State, index: number, before: Board): Aftermath {
  const one = itemAt(board.aircraft, index);
  const airframe = airframeOf(board.setup, index);
  if (before.aircraft[index]?.status !== "flying" || one.status === "flying") return still(board);
  if (hasFallen(one)) {
    const side = enemyOf(airframe.side);
    const [why, points] = priceOf(board.setup, index, airframe, board.setup.prices[side]);
    return credit(board, side, index, why, points);
  }
  if (one.status !== "home" || airframe.balloon) return still(board);
  return credit(board, airframe.side, index, "home", homePoints(board.setup, index, one));
}

/** Whether anybody has stopped flying since `before`. */
export function anyGone(board: Board, before: Board): boolean {
  return board.aircraft.some((one, index) => one.status !== before.aircraft[index]?.status);
}

/**
 * Points by the scenario's prices for everybody who fell or came home since `before`, once each. B-32: an enemy that
 * falls counts for the other side whatever brought it down, guns, ground or its own pilot.
 */
export function scoreFates(board: State, before: Board): Aftermath {
  if (!anyGone(board, before)) return still(board);
  return forEach(board, [...board.aircraft.keys()], (now, index) => scoreFate(now, index, before));
}
