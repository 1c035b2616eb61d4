import type { BattleTable } from "../../../../core/battle-tables.ts";
import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import { BRITISH, GERMAN, type Side } from "../../data/sides.ts";
import type { Allocation } from "../grammar/order.ts";
import { removedIfEmpty } from "../raid/leave.ts";
import { doFirst, withGeschwader, withWing } from "../state/change.ts";
import { geschwaderOf, sortedTypes, wingOf } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import type { Battle, Engagement } from "../state/task.ts";
import { reveal, tell } from "../state/tell.ts";
import { byDice, isJoined } from "./engage.ts";
import { aceShown, metBy } from "./intercept.ts";
import { lost, stoodDown } from "./losses.ts";

/** What a battle cost each side. */
export type Cost = readonly [british: Allocation, german: Allocation];

/** BB-H10: who fights is told to everybody, and the campaign waits for another table. */
export function joined(state: State, engagement: Engagement, by: BattleTable, dice: Dice): Step {
  if (by === "dice" || !isJoined(state, engagement)) return { state: byDice(state, engagement), events: [] };
  const { kind, wings, geschwader: id } = engagement;
  const one = geschwaderOf(state, id);
  const british = wings.flatMap((wing) => wingOf(state, wing).squadrons);
  const met = kind === "intercept" ? metBy(state, itemAt(wings, 0), one, dice) : one.squadrons;
  const battle: Battle = {
    ...engagement,
    by,
    square: present(one.square),
    ace: wings.includes(state.ace.at),
    british: sortedTypes(state.setup, british),
    german: sortedTypes(state.setup, met),
  };
  const { british: own, german } = battle;
  return {
    state: doFirst(wings.reduce(aceShown, state), [{ do: "elsewhere", battle }]),
    events: [reveal("event.joined", { wings, geschwader: id, british: own, german, by })],
  };
}

/** BB-R55, BB-H8: squadrons leave the first of the wings that has one of their type. */
function british(state: State, wings: readonly string[], { lost: types, stood }: Allocation): State {
  const holder = (now: State, type: string) =>
    wings.find((id) => wingOf(now, id).squadrons.includes(type)) ?? itemAt(wings, 0);
  const left = types.reduce((now, type) => lost(now, BRITISH, holder(now, type), [type]), state);
  return stood === null ? left : stoodDown(left, holder(left, stood), stood);
}

function german(state: State, id: string, { lost: types, stood }: Allocation): State {
  const left = lost(state, GERMAN, id, types);
  return stood === null ? left : stoodDown(left, id, stood);
}

/** BB-79: the wings of a battle land. */
function landed(state: State, { kind, wings }: Engagement): State {
  const change = { square: null, patrol: false, ...(kind === "dogfight" && { met: true, used: true }) };
  return wings.reduce((now, wing) => withWing(now, wing, change), state);
}

function told(
  { wings, geschwader, by }: Battle,
  side: Side,
  { lost: types, stood }: Allocation,
): GameEvent[] {
  if (types.length === 0 && stood === null) return [];
  const formations = side === BRITISH ? wings : [geschwader];
  return [tell("event.cost", { formations, side, by, lost: types, stood })];
}

/** BB-H10: what a battle on another table cost is paid here. */
export function settled(state: State, battle: Battle, cost: Cost, dice: Dice): Step {
  const { wings, geschwader: id } = battle;
  const paid = german(british(state, wings, cost[BRITISH]), id, cost[GERMAN]);
  const back = { ...withGeschwader(landed(paid, battle), id, { fought: true }), dogfight: null };
  const empty = removedIfEmpty(back, id, dice);
  const costs = ([BRITISH, GERMAN] as const).flatMap((side) => told(battle, side, cost[side]));
  const events = costs.length > 0 ? costs : [tell("event.no-cost", { wings, geschwader: id })];
  return { state: empty.state, events: [...events, ...empty.events] };
}
