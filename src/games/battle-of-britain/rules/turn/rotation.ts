import type { Dice } from "../../../../core/dice/dice.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import { entryOf, type Rotation } from "../../data/calendar.ts";
import { damagedMore, shuffledIn, takenFromFormation, takenFromPile, undamaged } from "../deck/piles.ts";
import { tablesOf } from "../state/look.ts";
import type { State, Step } from "../state/state.ts";
import { reveal } from "../state/tell.ts";

/** Squadrons of a type that a pool has ready, as everybody can count them: all but the damaged, stood down and withdrawn. */
function readyIn(state: State, pool: string, type: string): number {
  const { damaged, stoodDown, withdrawn } = present(state.pools[pool]);
  if (withdrawn.includes(type)) return 0;
  const all = tablesOf(state.setup).pools.find(({ id }) => id === pool)?.squadrons[type] ?? 0;
  return all - (damaged[type] ?? 0) - stoodDown.filter((one) => one.type === type).length;
}

/** BB-R13, BB-R14: there is a damaged match, and somebody who can go. */
function isPossible(state: State, { from, to, gives, gains }: Rotation): boolean {
  const damaged = state.pools[to]?.damaged[gains] ?? 0;
  return damaged > 0 && readyIn(state, from, gives) > 0;
}

/** BB-59, BB-R48: rotations of this turn that are left, by their places in the list. */
export function rotationsLeft(state: State, done: readonly number[]): readonly number[] {
  const { rotations = [] } = entryOf(state.turn);
  return [...rotations.keys()].filter((at) => {
    const one = itemAt(rotations, at);
    return done.filter((used) => used === at).length < one.times && isPossible(state, one);
  });
}

export function rotationAt(state: State, at: number): Rotation {
  return present(entryOf(state.turn).rotations?.[at]);
}

/** BB-R13, BB-H8: from the pile, else from the first wing at its station that has one. */
function given(state: State, { from, gives }: Rotation): State {
  const piled = takenFromPile(state, from, gives);
  if (piled) return piled;
  const wing = state.wings.find(({ group, squadrons }) => group === from && squadrons.includes(gives));
  return wing ? takenFromFormation(state, wing.id, gives) : state;
}

/** BB-58: one squadron is damaged, another of the receiving Group is ready again; nothing is lost. */
export function rotated(state: State, rotation: Rotation, dice: Dice): Step {
  const { from, to, gives, gains } = rotation;
  const left = damagedMore(given(state, rotation), from, [gives]);
  return {
    state: shuffledIn(undamaged(left, to, [gains]), to, [gains], dice),
    events: [reveal("event.rotated", { from, to, gives, gains })],
  };
}
