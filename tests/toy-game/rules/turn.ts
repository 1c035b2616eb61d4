import type { GameEvent } from "../../../src/core/game.ts";
import { PLACE_SQUARES } from "../data/map.ts";
import {
  bySide,
  event,
  isThere,
  type Open,
  reveal,
  SIDES,
  type Side,
  type Squadron,
  type State,
  type Step,
  seatsOn,
  sideOf,
  standing,
  type Task,
  withSquadron,
} from "./state.ts";

/** RD-5, RD-16: what a turn is made of. */
export function tasksOfTurn(open: Pick<Open, "seats" | "bids">): readonly Task[] {
  if (open.bids) return [{ do: "plan" }, { do: "turn" }];
  const [raiders, defenders] = SIDES.map((side) => seatsOn(open, side));
  const moves = (seats: readonly string[] = []) => seats.map((seat): Task => ({ do: "move", seat }));
  const draws = (seats: readonly string[] = []) => seats.map((seat): Task => ({ do: "draw", seat }));
  return [
    ...moves(raiders),
    { do: "bomb" },
    ...draws(raiders),
    ...moves(defenders),
    ...draws(defenders),
    { do: "turn" },
  ];
}

/** A counter is turned up; a decoy is gone then. */
export function turnUp(state: State, { id, up, strength }: Squadron): Step {
  if (up) return { state, events: [] };
  return { state: withSquadron(state, id, { up: true }), events: [reveal("turned-up", { id, strength })] };
}

/** RD-13. */
function bombOne(step: Step, one: Squadron): Step {
  const { state, events } = turnUp(step.state, one);
  const told = [...step.events, ...events];
  if (one.strength === 0) return { state, events: told };
  const bombs = { ...state.bombs, [one.at]: (state.bombs[one.at] ?? 0) + one.strength };
  return {
    state: withSquadron({ ...state, bombs }, one.id, { loaded: false }),
    events: [...told, event("bombs", { id: one.id, square: one.at, bombs: one.strength })],
  };
}

export function bomb(state: State): Step {
  const bombers = state.squadrons.filter(
    (one) => one.loaded && isThere(one) && PLACE_SQUARES.includes(one.at),
  );
  return bombers.reduce(bombOne, { state, events: [] });
}

function isBeaten(state: State, side: Side): boolean {
  return !state.squadrons.some((one) => isThere(one) && sideOf(state, one.seat) === side);
}

/** RD-18: who stands at the place that his side chose. */
const AT_CHOICE = 2;

function bonus(state: State, side: Side): number {
  const there = Object.entries(state.choices).some(
    ([seat, square]) =>
      square !== null && sideOf(state, seat) === side && standing(state, side, square).length > 0,
  );
  return state.bids && there ? AT_CHOICE : 0;
}

/** RD-14: the sealed choices are opened at the end. */
function end(state: State): Step {
  const events = Object.entries(state.choices).map(
    ([seat, square]): GameEvent => reveal("opens", { seat, kind: choiceOf(state, seat), square }),
  );
  const won = bySide((side) => state.won[side] + bonus(state, side));
  return { state: { ...state, won, agenda: [], over: true }, events };
}

/** RD-4: what a seat chooses. */
export function choiceOf(open: Pick<Open, "seats">, seat: string): "target" | "guard" {
  return sideOf(open, seat) === "red" ? "target" : "guard";
}

export function nextTurn(state: State): Step {
  if (state.turn === state.turns || SIDES.some((side) => isBeaten(state, side))) return end(state);
  const turn = state.turn + 1;
  const squadrons = state.squadrons.map((one) => ({ ...one, moved: false }));
  const next: State = { ...state, turn, squadrons, agenda: tasksOfTurn(state) };
  return { state: next, events: [event("turn", { turn })] };
}
