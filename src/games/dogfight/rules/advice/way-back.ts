import { itemAt } from "../../../../core/item-at.ts";
import { remembered, rememberedBy } from "../../../../core/remember.ts";
import { EDGES, type Edge } from "../../data/edges.ts";
import type { MoveOrder } from "../grammar/order.ts";
import { fly } from "../move/fly.ts";
import { moved } from "../move/moved.ts";
import { legalOrders } from "../move/orders.ts";
import type { Setup } from "../setup/setup.ts";
import { keyOf, type Situation, situationOf } from "../state/situation.ts";
import type { Aircraft, Board } from "../state/state.ts";

/** Turns after this one for which a way on is looked for: in so many the slowest has come round, in a corner too. */
const TURNS = 12;

/** Edges by which an aircraft leaves to its own side's gain. */
export function waysOut({ scoring, airframes }: Setup, index: number): readonly Edge[] {
  const side = airframes[index]?.side ?? 0;
  const own = scoring?.prices[side][index];
  const enemy = scoring?.prices[side === 0 ? 1 : 0][index];
  return own && enemy ? EDGES.filter((edge) => own[edge] > enemy[edge]) : [];
}

function pointsOf({ steps }: MoveOrder): number {
  return steps.replace(/F/g, "").length;
}

/** Orders by which an aircraft may come round, the tightest turns first. */
const roundIn = rememberedBy(keyOf, (situation: Situation) =>
  legalOrders(situation)
    .orders.filter(({ climb }) => climb === 0)
    .toSorted((a, b) => pointsOf(b) - pointsOf(a)),
);

/** A search for ways of an aircraft to stay on the table. */
interface Search {
  readonly board: Board;
  readonly index: number;
  /** By place and way of flying: in how many more turns it is off the table, whatever it flies. */
  readonly lost: Map<string, number>;
}

/** Whether an aircraft that stands somewhere and flies an order is still on the table so many turns later, at its best. */
function lasts(search: Search, one: Aircraft, order: MoveOrder, turns: number): boolean {
  const { setup } = search.board;
  const flight = fly(one, order, setup.table);
  if (flight.left !== null) return waysOut(setup, search.index).includes(flight.left);
  return turns === 0 || goesOn(search, moved(one, order, flight), turns - 1);
}

function goesOn(search: Search, one: Aircraft, turns: number): boolean {
  const { board, index, lost } = search;
  const aircraft = board.aircraft.map((other, at) => (at === index ? one : other));
  const situation = situationOf({ ...board, aircraft }, index);
  const { xp, xq, yp, yq } = one.at;
  const key = [keyOf(situation), one.heading, xp, xq, yp, yq].join(" ");
  if ((lost.get(key) ?? Infinity) <= turns) return false;
  if (roundIn(situation).some((order) => lasts(search, one, order, turns))) return true;
  lost.set(key, turns);
  return false;
}

/** Whether a legal order keeps an aircraft on the table for so many more turns, if it does its best; its way out is no loss. */
function lasting(board: Board, index: number): (order: MoveOrder, turns: number) => boolean {
  const search = { board, index, lost: new Map<string, number>() };
  return (order, turns) => lasts(search, itemAt(board.aircraft, index), order, turns);
}

/** Whether an order leaves an aircraft a way to stay on the table, or takes it where it is to go. */
export function hasWayBack(board: Board, index: number, order: MoveOrder): boolean {
  return lasting(board, index)(order, TURNS);
}

function best(board: Board, index: number): readonly MoveOrder[] {
  const { orders } = legalOrders(situationOf(board, index));
  const stays = lasting(board, index);
  for (let turns = TURNS; turns >= 0; turns--) {
    const kept = orders.filter((order) => stays(order, turns));
    if (kept.length > 0) return kept;
  }
  return orders;
}

/** What may be suggested to each aircraft of a board. */
const suggestedOn = remembered((_: readonly Aircraft[]) => new Map<number, readonly MoveOrder[]>());

/**
 * The legal orders that may be suggested for an aircraft: those that leave it a way to stay on the table. Where none does,
 * those that stay the longest.
 */
export function suggestedOrders(board: Board, index: number): readonly MoveOrder[] {
  const known = suggestedOn(board.aircraft);
  const found = known.get(index) ?? best(board, index);
  known.set(index, found);
  return found;
}
