import { FRONT } from "../../data/weapons.ts";
import { bearing, sight } from "../../rules/fire/ruling.ts";
import type { MoveOrder } from "../../rules/grammar/order.ts";
import { fly } from "../../rules/move/fly.ts";
import { legalOrders } from "../../rules/move/orders.ts";
import { situationOf } from "../../rules/state/situation.ts";
import type { Aircraft, Board } from "../../rules/state/state.ts";
import { ENEMY, PUPIL } from "./setup.ts";

function indexOf({ setup }: Board, id: string): number {
  return setup.airframes.findIndex((airframe) => airframe.id === id);
}

function flown({ setup }: Board, one: Aircraft, order: MoveOrder): Aircraft {
  const { at, heading, left } = fly(one, order, setup.table);
  return { ...one, at, heading, fired: 0, status: left === null ? "flying" : "disengaged" };
}

/** The orders of an aircraft that keep it on the table, with where each takes it. */
function plans(board: Board, id: string): readonly { order: MoveOrder; after: Aircraft }[] {
  const index = indexOf(board, id);
  const one = board.aircraft[index];
  if (one?.status !== "flying") return [];
  return legalOrders(situationOf(board, index))
    .orders.map((order) => ({ order, after: flown(board, one, order) }))
    .filter(({ after }) => after.status === "flying");
}

function together(board: Board, mine: Aircraft, theirs: Aircraft): Board {
  const [own, enemy] = [indexOf(board, PUPIL), indexOf(board, ENEMY)];
  const aircraft = board.aircraft.map((one, at) => (at === own ? mine : at === enemy ? theirs : one));
  return { setup: board.setup, aircraft };
}

/** What the pupil's front gun would need; 0 where it does not bear. */
function chance(board: Board, mine: Aircraft, theirs: Aircraft): number {
  const after = together(board, mine, theirs);
  const [own, enemy] = [indexOf(board, PUPIL), indexOf(board, ENEMY)];
  return bearing(after, own, enemy) & FRONT ? sight(after, own, enemy).need : 0;
}

/** The order with the best shot if the enemy goes straight on; undefined when none has a shot. */
export function goodOrder(board: Board): string | undefined {
  const straight = plans(board, ENEMY).find(({ order }) => !/[LR]/.test(order.steps));
  if (!straight) return undefined;
  const found = plans(board, PUPIL)
    .map(({ order, after }) => ({ text: order.text, need: chance(board, after, straight.after) }))
    .filter(({ need }) => need > 0)
    .sort((a, b) => b.need - a.need || a.text.length - b.text.length);
  return found[0]?.text;
}

/** Whether the enemy could answer the fire from where both would be. */
function answers(board: Board, mine: Aircraft, theirs: Aircraft): boolean {
  const after = together(board, mine, theirs);
  return bearing(after, indexOf(board, ENEMY), indexOf(board, PUPIL)) !== 0;
}

/**
 * Orders that make the pupil's next one easy: as many of his as can be must end with a shot. `fought`: the enemy
 * must be able to answer too. It sees where everybody stands, never what the pupil has written.
 */
export function kindOrders(board: Board, fought: boolean): readonly string[] {
  const pupil = plans(board, PUPIL);
  const worth = (theirs: Aircraft) =>
    pupil.reduce((sum, { after }) => {
      if (chance(board, after, theirs) === 0) return sum;
      return sum + (answers(board, after, theirs) === fought ? 2 : 1);
    }, 0);
  const ranked = plans(board, ENEMY)
    .map(({ order, after }) => ({ order, worth: worth(after) }))
    .sort((a, b) => b.worth - a.worth || a.order.speed - b.order.speed);
  const [best] = ranked;
  return ranked.filter((one) => one.worth === best?.worth).map(({ order }) => order.text);
}

/** The slowest way straight on: one that stays on the table where there is one. */
export function slowOrder(board: Board): string | undefined {
  const isStraight = ({ steps }: MoveOrder) => !/[LR]/.test(steps);
  const staying = plans(board, ENEMY).find(({ order }) => isStraight(order))?.order;
  const legal = legalOrders(situationOf(board, indexOf(board, ENEMY))).orders;
  return (staying ?? legal.find(isStraight) ?? legal[0])?.text;
}
