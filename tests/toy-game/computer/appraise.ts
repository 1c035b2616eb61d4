import type { SeatId } from "../../../src/core/game.ts";
import { distance } from "../data/map.ts";
import { points } from "../rules/outcome.ts";
import { isThere, SIDES, type Side, type Squadron, type State, sideOf } from "../rules/state.ts";

/** Worth of a point, a card in the hand, and a strength a square nearer to where it is wanted. */
const POINT = 100;
const CARD = 12;
const NEARER = 6;
const WON = 1_000_000;
/** What a bomb is worth that is still to be dropped on the target, by the squares that are left to fly. */
const PROSPECTS = [180, 150, 120, 90, 60];

function on(state: State, side: Side): readonly Squadron[] {
  return state.squadrons.filter((one) => isThere(one) && sideOf(state, one.seat) === side);
}

function cards(state: State, side: Side): number {
  return Object.entries(state.hands).reduce(
    (sum, [seat, hand]) => sum + (sideOf(state, seat) === side ? hand.length : 0),
    0,
  );
}

/** The raiders want to be over their target while there is time. */
function prospects(state: State, target: string): number {
  return on(state, "red").reduce((sum, { at, strength, loaded }) => {
    const away = distance(at, target);
    return loaded && away <= state.turns - state.turn + 1 ? sum + strength * (PROSPECTS[away] ?? 0) : sum;
  }, 0);
}

/** The defenders want to be near them. */
function pursuit(state: State): number {
  const raiders = on(state, "red");
  return on(state, "blue").reduce((sum, { at, strength }) => {
    const nearest = Math.min(...raiders.map((one) => distance(at, one.at)), 5);
    return sum - strength * nearest * NEARER;
  }, 0);
}

/** What the raiders have over the defenders. */
function balance(state: State): number {
  const score = points(state);
  const lead = POINT * (score.red - score.blue);
  if (state.over) return lead + WON * Math.sign(lead);
  if (state.bids) return lead;
  const [chooser] = Object.entries(state.choices).find(([seat]) => sideOf(state, seat) === "red") ?? [];
  const target = state.choices[chooser ?? ""] ?? "C4";
  const held = CARD * (cards(state, "red") - cards(state, "blue"));
  return lead + held + prospects(state, target) - pursuit(state);
}

/** In hundredths of a point. */
export function appraise(state: State, seat: SeatId): number {
  return sideOf(state, seat) === SIDES[0] ? balance(state) : 0 - balance(state);
}
