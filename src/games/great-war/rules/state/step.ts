import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { SIDES, type SideName } from "../../data/sides.ts";
import type { EventKey, Phrases, ThrowKey } from "../../words/phrases.ts";
import type { Airframe, Setup } from "../setup/setup.ts";
import type { Board, State } from "./state.ts";

/** A board after something happened on it, and what is told about that. */
export interface Aftermath {
  readonly board: State;
  readonly events: readonly GameEvent[];
}

/** Does the same for one aircraft, or whatever it is, after the other. */
export function forEach<Item>(
  board: State,
  items: readonly Item[],
  act: (board: State, item: Item) => Aftermath,
): Aftermath {
  const events: GameEvent[] = [];
  let now = board;
  for (const item of items) {
    const step = act(now, item);
    now = step.board;
    if (step.events.length > 0) events.push(...step.events);
  }
  return { board: now, events };
}

/** One step after the other. */
export function inTurn(board: State, ...acts: readonly ((board: State) => Aftermath)[]): Aftermath {
  return forEach(board, acts, (now, act) => act(now));
}

const NOTHING: readonly GameEvent[] = [];

/** Nothing happens. */
export function still(board: State): Aftermath {
  return { board, events: NOTHING };
}

/** the movers of this turn in their order, then the others in that of the set-up. */
export function inMoveOrder({ aircraft, order }: Board): readonly number[] {
  if (order.length === aircraft.length) return order;
  const all = [...order];
  for (let index = 0; index < aircraft.length; index++) if (!order.includes(index)) all.push(index);
  return all;
}

/** Whether it flies, and is no balloon. */
export function isAirborne({ setup, aircraft }: Board, index: number): boolean {
  return aircraft[index]?.status === "flying" && !setup.airframes[index]?.balloon;
}

export function airframeOf(setup: Setup, index: number): Airframe {
  return itemAt(setup.airframes, index);
}

export function idOf(setup: Setup, index: number): string {
  return airframeOf(setup, index).id;
}

export function nameOfSide(side: SideIndex): SideName {
  return SIDES[side];
}

/** An event with its values, checked against its key. */
export function tell<Key extends EventKey>(key: Key, values: Phrases[Key]): GameEvent {
  return { key, values } as GameEvent;
}

/** What dice are thrown for. */
export function why<Key extends ThrowKey>(key: Key, values: Phrases[Key]) {
  return { key, values } as { readonly key: Key; readonly values: Phrases[Key] };
}
