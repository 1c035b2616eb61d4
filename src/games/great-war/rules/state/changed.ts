import { itemAt } from "../../../../core/item-at.ts";
import type { Aircraft, BarrelState, State } from "./state.ts";

// States and aircraft with something changed. Fields are written out: a spread of as many takes ten times as long, and
// every spread gives its copies a layout of their own, which slows down whatever reads them.

/** A state with the two fields changed that change all the time. */
function renewed(state: State, aircraft: State["aircraft"], agenda: State["agenda"]): Required<State> {
  return {
    setup: state.setup,
    turn: state.turn,
    phase: state.phase,
    aircraft,
    guns: state.guns,
    order: state.order,
    tails: state.tails,
    lineUp: state.lineUp,
    shots: state.shots,
    agenda,
    score: state.score,
    done: state.done,
    outcome: state.outcome,
    campaign: state.campaign,
  };
}

export function withAgenda(state: State, agenda: State["agenda"]): State {
  return renewed(state, state.aircraft, agenda);
}

export function withFleet(state: State, aircraft: State["aircraft"]): State {
  return renewed(state, aircraft, state.agenda);
}

export function stateWith(state: State, change: Partial<State>): State {
  return Object.assign(renewed(state, state.aircraft, state.agenda), change);
}

/** An aircraft as it is, but for who crippled it. */
function copied(one: Aircraft): Required<Omit<Aircraft, "crippledBy">> {
  return {
    hex: one.hex,
    facing: one.facing,
    altitude: one.altitude,
    speed: one.speed,
    damage: one.damage,
    engineLoss: one.engineLoss,
    guns: one.guns,
    crew: one.crew,
    rudder: one.rudder,
    elevator: one.elevator,
    spar: one.spar,
    fuelHit: one.fuelHit,
    fuelOut: one.fuelOut,
    gliding: one.gliding,
    bombs: one.bombs,
    status: one.status,
    ending: one.ending,
    flown: one.flown,
    looped: one.looped,
    choice: one.choice,
    attacked: one.attacked,
    progress: one.progress,
    busy: one.busy,
  };
}

/** An aircraft with another to blame for its engine or tank, or nobody. */
export function crippled(one: Aircraft, by: number | null | undefined): Aircraft {
  const copy = copied(one);
  return typeof by === "number" ? Object.assign(copy, { crippledBy: by }) : copy;
}

export function aircraftWith(one: Aircraft, change: Partial<Aircraft>): Aircraft {
  return Object.assign(crippled(one, one.crippledBy), change);
}

export function barrelWith(
  { drums, jammed, broken }: BarrelState,
  change: Partial<BarrelState>,
): BarrelState {
  return Object.assign({ drums, jammed, broken }, change);
}

/** The state with an aircraft in place of the one at its index. */
export function withAircraftAt(state: State, index: number, one: Aircraft): State {
  const aircraft = state.aircraft.slice();
  aircraft[index] = one;
  return withFleet(state, aircraft);
}

/** The state with an aircraft changed. */
export function withAircraft(state: State, index: number, change: Partial<Aircraft>): State {
  return withAircraftAt(state, index, aircraftWith(itemAt(state.aircraft, index), change));
}
