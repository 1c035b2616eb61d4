import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { SIDES, type Side } from "../../data/sides.ts";
import { drawTo } from "../hand/deck.ts";
import { limitOf } from "../hand/limits.ts";
import { withLeader, withState } from "../state/changed.ts";
import type { State, Step } from "../state/state.ts";
import { other, reveal, tell, why } from "../state/tell.ts";
import { startLevel } from "./start-level.ts";

/** DIF-B20: the first of a side's Leaders with Keen Eyesight; -1 for none. */
function keenOf(state: State, side: Side): number {
  return state.elements.findIndex(
    ({ leader }, place) => leader.keen === true && state.setup.elements[place]?.side === side,
  );
}

interface First {
  readonly side: Side | undefined;
  /** Leaders whose eyes decided it. */
  readonly shown: readonly number[];
}

const higher = (one: number, two: number): Side | undefined => (one === two ? undefined : one > two ? 0 : 1);

/** DIF-B2, DIF-B20: the higher roll; Keen Eyesight adds 1, and is told only where it changes what comes of it (DIF-H2). */
function judged(state: State, one: number, two: number): First {
  const eyes = [keenOf(state, 0), keenOf(state, 1)] as const;
  const side = higher(one + (eyes[0] >= 0 ? 1 : 0), two + (eyes[1] >= 0 ? 1 : 0));
  return { side, shown: side === higher(one, two) ? [] : eyes.filter((eye) => eye >= 0) };
}

function shownEyes(state: State, element: number): Step {
  const { leader } = itemAt(state.elements, element);
  if (leader.keenShown) return { state, events: [] };
  const { id } = itemAt(state.setup.elements, element);
  return {
    state: withLeader(state, element, { keenShown: true }),
    events: [reveal("event.keen-eyes", { id })],
  };
}

/** DIF-B2: each side rolls until one is higher. */
function rollForFirst(state: State, dice: Dice): Step {
  const events: GameEvent[] = [];
  let now = state;
  for (;;) {
    const [one = 1, two = 1] = SIDES.map(
      (by) => dice.throw({ dice: ["d6"], by, why: why("throw.first", { by }) })[0] ?? 1,
    );
    const { side, shown } = judged(now, one, two);
    for (const eye of shown) {
      const seen = shownEyes(now, eye);
      now = seen.state;
      events.push(...seen.events);
    }
    const faces = [one, two];
    if (side === undefined) {
      events.push(tell("event.first-tied", { faces }));
      continue;
    }
    events.push(tell("event.first", { side: SIDES[side], faces }));
    return { state: withState(now, { first: side }), events };
  }
}

/** DIF-B2, DIF-R30: every Leader gets what he may hold at the start level, the first side's before the other's. */
function deal(state: State, dice: Dice): Step {
  const events: GameEvent[] = [];
  let now = state;
  for (const side of [state.first, other(state.first)]) {
    for (const [place, one] of state.setup.elements.entries()) {
      if (one.side !== side || state.elements[place]?.presence !== "here") continue;
      const drawn = drawTo(now, place, limitOf(now, place), dice);
      now = drawn.state;
      events.push(...drawn.events);
    }
  }
  return { state: now, events };
}

/** Start level, first side, hands. */
export function openPlay(state: State, dice: Dice): Step {
  const level = startLevel(state, dice);
  const first = rollForFirst(level.state, dice);
  const dealt = deal(first.state, dice);
  return { state: dealt.state, events: [...level.events, ...first.events, ...dealt.events] };
}
