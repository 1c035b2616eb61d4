import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { withElement } from "../state/changed.ts";
import { hasLeader } from "../state/pieces.ts";
import type { Board, State, Step } from "../state/state.ts";
import { tell } from "../state/tell.ts";

/** DIF-B5: steps of an Element towards another: 2 Tailing, 1 Advantaged, 0 Neutral, -1 Disadvantaged, -2 Tailed. */
export function relation(board: Board, own: number, enemy: number): -2 | -1 | 0 | 1 | 2 {
  const mine = itemAt(board.elements, own);
  if (mine.quarry === enemy) return mine.steps;
  const theirs = itemAt(board.elements, enemy);
  return theirs.quarry === own ? ((0 - theirs.steps) as -2 | -1) : 0;
}

/** The Element that pursues another, by its place; -1 for none. */
export function pursuerOf(board: Board, element: number): number {
  return board.elements.findIndex((one) => one.quarry === element);
}

/** DIF-B5: in a position other than Neutral towards anybody. */
export function isEngaged(board: Board, element: number): boolean {
  return (board.elements[element]?.quarry ?? -1) >= 0 || pursuerOf(board, element) >= 0;
}

function named(state: State, element: number): string {
  return state.setup.elements[element]?.id ?? "";
}

function released(state: State, element: number): Step {
  const { quarry } = itemAt(state.elements, element);
  if (quarry < 0) return { state, events: [] };
  return {
    state: withElement(state, element, { quarry: -1, steps: 0 }),
    events: [tell("event.neutral", { id: named(state, element), to: named(state, quarry) })],
  };
}

/** DIF-B5: whom it pursues and who pursues it: both end. */
export function disengaged(state: State, element: number): Step {
  const first = released(state, element);
  const pursuer = pursuerOf(first.state, element);
  if (pursuer < 0) return first;
  const second = released(first.state, pursuer);
  return { state: second.state, events: [...first.events, ...second.events] };
}

/** Step h: the pursuer lets go. */
export const dropped = released;

/** DIF-B5: a position card moves an Element towards an enemy; what that one pursued ends first. */
export function advanced(state: State, own: number, enemy: number, gain: number): Step {
  const events: GameEvent[] = [];
  let now = state;
  const theirs = itemAt(state.elements, enemy);
  if (theirs.quarry >= 0 && theirs.quarry !== own) {
    const ended = released(state, enemy);
    now = ended.state;
    events.push(...ended.events);
  }
  const steps = Math.min(2, relation(now, own, enemy) + gain);
  now = withElement(now, enemy, { quarry: -1, steps: 0 });
  now = withElement(now, own, { quarry: -1, steps: 0 });
  if (steps > 0) now = withElement(now, own, { quarry: enemy, steps: steps as 1 | 2 });
  if (steps < 0) now = withElement(now, enemy, { quarry: own, steps: (0 - steps) as 1 | 2 });
  events.push(tell("event.position", { id: named(state, own), to: named(state, enemy), steps }));
  return { state: now, events };
}

/** DIF-R38: positions towards enemies at other levels, and of those who have lost their Leader, become Neutral. */
export function brokenUp(state: State): Step {
  const events: GameEvent[] = [];
  let now = state;
  for (const [place, { quarry, level }] of state.elements.entries()) {
    if (quarry < 0) continue;
    const stands =
      state.elements[quarry]?.level === level && hasLeader(state, place) && hasLeader(state, quarry);
    if (stands) continue;
    const ended = released(now, place);
    now = ended.state;
    events.push(...ended.events);
  }
  return { state: now, events };
}
